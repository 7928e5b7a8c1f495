"""INFO: exactly what everybody learns about the Beast's path, and what the Beast knows about cards."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.places import HABITAT_BIT
from polnoc.games.bestia.rules.hands import blur, known_to_beast, lose_card
from polnoc.games.bestia.state import IN_REGION, NOWHERE, QUIET, STAYED, STRAIGHT, UNDERTOW
from tests.games.bestia.scene import Scene

FAR = {"helga": "I4", "iona": "I4"}
FIRE = ("hoarfrost-march", "fire-trap", "forest", "helga")
NET = ("elkwold", "net-trap", "cave", "iona")


def learned(plays: str, **made: Any) -> list[tuple[object, ...]]:
    """Return what these answers have told everybody about the path."""
    scene = Scene(**{"at": FAR, **made})
    before = scene.facts
    scene.play(*plays.split("; "))
    assert scene.hidden
    return [fact for fact in scene.facts if fact not in before]


def everywhere(habitat: str) -> set[str]:
    """Return the squares of a habitat, with the start if it is wild."""
    scene = Scene()
    places = scene.terms.places
    return {places.squares[p] for p in places.all if places.habitat[p] & HABITAT_BIT[habitat]}


def region(id: str) -> set[str]:
    """Return the squares of a region, with the start."""
    scene = Scene()
    return scene.squares(scene.terms.places.region_bits[scene.terms.places.region_ids.index(id)])


NEAR_D3 = {"D3", "D2", "E3", "D4", "C3"}
#: At most two roads away from D3.
AROUND_D3 = NEAR_D3 | {"D1", "E2", "C2", "F3", "E4", "D5", "C4", "B3"}
#: Who is where in a game with Helga and Iona on I4.
INHABITED = {
    "A1", "C1", "E1", "F1", "I1", "A2", "B2", "C2", "D2", "F2", "G2", "H2", "B3", "C3", "D3", "F3", "G3",
    "H3", "I3", "A4", "C4", "E4", "F4", "G4", "I4", "A5", "B5", "D5", "G5", "H5",
}  # fmt: skip
CARDS = [
    "ensnare", "topple", "dread", "treacherous-growth", "adapt", "prowl", "bolster", "false-scent", "charge",
    "leap",
]  # fmt: skip


@pytest.mark.rules("BES-INFO-04", "BES-SRCH-03", "BES-REQ-05", "BES-SUM-04", "BES-REQ-12", "BES-RES-05")
@pytest.mark.parametrize(
    ("plays", "expected", "made"),
    [
        ("play hunt; skip", [("not at", 1, {"I4"})], {"turn": "iona"}),
        ("play seer; choose 1; habitat swamp", [("at", 1, everywhere("swamp"))], {"turn": "helga"}),
        ("play seer; choose 1; habitat cave", [("not at", 1, everywhere("cave"))], {"turn": "helga"}),
        (
            "play ensnare; hunter helga",
            [("at", 1, region("hoarfrost-march"))],
            {"at": {**FAR, "helga": "C3"}},
        ),
        ("play topple; choose 1; place D3", [("at", 1, AROUND_D3)], {"towers": ["D3"]}),
        ("play summon-wolf; choose 2; choose 1; place D3", [("at", 1, AROUND_D3)], {}),
        (
            "play bewitch; hunter helga",
            [("at", 1, AROUND_D3)],
            {"beast": "bolgin", "at": {**FAR, "helga": "D3"}},
        ),
        ("play dread; region hoarfrost-march", [("at", 1, region("hoarfrost-march"))], {}),
        ("play flood; place D3", [("at", 1, NEAR_D3)], {"beast": "raaga"}),
        ("play treacherous-growth", [("at", 1, {"D4"})], {}),
        (
            "play hunters-trick; trap-at elkwold 0",
            [("at", 1, region("elkwold"))],
            {"beast": "esmeria", "traps": [FIRE, NET], "beast_at": "E5"},
        ),
        (
            "play call-of-the-pack; lay s; region hoarfrost-march",
            # A forest first; after one more card the region, and what was seen of the settlements.
            [
                ("at", 2, everywhere("forest")),
                ("clear", 3, 0, {"I4"}),
                ("clear", 3, 2, {"C3", "G3"}),
                ("at", 3, region("hoarfrost-march")),
            ],
            {"way": "n n", "summons": ["D2"]},
        ),
        (
            "play adapt; copy moonlit-ambush",
            [("at", 2, everywhere("forest"))],
            {"way": "n n", "spent": {"beast": ["moonlit-ambush"]}},
        ),
        ("play prowl; stop; yes", [("at", 2, everywhere("forest"))], {"way": "n n"}),
        ("play prowl; stop; skip", [], {"way": "n n"}),
        ("play bolster; yes", [("at", 2, everywhere("forest"))], {"way": "n n"}),
        (
            "play false-scent; lay still",
            [("clear", 2, 0, {"I4"}), ("clear", 2, 1, {"C3", "G3"})],
            {},
        ),
        (
            "play charge; lay e; skip",
            # It must attack if it can, so nobody is where it is.
            [("clear", 2, 0, {"I4"}), ("clear", 2, 1, {"C3", "G3"}), ("not at", 2, INHABITED)],
            {"beast_at": "D4"},
        ),
        ("play leap; skip", [], {"way": "n"}),
    ],
)
def test_what_everybody_learns(plays: str, expected: list[object], made: dict[str, Any]) -> None:
    setup = {"beast_at": "D5", "way": "n", "hands": {"beast": CARDS}, "grudges": {"beast": 9}, **made}
    assert learned(plays, **setup) == expected


@pytest.mark.rules("BES-ATK-01", "BES-INFO-04")
def test_where_everybody_is_dead_there_is_nobody_to_attack() -> None:
    scene = Scene(beast_at="D4", way="n", at=FAR, hands={"beast": ["charge"]})
    scene.position.folk[scene.position.folk_at(scene.spot("A1"))[0]] = NOWHERE
    scene.play("play charge", "lay e", "skip")
    assert scene.facts[-1] == ("not at", 2, INHABITED - {"A1"})


@pytest.mark.rules("BES-TRAIL-01", "BES-TRAIL-02", "BES-TRAIL-06", "BES-TRAIL-07", "BES-WT-02")
def test_what_trails_tell() -> None:
    scene = Scene(beast_at="D5", way="n n", at={"helga": "C4", "iona": "I4"}, turn="helga")
    assert scene.facts == [("clear", 2, 0, {"C4", "I4"}), ("clear", 2, 0, {"C3", "G3"})]
    scene.play("play track", "go D4")
    assert scene.facts[2:] == [("trails", 2, "D4", 1)] and scene.trails == {"D4": 1}
    scene.play("go D3")
    assert scene.facts[3:] == [("trails", 2, "D3", 1)]
    tower = Scene(beast_at="D5", way="n n", at={"helga": "C4", "iona": "I4"}, turn="helga", towers=["D4"])
    tower.play("play track", "go D4")
    assert tower.facts[2:] == [
        ("trails", 2, "D3", 1),
        ("trails", 2, "D4", 1),
        ("clear", 2, 0, {"C4", "D5", "E4"}),
    ]
    passing = Scene(beast_at="D3", way="w n", at=FAR)
    assert passing.facts == [
        ("trails", 2, "C3", 1),
        ("clear", 2, 0, {"I4"}),
        ("clear", 2, 0, {"G3"}),
    ]


@pytest.mark.rules("BES-TRAIL-08", "BES-TRAIL-10")
def test_stale_trails_tell_only_what_is_new() -> None:
    made: dict[str, Any] = {"beast_at": "D5", "way": "n n n", "at": {"helga": "D2", "iona": "I4"}}
    scene = Scene(**made, hands={"beast": ["backtrack"]}, grudges={"beast": 1}).play("play backtrack")
    assert scene.squares(scene.position.stale) == {"D2"} and scene.trails == {"D2": 1}
    assert len(scene.position.steps) == len(scene.position.marks) == 1 and scene.event(
        "takes-back-cards"
    ) == {"n": 2}
    scene.play("lay n", "lay n")
    assert scene.trails == {"D2": 1} and "trails" not in [fact[0] for fact in scene.facts if fact[1] == 3]


@pytest.mark.rules("BES-MOVE-02", "BES-INFO-04")
@pytest.mark.parametrize(
    ("plays", "expected", "made"),
    [
        ("play rush; lay s", [(1, IN_REGION)], {}),
        ("play dash; lay s; lay n", [(1, 0), (1, 0)], {}),
        ("play false-scent; lay still; lay n", [(1, STAYED), (2, 0)], {}),
        ("play war-charge; lay s", [(1, STRAIGHT)], {"beast": "hogbad"}),
        (
            "play borrowed-face; lay s; lay s",
            [(1, QUIET), (1, QUIET)],
            {"beast": "esmeria", "beast_at": "D2", "way": "s"},
        ),
        (
            "flee hydra; lay s; lay e",
            [(1, 0), (1, UNDERTOW)],
            {"beast": "raaga", "ups": {"beast": ["undertow"]}, "beast_at": "A2", "way": "s"},
        ),
    ],
)
def test_what_everybody_knows_of_each_card(
    plays: str, expected: list[tuple[int, int]], made: dict[str, Any]
) -> None:
    hands = {"beast": ["rush", "dash", "false-scent"]}
    scene = Scene(**{"beast_at": "D4", "way": "n", "at": FAR, "hands": hands, **made})
    scene.play(*plays.split("; "))
    steps = scene.position.steps[1:]
    assert [step[:2] for step in steps] == expected
    assert {str(sorted(scene.squares(step[2]))) for step in steps} == {"['C3', 'G3', 'I4']"}
    assert {step[3] for step in steps} == {scene.terms.places.everywhere}


@pytest.mark.rules("BES-UPG-10", "BES-INFO-04")
def test_only_the_first_card_of_a_day_is_light() -> None:
    scene = Scene(
        beast="esmeria", beast_at="D4", at=FAR, ups={"beast": ["light-step"]}, hands={"beast": ["dash"]}
    )
    scene.play("play dash", "lay n", "lay s")
    assert [step[:2] for step in scene.position.steps] == [(0, QUIET), (0, 0)]
    assert scene.position.marks == (-1, scene.spot("D4"))


@pytest.mark.rules("BES-INFO-04")
def test_a_card_into_a_habitat_leads_into_it() -> None:
    scene = Scene(beast="bolgin", beast_at="D4", at=FAR).play("play fen-walk", "lay s", "lay n")
    assert scene.squares(scene.position.steps[0][3]) == scene.squares(-1)
    assert scene.squares(scene.position.steps[1][3]) == everywhere("swamp")
    beside = Scene(beast="bolgin", beast_at="D4", at=FAR, ups={"beast": ["slippery"]}).play(
        "play fen-walk", "lay s"
    )
    assert scene.squares(beside.position.steps[0][2]) == {"I4"}, "only hunters count"
    shroud = Scene(beast="mara", beast_at="D5", at={**FAR, "helga": "A1"}, ups={"beast": ["shroud"]})
    shroud.play("play night-ride", "lay n")
    assert scene.squares(shroud.position.steps[0][2]) == {"C3", "G3", "I4"}, "only settlers count"


@pytest.mark.rules("BES-UPG-10", "BES-INFO-04")
def test_undertow_tells_from_where_to_where() -> None:
    scene = Scene(beast="raaga", beast_at="A2", way="s", at=FAR, ups={"beast": ["undertow"]})
    before = len(scene.position.facts)
    scene.play("flee hydra", "lay s", "lay e")
    swamps = everywhere("swamp")
    assert scene.facts[before : before + 2] == [("at", 1, swamps), ("at", 2, swamps)]
    assert scene.event("upgrade-used") == {"character": 0, "upgrade": scene.upgrade("undertow", 0)}
    assert scene.position.turn == 1, "one more step, not two"
    first = Scene(beast="raaga", beast_at="A3", at=FAR, ups={"beast": ["undertow"]})
    first.play("flee hydra", "lay s", "lay e")
    assert [fact for fact in first.facts if fact[0] == "at"] == [("at", 1, swamps)]
    still = Scene(beast="raaga", beast_at="A3", at=FAR, ups={"beast": ["undertow"]}).play(
        "flee hydra", "lay still"
    )
    assert still.choices == ["stop"], "No Movement is no step"
    used = Scene(beast="raaga", beast_at="A3", at=FAR, ups={"beast": ["undertow"]})
    used.position.once[0] = 1 << used.upgrade("undertow", 0)
    assert used.play("flee hydra", "lay s").position.turn == 1, "once a day"


@pytest.mark.rules("BES-INFO-04", "BES-REV-05")
def test_a_reveal_leaves_nothing_to_know() -> None:
    scene = Scene(beast_at="D5", way="n n", at={"helga": "D4", "iona": "D3"}, turn="iona")
    scene.position.oldest, scene.position.stale = True, 1
    scene.play("play hunt")
    position = scene.position
    assert not scene.hidden and scene.trails == {} and scene.facts == []
    assert (position.oldest, position.stale, position.steps, position.marks) == (False, 0, (), ())
    assert [scene.square(place) for place in position.last_path] == ["D5", "D4", "D3"]
    assert position.last_track == (0, 0) and position.tally[GOALS.index("found")] == 1


# Cards that the Beast knows -------------------------------------------------------------------


def groups(scene: Scene) -> list[tuple[set[str], tuple[int, ...]]]:
    """Return what the Beast knows: each of these cards is held by one of these characters."""
    return [
        ({card.id for card in scene.terms.cards if card.number and cards >> card.number & 1}, holders)
        for cards, holders in scene.position.groups
    ]


def knowing(*known: tuple[str, tuple[int, ...]], **made: Any) -> Scene:
    """Return a scene in which the Beast knows this; the cards of a group are separated by spaces."""
    scene = Scene(**{"at": FAR, **made})
    scene.position.groups = tuple(
        [(sum([1 << scene.card(id) for id in cards.split()]), holders) for cards, holders in known]
    )
    scene.check()
    return scene


@pytest.mark.rules("BES-INFO-08")
def test_a_played_card_leaves_what_is_known() -> None:
    hands = {"helga": ["rush", "avarice"], "iona": ["dash", "haste"]}
    known = [("rush dash", (1, 2)), ("avarice", (1,)), ("haste", (2,))]
    scene = knowing(*known, turn="helga", hands=hands).play("play avarice")
    assert groups(scene) == [({"rush", "dash"}, (1, 2)), ({"haste"}, (2,))]
    scene.play("play rush", "stop")
    assert groups(scene) == [({"dash"}, (2,)), ({"haste"}, (2,))], "Helga has played hers"
    last = knowing(*reversed(known), turn="helga", hands=hands).play("play rush", "stop")
    assert groups(last) == [({"haste"}, (2,)), ({"avarice"}, (1,)), ({"dash"}, (2,))]
    anyone = knowing(("rush dash", (0, 0)), turn="helga", players=2, hands=hands).play("play rush", "stop")
    assert groups(anyone) == [({"dash"}, (0,))]


@pytest.mark.rules("BES-INFO-08")
def test_a_hand_that_was_looked_at_is_known() -> None:
    hands = {"helga": ["rush", "torch"], "iona": ["dash"]}
    scene = knowing(("rush dash", (1, 2)), beast="raaga", hands=hands)
    scene.position.open = 1 << scene.card("torch")
    scene.play("play abyssal-sight", "hunter helga")
    assert groups(scene) == [({"dash"}, (2,)), ({"rush"}, (1,))], "the torch is known to all already"
    assert scene.event("you-see-hand") == {"hunter": 1, "cards": [scene.card("rush"), scene.card("torch")]}
    known_to_beast(scene.position, 1, scene.card("rush"))
    assert groups(scene) == [({"dash"}, (2,)), ({"rush"}, (1,))], "nothing is known twice"
    known_to_beast(scene.position, 2, scene.card("dash"))
    assert groups(scene) == [({"dash"}, (2,)), ({"rush"}, (1,))]
    either = knowing(("rush", (0,)), beast="raaga", players=2, hands={"helga": ["rush"]})
    known_to_beast(either.position, 1, either.card("rush"))
    assert groups(either) == [({"rush"}, (1,))], "one of them has it, and now it is known who"


@pytest.mark.rules("BES-INFO-06", "BES-INFO-08")
def test_what_goes_face_down_blurs_what_is_known() -> None:
    hands = {"helga": ["torch", "salve", "rush"], "iona": ["outpost"]}
    known = [("torch", (1,)), ("rush", (1,)), ("outpost", (2,))]
    scene = knowing(*known, turn="helga", hands=hands)
    scene.position.open = 1 << scene.card("salve")
    scene.play("flee salve")
    assert groups(scene) == [({"rush"}, (1,)), ({"outpost"}, (2,))] and scene.position.open == 0
    trap = knowing(
        ("fire-trap", (1,)),
        ("torch", (1,)),
        turn="helga",
        hands={"helga": ["fire-trap", "net-trap", "torch"]},
        grudges={"helga": 1},
    )
    trap.position.open = 0
    trap.play("play net-trap", "region elkwold", "habitat cave")
    assert groups(trap) == [({"torch"}, (1,))], "which trap it was, nobody knows: but it was no torch"
    market = Scene(
        turn="helga", at=FAR, hands={"helga": ["fire-trap", "net-trap", "torch"]}, grudges={"helga": 1}
    )
    market.position.open = sum([1 << market.card(id) for id in ("fire-trap", "net-trap", "torch")])
    market.play("play net-trap")
    assert market.position.open == 1 << market.card("torch")
    other = knowing(("rush", (1,)), hands={"helga": ["rush"]})
    blur(other.position, 1, other.terms.gear)
    assert groups(other) == [({"rush"}, (1,))]


@pytest.mark.rules("BES-INFO-08", "BES-NIGHT2-01")
def test_new_action_cards_are_not_known() -> None:
    scene = knowing(
        ("rush", (1,)),
        ("torch", (1,)),
        turn="iona",
        hands={"helga": ["rush", "torch"], "beast": ["dash", "mist"]},
    )
    scene.position.shown = 1 << scene.card("dash") | 1 << scene.card("mist")
    scene.position.unused_seen = 1 << scene.card("charge")
    scene.position.passes = 2
    scene.play("pass")
    assert groups(scene) == [({"torch"}, (1,))]
    assert scene.position.shown == 1 << scene.card("mist") and scene.position.unused_seen == 0


@pytest.mark.rules("BES-INFO-08")
def test_what_the_hunters_have_seen_is_seen_until_it_is_gone() -> None:
    scene = Scene(at=FAR, hands={"beast": ["dash", "mist"]})
    scene.position.shown = 1 << scene.card("dash") | 1 << scene.card("mist")
    scene.play("play dash", "stop")
    assert scene.position.shown == 1 << scene.card("mist")
    lose_card(scene.position, 0, scene.card("mist"))
    assert scene.position.shown == 0 and scene.position.talent_shed == 1 << scene.card("mist")


@pytest.mark.rules("BES-DAWN-03", "BES-INFO-08")
@pytest.mark.parametrize(("who", "seen"), [("beast", 0), ("helga", 1)])
def test_unused_cards_that_the_hunters_foresaw(who: str, seen: int) -> None:
    """A card that a hunter draws leaves the group; after the Beast's draw nobody knows which one is left."""
    card = {"beast": "scavenge", "helga": "requisition"}[who]
    scene = Scene(turn=who, at=FAR, hands={who: [card]})
    scene.position.unused_seen = 1 << scene.card("rush") | 1 << scene.card("dash")
    scene.play(f"play {card}").chance("draw rush")
    assert scene.position.unused_seen == (1 << scene.card("dash") if seen else 0)
    assert "rush" in scene.hand(who)


