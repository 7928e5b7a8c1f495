"""13 Duchów as a drawing: a dark house with thirteen windows, and a door for every player.

- A face-up card lights its window and shows the ghost that is *not* hiding.
- Somebody hides behind each door. The answers given there are beside it; with
  aids, the panes of the door are the numbers that are still possible.
- Below are the viewer's own lair and hand card, the stack and the box.
- With four players there are two houses, one for each team and its deck.

>>> from polnoc.engine.chance import Seed
>>> from polnoc.engine.match import Match
>>> from polnoc.games.duchy import PACKAGE
>>> game = PACKAGE.make_game()
>>> match = Match(game, game.read_options({"players": 2}), Seed.simulated(1))
>>> board = Board(game, lambda key, **args: key, ["Ania", "Bartek"], viewer=0)
>>> drawing = board.draw(match.view(0), match.options(0))
>>> [sheet.key for sheet in drawing.sheets]
['seats', 'house-0', 'door-of-1', 'door-of-0', 'tray', 'choice']
>>> [offer.piece for offer in offers(game, match.view(0), match.options(0), board.say)]
['choice-0', 'choice-1']
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any, Final, NamedTuple, cast

from polnoc.drawing import player_plates, scenery
from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.choices import ChoiceTable, kind_and_number
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.parts import (
    CARD,
    Laid,
    back_shape,
    card_shape,
    chest,
    chest_shape,
    face,
    group,
    laid,
    pile,
    pile_shapes,
    token_shapes,
)
from polnoc.drawing.player_plates import Plate
from polnoc.drawing.shapes import common_shapes, hidden
from polnoc.drawing.sheets import BOARD, CROPPED, TRAY, TURN, Drawing, Memo, Offer, Piece, Sheet
from polnoc.drawing.turned_cards import turned_card
from polnoc.engine.actions import Action
from polnoc.engine.cards import complete
from polnoc.engine.events import Event
from polnoc.engine.seats import EVERYONE
from polnoc.engine.views import View, top_frame
from polnoc.engine.wording import Say
from polnoc.games.duchy.cards import (
    AnyEffect,
    ArrangeTop,
    AskAmong,
    AskAtLeast,
    AskEven,
    AskNamed,
    AskNamedOrHigher,
    AskRun,
    CopyOrExtraTurn,
    Deck,
    Guess,
    GuessRun,
    PeekBottom,
    Shield,
)
from polnoc.games.duchy.deduction import (
    candidates,
    lairs_by_answers,
    numbers_in,
    public_candidates,
    seen_cards,
)
from polnoc.games.duchy.drawing import doors, house, show
from polnoc.games.duchy.drawing.doors import Answer, Door, Panes
from polnoc.games.duchy.drawing.house import Window, sign_size
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.rules.questions import EVEN_NUMBERS, numbers_from
from polnoc.games.duchy.terms import Terms
from polnoc.games.duchy.words.wording import TEAMS, Wording

#: The edge of the table: its size, and where cards, stacks and the box begin.
EDGE: Final = (380, 132)
TOP: Final = 6
LAIR_AT: Final = 6
HAND_AT: Final = 92
STACKS_AT: Final = 180
STACK_WIDTH: Final = 62
#: The most cards to choose from, and the distance between them.
SPREAD: Final = 4
SPREAD_STEP: Final = 92


#: A placeholder for a list of numbers in a cached message: almost every list would occur only once.
_LISTED: Final = "…"


class Pile(NamedTuple):
    """The stack of a deck, or the box: how many cards, and those whose place the viewer knows."""

    deck: int
    cards: int
    #: Message key, card and depth of each known card.
    known: tuple[tuple[str, int, int], ...]
    #: Its place in the row of stacks, in the viewer's order.
    nth: int = 0


class Held(NamedTuple):
    """A card in front of the viewer: `role` says what it is for, `verb` what choosing it does."""

    card: int
    role: str
    verb: str
    left: float


# Pieces of actions -----------------------------------------------------------------


#: The verb that choosing a piece means: by default, and for certain rules that ask.
_CHOICES: Final = ChoiceTable(
    {
        "hand": {"": "use"},
        "box": {"": "guess"},
        "stack": {"": "extra"},
        "window": {
            **dict.fromkeys(("ChooseRun", "NameLairRun"), "run"),
            "ChooseLowest": "from",
            "CopyOrExtra": "copy",
            "": "name",
        },
        "choice": {"Arrange": "top", "": "hide"},
    },
    dict.fromkeys(("settle", "keep", "under"), "choice"),
)


def offers(game: DuchyGame, view: View, actions: Sequence[Action], say: Say) -> list[Offer]:
    """The piece that stands for each action, in order."""
    terms, length = game.terms_of(view), top_frame(view).get("length") or 0
    return [_offer(action, _where(action, view, terms), length, say) for action in actions]


def _where(action: Action, view: View, terms: Terms) -> str:
    seat, piece = view["seat"], _CHOICES.piece(action.verb)
    if piece == "stack":
        return f"stack-{terms.deck_of[seat]}"
    if piece == "window":
        first = 0 if action.verb == "copy" else terms.rival_deck_of[seat] * terms.size
        return f"window-{first + action.arg}"
    if piece == "choice":
        return f"choice-{[card for card, _ in _spread(view)].index(action.arg)}"
    return piece


def _offer(action: Action, piece: str, length: int, say: Say) -> Offer:
    if action.verb == "copy":
        sign = say("draw-may-copy")
        return Offer(piece, sign, sign_size(sign))
    if action.verb in ("run", "from"):
        sign, reach = _reach(action, length)
        return Offer(piece, sign, sign_size(sign), reach=reach)
    return Offer(piece)


def _reach(action: Action, length: int) -> tuple[str, str]:
    """The text under a window for this action, and which other windows light up with it."""
    if action.verb == "from":
        return f"{action.arg}+", "upwards"
    return f"{action.arg}–{action.arg + length - 1}", f"in-a-row-{length}"


def intention(game: DuchyGame, view: View, piece: str) -> str:
    """The action meant by choosing a piece, legal or not; empty if none is meant."""
    terms = game.terms_of(view)
    kind, index = kind_and_number(piece)
    verb = _CHOICES.verb(kind or piece, top_frame(view)["rule"])
    if piece in ("hand", "box") or kind == "stack":
        return verb
    if kind == "window" and 0 < index < len(terms.number):
        return f"{verb} {index if verb == 'copy' else terms.number[index]}"
    spread = _spread(view)
    if kind == "choice" and 0 <= index < len(spread):
        return f"{verb} {spread[index][0]}"
    return ""


def places(game: DuchyGame, event: Event) -> list[str]:
    """The pieces that an event is about, to be highlighted while it is told."""
    args: dict[str, Any] = dict(event.args)
    if event.key in ("draws-card", "dealt-card"):
        return ["hand"]
    if event.key == "hides-card":
        return ["lair"]
    found = [f"door-{args[name]}" for name in ("seat", "by") if name in args]
    if event.audience == EVERYONE and args.get("card"):
        found.insert(0, f"window-{args['card']}")
    return found


def _spread(view: View) -> list[tuple[int, str]]:
    """The cards that the viewer has to choose from, each with the role already chosen for it."""
    frame = top_frame(view)
    if frame["rule"] == "Arrange":
        return _looked_at(view, frame)
    players = len(view["hand"])
    index = view["seat"] % 2 if players == 4 else view["seat"]
    piles = frame.get("piles", ()) if view["seat"] < players else ()
    return [(card, "") for card in (piles[index] if index < len(piles) else ()) if card > 0]


def _looked_at(view: View, frame: View) -> list[tuple[int, str]]:
    """The top cards of a stack, from the top, for the player who arranges them."""
    places = {f"stack:{frame['deck']}:{depth}": depth for depth in range(frame["count"])}
    cards = sorted([(places[known[0]], card) for card, known in view["knows"] if known[0] in places])
    if view["seat"] != frame["actor"]:
        return []
    roles = {frame["top"]: "top", **dict.fromkeys(frame["under"], "under")}
    return [(card, roles.get(card, "")) for _, card in cards]


# Symbols ---------------------------------------------------------------------------


def signs_of(effects: Sequence[AnyEffect]) -> list[str]:
    """What a card does, in symbols: `?` asks, `!` guesses, a dot is a number of your choice.

    >>> signs_of([AskAmong((5, 6, 8, 9))]), signs_of([GuessRun(2), Shield()])
    (['5 6 8 9?'], ['••!', '@shield'])
    """
    return [sign for effect in effects for sign in SIGNS[type(effect)](effect)]


def _span(numbers: Sequence[int]) -> str:
    """Numbers in their shortest form: `1–4`, or `5 6 8 9`."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 1 and list(numbers) == list(range(first, last + 1)):
        return f"{first}–{last}"
    return " ".join(map(str, numbers))


