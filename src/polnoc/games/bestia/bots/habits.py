"""Habits of a Beast, learned from games of experts: which way it goes, and where it ends.

This is a log-linear model over the features of places (called facts here): the chance of a card is
proportional to the exponential of the weighted features of the place to which it leads; so is the chance that
a hidden Beast is there when its turn is over. Only public knowledge is used: the features describe a place by
the map, the folk, and who stood where when a card was laid. `python -m tools.bestia_habits` learns the
weights in `habits.toml`.
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
#: The version of the features: increase it whenever their meaning changes.
FORM: Final = 1
#: Distances are capped at these.
SETTLERS_FAR, ANIMALS_FAR, HUNTERS_FAR, PAWN_FAR = 5, 3, 4, 6
#: The offset in the weights at which each kind of feature begins.
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
#: The number of features of a place; then those of a card: it is No Movement, and it is so near a hunter.
PLACE_FACTS: Final = IN_PHASE + 4 * PHASES
STAYS, STAYS_NEAR_HUNTER = PLACE_FACTS, PLACE_FACTS + 1
CARD_FACTS: Final = PLACE_FACTS + 2
#: The factor by which prey counts less with every step to it.
PREY_DECAY: Final = 0.6
#: Cache the chances of at most this many kinds of steps.
STEPS_CACHE_SIZE: Final = 128

#: The features of a place: (number of the feature, its value).
Facts = list[tuple[int, float]]


class HabitsRefused(ValueError):
    """The weights belong to other rules, other content or another version of the features."""


class Habits(NamedTuple):
    """The weights: for a card within a move, for its last card, and for the place where the Beast ends.

    `prior`: the exponent of the chances that follow from the steps; `even`: the share spread evenly.
    """

    middle: tuple[float, ...]
    last: tuple[float, ...]
    end: tuple[float, ...]
    prior: float
    even: float


class Scene(NamedTuple):
    """What everybody sees: where the Beast was last seen, the folk, and a phase of the game."""

    pawn: int
    folk: tuple[int, ...]
    phase: int


def phase_of(last_day: bool, action_cards: int) -> int:
    """The phase: a number for whether it is the last day, and how many action cards the Beast holds."""
    return 3 * last_day + (0 if action_cards < 2 else 1 if action_cards < 4 else 2)


class PlaceFacts:
    """The features of the places of a scene."""

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
        """[place]: the distance of the nearest hunter when a card was laid; HUNTERS_FAR + 1: unknown."""
        hunters = members(crowded & ~self.settlers)
        return nearest(self.places, hunters, HUNTERS_FAR) if hunters else [HUNTERS_FAR + 1] * self.places.size

    def of(self, place: int, hunters_near: Sequence[int]) -> Facts:
        """The features of a place."""
        near = hunters_near[place]
        return [*self._fixed[place], (HUNTER + near, 1.0), (self.phase + 3, float(near <= 1))]


def nearest(places: Places, among: Sequence[int], most: int) -> list[int]:
    """[place]: the steps to the nearest of some places, capped at `most`."""
    found = [most] * places.size
    for there in among:
        for here, steps in enumerate(places.far[there]):
            found[here] = min(found[here], steps)
    return found


def _habitat(places: Places, place: int) -> int:
    """The number of the habitat of a place; 4 for the start location, which has several."""
    bits = places.habitat[place]
    return 4 if bits & (bits - 1) else bits.bit_length() - 1


def stay_facts(near_hunter: int) -> Facts:
    """The features of No Movement in addition to those of the place."""
    return [(STAYS, 1.0), (STAYS_NEAR_HUNTER, float(near_hunter <= 1))]


def laid_cards(places: Places, here: int, step: Step) -> list[tuple[int, int]]:
    """The cards that could be laid on a location, and where they lead, by public knowledge of the step."""
    _, flags, crowded, entered = step
    found = [(way, there) for way, there in places.ways[here] if entered >> there & 1]
    if not flags & STRAIGHT and not crowded >> here & 1:
        found.append((STILL, here))
    return found


def dot(weights: Sequence[float], facts: Facts) -> float:
    """The weighted sum of some features."""
    return sum([weights[fact] * value for fact, value in facts])


class HabitModel:
    """The `BeastModel` of a Beast with these habits in a scene."""

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
            if len(self._lays) >= STEPS_CACHE_SIZE:
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
    """The text of a file with these weights, for the rules and the content of a game."""
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
    """Read the weights in a file; raise HabitsRefused if they were not learned for this game."""
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
    """The weights in a file, or None if they do not fit this game, with a log message."""
    try:
        return read_habits(text, game)
    except HabitsRefused as reason:
        # Expected with a custom pack; with our own cards it means that the weights are out of date.
        level = logging.WARNING if game.content == load_box().hash else logging.INFO
        logger.log(level, "the learned habits of a Beast are not used, plain ones are: %s", reason)
        return None


#: Cache of the shipped weights, by the rules and the content that they must fit.
_READ: Final[dict[tuple[int, str], Habits | None]] = {}


def shipped_habits(game: BestiaGame) -> Habits | None:
    """The shipped weights, or None if there are none that fit this game."""
    key = (game.rules, game.content)
    if key not in _READ:
        if len(_READ) >= 32:
            _READ.clear()
        _READ[key] = habits_for(game, _shipped()) if _shipped() else None
    return _READ[key]
