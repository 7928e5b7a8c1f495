"""MOVE, FOLLOW: the heroine walks, and victims follow her."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from polnoc.engine.actions import Action
from polnoc.engine.events import Out, tell
from polnoc.engine.frames import Frame
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import NOBODY_ASKED, ONE
from polnoc.games.finalgirl.actions import BRING, GO, MOST_FOLLOWERS, SPACE, STOP, WITH
from polnoc.games.finalgirl.cards import TOKENS, EndPhase
from polnoc.games.finalgirl.rules.ambiguity import Tie, decided, worst_step
from polnoc.games.finalgirl.rules.breath import hurt_heroine
from polnoc.games.finalgirl.rules.deaths import ORDINARY, move_victim
from polnoc.games.finalgirl.rules.endings import may_end
from polnoc.games.finalgirl.rules.hazards import enter
from polnoc.games.finalgirl.rules.rescuing import (
    rescue,
    rescue_options,
    reward_options,
    take_reward,
    why_no_rescue,
)
from polnoc.games.finalgirl.rules.resolve import Resolve
from polnoc.games.finalgirl.rules.tracks import change_time, discard_for_time, discards
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Op

BOAT = TOKENS.index("boat")


def move(position: FinalGirl, op: Op, out: Out) -> None:
    """MOVE-01: up to `n` spaces."""
    n = op.n - (position.mods.slow[op.card] if op.card >= 0 else 0)
    if n > 0 and not position.mods.rooted:
        position.call(Moving(n))


def steps_from(position: FinalGirl, space: int) -> list[int]:
    """MOVE-03: the adjacent spaces; a tunnel joins two more for her."""
    beside = position.terms.places.beside[space]
    joined = position.joined
    if space in joined:
        other = joined[1] if joined[0] == space else joined[0]
        if other not in beside:
            beside = (*beside, other)
    if not position.terms.places.houses:
        return list(beside)
    return [end for end in beside if not is_shut(position, end)]


def is_shut(position: FinalGirl, space: int) -> bool:
    """FILM-HOUSE-01: whether she cannot simply enter a house because of the people in it."""
    return position.terms.places.house[space] and position.victims[space] > 0


@dataclass(slots=True)
class Moving(Frame):
    """MOVE-01, MOVE-02, RESC-02, RESC-09, TIME-07: the heroine has `left` steps left.

    Meanwhile she may rescue, take rewards and discard cards for time.
    """

    RULE: ClassVar[str] = "FG-MOVE-01"

    left: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        if self.left or position.rewards or rescue_options(position):
            return ONE[0]
        return ONE[0] if position.rescues and _phase_ends(position) and discards(position) else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        offered = [STOP]
        if self.left and not position.mods.rooted:
            offered += [GO[space] for space in steps_from(position, position.heroine)]
        if position.rewards:
            offered += reward_options(position)
        return offered + discards(position) + rescue_options(position)

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        verb = action.verb
        if verb == "go":
            position.become(Moving(self.left - 1))
            set_out(position, action.arg, out)
        elif verb == "stop":
            position.end(None, out)
        elif verb == "rescue":
            rescue(position, action.arg, out)
        elif verb == "discard":
            discard_for_time(position, action.arg, out)
        else:
            take_reward(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        if action.verb == "go" and self.left:
            there = action.arg < position.terms.places.size
            if there and is_shut(position, action.arg) and action.arg in _beside(position):
                return Refusal("FG-FILM-HOUSE-01", "refused-house", {"space": action.arg})
            return Refusal("FG-MOVE-03", "refused-not-adjacent", {"space": action.arg})
        if action.verb == "rescue":
            return why_no_rescue(position, action)
        if action.verb == "use":
            return Refusal("FG-ACT-10", "refused-no-items-moving")
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


def _beside(position: FinalGirl) -> tuple[int, ...]:
    return position.terms.places.beside[position.heroine]


def _phase_ends(position: FinalGirl) -> bool:
    """Whether the row that moves her ends the phase: a reward may have given her a card meanwhile."""
    row = position.stack[-2]
    if not isinstance(row, Resolve):
        return False
    return any([op.kind is EndPhase for op in position.terms.programs[row.program][row.at :]])


# Followers ------------------------------------------------------------------------------


def set_out(position: FinalGirl, end: int, out: Out) -> None:
    """FOLLOW-01 to FOLLOW-07: who follows, if anybody can; then the step."""
    if _most(position, end, 0):
        position.call(Follow(end, 0))
    else:
        step(position, end, 0, 0, out)


def _limit(position: FinalGirl) -> int:
    if position.mods.no_followers:
        return 0
    return max(0, min(position.terms.core.followers + position.mods.followers, MOST_FOLLOWERS))


def _most(position: FinalGirl, end: int, brought: int) -> int:
    """How many more could follow, of any kind."""
    room = _limit(position) - brought.bit_count()
    return min(room, _ordinary(position, end) + len(_specials(position, end, brought)))


def _ordinary(position: FinalGirl, end: int) -> int:
    """FOLLOW-03: none into the killer's space."""
    if end == position.killer and not position.mods.follow_anywhere:
        return 0
    return position.ordinary_at(position.heroine)


