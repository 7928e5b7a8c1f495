"""Choose the message and arguments for everything said in Straszydła. Messages: the `.ftl` files."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

import msgspec

from polnoc import contract
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.options import GameOptions
from polnoc.engine.packs import in_case
from polnoc.engine.refusals import Refusal
from polnoc.engine.views import View, top_frame
from polnoc.engine.wording import Args, Say, in_cases
from polnoc.games.straszydla.actions import ENERGY, KINDS
from polnoc.games.straszydla.cards import IMP_CARDS, PACT_CARDS, TILE_CARDS, Box, element_number
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.options import StraszydlaOptions
from polnoc.games.straszydla.places import BESIDE
from polnoc.games.straszydla.rules.acting import COLLECTED, FRIGHTENED, frightening
from polnoc.games.straszydla.rules.duels import successes
from polnoc.games.straszydla.rules.planning import JUMPED
from polnoc.games.straszydla.rules.trading import RATE
from polnoc.games.straszydla.terms import WINDOWS_OF

#: What ends a turn or a window: there is one of these at a time.
ENDINGS: Final = ("ready", "skip", "roll-again", "keep", "leave", "enough", "done")

#: What the arguments of events and refusals are, by their names.
SEATS: Final = ("seat", "by")


def title(box: Box, say: Say, kind: str, id: str, case: str = "is") -> str:
    """The name of a thing of a box; what has none in a pack is called by its id."""
    key = f"{kind}-{id}"
    own = box.words.get(say("names-language"), {}).get(key)
    if own is None and (said := say(key, case=case)) != key:
        return said
    if isinstance(own, dict):
        return in_case(own, case)
    name = own or id.replace("-", " ").capitalize()
    return name if case == "is" else say(f"{kind}-other", name=name, case=case)


class Wording(contract.Wording):
    """Straszydła for one reader."""

    endings: ClassVar[frozenset[str]] = frozenset(ENDINGS)
    asides: ClassVar[frozenset[str]] = frozenset(("trade", "swap", "dread-cube", "dread-imp", "clear"))

    def __init__(
        self,
        game: StraszydlaGame,
        say: Say,
        names: Sequence[str],
        viewer: int,
        options: GameOptions | None = None,
    ) -> None:
        self.options = options or game.options_type()
        self.box = game.terms(self.options).box
        self.say = say
        self.names = names
        self.viewer = viewer

    def role(self, seat: int, view: View | None) -> dict[str, object]:
        assert isinstance(self.options, StraszydlaOptions)
        pact = self.pact(view["pact"][seat]) if view else ""
        return {"periods": self.options.periods, "pact": pact}

    # What happened ------------------------------------------------------------

    def event(self, event: Event) -> str:
        shown = self._shown(event.args)
        make = _EVENTS.get(event.key)
        if make is not None:
            shown |= make(self, event.args)
        return self.say(f"event-{event.key}", you=self._you(event.args), **shown)

    def decided(self, events: Sequence[Event]) -> str:
        """What decided the game; if that was a pact, which one."""
        over = next(event for event in reversed(events) if event.key == "game-over")
        winners: Any = over.args["seats"]
        pacts = [event.args["pact"] for event in events if event.key == "pact-shown"]
        owners = [event.args["seat"] for event in events if event.key == "pact-shown"]
        pact: Any = pacts[owners.index(winners[0])] if winners[0] in owners else 0
        return self.say("decided-by", decided=over.args["decided"], pact=self.pact(pact))

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, **self._shown(refusal.args))

    def _you(self, args: Mapping[str, object]) -> str:
        """The name of the argument that is the reader, for the second person."""
        for name in SEATS:
            if args.get(name) == self.viewer:
                return name
        return "nobody"

    def _shown(self, args: Mapping[str, Any]) -> dict[str, object]:
        """Arguments as they are read: names for seats, districts, spooks and imps."""
        shown: Args = {}
        for name, value in args.items():
            if name == "spook":
                shown |= self.spook_in_cases(value)
            else:
                shown[name] = _READ[name](self, value) if name in _READ else value
        return shown

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("player", number=seat + 1)

    def _all_names(self, seats: Sequence[int]) -> list[str]:
        return [self._name(seat) for seat in seats]

    def walked(self, tiles: Sequence[int], way: Sequence[int]) -> str:
        """`A → B ⇒ C`: a step is a thin arrow, a jump a thick one."""
        first, *names = [self.tile(tile) for tile in tiles]
        arrows = [" ⇒ " if cell >= JUMPED else " → " for cell in way[1:]]
        return first + "".join([arrow + name for arrow, name in zip(arrows, names, strict=True)])

    def _way(self, args: Mapping[str, Any]) -> dict[str, object]:
        return {"walked": self.walked(args["tiles"], args["way"])}

    def _strengths(self, args: Mapping[str, Any]) -> dict[str, object]:
        return {"first": args["strengths"][0], "second": args["strengths"][1]}

    def _outcome(self, args: Mapping[str, Any]) -> dict[str, object]:
        return {"tie": "yes" if args["won"] == args["lost"] else "no"}

    def _bids(self, args: Mapping[str, Any]) -> dict[str, object]:
        return {
            "bids": [f"{self._name(s)}: {bid}" for s, bid in zip(args["seats"], args["bids"], strict=True)]
        }

    def _colours(self, args: Mapping[str, Any]) -> dict[str, object]:
        return {"old": self.cubes(args["kind"], 1), "new": self.cubes(args["into"], 1)}

    def _opened(self, args: Mapping[str, Any]) -> dict[str, object]:
        return self._figures(args["spook"])

    def _catch(self, args: Mapping[str, Any]) -> dict[str, object]:
        return _signed(args["dread"])

    def _victory(self, args: Mapping[str, Any]) -> dict[str, object]:
        mine = "yes" if list(args["seats"]) == [self.viewer] else "no"
        return {"mine": mine, "winners": len(args["seats"])}

    # Names --------------------------------------------------------------------

    def tile(self, tile: int) -> str:
        """The name of a district; tile 0 is none."""
        return (
            self._title("tile", self.box.tiles[tile].id) if self._is(self.box.tiles, tile) else self._none()
        )

    def spook(self, spook: int, case: str = "is") -> str:
        """The name of a spook."""
        if not self._is(self.box.spooks, spook):
            return self._none()
        return self._title("spook", self.box.spooks[spook].id, case)

    def imp(self, imp: int) -> str:
        """The name of an imp."""
        return self._title("imp", self.box.imps[imp].id) if self._is(self.box.imps, imp) else self._none()

    def spook_in_cases(self, spook: int) -> Args:
        """The name of a spook as arguments of a message."""
        return in_cases("spook", partial(self.spook, spook))

    def pact(self, pact: int) -> str:
        """What a pact asks for: `water 2, air 2, fire 1`."""
        if not self._is(self.box.pacts, pact):
            return self._none()
        wanted = enumerate(self.box.pact_counts[pact])
        return ", ".join([f"{self.element(element)} {count}" for element, count in wanted if count])

    def element(self, element: int) -> str:
        return self.say("element", element=element)

    def cubes(self, kind: int, count: int) -> str:
        """`2 water cubes`, as the object of a sentence."""
        return self.say("n-cubes", kind=kind, count=count)

    def all_cubes(self, purse: Sequence[int]) -> list[str]:
        """Every kind of a purse that is there, as the subject of a sentence."""
        return [self.say("n-cubes-are", kind=kind, count=purse[kind]) for kind in KINDS if purse[kind]]

    def does(self, imp: int) -> str:
        """What an imp does, made from its trick."""
        if not self._is(self.box.imps, imp):
            return self._none()
        trick = self.box.imps[imp].does
        return self.say(f"trick-{trick.__struct_config__.tag}", **msgspec.structs.asdict(trick))

    def _title(self, kind: str, id: str, case: str = "is") -> str:
        return title(self.box, self.say, kind, id, case)

    def thing(self, option: str, id: str) -> str:
        return title(self.box, self.say, option, id)

    def _none(self) -> str:
        return self.say("nothing")

    @staticmethod
    def _is(things: Sequence[object], number: int) -> bool:
        return 0 < number < len(things)

    def _figures(self, spook: int) -> dict[str, object]:
        printed = self.box.spooks[spook]
        return {
            "element": self.element(self.box.spook_element[spook]),
            "day": printed.day,
            "night": printed.night,
            "price": self.box.price[spook],
        }

    # Cards --------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        kind, number = card - card % 100, card % 100
        if kind == IMP_CARDS:
            return self.imp(number)
        if kind == TILE_CARDS:
            return self.tile(number)
        if kind == PACT_CARDS and self._is(self.box.pacts, number):
            return self.say("pact-name", number=number)
        return self.spook(card)

    def card(self, card: int) -> str:
        if card not in self.box.cards:
            return self._none()
        kind, number = card - card % 100, card % 100
        make = {IMP_CARDS: self._imp_card, TILE_CARDS: self._tile_card, PACT_CARDS: self._pact_card}
        return make.get(kind, self._spook_card)(number)

    def _spook_card(self, spook: int) -> str:
        return self.say("card-text-spook", spook=self.spook(spook), **self._figures(spook))

    def _imp_card(self, imp: int) -> str:
        windows = [self.say(f"window-{window}") for window in WINDOWS_OF[type(self.box.imps[imp].does)]]
        return self.say(
            "card-text-imp",
            imp=self.imp(imp),
            element=self.element(self.box.imp_element[imp]),
            copies=self.box.imps[imp].copies,
            windows=windows,
            does=self.does(imp),
        )

    def _tile_card(self, tile: int) -> str:
        printed = self.box.tiles[tile]
        marks = [mark for mark in ("frighten", "imp", "suburb", "centre") if getattr(printed, mark)]
        return self.say(
            "card-text-tile",
            tile=self.tile(tile),
            element=self.element(element_number(printed.element)),
            time=printed.time,
            yields=list(printed.yields),
            marks=" ".join([self.say(f"mark-{mark}") for mark in marks or ["none"]]),
        )

    def _pact_card(self, pact: int) -> str:
        return self.say("card-text-pact", number=pact, wanted=self.pact(pact))

    # Answers ------------------------------------------------------------------

    def action(self, action: Action, view: View) -> str:
        make = _LABELS.get(action.verb)
        return self.say(f"action-{action.verb}", **(make(self, action, view) if make else {}))

    def confirm(self, action: Action, view: View) -> str:
        """Ask before spooks that have not eaten flee."""
        frame = top_frame(view)
        if action.verb == "done" and frame["rule"] == "Feed":
            hungry = _hungry(view, frame["seat"])
            if hungry:
                return self.say("confirm-hungry", spooks=[self.spook(spook) for spook in hungry])
        return ""

    def _at_cell(self, action: Action, view: View) -> dict[str, object]:
        layout = view["layout"]
        return {"tile": self.tile(layout[action.arg] if layout else 0)}

    def _at_tile(self, action: Action, view: View) -> dict[str, object]:
        return {"tile": self.tile(action.arg)}

    def _step(self, action: Action, view: View) -> dict[str, object]:
        there = BESIDE[_standing(view)][action.arg] if view["layout"] else -1
        tile = view["layout"][there] if there >= 0 else 0
        return {"direction": self.say(f"direction-{action.arg}"), "tile": self.tile(tile)}

    def _one_spook(self, action: Action, view: View) -> dict[str, object]:
        return self.spook_in_cases(action.arg)

    def _one_imp(self, action: Action, view: View) -> dict[str, object]:
        return {"imp": self.imp(action.arg), "does": self.does(action.arg)}

    def _swap(self, action: Action, view: View) -> dict[str, object]:
        element = self.box.imp_element[action.arg] if self._is(self.box.imps, action.arg) else 0
        return {"imp": self.imp(action.arg), "kind": element, "count": 1}

    def _top_spook(self, action: Action, view: View) -> dict[str, object]:
        spook = view["top"][action.arg]
        return {
            **self.spook_in_cases(spook),
            **self._stack(action.arg),
            "price": self.box.price[spook] if spook else 0,
        }

    def _top_imp(self, action: Action, view: View) -> dict[str, object]:
        imp = view["imp_top"][action.arg]
        return {"imp": self.imp(imp), "does": self.does(imp), **self._stack(action.arg)}

    def _stack(self, element: int) -> dict[str, object]:
        """The element of a stack, and whose stack it is: `ze stosu wody`."""
        return {"element": self.element(element), "element_of": self.say("cube-of", kind=element)}

    def _die(self, action: Action, view: View) -> dict[str, object]:
        dice = _dice(view)
        face = dice[action.arg] if action.arg < len(dice) else 0
        cost = self.box.pack.dread.reroll
        return {"nth": action.arg + 1, "face": face, "up": face + 1, "down": face - 1, "cost": cost}

    def _set(self, action: Action, view: View) -> dict[str, object]:
        return {"nth": action.args[0] + 1, "face": action.args[1]}

    def _one_cube(self, action: Action, view: View) -> dict[str, object]:
        return {"kind": action.arg, "count": 1}

    def _colour(self, action: Action, view: View) -> dict[str, object]:
        return {"element": self.element(action.arg)}

    def _collect(self, action: Action, view: View) -> dict[str, object]:
        tile, cell = _tile_of(view), _cell_of(view)
        element = element_number(self.box.tiles[tile].element) if tile else ENERGY
        return {"kind": element, "count": view["cubes"][cell] if cell >= 0 else 0}

    def _scare(self, action: Action, view: View) -> dict[str, object]:
        seat = view["seat"]
        mine = view["spooks"][seat] if seat < len(view["spooks"]) else ()
        return {"strength": self._strength(view, mine), "count": len(mine)}

    def _done(self, action: Action, view: View) -> dict[str, object]:
        return {"feeding": "yes" if top_frame(view)["rule"] == "Feed" else "no"}

    def _feed(self, action: Action, view: View) -> dict[str, object]:
        known = self._is(self.box.spooks, action.arg)
        kind = action.args[1] if len(action.args) > 1 else self.box.spook_element[action.arg] if known else 0
        count = self._appetite(view, action.arg) if known else 0
        return {"kind": kind, "count": count, **self.spook_in_cases(action.arg)}

    def _dread_price(self, action: Action, view: View) -> dict[str, object]:
        menu = self.box.pack.dread
        price = {"feed-dread": menu.feed, "dread-cube": menu.cube, "dread-imp": menu.imp}[action.verb]
        return {"dread": price, **(self._one_spook(action, view) if action.args else {})}

    def _ease(self, action: Action, view: View) -> dict[str, object]:
        return {"spook": self.spook(action.arg), "less": top_frame(view).get("less", 0)}

    def _number(self, action: Action, view: View) -> dict[str, object]:
        return {"number": action.arg}

    def _one_pact(self, action: Action, view: View) -> dict[str, object]:
        return {"number": action.arg, "wanted": self.pact(action.arg)}

    def _player(self, action: Action, view: View) -> dict[str, object]:
        return {"seat": self._name(action.arg)}

    # Figures ------------------------------------------------------------------

    def _strength(self, view: View, spooks: Sequence[int]) -> int:
        return sum([self.box.strength[view["night"]][spook] for spook in spooks])

    def _appetite(self, view: View, spook: int) -> int:
        """How much a spook eats now, less what imps have eased in the current feeding."""
        needs = self.box.strength[view["night"]][spook]
        for eased, less in top_frame(view).get("eased", ()):
            if eased == spook:
                needs = max(needs - less, 1)
        return needs

    def _meal(self, view: View, spook: int) -> str:
        element, count = self.box.spook_element[spook], self._appetite(view, spook)
        return self.say("meal", spook=self.spook(spook), kind=element, count=count)

    # Questions ----------------------------------------------------------------

    def prompt(self, view: View) -> str:
        frame = top_frame(view)
        key = f"prompt-{_kebab(frame['rule'])}"
        make = _PROMPTS.get(frame["rule"])
        return self.say(key, **(make(self, frame, view) if make else {}))

    def waiting(self, view: View) -> str:
        names = self._all_names(view["asked"])
        return self.say(f"waiting-{_kebab(top_frame(view)['rule'])}", names=names, players=len(names))

    def _ask_window(self, frame: View, view: View) -> dict[str, object]:
        return {"using": "yes" if frame.get("unblocking") or frame.get("stepping") else "no"}

    def _ask_plan(self, frame: View, view: View) -> dict[str, object]:
        left, _, way = frame["plans"][view["seat"]]
        return {"left": left, "tile": self.tile(view["layout"][way[-1] % JUMPED])}

    def _ask_fight(self, frame: View, view: View) -> dict[str, object]:
        """A duel from the reader's side: the dice of both, who leads, and what there is to bid."""
        me, rival = (0, 1) if frame["fighters"][0] == view["seat"] else (1, 0)
        told: dict[str, object] = {
            "by": self._name(frame["fighters"][rival]),
            "energy": view["purse"][view["seat"]][ENERGY],
            "left": frame.get("left", 0),
        }
        if "dice" in frame:
            score = successes(_paired(frame))
            told |= {"mine": list(frame["dice"][me]), "theirs": list(frame["dice"][rival])}
            told |= {"won": score[me], "lost": score[rival]}
        else:
            told |= {"count": frame["counts"][me], "other": frame["counts"][rival]}
        return told

    def _ask_walk(self, frame: View, view: View) -> dict[str, object]:
        here = view["layout"][frame["way"][-1] % JUMPED]
        jump = "yes" if frame["may_jump"] else "no"
        return {"tile": self.tile(here), "left": len(frame["arrows"]), "jump": jump}

    def _ask_winner(self, frame: View, view: View) -> dict[str, object]:
        return {"by": self._name(frame["loser"]), "left": frame["left"]}

    def _ask_retreat(self, frame: View, view: View) -> dict[str, object]:
        return {"by": self._name(frame["loser"]), "chooser": "loser" if frame["left_to_loser"] else "winner"}

    def _ask_dice(self, frame: View, view: View) -> dict[str, object]:
        return {"dice": list(frame["dice"])}

    def _ask_act(self, frame: View, view: View) -> dict[str, object]:
        return {"tile": self.tile(_tile_of(view))}

    def _ask_colour(self, frame: View, view: View) -> dict[str, object]:
        did = {COLLECTED: "collect", FRIGHTENED: "frighten"}.get(frame["did"], "imp")
        return {"did": did, "tile": self.tile(_tile_of(view))}

    def _ask_frighten(self, frame: View, view: View) -> dict[str, object]:
        dice, spooks = frame["dice"], view["spooks"][frame["seat"]]
        strength = self._strength(view, frightening(spooks, dice))
        difference = abs(sum(dice) - strength)
        return {
            "dice": list(dice),
            "sum": sum(dice),
            "strength": strength,
            "difference": difference,
            "kind": frame["element"],
            "count": self.box.catch(difference),
            **_signed(list(dice).count(6) - list(dice).count(1)),
        }

    def _ask_trade(self, frame: View, view: View) -> dict[str, object]:
        return {"left": RATE - sum(frame["paid"])}

    def _ask_pay(self, frame: View, view: View) -> dict[str, object]:
        spook = view["top"][frame["element"]]
        return {"left": self.box.price[spook] - sum(frame["paid"]), **self.spook_in_cases(spook)}

    def _ask_recolour(self, frame: View, view: View) -> dict[str, object]:
        giving = frame["given"] < 0
        return {"giving": "yes" if giving else "no", "left": frame["left"], "kind": max(frame["given"], 0)}

    def _ask_feed(self, frame: View, view: View) -> dict[str, object]:
        hungry = _hungry(view, frame["seat"])
        return {"hungry": len(hungry), "meals": [self._meal(view, spook) for spook in hungry]}

    def _ask_eased(self, frame: View, view: View) -> dict[str, object]:
        return {"less": frame["less"]}


