"""Search a turn: try every option to the end of a card, or of the turn, and evaluate the position.

The Beast knows its path, so its search is plain. The hunters do not: their search carries a sample of
possible paths of the Beast, and splits it by what would be seen whenever something would be. So a plan never
knows more than the hunters will.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.frames import tuples
from polnoc.engine.play import answer
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import HIDDEN, View
from polnoc.games.bestia.actions import DONE, PASS, SKIP
from polnoc.games.bestia.bots.belief import BeastModel, Belief, PlainModel, Way
from polnoc.games.bestia.bots.evaluation import Evaluation
from polnoc.games.bestia.bots.figures import SIDES, Drafted, Figures, usual_figures
from polnoc.games.bestia.bots.habits import HabitModel, Habits, Scene, phase_of
from polnoc.games.bestia.deduction import UNKNOWN
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.draft import Drafting, Splitting
from polnoc.games.bestia.rules.moving import Moving
from polnoc.games.bestia.rules.night import Rewarding, Upgrading
from polnoc.games.bestia.rules.setup import Settling
from polnoc.games.bestia.rules.trails import watched_from
from polnoc.games.bestia.rules.turns import Turn
from polnoc.games.bestia.state import BEAST_WON, HUNTERS_WON, NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST, Terms
from polnoc.games.bestia.view import action_cards as cards_in_hand

PossibleWays = Sequence[Way]
#: Verbs that take a hunter to a place; what they reveal follows from the trails there.
STEPS: Final = ("go", "lead")
Options = Sequence[Action]
#: Frames with decisions of their own: a search does not continue into them.
SINGLE_DECISIONS: Final = (Drafting, Splitting, Settling, Rewarding, Upgrading)
#: The chances of the Beast's places are cached for at most this many public positions.
CACHED_CHANCES: Final = 2000
#: At most this many beliefs are cached with all their paths: one turn asks for the same one several times.
CACHED_BELIEFS: Final = 8
#: How much worse an option may look after the first card and still be searched further.
MARGIN: Final = 0.6
#: If two lines lead to the same result, prefer the one that gets there with the next card.
LATER_PENALTY: Final = 0.02


class SearchContext:
    """The evaluation, the beast models and the cached beliefs of games with the same terms.

    `habits`: those that hunters expect of the Beast; None for the plain model. `drafted`: what cards bring to
    those who draft them; None to judge cards by their effects.
    """

    def __init__(
        self,
        terms: Terms,
        figures: Figures | None = None,
        habits: Habits | None = None,
        drafted: Drafted | None = None,
    ) -> None:
        self.terms = terms
        self.figures = usual_figures() if figures is None else figures
        self.evaluation = Evaluation(terms, self.figures)
        self.habits = habits
        #: [side][card]: what cards are judged by in a draft.
        self.draft_values = self.evaluation.card if drafted is None else self._drafted(drafted)
        self._models: dict[Scene, BeastModel] = {}
        self._chances: dict[object, dict[int, float]] = {}
        self._beliefs: dict[object, Belief] = {}

    def _drafted(self, drafted: Drafted) -> tuple[list[float], ...]:
        """What cards bring; by their effects if nothing is known about an action card of a pack."""
        cards = self.terms.cards
        ids = [cards[card].id for card in members(self.terms.actions)]
        beast, hunters = [drafted[side] for side in SIDES]
        if not beast.keys() >= set(ids):
            return self.evaluation.card
        return [beast.get(card.id, 0.0) for card in cards], [hunters.get(card.id, 0.0) for card in cards]

    def beast_model(self, scene: Scene) -> BeastModel:
        """The model of a Beast in a scene."""
        found = self._models.get(scene)
        if found is None:
            if len(self._models) >= 64:
                self._models.clear()
            found = self._models[scene] = self._made_model(scene)
        return found

    def _made_model(self, scene: Scene) -> BeastModel:
        terms = self.terms
        if self.habits is not None:
            return HabitModel(terms, scene, self.habits)
        prey = [
            (place, 3.0 if one < terms.settlers else 0.6 * terms.folk_grudges[one])
            for one, place in enumerate(scene.folk)
            if place != NOWHERE
        ]
        settlers = tuple([place for place in scene.folk[: terms.settlers] if place != NOWHERE])
        return PlainModel(terms.places, tuple(prey), settlers)

    def _scene(self, pawn: int, folk: Sequence[int], day: int, action_cards: int) -> Scene:
        """The input of a model of the Beast; the plain one uses only the folk."""
        if self.habits is None:
            return Scene(NOWHERE, tuple(folk), 0)
        return Scene(pawn, tuple(folk), phase_of(day >= self.terms.days, action_cards))

    def belief_of(self, view: View) -> Belief:
        """The belief of the hunters, whose view this is."""
        first = view["track"][0]
        action_cards = cards_in_hand(self.terms, view["hands"][BEAST])
        scene = self._scene(view["pawn"], view["folk"], view["day"], action_cards)
        key = (
            view["pawn"],
            tuples(view["steps"]),
            tuples(view["facts"]),
            UNKNOWN if first == HIDDEN else first,
        )
        found = self._beliefs.get((scene, key))
        if found is None:
            if len(self._beliefs) >= CACHED_BELIEFS:
                self._beliefs.clear()
            found = self._beliefs[scene, key] = Belief(self.beast_model(scene), *key)
        return found

    def chances(self, position: Bestia) -> dict[int, float]:
        """The chances of the Beast's places, by public knowledge."""
        if not position.track:
            return {position.pawn: 1.0}
        action_cards = (position.hands[BEAST] & self.terms.actions).bit_count()
        scene = self._scene(position.pawn, position.folk, position.day, action_cards)
        key = (scene, position.pawn, position.steps, position.facts)
        found = self._chances.get(key)
        if found is None:
            if len(self._chances) >= CACHED_CHANCES:
                self._chances.clear()
            belief = Belief(self.beast_model(scene), position.pawn, position.steps, position.facts)
            found = self._chances[key] = belief.chances
        return found