@pytest.mark.rules("BES-INFO-05", "BES-TRAP-05")
@pytest.mark.parametrize("seen", [False, True])
def test_a_trap_that_comes_back_is_known_if_it_was_seen(seen: bool) -> None:
    second = ("hoarfrost-march", "salt-trap", "swamp", "iona")
    scene = Scene(
        turn=None, beast="mara", at=FAR, traps=[FIRE, second, NET], grudges={"beast": 1}
    ).resolve_chance()
    traps = scene.position.traps
    scene.position.traps = tuple(
        [(*trap[:4], seen and trap[1] == scene.card("salt-trap"), *trap[5:]) for trap in traps]
    )
    scene.play("buy dusk", "trap-at hoarfrost-march 1")
    assert "salt-trap" in scene.hand("iona") and scene.event("trap-returned")["n"] == 1
    assert groups(scene) == ([({"salt-trap"}, (2,))] if seen else [])


@pytest.mark.rules("BES-INFO-05", "BES-TRAP-05")
def test_a_trap_is_seen_and_discarded_by_its_number() -> None:
    second = ("elkwold", "salt-trap", "swamp", "helga")
    made: dict[str, Any] = {"beast": "esmeria", "beast_at": "E4", "at": FAR, "traps": [FIRE, NET, second]}
    scene = Scene(**made, grudges={"beast": 1}).play("play hunters-trick", "trap-at elkwold 1")
    assert scene.event("you-see-trap") == {"region": 1, "card": scene.card("salt-trap"), "habitat": 2}
    assert scene.event("sees-trap") == {"region": 1, "n": 1}
    scene.play("yes")
    assert scene.event("trap-discarded") == {"region": 1, "n": 1, "card": scene.card("salt-trap")}
    kept = Scene(**made, grudges={"beast": 1}).play("play hunters-trick", "trap-at elkwold 0", "skip")
    assert kept.of("grudges", "beast") == 1 and [trap[4] for trap in kept.position.traps] == [
        False,
        True,
        False,
    ]
    poor = Scene(**made).play("play hunters-trick", "trap-at elkwold 0")
    assert "lay n" in poor.choices, "without a grudge it is not asked"
