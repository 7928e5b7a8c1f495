"""ROUND, DAY, PASS, FLEE: rounds, and the turns of a day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import DONE, PASS
from polnoc.games.bestia.rules.draft import begin_dawn
from polnoc.games.bestia.rules.ending import last_day_over
from polnoc.games.bestia.rules.hands import discard_card
from polnoc.games.bestia.rules.moving import moving
from polnoc.games.bestia.rules.night import Night
from polnoc.games.bestia.rules.playing import play, playable
from polnoc.games.bestia.rules.reactions import window
from polnoc.games.bestia.state import DAWN, DAY, NIGHT, NOWHERE, UNLEASHED, Bestia
from polnoc.games.bestia.terms import BEAST

#: Symbols of the cards played in a turn, as bits.
RED, BLUE, BOTH = 1, 2, 3
#: How many locations a slowed hunter may move in a turn.
SLOW: Final = 1


@dataclass(slots=True)
class Rounds(Frame):
    """ROUND-01, ROUND-02: dawn, day, night, until the last day is over."""

    RULE: ClassVar[str] = "BES-ROUND-02"

    phase: int

    def run(self, position: Bestia, out: Out) -> None:
        if self.phase == DAWN:
            position.become(Rounds(DAY))
            position.day += 1
            position.phase = DAWN
            begin_dawn(position, out)
        elif self.phase == DAY:
            position.become(Rounds(NIGHT))
            position.phase = DAY
            position.passes = 0
            tell(out, "day-begins", day=position.day)
            position.call(Turns(BEAST))
        elif position.day >= position.terms.days:
            last_day_over(position, out)
        else:
            position.become(Rounds(DAWN))
            position.phase = NIGHT
            tell(out, "night-begins", day=position.day)
            position.call(Night(0))


@dataclass(slots=True)
class Turns(Frame):
    """DAY-01, DAY-07: turns go clockwise until all have passed in a row."""

    RULE: ClassVar[str] = "BES-DAY-01"

    next: int

    def run(self, position: Bestia, out: Out) -> None:
        # Entry 0 of `hunters` is always NOWHERE; the 1 counts the Beast.
        alive = 1 + len(position.hunters) - position.hunters.count(NOWHERE)
        if position.passes >= alive:
            position.turn = BEAST
            position.end(None, out)
            return
        actor = self.next
        position.become(Turns((actor + 1) % len(position.terms.characters)))
        if actor == BEAST or position.hunters[actor] != NOWHERE:
            begin_turn(position, actor, out)


def begin_turn(position: Bestia, actor: int, out: Out) -> None:
    """DAY-02: a character's turn begins."""
    position.turn = actor
    position.fed = False
    position.leash = UNLEASHED
    if position.bulwark == actor:
        position.bulwark = 0
    if actor != BEAST and position.slowed >> actor & 1:
        position.slowed &= ~(1 << actor)
        position.leash = SLOW
    tell(out, "turn", character=actor)
    position.call(Turn(actor, 0))


def action_cards(position: Bestia, character: int) -> int:
    """PASS-02: the number of action cards in a hand."""
    return (position.hands[character] & position.terms.actions).bit_count()


def may_pass(position: Bestia, actor: int) -> bool:
    """PASS-01, PASS-05, DIE-08: whether nobody alive has fewer action cards."""
    hands, actions = position.hands, position.terms.actions
    mine = (hands[actor] & actions).bit_count()
    if not mine:
        return True
    if (hands[BEAST] & actions).bit_count() < mine:
        return False
    for hunter, place in enumerate(position.hunters):
        if place != NOWHERE and (hands[hunter] & actions).bit_count() < mine:
            return False
    return True


@dataclass(slots=True)
class Turn(Frame):
    """DAY-02 to DAY-06: play cards, pass, or flee. `symbols`: of the cards played so far, as bits."""

    RULE: ClassVar[str] = "BES-DAY-02"

    actor: int
    symbols: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if self.symbols == BOTH or (self.actor != BEAST and position.hunters[self.actor] == NOWHERE):
            return NOBODY_ASKED
        return ONE[position.terms.seat_of[self.actor]]

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        actor = self.actor
        plays = playable(position, actor, self.symbols)
        if self.symbols:
            return position.terms.turn_options(plays, 0, DONE)
        ending = PASS if may_pass(position, actor) else None
        return position.terms.turn_options(plays, position.hands[actor], ending)

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is PASS:
            position.passes += 1
            tell(out, "passes", character=self.actor)
            position.end(None, out)
        elif action is DONE:
            position.end(None, out)
        elif action.verb == "flee":
            position.passes = 0
            position.end(None, out)
            flee(position, self.actor, action.args[0], out)
        else:
            position.passes = 0
            card = action.args[0]
            symbol = RED if position.terms.red >> card & 1 else BLUE
            position.become(Turn(self.actor, self.symbols | symbol))
            play(position, self.actor, card, out)

    def run(self, position: Bestia, out: Out) -> None:
        position.end(None, out)

    def why_not(self, position: Bestia, seat: int, action: Action) -> Refusal:
        if action is PASS and self.symbols:
            return Refusal("BES-DAY-02", "refused-turn-begun", {})
        if action is PASS:
            return Refusal("BES-PASS-01", "refused-pass", {"n": action_cards(position, self.actor)})
        if action.verb == "flee" and self.symbols:
            return Refusal("BES-FLEE-02", "refused-turn-begun", {})
        if action is DONE:
            return Refusal("BES-DAY-06", "refused-play-first", {})
        if action.verb in ("play", "flee"):
            return self._why_not_play(position, action.args[0])
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})

    def _why_not_play(self, position: Bestia, number: int) -> Refusal:
        card = position.terms.cards[number]
        args: dict[str, object] = {"card": number}
        if not position.hands[self.actor] >> number & 1:
            return Refusal("BES-CARD-01", "refused-not-held", args)
        if card.symbol == "reaction":
            return Refusal("BES-REACT-01", "refused-reaction", args)
        if position.terms.barred[self.symbols] >> number & 1:
            return Refusal("BES-DAY-05", "refused-symbol", args)
        if card.needs and not position.habitats[position.where(self.actor)] & card.needs:
            return Refusal("BES-REQ-04", "refused-habitat", {**args, "habitat": card.needs.bit_length() - 1})
        if card.cost > position.grudges[self.actor]:
            return Refusal("BES-REQ-03", "refused-cost", {**args, "cost": card.cost})
        return Refusal("BES-TRAP-04", "refused-regions-full", args)


def flee(position: Bestia, actor: int, card: int, out: Out) -> None:
    """FLEE-01 to FLEE-04: discard a card to move one location; a summon near a hunter may cause panic."""
    tell(out, "flees", character=actor)
    step = moving(position, position.terms.plain_move, actor, 1 + position.mods(actor).flee)
    reaction = None
    if actor != BEAST:
        near = position.terms.places.near_bits[position.hunters[actor]]
        if [place for place in position.summons if place != NOWHERE and near >> place & 1]:
            position.ongoing = position.ongoing.caused_by(actor)
            reaction = window(position, "flee", (BEAST,))
    position.sequence(reaction, step)
    discard_card(position, actor, card, out)
