"""Edge cases of rules: first unlike last, the number 0, nobody left, the first version of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.engine.events import Out
from polnoc.engine.play import answer, asked, options, settle
from polnoc.engine.seats import CHANCE
from polnoc.games.bestia import cards
from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.attacks import targets
from polnoc.games.bestia.rules.changes import Transforming
from polnoc.games.bestia.rules.ending import towers_changed
from polnoc.games.bestia.rules.hands import ANY_CARD, Discarding
from polnoc.games.bestia.rules.knowledge import learn
from polnoc.games.bestia.rules.moving import Moving, Staying, facts_until
from polnoc.games.bestia.rules.resolve import DO, InOrder, ThenNext, whole
from polnoc.games.bestia.rules.wounds import hurt
from polnoc.games.bestia.state import AT, CLEAR, NOWHERE, TRAILS, Bestia, Fact, Ongoing
from polnoc.games.bestia.terms import BEAST, SUMMONS, TO_BEAST, TO_HUNTER, TO_SUMMON, TO_TOWER
from tests.games.bestia.scene import GAME, Scene
from tests.games.bestia.test_done import begun, effect

FAR = {"helga": "I4", "iona": "I4"}
BOTH_HERE = {"helga": "D4", "iona": "D4"}


# A hidden Beast is where its path has led, not where its pawn stands -------------------------


@pytest.mark.rules("BES-REQ-10", "BES-REQ-12")
def test_the_region_of_a_hidden_beast() -> None:
    made: dict[str, Any] = {"beast_at": "E4", "way": "w", "hands": {"beast": ["dread", "ensnare"]}}
    at = {"helga": "A1", "iona": "I4"}
    named = Scene(**made, at=at, grudges={"beast": 1}).play("play dread")
    assert named.choices == ["region hoarfrost-march"], "it has left Elkwold"
    assert Scene(**made, at=at).play("play ensnare").choices == ["skip", "hunter helga"]


@pytest.mark.rules("BES-MOVE-05", "BES-MOVE-08")
def test_why_a_hidden_beast_cannot_lay_a_card() -> None:
    hands = {"beast": ["dash", "false-scent"]}
    corner = Scene(beast_at="A2", way="n", at=FAR, hands=hands).play("play dash")
    no_road = ("BES-MOVE-05", "refused-no-road", {"place": corner.spot("A1"), "way": 0})
    assert corner.refusal("lay n") == no_road
    settled = Scene(beast_at="D3", way="w", at=FAR, hands=hands).play("play dash")
    not_alone = ("BES-MOVE-08", "refused-not-alone", {"place": settled.spot("C3")})
    assert settled.refusal("lay still") == not_alone


@pytest.mark.rules("BES-MOVE-07", "BES-MOVE-08")
@pytest.mark.parametrize(("start", "way", "offered"), [("D3", "w", "stop"), ("C3", "e", "stop; lay still")])
def test_where_a_hidden_beast_may_stay(start: str, way: str, offered: str) -> None:
    """On C3 there is a settler."""
    scene = Scene(beast_at=start, way=way, at=FAR, hands={"beast": ["false-scent"]})
    assert scene.play("play false-scent").choices == offered.split("; ")


@pytest.mark.rules("BES-UPG-10")
def test_undertow_asks_for_the_last_card_only() -> None:
    made: dict[str, Any] = {"beast": "raaga", "beast_at": "A3", "at": FAR, "ups": {"beast": ["undertow"]}}
    moved = Scene(way="still", **made).play("flee hydra", "lay s")
    assert "lay n" in moved.choices, "from swamp to swamp, after it had stayed"
    stayed = Scene(way="s", **made).play("flee hydra", "lay still")
    assert stayed.choices == ["stop"], "it had moved before, but stayed now"


@pytest.mark.rules("BES-MOVE-07", "BES-INFO-04")
def test_cards_of_one_stay_belong_together() -> None:
    scene = Scene(beast_at="D4", way="n s", at=FAR)
    scene.position.call(Staying(2, 0))
    scene.play("lay still", "lay still")
    assert [step[0] for step in scene.position.steps] == [0, 0, 2, 2]


@pytest.mark.rules("BES-HMOV-01")
def test_steps_of_hunters_are_counted() -> None:
    scene = Scene(turn="helga", at={**FAR, "helga": "D4"}, hands={"helga": ["rush"]})
    for left, laid, text in ((2, 0, "play rush"), (1, 1, "go D3")):
        frame = scene.play(text).position.stack[-1]
        assert isinstance(frame, Moving) and (frame.left, frame.laid) == (left, laid)


@pytest.mark.rules("BES-SET-15", "BES-SUM-08")
def test_only_hunters_lead_settlers_and_only_those_of_a_caravan() -> None:
    roads = ["stop", "go C2", "go D3", "go C4", "go B3"]
    hunter = Scene(turn="helga", at={**FAR, "helga": "C3"}, hands={"helga": ["rush"]}).play("play rush")
    assert hunter.folk("C3") == ["noble"] and hunter.choices == roads
    for wolf in (0, 1):
        scene = Scene(contract="last-caravan", at=FAR, summons=["C3", "C3"])
        scene.play("play summon-wolf", "choose 2", "choose 2", f"act {wolf}", "ability")
        assert scene.folk("C3") == ["farmer", "noble"] and scene.choices == roads


# Public knowledge -----------------------------------------------------------------------------


@pytest.mark.rules("BES-INFO-04")
def test_what_is_learned_again_joins_only_the_newest_fact() -> None:
    scene = Scene(beast_at="D5", way="n n", at=FAR)
    here = 1 << scene.spot("D3")
    known, new = here | 2, here | 4
    before: list[tuple[tuple[Fact, ...], tuple[Fact, ...]]] = [
        ((), ((AT, 2, 0, new),)),
        (((AT, 2, 0, known),), ((AT, 2, 0, here),)),
        (((AT, 1, 0, known),), ((AT, 1, 0, known), (AT, 2, 0, new))),
        (((CLEAR, 2, 0, 1), (AT, 2, 0, known)), ((CLEAR, 2, 0, 1), (AT, 2, 0, here))),
        (((AT, 2, 0, known), (CLEAR, 2, 0, 1)), ((AT, 2, 0, known), (CLEAR, 2, 0, 1), (AT, 2, 0, new))),
        (((AT, 2, 0, 1), (AT, 2, 0, known)), ((AT, 2, 0, 1), (AT, 2, 0, here))),
        (((AT, 1, 0, 1), (AT, 2, 0, known)), ((AT, 1, 0, 1), (AT, 2, 0, here))),
        (((AT, 2, 0, 1), (AT, 1, 0, known)), ((AT, 2, 0, 1), (AT, 1, 0, known), (AT, 2, 0, new))),
    ]
    for facts, after in before:
        scene.position.facts = facts
        learn(scene.position, new)
        assert scene.position.facts == after


def along_the_way() -> Scene:
    """Return a scene with two moves of two cards each, trails along the path, and a vain search."""
    scene = Scene(beast_at="D5", way="n n", at={"helga": "D4", "iona": "I4"}, hands={"beast": ["dash"]})
    scene.play("play dash", "lay n", "lay n")
    learn(scene.position, ~(1 << scene.spot("A1")))
    kinds = {(kind, cards) for kind, cards, *_ in scene.position.facts}
    assert kinds == {(CLEAR, 2), (TRAILS, 2), (CLEAR, 4), (TRAILS, 4), (AT, 4)}
    assert {first for kind, _, first, _ in scene.position.facts if kind == CLEAR} == {0, 2}
    return scene


@pytest.mark.rules("BES-INFO-04", "BES-TRAIL-10")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_what_is_still_known_when_cards_are_taken_back(cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """If cards taken back have left no trails, neither have those that stay."""
    scene = along_the_way()
    facts = scene.position.facts
    old = [fact for fact in facts if fact[1] <= cards]
    cut = [
        (CLEAR, cards, first, where)
        for kind, when, first, where in facts
        if kind == CLEAR and when > cards and first < cards
    ]
    assert cut
    found = list(facts_until(scene.position, cards))
    assert found[: len(old) + len(cut)] == old + cut
    assert [fact[:3] for fact in found[len(old) + len(cut) :]] in ([], [(AT, cards, 0)])
    monkeypatch.setattr(scene.terms, "rules", 1)
    assert list(facts_until(scene.position, cards)) == old, (
        "by the first rules all that is newer is forgotten"
    )


@pytest.mark.rules("BES-RES-05", "BES-INFO-04")
@pytest.mark.parametrize(("way", "kind"), [("n", "at"), ("w", "not at")])
def test_by_the_first_rules_a_condition_tells_the_habitat(
    way: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene(beast_at="D4", way=way, at=FAR, hands={"beast": ["bolster"]})
    monkeypatch.setattr(scene.terms, "rules", 1)
    scene.play("play bolster")
    forests = {s for s in scene.terms.places.squares if scene.habitat(s) & scene.terms.habitat}
    assert scene.facts[-1] == (kind, 1, forests)
    assert scene.of("grudges", "beast") == (1 if kind == "at" else 0)


@pytest.mark.rules("BES-TRAIL-06", "BES-TRAIL-07")
def test_a_settler_on_the_first_location_sees_only_who_passes_there() -> None:
    scene = Scene(contract="last-caravan", beast_at="D5", way="n", at=FAR, hands={"beast": ["dash"]})
    scene.position.folk[0] = scene.spot("A1")
    assert scene.spot("A1") == 0
    scene.play("play dash", "lay n", "stop")
    assert scene.facts[-2:] == [("clear", 2, 0, {"I4"}), ("clear", 2, 1, {"A1", "C3"})]


@pytest.mark.rules("BES-INFO-06", "BES-INFO-08")
def test_a_talent_discarded_face_down_makes_the_others_unknown() -> None:
    scene = Scene(at=FAR, hands={"beast": ["mist", "leap", "dash"]})
    scene.position.shown = sum([1 << scene.card(id) for id in ("mist", "leap", "dash")])
    scene.play("flee mist")
    assert scene.position.shown == 1 << scene.card("dash"), "it may have been the other talent"


# Attacks and wounds ---------------------------------------------------------------------------


@pytest.mark.rules("BES-ATK-08", "BES-ATK-09")
def test_whom_another_attack_of_a_card_may_be_aimed_at() -> None:
    scene = Scene(beast="raaga", beast_at="D4", at=BOTH_HERE, hands={"beast": ["frenzy"]})
    helga, iona = TO_HUNTER + 1, TO_HUNTER + 2
    scene.position.ongoing = Ongoing(struck=(helga, iona))
    wanted = {"same": [iona], "other": [], "free": [helga, iona]}
    attacks = [op for op in scene.terms.ops if op.kind is cards.Attack and op.effect.reach == "here"]
    assert {op.effect.again for op in attacks} == set(wanted)
    for op in attacks:
        assert targets(scene.position, op, BEAST) == wanted[op.effect.again]


@pytest.mark.rules("BES-WT-06", "BES-ATK-09")
def test_a_tower_elsewhere_is_no_target() -> None:
    scene = Scene(beast_at="D4", at={**FAR, "helga": "D4"}, towers=["A1", "D3"])
    assert scene.play("play feed", "choose 2").choices == ["skip", "hit-hunter helga"]


@pytest.mark.rules("BES-ATK-03", "BES-ATK-04", "BES-ATK-10", "BES-WT-06", "BES-DIE-01")
def test_who_is_gone_after_how_many_wounds() -> None:
    scene = Scene(at=FAR, towers=["A1", "I5"], summons=["D4", "D3"])
    terms = scene.terms
    healths = dict(enumerate(terms.folk_health))
    healths |= {TO_HUNTER + hunter: terms.health[hunter] for hunter in terms.characters[1:]}
    healths |= {TO_TOWER + scene.spot(square): 1 for square in ("A1", "I5")}
    healths |= {TO_SUMMON: 1, TO_SUMMON + 1: 1, TO_BEAST: terms.health[BEAST]}
    for target, health in healths.items():
        for wounds in range(health + 1):
            position = scene.position.clone()
            assert hurt(position, SUMMONS, target, wounds, []) == (wounds == health)
            assert _left(position, target) == (wounds < health)


def _left(position: Bestia, target: int) -> bool:
    """Whether a target is still on the map."""
    if target == TO_BEAST:
        return not position.over
    if target >= TO_SUMMON:
        return position.summons[target - TO_SUMMON] != NOWHERE
    if target >= TO_TOWER:
        return bool(position.towers >> (target - TO_TOWER) & 1)
    lived = position.hunters[target - TO_HUNTER] if target >= TO_HUNTER else position.folk[target]
    return lived != NOWHERE


@pytest.mark.rules("BES-DIE-01")
def test_the_last_blow_is_shown_after_the_end() -> None:
    scene = Scene(turn="iona", beast_at="D3", at={**FAR, "iona": "D3"}, wounds={"beast": 3})
    scene.play("play hunt", "hit-beast")
    assert scene.position.over and scene.position.ongoing.struck == (TO_BEAST,)


@pytest.mark.rules("BES-ATK-13")
@pytest.mark.parametrize("wolf", [0, 1])
def test_a_bulwark_stands_in_the_way_of_every_summon(wolf: int) -> None:
    at = {"grimgier": "D4", "helga": "D4"}
    scene = Scene(hunters=("grimgier", "helga"), at=at, summons=["D4", "D4"])
    scene.position.bulwark = 1
    scene.play("play summon-wolf", "choose 2", "choose 2", f"act {wolf}", "hit-hunter helga")
    assert (scene.of("wounds", "grimgier"), scene.of("wounds", "helga")) == (1, 0)


@pytest.mark.rules("BES-UPG-10")
def test_thorns_wound_once_a_day_whatever_else_was_used() -> None:
    for used in (False, True):
        at = {**FAR, "iona": "D4"}
        scene = Scene(turn="iona", beast="hogbad", beast_at="D4", at=at, ups={"beast": ["molten-hide"]})
        thorns = 1 << scene.upgrade("molten-hide", BEAST)
        scene.position.once[BEAST] = thorns if used else 0b1111111 & ~thorns
        scene.play("play hunt", "hit-beast")
        assert scene.of("wounds", "iona") == (0 if used else 1)


@pytest.mark.rules("BES-UPG-10")
def test_an_upgrade_that_is_not_used_is_left_for_later() -> None:
    scene = Scene(beast_at="D2", at=FAR, ups={"beast": ["bloodlust"]})
    scene.play("play feed", "choose 2", "hit-folk D2")
    assert scene.choices == ["yes", "skip"]
    scene.play("skip")
    assert scene.position.once[BEAST] == 0 and scene.choices[0] == "stop", "the card's own move is next"


@pytest.mark.rules("BES-CARD-09", "BES-REACT-05")
@pytest.mark.parametrize("now", [Ongoing(struck=(TO_HUNTER + 1,)), Ongoing(outcome=2), Ongoing(reacted=2)])
def test_a_card_knows_nothing_of_the_last_one(now: Ongoing) -> None:
    scene = Scene(at=FAR, hands={"beast": ["dark-pact"]})
    scene.position.ongoing = now
    scene.play("play dark-pact")
    assert scene.position.ongoing == Ongoing()


@pytest.mark.rules("BES-RES-02", "BES-RES-06", "BES-ATK-13")
def test_an_attack_that_misses_was_an_attack() -> None:
    """Helga follows the bell out of the Beast's reach; the Beast has attacked, and so it may move."""
    bell = ("hoarfrost-march", "bell-trap", "swamp", "helga")
    made: dict[str, Any] = {"beast_at": "D5", "way": "n", "hands": {"beast": ["pursuit"]}, "traps": [bell]}
    scene = Scene(**made, at={**FAR, "helga": "D4"})
    scene.play("play pursuit", "hit-hunter helga", "go D3", "go D2")
    assert "attack-misses" in scene.heard(1) and scene.of("wounds", "helga") == 0
    assert scene.asked == (BEAST,) and "lay n" in scene.choices