class TurnSearch:
    """One decision of a seat, searched in a position that fits its view."""

    def __init__(
        self,
        context: SearchContext,
        position: Bestia,
        seat: int,
        possible_ways: PossibleWays,
        rng: random.Random,
        nodes: int,
    ) -> None:
        self.context = context
        self.position = position
        self.seat = seat
        self.possible_ways = possible_ways
        self.draw = rng.random()
        self.turn = position.turn
        self.phase = position.phase
        #: The number of positions for the whole search, and those left for the current option.
        self.budget = nodes
        self.nodes = 0
        self.threshold = 0.0
        self._alike: dict[object, float] = {}

    # Evaluating -----------------------------------------------------------------------

    def evaluate(self, position: Bestia, possible_ways: PossibleWays) -> float:
        """The value of a position to this seat's side."""
        evaluation = self.context.evaluation
        if self.seat == BEAST:
            return evaluation.beast(position, self.context.chances(position))
        return -evaluation.team(position, self._chances(position, possible_ways))

    def _chances(self, position: Bestia, possible_ways: PossibleWays) -> dict[int, float]:
        if not position.track:
            return {position.pawn: 1.0}
        if not possible_ways:
            return self.context.chances(position)
        found: dict[int, float] = {}
        share = 1.0 / len(possible_ways)
        for way in possible_ways:
            place = way.path[-1]
            found[place] = found.get(place, 0.0) + share
        return found

    # Searching ------------------------------------------------------------------------

    def values(self, options: Options, deep_options: int) -> list[float]:
        """The value of each option; the best `deep_options` of them are searched to the end of the turn."""
        found = self._shallow_values(options)
        if not deep_options:
            return found
        best = sorted(range(len(options)), key=lambda at: -found[at])[:deep_options]
        cut = found[best[0]] - 3 * MARGIN
        for at in best:
            if found[at] > cut:
                self.nodes += self.budget // (2 * deep_options)
                self.threshold = found[at] - MARGIN
                whole_turn = self._try(self.position, self.possible_ways, options[at], True)
                found[at] = max(found[at], whole_turn - LATER_PENALTY)
        return found

    def _shallow_values(self, options: Options) -> list[float]:
        """Search to the end of the card. Try fleeing with the cheapest card only; others just cost more."""
        position, card_values = self.position, self.context.evaluation.card[min(self.seat, 1)]
        flees = [option for option in options if option.verb == "flee"]
        cheapest = min(flees, key=lambda option: card_values[option.arg], default=None)
        share = self.budget // (2 * (len(options) - len(flees) + 1))
        self.nodes = share
        flight = self._try(position, self.possible_ways, cheapest, False) if cheapest else 0.0
        found = []
        for option in options:
            self.nodes += share if option.verb != "flee" else 0
            if cheapest and option.verb == "flee":
                found.append(flight - (card_values[option.arg] - card_values[cheapest.arg]))
            else:
                found.append(self._try(position, self.possible_ways, option, False))
        return found

    def line(self, option: Action, most: int, nodes: int) -> tuple[list[Action], Bestia]:
        """The answers of this side after an option until the card is done, and the position they lead to.

        At most `most` answers, each searched with `nodes` positions. The line ends where hunters learn
        something, as their next answer depends on it.
        """
        position = self.position.clone()
        answer(position, self._asked(position), option, [])
        line: list[Action] = []
        while len(line) < most and (self.seat == BEAST or position.facts is self.position.facts):
            frame = self._proceed(position)
            if frame is None or isinstance(frame, Turn):
                break
            self.nodes = nodes
            options = frame.options(position, self._asked(position))
            values = [self._try(position, self.possible_ways, option, False) for option in options]
            chosen = options[max(range(len(options)), key=values.__getitem__)]
            answer(position, self._asked(position), chosen, [])
            line.append(chosen)
        return line, position

    def _try(self, position: Bestia, possible_ways: PossibleWays, option: Action, deep: bool) -> float:
        """The value of an option."""
        if option is DONE:
            return self.evaluate(position, possible_ways)
        if option is PASS:
            return self._passed(position, possible_ways)
        total = 0.0
        for share, after, seen in self._after(position, possible_ways, option):
            total += share * self._best(after, seen, deep)
        return total

    def _passed(self, position: Bestia, possible_ways: PossibleWays) -> float:
        """The value of passing, which ends the day the more likely, the more have passed before."""
        ends = math.pow((position.passes + 1) / (1 + len(position.alive())), self.context.figures.day_ends)
        return (1 - ends) * self.evaluate(position, possible_ways) + ends * self.evaluate(
            after_day(position), possible_ways
        )

    def _after(
        self, position: Bestia, possible_ways: PossibleWays, option: Action
    ) -> list[tuple[float, Bestia, PossibleWays]]:
        """What may follow an option: the chance, the position, and the paths that fit."""
        self.nodes -= 1
        seat = self._asked(position)
        after = position.clone()
        answer(after, seat, option, [])
        if len(possible_ways) < 2 or not position.track or (after.facts is position.facts and after.track):
            return [(1.0, after, possible_ways)]
        if option.verb in STEPS:
            groups = self._by_step(position, possible_ways, option.args[-1])
            return [
                (len(ways) / len(possible_ways), in_world(position, ways[0], seat, option), ways)
                for ways in groups
            ]
        worlds: dict[object, tuple[Bestia, list[Way]]] = {}
        for way in possible_ways:
            world = in_world(position, way, seat, option)
            worlds.setdefault((world.facts, world.pawn, bool(world.track)), (world, []))[1].append(way)
        return [(len(ways) / len(possible_ways), world, ways) for world, ways in worlds.values()]

    def _by_step(self, position: Bestia, possible_ways: PossibleWays, place: int) -> list[list[Way]]:
        """Group the paths that look alike to a hunter who comes to a place, and may search it at once."""
        watched = members(watched_from(position, place))
        groups: dict[object, list[Way]] = {}
        for way in possible_ways:
            key = (way.path[-1] == place, *[way.marks.count(there) for there in watched])
            groups.setdefault(key, []).append(way)
        return list(groups.values())

    def _best(self, position: Bestia, possible_ways: PossibleWays, deep: bool) -> float:
        """The best value reachable from a position before the turn is over; modifies the position."""
        frame = self._proceed(position)
        if frame is None or self.nodes <= 0:
            return self.evaluate(position, possible_ways)
        if self.seat == BEAST and isinstance(frame, Moving):
            return self._moved(position, frame, deep)
        options = frame.options(position, self._asked(position))
        if isinstance(frame, Turn):
            now = self.evaluate(position, possible_ways)
            if not deep or now < self.threshold:
                return now
            plays = [option for option in options if option is not DONE]
            return max([now, *[self._try(position, possible_ways, option, False) for option in plays]])
        return max([self._try(position, possible_ways, option, deep) for option in options])

    def _moved(self, position: Bestia, frame: Moving, deep: bool) -> float:
        """The value while the Beast moves, shared by paths with the same end and public knowledge."""
        key = (frame.data(), position.path[-1], position.steps, position.facts, tuple(position.hands), deep)
        found = self._alike.get(key)
        if found is None:
            options = frame.options(position, self.seat)
            found = max([self._try(position, (), option, deep) for option in options])
            self._alike[key] = found
        return found

    def _proceed(self, position: Bestia) -> Any:
        """Continue to the next decision of this side in the same turn; None if there is none."""
        while position.stack:
            frame: Any = position.stack[-1]
            now = frame.asked(position)
            if self._ours(now[0]):
                if isinstance(frame, SINGLE_DECISIONS) or (isinstance(frame, Turn) and self._new(frame)):
                    return None
                return frame
            if now[0] != CHANCE and not self._reply(position, frame):
                return None
            offered = frame.options(position, now[0])
            answer(position, now[0], self._default(offered, now[0]), [])
        return None

    def _ours(self, seat: int) -> bool:
        """Whether a seat is on this side: hunters share their cards, so all their answers are searched."""
        return seat == BEAST if self.seat == BEAST else seat not in (BEAST, CHANCE)

    def _asked(self, position: Bestia) -> int:
        """The seat of this side that has to answer; this seat, if several are asked at once."""
        now = position.stack[-1].asked(position)
        return self.seat if self.seat in now else now[0]

    def _new(self, frame: Turn) -> bool:
        return frame.actor != self.turn or not frame.symbols

    def _reply(self, position: Bestia, frame: Any) -> bool:
        """Whether the other side merely replies to something in this turn."""
        same = position.turn == self.turn and position.phase == self.phase
        return same and not isinstance(frame, (Turn, *SINGLE_DECISIONS))

    def _default(self, offered: Options, seat: int) -> Action:
        if seat == CHANCE:
            return offered[int(self.draw * len(offered))]
        return SKIP if SKIP in offered else offered[0]


