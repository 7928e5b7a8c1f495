"""Positions on the board of 13 Duchów."""

from __future__ import annotations

from polnoc.drawing.sheets import Drawing
from polnoc.engine.seats import WATCHER
from polnoc.games.duchy.drawing.board import Board
from polnoc.words import Words
from tests.drawing.tables import NAMES, texts, uses
from tests.games.duchy.scene import GAME, Scene, b


def look(scene: Scene, viewer: int = 0, *, aids: bool = True) -> Drawing:
    """Draw a scene as a viewer sees it."""
    names = NAMES[: len(scene.names)]
    say = Words("en", GAME, names, viewer).text
    view = GAME.view(scene.position, viewer)
    actions = scene.options(viewer) if viewer in scene.asked else ()
    return Board.once(GAME, view, actions, say, names, aids=aids)


def classes(drawing: Drawing, key: str) -> list[str]:
    return str(drawing.pieces[key]).split('class="')[1].split('"')[0].split()


def test_a_card_that_lies_open_lights_its_window_and_shows_its_ghost() -> None:
    drawing = look(Scene(2, middle=[7, 11]))
    assert "is-open" in classes(drawing, "window-7")
    assert uses(drawing.pieces["window-7"]) == ["window-open", "ghost-7", "window-front", "kind-blue"]
    assert "kind-red" in uses(drawing.pieces["window-11"])
    assert "ghost-8" not in uses(drawing.pieces["window-8"])


def test_with_two_decks_a_card_lights_the_window_of_its_own_house() -> None:
    drawing = look(Scene(4, middle=[7, b(3)]))
    lit = [key for key in drawing.pieces if key.startswith("window") and "is-open" in classes(drawing, key)]
    assert sorted(lit) == ["window-16", "window-7"]
    assert [sheet.key for sheet in drawing.sheets if sheet.kind == "house"] == ["house-1", "house-0"]


def test_a_question_leaves_its_answer_by_each_door() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}, hands={"A": 7}).play("use")
    drawing = look(scene)
    assert texts(drawing.pieces["answer-1-0"])[0] == "5 6 8 9?"
    assert "is-yes" in classes(drawing, "answer-1-0")
    assert "is-no" in classes(drawing, "answer-2-0")
    assert texts(drawing.pieces["answer-0-0"]) == texts(look(scene, 1).pieces["answer-0-0"])
    assert "is-out" not in classes(drawing, "latest-1")
    assert "is-out" in classes(drawing, "latest-0")


def test_a_guess_is_marked_as_one_and_a_run_is_written_short() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}, hands={"A": 11}).play("use", "run 5")
    assert texts(look(scene).pieces["answer-1-0"])[0] == "5–6!"
    scene = Scene(2, lairs={"B": 3}, hands={"A": 13}).play("use", "from 8")
    assert texts(look(scene).pieces["answer-1-0"])[0] == "8+?"


def test_only_the_latest_answers_are_written_and_older_ones_are_counted() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 13}, rest="box", hands={"A": 0, "B": 0})
    for number in range(2, 9):
        scene.play("guess", f"name {number}", "guess", "name 12")
    drawing = look(scene)
    assert texts(drawing.pieces["answer-1-4"])[0] == "8!"
    assert texts(drawing.pieces["answer-1-0"])[0] == "4!"
    assert "+2" in texts(drawing.pieces["door-1"])


def test_the_panes_of_a_door_are_what_is_possible_behind_it() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 9 - 2, "B": 3}, middle=[8]).play("use")
    panes = uses(look(scene).pieces["panes-1"])
    assert panes == ["panes", "pane-5", "pane-6", "pane-9"]


def test_a_found_player_s_door_stands_open() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}).play("guess", "name 9")
    drawing = look(scene, 2)
    assert "is-found" in classes(drawing, "door-1")
    assert "ghost-9" in uses(drawing.pieces["door-1"])
    assert uses(drawing.pieces["panes-1"]) == []
    assert "is-found" in classes(drawing, "seat-1")


