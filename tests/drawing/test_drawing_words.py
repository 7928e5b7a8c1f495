"""Every text of the drawings exists in every language."""

from __future__ import annotations

import pytest

from polnoc.drawing.sheets import Drawing
from polnoc.games import package_of
from polnoc.games.duchy.drawing.board import Board, cover, offers
from polnoc.words import LANGUAGES
from tests.drawing.tables import GAME, NAMES, moments, viewers
from tests.words.noting_words import NotingWords
from tests.words.test_messages import messages_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_drawing_can_be_said_and_every_message_is_needed(language: str) -> None:
    said: set[str] = set()
    drawing: Drawing | None = None
    for players in (2, 3, 4):
        for number in range(3):
            readers = [NotingWords(language, GAME, NAMES[:players], viewer) for viewer in viewers(players)]
            boards = [Board(GAME, reader.text, NAMES[:players], reader.viewer) for reader in readers]
            cover(readers[0].text)
            for match in moments(players, number, every=5):
                for board in boards:
                    view, actions = match.view(board.viewer), match.options(board.viewer)
                    drawing = board.draw(view, actions)
                    offers(GAME, view, actions, board.say)
                    assert drawing.pieces
            said |= set().union(*[reader.said for reader in readers])
    messages = {key for key in messages_of(package_of(GAME).name, language) if key.startswith("draw-")}
    assert messages - said <= {"draw-under"}  # used only where more than three cards are arranged
    assert drawing is not None
