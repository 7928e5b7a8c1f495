"""The page about pack fields matches the types, and documents everything."""

from __future__ import annotations

from typing import get_args

import pytest

from polnoc.games.bestia import cards as bestia
from polnoc.games.duchy import cards as duchy
from polnoc.games.finalgirl import cards as finalgirl
from polnoc.games.straszydla import cards as straszydla
from tools.pack_fields import PAGE, page


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tools.pack_fields"


@pytest.mark.parametrize(
    "vocabulary",
    [
        duchy.AnyEffect,
        straszydla.AnyTrick,
        finalgirl.AnyEffect,
        finalgirl.AnyLasting,
        bestia.AnyEffect,
        bestia.AnyLasting,
    ],
)
def test_every_effect_and_every_word_is_on_the_page(vocabulary: object) -> None:
    text = page()
    for kind in get_args(vocabulary):
        assert f"| `{kind.__struct_config__.tag}` |" in text