def test_an_open_door_tells_no_number_that_was_not_told() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 4}, hands={"A": 11}).play("use", "run 9")
    for viewer in (0, 2, WATCHER):
        assert not [name for name in uses(look(scene, viewer).pieces["door-1"]) if name.startswith("ghost")]


def test_a_shield_hangs_at_the_door_and_keeps_it_silent() -> None:
    scene = Scene(3, lairs={"A": 1, "B": 9, "C": 5}, hands={"A": 4, "B": 7}).play("use", "name 6")
    assert "shield" in uses(look(scene, 1).pieces["outside-0"])
    drawing = look(scene.play("use"), 1)
    assert "is-silent" in classes(drawing, "answer-0-0")


def test_the_lamp_stands_at_the_plate_of_the_player_to_move() -> None:
    drawing = look(Scene(3, turn="B"))
    assert 'transform="translate(184 0)"' in drawing.pieces["lantern"]
    assert "is-active" in classes(drawing, "seat-1")
    assert "lantern" in uses(drawing.pieces["outside-1"])


def test_own_cards_lie_below_and_are_marked_in_the_house() -> None:
    drawing = look(Scene(3, lairs={"A": 6}, hands={"A": 10}))
    assert uses(drawing.pieces["lair"]) == ["card-6"]
    assert uses(drawing.pieces["hand"]) == ["card-10"]
    assert "mark-lair" in uses(drawing.pieces["window-6"])
    assert "mark-hand" in uses(drawing.pieces["window-10"])


def test_stack_and_box_can_be_counted() -> None:
    drawing = look(Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 3, "B": 4}, box=[5, 6, 7], bottom=[8, 9]))
    assert "6" in texts(drawing.pieces["stack-0"])
    assert uses(drawing.pieces["stack-0"]) == ["pile-0-5"]
    assert "3" in texts(drawing.pieces["box"])


def test_what_the_viewer_has_seen_is_marked_with_an_eye() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, box=[5], known={"A": [5]})
    assert "mark-eye" in uses(look(scene).pieces["box"])
    assert "mark-eye" in uses(look(scene).pieces["window-5"])
    assert "mark-eye" not in uses(look(scene, aids=False).pieces["box"])
    assert "mark-eye" not in uses(look(scene, 1).pieces["box"])


def test_cards_that_are_arranged_lie_before_the_one_who_looks_only() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 10}, top=[5, 6, 7]).play("use", "top 6")
    drawing = look(scene)
    assert [uses(drawing.pieces[f"choice-{nth}"]) for nth in range(4)] == [
        ["card-5"],
        ["card-6"],
        ["card-7"],
        [],
    ]
    assert all(not uses(look(scene, 1).pieces[f"choice-{nth}"]) for nth in range(4))


def test_numbers_that_are_named_so_far_are_chalked_for_the_one_who_names() -> None:
    scene = Scene(2, hands={"A": 12}).play("use", "name 5")
    assert "chalk" in look(scene).pieces["window-5"]
    assert "chalk" not in look(scene, 1).pieces["window-5"]


def test_at_the_end_the_winner_wears_a_crown() -> None:
    scene = Scene(2, lairs={"B": 9}, scores=[2, 1]).play("guess", "name 9")
    drawing = look(scene)
    assert "mark-crown" in uses(drawing.pieces["seat-0"])
    assert "is-out" in classes(drawing, "lantern")


def test_many_points_are_written_as_numbers() -> None:
    assert "3 / 20" in texts(look(Scene(2, scores=[3, 0], points=20)).pieces["seat-0"])


def test_a_partner_s_lair_is_marked_for_who_chose_it() -> None:
    drawing = look(Scene(4, lairs={"3": 8}, known={"1": [8]}))
    assert "emblem-2" in uses(drawing.pieces["window-8"])
    assert "emblem-2" not in uses(look(Scene(4, lairs={"3": 8}), 1).pieces["window-8"])
