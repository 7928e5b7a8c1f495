"""SVG and HTML as text, safe by construction.

`tag` escapes every child and every attribute unless it is `Markup`, and `Markup`
is only what `tag` has made:

>>> tag("text", "<b>", x=1.5, class_="name")
Markup('<text x="1.5" class="name">&lt;b&gt;</text>')
>>> tag("g", tag("path", d="M0 0"), data_action="name 7", hidden=None)
Markup('<g data-action="name 7"><path d="M0 0"/></g>')

Names of attributes: a trailing `_` is dropped (`class_`), other `_` become `-`.
What is None, False or an empty class is left out; True writes the attribute's own
name. A child that is None is left out too.
"""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup

__all__ = ["Child", "Markup", "join", "number", "tag", "text"]

Child = str | Markup | None
Value = str | int | float | bool | None

#: What XML 1.0 cannot hold, however it is written.
_NOT_XML: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
_SPECIAL: Final = re.compile("[&<>\"']")
_ESCAPED: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;"}

#: HTML elements without an end tag.
_VOID: Final = frozenset(("img", "input", "link", "meta"))
#: SVG elements that are self-closing when empty.
_SHORT: Final = frozenset(("circle", "g", "path", "rect", "use"))


def text(value: str) -> str:
    """Escape text for use anywhere; characters that XML cannot hold are dropped.

    >>> text('Ola & "Max" '), text(Markup("<g/>"))
    ('Ola &amp; &#34;Max&#34; ', Markup('<g/>'))
    """
    if isinstance(value, Markup):
        return value
    if not value.isprintable():
        value = _NOT_XML.sub("", value)
    return _SPECIAL.sub(lambda found: _ESCAPED[found[0]], value)


def number(value: float) -> str:
    """Write a coordinate with at most two decimals and no trailing zeros.

    >>> number(1.0), number(2.504), number(-0.001)
    ('1', '2.5', '0')
    """
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def _attribute(name: str, value: Value) -> str:
    if value is None or value is False or (value == "" and name == "class_"):
        return ""
    name = name.removesuffix("_").replace("_", "-")
    if value is True:
        value = name
    elif isinstance(value, float):
        value = number(value)
    return f' {name}="{text(value) if isinstance(value, str) else value}"'


def tag(name: str, /, *children: Child, **given: Value) -> Markup:
    """An element. Plain text among its children is escaped."""
    attributes = "".join([_attribute(key, value) for key, value in given.items()])
    inside = "".join([text(child) for child in children if child is not None])
    if not inside and name in _SHORT:
        return Markup(f"<{name}{attributes}/>")
    if name in _VOID:
        return Markup(f"<{name}{attributes}>")
    return Markup(f"<{name}{attributes}>{inside}</{name}>")


def join(*children: Child) -> Markup:
    """Several children one after another."""
    return Markup("".join([text(child) for child in children if child is not None]))
