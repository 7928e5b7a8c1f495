"""The report page: well-formed, self-contained, escaped, with plots that match the figures."""

from __future__ import annotations

import re
import xml.etree.ElementTree as Tree
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from polnoc.arena import ArenaError, Result, Series, check_report, run, write_report
from polnoc.arena.figures import Lost
from polnoc.arena.plots import LEFT, RIGHT, length_plot, nice, rate_plot
from polnoc.arena.report import page
from polnoc.arena.statistics import Length
from polnoc.records.rates import wilson


@pytest.fixture(scope="module")
def result() -> Result:
    return run(Series("duchy", ("novice", "random"), 60, mirror=True, options={"points": 1}), jobs=1)


def parsed(result: Result) -> Tree.Element:
    return Tree.fromstring(page(result).replace("<!DOCTYPE html>", ""))


class Elements(HTMLParser):
    """Collects every element and attribute, as a browser would read them."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes.update([name for name, _ in attrs])


def test_the_page_is_well_formed(result: Result) -> None:
    root = parsed(result)
    assert root.tag == "html"
    assert page(result).startswith("<!DOCTYPE html>")


def test_the_page_refers_to_nothing_outside(result: Result) -> None:
    text = page(result)
    reader = Elements()
    reader.feed(text)
    assert reader.names.isdisjoint(
        {"script", "link", "img", "iframe", "object", "embed", "base", "form", "use"}
    )
    assert reader.attributes.isdisjoint({"src", "href", "srcset", "action", "style", "xlink:href"})
    assert not re.search(r"https?:|//[a-z]|url\(|@import|javascript:", text)
    assert not [name for name in reader.attributes if name.startswith("on")]


def test_the_page_tells_how_to_play_it_again(result: Result) -> None:
    command = parsed(result).find(".//p[@class='command']")
    assert command is not None
    assert "".join(command.itertext()).strip() == result.made.command
    text = page(result)
    for fact in (
        result.made.polnoc,
        result.made.content,
        result.made.python,
        "points = 1",
        "sim:1 to sim:30",
    ):
        assert fact in text


def test_every_plot_and_table_says_what_it_is(result: Result) -> None:
    root = parsed(result)
    plots, shown = list(root.iter("svg")), list(root.iter("table"))
    assert (len(plots), len(shown)) == (3, 6)
    for plot in plots:
        labels = plot.attrib["aria-labelledby"].split()
        assert [plot.findtext("title"), plot.findtext("desc")].count("") == 0
        assert [child.attrib["id"] for child in plot if child.tag in ("title", "desc")] == labels
    assert all([table.findtext("caption") for table in shown])


def test_what_came_from_outside_is_escaped(result: Result) -> None:
    evil = "<script>alert('&')</script>"
    entry = msgspec.structs.replace(result.entries[0], name=evil)
    poisoned = msgspec.structs.replace(
        result,
        game=evil,
        seats=(evil, evil),
        options={evil: evil},
        entries=(entry, result.entries[1]),
        lost=(Lost(1, 2, 4, evil),),
        made=msgspec.structs.replace(result.made, command=evil, content=evil),
    )
    assert "<script" not in page(poisoned)
    assert evil in "".join(parsed(poisoned).itertext())


def test_lost_games_are_shown_at_the_top(result: Result) -> None:
    less = msgspec.structs.replace(result, lost=(Lost(1, 2, 4, "workers died"),))
    alarm = parsed(less).find(".//header/p[@class='alarm']")
    assert alarm is not None
    assert alarm.text == "4 of 60 games are missing (seeds 1 to 2): workers died."
    assert parsed(result).find(".//header/p[@class='alarm']") is None


def test_a_game_without_turns_and_pairs_has_a_page_too(result: Result) -> None:
    bare = msgspec.structs.replace(
        result,
        turns=None,
        rounds=None,
        shared=3,
        entries=tuple([msgspec.structs.replace(entry, paired=None) for entry in result.entries]),
        timing=msgspec.structs.replace(result.timing, choices=()),
    )
    text = "".join(parsed(bare).itertext())
    assert "Games by their number of decisions." in text
    assert "3 games won by several together count for each of them." in text


def test_a_report_is_written_whole(result: Result, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text("old")
    write_report([result], file)
    assert file.read_text(encoding="utf-8") == page(result)
    assert list(tmp_path.iterdir()) == [file]


def test_a_place_where_no_report_can_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="is a folder; name a file in it"):
        check_report(tmp_path)
    with pytest.raises(ArenaError, match=r"there is no folder '.*missing'; make it first"):
        check_report(tmp_path / "missing" / "report.html")
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError, match=r"there is no folder '.*file'"):
        check_report(tmp_path / "file" / "report.html")
    check_report(tmp_path / "report.html")
    assert not (tmp_path / "report.html").exists()


def test_a_protected_place_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)  # root may write anywhere
    with pytest.raises(ArenaError, match="may not be changed; choose another place"):
        check_report(tmp_path / "report.html")


def test_a_disk_that_fails_leaves_the_old_report(
    result: Result, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "report.html"
    file.write_text("old")

    def fail(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(ArenaError, match="No space left on device"):
        write_report([result], file)
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    assert file.read_text() == "old"


def test_rates_are_drawn_in_order_on_round_axes() -> None:
    plot = rate_plot([("a", wilson(530, 1000)), ("b", wilson(470, 1000))], 0.5)
    for row in plot.rows:
        assert LEFT <= row.low < row.x < row.high <= RIGHT
    assert plot.rows[0].x - plot.even == pytest.approx(plot.even - plot.rows[1].x)
    assert [mark.text for mark in plot.marks] == ["40 %", "45 %", "50 %", "55 %", "60 %"]
    assert (plot.marks[0].x, plot.marks[-1].x) == (LEFT, RIGHT)


def test_bars_hold_every_game_inside_the_plot() -> None:
    wide = Length(300.0, 300, 520, 599, tuple([(value, 1 + value % 3) for value in range(100, 600)]))
    plot = length_plot(wide, "turns")
    assert len(plot.bars) <= 42
    assert sum([int(re.findall(r"([\d,]+) games", bar.title)[0]) for bar in plot.bars]) == sum(
        [games for _, games in wide.counts]
    )
    for bar in plot.bars:
        assert bar.x >= LEFT
        assert bar.x + bar.width <= RIGHT + 1e-9
        assert bar.y + bar.height == pytest.approx(plot.bottom)


def test_one_length_is_one_bar() -> None:
    plot = length_plot(Length(3.0, 3, 3, 3, ((3, 8),)), "turns")
    assert [bar.title for bar in plot.bars] == ["3 turns: 8 games"]
    assert LEFT <= plot.median.x <= RIGHT


@pytest.mark.parametrize(
    ("rough", "step"), [(0.02, 0.02), (0.3, 0.5), (1, 1), (1.2, 2), (4, 5), (7, 10), (21, 50)]
)
def test_steps_of_an_axis_are_round(rough: float, step: float) -> None:
    assert nice(rough) == pytest.approx(step)
