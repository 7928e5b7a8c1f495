"""Advice in Bestia: the expert's choice, and the reasons for it.

Hunters are told what everybody can know about the Beast; the Beast is told what the hunters can know about
it. So hints reveal nothing hidden.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Any, Final

from polnoc.contract import Budget
from polnoc.engine.actions import Action
from polnoc.engine.advice import Advice, Alternative, Mark, Reason
from polnoc.engine.cards import Effect
from polnoc.engine.views import View
from polnoc.games.bestia import cards
from polnoc.games.bestia.actions import STILL
from polnoc.games.bestia.bots.bot import Expert
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.attacks import strength
from polnoc.games.bestia.rules.ending import amount
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST, TARGET_OF, TO_BEAST, TO_HUNTER, TO_SUMMON, TO_TOWER

Reasons = list[Reason]

#: Name at most this many alternatives, each less than this much worse.
MOST_ALTERNATIVES: Final = 2
MOST_DIFFERENCE: Final = 6.0
#: Up to these differences of values, an option counts as equal, a little worse, clearly worse.
SAME, LITTLE, CLEAR = 0.15, 0.6, 2.0


#: Distances at which a hunter is too close to the Beast.
NEAR: Final = (0, 1)
#: Verbs of a turn that begin something longer, those that attack, those that move, and those that do nothing.
PLANS: Final = ("play", "flee", "choose", "act", "ability", "hunter", "summon", "yes", "copy", "take-back")
BLOWS: Final = ("hit-folk", "hit-hunter", "hit-tower", "hit-summon", "hit-beast", "bite")
STEPS: Final = ("lay", "go", "lead", "place")
NOTHING_DONE: Final = ("skip", "stop", "done", "pass")
#: Reasons that describe the situation; they favour no answer over another.
SITUATION: Final = {
    "advice-hidden", "advice-exposed", "advice-pursuers", "advice-could-be", "advice-revealed",
}  # fmt: skip
#: To say what a card is played for, follow at most this many answers.
LONGEST_LINE: Final = 8


def because(key: str, **args: object) -> Reason:
    """A reason, written as a call with keyword arguments."""
    return Reason(key, args)


def advise(
    game: BestiaGame,
    view: View,
    options: Sequence[Action],
    rng: random.Random,
    budget: Budget | None = None,
) -> Advice:
    """The expert's choice, where it leads, the reasons for it, and the closest alternatives.

    It draws from `rng` exactly what the expert draws, so whoever follows all hints plays exactly like it.
    """
    expert = Expert(game)
    if len(options) == 1:
        return explain(game, view, options, options[0])
    own_rng = copy(rng)
    values = expert.values(view, options, rng, budget)
    ranked = sorted(range(len(options)), key=lambda at: -values[at])
    best = ranked[0]
    advice = explain(game, view, options, options[best])
    named = [at for at in ranked[1 : 1 + MOST_ALTERNATIVES] if values[best] - values[at] < MOST_DIFFERENCE]
    others = [(options[at], values[best] - values[at]) for at in named]
    goal = _goal(expert, view, options[best], own_rng)
    reasons = [*goal, *[reason for reason in advice.reasons if reason not in goal]]
    if all([reason.key in SITUATION for reason in reasons]):
        reasons = [*_worth(options, values, best, named), *reasons]
    return advice._replace(reasons=tuple(reasons), alternatives=tuple(_alternatives(others)))


def _goal(expert: Expert, view: View, choice: Action, rng: random.Random) -> Reasons:
    """The purpose of a choice that begins something: where it leads, whether it attacks, what it gains."""
    if choice.verb not in PLANS or all([frame["rule"] != "Turn" for frame in view["frames"]]):
        return []
    line, before, after = expert.line(view, choice, rng, LONGEST_LINE)
    if view["seat"] != BEAST and after.facts is not before.facts:
        return _learned(expert, view)  # where it leads depends on what will be seen on the way
    verbs = [action.verb for action in line]
    blow = next((at for at, verb in enumerate(verbs) if verb in BLOWS), -1)
    # In a position that fits the hunters' view the Beast's location is a guess, but theirs is right.
    here, there = [p.path[-1] if view["seat"] == BEAST else p.hunters[p.turn] for p in (before, after)]
    if here == there:
        return [*_on_the_spot(view, before, after, blow >= 0), *_brought(view, before, after)]
    if blow < 0:
        key = "advice-goal-go"
    else:
        key = "advice-goal-go-strike" if _moves(verbs[:blow]) else "advice-goal-strike-go"
    return [because(key, space=there), *_brought(view, before, after)]


def _on_the_spot(view: View, before: Bestia, after: Bestia, strikes: bool) -> Reasons:
    """The purpose without moving: an attack, or where another hunter is sent."""
    others = [] if view["seat"] == BEAST else before.alive()
    ways = [after.hunters[h] for h in others if after.hunters[h] != before.hunters[h]]
    if ways:
        return [because("advice-goal-other", space=ways[0], strikes="yes" if strikes else "no")]
    return [because("advice-goal-strike")] if strikes else []


def _moves(verbs: Sequence[str]) -> bool:
    return any([verb in STEPS for verb in verbs])


def _learned(expert: Expert, view: View) -> Reasons:
    """The plan learns something: it can only narrow down the places that are possible now."""
    chances = expert.context(expert.game.terms_of(view), view["seat"]).belief_of(view).chances
    return [because("advice-learns", count=len(chances))] if view["steps"] and len(chances) > 1 else []


def _brought(view: View, before: Bestia, after: Bestia) -> Reasons:
    """What the player's own side gains."""
    own = [BEAST] if view["seat"] == BEAST else before.alive()
    gains = {
        "heal": _sum(before.wounds, own) - _sum(after.wounds, own),
        "power": _sum(after.power, own) - _sum(before.power, own),
        "grudges": _sum(after.grudges, own) - _sum(before.grudges, own),
    }
    if view["seat"] == BEAST:
        gains["summons"] = before.summons.count(NOWHERE) - after.summons.count(NOWHERE)
    return [because("advice-brings", kind=kind, n=n) for kind, n in gains.items() if n > 0]


