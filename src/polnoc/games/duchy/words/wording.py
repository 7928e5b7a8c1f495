"""Choose the message and arguments for everything said in 13 Duchów; the messages are in the `.ftl` files."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from polnoc import contract
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.options import GameOptions
from polnoc.engine.packs import Names, in_case
from polnoc.engine.refusals import Refusal
from polnoc.engine.views import View, top_frame
from polnoc.engine.wording import Say
from polnoc.games.duchy.cards import AnyEffect
from polnoc.games.duchy.game import DuchyGame

#: The arguments of events, refusals and frames that are seats, and those that are cards.
SEATS: Final = ("seat", "by", "actor", "partner")
CARDS: Final = ("card", "top", "kept", "returned", "cards", "under")

TEAMS: Final = ("A", "B")
#: Look for the find that ended the game among this many last events.
LAST_FIND: Final = 8


class Wording(contract.Wording):
    """13 Duchów for one reader. With four names there are teams and two decks."""

    def __init__(
        self,
        game: DuchyGame,
        say: Say,
        names: Sequence[str],
        viewer: int,
        options: GameOptions | None = None,
    ) -> None:
        self.deck = game.deck
        #: Names that packs provide.
        self._own: Names = game.deck.words.get(say("names-language"), {})
        self.say = say
        self.names = names
        self.viewer = viewer
        self.teams = len(names) == 4
        players = len(names) if len(names) in game.players else game.players[0]
        self._target = game.terms(options or game.options_type(players=players)).target

    def role(self, seat: int, view: View | None) -> dict[str, object]:
        partner = self._name((seat + 2) % 4) if self.teams else ""
        return {"points": self._target, "team": TEAMS[seat % 2], "partner": partner}

    # What happened ------------------------------------------------------------

    def event(self, event: Event) -> str:
        args = event.args
        key = f"event-{event.key}"
        if event.key == "turn" and args["seat"] != args["actor"]:
            key = "event-turn-for-partner"
        if "side" in args and self.teams:
            key += "-team"
        return self.say(key, you=self._you(args), **self._shown(args))

    def decided(self, events: Sequence[Event]) -> str:
        """The find that ended the game, if there was one, and the points."""
        last: dict[str, Event] = {event.key: event for event in events}
        scores = self.say("decided-points", **self._shown({"scores": last["game-over"].args["scores"]}))
        keys = [event.key for event in events[-LAST_FIND:]]
        if "found" not in keys or "guesses" not in keys:
            return scores
        found, numbers = last["found"].args, last["guesses"].args["numbers"]
        told = self.say("decided-found", you=self._you(found), numbers=numbers, **self._shown(found))
        return f"{told} {scores}"

    def _you(self, args: Mapping[str, object]) -> str:
        """The argument to address as `you`, or `nobody`."""
        viewer = self.viewer
        if viewer >= len(self.names):
            return "nobody"
        if viewer in args.values():
            for name in SEATS:
                if args.get(name) == viewer:
                    return name
        return "side" if args.get("side") == self._side() else "nobody"

    def _side(self) -> int:
        return self.viewer % 2 if self.teams else self.viewer

    def _shown(self, args: Mapping[str, Any]) -> dict[str, object]:
        """Arguments for messages: names for seats, cards with their names."""
        shown: dict[str, object] = {}
        for name, value in args.items():
            if name in SEATS:
                shown[name] = self._name(value)
            elif name in CARDS:
                shown[name] = self._cards(value)
            elif name == "deck":
                shown[name] = TEAMS[value] if self.teams else "none"
            elif name == "scores":
                shown[name] = [self._score(side, points) for side, points in enumerate(value)]
            elif name == "side":
                shown[name] = self._side_name(value)
                shown["members"] = self._members(value)
            else:
                shown[name] = value
        return shown

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("player", number=seat + 1)

    def _cards(self, value: int | Sequence[int]) -> object:
        return self.card_name(value) if isinstance(value, int) else [self.card_name(card) for card in value]

    def _side_name(self, side: int) -> str:
        return TEAMS[side] if self.teams else self._name(side)

    def _score(self, side: int, points: int) -> str:
        return self.say("score-team" if self.teams else "score", side=self._side_name(side), points=points)

    def _members(self, side: int) -> list[str]:
        return [
            name for seat, name in enumerate(self.names) if seat == side or (self.teams and seat % 2 == side)
        ]

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, **self._shown(refusal.args))

    # Cards --------------------------------------------------------------------

    def card(self, card: int) -> str:
        if not self._exists(card):
            return self.say("card-hidden")
        does = self.does(card)
        return self.say(
            "card-text",
            card=self.card_name(card),
            colour=self.deck.card(card).colour,
            does=does[:1].upper() + does[1:],
        )

    def card_name(self, card: int) -> str:
        if not self._exists(card):
            return self.say("card-hidden")
        number = self.deck.number_of(card)
        deck = "none" if not self.teams else "A" if card <= self.deck.size else "B"
        return self.say("card-name", number=number, title=self._ghost(number), deck=deck)

    def _ghost(self, number: int) -> str:
        """The name of a ghost."""
        key = f"ghost-{number}"
        return in_case(self._own[key], "is") if key in self._own else self.say(key)

    def _exists(self, card: int) -> bool:
        return 0 < card <= 2 * self.deck.size

    def does(self, card: int) -> str:
        """What a card does, generated from its effects: a phrase for use after a colon, as in "use it: …"."""
        if not self._exists(card):
            return self.say("card-hidden")
        phrases = [self._effect(effect) for effect in self.deck.card(card).effects]
        said = phrases[0]
        for phrase in phrases[1:]:
            said = self.say("effects-then", first=said, next=phrase)
        return said

    def _effect(self, effect: AnyEffect) -> str:
        tag = effect.__struct_config__.tag
        return self.say(
            f"effect-{tag}", stack="rivals" if self.teams else "common", **msgspec.structs.asdict(effect)
        )

    # Answers ------------------------------------------------------------------

    def action(self, action: Action, view: View) -> str:
        make = _LABELS.get(action.verb)
        return make(self, action, view) if make else self.say(f"action-{action.verb}")

    def confirm(self, action: Action, view: View) -> str:
        """Ask before a guess: it ends the turn, and the numbers are close together."""
        frame = top_frame(view)
        guessing = frame["rule"] in ("NameLair", "NameLairRun") or frame.get("guessing")
        if not guessing or action.verb not in ("name", "run"):
            return ""
        guess = self.action(action, view)
        return self.say("confirm-guess", guess=guess)

    def _label_card(self, action: Action, view: View) -> str:
        return self.say(f"action-{action.verb}", card=self.card_name(action.arg))

    def _label_does(self, action: Action, view: View) -> str:
        return self.say(f"action-{action.verb}", card=self.card_name(action.arg), does=self.does(action.arg))

    def _label_choice(self, action: Action, view: View) -> str:
        """The label of one of the dealt cards: with two of them, it also says what the hand card will do."""
        others = [card for card in _pile(view) if card != action.arg]
        if len(others) != 1:
            return self.say(f"action-{action.verb}", card=self.card_name(action.arg))
        other = others[0]
        return self.say(
            f"action-{action.verb}-of-two",
            card=self.card_name(action.arg),
            other=self.card_name(other),
            does=self.does(other if action.verb == "hide" else action.arg),
        )

    def _label_use(self, action: Action, view: View) -> str:
        card = _hand(view)
        if card <= 0:
            return self.say("action-use-card")
        return self.say("action-use", number=self.deck.number_of(card), does=self.does(card))

    def _label_number(self, action: Action, view: View) -> str:
        return self.say(f"action-{action.verb}", number=action.arg)

    def _label_run(self, action: Action, view: View) -> str:
        length = top_frame(view).get("length")
        if length is None:
            return self.say("action-run-from", number=action.arg)
        return self.say("action-run", numbers=[*range(action.arg, action.arg + length)])

    def _label_begin(self, action: Action, view: View) -> str:
        return self.say("action-begin", seat=self._name(action.arg))

    # Questions ----------------------------------------------------------------

    def prompt(self, view: View) -> str:
        frame = top_frame(view)
        if frame["rule"] == "Turn":
            return self._prompt_turn(frame, view)
        if frame["rule"] == "TeamsHide":
            return self._prompt_team(view)
        if frame["rule"] == "Arrange":
            step = "under" if frame["top"] else "top"
            return self.say(f"prompt-arrange-{step}", **self._frame_shown(frame))
        named = frame.get("named", ())
        return self.say(f"prompt-{_kebab(frame['rule'])}", nth=len(named) + 1, **self._frame_shown(frame))

    def _prompt_turn(self, frame: View, view: View) -> str:
        card = _hand(view)
        if frame["guessing"]:
            return self.say("prompt-turn-guessing", card=self.card_name(card), box="yes" if card else "no")
        proxy = frame["seat"] != frame["actor"]
        turn = self.say(
            "prompt-turn-for-partner" if proxy else "prompt-turn-own", seat=self._name(frame["seat"])
        )
        if not card:
            return self.say("prompt-turn-no-card", turn=turn)
        key = "prompt-turn" if self._usable(card, view) else "prompt-turn-nothing-to-copy"
        return self.say(key, turn=turn, card=self.card_name(card))

    def _usable(self, card: int, view: View) -> bool:
        """Whether a card can be used: one that copies needs a stack or a card to copy (DUE-AMB-05)."""
        stack = view["stacks"][view["seat"] % 2 if self.teams else 0]
        return (
            not self.deck.card(card).copies
            or sum(stack) > 0
            or any(not self.deck.card(other).copies for other in view["middle"])
        )

    def _prompt_team(self, view: View) -> str:
        """The question for a pile of 4, 3 or 2 cards (DUE-P4-05, DUE-P4-07)."""
        verb = {4: "hide", 3: "settle", 2: "keep"}[len(_pile(view))]
        return self.say(f"prompt-team-{verb}", partner=self._name((view["seat"] + 2) % 4))

    def waiting(self, view: View) -> str:
        frame = top_frame(view)
        names = [self._name(seat) for seat in view["asked"]]
        key = f"waiting-{_kebab(frame['rule'])}"
        if frame["rule"] == "Turn" and frame["seat"] != frame["actor"]:
            key = "waiting-turn-for-partner"
        return self.say(
            key, you=self._you(frame), names=names, players=len(names), **self._frame_shown(frame)
        )

    def _frame_shown(self, frame: View) -> dict[str, object]:
        """The fields of a frame that can be used in a sentence."""
        fields = {name: value for name, value in frame.items() if name not in ("rule", "piles")}
        return self._shown({name: value for name, value in fields.items() if not isinstance(value, bool)})


_LABELS: Final[dict[str, Callable[[Wording, Action, View], str]]] = {
    "hide": Wording._label_choice,
    "settle": Wording._label_card,
    "keep": Wording._label_choice,
    "use": Wording._label_use,
    "name": Wording._label_number,
    "run": Wording._label_run,
    "from": Wording._label_number,
    "copy": Wording._label_does,
    "top": Wording._label_card,
    "under": Wording._label_card,
    "card": Wording._label_card,
    "begin": Wording._label_begin,
}


def _hand(view: View) -> int:
    """The viewer's hand card; 0: none."""
    hand, seat = view["hand"], view["seat"]
    return hand[seat] if seat < len(hand) else 0


def _pile(view: View) -> Sequence[int]:
    """The cards from which the viewer chooses while lairs are chosen."""
    piles = top_frame(view).get("piles", ())
    index = view["seat"] if len(view["hand"]) != 4 else view["seat"] % 2
    return piles[index] if index < len(piles) else ()


@cache
def _kebab(name: str) -> str:
    """`ChooseRun` → `choose-run`."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()
