"""All decisions: every answer that is offered, and why another one is refused."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.engine.refusals import NOT_NOW
from polnoc.games.bestia.rules.moving import why_not_stay
from tests.games.bestia.scene import Scene

FAR = {"helga": "I4", "iona": "I4"}
FULL = [
    *[("hoarfrost-march", id, "cave", "helga") for id in ("net-trap", "salt-trap", "rune-trap")],
    *[("elkwold", id, "cave", "helga") for id in ("bell-trap", "iron-jaws", "cursed-trap")],
]


def choices(plays: str, **made: Any) -> list[str]:
    """Return what is offered after these answers."""
    scene = Scene(**{"at": FAR, **made})
    return scene.play(*[text for text in plays.split("; ") if text]).choices


# Turns --------------------------------------------------------------------------------------


@pytest.mark.rules("BES-CARD-01", "BES-PASS-01", "BES-REACT-01", "BES-REQ-03", "BES-DAY-06")
def test_why_a_turn_cannot_begin_so() -> None:
    hand = ["aurora-paths", "avarice", "bolster", "shield-wall"]
    scene = Scene(turn="helga", at=FAR, hands={"helga": hand, "iona": ["rush"]})
    card = {id: {"card": scene.card(id)} for id in (*hand, "rush")}
    assert scene.refusal("pass") == ("BES-PASS-01", "refused-pass", {"n": 2})
    assert scene.refusal("done") == ("BES-DAY-06", "refused-play-first", {})
    assert scene.refusal("play rush") == ("BES-CARD-01", "refused-not-held", card["rush"])
    assert scene.refusal("flee rush") == ("BES-CARD-01", "refused-not-held", card["rush"])
    assert scene.refusal("play shield-wall") == ("BES-REACT-01", "refused-reaction", card["shield-wall"])
    cost = {**card["aurora-paths"], "cost": 1}
    assert scene.refusal("play aurora-paths") == ("BES-REQ-03", "refused-cost", cost)
    assert scene.refusal("go I3") == ("BES-DAY-02", NOT_NOW, {"action": str(scene.action("go I3"))})


@pytest.mark.rules("BES-DAY-02", "BES-DAY-05", "BES-FLEE-02")
def test_why_a_turn_cannot_go_on_so() -> None:
    scene = Scene(turn="helga", at=FAR, hands={"helga": ["avarice", "bolster"]}).play("play avarice")
    bolster = {"card": scene.card("bolster")}
    assert scene.refusal("pass") == ("BES-DAY-02", "refused-turn-begun", {})
    assert scene.refusal("flee bolster") == ("BES-FLEE-02", "refused-turn-begun", {})
    assert scene.refusal("play bolster") == ("BES-DAY-05", "refused-symbol", bolster)
    assert set(scene.choices) == {"play track", "play seer", "done"}


@pytest.mark.rules("BES-REQ-04", "BES-TRAP-04")
def test_why_a_card_does_not_fit_here() -> None:
    scene = Scene(beast_at="D4", at=FAR)
    call = {"card": scene.card("call-of-the-pack"), "habitat": 1}
    assert scene.refusal("play call-of-the-pack") == ("BES-REQ-04", "refused-habitat", call)
    full = Scene(turn="helga", traps=FULL, at=FAR, hands={"helga": ["fire-trap"]}, grudges={"helga": 2})
    fire = {"card": full.card("fire-trap")}
    assert full.refusal("play fire-trap") == ("BES-TRAP-04", "refused-regions-full", fire)


@pytest.mark.rules("BES-DAY-02", "BES-FLEE-01", "BES-PASS-01")
def test_a_turn_offers_cards_flights_and_a_pass() -> None:
    cards = ["play track", "play hunt", "play seer"]
    flights = ["flee track", "flee hunt", "flee seer"]
    assert choices("", turn="helga") == [*cards, *flights, "pass"]
    held = choices("", turn="helga", hands={"helga": ["rush"], "iona": ["dash", "haste"]})
    assert held == ["play rush", *cards, "flee rush", *flights], "the Beast has fewer action cards"
    equal = choices("", turn="helga", hands={"helga": ["rush"], "beast": ["charge"], "iona": ["dash"]})
    assert equal[-1] == "pass"


@pytest.mark.rules("BES-PASS-01", "BES-DIE-08")
def test_the_dead_are_not_compared() -> None:
    hands = {"helga": ["rush"], "beast": ["charge"]}
    assert "pass" in choices("", turn="helga", hands=hands, at={"helga": "I4", "iona": None})
    assert "pass" not in choices("", turn="helga", hands=hands)


# Moving -------------------------------------------------------------------------------------


@pytest.mark.rules("BES-MOVE-02", "BES-MOVE-05", "BES-MOVE-07", "BES-MOVE-08", "BES-MOVE-11")
@pytest.mark.parametrize(
    ("plays", "expected", "made"),
    [
        ("play dash", "stop; lay n; lay e; lay s; lay w; lay still", {"beast_at": "D4"}),
        ("play dash", "stop; lay n; lay e; lay s; lay w", {"beast_at": "C3"}),
        ("play dash", "stop; lay e; lay s; lay still", {"beast_at": "A1"}),
        ("play rush", "stop; lay n; lay s; lay w; lay still", {"beast_at": "D4"}),
        ("play rush; lay n", "stop; lay n; lay s; lay w; lay still", {"beast_at": "D4"}),
        ("play rush; lay w", "stop; lay n; lay e; lay w; lay still", {"beast_at": "E5"}),
        ("play rush", "stop; lay n; lay e; lay w; lay still", {"beast_at": "E5"}),
        ("play rush; lay e; lay w", "stop; lay n; lay e; lay still", {"beast_at": "E5"}),
        (
            "play fen-walk; lay s",
            "stop; lay n; lay e; lay w; lay still",
            {"beast": "bolgin", "beast_at": "D4"},
        ),
        ("play war-charge", "stop; lay n; lay e; lay s; lay w", {"beast": "hogbad", "beast_at": "D4"}),
        ("play war-charge; lay n", "stop; lay n", {"beast": "hogbad", "beast_at": "D4"}),
        ("play false-scent", "stop; lay still", {"beast_at": "D4"}),
        ("play false-scent", "stop", {"beast_at": "C3"}),
    ],
)
def test_the_cards_that_can_be_laid(plays: str, expected: str, made: dict[str, Any]) -> None:
    hands = {"beast": ["dash", "rush", "false-scent"]}
    assert choices(plays, **{"hands": hands, **made}) == expected.split("; ")


@pytest.mark.rules("BES-MOVE-08", "BES-MOVE-09")
@pytest.mark.parametrize(
    ("beast", "ups", "squares"),
    [
        ("fangrir", [], "D4"),
        ("bolgin", ["slippery"], "D4 C3"),
        ("mara", ["shroud"], "D4 D5"),
    ],
)
def test_who_may_stay_beside_whom(beast: str, ups: list[str], squares: str) -> None:
    """On D5 there is a hunter, on C3 a settler."""
    found = [
        square
        for square in ("D4", "D5", "C3")
        if "lay still"
        in choices(
            "play dash",
            beast=beast,
            beast_at=square,
            ups={"beast": ups},
            hands={"beast": ["dash"]},
            at={"helga": "D5", "iona": "I4"},
        )
    ]
    assert " ".join(sorted(found, key=squares.find)) == squares


@pytest.mark.rules("BES-MOVE-02", "BES-MOVE-05", "BES-MOVE-13", "BES-REQ-11", "BES-HMOV-01")
def test_why_a_card_cannot_be_laid() -> None:
    scene = Scene(beast_at="A1", at=FAR, hands={"beast": ["rush"]}).play("play rush")
    assert scene.refusal("lay n") == ("BES-MOVE-05", "refused-no-road", {"place": scene.spot("A1"), "way": 0})
    assert scene.refusal("go A2") == ("BES-MOVE-02", NOT_NOW, {"action": str(scene.action("go A2"))})
    abroad = Scene(beast_at="D4", at=FAR, hands={"beast": ["rush"]}).play("play rush")
    assert abroad.refusal("lay e") == ("BES-REQ-11", "refused-this-way", {"way": 1})
    town = Scene(beast_at="C3", at=FAR, hands={"beast": ["rush"]}).play("play rush")
    assert town.refusal("lay still") == ("BES-MOVE-08", "refused-not-alone", {"place": town.spot("C3")})
    out = Scene(beast_at="D4", way="n s " * 10, at=FAR, hands={"beast": ["dash"]}).play("play dash")
    assert out.refusal("lay n") == ("BES-MOVE-13", "refused-no-card", {"way": 0})
    hunter = Scene(turn="helga", at=FAR, hands={"helga": ["rush"]}).play("play rush")
    for text in ("go A1", "lay n"):
        assert hunter.refusal(text) == ("BES-HMOV-01", NOT_NOW, {"action": str(hunter.action(text))})


@pytest.mark.rules("BES-MOVE-13", "BES-REQ-11")
def test_an_endless_deck_is_no_reason() -> None:
    """With straight moves of an endless deck a card is refused for its path, whatever is on the track."""
    made: dict[str, Any] = {"beast": "hogbad", "beast_at": "D4", "at": FAR, "movement_deck": "endless"}
    scene = Scene(way="n s " * 10, **made).play("play war-charge", "lay e")
    assert scene.refusal("lay n") == ("BES-REQ-11", "refused-this-way", {"way": 0})
    finite = Scene(beast_at="D4", way="still " * 8, at=FAR)
    assert why_not_stay(finite.position).args == {"way": 4}
    assert why_not_stay(finite.position).rule == "BES-MOVE-13"
    endless = Scene(way="still " * 8, **made)
    assert why_not_stay(endless.position).rule == "BES-MOVE-02"
    few = Scene(beast_at="D4", way="still " * 7, at=FAR)
    assert why_not_stay(few.position).rule == "BES-MOVE-02"


@pytest.mark.rules("BES-MOVE-07")
def test_staying_refuses_other_cards() -> None:
    scene = Scene(beast_at="C3", at=FAR, hands={"beast": ["false-scent"]}).play("play false-scent")
    assert scene.refusal("lay n") == ("BES-MOVE-07", NOT_NOW, {"action": "lay 0"})
    assert scene.refusal("lay still")[:2] == ("BES-MOVE-08", "refused-not-alone")


@pytest.mark.rules("BES-HMOV-01")
@pytest.mark.parametrize(
    ("plays", "expected", "made"),
    [
        ("play rush", "stop; go D3; go E4; go D5; go C4", {"at": {**FAR, "helga": "D4"}}),
        ("play dash; choose 2; go D3", "stop; go D2; go C3", {"at": {**FAR, "helga": "D2"}}),
        ("play dash; choose 2", "play hunt; done", {"at": {**FAR, "helga": "D4"}}),
        (
            "play hidden-passage",
            "skip; place D1; place E1; place B2; place B3; place D5; place E5",
            {"at": {**FAR, "helga": "C4"}},
        ),
        ("play hidden-passage", "stop; go D3; go E4; go D5; go C4", {"at": {**FAR, "helga": "D4"}}),
    ],
)
def test_where_hunters_can_go(plays: str, expected: str, made: dict[str, Any]) -> None:
    hands = {"helga": ["rush", "dash", "hidden-passage"]}
    assert choices(plays, turn="helga", hands=hands, **made) == expected.split("; ")


def slowed(at: str) -> Scene:
    """Return Helga's turn, in which she goes one location at most."""
    hands = {"helga": ["hidden-passage", "pursuit"]}
    scene = Scene(turn="beast", at={"helga": at, "iona": "I4"}, hands=hands)
    scene.position.slowed = 0b110
    scene.play("pass")
    assert scene.position.slowed == 0b100 and scene.position.leash == 1
    return scene