def _sum(amounts: Sequence[int], whose: Sequence[int]) -> int:
    return sum([amounts[one] for one in whose])


def _worth(options: Sequence[Action], values: Sequence[float], best: int, named: Sequence[int]) -> Reasons:
    """Without a reason for this answer alone: how it compares with options that are not named."""
    left = [at for at in range(len(options)) if at != best and at not in named]
    idle = [values[best] - values[at] for at in left if options[at].verb in NOTHING_DONE]
    if idle and idle[0] > SAME:
        return [because("advice-gains", points=round(idle[0], 1))]
    others = [values[best] - values[at] for at in left]
    mean = sum(others) / len(others) if others else 0.0
    return [because("advice-weighed", count=len(options), points=round(mean, 1))] if mean > SAME else []


def explain(game: BestiaGame, view: View, options: Sequence[Action], choice: Action) -> Advice:
    """Explain a choice by what the player can see."""
    return Adviser(game, view, options).advice(choice)


def _alternatives(others: Sequence[tuple[Action, float]]) -> Iterator[Alternative]:
    for option, worse in others:
        yield Alternative(option.text, (_grade(worse),))


def _grade(worse: float) -> Reason:
    """How much worse an option looks, in words."""
    if worse <= SAME:
        return because("advice-same")
    grade = "little" if worse <= LITTLE else "clear" if worse <= CLEAR else "much"
    return because("advice-worse-points", grade=grade, points=round(worse, 1))


def percent(chance: float) -> int:
    """Round a chance to a percentage; only certainties become 0 or 100.

    >>> percent(0.0), percent(0.001), percent(0.25), percent(0.999), percent(1.0)
    (0, 1, 25, 99, 100)
    """
    if chance >= 1 - 1e-9:
        return 100
    return min(max(int(100 * chance + 0.5), 1), 99) if chance > 0 else 0