# Traps ----------------------------------------------------------------------------------------


def sprung(**made: Any) -> Scene:
    """Return a scene: the Beast attacks Helga at the start, where two regions have a net and a fire trap."""
    traps = [("hoarfrost-march", "net-trap", "forest", "helga"), ("elkwold", "fire-trap", "forest", "iona")]
    at = {"helga": "E5", "iona": "I4"}
    scene = Scene(beast_at="D5", way="e", at=at, traps=traps, **made)
    return scene.play("play feed", "choose 2", "hit-hunter helga")


@pytest.mark.rules("BES-TRAP-10", "BES-TRAP-11")
@pytest.mark.parametrize("first", ["net-trap", "fire-trap"])
def test_the_trap_that_is_chosen_comes_first(first: str) -> None:
    scene = sprung().play(f"trap {first}")
    told = [line.split()[0] for line in scene.log if line.startswith(("slowed", "beast-wounded"))]
    assert told == (["slowed", "beast-wounded"] if first == "net-trap" else ["beast-wounded", "slowed"])


@pytest.mark.rules("BES-TRAP-07", "BES-REACT-02")
def test_one_disarmed_trap_does_not_disarm_the_next() -> None:
    scene = sprung(hands={"beast": ["disarm"]}).play("trap net-trap", "react disarm")
    assert scene.of("wounds", "beast") == 1 and scene.position.slowed == 0
    assert scene.position.ongoing.scene == 1, "the fire trap lies in the second region"


