"""Who may know what in Bestia, and positions that fit a view.

There are three kinds of viewers: the Beast, the hunters (who share everything), and spectators, who see what
both sides know. What is known about the Beast's hidden path (`steps`, `facts`) is public; where the Beast is,
only the Beast itself knows.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from polnoc.engine.frames import tuples
from polnoc.engine.views import HIDDEN, AudienceTable, Parts, View, for_all
from polnoc.games.bestia.actions import STILL
from polnoc.games.bestia.deduction import UNKNOWN, random_way
from polnoc.games.bestia.places import bits_of, members
from polnoc.games.bestia.rules import (
    attacks,
    changes,
    draft,
    hands,
    moving,
    night,
    reactions,
    resolve,
    searching,
    setup,
    summons,
    traps,
    turns,
    wounds,
)
from polnoc.games.bestia.state import IN_PACK, NOBODY_YET, NOWHERE, QUIET, Bestia, Ongoing
from polnoc.games.bestia.terms import ACTION, BEAST, GEAR, TALENT, Terms

#: Cards in a hand that the viewer does not know, by kind.
HIDDEN_ACTION, HIDDEN_GEAR, HIDDEN_TALENT = -1, -2, -3
_HIDDEN_OF: Final = {ACTION: HIDDEN_ACTION, GEAR: HIDDEN_GEAR, TALENT: HIDDEN_TALENT}


def is_team(position: Bestia, seat: int) -> bool:
    """Whether a seat plays hunters."""
    return bool(position.terms.team >> seat & 1)


def _sees_way(position: Bestia, seat: int) -> bool:
    return seat == BEAST or position.victor != NOBODY_YET


def _track(position: Bestia, seat: int) -> list[int]:
    if _sees_way(position, seat):
        return list(position.track)
    shown = [HIDDEN] * len(position.track)
    if position.oldest and is_team(position, seat):
        shown[0] = position.track[0]
    return shown


def _path(position: Bestia, seat: int) -> list[int]:
    return list(position.path) if _sees_way(position, seat) else []


def _hands(position: Bestia, seat: int) -> list[list[int]]:
    return [_hand(position, seat, character) for character in position.terms.characters]


def _hand(position: Bestia, seat: int, character: int) -> list[int]:
    hand = position.hands[character]
    known = position.terms.abilities | position.open
    if (seat == BEAST) == (character == BEAST) and seat in position.terms.seats:
        known = -1
    elif is_team(position, seat):
        known |= position.shown
    elif seat == BEAST:
        known |= bits_of_all([cards for cards, holders in position.groups if set(holders) == {character}])
    cards = position.terms.cards
    hidden = [_HIDDEN_OF[cards[card].kind] for card in members(hand & ~known)]
    return [*members(hand & known), *hidden]


def action_cards(terms: Terms, hand: Sequence[int]) -> int:
    """How many cards of a hand, as a view shows it, are action cards, known or hidden."""
    return len([card for card in hand if card == HIDDEN_ACTION or terms.actions >> max(card, 0) & 1])


def bits_of_all(sets: list[int]) -> int:
    """The union of several bit masks."""
    found = 0
    for one in sets:
        found |= one
    return found


def _packs(position: Bestia, seat: int) -> list[list[int]]:
    first = position.stack and isinstance(position.stack[-1], draft.Drafting) and position.stack[-1].step == 0
    shown = []
    for holder, pack in enumerate(position.packs):
        own = seat == holder or (is_team(position, seat) and holder != BEAST)
        if not own and is_team(position, seat):
            own = not first and not isinstance(position.stack[-1], draft.Dealing)
        shown.append(list(members(pack)) if own else [HIDDEN] * pack.bit_count())
    return shown


def _picks(position: Bestia, seat: int) -> list[list[int]]:
    return [
        list(members(pick))
        if seat == holder or (is_team(position, seat) and holder != BEAST)
        else [HIDDEN] * pick.bit_count()
        for holder, pick in enumerate(position.picks)
    ]


def _aside(position: Bestia, seat: int) -> int:
    if not position.aside:
        return 0
    return position.aside.bit_length() - 1 if seat == BEAST else HIDDEN


def _unused(position: Bestia, seat: int) -> list[int]:
    known = position.unused_seen if is_team(position, seat) else 0
    return [*members(known), *[HIDDEN] * (position.unused & ~known).bit_count()]


def _unused_seen(position: Bestia, seat: int) -> list[int]:
    return list(members(position.unused_seen)) if is_team(position, seat) else []


def _shown(position: Bestia, seat: int) -> list[int]:
    """The Beast's cards that the hunters know, which the Beast knows too; spectators do not see them."""
    return list(members(position.shown)) if seat in position.terms.seats else []