class Adviser:
    """The advice for one decision."""

    def __init__(self, game: BestiaGame, view: View, options: Sequence[Action]) -> None:
        self.options = options
        self.seat: int = view["seat"]
        self.position: Bestia = _fitting(game, view)
        self.terms = self.position.terms
        self.far = self.terms.places.far
        self.context = Expert(game).context(self.terms, self.seat)
        self.frame: Any = self.position.stack[-1]
        self.rule = type(self.frame).__name__
        self.actor = self._actor()
        self.hidden = bool(self.position.track)
        #: Where the Beast may be, and how likely, by what hunters know.
        self.chances = self._chances(view)

    def _actor(self) -> int:
        """The character that is deciding."""
        for frame in reversed(self.position.stack):
            for name in ("actor", "character", "hunter"):
                found = getattr(frame, name, None)
                if isinstance(found, int):
                    return found
        return BEAST if self.seat == BEAST else self.position.turn or self.seat

    def _chances(self, view: View) -> dict[int, float]:
        if not self.hidden or self.seat == BEAST:
            return self.context.chances(self.position)
        return self.context.belief_of(view).chances

    def advice(self, choice: Action) -> Advice:
        """The choice with its reasons, without duplicates."""
        reasons: Reasons = [because("advice-only")] if len(self.options) == 1 else []
        for reason in REASONS[choice.verb](self, choice):
            if reason not in reasons:
                reasons.append(reason)
        return Advice(choice.text, tuple(_price_last(reasons)), marks=self.cloud())

    def cloud(self) -> tuple[Mark, ...]:
        """How likely each place of the Beast is, for the map: the chances that the reasons mention."""
        if not self.hidden:
            return ()
        return tuple([Mark(f"place-{place}", f"{percent(c)} %") for place, c in self.chances.items()])

    # Public knowledge -----------------------------------------------------------------

    def situation(self) -> Reasons:
        """What is known about where the Beast is."""
        return self._hiding() if self.seat == BEAST else self._hunting()

    def _hunting(self) -> Reasons:
        position = self.position
        if not self.hidden:
            left = self.terms.health[BEAST] - position.wounds[BEAST]
            return [because("advice-revealed", space=position.pawn, left=left)]
        place = self._likeliest()
        told = {"count": len(self.chances), "space": place, "percent": percent(self.chances[place])}
        return [because("advice-could-be", **told)]

    def _hiding(self) -> Reasons:
        near = self._hunters_near()
        if not self.hidden:
            return [because("advice-exposed", count=near)]
        chance = self.chances.get(self.position.path[-1], 0.0)
        return [
            because("advice-hidden", count=len(self.chances), percent=percent(chance)),
            *self._pursuers(near),
        ]

    def _pursuers(self, near: int) -> Reasons:
        return [because("advice-pursuers", count=near)] if near else []

    def _hunters_near(self) -> int:
        """The hunters close enough to reach the Beast before its next turn, roughly."""
        here = self.position.path[-1]
        return len([h for h in self.position.alive() if self.far[here][self.position.hunters[h]] <= 2])

    # A turn ---------------------------------------------------------------------------

    def play(self, choice: Action) -> Reasons:
        """Play a card."""
        searches = self.seat != BEAST and self.hidden and self.context.evaluation.searches[choice.arg] == 0
        found = [self._found_at(self.position.hunters[self.actor])] if searches else []
        return [*found, *self.situation()]

    def _kind(self, card: int) -> str:
        """The main purpose of a card."""
        record = self.terms.cards[card]
        if record.symbol == "trap":
            return "trap"
        program = record.beast if self.seat == BEAST else record.program
        for kind, effects in KINDS_OF_CARDS:
            if any([self.context.evaluation.has_effect(program, effect) for effect in effects]):
                return kind
        return "other"

    def _found_at(self, place: int) -> Reason:
        return because("advice-found", space=place, percent=percent(self.chances.get(place, 0.0)))

    def flee(self, choice: Action) -> Reasons:
        """Flee by discarding a card."""
        return [because("advice-flee", card=choice.arg), *self.situation()]

    def pass_(self, choice: Action) -> Reasons:
        """Pass."""
        return [because("advice-pass"), *self.situation()]

    def done(self, choice: Action) -> Reasons:
        """End the turn, or buy no more upgrades this night."""
        if self.rule == "Upgrading":
            return [because("advice-save", count=self.position.grudges[self.actor])]
        return [because("advice-done"), *self.situation()]

    # Moving ---------------------------------------------------------------------------

    def lay(self, choice: Action) -> Reasons:
        """Lay a movement card."""
        if choice.arg == STILL:
            return [because("advice-still"), *self.situation()]
        here = self.position.path[-1]
        there = self.terms.places.exits[here][choice.arg]
        return [*self._prey_near(there), *self._hunters_there(there), *self.situation()]

    def _prey_near(self, place: int) -> Reasons:
        far = self.far[place]
        steps = [far[p] for p in self.position.folk[: self.terms.settlers] if p != NOWHERE]
        return [because("advice-settler-steps", space=place, steps=min(steps))] if steps else []

    def _hunters_there(self, place: int) -> Reasons:
        far = self.far[place]
        steps = min([far[self.position.hunters[h]] for h in self.position.alive()], default=0)
        return [because("advice-hunter-steps", space=place, steps=steps)] if self.position.alive() else []

    def go(self, choice: Action) -> Reasons:
        """Move a hunter or a summon."""
        if self.seat == BEAST:
            return self._summon_at(choice.arg)
        place = choice.args[-1]
        if not self.hidden:
            steps = self.far[place][self.position.pawn]
            return [because("advice-steps-to-beast", space=place, steps=steps), *self.situation()]
        if not self.chances.get(place):
            return [*self._guarding(place), *self._on_the_way(place), *self.situation()]
        # A low chance of the Beast there is no reason to go; getting nearer to a likelier place may be one.
        nearer = self._on_the_way(place) if self._leads_nearer(place) else []
        return [*nearer, self._found_at(place), *self._guarding(place), *self.situation()]

    def _summon_at(self, place: int) -> Reasons:
        """What a summon finds at a place: unlike the Beast, it seeks hunters."""
        far = self.far[place]
        hunters = [far[self.position.hunters[h]] for h in self.position.alive()]
        near = [because("advice-summon-hunter", space=place, steps=min(hunters))] if hunters else []
        return [*self._prey_near(place), *near]

    def _on_the_way(self, place: int) -> Reasons:
        """The steps from a place to where the Beast is likeliest."""
        likeliest = self._likeliest()
        return [because("advice-on-the-way", space=likeliest, steps=self.far[place][likeliest])]

    def _leads_nearer(self, place: int) -> bool:
        """Whether a step to a place leads nearer to where the Beast is likeliest, without reaching it."""
        likeliest, here = self._likeliest(), self.position.hunters[self.actor]
        return 0 < self.far[place][likeliest] < self.far[here][likeliest]

    def _likeliest(self) -> int:
        return max(self.chances, key=self.chances.__getitem__)

    def _guarding(self, place: int) -> Reasons:
        here = [p for p in self.position.folk[: self.terms.settlers] if p == place]
        return [because("advice-guards", space=place)] if here else []

    def lead(self, choice: Action) -> Reasons:
        """Lead a settler."""
        place = choice.args[1]
        told = {"space": place, "steps": self.far[place][self.terms.refuge]}
        return [because("advice-lead", **told), self._found_at(place)]

    def stop(self, choice: Action) -> Reasons:
        """Stop moving."""
        return [because("advice-stop"), *self.situation()]

    def settle(self, choice: Action) -> Reasons:
        """Place a hunter at the start."""
        return [*self._guarding(choice.arg), *self.situation()]

    # Attacks --------------------------------------------------------------------------

    def power(self, choice: Action) -> Reasons:
        """Use tokens of ancient power, or save them."""
        if not choice.arg:
            return [because("advice-save-power", count=self.position.power[self.actor])]
        return [because("advice-use-power", n=choice.arg)]

    def hit(self, choice: Action) -> Reasons:
        """Attack a target."""
        target = choice.arg if choice.verb == "bite" else TARGET_OF[choice.index]
        wounds = self._wounds(target)
        if target < TO_HUNTER:
            return self._hit_folk(target, wounds)
        if target < TO_TOWER:
            hunter = target - TO_HUNTER
            left = self.terms.health[hunter] - self.position.wounds[hunter]
            return [because("advice-hit", n=wounds, left=left), *_kills(wounds, left), *self.situation()]
        if target < TO_SUMMON:
            return [because("advice-hit-tower")]
        if target < TO_BEAST:
            return [because("advice-hit-summon")]
        left = self.terms.health[BEAST] - self.position.wounds[BEAST]
        return [because("advice-hit-beast", n=wounds, left=left), *_kills(wounds, left)]

    def _wounds(self, target: int) -> int:
        if self.rule != "Attacking":
            return 1
        op = self.terms.ops[self.frame.op]
        power: int = max(0, self.frame.power)
        return strength(self.position, op, self.frame.actor, target) + power

    def _hit_folk(self, one: int, wounds: int) -> Reasons:
        left = self.terms.folk_health[one] - self.position.hurts[one]
        reasons = [because("advice-hit", n=wounds, left=left), *_kills(wounds, left)]
        if one < self.terms.settlers:
            reasons += [
                because("advice-victory", now=amount(self.position, cards.GOALS.index(goal.what)), n=goal.n)
                for goal in self.terms.contract.wins[:1]
            ]
        elif wounds >= left and self.rule == "Attacking" and self.frame.actor == BEAST:
            reasons.append(because("advice-earns", n=self.terms.folk_grudges[one]))
        return [*reasons, *self.situation()]

    # Cards ----------------------------------------------------------------------------

    def keep(self, choice: Action) -> Reasons:
        """Take a card from the draft, the market or the discard pile."""
        kind = self._kind(choice.arg)
        return [because("advice-take", card=choice.arg, kind=kind, count=self._alike(choice.arg, kind))]

    def _alike(self, card: int, kind: str) -> int:
        """How many other cards of the same kind the deciding character holds."""
        held = self.position.hands[self.actor]
        return len([c for c in members(held) if c != card and self._kind(c) == kind])

    def give(self, choice: Action) -> Reasons:
        """Give a card to the second hunter."""
        return [because("advice-give", card=choice.arg)]

    def top(self, choice: Action) -> Reasons:
        """Take the unknown top card."""
        return [because("advice-top")]

    def discard(self, choice: Action) -> Reasons:
        """Discard a card."""
        return [because("advice-missed-least", card=choice.arg)]

    def react(self, choice: Action) -> Reasons:
        """Play a reaction."""
        return [because("advice-react", card=choice.arg, kind=self._kind(choice.arg)), *self.situation()]

    def buy(self, choice: Action) -> Reasons:
        """Buy an upgrade."""
        upgrade = self.terms.upgrades[self.actor][choice.arg]
        left = self.position.grudges[self.actor] - upgrade.cost
        lasts = "lasts" if upgrade.lasting is not None else "once"
        return [because("advice-buy", cost=upgrade.cost, left=left, lasts=lasts)]

    # Choosing -------------------------------------------------------------------------

    def place(self, choice: Action) -> Reasons:
        """Choose a location, for any purpose."""
        if self.rule == "PickPlace" and self.hidden:
            return [self._found_at(choice.arg), *self.situation()]
        if self.rule == "Placing":
            return self._summon_at(choice.arg)
        if self.seat == BEAST:
            return [*self._prey_near(choice.arg), *self._hunters_there(choice.arg)]
        return [*self._guarding(choice.arg), *self.situation()]

    def habitat(self, choice: Action) -> Reasons:
        """Choose a habitat: for a trap, or to ask about."""
        bit = 1 << choice.arg
        habitats = self.position.habitats
        if self.rule == "AskHabitat":
            chance = sum([c for place, c in self.chances.items() if habitats[place] & bit])
            return [because("advice-ask", percent=percent(chance)), *self.situation()]
        if self.rule != "Laying":
            return [because("advice-change")]
        inside = self.terms.places.region_bits[self.frame.region]
        return self._trapped([p for p in self._folk() if inside >> p & 1 and habitats[p] & bit])

    def region(self, choice: Action) -> Reasons:
        """Choose a region: for a trap, or the Beast's own."""
        if self.rule != "Laying":
            return self.situation()
        inside = self.terms.places.region_bits[choice.arg]
        return self._trapped([p for p in self._folk() if inside >> p & 1])

    def _folk(self) -> list[int]:
        return [place for place in self.position.folk if place != NOWHERE]

    def _trapped(self, prey: list[int]) -> Reasons:
        return [because("advice-trap", count=len(prey)), *self.situation()]

    def accept(self, choice: Action) -> Reasons:
        """Do something optional."""
        return [because("advice-yes"), *self.situation()]

    def skip(self, choice: Action) -> Reasons:
        """Decline something optional."""
        return [because("advice-skip"), *self.situation()]

    def any(self, choice: Action) -> Reasons:
        """Anything else."""
        return self.situation()


