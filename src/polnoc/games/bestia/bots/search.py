"""Thinking a turn through: every answer is tried to the end of a card, or of the turn, and weighed.

The Beast knows its way, so it only has to look. Hunters do not: they carry a crowd of ways that the Beast can
have gone along, and whenever something would be seen, the crowd splits by what that would be; so a plan never
knows more than the hunters will.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.frames import tuples
from polnoc.engine.play import answer
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import HIDDEN, View
from polnoc.games.bestia.actions import DONE, PASS, SKIP
from polnoc.games.bestia.bots.belief import Belief, Habits, Way
from polnoc.games.bestia.bots.evaluation import Worth
from polnoc.games.bestia.deduction import UNKNOWN
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.draft import Drafting, Splitting
from polnoc.games.bestia.rules.moving import Moving
from polnoc.games.bestia.rules.night import Rewarding, Upgrading
from polnoc.games.bestia.rules.setup import Settling
from polnoc.games.bestia.rules.trails import watched_from
from polnoc.games.bestia.rules.turns import Turn
from polnoc.games.bestia.state import BEAST_WON, HUNTERS_WON, NOWHERE, Bestia, Fact, Step
from polnoc.games.bestia.terms import BEAST, Terms

Crowd = Sequence[Way]
#: Answers that bring a hunter to a place; all they tell follows from the trails there.
STEPS: Final = ("go", "lead")
Options = Sequence[Action]
#: Decisions after which something else begins; their answers are weighed one by one.
STOPS: Final = (Drafting, Splitting, Settling, Rewarding, Upgrading)
#: About how many public positions a mind remembers what hunters can think.
KEPT: Final = 2000
#: About how many beliefs are kept with all their ways: one turn asks for the same several times.
FRESH: Final = 8
#: How much worse something may look after the first card to be thought through.
MARGIN: Final = 0.6
#: Of two ways to the same, the one that gets there with the next card is better.
LATER: Final = 0.02


class Mind:
    """What is worth what and what a Beast likes, in games with the same terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.worth = Worth(terms)
        self._habits: dict[tuple[int, ...], Habits] = {}
        self._chances: dict[object, dict[int, float]] = {}
        self._beliefs: dict[object, Belief] = {}

    def habits(self, folk: tuple[int, ...]) -> Habits:
        """What a Beast likes while these settlers and animals live."""
        found = self._habits.get(folk)
        if found is None:
            if len(self._habits) >= 64:
                self._habits.clear()
            terms = self.terms
            prey = [
                (place, 3.0 if one < terms.settlers else 0.6 * terms.folk_grudges[one])
                for one, place in enumerate(folk)
                if place != NOWHERE
            ]
            settlers = tuple([place for place in folk[: terms.settlers] if place != NOWHERE])
            found = self._habits[folk] = Habits(terms.places, tuple(prey), settlers)
        return found

    def belief(
        self, pawn: int, steps: tuple[Step, ...], facts: tuple[Fact, ...], folk: tuple[int, ...], first: int
    ) -> Belief:
        """What the hunters can know about a hidden Beast."""
        return Belief(self.habits(folk), pawn, steps, facts, first)

    def belief_of(self, view: View) -> Belief:
        """What the hunters, whose view this is, can know."""
        first = view["track"][0]
        key = (
            view["pawn"],
            tuples(view["steps"]),
            tuples(view["facts"]),
            tuple(view["folk"]),
            UNKNOWN if first == HIDDEN else first,
        )
        found = self._beliefs.get(key)
        if found is None:
            if len(self._beliefs) >= FRESH:
                self._beliefs.clear()
            found = self._beliefs[key] = self.belief(*key)
        return found

    def chances(self, position: Bestia) -> dict[int, float]:
        """Where everybody can think the Beast is."""
        if not position.track:
            return {position.pawn: 1.0}
        folk = tuple(position.folk)
        key = (position.pawn, position.steps, position.facts, folk)
        found = self._chances.get(key)
        if found is None:
            if len(self._chances) >= KEPT:
                self._chances.clear()
            belief = self.belief(position.pawn, position.steps, position.facts, folk, UNKNOWN)
            found = self._chances[key] = belief.chances
        return found


