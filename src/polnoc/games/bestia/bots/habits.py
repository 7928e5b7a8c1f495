"""Habits of a Beast, learned from games of experts: which way it goes, and where it ends.

The chance of a card grows with the exponential of the weights of all that is true of the place to which it
leads; so does the chance that a hidden Beast is still there when its turn is over. Nothing here looks at
what only the Beast knows: places are described by the map, the folk, and who stood where when a card was
laid, which everybody saw. `python -m tools.bestia_habits` learns the weights in `habits.toml`.
"""

from __future__ import annotations

import logging
import math
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from polnoc.games.bestia.actions import STILL
from polnoc.games.bestia.bots.belief import with_even_share
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.packs import load_box
from polnoc.games.bestia.places import Places, members
from polnoc.games.bestia.state import NOWHERE, STRAIGHT, Step
from polnoc.games.bestia.terms import Terms

logger: Final = logging.getLogger(__name__)

#: The file with the weights, beside this one.
FILE: Final = "habits.toml"
#: Changes whenever what is true of a place is counted differently.
FORM: Final = 1
#: From here on distances count the same.
SETTLERS_FAR, ANIMALS_FAR, HUNTERS_FAR, PAWN_FAR = 5, 3, 4, 6
#: Where in the weights each kind of fact begins.
SETTLER: Final = 0
ANIMAL: Final = SETTLER + SETTLERS_FAR + 1
HUNTER: Final = ANIMAL + ANIMALS_FAR + 1
HABITAT: Final = HUNTER + HUNTERS_FAR + 2
ROADS: Final = HABITAT + 5
PAWN: Final = ROADS + 4
SCENT: Final = PAWN + PAWN_FAR + 1
#: By phase: a settler at most one step away, two steps away, an animal or a hunter at most one step away.
IN_PHASE: Final = SCENT + 1
PHASES: Final = 6
#: Facts of a place in all; then those of a card: it is No Movement, and so with a hunter beside.
PLACE_FACTS: Final = IN_PHASE + 4 * PHASES
STAYS, STAYS_NEAR_HUNTER = PLACE_FACTS, PLACE_FACTS + 1
CARD_FACTS: Final = PLACE_FACTS + 2
#: How much less prey counts with every step.
PREY_DECAY: Final = 0.6
#: At most so many weights of one kind of step are remembered.
KEPT: Final = 128

#: What is true of a place: (number of the fact, how much).
Facts = list[tuple[int, float]]


class HabitsRefused(ValueError):
    """Weights that belong to other rules, other content or other facts of places."""


class Habits(NamedTuple):
    """The weights: of a card within a move, of its last card, of the place where the Beast is at last.

    `prior`: how much the chances count that follow from the steps; `even`: the share spread evenly.
    """

    middle: tuple[float, ...]
    last: tuple[float, ...]
    end: tuple[float, ...]
    prior: float
    even: float


class Scene(NamedTuple):
    """What everybody sees: where the Beast was seen last, the folk, and a phase of the game."""

    pawn: int
    folk: tuple[int, ...]
    phase: int


def phase_of(last_day: bool, action_cards: int) -> int:
    """A number for the day and how many action cards the Beast holds."""
    return 3 * last_day + (0 if action_cards < 2 else 1 if action_cards < 4 else 2)


