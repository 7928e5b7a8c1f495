"""Straszydła as a drawing: a city of roofs seen from above, and what everybody has.

- The city is warm by day and blue by night; districts that give something now are lit. Cubes lie
  there in the shape of their element, a STOP is a chalk cross, one's own plan is in chalk too.
- Dice have a stage of their own: two rows that face each other in a duel, one row against a number
  when somebody frightens.
- Below are one's own spooks with their dishes, the purse with what is lacking, the pact, the imps.

>>> from polnoc.engine.chance import Seed
>>> from polnoc.engine.match import Match
>>> from polnoc.games.straszydla import PACKAGE
>>> game = PACKAGE.make_game()
>>> match = Match(game, game.read_options({"players": 2, "first": 1}), Seed.simulated(1))
>>> board = Board(game, lambda key, **args: key, ["Ania", "Bartek"], viewer=0)
>>> drawing = board.draw(match.view(0), match.options(0))
>>> [sheet.key for sheet in drawing.sheets]
['seats', 'stage', 'verdict', 'city', 'stacks', 'player-panel-of-1', 'help-for-all', 'purse', 'mine', 'imps']
>>> [offer.piece for offer in offers(game, match.view(0), match.options(0), board.say)]
['sun', 'moon']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Final, NamedTuple, cast

from polnoc.drawing import player_plates
from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.choices import ChoiceTable, kind_and_number
from polnoc.drawing.kinds import DAY, NIGHT
from polnoc.drawing.lettering import lettering
from polnoc.drawing.markup import Markup, join, tag
from polnoc.drawing.parts import Place, Spot, group, nothing
from polnoc.drawing.shapes import emblem_shapes, hidden, path, shape
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing, Offer, Piece, Sheet
from polnoc.drawing.silhouettes import MARKS
from polnoc.drawing.turned_cards import turned_card
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.views import HIDDEN, View, top_frame
from polnoc.engine.wording import Say
from polnoc.games.straszydla.actions import CELLS, ELEMENTS, ENERGY, WIDTH
from polnoc.games.straszydla.cards import ALL_ELEMENTS, IMP_CARDS, TILE_CARDS, Box, element_number
from polnoc.games.straszydla.drawing import (
    arrows,
    dice,
    help_card,
    icons,
    imps,
    panels,
    posters,
    resources,
    show,
    spooks,
)
from polnoc.games.straszydla.drawing import map as game_map
from polnoc.games.straszydla.drawing.arrows import Step, Way
from polnoc.games.straszydla.drawing.buttons import Button, button
from polnoc.games.straszydla.drawing.dice import Gauge, Side, StageLayout
from polnoc.games.straszydla.drawing.elements import ANY, DREAD, element_shapes, kind, row_of
from polnoc.games.straszydla.drawing.help_card import Help
from polnoc.games.straszydla.drawing.icons import sign
from polnoc.games.straszydla.drawing.map import District, DistrictState
from polnoc.games.straszydla.drawing.panels import Fed, PlayerPanel
from polnoc.games.straszydla.drawing.resources import (
    Cubes,
    Eater,
    FeedingNeeds,
    Payment,
    Slot,
    feeding_needs,
    pact_slots,
    priced,
)
from polnoc.games.straszydla.drawing.spooks import Dish, Spook
from polnoc.games.straszydla.drawing.stacks import Stack, stack
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.places import BESIDE, SQUARE
from polnoc.games.straszydla.rules.acting import SUMMONED, frightening
from polnoc.games.straszydla.rules.duels import successes, tie_goes_to_first
from polnoc.games.straszydla.rules.planning import ARROWS, JUMPED
from polnoc.games.straszydla.rules.rounds import ROUNDS
from polnoc.games.straszydla.rules.trading import RATE
from polnoc.games.straszydla.terms import Terms
from polnoc.games.straszydla.words.wording import ENDINGS, Wording

#: At most this many of one's own spooks are drawn: nobody can feed more. The list of answers has them all.
ROOM: Final = 10
#: Small buttons of the stage: for bids, or for the faces of each die.
CHIPS: Final = dice.DICE * 6

#: What the district one stands in offers.
DEEDS: Final = ("collect", "frighten", "summon")
#: Rules that are about dice: the stage is shown while one of them asks.
_DUEL_RULES: Final = ("BeforeRoll", "AfterRoll", "Bids", "ChangeDice")
_DICE_RULES: Final = (*_DUEL_RULES, "Frighten", "PickDice", "SetOne")

#: The sizes of sheets.
MINE: Final = (450, 138)
IMPS: Final = (184, 138)
STACKS: Final = (360, 214)
VERDICT: Final = (360, 110)

#: Where a button is, how large, and what stands on it: a word and a sign.
Face = tuple[Spot, tuple[float, float], str, Markup]
#: What the keys of permanent pieces begin with; all others are buttons.
_LASTING: Final = ("place", "sun", "moon", "stack", "imps", "imp", "purse", "dish")
#: The sheet of each button, by what its key begins with; the others are in the city.
_SHEETS: Final = {
    "turn": "stage", "up": "stage", "down": "stage", "chip": "stage", "loot": "verdict", "trade": "purse",
    "dread": "purse", "feed": "mine", "swap": "imps",
}  # fmt: skip


class _Bay(NamedTuple):
    """The position and size of one of the viewer's spooks: the more there are, the smaller."""

    left: float
    size: float

    def at(self, x: float, y: float) -> Spot:
        top = MINE[1] * (1 - self.size) / 2
        return round(self.left + x * self.size, 1), round(top + y * self.size, 1), self.size * 100


# Where actions are -----------------------------------------------------------------


def offers(game: StraszydlaGame, view: View, actions: Sequence[Action], say: Say) -> list[Offer]:
    """For each action, in order: the piece that stands for it."""
    return [Offer(_where(action, view)) for action in actions]


#: What choosing a piece means, by the rule that asks; for other rules, what it usually means. Then the verbs
#: that a piece only offers.
_CHOICES: Final = ChoiceTable(
    {
        "place": {"Settle": "settle", "BeforePlanning": "unblock", "Retreat": "flee", "": "jump"},
        "stack": {"TakeStarters": "take-starter", "Summoning": "colour", "": "buy"},
        "imps": {"": "imp"},
        "imp": {"": "use"},
        "swap": {"": "swap"},
        "low": {"": "raise"},
    },
    {
        "step": "step", "pick": "turn", "reroll": "turn", "raise": "up", "lower": "down", "bid": "chip",
        "steal": "loot", "transfer": "transfer", "give": "purse", "take": "purse",
    },
)  # fmt: skip
#: By verb without an argument: the piece that offers it; for verbs not in here it has the verb's name.
_LONE: Final = {"day": "sun", "night": "moon", "clear": "again", **dict.fromkeys(ENDINGS, "ending")}


