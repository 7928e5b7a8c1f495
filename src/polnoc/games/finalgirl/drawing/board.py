"""Final Girl as a drawing: a plan of the place at night, the killer's board, the heroine's card, a stage.

- The plan shows who is where: victims that can be counted, the heroine, the killer and its minions,
  ways out, search places, the panic numbers of every trail. Horror closes in as a dark edge.
- The stage is there when something is decided: dice with what each result does, an attack, a choice,
  things found, the card that is being resolved, the end of the film.
- Below lies the hand, a sheet for every kind of card; the market is one tap away.

>>> from polnoc.engine.chance import Seed
>>> from polnoc.engine.match import Match
>>> from polnoc.games.finalgirl import PACKAGE
>>> game = PACKAGE.make_game()
>>> match = Match(game, game.read_options({}), Seed.simulated(3))
>>> board = Board(game, lambda key, **args: key, ["Ania"], viewer=0)
>>> drawing = board.draw(match.view(0), match.options(0))
>>> [sheet.key for sheet in drawing.sheets][:8]
['pulse', 'stage', 'market', 'plan', 'tracks', 'hunter', 'girl', 'doing']
>>> [offer.piece for offer in offers(game, match.view(0), match.options(0), board.say)][:2]
['ending', 'hand-0']
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Final, cast

from polnoc.drawing.boards import CachedBoard
from polnoc.drawing.choices import ChoiceTable, kind_and_number
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.parts import Place
from polnoc.drawing.shapes import emblem_shapes, hidden
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing, Offer, Piece, Sheet
from polnoc.drawing.turned_cards import turned_card
from polnoc.engine.actions import Action
from polnoc.engine.effects import NOTHING
from polnoc.engine.events import Event
from polnoc.engine.views import View, top_frame
from polnoc.engine.wording import Say, capital
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.actions import BOUGHT, KINDS, LATER, MOST_DECKS, MOST_FOLLOWERS, MOST_MINORS
from polnoc.games.finalgirl.cards import TOKENS, AnyEffect
from polnoc.games.finalgirl.drawing import (
    action_cards,
    buttons,
    faces,
    icons,
    meters,
    panels,
    show,
    silhouettes,
)
from polnoc.games.finalgirl.drawing import map as game_map
from polnoc.games.finalgirl.drawing import stage as drawn_stage
from polnoc.games.finalgirl.drawing.action_cards import ActionCard, Held, Offered
from polnoc.games.finalgirl.drawing.buttons import Button
from polnoc.games.finalgirl.drawing.card_icons import item_notes, item_sign, notes_of, ways_of
from polnoc.games.finalgirl.drawing.icons import Notes
from polnoc.games.finalgirl.drawing.map import Crowd, Deck, Foe, Space, SpaceState
from polnoc.games.finalgirl.drawing.meters import Odds, Phase
from polnoc.games.finalgirl.drawing.panels import Blood, Carried, Chip, Heroine, Killer, Slot
from polnoc.games.finalgirl.drawing.panic_labels import Label, place_labels
from polnoc.games.finalgirl.drawing.posters import cover_of
from polnoc.games.finalgirl.drawing.stage import Blow, Die, Ending, Found, Result
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.rules.rolling import NO_CARD, dice_count, roll_odds
from polnoc.games.finalgirl.state import KILLER_PHASE, UPKEEP_PHASE, WON
from polnoc.games.finalgirl.terms import (
    EVENT_CARDS,
    FINALE_CARDS,
    HEROINE_CARD,
    ITEM_CARDS,
    POWER_CARDS,
    Mods,
    Terms,
)
from polnoc.games.finalgirl.words.phrases import Phrases
from polnoc.games.finalgirl.words.wording import Wording

#: At most this many alternatives, found items and dark powers are drawn.
BRANCHES: Final = 6
FOUND: Final = 6
POWERS: Final = 2

#: Verbs that end something: at most one of these is offered at a time.
ENDINGS: Final = ("done", "stop", "skip", "any-order")
#: Rules that are about dice on the table.
_DICE_RULES: Final = ("Judge", "Pay", "PickDice", "PickOne")
#: Rules for which choosing an item means something else than using it.
_ITEM_RULES: Final = ("Wield", "Arrange")
#: Rules for which the market is opened.
_SHOP_RULES: Final = ("PlanningPhase", "TakeCard", "NameCard")


# Where actions are -----------------------------------------------------------------


def offers(game: FinalGirlGame, view: View, actions: Sequence[Action], say: Say) -> list[Offer]:
    """For each action, in order: the piece that stands for it."""
    return [Offer(_where(action, view)) for action in actions]


#: What choosing a piece means, by the rule that asks; for other rules, what it usually means. Then the verbs
#: that a piece only offers.
_CHOICES: Final = ChoiceTable(
    {
        "hand": {"Pay": "pay", "DropCards": "drop", "": "play"},
        "toss": {"": "discard"},
        "space": {
            **dict.fromkeys(("Tie", "PlaceToken", "Travel", "JoinSpaces", "Appear", "SpecialComes"), "space"),
            "PickLanding": "space",
            "": "go",
        },
        "slot": {"PickSlot": "slot", "": "reward"},
        "shop": {"TakeCard": "take", "NameCard": "name", "": "buy"},
        "with": {"Strike": "sacrifice", "": "with"},
        "minor": {"Strike": "shed", "": "absorb"},
        "guest": {"Follow": "bring", "React": "shield", "TieVictim": "victim", "": "rescue"},
        "deck": {"PickDeck": "deck", "": "reveal"},
        "ability": {"": "ability"},
    },
    {
        **dict.fromkeys(("use", "hold", "stow", "wield"), "item"),
        "remove": "deck",
        "choose": "choose",
        "upkeep": "upkeep",
    },
)
_FOUND: Final = {"keep": "found", "top": "top", "bottom": "bottom"}


def _where(action: Action, view: View) -> str:
    verb = action.verb
    if verb in ("aim", "hit"):
        return f"minions-{action.args[1]}" if action.args[0] else "killer"
    if verb == "panic":
        return f"guest-{action.args[0]}" if action.args[0] else f"crowd-{action.args[1]}"
    if verb == "rescue":
        return f"guest-{action.arg}" if action.arg else f"crowd-{view['heroine']}"
    if verb == "victim":
        return f"guest-{action.arg}" if action.arg else f"crowd-{top_frame(view).get('space', 0)}"
    if verb == "count" and top_frame(view)["rule"] == "AssignDice":
        return "choose-1" if action.arg == min(top_frame(view)["dice"]) else "choose-2"
    if verb in ("reroll", "count"):
        return f"bone-{list(view['dice']).index(action.arg)}"
    if verb in _FOUND:
        return f"{_FOUND[verb]}-{list(top_frame(view)['items']).index(action.arg)}"
    if piece := _CHOICES.piece(verb):
        return f"{piece}-{action.arg}"
    return "ending" if verb in ENDINGS else verb


def intention(game: FinalGirlGame, view: View, piece: str) -> str:
    """The action, legal or not, that choosing a piece means; empty: none."""
    terms = game.terms_of(view)
    name, index = kind_and_number(piece)
    rule = top_frame(view)["rule"]
    if piece in ("accept", "convert", "throw"):
        return piece
    if piece == "killer" and view["killer"] >= 0:
        return f"aim 0 {view['killer']}"
    if not 0 <= index < _number_of(terms, name):
        return ""
    if name == "item":
        verb = _item_verb(view, rule, index)
        return f"{verb} {index}" if verb else ""
    if name == "crowd" and rule == "TieVictim":
        return "victim 0" if index == top_frame(view)["space"] else ""
    if name == "crowd":
        return "rescue 0" if index == view["heroine"] else ""
    if name == "minions":
        return f"aim 1 {index}"
    if name == "bone":
        return "convert"
    if name == "slot" and index == LATER:
        return f"reward {LATER}"
    return f"{_CHOICES.verb(name, rule)} {index}"


def _number_of(terms: Terms, name: str) -> int:
    """How many pieces have names that begin like this; their numbers are below that."""
    kinds, spaces = len(terms.cards), terms.places.size
    return {
        "hand": kinds, "toss": kinds, "shop": kinds, "space": spaces, "crowd": spaces, "minions": spaces,
        "item": len(terms.items), "slot": LATER + 1, "with": MOST_FOLLOWERS + 1, "minor": MOST_MINORS,
        "guest": len(KINDS), "deck": MOST_DECKS, "bone": drawn_stage.DICE, "ability": len(terms.abilities),
    }.get(name, 0)  # fmt: skip


def _item_verb(view: View, rule: str, item: int) -> str:
    """What choosing an item does; item 0 is bare hands."""
    if rule == "Wield":
        return "wield"
    if not item:
        return ""
    if rule == "Arrange":
        return "stow" if item in view["held"] else "hold"
    return "use"


#: The pieces that arguments of events are about.
_ABOUT: Final = {
    "space": "space", "start": "space", "end": "space", "target": "space", "one": "space", "other": "space",
    "card": "hand", "item": "item", "deck": "deck", "slot": "slot", "event": "event", "token": "token",
    "status": "status",
    "counter": "counter",
}  # fmt: skip
#: Events that are about one thing, whatever their arguments.
_POINTED: Final = {
    "horror": "horror", "time": "time", "time-set": "time", "next-time": "time", "bloodlust": "blood",
    "bloodlust-beyond": "blood", "dark-power": "power-0", "finale": "finale", "terror": "hunter-of",
    "killer-hurt": "hunter-of", "killer-heals": "hunter-of", "killer-breath": "hunter-of",
    "killer-returns": "hunter-of", "minor": "hunter-of", "hurt": "girl-of", "heals": "girl-of",
    "breath": "girl-of", "returns": "girl-of", "unlocks": "ultimate", "rolls": "take", "result": "take",
    "converts": "take", "counts": "take", "attacked": "take", "phase": "phase", "turn": "phase",
}  # fmt: skip


def places(game: FinalGirlGame, event: Event) -> list[str]:
    """The pieces that an event is about, so that the page can point at them while it is told."""
    if event.key == "start":
        return ["heroine", "killer"]
    args: dict[str, Any] = dict(event.args)
    found = [_POINTED[event.key]] if event.key in _POINTED else []
    found += [f"{_ABOUT[name]}-{args[name]}" for name in args if name in _ABOUT and args[name] >= 0]
    if event.key in ("goes", "dragged"):
        found.append("heroine")
    if event.key in ("enemy-steps", "appears"):
        found.append("killer" if not args.get("kind") else f"minions-{args['end']}")
    return [key for key in found if key != "item-0"]


# Shapes ----------------------------------------------------------------------------


@cache
def shapes() -> Markup:
    """The shapes that the drawings use."""
    return hidden(
        [
            *emblem_shapes(),
            *icons.icon_shapes(),
            *silhouettes.figure_shapes(),
            *faces.face_shapes(),
            *game_map.map_shapes(),
            *action_cards.action_card_shapes(),
            *drawn_stage.die_shapes(),
        ]
    )


def cover(say: Say) -> Markup:
    """A picture for the list of games."""
    return cover_of("hammer", "camp", say("game-name"))


# The board -------------------------------------------------------------------------


class Board(CachedBoard[FinalGirlGame]):
    """Draws a table for one reader; with `aids` also the odds of the next roll and the enemies' reach."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn"})
    kinds: ClassVar[Mapping[str, str]] = show.KINDS
    key_moments: ClassVar[frozenset[str]] = show.KEY_MOMENTS
    quiet: ClassVar[frozenset[str]] = frozenset(
        {
            "buys", "cards-return", "chooses", "converts", "counts", "discards", "drops", "goes", "holds",
            "pays", "phase", "plays", "result", "rolls", "stows", "takes", "time-set", "turn", "uses",
        }
    )  # fmt: skip

    @cached_property
    def wording(self) -> Wording:
        """What the game says about itself."""
        return Wording(self.game, self.say, self.names, self.viewer)

    @cached_property
    def _films(self) -> dict[int, Film]:
        return {}

    def draw(self, view: View, actions: Sequence[Action]) -> Drawing:
        """The whole table as `view` shows it; `actions` are the viewer's legal answers."""
        return _Scene(self, view, actions).drawing()

    def turned_card(self, view: View, event: Event) -> Markup | None:
        """The card that is played, or drawn from a deck of the film."""
        return self.film(view).turned_card(event)

    def film(self, view: View) -> Film:
        """What never changes in the game that a view belongs to."""
        terms = self.game.terms_of(view)
        found = self._films.get(id(terms))
        if found is None:
            found = self._films[id(terms)] = Film(terms, self.say)
            self._share_within(terms)
        return found

    def _share_within(self, terms: Terms) -> None:
        """Share pieces only between tables of one film: numbers mean something else in another."""
        self.cache.share_within(tuple(sorted([(name, str(value)) for name, value in terms.shown.items()])))


