"""Every upgrade of every Beast and hunter: what it changes, in a small position.

All upgrades of the box are checked: one without a row fails here. A red upgrade is tried twice: with it the
row holds, and without it the same answers are illegal or end differently.
"""

from __future__ import annotations

import pytest

from polnoc.games.bestia.cards import Beast, Hunter
from tests.games.bestia.scene import GAME
from tests.games.bestia.shown import Row, row, unshown

BOX = GAME.box
MATS: dict[str, Beast | Hunter] = {**BOX.beasts, **BOX.hunters}
RED = [f"{mat.id} {one.id}" for mat in MATS.values() for one in mat.upgrade if one.lasting is not None]
YELLOW = [f"{mat.id} {one.id}" for mat in MATS.values() for one in mat.upgrade if one.lasting is None]
#: A whole draft of three when the first cards are dealt in order.
DRAFT = (
    "keep charge; keep incite; keep adapt; keep bolster; keep dash; keep rush; keep prowl; keep haste; "
    "keep pursuit; keep dark-dealings; keep hidden-passage; keep avarice"
)
FIRE = ("hoarfrost-march", "fire-trap", "forest", "helga")


def _red(id: str, plays: str, then: dict[str, object], **setup: object) -> tuple[str, Row]:
    """Return a row with a lasting upgrade."""
    who, upgrade = id.split()
    if who in BOX.beasts:
        return id, row(plays, then, **{"beast": who, "ups": {"beast": [upgrade]}, **setup})
    other = "iona" if who != "iona" else "helga"
    return id, row(plays, then, **{"turn": who, "hunters": (who, other), "ups": {who: [upgrade]}, **setup})


def _hits(beast: str, **setup: object) -> tuple[str, Row]:
    """Return a row in which a stronger attack kills a boar at once."""
    return _red(
        f"{beast} damage",
        "play charge; lay n; hit-folk D3",
        {"folk D3": [], "grudges beast": 2},
        beast_at="D4",
        hands={"beast": ["charge"]},
        **setup,
    )


