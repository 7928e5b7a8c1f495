"""Several answers at once: a way to a district, what to pay, what lies here, a bid, a whole meal.

Everything is worked out from the view of the seat, on a position that fits it: hidden things are dealt there
at random and never looked at.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from polnoc.contract import Proposal, Proposer
from polnoc.drawing.sheets import Offer
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.play import answer, options
from polnoc.engine.views import View
from polnoc.engine.wording import Say
from polnoc.games.straszydla.actions import (
    CLEAR,
    COLLECT,
    COLOUR,
    DONE,
    FRIGHTEN,
    JUMP,
    KEEP,
    READY,
    SKIP,
    SUMMON,
)
from polnoc.games.straszydla.bots.bot import RegularDecision
from polnoc.games.straszydla.bots.reachability import completions, journeys
from polnoc.games.straszydla.cards import ALL_ELEMENTS
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.rules.acting import Act, Frighten, aim, here
from polnoc.games.straszydla.rules.duels import AfterRoll, AfterWinning, BeforeRoll, Bids, ChangeDice
from polnoc.games.straszydla.rules.feeding import Feed
from polnoc.games.straszydla.rules.imps import usable
from polnoc.games.straszydla.rules.planning import (
    JUMPED,
    AfterMoving,
    BeforePlanning,
    Plan,
    Plans,
    new_plan,
    plan_options,
    planned,
)
from polnoc.games.straszydla.rules.trading import Pay, Trade
from polnoc.games.straszydla.state import Straszydla
from polnoc.games.straszydla.terms import BEFORE_ROLL
from polnoc.games.straszydla.words.wording import Wording

#: How many other ways to the same district are offered.
OTHER_WAYS: Final = 2
#: How many bids are offered together with leaving the dice as they are, from 0 up.
BIDS: Final = 4

Answers = tuple[Action, ...]


class Proposals(Proposer["StraszydlaGame"]):
    """The proposals of Straszydła, which save presses."""

    def propose(
        self, game: StraszydlaGame, view: View, options: Sequence[Action], say: Say
    ) -> list[Proposal]:
        return list(_Question(game, view, say).proposals())

    def is_open(self, game: StraszydlaGame, view: View) -> bool:
        """Plans and bids are hidden, but not what may be planned or bid."""
        return True


class _Followed(NamedTuple):
    """Consecutive answers, the position they lead to, and their events."""

    given: list[Action]
    position: Straszydla
    told: list[Event]

    @property
    def answers(self) -> Answers:
        return tuple(self.given)

    def paid(self) -> list[int]:
        """By kind: what was paid for a spook; empty if none was bought."""
        bought = self.events("buys")
        paid = bought[0].args["paid"] if bought else []
        assert isinstance(paid, list)
        return paid

    def events(self, key: str) -> list[Event]:
        """The events of one kind."""
        return [event for event in self.told if event.key == key]


class _Question:
    """What a seat is asked, on a position that fits its view."""

    def __init__(self, game: StraszydlaGame, view: View, say: Say) -> None:
        self.game = game
        self.view = view
        self.say = say
        self.me: int = view["seat"]
        self.position: Straszydla = game.redeal(view, random.Random(0))
        self.words = Wording(game, say, (), self.me)

    def proposals(self) -> Iterator[Proposal]:
        """What the rule that asks allows to be answered with one press."""
        make = _MAKERS.get(type(self.position.stack[-1]))
        if make:
            yield from make(self)

    # Ways -----------------------------------------------------------------------------

    def ways(self) -> Iterator[Proposal]:
        """Another way to where the plan leads, then every district that can be reached."""
        frame = self.position.stack[-1]
        assert isinstance(frame, Plans)
        plan = frame.plans[self.me]
        left, imps, way = plan
        begun = len(way) > 1 or bool(imps)
        if begun and left == 0:
            yield from self._other_ways(plan)
        found = completions(self.position, self.me, plan) if begun and left else self._from_the_pawn(begun)
        for cell in self.position.map.cells:
            if cell in found and not (left == 0 and cell == way[-1] % JUMPED):
                yield self._way_to(cell, found[cell], plan)

    def _from_the_pawn(self, begun: bool) -> dict[int, Answers]:
        """By district: the answers of a plan that ends there; what was planned before is cleared."""
        first = (CLEAR,) if begun else ()
        found = journeys(self.position, self.me)
        return {cell: (*first, *journey.answers[:-1]) for cell, journey in found.items()}

    def _other_ways(self, plan: Plan) -> Iterator[Proposal]:
        """Ways to the same district that begin with another step."""
        position, me = self.position, self.me
        fresh, ways = new_plan(position, me), {plan[2]}
        for action in plan_options(position, me, fresh):
            if action.verb == "step" and len(ways) <= OTHER_WAYS:
                begun = planned(position, me, fresh, action)
                rest = completions(position, me, begun).get(plan[2][-1] % JUMPED)
                if rest is None:
                    continue
                for step in rest:
                    begun = planned(position, me, begun, step)
                if begun[2][1] != plan[2][1] and begun[2] not in ways:
                    ways.add(begun[2])
                    label = self.say("propose-other-way", way=self._between(begun[2]))
                    yield Proposal(label, (CLEAR, action, *rest), shows=_places(begun), then=(READY,))

    def _way_to(self, cell: int, answers: Answers, plan: Plan) -> Proposal:
        position, me = self.position, self.me
        imps = [self.words.imp(action.arg) for action in answers if action.verb == "use"]
        label = self.say(
            "propose-way", tile=self.words.tile(position.layout[cell]), imps=imps, count=len(imps)
        )
        jumps = JUMP[cell] in plan_options(position, me, plan)  # then the district stands for the jump
        for action in answers:
            plan = planned(position, me, plan, action)
        offer = Offer() if jumps else Offer(f"place-{cell}", reach="is-elsewhere" if CLEAR in answers else "")
        then = () if imps else (READY,)  # leave time to reconsider spending an imp
        return Proposal(label, answers, offer, _places(plan), is_place=True, then=then)

    def _between(self, way: Sequence[int]) -> str:
        """The districts between the two ends of a way."""
        tiles = [self.position.layout[cell % JUMPED] for cell in way]
        return self.words.walked(tiles[1:-1], way[1:-1])

    def unused(self) -> Iterator[Proposal]:
        """What comes next for this seat, if no imp is used first."""
        position = self.position.clone()
        if SKIP in options(position, self.me) and self.me in answer(position, self.me, SKIP, []):
            for proposal in _Question(self.game, self.game.view(position, self.me), self.say).proposals():
                said = proposal.label
                label = said if proposal.is_place else self.say("propose-unused", then=said)
                yield proposal._replace(label=label, answers=(SKIP, *proposal.answers))

    # Here -----------------------------------------------------------------------------

    def act(self) -> Iterator[Proposal]:
        """Everything that lies here, and then buying, frightening, or the end of the turn."""
        position, offered = self.position, options(self.position, self.me)
        cell = position.pawn[self.me]
        element = position.map.element[cell]
        deeds = [action for action in (COLLECT, SUMMON) if action in offered]
        if element == ALL_ELEMENTS:
            yield from self._any_kind(deeds)
        elif deeds:
            said = self._lying_here(deeds)
            last, key = (FRIGHTEN, "frighten") if FRIGHTEN in offered else (DONE, "done")
            yield Proposal(self.say(f"propose-here-{key}", things=said), (*deeds, last))
            if len(deeds) > 1:
                yield Proposal(self.say("propose-here", things=said), tuple(deeds))
        yield from self._purchases([] if FRIGHTEN in offered or element == ALL_ELEMENTS else deeds)

    def _lying_here(self, deeds: Sequence[Action]) -> list[str]:
        """What one takes by these deeds."""
        position, cell = self.position, self.position.pawn[self.me]
        element, said = position.map.element[cell], []
        if COLLECT in deeds:
            said.append(self.say("n-cubes-are", kind=element, count=position.cubes[cell]))
        if SUMMON in deeds:
            said.append(self.say("propose-imp", imp=self.words.imp(position.imp_top[element])))
        return said

    def _any_kind(self, deeds: Sequence[Action]) -> Iterator[Proposal]:
        """The cubes here, or an imp, as one element or another; that may be all there is to do."""
        position, left = self.position, here(self.position, self.me, self._done_here())
        for deed in deeds:
            key, end = ("propose-here-done", (DONE,)) if left == [deed] else ("propose-here", ())
            for colour in COLOUR:
                imp = position.imp_top[colour.arg]
                if deed is SUMMON and imp:
                    said = self.say("propose-imp", imp=self.words.imp(imp))
                elif deed is COLLECT:
                    said = self.say(
                        "n-cubes-are", kind=colour.arg, count=position.cubes[position.pawn[self.me]]
                    )
                else:
                    continue
                yield Proposal(self.say(key, things=[said]), (deed, colour, *end))

    def frighten(self) -> Iterator[Proposal]:
        """An imp for the dice if that is worth it, or energy spent on them as well as can be."""
        yield from self._dice_imp()
        followed = self._followed(Frighten, ("raise", "lower"))
        answers, after = followed.answers, followed.position
        frame = after.stack[-1]
        if isinstance(frame, Frighten):
            difference = abs(sum(frame.dice) - aim(after, self.me, frame.dice))
            count = after.terms.box.catch(difference)
            said = {"energy": len(answers), "kind": frame.element, "count": count}
            if not here(after, self.me, self._done_here()):
                yield Proposal(self.say("propose-dice-done", **said), (*answers, KEEP, DONE))
                yield from self._bought_after(answers)
            if answers:
                yield Proposal(self.say("propose-dice", **said), (*answers, KEEP))

    def _dice_imp(self) -> Iterator[Proposal]:
        """An imp together with what it does to the dice."""
        followed = self._followed(Frighten, ("use", "set", "pick", "roll-again"))
        if len(followed.given) < 2:
            return
        frame = self.position.stack[-1]
        assert isinstance(frame, Frighten)
        use, last = followed.given[0], followed.given[-1]
        imp = self.words.imp(use.arg)
        if last.verb == "set":
            nth, face = last.args
            label = self.say("propose-imp-set", imp=imp, old=frame.dice[nth], new=face)
        else:
            faces = [str(frame.dice[pick.arg]) for pick in followed.given[1:-1]]
            label = self.say("propose-imp-again", imp=imp, dice=faces)
        yield Proposal(label, followed.answers)

    def _bought_after(self, changed: Answers) -> Iterator[Proposal]:
        """A spook that is bought as soon as the dice are kept, as the end of the turn."""
        for buy, followed in self._bought(Act, (*changed, KEEP), len(self.position.stack) - 1):
            label = self.say(
                "propose-dice-buy",
                spook_whom=self._spook(buy),
                paid=self.words.all_cubes(followed.paid()),
                energy=len(changed),
            )
            yield Proposal(label, (*followed.answers, DONE))

    def _done_here(self) -> int:
        """What has been done in this district, as the rule below says."""
        return next(frame.did for frame in reversed(self.position.stack) if isinstance(frame, Act))

    # Paying ---------------------------------------------------------------------------

    def pay(self) -> Iterator[Proposal]:
        """The cubes that one needs least."""
        followed = self._followed(type(self.position.stack[-1]), ("give",))
        if followed.answers:
            paid = followed.paid() or self._spent(followed.position)
            yield Proposal(self.say("propose-pay", paid=self.words.all_cubes(paid)), followed.answers)

    def _purchases(self, deeds: Sequence[Action]) -> Iterator[Proposal]:
        """A spook, with what is paid for it; whoever wants to pay differently buys it on its own.

        It includes the `deeds` of this district. If nothing else is left to do there, the turn ends; the
        stack on the board stands for the purchase alone.
        """
        first = tuple([deed for deed in deeds if deed is COLLECT])  # cubes may pay for it
        later = tuple([deed for deed in deeds if deed is not COLLECT])
        ends = here(self.position, self.me, self._done_here()) == list(deeds)
        for buy, followed in self._bought(Act, first):
            end, paid = (DONE,) if ends else (), self.words.all_cubes(followed.paid())
            key = "propose-here-buy" if deeds else "propose-buy-done" if ends else "propose-buy"
            label = self.say(key, spook_whom=self._spook(buy), paid=paid, things=self._lying_here(deeds))
            offer = Offer() if ends else Offer(f"stack-{buy.arg}")
            yield Proposal(label, (*followed.answers, *later, *end), offer)

    def _bought(self, rule: type, before: Answers = (), depth: int = 0) -> Iterator[tuple[Action, _Followed]]:
        """Every purchase that is possible, after some answers, with the cubes that one needs least.

        `rule` asks then, at this `depth` of the stack; 0: it is the one that asks now.
        """
        position = self.position.clone()
        for action in before:
            answer(position, self.me, action, [])
        for buy in options(position, self.me):
            if buy.verb != "buy":
                continue
            followed = self._followed(rule, ("give",), (*before, buy), depth)
            if followed.paid():
                yield buy, followed

    def _spook(self, buy: Action) -> str:
        """The spook on top of a stack."""
        return self.words.spook(self.position.top[buy.arg], "whom")

    # Duels ----------------------------------------------------------------------------

    def before_roll(self) -> Iterator[Proposal]:
        """An imp or a spook that changes how many dice are rolled, and the roll: other imps stay unused."""
        end = (SKIP,) if usable(self.position, self.me, BEFORE_ROLL) else ()
        yield from self._imps_before_roll()
        for buy, followed in self._bought(BeforeRoll):
            paid = self.words.all_cubes(followed.paid())
            label = self.say("propose-buy-roll", spook_whom=self._spook(buy), paid=paid)
            yield Proposal(label, (*followed.answers, *end), Offer() if end else Offer(f"stack-{buy.arg}"))

    def _imps_before_roll(self) -> Iterator[Proposal]:
        """An imp and the roll, where one would be asked once more before it."""
        for use in usable(self.position, self.me, BEFORE_ROLL):
            position = self.position.clone()
            if answer(position, self.me, use, []) == (self.me,) and SKIP in options(position, self.me):
                label = self.say("propose-imp-roll", imp=self.words.imp(use.arg))
                yield Proposal(label, (use, SKIP))

    def change_dice(self) -> Iterator[Proposal]:
        """The cheapest change that wins."""
        frame, followed = self.position.stack[-1], self._followed(ChangeDice)
        assert isinstance(frame, ChangeDice)
        asks_on = isinstance(followed.position.stack[-1], ChangeDice)
        answers = (*followed.answers, *((KEEP,) if asks_on else ()))
        if len(answers) < 2:
            return
        dice = frame.dice[frame.nth]
        points = Counter([action.arg for action in followed.given])  # a bot only raises
        said = [
            self.say("propose-die", old=face, new=face + points[nth])
            for nth, face in enumerate(dice)
            if points[nth]
        ]
        yield Proposal(self.say("propose-change", dice=said), answers)

    def rob(self) -> Iterator[Proposal]:
        """All cubes that an imp takes from a loser: those that are worth most."""
        followed = self._followed(AfterWinning)
        if len(followed.given) < 2:
            return
        stolen = [0] * len(self.position.purse[self.me])
        for event in followed.events("steals"):
            kind = event.args["kind"]
            assert isinstance(kind, int)
            stolen[kind] += 1
        taken, first = self.words.all_cubes(stolen), followed.given[0]
        if first.verb == "use":
            label = self.say("propose-rob", imp=self.words.imp(first.arg), cubes=taken)
        else:
            label = self.say("propose-steal", cubes=taken)
        yield Proposal(label, followed.answers)

    def bids(self) -> Iterator[Proposal]:
        """A bid, if one is asked for it as soon as the dice stay as they are."""
        position = self.position.clone()
        if self.me in answer(position, self.me, SKIP, []) and isinstance(position.stack[-1], Bids):
            for bid in options(position, self.me)[:BIDS]:
                yield Proposal(self.say("propose-bid", count=bid.arg), (SKIP, bid))

    def feed(self) -> Iterator[Proposal]:
        """The meal that does most for the pact; letting the others flee asks for confirmation."""
        followed = self._followed(Feed)
        answers, after = followed.answers, followed.position
        if isinstance(after.stack[-1], Feed) and not after.hungry(self.me):
            answers = (*answers, DONE)
        fed = after.fed[self.me] & ~self.position.fed[self.me]
        eaters = [spook for spook in after.spooks[self.me] if fed >> spook & 1]
        if not eaters:
            yield from self._bought_for_the_meal(followed)
            return
        paid = self._given_up(self._spent(after), after)
        eating = [self.words.spook(spook, "whom") for spook in eaters]
        done = "yes" if answers[-1] is DONE else "no"
        if len(answers) > 1:
            yield Proposal(self.say("propose-feed", spooks_whom=eating, paid=paid, done=done), answers)
        if isinstance(after.stack[-1], Feed) and after.hungry(self.me):
            hungry = [self.words.spook(spook) for spook in after.hungry(self.me)]
            label = self.say("propose-feed-flee", spooks_whom=eating, hungry=hungry)
            yield Proposal(label, (*answers, DONE), confirm=self.say("confirm-hungry", spooks=hungry))

    def _bought_for_the_meal(self, followed: _Followed) -> Iterator[Proposal]:
        """Buying a spook that will eat too, with all that is given up for it; the card below it is chance."""
        bought = [action for action in followed.given if action.verb == "buy"]
        if bought and followed.paid() and len(followed.given) > 1:
            paid = self._given_up(followed.paid(), followed.position)
            label = self.say("propose-buy-feed", spook_whom=self._spook(bought[0]), paid=paid)
            yield Proposal(label, followed.answers)

    def _given_up(self, cubes: Sequence[int], after: Straszydla) -> list[str]:
        """These cubes, and the dread and the imps that are gone afterwards."""
        said = self.words.all_cubes(cubes)
        dread = self.position.dread[self.me] - after.dread[self.me]
        if dread:
            said.append(self.say("n-dread", count=dread))
        used = list(self.position.imps[self.me])
        for imp in after.imps[self.me]:
            used.remove(imp)
        return said + [self.say("propose-used-imp", imp=self.words.imp(imp)) for imp in used]

    def _followed(
        self, rule: type, verbs: Sequence[str] = (), first: Answers = (), depth: int = 0
    ) -> _Followed:
        """What a bot would answer after `first`, while this rule asks or one that it has called.

        It stops at what ends the rule, at the first answer of another kind than `verbs`, or at chance.
        `depth`: where in the stack the rule is; 0: on top.
        """
        position, depth = self.position.clone(), depth or len(self.position.stack)
        followed, forced = _Followed([], position, []), list(first)
        while True:
            action = forced.pop(0) if forced else self._chosen(position)
            is_first = len(followed.given) < len(first)
            if not is_first and (action in (DONE, KEEP) or (verbs and action.verb not in verbs)):
                return followed
            followed.given.append(action)
            now, stack = answer(position, self.me, action, followed.told), position.stack
            if now != (self.me,) or len(stack) < depth or not isinstance(stack[depth - 1], rule):
                return followed

    def _chosen(self, position: Straszydla) -> Action:
        """What a bot would answer."""
        view = self.game.view(position, self.me)
        return RegularDecision(self.game, view, options(position, self.me), random.Random(0)).choose()

    def _spent(self, after: Straszydla) -> list[int]:
        """By kind: the cubes that are gone."""
        pairs = zip(self.position.purse[self.me], after.purse[self.me], strict=True)
        return [max(before - now, 0) for before, now in pairs]


def _places(plan: Plan) -> tuple[str, ...]:
    """The keys of the districts on the way of a plan."""
    return tuple([f"place-{cell % JUMPED}" for cell in plan[2][1:]])


_MAKERS: Final[dict[type, Callable[[_Question], Iterator[Proposal]]]] = {
    BeforePlanning: _Question.unused,
    Plans: _Question.ways,
    AfterMoving: _Question.unused,
    Act: _Question.act,
    Frighten: _Question.frighten,
    BeforeRoll: _Question.before_roll,
    AfterRoll: _Question.bids,
    ChangeDice: _Question.change_dice,
    AfterWinning: _Question.rob,
    Pay: _Question.pay,
    Trade: _Question.pay,
    Feed: _Question.feed,
}
