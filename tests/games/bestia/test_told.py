"""Event logs, line by line: short stretches of play and all their events, in order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bestia.scene import Scene

FAR = {"helga": "I4", "iona": "I4"}
FIRE = ("hoarfrost-march", "fire-trap", "forest", "helga")


def log_of(plays: str, **made: Any) -> list[str]:
    """Return all events of these answers."""
    scene = Scene(**{"at": FAR, **made})
    scene.events.clear()
    for text in plays.split("; "):
        if text == "*":
            scene.resolve_chance()
        else:
            scene.play(text)
    return scene.log


@pytest.mark.rules("BES-ATK-13", "BES-TRAP-07", "BES-REV-03", "BES-GRU-03")
def test_an_attack_out_of_hiding_into_a_trap() -> None:
    found = log_of(
        "play feed; choose 2; hit-folk D3", beast_at="D4", way="n", traps=[FIRE], ups={"beast": ["damage"]}
    )
    assert found == [
        "plays character beast card feed cost 0",
        "revealed place D3 track [0] path [30, 21]",
        "trap-triggered region hoarfrost-march n 0 card fire-trap hunter helga habitat forest",
        "beast-wounded n 1",
        "attacks by beast target boar place D3 n 2",
        "folk-wounded folk boar n 2 by beast",
        "folk-died folk boar place D3 by beast",
        "gains-grudges character beast n 2",
    ]


@pytest.mark.rules("BES-REACT-02", "BES-TRAP-07")
def test_a_trap_that_is_disarmed() -> None:
    net = ("hoarfrost-march", "net-trap", "forest", "helga")
    found = log_of(
        "play feed; choose 2; hit-folk D3; react disarm",
        beast_at="D4",
        way="n",
        traps=[net],
        hands={"beast": ["disarm"]},
    )
    assert found == [
        "plays character beast card feed cost 0",
        "revealed place D3 track [0] path [30, 21]",
        "trap-triggered region hoarfrost-march n 0 card net-trap hunter helga habitat forest",
        "reacts character beast card disarm cost 0",
        "trap-disarmed card net-trap",
        "attacks by beast target boar place D3 n 1",
        "folk-wounded folk boar n 1 by beast",
    ]


@pytest.mark.rules("BES-REACT-02", "BES-ATK-13")
def test_a_shield_wall() -> None:
    found = log_of(
        "play feed; choose 2; hit-hunter helga; react shield-wall",
        beast_at="D4",
        at={**FAR, "helga": "D4"},
        hands={"helga": ["shield-wall"]},
        grudges={"helga": 1},
    )
    assert found == [
        "plays character beast card feed cost 0",
        "reacts character helga card shield-wall cost 1",
        "prevents character helga n 1",
        "attacks by beast target helga place D4 n 0",
    ]


@pytest.mark.rules("BES-SRCH-02", "BES-ATK-09", "BES-REACT-03")
def test_a_hunt_that_finds_the_beast() -> None:
    found = log_of(
        "play hunt; hit-beast; react counterblow",
        turn="iona",
        beast_at="D5",
        way="n",
        at={**FAR, "iona": "D4"},
        hands={"beast": ["counterblow"]},
    )
    assert found == [
        "plays character iona card hunt cost 0",
        "searches hunter iona place D4",
        "revealed place D4 track [0] path [39, 30]",
        "attacks by iona target beast place D4 n 1",
        "beast-wounded n 1",
        "reacts character beast card counterblow cost 0",
        "hunter-wounded hunter iona n 1 by nobody",
    ]


@pytest.mark.rules("BES-SRCH-03", "BES-TRAIL-01", "BES-HMOV-01")
def test_a_search_in_vain_and_trails_that_are_asked_for() -> None:
    made: dict[str, Any] = {"turn": "helga", "beast_at": "D5", "way": "n n", "at": {**FAR, "helga": "C4"}}
    assert log_of("play torch; place C4", hands={"helga": ["torch"]}, **made) == [
        "plays character helga card torch cost 0",
        "searches hunter helga place C4",
        "found-nothing hunter helga place C4",
    ]
    assert log_of("play spyglass; place D4", hands={"helga": ["spyglass"]}, **made) == [
        "plays character helga card spyglass cost 0",
        "asks-trails hunter helga place D4",
        "trails place D4 n 1",
    ]
    assert log_of("play track; go D4; go D5", **made) == [
        "plays character helga card track cost 0",
        "goes hunter helga place D4",
        "trails place D4 n 1",
        "goes hunter helga place D5",
    ]


@pytest.mark.rules("BES-SRCH-01", "BES-REACT-03")
def test_a_beast_in_sight_is_not_searched_for() -> None:
    made: dict[str, Any] = {"turn": "helga", "beast_at": "D4", "at": {**FAR, "helga": "D4"}}
    found = log_of(
        "play torch; place D4",
        hands={"helga": ["torch"], "beast": ["vanish"]},
        grudges={"beast": 1},
        **made,
    )
    assert found == ["plays character helga card torch cost 0", "searches hunter helga place D4"]


@pytest.mark.rules("BES-CARD-01", "BES-RES-04", "BES-RES-07")
def test_cards_that_call_on_others_or_copy() -> None:
    made: dict[str, Any] = {"turn": "helga", "at": {"helga": "D4", "iona": "D3"}}
    assert log_of("play haste; go C4; hunter iona; go C3", hands={"helga": ["haste"]}, **made) == [
        "plays character helga card haste cost 0",
        "goes hunter helga place C4",
        "calls-on hunter helga other iona",
        "goes hunter iona place C3",
    ]
    found = log_of("play adapt; copy seer; choose 1; habitat cave", hands={"helga": ["adapt"]}, **made)
    assert found[:2] == ["plays character helga card adapt cost 0", "copies actor helga card seer"]
    assert found[2].startswith("chooses actor helga op ") and found[2].endswith(" n 1")
    assert found[3:] == ["says-habitat habitat cave holds True"], "the start counts as a cave"


@pytest.mark.rules("BES-RES-05")
def test_a_secret_that_is_told() -> None:
    found = log_of("play prowl; stop; yes; stop", beast_at="D4", way="n", hands={"beast": ["prowl"]})
    assert [line.split()[0] for line in found] == ["plays", "condition-holds"]
    silent = log_of("play prowl; stop; skip", beast_at="D4", way="n", hands={"beast": ["prowl"]})
    assert [line.split()[0] for line in silent] == ["plays"]


@pytest.mark.rules("BES-SUM-08", "BES-DIE-10")
def test_a_summon_acts() -> None:
    found = log_of(
        "play summon-basilisk; choose 2; choose 2; act 0; bite D3",
        beast="raaga",
        beast_at="E5",
        summons=["D3"],
        ups={"beast": ["venom"]},
    )
    assert found == [
        "plays character beast card summon-basilisk cost 0",
        "attacks by summon 0 target boar place D3 n 2",
        "folk-wounded folk boar n 2 by summon 0",
        "folk-died folk boar place D3 by summon 0",
        "summon-removed summon 0 place D3",
    ]
    gaze = log_of(
        "play summon-basilisk; choose 2; choose 2; act 0; ability; hunter helga",
        beast="raaga",
        beast_at="E5",
        summons=["D3"],
        at={**FAR, "helga": "D3"},
    )
    assert gaze[1:] == ["summon-ability summon 0", "slowed character helga"]


@pytest.mark.rules("BES-FLEE-01", "BES-FLEE-04")
def test_a_flight() -> None:
    found = log_of(
        "flee seer; react panic; discard hunt; go D5",
        turn="helga",
        at={**FAR, "helga": "D4"},
        summons=["D3"],
        hands={"beast": ["panic"]},
    )
    assert found == [
        "flees character helga",
        "discards character helga card seer",
        "reacts character beast card panic cost 0",
        "discards character helga card hunt",
        "goes hunter helga place D5",
        "turn character iona",
    ]


@pytest.mark.rules("BES-FLEE-01")
def test_panic_needs_a_summon_nearby() -> None:
    made: dict[str, Any] = {"hands": {"beast": ["panic"]}}
    far = Scene(turn="helga", at={**FAR, "helga": "D4"}, summons=["D2"], **made).play("flee seer")
    assert far.asked == (1,) and far.position.ongoing.culprit == 0
    here = Scene(turn="iona", at={**FAR, "iona": "D4"}, summons=["A1", "D4"], **made).play("flee hunt")
    assert here.asked == (0,) and here.position.ongoing.culprit == 2
    own = Scene(turn="beast", at=FAR, summons=["D2"], beast_at="D2", **made).play("flee feed")
    assert own.asked == (0,) and "lay n" in own.choices


@pytest.mark.rules("BES-DIE-02", "BES-DIE-03", "BES-DIE-04", "BES-DIE-05")
def test_a_hunter_dies() -> None:
    scene = Scene(
        beast_at="D4",
        at={**FAR, "helga": "D4"},
        wounds={"helga": 2},
        hands={"helga": ["torch", "salve", "rush", "dash"]},
        grudges={"helga": 3},
    )
    scene.position.slowed, scene.position.bulwark = 0b110, 1
    scene.events.clear()
    scene.play("play feed", "choose 2", "hit-hunter helga", "skip").chance("lose dash")
    assert scene.log == [
        "plays character beast card feed cost 0",
        "attacks by beast target helga place D4 n 1",
        "hunter-wounded hunter helga n 1 by beast",
        "hunter-died hunter helga place D4 by beast",
        "gains-grudges character beast n 1",
        "card-stolen hunter helga",
        "stolen-card hunter helga card dash",
    ]
    position = scene.position
    assert position.slowed == 0b100 and position.bulwark == 0 and scene.of("grudges", "helga") == 0
    assert position.gear_shed == 1 << scene.card("torch") | 1 << scene.card("salve")
    assert position.shown == 1 << scene.card("dash") and "rush" in scene.hand("helga")
    other = Scene(beast_at="D4", at={**FAR, "helga": "D4"}, wounds={"helga": 2})
    other.position.bulwark = 2
    other.play("play feed", "choose 2", "hit-hunter helga")
    assert other.position.bulwark == 2, "Iona is one, not Helga"


@pytest.mark.rules("BES-DIE-05")
def test_who_dies_in_an_own_turn_has_no_more_of_it() -> None:
    scene = Scene(
        turn="iona",
        beast="hogbad",
        beast_at="D4",
        at={**FAR, "iona": "D4"},
        wounds={"iona": 3},
        ups={"beast": ["molten-hide"]},
    )
    scene.events.clear()
    scene.play("play hunt", "hit-beast")
    assert scene.log[2:] == [
        "attacks by iona target beast place D4 n 1",
        "beast-wounded n 1",
        f"upgrade-used character beast upgrade {scene.upgrade('molten-hide', 0)}",
        "hunter-wounded hunter iona n 1 by nobody",
        "hunter-died hunter iona place D4 by nobody",
        "turn character beast",
    ]
    assert scene.of("grudges", "beast") == 0, "the Beast has not killed her"
    scene.play("pass", "pass")
    assert scene.position.phase == 3, "two are left, and both have passed"


@pytest.mark.rules("BES-OBJ-02", "BES-OBJ-03", "BES-OBJ-04")
def test_how_games_end() -> None:
    killed = log_of(
        "play hunt; hit-beast", turn="iona", beast_at="D4", at={**FAR, "iona": "D4"}, wounds={"beast": 3}
    )
    assert killed[-2:] == ["game-over victor 2 reason beast-died", "true-path pawn D4 track [] path [30]"]
    last = Scene(day=3, at=FAR)
    last.position.passes = 2
    last.events.clear()
    assert last.play("pass").log == [
        "passes character beast",
        "game-over victor 2 reason days-over",
        "true-path pawn E5 track [] path [40]",
    ]


@pytest.mark.rules("BES-NIGHT1-01", "BES-NIGHT2-05", "BES-NIGHT3-01", "BES-DAWN-01", "BES-ROUND-02")
def test_a_whole_night() -> None:
    scene = Scene(
        turn="iona", at=FAR, grudges={"beast": 2, "iona": 1}, wounds={"iona": 2, "beast": 1}, night_rest=True
    )
    scene.position.tally[7] = 1  # one wound of the Beast: the hunters' goal
    scene.position.passes = 2
    scene.events.clear()
    scene.play("pass", "top").chance("draw torch").play("top").chance("draw salve").resolve_chance()
    scene.play("buy alpha", "done", "done").resolve_chance()
    lines = [line for line in scene.log if not line.startswith(("turned-up", "gets-pack"))]
    assert lines == [
        "passes character iona",
        "night-begins day 1",
        "goal-met character helga night 0",
        "gains-grudges character helga n 1",
        "draws character helga card torch",
        "draws-hidden character helga",
        "gains-grudges character iona n 1",
        "draws character iona card salve",
        "draws-hidden character iona",
        "cards-refreshed",
        "folk-healed",
        "heals character iona n 1",
        f"unlocks character beast upgrade {scene.upgrade('alpha', 0)} cost 2",
        "dawn day 2",
    ]


@pytest.mark.rules("BES-DAY-02", "BES-UPG-10", "BES-NIGHT3-01")
def test_what_is_over_with_a_turn_and_what_with_a_day() -> None:
    scene = Scene(
        hunters=("grimgier", "helga"),
        turn="grimgier",
        at={"grimgier": "D2", "helga": "I4"},
        beast_at="D2",
    )
    scene.play("play bulwark", "yes", "skip", "done", "pass")
    assert scene.position.bulwark == 1 and scene.position.turn == 0
    scene.play("play feed", "choose 2", "hit-folk D2", "stop")
    assert scene.position.fed, "a sheep died this turn"
    scene.play("done")
    assert (scene.position.fed, scene.position.bulwark, scene.position.turn) == (False, 0, 1)
    night = Scene(turn="iona", at=FAR)
    position = night.position
    position.once, position.hushed, position.slowed, position.bulwark = [1, 2, 4], True, 0b111, 1
    position.passes = 2
    night.play("pass").resolve_chance()
    assert (position.once, position.hushed, position.slowed, position.bulwark) == ([0, 0, 0], False, 0, 0)


@pytest.mark.rules("BES-CARD-09", "BES-REACT-05")
def test_another_card_begins_anew() -> None:
    """The target of the last card may be struck again, and whoever has reacted may react again."""
    scene = Scene(
        beast="raaga",
        beast_at="D4",
        at={"helga": "D4", "iona": "D4"},
        hands={"helga": ["shield-wall", "torch"]},
        grudges={"helga": 9},
    )
    scene.play("play hydra", "hit-hunter helga", "react shield-wall", "hit-hunter iona")
    assert scene.position.ongoing.struck == (81, 82) and scene.position.ongoing.reacted == 0b10
    scene.play("play flood")
    ongoing = scene.position.ongoing
    assert (ongoing.struck, ongoing.outcome, ongoing.reacted) == ((), 0, 0)


@pytest.mark.rules("BES-TRAP-07")
def test_a_net_holds_for_one_move() -> None:
    scene = Scene(beast_at="D4", at=FAR, hands={"beast": ["dash", "prowl"]})
    scene.position.slowed = 0b101
    scene.play("play dash", "lay s")
    assert scene.position.slowed == 0b100 and scene.position.turn == 0
    scene.play("done", "pass", "pass", "play prowl", "lay n", "skip")
    stopped = Scene(beast_at="D4", at=FAR, hands={"beast": ["dash"]})
    stopped.position.slowed = 1
    assert stopped.play("play dash").top["left"] == 1


# Dawn ---------------------------------------------------------------------------------------


@pytest.mark.rules("BES-DAWN-04", "BES-DAWN-05", "BES-INFO-08")
def test_what_everybody_knows_of_the_draft_of_three() -> None:
    """The cards are dealt in order, and everybody always keeps the first one of a pack."""
    scene = Scene(turn=None, hunters=("varja", "iona"), at={"varja": "I4", "iona": "I4"}).resolve_chance()
    knows = []
    for cards in (
        "charge incite adapt",
        "bolster dash rush",
        "prowl haste pursuit",
        "dark-dealings hidden-passage avarice",
    ):
        scene.play(*[f"keep {card}" for card in cards.split()])
        ids = [
            (" ".join([scene.terms.cards[card].id for card in range(1, 31) if group >> card & 1]), holders)
            for group, holders in scene.position.groups
        ]
        knows.append(ids)
    in_pack1, in_pack2 = 9, 10
    assert knows == [
        [("dash pursuit dark-dealings", (in_pack1,) * 3)],
        [("dash pursuit dark-dealings", (1, in_pack2, in_pack2)), ("haste avarice", (in_pack1, in_pack1))],
        [("dash pursuit", (1, 2)), ("haste avarice", (1, in_pack2)), ("hidden-passage", (in_pack1,))],
        [("dash pursuit", (1, 2)), ("haste avarice", (1, 2)), ("hidden-passage", (1,))],
    ]
    shown = [scene.terms.cards[card].id for card in range(1, 31) if scene.position.shown >> card & 1]
    assert shown == ["prowl", "dark-dealings", "bolster"] or set(shown) == {
        "prowl",
        "dark-dealings",
        "bolster",
    }
    assert scene.position.phase == 2 and scene.asked == (0,), "without Foresight nobody looks at unused cards"
    assert scene.log[-2:] == ["day-begins day 2", "turn character beast"]


@pytest.mark.rules("BES-DAWN-08")
def test_two_hunters_of_one_player_share() -> None:
    scene = Scene(
        turn=None, players=2, hunters=("varja", "iona"), at={"varja": "I4", "iona": "I4"}
    ).resolve_chance()
    while scene.choices[0].startswith("keep"):
        scene.play(scene.choices[0])
    assert {holders for _, holders in scene.position.groups} <= {(0,) * n for n in range(1, 9)}
    given = []
    while scene.choices[0].startswith("give"):
        given.append(scene.choices[-1].removeprefix("give "))
        scene.play(scene.choices[-1])
    assert len(given) == 4 and [card for card in scene.hand("iona") if card in given] == sorted(
        given, key=scene.card
    )
    actions = [bin(hand & scene.terms.actions).count("1") for hand in scene.position.hands]
    assert actions == [4, 4, 4] and scene.asked == (0,)


@pytest.mark.rules("BES-NIGHT2-06", "BES-GEAR-01", "BES-GEAR-02")
@pytest.mark.parametrize("who", ["beast", "helga"])
def test_the_top_card_of_a_deck_that_was_shuffled_anew(who: str) -> None:
    """An empty deck is made from all discards, face up or face down."""
    card, first, second = (
        ("avarice", "mist", "leap") if who == "beast" else ("dark-dealings", "torch", "salve")
    )
    scene = Scene(turn=who, at=FAR, hands={who: [card]})
    position, kind = scene.position, "talent" if who == "beast" else "gear"
    kept = 1 << scene.card(first) | 1 << scene.card(second)
    hands = getattr(position, f"{kind}_deck") & ~kept
    position.hands[0 if who == "beast" else 1] |= hands
    setattr(position, f"{kind}_deck", 0)
    setattr(position, f"{kind}_gone", 1 << scene.card(first))
    setattr(position, f"{kind}_shed", 1 << scene.card(second))
    scene.play(f"play {card}", "choose 2" if who == "beast" else "choose 1")
    assert scene.choices == ["top", "skip"]
    scene.play("top")
    assert scene.choices == [f"draw {first}", f"draw {second}"]
    scene.chance(f"draw {second}")
    piles = [getattr(position, f"{kind}_{pile}") for pile in ("deck", "gone", "shed")]
    assert piles == [1 << scene.card(first), 0, 0]


@pytest.mark.rules("BES-NIGHT2-03", "BES-NIGHT2-04", "BES-NIGHT2-06")
def test_markets_are_filled_from_discarded_cards_too() -> None:
    scene = Scene(turn=None, at=FAR)
    position = scene.position
    for side, kind, few in ((0, "talent", ("mist", "leap")), (1, "gear", ("torch", "salve"))):
        rest = getattr(position, f"{kind}_deck")
        bits = [1 << scene.card(id) for id in few]
        market = getattr(position, f"{kind}_market")
        position.hands[side] |= (rest | market) & ~sum(bits)
        for pile, cards in (("deck", 0), ("market", 0), ("gone", bits[0]), ("shed", bits[1])):
            setattr(position, f"{kind}_{pile}", cards)
    assert scene.choices == ["draw mist", "draw leap"]
    scene.play("draw mist", "draw leap")
    assert scene.choices == ["draw torch", "draw salve"], "all talents are turned up"
    scene.play("draw torch", "draw salve")
    assert position.gear_market.bit_count() == position.talent_market.bit_count() == 2
