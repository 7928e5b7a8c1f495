"""Hand-made positions of 13 Duchów, so that a test reads like an example of the rulebook.

>>> scene = Scene(3, lairs={"B": 9, "C": 4}, hands={"A": 12})
>>> scene.play("use", "name 4", "name 7", "name 8").answers
{'B': 'NO', 'C': 'YES'}

Players are A, B, C; with four they are 1, 2, 3, 4 (teams 1+3 and 2+4). Cards are ids: the first deck is
1…13, `b(n)` is card n of the second deck. What a scene does not mention is filled in: lairs and hands with
the lowest free cards; all other cards are the stack (or lie in the box, with `rest="box"`).

After every answer the scene checks that no card is lost or duplicated, that the game's own check holds, and
that everybody's view fits a position re-dealt from it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, seen_by
from polnoc.engine.play import answer, asked, digest, options, settle, why_not
from polnoc.engine.refusals import NOT_ASKED, NOT_NOW, OVER, Refusal
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import View
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.actions import ACTIONS
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.rules.knowledge import learn
from polnoc.games.duchy.rules.rounds import Round, Rounds
from polnoc.games.duchy.rules.turns import Turn
from polnoc.games.duchy.state import Duchy

GAME: Final = PACKAGE.make_game()
SIZE: Final = 13
NAMES: Final = {2: "AB", 3: "ABC", 4: "1234"}
#: How an answer to a question or a guess reads in `Scene.answers`.
SPOKEN: Final = {"answers-yes": "YES", "answers-no": "NO", "ignores": "SILENT"}

#: All fields of a view.
VIEW_FIELDS: Final = {
    "seat", "asked", "options", "scores", "round", "starter", "drawers", "lair", "hand", "found", "shield",
    "middle", "laid_by", "box", "stacks", "facts", "knows", "known_by_others", "frames",
}  # fmt: skip

#: The arguments of refusals, by message key.
REFUSAL_ARGS: Final[dict[str, tuple[str, ...]]] = {
    OVER: (),
    NOT_ASKED: ("asked",),
    NOT_NOW: ("action",),
    "refused-not-dealt": ("card",),
    "refused-not-in-middle": ("card",),
    "refused-copy-of-copy": ("card",),
    "refused-not-looked-at": ("card",),
    "refused-named-twice": ("number",),
    "refused-open-number": ("number",),
    "refused-number": ("number", "last"),
    "refused-no-card": (),
    "refused-nothing-to-copy": (),
    "refused-empty-stack": (),
}


def b(number: int) -> int:
    """The card with this number in the second deck."""
    return SIZE + number


class Scene:
    """A position, the events since, and the script that plays it."""

    def __init__(
        self,
        players: int = 3,
        *,
        lairs: Mapping[str, int] | None = None,
        hands: Mapping[str, int] | None = None,
        middle: Sequence[int] = (),
        top: Sequence[int] = (),
        bottom: Sequence[int] = (),
        box: Sequence[int] = (),
        rest: Literal["stack", "box"] = "stack",
        scores: Sequence[int] = (),
        turn: str = "",
        shields: str = "",
        found: str = "",
        known: Mapping[str, Sequence[int]] | None = None,
        **chosen: object,
    ) -> None:
        """`top` and `bottom` are cards of the stack, in order from the top; hand 0 is an empty hand.

        `known` says who has looked at which hidden cards. Other arguments are options of the game.
        """
        self.game = GAME
        self.names = NAMES[players]
        self.events: list[Event] = []
        self._since = 0
        terms = GAME.terms(GAME.read_options({"players": players, **chosen}))
        position = Duchy(terms)
        position.stack = [Rounds(), Round(self.seat(turn or self.names[0]))]
        position.round = 1
        position.starter = self.seat(turn or self.names[0])
        position.scores = list(scores) or position.scores
        position.found = sum(1 << self.seat(name) for name in found)
        position.shield = sum(1 << self.seat(name) for name in shields)
        position.middle = tuple(middle)
        position.laid_by = tuple(_deck(card) for card in middle)  # a member of the team with that deck
        position.drawers = (0, 1) if terms.teams else ()
        self.position = position
        free = list(range(1, terms.decks * SIZE + 1))
        for card in (*middle, *top, *bottom, *box):
            _take(free, card)
        self._seat_cards(free, lairs or {}, hands or {}, found)
        self._lay_stacks(free, top, bottom, (*box, *(free if rest == "box" else ())), rest == "stack")
        for name, cards in (known or {}).items():
            for card in cards:
                learn(position, self.seat(name), card)
        settle(position, self.events)
        self._check()

    @classmethod
    def new(cls, players: int, game: DuchyGame = GAME, **chosen: object) -> Scene:
        """A whole game from its beginning; chance is asked first, answered with `begin` and `card`."""
        scene = cls.__new__(cls)
        scene.game = game
        scene.names = NAMES[players]
        scene.events = []
        scene._since = 0
        scene.position = game.begin(game.read_options({"players": players, **chosen}), scene.events)
        return scene

    def _seat_cards(
        self, free: list[int], lairs: Mapping[str, int], hands: Mapping[str, int], found: str
    ) -> None:
        position = self.position
        for given in (lairs, hands):
            for card in given.values():
                if card:
                    _take(free, card)
        for seat, name in enumerate(self.names):
            for given, cards in ((lairs, position.lair), (hands, position.hand)):
                if name in given:
                    cards[seat] = given[name]
                elif cards is position.lair or name not in found:
                    cards[seat] = self._lowest(free, position.terms.deck_of[seat])

    @staticmethod
    def _lowest(free: list[int], deck: int) -> int:
        card = min(card for card in free if _deck(card) == deck)
        free.remove(card)
        return card

    def _lay_stacks(
        self, free: list[int], top: Sequence[int], bottom: Sequence[int], box: Sequence[int], stacked: bool
    ) -> None:
        position = self.position
        position.box = tuple(box)
        for deck in range(position.terms.decks):
            position.above[deck] = tuple(card for card in top if _deck(card) == deck)
            position.below[deck] = tuple(card for card in bottom if _deck(card) == deck)
            position.pool[deck] = sum(1 << card for card in free if _deck(card) == deck) if stacked else 0

    # Playing ---------------------------------------------------------------------

    def play(self, *lines: str) -> Scene:
        """Give answers in order, such as `use`, `name 4` or, if several are asked, `B: hide 7`.

        Chance is answered by `card 5` or `begin 2` where the script says so, else with the lowest option.
        """
        self._since = len(self.events)
        for line in lines:
            if not line.startswith(("card", "begin")):
                self._pass_chance()
            self.step(line)
        self._pass_chance()
        return self

    def _pass_chance(self) -> None:
        while self.asked == (CHANCE,):
            self._answer(CHANCE, self.options(CHANCE)[0])

    def step(self, line: str) -> Scene:
        """Give exactly one answer; chance waits for the next."""
        name, colon, text = line.rpartition(": ")
        assert colon or len(self.asked) == 1, f"who says {line!r}? asked are {self.asked}"
        seat = self.seat(name) if colon else self.asked[0]
        action = ACTIONS.parse(text)
        refusal = self.why_not(seat, action)
        assert refusal is None, f"{line!r} is refused: {refusal}; offered are {self.offers()}"
        self._answer(seat, action)
        return self

    def _answer(self, seat: int, action: Action) -> None:
        answer(self.position, seat, action, self.events)
        self._check()

    def refusal(self, line: str) -> tuple[str, str]:
        """Return the rule and the message key with which an answer is refused; nothing changes."""
        name, colon, text = line.rpartition(": ")
        before, action = digest(self.position), ACTIONS.parse(text)
        refused = self.why_not(self.seat(name) if colon else self.asked[0], action)
        assert refused is not None, f"{line!r} is not refused"
        assert digest(self.position) == before
        told = {"action": action.text, "asked": list(self.asked), "last": self.position.terms.size}
        if action.args:
            told |= {"card": action.arg, "number": action.arg}
        if refused.key != "refused-run":  # the length of a run depends on the card
            assert refused.args == {name: told[name] for name in REFUSAL_ARGS[refused.key]}
        return refused.rule, refused.key

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        return why_not(self.position, seat, action, len(self.names))

    # Reading ---------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The seat of a player's name."""
        return self.names.index(name)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return asked(self.position)

    @property
    def asked_names(self) -> str:
        """The players that must answer now, as one word such as `AB`."""
        return "".join(self.names[seat] for seat in self.asked)

    def options(self, seat: int) -> Sequence[Action]:
        """The legal answers of a seat."""
        return options(self.position, seat)

    def offers(self, name: str = "") -> list[str]:
        """The legal answers of a player (or of the only one asked) as texts."""
        return [action.text for action in self.options(self.seat(name) if name else self.asked[0])]

    @property
    def turn(self) -> str:
        """Who is to choose between using a card and guessing; empty if nobody."""
        frame = self.position.stack[-1] if self.position.stack else None
        return self.names[frame.actor] if isinstance(frame, Turn) and not frame.guessing else ""

    @property
    def scores(self) -> list[int]:
        return self.position.scores

    @property
    def middle(self) -> tuple[int, ...]:
        return self.position.middle

    @property
    def box(self) -> tuple[int, ...]:
        return self.position.box

    def hand(self, name: str) -> int:
        """A player's hand card; 0 for none."""
        return self.position.hand[self.seat(name)]

    def lair(self, name: str) -> int:
        """The card a player hides under."""
        return self.position.lair[self.seat(name)]

    def is_found(self, name: str) -> bool:
        """Whether a player is out of the round."""
        return self.position.found >> self.seat(name) & 1 == 1

    def is_shielded(self, name: str) -> bool:
        """Whether a player ignores blue cards now."""
        return self.position.shield >> self.seat(name) & 1 == 1

    def stack(self, deck: int = 0) -> int:
        """How many cards a stack has."""
        return self.position.stack_size(deck)

    @property
    def winners(self) -> str:
        """The names of the players that have won; empty while the game goes on."""
        return "".join(self.names[seat] for seat in self.game.winners(self.position))

    @property
    def answers(self) -> dict[str, str]:
        """The answers to the last question or guess: YES, NO, or SILENT behind a shield."""
        spoken: dict[str, str] = {}
        for event in self.events:
            if event.key.startswith("asks-") or event.key == "guesses":
                spoken = {}
            elif event.key in SPOKEN:
                spoken[self.names[int(str(event.args["seat"]))]] = SPOKEN[event.key]
        return spoken

    @property
    def news(self) -> list[Event]:
        """The events since the last `play` began."""
        return self.events[self._since :]

    def told(self, key: str) -> list[dict[str, object]]:
        """The arguments of the events with this key since the last `play` began."""
        return [event.args for event in self.news if event.key == key]

    def heard(self, name: str) -> list[str]:
        """The keys of the events that a player could hear since the last `play` began; `*` is a watcher."""
        seat = WATCHER if name == "*" else self.seat(name)
        return [event.key for event in seen_by(self.news, seat)]

    def view(self, name: str) -> View:
        """What a player may know; `*` is a watcher."""
        return self.game.view(self.position, WATCHER if name == "*" else self.seat(name))

    def known(self, name: str) -> dict[int, list[str]]:
        """For each hidden card a player has learned about: the places it can be in."""
        return dict(self.view(name)["knows"])

    # Checking --------------------------------------------------------------------

    def _check(self) -> None:
        terms = self.position.terms
        assert sorted(cards_of(self.position)) == list(range(1, terms.decks * terms.size + 1))
        self.game.check(self.position)
        for seat in (*range(terms.players), WATCHER):
            view = self.game.view(self.position, seat)
            assert self.game.view(self.game.redeal(view, random.Random(1)), seat) == view


def cards_of(position: Duchy) -> list[int]:
    """Every card of a position, wherever it lies."""
    cards = [*position.lair, *position.hand, *position.middle, *position.box]
    for deck in range(position.terms.decks):
        cards += [*position.above[deck], *position.below[deck]]
        cards += [card for card in range(1, 2 * SIZE + 1) if position.pool[deck] >> card & 1]
    for frame in position.stack:
        cards += [card for pile in getattr(frame, "piles", ()) for card in pile]
    return [card for card in cards if card]


def _take(free: list[int], card: int) -> None:
    if card not in free:
        raise ValueError(f"card {card} is already somewhere else")
    free.remove(card)


def _deck(card: int) -> int:
    return 0 if card <= SIZE else 1
