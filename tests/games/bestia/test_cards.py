"""Every action card from both sides, every gear and every talent: what it does, in a small position.

All cards of the box are checked: one without a row fails here.
"""

from __future__ import annotations

import pytest

from tests.games.bestia.scene import GAME
from tests.games.bestia.shown import Row, put_to_use, row, unshown

BOX = GAME.box


def _beast(card: str, plays: str, then: dict[str, object], **setup: object) -> Row:
    """Return a row in which the Beast plays a card that costs all it has."""
    stock = BOX.talents.get(card)
    return row(
        f"play {card}; {plays}".removesuffix("; "),
        then,
        **{"hands": {"beast": [card]}, "grudges": {"beast": stock.cost if stock else 0}, **setup},
    )


def _hunter(card: str, plays: str, then: dict[str, object], **setup: object) -> Row:
    """Return a row in which Helga plays a card that costs all she has."""
    stock = BOX.gear.get(card)
    return row(
        f"play {card}; {plays}".removesuffix("; "),
        then,
        **{
            "turn": "helga",
            "hands": {"helga": [card]},
            "grudges": {"helga": stock.cost if stock else 0},
            **setup,
        },
    )


def _trap(card: str, plays: str, then: dict[str, object], **setup: object) -> Row:
    """Return a row in which Fangrir attacks the boar of D3, a forest with this trap."""
    return row(
        f"play feed; choose 2; hit-folk D3; {plays}".removesuffix("; "),
        {"traps": [], "pawn": "D3", **then},
        **{"beast_at": "D4", "way": "n", "traps": [("hoarfrost-march", card, "forest", "helga")], **setup},
    )


#: Upper halves, played by Helga.
UPPER: dict[str, Row] = {
    "charge": _hunter(
        "charge", "go D4; hit-beast", {"at helga": "D4", "wounds beast": 1}, beast_at="D4", at={"helga": "D3"}
    ),
    "dash": _hunter(
        "dash",
        "choose 2; go D3; go C3; go C2",
        {"at helga": "C2", "offers go B2": False},
        at={"helga": "D2"},
    ),
    "pursuit": _hunter(
        "pursuit", "go D4", {"hidden": False, "pawn": "D4"}, beast_at="D5", way="n", at={"helga": "C4"}
    ),
    "dark-dealings": _hunter("dark-dealings", "choose 1; top; draw torch", {"has helga torch": True}),
    "incite": _hunter(
        "incite",
        "hunter iona; choose 1; go D4; hit-beast",
        {"at iona": "D4", "wounds beast": 1, "at helga": "C3"},
        beast_at="D4",
        at={"helga": "C3", "iona": "D3"},
    ),
    "rush": _hunter("rush", "go D4; go D5", {"at helga": "D5", "offers go C5": False}, at={"helga": "D3"}),
    "prowl": _hunter(
        "prowl",
        "go C4; place D4",
        {"trails": {"D4": 1}, "hidden": True},
        beast_at="D5",
        way="n n",
        at={"helga": "C3"},
    ),
    "hidden-passage": _hunter("hidden-passage", "place C4", {"at helga": "C4"}, at={"helga": "B3"}),
    "adapt": _hunter(
        "adapt",
        "copy silver-arrow; choose 2; go D3; hit-summon 0",
        {"at helga": "D3", "summons": [], "has iona silver-arrow": True},
        beast_at="I1",
        summons=["D2"],
        at={"helga": "D4"},
    ),
    "bolster": _hunter(
        "bolster",
        "",
        {"wounds helga": 0, "wounds iona": 1},
        wounds={"helga": 1, "iona": 2},
        at={"helga": "D4", "iona": "D3"},
    ),
    "haste": _hunter(
        "haste",
        "go D4; hunter iona; go C4",
        {"at helga": "D4", "at iona": "C4"},
        at={"helga": "D3", "iona": "C3"},
    ),
    "avarice": _hunter("avarice", "", {"grudges helga": 2}, at={"helga": "C3"}),
    "dark-rituals": _hunter("dark-rituals", "", {"grudges helga": 0, "power helga": 1}, grudges={"helga": 1}),
    "animate": _hunter(
        "animate", "take-back seer", {"has helga seer": True}, spent={"helga": ["seer", "hunt"]}
    ),
    "ensnare": _hunter(
        "ensnare",
        "top; draw torch; trap fire-trap; region elkwold; habitat cave",
        {"traps": ["fire-trap"], "has helga torch": True, "grudges helga": 0},
        hands={"helga": ["ensnare", "fire-trap"]},
    ),
    "frenzy": _hunter(
        "frenzy",
        "hit-summon 0; hit-summon 1",
        {"summons": []},
        beast_at="I1",
        summons=["D4", "D4"],
        at={"helga": "D4"},
    ),
}