#: How an argument of this name is read.
_READ: Final[dict[str, Callable[[Wording, Any], object]]] = {
    "seat": Wording._name,
    "by": Wording._name,
    "seats": Wording._all_names,
    "tile": Wording.tile,
    "tiles": lambda wording, tiles: [wording.say("quoted", title=wording.tile(tile)) for tile in tiles],
    "imp": Wording.imp,
    "pact": Wording.pact,
    "paid": Wording.all_cubes,
}

#: Events with arguments that follow from the others.
_EVENTS: Final[dict[str, Callable[[Wording, Mapping[str, Any]], dict[str, object]]]] = {
    "walks": Wording._way,
    "plan-shown": Wording._way,
    "duel": Wording._strengths,
    "wins-duel": Wording._outcome,
    "bids-shown": Wording._bids,
    "recolours": Wording._colours,
    "opens-spook": Wording._opened,
    "catches": Wording._catch,
    "game-over": Wording._victory,
}

_LABELS: Final[dict[str, Callable[[Wording, Action, View], dict[str, object]]]] = {
    "settle": Wording._at_cell,
    "take-starter": Wording._top_spook,
    "step": Wording._step,
    "jump": Wording._at_cell,
    "transfer": Wording._at_cell,
    "use": Wording._one_imp,
    "unblock": Wording._at_cell,
    "pick": Wording._die,
    "set": Wording._set,
    "reroll": Wording._die,
    "raise": Wording._die,
    "lower": Wording._die,
    "bid": Wording._number,
    "flee": Wording._at_cell,
    "steal": Wording._one_cube,
    "collect": Wording._collect,
    "frighten": Wording._scare,
    "colour": Wording._colour,
    "give": Wording._one_cube,
    "take": Wording._one_cube,
    "imp": Wording._top_imp,
    "buy": Wording._top_spook,
    "swap": Wording._swap,
    "dread-cube": Wording._dread_price,
    "dread-imp": Wording._dread_price,
    "done": Wording._done,
    "feed": Wording._feed,
    "feed-with": Wording._feed,
    "feed-dread": Wording._dread_price,
    "ease": Wording._ease,
    "tile": Wording._at_tile,
    "pact": Wording._one_pact,
    "begins": Wording._player,
    "top-spook": Wording._one_spook,
    "top-imp": Wording._one_imp,
    "die": Wording._number,
}