class Thought:
    """One decision of a seat, thought through in a position that fits its view."""

    def __init__(
        self, mind: Mind, position: Bestia, seat: int, crowd: Crowd, rng: random.Random, nodes: int
    ) -> None:
        self.mind = mind
        self.position = position
        self.seat = seat
        self.crowd = crowd
        self.luck = rng.random()
        self.turn = position.turn
        self.phase = position.phase
        #: How many positions may be tried in all, and how many more for the answer in question.
        self.budget = nodes
        self.nodes = 0
        self.bar = 0.0
        self._alike: dict[object, float] = {}

    # Weighing -------------------------------------------------------------------------

    def weigh(self, position: Bestia, crowd: Crowd) -> float:
        """The value of a position to this seat's side."""
        worth = self.mind.worth
        if self.seat == BEAST:
            return worth.beast(position, self.mind.chances(position))
        return -worth.team(position, self._chances(position, crowd))

    def _chances(self, position: Bestia, crowd: Crowd) -> dict[int, float]:
        if not position.track:
            return {position.pawn: 1.0}
        if not crowd:
            return self.mind.chances(position)
        found: dict[int, float] = {}
        share = 1.0 / len(crowd)
        for way in crowd:
            place = way.path[-1]
            found[place] = found.get(place, 0.0) + share
        return found

    # Trying ---------------------------------------------------------------------------

    def values(self, options: Options, few: int) -> list[float]:
        """What each option leads to; the best `few` of them are followed to the end of the turn."""
        found = self._first_look(options)
        if not few:
            return found
        best = sorted(range(len(options)), key=lambda at: -found[at])[:few]
        cut = found[best[0]] - 3 * MARGIN
        for at in best:
            if found[at] > cut:
                self.nodes += self.budget // (2 * few)
                self.bar = found[at] - MARGIN
                whole_turn = self._try(self.position, self.crowd, options[at], True)
                found[at] = max(found[at], whole_turn - LATER)
        return found

    def _first_look(self, options: Options) -> list[float]:
        """To the end of the card. One flees with the card that is missed least; others are worth more."""
        position, worth = self.position, self.mind.worth.card[min(self.seat, 1)]
        flees = [option for option in options if option.verb == "flee"]
        cheapest = min(flees, key=lambda option: worth[option.arg], default=None)
        share = self.budget // (2 * (len(options) - len(flees) + 1))
        self.nodes = share
        flight = self._try(position, self.crowd, cheapest, False) if cheapest else 0.0
        found = []
        for option in options:
            self.nodes += share if option.verb != "flee" else 0
            if cheapest and option.verb == "flee":
                found.append(flight - (worth[option.arg] - worth[cheapest.arg]))
            else:
                found.append(self._try(position, self.crowd, option, False))
        return found

    def _try(self, position: Bestia, crowd: Crowd, option: Action, deep: bool) -> float:
        """The value of an answer."""
        if option is DONE:
            return self.weigh(position, crowd)
        if option is PASS:
            return self._passed(position, crowd)
        total = 0.0
        for share, after, seen in self._after(position, crowd, option):
            total += share * self._best(after, seen, deep)
        return total

    def _passed(self, position: Bestia, crowd: Crowd) -> float:
        """A pass may be the end of the day, the more so the more have passed before."""
        ends = ((position.passes + 1) / (1 + len(position.alive()))) ** 2
        return (1 - ends) * self.weigh(position, crowd) + ends * self.weigh(nightfall(position), crowd)

    def _after(self, position: Bestia, crowd: Crowd, option: Action) -> list[tuple[float, Bestia, Crowd]]:
        """What follows an answer: how likely, the position, and the ways that fit."""
        self.nodes -= 1
        seat = self._asked(position)
        after = position.clone()
        answer(after, seat, option, [])
        if len(crowd) < 2 or not position.track or (after.facts is position.facts and after.track):
            return [(1.0, after, crowd)]
        if option.verb in STEPS:
            groups = self._by_step(position, crowd, option.args[-1])
            return [
                (len(ways) / len(crowd), in_world(position, ways[0], seat, option), ways) for ways in groups
            ]
        worlds: dict[object, tuple[Bestia, list[Way]]] = {}
        for way in crowd:
            world = in_world(position, way, seat, option)
            worlds.setdefault((world.facts, world.pawn, bool(world.track)), (world, []))[1].append(way)
        return [(len(ways) / len(crowd), world, ways) for world, ways in worlds.values()]

    def _by_step(self, position: Bestia, crowd: Crowd, place: int) -> list[list[Way]]:
        """The ways that look alike to a hunter who comes to a place, and may search it at once."""
        watched = members(watched_from(position, place))
        groups: dict[object, list[Way]] = {}
        for way in crowd:
            key = (way.path[-1] == place, *[way.marks.count(there) for there in watched])
            groups.setdefault(key, []).append(way)
        return list(groups.values())

    def _best(self, position: Bestia, crowd: Crowd, deep: bool) -> float:
        """The best that can be made of a position before the turn is over; it is changed."""
        frame = self._proceed(position)
        if frame is None or self.nodes <= 0:
            return self.weigh(position, crowd)
        if self.seat == BEAST and isinstance(frame, Moving):
            return self._moved(position, frame, deep)
        options = frame.options(position, self._asked(position))
        if isinstance(frame, Turn):
            now = self.weigh(position, crowd)
            if not deep or now < self.bar:
                return now
            plays = [option for option in options if option is not DONE]
            return max([now, *[self._try(position, crowd, option, False) for option in plays]])
        return max([self._try(position, crowd, option, deep) for option in options])

    def _moved(self, position: Bestia, frame: Moving, deep: bool) -> float:
        """Ways of the Beast that end alike and are known alike are as good as each other."""
        key = (frame.data(), position.path[-1], position.steps, position.facts, tuple(position.hands), deep)
        found = self._alike.get(key)
        if found is None:
            options = frame.options(position, self.seat)
            found = max([self._try(position, (), option, deep) for option in options])
            self._alike[key] = found
        return found

    def _proceed(self, position: Bestia) -> Any:
        """Go on to the next decision of this side in the same turn; None if there is none."""
        while position.stack:
            frame: Any = position.stack[-1]
            now = frame.asked(position)
            if self._ours(now[0]):
                if isinstance(frame, STOPS) or (isinstance(frame, Turn) and self._new(frame)):
                    return None
                return frame
            if now[0] != CHANCE and not self._reply(position, frame):
                return None
            offered = frame.options(position, now[0])
            answer(position, now[0], self._default(offered, now[0]), [])
        return None

    def _ours(self, seat: int) -> bool:
        """Hunters show each other their cards, so one thinks of what another will do when called on."""
        return seat == BEAST if self.seat == BEAST else seat not in (BEAST, CHANCE)

    def _asked(self, position: Bestia) -> int:
        """Who of this side has to answer; this seat, if several are asked at once."""
        now = position.stack[-1].asked(position)
        return self.seat if self.seat in now else now[0]

    def _new(self, frame: Turn) -> bool:
        return frame.actor != self.turn or not frame.symbols

    def _reply(self, position: Bestia, frame: Any) -> bool:
        """Whether somebody else only answers something in this turn."""
        same = position.turn == self.turn and position.phase == self.phase
        return same and not isinstance(frame, (Turn, *STOPS))

    def _default(self, offered: Options, seat: int) -> Action:
        if seat == CHANCE:
            return offered[int(self.luck * len(offered))]
        return SKIP if SKIP in offered else offered[0]


