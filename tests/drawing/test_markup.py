"""Markup is safe whatever it is made from."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from hypothesis import given
from hypothesis import strategies as st

from polnoc.drawing.markup import Markup, join, tag


@given(st.text(), st.text())
def test_any_text_makes_well_formed_markup(inside: str, value: str) -> None:
    element = ElementTree.fromstring(tag("text", inside, aria_label=value))
    assert element.tag == "text"
    assert list(element) == []
    assert list(element.attrib) == ["aria-label"]


@given(
    st.text(st.characters(min_codepoint=32, exclude_categories=["Cs", "Cc"]).filter(lambda c: c < "\ufffe"))
)
def test_text_reads_back_as_it_was_written(inside: str) -> None:
    assert (ElementTree.fromstring(tag("text", inside)).text or "") == inside


def test_text_cannot_become_an_element_or_an_attribute() -> None:
    hostile = '"><script>alert(1)</script><g a="'
    made = tag("g", hostile, id=hostile)
    assert "<script" not in made
    assert ElementTree.fromstring(made).attrib == {"id": hostile}


def test_what_tag_made_is_not_escaped_again() -> None:
    inner = tag("text", "a & b")
    assert tag("g", inner, None) == Markup("<g><text>a &amp; b</text></g>")
    assert join(inner, "<") == Markup("<text>a &amp; b</text>&lt;")


def test_attributes_without_a_value_are_left_out() -> None:
    assert tag("input", checked=False, class_="", disabled=True, name=None) == Markup(
        '<input disabled="disabled">'
    )


def test_elements_of_html_are_closed_as_html_wants_it() -> None:
    assert tag("div") == Markup("<div></div>")
    assert tag("path", d="M0 0") == Markup('<path d="M0 0"/>')