@pytest.mark.rules("BES-TRAP-10", "BES-DIE-08")
@pytest.mark.parametrize("players", [2, 3])
def test_the_first_player_of_the_hunters_chooses_even_if_all_are_dead(players: int) -> None:
    traps = [("hoarfrost-march", id, "forest", "helga") for id in ("net-trap", "fire-trap")]
    dead = {"helga": None, "iona": None}
    scene = Scene(players=players, beast_at="D4", way="n", at=dead, traps=traps)
    scene.play("play feed", "choose 2", "hit-folk D3")
    assert scene.asked == (1,) and set(scene.choices) == {"trap net-trap", "trap fire-trap"}


# Cards ----------------------------------------------------------------------------------------


@pytest.mark.rules("BES-REQ-10", "BES-CARD-07")
def test_only_hunters_in_the_region_discard() -> None:
    at = {"helga": "C3", "iona": "I4"}
    scene = Scene(beast_at="D4", at=at, hands={"beast": ["dread"]}, grudges={"beast": 1}).play("play dread")
    assert scene.asked == (1,)
    assert scene.play("discard seer").asked == (BEAST,), "Iona is far away"


@pytest.mark.rules("BES-CARD-07", "BES-GRU-04")
def test_each_hunter_loses_one_gear_however_many_there_are() -> None:
    hands = {"helga": ["spyglass"], "iona": ["torch", "salve"]}
    scene = begun("steal-gear", "beast", False, {}, beast="esmeria", hands=hands)
    assert scene.of("grudges", "beast") == 2
    scene.play("discard spyglass", "discard torch")
    assert "salve" in scene.hand("iona") and scene.asked == (BEAST,)