_PROMPTS: Final[dict[str, Callable[[Wording, View, View], dict[str, object]]]] = {
    "BeforePlanning": Wording._ask_window,
    "AfterMoving": Wording._ask_window,
    "Plans": Wording._ask_plan,
    "Walk": Wording._ask_walk,
    "BeforeRoll": Wording._ask_fight,
    "AfterRoll": Wording._ask_fight,
    "Bids": Wording._ask_fight,
    "ChangeDice": Wording._ask_fight,
    "AfterWinning": Wording._ask_winner,
    "Retreat": Wording._ask_retreat,
    "PickDice": Wording._ask_dice,
    "SetOne": Wording._ask_dice,
    "Act": Wording._ask_act,
    "ChooseColour": Wording._ask_colour,
    "Frighten": Wording._ask_frighten,
    "Trade": Wording._ask_trade,
    "Pay": Wording._ask_pay,
    "Recolouring": Wording._ask_recolour,
    "Feed": Wording._ask_feed,
    "ChooseEased": Wording._ask_eased,
    "Summoning": Wording._ask_act,
}


def _cell_of(view: View) -> int:
    """Where the viewer's pawn stands, or -1."""
    pawns, seat = view["pawn"], view["seat"]
    return pawns[seat] if seat < len(pawns) else -1