def _where(action: Action, view: View) -> str:
    verb = action.verb
    if verb in ("feed", "ease", "feed-dread", "feed-with"):
        slot = list(view["spooks"][view["seat"]]).index(action.arg)
        if verb == "feed-with":
            return f"feed-element-{slot}-{action.args[1]}"
        return f"feed-dread-{slot}" if verb == "feed-dread" else f"dish-{slot}"
    if verb == "set":
        return f"chip-{action.args[0] * 6 + action.args[1] - 1}"
    if verb == "colour":
        return f"{_colour_piece(view)}-{action.arg}"
    if piece := _CHOICES.piece(verb):
        return f"{piece}-{action.arg}"
    return _LONE.get(verb, verb)


def _colour_piece(view: View) -> str:
    """Choosing an element may mean a stack."""
    frame = top_frame(view)
    if frame["rule"] == "Summoning":
        return "stack"
    return "imps" if frame.get("did") == SUMMONED else "colour"


def intention(game: StraszydlaGame, view: View, piece: str) -> str:
    """The action that choosing a piece means, legal or not; empty if it means none."""
    name, index = kind_and_number(piece)
    if piece in ("trade", "dread-cube", "dread-imp"):
        return piece
    if piece == "dread":
        return "dread-cube"
    if piece in ("sun", "moon"):
        return "day" if piece == "sun" else "night"
    if index < 0 or view["seat"] >= len(view["pawn"]):
        return ""
    rule = top_frame(view)["rule"]
    if name == "place" and index < len(CELLS):
        return _meant_at(view, rule, index)
    if name == "purse":
        return f"{'take' if _takes(view) else 'give'} {index}"
    if name in ("spook", "dish") and index < len(view["spooks"][view["seat"]]):
        return _meant_meal(game, view, index)
    verb = _CHOICES.verb(name, rule) if name != "place" else ""
    return f"{verb} {index}" if verb else ""


def _meant_at(view: View, rule: str, cell: int) -> str:
    """What choosing a district means, by the rule that asks."""
    verb = _CHOICES.verb("place", rule)
    if rule == "Walk":
        return f"{'jump' if top_frame(view)['may_jump'] else 'transfer'} {cell}"
    if verb == "jump" and rule not in ("Plans", "AfterMoving"):
        return "collect" if cell == view["pawn"][view["seat"]] else ""
    beside = BESIDE[_standing(view)] if verb == "jump" else ()
    return f"step {beside.index(cell)}" if cell in beside else f"{verb} {cell}"


def _meant_meal(game: StraszydlaGame, view: View, slot: int) -> str:
    spook = view["spooks"][view["seat"]][slot]
    if game.box.spook_element[spook] == ALL_ELEMENTS:
        return f"feed-with {spook} 0"
    return f"feed {spook}"


def places(game: StraszydlaGame, event: Event) -> list[str]:
    """The pieces that an event is about, to point at while the event is shown."""
    args: dict[str, Any] = dict(event.args)
    found = [f"place-{args['cell']}"] if "cell" in args else []
    found += [f"place-{cell % JUMPED}" for cell in args.get("way", ())[1:]]
    if event.key == "opens-spook":
        found.append(f"stack-{game.box.spook_element[args['spook']]}")
    if event.key == "opens-imp":
        found.append(f"imps-{game.box.imp_element[args['imp']]}")
    if event.key in ("round-begins", "time-changes", "first-time"):
        found.append("clock")
    if event.key in ("rolls", "changes-die", "catches", "wins-duel", "bids-shown"):
        found.append("stage-ground")
    if "cell" in args or "way" in args:
        found.append(f"pawn-{args['seat']}")
    found += [f"seat-{args[name]}" for name in ("seat", "by") if name in args]
    return found


def _sheet_of(piece: str) -> str:
    """The sheet of a button; empty if the piece is not a button."""
    name = piece.partition("-")[0]
    return "" if name in _LASTING else _SHEETS.get(name, "city")


def _plan(view: View) -> tuple[int, tuple[int, ...], tuple[int, ...]] | None:
    """What the viewer has planned: arrows left, imps, the way; None while nobody plans."""
    frame = top_frame(view)
    if frame["rule"] != "Plans" or view["seat"] >= len(frame["plans"]):
        return None
    left, used, way = frame["plans"][view["seat"]]
    return left, tuple(used), tuple(way)


def _standing(view: View) -> int:
    """The cell that the viewer's next step leads from."""
    plan = _plan(view)
    return plan[2][-1] % JUMPED if plan else int(view["pawn"][view["seat"]])


def _takes(view: View) -> bool:
    """Whether choosing a kind of cube in the purse now takes one rather than gives one."""
    frame = top_frame(view)
    if frame["rule"] == "Trade":
        return bool(sum(frame["paid"]) >= RATE)
    return bool(frame["rule"] == "TakeCube" or frame.get("given", -1) >= 0)


# Shapes ------------------------------------------------------------------------------

_NO_SIGN: Final = Markup("")
_BACK: Final = sign("back", -14, -12, 26, "push-sign")
_SCALES: Final = sign("scales", -15, -15, 30, "push-sign")
_PLUS: Final = sign("plus", -9, -9, 18, "push-sign")
_MINUS: Final = sign("minus", -9, -9, 18, "push-sign")
#: Another roll: for dread, or because an imp lets one pick.
_ROLL: Final = sign("roll", -12, -12, 24, "push-sign")
_ROLL_FOR_DREAD: Final = join(sign("roll", -18, -11, 22, "push-sign"), kind(DREAD, 5, -8, 15))
#: What dread buys.
_CUBE: Final = kind(ANY, -1, -2, 17)
_IMP: Final = sign("imp", 0, -2, 17, "push-sign")
_MEAL: Final = sign("dish", 0, -1, 17, "push-sign")


@cache
def shapes() -> Markup:
    """The shapes that the drawings use."""
    return hidden(
        [
            *emblem_shapes(),
            *[shape(f"mark-{name}", path(MARKS[name])) for name in ("yes", "no", "crown")],
            *element_shapes(),
            *icons.sign_shapes(),
            *game_map.map_shapes(),
            *spooks.spook_shapes(),
            *imps.imp_shapes(),
            *dice.die_shapes(),
        ]
    )


def cover(say: Say) -> Markup:
    """A picture for the list of games."""
    return posters.cover_of(say)


# The board -------------------------------------------------------------------------


