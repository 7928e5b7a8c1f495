"""How effects are carried out, in every game that has cards with effects.

The rules of a game have a function for each kind of effect, in one table (`polnoc.engine.cards.complete`). A
sequence of effects (a row of a card, a branch of a choice, a reward) is a *program*, which has a number;
`Program` is the rule that carries one out, effect by effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from polnoc.engine.cards import Effect
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame

#: In place of the number of a program: there is none.
NOTHING: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """An effect ready to run: its figure, its branches as numbers of programs."""

    __slots__ = ("branches", "effect", "kind", "n")

    def __init__(self, effect: Effect, n: int, branches: tuple[int, ...]) -> None:
        self.effect: Any = effect
        self.kind = type(effect)
        self.n = n
        self.branches = branches


@mypyc_attr(allow_interpreted_subclasses=True)
class Program(Frame):
    """Effects one after the other, from number `at` on; what an effect calls comes before the rest of them.

    A game's own dataclass has the field `at` and says which effects there are (`ops`), what does one (`do`),
    and what it is with another effect next (`further`). An effect that calls nothing can return at once
    whether it did anything; the program gets that in `resume`, like the result of what an effect calls.
    """

    __slots__ = ()

    #: Whether the rule ends before its last effect is done, so that nothing waits for what that effect calls.
    OVER_BEFORE_LAST: ClassVar[bool] = False

    def ops(self, position: Any) -> Sequence[Any]:
        """All effects of the program."""
        raise NotImplementedError

    def further(self, at: int) -> Program:
        """The same rule, with effect number `at` next."""
        raise NotImplementedError

    def do(self, position: Any, op: Any, out: Out) -> object:
        """Do an effect, or call the rule that asks for what it needs."""
        raise NotImplementedError

    def result(self) -> object:
        """What the program ends with."""
        return None

    def run(self, position: Any, out: Out) -> None:
        program: Any = self  # its `at` is a field of the game's own class
        ops = program.ops(position)
        at, last = program.at, len(ops)
        if program.OVER_BEFORE_LAST:
            last -= 1
        stack = position.stack
        depth = len(stack)
        while at < last:
            done = program.do(position, ops[at], out)
            at += 1
            if len(stack) != depth or stack[-1] is not program:
                if len(stack) > depth and stack[depth - 1] is program:
                    stack[depth - 1] = program.further(at)
                return
            if done:
                program.resume(position, done, out)
                program = stack[-1]
        if at == len(ops):
            position.end(program.result(), out)
        else:
            position.end(None, out)
            program.do(position, ops[at], out)
