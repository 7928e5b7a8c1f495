"""Every card of every pack is named by a test: a new card without one is found here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polnoc.games.finalgirl.packs import Box
from tests.games.finalgirl.scene import GAME


def cards(box: Box) -> dict[str, list[str]]:
    """The ids of everything printed, by kind."""
    killers, locations = box.killers.values(), box.locations.values()
    return {
        "action": [card.id for card in box.core.cards],
        "terror": [
            *[card.id for killer in killers for card in killer.terror],
            *[card.id for location in locations for card in location.terror],
        ],
        "finale": [card.id for killer in killers for card in killer.finales],
        "power": [card.id for killer in killers for card in killer.powers],
        "event": [card.id for location in locations for card in location.events],
        "item": [card.id for location in locations for card in location.items],
        "personal": [heroine.personal.id for heroine in box.heroines.values() if heroine.personal],
        "heroine": list(box.heroines),
        "start": [start.id for location in locations for start in location.starts],
    }


CARDS = cards(GAME.box)


@pytest.mark.parametrize("kind", CARDS)
def test_every_card_is_named_by_a_test(kind: str) -> None:
    sources = [
        file.read_text(encoding="utf-8")
        for file in Path(__file__).parent.glob("test_*.py")
        if file != Path(__file__)
    ]
    named = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)*", " ".join(re.findall(r'"([^"\n]*)"', " ".join(sources)))))
    assert [card for card in CARDS[kind] if card not in named] == []
