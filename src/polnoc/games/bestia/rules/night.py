"""NIGHT1, NIGHT2, NIGHT3, UPG: rewards, refresh, healing, upgrades."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.effects import NOTHING
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.bestia.actions import BUY, DONE, HUNTER
from polnoc.games.bestia.rules.ending import is_met
from polnoc.games.bestia.rules.resolve import effects, perform
from polnoc.games.bestia.rules.setup import GEAR_OF, TALENTS_OF, Refreshing, Settling
from polnoc.games.bestia.rules.traps import chooser
from polnoc.games.bestia.rules.wounds import heal
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST


@dataclass(slots=True)
class Night(Frame):
    """NIGHT1-01: the steps of a night in order."""

    RULE: ClassVar[str] = "BES-NIGHT1-01"

    step: int

    def run(self, position: Bestia, out: Out) -> None:
        if self.step == len(_STEPS):
            position.end(None, out)
            return
        position.become(Night(self.step + 1))
        _STEPS[self.step](position, out)


def reward_beast(position: Bestia, out: Out) -> None:
    """NIGHT1-02 to NIGHT1-07: the Beast's goal of this night, and its reward."""
    nights = position.terms.contract.night
    night = position.day - 1
    if night < len(nights) and is_met(position, nights[night].beast):
        tell(out, "goal-met", character=BEAST, night=night)
        perform(position, position.terms.beast_rewards[night], BEAST, True)


def reward_hunters(position: Bestia, out: Out) -> None:
    """NIGHT1-08, NIGHT1-09: the hunters' goal; a reward without a number goes to all who are alive."""
    nights = position.terms.contract.night
    night = position.day - 1
    if night >= len(nights) or not is_met(position, nights[night].hunters):
        return
    tell(out, "goal-met", character=1, night=night)
    alive = position.alive()
    steps: list[Frame | None] = []
    for program, characters in position.terms.hunter_rewards[night]:
        if characters:
            steps.append(Rewarding(program, min(characters, len(alive)), 0))
        else:
            steps += [effects(program, hunter, True) for hunter in alive]
    position.sequence(*steps)


@dataclass(slots=True)
class Rewarding(Frame):
    """NIGHT1-08: the hunters choose who gets a reward; `left` are still to choose, `chosen` have it."""

    RULE: ClassVar[str] = "BES-NIGHT1-08"

    program: int
    left: int
    chosen: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        return ONE[chooser(position)] if self.left else NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        return [HUNTER[hunter] for hunter in position.alive() if not self.chosen >> hunter & 1]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        position.become(Rewarding(self.program, self.left - 1, self.chosen | 1 << action.arg))
        perform(position, self.program, action.arg, True)

    def run(self, position: Bestia, out: Out) -> None:
        position.end(None, out)


def refresh(position: Bestia, out: Out) -> None:
    """NIGHT2-01 to NIGHT2-05: discard action cards, return abilities, refill the markets."""
    actions = position.terms.actions
    for character in position.terms.characters:
        position.hands[character] = position.hands[character] & ~actions | position.spent[character]
        position.spent[character] = 0
    position.discard = position.unused_seen = 0
    position.unused = actions
    position.shown &= ~actions
    position.groups = tuple([group for group in position.groups if not group[0] & actions])
    tell(out, "cards-refreshed")
    position.gear_gone |= position.gear_market
    position.talent_gone |= position.talent_market
    position.gear_market = position.talent_market = 0
    position.sequence(Refreshing(TALENTS_OF), Refreshing(GEAR_OF))


def heal_all(position: Bestia, out: Out) -> None:
    """NIGHT3-01 to NIGHT3-03: folk heal; hunters who died come back."""
    position.hurts = [0] * len(position.hurts)
    tell(out, "folk-healed")
    for character in position.terms.characters:
        mods = position.mods(character)
        rested = position.terms.options.night_rest and character != BEAST
        if character == BEAST or position.hunters[character] != NOWHERE:
            heal(position, character, mods.night_heal + rested, out)
    position.once = [0] * len(position.once)
    position.hushed = False
    position.slowed = position.bulwark = 0
    dead = [hunter for hunter in position.terms.characters[1:] if position.hunters[hunter] == NOWHERE]
    position.sequence(*[Settling(hunter) for hunter in dead])


def upgrade(position: Bestia, out: Out) -> None:
    """UPG-01, UPG-02: everybody may buy upgrades, the Beast first."""
    position.sequence(*[Upgrading(character) for character in position.terms.characters])


@dataclass(slots=True)
class Upgrading(Frame):
    """UPG-03 to UPG-06: buy any number of upgrades that can be paid for, each once."""

    RULE: ClassVar[str] = "BES-UPG-04"

    character: int

    def asked(self, position: Bestia) -> tuple[int, ...]:
        if len(self.options(position, 0)) > 1:
            return ONE[position.terms.seat_of[self.character]]
        return NOBODY_ASKED

    def options(self, position: Bestia, seat: int) -> Sequence[Action]:
        character = self.character
        has, unlocked = position.grudges[character], position.ups[character]
        return [
            *[
                BUY[better.number]
                for better in position.terms.upgrades[character]
                if better.cost <= has and not unlocked >> better.number & 1
            ],
            DONE,
        ]

    def answer(self, position: Bestia, seat: int, action: Action, out: Out) -> None:
        if action is DONE:
            position.end(None, out)
            return
        better = position.terms.upgrades[self.character][action.arg]
        position.grudges[self.character] -= better.cost
        position.ups[self.character] |= 1 << better.number
        tell(out, "unlocks", character=self.character, upgrade=better.number, cost=better.cost)
        if better.program != NOTHING:
            perform(position, better.program, self.character)

    def run(self, position: Bestia, out: Out) -> None:
        position.end(None, out)

    def why_not(self, position: Bestia, seat: int, action: Action) -> Refusal:
        betters = position.terms.upgrades[self.character]
        if action.verb != "buy" or action.arg >= len(betters):
            return Refusal(self.rule(), NOT_NOW, {"action": action.text})
        if position.ups[self.character] >> action.arg & 1:
            return Refusal("BES-UPG-05", "refused-unlocked", {"upgrade": action.arg})
        return Refusal("BES-UPG-03", "refused-upgrade-cost", {"cost": betters[action.arg].cost})


_STEPS = (reward_beast, reward_hunters, refresh, heal_all, upgrade)