RED_ROWS: dict[str, Row] = dict(
    [
        *[_hits(beast) for beast in BOX.beasts],
        _red(
            "fangrir bloodlust",
            "play moonlit-ambush; hit-folk D2; yes; lay n",
            {"folk D2": [], "place": "D1", "hidden": True},
            beast_at="D2",
        ),
        _red(
            "fangrir thick-pelt",
            "play feed; choose 2; hit-folk D3",
            {"wounds beast": 0, "traps": []},
            beast_at="D4",
            way="n",
            traps=[FIRE],
        ),
        _red(
            "fangrir alpha",
            "play summon-wolf; choose 2; choose 2; act 0; ability; go C4; hit-folk C4",
            {"hurt C4": 1},
            beast_at="E5",
            summons=["D4"],
        ),
        _red("fangrir fleet-paws", "flee feed; lay n; lay n", {"place": "D3", "track": 2}, beast_at="D5"),
        _red(
            "hogbad molten-hide",
            "play hunt; hit-beast",
            {"wounds iona": 1, "wounds beast": 1},
            turn="iona",
            beast_at="D4",
            at={"iona": "D4"},
        ),
        _red(
            "hogbad herd-fury",
            "play summon-ember-boar; choose 2; choose 2; act 0; hit-folk D3",
            {"folk D3": [], "grudges beast": 0},
            beast_at="E5",
            summons=["D3"],
        ),
        _red(
            "hogbad trail-of-ash",
            "play rampage; hit-folk D3; yes; lay n",
            {"hurt D3": 1, "place": "D2"},
            beast_at="D3",
        ),
        _red(
            "hogbad wreckers",
            "play rampage; hit-tower D4",
            {"towers": [], "grudges beast": 1},
            beast_at="D4",
            towers=["D4"],
        ),
        _red(
            "bolgin cauldron",
            "play dark-dealings; choose 1; top; draw mist; draw leap; discard mist",
            {"has beast leap": True, "has beast mist": False},
            hands={"beast": ["dark-dealings"]},
        ),
        _red(
            "bolgin evil-eye",
            "play summon-imp; choose 2; choose 2; act 0; ability; hunter helga; lose torch",
            {"grudges helga": 0, "has helga torch": False},
            beast_at="E5",
            summons=["D4"],
            at={"helga": "D4"},
            hands={"helga": ["torch"]},
            grudges={"helga": 1},
        ),
        _red(
            "bolgin slippery",
            "play dash; lay still; stop",
            {"place": "C3", "hidden": True},
            beast_at="C3",
            hands={"beast": ["dash"]},
        ),
        _red(
            "bolgin leechcraft",
            "play black-brew; hit-folk F3; yes",
            {"folk F3": [], "wounds beast": 1},
            beast_at="F3",
            wounds={"beast": 2},
        ),
        _red(
            "raaga third-head",
            "play hydra; hit-hunter helga; hit-hunter iona; hit-tower D4",
            {"wounds helga": 1, "wounds iona": 1, "towers": []},
            beast_at="D4",
            at={"helga": "D4", "iona": "D4"},
            towers=["D4"],
        ),
        _red("raaga regrowth", "*", {"wounds beast": 1}, turn=None, wounds={"beast": 2}),
        _red(
            "raaga undertow",
            "play flood; stop; lay n; lay n",
            {"place": "F2", "track": 2},
            beast_at="F4",
            habitats={"F4": "swamp"},
        ),
        _red(
            "raaga venom",
            "play summon-basilisk; choose 2; choose 2; act 0; bite D3",
            {"folk D3": [], "summons": []},
            beast_at="E5",
            summons=["D3"],
        ),
        _red(
            "esmeria light-step",
            "play dash; lay n; lay e",
            {"place": "E4", "trails": {"E4": 1}},
            beast_at="D5",
            at={"helga": "D4", "iona": "E4"},
            hands={"beast": ["dash"]},
        ),
        _red(
            "esmeria twin-echo",
            "play summon-echo; choose 2; choose 1; place D3; place D2",
            {"summons": ["D3", "D2"]},
            beast_at="D4",
        ),
        _red(
            "esmeria trap-sense",
            "play old-instincts; lay n; stop; hit-folk D3",
            {"wounds beast": 0, "hurt D3": 1},
            beast_at="D4",
            traps=[FIRE],
        ),
        _red(
            "esmeria lullaby",
            "play summon-echo; choose 2; choose 1; place D5",
            {"summons": ["D5"]},
            beast_at="D4",
        ),
        _red(
            "mara shroud",
            "play night-ride; lay still; stop",
            {"place": "D5", "hidden": True},
            beast_at="D5",
            at={"helga": "D5"},
        ),
        _red(
            "mara sleepwalk",
            "play summon-nightmare; choose 2; choose 2; act 0; ability; hunter helga; go D3; go D2",
            {"at helga": "D2"},
            beast_at="E5",
            summons=["D4"],
            at={"helga": "D4"},
        ),
        _red(
            "mara fog-bank",
            "play night-ride; lay n; stop",
            {"trails": {}, "place": "D4"},
            beast_at="D5",
            towers=["D3"],
            at={"helga": "D3"},
        ),
        _red(
            "mara feast-of-fear",
            "play dread-touch; choose 2; hit-hunter helga",
            {"at helga": None, "grudges beast": 3},
            beast_at="D4",
            at={"helga": "D4"},
            wounds={"helga": 2},
        ),
        _red(
            "assar rally",
            "play commander; hunter iona; go D3; stop; yes; go H4",
            {"at iona": "D3", "at assar": "H4"},
            at={"iona": "C3"},
        ),
        _red(
            "assar veteran",
            "play hunt; hit-beast",
            {"wounds beast": 2},
            beast_at="D4",
            at={"assar": "D4"},
        ),
        _red(
            "assar banner",
            "play bewitch",
            {"offers skip": True, "offers hunter assar": False},
            turn="beast",
            beast="bolgin",
            beast_at="D4",
            at={"assar": "D3"},
        ),
        _red(
            "grimgier iron-skin",
            "play feed; choose 2; hit-hunter grimgier",
            {"wounds grimgier": 0},
            turn="beast",
            beast_at="D4",
            at={"grimgier": "D4"},
        ),
        _red(
            "grimgier old-feud",
            "play feed; choose 2; hit-hunter grimgier",
            {"wounds grimgier": 1, "grudges grimgier": 1},
            turn="beast",
            beast_at="D4",
            at={"grimgier": "D4"},
        ),
        _red(
            "grimgier hammerfall",
            "play hunt; hit-beast",
            {"wounds beast": 2},
            beast_at="C3",
            at={"grimgier": "C3"},
        ),
        _red(
            "helga third-eye",
            "play seer; choose 1; habitat cave",
            {"told 1 says-habitat": True, "told 1 oldest-card": True},
            beast_at="D5",
            way="n e",
        ),
        _red(
            "helga rune-ward",
            "play hunt",
            {"asked": (1,)},
            beast_at="D5",
            way="n",
            hands={"beast": ["intuition"]},
            grudges={"beast": 1},
        ),
        _red(
            "helga foresight",
            f"*; {DRAFT}; show frenzy",
            {"told 1 foresees": True, "told 2 foresees": True, "told 0 foresees": False},
            turn=None,
        ),
        _red(
            "iona longbow",
            "play hunt; hit-beast",
            {"wounds beast": 1, "at iona": "D3"},
            beast_at="D4",
            at={"iona": "D3"},
        ),
        _red(
            "iona keen-eye",
            "play silver-arrow; choose 1; hit-beast",
            {"wounds beast": 1},
            beast_at="D4",
            at={"iona": "D3"},
        ),
        _red("iona soft-boots", "play track; go D4; go D5", {"at iona": "D5"}, at={"iona": "D3"}),
        _red(
            "krim quick-hands",
            "play fire-trap; region elkwold; habitat cave",
            {"traps": ["fire-trap"], "grudges krim": 0},
            hands={"krim": ["fire-trap"]},
            grudges={"krim": 1},
        ),
        _red(
            "krim alarm-lines",
            "play feed; choose 2; hit-folk D3; go D2",
            {"at krim": "D2", "wounds beast": 1},
            turn="beast",
            beast_at="D4",
            way="n",
            at={"krim": "C2"},
            traps=[("hoarfrost-march", "fire-trap", "forest", "krim")],
        ),
        _red(
            "krim barbs",
            "play feed; choose 2; hit-folk D3",
            {"wounds beast": 2},
            turn="beast",
            beast_at="D4",
            way="n",
            traps=[("hoarfrost-march", "fire-trap", "forest", "krim")],
        ),
        _red(
            "varja berserk",
            "play hunt; hit-beast",
            {"wounds beast": 2},
            beast_at="D4",
            at={"varja": "D4"},
            wounds={"varja": 2},
        ),
        _red("varja sprint", "flee track; go D4; go D5", {"at varja": "D5"}, at={"varja": "D3"}),
        _red("varja second-wind", "*", {"wounds varja": 1}, turn=None, wounds={"varja": 2}),
    ]
)


