"""Hand-made positions of Straszydła, so that a test reads like an example of the rulebook.

>>> scene = Scene(2, at="act", pawns={"A": "huta"}, cubes={"huta": 2})
>>> scene.play("collect").purse("A")
{'fire': 2}

Players are A, B, C, D. Districts, spooks and imps are named by their ids in the pack. What a scene does not
mention is empty, or lies where it belongs: spooks and imps in their stacks with the first of each element on
top, 3/3 spooks out of the game, pawns in suburbs. The board is the named one, `old-town`:

    stawy      plywalnia          wieza      kopalnia  kamieniolom
    remiza     metro              strychy    kanaly    kotlownia
    fontanna   spalona-kamienica  centrum    dzialki   dzwonnica
    huta       cmentarz           lotnisko   stary-port zaulek-neonow
    wiatraki   niespokojny-lasek  dachy      bulwary   cegielnia

After every answer the scene checks the invariants of the game, that the events match what happened
(`account`), that everybody's view fits a position re-dealt from it, and that every event and every refusal
can be put into words.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Event, seen_by
from polnoc.engine.frames import Frame
from polnoc.engine.play import answer, asked, digest, options, settle, why_not
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import View
from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.actions import ACTIONS, ELEMENTS
from polnoc.games.straszydla.cards import ELEMENT_NAMES
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.places import BESIDE
from polnoc.games.straszydla.rules.feeding import Summoning
from polnoc.games.straszydla.rules.planning import BeforePlanning, may_unblock
from polnoc.games.straszydla.rules.rounds import EndOfPeriod, Periods, Round
from polnoc.games.straszydla.state import Purse, Straszydla
from polnoc.words import Words
from tests.games.straszydla.event_ledger import wrong

GAME: Final = PACKAGE.make_game()
BOX: Final = GAME.box
NAMES: Final = "ABCD"
KINDS: Final = (*ELEMENT_NAMES, "energy")
SUBURBS: Final = ("stawy", "kamieniolom", "wiatraki", "cegielnia")

TILES: Final = {tile.id: number for number, tile in enumerate(BOX.tiles) if number}
SPOOKS: Final = {spook.id: number for number, spook in enumerate(BOX.spooks) if number}
IMPS: Final = {imp.id: number for number, imp in enumerate(BOX.imps) if number}

#: How a part of a game begins: the frames on the stack.
STAGES: Final[dict[str, Sequence[Frame]]] = {
    "round": (Round(1, 0),),
    "plan": (Round(1, 1),),
    "moved": (Round(1, 2),),
    "duels": (Round(1, 3),),
    "act": (Round(1, 4),),
    "feed": (EndOfPeriod(0),),
    "win": (EndOfPeriod(1),),
    "summon": (EndOfPeriod(2), Summoning(0)),
}

#: Verbs with which chance answers.
CHANCE_VERBS: Final = tuple([verb.name for verb in ACTIONS.verbs.values() if verb.chance])


class Scene:
    """A position, the events since, and the script that plays it."""

    def __init__(
        self,
        players: int = 3,
        *,
        at: str = "act",
        night: int = 0,
        period: int = 1,
        number: int = 1,
        starter: str = "A",
        pawns: Mapping[str, str] | None = None,
        stops: Sequence[str] = (),
        cubes: Mapping[str, int] | None = None,
        purses: Mapping[str, Mapping[str, int]] | None = None,
        dread: Mapping[str, int] | None = None,
        spooks: Mapping[str, Sequence[str]] | None = None,
        fed: Mapping[str, Sequence[str]] | None = None,
        imps: Mapping[str, Sequence[str]] | None = None,
        pacts: Mapping[str, int] | None = None,
        tops: Mapping[str, str] | None = None,
        gone: Sequence[str] = (),
        game: StraszydlaGame = GAME,
        **chosen: object,
    ) -> None:
        """`number` is the round; `tops` puts spooks or imps on top of their elements' stacks.

        `gone` are spooks that have fled. Other arguments are options of the game.
        """
        self.game = game
        self.names = NAMES[:players]
        self.events: list[Event] = []
        self._since = 0
        terms = game.terms(game.read_options({"players": players, "layout": "old-town", **chosen}))
        self.position = position = Straszydla(terms)
        position.period, position.night = period, night
        position.clock = 5 - number if at == "round" else 4 - number
        position.starter = self.seat(starter)
        position.pawn = [self.cell((pawns or {}).get(n, SUBURBS[s])) for s, n in enumerate(self.names)]
        position.order = tuple(position.seats_from(position.starter))
        position.stops = sum({1 << self.cell(tile) for tile in stops})
        for tile, count in (cubes or {}).items():
            position.cubes[self.cell(tile)] = count
        position.purse = [_purse((purses or {}).get(name, {})) for name in self.names]
        position.dread = [(dread or {}).get(name, 0) for name in self.names]
        position.pact = [(pacts or {}).get(name, seat + 1) for seat, name in enumerate(self.names)]
        position.spooks = [_numbers(SPOOKS, (spooks or {}).get(name, ())) for name in self.names]
        position.imps = [tuple(sorted(_numbers(IMPS, (imps or {}).get(name, ())))) for name in self.names]
        position.fed = [_bits(_numbers(SPOOKS, (fed or {}).get(name, ()))) for name in self.names]
        self._lay_stacks(tops or {}, _numbers(SPOOKS, gone))
        frames = [Round(number, f.step) if isinstance(f, Round) else f for f in STAGES[at]]
        position.stack = [Periods(), *frames]
        if at == "plan" and may_unblock(position):
            position.call(BeforePlanning(may_unblock(position), False))
        settle(position, self.events)
        self._check()

    @classmethod
    def new(cls, players: int = 2, game: StraszydlaGame = GAME, **chosen: object) -> Scene:
        """A whole game from its beginning; chance is asked first."""
        scene = cls.__new__(cls)
        scene.game = game
        scene.names = NAMES[:players]
        scene.events = []
        scene._since = 0
        scene.position = game.begin(game.read_options({"players": players, **chosen}), scene.events)
        return scene

    def _lay_stacks(self, tops: Mapping[str, str], gone: Sequence[int]) -> None:
        position = self.position
        held = {spook for spooks in position.spooks for spook in spooks}
        chosen = [SPOOKS[id] for id in tops.values() if id in SPOOKS]
        imps_held = [imp for imps in position.imps for imp in imps]
        for element in ELEMENTS:
            gone_here = [spook for spook in gone if spook in BOX.spooks_of[element]]
            free = [s for s in BOX.spooks_of[element] if s not in held and s not in (*gone, *chosen)]
            named = tops.get(ELEMENT_NAMES[element], "")
            if named == "none":
                gone_here, free, top = [*gone_here, *free], [], 0
            else:
                top = SPOOKS.get(named) or free.pop(0)
            position.top[element] = top
            position.pool[element], position.gone[element] = _bits(free), _bits(gone_here)
            pool = [imp for imp in BOX.imps_of[element] for _ in range(BOX.imps[imp].copies)]
            for imp in imps_held:
                if imp in pool:
                    pool.remove(imp)
            wanted = IMPS.get(tops.get(f"{ELEMENT_NAMES[element]}-imp", ""), pool[0] if pool else 0)
            if wanted:
                pool.remove(wanted)
            position.imp_top[element], position.imp_pool[element] = wanted, tuple(pool)

    # Playing ---------------------------------------------------------------------

    def play(self, *lines: str) -> Scene:
        """Give answers in order, such as `collect` or, if several are asked, `B: bid 3`.

        Chance is answered by `die 6` and the like where the script says so, else with its first option.
        """
        self._since = len(self.events)
        for line in lines:
            if not line.startswith(CHANCE_VERBS):
                self.pass_chance()
            self.step(line)
        self.pass_chance()
        return self

    def pass_chance(self) -> Scene:
        """Let chance answer with its first options."""
        while self.asked == (CHANCE,):
            self._answer(CHANCE, self.options(CHANCE)[0])
        return self

    def step(self, line: str) -> Scene:
        """Give exactly one answer; chance waits for the next."""
        seat, action = self._read(line)
        refusal = self.why_not(seat, action)
        assert refusal is None, f"{line!r} is refused: {refusal}; offered are {self.offers()}"
        self._answer(seat, action)
        return self

    def _read(self, line: str) -> tuple[int, Action]:
        name, colon, text = line.rpartition(": ")
        assert colon or len(self.asked) == 1, f"who says {line!r}? asked are {self.asked}"
        return self.seat(name) if colon else self.asked[0], ACTIONS.parse(text)

    def _answer(self, seat: int, action: Action) -> None:
        before, since = self.position.clone(), len(self.events)
        answer(self.position, seat, action, self.events)
        problem = wrong(before, action, self.events[since:], self.position)
        assert not problem, f"{action}: {problem}; told: {self.events[since:]}"
        for event in self.events[since:]:
            assert speaker(self.game, len(self.names)).event(event)
        self._check()

    def plan(self, name: str, *way: str) -> Scene:
        """Plan a path by the names of its districts and be ready; a jump is written `>stawy`."""
        here = self.position.pawn[self.seat(name)]
        for place in way:
            there = self.cell(place.lstrip(">"))
            step = f"jump {there}" if place.startswith(">") else f"step {BESIDE[here].index(there)}"
            self.step(f"{name}: {step}")
            here = there
        return self.step(f"{name}: ready")

    def duel_bids(self, *bids: str) -> Scene:
        """Give bids such as `A 2`, in any order."""
        return self.play(*[f"{bid.split()[0]}: bid {bid.split()[1]}" for bid in bids])

    def refusal(self, line: str) -> tuple[str, str]:
        """Return the rule and the message key with which an answer is refused; nothing changes."""
        seat, action = self._read(line)
        before = digest(self.position)
        refused = self.why_not(seat, action)
        assert refused is not None, f"{line!r} is not refused"
        assert refused.rule in speaker(self.game, len(self.names)).refusal(refused)
        assert digest(self.position) == before
        return refused.rule, refused.key

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        return why_not(self.position, seat, action, len(self.names))

    # Reading ---------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The seat of a player's name."""
        return NAMES.index(name)

    def cell(self, tile: str) -> int:
        """Where a district lies."""
        return self.position.layout.index(TILES[tile])

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return asked(self.position)

    @property
    def asked_names(self) -> str:
        """The players that must answer now, as one word such as `AB`; chance is `*`."""
        return "".join(["*" if seat == CHANCE else NAMES[seat] for seat in self.asked])

    @property
    def frame(self) -> str:
        """The name of the rule in progress."""
        return type(self.position.stack[-1]).__name__ if self.position.stack else ""

    def options(self, seat: int) -> Sequence[Action]:
        """The legal answers of a seat."""
        return options(self.position, seat)

    def offers(self, name: str = "") -> list[str]:
        """The legal answers of a player (or of whoever is asked first) as texts."""
        return [action.text for action in self.options(self.seat(name) if name else self.asked[0])]

    def verbs(self, name: str = "") -> set[str]:
        """The verbs of the legal answers."""
        return {offer.split()[0] for offer in self.offers(name)}

    def places(self, verb: str, name: str = "") -> set[str]:
        """The districts that a verb is offered for."""
        offered = [offer.split() for offer in self.offers(name)]
        return {self.tile_at(int(words[1])) for words in offered if words[0] == verb}

    def steps(self, name: str) -> set[str]:
        """The districts to which a player may plan a step."""
        frame: Any = self.position.stack[-1]
        here = frame.plans[self.seat(name)][2][-1] % 100
        offered = [offer.split() for offer in self.offers(name)]
        return {self.tile_at(BESIDE[here][int(words[1])]) for words in offered if words[0] == "step"}

    def tile_at(self, cell: int) -> str:
        """The id of the district in a cell."""
        return BOX.tiles[self.position.layout[cell]].id

    def pawn(self, name: str) -> str:
        """The district where a pawn stands."""
        return self.tile_at(self.position.pawn[self.seat(name)])

    def purse(self, name: str) -> dict[str, int]:
        """The cubes of a player, dread left out; only those there are."""
        cubes = self.position.purse[self.seat(name)]
        return {kind: count for kind, count in zip(KINDS, cubes, strict=True) if count}

    def dread(self, name: str) -> int:
        return self.position.dread[self.seat(name)]

    def spooks(self, name: str) -> list[str]:
        """The spooks of a player."""
        return [BOX.spooks[spook].id for spook in self.position.spooks[self.seat(name)]]

    def imps(self, name: str) -> list[str]:
        """The imps of a player."""
        return [BOX.imps[imp].id for imp in self.position.imps[self.seat(name)]]

    def lying(self, tile: str) -> int:
        """The cubes in a district."""
        return self.position.cubes[self.cell(tile)]

    @property
    def stops(self) -> set[str]:
        """The districts with a STOP."""
        return {self.tile_at(cell) for cell in range(49) if self.position.stops >> cell & 1}

    def top(self, element: str) -> str:
        """The spook on top of a stack; empty if there is none."""
        spook = self.position.top[ELEMENT_NAMES.index(element)]
        return BOX.spooks[spook].id if spook else ""

    def top_imp(self, element: str) -> str:
        """The imp on top of a stack; empty if there is none."""
        imp = self.position.imp_top[ELEMENT_NAMES.index(element)]
        return BOX.imps[imp].id if imp else ""

    @property
    def winners(self) -> str:
        """The names of those who have won; empty while the game goes on."""
        return "".join([NAMES[seat] for seat in self.game.winners(self.position)])

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of the events with this key since the last `play` began."""
        return [event.args for event in self.events[self._since :] if event.key == key]

    def heard(self, name: str) -> list[str]:
        """The keys of the events that a player could hear since the last `play` began; `*` is a watcher."""
        seat = WATCHER if name == "*" else self.seat(name)
        return [event.key for event in seen_by(self.events[self._since :], seat)]

    def view(self, name: str) -> View:
        """What a player may know; `*` is a watcher."""
        return self.game.view(self.position, WATCHER if name == "*" else self.seat(name))

    # Checking --------------------------------------------------------------------

    def _check(self) -> None:
        check_position(self.game, self.position)


@cache
def speaker(game: StraszydlaGame, players: int) -> Words:
    """Return words for a watcher; a missing or incomplete message is an error."""
    return Words("en", game, NAMES[:players], strict=True)


def check_position(game: StraszydlaGame, position: Straszydla) -> None:
    """Check the invariants, and that views can be re-dealt."""
    game.check(position)
    for seat in (*position.terms.seats, WATCHER):
        view = game.view(position, seat)
        assert game.view(game.redeal(view, random.Random(1)), seat) == view


def _purse(cubes: Mapping[str, int]) -> Purse:
    counts = [cubes.get(kind, 0) for kind in KINDS]
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def _numbers(known: Mapping[str, int], ids: Sequence[str]) -> tuple[int, ...]:
    return tuple([known[id] for id in ids])


def _bits(numbers: Sequence[int]) -> int:
    return sum([1 << number for number in numbers])


def spook(id: str) -> int:
    """The number of a spook."""
    return SPOOKS[id]


def imp(id: str) -> int:
    """The number of an imp."""
    return IMPS[id]


def in_a_suburb() -> Scene:
    """Two have planned, and jumps are chosen while moving: A has just stepped into a suburb."""
    scene = Scene(2, at="plan", pawns={"A": "huta", "B": "centrum"}, jumps="moving")
    scene.plan("A", "wiatraki", "niespokojny-lasek", "cmentarz").plan("B", "lotnisko", "dachy", "bulwary")
    return scene
