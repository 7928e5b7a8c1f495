"""Turn the events of Final Girl into beats, and beats into scenes.

Reading: every event that deserves a sentence becomes a *beat*, and beats of one kind that follow each
other become one: five steps are one walk, three deaths in one place a massacre. Cutting: beats become
scenes, by turn and at turning points, and quiet turns are joined. A scene keeps its weightiest
beats, in the order in which they happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from polnoc.engine.events import Event
from polnoc.games.finalgirl.actions import KILLER
from polnoc.games.finalgirl.solo.game_stats import LEAST_SUCCESS
from polnoc.games.finalgirl.terms import Terms

#: A scene has at most this many sentences; beats of weight 1 only fill it up to the second number.
MOST_SENTENCES, MOST_WITH_FILLER = 6, 4
#: A beat this heavy is a turning point: it begins a scene of its own.
TURNING_POINT_WEIGHT: Final = 8
#: A scene whose weightiest beat weighs less is slight; with at most `FEW_BEATS` beats, the higher limit
#: applies. Slight scenes are joined into one of at most `MONTAGE_TURNS` turns.
SLIGHT_WEIGHT, FEW_BEATS, SLIGHT_WEIGHT_IF_FEW, MONTAGE_TURNS = 5, 2, 7, 3
#: This many deaths in one scene are a massacre, this many rescues at once an exodus.
MASSACRE_DEATHS, EXODUS_RESCUES = 4, 3
#: A roll of at least this many dice, all successes, becomes a beat.
GREAT_ROLL_DICE: Final = 3
#: A counter that is unleashed at this many tenths of its track becomes a beat, and one that falls this much.
FURY_TENTHS, SOOTHED_BY = 7, 2


@dataclass(slots=True)
class Beat:
    """Something worth a sentence: what, how much it matters, and its figures."""

    kind: str
    weight: int
    turn: int
    #: The number of its last event.
    last: int
    #: Where the heroine is.
    here: int
    n: int = 1
    args: dict[str, Any] = field(default_factory=dict)


class BeatReader:
    """Turns events into beats."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.beats: list[Beat] = []
        self.start = -1
        self.turn = 1
        self.here = 0
        self.number = 0
        self.horror = terms.horror
        #: The enemy that attacks her now.
        self.attacker = KILLER
        self.attacked = False

    def read(self, number: int, event: Event) -> None:
        """Take in the next event."""
        self.number = number
        read = _READ.get(event.key)
        if read is not None:
            read(self, event.args)

    def _beat(self, kind: str, weight: int, /, n: int = 1, **args: Any) -> Beat:
        beat = Beat(kind, weight, self.turn, self.number, self.here, n, args)
        self.beats.append(beat)
        return beat

    def _more(self, kind: str, /, **args: Any) -> Beat | None:
        """The last beat, if it is of this kind and turn and has these figures too."""
        last = self.beats[-1] if self.beats else None
        if last is None or last.kind != kind or last.turn != self.turn:
            return None
        if any([last.args[name] != value for name, value in args.items()]):
            return None
        last.last = self.number
        return last

    def _sum(self, kind: str, weight: int, /, n: int = 1, **args: Any) -> Beat:
        """Add to the last beat if it is the same, or else begin one."""
        more = self._more(kind, **args)
        if more is None:
            return self._beat(kind, weight, n, **args)
        more.n += n
        return more

    def _once(self, kind: str, weight: int) -> None:
        """A beat that matters only the first time."""
        if not any([beat.kind == kind for beat in self.beats]):
            self._beat(kind, weight)

    # What she does

    def _start(self, args: dict[str, Any]) -> None:
        self.start = args["start"]
        self.here = self.terms.starts[self.start].heroine

    def _turn(self, args: dict[str, Any]) -> None:
        self.turn = args["turn"]

    def _goes(self, args: dict[str, Any]) -> None:
        followers = args["n"] + args["kinds"].bit_count()
        self.here = args["end"]
        more = self._more("goes")
        if more is None:
            self._beat("goes", 3 if followers else 2, start=args["start"], end=self.here, led=followers)
            return
        more.n += 1
        more.here = more.args["end"] = self.here
        more.args["led"] = max(more.args["led"], followers)
        more.weight = 3 if more.args["led"] else 2

    def _dragged(self, args: dict[str, Any]) -> None:
        self.here = args["end"]
        self._beat("dragged", 5, end=self.here)

    def _finds(self, args: dict[str, Any]) -> None:
        if self.terms.hidden >> args["item"] & 1:
            self._beat("finds-hidden", TURNING_POINT_WEIGHT, item=args["item"])
        else:
            self._beat("finds", 4, item=args["item"])

    def _new_terror(self, args: dict[str, Any]) -> None:
        self._beat("clock", TURNING_POINT_WEIGHT, args["n"])

    def _uses(self, args: dict[str, Any]) -> None:
        self._beat("uses", 4, item=args["item"])

    def _ability(self, args: dict[str, Any]) -> None:
        self._beat("ability", 4, ability=args["ability"])

    def _attacks(self, args: dict[str, Any]) -> None:
        self._beat("attacks", 4, n=0, kind=args["kind"], item=args["item"], slain=0, guarded=False)

    def _killer_hurt(self, args: dict[str, Any]) -> None:
        more = self._attack()
        if more is None:
            self._sum("wounds", 4, args["n"])
            return
        more.n += args["n"]
        more.weight = 6

    def _attack(self) -> Beat | None:
        """Her attack that is being told now; it may have broken what guards the enemy."""
        last = [beat for beat in self.beats[-2:] if beat.kind != "minor-gone"][-1:]
        return last[0] if last and last[0].kind == "attacks" and last[0].turn == self.turn else None

    def _minor_hurt(self, args: dict[str, Any]) -> None:
        more = self._attack()
        if more is not None:
            more.args["guarded"] = True

    def _minions_gone(self, args: dict[str, Any]) -> None:
        more = self._more("attacks")
        if more is None:
            self._sum("minions-gone", 4, args["n"], space=args["space"])
            return
        more.args["slain"] += args["n"]
        more.weight = 5

    def _rolls(self, args: dict[str, Any]) -> None:
        dice = args["dice"]
        if len(dice) >= GREAT_ROLL_DICE and min(dice) >= LEAST_SUCCESS:
            self._beat("great-throw", 4, len(dice))

    def _result(self, args: dict[str, Any]) -> None:
        if not args["successes"]:
            self._sum("fails", 1)

    def _heals(self, args: dict[str, Any]) -> None:
        self._sum("heals", 3, args["n"])

    def _horror(self, args: dict[str, Any]) -> None:
        before, self.horror = self.horror, args["now"]
        if before < self.horror == self.terms.reddest:
            self._once("terrified", 4)
        elif self.horror == 0 < before:
            self._once("calm", 4)

    def _rescues(self, args: dict[str, Any]) -> None:
        more = self._more("rescues", space=args["space"])
        if more is None:
            more = self._beat("rescues", 5, 0, space=args["space"], kinds=[])
        more.n += 1
        more.weight = 7 if more.n >= EXODUS_RESCUES or args["kind"] else more.weight
        if args["kind"]:
            more.args["kinds"].append(args["kind"])

    def _unlocks(self, args: dict[str, Any]) -> None:
        self._beat("unlocks", 7)

    def _token(self, args: dict[str, Any]) -> None:
        self._beat("token", 3, token=args["token"], space=args["space"])

    def _called(self, args: dict[str, Any]) -> None:
        if args["n"]:
            self._sum("called", 3, args["n"])

    # What happens to others

    def _event(self, args: dict[str, Any]) -> None:
        self._beat("event", 4, event=args["event"])

    def _special(self, args: dict[str, Any]) -> None:
        self._beat("special-comes", 6, kind=args["kind"], space=args["space"])

    def _victims_come(self, args: dict[str, Any]) -> None:
        self._sum("victims-come", 3, args["n"], space=args["space"])

    def _panics(self, args: dict[str, Any]) -> None:
        if args["start"] != args["end"]:
            self._sum("panic", 1)

    def _wander(self, args: dict[str, Any]) -> None:
        self._sum("panic", 1, args.get("n", 1))

    def _dies(self, args: dict[str, Any]) -> None:
        kind, by, space = args["kind"], args["by"], args["space"]
        if kind:
            self._beat("special-dies", 7, kind=kind, by=by, space=space)
            return
        more = self._more("dies", by=by) or self._beat("dies", 5, 0, by=by, spaces=[])
        more.n += 1
        if space not in more.args["spaces"]:
            more.args["spaces"].append(space)

    # What the enemy does

    def _terror(self, args: dict[str, Any]) -> None:
        self._beat("terror", 1, terror=args["terror"])

    def _appears(self, args: dict[str, Any]) -> None:
        self._beat("appears", 5, space=args["space"])

    def _enemy_steps(self, args: dict[str, Any]) -> None:
        if args["end"] == self.here and args["start"] != self.here:
            more = self._more("comes", kind=args["kind"])
            if more is None:
                self._beat("comes", 3, kind=args["kind"])

    def _minions_come(self, args: dict[str, Any]) -> None:
        self._sum("minions-come", 3, args["n"], space=args["space"])

    def _bloodlust(self, args: dict[str, Any]) -> None:
        more = self._more("bloodlust")
        if more is None:
            more = self._beat("bloodlust", 1, 0, attack=0)
        more.n, more.args["attack"] = args["row"], args["attack"]

    def _attacked(self, args: dict[str, Any]) -> None:
        self.attacked, self.attacker = True, args["kind"]

    def _hurt(self, args: dict[str, Any]) -> None:
        if not self.attacked:
            self._sum("strain", 2, args["n"])
        else:
            self._beat("hurt", 5 if args["now"] else 7, args["n"], kind=self.attacker, left=args["now"])
        self.attacked = False

    def _unhurt(self, args: dict[str, Any]) -> None:
        self._sum("dodges", 5, kind=self.attacker)
        self.attacked = False

    def _shielded(self, args: dict[str, Any]) -> None:
        self._beat("shielded", 7, kind=args["kind"])

    def _trapped(self, args: dict[str, Any]) -> None:
        self._beat("trapped", 6, kind=args["kind"], space=args["space"])

    def _closed(self, args: dict[str, Any]) -> None:
        self._beat("closed", 4, space=args["space"])

    def _hazard(self, args: dict[str, Any]) -> None:
        self._beat("hazard", 4, hazard=args["hazard"], space=args["space"])

    def _hazard_springs(self, args: dict[str, Any]) -> None:
        self._beat("hazard-springs", 5, hazard=args["hazard"], space=args["space"])

    def _trap_springs(self, args: dict[str, Any]) -> None:
        self._beat("trap-springs", 6, item=args["item"])

    def _joined(self, args: dict[str, Any]) -> None:
        self._beat("joined", 4, one=args["one"], other=args["other"])

    def _minor(self, args: dict[str, Any]) -> None:
        self._beat("minor", 4, terror=args["terror"])

    def _minor_gone(self, args: dict[str, Any]) -> None:
        self._beat("minor-gone", 4, terror=args["terror"])

    def _killer_heals(self, args: dict[str, Any]) -> None:
        self._sum("killer-heals", 3, args["n"])

    def _state(self, args: dict[str, Any]) -> None:
        self._beat("state", 6, state=args["state"], on=args["on"])

    def _own_card(self, args: dict[str, Any]) -> None:
        self._beat("own-card", 4, own_card=args["own_card"])

    def _unleashed(self, args: dict[str, Any]) -> None:
        counter = self.terms.counters[args["counter"]]
        if args["now"] * 10 >= counter.most * FURY_TENTHS:
            self._beat("unleashed", 5, args["now"], counter=args["counter"])

    def _counter(self, args: dict[str, Any]) -> None:
        if args["n"] <= -SOOTHED_BY:
            self._beat("soothed", 4, args["now"], counter=args["counter"])

    # Turning points

    def _power(self, args: dict[str, Any]) -> None:
        self._beat("dark-power", TURNING_POINT_WEIGHT, power=args["power"])

    def _finale(self, args: dict[str, Any]) -> None:
        self._beat("finale", TURNING_POINT_WEIGHT + 1, finale=args["finale"])

    def _returns(self, args: dict[str, Any]) -> None:
        self._beat("returns", TURNING_POINT_WEIGHT + 2, args["health"])

    def _killer_returns(self, args: dict[str, Any]) -> None:
        self._beat("killer-returns", TURNING_POINT_WEIGHT + 2, args["health"])


