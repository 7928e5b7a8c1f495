"""KPH-05, TGT, KMOV, KATK, MIN: a killer action: targets, paths and attacks of the killer and of minions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.games.finalgirl.actions import KILLER, MINIONS
from polnoc.games.finalgirl.cards import TOKENS
from polnoc.games.finalgirl.rules.ambiguity import (
    Tie,
    TieVictim,
    best_space,
    decided,
    first_victim,
    in_order,
    is_tie,
)
from polnoc.games.finalgirl.rules.breath import cut_phase, hurt_killer
from polnoc.games.finalgirl.rules.deaths import BY_KILLER, BY_MINIONS, kill
from polnoc.games.finalgirl.rules.endings import may_end
from polnoc.games.finalgirl.rules.fighting import destroy_minions
from polnoc.games.finalgirl.rules.reacting import attack_heroine
from polnoc.games.finalgirl.state import KILLER_PHASE, NOWHERE, FinalGirl
from polnoc.games.finalgirl.terms import HEROINE, NEAREST, NO_LEASH, KillerAct, Op

TRAP: Final = TOKENS.index("trap")
LURE: Final = TOKENS.index("lure")
NO_SPECIALS: Final = (NOWHERE,) * 4
#: A target that has not been looked for yet.
UNSET: Final = -2


def act(position: FinalGirl, op: Op, out: Out) -> None:
    """KPH-05, MIN-12: minions first, then the killer."""
    position.killed_now = 0
    action = position.terms.acts[op.n]
    if action.by_killer and position.killer >= 0:
        position.call(Hunt(op.n, KILLER, position.killer, UNSET, 0, 0, False))
    if action.by_minions and position.terms.minions is not None and any(position.minions):
        waiting: list[int] = []
        for space, count in enumerate(position.minions):
            if count:
                waiting += [space] * count
        position.call(MinionsAct(op.n, tuple(waiting)))


# Values ---------------------------------------------------------------------------------


def attack_value(position: FinalGirl, kind: int, space: int) -> int:
    """KATK-02, MIN-02: the damage of one attack now."""
    if kind == KILLER:
        return position.terms.attack[position.row] + position.mods.attack_killer
    minions = position.terms.minions
    assert minions is not None
    value = position.minions[space] if minions.together else minions.attack
    return value + position.mods.attack_minions


def move_value(position: FinalGirl, kind: int) -> int:
    """KMOV-02, MIN-02: the spaces for one move symbol now."""
    value = position.terms.move[position.row]
    if kind == KILLER:
        return max(0, value + position.mods.move_killer)
    minions = position.terms.minions
    assert minions is not None
    return max(0, (minions.move or value) + position.mods.move_minions)


# Targets --------------------------------------------------------------------------------


def targets(position: FinalGirl, target: int, start: int, kind: int) -> tuple[int, ...]:
    """TGT-01 to TGT-04: the best targets, seen from `start`: spaces that are all equally good."""
    lure = position.tokens[LURE]
    if lure >= 0 and (kind == KILLER or not position.terms.pawn):
        return (lure,)
    if target == HEROINE:
        return (position.heroine,)
    if position.specials != NO_SPECIALS:
        marked = _marked(position)
        if marked >= 0:
            return (marked,)
    counts_her = target == NEAREST and not harmless(position, kind)
    victims, heroine = position.victims, position.heroine if counts_her else NOWHERE
    if position.terms.sheltered:
        victims = [position.prey_at(space) for space in position.terms.places.all]
    for ring in position.terms.places.rings[start]:
        most = NOWHERE
        found: list[int] = []
        for space in ring:
            count = victims[space]
            if count > most and (count or space == heroine):
                most, found = count, [space]
            elif count == most and (count or space == heroine):
                found.append(space)
        if found:
            return tuple(found)
    return ()


def _marked(position: FinalGirl) -> int:
    """The space of a special victim that must be chosen, or -1."""
    for kind in (1, 2, 3):
        if position.specials[kind] >= 0:
            event = position.terms.special[kind]
            if event is not None and event.marked:
                return position.specials[kind]
    return NOWHERE


# One enemy ------------------------------------------------------------------------------


@dataclass(slots=True)
class Hunt(Frame):
    """KPH-05: one enemy's action: a target, then step `at` after step; `left` spaces of a move still to go.

    `hit`: the heroine was attacked.
    """

    RULE: ClassVar[str] = "FG-KPH-05"

    act: int
    kind: int
    space: int
    target: int
    at: int
    left: int
    hit: bool

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)
        self.go(position, out)

    def go(self, position: FinalGirl, out: Out) -> None:
        """Carry on. This frame is not on the stack: if something interrupts, a later one is put there.

        A minion that was destroyed meanwhile does not act any more.
        """
        action = position.terms.acts[self.act]
        steps, space, target, at, left = action.steps, self.space, self.target, self.at, self.left
        if target == UNSET:
            target = self._aim(position, action, out)
            if target == UNSET:
                return
        while left or (at < len(steps) and (self.kind == KILLER or position.minions[space])):
            if not left and steps[at]:
                at += 1
                alone = self.kind == KILLER or not position.terms.together
                if alone and anybody(position, space, self.kind):
                    self._attack(position, action, space, target, at, out)
                    return
                continue
            if not left:  # KMOV-04: the distances of move symbols in a row add up
                while at < len(steps) and not steps[at]:
                    at, left = at + 1, left + 1
                left = 0 if target in (NOWHERE, space) else left * move_value(position, self.kind)
                if not left:
                    continue
                tell(out, "hunts", kind=self.kind, space=space, target=target)
            space = self._walk(position, action, space, target, at, left, out)
            if space == NOWHERE:
                return
            left = 0
        if self.hit and self.kind == KILLER and position.mods.fixation:
            self._strike_again(position, space, out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        """A tie was decided: which target, or which way."""
        if not isinstance(result, int):
            return
        if self.target == UNSET:
            position.become(Hunt(self.act, self.kind, self.space, result, self.at, 0, self.hit))
            return
        if self.space == NOWHERE:  # a minion has come back to the killer
            position.become(Hunt(self.act, self.kind, result, self.target, self.at, 0, self.hit))
            return
        position.end(None, out)
        if self._step(position, self.space, result, out):
            return
        left = self.left - 1
        space = result if left else self._arrive(position, result, self.target, self.at, out)
        if space != NOWHERE:
            position.call(Hunt(self.act, self.kind, space, self.target, self.at, left, self.hit))

    def _aim(self, position: FinalGirl, action: KillerAct, out: Out) -> int:
        """TGT-05, TGT-07: a tie is decided by the principle of ambiguity; until then there is no target."""
        self._reach_lure(position, self.space, out)
        found = targets(position, action.target, self.space, self.kind)
        if not found:
            return NOWHERE
        if len(found) == 1:
            return found[0]
        if decided(position):
            return best_space(position, found, action.attacks)
        position.sequence(Tie(found), self)
        return UNSET

    def _walk(
        self, position: FinalGirl, action: KillerAct, space: int, target: int, at: int, left: int, out: Out
    ) -> int:
        """KMOV-03, KMOV-05, KMOV-08: walk along a shortest path until the target is reached.

        Return where it ends, or `NOWHERE` if a tie, a trap or the way back to the killer interrupts it.
        """
        places = position.terms.places
        while left and space != target:
            ways = places.ways[space][target]
            if len(ways) == 1:
                step = ways[0]
            elif decided(position):
                end = best_space(position, places.ends(space, target, left), action.attacks)
                step = next(way for way in ways if places.far[way][end] < places.far[space][end])
            else:
                rest = Hunt(self.act, self.kind, space, target, at, left, self.hit)
                position.sequence(Tie(ways), rest)
                return NOWHERE
            if self._step(position, space, step, out):
                return NOWHERE
            space, left = step, left - 1
        return self._arrive(position, space, target, at, out)

    def _step(self, position: FinalGirl, space: int, end: int, out: Out) -> bool:
        """Take one step; return whether it led into a trap."""
        if self.kind == KILLER:
            position.killer = end
        else:
            position.move_minion(space, end)
        tell(out, "enemy-steps", kind=self.kind, start=space, end=end)
        if position.tokens[TRAP] != end or (self.kind == MINIONS and position.terms.pawn):
            return False
        self._trapped(position, end, out)
        return True

    def _arrive(self, position: FinalGirl, space: int, target: int, at: int, out: Out) -> int:
        """A lure is used up; a minion on a leash comes back. Return its space, or `NOWHERE` on its way."""
        if self.kind == MINIONS and position.terms.leash != NO_LEASH:
            if position.terms.rules > 1 and too_far(position, space):
                rest = Hunt(self.act, self.kind, NOWHERE, target, at, 0, self.hit)
                position.sequence(ComeBack(space), rest)
                return NOWHERE
            space = _leashed(position, space, out)
        self._reach_lure(position, space, out)
        return space

    def _reach_lure(self, position: FinalGirl, space: int, out: Out) -> None:
        if position.tokens[LURE] == space and (self.kind == KILLER or not position.terms.pawn):
            drop_token(position, LURE)
            tell(out, "lure-gone", space=space)

    def _trapped(self, position: FinalGirl, space: int, out: Out) -> None:
        """The trap snaps: the killer is hurt and its phase ends; without a killer one minion dies."""
        drop_token(position, TRAP)
        tell(out, "trapped", kind=self.kind, space=space)
        if self.kind == MINIONS:
            destroy_minions(position, space, 1, out)
            return
        if position.phase == KILLER_PHASE:
            cut_phase(position, out)
        hurt_killer(position, position.terms.trap_damage, out)

    def _attack(
        self, position: FinalGirl, action: KillerAct, space: int, target: int, at: int, out: Out
    ) -> None:
        """KATK-01: one attack in its own space; then it goes on with step `at`."""
        hit = self.hit or hits_heroine(position, action.target, self.kind, space)
        position.call(Hunt(self.act, self.kind, space, target, at, 0, hit))
        attack(position, action.target, self.kind, space, out)

    def _strike_again(self, position: FinalGirl, space: int, out: Out) -> None:
        """A killer who has attacked the heroine attacks her once more if both are still there."""
        if position.heroine == space == position.killer and not position.mods.harmless_killer:
            strike_heroine(position, KILLER, space, out)


def harmless(position: FinalGirl, kind: int) -> bool:
    """FILM-STATE-03: whether such enemies cannot attack the heroine."""
    return position.mods.harmless_killer if kind == KILLER else position.mods.harmless_minions


def anybody(position: FinalGirl, space: int, kind: int) -> bool:
    """Whether there is anybody in a space whom such an enemy can attack."""
    if position.prey_at(space) > 0:
        return True
    return position.heroine == space and not harmless(position, kind)


def hits_heroine(position: FinalGirl, target: int, kind: int, space: int) -> bool:
    """KATK-03: victims come first, unless she is the named target or everybody is hit."""
    if position.heroine != space or harmless(position, kind):
        return False
    if target == HEROINE or not position.prey_at(space):
        return True
    return kind == KILLER and position.mods.sweep


def attack(position: FinalGirl, target: int, kind: int, space: int, out: Out) -> None:
    """KATK-01, KATK-03, KATK-07, KATK-09: one attack on somebody in this space, if anybody is there."""
    on_her = hits_heroine(position, target, kind, space)
    if on_her and position.terms.rules > 1:
        position.call(StrikeHeroine(kind, space))  # after the deaths, with the value of that moment
    elif on_her:
        strike_heroine(position, kind, space, out)
    mods = position.mods
    if kind == KILLER and mods.sweep:
        deaths = position.prey_at(space)
    elif on_her:
        deaths = 0
    else:
        deaths = position.minions[space] if kind == MINIONS and mods.pack_kills else 1
    by = BY_KILLER if kind == KILLER else BY_MINIONS
    if deaths and deaths < position.prey_at(space) and is_tie(position, space):
        position.hunted = False
        position.sequence(*[Slay(space, by)] * deaths)
        return
    for _ in range(deaths):
        if position.prey_at(space):
            position.hunted = on_her
            kill(position, space, first_victim(position, space), by, out)


@dataclass(slots=True)
class Slay(Frame):
    """AMB-03, AMB-05: which of several victims in a space dies."""

    RULE: ClassVar[str] = "FG-AMB-05"

    space: int
    by: int

    def run(self, position: FinalGirl, out: Out) -> None:
        if is_tie(position, self.space):
            position.call(TieVictim(self.space))
        else:
            self._kill(position, first_victim(position, self.space), out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            self._kill(position, result, out)

    def _kill(self, position: FinalGirl, kind: int, out: Out) -> None:
        position.end(None, out)
        if position.prey_at(self.space):
            kill(position, self.space, kind, self.by, out)


def strike_heroine(position: FinalGirl, kind: int, space: int, out: Out) -> None:
    """KATK-10: an attack on the heroine hits unless she reacts."""
    position.hunted = True
    attack_heroine(position, kind, space, attack_value(position, kind, space), out)


@dataclass(slots=True)
class StrikeHeroine(Frame):
    """KATK-10, KATK-12, BLOOD-06: the blow at the heroine, after the deaths of the same attack."""

    RULE: ClassVar[str] = "FG-KATK-10"

    kind: int
    space: int

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)
        if position.heroine == self.space:
            strike_heroine(position, self.kind, self.space, out)


def drop_token(position: FinalGirl, token: int) -> None:
    """A token leaves the board."""
    tokens = list(position.tokens)
    tokens[token] = NOWHERE
    position.tokens = tuple(tokens)


def _leashed(position: FinalGirl, space: int, out: Out) -> int:
    """A minion steps back until it is near enough to the killer; return its space."""
    leash, killer = position.terms.leash, position.killer
    if position.mods.no_leash or killer < 0:
        return space
    places, start = position.terms.places, space
    while places.far[space][killer] > leash:
        space = places.ways[space][killer][0]
    if space != start and position.minions[start]:
        position.minions[start] -= 1
        position.minions[space] += 1
        tell(out, "enemy-steps", kind=MINIONS, start=start, end=space)
    return space


def too_far(position: FinalGirl, space: int) -> bool:
    """Whether a minion there would have to come back to the killer."""
    if position.mods.no_leash or position.killer < 0:
        return False
    return position.terms.places.far[space][position.killer] > position.terms.leash


@dataclass(slots=True)
class ComeBack(Frame):
    """A minion steps back until it is near enough to the killer; ends with its space."""

    RULE: ClassVar[str] = "FG-AMB-05"

    space: int

    def run(self, position: FinalGirl, out: Out) -> None:
        ways = position.terms.places.ways[self.space][position.killer]
        if not too_far(position, self.space):
            position.end(self.space, out)
        elif len(ways) > 1 and not decided(position):
            position.call(Tie(ways))
        else:
            self._step(position, best_space(position, ways, 0), out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            self._step(position, result, out)

    def _step(self, position: FinalGirl, end: int, out: Out) -> None:
        position.move_minion(self.space, end)
        tell(out, "enemy-steps", kind=MINIONS, start=self.space, end=end)
        position.become(ComeBack(end))


# Minions --------------------------------------------------------------------------------


@dataclass(slots=True)
class MinionsAct(Frame):
    """MIN-15, MIN-16: one by one, the one closest to its target first; `waiting` are their spaces."""

    RULE: ClassVar[str] = "FG-MIN-15"

    act: int
    waiting: tuple[int, ...]

    def run(self, position: FinalGirl, out: Out) -> None:
        action, stack = position.terms.acts[self.act], position.stack
        order, tokens = _closest_first(position, action, self._left(position)), position.tokens
        waiting = sorted([space for _, space, _ in order])
        alone = not position.terms.together or not decided(position) or tokens[TRAP] >= 0
        tied = _tied(position, order)
        if tied:
            position.become(MinionsAct(self.act, tuple(waiting)))
            position.call(Tie(tied))
            return
        for _, space, target in order:
            waiting.remove(space)
            if alone:  # something may interrupt
                position.become(MinionsAct(self.act, tuple(waiting)))
            top = stack[-1]
            Hunt(self.act, MINIONS, space, target, 0, 0, False).go(position, out)
            if not stack or stack[-1] is not top:
                return
            if position.tokens is not tokens:  # a lure is gone: they look for other targets
                position.become(MinionsAct(self.act, tuple(waiting)))
                return
        spaces = tuple([space for space, count in enumerate(position.minions) if count])
        position.end(None, out)
        if action.attacks and position.terms.together:
            position.call(PackAttacks(self.act, spaces, UNSET if position.terms.rules > 1 else 0))

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        """A tie was decided: which of them acts now."""
        if isinstance(result, int):
            waiting = list(self.waiting)
            waiting.remove(result)
            position.become(MinionsAct(self.act, tuple(waiting)))
            Hunt(self.act, MINIONS, result, UNSET, 0, 0, False).go(position, out)

    def _left(self, position: FinalGirl) -> list[int]:
        """Those of the waiting ones that are still there."""
        left: list[int] = []
        for space in self.waiting:
            if left.count(space) < position.minions[space]:
                left.append(space)
        return left


def _tied(position: FinalGirl, order: list[tuple[int, int, int]]) -> tuple[int, ...]:
    """The spaces of the minions that could be next, if the player or chance must choose one.

    Where they attack together, after all have moved, their order matters only if a trap lies there.
    """
    if position.terms.rules < 2 or decided(position) or not order:
        return ()
    if position.terms.together and position.tokens[TRAP] < 0:
        return ()
    found = sorted({space for distance, space, _ in order if distance == order[0][0]})
    return tuple(found) if len(found) > 1 else ()


def _closest_first(position: FinalGirl, action: KillerAct, waiting: list[int]) -> list[tuple[int, int, int]]:
    """MIN-15: the minions that have something to do on their own, in the order in which they act.

    Each as its distance from its target, its space, and its target if it is clear already. Where their
    target is, those that attack together have nothing to do, unless it is a lure.
    """
    together, lure = position.terms.together, position.tokens[LURE]
    far = position.terms.places.far
    found: list[tuple[int, int, int]] = []
    for space in set(waiting):
        aims = targets(position, action.target, space, MINIONS)
        distance = far[space][aims[0]] if aims else 0
        if distance or not together or space == lure:
            clear = len(aims) == 1 and space != lure
            found += [(distance, space, aims[0] if clear else UNSET)] * waiting.count(space)
    found.sort()
    if position.terms.rules > 1:
        ranks = {space: rank for rank, space in enumerate(in_order(position, set(waiting), action.attacks))}
        found.sort(key=lambda each: (each[0], ranks[each[1]]))
    return found


@dataclass(slots=True)
class PackAttacks(Frame):
    """Minions that attack together: in every space one attack for each symbol; `done` of them in the first.

    `done` is UNSET until it is clear which space is the first.
    """

    RULE: ClassVar[str] = "FG-MIN-09"

    act: int
    spaces: tuple[int, ...]
    done: int

    def run(self, position: FinalGirl, out: Out) -> None:
        if position.terms.rules > 1:
            self._go_on(position, out)
            return
        action, spaces, done = position.terms.acts[self.act], self.spaces, self.done
        while spaces and (done == action.attacks or not self._bite(position, spaces[0])):
            spaces, done = spaces[1:], 0
        if not spaces:
            position.end(None, out)
            return
        position.become(PackAttacks(self.act, spaces, done + 1))
        attack(position, action.target, MINIONS, spaces[0], out)

    def _go_on(self, position: FinalGirl, out: Out) -> None:
        """MIN-15: the principle of ambiguity says where they attack next."""
        action, spaces, done = position.terms.acts[self.act], self.spaces, self.done
        if 0 <= done < action.attacks and self._bite(position, spaces[0]):
            position.become(PackAttacks(self.act, spaces, done + 1))
            attack(position, action.target, MINIONS, spaces[0], out)
            return
        rest = [space for space in (spaces[1:] if done >= 0 else spaces) if self._bite(position, space)]
        if not rest:
            position.end(None, out)
        elif len(rest) > 1 and not decided(position):
            position.become(PackAttacks(self.act, tuple(rest), UNSET))
            position.call(Tie(tuple(rest)))
        else:
            self._begin(position, rest, best_space(position, rest, action.attacks))

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            self._begin(position, self.spaces, result)

    def _begin(self, position: FinalGirl, spaces: Sequence[int], first: int) -> None:
        others = [space for space in spaces if space != first]
        position.become(PackAttacks(self.act, (first, *others), 0))

    def _bite(self, position: FinalGirl, space: int) -> bool:
        """Whether there are minions in a space, and anybody for them to attack."""
        return position.minions[space] > 0 and anybody(position, space, MINIONS)


def victims_strike(position: FinalGirl, op: Op, out: Out) -> None:
    """Victims in her space attack the heroine as one, as if they were minions."""
    space = position.heroine
    blow = min(op.n * position.victims[space], op.effect.most)
    if blow:
        position.hunted = True
        attack_heroine(position, MINIONS, space, blow, out)


# Coming and going -----------------------------------------------------------------------


def dens(position: FinalGirl, at: str) -> list[int]:
    """The spaces where minions appear."""
    if at == "killer":
        return [position.killer]
    start = position.terms.starts[position.start]
    first, second = start.killer, start.den
    if at in ("den-a", "den-b"):
        return [first if at == "den-a" else second]
    if at == "each-den":
        return [first, second]
    far = position.terms.places.far[position.heroine]
    nearer, farther = (first, second) if far[first] <= far[second] else (second, first)
    return [farther if at == "far-den" else nearer]


def spawn(position: FinalGirl, op: Op, out: Out) -> None:
    """MIN-04, MIN-05: as many as are ready."""
    for space in dens(position, op.effect.at):
        place_minions(position, space, op.effect.n or position.ready, out)
    may_end(position)


def place_minions(position: FinalGirl, space: int, n: int, out: Out) -> None:
    """MIN-05: no more appear than there are tokens."""
    n = min(n, position.ready)
    if n <= 0 or space < 0:
        return
    position.ready -= n
    position.minions[space] += n
    tell(out, "minions-come", n=n, space=space)


def ready_minions(position: FinalGirl, op: Op, out: Out) -> None:
    """Exhausted ones are ready again."""
    if position.exhausted:
        tell(out, "minions-ready", n=position.exhausted)
        position.ready += position.exhausted
        position.exhausted = 0


def gather_minions(position: FinalGirl, op: Op, out: Out) -> None:
    """All of them come to the killer's space."""
    n = sum(position.minions)
    if n and position.killer >= 0:
        position.minions = [0] * len(position.minions)
        position.minions[position.killer] = n
        position.wounds = tuple(sorted([(position.killer, damage) for _, damage in position.wounds]))
        tell(out, "minions-gather", n=n, space=position.killer)