@pytest.mark.rules("BES-HMOV-01")
def test_a_slowed_hunter_travels_instead_of_a_step() -> None:
    fresh = slowed("C4").play("play hidden-passage")
    assert len(fresh.choices) == 7
    assert fresh.play("place B3").position.leash == 0
    assert "go B2" not in fresh.play("play pursuit").choices
    tired = slowed("B3").play("play pursuit", "go B2", "play hidden-passage")
    assert tired.choices == ["skip"], "the one step is gone"
    assert tired.play("skip").at("helga") == "B2" and tired.position.turn == 2
    assert tired.position.leash == 1, "Iona is slowed too"


@pytest.mark.rules("BES-HMOV-01")
def test_nobody_else_is_held_back_by_a_slow_turn() -> None:
    made: dict[str, Any] = {"turn": "beast", "at": {"helga": "C4", "iona": "C4"}}
    scene = Scene(**made, hands={"helga": ["hunting-horn"]}, grudges={"helga": 1})
    scene.position.slowed = 0b10
    scene.play("pass", "play hunting-horn", "go C3", "go C3")
    assert scene.at("helga") == scene.at("iona") == "C3" and scene.position.leash == 0
    scene.play("done", "play track", "go D3")
    assert scene.position.leash == 99


@pytest.mark.rules("BES-SET-15")
def test_settlers_of_the_caravan_are_led() -> None:
    made: dict[str, Any] = {"contract": "last-caravan", "turn": "helga", "hands": {"helga": ["rush"]}}
    roads = ["C2", "D3", "C4", "B3"]
    led = [f"lead {settler} {there}" for settler in (0, 1) for there in roads]
    scene = Scene(**made, at={"helga": "C3", "iona": "I4"}).play("play rush")
    assert scene.choices == ["stop", *[f"go {there}" for there in roads], *led]
    scene.play("lead 1 D3")
    assert scene.choices[1:] == [
        *[f"go {there}" for there in ("D2", "E3", "D4", "C3")],
        *[f"lead 1 {there}" for there in ("D2", "E3", "D4", "C3")],
    ]


