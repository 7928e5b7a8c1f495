"""DUEL: dice, bids, winners and retreats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from polnoc.engine.views import HIDDEN
from polnoc.games.straszydla.rules.duels import successes
from tests.games.straszydla.scene import BOX, Scene

#: By day: A 3, B 4, C 5.
SPOOKS = {"A": ["wodnik"], "B": ["smok"], "C": ["leszy"]}
AROUND_HUTA = {"fontanna", "spalona-kamienica", "cmentarz", "niespokojny-lasek", "wiatraki"}


def duel(
    *dice: int,
    where: str = "huta",
    energy: Mapping[str, int] | None = None,
    spooks: Mapping[str, Sequence[str]] | None = None,
    stops: Sequence[str] = (),
    **chosen: object,
) -> Scene:
    """Return a duel of A and B with the dice rolled: those of A, then those of B."""
    scene = Scene(
        2,
        at="duels",
        pawns={"A": where, "B": where},
        spooks=spooks or {},
        purses={name: {"energy": count} for name, count in (energy or {}).items()},
        stops=stops,
        tops={"air-imp": "gwizd"},  # an imp for dice on top of its stack would be worth a trade
        **chosen,  # type: ignore[arg-type]
    )
    return scene.play(*[f"die {face}" for face in dice])


@pytest.mark.rules("STR-DUEL-01", "STR-DUEL-02", "STR-DUEL-23")
def test_the_winner_stays_and_the_loser_retreats() -> None:
    scene = duel(6, 6, 1, 1).play("flee 30")
    assert (scene.pawn("A"), scene.pawn("B")) == ("huta", "cmentarz")
    assert scene.told("retreats") == [{"seat": 1, "cell": 30, "tile": scene.position.layout[30]}]
    assert scene.frame == "Act"


@pytest.mark.rules("STR-DUEL-03", "STR-DUEL-04", "STR-DUEL-05", "STR-DUEL-31")
def test_three_fight_two_duels_in_the_order_in_which_they_came() -> None:
    pawns = dict.fromkeys("ABC", "huta")
    scene = Scene(3, at="duels", starter="B", pawns=pawns)
    assert scene.position.order == (1, 2, 0)
    scene.play("die 1", "die 1", "die 6", "die 6")
    first = [(event.args["seat"], event.args["by"]) for event in scene.events if event.key == "duel"]
    assert first == [(1, 2)]
    scene.play("flee 30", "die 6", "die 6", "die 1", "die 1")
    duels = [(event.args["seat"], event.args["by"]) for event in scene.events if event.key == "duel"]
    assert duels == [(1, 2), (2, 0)], "C has won and goes on against A"
    scene.play("flee 22")
    assert [scene.pawn(name) for name in "ABC"] == ["fontanna", "cmentarz", "huta"]
    assert scene.frame == "Act"


@pytest.mark.rules("STR-DUEL-06", "STR-DUEL-07", "STR-DUEL-08")
@pytest.mark.parametrize(("night", "counts"), [(0, (3, 2)), (1, (2, 3))])
def test_the_stronger_one_has_a_third_die(night: int, counts: tuple[int, int]) -> None:
    spooks = {"A": ["rusalka", "strzyga"], "B": ["topielica", "latarnik"]}
    scene = Scene(2, at="duels", night=night, pawns={"A": "huta", "B": "huta"}, spooks=spooks).pass_chance()
    rolled = [event.args["dice"] for event in scene.events if event.key == "rolls"]
    assert tuple(len(dice) for dice in rolled) == counts  # type: ignore[arg-type]


@pytest.mark.rules("STR-DUEL-09", "STR-AMB-48")
def test_equally_strong_players_have_two_dice_each_even_without_spooks() -> None:
    scene = duel(3, 3, 3, 3)
    (told,) = [event.args for event in scene.events if event.key == "duel"]
    assert told == {"seat": 0, "by": 1, "tile": 21, "strengths": [0, 0]}
    rolled = [event.args["dice"] for event in scene.events if event.key == "rolls"]
    assert rolled == [[3, 3], [3, 3]]


@pytest.mark.rules("STR-DUEL-11", "STR-DUEL-12", "STR-DUEL-13", "STR-DUEL-14", "STR-AMB-21")
@pytest.mark.parametrize(
    ("one", "two", "score"),
    [
        ((6, 5), (5, 4), (2, 0)),
        ((6, 1), (5, 4), (1, 1)),
        ((4, 4), (4, 4), (0, 0)),
        ((5, 3, 3), (6, 5), (1, 2)),
        ((6, 5), (6, 5, 1), (0, 1)),
        ((6,), (5, 4, 3), (1, 2)),
    ],
)
def test_dice_are_compared_in_pairs(
    one: tuple[int, ...], two: tuple[int, ...], score: tuple[int, int]
) -> None:
    assert successes((one, two)) == score


@pytest.mark.rules("STR-DUEL-10")
def test_dice_are_sorted_before_they_are_paired() -> None:
    scene = duel(1, 6, 4, 5, energy={"A": 1})
    assert scene.view("B")["frames"][-1]["dice"] == ((6, 1), (5, 4))
    decided = duel(1, 5, 5, 2, spooks={})
    assert decided.told("wins-duel")[0]["dice"] == [[5, 1], [5, 2]], "as rolled A would have won one pair"
    assert (decided.told("wins-duel")[0]["seat"], decided.told("wins-duel")[0]["won"]) == (1, 1)


@pytest.mark.rules("STR-DUEL-15", "STR-DUEL-16", "STR-INV-06", "STR-AMB-51")
def test_bids_are_secret_until_both_are_in() -> None:
    scene = duel(3, 3, 3, 3, energy={"A": 4, "B": 4})
    assert (scene.frame, scene.asked_names) == ("Bids", "AB")
    assert scene.offers("A") == [f"bid {energy}" for energy in range(5)]
    assert scene.refusal("A: bid 5") == ("STR-DUEL-15", "refused-too-little-energy")
    assert scene.refusal("A: keep") == ("STR-DUEL-15", "refused-not-now")
    scene.play("A: bid 3")
    assert scene.view("A")["frames"][-1]["bids"] == [3, None]
    assert scene.view("B")["frames"][-1]["bids"] == [HIDDEN, None]
    assert (scene.heard("A"), scene.heard("B"), scene.heard("*")) == (["bids-energy"], ["bids"], ["bids"])
    assert scene.purse("A") == {"energy": 4}, "nothing is paid before both are in"
    scene.play("B: bid 1")
    assert scene.told("bids-shown") == [{"seats": [0, 1], "bids": [3, 1]}]


def test_whoever_has_no_energy_is_not_asked() -> None:
    assert duel(3, 3, 3, 3, energy={"B": 2}).asked_names == "B"
    assert duel(3, 3, 3, 3).frame == "Retreat"


@pytest.mark.rules("STR-DUEL-17", "STR-DUEL-18", "STR-DUEL-19", "STR-AMB-24")
def test_the_difference_changes_dice_and_all_bids_are_paid() -> None:
    scene = duel(3, 3, 4, 4, energy={"A": 5, "B": 4}).duel_bids("A 4", "B 2")
    assert (scene.purse("A"), scene.purse("B")) == ({"energy": 1}, {"energy": 2})
    assert scene.asked_names == "A"
    scene.play("raise 0", "raise 0")
    assert scene.frame == "Retreat"
    assert scene.told("wins-duel")[0]["won"] == 1, "5:4 and 3:4, equally strong: the first in the district"
    assert scene.told("wins-duel")[0]["seat"] == 0


@pytest.mark.rules("STR-DUEL-18")
def test_the_later_entrant_changes_dice_if_he_has_bid_more() -> None:
    scene = duel(4, 4, 3, 3, energy={"A": 1, "B": 4}).duel_bids("A 1", "B 4")
    assert (scene.asked_names, scene.purse("A"), scene.purse("B")) == ("B", {}, {})
    scene.play("raise 0", "raise 0", "raise 1")
    assert scene.told("wins-duel")[0]["dice"] == [[4, 4], [5, 4]]
    assert scene.told("wins-duel")[0]["seat"] == 1


@pytest.mark.rules("STR-DUEL-20", "STR-AMB-18", "STR-AMB-23")
def test_only_own_dice_are_changed_within_faces_and_pairs_stay() -> None:
    scene = duel(6, 2, 4, 4, energy={"A": 5}).duel_bids("A 5")
    assert scene.offers() == ["raise 1", "lower 0", "lower 1", "keep"]
    assert scene.refusal("raise 0") == ("STR-AMB-18", "refused-die-limit")
    assert scene.refusal("raise 2") == ("STR-DUEL-18", "refused-no-such-die")
    assert scene.refusal("bid 1")[1] == "refused-not-now"
    scene.play("lower 0", "lower 0", "lower 0")
    assert scene.view("A")["frames"][-1]["dice"] == ((3, 2), (4, 4)), "not sorted again"
    scene.play("raise 1")
    assert scene.view("A")["frames"][-1]["dice"] == ((3, 3), (4, 4))
    assert scene.play("keep").told("wins-duel")[0]["seat"] == 1


@pytest.mark.rules("STR-DUEL-21")
def test_more_successes_win() -> None:
    scene = duel(1, 1, 6, 6)
    assert scene.told("wins-duel") == [
        {"seat": 1, "by": 0, "won": 2, "lost": 0, "seats": [0, 1], "dice": [[1, 1], [6, 6]]}
    ]


@pytest.mark.rules("STR-DUEL-22", "STR-AMB-22")
@pytest.mark.parametrize(
    ("spooks", "dice", "ties", "winner"),
    [
        ({"A": ["wodnik"], "B": ["smok"]}, (6, 6, 1, 1, 1), "weaker", 0),
        ({"A": ["smok"], "B": ["wodnik"]}, (5, 5, 5, 6, 5), "weaker", 1),
        ({"A": ["smok"], "B": ["wodnik"]}, (5, 5, 5, 6, 5), "first", 0),
        ({"A": ["wodnik"], "B": ["latarnik"]}, (5, 5, 5, 5), "weaker", 0),
        ({"A": ["wodnik"], "B": ["latarnik"]}, (5, 5, 5, 5), "newcomer", 1),
        ({"A": ["wodnik"], "B": ["smok"]}, (6, 6, 1, 1, 1), "newcomer", 0),
        ({"A": ["smok"], "B": ["wodnik"]}, (5, 5, 5, 6, 5), "newcomer", 1),
    ],
)
def test_with_equal_successes_the_weaker_wins_and_of_equals_whom_the_option_says(
    spooks: dict[str, list[str]], dice: tuple[int, ...], ties: str, winner: int
) -> None:
    scene = duel(*dice, spooks=spooks, duel_ties=ties)
    assert scene.told("wins-duel")[0]["seat"] == winner


@pytest.mark.rules("STR-DUEL-24", "STR-DUEL-25")
def test_the_winner_says_where_the_loser_goes() -> None:
    scene = duel(6, 6, 1, 1, stops=["cmentarz"])
    assert scene.asked_names == "A"
    assert scene.places("flee") == AROUND_HUTA - {"cmentarz"}
    assert scene.refusal("flee 30") == ("STR-MOVE-03", "refused-blocked")
    assert scene.refusal("flee 24") == ("STR-DUEL-24", "refused-not-adjacent")
    assert scene.refusal("flee 0") == ("STR-DUEL-24", "refused-off-board")
    assert scene.refusal("flee 29") == ("STR-AMB-28", "refused-beaten-there")
    assert scene.refusal("done") == ("STR-DUEL-24", "refused-not-now")
    scene.play("flee 22")
    assert (scene.pawn("B"), scene.dread("A")) == ("fontanna", 0)


@pytest.mark.rules("STR-DUEL-26")
def test_or_the_loser_chooses_and_the_winner_takes_dread() -> None:
    scene = duel(6, 6, 1, 1).play("leave")
    assert (scene.dread("A"), scene.asked_names) == (1, "B")
    assert scene.told("leaves-choice") == [{"seat": 0, "by": 1}]
    assert scene.places("flee") == AROUND_HUTA
    assert "leave" not in scene.offers()
    assert scene.play("flee 37").pawn("B") == "niespokojny-lasek"


@pytest.mark.rules("STR-DUEL-27", "STR-AMB-29")
def test_a_retreat_to_another_pawn_means_another_duel() -> None:
    pawns = {"A": "huta", "B": "huta", "C": "cmentarz"}
    scene = Scene(3, at="duels", pawns=pawns).play("die 6", "die 6", "die 1", "die 1", "flee 30")
    told = [event.args for event in scene.events if event.key == "duel"][-1]
    assert (told["seat"], told["by"]) == (2, 1), "C was standing there and counts as first"


@pytest.mark.rules("STR-DUEL-29", "STR-AMB-26")
def test_of_several_districts_the_one_with_the_earliest_first_entrant_is_next() -> None:
    pawns = {"A": "huta", "B": "metro", "C": "metro", "D": "huta"}
    for starter, first in (("A", 0), ("B", 1), ("D", 3)):
        scene = Scene(4, at="duels", starter=starter, pawns=pawns)
        assert [event.args["seat"] for event in scene.events if event.key == "duel"] == [first]


@pytest.mark.rules("STR-DUEL-29", "STR-AMB-27")
def test_without_an_open_neighbour_the_loser_goes_to_an_open_suburb() -> None:
    around = ["plywalnia", "metro", "remiza"]
    scene = Scene(3, at="duels", pawns={"A": "stawy", "B": "stawy", "C": "cegielnia"}, stops=around)
    scene.play("die 6", "die 6", "die 1", "die 1")
    assert scene.places("flee") == {"kamieniolom", "wiatraki"}, "if possible one without a pawn"
    assert scene.refusal("flee 40") == scene.refusal("flee 24") == ("STR-AMB-27", "refused-other-refuge")
    closed = Scene(
        3,
        at="duels",
        pawns={"A": "stawy", "B": "stawy", "C": "cegielnia"},
        stops=[*around, "kamieniolom", "wiatraki"],
    ).play("die 6", "die 6", "die 1", "die 1")
    assert closed.places("flee") == {"cegielnia"}
    nowhere = Scene(
        3,
        at="duels",
        pawns={"A": "stawy", "B": "stawy", "C": "huta"},
        stops=[*around, "kamieniolom", "wiatraki", "cegielnia"],
    ).play("die 6", "die 6", "die 1", "die 1")
    open_districts = {tile.id for tile in BOX.tiles[1:]} - nowhere.stops - {"stawy", "huta"}
    assert nowhere.places("flee") == open_districts


@pytest.mark.rules("STR-AMB-28", "STR-DUEL-29")
def test_nobody_retreats_to_where_he_has_lost_this_round() -> None:
    pawns = {"A": "huta", "B": "huta", "C": "cmentarz"}
    rolls = ("die 6", "die 6", "die 1", "die 1")
    scene = Scene(3, at="duels", pawns=pawns).play(*rolls, "flee 30", *rolls)
    assert "huta" not in scene.places("flee")
    assert scene.refusal("flee 29") == ("STR-AMB-28", "refused-beaten-there")
    scene.play("flee 37", "done", "done", "done")
    assert scene.position.beaten == (0, 0, 0), "a new round"


@pytest.mark.rules("STR-AMB-30")
def test_a_retreat_into_a_suburb_is_no_move() -> None:
    scene = duel(6, 6, 1, 1).play("flee 36")
    assert (scene.pawn("B"), scene.frame) == ("wiatraki", "Act")


@pytest.mark.rules("STR-DUEL-30", "STR-AMB-25")
def test_sixes_and_ones_in_a_duel_do_nothing_to_dread() -> None:
    scene = Scene(2, at="duels", pawns={"A": "huta", "B": "huta"}, dread={"A": 0, "B": 0})
    scene.play("die 6", "die 6", "die 1", "die 1", "flee 30")
    assert (scene.dread("A"), scene.dread("B")) == (0, 0)


@pytest.mark.rules("STR-DUEL-32", "STR-AMB-56")
def test_whoever_has_retreated_acts_leaves_a_stop_and_summons_there() -> None:
    scene = Scene(
        2,
        at="duels",
        number=4,
        pawns={"A": "huta", "B": "huta"},
        cubes={"cmentarz": 2},
        tops={"earth": "leszy"},
    )
    scene.play("die 6", "die 6", "die 1", "die 1", "flee 30", "done", "collect", "done")
    assert scene.purse("B") == {"earth": 2}
    assert scene.stops == {"huta", "cmentarz"}
    scene.play("done", "done")
    assert scene.spooks("B") == ["leszy"]


# Imps and dread -----------------------------------------------------------------------


def at_duel(imps: Mapping[str, Sequence[str]], **more: object) -> Scene:
    return Scene(2, at="duels", pawns={"A": "huta", "B": "huta"}, imps=imps, **more)  # type: ignore[arg-type]


@pytest.mark.rules("STR-IMP-05")
def test_brawler_and_whistle_change_how_many_dice_are_rolled() -> None:
    scene = at_duel({"A": ["zadziora", "zadziora"], "B": ["gwizd"]})
    assert (scene.frame, scene.asked_names, scene.offers()) == (
        "BeforeRoll",
        "A",
        ["use 8", "skip", "swap 8"],
    )
    assert scene.refusal("use 6") == ("STR-IMP-05", "refused-no-such-imp")
    assert scene.refusal("bid 0") == ("STR-DUEL-06", "refused-not-now")
    scene.play("use 8", "use 8")
    assert scene.asked_names == "B"
    scene.play("use 6")
    rolled = [event.args["dice"] for event in scene.events if event.key == "rolls"]
    assert [len(dice) for dice in rolled] == [3, 2]  # type: ignore[arg-type]


def test_imps_before_the_roll_may_wait_and_a_die_always_stays() -> None:
    waiting = at_duel({"A": ["zadziora"]}).play("skip")
    assert waiting.imps("A") == ["zadziora"]
    fewer = at_duel({"A": ["gwizd"]}).play("use 6")
    rolled = [event.args["dice"] for event in fewer.events if event.key == "rolls"]
    assert [len(dice) for dice in rolled] == [2, 1]  # type: ignore[arg-type]


@pytest.mark.rules("STR-IMP-05", "STR-DREAD-05")
def test_after_the_roll_dice_are_set_or_rolled_again_before_bids() -> None:
    scene = at_duel({"A": ["podmuch"], "B": ["psotnik"]}, dread={"B": 1})
    scene.play("die 1", "die 1", "die 5", "die 5")
    assert (scene.frame, scene.asked_names) == ("AfterRoll", "A")
    assert scene.refusal("reroll 0") == ("STR-DREAD-02", "refused-too-little-dread")
    assert scene.refusal("use 8") == ("STR-IMP-05", "refused-no-such-imp")
    scene.play("use 5", "set 0 6")
    assert scene.asked_names == "B"
    scene.play("use 4", "pick 0", "roll-again", "die 2", "reroll 1", "die 3")
    assert scene.told("wins-duel")[0]["dice"] == [[6, 1], [3, 2]]
    assert scene.dread("B") == 0


def test_after_the_roll_one_may_go_on() -> None:
    scene = at_duel({}, dread={"A": 1}).play("die 1", "die 1", "die 5", "die 5")
    assert scene.offers() == ["reroll 0", "reroll 1", "skip"]
    assert scene.play("skip").frame == "Retreat"


@pytest.mark.rules("STR-IMP-05")
def test_mole_takes_fear_from_the_loser() -> None:
    scene = at_duel({"A": ["kret"]}, purses={"B": {"water": 1, "earth": 1}})
    scene.play("die 6", "die 6", "die 1", "die 1")
    assert (scene.frame, scene.offers()) == ("AfterWinning", ["use 12", "skip", "swap 12"])
    assert scene.refusal("use 8") == ("STR-IMP-05", "refused-no-such-imp")
    assert scene.refusal("steal 0")[1] == "refused-not-now"
    scene.play("use 12")
    assert scene.offers() == ["steal 0", "steal 3", "enough"]
    assert scene.refusal("steal 1") == ("STR-IMP-05", "refused-no-such-cube")
    assert scene.refusal("use 12")[1] == "refused-not-now"
    scene.play("steal 3", "steal 0")
    assert (scene.purse("A"), scene.purse("B"), scene.frame) == ({"water": 1, "earth": 1}, {}, "Retreat")
    assert scene.told("steals")[0] == {"seat": 0, "by": 1, "kind": 3}


def test_mole_may_take_less_or_wait() -> None:
    rich = {"B": {"water": 5}}
    most = at_duel({"A": ["kret"]}, purses=rich).play("die 6", "die 6", "die 1", "die 1", "skip", "use 12")
    assert most.play("steal 0", "steal 0").frame == "Retreat", "two at most"
    assert most.purse("A") == {"water": 2}
    less = at_duel({"A": ["kret"]}, purses=rich).play("die 6", "die 6", "die 1", "die 1", "skip", "use 12")
    assert less.play("steal 0", "enough").purse("A") == {"water": 1}
    none = at_duel({"A": ["kret"]}, purses={"B": {"energy": 0}}).play("die 6", "die 6", "die 1", "die 1")
    assert none.frame == "Retreat", "nothing to take, nobody is asked"
