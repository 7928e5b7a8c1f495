"""Bestia as a drawing: a northern map, the movement track, plates of all characters, cards with two halves.

- The map shows places by habitat, roads, regions, trails, who is where, and where the Beast was last seen.
  Only the Beast sees where it really is. With aids, a cloud shows where it can be by public knowledge.
- Scenes appear when something is decided: the draft and other cards, alternatives, upgrades.
- Below is the hand, with a sheet for every card.

>>> from polnoc.engine.chance import Seed
>>> from polnoc.engine.match import Match
>>> from polnoc.games.bestia import PACKAGE
>>> game = PACKAGE.make_game()
>>> match = Match(game, game.read_options({"players": 3}), Seed.simulated(3))
>>> board = Board(game, lambda key, **args: key, ["Ania", "Kot", "Ćma"], viewer=1)
>>> drawing = board.draw(match.view(1), match.options(1))
>>> [sheet.key for sheet in drawing.sheets][:6]
['pulse', 'scene', 'choice', 'forge', 'map', 'way']
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Final, TypeVar, cast

from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.choices import ChoiceTable, kind_and_number
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.parts import Place, group, nothing
from polnoc.drawing.shapes import emblem_shapes, hidden
from polnoc.drawing.sheets import BOARD, CUT_BELOW, TRAY, TURN, Drawing, Offer, Piece, Sheet
from polnoc.drawing.turned_cards import turned_card
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.frames import tuples
from polnoc.engine.views import View, top_frame
from polnoc.engine.wording import Say
from polnoc.games.bestia.actions import CARDS_END, STILL
from polnoc.games.bestia.cards import GOALS, HABITATS, KINDS
from polnoc.games.bestia.deduction import oldest_seen, ways_to
from polnoc.games.bestia.drawing import cards as drawn_cards
from polnoc.games.bestia.drawing import icons, panels, show
from polnoc.games.bestia.drawing import map as game_map
from polnoc.games.bestia.drawing.cards import Face, Held, Track
from polnoc.games.bestia.drawing.map import Ground, Minimap, Pawn, Region, Spot, Trap
from polnoc.games.bestia.drawing.panels import Button, Goal, Plate, Time, Upgrade
from polnoc.games.bestia.drawing.posters import cover_of
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.places import NO_EXIT, WILD, members
from polnoc.games.bestia.state import DAWN, DAY, NIGHT, NOBODY_YET, NOWHERE, SET_UP, Fact, Step
from polnoc.games.bestia.terms import ACTION, BEAST, GEAR, TALENT, Terms
from polnoc.games.bestia.words.phrases import Phrases
from polnoc.games.bestia.words.wording import ENDINGS, Wording

#: List at most this many alternatives.
LISTED: Final = 18
#: A hand of more cards than this shows only their bands. The second limit holds on wide screens with four
#: players, where the hand is beside the large map.
ONE_ROW: Final = 5
ONE_ROW_BESIDE: Final = 3
#: Offsets from the middle of a location for hunters who share it.
TOGETHER: Final = ((10, 8), (-26, 8), (-8, -26))

#: The fields of a view that the map shows.
_ON_MAP: Final = (
    "phase", "turn", "habitats", "trails", "towers", "folk", "hurts", "hunters", "summons", "pawn", "path",
    "traps",
)  # fmt: skip
PHASES: Final = {SET_UP: "dawn", DAWN: "dawn", DAY: "day", NIGHT: "night"}

S = TypeVar("S", bound=Hashable)


# Pieces of actions -----------------------------------------------------------------


def offers(game: BestiaGame, view: View, actions: Sequence[Action], say: Say) -> list[Offer]:
    """The piece that stands for each action, in order."""
    return [Offer(key) for key in _where(game.terms_of(view), view, actions)]


def _where(terms: Terms, view: View, actions: Sequence[Action]) -> dict[str, Action]:
    """The action for which each piece stands, in order. Actions without a piece of their own are listed."""
    found: dict[str, Action] = {}
    listed = 0
    for action in actions:
        key = _natural(terms, view, action)
        if not key or key in found:
            key = f"list-{listed}"
            listed += 1
        found[key] = action
    return found


#: The verb that choosing a piece means: by default, and for certain rules that ask.
_CHOICES: Final = ChoiceTable({
    "card": {
        "Splitting": "give", "Discarding": "discard", "LayFromHand": "trap", "Window": "react", "": "play",
    },
    "pick": {"TakingBack": "take-back", "CopyCard": "copy", "": "keep"},
    "flee": {"": "flee"},
    "place": {
        "Settling": "settle",
        **dict.fromkeys(("Moving", "Marching", "Acting"), "go"),
        "": "place",
    },
    "folk": {"": "hit-folk"},
    "tower": {"": "hit-tower"},
    "pawn": {
        **dict.fromkeys(("PickHunter", "PickOther", "Rewarding", "Bulwark"), "hunter"), "": "hit-hunter",
    },
    "plate": {"": "hunter"},
    "summon": {"Commanding": "act", **dict.fromkeys(("Sacrificing", "Marching"), "summon"), "": "hit-summon"},
    "region": {"": "region"},
    "upgrade": {"": "buy"},
})  # fmt: skip


def _natural(terms: Terms, view: View, action: Action) -> str:
    """The piece that an action is about, or an empty string."""
    verb = action.verb
    if verb in ENDINGS:  # only one of them is offered at a time
        return "ending"
    piece = _CHOICES.piece(verb)
    if piece == "card":
        return f"card-{action.arg}" if action.arg in _held(terms, view) else f"pick-{action.arg}"
    if piece == "pawn":
        return f"pawn-{action.arg}" if view["hunters"][action.arg] != NOWHERE else f"plate-{action.arg}"
    if piece == "summon":
        return f"summon-{action.arg}" if view["summons"][action.arg] != NOWHERE else ""
    if piece:
        return f"{piece}-{action.arg}"
    if verb == "lay":
        return _laid_on(terms, view, action.arg)
    if verb == "take":
        return _ware_of(view, action.arg)
    if verb == "top":
        return "stock-talent" if view["seat"] == BEAST else "stock-gear"
    if verb == "trap-at":
        return f"trap-{action.args[0]}-{action.args[1]}"
    return "lair" if verb == "hit-beast" else ""


def _laid_on(terms: Terms, view: View, way: int) -> str:
    """The place to which a movement card leads."""
    if not view["path"]:
        return ""
    there = terms.places.follow(view["path"][-1], way)
    return f"place-{there}" if there != NO_EXIT else ""


def _ware_of(view: View, card: int) -> str:
    for kind in ("gear", "talent"):
        lying = members(view[f"{kind}_market"])
        if card in lying:
            return f"{kind}-{lying.index(card)}"
    return f"pick-{card}"


def _characters(terms: Terms, seat: int) -> list[int]:
    """The characters of a seat."""
    return [one for one in terms.characters if terms.seat_of[one] == seat]


def _held(terms: Terms, view: View) -> dict[int, int]:
    """The cards in the viewer's hands, and the character who holds each."""
    seat = view["seat"]
    if seat not in terms.seats:
        return {}
    return {card: one for one in _characters(terms, seat) for card in view["hands"][one] if card > 0}


