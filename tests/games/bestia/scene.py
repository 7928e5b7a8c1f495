"""Hand-made positions of Bestia, so that a test reads like an example of the rulebook.

>>> scene = Scene(turn="beast", beast_at="E5", hands={"beast": ["dash"]})
>>> scene.play("play dash", "lay n", "stop").place, len(scene.position.track)
('E4', 1)

Locations are named by their squares, cards and characters by their ids; movement cards are `n e s w still`.
Everybody has all abilities and nothing else unless a scene says so; settlers and animals are where the map
shows them, hunters in its first settlement. After every answer the scene checks the invariants of the game,
that every view fits a position re-dealt from it, and that the events match what happened (`account`).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import seen_by
from polnoc.engine.play import answer, asked, options, settle, why_not
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import View, dump
from polnoc.games.bestia import PACKAGE
from polnoc.games.bestia.actions import ACTIONS
from polnoc.games.bestia.cards import HABITATS, KINDS
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.places import HABITAT_BIT, bits_of, members
from polnoc.games.bestia.rules.moving import lay_card
from polnoc.games.bestia.rules.night import Night
from polnoc.games.bestia.rules.trails import beast_moved
from polnoc.games.bestia.rules.turns import Rounds, Turn, Turns
from polnoc.games.bestia.state import CLEAR, DAWN, DAY, NIGHT, NOWHERE, TRAILS, Bestia
from polnoc.games.bestia.terms import (
    NONE,
    SUMMONS,
    TO_BEAST,
    TO_HUNTER,
    TO_SUMMON,
    TO_TOWER,
    Terms,
)
from tests.games.bestia.event_ledger import EventRecorder, wrong

GAME: Final = PACKAGE.make_game()
WAYS: Final = ("n", "e", "s", "w", "still")
#: Verbs whose number is a card, or a location.
_CARD_VERBS: Final = (
    "keep", "give", "play", "flee", "take", "take-back", "copy", "discard", "trap", "react", "deal", "draw",
    "lose", "show",
)  # fmt: skip
_PLACE_VERBS: Final = ("settle", "go", "place", "hit-tower")


@cache
def game_with(pack: Path | None) -> BestiaGame:
    """The game with the classic box, or with a pack file added."""
    return GAME if pack is None else PACKAGE.make_game_from(pack)


class Scene:
    """A position, and what is played from it. `turn` None: the night of `day` begins."""

    def __init__(
        self,
        *,
        turn: str | None = "beast",
        players: int = 3,
        beast: str = "fangrir",
        hunters: Sequence[str] = ("helga", "iona", "assar"),
        beast_at: str | None = None,
        way: str = "",
        at: Mapping[str, str | None] | None = None,
        hands: Mapping[str, Sequence[str]] | None = None,
        spent: Mapping[str, Sequence[str]] | None = None,
        grudges: Mapping[str, int] | None = None,
        power: Mapping[str, int] | None = None,
        wounds: Mapping[str, int] | None = None,
        ups: Mapping[str, Sequence[str]] | None = None,
        summons: Sequence[str] = (),
        towers: Sequence[str] = (),
        habitats: Mapping[str, str] | None = None,
        hurts: Mapping[str, int] | None = None,
        traps: Sequence[tuple[str, str, str, str]] = (),
        symbols: int = 0,
        day: int = 1,
        pack: Path | None = None,
        **chosen: object,
    ) -> None:
        self.game = game_with(pack)
        names = {f"hunter{number}": id for number, id in enumerate(hunters, start=1)}
        given = {"players": players, "beast": beast, **names, **chosen}
        self.terms: Terms = self.game.terms(self.game.read_options(given))
        self.position = Bestia(self.terms)
        self.events = EventRecorder(self.position)
        self.names = ["beast", *[hunter.id for hunter in self.terms.cast]]
        self.position.day = day
        self._put_people(at or {}, beast_at, summons, towers, habitats or {}, hurts or {})
        self._put_cards(hands or {}, spent or {}, ups or {}, traps)
        for field, values in (("grudges", grudges), ("power", power), ("wounds", wounds)):
            for name, value in (values or {}).items():
                getattr(self.position, field)[self.names.index(name)] = value
        self._go(way)
        self._begin(turn, symbols)
        settle(self.position, self.events)
        self.check()

    # Setup --------------------------------------------------------------------------------

    def _put_people(
        self,
        at: Mapping[str, str | None],
        beast_at: str | None,
        summons: Sequence[str],
        towers: Sequence[str],
        habitats: Mapping[str, str],
        hurts: Mapping[str, int],
    ) -> None:
        position, places = self.position, self.terms.places
        home = next(place for place in places.all if places.habitat[place] == 1)
        for hunter in self.terms.characters[1:]:
            square = at.get(self.names[hunter], places.squares[home])
            position.hunters[hunter] = NOWHERE if square is None else self.spot(square)
        position.pawn = self.spot(beast_at) if beast_at else places.start
        position.path = (position.pawn,)
        for number, square in enumerate(summons):
            position.summons[number] = self.spot(square)
        position.towers = bits_of([self.spot(square) for square in towers])
        changed = {self.spot(square): HABITAT_BIT[name] for square, name in habitats.items()}
        position.habitats = tuple([changed.get(p, habitat) for p, habitat in enumerate(places.habitat)])
        for square, n in hurts.items():
            position.hurts[position.folk_at(self.spot(square))[0]] = n

    def _put_cards(
        self,
        hands: Mapping[str, Sequence[str]],
        spent: Mapping[str, Sequence[str]],
        ups: Mapping[str, Sequence[str]],
        traps: Sequence[tuple[str, str, str, str]],
    ) -> None:
        position = self.position
        for name, ids in hands.items():
            character = self.names.index(name)
            for id in ids:
                bit = 1 << self.card(id, character)
                position.hands[character] |= bit
                position.unused &= ~bit
                position.gear_deck &= ~bit
                position.talent_deck &= ~bit
        for name, ids in spent.items():
            character = self.names.index(name)
            gone = bits_of([self.card(id, character) for id in ids])
            position.hands[character] &= ~gone
            position.spent[character] |= gone
        for name, ids in ups.items():
            character = self.names.index(name)
            position.ups[character] = bits_of([self.upgrade(id, character) for id in ids])
        for region, id, habitat, owner in traps:
            card = self.card(id, 1)
            cost = self.terms.cards[card].cost
            number = self.terms.places.region_ids.index(region)
            trap = (number, card, HABITAT_BIT[habitat], self.names.index(owner), False, cost, cost)
            position.traps = tuple(sorted((*position.traps, trap)))
            position.gear_deck &= ~(1 << card)

    def _go(self, way: str) -> None:
        """Lay these cards for the Beast, as one move."""
        for card in way.split():
            everywhere = self.terms.places.everywhere
            lay_card(self.position, WAYS.index(card), 0, 0, everywhere, self.events)
        if way:
            beast_moved(self.position, 0, self.events)
        self.events.clear()

    def _begin(self, turn: str | None, symbols: int) -> None:
        position = self.position
        if turn is None:
            position.phase = NIGHT
            position.stack = [Rounds(DAWN), Night(0)]
            return
        position.phase = DAY
        actor = self.names.index(turn)
        position.turn = actor
        after = (actor + 1) % len(self.terms.characters)
        position.stack = [Rounds(NIGHT), Turns(after), Turn(actor, symbols)]

    # Names ----------------------------------------------------------------------------

    def spot(self, square: str) -> int:
        """The number of the location on a square."""
        return self.terms.places.squares.index(square)

    def square(self, place: int) -> str:
        """The square of a location."""
        return self.terms.places.squares[place]

    def card(self, id: str, character: int = NOWHERE) -> int:
        """The number of a card; of an ability, the character's own."""
        found = [card for card in self.terms.cards if card.number and card.id == id]
        own = [card for card in found if card.owner == character]
        assert found, f"no card is called '{id}'"
        return (own or found)[0].number

    def upgrade(self, id: str, character: int) -> int:
        """The number of an upgrade of a character."""
        return [better.id for better in self.terms.upgrades[character]].index(id)

    def action(self, text: str) -> Action:
        """The action that a text means now: `play feed`, `lay n`, `go E4`, `hit-folk E4`, `hunter iona`."""
        verb, _, rest = text.partition(" ")
        words = rest.split()
        return ACTIONS.get(verb, *[self._number(verb, word, at) for at, word in enumerate(words)])

    def _number(self, verb: str, word: str, at: int) -> int:
        actor = self.actor
        if verb in _CARD_VERBS:
            return self.card(word, actor)
        if verb in _PLACE_VERBS or (verb == "lead" and at):
            return self.spot(word)
        if verb in ("lay", "habitat", "region"):
            names = {"lay": WAYS, "habitat": HABITATS, "region": self.terms.places.region_ids}
            return names[verb].index(word)
        if verb in ("hit-hunter", "hunter"):
            return self.names.index(word)
        if verb in ("hit-folk", "bite") and not word.isdigit():
            return self.position.folk_at(self.spot(word))[0]
        if verb == "buy" and not word.isdigit():
            return self.upgrade(word, actor)
        if verb == "trap-at" and not at:
            return self.terms.places.region_ids.index(word)
        return int(word)

    def word(self, action: Action) -> str:
        """An action as a test writes it."""
        verb, *_ = str(action).split()
        names: list[str] = []
        for at, number in enumerate(action.args):
            if verb in _CARD_VERBS:
                names.append(self.terms.cards[number].id)
            elif verb in _PLACE_VERBS or (verb == "lead" and at):
                names.append(self.square(number))
            elif verb in ("lay", "habitat", "region") or (verb == "trap-at" and not at):
                tables = {"lay": WAYS, "habitat": HABITATS}
                names.append(tables.get(verb, self.terms.places.region_ids)[number])
            elif verb in ("hit-hunter", "hunter"):
                names.append(self.names[number])
            elif verb == "hit-folk":
                names.append(self.square(self.position.folk[number]))
            else:
                names.append(str(number))
        return " ".join([verb, *names])

    @property
    def actor(self) -> int:
        """Who decides: the character of the top frame, or of the turn."""
        for frame in reversed(self.position.stack):
            for name in ("actor", "character", "hunter", "who"):
                found = getattr(frame, name, None)
                if isinstance(found, int) and found < SUMMONS:
                    return found
                if isinstance(found, tuple) and found:
                    return int(found[0])
        return self.position.turn

    # Playing --------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return asked(self.position)

    def play(self, *texts: str) -> Scene:
        """Give these answers in order; each must be legal."""
        for text in texts:
            seat = self.asked[0]
            action = self.action(text)
            offered = options(self.position, seat)
            assert action in offered, f"'{text}' is not among {[str(one) for one in offered]}"
            self._answer(seat, action)
        return self

    def _answer(self, seat: int, action: Action) -> None:
        before, told = self.position.clone(), len(self.events)
        answer(self.position, seat, action, self.events)
        problem = wrong(before, action, self.events[told:], self.position) or self.events.unseen(told)
        assert not problem, f"after '{action}': {problem}"
        self.check()

    def chance(self, text: str) -> Scene:
        """Give this answer for chance."""
        assert self.asked == (CHANCE,), f"chance is not asked, but {self.asked}"
        return self.play(text)

    def resolve_chance(self) -> Scene:
        """Give the first possible answer for chance as long as it is asked."""
        while self.asked == (CHANCE,):
            self._answer(CHANCE, options(self.position, CHANCE)[0])
        return self

    @property
    def top(self) -> dict[str, Any]:
        """The decision in progress, as everybody sees it."""
        shown: dict[str, Any] = self.view(WATCHER)["frames"][-1]
        return shown

    def offers(self, text: str) -> bool:
        """Whether this is a legal answer now."""
        return any([self.action(text) in options(self.position, seat) for seat in self.asked])

    def refuses(self, text: str) -> str:
        """The id of the rule that forbids this answer now."""
        refusal = why_not(self.position, self.asked[0], self.action(text), len(self.terms.seats))
        assert refusal is not None, f"'{text}' is legal"
        return refusal.rule

    def refusal(self, text: str) -> tuple[str, str, dict[str, object]]:
        """Why this answer is forbidden now: the rule, the message, its arguments."""
        found = why_not(self.position, self.asked[0], self.action(text), len(self.terms.seats))
        assert found is not None, f"'{text}' is legal"
        return found.rule, found.key, dict(found.args or {})

    @property
    def choices(self) -> list[str]:
        """The legal answers as a test writes them."""
        return [self.word(action) for seat in self.asked for action in options(self.position, seat)]

    @property
    def facts(self) -> list[tuple[object, ...]]:
        """Public knowledge about the Beast's path.

        ("at", cards, squares), ("not at", cards, squares), ("clear", cards, first, squares),
        ("trails", cards, square, count)
        """
        return [self._fact(*fact) for fact in self.position.facts]

    def squares(self, places: int) -> set[str]:
        """The squares of a set of locations."""
        return {self.square(place) for place in members(places & self.terms.places.everywhere)}

    def _fact(self, kind: int, cards: int, first: int, what: int) -> tuple[object, ...]:
        if kind == TRAILS:
            return "trails", cards, self.square(first), what
        if kind == CLEAR:
            return "clear", cards, first, self.squares(what)
        return ("not at", cards, self.squares(~what)) if what < 0 else ("at", cards, self.squares(what))

    @property
    def offered(self) -> list[str]:
        """The legal answers in notation."""
        return [str(action) for seat in self.asked for action in options(self.position, seat)]

    def check(self) -> None:
        """Invariants hold, and every view fits a position re-dealt from it."""
        self.game.check(self.position)
        for seat in (*self.terms.seats, WATCHER):
            view = self.game.view(self.position, seat)
            dealt = self.game.redeal(view, random.Random(len(self.events)))
            self.game.check(dealt)
            assert dump(self.game.view(dealt, seat)) == dump(view), f"seat {seat} is dealt something else"
            assert asked(dealt) == self.asked, f"seat {seat} could tell who is asked"

    # Reading ------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """Where the Beast really is."""
        return self.square(self.position.place)

    @property
    def pawn(self) -> str:
        """Where its pawn stands."""
        return self.square(self.position.pawn)

    @property
    def hidden(self) -> bool:
        return self.position.hidden

    @property
    def trails(self) -> dict[str, int]:
        """Trail tokens by square."""
        return {self.square(place): n for place, n in enumerate(self.position.trails) if n}

    def at(self, name: str) -> str | None:
        """Where a hunter is."""
        place = self.position.hunters[self.names.index(name)]
        return None if place == NOWHERE else self.square(place)

    def of(self, field: str, name: str) -> int:
        """A character's entry of a field: grudges, power, wounds."""
        value: int = getattr(self.position, field)[self.names.index(name)]
        return value

    def hand(self, name: str) -> list[str]:
        """The ids of a character's cards."""
        return [self.terms.cards[card].id for card in members(self.position.hands[self.names.index(name)])]

    def folk(self, square: str) -> list[str]:
        """The kinds of folk on a square."""
        kinds = ("farmer", "noble", "sheep", "boar", "bear")
        return [kinds[self.terms.folk_kind[one]] for one in self.position.folk_at(self.spot(square))]

    def habitat(self, square: str) -> int:
        """The habitat bits of a square."""
        return self.position.habitats[self.spot(square)]

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return self.game.view(self.position, seat)

    def heard(self, seat: int) -> list[str]:
        """The keys of all events that a seat has been told."""
        return [event.key for event in seen_by(self.events, seat)]

    @property
    def log(self) -> list[str]:
        """All events so far, one line each: `attacks by beast target helga place D4 n 1`."""
        return [" ".join([event.key, *self._args_in_words(event.args)]) for event in self.events]

    def _args_in_words(self, args: Mapping[str, Any]) -> list[str]:
        found = []
        for name, value in args.items():
            if name == "place" or name == "pawn":
                value = self.square(value)
            elif name in ("character", "hunter", "by", "actor", "other"):
                value = self._character(value)
            elif name == "card":
                value = self.terms.cards[value].id
            elif name == "target":
                value = self._target(value)
            elif name == "habitat":
                value = HABITATS[value]
            elif name == "region":
                value = self.terms.places.region_ids[value]
            elif name == "folk":
                value = f"{KINDS[self.terms.folk_kind[value]]}"
            found.append(f"{name} {value}")
        return found

    def _character(self, number: int) -> str:
        if number == NONE:
            return "nobody"
        return self.names[number] if number < SUMMONS else f"summon {number - SUMMONS}"

    def _target(self, number: int) -> str:
        if number < TO_HUNTER:
            return KINDS[self.terms.folk_kind[number]]
        if number < TO_TOWER:
            return self.names[number - TO_HUNTER]
        if number < TO_SUMMON:
            return f"tower {self.square(number - TO_TOWER)}"
        return f"summon {number - TO_SUMMON}" if number < TO_BEAST else "beast"

    def event(self, key: str) -> dict[str, Any]:
        """The arguments of the last event of a key."""
        return next(event.args for event in reversed(self.events) if event.key == key)