def _groups(position: Bestia, seat: int) -> list[list[object]]:
    if seat != BEAST:
        return []
    return [[list(members(cards)), list(holders)] for cards, holders in position.groups]


def _stock(field: str, side: int) -> Any:
    """A deck or a face-down pile: its own side sees the cards in it, everybody else only how many."""

    def show(position: Bestia, seat: int) -> list[int] | int:
        cards: int = getattr(position, field)
        knows = seat == BEAST if side == BEAST else is_team(position, seat)
        return list(members(cards)) if knows else cards.bit_count()

    return show


def _traps(position: Bestia, seat: int) -> list[list[int]]:
    shown = []
    for region, card, habitat, owner, seen, low, high in position.traps:
        knows = is_team(position, seat) or (seen and seat == BEAST)
        shown.append(
            [region, card if knows else HIDDEN, habitat if knows else HIDDEN, owner, seen, low, high]
        )
    return shown


def _laying(position: Bestia, seat: int) -> int:
    cards = [frame.card for frame in position.stack if isinstance(frame, traps.Laying)]
    return (cards[-1] if is_team(position, seat) else HIDDEN) if cards else 0


def _options(position: Bestia, seat: int) -> dict[str, Any]:
    return dict(position.terms.shown)


AUDIENCE: Final = AudienceTable(
    Bestia,
    {
        **for_all(
            "day phase turn passes victor pawn steps facts oldest last_track last_path last_traps trails "
            "stale habitats towers folk hurts hunters wounds summons spent power grudges ups once discard "
            "open gear_market gear_gone talent_market talent_gone slowed leash hushed bulwark fed "
            "tally"
        ),
        "ongoing": Parts(Ongoing, "struck outcome blow scene disarmed culprit reacted"),
        "track": _track, "path": _path, "hands": _hands, "packs": _packs, "picks": _picks, "aside": _aside,
        "unused": _unused, "unused_seen": _unused_seen, "shown": _shown, "groups": _groups,
        "gear_deck": _stock("gear_deck", 1), "gear_shed": _stock("gear_shed", 1),
        "talent_deck": _stock("talent_deck", BEAST), "talent_shed": _stock("talent_shed", BEAST),
        "traps": _traps, "laying": _laying, "options": _options,
    },
    {
        summons.Ability: "summon", summons.Acting: "summon left taken", draft.AfterDraft: "step",
        searching.AskHabitat: "actor", attacks.Attacking: "actor op must power",
        attacks.Blow: "actor target reach wounds warned", changes.Building: "actor place spare",
        changes.Bulwark: "actor", resolve.ChooseOne: "op actor must", changes.ClearingTrails: "left",
        summons.Commanding: "waiting times", resolve.CopyCard: "op actor", draft.Dealing: "at",
        hands.DiscardInRegion: "n", hands.Discarding: "who left what", draft.Drafting: "step",
        hands.DrawTop: "actor", hands.DrawUnused: "actor left", draft.Foreseeing: "",
        hands.Gaining: "actor left top", hands.MayGain: "actor left top", resolve.Ignoring: "op actor",
        resolve.InOrder: "op actor must left done",
        traps.LayFromHand: "hunter less", traps.Laying: "hunter region low high", summons.Leaving: "summon",
        traps.LookTrap: "op", summons.MarchInRegion: "", summons.Marching: "waiting",
        moving.Moving: "actor op left laid way", night.Night: "step",
        reactions.Offer: "character upgrade program", changes.PickHunter: "op actor",
        changes.PickOther: "op actor", searching.PickPlace: "actor within search", moving.PickRegion: "",
        moving.MayNameRegion: "",
        moving.PickShifted: "op actor", summons.Placing: "left moved", setup.Refreshing: "side",
        resolve.Resolve: "program at actor must done", traps.ReturnTrap: "",
        night.Rewarding: "program left chosen", traps.RidOfTrap: "at price", hands.RobGear: "hunter",
        turns.Rounds: "phase", summons.Sacrificing: "", searching.Searching: "hunter place",
        resolve.Secret: "op", setup.SetUp: "step", setup.Settling: "hunter", moving.Shifting: "hunter left",
        hands.ShowTalents: "left", draft.Splitting: "left", traps.Springing: "card owner",
        moving.Staying: "left laid", wounds.StealCard: "hunter", summons.Symbol: "must",
        hands.TakingBack: "actor", resolve.ThenNext: "program actor", changes.Toppling: "within",
        changes.Transforming: "op left done", moving.Travelling: "op actor", traps.Triggered: "traps",
        turns.Turn: "actor symbols", turns.Turns: "next", night.Upgrading: "character",
        reactions.Window: "trigger who extra cost",
    },
)  # fmt: skip


