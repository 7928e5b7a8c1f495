"""A game of Final Girl told as a short film: title, cast, scenes, the last one, credits.

Sentences vary with what happened and with how often they have been said before; the same events are
always told in the same words. The beats of the scenes come from `story_beats`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from polnoc.drawing.markup import Markup
from polnoc.engine.events import Event
from polnoc.engine.options import GameOptions
from polnoc.engine.stories import CAST, CREDITS, ENDING, PAUSE, SCENE, TITLE, Scene, ScenePicture
from polnoc.engine.wording import Args, Say, capital, in_cases
from polnoc.games.finalgirl.actions import MINIONS
from polnoc.games.finalgirl.drawing import posters
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.rules.deaths import ACCIDENT, BY_MINIONS, SACRIFICED
from polnoc.games.finalgirl.solo.game_stats import GameStats, count_events
from polnoc.games.finalgirl.solo.story_beats import (
    EXODUS_RESCUES,
    MASSACRE_DEATHS,
    TURNING_POINT_WEIGHT,
    Beat,
    BeatReader,
    SceneBeats,
    chosen_beats,
    cut_scenes,
    heaviest,
)
from polnoc.games.finalgirl.words.phrases import Phrases

#: The hours of the night begin with these turns.
HOUR_TURNS: Final = (3, 6, 9, 12)
#: How many variants there are of sentences that are said often.
VARIANTS: Final = 3
#: At most this many places of death are named.
MOST_PLACES_NAMED: Final = 3
#: A lost game was close if the enemy lost at least this many tenths of its health.
CLOSE_TENTHS: Final = 7


def tell(
    game: FinalGirlGame, chosen: GameOptions, events: Sequence[Event], say: Say, names: Sequence[str]
) -> list[Scene]:
    """Tell the whole film, or what there is of it so far."""
    terms = game.terms(chosen)
    reader = BeatReader(terms)
    for number, event in enumerate(events):
        reader.read(number, event)
    return list(Narrator(Phrases(say, terms), reader, count_events(events, terms), names).scenes(len(events)))


def picture(game: FinalGirlGame, chosen: GameOptions, shown: ScenePicture) -> Markup:
    """A scene of the film, drawn."""
    return posters.scene(game, chosen, shown)


class Narrator:
    """Tells beats as scenes, in one language."""

    def __init__(
        self, phrases: Phrases, reader: BeatReader, figures: GameStats, names: Sequence[str]
    ) -> None:
        self.phrases = phrases
        self.terms = phrases.terms
        self.reader = reader
        self.figures = figures
        self.names = names
        #: How often something was said before.
        self.said: Counter[str] = Counter()
        self.blood = False

    def say(self, key: str, **args: object) -> str:
        """A sentence about this film."""
        phrases = self.phrases
        people: Args = {"she": phrases.she, "killer": phrases.killer(), "killer_whom": phrases.killer("whom")}
        return capital(phrases.say(key, **people, **args))

    def vary(self, key: str, **args: object) -> str:
        """A sentence with variants; next time, another one."""
        nth = self.said[key] % VARIANTS
        self.said[key] += 1
        return self.say(key, nth=nth, **args)

    def scenes(self, events: int) -> Iterator[Scene]:
        """From the title to the credits; a game under way ends in the middle."""
        yield self._title_card()
        yield self._cast()
        scenes = cut_scenes(self.reader.beats)
        for number, scene in enumerate(scenes, 1):
            yield self._scene(number, scene)
        if not self.figures.over:
            yield Scene(PAUSE, self.say("film-goes-on"), "", (), events)
            return
        yield self._won(events) if self.figures.won else self._lost(events, scenes)
        yield Scene(CREDITS, self.say("film-credits"), "", tuple(self._credits()), events)

    # Before and after the scenes

    def _title_card(self) -> Scene:
        killer, location = self.terms.killer.id, self.terms.location.id
        key = f"film-{killer}-{location}"
        title = self.say(key)
        if title == capital(key):  # our messages have no title for a film from a pack
            title = self.say("film-other")
        tagline = self.say("film-tagline", minions=self.phrases.minions(), kind=self._enemy_kind())
        return Scene(TITLE, title, self.say("film-starring"), (tagline,), 0)

    def _enemy_kind(self) -> str:
        """A killer alone, with minions, or minions alone, which may be a swarm."""
        if not self.terms.pawn:
            return "swarm" if self.terms.still else "pack"
        if not self.terms.mortal:
            return "ghost"
        return "both" if self.terms.minions else "killer"

    def _cast(self) -> Scene:
        lines = [self.say("cast-her", health=self.terms.health)]
        if self.reader.start >= 0:
            start = self.terms.starts[self.reader.start]
            lines.append(self.say("cast-killer", minions=self.phrases.minions(), kind=self._enemy_kind()))
            lines.append(self.say("cast-crowd", n=sum(start.victims)))
        return Scene(CAST, self.say("film-cast"), "", tuple(lines), 0)

    def _won(self, events: int) -> Scene:
        figures = self.figures
        item = self.phrases.item_in_cases(figures.weapon)
        if figures.hidden_found:
            lines = [self.say("ending-left-behind", found="yes")]
        elif figures.goal >= 0:
            lines = [self._goal("won")]
        else:
            lines = [self.say("ending-won", armed=_yes(figures.weapon > 0), **item)]
        if figures.killer_returned:
            lines.append(self.say("ending-twice"))
        if figures.returned or figures.health == 1:
            lines.append(self.say("ending-thread", returned=_yes(figures.returned)))
        lines.append(self.say("ending-rescued", n=figures.rescued))
        lines.append(self.say("ending-dead", n=figures.dead))
        picture = ScenePicture("", "won", figures.rescued)
        return Scene(ENDING, self.say("ending-dawn"), self.say("slug-dawn"), tuple(lines), events, picture)

    def _goal(self, end: str) -> str:
        """What ended the film, if it was not a death."""
        return self.say(f"ending-{end}-goal", goal=capital(self.phrases.goal(self.figures.goal)))

    def _lost(self, events: int, scenes: Sequence[SceneBeats]) -> Scene:
        figures = self.figures
        nth = (figures.turns + figures.dead) % VARIANTS
        lines = [self.say("ending-lost", nth=nth, minions=self.phrases.minions())]
        if figures.goal >= 0:
            lines = [self._goal("lost")]
        if self.terms.mortal and figures.hits * 10 >= self.terms.killer_health * CLOSE_TENTHS:
            lines.append(self.say("ending-close", n=figures.hits))
        lines.append(self.say("ending-left", n=figures.rescued))
        slug = self._slug(scenes[-1]) if scenes else ""
        picture = ScenePicture(self._place(scenes[-1]) if scenes else "", "lost")
        return Scene(ENDING, self.say("ending-silence"), slug, tuple(lines), events, picture)

    def _credits(self) -> Iterator[str]:
        figures = self.figures
        yield self.say("credits-director", names=list(self.names), count=len(self.names))
        yield self.say("credits-people", rescued=figures.rescued, dead=figures.dead)
        yield self.say("credits-dice", rolls=figures.rolls, turns=figures.turns)
        if figures.found:
            yield self.say("credits-props", n=figures.found)
        if figures.minions_killed:
            yield self.say(
                "credits-extras", minions=self.phrases.minions(figures.minions_killed, "is"),
                n=figures.minions_killed,
            )  # fmt: skip
        if figures.weapon > 0:
            yield self.say("credits-award", **self.phrases.item_in_cases(figures.weapon))
        nth = (figures.turns + figures.rescued + figures.rolls) % VARIANTS
        yield self.say("credits-after", nth=nth, won=_yes(figures.won))

    # A scene

    def _scene(self, number: int, scene: SceneBeats) -> Scene:
        lines = [self._line(beat) for beat in chosen_beats(scene.beats)]
        if number == 1:
            lines.insert(0, self._opening())
        mood = self._titled(scene.beats)
        shown = self.say("film-scene", number=number, title=self.vary(f"scene-{mood}"))
        picture = ScenePicture(self._place(scene), mood, _people_in(scene.beats))
        return Scene(SCENE, shown, self._slug(scene), tuple(lines), scene.event + 1, picture)

    def _place(self, scene: SceneBeats) -> str:
        return self.terms.location.spaces[scene.here].id

    def _titled(self, scene: Sequence[Beat]) -> str:
        """What a scene is named after: the first death of the film, or what matters most in it."""
        top = heaviest(scene)
        blood = any([beat.kind in ("dies", "special-dies") for beat in scene])
        first, self.blood = blood and not self.blood, blood or self.blood
        if first and top.weight < TURNING_POINT_WEIGHT:
            return "first-blood"
        if top.kind == "dies":
            return "massacre" if top.n >= MASSACRE_DEATHS else "scream"
        if top.kind == "rescues":
            return "exodus" if top.n >= EXODUS_RESCUES else "exit"
        return _TITLES.get(top.kind, "quiet")

    def _slug(self, scene: SceneBeats) -> str:
        """Where and when."""
        hour = self.phrases.say("hour", hour=bisect_right(HOUR_TURNS, scene.last))
        place, many = self.phrases.space(scene.here), _yes(scene.first != scene.last)
        return self.say("slug", place=place, hour=hour, first=scene.first, last=scene.last, many=many)

    def _opening(self) -> str:
        start = self.terms.starts[self.reader.start]
        return self.say(
            "opening",
            title=self.phrases.start(self.reader.start),
            at=self.phrases.space(start.heroine, "at"),
            killer_at=self.phrases.space(start.killer, "at"),
            kind=self._enemy_kind(),
        )

    def _line(self, beat: Beat) -> str:
        variant, args = _TELL[beat.kind](self, beat) if beat.kind in _TELL else ("", {})
        return self.vary(f"tale-{beat.kind}{variant}", n=beat.n, **args)

    # Sentences

    def _goes(self, beat: Beat) -> Told:
        at, to = self.phrases.space(beat.args["end"], "at"), self.phrases.space(beat.args["end"], "to")
        led = beat.args["led"]
        return "-leading" if led else "", {"at": at, "to": to, "led": led}

    def _to(self, beat: Beat) -> Told:
        return "", {"to": self.phrases.space(beat.args["end"], "to")}

    def _at(self, beat: Beat) -> Told:
        return "", {"at": self.phrases.space(beat.args["space"], "at")}

    def _item(self, beat: Beat) -> Told:
        return "", self.phrases.item_in_cases(beat.args["item"])

    def _ability(self, beat: Beat) -> Told:
        return "", {"ability": self.phrases.quoted(self.phrases.ability(beat.args["ability"]))}

    def _attacks(self, beat: Beat) -> Told:
        slain, item = beat.args["slain"], beat.args["item"]
        args: Args = {
            **self.phrases.item_in_cases(item),
            "whom": self.phrases.enemy(beat.args["kind"], "whom"),
            "armed": _yes(item > 0),
            "slain": self.phrases.minions(slain, "whom"),
        }
        if slain:
            return "-slays", args
        if beat.n:
            return "-hits", args
        return ("-guarded" if beat.args["guarded"] else "-misses"), args

    def _minions_at(self, beat: Beat) -> Told:
        at = self.phrases.space(beat.args["space"], "at")
        return "", {"at": at, "minions": self.phrases.minions(beat.n, "is")}

    def _rescues(self, beat: Beat) -> Told:
        at = self.phrases.space(beat.args["space"], "at")
        known = [self.phrases.victim(kind, "whom") for kind in beat.args["kinds"]]
        others = beat.n - len(known)
        return "-special" if known else "", {"at": at, "whom": known, "others": others}

    def _token(self, beat: Beat) -> Told:
        at = self.phrases.space(beat.args["space"], "at")
        return "", {"token": self.phrases.token(beat.args["token"]), "at": at}

    def _hazard(self, beat: Beat) -> Told:
        at = self.phrases.space(beat.args["space"], "at")
        return "", {"hazard": self.phrases.quoted(self.phrases.hazard(beat.args["hazard"])), "at": at}

    def _event(self, beat: Beat) -> Told:
        return "", {"title": self.phrases.quoted(self.phrases.event(beat.args["event"]))}

    def _terror(self, beat: Beat) -> Told:
        return "", {"title": self.phrases.quoted(self.phrases.terror(beat.args["terror"]))}

    def _power(self, beat: Beat) -> Told:
        return "", {"title": self.phrases.quoted(self.phrases.power(beat.args["power"]))}

    def _finale(self, beat: Beat) -> Told:
        return "", {"title": self.phrases.quoted(self.phrases.finale(beat.args["finale"]))}

    def _special(self, beat: Beat) -> Told:
        kind = beat.args["kind"]
        args: Args = {"who": self.phrases.victim(kind), "whom": self.phrases.victim(kind, "whom")}
        if "space" in beat.args:
            args["at"] = self.phrases.space(beat.args["space"], "at")
        return "", args

    def _dies(self, beat: Beat) -> Told:
        by = beat.args["by"]
        variant = {ACCIDENT: "-accident", SACRIFICED: "-sacrificed", BY_MINIONS: "-minions"}.get(by, "")
        spaces = beat.args["spaces"]
        at = [self.phrases.space(space, "at") for space in spaces[:MOST_PLACES_NAMED]]
        if len(spaces) > MOST_PLACES_NAMED:
            at.append(self.phrases.say("tale-elsewhere"))
        return variant, {"at": at, "minions": self.phrases.minions()}

    def _enemy(self, beat: Beat) -> Told:
        found = self.phrases.attackers(beat.args["kind"])
        args: Args = {**found, "left": beat.args.get("left", 0)}
        return "-down" if beat.kind == "hurt" and not args["left"] else "", args

    def _comes(self, beat: Beat) -> Told:
        return "", {"who": self.phrases.enemy(beat.args["kind"])}

    def _trapped(self, beat: Beat) -> Told:
        at = self.phrases.space(beat.args["space"], "at")
        minion = self.phrases.minions(1, "single")
        return "-minion" if beat.args["kind"] == MINIONS else "", {"at": at, "minion": minion}

    def _joined(self, beat: Beat) -> Told:
        return "", {
            "one": self.phrases.space(beat.args["one"]),
            "other": self.phrases.space(beat.args["other"]),
        }

    def _state(self, beat: Beat) -> Told:
        return "", {"does": self.phrases.state(beat.args["state"], beat.args["on"], "she")}

    def _own_card(self, beat: Beat) -> Told:
        return "", {"title": self.phrases.quoted(self.phrases.own_card(beat.args["own_card"]))}

    def _counter(self, beat: Beat) -> Told:
        return "", in_cases("counter", partial(self.phrases.counter, beat.args["counter"]))

    def _bloodlust(self, beat: Beat) -> Told:
        return "-swarm" if self.terms.still else "", {"attack": beat.args["attack"]}


def _people_in(beats: Sequence[Beat]) -> int:
    """How many have died or got away in a scene, whichever its heaviest beat is about."""
    top = heaviest(beats)
    return (
        top.n
        if top.kind in ("dies", "rescues")
        else len([beat for beat in beats if beat.kind == "special-dies"])
    )


#: The end of a message's key, and its arguments.
Told = tuple[str, Args]

#: Scenes are named after these beats only.
_TITLES: Final = {
    "dark-power": "power",
    "finale": "finale",
    "returns": "returns",
    "killer-returns": "killer-returns",
    "special-dies": "loss",
    "shielded": "loss",
    "special-comes": "stranger",
    "unlocks": "unlocks",
    "trapped": "trap",
    "trap-springs": "trap",
    "hazard-springs": "trap",
    "attacks": "fight",
    "wounds": "fight",
    "hurt": "wound",
    "dodges": "wound",
    "appears": "wound",
    "finds": "find",
    "uses": "find",
    "great-throw": "luck",
    "terrified": "fear",
    "dragged": "fear",
    "state": "state",
    "finds-hidden": "found",
    "clock": "clock",
    "unleashed": "fury",
    "soothed": "calm",
    "minions-come": "swarm",
    "minions-gone": "swarm",
}

_TELL: Final[dict[str, Callable[[Narrator, Beat], Told]]] = {
    "goes": Narrator._goes,
    "dragged": Narrator._to,
    "finds": Narrator._item,
    "finds-hidden": Narrator._item,
    "uses": Narrator._item,
    "ability": Narrator._ability,
    "attacks": Narrator._attacks,
    "minions-gone": Narrator._minions_at,
    "minions-come": Narrator._minions_at,
    "rescues": Narrator._rescues,
    "token": Narrator._token,
    "event": Narrator._event,
    "special-comes": Narrator._special,
    "special-dies": Narrator._special,
    "shielded": Narrator._special,
    "victims-come": Narrator._at,
    "appears": Narrator._at,
    "closed": Narrator._at,
    "hazard": Narrator._hazard,
    "hazard-springs": Narrator._hazard,
    "trap-springs": Narrator._item,
    "dies": Narrator._dies,
    "terror": Narrator._terror,
    "minor": Narrator._terror,
    "minor-gone": Narrator._terror,
    "comes": Narrator._comes,
    "hurt": Narrator._enemy,
    "dodges": Narrator._enemy,
    "trapped": Narrator._trapped,
    "joined": Narrator._joined,
    "bloodlust": Narrator._bloodlust,
    "state": Narrator._state,
    "own-card": Narrator._own_card,
    "unleashed": Narrator._counter,
    "soothed": Narrator._counter,
    "dark-power": Narrator._power,
    "finale": Narrator._finale,
}


def _yes(true: bool) -> str:
    return "yes" if true else "no"