def in_world(position: Bestia, way: Way, seat: int, option: Action) -> Bestia:
    """What follows an answer if the Beast has gone this way."""
    world = position.clone()
    world.track, world.path, world.marks = way
    answer(world, seat, option, [])
    return world


def nightfall(position: Bestia) -> Bestia:
    """What is left of a position when the day is over: no action cards, but all abilities again."""
    terms = position.terms
    after = position.clone()
    if position.day >= terms.days:
        after.victor = BEAST_WON if terms.contract.escort else HUNTERS_WON
        return after
    after.day += 1
    after.hands = [hand & ~terms.actions | own for hand, own in zip(position.hands, terms.own, strict=True)]
    return after


def draft_values(mind: Mind, position: Bestia, seat: int, options: Options) -> list[float]:
    """What cards of a pack are worth: to this side, and a little because the other does not get them."""
    worth, terms = mind.worth, position.terms
    side = min(seat, 1)
    held = position.hands[seat] & terms.actions
    red = (held & terms.red).bit_count()
    found = []
    for option in options:
        card = option.arg
        value = worth.card[side][card] + 0.3 * worth.card[1 - side][card]
        same = red if terms.red >> card & 1 else held.bit_count() - red
        found.append(value - 0.12 * same)
    return found


def split_values(mind: Mind, position: Bestia, options: Options) -> list[float]:
    """Which card to give to the second hunter: so that both have something of everything."""
    worth, terms = mind.worth, position.terms
    mine, other = position.hands[1] & terms.actions, position.hands[2] & terms.actions
    found = []
    for option in options:
        bit = 1 << option.arg
        red = terms.red & bit
        alike = terms.red if red else ~terms.red
        gap = (mine & alike).bit_count() - (other & alike).bit_count()
        found.append(gap + 0.2 * worth.card[1][option.arg])
    return found