#: The icon of each deck from which a card is turned over.
_DECK_SIGNS: Final = {"terror": "terror", "event": "event", "power": "power", "finale": "finale"}


class Film:
    """What is drawn the same way for a whole game: names, the plan, what is printed on cards, as icons."""

    def __init__(self, terms: Terms, say: Say) -> None:
        self.terms = terms
        self.phrases = Phrases(say, terms)
        places, location = terms.places, terms.location
        #: [space]
        self.middles = game_map.plan(location.id, [(space.id, space.at) for space in location.spaces])
        self.spaces = [
            Space(space.id, self.phrases.space(number), self.middles[number], space.deep)
            for number, space in enumerate(location.spaces)
        ]
        links = [(a, b) for a in places.all for b in places.beside[a]]
        self.trails = game_map.Trails(
            tuple([(self.middles[a], self.middles[b]) for a, b in links if a < b and (b, a) in links]),
            tuple([(self.middles[a], self.middles[b]) for a, b in links if (b, a) not in links]),
        )
        self.panics = self._panics()
        self.action_cards_drawn = [self._action_card(number) for number in terms.kinds]
        killer = terms.killer
        self.figure = silhouettes.killer_figure(killer.id)
        self.minion = silhouettes.minion_figure(killer.id)
        self.rows = tuple([(row.attack, row.move, notes_of(row.what)) for row in killer.rows])
        self.slots = [notes_of(slot) for slot in terms.heroine.slots]
        self.later = notes_of(terms.heroine.later)
        self.terror_of_program, self.terror_of_act = self._terror_sources()
        self._texts: dict[int, str] = {}
        self.upkeeps = len([record for record in terms.lasting if isinstance(record, cards.Upkeep)])

    def text(self, card: int) -> str:
        """The whole text of anything printed."""
        if card not in self._texts:
            self._texts[card] = self.phrases.card_text(card)
        return self._texts[card]

    def turned_card(self, event: Event) -> Markup | None:
        """The card that an event turns over; None: it turns over none."""
        phrases = self.phrases
        decks = {
            "terror": (phrases.terror, phrases.terror_does),
            "event": (phrases.event, phrases.event_does),
            "power": (phrases.power, phrases.power_does),
            "finale": (phrases.finale, phrases.finale_does),
        }
        if event.key == "plays":
            action_card = self.action_cards_drawn[cast(int, event.args["card"])]
            return turned_card("finalgirl", action_cards.CARD, action_cards.face(action_card))
        if event.key not in ("terror", "event", "dark-power", "finale"):
            return None
        (deck, number), *_ = event.args.items()
        name, does = decks[deck]
        nth = cast(int, number)
        drawn = drawn_stage.drawn_card(name(nth), _DECK_SIGNS[deck], capital(does(nth)))
        return turned_card("finalgirl", drawn_stage.DRAWN_CARD, drawn)

    def _action_card(self, number: int) -> ActionCard:
        card = self.terms.action_cards[number]
        name = self.phrases.card(number)
        if card.kind == "roll":
            return ActionCard(name, card.cost, card.kind, (ways_of(card.what),))
        rows = (card.three, card.two, card.one, card.fail)[0 if card.three else 1 :]
        return ActionCard(name, card.cost, card.kind, tuple([ways_of(row) for row in rows]))

    def _panics(self) -> tuple[tuple[Label, Place], ...]:
        """The numbers of the panic die on every trail, and where each stands."""
        places, spaces = self.terms.places, self.terms.location.spaces
        labels = tuple(
            [
                game_map.panic_label(
                    self.middles[number], self.middles[places.number[id]], faces, id in space.one_way
                )
                for number, space in enumerate(spaces)
                for id, faces in space.panic.items()
                if faces
            ]
        )
        signs = [
            box
            for number, space in enumerate(self.spaces)
            for box in game_map.signs_at(space, spaces[number].exit, spaces[number].search)
        ]
        return tuple(zip(labels, place_labels(labels, tuple(signs), game_map.MAP), strict=True))

    def _terror_sources(self) -> tuple[dict[int, int], dict[int, int]]:
        """The terror cards that programs, and killer actions, stand on."""
        programs: dict[int, int] = {}
        acts: dict[int, int] = {}
        for card in self.terms.terror:
            waiting = [card.program]
            while waiting:
                program = waiting.pop()
                if program == NOTHING:
                    continue
                programs[program] = card.number
                for op in self.terms.programs[program]:
                    waiting += op.branches
                    if isinstance(op.effect, cards.Act):
                        acts[op.n] = card.number
        return programs, acts

    def terror(self, frames: Sequence[View]) -> int:
        """The terror card that is being resolved, or -1."""
        for frame in reversed(frames):
            if frame["rule"] == "Resolve" and frame["program"] in self.terror_of_program:
                return self.terror_of_program[frame["program"]]
            if frame.get("act", -1) in self.terror_of_act:
                return self.terror_of_act[frame["act"]]
        return -1


