"""Text fits its place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from polnoc.drawing.lettering import fit, lettering, width_of


@given(st.text(max_size=80), st.floats(20, 200), st.floats(10, 40))
def test_a_text_is_never_wider_than_its_place(said: str, width: float, size: float) -> None:
    shown, shown_size = fit(said, width, size)
    assert shown_size >= size * 0.8 or shown_size == size
    assert shown == "…" or width_of(shown, shown_size) <= width * 1.0001


def test_a_short_name_stays_as_it_is() -> None:
    assert fit("Ola", 100, 18) == ("Ola", 18)


def test_a_long_name_gets_smaller_first_and_then_shorter() -> None:
    whole, smaller = fit("Bartłomiej", 100, 18)
    assert (whole, smaller < 18) == ("Bartłomiej", True)
    cut, _ = fit("Bożydar-Wszemił Chrząszczyżewoszycki", 110, 18)
    assert cut.startswith("Bożydar")
    assert cut.endswith("…")


def test_line_breaks_in_a_name_do_not_reach_the_drawing() -> None:
    assert "\n" not in lettering("Ania\nz\nWarszawy", 0, 0, 10, "name", width=500)