class PlaceFacts:
    """What is true of the places of a scene."""

    def __init__(self, terms: Terms, scene: Scene) -> None:
        places = terms.places
        self.places = places
        self.phase = IN_PHASE + 4 * scene.phase
        settlers = [place for place in scene.folk[: terms.settlers] if place != NOWHERE]
        animals = [place for place in scene.folk[terms.settlers :] if place != NOWHERE]
        self.settlers = 0
        for place in settlers:
            self.settlers |= 1 << place
        self._near_settler = nearest(places, settlers, SETTLERS_FAR)
        self._near_animal = nearest(places, animals, ANIMALS_FAR)
        scent = [0.0] * places.size
        for one, there in enumerate(scene.folk):
            if there != NOWHERE:
                good = 3.0 if one < terms.settlers else 0.6 * terms.folk_grudges[one]
                for here in places.all:
                    scent[here] += good * PREY_DECAY ** places.far[there][here]
        highest = max([*scent, 0.1])
        self._fixed: list[Facts] = []
        for here in places.all:
            settler, animal = self._near_settler[here], self._near_animal[here]
            self._fixed.append(
                [
                    (SETTLER + settler, 1.0),
                    (ANIMAL + animal, 1.0),
                    (HABITAT + _habitat(places, here), 1.0),
                    (ROADS + min(len(places.roads[here]), 4) - 1, 1.0),
                    (PAWN + min(places.far[scene.pawn][here], PAWN_FAR), 1.0),
                    (SCENT, scent[here] / highest),
                    (self.phase, float(settler <= 1)),
                    (self.phase + 1, float(settler == 2)),
                    (self.phase + 2, float(animal <= 1)),
                ]
            )

    def hunters_near(self, crowded: int) -> list[int]:
        """[place]: how far the nearest hunter was when a card was laid; one more than far: nobody knows."""
        hunters = members(crowded & ~self.settlers)
        return nearest(self.places, hunters, HUNTERS_FAR) if hunters else [HUNTERS_FAR + 1] * self.places.size

    def of(self, place: int, hunters_near: Sequence[int]) -> Facts:
        """The facts of a place."""
        near = hunters_near[place]
        return [*self._fixed[place], (HUNTER + near, 1.0), (self.phase + 3, float(near <= 1))]


def nearest(places: Places, among: Sequence[int], most: int) -> list[int]:
    """[place]: the steps to the nearest of some places, at most `most`."""
    found = [most] * places.size
    for there in among:
        for here, steps in enumerate(places.far[there]):
            found[here] = min(found[here], steps)
    return found


def _habitat(places: Places, place: int) -> int:
    """The number of its habitat; the start location has several."""
    bits = places.habitat[place]
    return 4 if bits & (bits - 1) else bits.bit_length() - 1


def stay_facts(near_hunter: int) -> Facts:
    """The facts of No Movement beside those of the place."""
    return [(STAYS, 1.0), (STAYS_NEAR_HUNTER, float(near_hunter <= 1))]


def laid_cards(places: Places, here: int, step: Step) -> list[tuple[int, int]]:
    """The cards that could be laid on a location, and where they lead, by what all know about the step."""
    _, flags, crowded, entered = step
    found = [(way, there) for way, there in places.ways[here] if entered >> there & 1]
    if not flags & STRAIGHT and not crowded >> here & 1:
        found.append((STILL, here))
    return found


def dot(weights: Sequence[float], facts: Facts) -> float:
    """The weight of some facts together."""
    return sum([weights[fact] * value for fact, value in facts])


class HabitModel:
    """How a Beast with these habits moves in a scene."""

    def __init__(self, terms: Terms, scene: Scene, habits: Habits) -> None:
        self.places = terms.places
        self.facts = PlaceFacts(terms, scene)
        self.habits = habits
        self._lays: dict[tuple[int, int, int, bool], list[list[float]]] = {}
        self._ends: dict[int, list[float]] = {}

    def lays(self, step: Step, ends_move: bool) -> list[list[float]]:
        key = (step[1] & STRAIGHT, step[2], step[3], ends_move)
        found = self._lays.get(key)
        if found is None:
            if len(self._lays) >= KEPT:
                self._lays.clear()
            found = self._lays[key] = self._likely_cards(step, ends_move)
        return found

    def _likely_cards(self, step: Step, ends_move: bool) -> list[list[float]]:
        weights = self.habits.last if ends_move else self.habits.middle
        near = self.facts.hunters_near(step[2])
        goes = [math.exp(dot(weights, self.facts.of(place, near))) for place in self.places.all]
        found = []
        for here in self.places.all:
            likes = [0.0] * 5
            for card, there in laid_cards(self.places, here, step):
                stays = math.exp(dot(weights, stay_facts(near[here]))) if card == STILL else 1.0
                likes[card] = goes[there] * stays
            total = sum(likes) or 1.0
            found.append([like / total for like in likes])
        return found

    def ends(self, chances: Mapping[int, float], steps: tuple[Step, ...]) -> dict[int, float]:
        crowded = steps[-1][2]
        weights = self._ends.get(crowded)
        if weights is None:
            near = self.facts.hunters_near(crowded)
            weights = [dot(self.habits.end, self.facts.of(place, near)) for place in self.places.all]
            self._ends[crowded] = weights
        logs = {
            place: self.habits.prior * math.log(max(chance, 1e-12)) + weights[place]
            for place, chance in chances.items()
        }
        highest = max(logs.values())
        return with_even_share(
            {place: math.exp(log - highest) for place, log in logs.items()}, self.habits.even
        )