class _Scene:
    """One position: what each piece shows, and its words if it has to be drawn again."""

    def __init__(self, board: Board, view: View, actions: Sequence[Action]) -> None:
        self.board = board
        self.view = view
        self.say = board.say
        self.film = board.film(view)
        self.phrases = self.film.phrases
        self.terms = self.film.terms
        self.piece = board.cache.piece
        self.sheet = board.cache.sheet
        self.frame = top_frame(view)
        self.rule: str = self.frame["rule"]
        self.actions = {_where(action, view): action for action in actions}

    @cached_property
    def mods(self) -> Mods:
        """The sum of all lasting effects."""
        return self.terms.mods(tuple(self.view["lasting"]))

    def drawing(self) -> Drawing:
        """All sheets; which there are depends only on the film."""
        sheets = [
            self._pulse(),
            _Stage(self).sheet(),
            self._market(),
            self._plan(),
            self._tracks(),
            self._hunter(),
            self._girl(),
            self._doing(),
            *[self._card(kind) for kind in self.terms.kinds],
        ]
        return Drawing("finalgirl", 1, shapes(), tuple(sheets), self.board.cache.prefix)

    # What pieces need --------------------------------------------------------------------

    def abilities(self) -> list[str]:
        """The buttons of the abilities that can be used now."""
        return [key for key in self.actions if key.startswith("ability-")]

    def word(self, verb: str) -> str:
        """The short word for what an action does."""
        return self.say(f"draw-do-{verb}")

    def button(
        self,
        key: str,
        place: Place,
        size: tuple[float, float],
        word: str = "",
        sign: str = "",
        main: bool = False,
    ) -> Piece:
        """A button, if its action is offered."""
        if key not in self.actions:
            return self.board.blank(key)
        word = word or self.word(self.actions[key].verb)
        shown = Button(place, size, word, sign, "is-main" if main else "")
        return self.piece(key, shown, buttons.button)

    def found(self, rule: str) -> View | None:
        """The frame of a rule that is being carried out, wherever it is in the stack."""
        frames = [frame for frame in self.view["frames"] if frame["rule"] == rule]
        return frames[-1] if frames else None

    # The strip that is always in view ----------------------------------------------------

    def _pulse(self) -> Sheet:
        view = self.view
        dice = self.terms.dice[view["horror"]]
        shown = (
            self._phase(), view["health"], view["horror"], view["time"], view["dead"], view["rescued"], dice,
        )  # fmt: skip
        return self.sheet("pulse", shown, self._pulse_sheet)

    def _phase(self) -> Phase:
        view = self.view
        over = self.rule == "Over"
        return Phase(view["turn"], UPKEEP_PHASE + 1 if over else view["phase"], bool(self.actions))

    def _pulse_sheet(self) -> Sheet:
        view = self.view
        time, dice = view["time"], str(self.terms.dice[view["horror"]])
        shown = (
            ("health", meters.Figure("heart", str(view["health"]), low=view["health"] < 2), 144, 56),
            ("fear", meters.Figure("skull", str(view["horror"]), "die", dice), 200, 92),
            ("clock", meters.Figure("time", str(time) if time >= 0 else "–", low=time < 0), 292, 56),
            ("toll", meters.Figure("person", str(view["rescued"]), "grave", str(view["dead"])), 348, 92),
        )  # fmt: skip
        pieces = [self.piece("phase", self._phase(), self._phase_drawn)]
        pieces += [self.piece(key, (gauge, x, width), self._gauge(key)) for key, gauge, x, width in shown]
        return Sheet("pulse", "pulse", TURN, meters.STRIP, self.say("draw-pulse"), tuple(pieces))

    def _phase_drawn(self, id: str, shown: Phase) -> Markup:
        word = self.say("draw-phase", phase=shown.phase)
        turn = self.say("draw-turn", turn=shown.turn)
        return meters.phase(id, shown, word, turn, f"{turn}. {word}.")

    def _gauge(self, key: str) -> Callable[[str, tuple[meters.Figure, float, float]], Markup]:
        def drawn(id: str, given: tuple[meters.Figure, float, float]) -> Markup:
            shown, x, width = given
            label = self.say(f"draw-{key}", number=shown.number, more=shown.said)
            return meters.figure(id, shown, x, width, label)

        return drawn

    # Tracks --------------------------------------------------------------------------------

    def _tracks(self) -> Sheet:
        view = self.view
        lasts = (tuple(self._events()), tuple(view["statuses"]), view["states"], view["counters"])
        shown = (view["horror"], view["time"], self._odds, lasts)
        return self.sheet("tracks", shown, self._tracks_sheet)

    def _events(self) -> list[int]:
        return list(self.view["events"])

    def _tracks_sheet(self) -> Sheet:
        view, events, statuses = self.view, self._events(), list(self.view["statuses"])
        states, counters = len(self.terms.states), len(view["counters"])
        count = states + len(events) + len(statuses)
        pieces = [
            self.piece("horror", view["horror"], self._horror),
            self.piece("time", view["time"], self._time),
            self.piece("odds", self._odds, self._odds_drawn),
            self.piece("no-events", not count, self._no_events),
        ]
        for state in range(states):
            on = bool(view["states"] >> state & 1)
            sign, name = "moon" if on else "sun", self.phrases.state(state, on)
            badge = (on, meters.Event(name, state, count, sign, counters))
            pieces.append(self.piece(f"state-{state}", badge, self._state(state)))
        for number in range(len(self.terms.events)):
            shown = None
            if number in events:
                nth = states + events.index(number)
                shown = meters.Event(self.phrases.event(number), nth, count, counters=counters)
            pieces.append(self.piece(f"event-{number}", shown, self._event(number)))
        for number in range(len(self.terms.statuses)):
            shown = None
            if number in statuses:
                nth = states + len(events) + statuses.index(number)
                shown = meters.Event(self.phrases.status(number), nth, count, "status", counters)
            pieces.append(self.piece(f"status-{number}", shown, self._status(number)))
        for number, value in enumerate(view["counters"]):
            pieces.append(self.piece(f"counter-{number}", value, self._counter(number)))
        return Sheet("tracks", "tracks", BOARD, meters.TRACKS, self.say("draw-tracks"), tuple(pieces))

    def _counter(self, number: int) -> Callable[[str, int], Markup]:
        def drawn(id: str, now: int) -> Markup:
            counter, phrases = self.terms.counters[number], self.phrases
            label = self.say(
                "draw-counter", title=phrases.counter_title(number), now=now, most=counter.most,
                does=phrases.level_does(number, now),
            )  # fmt: skip
            levels = tuple([step.value for step in counter.levels])
            ends = (counter.least, counter.most)
            from_right = len(self.terms.counters) - 1 - number
            return meters.counter(id, meters.Counter(now, ends, levels, counter.by_killer, from_right), label)

        return drawn

    def _horror(self, id: str, level: int) -> Markup:
        label = self.say("draw-horror", level=level, dice=self.terms.dice[level])
        return meters.horror(id, level, self.terms.dice, label)

    def _time(self, id: str, now: int) -> Markup:
        label = self.say("draw-time", time=now)
        return meters.time(id, now, self.terms.core.most_time, self.terms.time, label)

    @cached_property
    def _odds(self) -> Odds | None:
        """The chances of the next roll, if aids are on and somebody is in danger."""
        if not self.board.aids or self.rule == "Over" or self.view["heroine"] < 0:
            return None
        position = self.board.game.redeal(self.view, random.Random(0))
        shares = [round(100 * chance) for chance in roll_odds(position, NO_CARD)]
        return Odds(dice_count(position, NO_CARD), *shares)

    def _odds_drawn(self, id: str, shown: Odds | None) -> Markup:
        label = ""
        if shown:
            label = self.say("draw-odds", dice=shown.dice, none=shown.none, one=shown.one, two=shown.two)
        return meters.odds(id, shown, label)

    def _no_events(self, id: str, none: bool) -> Markup:
        return meters.no_events(id, self.say("draw-no-events") if none else "", len(self.view["counters"]))

    def _event(self, number: int) -> Callable[[str, meters.Event | None], Markup]:
        def drawn(id: str, shown: meters.Event | None) -> Markup:
            return meters.event(id, shown, self.film.text(EVENT_CARDS + number) if shown else "")

        return drawn

    def _state(self, number: int) -> Callable[[str, tuple[bool, meters.Event]], Markup]:
        def drawn(id: str, badge: tuple[bool, meters.Event]) -> Markup:
            on, shown = badge
            return meters.event(id, shown, self.phrases.state_text(number, on))

        return drawn

    def _status(self, number: int) -> Callable[[str, meters.Event | None], Markup]:
        def drawn(id: str, shown: meters.Event | None) -> Markup:
            return meters.event(id, shown, self.phrases.status_text(number) if shown else "")

        return drawn

    # The plan ------------------------------------------------------------------------------

    def _plan(self) -> Sheet:
        view = self.view
        who = (view["heroine"], view["killer"], view["victims"], view["specials"], view["minions"])
        what = (view["tokens"], view["joined"], view["closed"], view["up"], view["deep"], view["low"])
        far = (view["row"], view["lasting"], view["hazards"], self.rule == "Over")
        shown = (who, what, view["horror"], far)
        return self.sheet("plan", shown, self._plan_sheet)

    def _plan_sheet(self) -> Sheet:
        film, view = self.film, self.view
        spaces = self.terms.places.all
        reached = self._reached()
        pieces = [
            self.piece("about-plan", (view["heroine"], view["killer"], sum(view["victims"])), self._about),
            self.piece(
                "trails", film.trails, lambda id, ways: game_map.ground(id, self.terms.location.id, ways)
            ),
            self.piece("tunnel", self._tunnel(), game_map.tunnel),
            self.piece("dread", (view["horror"], self.terms.reddest), lambda id, at: game_map.dread(id, *at)),
        ]
        pieces += [
            self.piece(f"space-{s}", self._space_shown(s, s in reached), self._space(s)) for s in spaces
        ]
        pieces += [
            self.piece(f"deck-{deck}", self._deck_shown(deck), self._deck(deck))
            for deck in range(len(self.terms.places.search))
        ]
        pieces.append(self.piece("panics", film.panics, game_map.panics))
        pieces += [self._token(number) for number in range(len(TOKENS))]
        pieces.append(self._killer_on_plan())
        pieces += [self._minions(space) for space in spaces]
        pieces.append(self.piece("heroine", self._heroine_place(), self._walker))
        pieces += [self.piece(f"crowd-{space}", self._crowd_shown(space), self._crowd) for space in spaces]
        pieces += [self._guest(kind) for kind in (1, 2, 3)]
        title = self.say("draw-plan")
        return Sheet("plan", "plan", BOARD, game_map.MAP, title, tuple(pieces), "about-plan", zooms=True)

    def _about(self, id: str, shown: tuple[int, int, int]) -> Markup:
        heroine, killer, victims = shown
        said = self.say(
            "draw-about-plan",
            she=self.phrases.she,
            place=self.phrases.space(heroine, "at") if heroine >= 0 else "–",
            killer=capital(self.phrases.killer()),
            den=self.phrases.space(killer, "at") if killer >= 0 else "–",
            victims=victims,
        )
        return tag("desc", said, id=id)

    def _reached(self) -> set[int]:
        """With aids: where enemies can get with one move."""
        view = self.view
        if not self.board.aids or self.rule == "Over":
            return set()
        far, row = self.terms.places.far, self.terms.move[view["row"]]
        steps = row + self.mods.move_killer
        found = set()
        for space in self.terms.places.all:
            if 0 <= view["killer"] != space and far[view["killer"]][space] <= steps:
                found.add(space)
        minions = self.terms.minions
        reach = (minions.move or row) + self.mods.move_minions if minions else 0
        for den, count in enumerate(view["minions"]):
            if count:
                found |= {space for space in self.terms.places.all if 0 < far[den][space] <= reach}
        return found - {view["killer"]}

    @cached_property
    def _hazards(self) -> dict[int, int]:
        """By space: the hazard that lies there."""
        return dict(self.view["hazards"])

    def _tunnel(self) -> tuple[Place, Place] | None:
        ends = self.view["joined"]
        return (self.film.middles[ends[0]], self.film.middles[ends[1]]) if len(ends) == 2 else None

    def _deck_size(self, deck: int) -> int:
        view = self.view
        return int(len(view["up"][deck]) + view["deep"][deck] + len(view["low"][deck]))

    def _space_shown(self, space: int, reached: bool) -> tuple[SpaceState, tuple[object, ...]]:
        view, places = self.view, self.terms.places
        deck = places.deck[space]
        space_state = SpaceState(
            exit=places.exit[space],
            closed=bool(view["closed"] >> space & 1),
            items=self._deck_size(deck) if deck >= 0 else -1,
            reached=reached,
            deadly=bool(self.mods.deadly >> space & 1),
            hazard=self._hazards.get(space, -1),
            shut=places.house[space] and view["victims"][space] > 0,
            feeds=self.terms.feeds.get(space, -1),
        )
        specials = tuple([kind for kind in (1, 2, 3) if view["specials"][kind] == space])
        ordinary = view["victims"][space] - len(specials)
        minions = (view["minions"][space], self._hurt(space))
        here = (view["heroine"] == space, view["killer"] == space, minions, ordinary, specials)
        return space_state, here

    def _space(self, number: int) -> Callable[[str, tuple[SpaceState, tuple[Any, ...]]], Markup]:
        def drawn(id: str, given: tuple[SpaceState, tuple[Any, ...]]) -> Markup:
            return game_map.space(id, self.film.spaces[number], given[0], self._space_said(number, *given))

        return drawn

    def _space_said(self, number: int, now: SpaceState, here: tuple[Any, ...]) -> str:
        """A space in words: its name, its icons, who is there."""
        heroine, killer, minions, victims, specials = here
        parts = [self.phrases.space(number)]
        if now.exit:
            parts.append(self.say("draw-exit-closed" if now.closed else "draw-exit"))
        if now.items >= 0:
            parts.append(self.say("draw-search", count=now.items))
        if now.deadly:
            parts.append(self.say("draw-deadly"))
        if now.shut:
            parts.append(self.say("draw-shut"))
        if now.feeds >= 0:
            parts.append(self.say("draw-feeds", counter=self.phrases.counter(now.feeds)))
        if now.hazard >= 0:
            parts.append(self.say("draw-hazard", does=self.phrases.hazard_text(now.hazard)).rstrip("."))
        there = [self.phrases.she] if heroine else []
        there += [self.phrases.killer()] if killer else []
        there += [self._minions_said(*minions)] if minions[0] else []
        there += [self.phrases.victim(kind) for kind in specials]
        there += [self.say("draw-victims", count=victims)] if victims else []
        if there:
            parts.append(self.say("draw-there", names=there))
        if now.reached:
            parts.append(self.say("draw-reached"))
        return ". ".join(parts) + "."

    def _hurt(self, space: int) -> int:
        """How many minions of a space are hurt."""
        return len([wound for wound in self.view["wounds"] if wound[0] == space])

    def _minions_said(self, count: int, hurt: int) -> str:
        said = self.phrases.minions(count, "is")
        return f"{said} ({self.say('draw-hurt', count=hurt)})" if hurt else said

    def _deck_shown(self, deck: int) -> tuple[Deck, int]:
        view = self.view
        up = view["up"][deck]
        place = self.film.middles[self.terms.places.search[deck]]
        shown = Deck(place, self._deck_size(deck), item_sign(self.terms.items[up[0]]) if up else "")
        return shown, up[0] if up else 0

    def _deck(self, deck: int) -> Callable[[str, tuple[Deck, int]], Markup]:
        def drawn(id: str, given: tuple[Deck, int]) -> Markup:
            shown, item = given
            said = self.say("draw-deck", place=self.phrases.deck(deck, "is"), count=shown.items)
            if item:
                said += " " + self.say("draw-deck-open", item=self.film.text(ITEM_CARDS + item))
            return game_map.deck(id, shown, said)

        return drawn

    def _near(self, space: int, x: float, y: float) -> Place:
        middle = self.film.middles[space]
        return middle[0] + x, middle[1] + y

    def _token(self, number: int) -> Piece:
        space = self.view["tokens"][number]
        place = self._near(space, -58 + number * 16, -48) if space >= 0 else None

        def drawn(id: str, shown: Place | None) -> Markup:
            return game_map.token(id, TOKENS[number], shown, capital(self.phrases.token(number)))

        return self.piece(f"token-{number}", place, drawn)

    def _killer_on_plan(self) -> Piece:
        space = self.view["killer"]
        shown = Foe(self.film.figure, self._near(space, -57, -4), 46) if space >= 0 else None

        def drawn(id: str, foe: Foe | None) -> Markup:
            return game_map.foe(id, foe, capital(self.phrases.killer()))

        return self.piece("killer", shown, drawn)

    def _minions(self, space: int) -> Piece:
        key, count = f"minions-{space}", self.view["minions"][space]
        if not count:
            return self.board.blank(key)
        shown = Foe(self.film.minion, self._near(space, *self._beside(space)), 32, count, "minion")

        def drawn(id: str, given: tuple[Foe, int]) -> Markup:
            foe, hurt = given
            return game_map.foe(id, foe, capital(self._minions_said(foe.number, hurt)))

        return self.piece(key, (shown, self._hurt(space)), drawn)

    def _beside(self, space: int) -> Place:
        """Where minions stand: beside the killer, and behind it where the heroine is there too."""
        if self.view["killer"] != space:
            return -52, 4
        return (-82, 8) if self.view["heroine"] == space else (-26, 4)

    def _heroine_place(self) -> Place | None:
        space = self.view["heroine"]
        return self._near(space, -17, -3) if space >= 0 else None

    def _walker(self, id: str, place: Place | None) -> Markup:
        return game_map.walker(id, "heroine", place, 40, "walker is-heroine")

    def _crowd_shown(self, space: int) -> Crowd:
        view = self.view
        specials = view["specials"].count(space)
        return Crowd(self._near(space, -2 - 8 * specials, 4), view["victims"][space] - specials)

    def _crowd(self, id: str, shown: Crowd) -> Markup:
        return game_map.crowd(id, shown, self.say("draw-victims", count=shown.victims))

    def _guest(self, kind: int) -> Piece:
        space = self.view["specials"][kind]
        place = self._guest_place(kind, space) if space >= 0 else None

        def drawn(id: str, shown: Place | None) -> Markup:
            return game_map.special_victim(id, kind, shown, capital(self.phrases.victim(kind)))

        return self.piece(f"guest-{kind}", place, drawn)

    def _guest_place(self, kind: int, space: int) -> Place:
        """Beside the crowd, and not under the items that may lie there."""
        aside = 16 if self.terms.places.deck[space] >= 0 else 0
        return self._near(space, 8 + 9 * (kind - 1) - aside, 14)

    # The killer's board --------------------------------------------------------------------

    def _hunter(self) -> Sheet:
        view = self.view
        birds = sum(view["minions"]) if self.terms.still else 0
        numbers = (
            view["killer_health"],
            view["row"],
            view["lasting"],
            view["ready"],
            view["exhausted"],
            birds,
        )
        known = (view["powers"], view["finale"], view["minors"], view["terror_left"], view["counters"])
        return self.sheet("hunter", (numbers, known), self._hunter_sheet)

    def _hunter_sheet(self) -> Sheet:
        view = self.view
        pieces = [
            self.piece("hunter-of", self._killer_shown(), self._killer),
            self.piece("next-action", (view["finale"], view["counters"]), self._next_action),
            self.piece("blood", view["row"], self._blood),
        ]
        width = 404 / max(3, max(1, len(view["powers"])) + 1 + len(view["minors"])) - 4
        spots = iter([(8 + nth * (width + 4), panels.CHIPS_AT) for nth in range(POWERS + 1 + MOST_MINORS)])
        pieces += [self._power(nth, width, spots) for nth in range(POWERS)]
        finale = view["finale"]
        shown = Chip("finale", self.phrases.finale(finale) if finale >= 0 else "", next(spots), width)
        pieces.append(self.piece("finale", (shown, finale), self._finale))
        pieces += [self._minor(nth, width, spots) for nth in range(MOST_MINORS)]
        title = self.say("draw-hunter")
        return Sheet("hunter", "hunter", BOARD, panels.KILLER, title, tuple(pieces))

    def _killer_shown(self) -> Killer:
        view, terms, mods = self.view, self.terms, self.mods
        minions = terms.minions
        pack = not terms.pawn
        move = (minions.move if minions and minions.move and pack else 0) or terms.move[view["row"]]
        return Killer(
            figure=self.film.figure,
            name=capital(self.phrases.killer()),
            health=view["killer_health"],
            most=terms.killer_health,
            attack=terms.attack[view["row"]] + (mods.attack_minions if pack else mods.attack_killer),
            move=move + (mods.move_minions if pack else mods.move_killer),
            ready=view["ready"] if minions else -1,
            exhausted=view["exhausted"],
            minion=self.film.minion,
            terror=view["terror_left"],
            no_health="" if terms.mortal else self.say("draw-no-health"),
            swarm=(sum(view["minions"]), terms.most_minions * terms.places.size) if terms.still else None,
        )

    def _killer(self, id: str, shown: Killer) -> Markup:
        key = "draw-killer" if shown.most else "draw-killer-no-health"
        if shown.swarm:
            label = self.say(
                "draw-swarm",
                killer=shown.name,
                count=shown.swarm[0],
                most=shown.swarm[1],
                terror=shown.terror,
                minions=self.phrases.minions(shown.swarm[0], "is"),
            )
            return panels.killer(id, shown, " ".join([label, *self.phrases.goals()]))
        label = self.say(
            key, killer=shown.name, health=shown.health, most=shown.most, attack=shown.attack,
            move=shown.move, terror=shown.terror,
        )  # fmt: skip
        return panels.killer(id, shown, " ".join([label, *self.phrases.goals()]))

    def _next_action(self, id: str, shown: tuple[int, tuple[int, ...]]) -> Markup:
        finale, counters = shown
        killer = self.terms.killer
        phase = killer.phase if finale < 0 else killer.finales[finale].phase
        what = [now for effect in phase for now in self._unleashed(effect, counters)]
        word = self.say("draw-next-action")
        return panels.next_action(id, word, notes_of(what), f"{capital(self.phrases.effects(what))}.")

    def _unleashed(self, effect: AnyEffect, values: tuple[int, ...]) -> Sequence[AnyEffect]:
        """What an effect does now: of a counter that is unleashed, what its level does."""
        named = self.terms.counters_named(effect.counter) if isinstance(effect, cards.Unleash) else []
        if len(named) != 1:
            return (effect,)
        level = named[0].level(values[named[0].number])
        return named[0].levels[level].what if level >= 0 else ()

    def _blood(self, id: str, row: int) -> Markup:
        label = self.say("draw-blood", row=row + 1, rows=len(self.film.rows))
        return panels.blood(id, Blood(self.film.rows, row, not self.terms.still), label)

    def _power(self, nth: int, width: float, spots: Iterable[Place]) -> Piece:
        """A dark power; the first is hidden until it is revealed, a second one comes with some finales."""
        powers = self.view["powers"]
        number = powers[nth] if nth < len(powers) else -1
        if nth and number < 0:
            return self.board.blank(f"power-{nth}")
        shown = Chip("power", self.phrases.power(number) if number >= 0 else "", next(iter(spots)), width)

        def drawn(id: str, given: tuple[Chip, int]) -> Markup:
            hidden_one = self.say("draw-power-hidden")
            label = self.film.text(POWER_CARDS + given[1]) if given[1] >= 0 else hidden_one
            return panels.chip(id, given[0], label)

        return self.piece(f"power-{nth}", (shown, number), drawn)

    def _finale(self, id: str, given: tuple[Chip, int]) -> Markup:
        shown, finale = given
        hidden_one = self.say("draw-finale-hidden")
        label = self.film.text(FINALE_CARDS + finale) if finale >= 0 else hidden_one
        return panels.chip(id, shown, label)

    def _minor(self, nth: int, width: float, spots: Iterable[Place]) -> Piece:
        minors = self.view["minors"]
        key = f"minor-{nth}"
        if nth >= len(minors):
            return self.board.blank(key)
        terror, health = minors[nth]
        shown = Chip("terror", self.phrases.terror(terror), next(iter(spots)), width, health)

        def drawn(id: str, given: tuple[Chip, int]) -> Markup:
            return panels.chip(id, given[0], capital(self.phrases.terror_does(given[1])))

        return self.piece(key, (shown, terror), drawn)

    # The heroine's card --------------------------------------------------------------------

    def _girl(self) -> Sheet:
        view = self.view
        slots = (view["health"], view["slots"], view["rewards"], view["unlocked"])
        things = (view["held"], view["bag"], view["uses"], self.rule if self.rule in _ITEM_RULES else "")
        return self.sheet("girl", (slots, things, self.abilities()), self._girl_sheet)

    def _girl_sheet(self) -> Sheet:
        view = self.view
        count = len(self.film.slots) + 1
        shown = Heroine(self.terms.heroine.id, self.phrases.she, view["health"], self.terms.health)
        pieces = [
            self.piece("girl-of", shown, self._heroine),
            self.piece("ultimate", view["unlocked"], self._ultimate),
        ]
        pieces += [self._ability(nth) for nth in range(len(self.terms.abilities))]
        pieces += [self._slot(slot, count) for slot in range(len(self.film.slots))]
        pieces.append(self._slot(LATER, count))
        pieces.append(self.piece("pockets", (not view["held"], not view["bag"]), self._pockets))
        pieces += self._items()
        title = self.say("draw-girl")
        return Sheet("girl", "girl", BOARD, panels.HEROINE, title, tuple(pieces))

    def _heroine(self, id: str, shown: Heroine) -> Markup:
        label = self.say("draw-heroine", she=shown.name, health=shown.health, most=shown.most)
        return panels.heroine(id, shown, label)

    def _ultimate(self, id: str, unlocked: bool) -> Markup:
        said = self.phrases.ultimate()
        return panels.ultimate(id, said, unlocked, self.film.text(HEROINE_CARD))

    def _ability(self, number: int) -> Piece:
        key = f"ability-{number}"
        offered = self.abilities()
        if key not in offered:
            return self.board.blank(key)
        high = 72 / len(offered)
        place = (202.0, 8 + offered.index(key) * high)
        return self.button(key, place, (210, high - 2), self.phrases.ability(number), "star", main=True)

    def _slot(self, slot: int, count: int) -> Piece:
        view = self.view
        last = slot == LATER
        state = "due" if slot in view["rewards"] else "covered" if view["slots"] >> slot & 1 else "free"
        notes = self.film.later if last else self.film.slots[slot]
        shown = Slot(notes, state, count - 1 if last else slot, count, last)

        def drawn(id: str, shown: Slot) -> Markup:
            key = "draw-slot-later" if shown.last else "draw-slot"
            return panels.slot(id, shown, self.say(key, state=shown.state, reward=self.phrases.reward(slot)))

        return self.piece(f"slot-{slot}", shown, drawn)

    def _pockets(self, id: str, empty: tuple[bool, bool]) -> Markup:
        keys = [key if bare else "" for key, bare in zip(("draw-hands", "draw-bag"), empty, strict=True)]
        hands, bag = [self.say(key) if key else "" for key in keys]
        return panels.pockets(id, (hands, bag))

    def _items(self) -> list[Piece]:
        view, things = self.view, self.terms.items
        held, bag = list(view["held"]), list(view["bag"])
        lefts = panels.spread([things[item].hands for item in held], len(bag))
        at = dict(zip([*held, *bag], lefts, strict=True))
        return [self._item(item, at.get(item), item in held) for item in self.terms.item_numbers]

    def _item(self, item: int, x: float | None, held: bool) -> Piece:
        key = f"item-{item}"
        if x is None:
            return self.board.blank(key)
        thing, verb = self.terms.items[item], _item_verb(self.view, self.rule, item)
        shown = Carried(
            item_sign(thing), self.phrases.item(item), thing.hands, self.view["uses"][item],
            item_notes(thing), held, x, self.word(verb),
        )  # fmt: skip

        def drawn(id: str, carried: Carried) -> Markup:
            return panels.carried(id, carried, self.film.text(ITEM_CARDS + item))

        return self.piece(key, shown, drawn)

    # Cards -----------------------------------------------------------------------------------

    def _card(self, kind: int) -> Sheet:
        shown = (self.view["hand"][kind], f"toss-{kind}" in self.actions, self.view["lasting"])
        return self.sheet(f"card-{kind}", shown, lambda: self._card_sheet(kind))

    def _card_sheet(self, kind: int) -> Sheet:
        count, action_card = self.view["hand"][kind], self.film.action_cards_drawn[kind]
        shown = Held(action_card, count) if count else None
        drawn = self.piece(f"hand-{kind}", shown, self._held(kind))
        wide = 62 if count > 1 else 94  # the number of copies stands beside it
        toss = self.button(f"toss-{kind}", (4, 141), (wide, 23), f"+{1 + self.mods.discard_time}", "time")
        return Sheet(f"card-{kind}", "card", TRAY, action_cards.HELD, action_card.name, (drawn, toss))

    def _held(self, kind: int) -> Callable[[str, Held | None], Markup]:
        def drawn(id: str, shown: Held | None) -> Markup:
            return action_cards.held(id, shown, self.film.text(kind + 1) if shown else "")

        return drawn

    def _market(self) -> Sheet:
        view = self.view
        shown = (view["market"], view["time"], self.rule if self.rule in _SHOP_RULES else "")
        return self.sheet("market", shown, self._market_sheet)

    def _market_sheet(self) -> Sheet:
        open_now = self.rule in _SHOP_RULES
        pieces = [self.piece("market-open", open_now, self._market_sign)]
        order = sorted(self.terms.kinds, key=lambda kind: (self.terms.cost[kind], kind))
        for nth, kind in enumerate(order):
            count = self.view["market"][kind]
            dear = self.rule == "PlanningPhase" and (self.terms.cost[kind] or self.mods.free_cost) > max(
                0, self.view["time"]
            )
            shown = Offered(self.film.action_cards_drawn[kind], count, nth, dear)
            pieces.append(self.piece(f"shop-{kind}", shown, self._offered(kind)))
        size = action_cards.shop_size(len(order))
        return Sheet("market", "market", BOARD, size, self.say("draw-market"), tuple(pieces))

    def _market_sign(self, id: str, open_now: bool) -> Markup:
        return tag("g", id=id, class_="market-sign is-on" if open_now else "market-sign")

    def _offered(self, kind: int) -> Callable[[str, Offered], Markup]:
        def drawn(id: str, shown: Offered) -> Markup:
            said = self.say("draw-in-market", count=shown.number, card=self.film.text(kind + 1))
            return action_cards.offered(id, shown, said)

        return drawn

    def _doing(self) -> Sheet:
        ending = self.actions.get("ending")
        return self.sheet("doing", (ending and ending.verb, self.rule == "ActionPhase"), self._doing_sheet)

    def _doing_sheet(self) -> Sheet:
        sign = "end" if self.rule == "ActionPhase" else ""
        pieces = (
            self.button("ending", (2, 2), (92, 84), sign=sign, main=True),
            self.piece("to-market", None, self._to_market),
        )
        return Sheet("doing", "doing", TRAY, (96, action_cards.HELD[1]), self.say("draw-doing"), pieces)

    def _to_market(self, id: str, nothing_there: None) -> Markup:
        href, word = f"#{self.board.cache.prefix}market", self.say("draw-market")
        return buttons.link(id, href, word, "card", (2, 100), (92, 56))


