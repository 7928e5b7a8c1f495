"""Faces: every heroine, killer, hunter, Beast, spook and pact has a picture that no other has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from polnoc.drawing.shapes import cut_out, layers
from polnoc.games.bestia import PACKAGE as BESTIA
from polnoc.games.bestia.drawing import faces as hunters
from polnoc.games.bestia.drawing.icons import BEASTS
from polnoc.games.finalgirl import PACKAGE as FINAL_GIRL
from polnoc.games.finalgirl.drawing import faces as heroines
from polnoc.games.finalgirl.drawing.silhouettes import FIGURES, killer_figure, minion_figure
from polnoc.games.straszydla.drawing.posters import pact_picture
from polnoc.games.straszydla.drawing.silhouettes import FIGURES as SPOOKS
from polnoc.games.straszydla.packs import load_box

_films, _hunt, _city = FINAL_GIRL.make_game().box, BESTIA.make_game().box, load_box()

#: By kind: the ids of all, how each is drawn, and the fallback for one that is not drawn.
KINDS: Final[dict[str, tuple[list[str], Callable[[str], str], str]]] = {
    "heroines": ([*_films.heroines], lambda id: layers(heroines.face_of(id)), "stranger"),
    "killers": ([*_films.killers], lambda id: cut_out(FIGURES[killer_figure(id)]), "stranger"),
    "minions": (
        [id for id, killer in _films.killers.items() if killer.minions],
        lambda id: cut_out(FIGURES[minion_figure(id)]),
        "",
    ),
    "hunters": ([*_hunt.hunters], lambda id: layers(hunters.face_of(id)), "hunter"),
    "Beasts": ([*_hunt.beasts], lambda id: cut_out(BEASTS.get(id, BEASTS["beast"])), "beast"),
    "spooks": ([spook.id for spook in _city.pack.spooks], lambda id: layers(SPOOKS[id]), ""),
    "pacts": (
        [str(pact) for pact in range(1, len(_city.pacts))],
        lambda id: pact_picture(_city, int(id)),
        "",
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_shares_a_face(kind: str) -> None:
    ids, draw, stand_in = KINDS[kind]
    drawn = {id: str(draw(id)) for id in ids}
    assert len(ids) > 1
    assert len({*drawn.values()}) == len(ids)
    if stand_in:
        assert str(draw(stand_in)) not in drawn.values(), "somebody has no face yet"
