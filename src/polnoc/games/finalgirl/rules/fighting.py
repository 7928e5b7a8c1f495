"""ATK, WPN, MIN-06 to MIN-09: whom she attacks, with what, and what the damage does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import ChanceFrame, Frame
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import AIM, DIE, HIT, KILLER, SACRIFICE, SHED, SKIP, WIELD
from polnoc.games.finalgirl.rules.breath import drop_minor, hurt_heroine, hurt_killer
from polnoc.games.finalgirl.rules.deaths import ORDINARY, SACRIFICED, kill, where
from polnoc.games.finalgirl.rules.items import spend_use
from polnoc.games.finalgirl.rules.targets import in_range, reachable, take_aim, weapons_for
from polnoc.games.finalgirl.state import NOWHERE, FinalGirl
from polnoc.games.finalgirl.terms import Op


@dataclass(slots=True)
class Aim(Frame):
    """MIN-06, WPN-02, WPN-08: whom she attacks with a card; then with which weapon."""

    RULE: ClassVar[str] = "FG-MIN-06"

    card: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(reachable(position, self.card)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [AIM[kind][space] for kind, space in reachable(position, self.card)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        take_aim(position, action.args[0], action.args[1])
        position.become(Wield(self.card))

    def run(self, position: FinalGirl, out: Out) -> None:
        kind, space = reachable(position, self.card)[0]
        take_aim(position, kind, space)
        position.become(Wield(self.card))


@dataclass(slots=True)
class Wield(Frame):
    """WPN-02, ATK-07: with which weapon, or with bare hands."""

    RULE: ClassVar[str] = "FG-WPN-02"

    card: int

    def _weapons(self, position: FinalGirl) -> list[int]:
        far = position.terms.places.far[position.heroine][position.ongoing.aim_space]
        return weapons_for(position, self.card, far)

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        if not position.held:
            return NOBODY_ASKED
        return ONE[0] if len(self._weapons(position)) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [WIELD[item] for item in self._weapons(position)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        self._take(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        self._take(position, self._weapons(position)[0], out)

    def _take(self, position: FinalGirl, item: int, out: Out) -> None:
        ongoing = position.ongoing = position.ongoing._replace(weapon=item)
        tell(out, "attacks", kind=ongoing.aim_kind, space=ongoing.aim_space, item=item)
        if item:
            spend_use(position, item, out)
        position.end(None, out)


# Damage ---------------------------------------------------------------------------------


def damage(position: FinalGirl, op: Op, out: Out) -> None:
    """ATK-02 to ATK-08: the damage of a row, with one weapon and her abilities."""
    if op.effect.spread:
        position.call(Spread(op.n, 0, 0))
        return
    ongoing = position.ongoing
    if ongoing.aim_kind == NOWHERE or (ongoing.aim_kind == KILLER and not position.terms.mortal):
        return
    n = op.n + (position.terms.items[ongoing.weapon].damage if ongoing.weapon else 0)
    mods = position.mods
    if ongoing.aim_space == position.heroine:
        n += mods.close_damage
        if mods.sacrifice and position.ordinary_at(position.heroine):
            position.call(Strike(n, 0))
            return
    strike(position, n, out)


def strike(position: FinalGirl, n: int, out: Out) -> None:
    """The blow falls; some weapons do more than damage."""
    ongoing = position.ongoing
    thing = position.terms.items[ongoing.weapon] if ongoing.weapon else None
    if thing and thing.sheds and ongoing.aim_kind == KILLER and position.minors:
        position.call(Strike(n, 1))
    elif thing and thing.spread:
        position.call(Spread(n, thing.nearest, thing.farthest))
    else:
        wound(position, ongoing.aim_kind, ongoing.aim_space, n, out)


@dataclass(slots=True)
class Strike(Frame):
    """Before the blow falls: step 0, victims sacrificed for damage; step 1, a minor dark power discarded."""

    RULE: ClassVar[str] = "FG-ATK-03"

    n: int
    step: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        if self.step == 0:
            return SACRIFICE[: position.ordinary_at(position.heroine) + 1]
        return [SKIP, *SHED[: len(position.minors)]]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        position.end(None, out)
        if self.step == 0:
            strike(position, self.n + action.arg, out)
            for _ in range(action.arg):
                if position.ordinary_at(position.heroine):
                    kill(position, position.heroine, ORDINARY, SACRIFICED, out)
            return
        if action is not SKIP:
            drop_minor(position, action.arg, out)
        wound(position, KILLER, position.ongoing.aim_space, self.n, out)


@dataclass(slots=True)
class Spread(Frame):
    """Damage point by point among enemies within range; what has no target is lost."""

    RULE: ClassVar[str] = "FG-MIN-07"

    n: int
    nearest: int
    farthest: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if self.n and len(self._enemies(position)) > 1 else NOBODY_ASKED

    def _enemies(self, position: FinalGirl) -> list[tuple[int, int]]:
        return in_range(position, self.nearest, self.farthest)

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [HIT[kind][space] for kind, space in self._enemies(position)]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        position.become(Spread(self.n - 1, self.nearest, self.farthest))
        wound(position, action.args[0], action.args[1], 1, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        enemies = self._enemies(position)
        position.end(None, out)
        if enemies and self.n:
            wound(position, enemies[0][0], enemies[0][1], self.n, out)


@dataclass(slots=True)
class StrikeBack(Frame):
    """An item makes a card that succeeded also hurt the attacker."""

    RULE: ClassVar[str] = "FG-ITEM-01"

    n: int

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)
        wound(position, position.ongoing.aim_kind, position.ongoing.aim_space, self.n, out)


def wound(position: FinalGirl, kind: int, space: int, n: int, out: Out) -> None:
    """MIN-07, MIN-08: damage to the killer, or to the minions of a space."""
    if kind == KILLER:
        if position.minions[position.killer]:
            n -= position.mods.shield
        hurt_killer(position, n, out)
    elif position.minion_health == 1:
        destroy_minions(position, space, min(n, position.minions[space]), out)
    else:
        hurt_minions(position, space, n, False, out)


def hurt_minions(position: FinalGirl, space: int, n: int, each: bool, out: Out) -> None:
    """MIN-02, MIN-07: damage to minions that may have more than 1 health: for all of them, or for `each`.

    The most hurt ones come first, so that as many as possible are destroyed; what is left is lost.
    """
    health = position.minion_health
    hurt = sorted([damage for place, damage in position.wounds if place == space], reverse=True)
    hurt += [0] * (position.minions[space] - len(hurt))
    for index, damage in enumerate(hurt):
        taken = min(health - damage, n)
        hurt[index] += taken
        if not each:
            n -= taken
    gone = hurt.count(health)
    others = [wound for wound in position.wounds if wound[0] != space]
    left = [(space, damage) for damage in hurt if 0 < damage < health]
    position.wounds = tuple(sorted([*others, *left]))
    if left:
        tell(out, "minions-hurt", n=len(left), space=space)
    destroy_minions(position, space, gone, out)


def destroy_minions(position: FinalGirl, space: int, n: int, out: Out) -> None:
    """Minions leave the board; some films lose health with them."""
    kind, mods = position.terms.minions, position.mods
    if kind is None or n <= 0:
        return
    position.minions[space] -= n
    _forget_wounds(position, space)
    if kind.exhausted and not mods.understudies:
        position.exhausted += n
    else:
        position.ready += n
    tell(out, "minions-gone", n=n, space=space)
    if mods.rebirth:
        position.call(Rebirth(n))
    hurt_killer(position, n * kind.loss, out)


def harden_minions(position: FinalGirl) -> None:
    """A new turn: minions that ignore the first damage of a turn ignore it again."""
    ignored = position.mods.hardened
    position.wounds = tuple(
        [(space, damage - ignored) for space, damage in position.wounds if damage > ignored]
    )


def _forget_wounds(position: FinalGirl, space: int) -> None:
    """Drop the wounds of minions that have gone: no more are hurt than there are."""
    here = [wound for wound in position.wounds if wound[0] == space]
    for _ in range(len(here) - position.minions[space]):
        wounds = list(position.wounds)
        wounds.remove(here.pop())
        position.wounds = tuple(wounds)


@dataclass(slots=True)
class Rebirth(ChanceFrame):
    """A die for each minion killed: it may come back at the first den."""

    RULE: ClassVar[str] = "FG-DARK-02"
    STREAM: ClassVar[str] = "tables"

    left: int

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return DIE

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if self.left > 1:
            position.become(Rebirth(self.left - 1))
        else:
            position.end(None, out)
        if action.arg <= position.mods.rebirth and position.ready:
            den = position.terms.starts[position.start].killer
            position.ready -= 1
            position.minions[den] += 1
            tell(out, "minions-come", n=1, space=den)


def hurt_there(position: FinalGirl, op: Op, out: Out) -> None:
    """Whoever is in a space loses health; if both die at once, the heroine has won (END-03)."""
    space = where(position, op.at)
    if space < 0:
        return
    if position.heroine == space:
        hurt_heroine(position, op.n, out)
    enemies = op.effect.enemies
    if enemies != "killer":
        hurt_minions(position, space, op.n, True, out)
    if enemies != "minions" and position.killer == space:
        hurt_killer(position, op.n, out)