# The stage -----------------------------------------------------------------------------


class _Stage:
    """What is being decided, on a sheet of its own."""

    def __init__(self, scene: _Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.say = scene.say
        self.rule = scene.rule
        self.frame = scene.frame
        self.film = scene.film
        self.phrases = scene.phrases
        self.piece = scene.piece

    def sheet(self) -> Sheet:
        """The stage; empty while nothing needs it."""
        on = self.rule == "Over" or self._title()[1]
        shown = (self.view, list(self.scene.actions)) if on else None
        return self.scene.sheet("stage", shown, self._sheet)

    def _title(self) -> tuple[str, str, str]:
        """The kind of scene, its title, and its icon; no title: there is no stage."""
        rule, title = self.rule, self.say
        if rule == "Over":
            return "over", self.say("draw-over", turn=self.view["turn"]), "finale"
        if rule in _DICE_RULES:
            card = self._card()
            return "roll", self.phrases.card(card) if card >= 0 else title("draw-horror-roll"), "roll"
        if rule == "React":
            return "blow", self.say("draw-attacked", who=capital(self._attacker())), "attack"
        if rule == "ChooseOne":
            return "choice", title("draw-choose"), "or"
        if rule == "AssignDice":
            return "choice", title("draw-assign"), "roll"
        if rule == "Follow":
            return "choice", title("draw-follow"), "follow"
        if rule == "TimeRunsOut":
            return "choice", title("draw-time-runs-out"), "time"
        if rule == "Strike":
            return ("choice", title("draw-sacrifice"), "grave") if self.frame["step"] == 0 else ("", "", "")
        if rule == "Keep":
            return "found", title("draw-found"), "search"
        if rule == "Wield":
            return "choice", title("draw-wield"), "fist"
        if rule == "UpkeepEffects":
            return "choice", title("draw-upkeep"), "reroll"
        if rule == "LeaveOrSink":
            return "card", self.phrases.terror(self.view["terror_top"][0]), "terror"
        terror = self._terror()
        return ("card", self.phrases.terror(terror), "terror") if terror >= 0 else ("", "", "")

    def _terror(self) -> int:
        """The terror card that is being resolved while the viewer is asked something; -1: none."""
        return self.film.terror(self.view["frames"]) if self.view["phase"] == KILLER_PHASE else -1

    def _attacker(self) -> str:
        return self.phrases.enemy(self.frame["kind"])

    def _card(self) -> int:
        """The action card that is rolled for, or -1."""
        for frame in reversed(self.view["frames"]):
            if frame["rule"] in ("Play", "RollFor"):
                return int(frame.get("card", -1))
        return -1

    def _sheet(self) -> Sheet:
        kind, title, sign = self._title()
        pieces = [
            self.piece("take", (kind, title, sign), self._ground),
            self.piece("blow", self._blow(), drawn_stage.blow),
            self.piece("passage", self._passage(), drawn_stage.passage),
            self.piece("last", self._last(), drawn_stage.ending),
            *self._dice(kind),
            *self._rows(kind),
            *self._found(),
            *self._lists(),
            *self._buttons(kind),
        ]
        said = self.scene.say("draw-stage")
        return Sheet("stage", "stage", BOARD, drawn_stage.STAGE, said, tuple(pieces))

    def _ground(self, id: str, shown: tuple[str, str, str]) -> Markup:
        return drawn_stage.ground(id, *shown, shown[1])

    def _blow(self) -> Blow | None:
        if self.rule != "React":
            return None
        foe = self.film.minion if self.frame["kind"] else self.film.figure
        terror = self._terror()
        said = self.say("draw-by-card", card=self.phrases.terror(terror)) if terror >= 0 else ""
        return Blow(foe, self.view["blow"], said, self.view["health"], self.scene.terms.health)

    def _passage(self) -> tuple[str, Notes] | None:
        """The terror card in words and icons."""
        if self._title()[0] != "card":
            return None
        looks = self.rule == "LeaveOrSink"
        number = self.view["terror_top"][0] if looks else self._terror()
        killer, location = self.scene.terms.killer.terror, self.scene.terms.location.terror
        return capital(self.phrases.terror_does(number)), notes_of((*killer, *location)[number].what)

    def _last(self) -> Ending | None:
        if self.rule != "Over":
            return None
        view = self.view
        won = view["victor"] == WON
        left = view["killer_health"]
        key = "draw-score" if self.scene.terms.mortal else "draw-score-no-health"
        said = self.say(key, rescued=view["rescued"], dead=view["dead"], health=left)
        title = self.scene.say("draw-won" if won else "draw-lost")
        return Ending(won, self.scene.terms.heroine.id, self.film.figure, title, said)

    # Dice ------------------------------------------------------------------------------------

    def _faces(self, kind: str) -> list[int]:
        return list(self.view["dice"]) if kind == "roll" else []

    def _worth(self, face: int) -> str:
        if face >= 5 or (face > 2 and self.view["partials"]):
            return "success"
        return "partial" if face > 2 else "miss"

    def _dice(self, kind: str) -> list[Piece]:
        faces = self._faces(kind)
        found = []
        for nth in range(drawn_stage.DICE):
            key = f"bone-{nth}"
            if nth >= len(faces):
                found.append(self.scene.board.blank(key))
                continue
            size = min(drawn_stage.DIE, drawn_stage.dice_step(len(faces)) - 4)
            die = Die(faces[nth], drawn_stage.die_place(nth, len(faces)), size, self._worth(faces[nth]))
            found.append(self.piece(key, die, self._die))
        return found

    def _die(self, id: str, shown: Die) -> Markup:
        said = self.say("draw-die", face="bought" if shown.face == BOUGHT else shown.face, worth=shown.worth)
        return drawn_stage.die(id, shown, said)

    def _rows(self, kind: str) -> list[Piece]:
        """What the results of the roll do."""
        rows = self._results() if kind == "roll" else []
        return [
            self.piece(f"row-{nth}", rows[nth] if nth < len(rows) else None, self._result) for nth in range(4)
        ]

    def _results(self) -> list[Result]:
        got = len([face for face in self.view["dice"] if self._worth(face) == "success"])
        card = self._card()
        if card >= 0:
            ways = self.film.action_cards_drawn[card].rows
            best = len(ways) - 1
            return [
                Result(best - nth, ways[nth], min(got, best) == best - nth, nth, most=not nth, of=len(ways))
                for nth in range(len(ways))
            ]
        frame = self.scene.found("RollFor")
        programs = frame["branches"] if frame else ()
        effects = [self._effects(program) for program in programs]
        if len(effects) != 3:
            return []
        each, success, failure = effects
        some = Result(1, ways_of(each or success), got > 0, 0, bool(each))
        return [some, Result(0, ways_of(failure), got == 0, 1)]

    def _effects(self, program: int) -> list[AnyEffect]:
        return [op.effect for op in self.scene.terms.programs[program]] if program != NOTHING else []

    def _result(self, id: str, shown: Result | None) -> Markup:
        return drawn_stage.result(id, shown, self._result_said(shown) if shown else "")

    def _result_said(self, shown: Result) -> str:
        if shown.of < 4 or shown.successes < 2:
            return self.say("draw-row", successes=shown.successes)
        return self.say("draw-row-two" if shown.successes == 2 else "draw-row-three")

    # Things found ----------------------------------------------------------------------------

    def _found(self) -> list[Piece]:
        items = list(self.frame["items"]) if self.rule == "Keep" else []
        found = []
        for nth in range(FOUND):
            keys = (f"found-{nth}", f"top-{nth}", f"bottom-{nth}")
            if nth >= len(items):
                found += [self.scene.board.blank(key) for key in keys]
                continue
            if len(items) == drawn_stage.IN_ROWS and not self.frame["kept"]:
                width, height = drawn_stage.FOUND_ROW
                place = (8.0, drawn_stage.LIST_AT + nth * height)
                found.append(self._found_item(nth, items[nth], place, width))
                found += [self.scene.board.blank(key) for key in keys[1:]]
                continue
            step = 404 / len(items)
            x = 8 + nth * step + step / 2
            found.append(self._found_item(nth, items[nth], (x - 32, 50), step - 14))
            found.append(self.scene.button(keys[1], (x - 53, 158), (106, 40), sign="up"))
            found.append(self.scene.button(keys[2], (x - 53, 204), (106, 40), sign="down"))
        return found

    def _found_item(self, nth: int, item: int, place: Place, width: float) -> Piece:
        thing = self.scene.terms.items[item]
        said = "" if self.frame["kept"] else self.phrases.item_does(item)
        name, notes = self.phrases.item(item), item_notes(thing)
        shown = Found(item_sign(thing), name, thing.hands, thing.uses, notes, place, said, width)

        def drawn(id: str, found: Found) -> Markup:
            return drawn_stage.found(id, found, self.film.text(ITEM_CARDS + item))

        return self.piece(f"found-{nth}", shown, drawn)

    # Buttons ---------------------------------------------------------------------------------

    def _lists(self) -> list[Piece]:
        """Alternatives below each other, each in its own words."""
        keys = [f"choose-{number}" for number in range(1, BRANCHES + 1)]
        keys += [f"upkeep-{number}" for number in range(self.film.upkeeps)]
        offered = [key for key in keys if key in self.scene.actions]
        high = min(62.0, 206 / max(1, len(offered)))
        found = []
        for key in keys:
            nth = offered.index(key) if key in offered else 0
            place, size = (10.0, drawn_stage.LIST_AT + nth * high), (400.0, high - 6)
            found.append(self.scene.button(key, place, size, self._in_words(key)))
        return found

    def _in_words(self, key: str) -> str:
        """What a button of the list does; empty if it is not there."""
        action = self.scene.actions.get(key)
        return self.scene.board.wording.action(action, self.view) if action else ""

    def _buttons(self, kind: str) -> list[Piece]:
        scene = self.scene
        numbers = [f"with-{number}" for number in range(MOST_FOLLOWERS + 1)]
        offered = [key for key in numbers if key in scene.actions]
        wide = min(90.0, 400 / max(1, len(offered)))
        found = []
        for key in numbers:
            nth = offered.index(key) if key in offered else 0
            place = (210 - wide * len(offered) / 2 + nth * wide, 90.0)
            found.append(scene.button(key, place, (wide - 6, 72), key.removeprefix("with-"), "person"))
        main = ((312.0, 62.0), (98.0, 84.0)) if kind == "blow" else ((308.0, 150.0), (102.0, 102.0))
        found.append(self._accept(kind, main))
        found.append(scene.button("throw", *main, sign="roll", main=True))
        found.append(scene.button("convert", self._under_partial(), (118, 25)))
        found.append(scene.button("item-0", (130, 90), (160, 72), scene.word("bare"), "fist"))
        found.append(scene.button("leave", (10, 206), (196, 46), sign="up"))
        found.append(scene.button("sink", (214, 206), (196, 46), sign="down"))
        return found

    def _accept(self, kind: str, main: tuple[Place, tuple[float, float]]) -> Piece:
        """The button that takes a roll, a blow or a loss of time as it is."""
        if kind == "choice":
            words = self._in_words("accept")
            return self.scene.button("accept", (10, drawn_stage.LIST_AT), (400, 56), words, main=True)
        word = self.scene.word("suffer") if kind == "blow" else ""
        return self.scene.button("accept", *main, word=word, main=True)

    def _under_partial(self) -> Place:
        """Under the die that two cards would turn into a success."""
        faces = list(self.view["dice"])
        face = 3 if 3 in faces else 4
        x = drawn_stage.die_place(faces.index(face), len(faces))[0] if face in faces else 150.0
        return min(max(x - 32, 8.0), 294.0), 122