def _tile_of(view: View) -> int:
    """The district in which the viewer's pawn stands; 0: none."""
    cell = _cell_of(view)
    return view["layout"][cell] if cell >= 0 else 0


def _standing(view: View) -> int:
    """The cell from which the viewer would step: the end of the plan, or the pawn's place."""
    plans = top_frame(view).get("plans")
    if plans and view["seat"] < len(plans):
        return int(plans[view["seat"]][2][-1]) % JUMPED
    return max(_cell_of(view), 0)


def _dice(view: View) -> Sequence[int]:
    """The viewer's dice in the frame that is on top."""
    frame = top_frame(view)
    dice = frame.get("dice", ())
    if "fighters" not in frame or not dice:
        return tuple(dice)
    fighters = frame["fighters"]
    return tuple(dice[fighters.index(view["seat"])]) if view["seat"] in fighters else ()


def _paired(frame: View) -> tuple[tuple[int, ...], ...]:
    """The dice of both fighters as they are compared; once paired they keep their order (STR-DUEL-20)."""
    dice = [tuple(rolled) for rolled in frame["dice"]]
    return tuple([tuple(sorted(d, reverse=True)) if frame["rule"] == "AfterRoll" else d for d in dice])


def _signed(dread: int) -> dict[str, object]:
    """A change of dread: how much, and whether more or less."""
    return {"sign": "up" if dread > 0 else "down" if dread else "none", "dread": abs(dread)}


def _hungry(view: View, seat: int) -> list[int]:
    return [spook for spook in view["spooks"][seat] if not view["fed"][seat] >> spook & 1]


def _kebab(name: str) -> str:
    """`ChooseColour` → `choose-colour`."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()