def _price_last(reasons: Reasons) -> Reasons:
    """Put the reasons for a choice first, and a hunter close by last, as its price."""
    price = [
        reason for reason in reasons if reason.key == "advice-hunter-steps" and reason.args["steps"] in NEAR
    ]
    rest = [reason for reason in reasons if reason not in price]
    return [*rest, because("advice-price"), *price] if price else rest


def _kills(wounds: int, left: int) -> Reasons:
    return [because("advice-kills")] if wounds >= left else []


def _fitting(game: BestiaGame, view: View) -> Bestia:
    """Make a position that fits a view; the advice never says where the Beast is in it."""
    return Expert(game).sample(view, random.Random(0))[0]


#: The purposes of cards by the effects that show them, the most telling first.
KINDS_OF_CARDS: Final[tuple[tuple[str, tuple[type[Effect], ...]], ...]] = (
    ("search", (cards.Search,)),
    ("attack", (cards.Attack,)),
    ("summon", (cards.Summon, cards.PlaceSummons, cards.ActSummons, cards.MoveSummons)),
    ("move", (cards.Move, cards.Travel, cards.Stay, cards.Backtrack)),
    ("learn", (cards.ShowTrails, cards.AskHabitat, cards.LookOldest, cards.LookTrap, cards.LookHand)),
    ("power", (cards.Power,)),
    ("heal", (cards.Heal,)),
    ("gain", (cards.Gain, cards.TakeUnused, cards.TakeBack, cards.Grudges)),
)