_READ: Final[dict[str, Callable[[BeatReader, Any], None]]] = {
    "start": BeatReader._start,
    "turn": BeatReader._turn,
    "goes": BeatReader._goes,
    "dragged": BeatReader._dragged,
    "gains-item": BeatReader._finds,
    "new-terror": BeatReader._new_terror,
    "uses": BeatReader._uses,
    "ability": BeatReader._ability,
    "attacks": BeatReader._attacks,
    "killer-hurt": BeatReader._killer_hurt,
    "minions-gone": BeatReader._minions_gone,
    "rolls": BeatReader._rolls,
    "result": BeatReader._result,
    "heals": BeatReader._heals,
    "horror": BeatReader._horror,
    "rescues": BeatReader._rescues,
    "unlocks": BeatReader._unlocks,
    "token": BeatReader._token,
    "victims-called": BeatReader._called,
    "event": BeatReader._event,
    "special-comes": BeatReader._special,
    "comes-out": BeatReader._special,
    "victims-come": BeatReader._victims_come,
    "panics": BeatReader._panics,
    "victims-go": BeatReader._wander,
    "dies": BeatReader._dies,
    "terror": BeatReader._terror,
    "appears": BeatReader._appears,
    "enemy-steps": BeatReader._enemy_steps,
    "minions-come": BeatReader._minions_come,
    "bloodlust": BeatReader._bloodlust,
    "attacked": BeatReader._attacked,
    "hurt": BeatReader._hurt,
    "unhurt": BeatReader._unhurt,
    "shielded": BeatReader._shielded,
    "trapped": BeatReader._trapped,
    "closed": BeatReader._closed,
    "joined": BeatReader._joined,
    "hazard": BeatReader._hazard,
    "hazard-springs": BeatReader._hazard_springs,
    "trap-springs": BeatReader._trap_springs,
    "minor": BeatReader._minor,
    "minor-hurt": BeatReader._minor_hurt,
    "minor-gone": BeatReader._minor_gone,
    "killer-heals": BeatReader._killer_heals,
    "state": BeatReader._state,
    "own-card": BeatReader._own_card,
    "unleashed": BeatReader._unleashed,
    "counter": BeatReader._counter,
    "dark-power": BeatReader._power,
    "finale": BeatReader._finale,
    "returns": BeatReader._returns,
    "killer-returns": BeatReader._killer_returns,
}