#: Lower halves, played by Fangrir.
LOWER: dict[str, Row] = {
    "charge": _beast(
        "charge", "lay n; hit-folk D3", {"pawn": "D3", "hidden": False, "hurt D3": 1}, beast_at="D4"
    ),
    "dash": _beast(
        "dash",
        "lay n; lay n",
        {"place": "D3", "pawn": "D5", "track": 2, "offers lay n": False},
        beast_at="D5",
    ),
    "pursuit": _beast(
        "pursuit",
        "hit-folk D3; lay n",
        {"hurt D3": 1, "pawn": "D3", "place": "D2", "hidden": True},
        beast_at="D4",
        way="n",
    ),
    "dark-dealings": _beast("dark-dealings", "choose 2; draw rush", {"has beast rush": True}),
    "incite": _beast("incite", "choose 1; place D3", {"summons": ["D3"]}, beast_at="D4"),
    "rush": _beast("rush", "lay n; lay n; lay n", {"place": "D2", "track": 3}, beast_at="D5"),
    "prowl": _beast("prowl", "lay n; yes; lay n; lay w", {"place": "C2", "track": 3}, beast_at="D4"),
    "hidden-passage": _beast(
        "hidden-passage", "lay n; lay w; lay still", {"place": "C4", "track": 3}, beast_at="D5"
    ),
    "adapt": _beast(
        "adapt",
        "copy feed; choose 2; hit-folk D3; stop",
        {"hurt D3": 1, "has beast feed": False},
        beast_at="D3",
        spent={"beast": ["feed"]},
    ),
    "bolster": _beast(
        "bolster", "", {"wounds beast": 1, "grudges beast": 1}, beast_at="D3", wounds={"beast": 2}
    ),
    "haste": _beast(
        "haste",
        "lay s; go D1; go C1",
        {"place": "D5", "summons": ["D1", "C1"]},
        beast_at="D4",
        summons=["D2", "B1"],
    ),
    "avarice": _beast("avarice", "choose 1", {"grudges beast": 1}),
    "dark-rituals": _beast("dark-rituals", "choose 1", {"wounds beast": 1, "power beast": 1}),
    "animate": _beast("animate", "take-back feed", {"has beast feed": True}, spent={"beast": ["feed"]}),
    "ensnare": _beast(
        "ensnare",
        "hunter helga",
        {"slowed helga": True, "slowed iona": False},
        beast_at="D4",
        at={"helga": "C3"},
    ),
    "frenzy": _beast(
        "frenzy", "hit-folk D3; hit-folk D3", {"folk D3": [], "grudges beast": 2}, beast_at="D3"
    ),
}