REASONS: Final[dict[str, Callable[[Adviser, Action], Reasons]]] = {
    "keep": Adviser.keep,
    "give": Adviser.give,
    "settle": Adviser.settle,
    "play": Adviser.play,
    "flee": Adviser.flee,
    "pass": Adviser.pass_,
    "done": Adviser.done,
    "lay": Adviser.lay,
    "go": Adviser.go,
    "lead": Adviser.lead,
    "stop": Adviser.stop,
    "power": Adviser.power,
    "hit-folk": Adviser.hit,
    "hit-hunter": Adviser.hit,
    "hit-tower": Adviser.hit,
    "hit-summon": Adviser.hit,
    "hit-beast": Adviser.hit,
    "bite": Adviser.hit,
    "act": Adviser.any,
    "ability": Adviser.accept,
    "choose": Adviser.any,
    "yes": Adviser.accept,
    "skip": Adviser.skip,
    "place": Adviser.place,
    "hunter": Adviser.any,
    "summon": Adviser.any,
    "region": Adviser.region,
    "habitat": Adviser.habitat,
    "trap-at": Adviser.any,
    "take": Adviser.keep,
    "top": Adviser.top,
    "take-back": Adviser.keep,
    "copy": Adviser.keep,
    "discard": Adviser.discard,
    "trap": Adviser.keep,
    "react": Adviser.react,
    "buy": Adviser.buy,
}