# The file --------------------------------------------------------------------------------------


def as_toml(habits: Habits, game: BestiaGame, learned: str) -> str:
    """A file with these weights, for the rules and the content of a game."""
    lines = [
        "# Habits of a Beast, learned by `python -m tools.bestia_habits`; see `habits.py`.",
        f"form = {FORM}",
        f"rules = {game.rules}",
        f'content = "{game.content}"',
        f'learned = "{learned}"',
        f"prior = {habits.prior:.4f}",
        f"even = {habits.even}",
    ]
    for name in ("middle", "last", "end"):
        weights = [f"{weight:.4f}" for weight in getattr(habits, name)]
        rows = ["    " + ", ".join(weights[at : at + 12]) + "," for at in range(0, len(weights), 12)]
        lines += [f"{name} = [", *rows, "]"]
    return "\n".join([*lines, ""])


def read_habits(text: str, game: BestiaGame) -> Habits:
    """The weights in a file; HabitsRefused if they were not learned for this game."""
    try:
        read: dict[str, Any] = tomllib.loads(text)
        middle, last, end = [tuple(map(float, read[name])) for name in ("middle", "last", "end")]
        found = Habits(middle, last, end, float(read["prior"]), float(read["even"]))
        form, rules, content = read["form"], read["rules"], read["content"]
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise HabitsRefused(f"the file cannot be read: {error}") from None
    if form != FORM:
        raise HabitsRefused(f"they were learned for facts of form {form}, not {FORM}")
    if rules != game.rules:
        raise HabitsRefused(f"they were learned for rules {rules}, not {game.rules}")
    if content != game.content:
        raise HabitsRefused("they were learned with other content")
    lengths = (len(found.middle), len(found.last), len(found.end))
    if lengths != (CARD_FACTS, CARD_FACTS, PLACE_FACTS):
        raise HabitsRefused(f"there are {lengths} weights, not {(CARD_FACTS, CARD_FACTS, PLACE_FACTS)}")
    if not all(math.isfinite(weight) for weights in found[:3] for weight in weights):
        raise HabitsRefused("a weight is no number")
    if not (0 <= found.even <= 1 and 0 <= found.prior <= 9):
        raise HabitsRefused("the shares are out of range")
    return found


@cache
def _shipped() -> str:
    source = resources.files("polnoc.games.bestia.bots").joinpath(FILE)
    return source.read_text("utf-8") if source.is_file() else ""


def habits_for(game: BestiaGame, text: str) -> Habits | None:
    """The weights in a file, for this game; None if they do not fit: see the log."""
    try:
        return read_habits(text, game)
    except HabitsRefused as reason:
        # With a pack of somebody's own that is as expected; with our own cards the weights are out of date.
        level = logging.WARNING if game.content == load_box().hash else logging.INFO
        logger.log(level, "the learned habits of a Beast are not used, plain ones are: %s", reason)
        return None


#: The shipped weights once they were read, by what they have to fit.
_READ: Final[dict[tuple[int, str], Habits | None]] = {}


def shipped_habits(game: BestiaGame) -> Habits | None:
    """The weights as shipped; None if there are none that fit this game."""
    key = (game.rules, game.content)
    if key not in _READ:
        if len(_READ) >= 32:
            _READ.clear()
        _READ[key] = habits_for(game, _shipped()) if _shipped() else None
    return _READ[key]