class Board(CachedBoard[StraszydlaGame]):
    """Draws a table for one reader; with `aids` the cubes that lie in the city are counted."""

    kinds: ClassVar[Mapping[str, str]] = show.KINDS
    key_moments: ClassVar[frozenset[str]] = show.KEY_MOMENTS

    @cached_property
    def wording(self) -> Wording:
        """The wording of the game for this reader."""
        return Wording(self.game, self.say, self.names, self.viewer)

    def kind(self, event: Event) -> str:
        """The kind of an event; a change of time is nightfall or daybreak."""
        if event.key in ("time-changes", "first-time"):
            return NIGHT if event.args["night"] else DAY
        return super().kind(event)

    def on_the_way(self, view: View, event: Event) -> list[View]:
        """A pawn goes from district to district."""
        if event.key != "walks":
            return []
        seat, (_, *way) = cast(int, event.args["seat"]), cast(list[int], event.args["way"])
        return [{**view, "pawn": _with(view["pawn"], seat, cell % JUMPED)} for cell in way[:-1]]

    def turned_card(self, view: View, event: Event) -> Markup | None:
        """The spook or imp that comes or is uncovered, and one's own pact when it is dealt."""
        if event.key in ("spook-comes", "opens-spook"):
            spook = cast(int, event.args["spook"])
            shown = printed_spook(self.game.box, spook, bool(view["night"]))
            return turned_card("straszydla", spooks.CARD, spooks.card(shown, self.wording.spook(spook)))
        if event.key in ("imp-comes", "opens-imp"):
            imp = cast(int, event.args["imp"])
            drawn = imps.imp_card(printed_imp(self.game.box, imp), self.wording.imp(imp))
            return turned_card("straszydla", imps.CARD, drawn)
        if event.key == "pact-dealt":
            pact = cast(int, event.args["pact"])
            drawn = posters.pact_picture(self.game.box, pact)
            return turned_card("straszydla", (posters.WIDTH, posters.HEIGHT), drawn, self.wording.pact(pact))
        return None

    def draw(self, view: View, actions: Sequence[Action]) -> Drawing:
        """The whole table as `view` shows it; `actions` are the viewer's legal answers."""
        return _Scene(self, view, actions).drawing()


def _with(pawns: Sequence[int], seat: int, cell: int) -> list[int]:
    """The places of all pawns, with one of them moved."""
    return [cell if number == seat else place for number, place in enumerate(pawns)]


def printed_spook(box: Box, spook: int, dark: bool) -> Spook:
    """A spook as its card shows it, by day or in the dark."""
    printed, element = box.spooks[spook], box.spook_element[spook]
    return Spook(printed.id, element, printed.day, printed.night, dark)


def printed_imp(box: Box, imp: int) -> imps.Imp:
    """An imp as its card shows it."""
    does = box.imps[imp].does
    return imps.Imp(box.imp_element[imp], str(does.__struct_config__.tag), getattr(does, "count", 0))