@pytest.mark.rules("BES-CARD-07", "BES-DIE-03")
def test_the_last_hunter_who_was_struck_discards() -> None:
    scene = Scene(beast="bolgin", at=FAR)
    op = effect(scene, "discard", {"who": "target"})
    scene.position.ongoing = Ongoing(struck=(TO_HUNTER + 1, TO_HUNTER + 2))
    DO[op.kind](scene.position, op, BEAST, False, scene.events)
    assert scene.position.stack[-1] == Discarding(2, op.n, ANY_CARD)


@pytest.mark.rules("BES-DIE-02", "BES-RES-02")
def test_nothing_follows_what_a_dead_hunter_would_have_done() -> None:
    scene = Scene(at={"helga": None, "iona": "I4"})
    hush, purse = [scene.terms.cards[scene.card(id)].program for id in ("salt-trap", "merchants-purse")]
    for hunter, done in ((1, False), (2, True)):
        scene.position.call(ThenNext(hush, BEAST))
        scene.position.call(whole(purse, hunter))
        settle(scene.position, scene.events)
        assert scene.position.hushed == done


@pytest.mark.rules("BES-RES-03", "BES-DIE-02")
def test_a_dead_hunter_is_not_asked_for_an_order() -> None:
    scene = Scene(at={"helga": None, "iona": "I4"}, beast_at="D4", way="n")
    op = effect(scene, "any-order", {})
    for actor, seats in ((BEAST, (0,)), (1, ()), (2, (2,))):
        assert InOrder(op.number, actor, False, 0b11, False).asked(scene.position) == seats


