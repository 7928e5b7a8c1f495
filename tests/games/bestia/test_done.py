"""RES-02, RES-06: whether an effect was carried out; only then does what comes after "then" follow.

Every effect of the box is put before a "then" that hushes the Beast, and tried both ways: carried out, and
ignored or impossible. `done("move", "lay n; stop", n=2)` finds the effect in the box of a scene.
"""

from __future__ import annotations

from typing import Any, get_args

import pytest

from polnoc.engine.play import settle
from polnoc.games.bestia import cards
from polnoc.games.bestia.rules.resolve import DO, ThenNext
from polnoc.games.bestia.rules.turns import Turn
from polnoc.games.bestia.state import Ongoing
from polnoc.games.bestia.terms import BEAST, SUMMONS, Op
from tests.games.bestia.scene import Scene

KINDS = {kind.__struct_config__.tag: kind for kind in get_args(cards.AnyEffect)}
FAR = {"helga": "I4", "iona": "I4"}
ON_THE_WAY = {"helga": "D4", "iona": "D3"}
TOWERS = ["A1", "B1", "C1", "D1", "E1", "F1"]
FIRE = ("hoarfrost-march", "fire-trap", "forest", "helga")
FULL = [
    *[("hoarfrost-march", id, "cave", "helga") for id in ("net-trap", "salt-trap", "rune-trap")],
    *[("elkwold", id, "cave", "helga") for id in ("bell-trap", "iron-jaws", "cursed-trap")],
]
WOLF: dict[str, Any] = {"by": "summon", "summons": ["D4"], "beast_at": "E5"}
RICH: dict[str, Any] = {"beast": "esmeria", "grudges": {"beast": 1}, "like": {"discard_for": 1}}


def effect(scene: Scene, do: str, like: dict[str, object]) -> Op:
    """Return the first effect of this kind in the box with these numbers."""
    for op in scene.terms.ops:
        if op.kind is KINDS[do] and all([getattr(op.effect, name) == v for name, v in like.items()]):
            return op
    raise AssertionError(f"no effect '{do}' is like {like}")


def begun(do: str, by: str, must: bool, like: dict[str, object], **setup: Any) -> Scene:
    """Return a scene in which an effect has begun; if it is carried out, the Beast is hushed after it."""
    scene = Scene(turn="beast" if by == "summon" else by, **{"at": FAR, **setup})
    position = scene.position
    actor = SUMMONS if by == "summon" else scene.names.index(by)
    hush = scene.terms.cards[scene.card("salt-trap")].program
    op = effect(scene, do, like)
    position.call(ThenNext(hush, actor))
    done = DO[op.kind](position, op, actor, must, scene.events)
    if done is not None:
        position.stack[-1].resume(position, done, scene.events)
    settle(position, scene.events)
    scene.check()
    return scene


def row(do: str, done: bool, answers: str = "", by: str = "beast", must: bool = False, **setup: Any) -> Any:
    like = setup.pop("like", {})
    name = f"{do}{''.join([f' {value}' for value in like.values()])}: {answers or 'at once'}"
    return pytest.param(do, done, answers, by, must, like, setup, id=name)


