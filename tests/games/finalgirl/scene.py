"""Hand-made positions of Final Girl, so that a test reads like an example of the rulebook.

>>> scene = Scene(here="dock", hand=["sprint"], horror=3)
>>> scene.play("play sprint", "dice 5 1").offers()
['stop', 'go south-east-exit', 'go lake', 'go south-road']

Cards, items, spaces and the like are named by their ids in the packs. What a scene does not mention is as at
the start of a game, but nobody else is on the board: the killer stands far away, in `away`.

`dice 5 1` answers for two dice. Where a script does not say what chance answers, the first outcome is taken.
After every answer the scene checks the invariants of the game, and that the view fits a position re-dealt
from it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import copy
from itertools import takewhile
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.cards import Effect
from polnoc.engine.events import Event
from polnoc.engine.frames import Frame
from polnoc.engine.play import answer, asked, digest, options, settle, why_not
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import dump
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.actions import ACTIONS
from polnoc.games.finalgirl.cards import TOKENS
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.rules.phases import Turns
from polnoc.games.finalgirl.rules.planning import PlanningPhase
from polnoc.games.finalgirl.rules.playing import ActionPhase
from polnoc.games.finalgirl.rules.resolve import DO
from polnoc.games.finalgirl.rules.terror import KillerPhase
from polnoc.games.finalgirl.rules.upkeep import UpkeepPhase
from polnoc.games.finalgirl.state import (
    ACTION_PHASE,
    KILLER_PHASE,
    PANIC_PHASE,
    PLANNING_PHASE,
    UPKEEP_PHASE,
    FinalGirl,
)
from polnoc.games.finalgirl.terms import NO_PLACE, Op
from tests.corpus.stored import FOLDER, file_of, read
from tests.games.finalgirl.event_ledger import wrong

GAME: Final = PACKAGE.make_game()
#: The box with the first editions of parade and fair: stored games that began with it continue with it.
EARLIER: Final = FinalGirlGame.made_from(read(FOLDER / file_of("finalgirl", 2, "ef215621af603df2")).sources)
#: The same box under the first version of the rules.
FIRST: Final = FinalGirlGame.made_from(EARLIER.sources, 1)
CHANCE_VERBS: Final = {verb.name for verb in ACTIONS.verbs.values() if verb.chance}
COLOURS: Final = {"ordinary": 0, "white": 1, "orange": 2, "blue": 3}
KINDS: Final = {"killer": 0, "minions": 1}

#: How a part of a turn begins: the phase, and the frames on the stack.
STAGES: Final[dict[str, tuple[int, Sequence[Frame]]]] = {
    "turn": (UPKEEP_PHASE, (Turns(ACTION_PHASE),)),
    "action": (ACTION_PHASE, (Turns(PLANNING_PHASE), ActionPhase())),
    "planning": (PLANNING_PHASE, (Turns(KILLER_PHASE), PlanningPhase())),
    "killer": (KILLER_PHASE, (Turns(PANIC_PHASE), KillerPhase(0))),
    "terror": (KILLER_PHASE, (Turns(PANIC_PHASE), KillerPhase(2))),
    "panic": (KILLER_PHASE, (Turns(PANIC_PHASE),)),
    "upkeep": (UPKEEP_PHASE, (Turns(ACTION_PHASE), UpkeepPhase(0))),
}


class Scene:
    """A position, the events since, and the script that plays it."""

    def __init__(
        self,
        *,
        at: str = "action",
        here: str = "",
        away: str = "",
        victims: Mapping[str, int] | None = None,
        minions: Mapping[str, int] | None = None,
        hand: Sequence[str] = (),
        spent: Sequence[str] = (),
        held: Sequence[str] = (),
        bag: Sequence[str] = (),
        decks: Mapping[int, Sequence[str]] | None = None,
        events: Sequence[str] = (),
        powers: Sequence[str] = (),
        minors: Sequence[str] = (),
        specials: Mapping[str, str] | None = None,
        unlocked: bool = False,
        finale: str = "",
        terror: Sequence[str] = (),
        fields: Mapping[str, Any] | None = None,
        game: FinalGirlGame = GAME,
        horror: int | None = None,
        time: int | None = None,
        health: int | None = None,
        killer_health: int | None = None,
        row: int = 1,
        **chosen: object,
    ) -> None:
        """`row` is the bloodlust from 1; `decks` are item decks from the top, the first card face up.

        `terror` are known cards on top of the deck; `specials` are special victims by colour, also counted in
        `victims`; `fields` are raw fields of the position; other arguments are options of the game.
        """
        self.game = game
        self.events: list[Event] = []
        self._since = 0
        self.terms = terms = game.terms(game.read_options(chosen))
        self.position = position = FinalGirl(terms)
        position.turn, position.start = 1, 0
        position.heroine = self.space(here) if here else 0
        if terms.pawn:
            position.killer = self.space(away) if away else len(terms.places.ids) - 1
        for id, count in (victims or {}).items():
            position.victims[self.space(id)] += count
            position.supply -= count
        for id, count in (minions or {}).items():
            position.minions[self.space(id)] += count
            position.ready -= count
        for colour, id in (specials or {}).items():
            self._bring(colour, id)
        self._deal(hand, spent)
        self._lay_items(held, bag, decks or {})
        self._bring_cards(events, powers, minors, finale, terror, unlocked)
        position.row = row - 1
        for name, value in (("horror", horror), ("time", time), ("health", health)):
            if value is not None:
                setattr(position, name, value)
        position.killer_health = terms.killer_health if killer_health is None else killer_health
        for name, value in (fields or {}).items():
            setattr(position, name, value)
        position.derive()
        position.phase, frames = STAGES[at][0], STAGES[at][1]
        position.stack = [*frames]
        settle(position, self.events)
        self._check()

    @classmethod
    def new(cls, game: FinalGirlGame = GAME, **chosen: object) -> Scene:
        """A whole game from its beginning; chance is asked first."""
        scene = cls.__new__(cls)
        scene.game = game
        scene.events = []
        scene._since = 0
        scene.terms = game.terms(game.read_options(chosen))
        scene.position = game.begin(scene.terms.options, scene.events)
        return scene

    def _bring(self, colour: str, id: str) -> None:
        kind, space = COLOURS[colour], self.space(id)
        specials = list(self.position.specials)
        specials[kind] = space
        self.position.specials = tuple(specials)
        self.position.supply += 1
        event = self.terms.special[kind]
        assert event is not None, f"nobody is {colour} here"
        self.position.events += (event.number,)

    def _deal(self, hand: Sequence[str], spent: Sequence[str]) -> None:
        position = self.position
        position.hand = self._counts(hand)
        position.spent = self._counts(spent)
        position.market = [
            card.copies - position.hand[card.number] - position.spent[card.number]
            for card in self.terms.cards
        ]

    def _counts(self, ids: Sequence[str]) -> list[int]:
        counts = [0] * len(self.terms.cards)
        for id in ids:
            counts[self.terms.card_number[id]] += 1
        return counts

    def _lay_items(self, held: Sequence[str], bag: Sequence[str], decks: Mapping[int, Sequence[str]]) -> None:
        position, things = self.position, self.terms.items
        position.held = tuple(sorted([self.item(id) for id in held]))
        position.bag = tuple(sorted([self.item(id) for id in bag]))
        for item in (*position.held, *[item for item in position.bag if not things[item].hands]):
            position.add_lasting(things[item].lasting)
        up, deep, stock = [], [], []
        for deck in range(len(position.deep)):
            cards = [self.item(id) for id in decks.get(deck, ())]
            up.append(tuple(cards[:1]))
            deep.append(len(cards[1:]))
            stock.append(sum([1 << item for item in cards[1:]]))
        position.up, position.deep, position.stock = tuple(up), tuple(deep), tuple(stock)
        for item in (*position.held, *position.bag, *[item for cards in up for item in cards]):
            position.unseen &= ~(1 << item)

    def _bring_cards(
        self,
        events: Sequence[str],
        powers: Sequence[str],
        minors: Sequence[str],
        finale: str,
        terror: Sequence[str],
        unlocked: bool,
    ) -> None:
        position, terms = self.position, self.terms
        for id in events:
            event = terms.events[self.number("event", id)]
            position.events += (event.number,)
            position.add_lasting(event.lasting)
        for event_number in position.events:
            position.event_pool &= ~(1 << event_number)
        for id in powers:
            power = self.number("power", id)
            position.powers += (power,)
            position.add_lasting(terms.power_lasting[power])
        for id in minors:
            card = terms.terror[self.number("terror", id)]
            position.minors += ((card.number, card.health),)
            position.add_lasting(card.lasting)
        if finale:
            position.finale = self.number("finale", finale)
            position.add_lasting(terms.finale_lasting[position.finale])
            position.terror_left = 0
        position.terror_top = tuple([self.number("terror", id) for id in terror])
        for number in (*position.terror_top, *[number for number, _ in position.minors]):
            pool = list(position.terror_pool)
            pool[number] -= 1
            position.terror_pool = tuple(pool)
        if unlocked:
            position.unlocked = True
            position.slots = (1 << len(terms.slots)) - 1
            position.add_lasting(terms.ultimate)

    # Names -----------------------------------------------------------------------

    def space(self, id: str) -> int:
        """The number of a space."""
        return self.terms.places.number[id]

    def item(self, id: str) -> int:
        """The number of an item."""
        return next(thing.number for thing in self.terms.items[1:] if thing.id == id)

    def number(self, verb: str, id: str) -> int:
        """The number that an id stands for after a verb."""
        things: Any = {
            "event": self.terms.events,
            "terror": self.terms.terror,
            "power": self.terms.killer.powers,
            "finale": self.terms.killer.finales,
            "start": self.terms.starts,
        }[verb]
        return next(number for number, thing in enumerate(things) if thing.id == id)

    def _translate(self, verb: str, word: str) -> str:
        if word.isdigit() or word == "bare":
            return word.replace("bare", "0")
        if verb in ("event", "terror", "power", "finale", "start"):
            return str(self.number(verb, word))
        if verb in ("rescue", "bring", "shield") or word in COLOURS:
            return str(COLOURS[word])
        if word in self.terms.places.number:
            return str(self.space(word))
        if word in KINDS and verb in ("aim", "hit"):
            return str(KINDS[word])
        if word in self.terms.card_number:
            return str(self.terms.card_number[word])
        if word in self.terms.ability_ids:
            return str(self.terms.ability_ids.index(word))
        return str(self.item(word))

    def action(self, line: str) -> Action:
        """The action that a line of a script means."""
        verb, *words = line.split()
        return ACTIONS.parse(" ".join([verb, *[self._translate(verb, word) for word in words]]))

    def _words(self, action: Action) -> str:
        names = self._names().get(action.verb)
        if action.verb in ("aim", "hit"):
            return f"{action.verb} {list(KINDS)[action.args[0]]} {self.terms.places.ids[action.args[1]]}"
        if action.verb == "panic":
            return f"panic {list(COLOURS)[action.args[0]]} {self.terms.places.ids[action.args[1]]}"
        return f"{action.verb} {names[action.arg]}" if names else action.text

    def _names(self) -> dict[str, Sequence[str]]:
        """By verb: the meanings of its number."""
        cards = tuple([card.id for card in self.terms.cards])
        items = tuple([thing.id for thing in self.terms.items])
        colours, spaces = tuple(COLOURS), self.terms.places.ids
        return {
            **dict.fromkeys(("go", "space", "lot"), spaces),
            **dict.fromkeys(("play", "discard", "pay", "buy", "take", "drop", "name", "lose"), cards),
            **dict.fromkeys(("use", "keep", "top", "bottom", "hold", "stow", "item"), items),
            **dict.fromkeys(("rescue", "bring", "shield"), colours),
            "wield": ("bare", *items[1:]),
            "ability": self.terms.ability_ids,
        }

    # Playing ---------------------------------------------------------------------

    def play(self, *lines: str) -> Scene:
        """Give answers in order; chance is answered where the script says so, else with its first outcome."""
        self._since = len(self.events)
        for line in lines:
            if line.startswith("dice "):
                for face in line.split()[1:]:
                    self.step(f"die {face}")
            else:
                if line.split()[0] not in CHANCE_VERBS:
                    self.pass_chance()
                self.step(line)
        return self

    def pass_chance(self) -> Scene:
        """Let chance answer with its first outcomes."""
        while self.asked == (CHANCE,):
            self._answer(options(self.position, CHANCE)[0])
        return self

    def step(self, line: str) -> Scene:
        """Give exactly one answer."""
        action = self.action(line)
        refusal = why_not(self.position, self.asked[0], action, 1) if self.asked else "the game is over"
        assert refusal is None, f"{line!r} is refused: {refusal}; offered are {self.offers()} by {self.frame}"
        self._answer(action)
        return self

    def _answer(self, action: Action) -> None:
        before, since = self.position.clone(), len(self.events)
        answer(self.position, self.asked[0], action, self.events)
        problem = wrong(before, self.events[since:], self.position)
        assert not problem, f"{action}: {problem}; told: {self.events[since:]}"
        self._check()

    def begin(self, *frames: Frame) -> Scene:
        """Run these rules, one after the other, until somebody is asked."""
        self._since = len(self.events)
        self.position.sequence(*frames)
        settle(self.position, self.events)
        return self

    def effect(self, effect: Effect, n: int = 0, at: int = NO_PLACE, branches: tuple[int, ...] = ()) -> Scene:
        """Carry out an effect, whatever card it is on, until somebody is asked."""
        self._since = len(self.events)
        DO[type(effect)](self.position, Op(effect, n, at, branches, -1), self.events)
        settle(self.position, self.events)
        return self

    def switch(self, **mods: object) -> Scene:
        """Add lasting effects without a card, for this scene alone."""
        self.position.mods = copy(self.position.mods)
        for name, value in mods.items():
            setattr(self.position.mods, name, value)
        return self

    def put_token(self, token: str, id: str) -> Scene:
        """Put a trap, a lure or a boat in a space."""
        tokens = list(self.position.tokens)
        tokens[TOKENS.index(token)] = self.space(id)
        self.position.tokens = tuple(tokens)
        return self

    def refusal(self, line: str) -> tuple[str, str]:
        """Return the rule and the message key with which an answer is refused; nothing changes."""
        before = digest(self.position)
        refused = why_not(self.position, 0, self.action(line), 1)
        assert refused is not None, f"{line!r} is not refused"
        assert digest(self.position) == before
        return refused.rule, refused.key

    def _check(self) -> None:
        self.game.check(self.position)
        view = self.game.view(self.position, 0)
        dealt = self.game.redeal(view, random.Random(0))
        assert dump(self.game.view(dealt, 0)) == dump(view)

    # Reading ---------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """Who must answer now: (0,) the player, (-1,) chance."""
        return asked(self.position)

    @property
    def frame(self) -> str:
        """The name of the rule in progress."""
        return type(self.position.stack[-1]).__name__ if self.position.stack else ""

    def offers(self) -> list[str]:
        """The legal answers, in script notation."""
        return [self._words(action) for action in options(self.position, self.asked[0])] if self.asked else []

    def verbs(self) -> set[str]:
        """The verbs of the legal answers."""
        return {offer.split()[0] for offer in self.offers()}

    def told(self, key: str) -> list[dict[str, object]]:
        """The arguments of the events of one kind since the last script began."""
        return [event.args for event in self.events[self._since :] if event.key == key]

    def story(self) -> list[str]:
        """The events since the last script began, until the next phase, with the ids of things.

        >>> Scene(here="dock", hand=["focus"]).play("discard focus").story()
        ['discards card=focus', 'time n=1 now=7']
        """
        lately = takewhile(lambda event: event.key != "phase", self.events[self._since :])
        return [self._line(event) for event in lately]

    def _line(self, event: Event) -> str:
        enemies = event.key in ("hunts", "enemy-steps", "attacked", "attacks", "trapped")
        kinds = tuple(KINDS) if enemies else tuple(COLOURS)
        spaces = self.terms.places.ids
        names: dict[str, Sequence[str]] = {
            **dict.fromkeys(("space", "start", "end", "target", "one", "other"), spaces),
            "kind": kinds,
            "card": tuple([card.id for card in self.terms.cards]),
            "item": ("bare", *[thing.id for thing in self.terms.items[1:]]),
            "event": tuple([happening.id for happening in self.terms.events]),
            "terror": tuple([card.id for card in self.terms.terror]),
            "power": tuple([power.id for power in self.terms.killer.powers]),
            "finale": tuple([finale.id for finale in self.terms.killer.finales]),
            "ability": self.terms.ability_ids,
            "token": TOKENS,
        }
        words = [
            f"{name}={names[name][value] if name in names and isinstance(value, int) else value}"
            for name, value in event.args.items()
        ]
        return " ".join([event.key, *words])

    @property
    def here(self) -> str:
        """The heroine's space."""
        return self.terms.places.ids[self.position.heroine]

    @property
    def away(self) -> str:
        """The killer's space."""
        return self.terms.places.ids[self.position.killer]

    def victims(self) -> dict[str, int]:
        """Victims by space."""
        return {id: n for id, n in zip(self.terms.places.ids, self.position.victims, strict=True) if n}

    def minions(self) -> dict[str, int]:
        """Minions by space."""
        return {id: n for id, n in zip(self.terms.places.ids, self.position.minions, strict=True) if n}

    def pile(self, name: str) -> dict[str, int]:
        """The action cards in `hand`, `market` or `spent`."""
        return {
            card.id: n for card, n in zip(self.terms.cards, getattr(self.position, name), strict=True) if n
        }

    def items(self, name: str) -> list[str]:
        """The items in `held` or `bag`."""
        return [self.terms.items[item].id for item in getattr(self.position, name)]
