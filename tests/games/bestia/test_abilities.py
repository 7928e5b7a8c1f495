"""Every ability of every Beast, its summons and every hunter: what it does, in a small position.

All abilities of the box are checked: one without a row fails here.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bestia.scene import GAME
from tests.games.bestia.shown import Row, put_to_use, row, unshown

BOX = GAME.box
BEASTS = [f"{beast.id} {card.id}" for beast in BOX.beasts.values() for card in beast.card]
SUMMONS = [f"{beast.id} {beast.summons.ability}" for beast in BOX.beasts.values()]
HUNTERS = [*BOX.abilities, *[card.id for hunter in BOX.hunters.values() for card in hunter.card]]


def _beast(id: str, plays: str, then: dict[str, object], **setup: object) -> tuple[str, Row]:
    """Return a row in which a Beast plays one of its abilities."""
    beast, card = id.split()
    return id, row(f"play {card}; {plays}", then, **{"beast": beast, **setup})


def _summoning(id: str, place: str) -> tuple[str, Row]:
    """Return a row in which a Beast on D4 moves and places a summon in its habitat."""
    return _beast(
        id, f"choose 1; lay s; choose 1; place {place}", {"place": "D5", "summons": [place]}, beast_at="D4"
    )


BEAST_ROWS: dict[str, Row] = dict(
    [
        _summoning("fangrir summon-wolf", "D3"),
        _beast(
            "fangrir call-of-the-pack",
            "lay s; region hoarfrost-march; go D1",
            {"place": "D4", "summons": ["D1", "H3"]},
            beast_at="D3",
            summons=["D2", "H3"],
        ),
        _beast(
            "fangrir feed",
            "choose 1; lay n; hit-folk D3",
            {"hurt D3": 1, "pawn": "D3", "hidden": False},
            beast_at="D4",
        ),
        _beast(
            "fangrir moonlit-ambush",
            "hit-hunter helga",
            {"wounds helga": 1, "pawn": "D3", "hidden": False},
            beast_at="D4",
            way="n",
            at={"helga": "C3"},
        ),
        _summoning("hogbad summon-ember-boar", "E4"),
        _beast(
            "hogbad war-charge",
            "lay n; lay n; hit-folk D2",
            {"folk D2": [], "pawn": "D2", "grudges beast": 1},
            beast_at="D4",
        ),
        _beast(
            "hogbad scorched-earth",
            "place D4; lay n",
            {"habitat D4": "cave", "place": "D4"},
            beast_at="D5",
        ),
        _beast(
            "hogbad rampage",
            "hit-folk D2; hit-hunter helga",
            {"folk D2": [], "wounds helga": 1},
            beast_at="D2",
            at={"helga": "D2"},
        ),
        _summoning("bolgin summon-imp", "D4"),
        _beast(
            "bolgin black-brew",
            "hit-hunter helga; discard seer",
            {"wounds helga": 1, "has helga seer": False},
            beast_at="D4",
            at={"helga": "D4"},
        ),
        _beast(
            "bolgin fen-walk",
            "lay s; lay w",
            {"place": "D4", "offers stop": True, "offers lay n": False, "offers lay s": False},
            beast_at="E3",
        ),
        _beast(
            "bolgin bewitch",
            "hunter helga; go C2; choose 1; lay s",
            {"at helga": "C2", "place": "D5"},
            beast_at="D4",
            at={"helga": "C3"},
        ),
        _summoning("raaga summon-basilisk", "D4"),
        _beast(
            "raaga hydra",
            "hit-hunter helga; hit-hunter iona",
            {"wounds helga": 1, "wounds iona": 1},
            beast_at="D4",
            at={"helga": "D4", "iona": "D4"},
        ),
        _beast(
            "raaga flood",
            "place D3; place C4; lay n",
            {"habitat D3": "swamp", "habitat C4": "swamp", "place": "D3"},
            beast_at="D4",
        ),
        _beast(
            "raaga abyssal-sight",
            "hunter helga; choose 1; lay n; hit-folk D3",
            {"told 0 you-see-hand": True, "told 2 you-see-hand": False, "hurt D3": 1},
            beast_at="D4",
            hands={"helga": ["rush"]},
        ),
        _summoning("esmeria summon-echo", "D3"),
        _beast(
            "esmeria old-instincts",
            "lay n; lay n; hit-folk D2",
            {"folk D2": [], "pawn": "D2"},
            beast_at="D4",
        ),
        _beast(
            "esmeria borrowed-face",
            "lay w; lay w",
            {"place": "B3", "trails": {}, "hidden": True},
            beast_at="D3",
            at={"helga": "C3"},
        ),
        _beast(
            "esmeria hunters-trick",
            "trap-at hoarfrost-march 0; yes; lay n",
            {"traps": [], "grudges beast": 0, "place": "D3", "told 0 you-see-trap": True},
            beast_at="D4",
            grudges={"beast": 1},
            traps=[("hoarfrost-march", "fire-trap", "forest", "helga")],
        ),
        _summoning("mara summon-nightmare", "E4"),
        _beast("mara night-ride", "lay n; lay n; lay n", {"place": "D2", "track": 3}, beast_at="D5"),
        _beast(
            "mara dread-touch",
            "choose 2; hit-hunter helga; lay n",
            {"wounds helga": 1, "pawn": "D4", "place": "D3"},
            beast_at="D4",
            at={"helga": "D4"},
        ),
        _beast(
            "mara eternal-night",
            "place C3; hit-folk C4",
            {"told 1 trail-cleared": True, "hurt C4": 1, "hidden": False},
            beast_at="C2",
            way="s s",
        ),
    ]
)


def _summon(id: str, plays: str, then: dict[str, object], **setup: object) -> tuple[str, Row]:
    """Return a row in which a summon uses what is on the Beast's mat."""
    beast = BOX.beasts[id.split()[0]]
    calls = f"play {beast.card[0].id}; choose 2; choose 2; act 0; ability; {plays}"
    return id, row(calls, then, **{"beast": beast.id, "beast_at": "E5", **setup})


