"""Text fits its place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from polnoc.drawing.lettering import fit, lettering, width_of
from polnoc.drawing.wrapping import name_lines


@given(st.text(max_size=80), st.floats(20, 200), st.floats(10, 40))
def test_a_text_is_never_wider_than_its_place(said: str, width: float, size: float) -> None:
    shown_size, squeezed = fit(said, width, size)
    assert size * 0.8 * 0.98 <= shown_size <= size
    assert squeezed == width or width_of(said, shown_size) <= width * 1.0001


def test_a_short_name_stays_as_it_is() -> None:
    assert fit("Ola", 100, 18) == (18, 0)


def test_a_long_name_gets_smaller_first_and_then_narrower() -> None:
    size, squeezed = fit("Bartłomiej", 100, 18)
    assert size < 18
    assert not squeezed
    longest = "Bożydar-Wszemił Chrząszczyżewo"
    drawn = lettering(longest, 0, 0, 18, "name", width=110)
    assert longest in drawn
    assert 'textLength="110"' in drawn


@given(st.text(st.characters(categories=["Lu", "Ll"]), min_size=1, max_size=30))
def test_a_name_on_a_plate_is_whole(said: str) -> None:
    lines, size = name_lines(said, 92, 18)
    assert "".join([line.removesuffix("-") if nth == 0 else line for nth, line in enumerate(lines)]) == said
    assert len(lines) <= 2
    assert size >= 12


def test_line_breaks_in_a_name_do_not_reach_the_drawing() -> None:
    assert "\n" not in lettering("Ania\nz\nWarszawy", 0, 0, 10, "name", width=500)