def intention(game: BestiaGame, view: View, piece: str) -> str:
    """The action meant by choosing a piece, legal or not; empty if none is meant."""
    terms = game.terms_of(view)
    name, index = kind_and_number(piece)
    rule = top_frame(view)["rule"]
    if piece == "lair":
        return "hit-beast"
    if not 0 <= index < _number_of(terms, name):
        return ""
    if name == "place" and view["seat"] == BEAST and view["path"] and rule in ("Moving", "Staying"):
        return _meant_way(terms, view, index)
    if name in ("gear", "talent"):
        lying = members(view[f"{name}_market"])
        return f"take {lying[index]}" if index < len(lying) else ""
    if name in ("pawn", "plate") and not index:
        return ""
    return f"{_CHOICES.verb(name, rule)} {index}"


def _meant_way(terms: Terms, view: View, place: int) -> str:
    here = view["path"][-1]
    if place == here:
        return f"lay {STILL}"
    exits = terms.places.exits[here]
    return f"lay {exits.index(place)}" if place in exits else ""


def _number_of(terms: Terms, name: str) -> int:
    """The limit of piece numbers with this name: they are below it."""
    return {
        **dict.fromkeys(("card", "pick", "flee"), CARDS_END),
        **dict.fromkeys(("place", "tower"), terms.places.size),
        "folk": len(terms.folk_start), "pawn": terms.hunters + 1, "plate": terms.hunters + 1,
        "summon": terms.summons, "region": terms.places.regions,
        "gear": terms.core.market, "talent": terms.core.market,
        "upgrade": max([len(upgrades) for upgrades in terms.upgrades]),
    }.get(name, 0)  # fmt: skip


def markable(game: BestiaGame, view: View, say: Say) -> dict[str, str]:
    """The pieces that the viewer's side may mark for itself, with their names: hunters mark locations."""
    terms = game.terms_of(view)
    if view["seat"] not in terms.seats[1:]:
        return {}
    phrases = Phrases(say, terms)
    return {f"place-{place}": phrases.place(place) for place in terms.places.all}


#: The kinds of pieces that arguments of events refer to.
_ABOUT: Final = {
    "place": "place", "region": "region", "folk": "folk", "settler": "folk", "summon": "summon",
    "card": "card", "hunter": "pawn", "character": "plate",
}  # fmt: skip
#: Events that always point at the same piece, whatever their arguments.
_POINTED: Final = {
    "dawn": "time", "day-begins": "time", "night-begins": "time", "beast-lays": "track", "you-lay": "track",
    "takes-back-cards": "track", "oldest-card": "track", "revealed": "lair", "beast-wounded": "plate-0",
    "goal-met": "goals", "true-path": "den-head",
}  # fmt: skip


def places(game: BestiaGame, event: Event) -> list[str]:
    """The pieces that an event is about, to be highlighted while it is told."""
    args: dict[str, Any] = dict(event.args)
    found = [_POINTED[event.key]] if event.key in _POINTED else []
    found += [f"{_ABOUT[name]}-{args[name]}" for name in args if name in _ABOUT and args[name] >= 0]
    if "hunter" in args:
        found.append(f"plate-{args['hunter']}")
    if event.key == "revealed":  # the Beast goes its path once more, and everybody sees it
        found = ["lair", *[f"place-{place}" for place in args["path"]]]
    return found


# Shapes ----------------------------------------------------------------------------


@cache
def shapes() -> Markup:
    """The shared shapes that the drawings refer to."""
    return hidden(
        [
            *emblem_shapes(),
            *icons.icon_shapes(),
            *game_map.map_shapes(),
        ]
    )


def cover(say: Say) -> Markup:
    """The cover picture for the list of games."""
    return cover_of("fangrir", say("game-name"))


# The board -------------------------------------------------------------------------


