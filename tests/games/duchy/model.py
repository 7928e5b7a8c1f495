"""An independent implementation of 13 Duchów, to compare the rules with.

Nothing here comes from the game's own rules: the whole game is one generator that asks and waits, a stack is
a list of places (None: nobody has looked yet), and the end of a round is an exception. So a mistake is
unlikely to be made twice.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final

from polnoc.games.duchy.options import DuchyOptions

CHANCE: Final = -1
NUMBERS: Final = range(1, 14)
FIXED: Final = {
    3: {2, 4, 6, 8, 10, 12},
    5: {1, 2, 3, 4},
    6: {8, 9, 10, 11, 12, 13},
    7: {5, 6, 8, 9},
    9: {10, 11, 12, 13},
}

#: Who is asked, and what each may answer.
Request = dict[int, list[str]]
#: Who answered, the verb and its number.
Reply = tuple[int, str, int]
Script = Generator[Request, Reply, None]
#: Asker, the numbers of a question or a guess, who said yes, who said no.
Spoken = tuple[int, frozenset[int], frozenset[int], frozenset[int]]


class RoundOver(Exception):
    """Somebody has found the last rival, or has enough points."""

    def __init__(self, guesser: int) -> None:
        super().__init__(guesser)
        self.guesser = guesser


def number_of(card: int) -> int:
    """The number of a card of either deck."""
    return (card - 1) % 13 + 1


class Model:
    """One game. `request` says who may answer what (empty: the game is over); `answer` continues."""

    def __init__(self, options: DuchyOptions) -> None:
        self.options = options
        self.players = options.players
        self.teams = options.players == 4
        self.target = options.points or (6 if self.players == 3 else 3)
        self.scores = [0] * (2 if self.teams else self.players)
        self.round = 0
        self.drawers: list[int] = []
        self._clear()
        self._script = self._game()
        self.request: Request = next(self._script)

    def answer(self, seat: int, text: str) -> None:
        """Take an answer and go on to the next question."""
        verb, _, number = text.partition(" ")
        try:
            self.request = self._script.send((seat, verb, int(number or 0)))
        except StopIteration:
            self.request = {}

    # The table -------------------------------------------------------------------

    def _clear(self) -> None:
        decks = 2 if self.teams else 1
        self.lairs = [0] * self.players
        self.hands = [0] * self.players
        self.found: set[int] = set()
        self.shields: set[int] = set()
        self.middle: list[int] = []
        self.laid_by: list[int] = []
        self.box: list[int] = []
        self.pools = [set(range(13 * deck + 1, 13 * deck + 14)) for deck in range(decks)]
        self.stacks: list[list[int | None]] = [[None] * 13 for _ in range(decks)]
        self.spoken: list[Spoken] = []
        #: By seat: hidden cards it has seen, and those of them whose place it still knows.
        self.seen: list[set[int]] = [set() for _ in range(self.players)]
        self.placed: list[set[int]] = [set() for _ in range(self.players)]

    def deck(self, seat: int) -> int:
        return seat % 2 if self.teams else 0

    def rivals(self, seat: int) -> list[int]:
        """The rivals still in the round, from the left."""
        order = [(seat + step) % self.players for step in range(1, self.players)]
        return [
            other for other in order if other not in self.found and not (self.teams and other % 2 == seat % 2)
        ]

    def place(self, card: int) -> str:
        """Return where a card lies."""
        for name, row in (("hand", self.hands), ("lair", self.lairs), ("box", self.box)):
            if card in row:
                return f"{name}:{row.index(card)}"
        deck = (card - 1) // 13
        return f"stack:{deck}:{self.stacks[deck].index(card)}" if card in self.stacks[deck] else ""

    def see(self, seat: int, cards: Iterable[int]) -> None:
        """Record that a seat sees cards and where they lie."""
        self.seen[seat].update(cards)
        self.placed[seat].update(cards)

    # The game --------------------------------------------------------------------

    def _game(self) -> Script:
        starter = self.options.first - 1
        if starter < 0:
            starter = yield from self._chance(f"begin {seat}" for seat in range(self.players))
        while self.winner() is None:
            self.round += 1
            self._clear()
            yield from self._set_up_teams(starter) if self.teams else self._set_up()
            starter = yield from self._play_round(starter)

    def winner(self) -> int | None:
        """Return the side with enough points and more than all others."""
        best = max(self.scores)
        leaders = [side for side, points in enumerate(self.scores) if points == best]
        return leaders[0] if best >= self.target and len(leaders) == 1 else None

    def _play_round(self, seat: int) -> Generator[Request, Reply, int]:
        try:
            while True:
                if seat not in self.found:
                    yield from self._turn(seat)
                elif self.teams:
                    yield from self._turn((seat + 2) % 4)
                seat = (seat + 1) % self.players
        except RoundOver as over:
            return (over.guesser + 1) % self.players

    def _chance(self, texts: Iterable[str]) -> Generator[Request, Reply, int]:
        _, _, number = yield {CHANCE: list(texts)}
        return number

    def _ask(self, seat: int, texts: Iterable[str]) -> Generator[Request, Reply, tuple[str, int]]:
        _, verb, number = yield {seat: list(texts)}
        return verb, number

    def _pick(self, seat: int, verb: str, numbers: Iterable[int]) -> Generator[Request, Reply, int]:
        _, number = yield from self._ask(seat, [f"{verb} {number}" for number in numbers])
        return number

    def _turn_up(self, deck: int, place: int) -> Generator[Request, Reply, int]:
        """Reveal the card at a place of a stack; chance decides if nobody has looked yet."""
        card = self.stacks[deck][place]
        if card is None:
            card = yield from self._chance(f"card {card}" for card in sorted(self.pools[deck]))
            self.pools[deck].remove(card)
            self.stacks[deck][place] = card
        return card

    def _take_top(self, seat: int) -> Generator[Request, Reply, int]:
        card = yield from self._turn_up(self.deck(seat), 0)
        del self.stacks[self.deck(seat)][0]
        self.see(seat, [card])
        return card

    # Setup -----------------------------------------------------------------------

    def _set_up(self) -> Script:
        piles: list[list[int]] = [[] for _ in range(self.players)]
        for _ in range(2):
            for seat in range(self.players):
                card = yield from self._take_top(seat)
                piles[seat].append(card)
        while any(piles):
            request = {seat: [f"hide {card}" for card in pile] for seat, pile in enumerate(piles) if pile}
            seat, _, lair = yield request
            self.lairs[seat] = lair
            (self.hands[seat],) = set(piles[seat]) - {lair}
            piles[seat] = []

    def _set_up_teams(self, starter: int) -> Script:
        if self.drawers:
            self.drawers = [(seat + 2) % 4 for seat in self.drawers]
        else:
            self.drawers = sorted([starter, (starter + 1) % 4], key=lambda seat: seat % 2)
        self.piles: list[list[int]] = [[], []]
        for _ in range(4):
            for team, drawer in enumerate(self.drawers):
                card = yield from self._take_top(drawer)
                self.piles[team].append(card)
        while any(self.piles):
            seat, _, card = yield self._team_request()
            self._team_choice(seat, card)

    def _team_request(self) -> Request:
        request = {}
        for drawer, pile in zip(self.drawers, self.piles, strict=True):
            if len(pile) > 2:
                verb = "hide" if len(pile) == 4 else "settle"
                request[drawer] = [f"{verb} {card}" for card in pile]
            elif pile:
                request[(drawer + 2) % 4] = [f"keep {card}" for card in pile]
        return request

    def _team_choice(self, seat: int, card: int) -> None:
        pile, partner = self.piles[seat % 2], (seat + 2) % 4
        pile.remove(card)
        if len(pile) == 3:
            self.lairs[seat] = card
        elif len(pile) == 2:
            self.lairs[partner] = card
            self.see(partner, [card, *pile])
        else:
            self.hands[seat], self.hands[partner] = card, pile.pop()

    # Turns -----------------------------------------------------------------------

    def _turn(self, actor: int) -> Script:
        self.shields.discard(actor)
        card = self.hands[actor]
        useful = card and (number_of(card) != 2 or self._ways_of_2(actor, card, 0))
        verb, _ = yield from self._ask(actor, ["use", "guess"] if useful else ["guess"])
        if verb == "guess":
            number = yield from self._name(actor)
            if card:
                self._box_hand(actor)
            self._guess(actor, {number})
        else:
            self.hands[actor] = 0
            self.middle.append(card)
            self.laid_by.append(actor)
            yield from self._effect(actor, card, 0)
        yield from self._draw(actor)

    def _draw(self, actor: int) -> Script:
        if not self.hands[actor] and self.stacks[self.deck(actor)]:
            self.hands[actor] = yield from self._take_top(actor)

    def _box_hand(self, seat: int) -> None:
        self.box.append(self.hands[seat])
        self.see(seat, [self.hands[seat]])
        self.hands[seat] = 0

    def _barred(self, actor: int) -> set[int]:
        """Return, without bluff, the rivals' open numbers, which may not be named."""
        if self.options.bluff:
            return set()
        return {number_of(card) for card in self.middle if (card - 1) // 13 == self._theirs(actor)}

    def _name(self, actor: int) -> Generator[Request, Reply, int]:
        barred = self._barred(actor)
        return (yield from self._pick(actor, "name", [n for n in NUMBERS if n not in barred]))

    def _effect(self, actor: int, card: int, copies: int) -> Script:
        number = number_of(card)
        if number in FIXED:
            self._question(actor, FIXED[number], copies)
        elif number == 1:
            first = yield from self._pick(actor, "run", range(1, 11))
            self._question(actor, set(range(first, first + 4)), copies)
        elif number == 12:
            named: set[int] = set()
            while len(named) < 3:
                named.add((yield from self._pick(actor, "name", [n for n in NUMBERS if n not in named])))
            self._question(actor, named, copies)
        elif number == 13:
            lowest = yield from self._pick(actor, "from", NUMBERS)
            self._question(actor, set(range(lowest, 14)), copies)
        elif number == 11:
            barred = self._barred(actor)
            pairs = [first for first in range(1, 13) if not {first, first + 1} <= barred]
            first = yield from self._pick(actor, "run", pairs)
            self._guess(actor, {first, first + 1})
        elif number == 4:
            self._guess(actor, {(yield from self._name(actor))})
            self.shields.add(actor)
        elif number == 8:
            yield from self._look_at_bottom(actor)
            self._guess(actor, {(yield from self._name(actor))})
        elif number == 10:
            yield from self._arrange_top(actor)
        else:
            yield from self._copy_or_extra_turn(actor, card, copies)

    def _ways_of_2(self, actor: int, card: int, copies: int) -> list[str]:
        twos = [other for other in self.middle if number_of(other) == 2 and other != card]
        ways = [f"copy {other}" for other in self.middle if number_of(other) != 2]
        extra = ["extra"] if self.stacks[self.deck(actor)] else []
        if copies == 0 and (ways or extra):
            ways += [f"copy {other}" for other in twos]
        return ways + extra

    def _copy_or_extra_turn(self, actor: int, card: int, copies: int) -> Script:
        verb, target = yield from self._ask(actor, self._ways_of_2(actor, card, copies))
        if verb == "copy":
            yield from self._effect(actor, target, copies + 1)
        else:
            self.hands[actor] = yield from self._take_top(actor)
            yield from self._turn(actor)

    # The stack -------------------------------------------------------------------

    def _theirs(self, actor: int) -> int:
        return (actor + 1) % 2 if self.teams else 0

    def _look_at_bottom(self, actor: int) -> Script:
        deck = self._theirs(actor)
        size = len(self.stacks[deck])
        looked_at = []
        for place in range(size - 1, max(size - 3, -1), -1):
            looked_at.append((yield from self._turn_up(deck, place)))
        self.see(actor, looked_at)

    def _arrange_top(self, actor: int) -> Script:
        deck = self._theirs(actor)
        looked_at = []
        for place in range(min(3, len(self.stacks[deck]))):
            looked_at.append((yield from self._turn_up(deck, place)))
        self.see(actor, looked_at)
        if len(looked_at) < 2:
            return
        top = yield from self._pick(actor, "top", looked_at)
        under = [card for card in looked_at if card != top]
        if len(under) == 2 and (yield from self._pick(actor, "under", under)) == under[0]:
            under.reverse()
        self.stacks[deck] = [top, *self.stacks[deck][len(looked_at) :], *under]
        for other in range(self.players):
            if other != actor:
                self.placed[other].difference_update(looked_at)

    # Questions and guesses -------------------------------------------------------

    def _question(self, actor: int, numbers: set[int], copies: int) -> None:
        ignoring = self.shields if not copies or self.options.shield_stops_copies else set()
        self._speak(actor, numbers, [rival for rival in self.rivals(actor) if rival not in ignoring])

    def _guess(self, actor: int, numbers: set[int]) -> None:
        hits = self._speak(actor, numbers, self.rivals(actor))
        if hits:
            self._score(actor, hits)

    def _speak(self, actor: int, numbers: set[int], answering: list[int]) -> frozenset[int]:
        yes = frozenset(seat for seat in answering if number_of(self.lairs[seat]) in numbers)
        self.spoken.append((actor, frozenset(numbers), yes, frozenset(answering) - yes))
        return yes

    def _score(self, guesser: int, hits: frozenset[int]) -> None:
        both_at_once = len(hits) == 2
        for seat in sorted(hits):
            self.found.add(seat)
            self.shields.discard(seat)
            if self.hands[seat]:
                self._box_hand(seat)
        left = self.rivals(guesser)
        if self.teams:
            self.scores[guesser % 2] += not left
        elif not left:
            self.scores[guesser] += self.options.double_hit if both_at_once else 1
        else:
            self.scores[guesser] += 1
            self.scores[left[0]] += 1
            if self.options.stop == "at_once" and self.winner() is not None:
                raise RoundOver(guesser)
        if not left:
            raise RoundOver(guesser)