def place_killer(position: FinalGirl, op: Op, out: Out) -> None:
    """The killer appears elsewhere; with nobody to appear to, it stays."""
    if position.killer < 0 and not position.terms.still:
        return
    far = position.terms.places.far
    if op.effect.at == "heroine":
        position.call(Appear((position.heroine,)))
        return
    if op.effect.at == "farthest-victim":
        start = position.killer if position.killer >= 0 else position.terms.starts[position.start].killer
        spaces = [space for space, count in enumerate(position.victims) if count]
        distance = [far[start][space] for space in spaces]
        wanted = max(distance, default=0)
    else:
        spaces = [space for space, count in enumerate(position.minions) if count]
        distance = [far[position.heroine][space] for space in spaces]
        wanted = min(distance, default=0)
    found = [space for space, steps in zip(spaces, distance, strict=True) if steps == wanted]
    position.call(Appear(tuple(found)))


@dataclass(slots=True)
class Appear(Frame):
    """The killer appears in one of these spaces; SWARM-07: without one, as many minions as a space holds."""

    RULE: ClassVar[str] = "FG-TERR-01"

    spaces: tuple[int, ...]

    def run(self, position: FinalGirl, out: Out) -> None:
        if len(self.spaces) > 1 and not decided(position):
            position.call(Tie(self.spaces))
        elif self.spaces:
            self._place(position, best_space(position, self.spaces, 1), out)
        else:
            position.end(None, out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            self._place(position, result, out)

    def _place(self, position: FinalGirl, space: int, out: Out) -> None:
        if position.terms.pawn:
            position.killer = space
            tell(out, "appears", space=space)
        else:
            place_minions(position, space, position.terms.most_minions - position.minions[space], out)
        position.end(None, out)
        may_end(position)