#: The symbols of each kind of effect.
SIGNS: Final[dict[type[Any], Callable[[Any], list[str]]]] = complete(
    AnyEffect,
    {
        AskEven: lambda effect: ["2 4 6…?"],
        AskAmong: lambda effect: [f"{_span(effect.numbers)}?"],
        AskAtLeast: lambda effect: [f"{effect.number}+?"],
        AskRun: lambda effect: ["•" * effect.length + "?"],
        AskNamed: lambda effect: [" ".join(["•"] * effect.count) + "?"],
        AskNamedOrHigher: lambda effect: ["•+?"],
        Guess: lambda effect: ["•!"],
        GuessRun: lambda effect: ["•" * effect.length + "!"],
        Shield: lambda effect: ["@shield"],
        PeekBottom: lambda effect: ["@eye", str(effect.count)],
        ArrangeTop: lambda effect: ["@eye", str(effect.count), "@arrange"],
        CopyOrExtraTurn: lambda effect: ["@copy", "/", "@extra", "1"],
    },
)


@cache
def shapes(deck: Deck) -> Markup:
    """The shared shapes that the drawings of a deck refer to."""
    cards = deck.cards[1:]
    return hidden(
        [
            *common_shapes(),
            *house.house_shapes(),
            *doors.door_shapes(deck.size),
            *[card_shape(card.number, card.colour, signs_of(card.effects)) for card in cards],
            *[back_shape(number) for number in (0, 1)],
            *pile_shapes(0),
            *pile_shapes(1),
            *token_shapes(),
            chest_shape(),
        ]
    )