def _specials(position: FinalGirl, end: int, brought: int) -> list[int]:
    into_killer = end == position.killer and not position.mods.follow_anywhere
    found = []
    for kind in position.special_at(position.heroine):
        event = position.terms.special[kind]
        fearless = event is not None and event.fearless
        if not brought >> kind & 1 and (fearless or not into_killer):
            found.append(kind)
    return found


@dataclass(slots=True)
class Follow(Frame):
    """FOLLOW-05: how many follow; special victims (`brought`, as bits) by name."""

    RULE: ClassVar[str] = "FG-FOLLOW-05"

    end: int
    brought: int

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if _most(position, self.end, self.brought) else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        room = _limit(position) - self.brought.bit_count()
        most = min(room, _ordinary(position, self.end))
        specials = _specials(position, self.end, self.brought)
        return [*WITH[: most + 1], *[BRING[kind] for kind in specials]] if specials else WITH[: most + 1]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        if action.verb == "bring":
            position.become(Follow(self.end, self.brought | 1 << action.arg))
            return
        position.end(None, out)
        step(position, self.end, action.arg, self.brought, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        position.end(None, out)
        step(position, self.end, 0, self.brought, out)

    def why_not(self, position: FinalGirl, seat: int, action: Action) -> Refusal:
        if action.verb == "with":
            if self.end == position.killer:
                return Refusal("FG-FOLLOW-03", "refused-not-to-killer")
            return Refusal("FG-FOLLOW-01", "refused-followers", {"most": _limit(position)})
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})


def step(position: FinalGirl, end: int, n: int, brought: int, out: Out) -> None:
    """The heroine goes to a space, with `n` ordinary victims and those brought."""
    start = position.heroine
    position.heroine = end
    tell(out, "goes", start=start, end=end, n=n, kinds=brought)
    toll = position.mods.toll
    if toll[start] + toll[end]:
        change_time(position, -toll[start] - toll[end], out)
    for kind in (1, 2, 3):
        if brought >> kind & 1:
            move_victim(position, kind, start, end, out)
    for _ in range(n):
        move_victim(position, ORDINARY, start, end, out)
    enter(position, end, out)
    may_end(position)
    costs = position.mods.swarm_costs
    if costs and position.minions[end] >= (position.terms.most_minions or 1):
        hurt_heroine(position, costs, out)


# Other ways to get about ----------------------------------------------------------------


def travel(position: FinalGirl, op: Op, out: Out) -> None:
    """From one of some spaces to another, or by boat along the water."""
    if position.mods.rooted:
        return
    places = position.terms.places
    ends = places.water if op.effect.by_boat else tuple([places.number[id] for id in op.effect.among])
    position.call(Travel(tuple([end for end in ends if end != position.heroine]), op.effect.by_boat))