GEAR: dict[str, Row] = {
    "fire-trap": _trap("fire-trap", "", {"wounds beast": 1, "hurt D3": 1}),
    "cursed-trap": _trap(
        "cursed-trap",
        "discard call-of-the-pack; discard moonlit-ambush",
        {
            "has beast call-of-the-pack": False,
            "has beast moonlit-ambush": False,
            "has beast summon-wolf": True,
        },
    ),
    "net-trap": row(
        "play frenzy; hit-folk D3; hit-folk D3; play dash; lay s",
        {"place": "D4", "offers lay s": False, "traps": []},
        beast_at="D4",
        way="n",
        traps=[("hoarfrost-march", "net-trap", "forest", "helga")],
        hands={"beast": ["frenzy", "dash"]},
    ),
    "bell-trap": _trap("bell-trap", "go C3; go C2", {"at helga": "C2", "at iona": "I4"}, at={"helga": "D3"}),
    "iron-jaws": _trap("iron-jaws", "", {"wounds beast": 2}),
    "salt-trap": _trap("salt-trap", "", {"hushed": True}),
    "rune-trap": _trap("rune-trap", "", {"grudges beast": 1}, grudges={"beast": 3}),
    "outpost": _hunter(
        "outpost",
        "",
        {"towers": ["D4"], "trails": {"D3": 1, "E4": 1}},
        beast_at="E5",
        way="n n w",
        at={"helga": "D4"},
    ),
    "hunters-grave": _hunter(
        "hunters-grave",
        "",
        {"power helga": 1, "wounds helga": 0, "wounds iona": 1, "hurt C3": 1},
        wounds={"helga": 1, "iona": 2},
        hurts={"C3": 2},
        at={"helga": "D3", "iona": "D4"},
    ),
    "aurora-paths": _hunter("aurora-paths", "go D4; go D5", {"at helga": "D5"}, at={"helga": "D3"}),
    "hunting-horn": _hunter(
        "hunting-horn",
        "go D4; go C4",
        {"at helga": "D4", "at iona": "C4"},
        at={"helga": "D3", "iona": "C3"},
    ),
    "torch": _hunter(
        "torch", "place D4", {"hidden": False, "pawn": "D4"}, beast_at="D5", way="n", at={"helga": "D3"}
    ),
    "crossbow": _hunter(
        "crossbow", "hit-beast", {"wounds beast": 1, "at helga": "D3"}, beast_at="D4", at={"helga": "D3"}
    ),
    "war-spear": _hunter(
        "war-spear", "go D4; hit-beast", {"wounds beast": 1}, beast_at="D4", at={"helga": "D3"}
    ),
    "salve": _hunter(
        "salve",
        "hunter iona",
        {"wounds iona": 1, "wounds helga": 1},
        wounds={"helga": 1, "iona": 3},
        at={"helga": "D3", "iona": "D3"},
    ),
    "silver-bolts": _hunter("silver-bolts", "", {"power helga": 1, "grudges helga": 0}),
    "spyglass": _hunter(
        "spyglass", "place D4", {"trails": {"D4": 1}}, beast_at="D5", way="n e", at={"helga": "C2"}
    ),
    "bloodhound": _hunter(
        "bloodhound", "go D3; go D2; go D1", {"at helga": "D1"}, beast_at="D4", at={"helga": "D4"}
    ),
    "palisade": _hunter(
        "palisade", "yes; go D5", {"habitat D4": "settlement", "at helga": "D5"}, at={"helga": "D4"}
    ),
    "scouts-map": _hunter(
        "scouts-map", "", {"told 1 oldest-card": True, "told 15 oldest-card": False}, beast_at="D5", way="n e"
    ),
    "merchants-purse": _hunter("merchants-purse", "", {"grudges helga": 2}),
    "requisition": _hunter("requisition", "draw rush", {"has helga rush": True}),
    "second-quiver": _hunter(
        "second-quiver",
        "hit-summon 1; hit-summon 0",
        {"summons": [], "wounds beast": 0},
        beast_at="D4",
        summons=["D4", "D4"],
        at={"helga": "D4"},
    ),
    "shield-wall": row(
        "play feed; choose 2; hit-hunter helga; react shield-wall",
        {"wounds helga": 0, "grudges helga": 0},
        beast_at="D4",
        at={"helga": "D4"},
        hands={"helga": ["shield-wall"]},
        grudges={"helga": 1},
    ),
    "sudden-march": row(
        "play feed; choose 2; hit-folk D3; react sudden-march; go C2; go D2",
        {"at helga": "D2", "grudges helga": 0, "hurt D3": 1},
        beast_at="D4",
        way="n",
        at={"helga": "C3"},
        hands={"helga": ["sudden-march"]},
        grudges={"helga": 1},
    ),
}