# Choosing -----------------------------------------------------------------------------------


@pytest.mark.rules("BES-WT-06", "BES-SUM-04", "BES-TRANS-01", "BES-CARD-01", "BES-INFO-05")
@pytest.mark.parametrize(
    ("plays", "expected", "made"),
    [
        (
            "play topple; choose 1",
            "skip; place D2; place D4",
            {"beast_at": "C5", "way": "e n", "towers": ["D2", "A1", "D4", "E1"]},
        ),
        (
            "play summon-wolf; choose 2; choose 1",
            "skip; place C2; place D3",
            {"beast_at": "D5", "way": "n w"},
        ),
        (
            "play flood",
            "stop; place D3; place C4; place E4; place D5",
            {"beast": "raaga", "beast_at": "D5", "way": "n"},
        ),
        (
            "play flood; place C3",
            "stop; place D2; place D3",
            {"beast": "raaga", "beast_at": "D4", "way": "n"},
        ),
        (
            "play flood; place D3",
            "stop; place C4; place E4; place D5",
            {"beast": "raaga", "beast_at": "D5", "way": "n"},
        ),
        (
            "play flood",
            "stop; place C5; place D5",
            {"beast": "raaga", "beast_at": "D5", "habitats": {"C5": "cave"}},
        ),
        (
            "play bewitch",
            "skip; hunter helga",
            {"beast": "bolgin", "beast_at": "D4", "at": {"helga": "C3", "iona": "B3"}},
        ),
        ("play ensnare", "skip; hunter helga", {"beast_at": "D4", "at": {"helga": "A1", "iona": "I4"}}),
        (
            "play ensnare",
            "skip; hunter helga; hunter iona",
            {"beast_at": "E5", "at": {"helga": "A1", "iona": "I4"}},
        ),
        ("play abyssal-sight", "skip; hunter iona", {"beast": "raaga", "at": {"helga": None, "iona": "I4"}}),
        (
            "play summon-nightmare; choose 2; choose 2; act 0; ability; hunter helga",
            "stop; go D3; go E4; go D5; go C4",
            {"beast": "mara", "summons": ["D4"], "at": {"helga": "D4", "iona": "I4"}},
        ),
        ("play sacrifice", "summon 0; summon 1; skip", {"summons": ["D4", "A1"]}),
        ("play summon-wolf", "choose 1; choose 2; skip", {}),
        ("play summon-wolf; choose 2", "choose 1; skip", {}),
        ("play summon-wolf; choose 2", "choose 1; choose 2; skip", {"summons": ["D4"]}),
        ("play summon-wolf; choose 2; choose 2", "act 0; act 1; stop", {"summons": ["D4", "D3"]}),
        ("play summon-wolf; choose 2; choose 2; act 1; skip", "act 0; stop", {"summons": ["D4", "D3"]}),
        (
            "play summon-wolf; choose 2; choose 2; act 1; skip; act 0; skip",
            "stop; lay n; lay e; lay w; lay still",
            {"summons": ["D4", "D3"]},
        ),
        (
            "play summon-wolf; choose 2; choose 2; act 0",
            "skip; go D2; go E3; go D4; go C3; hit-folk D3; hit-hunter helga; hit-tower D3; ability",
            {"summons": ["D3"], "towers": ["D3"], "at": {"helga": "D3", "iona": "I4"}},
        ),
        ("play frantic-kin; act 0; go D3", "skip; hit-folk D3; ability", {"summons": ["D4"]}),
        (
            "play frantic-kin; act 0; ability; stop",
            "skip; go D3; go E4; go D5; go C4",
            {"summons": ["D4"]},
        ),
        (
            "play hunters-trick",
            "skip; trap-at elkwold 0",
            {"beast": "esmeria", "beast_at": "E4", "traps": FULL[2:4]},
        ),
        (
            "play hunters-trick",
            "skip; trap-at hoarfrost-march 0; trap-at hoarfrost-march 1; trap-at elkwold 0",
            {"beast": "esmeria", "beast_at": "E5", "traps": FULL[1:4]},
        ),
        (
            "play mist; stop",
            "stop; place D3; place D4",
            {"beast_at": "D5", "way": "n n", "at": {"helga": "D4", "iona": "D3"}},
        ),
        ("play avarice", "choose 1; choose 2; skip", {}),
        (
            "play animate",
            "take-back feed; take-back moonlit-ambush; skip",
            {"spent": {"beast": ["feed", "moonlit-ambush"]}},
        ),
        ("play adapt", "copy feed; skip", {"beast_at": "D4", "spent": {"beast": ["feed", "moonlit-ambush"]}}),
        ("play leap", "skip; hit-folk D3; hit-folk D2; hit-folk C3", {"beast_at": "D5", "way": "n n"}),
        (
            "play feed; choose 2",
            "skip; hit-folk C3; hit-hunter helga",
            {"beast_at": "C3", "at": {"helga": "C3", "iona": "I4"}},
        ),
    ],
)
def test_what_the_beast_can_choose(plays: str, expected: str, made: dict[str, Any]) -> None:
    hand = ["topple", "ensnare", "sacrifice", "frantic-kin", "mist", "avarice", "animate", "adapt", "leap"]
    found = choices(plays, **{"hands": {"beast": hand}, "grudges": {"beast": 9}, **made})
    assert found == expected.split("; ")