# Cutting ------------------------------------------------------------------------------

#: Beats that are told once in a scene, however often they come; of those in the second line the last counts.
_ADDED: Final = ("panic", "dies", "fails", "strain", "minions-come", "comes", "heals", "dodges")
_REPLACED: Final = ("bloodlust", "terror")


class SceneBeats(NamedTuple):
    """A scene: its beats, its first and last turn, where she is at its end, and its last event."""

    beats: list[Beat]
    first: int
    last: int
    here: int
    event: int


def cut_scenes(beats: Iterable[Beat]) -> list[SceneBeats]:
    """Cut beats into scenes: one per turn, turning points apart, slight ones together."""
    scenes: list[list[Beat]] = []
    for beat in beats:
        if scenes and not _begins(beat, scenes[-1]):
            scenes[-1].append(beat)
        else:
            scenes.append([beat])
    joined: list[list[Beat]] = []
    for scene in scenes:
        if joined and _is_slight(scene) and _takes_in(joined[-1], scene):
            joined[-1] += scene
        else:
            joined.append(scene)
    return [
        SceneBeats(_gathered(scene), scene[0].turn, scene[-1].turn, scene[-1].here, scene[-1].last)
        for scene in joined
    ]


def _begins(beat: Beat, scene: Sequence[Beat]) -> bool:
    """Whether a beat begins a new scene. What comes with a turning point belongs to it."""
    last = scene[-1]
    return beat.turn != last.turn or beat.weight >= TURNING_POINT_WEIGHT > last.weight


