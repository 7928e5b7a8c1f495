"""What one card or upgrade does, as a row: a position, the answers, and what is true afterwards.

    "charge": row("play charge; go D4; hit-beast", {"at helga": "D4", "wounds beast": 1}, turn="helga", …)

Answers are those of `scene.Scene`, in order; `*` stands for any answers of chance. The keys of what is true
are words: the name of a field and, where there are several, the owner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from polnoc.games.bestia.cards import HABITATS
from polnoc.games.bestia.places import members
from polnoc.games.bestia.state import NOWHERE
from tests.games.bestia.scene import Scene

#: Locations of hunters who are not involved.
FAR: Final = {"helga": "I4", "iona": "I4"}


@dataclass(frozen=True)
class Row:
    """A test of one card or upgrade."""

    plays: str
    then: Mapping[str, object]
    setup: Mapping[str, Any]

    def played(self, **changed: object) -> Scene:
        """Return the position after the answers."""
        scene = Scene(**{**self.setup, **changed})
        for text in self.plays.split("; "):
            if text == "*":
                scene.resolve_chance()
            elif text:
                scene.play(text)
        return scene

    def wrong(self, scene: Scene) -> str:
        """Return what differs from the row; empty if nothing."""
        found = {key: look(scene, key) for key in self.then}
        return "" if found == dict(self.then) else f"{found} instead of {dict(self.then)}"


def row(plays: str, then: Mapping[str, object], **setup: object) -> Row:
    """Return a row; hunters that the row does not mention are far away."""
    at = setup.pop("at", {})
    hunters = setup.get("hunters", ("helga", "iona"))
    assert isinstance(at, Mapping) and isinstance(hunters, tuple)
    return Row(plays, then, {"at": {**dict.fromkeys(hunters, "I4"), **at}, **setup})


def look(scene: Scene, key: str) -> object:
    """Return the value of one key of a row."""
    field, _, whose = key.partition(" ")
    return _FIELDS[field](scene, whose)


def unshown(ids: Iterable[str], rows: Mapping[str, Row]) -> str:
    """Return which cards have no row, and which rows no card; empty if all match."""
    ids = list(ids)
    problems = [f"no row shows '{id}'" for id in ids if id not in rows]
    return "; ".join(problems + [f"nothing is called '{id}'" for id in rows if id not in ids])


def put_to_use(scene: Scene, id: str, by_beast: bool) -> bool:
    """Whether this card was played, used as a reaction, or triggered, by the Beast or by a hunter."""
    for event in scene.events:
        if event.key in ("plays", "reacts", "trap-triggered"):
            number = event.args["card"]
            actor = event.args.get("character", event.args.get("hunter"))
            assert isinstance(number, int)
            if scene.terms.cards[number].id == id and (actor == 0) == by_beast:
                return True
    return False


def _character(field: str) -> Callable[[Scene, str], object]:
    return lambda scene, name: scene.of(field, name)


def _squares(scene: Scene, places: Iterable[int]) -> list[str]:
    return [scene.square(place) for place in places if place != NOWHERE]


def _hurt(scene: Scene, square: str) -> int:
    return scene.position.hurts[scene.position.folk_at(scene.spot(square))[0]]


def _traps(scene: Scene, whose: str) -> list[str]:
    return [scene.terms.cards[trap[1]].id for trap in scene.position.traps]


_FIELDS: Final[dict[str, Callable[[Scene, str], object]]] = {
    "at": lambda scene, name: scene.at(name),
    "asked": lambda scene, _: scene.asked,
    "folk": lambda scene, square: scene.folk(square),
    "grudges": _character("grudges"),
    "habitat": lambda scene, square: "+".join([HABITATS[bit] for bit in members(scene.habitat(square))]),
    "has": lambda scene, words: words.split()[1] in scene.hand(words.split()[0]),
    "hidden": lambda scene, _: scene.hidden,
    "hurt": _hurt,
    "hushed": lambda scene, _: scene.position.hushed,
    "offers": lambda scene, text: scene.offers(text),
    "pawn": lambda scene, _: scene.pawn,
    "place": lambda scene, _: scene.place,
    "power": _character("power"),
    "slowed": lambda scene, name: bool(scene.position.slowed >> scene.names.index(name) & 1),
    "summons": lambda scene, _: _squares(scene, scene.position.summons),
    "told": lambda scene, words: words.split()[1] in scene.heard(int(words.split()[0])),
    "towers": lambda scene, _: _squares(scene, members(scene.position.towers)),
    "track": lambda scene, _: len(scene.position.track),
    "trails": lambda scene, _: scene.trails,
    "traps": _traps,
    "victor": lambda scene, _: scene.position.victor,
    "wounds": _character("wounds"),
}
