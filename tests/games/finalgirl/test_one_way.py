"""LINK: one-way links."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.engine.packs import PackError
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.game import FinalGirlGame
from tests.games.finalgirl.scene import GAME, Scene
from tests.games.pack_files import content_of, write

CAMP = content_of(GAME, "locations/camp.toml").replace('id = "camp"', 'id = "mine"', 1)
#: A window: from the shed into the north forest, and not back.
SHED = 'panic = { east-road = "3-6" }'
WINDOW = 'panic = { east-road = "3-6", north-forest = "1" }\none-way = ["north-forest"]'


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> FinalGirlGame:
    return PACKAGE.make_game_from(write(tmp_path_factory.mktemp("pack"), CAMP.replace(SHED, WINDOW)))


def walking(game: FinalGirlGame, here: str, **more: object) -> Scene:
    scene = Scene(
        game=game,
        location="mine",
        here=here,
        away="south-west-exit",
        hand=["walk"],
        horror=4,
        **more,  # type: ignore[arg-type]
    )
    return scene.play("play walk", "dice 6 6")


@pytest.mark.rules("FG-LINK-01")
def test_out_of_the_window_and_not_in(game: FinalGirlGame) -> None:
    scene = walking(game, "shed").play("go north-forest")
    assert "go shed" not in scene.offers()
    assert scene.refusal("go shed") == ("FG-MOVE-03", "refused-not-adjacent")


@pytest.mark.rules("FG-LINK-02")
def test_distances_are_counted_along_the_way(game: FinalGirlGame) -> None:
    places = Scene(game=game, location="mine").terms.places
    shed, forest = places.number["shed"], places.number["north-forest"]
    assert (places.far[shed][forest], places.far[forest][shed]) == (1, 2)


@pytest.mark.rules("FG-LINK-02")
def test_followers_victims_and_enemies_use_it_the_same_way(game: FinalGirlGame) -> None:
    scene = walking(game, "shed", victims={"shed": 2}).play("go north-forest", "with 2")
    assert scene.victims() == {"north-forest": 2}
    hunt = Scene(
        game=game, location="mine", at="terror", here="shed", away="north-forest", terror=["personal-hunt"]
    )
    assert hunt.told("enemy-steps") == [
        {"kind": 0, "start": hunt.space("north-forest"), "end": hunt.space("east-road")},
        {"kind": 0, "start": hunt.space("east-road"), "end": hunt.space("shed")},
    ]


@pytest.mark.rules("FG-LINK-02")
def test_a_victim_can_panic_through_the_window(game: FinalGirlGame) -> None:
    places = Scene(game=game, location="mine").terms.places
    shed, forest = places.number["shed"], places.number["north-forest"]
    assert places.panic[shed][1] == forest
    assert shed not in places.panic[forest]


@pytest.mark.rules("FG-LINK-03")
def test_victims_who_are_called_come_through_the_window_too(game: FinalGirlGame) -> None:
    def called(here: str, there: str) -> dict[str, int]:
        scene = Scene(
            game=game,
            location="mine",
            here=here,
            away="dock",
            victims={there: 1},
            bag=["whistle"],
            hand=["walk"],
        )
        return scene.play("use whistle").victims()

    assert called("north-forest", "shed") == {"north-forest": 1}
    assert called("shed", "north-forest") == {"north-forest": 1}


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ('panic = { east-road = "3-6", north-forest = "1" }', "'north-forest' does not lead back"),
        ('panic = { east-road = "3-6" }\none-way = ["east-road"]', "'east-road' is no one-way neighbour"),
        ('panic = { east-road = "3-6" }\none-way = ["north-forest"]', "no one-way neighbour"),
    ],
)
def test_a_one_way_link_is_said_to_be_one(written: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(PackError, match=problem):
        PACKAGE.make_game_from(write(tmp_path, CAMP.replace(SHED, written)))


def test_nobody_can_be_shut_in(tmp_path: Path) -> None:
    text = CAMP.replace('panic = { sports-court = "1-6" }', "panic = {}").replace(
        'south-west-exit = "6" }', 'south-west-exit = "6" }\none-way = ["south-west-exit"]'
    )
    with pytest.raises(PackError, match="no way leads on from there"):
        PACKAGE.make_game_from(write(tmp_path, text))