@pytest.mark.rules("BES-CARD-01", "BES-SRCH-01", "BES-WT-07", "BES-TRAP-02")
@pytest.mark.parametrize(
    ("plays", "expected", "made"),
    [
        ("play torch", "skip; place D3; place C4; place D4; place E4; place D5", {}),
        ("play prowl; go D3", "skip; place D2; place C3; place D3; place E3; place D4", {}),
        ("play salve", "skip; hunter helga; hunter iona", {"at": {"helga": "D4", "iona": "D4"}}),
        ("play haste; stop", "hunter iona; skip", {}),
        ("play incite", "hunter iona; skip", {"at": {"helga": "D4", "iona": "A1"}}),
        ("play seer", "choose 1; choose 2; skip", {}),
        ("play seer; choose 1", "habitat settlement; habitat forest; habitat swamp; habitat cave; skip", {}),
        ("play fire-trap", "region hoarfrost-march; region elkwold", {}),
        (
            "play fire-trap; region elkwold",
            "habitat settlement; habitat forest; habitat swamp; habitat cave",
            {},
        ),
        ("play fire-trap", "region elkwold", {"traps": FULL[:3]}),
        ("play ensnare; skip", "skip; trap fire-trap; trap iron-jaws", {}),
        (
            "play outpost",
            "skip; place A1; place B1; place C1; place D1; place E1; place F1",
            {"towers": ["A1", "B1", "C1", "D1", "E1", "F1"]},
        ),
        ("play crossbow", "skip; hit-summon 1; hit-beast", {"beast_at": "D3", "summons": ["A1", "D5"]}),
        ("play second-quiver", "skip; hit-summon 1", {"beast_at": "D4", "summons": ["A1", "D4"]}),
    ],
)
def test_what_hunters_can_choose(plays: str, expected: str, made: dict[str, Any]) -> None:
    hand = [
        "torch", "prowl", "salve", "haste", "incite", "fire-trap", "iron-jaws", "ensnare", "outpost",
        "crossbow", "second-quiver",
    ]  # fmt: skip
    setup = {"at": {"helga": "D4", "iona": "I4"}, "grudges": {"helga": 9}, **made}
    hands = {"helga": hand}
    if FULL[0] in made.get("traps", ()):
        hands = {"helga": ["fire-trap"]}
    assert choices(plays, turn="helga", hands=hands, **setup) == expected.split("; ")