def cover(say: Say) -> Markup:
    """The cover picture for the list of games."""
    return house.cover(say("game-name"), 13, frozenset((6, 8, 9, 12, 13)))


# The board -------------------------------------------------------------------------


class _Conclusions:
    """Where everybody can hide, according to a view."""

    def __init__(self, view: View, terms: Terms) -> None:
        self._view = view
        self._terms = terms
        #: The cards whose place the viewer knows and that are nobody else's lair.
        self.seen = seen_cards(view, terms)
        #: By seat: where it can hide, by the viewer's knowledge.
        self.sets = candidates(view, terms, self.seen)
        self._public: list[int] | None = None
        #: By seat: what the panes of its door show.
        self.panes: dict[int, Panes] = {}

    @property
    def public(self) -> list[int]:
        """By seat: where it can hide, by public knowledge. Computed on demand: spectators do not need it."""
        if self._public is None:
            self._public = public_candidates(self._view, self._terms)
        return self._public


class Board(CachedBoard[DuchyGame]):
    """Draws a table for one reader; with `aids` also the deduction sheet."""

    alike = True
    kinds = show.KINDS
    key_moments = show.KEY_MOMENTS
    _terms: Terms | None = None

    def terms(self, view: View) -> Terms:
        """The terms of the table, looked up only once as its options never change."""
        if self._terms is None:
            self._terms = self.game.terms_of(view)
        return self._terms

    @cached_property
    def wording(self) -> Wording:
        """The wording of the game for this reader."""
        return Wording(self.game, self.say, self.names, self.viewer)

    @cached_property
    def door_titles(self) -> list[str]:
        """The title of each door."""
        return [self.say("draw-door", name=name) for name in self.names]

    def turned_card(self, view: View, event: Event) -> Markup | None:
        """The card that an event lays in the middle or copies; None for other events."""
        if event.key not in ("uses", "copies"):
            return None
        card = cast(int, event.args["card"])
        number = self.terms(view).number[card]
        return self.together(
            "turned", card, lambda: turned_card("duchy", CARD, face(number), self.wording.card(card))
        )

    @cached_property
    def _concluded(self) -> Memo:
        return Memo()

    def conclusions(self, known: tuple[object, ...], view: View) -> _Conclusions:
        """What can be deduced from a view; `known` holds all the fields of it that matter.

        The same object is returned until something is learned, as sheets compare it.
        """
        return self._concluded.recall("", known, lambda: _Conclusions(view, self.terms(view)))

    def draw(self, view: View, actions: Sequence[Action]) -> Drawing:
        """Draw the whole table as `view` shows it; `actions` are the viewer's legal answers."""
        return _Scene(self, view, actions).drawing()