def in_world(position: Bestia, way: Way, seat: int, option: Action) -> Bestia:
    """The position after an option if the Beast has taken this path."""
    world = position.clone()
    world.track, world.path, world.marks = way
    answer(world, seat, option, [])
    return world


def after_day(position: Bestia) -> Bestia:
    """The position as if the day were over: no action cards, but all abilities back in hand."""
    terms = position.terms
    after = position.clone()
    if position.day >= terms.days:
        after.victor = BEAST_WON if terms.contract.escort else HUNTERS_WON
        return after
    after.day += 1
    after.hands = [hand & ~terms.actions | own for hand, own in zip(position.hands, terms.own, strict=True)]
    return after


def draft_values(context: SearchContext, position: Bestia, seat: int, options: Options) -> list[float]:
    """The values of drafting each card: its value to this side, plus some for denying it to the other."""
    card_values, terms = context.draft_values, position.terms
    side = min(seat, 1)
    held = position.hands[seat] & terms.actions
    red = (held & terms.red).bit_count()
    found = []
    for option in options:
        card = option.arg
        value = card_values[side][card] + context.figures.denied_card * card_values[1 - side][card]
        same = red if terms.red >> card & 1 else held.bit_count() - red
        found.append(value - context.figures.same_symbol * same)
    return found


def split_values(context: SearchContext, position: Bestia, options: Options) -> list[float]:
    """The values of giving each card to the second hunter, so that both get a balanced hand."""
    evaluation, terms = context.evaluation, position.terms
    mine, other = position.hands[1] & terms.actions, position.hands[2] & terms.actions
    found = []
    for option in options:
        bit = 1 << option.arg
        red = terms.red & bit
        alike = terms.red if red else ~terms.red
        gap = (mine & alike).bit_count() - (other & alike).bit_count()
        found.append(gap + 0.2 * evaluation.card[1][option.arg])
    return found