class _Scene:
    """One position: what each piece shows, and its words if it has to be drawn again."""

    def __init__(self, board: Board, view: View, actions: Sequence[Action]) -> None:
        self.board = board
        self.view = view
        self.say = board.say
        self.wording = board.wording
        self.piece = board.cache.piece
        self.sheet = board.cache.sheet
        self.terms: Terms = board.game.terms_of(view)
        self.box: Box = self.terms.box
        self.viewer: int = view["seat"]
        self.players = self.terms.players
        self.plays = self.viewer < self.players
        self.night: int = view["night"]
        self.frame = top_frame(view)
        self.rule: str = self.frame["rule"]
        self.actions = {_where(action, view): action for action in actions}
        self.layout: tuple[int, ...] = tuple(view["layout"]) or (0,) * len(CELLS)
        self.city = self.terms.city(self.layout)
        cells = self.city.cells or SQUARE
        self.rows = range(min(cells) // WIDTH, max(cells) // WIDTH + 1)
        columns = [cell % WIDTH for cell in cells]
        self.columns = range(min(columns), max(columns) + 1)

    def drawing(self) -> Drawing:
        """All sheets; which ones there are depends only on the viewer and the number of players."""
        sheets = [self._seats(), _Stage(self).sheet(), self._verdict(), self._city(), self._stacks()]
        sheets += [self._player_panel_of(seat) for seat in self._others()]
        sheets.append(self._help())
        if self.plays:
            sheets += [self._purse(), self._mine(), self._imps()]
        return Drawing("straszydla", self.players, shapes(), tuple(sheets), self.board.cache.prefix)

    def _others(self) -> list[int]:
        """The other seats in the viewer's order: those on the left first."""
        start = self.viewer + 1 if self.plays else 0
        order = [(start + step) % self.players for step in range(self.players)]
        return [seat for seat in order if seat != self.viewer]

    # What pieces need --------------------------------------------------------------------

    def buttons_on(self, sheet: str) -> tuple[tuple[str, str], ...]:
        """The buttons that are on a sheet now, and what they do."""
        return tuple([(key, action.text) for key, action in self.actions.items() if _sheet_of(key) == sheet])

    def button(self, key: str, face: Callable[..., Face], *given: object) -> Piece:
        """A button, if its action is offered; `face` says where it is and what stands on it."""
        if key not in self.actions:
            return self.board.blank(key)
        shown = Button(*face(*given), f"push-{self.actions[key].verb}")
        return self.piece(key, shown, button)

    def word(self, verb: str) -> str:
        """The short word for what an action does; none for no action, or for watchers."""
        return self.say(f"draw-do-{verb}") if verb and self.plays else ""

    def found(self, rule: str) -> View | None:
        """The frame of a rule that is being played, wherever it is in the stack."""
        frames = [frame for frame in self.view["frames"] if frame["rule"] == rule]
        return frames[-1] if frames else None

    def strength(self, seat: int) -> int:
        return self.strength_of(self.view["spooks"][seat])

    def strength_of(self, spooks: Sequence[int]) -> int:
        strength = self.box.strength[self.night]
        return sum([strength[spook] for spook in spooks])

    def _spook(self, spook: int) -> Spook | None:
        if not spook:
            return None
        return printed_spook(self.box, spook, bool(self.night))

    def _imp(self, imp: int) -> imps.Imp | None:
        if not imp:
            return None
        return printed_imp(self.box, imp)

    def _corner(self, cell: int) -> Place:
        """Where the district of a cell is drawn."""
        column, row = cell % WIDTH - self.columns.start, cell // WIDTH - self.rows.start
        return game_map.EDGE + column * game_map.STEP, game_map.EDGE + row * game_map.STEP

    def _middle(self, cell: int) -> Place:
        x, y = self._corner(cell)
        return x + game_map.TILE / 2, y + game_map.TILE / 2

    def _cube_kind(self, cell: int) -> int:
        """What lies in a district: in one of every element the colour is chosen later."""
        element = self.city.element[cell]
        return ANY if element == ALL_ELEMENTS else element

    # The row of players ------------------------------------------------------------------

    def _seats(self) -> Sheet:
        view = self.view
        shown = (
            view["asked"],
            view["victors"],
            view["starter"],
            view["spooks"],
            self.night,
            self.rule == "Plans",
        )
        return self.board.together("seats", shown, self._seats_sheet)

    def _seats_sheet(self) -> Sheet:
        asked, names = self.view["asked"], self.board.names
        light = (asked[0] if len(asked) == 1 else -1, self.players)
        pieces = [self.piece("lantern", light, lambda id, at: player_plates.turn_light(id, *at))]
        pieces += [
            self.piece(f"seat-{seat}", (self._plate_shown(seat), names[seat]), self._plate, own=True)
            for seat in range(self.players)
        ]
        size = (player_plates.WIDTHS[self.players] * self.players, player_plates.HEIGHT)
        return Sheet("seats", "seats", TURN, size, self.say("draw-seats"), tuple(pieces))

    def _plate_shown(self, seat: int) -> panels.Plate:
        view, state = self.view, "waits"
        if seat in view["asked"]:
            state = "active"
        elif view["victors"] >> seat & 1:
            state = "won"
        elif self.rule == "Plans":
            state = "ready"
        together, starts = len(view["asked"]) > 1, view["starter"] == seat
        count, strength = len(view["spooks"][seat]), self.strength(seat)
        return panels.Plate(seat, self.players, state, together, starts, bool(self.night), count, strength)

    def _plate(self, id: str, given: tuple[panels.Plate, str]) -> Markup:
        shown, name = given
        starts = self.say("draw-starts") if shown.starts else ""
        said = self.say("draw-plate", state=shown.state, spooks=shown.spooks, strength=shown.strength)
        return panels.plate(id, shown, name, f"{name}. {said} {starts}".rstrip())

    # The city ----------------------------------------------------------------------------

    def _city(self) -> Sheet:
        view = self.view
        laid = (self.layout, self.night, view["cubes"], view["stops"], view["pawn"], view["order"])
        shown = (laid, self._time(), self._supply(), _plan(view), self.buttons_on("city"))
        return self.sheet("city", shown, self._city_sheet)

    def _city_sheet(self) -> Sheet:
        width = len(self.columns) * game_map.STEP + game_map.EDGE
        height = len(self.rows) * game_map.STEP + game_map.EDGE
        size, cells = (width, height + game_map.STRIP), self.city.cells
        pieces = [
            self.piece("about-city", self._time(), self._about),
            self.piece("time", (bool(self.night), size), lambda id, shown: game_map.ground(id, *shown)),
        ]
        pieces += [self.piece(f"tile-{c}", (self.layout[c], self._corner(c)), self._tile) for c in cells]
        pieces += [self.piece(f"place-{cell}", self._place_shown(cell), self._place) for cell in cells]
        pieces += [self.piece(f"pawn-{s}", (s, self._pawn_at(s)), self._pawn) for s in range(self.players)]
        if self.plays:
            pieces.append(self.piece("plan", self._way(), arrows.plan))
            pieces += [self._step(direction) for direction in range(8)]
            pieces += [self.button(f"transfer-{cell}", self._transfer, cell) for cell in self.city.suburbs]
            pieces += self._deeds()
        pieces += self._strip(width, height)
        title = self.say("draw-city")
        return Sheet("city", "city", BOARD, size, title, tuple(pieces), "about-city", zooms=True)

    def _tile(self, id: str, shown: tuple[int, Place]) -> Markup:
        tile, where = shown
        printed = self.box.tiles[tile]
        district = District(
            printed.id,
            element_number(printed.element),
            printed.time,
            printed.yields[self.players - 2],
            printed.frighten,
            printed.imp,
            printed.suburb,
            tile,
        )
        return game_map.district(id, district, self.wording.tile(tile), where)

    def _place_shown(self, cell: int) -> tuple[int, Place, DistrictState, tuple[str, ...]]:
        view = self.view
        there = [self.board.names[seat] for seat in view["order"] if view["pawn"][seat] == cell]
        district_state = DistrictState(
            self._cube_kind(cell), view["cubes"][cell], bool(view["stops"] >> cell & 1)
        )
        return self.layout[cell], self._corner(cell), district_state, tuple(there)

    def _place(self, id: str, shown: tuple[int, Place, DistrictState, tuple[str, ...]]) -> Markup:
        tile, where, district_state, there = shown
        said = [self.wording.card(TILE_CARDS + tile)]
        if district_state.cubes:
            said.append(self.say("draw-lying", count=district_state.cubes))
        if district_state.blocked:
            said.append(self.say("draw-blocked"))
        if there:
            said.append(self.say("draw-standing", names=list(there)))
        return game_map.place(id, district_state, " ".join(said), where)

    def _pawn_at(self, seat: int) -> Place | None:
        cell = self.view["pawn"][seat]
        if cell < 0:
            return None
        crowd = [other for other in self.view["order"] if self.view["pawn"][other] == cell]
        return game_map.standing(self._corner(cell), crowd.index(seat), len(crowd))

    def _pawn(self, id: str, shown: tuple[int, Place | None]) -> Markup:
        seat, where = shown
        return game_map.pawn(id, seat, where, seat == self.viewer)

    def _way(self) -> Way:
        """The viewer's plan as a way through the city."""
        plan = _plan(self.view)
        way = plan[2] if plan else ()
        return Way(tuple([self._middle(cell % JUMPED) for cell in way]), tuple([c >= JUMPED for c in way]))

    def _step(self, direction: int) -> Piece:
        key = f"step-{direction}"
        if key not in self.actions:
            return self.board.blank(key)
        here = _standing(self.view)
        there = BESIDE[here][direction]
        (x, y), (left, top) = self._middle(there), self._middle(here)
        small = f"place-{there}" in self.actions
        shown = Step(self._corner(there), (x - left, y - top), small)
        return self.piece(key, shown, lambda id, step: arrows.step(id, step, game_map.TILE))

    def _transfer(self, cell: int) -> Face:
        """Stuck: an arrow leads to this suburb. A jump may lead there too, by the district itself."""
        x, y = self._corner(cell)
        return (x + 17, y + 26), (66, 48), "", sign("gate", -15, -15, 30, "push-sign")

    def _deeds(self) -> list[Piece]:
        """Buttons around the viewer's pawn for what the district offers."""
        keys = [*DEEDS, *[f"colour-{element}" for element in ELEMENTS]]
        offered = [key for key in keys if key in self.actions]
        return [self.button(key, self._deed, key, offered) for key in keys]

    def _deed(self, key: str, offered: list[str]) -> Face:
        wide, high = (100.0, 66.0) if len(offered) < 4 else (66.0, 66.0)
        x, y = self._corner(self.view["pawn"][self.viewer])
        total = len(offered) * (wide + 4)
        left = min(
            max(x + game_map.TILE / 2 - total / 2, game_map.EDGE), len(self.columns) * game_map.STEP - total
        )
        top = y + game_map.TILE + 4 if y < 2 * game_map.STEP else y - high - 4
        return (left + offered.index(key) * (wide + 4), top), (wide, high), *self._deed_face(key)

    def _deed_face(self, key: str) -> tuple[str, Markup]:
        """The word and the sign of something that a district offers."""
        if key.startswith("colour-"):
            return "", kind(int(key[7:]), -16, -16, 32, "cube")
        if key == "collect":
            cell = self.view["pawn"][self.viewer]
            return self.word(key), row_of(self._cube_kind(cell), self.view["cubes"][cell], 0, -11, 22, 84)
        return self.word(key), sign("fright" if key == "frighten" else "imp", -15, -15, 30, "push-sign")

    # Under the city ----------------------------------------------------------------------

    def _strip(self, width: int, top: int) -> list[Piece]:
        pieces = []
        for nth, name in enumerate(("sun", "moon")):
            shown = (name, (6 + nth * 62, top + 7), self.night == nth)
            pieces.append(self.piece(name, shown, self._face))
        pieces.append(self.piece("clock", (self._time(), (136, top + 2)), self._clock))
        pieces.append(self.piece("supply", (self._supply(), (136, top + 2)), self._supply_drawn))
        if self.plays:
            pieces.append(self.button("again", self._again, width, top))
            pieces.append(self.button("ending", self._ending, width, top))
        return pieces

    def _again(self, width: int, top: int) -> Face:
        return (width - 222, top + 7), (78, 58), self.word("clear"), _BACK

    def _ending(self, width: int, top: int) -> Face:
        return (width - 140, top + 7), (134, 58), self.word(self.actions["ending"].verb), _NO_SIGN

    def _face(self, id: str, shown: tuple[str, Place, bool]) -> Markup:
        name, where, lit = shown
        return game_map.face(id, name, self.say(f"draw-{name}"), lit, where)

    def _time(self) -> tuple[int, int, str]:
        """Whether it is night, the round, and what happens outside rounds: `setup`, `feeding`, `over`."""
        rounds = self.found("Round")
        if rounds is not None:
            return self.night, rounds["number"], "none"
        if self.rule == "Over":
            return self.night, ROUNDS + 1, "over"
        return (self.night, ROUNDS + 1, "feeding") if self.view["period"] else (self.night, 0, "setup")

    def _time_said(self, shown: tuple[int, int, str]) -> str:
        night, number, outside = shown
        return self.say("draw-time", night=night, round=number, outside=outside)

    def _about(self, id: str, shown: tuple[int, int, str]) -> Markup:
        return tag("desc", self._time_said(shown), id=id)

    def _clock(self, id: str, given: tuple[tuple[int, int, str], Place]) -> Markup:
        shown, where = given
        return game_map.clock(id, shown[1], ROUNDS, self._time_said(shown), where)

    def _supply(self) -> tuple[int, ...]:
        """With aids: how many cubes of each element lie where one may go; while planning: arrows left."""
        plan = _plan(self.view)
        if plan:
            return (plan[0],)
        if not self.board.aids or self.rule == "Over":
            return ()
        found = [0, 0, 0, 0, 0]
        for cell in self.city.cells:
            if not self.view["stops"] >> cell & 1:
                found[self.city.element[cell]] += self.view["cubes"][cell]
        return tuple(found[:ALL_ELEMENTS])

    def _supply_drawn(self, id: str, given: tuple[tuple[int, ...], Place]) -> Markup:
        shown, where = given
        if not shown:
            return nothing(id)
        if len(shown) == 1:
            return arrows.arrows_left(id, shown[0], ARROWS, self.say("draw-arrows", count=shown[0]), where)
        there = self.wording.all_cubes([*shown, 0]) or [self.say("nothing")]
        return game_map.supply(id, shown, self.say("draw-supply", cubes=there), where)

    # After a duel ------------------------------------------------------------------------

    def _verdict(self) -> Sheet:
        shown = None
        if self.rule in ("AfterWinning", "Retreat"):
            winner, loser = self.frame["winner"], self.frame["loser"]
            shown = (winner, loser, self.board.names[winner], self.board.names[loser])
        return self.sheet("verdict", (shown, self.buttons_on("verdict")), lambda: self._verdict_sheet(shown))

    def _verdict_sheet(self, shown: tuple[int, int, str, str] | None) -> Sheet:
        pieces = [self.piece("verdict-of", shown, self._verdict_drawn, own=True)]
        if self.plays:
            pieces += [self.button(f"loot-{element}", self._loot, element) for element in ELEMENTS]
        return Sheet("verdict", "verdict", BOARD, VERDICT, self.say("draw-verdict"), tuple(pieces))

    def _loot(self, element: int) -> Face:
        return (178 + element * 45, 18), (43, 46), "", kind(element, -13, -13, 26, "cube")

    def _verdict_drawn(self, id: str, shown: tuple[int, int, str, str] | None) -> Markup:
        if shown is None:
            return nothing(id)
        winner, loser, name, other = shown
        return panels.verdict(id, winner, loser, self.say("draw-beaten", name=name, other=other))

    # Stacks and the others ---------------------------------------------------------------

    def _stacks(self) -> Sheet:
        view = self.view
        imps_shown = (view["imp_top"], view["imp_pool"], view["imp_below"])
        shown = (view["top"], view["pool"], imps_shown, self.night, self._stack_verb())
        return self.sheet("stacks", shown, self._stacks_sheet)

    def _stacks_sheet(self) -> Sheet:
        pieces = [self.piece(f"stack-{e}", self._stack_shown(e), self._stack) for e in ELEMENTS]
        pieces += [self.piece(f"imps-{e}", self._imp_stack_shown(e), self._imp_stack) for e in ELEMENTS]
        return Sheet("stacks", "stacks", BOARD, STACKS, self.say("draw-stacks"), tuple(pieces))

    def _stack_verb(self) -> str:
        """What choosing a stack does now."""
        return _CHOICES.verb("stack", self.rule)

    def _stack_shown(self, element: int) -> tuple[int, int, int, int, str]:
        top, rest = self.view["top"][element], self.view["pool"][element].bit_count()
        return element, top, rest, self.night, self.word(self._stack_verb())

    def _stack(self, id: str, shown: tuple[int, int, int, int, str]) -> Markup:
        element, top, rest, _, word = shown
        card = spooks.card(self._spook(top), self.wording.spook(top) if top else "")
        pile = Stack(card, spooks.CARD[1], rest, self.box.price[top] if top else 0, word)
        said = self.say("draw-stack", element=self.wording.element(element), count=rest)
        label = f"{self.wording.card(top)} {said}" if top else said
        return stack(id, pile, label, (element * 90 + 2, 2))

    def _imp_stack_shown(self, element: int) -> tuple[int, int, int, str]:
        view = self.view
        rest = len(view["imp_pool"][element]) + len(view["imp_below"][element])
        return element, view["imp_top"][element], rest, self.word("take")

    def _imp_stack(self, id: str, shown: tuple[int, int, int, str]) -> Markup:
        element, top, rest, word = shown
        card = imps.imp_card(self._imp(top), self.wording.imp(top) if top else "")
        pile = Stack(card, imps.CARD[1], rest, 0, word)
        said = self.say("draw-imp-stack", element=self.wording.element(element), count=rest)
        label = f"{self.wording.card(IMP_CARDS + top)} {said}" if top else said
        return stack(id, pile, label, (element * 90 + 2, 124))

    def _things(self, seat: int) -> tuple[object, ...]:
        """What somebody has, and whether it is night: spooks are stronger or weaker then."""
        held = [self.view[name][seat] for name in ("spooks", "fed", "purse", "dread", "imps", "pact")]
        return *held, self.night

    def _player_panel_of(self, seat: int) -> Sheet:
        shown = (self._things(seat), seat in self.view["asked"], self.rule == "Over")
        return self.sheet(f"player-panel-of-{seat}", shown, lambda: self._player_panel_sheet(seat))

    def _player_panel_sheet(self, seat: int) -> Sheet:
        size, name = panels.panel_size(len(self._others())), self.board.names[seat]
        pieces = (
            self.piece(
                f"player-panel-{seat}",
                (self._player_panel_shown(seat), name, size),
                self._player_panel,
                own=True,
            ),
        )
        return Sheet(f"player-panel-of-{seat}", "player-panel", BOARD, size, name, pieces)

    def _player_panel_shown(self, seat: int) -> PlayerPanel:
        view, fed, pact = self.view, self.view["fed"][seat], self.view["pact"][seat]
        mine: list[int] = list(view["spooks"][seat])
        row = [(self._spook(spook), spook) for spook in mine]
        held = [self._imp(imp) for imp in view["imps"][seat]]
        shown = self.rule == "Over" and pact not in (0, HIDDEN)
        eaten = [spook for spook in mine if fed >> spook & 1]
        return PlayerPanel(
            seat,
            seat in view["asked"],
            self.strength(seat),
            tuple([Fed(card, self.wording.spook(n), bool(fed >> n & 1)) for card, n in row if card]),
            (*view["purse"][seat], view["dread"][seat]),
            tuple([imp for imp in held if imp]),
            self._slots(pact, eaten) if shown else (),
        )

    def _player_panel(self, id: str, given: tuple[PlayerPanel, str, tuple[int, int]]) -> Markup:
        shown, name, size = given
        none = [self.say("nothing")]
        said = self.say(
            "draw-player-panel",
            spooks=[fed.name for fed in shown.spooks] or none,
            strength=shown.strength,
            dread=shown.cubes[DREAD],
            imps=len(shown.imps),
            cubes=self.wording.all_cubes(shown.cubes[:DREAD]) or none,
        )
        return panels.player_panel(id, shown, name, f"{name}. {said}", size)

    def _help(self) -> Sheet:
        return self.sheet("help-for-all", None, self._help_sheet)

    def _help_sheet(self) -> Sheet:
        menu = self.box.pack.dread
        shown = Help(self.box.pack.frighten, menu.reroll, menu.cube, menu.imp, menu.feed, RATE)
        pieces = (self.piece("help-card", shown, self._help_drawn),)
        return Sheet("help-for-all", "help", BOARD, help_card.SIZE, self.say("draw-help"), pieces)

    def _help_drawn(self, id: str, shown: Help) -> Markup:
        catch = [self.say("draw-catch", off=off, count=count) for off, count in enumerate(shown.fright)]
        told = {"reroll": shown.reroll, "cube": shown.cube, "imp": shown.imp, "feed": shown.feed}
        return help_card.help_card(
            id, shown, self.say("draw-help-card", catch=catch, rate=shown.rate, **told)
        )

    # What the viewer has -----------------------------------------------------------------

    def _eased(self) -> Sequence[tuple[int, int]]:
        """Spooks that need less now, and how much less."""
        feed = self.found("Feed")
        return feed["eased"] if feed and feed["seat"] == self.viewer else ()

    def _hungry(self) -> list[Eater]:
        """One's spooks that have not eaten."""
        view, box, seat, eased = self.view, self.box, self.viewer, self._eased()
        found = []
        for spook in view["spooks"][seat]:
            needs = box.strength[self.night][spook]
            for easier, less in eased:
                needs = max(needs - less, 1) if easier == spook else needs
            if not view["fed"][seat] >> spook & 1:
                found.append(Eater(spook, box.spook_element[spook], needs))
        return found

    def _slots(self, pact: int, mine: Sequence[int]) -> tuple[Slot, ...]:
        """The slots of a pact, and how these spooks fill them."""
        have = [0, 0, 0, 0, 0]
        for spook in mine:
            have[self.box.spook_element[spook]] += 1
        return pact_slots(self.box.pact_counts[pact], have)

    def _purse(self) -> Sheet:
        things, payment = (
            (self._things(self.viewer), self._eased()),
            (self._payment_shown(), _takes(self.view)),
        )
        return self.sheet("purse", (things, payment, self.buttons_on("purse")), self._purse_sheet)

    def _purse_sheet(self) -> Sheet:
        view, seat, menu = self.view, self.viewer, self.box.pack.dread
        lacks = (*feeding_needs(view["purse"][seat], self._hungry()).lacks, -1)
        does, pact = "take" if _takes(view) else "give", view["pact"][seat]
        pieces = []
        for number, count in enumerate(view["purse"][seat]):
            shown = Cubes(number, count, lacks[number], does)
            pieces.append(self.piece(f"purse-{number}", shown, self._cubes))
        pieces.append(self.piece("dread", view["dread"][seat], self._dread))
        slots = self._slots(pact, view["spooks"][seat]) if pact > 0 else ()
        pieces.append(self.piece("pact", slots, self._pact))
        pieces.append(self.piece("deal", self._payment_shown(), self._payment))
        pieces.append(self.button("trade", lambda: ((152, 88), (44, 44), "", _SCALES)))
        pieces.append(self.button("dread-cube", lambda: ((200, 88), (44, 44), "", priced(menu.cube, _CUBE))))
        pieces.append(self.button("dread-imp", lambda: ((246, 88), (44, 44), "", priced(menu.imp, _IMP))))
        return Sheet("purse", "purse", TRAY, resources.SIZE, self.say("draw-purse"), tuple(pieces))

    def _cubes(self, id: str, shown: Cubes) -> Markup:
        said = self.say("draw-cubes", kind=shown.kind, count=shown.number, lacks=max(shown.lacks, 0))
        where = (2 + shown.kind * resources.COLUMN, 0)
        return resources.cubes(id, shown, said, where)

    def _dread(self, id: str, count: int) -> Markup:
        return resources.dread_cubes(id, count, self.say("draw-dread", count=count), (236, 0))

    def _pact(self, id: str, shown: tuple[Slot, ...]) -> Markup:
        missing = [self.say("cube-of", kind=slot.element) for slot in shown if slot.state == "missing"]
        said = self.say("draw-pact-missing", count=len(missing), elements=missing)
        return resources.pact(id, shown, self.say("draw-pact"), said, (2, 88))

    def _payment_shown(self) -> Payment | None:
        """A payment that the viewer has begun."""
        frame = self.frame
        if frame.get("seat") != self.viewer:
            return None
        if self.rule == "Trade":
            return Payment(tuple(frame["paid"]), RATE)
        if self.rule == "Pay":
            return Payment(tuple(frame["paid"]), self.box.price[self.view["top"][frame["element"]]])
        if self.rule == "Recolouring" and frame["given"] >= 0:
            return Payment(tuple([int(number == frame["given"]) for number in range(ENERGY + 1)]), 1)
        return None

    def _payment(self, id: str, shown: Payment | None) -> Markup:
        if shown is None:
            return nothing(id)
        said = self.say("draw-deal", paid=sum(shown.paid), price=shown.price)
        return resources.payment(id, shown, said, (152, 88))

    def _mine(self) -> Sheet:
        shown = (self._things(self.viewer), self._eased(), self._meal_verb(), self.buttons_on("mine"))
        return self.sheet("mine", shown, self._mine_sheet)

    def _mine_sheet(self) -> Sheet:
        mine, hungry = self.view["spooks"][self.viewer][:ROOM], self._hungry()
        size = min(1.0, round(MINE[0] / max(len(mine), 1) / 90, 2))
        table = feeding_needs(self.view["purse"][self.viewer], hungry)
        needs = {eater.spook: eater.needs for eater in hungry}
        pieces: list[Piece] = []
        for slot in range(ROOM):
            spook = mine[slot] if slot < len(mine) else 0
            pieces += self._slot(slot, spook, _Bay(slot * 90 * size, size), needs.get(spook, 0), table)
        return Sheet("mine", "mine", TRAY, MINE, self.say("draw-mine"), tuple(pieces))

    def _slot(self, slot: int, spook: int, bay: _Bay, needs: int, table: FeedingNeeds) -> list[Piece]:
        """A spook, its dish, and what else may be done about its hunger."""
        names = (
            f"spook-{slot}",
            f"dish-{slot}",
            *[f"feed-element-{slot}-{e}" for e in ELEMENTS],
            f"feed-dread-{slot}",
        )
        shown = self._spook(spook)
        if shown is None:
            return [self.board.blank(name) for name in names]
        short = any([eater == spook and table.lacks[element] > 0 for eater, element in table.eats])
        state = "fed" if not needs else "hungry" if short else "enough"
        dish = Dish(shown.element, needs, state)
        return [
            self.piece(names[0], (spook, self.night, state, bay), self._spook_drawn),
            self.piece(names[1], (spook, dish, bay, self._meal_verb() if needs else ""), self._dish),
            *[
                self.button(names[2 + element], self._feed_element_button, bay, element)
                for element in ELEMENTS
            ],
            self.button(names[6], self._feed_dread_button, bay, shown.element == ALL_ELEMENTS),
        ]

    def _meal_verb(self) -> str:
        """What choosing a dish does now."""
        return "ease" if self.rule == "ChooseEased" else "feed"

    def _feed_element_button(self, bay: _Bay, element: int) -> Face:
        """The button that feeds this element to a spook of all elements: a quarter of its picture."""
        return (
            bay.at(element % 2 * 43, 28 + element // 2 * 32),
            (37, 34),
            "",
            kind(element, -12, -12, 24, "cube"),
        )

    def _feed_dread_button(self, bay: _Bay, on_dish: bool) -> Face:
        """A meal for dread: on the picture, or on the dish where that is covered."""
        where, size = (bay.at(5, 94), (76, 42)) if on_dish else (bay.at(42, 28), (42, 42))
        return where, size, "", priced(self.box.pack.dread.feed, _MEAL)

    def _spook_drawn(self, id: str, given: tuple[int, int, str, _Bay]) -> Markup:
        spook, _, state, bay = given
        label = f"{self.wording.card(spook)} {self.say('draw-spook', state=state)}"
        return spooks.spook(id, self._spook(spook), self.wording.spook(spook), state, label, bay.at(0, 0))

    def _dish(self, id: str, given: tuple[int, Dish, _Bay, str]) -> Markup:
        spook, shown, bay, verb = given
        said = self.say("draw-dish", spook=self.wording.spook(spook), state=shown.state, needs=shown.needs)
        return spooks.dish(id, shown, self.word(verb), said, bay.at(5, 94))

    def _imps(self) -> Sheet:
        shown = (self.view["imps"][self.viewer], self.buttons_on("imps"))
        return self.sheet("imps", shown, self._imps_sheet)

    def _imps_sheet(self) -> Sheet:
        mine = list(self.view["imps"][self.viewer])
        held = list(dict.fromkeys(mine))
        step = min(92.0, IMPS[0] / max(len(held), 1))
        pieces: list[Piece] = []
        for imp in range(1, len(self.box.imps)):
            key = f"imp-{imp}"
            if imp not in held:
                pieces += [self.board.blank(key), self.board.blank(f"swap-{imp}")]
                continue
            left = held.index(imp) * step
            pieces.append(self.piece(key, (imp, mine.count(imp), left, step), self._imp_drawn))
            pieces.append(self.button(f"swap-{imp}", self._swap, imp, left, step))
        return Sheet("imps", "imps", TRAY, IMPS, self.say("draw-imps"), tuple(pieces))

    def _swap(self, imp: int, left: float, step: float) -> Face:
        cube = kind(self.box.imp_element[imp], 2, -10, 20, "cube")
        return (left, 88), (step - 6, 42), "", join(sign("recolour", -24, -10, 20, "push-sign"), cube)

    def _imp_drawn(self, id: str, given: tuple[int, int, float, float]) -> Markup:
        imp, count, left, step = given
        card = imps.imp_card(self._imp(imp), self.wording.imp(imp))
        held = imps.Held(card, count, self.word("use"), step - 6)
        return imps.held_imp(id, held, self.wording.card(IMP_CARDS + imp), (left, 0))


# Dice --------------------------------------------------------------------------------


class _Stage:
    """Dice on their stage, as the top frame and the duel or the frightening below it say."""

    def __init__(self, scene: _Scene) -> None:
        self.scene = scene
        self.on = scene.rule in _DICE_RULES
        duels = [frame for frame in scene.view["frames"] if frame["rule"] in _DUEL_RULES]
        self.duel: View | None = duels[-1] if self.on and duels else None
        self.fright = scene.found("Frighten") if self.on and not self.duel else None
        #: Who rolls, the one below first.
        self.seats = self._seats()
        #: Their dice in the order in which they lie: pairs of a face and the number it has for the rules.
        self.rows = [self._row(seat) for seat in self.seats]
        count = max([len(row) for row in self.rows], default=1)
        self.stage_layout = StageLayout(count, self.duel is None, scene.rule == "SetOne")

    def _seats(self) -> tuple[int, ...]:
        if self.fright:
            return (self.fright["seat"],)
        if self.duel is None:
            return ()
        first, second = self.duel["fighters"]
        return (second, first) if second == self.scene.viewer else (first, second)

    def _row(self, seat: int) -> list[tuple[int, int]]:
        if self.fright:
            return _numbered(self.fright["dice"])
        assert self.duel is not None
        fighter = list(self.duel["fighters"]).index(seat)
        if "counts" in self.duel:
            return _numbered((0,) * self.duel["counts"][fighter])
        rolled = _numbered(self.duel["dice"][fighter])
        if self.duel["rule"] == "AfterRoll":  # they will be paired from the highest down
            rolled.sort(key=lambda die: -die[0])
        return rolled

    def _faces(self, nth: int) -> tuple[int, ...]:
        return tuple([face for face, _ in self.rows[nth]]) if nth < len(self.rows) else ()

    def sheet(self) -> Sheet:
        """The stage; it is bare most of the time."""
        shown = (self.scene.view, self.scene.buttons_on("stage")) if self.on else None
        return self.scene.sheet("stage", shown, self._sheet)

    def _sheet(self) -> Sheet:
        scene, cache, stage_layout = self.scene, self.scene.board.cache, self.stage_layout
        picked, lower, upper = scene.frame.get("picked", 0), self._faces(0), self._faces(1)
        rolled = self.duel is not None and "dice" in self.duel
        pieces = [self._paper(), self._above(), self._below()]
        pieces += dice.row(cache, "low", lower, picked, stage_layout, stage_layout.lower)
        pieces += dice.row(cache, "high", upper, 0, stage_layout, dice.UPPER)
        pieces += dice.pairs(cache, *((lower, upper) if rolled else ((), ())), stage_layout)
        pieces += [self._hand("low", 0, stage_layout.lower), self._hand("high", 1, dice.UPPER)]
        if scene.plays:
            pieces += self._controls()
            pieces += [scene.button(f"chip-{number}", self._chip, number) for number in range(CHIPS)]
        return Sheet("stage", "stage", BOARD, dice.STAGE, scene.say("draw-stage"), tuple(pieces))

    # What it is about --------------------------------------------------------------------

    def _paper(self) -> Piece:
        scene = self.scene
        if not self.on:
            return scene.piece("stage-ground", None, lambda id, shown: group(id, "stage"))
        tile = scene.layout[scene.view["pawn"][self.seats[0]]]
        rolls = tuple([(scene.board.names[seat], self._faces(nth)) for nth, seat in enumerate(self.seats)])
        return scene.piece("stage-ground", (tile, rolls, bool(scene.actions)), self._paper_drawn, own=True)

    def _paper_drawn(
        self, id: str, shown: tuple[int, tuple[tuple[str, tuple[int, ...]], ...], bool]
    ) -> Markup:
        tile, rolls, busy = shown
        scene, printed = self.scene, self.scene.box.tiles[tile]
        none, district = [scene.say("nothing")], scene.wording.tile(tile)
        said = [
            scene.say("draw-dice", name=name, dice=[face for face in faces if face] or none)
            for name, faces in rolls
        ]
        behind = game_map.landmark(printed.id, element_number(printed.element), 144, 228, 72)
        return dice.stage(id, "" if busy else district, " ".join([f"{district}.", *said]), behind)

    def _score(self) -> tuple[int, int]:
        return successes((self._faces(0), self._faces(1)))

    def _leader(self) -> int:
        """Who would win with these dice: 0 is the one below."""
        below, above = self._score()
        if below != above:
            return 0 if below > above else 1
        assert self.duel is not None
        first = self.seats.index(self.duel["fighters"][0])
        strengths = [self.scene.strength(seat) for seat in self.seats]
        rule = self.scene.terms.options.duel_ties
        return first if tie_goes_to_first(rule, strengths[first], strengths[1 - first]) else 1 - first

    def _side(self, nth: int) -> tuple[Side, str, float]:
        """One of the players who roll, the name, and where it is written."""
        scene, view, seat = self.scene, self.scene.view, self.seats[nth]
        won, leads = -1, False
        if self.duel and "dice" in self.duel:
            won, leads = self._score()[nth], self._leader() == nth
        energy, dread, held = view["purse"][seat][ENERGY], view["dread"][seat], len(view["imps"][seat])
        side = Side(seat, scene.strength(seat), energy, dread, held, won, leads)
        return side, scene.board.names[seat], 2 if nth else dice.NAMED

    def _above(self) -> Piece:
        """In a duel the rival; when somebody frightens, the sum against the strength."""
        scene = self.scene
        if self.duel:
            return scene.piece("above", self._side(1), lambda id, shown: dice.side(id, *shown))
        if not self.fright:
            return scene.board.blank("above")
        faces = list(self.fright["dice"])
        dread, spooks = faces.count(6) - faces.count(1), scene.view["spooks"][self.seats[0]]
        strength = scene.strength_of(frightening(spooks, faces))
        shown = Gauge(self.fright["element"], sum(faces), strength, scene.box.pack.frighten, dread)
        return scene.piece("above", shown, self._gauge)

    def _gauge(self, id: str, shown: Gauge) -> Markup:
        say = self.scene.say
        return dice.gauge(id, shown, (say("draw-sum"), say("draw-strength")))

    def _below(self) -> Piece:
        if not self.on:
            return self.scene.board.blank("below")
        return self.scene.piece("below", self._side(0), lambda id, shown: dice.side(id, *shown))

    # Hands, and what may be done to dice -------------------------------------------------

    def _hand(self, row: str, nth: int, top: float) -> Piece:
        """A hand with energy: closed until both have bid."""
        if not self.duel or self.scene.rule not in ("Bids", "ChangeDice"):
            return self.scene.board.blank(f"{row}-hand")
        shown = (*self._held(nth), (296.0, top))
        return self.scene.piece(f"{row}-hand", shown, lambda id, given: dice.hand(id, *given))

    def _held(self, nth: int) -> tuple[str, str]:
        """The state of a hand, and what is written on it: the bid only for whoever made it."""
        frame, seat = self.scene.frame, self.seats[nth]
        fighter = list(frame["fighters"]).index(seat)
        if self.scene.rule == "ChangeDice":
            return "open", f"+{frame['left']}" if frame["nth"] == fighter else "0"
        if seat in self.scene.view["asked"]:
            return "thinking", ""
        return "closed", str(frame["bids"][fighter] or 0) if seat == self.scene.viewer else ""

    def _controls(self) -> list[Piece]:
        """Under each die of one's own: a point more, a point less, another roll."""
        picks = self.scene.rule == "PickDice"
        last = (2 if self.fright and not picks else 0, _ROLL if picks else _ROLL_FOR_DREAD)
        rows = (("up", 0, _PLUS), ("down", 1, _MINUS), ("turn", *last))
        return [
            self.scene.button(f"{name}-{number}", self._control, number, row, drawn)
            for number in range(dice.DICE)
            for name, row, drawn in rows
        ]

    def _place(self, number: int) -> int:
        """The place in the row of the die that has this number in the rules."""
        return [index for _, index in self.rows[0]].index(number)

    def _control(self, number: int, row: int, drawn: Markup) -> Face:
        return *self.stage_layout.control(self._place(number), row), "", drawn

    def _chip(self, number: int) -> Face:
        """A bid, or a face that a die is to show."""
        action = self.scene.actions[f"chip-{number}"]
        if action.verb == "bid":
            return *self.stage_layout.bid(number, len(self.scene.actions) - 1), "", _energy(number)
        die, face = action.args
        return *self.stage_layout.face(self._place(die), face), str(face), _NO_SIGN


def _energy(count: int) -> Markup:
    """An amount of energy, centred on a button."""
    size, left = (17, -7) if count < 10 else (14, -8)
    return join(lettering(str(count), left, size * 0.36, size, "push-word"), kind(ENERGY, 2, -8, 15))


def _numbered(faces: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs of a face and its number."""
    return [(face, number) for number, face in enumerate(faces)]