SUMMON_ROWS: dict[str, Row] = dict(
    [
        _summon("fangrir pounce", "go D3; hit-folk D3", {"summons": ["D3"], "hurt D3": 1}, summons=["D4"]),
        _summon("hogbad stampede", "go D3; go D2", {"summons": ["D2"]}, summons=["D4"]),
        _summon(
            "bolgin pilfer",
            "hunter helga",
            {"grudges helga": 1},
            summons=["D4"],
            at={"helga": "D4"},
            grudges={"helga": 2},
        ),
        _summon(
            "raaga stone-gaze", "hunter helga", {"slowed helga": True}, summons=["D4"], at={"helga": "D4"}
        ),
        _summon(
            "esmeria shatter",
            "hit-hunter helga",
            {"summons": [], "wounds helga": 1},
            summons=["D4"],
            at={"helga": "D4"},
        ),
        _summon("mara terror", "hunter helga; go D3", {"at helga": "D3"}, summons=["D4"], at={"helga": "D4"}),
    ]
)


def _hunter(who: str, card: str, plays: str, then: dict[str, object], **setup: object) -> tuple[str, Row]:
    """Return a row in which a hunter plays an ability, with another hunter present."""
    other = "iona" if who != "iona" else "helga"
    return card, row(f"play {card}; {plays}", then, **{"turn": who, "hunters": (who, other), **setup})


HUNTER_ROWS: dict[str, Row] = dict(
    [
        _hunter(
            "helga",
            "track",
            "go D4; go D3",
            {"at helga": "D3", "trails": {"D4": 1, "D3": 1}},
            beast_at="D5",
            way="n n",
            at={"helga": "C4"},
        ),
        _hunter(
            "helga",
            "hunt",
            "hit-beast",
            {"hidden": False, "pawn": "D4", "wounds beast": 1},
            beast_at="D5",
            way="n",
            at={"helga": "D4"},
        ),
        _hunter(
            "assar",
            "commander",
            "hunter iona; go D3; go D4",
            {"at iona": "D4"},
            at={"assar": "I4", "iona": "C3"},
        ),
        _hunter(
            "grimgier",
            "bulwark",
            "yes; hit-beast; done; pass; play feed; choose 2; hit-hunter iona",
            {"wounds grimgier": 1, "wounds iona": 0, "wounds beast": 1},
            beast_at="D4",
            at={"grimgier": "D4", "iona": "D4"},
        ),
        _hunter(
            "helga", "seer", "choose 1; habitat swamp", {"told 15 says-habitat": True}, beast_at="D5", way="n"
        ),
        _hunter(
            "iona",
            "silver-arrow",
            "choose 2; go D3; hit-summon 0",
            {"at iona": "D3", "summons": []},
            beast_at="I1",
            summons=["D2"],
            at={"iona": "D4"},
        ),
        _hunter(
            "krim",
            "snare-smith",
            "choose 2; trap fire-trap; region elkwold; habitat cave",
            {"traps": ["fire-trap"], "grudges krim": 0},
            hands={"krim": ["fire-trap"]},
            grudges={"krim": 1},
        ),
        _hunter(
            "varja",
            "blade-dance",
            "go D3; go D4; hit-beast",
            {"at varja": "D4", "wounds beast": 1},
            beast_at="D4",
            at={"varja": "D2"},
        ),
    ]
)


@pytest.mark.parametrize(
    ("ids", "rows"),
    [(BEASTS, BEAST_ROWS), (SUMMONS, SUMMON_ROWS), (HUNTERS, HUNTER_ROWS)],
    ids=["beasts", "summons", "hunters"],
)
def test_every_ability_has_a_row(ids: list[str], rows: dict[str, Row]) -> None:
    assert unshown(ids, rows) == ""


@pytest.mark.rules("BES-CARD-06", "BES-CMP-01")
@pytest.mark.parametrize("id", BEAST_ROWS)
def test_abilities_of_beasts(id: str) -> None:
    scene, card = BEAST_ROWS[id].played(), id.split()[1]
    assert BEAST_ROWS[id].wrong(scene) == "" and put_to_use(scene, card, by_beast=True)
    assert scene.position.spent[0] == 1 << scene.card(card), "it lies beside the mat"


@pytest.mark.rules("BES-SUM-08")
@pytest.mark.parametrize("id", SUMMON_ROWS)
def test_abilities_of_summons(id: str) -> None:
    scene = SUMMON_ROWS[id].played()
    assert SUMMON_ROWS[id].wrong(scene) == "" and "summon-ability" in scene.heard(15)


@pytest.mark.rules("BES-CARD-06", "BES-CMP-02")
@pytest.mark.parametrize("id", HUNTER_ROWS)
def test_abilities_of_hunters(id: str) -> None:
    made: dict[str, Any] = dict(HUNTER_ROWS[id].setup)
    scene = HUNTER_ROWS[id].played()
    assert HUNTER_ROWS[id].wrong(scene) == "" and put_to_use(scene, id, by_beast=False)
    hunter = scene.names.index(made["turn"])
    assert scene.position.spent[hunter] == 1 << scene.card(id, hunter), "it lies beside the mat"
