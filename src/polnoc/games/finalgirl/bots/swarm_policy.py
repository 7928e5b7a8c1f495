"""The playout policy against a swarm: nobody can kill it, so victims are led to exits, then those in hiding.

Birds hurt whoever ends a turn among them. So she fights only where she stands, and only what would hurt
her; the dice that bring birds are assigned so that they do the least harm.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.games.finalgirl.actions import STOP
from polnoc.games.finalgirl.bots.evaluation import Evaluation
from polnoc.games.finalgirl.bots.figures import Figures, usual_figures
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


class SwarmEvaluation(Evaluation):
    """The values of cards against a swarm: blows are for birds that guard exits or are about to hurt her."""

    def kept(self, position: FinalGirl) -> list[float]:
        values = super().kept(position)
        more = self.weights["crowded"] * position.minions[position.heroine]
        if position.mods.guarded_exits:
            more += self.weights["guarded"]
        for card in self.terms.attack_cards:
            values[card] += more
        return values


class SwarmPolicy(PlayoutPolicy):
    """The playout policy for a film with people in hiding and a swarm."""

    def __init__(self, terms: Terms, weights: Figures | None = None) -> None:
        if weights is None:
            weights = usual_figures(swarm=True)
        super().__init__(terms, weights)
        self.evaluation = SwarmEvaluation(terms, weights)
        self.room = max(1, terms.most_minions) * terms.places.size
        #: The cost of a bird on her path, and of one where she would end her turn; of birds where a
        #: victim would be attacked instead of her.
        self.on_the_way, self.at_the_end = weights["on-the-way"], weights["at-the-end"]
        self.shielded = weights["shielded"]

    def choose(self, position: FinalGirl, options: Options) -> Action:
        frame = position.stack[-1]
        handler = SWARM_HANDLERS.get(type(frame)) or HANDLERS.get(type(frame))
        return handler(self, position, frame, options) if handler else options[0]

    # Goals ------------------------------------------------------------------------------

    def sensible_goal(self, position: FinalGirl) -> int:
        """Lead somebody out; without anybody to lead, look for things or gather strength."""
        hand, evaluation = position.hand, self.evaluation
        if sum(position.minions) >= self.weights["nearly-full"] * self.room and any(
            [hand[card] for card in self.attacks]
        ):
            return FIGHT
        calm = CALM_FIRST if position.health <= self.weights["calm-health"] else 0
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
        value = self.weights["fetch-step"] * far[position.heroine][space] + far[space][exit]
        value += self.on_the_way * position.minions[space]
        if space in [position.specials[kind] for kind in self.terms.sheltered]:
            return value - self.weights["sheltered"]
        return value - (self.weights["fetch-many"] if count > 1 else 0.0)

    def _nearest_exit(self, position: FinalGirl, start: int) -> int:
        """The exit with the fewest steps, birds counted; not a closed one."""
        best, found = 99.0, -1
        each = self.on_the_way
        if position.mods.guarded_exits:
            each = (
                self.weights["armed-exit"]
                if any([position.hand[card] for card in self.attacks])
                else self.weights["bare-exit"]
            )
        for space in self.exits:
            if position.closed >> space & 1:
                continue
            value = self.far[start][space] + each * position.minions[space]
            if value < best:
                best, found = value, space
        return found

    # The action phase -------------------------------------------------------------------

    def act(self, position: FinalGirl, frame: ActionPhase, options: Options) -> Action:
        """A blow needs no time: even without any she strikes what keeps people from leaving."""
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
            (self.evaluation.roll(position, card, self.kept) - self.weights["worth"] * self.kept[card], card)
            for card in blows
        ]
        value, card = max(values)
        return option_with(options, "play", card) if value > 0 else None

    def _hurts(self, position: FinalGirl) -> bool:
        """Whether birds here would attack her or somebody with her."""
        return position.minions[position.heroine] > 0

    def _step_aside(self, position: FinalGirl, options: Options) -> Action | None:
        """Step away from birds, if there is a better space next door."""
        here, birds = position.heroine, position.minions
        if not birds[here] or min([birds[space] for space in steps_from(position, here)]) >= birds[here]:
            return None
        evaluation = self.evaluation
        evaluation.step, evaluation.steps = self.at_the_end * birds[here] + self.step, 1
        return self._set_out(position, options)

    def go(self, position: FinalGirl, frame: Moving, options: Options) -> Action:
        """Go towards the goal by the path with fewer birds; at the goal, step aside from them."""
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
        """The cost of being in a space with `left` steps left."""
        birds = position.minions[space]
        steps = self._steps_to(position, target)[space] if target >= 0 else 0
        harm = (self.on_the_way if left and steps else self.at_the_end) * birds
        if position.ordinary_at(space) and harm > self.shielded:  # birds attack victims before her
            harm = self.shielded
        cost = 2.0 * steps + harm
        full = birds >= max(1, self.terms.most_minions)
        return cost + (3.0 * position.mods.swarm_costs if full and space != position.heroine else 0.0)

    # The swarm --------------------------------------------------------------------------

    def assign(self, position: FinalGirl, frame: AssignDice, options: Options) -> Action:
        """Assign the dice so that few birds come, to where they do little harm."""
        return min(options, key=lambda option: self._harm(option.arg, sum(frame.dice) - option.arg))

    def _harm(self, number: int, line: int) -> float:
        weights = self.weights
        return number * weights["bird"] + min(number, 3) * weights[f"bird-{self.terms.spawn_place(line)}"]

    def land(self, position: FinalGirl, frame: PickLanding, options: Options) -> Action:
        """Let birds land far from her and from everybody else."""
        return max(options, key=lambda option: self._quiet(position, option.arg))

    def _quiet(self, position: FinalGirl, space: int) -> float:
        places = self.terms.places
        used = 2.0 * (places.exit[space] + (places.deck[space] >= 0)) + 3.0 * position.victims[space]
        return self.far[position.heroine][space] - used + 0.1 * position.minions[space]


def policy_for(terms: Terms, figures: Figures | None = None) -> PlayoutPolicy:
    """The playout policy for a film, with the usual figures if none are given."""
    return SwarmPolicy(terms, figures) if terms.still else PlayoutPolicy(terms, figures)


SWARM_HANDLERS: Final[dict[type, Callable[[Any, FinalGirl, Any, Options], Action]]] = {
    AssignDice: SwarmPolicy.assign,
    PickLanding: SwarmPolicy.land,
    Moving: SwarmPolicy.go,
    ActionPhase: SwarmPolicy.act,
}