class _Rows(NamedTuple):
    """What was said at a door: the rows, the frame around the latest one, and the number of answers."""

    pieces: tuple[Piece, ...]
    answers: int


class _Front(NamedTuple):
    """A door as everybody sees it: the door, what is in front of it, and what was said there."""

    state: str
    shield: bool
    door: Piece
    outside: Piece
    rows: tuple[Piece, ...]


class _Scene:
    """One position: what each piece shows, and its words when it has to be redrawn.

    Most of a position is the same as before: sheets are compared by the fields of the view that they
    depend on, and anything derived from these is computed only if one of them has changed.
    """

    def __init__(self, board: Board, view: View, actions: Sequence[Action]) -> None:
        self.board = board
        self.view = view
        self.say = board.say
        self.wording = board.wording
        self.piece = board.cache.piece
        self.sheet = board.cache.sheet
        self.terms = board.terms(view)
        self.viewer: int = view["seat"]
        self.plays = self.viewer < self.terms.players
        self.frame = top_frame(view)
        self.spread = _spread(view)
        #: The verb of choosing a card of the spread; it is the same for all of them.
        self.choosing = actions[0].verb if self.spread and actions else ""
        #: Everybody's lair, once the round is over.
        self.open_lairs: tuple[int, ...] = ()
        if self.frame["rule"] in ("Rounds", "Over"):
            self.open_lairs = tuple([self.terms.number[card] for card in view["lair"]])
        #: The viewer's lair and hand card.
        self.own = (view["lair"][self.viewer], view["hand"][self.viewer]) if self.plays else (0, 0)
        piles = [frame["piles"] for frame in view["frames"] if "piles" in frame]
        known = (view["facts"], view["middle"], self.own, view["knows"], piles)
        self.concluded = board.conclusions(known, view)

    def drawing(self) -> Drawing:
        """All sheets; which ones there are depends only on the viewer and the number of players."""
        sheets = [self._seats()]
        order, deck_of = self._order(), self.terms.deck_of
        for deck in self._decks():
            sheets.append(self._house(deck))
            sheets += [self._door_of(seat) for seat in order if deck_of[seat] == deck]
        sheets.append(self._tray())
        if self.plays:
            sheets.append(self._choice())
        drawn = shapes(self.terms.deck)
        return Drawing("duchy", self.terms.players, drawn, tuple(sheets), self.board.cache.prefix)

    def _decks(self) -> list[int]:
        """The decks in drawing order, the rivals' first."""
        if not self.terms.teams:
            return [0]
        first = self.terms.rival_deck_of[self.viewer] if self.plays else 0
        return [first, 1 - first]

    def _order(self) -> list[int]:
        """The seats from the viewer's left on, the viewer last."""
        start = self.viewer + 1 if self.plays else 0
        return [(start + step) % self.terms.players for step in range(self.terms.players)]

    def _team(self, deck: int) -> str:
        return TEAMS[deck] if self.terms.teams else "none"

    # The row of players ---------------------------------------------------------------

    def _seats(self) -> Sheet:
        view = self.view
        shown = (view["asked"], view["scores"], view["found"], view["shield"], not view["frames"])
        return self.board.together("seats", shown, self._seats_sheet)

    def _seats_sheet(self) -> Sheet:
        players, asked, names = self.terms.players, self.view["asked"], self.board.names
        light = (asked[0] if len(asked) == 1 else -1, players)
        pieces = [self.piece("lantern", light, lambda id, at: player_plates.turn_light(id, *at))]
        pieces += [
            self.piece(f"seat-{seat}", (self._plate_shown(seat), names[seat]), self._plate, own=True)
            for seat in range(players)
        ]
        size = (player_plates.WIDTHS[players] * players, player_plates.HEIGHT)
        return Sheet("seats", "seats", TURN, size, self.say("draw-seats"), tuple(pieces))

    def _plate_shown(self, seat: int) -> Plate:
        view, points = self.view, self.view["scores"][self.terms.side[seat]]
        if seat in view["asked"]:
            state = "active"
        elif not view["frames"] and points == max(view["scores"]):
            state = "won"
        else:
            state = "found" if view["found"] >> seat & 1 else "waits"
        return Plate(
            seat=seat,
            players=self.terms.players,
            state=state,
            together=len(view["asked"]) > 1,
            shield=bool(view["shield"] >> seat & 1),
            points=points,
            target=self.terms.target,
            deck=self.terms.deck_of[seat] if self.terms.teams else -1,
        )

    def _plate(self, id: str, given: tuple[Plate, str]) -> Markup:
        shown, name = given
        said = self.say("draw-plate", state=shown.state, points=shown.points, target=shown.target)
        return player_plates.plate(id, shown, name, f"{name}. {said}.")

    # Houses ------------------------------------------------------------------------------

    def _house(self, deck: int) -> Sheet:
        view = self.view
        shown = (self.concluded, view["round"], view["found"], self.frame.get("named"))
        return self.sheet(f"house-{deck}", shown, lambda: self._house_sheet(deck))

    def _house_sheet(self, deck: int) -> Sheet:
        """The windows, compared by what they show, which new knowledge often leaves unchanged."""
        places, notes = self._hiding_places(deck), self._notes() if self.board.aids else {}
        named = self.frame.get("named")
        inside = (self.view["middle"], self.view["round"], places, notes, named)
        return self.sheet(f"inside-{deck}", inside, lambda: self._windows(deck, places, notes))

    def _windows(self, deck: int, places: int, notes: dict[int, str]) -> Sheet:
        size = self.terms.size
        cards = range(deck * size + 1, (deck + 1) * size + 1)
        pieces = [
            self.piece(f"about-house-{deck}", self._open_numbers(deck), self._about),
            self.piece(f"walls-{deck}", deck, house.walls),
            self.piece(f"sign-{deck}", (deck, self.view["round"]), self._house_sign),
        ]
        named = self.frame.get("named", ())
        if named and deck != self.terms.rival_deck_of[self.viewer]:
            named = ()
        window_shown, window = self._window_shown, self._window
        pieces += [
            self.piece(f"window-{card}", window_shown(card, named, places, notes), window) for card in cards
        ]
        title = self.say("draw-house", deck=self._team(deck))
        whole = (scenery.WIDTH, scenery.HEIGHT)
        about = f"about-house-{deck}"
        return Sheet(f"house-{deck}", "house", BOARD, whole, title, tuple(pieces), about, CROPPED, zooms=True)

    def _open_numbers(self, deck: int) -> tuple[int, ...]:
        full, number = self.terms.full[deck], self.terms.number
        return tuple(sorted([number[card] for card in self.view["middle"] if full >> card & 1]))

    def _about(self, id: str, shown: tuple[int, ...]) -> Markup:
        return tag("desc", self.say("draw-about-house", count=len(shown), open=shown), id=id)

    def _house_sign(self, id: str, shown: tuple[int, int]) -> Markup:
        deck, round = shown
        title = self.say("draw-team", team=TEAMS[deck]) if self.terms.teams else ""
        return house.house_sign(id, title, deck, self.say("draw-round", round=round) if round else "")

    def _window_shown(
        self, card: int, named: Sequence[int], places: int, notes: dict[int, str]
    ) -> tuple[int, str, str, bool, str]:
        """Card, state, note, whether it is named, and the name of whoever hides there."""
        number = self.terms.number[card]
        state, note = "dark", ""
        if card in self.view["middle"]:
            state = "open"
        elif self.board.aids:
            note = notes.get(card, "")
            state = "dark" if places >> number & 1 else "gone"
        hides = self.board.names[int(note[5:])] if note and note.startswith("seat-") else ""
        return card, state, note, number in named, hides

    def _hiding_places(self, deck: int) -> int:
        """The numbers of a house where somebody who has not been found can hide.

        For the house of the viewer's own team, by public knowledge.
        """
        own_house = self.terms.teams and self.plays and deck == self.terms.deck_of[self.viewer]
        places = 0
        for seat in range(self.terms.players):
            if self.terms.deck_of[seat] != deck or self.view["found"] >> seat & 1:
                continue
            if own_house:
                places |= self.concluded.public[seat]
            elif seat != self.viewer:
                places |= self.concluded.sets[seat]
        return places

    def _notes(self) -> dict[int, str]:
        """By card: what the viewer knows about hidden cards."""
        notes = dict.fromkeys(self.concluded.seen, "seen")
        for card, places in self.view["knows"]:
            if places[0].startswith("lair:"):
                notes[card] = f"seat-{places[0][5:]}"
        if self.plays:
            lair, hand = self.own
            dealt = [card for card, _ in self.spread] if "piles" in self.frame else []
            notes |= dict.fromkeys((hand, *dealt), "hand")
            notes[lair] = "lair"
        return notes

    def _window(self, id: str, given: tuple[int, str, str, bool, str]) -> Markup:
        card, state, note, named, hides = given
        said = self.say(f"draw-window-{state}", card=self.wording.card_name(card))
        if hides:
            said += " " + self.say("draw-note-seat", name=hides)
        elif note:
            said += " " + self.say(f"draw-note-{note}")
        if state == "open":
            said += " " + self.wording.card(card)
        colour = self.terms.deck.card(card).colour
        return house.window(id, Window(self.terms.number[card], state, colour, note, named), said)

    # Doors -------------------------------------------------------------------------------

    def _door_of(self, seat: int) -> Sheet:
        shown = (self._front(seat), self._panes_of(seat) if self.board.aids else None)
        return self.sheet(f"door-of-{seat}", shown, lambda: self._door_sheet(seat, *shown))

    def _door_sheet(self, seat: int, front: _Front, panes: Panes | None) -> Sheet:
        about = (seat == self.viewer, front.state, front.shield, panes.possible if panes else 0)
        pieces = [self.piece(f"about-door-{seat}", about, self._about_door), front.door]
        if panes:
            closed = panes if front.state == "closed" else None
            pieces.append(self.piece(f"panes-{seat}", closed, self._panes))
        title = self.board.door_titles[seat]
        kind = "door sheet-own-door" if seat == self.viewer else "door"
        key, described = f"door-of-{seat}", f"about-door-{seat}"
        return Sheet(key, kind, BOARD, doors.SIZE, title, (*pieces, front.outside, *front.rows), described)

    def _front(self, seat: int) -> _Front:
        """The part of a door that is the same for all readers, which only shows whether there are cards."""
        view = self.view
        there = (view["lair"][seat] != 0, view["hand"][seat] != 0, seat in view["asked"])
        public = (there, view["found"], view["shield"], view["facts"], self.open_lairs)
        return self.board.together(f"front-{seat}", public, lambda: self._made_front(seat))

    def _made_front(self, seat: int) -> _Front:
        facts = self.view["facts"]
        rows = self.board.together(f"rows-{seat}", facts, lambda: self._made_rows(seat))
        view, deck = self.view, self.terms.deck_of[seat]
        number, shield = self.open_lairs[seat] if self.open_lairs else 0, bool(view["shield"] >> seat & 1)
        state = "open" if number else "closed" if view["lair"][seat] else "empty"
        if view["found"] >> seat & 1:
            state, number = "found", number or _only(lairs_by_answers(facts, self.terms)[seat])
        still = Door(seat, deck, False, state, False, False, number, max(rows.answers - doors.ANSWERS, 0))
        before = Door(seat, deck, seat in view["asked"], "", shield, view["hand"][seat] != 0, 0, 0)
        door = self.piece(f"door-{seat}", (still, self.board.names[seat]), self._door, own=True)
        return _Front(state, shield, door, self.piece(f"outside-{seat}", before, doors.outside), rows.pieces)

    def _made_rows(self, seat: int) -> _Rows:
        answers = self._answers(seat)
        rows = [self._answer_row(seat, row, answers) for row in range(doors.ANSWERS)]
        latest = self.piece(f"latest-{seat}", self._latest(seat, len(answers)), doors.latest)
        return _Rows((*rows, latest), len(answers))

    def _panes_of(self, seat: int) -> Panes:
        panes = self.concluded.panes.get(seat)
        if panes is None:
            panes = self.concluded.panes[seat] = self._panes_shown(seat)
        return panes

    def _panes_shown(self, seat: int) -> Panes:
        """The panes: at the viewer's own door by public knowledge, at the others' by the viewer's."""
        if seat != self.viewer:
            return Panes(self.terms.size, self.concluded.sets[seat], _only(self.concluded.sets[seat]))
        lair: int = self.view["lair"][seat]
        return Panes(self.terms.size, self.concluded.public[seat], self.terms.number[lair])

    def _answers(self, seat: int) -> list[Answer]:
        """What was said at a door this round, oldest first."""
        said: list[Answer] = []
        terms, even = self.terms, self.say("draw-even")
        for asker, card, numbers, yes, no in self.view["facts"]:
            if seat not in terms.rivals[asker]:
                continue
            guessed = card == 0 or terms.deck.card(card).colour == "red"
            answer = "yes" if yes >> seat & 1 else "no" if no >> seat & 1 else "silent"
            said.append(Answer(_asked(numbers & terms.full[0], terms.size, even, guessed), answer))
            if guessed and answer == "yes":  # found: no more questions at this door
                break
        return said

    def _latest(self, seat: int, answers: int) -> int:
        """The row of the very last answer if it was given at this door, else -1."""
        facts = self.view["facts"]
        answered = facts and (facts[-1][3] | facts[-1][4]) >> seat & 1
        return min(answers, doors.ANSWERS) - 1 if answered else -1

    def _about_door(self, id: str, shown: tuple[bool, str, bool, int]) -> Markup:
        own, state, shield, possible = shown
        said = [self.say(f"draw-door-{state}")]
        if own:
            said.append(self.say("draw-own-door"))
        if shield:
            said.append(self.say("draw-shield"))
        if possible and state == "closed":
            listed = ", ".join(map(str, numbers_in(possible)))
            said.append(self.say("draw-possible-numbers", numbers=_LISTED).replace(_LISTED, listed))
        return tag("desc", ", ".join(said) + ".", id=id)

    def _door(self, id: str, given: tuple[Door, str]) -> Markup:
        shown, name = given
        word = self.say(f"draw-{shown.state}") if shown.state in doors.OPEN else ""
        return doors.door(id, shown, name, word)

    def _panes(self, id: str, shown: Panes | None) -> Markup:
        if shown is None:
            return group(id, "panes")
        return doors.panes(id, shown, self.say("draw-possible", count=shown.possible.bit_count()))

    def _answer_row(self, seat: int, row: int, answers: list[Answer]) -> Piece:
        """A row beside a door: they show the last answers, the newest at the bottom."""
        key = f"answer-{seat}-{row}"
        latest = answers[-doors.ANSWERS :]
        if row < len(latest):
            return self.piece(key, (latest[row], row), self._answer)
        return self.piece(key, row == 0, self._no_answer)

    def _answer(self, id: str, shown: tuple[Answer, int]) -> Markup:
        answer, row = shown
        key = "draw-silent" if answer.said == "silent" else answer.said
        return doors.answer(id, answer, row, self.say(key).upper())

    def _no_answer(self, id: str, first: bool) -> Markup:
        return doors.nothing_yet(id, self.say("draw-no-answers")) if first else group(id, "answer")

    # The edge of the table ---------------------------------------------------------------

    def _tray(self) -> Sheet:
        view = self.view
        shown = (self.own, view["stacks"], len(view["box"]), view["knows"])
        return self.sheet("tray", shown, self._tray_sheet)

    def _tray_sheet(self) -> Sheet:
        pieces = []
        if self.plays:
            lair, hand = self.own
            pieces.append(self.piece("lair", Held(lair, "lair", "", LAIR_AT), self._held))
            pieces.append(self.piece("hand", Held(hand, "hand", "use", HAND_AT), self._held))
        for deck in self._decks():
            count = sum(self.view["stacks"][deck])
            pieces.append(self.piece(f"stack-{deck}", self._pile_shown(deck, count, "stack"), self._stack))
        pieces.append(self.piece("box", self._pile_shown(-1, len(self.view["box"]), "box"), self._box))
        title = self.say("draw-tray" if self.plays else "draw-piles")
        return Sheet("tray", "tray", TRAY, EDGE, title, tuple(pieces))

    def _pile_shown(self, deck: int, count: int, kind: str) -> Pile:
        """A pile and, with aids, the cards that the viewer knows in it."""
        start = f"stack:{deck}:" if kind == "stack" else "box:"
        known = [
            (f"board-known-{kind}", card, int(places[0].rpartition(":")[2]) + 1)
            for card, places in (self.view["knows"] if self.board.aids else ())
            if len(places) == 1 and places[0].startswith(start)
        ]
        nth = self._decks().index(deck) if self.terms.teams and kind == "stack" else 0
        return Pile(deck, count, tuple(known), nth)

    def _pile_label(self, shown: Pile, said: str) -> str:
        known = [
            self.say(key, card=self.wording.card_name(card), depth=depth) for key, card, depth in shown.known
        ]
        return " ".join([f"{said}.", *known])

    def _stack(self, id: str, shown: Pile) -> Markup:
        said = self.say("draw-stack", deck=self._team(shown.deck), count=shown.cards)
        drawn, may = pile(shown.deck, shown.cards), self.say("draw-may-extra")
        short = self.say("draw-stack-short")
        thing = Laid("pile", drawn, STACK_WIDTH, short, shown.cards, bool(shown.known), may)
        left = STACKS_AT + shown.nth * (STACK_WIDTH + 4) if self.terms.teams else 196
        return laid(id, thing, self._pile_label(shown, said), (left, TOP))

    def _box(self, id: str, shown: Pile) -> Markup:
        said = self.say("draw-box", count=shown.cards)
        short, may = self.say("draw-box-short"), self.say("draw-may-guess")
        width = 64 if self.terms.teams else 84
        thing = Laid("chest", chest(width), width, short, shown.cards, bool(shown.known), may)
        return laid(id, thing, self._pile_label(shown, said), (EDGE[0] - 6 - width, TOP))

    def _held(self, id: str, shown: Held) -> Markup:
        """A card that only the viewer sees."""
        role = self.say(f"draw-{shown.role}") if shown.role else ""
        card = self.wording.card(shown.card) if shown.card else self.say("draw-none")
        may = self.say(f"draw-may-{shown.verb}") if shown.verb else ""
        thing = Laid("held", face(self.terms.number[shown.card]), CARD[0], role, may=may)
        return laid(id, thing, f"{role}: {card}" if role else card, (shown.left, TOP))

    def _choice(self) -> Sheet:
        return self.sheet("choice", (self.spread, self.choosing), self._choice_sheet)

    def _choice_sheet(self) -> Sheet:
        pieces = tuple([self._dealt(nth) for nth in range(SPREAD)])
        return Sheet("choice", "choice", TRAY, EDGE, self.say("draw-choice"), pieces)

    def _dealt(self, nth: int) -> Piece:
        key = f"choice-{nth}"
        if nth >= len(self.spread):
            return self.piece(key, None, lambda id, nothing: group(id, "no-card"))
        card, role = self.spread[nth]
        left = (EDGE[0] - SPREAD_STEP * (len(self.spread) - 1) - CARD[0]) / 2 + nth * SPREAD_STEP
        return self.piece(key, Held(card, role, self.choosing, left), self._held)


def _asked(numbers: int, size: int, even: str, guessed: bool) -> str:
    """The numbers of a question or a guess in their shortest form; `even` is the word for even numbers."""
    listed = numbers_in(numbers)
    said = _span(listed)
    if numbers == EVEN_NUMBERS & numbers_from(1, size):
        said = even
    elif len(listed) > 2 and numbers == numbers_from(listed[0], size):
        said = f"{listed[0]}+"
    return said + ("!" if guessed else "?")


def _only(numbers: int) -> int:
    """The number of a set that has just one; otherwise 0."""
    return numbers.bit_length() - 1 if numbers.bit_count() == 1 else 0