@pytest.mark.rules("BES-RES-02", "BES-DIE-10")
def test_a_summon_that_removes_itself_has_done_so() -> None:
    scene = Scene(beast="esmeria", at=FAR, summons=["D4", "D3"])
    op = effect(scene, "remove-self", {})
    assert DO[op.kind](scene.position, op, SUMMONS + 1, True, scene.events) is True
    assert scene.position.summons == [scene.spot("D4"), NOWHERE]


# Places and towers ----------------------------------------------------------------------------


@pytest.mark.rules("BES-TRANS-01", "BES-TRANS-04")
@pytest.mark.parametrize("beast", ["fangrir", "bolgin", "raaga"])
def test_what_can_be_transformed_lies_beside_the_own_habitat(beast: str) -> None:
    scene = Scene(beast=beast, at=FAR, habitats={"B1": "cave", "A2": "cave"})
    places, own = scene.terms.places, scene.terms.habitat
    op = effect(scene, "transform", {"where": "beside"})
    scene.position.call(Transforming(op.number, 2, 0))
    wanted = [
        f"place {scene.square(place)}"
        for place in places.all
        if place != places.start
        and scene.position.habitats[place] != own
        and any([scene.position.habitats[there] & own for there in places.roads[place]])
    ]
    assert scene.choices == ["stop", *wanted] and "place A1" not in wanted