ROWS = [
    row("move", False, "stop", like={"n": 2}),
    row("move", True, "lay n; stop", like={"n": 2}),
    row("move", False, "stop", by="helga", like={"n": 2}),
    row("move", True, "go I3; stop", by="helga", like={"n": 2}),
    row("move", False, by="helga", at={**FAR, "helga": "C4"}, like={"starting": True}),
    row("travel", False, "skip", by="helga", at={**FAR, "helga": "C4"}),
    row("travel", True, "place B3", by="helga", at={**FAR, "helga": "C4"}),
    row("stay", False, "stop", beast_at="D4"),
    row("stay", True, "lay still", beast_at="D4"),
    row("backtrack", False),
    row("backtrack", True, beast_at="D5", way="n n n"),
    row("move-summons", False, like={"where": "all"}),
    row("move-summons", True, "stop", summons=["D4"], like={"where": "all"}),
    row("move-summons", False, like={"where": "region"}),
    row("move-summons", True, "skip", beast_at="D5", way="n", summons=["D3"], like={"where": "region"}),
    row("move-summons", True, "stop", beast_at="D5", summons=["D3"], like={"where": "region"}),
    row("shift-hunter", False, **WOLF, beast="mara"),
    row("shift-hunter", False, "skip", **WOLF, beast="mara", at={**FAR, "helga": "D4"}),
    row("shift-hunter", True, "hunter helga; stop", **WOLF, beast="mara", at={**FAR, "helga": "D4"}),
    row("shift-hunter", True, "hunter helga; go D3", **WOLF, beast="mara", at={**FAR, "helga": "D4"}),
    row("attack", False, by="helga", like={"reach": "here", "targets": "any"}),
    row("attack", False, "skip", by="helga", at={**FAR, "helga": "D4"}, beast_at="D4", like={"hunt": False}),
    row("attack", True, "hit-beast", by="helga", at={**FAR, "helga": "D4"}, beast_at="D4", must=True),
    row("attack", False, beast_at="D3", like={"again": "same"}),
    row("attack", False, "skip", beast_at="D3"),
    row("attack", True, "hit-folk D3", beast_at="D3"),
    row("search", False, "skip", by="helga", beast_at="D5", way="n", like={"where": "here", "hunt": False}),
    row("search", True, "yes", by="helga", beast_at="D5", way="n", like={"where": "here", "hunt": False}),
    row("search", True, by="helga", beast_at="D5", way="n", must=True, like={"where": "here"}),
    row("search", False, "skip", by="helga", like={"where": "near"}),
    row("search", True, "place I4", by="helga", like={"where": "near"}),
    row("show-trails", False, "skip", by="helga"),
    row("show-trails", True, "place I4", by="helga"),
    row("ask-habitat", False, "skip", by="helga"),
    row("ask-habitat", True, "habitat cave", by="helga"),
    row("look-oldest", False, by="helga"),
    row("look-oldest", True, by="helga", beast_at="D5", way="n"),
    row("grudges", True),
    row("pay", False, by="helga"),
    row("pay", True, by="helga", grudges={"helga": 1}),
    row("power", True),
    row("heal", True, like={"who": "self"}),
    row("heal", True, by="helga", at={**FAR, "helga": "D4"}, like={"who": "here"}),
    row("heal", False, "skip", by="helga", wounds={"iona": 1}, like={"who": "here"}),
    row("heal", True, "hunter iona", by="helga", wounds={"iona": 1}, like={"who": "here"}),
    row("heal", True, by="helga", like={"who": "near"}),
    row("hurt-self", False, wounds={"beast": 3}),
    row("hurt-self", True, wounds={"beast": 2}),
    row("lose-grudges", True, like={"who": "beast"}),
    row("lose-grudges", False, **WOLF, beast="bolgin", like={"who": "hunter-here"}),
    row("lose-grudges", False, "skip", **WOLF, beast="bolgin", at={**FAR, "helga": "D4"}, like={"n": 1}),
    row(
        "lose-grudges", True, "hunter helga", **WOLF, beast="bolgin", at={**FAR, "helga": "D4"},
        like={"n": 1},
    ),
    row("slow", True, like={"who": "beast"}),
    row("slow", False, **WOLF, beast="raaga", like={"who": "hunter-here"}),
    row("slow", False, "skip", **WOLF, beast="raaga", at={**FAR, "helga": "D4"}, like={"who": "hunter-here"}),
    row(
        "slow", True, "hunter helga", **WOLF, beast="raaga", at={**FAR, "helga": "D4"},
        like={"who": "hunter-here"},
    ),
    row("slow", False, "skip", like={"who": "region-hunter"}),
    row("slow", True, "hunter helga", like={"who": "region-hunter"}),
    row("look-hand", False, beast="raaga", at={"helga": None, "iona": None}),
    row("look-hand", False, "skip", beast="raaga"),
    row("look-hand", True, "hunter iona", beast="raaga"),
    row("bulwark", False, "skip", by="grimgier", hunters=("grimgier", "iona")),
    row("bulwark", True, "yes", by="grimgier", hunters=("grimgier", "iona")),
    row("other", False, by="helga", at={"helga": "I4", "iona": None}),
    row("other", False, by="helga", at={"helga": "I4", "iona": "D4"}, like={"where": "region"}),
    row("other", False, "skip", by="helga", like={"where": "region"}),
    row("other", True, "hunter iona; skip", by="helga", like={"where": "region"}),
    row("each", False, at={"helga": None, "iona": None}, like={"who": "hunters"}),
    row("each", False, "stop; stop", by="helga", like={"who": "hunters"}),
    row("each", True, "go I3; stop", by="helga", like={"who": "hunters"}),
    row("each", False, like={"who": "trap-region"}),
    row("tower", False, by="helga", towers=["I4"], like={"where": "here"}),
    row("tower", True, by="helga", like={"where": "here"}),
    row("tower", False, "skip", by="helga", towers=TOWERS, like={"where": "here"}),
    row("tower", True, "place A1", by="helga", towers=TOWERS, like={"where": "here"}),
    row("tower", False, "skip", by="grimgier", hunters=("grimgier", "iona"), like={"where": "settlement"}),
    row("tower", True, "place G3", by="grimgier", hunters=("grimgier", "iona"), like={"where": "settlement"}),
    row("topple", False),
    row("topple", False, "skip", beast_at="D5", towers=["D4"]),
    row("topple", True, "place D4", beast_at="D5", towers=["D4"]),
    row("transform", False, "skip", by="helga", at={**FAR, "helga": "D4"}, like={"where": "here"}),
    row("transform", True, "yes", by="helga", at={**FAR, "helga": "D4"}, like={"where": "here"}),
    row("transform", True, by="helga", at={**FAR, "helga": "D4"}, must=True, like={"where": "here"}),
    row("transform", False, by="helga", at={**FAR, "helga": "E5"}, like={"where": "here"}),
    row("transform", True, like={"where": "each-near"}),
    row("transform", False, "stop", beast_at="D4", beast="hogbad", like={"where": "near"}),
    row("transform", True, "place D3", beast_at="D4", beast="hogbad", like={"where": "near"}),
    row("transform", False, "stop", like={"where": "beside"}),
    row("transform", True, "place D4; stop", like={"where": "beside"}),
    row("clear-trails", False),
    row("clear-trails", True, "stop", beast_at="D5", way="n n", at=ON_THE_WAY),
    row("clear-trails", True, "place D4; place D3", beast_at="D5", way="n n", at=ON_THE_WAY),
    row("summon", False, "skip"),
    row("summon", False, "choose 1; skip"),
    row("summon", True, "choose 1; place E5"),
    row("summon", True, "choose 2; stop", summons=["D4"]),
    row("summon", True, "choose 2; act 0; skip", summons=["D4"]),
    row("place-summons", False, "skip"),
    row("place-summons", True, "place E5; place E5"),
    row("act-summons", False),
    row("act-summons", True, "stop", summons=["D4"]),
    row("remove-summon", False),
    row("remove-summon", False, "skip", summons=["D4"]),
    row("remove-summon", True, "summon 0", summons=["D4"]),
    row("gain", False, "skip", by="helga", like={"top": False}),
    row("gain", True, "top; draw torch", by="helga", like={"top": False}),
    row("gain", True, "top; draw torch", by="helga", must=True, like={"top": False}),
    row("gain", True, "draw torch", by="krim", hunters=("krim", "iona"), like={"top": True}),
    row("take-unused", True, "draw rush"),
    row("take-back", False),
    row("take-back", False, "skip", spent={"beast": ["feed"]}),
    row("take-back", True, "take-back feed", spent={"beast": ["feed"]}),
    row("discard", True, "discard feed; discard summon-wolf", like={"who": "beast"}),
    row("discard", True, "region elkwold; discard seer; discard hunt", like={"who": "region-hunters"}),
    row("discard", True, "region hoarfrost-march", like={"who": "region-hunters"}),
    row("steal-gear", False, beast="esmeria"),
    row("steal-gear", True, "discard torch", beast="esmeria", hands={"iona": ["torch"]}),
    row("show-talents", False, by="helga"),
    row("show-talents", True, "show mist", by="helga", hands={"beast": ["mist"]}),
    row("lay-trap", False, by="helga"),
    row("lay-trap", False, by="helga", hands={"helga": ["fire-trap"]}, traps=FULL),
    row("lay-trap", False, "skip", by="helga", hands={"helga": ["torch"]}),
    row(
        "lay-trap", True, "trap fire-trap; region elkwold; habitat cave", by="helga",
        hands={"helga": ["fire-trap"]},
    ),
    row("look-trap", False, beast="esmeria"),
    row("look-trap", False, "skip", beast="esmeria", traps=[FIRE]),
    row("look-trap", True, "trap-at hoarfrost-march 0", beast="esmeria", traps=[FIRE]),
    row("look-trap", True, "trap-at hoarfrost-march 0; yes", **RICH, traps=[FIRE]),
    row("look-trap", True, "trap-at hoarfrost-march 0; skip", **RICH, traps=[FIRE]),
    row("return-trap", False, beast="mara"),
    row("return-trap", False, "skip", beast="mara", traps=[FIRE]),
    row("return-trap", True, "trap-at hoarfrost-march 0", beast="mara", traps=[FIRE]),
    row("deal", True),
    row("prevent", True, by="helga"),
    row("disarm", True),
    row("hurt-hunter", True),
    row("any-order", False, "skip"),
    row("any-order", True, "choose 1; lay n; skip"),
    row("any-order", False, "choose 1; stop"),
    row("choose", False, "skip"),
    row("if", False, "skip", beast_at="D4", way="n", like={"case": "own-habitat"}),
    row("if", False, "yes; stop", beast_at="D4", way="n", like={"case": "own-habitat"}),
    row("if", True, "yes; lay n; stop", beast_at="D4", way="n", like={"case": "own-habitat"}),
    row("if", False, by="helga", like={"case": "beast-here"}, hunters=("varja", "helga")),
    row("copy", False, like={"of": "own-discarded"}),
    row("copy", False, "skip", spent={"beast": ["feed"]}, like={"of": "own-discarded"}),
    row("copy", True, "copy feed; skip", spent={"beast": ["feed"]}, like={"of": "own-discarded"}),
]  # fmt: skip