@pytest.mark.rules("BES-TRAP-02")
def test_only_traps_that_can_be_paid_for_are_laid_from_hand() -> None:
    made: dict[str, Any] = {"turn": "krim", "hunters": ("krim", "iona"), "at": {"krim": "I4", "iona": "I4"}}
    hands = {"krim": ["fire-trap", "net-trap", "bell-trap", "torch"]}
    assert choices("play snare-smith; choose 2", hands=hands, **made) == [
        "skip",
        "trap net-trap",
        "trap bell-trap",
    ]
    rich = choices("play snare-smith; choose 2", hands=hands, grudges={"krim": 1}, **made)
    assert rich == ["skip", "trap fire-trap", "trap net-trap", "trap bell-trap"]


@pytest.mark.rules("BES-TRAP-02")
@pytest.mark.parametrize(
    ("card", "less", "grudges", "told"),
    [
        ("fire-trap", 0, 2, (2, 2)),  # full price: everybody knows what it costs
        ("fire-trap", 1, 1, (2, 2)),  # paid one less than it costs
        ("net-trap", 1, 0, (0, 1)),  # paid nothing: it costs one or nothing
        ("bell-trap", 1, 0, (0, 1)),
        ("bell-trap", 0, 0, (0, 0)),
    ],
)
def test_what_everybody_knows_of_the_cost_of_a_trap(
    card: str, less: int, grudges: int, told: tuple[int, int]
) -> None:
    scene = Scene(
        turn="krim",
        hunters=("krim", "iona"),
        at={"krim": "I4", "iona": "I4"},
        hands={"krim": [card]},
        grudges={"krim": grudges},
        ups={"krim": ["quick-hands"] if less else []},
    )
    scene.play(f"play {card}", "region elkwold", "habitat cave")
    assert scene.position.traps[0][5:] == told and scene.of("grudges", "krim") == 0