# Re-dealing -------------------------------------------------------------------------------------

#: The first position of a game, cached.
_first: Final = lru_cache(16)(Bestia)


def redeal(view: View, terms: Terms, rng: random.Random) -> Bestia:
    """A position that looks like `view`, with everything the viewer cannot know re-dealt."""
    position = _first(terms).clone()
    position.put(_way(view, terms, rng))
    deal = _Deal(view, terms, rng)
    position.put(deal.fields())
    AUDIENCE.restore(view, position, {traps.Laying: lambda shown: {"card": deal.laying}})
    return position


def _way(view: View, terms: Terms, rng: random.Random) -> dict[str, Any]:
    """Track, path and marks: as the view has them, or random ones that fit."""
    steps, facts = tuples(view["steps"]), tuples(view["facts"])
    track = tuple(view["track"])
    if not steps:
        return {"track": (), "path": (view["pawn"],), "marks": ()}
    if view["path"]:
        path = tuple(view["path"])
        marks = tuple(
            [_mark(card, there, step) for card, there, step in zip(track, path[1:], steps, strict=True)]
        )
        return {"track": track, "path": path, "marks": marks}
    core = terms.core
    limits = (*[core.directions] * 4, core.still)
    if terms.options.movement_deck == "endless":
        limits = (len(steps) + 1,) * 5
    first = track[0] if track[0] != HIDDEN else UNKNOWN
    track, path, marks = random_way(terms.places, view["pawn"], steps, facts, limits, first, rng)
    return {"track": track, "path": path, "marks": marks}


def _mark(card: int, there: int, step: tuple[int, int, int, int]) -> int:
    return NOWHERE if card == STILL or step[1] & QUIET else there


