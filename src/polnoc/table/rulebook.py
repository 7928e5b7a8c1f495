"""A rulebook as HTML: every rule has an anchor, every id is a link, and the text can be searched.

>>> book = Rulebook("# X\\n\\n## 1. Tury\\n\\nPytać **wolno** każdego. [X-ASK-01]\\n")
>>> book.search("PYTAC wol")
Found(words=['pytac', 'wol'], rules=[Rule(id='X-ASK-01', section='1. Tury', text='Pytać wolno każdego.')])
>>> marked("Pytać wolno każdego.", ["pytac", "wol"])
Markup('<mark>Pytać</mark> <mark>wol</mark>no każdego.')
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from polnoc.drawing.markup import Markup, join, tag
from polnoc.engine.game import AnyGame
from polnoc.words import RULE, read_rulebook

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_ID: Final = r"[A-Z]+(?:-[A-Z0-9]+)*-[0-9]+[a-z]?"
#: In HTML: the id of the rule that a paragraph states, at its end.
_STATED: Final = re.compile(rf" \[({_ID})\](?=</(?:p|li)>)")
#: An id that is mentioned in a text; not one inside a tag or in the link that is its anchor.
_MENTIONED: Final = re.compile(rf"(?<![\w#\"-])({_ID})(?![\w\"]|</a>)")
_HEADING: Final = re.compile(r"^## (.*)$")
#: At most this many letters may be cut from the end of a search word, and at least this many stay.
CUT: Final = 3
STEM: Final = 4
#: The Markdown signs for bold and code.
_MARKS: Final = re.compile(r"\*\*|`")
#: Letters that do not decompose into a plain letter and a diacritic.
_PLAIN: Final = str.maketrans("łŁ", "lL")


@cache
def markdown(*more: str) -> MarkdownIt:
    """The converter from Markdown to HTML, which lets no HTML through, with `more` rules enabled."""
    from markdown_it import MarkdownIt  # only rulebooks and lessons need it, and it is large

    return MarkdownIt("commonmark", {"html": False}).enable(more)


class Rule(NamedTuple):
    """A rule: its id, the heading above it, and its text without markup."""

    id: str
    section: str
    text: str

    def speaks_of(self, words: list[str]) -> bool:
        """Whether all these (plain) words occur in the rule, even as parts of words."""
        said = plain(f"{self.text} {self.id}")
        return all([word in said for word in words])


class Found(NamedTuple):
    """The search words, plain or cut, and the rules that were found."""

    words: list[str]
    rules: list[Rule]


class Rulebook:
    """A rulebook in one language, from its Markdown."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.sections: list[str] = []
        self.rules: dict[str, Rule] = {}
        for line in source.splitlines():
            if heading := _HEADING.match(line):
                self.sections.append(heading[1])
            elif found := RULE.match(line):
                text, id = _MARKS.sub("", found[1]), found[2]
                self.rules[id] = Rule(id, self.sections[-1] if self.sections else "", text)

    @cached_property
    def html(self) -> Markup:
        """All of it. Sections have the anchors `section-1`, `section-2`, …, and a rule has its id."""
        drawn: str = markdown("table").render(self.source)
        numbers = itertools.count(1)
        drawn = re.sub("<h2>", lambda _: f'<h2 id="section-{next(numbers)}">', drawn)
        return self.with_links(Markup(_STATED.sub(_anchor, drawn)))

    def with_links(self, text: Markup, page: str = "") -> Markup:
        """Turn the ids of rules in HTML into links to `page`."""
        return Markup(_MENTIONED.sub(lambda found: self._link(found[1], page), text))

    def _link(self, id: str, page: str) -> str:
        return tag("a", id, href=f"{page}#{id}") if id in self.rules else id

    def search(self, about: str) -> Found:
        """Find the rules that contain all words of `about`, or that have this id.

        Endings matter little: if nothing is found, the words are shortened step by step.
        """
        words = plain(about).split()
        for cut in range(CUT + 1) if words else ():
            stems = [word[: max(len(word) - cut, STEM)] for word in words]
            rules = [rule for rule in self.rules.values() if rule.speaks_of(stems)]
            if rules:
                return Found(stems, rules)
        return Found(words, [])


def _anchor(found: re.Match[str]) -> str:
    return " " + tag("a", found[1], class_="rule-id", id=found[1], href=f"#{found[1]}")


def rulebook_of(game: AnyGame, language: str) -> Rulebook:
    """A game's rulebook in a language."""
    return _rulebook(read_rulebook(game, language))


@cache
def _rulebook(source: str) -> Rulebook:
    return Rulebook(source)


def plain(text: str) -> str:
    """Lowercase letters without diacritics, one for each letter: `Żółw` → `zolw`."""
    return "".join([_plain_letter(letter) for letter in text])


@cache
def _plain_letter(letter: str) -> str:
    bare = unicodedata.normalize("NFD", letter)[0].translate(_PLAIN).lower()
    return bare if len(bare) == 1 else letter


def marked(text: str, words: list[str]) -> Markup:
    """Highlight these (plain) words in a text."""
    if not words:
        return join(text)
    pattern = "|".join([re.escape(word) for word in sorted(words, key=len, reverse=True)])
    pieces, end = [], 0
    for found in re.finditer(pattern, plain(text)):
        pieces += [join(text[end : found.start()]), tag("mark", text[found.start() : found.end()])]
        end = found.end()
    return join(*pieces, text[end:])