@pytest.mark.rules("BES-RES-01", "BES-RES-02", "BES-RES-06")
@pytest.mark.parametrize(("do", "done", "answers", "by", "must", "like", "setup"), ROWS)
def test_what_follows_an_effect(
    do: str, done: bool, answers: str, by: str, must: bool, like: dict[str, object], setup: dict[str, Any]
) -> None:
    scene = begun(do, by, must, like, **setup)
    for text in answers.split("; ") if answers else ():
        assert not scene.position.hushed, "the second part waits for the first"
        scene.play(text)
    assert scene.position.hushed == done
    assert isinstance(scene.position.stack[-1], Turn), "the turn goes on"


@pytest.mark.rules("BES-RES-02")
def test_a_hush_is_carried_out_too() -> None:
    scene = Scene()
    op = effect(scene, "hush", {})
    assert DO[op.kind](scene.position, op, BEAST, False, scene.events) is True and scene.heard(15) == [
        "hushed"
    ]


@pytest.mark.rules("BES-RES-02", "BES-DIE-03")
def test_a_dead_hunter_discards_nothing() -> None:
    """Black Brew makes its target discard a card, unless the target is dead."""
    scene = Scene(beast="bolgin", at={"helga": None, "iona": "I4"})
    op = effect(scene, "discard", {"who": "target"})
    scene.position.ongoing = Ongoing(struck=(80, 81))
    assert DO[op.kind](scene.position, op, BEAST, False, scene.events) is False


@pytest.mark.rules("BES-GEAR-01")
def test_no_card_is_gained_where_none_is_left() -> None:
    scene = Scene(turn="krim", hunters=("krim", "iona"), hands={"krim": ["torch"]})
    position = scene.position
    position.hands[1] |= position.gear_deck
    position.gear_deck = 0
    top = effect(scene, "gain", {"top": True})
    position.call(ThenNext(scene.terms.cards[scene.card("salt-trap")].program, 1))
    assert DO[top.kind](position, top, 1, False, scene.events) is None
    settle(position, scene.events)
    assert not position.hushed and scene.heard(15) == []


@pytest.mark.rules("BES-DAWN-03")
def test_no_unused_card_is_taken_where_none_is_left() -> None:
    scene = Scene()
    scene.position.discard, scene.position.unused = scene.position.unused, 0
    op = effect(scene, "take-unused", {})
    assert DO[op.kind](scene.position, op, BEAST, False, scene.events) is False
