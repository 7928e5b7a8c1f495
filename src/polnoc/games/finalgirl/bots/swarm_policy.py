"""The playout policy against a swarm: nobody can kill it, so victims are led to exits, then those in hiding.

Birds hurt whoever ends a turn among them. So she fights only where she stands, and only what would hurt
her; the dice by which birds come go where they do least harm.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.games.finalgirl.actions import STOP
from polnoc.games.finalgirl.bots.evaluation import WEIGHTS, Evaluation
from polnoc.games.finalgirl.bots.playout_policy import (
    ARM,
    CALM_FIRST,
    FIGHT,
    GATHER,
    HANDLERS,
    RESCUE,
    Options,
    PlayoutPolicy,
    option_with,
)
from polnoc.games.finalgirl.rules.moving import Moving, steps_from
from polnoc.games.finalgirl.rules.playing import ActionPhase
from polnoc.games.finalgirl.rules.swarm import AssignDice, PickLanding
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import Terms

#: The weights against a swarm, found by small random changes of all of them in about 40,000 games at the
#: harbour and the camp, with every heroine.
SWARM_WEIGHTS: Final = {
    **WEIGHTS,
    "walk": 1.14, "focus": 0.67, "weak-attack": 0.62, "short-rest": 1.20, "close-call": 1.18,
    "search": 0.37, "sprint": 5.08, "guard": 3.07, "distraction": 1.24, "improvise": 2.49,
    "planning": 2.94, "retaliation": 4.56, "furious-strike": 1.86, "long-rest": 3.36,
    "critical-blow": 0.73, "armed": 0.68, "steady": 1.68, "late": 1.53, "bare-turn": 5.58,
    "bare-blow": 2.88, "bare-search": 1.99, "chase": 6.08, "distraction-horror": 0.95,
    "short-rest-hurt": 0.28, "long-rest-hurt": 0.93, "search-armed": 1.36, "improvise-mass": 0.81,
    "guard-attack": 0.40, "calm": 3.58, "die": 0.76, "red": 1.21, "damage": 1.88, "time": 1.52,
    "surplus": 0.19, "health": 1.79, "fuel": 0.75, "step": 3.07, "step-arm": 2.74, "step-fight": 7.79,
    "spare": 1.46, "fight": 3.28, "fight-here": 0.39, "rescue-near": 0.79, "item": 4.76, "end": 0.43,
    "partials": 1.12, "each": 1.47, "twice": 1.36, "discard": 0.14, "brought-row": 1.43, "counter": 0.71,
    "counter-step": 0.44, "convince": 3.50,
}  # fmt: skip

#: The harm of a bird by where it comes: in any space, and in a place of the table besides.
BIRD: Final = 0.46
HARM: Final = {
    "spread": 0.13,
    "anywhere": 0.30,
    "search": 0.66,
    "exit": 0.50,
    "victim": 0.32,
    "heroine": 0.63,
}
#: The cost of a bird on the way, and where she would end her turn.
ON_THE_WAY, AT_THE_END = 0.50, 0.66
#: The cost of birds where a victim would be attacked instead of her.
SHIELDED: Final = 0.73
#: With no more than this health she rests before she goes on.
CALM_HEALTH: Final = 1
#: The value of a blow while birds guard exits, and for each bird in her space.
GUARDED, CROWDED = 2.59, 0.49
#: What part of the value of a blow in hand must be gained by it.
WORTH: Final = 0.67
#: What a bird at a guarded exit costs with something to strike it, and without.
ARMED_EXIT, BARE_EXIT = 0.81, 3.48
#: From this share of a full board on, killing birds is a goal.
NEARLY_FULL: Final = 0.8


class SwarmEvaluation(Evaluation):
    """The values of cards against a swarm: blows are for birds that guard exits or are about to hurt her."""

    def kept(self, position: FinalGirl) -> list[float]:
        values = super().kept(position)
        more = (GUARDED if position.mods.guarded_exits else 0.0) + CROWDED * position.minions[
            position.heroine
        ]
        for card in self.terms.attack_cards:
            values[card] += more
        return values


class SwarmPolicy(PlayoutPolicy):
    """The fixed player of a film with people in hiding and a swarm."""

    def __init__(self, terms: Terms, weights: dict[str, float] = SWARM_WEIGHTS) -> None:
        super().__init__(terms, weights)
        self.evaluation = SwarmEvaluation(terms, weights)
        self.room = max(1, terms.most_minions) * terms.places.size

    def choose(self, position: FinalGirl, options: Options) -> Action:
        frame = position.stack[-1]
        handler = SWARM_HANDLERS.get(type(frame)) or HANDLERS.get(type(frame))
        return handler(self, position, frame, options) if handler else options[0]

    # Goals ------------------------------------------------------------------------------

    def sensible_goal(self, position: FinalGirl) -> int:
        """Lead somebody out; without anybody to lead, look for things or gather strength."""
        hand, evaluation = position.hand, self.evaluation
        if sum(position.minions) >= NEARLY_FULL * self.room and any([hand[card] for card in self.attacks]):
            return FIGHT
        calm = CALM_FIRST if position.health <= CALM_HEALTH else 0
        if any(position.victims):
            return RESCUE + calm
        return ARM if hand[evaluation.search] else GATHER

    def _rescue_space(self, position: FinalGirl) -> int:
        """The best exit if somebody follows, else the victims who are led out with the fewest steps."""
        here = position.heroine
        if position.victims[here]:
            return self._nearest_exit(position, here)
        best, found = 99.0, -1
        for space, count in enumerate(position.victims):
            if count and self._can_enter(position, space):
                value = self._worth_fetching(position, space, count)
                if value < best:
                    best, found = value, space
        return found

    def _worth_fetching(self, position: FinalGirl, space: int, count: int) -> float:
        """The steps to victims and on to an exit, with birds on the way; those in hiding come first."""
        exit = self._nearest_exit(position, space)
        if exit < 0:
            return 99.0
        far = self.far
        value = 1.2 * far[position.heroine][space] + far[space][exit] + ON_THE_WAY * position.minions[space]
        if space in [position.specials[kind] for kind in self.terms.sheltered]:
            return value - 6.0
        return value - (1.2 if count > 1 else 0.0)

    def _nearest_exit(self, position: FinalGirl, start: int) -> int:
        """The exit with the fewest steps, birds counted; not a closed one."""
        best, found = 99.0, -1
        each = ON_THE_WAY
        if position.mods.guarded_exits:
            each = ARMED_EXIT if any([position.hand[card] for card in self.attacks]) else BARE_EXIT
        for space in self.exits:
            if position.closed >> space & 1:
                continue
            value = self.far[start][space] + each * position.minions[space]
            if value < best:
                best, found = value, space
        return found

    # The action phase -------------------------------------------------------------------

    def act(self, position: FinalGirl, frame: ActionPhase, options: Options) -> Action:
        """A blow needs no time: also without any she strikes what keeps people from leaving."""
        if position.time < 1 and not position.rewards and self._must_fight(position):
            self.look(position)
            playable = [option.arg for option in options if option.verb == "play"]
            blows = [card for card in playable if card in self.attacks]
            if blows:
                return self._strike(position, blows, options)
        return super().act(position, frame, options)

    def _pursue(self, position: FinalGirl, options: Options) -> Action | None:
        """Fight what stands between her and an exit, or what would hurt her; else go on."""
        playable = [option.arg for option in options if option.verb == "play"]
        blows = [card for card in playable if card in self.attacks]
        if blows and self._must_fight(position):
            return self._strike(position, blows, options)
        target = self.target(position)
        knocks = self._knock(position, target, options)
        if knocks:
            return knocks
        if target >= 0 and target != position.heroine and self.goal & 3 != FIGHT:
            evaluation = self.evaluation
            evaluation.step, evaluation.steps = (
                self.strides[self.goal & 3],
                self.far[position.heroine][target],
            )
            found = self._set_out(position, options)
            if found:
                return found
        if blows and self._hurts(position):
            found = self._good_blow(position, blows, options)
            if found:
                return found
        search = self.evaluation.search
        if search in playable and self.goal & 3 == ARM:
            return option_with(options, "play", search)
        return self._step_aside(position, options)

    def _must_fight(self, position: FinalGirl) -> bool:
        """Whether birds keep people from leaving here, or fill the board."""
        here = position.heroine
        if not position.minions[here]:
            return False
        waiting = self.terms.places.exit[here] and position.victims[here] and position.mods.guarded_exits
        return bool(waiting) or self.goal & 3 == FIGHT

    def _strike(self, position: FinalGirl, blows: list[int], options: Options) -> Action:
        """The best blow there is, whatever it may cost her."""
        position.ongoing = position.ongoing._replace(aim_space=-1, weapon=0)
        best = max(blows, key=lambda card: self.evaluation.roll(position, card, self.kept))
        return next(option for option in options if option.verb == "play" and option.arg == best)

    def _good_blow(self, position: FinalGirl, blows: list[int], options: Options) -> Action | None:
        """A blow that is worth what it may cost her."""
        position.ongoing = position.ongoing._replace(aim_space=-1, weapon=0)
        values = [
            (self.evaluation.roll(position, card, self.kept) - WORTH * self.kept[card], card)
            for card in blows
        ]
        value, card = max(values)
        return option_with(options, "play", card) if value > 0 else None

    def _hurts(self, position: FinalGirl) -> bool:
        """Whether birds here would attack her or somebody with her."""
        return position.minions[position.heroine] > 0

    def _step_aside(self, position: FinalGirl, options: Options) -> Action | None:
        """Away from birds, if there is a better space next door."""
        here, birds = position.heroine, position.minions
        if not birds[here] or min([birds[space] for space in steps_from(position, here)]) >= birds[here]:
            return None
        evaluation = self.evaluation
        evaluation.step, evaluation.steps = AT_THE_END * birds[here] + self.step, 1
        return self._set_out(position, options)

    def go(self, position: FinalGirl, frame: Moving, options: Options) -> Action:
        """Towards the goal by the way with fewer birds; at the goal aside from them."""
        last = options[-1]
        if last.verb == "rescue":
            return last
        if position.rewards:
            return self.reward(position, frame, options)
        if not frame.left:
            return STOP
        target = self.target(position)
        best, found = self._at(position, position.heroine, target, 0), STOP
        for option in options:
            if option.verb == "go":
                value = self._at(position, option.arg, target, frame.left - 1)
                if value < best:
                    best, found = value, option
        return found

    def _at(self, position: FinalGirl, space: int, target: int, left: int) -> float:
        """The cost of being in a space with so many steps left."""
        birds = position.minions[space]
        steps = self._steps_to(position, target)[space] if target >= 0 else 0
        harm = (ON_THE_WAY if left and steps else AT_THE_END) * birds
        if position.ordinary_at(space) and harm > SHIELDED:  # birds attack victims before her
            harm = SHIELDED
        cost = 2.0 * steps + harm
        full = birds >= max(1, self.terms.most_minions)
        return cost + (3.0 * position.mods.swarm_costs if full and space != position.heroine else 0.0)

    # The swarm --------------------------------------------------------------------------

    def assign(self, position: FinalGirl, frame: AssignDice, options: Options) -> Action:
        """Few birds where they do little harm."""
        return min(options, key=lambda option: self._harm(option.arg, sum(frame.dice) - option.arg))

    def _harm(self, number: int, line: int) -> float:
        return number * BIRD + min(number, 3) * HARM[self.terms.spawn_place(line)]

    def land(self, position: FinalGirl, frame: PickLanding, options: Options) -> Action:
        """Far from her and from everybody else."""
        return max(options, key=lambda option: self._quiet(position, option.arg))

    def _quiet(self, position: FinalGirl, space: int) -> float:
        places = self.terms.places
        used = 2.0 * (places.exit[space] + (places.deck[space] >= 0)) + 3.0 * position.victims[space]
        return self.far[position.heroine][space] - used + 0.1 * position.minions[space]


def policy_for(terms: Terms) -> PlayoutPolicy:
    """The fixed player of a film."""
    return SwarmPolicy(terms) if terms.still else PlayoutPolicy(terms)


SWARM_HANDLERS: Final[dict[type, Callable[[Any, FinalGirl, Any, Options], Action]]] = {
    AssignDice: SwarmPolicy.assign,
    PickLanding: SwarmPolicy.land,
    Moving: SwarmPolicy.go,
    ActionPhase: SwarmPolicy.act,
}
