"""A page open in a browser, without the browser: it applies messages as table.js does.

The whole page is kept as a tree. A message replaces parts by their ids and appends to logs. Whenever nothing
is pending, the tree must equal that of a fresh load exactly; `differs_from` reports the first difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html.parser import HTMLParser
from typing import Any, Final

from polnoc.table.page_state import CHAT, LOG, LOG_LINES, SEATS

#: Void elements, which have no closing tag.
VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})

Tree = tuple[str, tuple[tuple[str, str], ...], tuple[Any, ...]]


class Node:
    """An element."""

    def __init__(self, tag: str, attributes: dict[str, str], parent: Node | None = None) -> None:
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.children: list[Node | str] = []

    @property
    def nodes(self) -> list[Node]:
        """The direct child elements."""
        return [child for child in self.children if isinstance(child, Node)]

    def named(self) -> Iterator[tuple[str, Node]]:
        """Yield all descendants that have an id."""
        if "id" in self.attributes:
            yield self.attributes["id"], self
        for child in self.nodes:
            yield from child.named()

    def tree(self) -> Tree:
        """The subtree in comparable form; a log is cut to as many lines as a fresh page shows."""
        shown = self.children
        if self.attributes.get("id") in (LOG, CHAT, SEATS):
            shown = [*self.nodes[:LOG_LINES]]
        inside = [child.tree() if isinstance(child, Node) else child for child in shown if not _unseen(child)]
        kept = {name: value for name, value in self.attributes.items() if name != "open"}
        return self.tag, tuple(sorted(kept.items())), tuple(inside)


def _unseen(child: Node | str) -> bool:
    """Return whether a browser with scripting shows nothing of it."""
    return isinstance(child, Node) and child.tag == "noscript"


class _Reader(HTMLParser):
    """Parses our own markup, in which every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open = [Node("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs}, self.open[-1])
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs}, self.open[-1])
        self.open[-1].children.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag, f"</{tag}> ends something else"

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(markup: str) -> Node:
    """Parse markup into a nameless root element."""
    reader = _Reader()
    reader.feed(markup)
    reader.close()
    [root] = reader.open
    return root


@lru_cache(8)
def tree_of(page: str) -> Tree:
    """Return a page's tree for comparison; watchers of a table all see the same."""
    return read(page).tree()


def version_of(page: str) -> str:
    """Return the page's version, as the server names it."""
    found = re.search(r'data-have="([\w-]+)"', page)
    assert found is not None
    return found[1]


class OpenPage:
    """A table's page as a browser holds it. The tree is updated lazily, when somebody reads it."""

    def __init__(self, page: str) -> None:
        self.root = read(page)
        self._named = dict(self.root.named())
        self.table = self._named["table"]
        #: The latest version of each part, and the new log lines, not yet applied to the tree.
        self._parts: dict[str, str] = {}
        self._rolls: dict[str, list[Node | str]] = {
            id: self._named[id].children for id in (LOG, CHAT, SEATS) if id in self._named
        }
        #: Whether a message has sent the page elsewhere; it ignores everything after that.
        self.sent_away = False

    @property
    def shown_version(self) -> str:
        """The version that the page shows."""
        return self.table.attributes["data-have"]

    @property
    def address(self) -> str:
        """The path of a fresh page."""
        return self.table.attributes["data-live"].partition("/live")[0]

    @property
    def live(self) -> str:
        """The path of its live socket."""
        return f"{self.table.attributes['data-live']}&have={self.shown_version}"

    def show(self, news: Any) -> None:
        """Apply a message."""
        if "go" in news:
            self.sent_away = True
            return
        self.table.attributes["data-have"] = news.get("mark") or self.shown_version
        for beat in news.get("beats", ()):
            self._parts |= beat.get("put", {})
            self._roll(LOG, beat.get("lines", []), anew=False)
        self._parts |= news.get("put", {})
        for id, lines in news.get("all", {}).items():
            self._roll(id, lines, anew=True)
        for id, lines in news.get("add", {}).items():
            self._roll(id, lines, anew=False)
        if news.get("turn"):
            self.table.attributes["data-turn"] = news["turn"]

    def _roll(self, id: str, lines: list[str], anew: bool) -> None:
        if id in self._rolls:
            shown = self._rolls[id]
            shown[:] = [*reversed(lines), *([] if anew else shown)]

    def _apply_updates(self) -> None:
        """Apply pending parts and lines to the tree."""
        for id, markup in self._parts.items():
            if id in self._named:
                self._put(self._named[id], read(markup))
        self._parts.clear()
        for lines in self._rolls.values():
            lines[:] = [read(line).nodes[0] if isinstance(line, str) else line for line in lines]

    def _put(self, old: Node, shell: Node) -> None:
        [fresh] = shell.nodes
        assert old.parent is not None
        fresh.parent = old.parent
        siblings = old.parent.children
        siblings[siblings.index(old)] = fresh
        self._named |= dict(fresh.named())

    def differs_from(self, page: str) -> str:
        """Describe the first difference from a fresh page; empty if there is none."""
        self._apply_updates()
        return _difference(self.root.tree(), tree_of(page))


def _difference(ours: Any, theirs: Any) -> str:
    if ours == theirs:
        return ""
    if isinstance(ours, str) or isinstance(theirs, str) or ours[:2] != theirs[:2]:
        return f"{str(ours)[:300]} instead of {str(theirs)[:300]}"
    for mine, fresh in zip(ours[2], theirs[2], strict=False):
        if found := _difference(mine, fresh):
            return f"{ours[0]} > {found}"
    return f"{ours[0]} {dict(ours[1])} holds {len(ours[2])} things instead of {len(theirs[2])}"