@dataclass(slots=True)
class Travel(Frame):
    """Where she travels; the boat goes with her, and victims may come."""

    RULE: ClassVar[str] = "FG-ITEM-05"

    ends: tuple[int, ...]
    by_boat: bool

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0] if len(self.ends) > 1 else NOBODY_ASKED

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [SPACE[end] for end in self.ends]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        self._go(position, action.arg, out)

    def run(self, position: FinalGirl, out: Out) -> None:
        if self.ends:
            self._go(position, self.ends[0], out)
        else:
            position.end(None, out)

    def _go(self, position: FinalGirl, end: int, out: Out) -> None:
        position.end(None, out)
        if position.terms.rules > 1:  # RESC-01: even if the trip took her last time
            position.call(Moving(0))
        if not self.by_boat:
            step(position, end, 0, 0, out)
            return
        tokens = list(position.tokens)
        tokens[BOAT] = end
        position.tokens = tuple(tokens)
        set_out(position, end, out)


def enter_house(position: FinalGirl, op: Op, out: Out) -> None:
    """FILM-HOUSE-02: into an adjacent house, whoever is in it."""
    position.call(Travel(position.terms.places.next_houses[position.heroine], False))


def jump_to_enemy(position: FinalGirl, op: Op, out: Out) -> None:
    """To the space of an enemy that is near."""
    if position.mods.rooted:
        return
    far = position.terms.places.far[position.heroine]
    near = [space for space in position.enemies() if 0 < far[space] <= op.effect.within]
    position.call(Travel(tuple(near), False))


def drag(position: FinalGirl, op: Op, out: Out) -> None:
    """She is moved towards the killer."""
    start = end = position.heroine
    if position.killer < 0 or position.mods.rooted:
        return
    if position.terms.rules > 1:
        position.call(Dragged(start, op.n))
        return
    for _ in range(op.n):
        ways = position.terms.places.ways[end][position.killer]
        end = ways[0] if ways else end
    if end != start:
        position.heroine = end
        tell(out, "dragged", start=start, end=end)


@dataclass(slots=True)
class Dragged(Frame):
    """She is moved `left` more spaces towards the killer; at `start` is where she was."""

    RULE: ClassVar[str] = "FG-AMB-05"

    start: int
    left: int

    def run(self, position: FinalGirl, out: Out) -> None:
        here = position.heroine
        ways = position.terms.places.ways[here][position.killer]
        if self.left and len(ways) > 1 and not decided(position):
            position.call(Tie(ways))
        elif self.left and ways:
            self._step(position, worst_step(position, ways))
        else:
            position.end(None, out)
            if here != self.start:
                tell(out, "dragged", start=self.start, end=here)
                enter(position, here, out)

    def resume(self, position: FinalGirl, result: object, out: Out) -> None:
        if isinstance(result, int):
            self._step(position, result)

    def _step(self, position: FinalGirl, end: int) -> None:
        position.heroine = end
        position.become(Dragged(self.start, self.left - 1))


def call_victims(position: FinalGirl, op: Op, out: Out) -> None:
    """LINK-03: victims come from the spaces from which this one is adjacent."""
    here = position.heroine
    count = 0
    for space in position.terms.places.into[here]:
        for kind in position.special_at(space):
            move_victim(position, kind, space, here, out)
            count += 1
        while position.victims[space]:
            move_victim(position, ORDINARY, space, here, out)
            count += 1
    tell(out, "victims-called", n=count, space=here)


def join_spaces(position: FinalGirl, op: Op, out: Out) -> None:
    """The player chooses the two ends of a tunnel."""
    number = position.terms.places.number
    position.call(JoinSpaces(tuple([number[id] for id in op.effect.among]), ()))


@dataclass(slots=True)
class JoinSpaces(Frame):
    """Two of these spaces are adjacent from now on, for the heroine."""

    RULE: ClassVar[str] = "FG-EVT-03"

    among: tuple[int, ...]
    chosen: tuple[int, ...]

    def asked(self, position: FinalGirl) -> tuple[int, ...]:
        return ONE[0]

    def options(self, position: FinalGirl, seat: int) -> Sequence[Action]:
        return [SPACE[space] for space in self.among if space not in self.chosen]

    def answer(self, position: FinalGirl, seat: int, action: Action, out: Out) -> None:
        chosen = (*self.chosen, action.arg)
        if len(chosen) == 1:
            position.become(JoinSpaces(self.among, chosen))
            return
        position.joined = tuple(sorted(chosen))
        tell(out, "joined", one=position.joined[0], other=position.joined[1])
        position.end(None, out)
