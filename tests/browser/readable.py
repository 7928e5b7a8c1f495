"""Legibility of a page: the size of every text, and texts that overlap or are cut off, on any screen.

A `Walk` goes from page to page and keeps every `Offender`. It is not written for one game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import Page

from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.play import asked
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import top_frame
from tests.conformance.kit import sample_line

#: Sizes of screens: two laptops, a desktop, a tablet and a phone.
SIZES: Final = ((1366, 768), (1280, 800), (1920, 1080), (820, 1180), (360, 740))
#: Screens narrower than this, in pixels, are phones or tablets.
WIDE: Final = 1056
PHONE: Final = 704

#: The smallest allowed text in pixels; on phones; and for texts that say what wins a game.
LEAST: Final = 12.0
LEAST_ON_PHONES: Final = 11.0
GOAL: Final = 13.0

Theme = Literal["dark", "light"]
DRAWERS: Final = ".folds > details"

#: How many recent events are in the log of a moment.
LINES: Final = 60

_MEASURE: Final = Path(__file__).with_name("measure.js").read_text("utf-8")


class Offender(NamedTuple):
    """A text that cannot be read: what is wrong (see `measure.js`), where it is, and on which screen."""

    what: str
    where: str
    text: str
    size: float
    screen: str
    width: int
    language: str

    def __str__(self) -> str:
        seen = f"({self.screen}, {self.width}, {self.language})"
        return f"{self.what} {self.size:g}: {self.text!r} in {self.where} {seen}"


class Walk:
    """Checks pages in some sizes, and records what cannot be read."""

    def __init__(
        self,
        sizes: Iterable[tuple[int, int]] = SIZES,
        themes: Iterable[Theme] = ("dark",),
        pictures: Path | None = None,
    ) -> None:
        self.sizes = tuple(sizes)
        self.themes = tuple(themes)
        self.pictures = pictures
        self.offenders: list[Offender] = []
        self.screens = 0

    def look(self, page: Page, screen: str, language: str) -> None:
        """Measure what a page shows now, in all sizes and themes."""
        self.screens += 1
        for width, height in self.sizes:
            page.set_viewport_size({"width": width, "height": height})
            for theme in self.themes:
                page.emulate_media(color_scheme=theme)
                self.offenders += self._measured(page, screen, width, language)
            if self.pictures:
                name = f"{screen}-{language}-{width}.png".replace("/", "_").replace("?", "_")
                page.screenshot(path=str(self.pictures / name), full_page=width < WIDE)

    def look_into_drawers(self, page: Page, screen: str, language: str) -> None:
        """Open the drawers of a table one after another, and measure each of them."""
        for number in range(page.locator(DRAWERS).count()):
            page.evaluate(f"document.querySelectorAll('{DRAWERS}')[{number}].open = true")
            self.look(page, f"{screen}-drawer-{number}", language)
        page.evaluate(f"document.querySelectorAll('{DRAWERS}').forEach((one) => {{ one.open = false; }})")

    def _measured(self, page: Page, screen: str, width: int, language: str) -> Iterator[Offender]:
        limits = {
            "least": LEAST_ON_PHONES if width < PHONE else LEAST,
            "goal": LEAST_ON_PHONES if width < PHONE else GOAL,
            "onePage": width >= WIDE and page.locator("#table:not(.waiting)").count() > 0,
        }
        for one in page.evaluate(_MEASURE, limits):
            yield Offender(one["what"], one["where"], one["text"], one["size"], screen, width, language)

    def report(self) -> str:
        """Report every kind of offender once, with its number of occurrences; the most frequent first."""
        first: dict[tuple[str, str], Offender] = {}
        count: Counter[tuple[str, str]] = Counter()
        for one in self.offenders:
            key = (one.what, one.where.split("#")[0] + one.where.rpartition(" ")[2])
            count[key] += 1
            kept = first.get(key)
            if kept is None or (one.what == "small" and one.size < kept.size):
                first[key] = one
        return "\n".join([f"{number} × {first[key]}" for key, number in count.most_common()])


class Moment(NamedTuple):
    """A position of a game that is worth checking: what led to it, whom it asks, by which rule."""

    position: Any
    events: list[Event]
    seat: int
    rule: str
    size: int


def moments(game: AnyGame, players: int, lines: int) -> list[Moment]:
    """Return for every rule that asks somebody the moment with the most to show; then the end.

    The largest views come first, so that a few of them show what is hardest to lay out.
    """
    best: dict[str, Moment] = {}
    for number in range(lines):
        told: list[Event] = []
        for moment in sample_line(game, players, "random", number).moments:
            told += moment.events
            position = moment.position
            now = asked(position)
            if now and now[0] == CHANCE:
                continue
            seat = now[0] if now else 0
            view = game.view(position, seat)
            rule = top_frame(view)["rule"]
            size = len(repr(view))
            if rule not in best or best[rule].size < size:
                best[rule] = Moment(position, told[-LINES:], seat, rule, size)
    return sorted(best.values(), key=lambda one: (one.rule != "Over", -one.size))