class Board(CachedBoard[BestiaGame]):
    """Draws a table for one reader; with `aids` also the cloud of where the Beast can be."""

    headings: ClassVar[frozenset[str]] = frozenset({"dawn", "day-begins", "night-begins"})
    quiet: ClassVar[frozenset[str]] = frozenset()
    update_bytes: ClassVar[int] = 8_192
    above: ClassVar[int] = BEAST
    kinds: ClassVar[Mapping[str, str]] = show.KINDS
    key_moments: ClassVar[frozenset[str]] = show.KEY_MOMENTS

    @cached_property
    def wording(self) -> Wording:
        """The wording of the game for this reader."""
        return Wording(self.game, self.say, self.names, self.viewer)

    @cached_property
    def _constants(self) -> dict[int, GameConstants]:
        return {}

    def draw(self, view: View, actions: Sequence[Action]) -> Drawing:
        """Draw the whole table as `view` shows it; `actions` are the viewer's legal answers."""
        return _Scene(self, view, actions).drawing()

    def story(self, view: View, events: Sequence[Event]) -> View:
        """Add to a view the Beast's path from one sighting to the next, as far as this viewer sees it."""
        ways = [cast(list[int], event.args["path"]) for event in events if event.key == "revealed"]
        return {**view, "whole_way": [way for way in (*ways, view["path"]) if len(way) > 1]}

    def turned_card(self, view: View, event: Event) -> Markup | None:
        """The card that an event plays; None for other events."""
        if event.key not in ("plays", "reacts"):
            return None
        shown = self.constants_of(view).face(cast(int, event.args["card"]))
        return turned_card("bestia", drawn_cards.CARD, drawn_cards.face(shown))

    def constants_of(self, view: View) -> GameConstants:
        """The constant parts of the game that a view belongs to, cached."""
        terms = self.game.terms_of(view)
        found = self._constants.get(id(terms))
        if found is None:
            found = self._constants[id(terms)] = GameConstants(terms, self.say, self.viewer)
        return found