TALENTS: dict[str, Row] = {
    "intuition": row(
        "play hunt; react intuition; lay e",
        {"place": "E4", "hidden": True, "grudges beast": 0, "wounds beast": 0},
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "D4"},
        hands={"beast": ["intuition"]},
        grudges={"beast": 1},
    ),
    "dispersal": _beast("dispersal", "lay n; lay n", {"place": "D3", "track": 2}, beast_at="D5"),
    "treacherous-growth": _beast(
        "treacherous-growth",
        "",
        {"habitat D4": "forest", "habitat C3": "forest", "hidden": True},
        beast_at="D5",
        way="n n",
    ),
    "vanish": row(
        "play torch; place D4; react vanish; lay e",
        {"place": "E4", "hidden": True, "grudges beast": 0},
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "D3"},
        hands={"beast": ["vanish"], "iona": ["torch"]},
        grudges={"beast": 1},
    ),
    "counterblow": row(
        "play hunt; hit-beast; react counterblow",
        {"wounds iona": 1, "wounds beast": 1},
        turn="iona",
        beast_at="D4",
        at={"iona": "D4"},
        hands={"beast": ["counterblow"]},
    ),
    "disarm": row(
        "play feed; choose 2; hit-folk D3; react disarm",
        {"slowed beast": False, "traps": [], "hurt D3": 1},
        beast_at="D4",
        way="n",
        traps=[("hoarfrost-march", "net-trap", "forest", "helga")],
        hands={"beast": ["disarm"]},
    ),
    "panic": row(
        "flee track; react panic; discard seer; go D5",
        {"has helga seer": False, "has helga track": False, "at helga": "D5"},
        turn="helga",
        at={"helga": "D4"},
        summons=["D3"],
        hands={"beast": ["panic"]},
    ),
    "long-stride": _beast("long-stride", "lay n; lay n; lay n", {"place": "D2", "track": 3}, beast_at="D5"),
    "false-scent": _beast(
        "false-scent", "lay still; lay n", {"place": "D4", "track": 2, "hidden": True}, beast_at="D5"
    ),
    "backtrack": _beast("backtrack", "lay w; lay n", {"place": "C3", "track": 3}, beast_at="D5", way="n e n"),
    "burrow": _beast(
        "burrow", "yes; lay n; lay n", {"place": "C2", "trails": {}, "hidden": True}, beast_at="C4"
    ),
    "mist": _beast(
        "mist",
        "lay e; place D4; place D3",
        {"trails": {}, "hidden": True, "place": "E3"},
        beast_at="D5",
        way="n n",
        at={"helga": "D4", "iona": "D3"},
    ),
    "frenzied-bite": _beast(
        "frenzied-bite", "hit-folk D3", {"folk D3": [], "grudges beast": 2}, beast_at="D3"
    ),
    "leap": _beast("leap", "hit-folk D3", {"hurt D3": 1, "pawn": "D4"}, beast_at="D5", way="n"),
    "maul": _beast(
        "maul",
        "hit-folk D3; lay n",
        {"folk D3": [], "grudges beast": 3, "place": "D2"},
        beast_at="D3",
        hurts={"D3": 1},
    ),
    "call-kin": _beast("call-kin", "place D3; place D2", {"summons": ["D3", "D2"]}, beast_at="D4"),
    "frantic-kin": _beast(
        "frantic-kin",
        "act 0; go D3; hit-folk D3",
        {"summons": ["D3"], "hurt D3": 1},
        beast_at="E4",
        summons=["D4"],
    ),
    "sacrifice": _beast("sacrifice", "summon 0", {"summons": [], "power beast": 1}, summons=["D3"]),
    "ancient-blood": _beast("ancient-blood", "", {"power beast": 1, "grudges beast": 0}),
    "regenerate": _beast("regenerate", "", {"wounds beast": 1}, wounds={"beast": 3}),
    "feast": row(
        "play feed; choose 2; hit-folk D2; stop; play feast",
        {"wounds beast": 1, "folk D2": [], "grudges beast": 2},
        beast_at="D2",
        wounds={"beast": 2},
        hands={"beast": ["feast"]},
    ),
    "topple": _beast(
        "topple", "choose 1; place D3", {"towers": [], "hidden": True}, beast_at="D5", way="n", towers=["D3"]
    ),
    "dread": _beast(
        "dread",
        "region hoarfrost-march; discard seer",
        {"has helga seer": False, "has iona silver-arrow": True},
        beast_at="D5",
        way="n",
        at={"helga": "C3"},
    ),
    "scavenge": _beast("scavenge", "draw rush", {"has beast rush": True}),
    "dark-pact": _beast("dark-pact", "", {"grudges beast": 2}),
}


@pytest.mark.parametrize(
    ("ids", "rows"),
    [(BOX.actions, UPPER), (BOX.actions, LOWER), (BOX.gear, GEAR), (BOX.talents, TALENTS)],
    ids=["upper", "lower", "gear", "talents"],
)
def test_every_card_has_a_row(ids: dict[str, object], rows: dict[str, Row]) -> None:
    assert unshown(ids, rows) == ""


@pytest.mark.rules("BES-CARD-04")
@pytest.mark.parametrize("card", UPPER)
def test_the_upper_half(card: str) -> None:
    scene = UPPER[card].played()
    assert UPPER[card].wrong(scene) == "" and put_to_use(scene, card, by_beast=False)


@pytest.mark.rules("BES-CARD-04")
@pytest.mark.parametrize("card", LOWER)
def test_the_lower_half(card: str) -> None:
    scene = LOWER[card].played()
    assert LOWER[card].wrong(scene) == "" and put_to_use(scene, card, by_beast=True)


@pytest.mark.rules("BES-CARD-07", "BES-GEAR-04")
@pytest.mark.parametrize("card", GEAR)
def test_gear(card: str) -> None:
    scene = GEAR[card].played()
    assert GEAR[card].wrong(scene) == "" and put_to_use(scene, card, by_beast=False)
    assert scene.position.gear_gone >> scene.card(card) & 1, "gear is used once"


@pytest.mark.rules("BES-CARD-07", "BES-GEAR-04")
@pytest.mark.parametrize("card", TALENTS)
def test_talents(card: str) -> None:
    scene = TALENTS[card].played()
    assert TALENTS[card].wrong(scene) == "" and put_to_use(scene, card, by_beast=True)
    assert scene.position.talent_gone >> scene.card(card) & 1, "a talent is used once"


def test_where_nothing_can_be_toppled_there_is_a_grudge() -> None:
    row = _beast("topple", "choose 2", {"grudges beast": 1, "hidden": True}, beast_at="D5", way="n")
    assert row.wrong(row.played()) == ""