@pytest.mark.rules("BES-GEAR-01", "BES-GEAR-02", "BES-UPG-03", "BES-UPG-04", "BES-UPG-05")
def test_rules_that_are_named() -> None:
    """Every refusal names the rule in progress."""
    hunter = Scene(turn="helga", at=FAR, hands={"helga": ["ensnare"]}).play("play ensnare")
    assert hunter.refusal("yes")[0] == "BES-GEAR-01"
    beast = Scene(at=FAR, hands={"beast": ["avarice"]}).play("play avarice", "choose 2")
    assert beast.refusal("yes")[0] == "BES-GEAR-02"
    assert beast.play("top").refusal("yes")[0] == "BES-GEAR-02"
    assert hunter.play("top").refusal("yes")[0] == "BES-GEAR-01"
    torch = Scene(turn="helga", at=FAR, hands={"helga": ["torch", "spyglass"]})
    assert torch.play("play torch").refusal("yes")[0] == "BES-SRCH-01"
    assert torch.play("skip", "play spyglass").refusal("yes")[0] == "BES-TRAIL-01"
    power = Scene(beast_at="D3", at=FAR, power={"beast": 1}).play("play feed", "choose 2")
    assert power.refusal("yes")[0] == "BES-AP-03" and power.choices == ["power 0", "power 1"]
    assert power.play("power 1").refusal("yes")[0] == "BES-ATK-09"
    night = Scene(turn=None, at=FAR, grudges={"beast": 2})
    assert night.position.stack[-1].rule() == "BES-NIGHT2-04"
    while "turned-up" not in night.heard(0) or night.position.talent_market.bit_count() < 3:
        night.play(night.choices[0])
    assert night.position.stack[-1].rule() == "BES-NIGHT2-03"
    night.resolve_chance()
    assert night.refusal("buy damage") == ("BES-UPG-03", "refused-upgrade-cost", {"cost": 4})
    assert night.refusal("yes") == ("BES-UPG-04", NOT_NOW, {"action": "yes"})
    bought = Scene(turn=None, at=FAR, grudges={"beast": 2}, ups={"beast": ["alpha"]}).resolve_chance()
    assert bought.refusal("buy alpha") == ("BES-UPG-05", "refused-unlocked", {"upgrade": 4})
    assert bought.choices == ["buy 1", "buy 2", "buy 5", "buy 6", "done"]
    assert bought.refusal("buy 7") == ("BES-UPG-04", NOT_NOW, {"action": "buy 7"})