class GameConstants:
    """What stays the same throughout a game: the map, names, the text of cards."""

    def __init__(self, terms: Terms, say: Say, viewer: int) -> None:
        self.terms = terms
        self.phrases = Phrases(say, terms)
        self.viewer = viewer
        #: Part of cache keys, so that pieces of other games are not taken for those of this one.
        self.stamp = repr(sorted(terms.shown.items()))
        places = terms.places
        self.squares = [(ord(square[0]) - ord("A"), int(square[1:]) - 1) for square in places.squares]
        self.columns = max([column for column, _ in self.squares]) + 1
        self.rows = max([row for _, row in self.squares]) + 1
        self.middles: list[Place] = [game_map.middle_of(*square) for square in self.squares]
        #: [region]: its squares, without the start, which belongs to all.
        self.lands = [
            [square for square, here in zip(self.squares, places.region, strict=True) if here == 1 << region]
            for region in range(places.regions)
        ]
        self.size = game_map.size_of(
            self.columns, self.rows, any([self._lies_low(land) for land in self.lands])
        )
        roads, borders = self._roads(), game_map.lines(self.squares, places.region)
        self.ground = Ground(self.columns, self.rows, self.size, roads, borders)
        self.regions = [self._region(number) for number in range(places.regions)]
        self.numbers = terms.card_numbers
        #: The same in the order of a hand: grouped by kind and symbol, then by name.
        self.sorted_numbers = sorted(self.numbers, key=self._sort_key)
        self._faces: dict[int, Face] = {}
        self._texts: dict[int, str] = {}
        #: The knowledge from which the cloud was last computed, and the cloud.
        self._cloud: tuple[object, dict[int, int]] = (None, {})

    def _roads(self) -> tuple[tuple[Place, Place], ...]:
        places = self.terms.places
        return tuple(
            [
                (self.middles[here], self.middles[there])
                for here in places.all
                for there in places.roads[here]
                if here < there
            ]
        )

    @staticmethod
    def _lies_low(land: list[tuple[int, int]]) -> bool:
        """Whether a region reaches only the lower edge of the map."""
        return min([row for _, row in land]) > 0

    def _region(self, number: int) -> Region:
        """The name of a region, placed at the edge of the map that the region reaches."""
        land = self.lands[number]
        half = self.columns / 2
        left = 0 if min([column for column, _ in land]) == 0 else self.columns - half
        y = self.size[1] - 46 if self._lies_low(land) else 4
        return Region(
            self.phrases.region(number),
            (game_map.SIDE + left * game_map.WIDE + 4, y),
            half * game_map.WIDE - 8,
        )

    def cloud(
        self, pawn: int, steps: tuple[Step, ...], facts: tuple[Fact, ...], first: int
    ) -> dict[int, int]:
        """By place, from 1 to 4: how many paths that fit the facts (and the oldest card) lead there."""
        known = (pawn, steps, facts, first)
        if self._cloud[0] != known:
            ways = ways_to(self.terms.places, pawn, steps, facts, first)
            most = max(ways.values(), default=1)
            levels = {place: 1 + min(3, 4 * number // (most + 1)) for place, number in ways.items()}
            self._cloud = (known, levels)
        return self._cloud[1]

    def trap_place(self, region: int, nth: int) -> Place:
        """The place of a region's trap: from the far end on, since a long name needs the room."""
        shown = self.regions[region]
        return shown.place[0] + shown.width - 44 - nth * 43, shown.place[1] + 3

    def face(self, number: int) -> Face:
        """The face of a card as this viewer reads it, cached."""
        if number not in self._faces:
            self._faces[number] = self._face(number)
        return self._faces[number]

    def _face(self, number: int) -> Face:
        card, phrases = self.terms.cards[number], self.phrases
        name = phrases.card_name(number)
        if card.kind == ACTION:
            own = BEAST if self.viewer == BEAST else 1
            return Face(name, card.symbol, "action", _capital(phrases.does(number, own)))
        kind = {GEAR: "gear", TALENT: "talent"}.get(card.kind, "ability")
        actor = {"gear": 1, "talent": BEAST}.get(kind, card.owner)
        needs = HABITATS[card.needs.bit_length() - 1] if card.needs else ""
        does = _capital(phrases.does(number, actor))
        if card.when:
            when = phrases.say("card-when", when=phrases.say(f"when-{card.when}", cost=card.up_to))
            does = f"{_capital(when)}. {does}"
        return Face(name, card.symbol, kind, does, cost=card.cost, needs=needs)

    def _sort_key(self, number: int) -> tuple[bool, int, str, int]:
        """Action cards first, then by symbol, then by name."""
        card = self.terms.cards[number]
        symbols = list(drawn_cards.SYMBOLS)
        return card.kind != ACTION, symbols.index(card.symbol), self.phrases.card_name(number), number

    def text(self, number: int) -> str:
        """The full text of a card, cached."""
        if number not in self._texts:
            self._texts[number] = self.phrases.card_text(number)
        return self._texts[number]


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


class _Scene:
    """One position: what each piece shows, and its words when it has to be redrawn."""

    def __init__(self, board: Board, view: View, actions: Sequence[Action]) -> None:
        self.board = board
        self.view = view
        self.say = board.say
        self.constants = board.constants_of(view)
        self.phrases = self.constants.phrases
        self.terms = self.constants.terms
        self.frame = top_frame(view)
        self.rule: str = self.frame["rule"]
        self.actions = _where(self.terms, view, actions)
        self.held = _held(self.terms, view)
        self.over = view["victor"] != NOBODY_YET

    def drawing(self) -> Drawing:
        """All sheets; which ones there are depends only on the game and the viewer."""
        sheets = [
            self._pulse(),
            self._scene(),
            self._choice(),
            self._forge(),
            self._map(),
            self._way(),
            *[self._plate(character) for character in self.terms.characters],
            self._market(),
            self._goals(),
            self._doing(),
            *([self._aside()] if self.terms.players == 4 else []),
            *[self._card(number) for number in self.constants.sorted_numbers],
        ]
        return Drawing("bestia", self.terms.players, shapes(), tuple(sheets), self.board.cache.prefix)

    # What pieces need --------------------------------------------------------------------

    def piece(self, key: str, shown: S, draw: Callable[[str, S], Markup]) -> Piece:
        """A piece of this game."""
        return self.board.cache.piece(
            key, (self.constants.stamp, shown), lambda id, given: draw(id, given[1])
        )

    def sheet(
        self, key: str, kind: str, place: str, size: tuple[int, int], title: str, pieces: Sequence[Piece]
    ) -> Sheet:
        return Sheet(key, kind, place, size, self.say(title), tuple(pieces))

    def stage(self, key: str, kind: str, size: tuple[int, int], title: str, pieces: Sequence[Piece]) -> Sheet:
        """A sheet whose lower part is cut off while it is empty."""
        return self.sheet(key, kind, BOARD, size, title, pieces)._replace(fit=CUT_BELOW)

    def speaking(
        self, key: str, shown: S, draw: Callable[[str, S, str], Markup], said: Callable[[], str]
    ) -> Piece:
        """A piece with words, which are a function of what it shows."""
        return self.piece(key, shown, lambda id, given: draw(id, given, said() if given is not None else ""))

    # The strip that is always in view ----------------------------------------------------

    def _pulse(self) -> Sheet:
        view, terms = self.view, self.terms
        phase = PHASES[view["phase"]]
        cards, dead = len(view["track"]), self._dead()
        wanted = max([goal.n for goal in terms.contract.wins])
        pieces = [
            self._time(phase),
            self.piece("cards-laid", cards, self._cards_laid),
            self.piece("dead", (dead, wanted), self._deaths),
        ]
        return self.sheet("pulse", "pulse", TURN, panels.STRIP, "draw-pulse", pieces)

    def _cards_laid(self, id: str, number: int) -> Markup:
        return panels.count(id, "deck", str(number), 255, self.say("draw-track", n=number))

    def _deaths(self, id: str, shown: tuple[int, int]) -> Markup:
        dead, wanted = shown
        return panels.count(id, "grave", f"{dead}/{wanted}", 349, self.say("draw-dead", n=dead, all=wanted))

    def _dead(self) -> int:
        return len([place for place in self.view["folk"][: self.terms.settlers] if place == NOWHERE])

    def _time(self, phase: str) -> Piece:
        view = self.view
        taking = view["phase"] == DAY and not self.over
        turn = self._figure(view["turn"]) if taking else ("", "", "")
        who = self.phrases.actor(view["turn"]) if taking else ""
        shown = (
            Time(
                phase,
                self.say("draw-day", day=max(1, view["day"]), days=self.terms.days),
                turn,
                bool(self.actions),
            ),
            who,
        )

        def drawn(id: str, given: tuple[Time, str]) -> Markup:
            word = self.say("draw-phase", phase=given[0].phase, who=given[1] or "none")
            return panels.time(id, given[0], word, f"{given[0].day}. {word}")

        return self.piece("time", shown, drawn)

    def _figure(self, character: int) -> tuple[str, str, str]:
        """Kind, name and CSS class of a character's figure."""
        if character == BEAST:
            return "beast", self.terms.beast.id, "is-beast"
        return "hunter", self.terms.cast[character - 1].id, f"is-hunter-{character}"

    # The map -----------------------------------------------------------------------------

    def _map(self) -> Sheet:
        """The map, redrawn only if something on it has changed."""
        view = self.view
        seen = [*[view[name] for name in _ON_MAP], view.get("whole_way")]
        shown = (self.constants.stamp, seen, bool(view["track"]), self._cloud, self.over)
        return self.board.cache.sheet("map", shown, self._map_sheet)

    def _map_sheet(self) -> Sheet:
        constants, terms = self.constants, self.terms
        every = terms.places.all
        pieces = [
            self.piece("ground", constants.ground, game_map.ground),
            self.piece(
                "sky", PHASES[self.view["phase"]], lambda id, name: game_map.sky(id, name, constants.size)
            ),
            *[self._spot(place) for place in every],
            self._whole_way(),
            self._lair(),
            self._den(),
            self._den_head(),
            *[self._tower(place) for place in every],
            *[self._folk(one) for one in range(len(terms.folk_start))],
            *[self._summon(summon) for summon in range(terms.summons)],
            *[self._hunter(hunter) for hunter in terms.characters[1:]],
            *[self._region(region) for region in range(terms.places.regions)],
            *[
                self._trap(region, nth)
                for region in range(terms.places.regions)
                for nth in range(terms.core.traps)
            ],
        ]
        return self.sheet("map", "map", BOARD, constants.size, "draw-map", pieces)._replace(zooms=True)

    @cached_property
    def _cloud(self) -> dict[int, int]:
        """Where the Beast can be by public knowledge, if the table has aids or the game is over."""
        view = self.view
        if not view["steps"] or not (self.board.aids or self.over or "whole_way" in view):
            return {}
        return self.constants.cloud(
            view["pawn"], tuples(view["steps"]), tuples(view["facts"]), oldest_seen(view)
        )

    def _habitat(self, place: int) -> str:
        bits = self.view["habitats"][place]
        return "start" if bits == WILD else HABITATS[bits.bit_length() - 1]

    def _spot(self, place: int) -> Piece:
        view = self.view
        shown = Spot(
            self.constants.middles[place],
            self._habitat(place),
            view["trails"][place],
            self._cloud.get(place, 0),
            view["habitats"][place] != self.terms.places.habitat[place],
            place == self.terms.refuge,
        )

        def said() -> str:
            habitat = self._habitat_name(shown.habitat)
            return self.say(
                "draw-place",
                place=self.phrases.place(place),
                habitat=habitat,
                trails=shown.trails,
                cloud=shown.cloud,
            )

        return self.speaking(f"place-{place}", shown, game_map.spot, said)

    def _habitat_name(self, name: str) -> str:
        return self.say("draw-start") if name == "start" else self.phrases.habitat_of(name)

    def _off(self, place: int, x: float, y: float) -> Place:
        """A point on the map, relative to the middle of a location."""
        middle = self.constants.middles[place]
        return middle[0] + x, middle[1] + y

    def _lair(self) -> Piece:
        view = self.view
        shown = (view["pawn"], bool(view["track"]))

        def drawn(id: str, given: tuple[int, bool], label: str) -> Markup:
            return game_map.lair(id, self.terms.beast.id, self.constants.middles[given[0]], given[1], label)

        def said() -> str:
            key = "draw-last-seen" if shown[1] else "draw-revealed"
            return self.say(key, beast=self.phrases.beast(), place=self.phrases.place(shown[0]))

        return self.speaking("lair", shown, drawn, said)

    def _whole_way(self) -> Piece:
        """The whole path of the Beast, for the story of a game."""
        ways = tuples(self.view.get("whole_way", ()))

        def drawn(id: str, given: tuple[tuple[int, ...], ...]) -> Markup:
            legs = [[self.constants.middles[place] for place in way] for way in given]
            named = [" → ".join([self.phrases.place(place) for place in way]) for way in given]
            said = "; ".join([f"{number}: {way}" for number, way in enumerate(named, 1)])
            return game_map.whole_way(
                id, legs, self.say("draw-whole-way", beast=self.phrases.beast(), way=said)
            )

        return self.piece("whole-way", ways, drawn)

    def _den(self) -> Piece:
        """The path of the Beast to where it really is; empty for viewers who must not see it."""
        way = () if "whole_way" in self.view else tuple(self.view["path"])
        return self.piece(
            "den",
            way,
            lambda id, given: game_map.den(id, [self.constants.middles[place] for place in given]),
        )

    def _den_head(self) -> Piece:
        """The Beast where it really is: a separate piece, so that it can move from place to place."""
        there: int | None = self.view["path"][-1] if self.view["path"] else None

        def drawn(id: str, given: int | None) -> Markup:
            if given is None:
                return nothing(id)
            mine = "yes" if self.view["seat"] == BEAST else "no"
            place = self.phrases.place(given)
            label = self.say("draw-true-place", mine=mine, beast=self.phrases.beast(), place=place)
            return game_map.den_head(id, self.terms.beast.id, self.constants.middles[given], label)

        return self.piece("den-head", there, drawn)

    def _tower(self, place: int) -> Piece:
        there = self._off(place, -49, -55) if self.view["towers"] >> place & 1 else None
        return self.speaking(
            f"tower-{place}",
            there,
            game_map.tower,
            lambda: self.say("draw-tower", place=self.phrases.place(place)),
        )

    def _folk(self, one: int) -> Piece:
        view, terms = self.view, self.terms
        place = view["folk"][one]
        shown = None
        if place != NOWHERE:
            before = view["folk"][:one].count(place)
            health, hurt = terms.folk_health[one], view["hurts"][one]
            left = health - hurt if hurt else 0
            worth = (health, hurt, terms.folk_grudges[one])
            kind = KINDS[terms.folk_kind[one]]
            class_ = "is-settler" if one < terms.settlers else "is-animal"
            size = 48 if kind == "bear" else 40
            at = self._off(place, -47 + 26 * before, 50 - size)
            shown = Pawn("folk", kind, at, size, class_, left, worth=worth)

        def said() -> str:
            health, hurt, grudges = shown.worth if shown else (0, 0, 0)
            name, where = _capital(self.phrases.folk(one)), self.phrases.place(place)
            return self.say(
                "draw-folk", folk=name, left=health - hurt, health=health, grudges=grudges, place=where
            )

        return self.speaking(f"folk-{one}", shown, game_map.pawn, said)

    def _summon(self, summon: int) -> Piece:
        place = self.view["summons"][summon]
        shown = None
        if place != NOWHERE:
            before = self.view["summons"][:summon].count(place)
            shown = Pawn("summon", self.terms.beast.summons.id, self._off(place, -16 + 18 * before, 14), 36)

        def said() -> str:
            name = _capital(self.phrases.summon(summon))
            return self.say("draw-stands", who=name, place=self.phrases.place(place))

        return self.speaking(f"summon-{summon}", shown, game_map.pawn, said)

    def _hunter(self, hunter: int) -> Piece:
        view = self.view
        place = view["hunters"][hunter]
        shown = None
        if place != NOWHERE:
            before, here = [view["hunters"][1:end].count(place) for end in (hunter, None)]
            size, off = (48, (2, 2)) if here == 1 else (42, TOGETHER[before])
            class_ = f"is-hunter-{hunter}" + (" is-turn" if self._on_turn(hunter) else "")
            name = self.terms.cast[hunter - 1].id
            shown = Pawn("hunter", name, self._off(place, *off), size, class_, number=str(hunter))
        return self.speaking(
            f"pawn-{hunter}", shown, game_map.pawn,
            lambda: self.say("draw-stands", who=self.phrases.hunter(hunter), place=self.phrases.place(place)),
        )  # fmt: skip

    def _on_turn(self, character: int) -> bool:
        return self.view["phase"] == DAY and self.view["turn"] == character and not self.over

    def _region(self, region: int) -> Piece:
        return self.speaking(
            f"region-{region}",
            self.constants.regions[region],
            game_map.region,
            lambda: self.phrases.region(region),
        )

    def _trap(self, region: int, nth: int) -> Piece:
        lying = [trap for trap in self.view["traps"] if trap[0] == region]
        shown = None
        if nth < len(lying):
            _, card, habitat, owner, *_ = lying[nth]
            name = HABITATS[habitat.bit_length() - 1] if habitat > 0 else ""
            shown = (Trap(self.constants.trap_place(region, nth), name), card, owner)

        def drawn(id: str, given: tuple[Trap, int, int] | None, label: str) -> Markup:
            return game_map.trap(id, given[0] if given else None, label)

        def said() -> str:
            if shown is None:
                return ""
            trap, card, owner = shown
            if not trap.habitat:
                return self.say(
                    "draw-trap-hidden", region=self.phrases.region(region), hunter=self.phrases.hunter(owner)
                )
            habitat = self._habitat_name(trap.habitat)
            return self.say(
                "draw-trap",
                region=self.phrases.region(region),
                habitat=habitat,
                card=self.constants.text(card),
            )

        return self.speaking(f"trap-{region}-{nth}", shown, drawn, said)

    # The movement track ------------------------------------------------------------------

    def _way(self) -> Sheet:
        view = self.view
        ways = tuple([way if way >= 0 else -1 for way in view["track"]])
        pieces = [
            self.piece("track", Track(ways, ()), self._track),
            self.piece("last-way", () if self.over else tuple(view["last_track"]), self._last),
            self.piece("known", len(self._cloud) if self.over and view["track"] else -1, self._known),
            self.piece("small-map", self._minimap_shown(), self._minimap),
        ]
        return self.sheet("way", "way", BOARD, panels.TRACK, "draw-way", pieces)

    def _track(self, id: str, shown: Track) -> Markup:
        label = self.say("draw-track", n=len(shown.ways))
        known = [self.phrases.direction(way) for way in shown.ways if way >= 0]
        said = f"{label}. {', '.join(known)}" if known else label
        return drawn_cards.track(id, shown, self.say("draw-way"), self.say("draw-track-empty"), said)

    def _last(self, id: str, shown: tuple[int, ...]) -> Markup:
        return drawn_cards.last_way(id, shown, self.say("draw-last-way"))

    def _known(self, id: str, number: int) -> Markup:
        """At the end of the game: how much of the truth the hunters could have known."""
        return drawn_cards.known(id, self.say("draw-known", n=number) if number >= 0 else "")

    def _minimap_shown(self) -> Minimap | None:
        view, constants = self.view, self.constants
        if not view["path"]:
            return None
        lands = tuple(
            [
                (*square, bits.bit_length() - 1)
                for square, bits in zip(constants.squares, self.terms.places.region, strict=True)
            ]
        )
        way = tuple([constants.squares[place] for place in view["path"]])
        hunters = tuple([constants.squares[place] for place in view["hunters"][1:] if place != NOWHERE])
        return Minimap(constants.columns, constants.rows, lands, way, hunters)

    def _minimap(self, id: str, shown: Minimap | None) -> Markup:
        label = self.say("draw-small-map")
        return game_map.minimap(id, shown, (346, 4), 88, label)

    # Characters ----------------------------------------------------------------------------

    def _plate(self, character: int) -> Sheet:
        view, terms = self.view, self.terms
        seat = terms.seat_of[character]
        kind, name, class_ = self._figure(character)
        wounds = view["wounds"][character]
        away = character != BEAST and view["hunters"][character] == NOWHERE and view["phase"] != SET_UP
        shown = Plate(
            kind,
            name,
            class_,
            self.phrases.actor(character),
            self.board.names[seat],
            terms.health[character] - wounds,
            terms.health[character],
            view["grudges"][character],
            view["power"][character],
            tuple([self._mini(card) for card in view["hands"][character]]),
            view["ups"][character].bit_count(),
            len(terms.upgrades[character]),
            self._on_turn(character),
            away,
            character == BEAST and view["aside"] != 0,
        )
        hand = tuple(view["hands"][character])

        def drawn(id: str, given: tuple[Plate, tuple[int, ...]], label: str) -> Markup:
            return panels.plate(id, given[0], label)

        drawn_piece = self.speaking(
            f"plate-{character}", (shown, hand), drawn, lambda: self._about(shown, hand)
        )
        title = shown.name
        return Sheet(f"lodge-{character}", "lodge", BOARD, panels.PLATE, title, (drawn_piece,))

    def _mini(self, card: int) -> str:
        """The icon of a card in a hand, with the prefix `-` if it is face down."""
        if card > 0:
            return drawn_cards.SYMBOLS[self.terms.cards[card].symbol]
        return {-2: "-gear", -3: "-talent"}.get(card, "-hand")

    def _about(self, shown: Plate, hand: tuple[int, ...]) -> str:
        cards = [self.phrases.card_name(card) for card in hand if card > 0]
        said = self.say(
            "draw-plate", name=shown.name, player=shown.player, health=shown.health, most=shown.most,
            grudges=shown.grudges, power=shown.power, cards=len(hand), ups=shown.ups,
        )  # fmt: skip
        if shown.aside:
            said = f"{said} {self.say('draw-aside-plate')}"
        return f"{said} {', '.join(cards)}" if cards else said

    # Cards -----------------------------------------------------------------------------------

    def _card(self, number: int) -> Sheet:
        """The sheet of a card in the hand, which is empty while the card is elsewhere."""
        twins = len(_characters(self.terms, self.view["seat"])) > 1
        owner = self.held.get(number, BEAST) if twins else BEAST
        flees = f"flee-{number}" in self.actions
        shown = (self.constants.stamp, number in self.held, owner, flees and self._has_many + 1)
        return self.board.cache.sheet(f"hand-{number}", shown, lambda: self._card_sheet(number, owner))

    def _card_sheet(self, number: int, owner: int) -> Sheet:
        flees = f"flee-{number}" in self.actions and not self._has_many
        bottom = drawn_cards.FOOT if flees else drawn_cards.CARD[1]
        shown = Held(self.constants.face(number), owner, bottom) if number in self.held else None
        card = self.speaking(f"card-{number}", shown, drawn_cards.held, lambda: self.constants.text(number))
        flee = self.button(f"flee-{number}", self._flee_button())
        title = self.constants.face(number).name
        return Sheet(f"hand-{number}", "card", TRAY, drawn_cards.HELD, title, (card, flee), fit=CUT_BELOW)

    @property
    def _has_many(self) -> bool:
        """Whether the hand is so large that, on some screens, only the bands of its cards are visible."""
        return bool(self._fan)

    @property
    def _fan(self) -> str:
        """The CSS class for the size of the hand."""
        if len(self.held) > ONE_ROW:
            return "is-many"
        return "is-beside" if self.terms.players == 4 and len(self.held) > ONE_ROW_BESIDE else ""

    def _flee_button(self) -> Button:
        """A button at the foot of a card, or, where only bands are visible, a tab above the name."""
        if self._has_many:
            return Button((50, -16), (66, 20), sign="foot")
        return Button((4, 150), (136, 28), self.say("draw-flee"), "foot")

    def _aside(self) -> Sheet:
        """The card that the Beast set aside in the draft of four, visible only to itself (BES-INFO-07)."""
        number, word = self.view["aside"], self.say("draw-aside")

        def drawn(id: str, known: int) -> Markup:
            if not known:
                return nothing(id)
            return drawn_cards.aside(
                id, self.constants.face(known), word, f"{word}. {self.constants.text(known)}"
            )

        card = self.piece("aside", max(0, number), drawn)
        return self.sheet("set-aside", "card", TRAY, drawn_cards.HELD, "draw-aside", [card])._replace(
            fit=CUT_BELOW
        )

    def button(self, key: str, shown: Button) -> Piece:
        """A button, if its action is offered."""
        return self.piece(key, shown, panels.button) if key in self.actions else self.board.blank(key)

    def _doing(self) -> Sheet:
        ending = self.actions.get("ending")
        word = self.board.wording.action(ending, self.view) if ending else ""
        pieces = [
            self.button("ending", Button((2, 2), (104, 108), word, main=True)),
            self.piece("fan", self._fan, group),
        ]
        sheet = self.sheet("doing", "doing", TRAY, (108, drawn_cards.HELD[1]), "draw-doing", pieces)
        return sheet._replace(fit=CUT_BELOW)

    def _market(self) -> Sheet:
        lit = self.rule in ("Gaining", "MayGain")
        pieces = [
            self.piece(
                "market-open", lit, lambda id, on: tag("g", id=id, class_="market-sign is-on" if on else "")
            )
        ]
        for column, kind in enumerate(("gear", "talent")):
            x = 2 + column * 160
            lying = members(self.view[f"{kind}_market"])
            pieces += [
                self._ware(kind, nth, lying, (x, 32 + nth * 32)) for nth in range(self.terms.core.market)
            ]
            pieces.append(self._stock(kind, (x, 1)))
        return self.sheet("market", "market", BOARD, panels.MARKET, "draw-market", pieces)

    def _ware(self, kind: str, nth: int, lying: Sequence[int], place: Place) -> Piece:
        number = lying[nth] if nth < len(lying) else 0
        shown = (self.constants.face(number), place) if number else None
        return self.speaking(
            f"{kind}-{nth}", shown, drawn_cards.market_card, lambda: self.constants.text(number)
        )

    def _stock(self, kind: str, place: Place) -> Piece:
        deck = self.view[f"{kind}_deck"]
        count = deck if isinstance(deck, int) else len(deck)

        def drawn(id: str, given: int, label: str) -> Markup:
            return drawn_cards.market_deck(id, kind, given, self.say(f"draw-{kind}"), place, label)

        return self.speaking(f"stock-{kind}", count, drawn, lambda: self.say(f"draw-stock-{kind}", n=count))

    # The contract ----------------------------------------------------------------------------

    def _goals(self) -> Sheet:
        view, terms = self.view, self.terms
        shown = (view["day"], tuple(view["tally"]), view["phase"] == NIGHT)

        def drawn(id: str, given: object) -> Markup:
            now = max(1, view["day"]) - 1
            night = self._night(now) if now < len(terms.contract.night) else None
            aim = f"{self.phrases.contract_name()}: {self.say('draw-aim', goals=self._ends())}"
            return panels.goals(id, aim, night, self.phrases.contract_text())

        return self.sheet(
            "contract", "goals", BOARD, panels.GOALS, "draw-goals", [self.piece("goals", shown, drawn)]
        )

    def _ends(self) -> list[str]:
        return [self.phrases.goal(goal, "comes") for goal in self.terms.contract.wins]

    def _night(self, nth: int) -> tuple[str, Goal, Goal]:
        night = self.terms.contract.night[nth]
        sides = []
        for side, wanted in ((BEAST, night.beast), (1, night.hunters)):
            met = any([self._done(goal.what) >= goal.n for goal in wanted])
            state = "met" if met else "now" if nth + 1 == self.view["day"] else "open"
            sides.append(Goal(self._wanted(nth, side), state))
        return str(nth + 1), sides[0], sides[1]

    def _done(self, what: str) -> int:
        """The count of what a goal asks for, so far."""
        counted: int = self.view["tally"][GOALS.index(what)]
        return counted.bit_count() if what in ("trail-regions", "dead-regions", "departed") else counted

    def _wanted(self, nth: int, side: int) -> str:
        """The goals of a night and their rewards, in short."""
        night = self.terms.contract.night[nth]
        goals = night.beast if side == BEAST else night.hunters
        rewards = (
            [self.phrases.to(BEAST).effect(effect) for effect in night.beast_reward]
            if side == BEAST
            else [self.phrases.reward(reward) for reward in night.hunters_reward]
        )
        return self.say("draw-goal", goals=[self.phrases.goal(goal) for goal in goals], rewards=rewards)

    # Scenes ------------------------------------------------------------------------------------

    def _picks(self) -> list[int]:
        """The cards shown for the viewer to choose from."""
        offered = [key.removeprefix("pick-") for key in self.actions if key.startswith("pick-")]
        found = [int(number) for number in offered]
        seat, packs = self.view["seat"], self.view["packs"]
        if self.rule == "Drafting" and self.actions and seat < len(packs):
            found += [card for card in packs[seat] if card > 0]
        return sorted(set(found))

    def _choice(self) -> Sheet:
        picks = self._picks()
        title = self.say("draw-draft" if self.rule == "Drafting" else "draw-choose-card")
        pieces = [
            self.piece(
                "choice-ground", (bool(picks), title, "", panels.CHOICE, _choice_high(len(picks))),
                lambda id, given: panels.stage(id, *given),
            ),
            *[self._pick(number, picks) for number in self.constants.numbers],
        ]  # fmt: skip
        return self.stage("choice", "choice-of", panels.CHOICE, "draw-choice", pieces)

    def _pick(self, number: int, picks: list[int]) -> Piece:
        shown = (
            (self.constants.face(number), _grid(picks.index(number), len(picks))) if number in picks else None
        )
        return self.speaking(f"pick-{number}", shown, drawn_cards.pick, lambda: self.constants.text(number))

    def _scene(self) -> Sheet:
        """The alternatives one below another, each in words."""
        listed = [f"list-{nth}" for nth in range(LISTED) if f"list-{nth}" in self.actions]
        rows = (len(listed) + 1) // 2 if len(listed) > 6 else len(listed)
        high = min(66.0, 244 / max(1, rows))
        low = panels.LOW_STAGES[rows - 1] if 0 < rows <= len(panels.LOW_STAGES) else panels.STAGE[1]
        title = self.say("draw-choose")
        ground = self.piece(
            "scene-ground",
            (bool(listed), title, "", panels.STAGE, low),
            lambda id, given: panels.stage(id, *given),
        )
        pieces = [ground, *[self._listed(nth, len(listed), high) for nth in range(LISTED)]]
        return self.stage("scene", "scene", panels.STAGE, "draw-scene", pieces)

    def _listed(self, nth: int, count: int, high: float) -> Piece:
        key = f"list-{nth}"
        action = self.actions.get(key)
        if action is None:
            return self.board.blank(key)
        two = count > 6
        column, row = (nth % 2, nth // 2) if two else (0, nth)
        width = 206.0 if two else 420.0
        said, place = self.board.wording.action(action, self.view), (10 + column * 214, 44 + row * high)
        return self.button(key, Button(place, (width, high - 6), said, self._list_sign(action)))

    def _list_sign(self, action: Action) -> str:
        if action.verb == "habitat":
            return HABITATS[action.arg]
        if action.verb == "lay":
            return f"way-{action.arg}"
        return {"power": "power", "ability": "claw", "bite": "claw"}.get(action.verb, "")

    def _forge(self) -> Sheet:
        character = self.frame["character"] if self.rule == "Upgrading" else -1
        mine = character >= 0 and self.terms.seat_of[character] == self.view["seat"]
        title = self.say("draw-upgrades", who=self.phrases.actor(character)) if mine else ""
        said = self.say("draw-purse", n=self.view["grudges"][character]) if mine else ""
        most = max([len(upgrades) for upgrades in self.terms.upgrades])
        few = mine and len(self.terms.upgrades[character]) <= 4
        high = panels.LOW_UPGRADES if few else panels.UPGRADES[1]
        pieces = [
            self.piece(
                "forge-ground", (mine, title, said, panels.UPGRADES, high),
                lambda id, given: panels.stage(id, *given),
            ),
            *[self._upgrade(number, character if mine else -1) for number in range(most)],
        ]  # fmt: skip
        return self.stage("forge", "forge", panels.UPGRADES, "draw-forge", pieces)

    def _upgrade(self, number: int, character: int) -> Piece:
        upgrades = self.terms.upgrades[character] if character >= 0 else ()
        shown = None
        if number < len(upgrades):
            high = min(84.0, (panels.UPGRADES[1] - 60) / len(upgrades))
            owned = bool(self.view["ups"][character] >> number & 1)
            does = _capital(self.phrases.upgrade_text(character, number))
            name = self.phrases.upgrade(character, number)
            shown = Upgrade(
                name, does, upgrades[number].cost, owned, round(58 + number * high, 1), round(high, 1)
            )

        def said() -> str:
            return f"{shown.name}. {shown.does}" if shown else ""

        return self.speaking(f"upgrade-{number}", shown, panels.upgrade, said)


def _choice_high(count: int) -> int:
    """The height of a scene with `count` cards, in rows of two."""
    rows = -(-count // 2)
    return panels.LOW_CHOICES[rows - 1] if 0 < rows <= len(panels.LOW_CHOICES) else panels.CHOICE[1]


def _grid(nth: int, count: int) -> tuple[float, float, float]:
    """The place of a card among those to choose from, and its size in percent."""
    rows = max(3, -(-count // 2))
    width, height = drawn_cards.CARD
    size = min(1.0, (panels.CHOICE[1] - 30) / rows / (height + 6))
    in_row = min(2, count - nth // 2 * 2)
    left = panels.CHOICE[0] / 2 - in_row * (width + 8) * size / 2 + 4
    across, down = (width + 8) * size, (height + 6) * size
    return round(left + nth % 2 * across, 1), round(30 + nth // 2 * down, 1), round(size * 100, 1)