def _is_slight(scene: Sequence[Beat]) -> bool:
    weight = heaviest(scene).weight
    few = len([beat for beat in scene if beat.weight > 1]) <= FEW_BEATS
    return weight < SLIGHT_WEIGHT or (few and weight < SLIGHT_WEIGHT_IF_FEW)


def _takes_in(scene: Sequence[Beat], other: Sequence[Beat]) -> bool:
    turning = heaviest(scene).weight >= TURNING_POINT_WEIGHT
    return other[-1].turn - scene[0].turn < MONTAGE_TURNS and (turning or _is_slight(scene))


def heaviest(scene: Sequence[Beat]) -> Beat:
    """What matters most in a scene; of several the first."""
    return max(scene, key=lambda beat: beat.weight)


def _gathered(scene: Iterable[Beat]) -> list[Beat]:
    """Merge beats that come several times in a scene."""
    kept: list[Beat] = []
    for beat in scene:
        same = [other for other in kept if _same(other, beat)]
        if not same:
            kept.append(beat)
        elif beat.kind in _REPLACED:
            kept[kept.index(same[0])] = beat
        else:
            _add(same[0], beat)
    return kept


def _same(one: Beat, other: Beat) -> bool:
    """Whether two beats are told as one: the same thing, done by the same actor."""
    if one.kind != other.kind or one.kind not in (*_ADDED, *_REPLACED):
        return False
    return [one.args.get(name) for name in ("by", "kind")] == [
        other.args.get(name) for name in ("by", "kind")
    ]


def _add(to: Beat, beat: Beat) -> None:
    to.n += beat.n
    to.weight = max(to.weight, beat.weight)
    if to.kind == "dies":
        to.args["spaces"] = list(dict.fromkeys([*to.args["spaces"], *beat.args["spaces"]]))
    if to.kind == "dies" and to.n >= MASSACRE_DEATHS:
        to.weight = 7


def chosen_beats(scene: Sequence[Beat]) -> list[Beat]:
    """The weightiest beats of a scene, in order."""
    heavy = sorted(scene, key=lambda beat: -beat.weight)[:MOST_SENTENCES]
    heavy = [beat for place, beat in enumerate(heavy) if beat.weight > 1 or place < MOST_WITH_FILLER]
    kept = [id(beat) for beat in heavy]
    return [beat for beat in scene if id(beat) in kept]