class _Deal:
    """The cards of a view, with those hidden from the viewer dealt at random."""

    def __init__(self, view: View, terms: Terms, rng: random.Random) -> None:
        self.view = view
        self.terms = terms
        self.rng = rng
        #: By hunter: unknown action cards dealt so far.
        self._given: dict[int, int] = {}
        #: The trap that is being laid; 0: none.
        self.laying: int = view["laying"]
        self.hands = [bits_of([card for card in hand if card > 0]) for hand in view["hands"]]
        self.packs = [bits_of([card for card in pack if card > 0]) for pack in view["packs"]]
        self.picks = [bits_of([card for card in pick if card > 0]) for pick in view["picks"]]

    def fields(self) -> dict[str, Any]:
        """The fields of the position that hold cards."""
        view = self.view
        made = {**self._gear(), **self._talents(), **self._actions()}
        picks = [self._picked(seat, pick) for seat, pick in enumerate(view["picks"])]
        groups = tuple([(bits_of(cards), tuple(holders)) for cards, holders in view["groups"]])
        return {
            **made,
            "hands": self.hands,
            "packs": tuple(self.packs),
            "picks": tuple(picks),
            "groups": groups,
            "shown": bits_of(view["shown"]),
        }

    def _picked(self, seat: int, pick: list[int]) -> int:
        if HIDDEN not in pick:
            return self.picks[seat]
        return bits_of(self.rng.sample(members(self.packs[seat]), len(pick)))

    def _shuffled(self, cards: int) -> list[int]:
        found = list(members(cards))
        self.rng.shuffle(found)
        return found

    def _fill(self, hidden: int, pool: list[int]) -> None:
        """Fill the places in hands that are marked as hidden with cards of the pool."""
        for character, hand in enumerate(self.view["hands"]):
            missing = hand.count(hidden) - self._given.get(character, 0)
            self.hands[character] |= bits_of([pool.pop() for _ in range(missing)])

    # Action cards ---------------------------------------------------------------------

    def _actions(self) -> dict[str, Any]:
        view, terms = self.view, self.terms
        aside = 1 << view["aside"] if view["aside"] > 0 else 0
        seen = bits_of(view["unused_seen"])
        located = bits_of_all([*self.hands, *self.packs, aside, seen, view["discard"]])
        self._given = {}
        pool = terms.actions & ~located
        for cards, holders in view["groups"]:
            pool &= ~self._share(bits_of(cards) & pool, holders)
        rest = self._shuffled(pool)
        self._fill(HIDDEN_ACTION, rest)
        self._given = {}
        for seat, pack in enumerate(view["packs"]):
            missing = len(pack) - self.packs[seat].bit_count()
            self.packs[seat] |= bits_of([rest.pop() for _ in range(missing)])
        if view["aside"] == HIDDEN:
            aside = 1 << rest.pop()
        unused = bits_of(rest) | seen
        return {"aside": aside, "unused": unused, "unused_seen": seen, "discard": view["discard"]}

    def _share(self, cards: int, holders: list[int]) -> int:
        """Give cards that the Beast knows about to their holders, one each; return the cards given."""
        dealt = self._shuffled(cards)
        given = 0
        for card, holder in zip(dealt, holders, strict=False):
            if holder >= IN_PACK:
                self.packs[holder - IN_PACK] |= 1 << card
            else:
                hunter = holder or self._someone()
                self.hands[hunter] |= 1 << card
                self._given[hunter] = self._given.get(hunter, 0) + 1
            given |= 1 << card
        return given

    def _someone(self) -> int:
        """A hunter with room for one more unknown action card."""
        hands = self.view["hands"]
        room = [
            hunter
            for hunter in self.terms.characters[1:]
            for _ in range(hands[hunter].count(HIDDEN_ACTION) - self._given.get(hunter, 0))
        ]
        return self.rng.choice(room)

    # Gear and talents -----------------------------------------------------------------

    def _gear(self) -> dict[str, Any]:
        view, terms = self.view, self.terms
        traps: list[Any] = [tuple(trap) for trap in view["traps"]]
        located = bits_of_all([*self.hands, view["gear_market"], view["gear_gone"]])
        located |= bits_of([trap[1] for trap in traps if trap[1] > 0])
        located |= 1 << self.laying if self.laying > 0 else 0
        pool = terms.gear & ~located
        if isinstance(view["gear_deck"], list):
            deck, shed = bits_of(view["gear_deck"]), bits_of(view["gear_shed"])
            return {"gear_deck": deck, "gear_shed": shed, "traps": tuple(traps)}
        wanted = [(trap[6] - trap[5], at) for at, trap in enumerate(traps) if trap[1] == HIDDEN]
        if self.laying == HIDDEN:
            frame = next(frame for frame in view["frames"] if frame["rule"] == "Laying")
            self.laying = self._trap_card(pool, frame["low"], frame["high"])
            pool &= ~(1 << self.laying)
        for _, at in sorted(wanted):
            region, _, _, owner, seen, low, high = traps[at]
            card = self._trap_card(pool, low, high)
            pool &= ~(1 << card)
            traps[at] = (region, card, 1 << self.rng.randrange(4), owner, seen, low, high)
        rest = self._shuffled(pool)
        self._fill(HIDDEN_GEAR, rest)
        shed = bits_of([rest.pop() for _ in range(view["gear_shed"])])
        return {"gear_deck": bits_of(rest), "gear_shed": shed, "traps": tuple(traps)}

    def _trap_card(self, pool: int, low: int, high: int) -> int:
        cards = self.terms.cards
        found = [card for card in members(pool & self.terms.traps) if low <= cards[card].cost <= high]
        return self.rng.choice(found or members(pool & self.terms.traps))

    def _talents(self) -> dict[str, Any]:
        view, terms = self.view, self.terms
        if isinstance(view["talent_deck"], list):
            return {
                "talent_deck": bits_of(view["talent_deck"]),
                "talent_shed": bits_of(view["talent_shed"]),
            }
        located = bits_of_all([*self.hands, view["talent_market"], view["talent_gone"]])
        rest = self._shuffled(terms.talents & ~located)
        self._fill(HIDDEN_TALENT, rest)
        shed = bits_of([rest.pop() for _ in range(view["talent_shed"])])
        return {"talent_deck": bits_of(rest), "talent_shed": shed}
