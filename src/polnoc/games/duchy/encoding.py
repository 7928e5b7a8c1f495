"""The view as numbers, for learning: the layout `duchy_v1`.

The layout does not depend on the number of players or on the deck; empty places are zero. Seats are relative
to the viewer: the viewer first, then to the left. Cards are identified by their lair numbers, decks as mine
and the rivals', which are the same without teams. A deck has at most `MOST_NUMBERS` numbers, so all fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from polnoc.engine.encoding import Block, Layout, byte, own_seat
from polnoc.engine.views import View
from polnoc.games.duchy.cards import MOST_NUMBERS
from polnoc.games.duchy.deduction import candidates, public_candidates
from polnoc.games.duchy.terms import Terms

#: What the viewer can be asked, in the order of the one-hot block.
DECISIONS: Final = (
    "Hide", "TeamsHide", "Turn", "ChooseRun", "ChooseNumbers", "ChooseLowest", "NameLair",
    "NameLairRun", "Arrange", "CopyOrExtra",
)  # fmt: skip

#: Every event, for the encoding of recent events: never reorder them, append new ones.
EVENT_KEYS: Final = (
    "round-begins", "dealt-card", "hides-card", "hides", "settles-card", "passed-cards", "shares-cards",
    "shares", "turn", "extra-turn", "uses", "copies", "boxes-card", "boxes", "draws-card", "draws",
    "asks-even", "asks-among", "asks-at-least", "guesses", "answers-yes", "answers-no", "ignores",
    "shields", "peeks-bottom-cards", "peeks-bottom", "peeks-top-cards", "peeks-top", "arranges-cards",
    "arranges", "found", "scores", "round-over", "game-over",
)  # fmt: skip

SEATS: Final = 4
#: How many questions and guesses of the round are encoded. Good players seldom need more (99 of 100 decisions
#: of regular bots have fewer before them); what older ones tell is contained in the possible lairs.
FACTS: Final = 12
#: Shares are encoded in multiples of 1/240, as 240 is divisible by the usual targets.
SHARE: Final = 240

LAYOUT: Final = Layout(
    "duchy_v1",
    (
        Block("decision", len(DECISIONS), 1, f"one-hot, if I am asked: {', '.join(DECISIONS)}"),
        Block("own lair", MOST_NUMBERS, 1, "one-hot by number"),
        Block("own hand", MOST_NUMBERS, 1, "one-hot by number"),
        Block(
            "dealt or passed to me", MOST_NUMBERS, 1,
            "cards among which I choose a lair or a hand, by number",
        ),
        Block("named so far", MOST_NUMBERS, 1, "numbers of the question that I am putting together"),
        Block("face up, my deck", MOST_NUMBERS, 1, "cards in the middle by number"),
        Block("face up, the rivals' deck", MOST_NUMBERS, 1, "the same; without teams there is one deck"),
        Block(
            "possible lairs by seat, as I know", SEATS * MOST_NUMBERS, 1,
            "for each seat the numbers where it can hide, by all that I have seen; mine is where I hide",
        ),
        Block(
            "possible lairs by seat, as all know", SEATS * MOST_NUMBERS, 1,
            "the same by what lies open to all",
        ),
        Block(
            "known to lie elsewhere", MOST_NUMBERS, 1,
            "hidden cards whose place or places I know, by number",
        ),
        Block("points by seat, share of the target", SEATS, SHARE, "of the side of each seat"),
        Block("found by seat", SEATS, 1, "out of the round"),
        Block("shielded by seat", SEATS, 1, "ignores blue cards"),
        Block("at the table by seat", SEATS, 1, "1 for each seat of the game"),
        Block(
            "left in the stack by deck, share", 2, MOST_NUMBERS,
            "cards in the stack of my deck and the rivals'",
        ),
        Block("known to lie elsewhere, my deck", MOST_NUMBERS, 1, "those of my deck alone"),
        Block("known to lie elsewhere, the rivals' deck", MOST_NUMBERS, 1, "the same"),
        Block("guessing", 1, 1, "I have chosen to guess, in secret, and name a number now"),
        Block("card carried out", MOST_NUMBERS, 1, "one-hot: the card for which I decide something"),
        Block("numbers asked for", 1, 4, "how many numbers I have still to name, or how many cards to lay"),
        Block("laid on top", MOST_NUMBERS, 1, "one-hot: the card of the stack that I have left on top"),
        Block("laid at the bottom", MOST_NUMBERS, 1, "cards that I have put at the bottom"),
        Block(
            "known in the stack, my deck", MOST_NUMBERS, MOST_NUMBERS,
            "by number: how many cards of the stack down to it, 1: it comes next; 0: not there, or I do not "
            "know",
        ),
        Block("known in the stack, the rivals' deck", MOST_NUMBERS, MOST_NUMBERS, "the same"),
        Block(
            "known in hands by seat", SEATS * MOST_NUMBERS, 1,
            "for each seat the card that I know it to hold",
        ),
        Block(
            "known to others by seat", SEATS * 4, 4,
            "for each other seat: whether it knows my lair (4) or my hand (4), whether it knows the next "
            "card of my deck (4), how many cards of stacks it knows",
        ),
        Block("in the box by deck", 2, MOST_NUMBERS, "cards in the box, of my deck and the rivals'"),
        Block("acts now by seat", SEATS, 1, "one-hot: who must decide; nobody while all hide"),
        Block("begins the round by seat", SEATS, 1, "one-hot"),
        Block("drew for the team by seat", SEATS, 1, "with teams"),
        Block(
            "laid face up by seat", SEATS * MOST_NUMBERS, 1,
            "for each seat the cards that it has laid in the middle",
        ),
        Block("round", 1, 20, "rounds begun"),
        Block(
            "rules", 6, 20,
            "points to win; then, 20 for yes: the target ends the game at once, two points for a double "
            "hit, shields stop copies, open numbers may be named; cards of a deck",
        ),
        Block(
            "named by seat", SEATS * MOST_NUMBERS, 4,
            "how often each seat has named a number this round, with a guess or a question of its own "
            "choice",
        ),
        Block(
            "facts: who asked", FACTS * SEATS, 1,
            "one-hot for each of the last questions and guesses, newest first",
        ),
        Block(
            "facts: card", FACTS * (MOST_NUMBERS + 1), 1,
            "one-hot: a guess without a card, then cards by number",
        ),
        Block("facts: numbers", FACTS * MOST_NUMBERS, 1, "the numbers asked about"),
        Block("facts: yes by seat", FACTS * SEATS, 1, "who said yes"),
        Block("facts: no by seat", FACTS * SEATS, 1, "who said no; neither: not asked, shielded or found"),
    ),
)  # fmt: skip

OWN_LAIR: Final = LAYOUT.start("own lair")
OWN_HAND: Final = LAYOUT.start("own hand")
DEALT: Final = LAYOUT.start("dealt or passed to me")
NAMED_SO_FAR: Final = LAYOUT.start("named so far")
OPEN: Final = LAYOUT.start("face up, my deck")
POSSIBLE: Final = LAYOUT.start("possible lairs by seat, as I know")
POSSIBLE_TO_ALL: Final = LAYOUT.start("possible lairs by seat, as all know")
ELSEWHERE: Final = LAYOUT.start("known to lie elsewhere")
POINTS: Final = LAYOUT.start("points by seat, share of the target")
FOUND: Final = LAYOUT.start("found by seat")
SHIELDED: Final = LAYOUT.start("shielded by seat")
SEATED: Final = LAYOUT.start("at the table by seat")
LEFT: Final = LAYOUT.start("left in the stack by deck, share")
ELSEWHERE_BY_DECK: Final = LAYOUT.start("known to lie elsewhere, my deck")
GUESSING: Final = LAYOUT.start("guessing")
CARRIED_OUT: Final = LAYOUT.start("card carried out")
ASKED_FOR: Final = LAYOUT.start("numbers asked for")
ON_TOP: Final = LAYOUT.start("laid on top")
AT_BOTTOM: Final = LAYOUT.start("laid at the bottom")
IN_STACK: Final = LAYOUT.start("known in the stack, my deck")
IN_HANDS: Final = LAYOUT.start("known in hands by seat")
TO_OTHERS: Final = LAYOUT.start("known to others by seat")
IN_BOX: Final = LAYOUT.start("in the box by deck")
ACTS: Final = LAYOUT.start("acts now by seat")
BEGINS: Final = LAYOUT.start("begins the round by seat")
DREW: Final = LAYOUT.start("drew for the team by seat")
LAID: Final = LAYOUT.start("laid face up by seat")
ROUND: Final = LAYOUT.start("round")
RULES: Final = LAYOUT.start("rules")
NAMED: Final = LAYOUT.start("named by seat")
FACT_ASKER: Final = LAYOUT.start("facts: who asked")
FACT_CARD: Final = LAYOUT.start("facts: card")
FACT_NUMBERS: Final = LAYOUT.start("facts: numbers")
FACT_YES: Final = LAYOUT.start("facts: yes by seat")
FACT_NO: Final = LAYOUT.start("facts: no by seat")


def encode(view: View, terms: Terms) -> bytes:
    """Encode the view of a player (not of a spectator) as bytes."""
    players = terms.players
    me = own_seat(view, players)
    data = bytearray(LAYOUT.size)
    #: By seat: its place relative to the viewer.
    place = [(seat - me) % players for seat in range(players)]
    _write_cards(data, view, terms, me, place)
    _write_seats(data, view, terms, me, place)
    _write_decision(data, view, terms, me, place)
    _write_knowledge(data, view, terms, me, place)
    _write_facts(data, view["facts"], terms, place)
    return bytes(data)


def _write_cards(data: bytearray, view: View, terms: Terms, me: int, place: list[int]) -> None:
    """Write where cards are, as far as the viewer sees, and how many others there are."""
    number = terms.number
    lair: int = view["lair"][me]
    if lair > 0:
        data[OWN_LAIR + number[lair] - 1] = 1
    hand: int = view["hand"][me]
    if hand > 0:
        data[OWN_HAND + number[hand] - 1] = 1
    decks = (terms.deck_of[me], terms.rival_deck_of[me])
    middle: tuple[int, ...] = view["middle"]
    for nth, card in enumerate(middle):
        at = number[card] - 1
        for side, deck in enumerate(decks):
            if terms.full[deck] >> card & 1:
                data[OPEN + side * MOST_NUMBERS + at] = 1
        laid_by: int = view["laid_by"][nth]
        data[LAID + place[laid_by] * MOST_NUMBERS + at] = 1
    for side, deck in enumerate(decks):
        above, pool, below = view["stacks"][deck]
        data[LEFT + side] = above + pool + below
        data[IN_BOX + side] = view["box"].count(deck)


def _write_seats(data: bytearray, view: View, terms: Terms, me: int, place: list[int]) -> None:
    """Write points, the state of seats, and the options."""
    found: int = view["found"]
    shield: int = view["shield"]
    target = terms.target
    for seat, at in enumerate(place):
        score: int = view["scores"][terms.side[seat]]
        data[POINTS + at] = byte(score * SHARE // target)
        data[FOUND + at] = found >> seat & 1
        data[SHIELDED + at] = shield >> seat & 1
        data[SEATED + at] = 1
    if view["starter"] >= 0:
        data[BEGINS + place[view["starter"]]] = 1
    drawers: tuple[int, ...] = view["drawers"]
    for seat in drawers:
        data[DREW + place[seat]] = 1
    data[ROUND] = byte(view["round"])
    options = terms.options
    data[RULES] = byte(target)
    data[RULES + 1] = 20 if options.stop == "at_once" else 0
    data[RULES + 2] = 20 if options.double_hit == 2 else 0
    data[RULES + 3] = 20 if options.shield_stops_copies else 0
    data[RULES + 4] = 20 if options.bluff else 0
    data[RULES + 5] = terms.size


def _write_decision(data: bytearray, view: View, terms: Terms, me: int, place: list[int]) -> None:
    """Write who must decide, and what the viewer is asked."""
    frames = view["frames"]
    if not frames:
        return
    frame: View = frames[-1]
    actor: int = frame.get("actor", -1)
    if actor >= 0:
        data[ACTS + place[actor]] = 1
    if me not in view["asked"]:
        return
    number = terms.number
    data[DECISIONS.index(frame["rule"])] = 1
    if frame.get("guessing"):
        data[GUESSING] = 1
    carried: int = frame.get("card", 0)
    if carried:
        data[CARRIED_OUT + number[carried] - 1] = 1
    for pile in frame.get("piles", ()):
        for card in pile:
            if card > 0:
                data[DEALT + number[card] - 1] = 1
    named: Sequence[int] = frame.get("named", ())
    for lair in named:
        data[NAMED_SO_FAR + lair - 1] = 1
    top: int = frame.get("top", 0)
    under: Sequence[int] = frame.get("under", ())
    if top:
        data[ON_TOP + number[top] - 1] = 1
    for card in under:
        data[AT_BOTTOM + number[card] - 1] = 1
    count: int = frame.get("count") or frame.get("length") or 0
    data[ASKED_FOR] = count - len(named) - len(under) - (1 if top else 0)


def _write_knowledge(data: bytearray, view: View, terms: Terms, me: int, place: list[int]) -> None:
    """Write what the viewer can deduce, and what the viewer and others have seen of hidden cards."""
    for block, sets in (
        (POSSIBLE, candidates(view, terms)),
        (POSSIBLE_TO_ALL, public_candidates(view, terms)),
    ):
        for seat, at in enumerate(place):
            start = block + at * MOST_NUMBERS
            data[start : start + MOST_NUMBERS] = _bits(sets[seat])
    decks = (terms.deck_of[me], terms.rival_deck_of[me])
    for card, places in view["knows"]:
        at = terms.number[card] - 1
        data[ELSEWHERE + at] = 1
        for side in range(2):
            if terms.full[decks[side]] >> card & 1:
                data[ELSEWHERE_BY_DECK + side * MOST_NUMBERS + at] = 1
        if len(places) > 1:
            continue
        kind, _, where = places[0].partition(":")
        if kind == "hand":
            data[IN_HANDS + place[int(where)] * MOST_NUMBERS + at] = 1
        elif kind == "stack":
            deck, depth = where.split(":")
            for side in range(2):
                if decks[side] == int(deck):
                    data[IN_STACK + side * MOST_NUMBERS + at] = int(depth) + 1
    for seat, known in view["known_by_others"]:
        start = TO_OTHERS + 4 * place[seat]
        if known == f"lair:{me}":
            data[start] = 4
        elif known == f"hand:{me}":
            data[start + 1] = 4
        elif known.startswith("stack:"):
            data[start + 3] += 1
            if known == f"stack:{decks[0]}:0":
                data[start + 2] = 4


def _write_facts(data: bytearray, facts: Sequence[Sequence[int]], terms: Terms, place: list[int]) -> None:
    """Write questions and guesses of the round with their answers, and who named what."""
    for nth, (asker, card, numbers, yes, no) in enumerate(reversed(facts)):
        at = place[asker]
        if not card or terms.names_by_choice[card]:
            start = NAMED + at * MOST_NUMBERS - 1
            for number in _members(numbers):
                data[start + number] = byte(data[start + number] + 1)
        if nth >= FACTS:
            continue
        data[FACT_ASKER + nth * SEATS + at] = 1
        data[FACT_CARD + nth * (MOST_NUMBERS + 1) + terms.number[card]] = 1
        start = FACT_NUMBERS + nth * MOST_NUMBERS
        data[start : start + MOST_NUMBERS] = _bits(numbers)
        for seat in terms.rivals[asker]:
            data[FACT_YES + nth * SEATS + place[seat]] = yes >> seat & 1
            data[FACT_NO + nth * SEATS + place[seat]] = no >> seat & 1


@lru_cache(1 << MOST_NUMBERS)
def _bits(numbers: int) -> bytes:
    """A set of numbers, one byte each; the even numbers of a question may exceed the deck."""
    return bytes([numbers >> number & 1 for number in range(1, MOST_NUMBERS + 1)])


@lru_cache(1 << MOST_NUMBERS)
def _members(numbers: int) -> tuple[int, ...]:
    return tuple([number for number in range(1, MOST_NUMBERS + 1) if numbers >> number & 1])