@pytest.mark.rules("BES-WT-01")
def test_towers_count_for_the_region_they_stand_in_but_not_on_the_start() -> None:
    scene = Scene()
    places = scene.terms.places
    for first in places.all:
        for second in (first, places.start, places.start + 1):
            position = scene.position.clone()
            position.towers = 1 << first | 1 << second
            towers_changed(position)
            regions = {places.region[place] for place in (first, second) if place != places.start}
            at_once = len({first, second})
            found = [position.tally[GOALS.index(what)] for what in ("towers", "tower-regions")]
            assert found == [at_once, len(regions)]


# The beginning and the end of days ------------------------------------------------------------


@pytest.mark.rules("BES-SET-20")
def test_everybody_is_told_where_the_beast_begins() -> None:
    told: Out = []
    position: Bestia = GAME.begin(GAME.read_options({"players": 3}), told)
    while asked(position) == (CHANCE,):
        answer(position, CHANCE, options(position, CHANCE)[0], told)
    assert asked(position) == (BEAST,)
    assert (told[-1].key, told[-1].args) == ("beast-begins", {"place": position.terms.places.start})


@pytest.mark.rules("BES-DAWN-02", "BES-DAWN-04", "BES-DAWN-05", "BES-INFO-08")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_is_told_each_pack_and_a_draft_leaves_nothing_behind(players: int) -> None:
    who = ("varja", "iona")  # all upgrades cost something, so nobody is asked at night
    scene = Scene(turn=None, players=players, hunters=who, at=dict.fromkeys(who, "I4"))
    scene.events.clear()
    scene.resolve_chance()
    packs = 0
    while scene.choices[0].startswith("keep"):
        if not any(scene.position.picks):
            told = [event.args for event in scene.events if event.key == "gets-pack"]
            wanted = [(seat, list(members(pack))) for seat, pack in enumerate(scene.position.packs) if pack]
            assert [(args["seat"], args["cards"]) for args in told] == wanted
            scene.events.clear()
            packs += 1
        scene.play(scene.choices[0])
    assert packs > 2 and scene.position.packs == scene.position.picks == ()


@pytest.mark.rules("BES-NIGHT1-08", "BES-NIGHT1-09")
def test_a_reward_for_all_cannot_be_ignored() -> None:
    scene = Scene(turn="iona", at=FAR)
    scene.position.tally[GOALS.index("wounds")] = 1
    scene.position.passes = 2
    assert scene.play("pass").choices == ["top"]
