"""The moments of a turn: what is shown before the rest of it happens."""

from __future__ import annotations

from polnoc.engine.moments import Recording
from polnoc.games.duchy.state import Duchy
from tests.games.duchy.scene import Scene


def moments(scene: Scene, *lines: str) -> list[list[str]]:
    """Return the events of a turn, split where the board is shown; draws and the next turn come last."""
    recorded = Recording(scene.position)
    scene.events = recorded
    scene.play(*lines)
    keys, first = [event.key for event in recorded], 0
    cut = []
    for moment in recorded.moments:
        cut.append(keys[first : moment.events])
        first = moment.events
    return [*cut, keys[first:]]


def test_a_card_is_seen_then_the_question_then_the_answers() -> None:
    scene = Scene(2, lairs={"B": 9}, hands={"A": 3})
    assert moments(scene, "use")[:2] == [["uses"], ["asks-even"]]


def test_a_copied_card_is_seen_before_what_it_asks() -> None:
    scene = Scene(2, lairs={"B": 9}, hands={"A": 2}, middle=(3,))
    assert moments(scene, "use", "copy 3")[:3] == [["uses"], ["copies"], ["asks-even"]]


def test_a_guess_is_heard_then_the_answers_then_who_was_found_then_the_point() -> None:
    scene = Scene(3, lairs={"A": 12, "B": 9, "C": 4}, hands={"A": 5})
    assert moments(scene, "guess", "name 4")[:6] == [
        ["boxes-card", "boxes"],
        ["guesses"],
        ["answers-no", "answers-yes"],
        ["found"],
        ["scores"],
        ["scores"],
    ]


def test_the_board_of_a_moment_shows_what_was_told_by_then() -> None:
    scene = Scene(2, lairs={"A": 12, "B": 9}, hands={"A": 5})
    recorded = Recording(scene.position)
    scene.events = recorded
    scene.play("guess", "name 9")
    boards = [moment.position for moment in recorded.moments[:5] if isinstance(moment.position, Duchy)]
    assert [(len(board.box), board.found, sum(board.scores)) for board in boards] == [
        (1, 0, 0),
        (1, 0, 0),
        (1, 0, 0),
        (2, 0b10, 0),
        (2, 0b10, 1),
    ]