def _yellow(id: str, plays: str, then: dict[str, object], **setup: object) -> tuple[str, Row]:
    """Return a row with an upgrade that is unlocked at night for all available grudges."""
    who, upgrade = id.split()
    cost = next(one.cost for one in MATS[who].upgrade if one.id == upgrade)
    name = "beast" if who in BOX.beasts else who
    cast: dict[str, object] = {"beast": who}
    if name != "beast":
        cast = {"hunters": (who, "iona" if who != "iona" else "helga")}
    buys = f"*; buy {upgrade}; {plays}".removesuffix("; ")
    return id, row(buys, then, **{"turn": None, "grudges": {name: cost}, **cast, **setup})


YELLOW_ROWS: dict[str, Row] = dict(
    [
        _yellow(
            "fangrir hunting-grounds",
            "place D4; place C3",
            {"habitat D4": "forest", "habitat C3": "forest", "grudges beast": 0},
        ),
        _yellow("fangrir lick-wounds", "", {"wounds beast": 2}, wounds={"beast": 3}),
        _yellow("hogbad furnace-heart", "", {"power beast": 1, "grudges beast": 0}),
        _yellow("hogbad wallow", "", {"wounds beast": 1}, wounds={"beast": 2}),
        _yellow(
            "bolgin creeping-bog",
            "place D3; place D5",
            {"habitat D3": "swamp", "habitat D5": "swamp"},
        ),
        _yellow("bolgin hoard", "top; draw mist", {"has beast mist": True}),
        _yellow(
            "raaga deep-waters",
            "place D3; place D5; place C4",
            {"habitat D3": "swamp", "habitat D5": "swamp", "habitat C4": "swamp"},
        ),
        _yellow(
            "raaga prophecy",
            "top; draw mist; trap-at hoarfrost-march 0",
            {"has beast mist": True, "told 0 you-see-trap": True, "traps": ["fire-trap"]},
            traps=[FIRE],
        ),
        _yellow(
            "esmeria stolen-gear",
            "discard torch; discard salve",
            {"grudges beast": 2, "has helga torch": False, "has iona salve": False},
            hands={"helga": ["torch"], "iona": ["salve"]},
        ),
        _yellow("esmeria wild-heart", "", {"wounds beast": 1, "grudges beast": 1}, wounds={"beast": 2}),
        _yellow(
            "mara dusk",
            "trap-at hoarfrost-march 0",
            {"traps": [], "has helga fire-trap": True, "told 0 you-see-trap": False},
            traps=[FIRE],
        ),
        _yellow("mara dark-renewal", "", {"wounds beast": 0}, wounds={"beast": 2}),
        _yellow("assar supply-line", "top; draw torch", {"has assar torch": True, "grudges assar": 0}),
        _yellow("grimgier mason", "place G3", {"towers": ["G3"], "grudges grimgier": 0}),
        _yellow(
            "helga omen",
            "show mist; show leap",
            {"told 1 beast-shows": True, "told 15 beast-shows": False},
            hands={"beast": ["mist", "leap"]},
        ),
        _yellow("iona full-quiver", "", {"power iona": 1, "grudges iona": 0}),
        _yellow("krim scavenger", "draw torch", {"has krim torch": True}),
        _yellow("varja vengeance", "", {"grudges varja": 1}),
    ]
)


@pytest.mark.parametrize(("ids", "rows"), [(RED, RED_ROWS), (YELLOW, YELLOW_ROWS)], ids=["red", "yellow"])
def test_every_upgrade_has_a_row(ids: list[str], rows: dict[str, Row]) -> None:
    assert unshown(ids, rows) == ""


@pytest.mark.rules("BES-UPG-10", "BES-UPG-06")
@pytest.mark.parametrize("id", RED_ROWS)
def test_what_lasts(id: str) -> None:
    shown = RED_ROWS[id]
    assert shown.wrong(shown.played()) == ""
    try:
        without = shown.played(ups={})
    except AssertionError:
        return
    assert shown.wrong(without) != "", "the same happens without it"


@pytest.mark.rules("BES-UPG-10", "BES-UPG-04")
@pytest.mark.parametrize("id", YELLOW_ROWS)
def test_what_happens_once(id: str) -> None:
    shown = YELLOW_ROWS[id]
    scene = shown.played()
    assert shown.wrong(scene) == "" and "unlocks" in scene.heard(15)
