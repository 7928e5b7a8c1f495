"""Results that a browser keeps: counted, shown, exported, erased, and never sent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from polnoc.games import find_game
from polnoc.records.results import Result, added, summarise
from tests.browser.conftest import Visit, keep_picture
from tests.terminal.test_solo import result

GAME = find_game("finalgirl")

#: Games of every sort: won and lost, taken back, and with dice that were known.
KEPT = [
    result(1, True),
    result(2, True, foreseen=1),
    result(3, False, groups={"film": "pack-fair", "heroine": "hana", "difficulty": "hard"}),
    result(4, True, groups={"film": "parade-fair", "heroine": "iga", "difficulty": "story"}),
    result(5, True),
    result(6, True, commitment="c5"),
    result(7, True),
]


def told(one: Result) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(
        json.dumps({name: getattr(one, name) for name in one.__struct_fields__})
    )
    return data


#: Everything is added one by one, as at the end of games.
ADD = """async (fresh) => {
  const { added, keep, results } = await import("/static/results.js");
  for (const one of fresh) keep(added(results(), one));
}"""


def test_the_browser_counts_as_the_terminal_does(visit: Visit, tmp_path: Path) -> None:
    person = visit("en", width=360, height=740)
    page = person.page
    page.goto(f"{person.site}/mine")
    page.locator("#empty").wait_for()
    page.evaluate(ADD, [told(one) for one in KEPT])
    page.reload()
    page.locator("[data-game=finalgirl]").wait_for()

    kept: list[Result] = []
    for one in KEPT:
        kept = added(kept, one)
    found = summarise(GAME, kept)
    for name in ("played", "won", "streak", "longest", "quickest"):
        assert page.locator(f"[data-total={name}]").inner_text() == str(getattr(found, name)), name
    done = page.locator(".feats .is-done").evaluate_all("all => all.map(one => one.dataset.feat)")
    assert done == found.feats == ["dawn", "trilogy"]
    for group, counts in found.groups.items():
        for value, count in counts.items():
            row = page.locator(f"[data-group={group}] [data-value={value}]")
            assert row.locator("td").all_inner_texts() == [str(count.played), str(count.won)]
    assert page.locator("[data-games] li").count() == 7
    assert page.locator("[data-games] small", has_text="↶").count() == found.marked == 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    keep_picture(page, "my-games")

    with page.expect_download() as saved:
        page.locator("#export").click()
    saved.value.save_as(tmp_path / "games.json")
    assert [one["id"] for one in json.loads((tmp_path / "games.json").read_text())] == list("1234567")
    page.once("dialog", lambda asked: asked.accept())
    page.locator("#erase").click()
    page.locator("#empty").wait_for()
    assert page.locator("#said").inner_text() == "Everything is erased."
    assert page.evaluate("localStorage.getItem('polnoc-results')") is None


#: What the server puts on the page when a game has ended with a win.
WON = """(told) => {
  const list = document.createElement("ul");
  list.id = "kept";
  list.hidden = true;
  list.dataset.result = JSON.stringify(told);
  list.dataset.feats = JSON.stringify({ single: ["dawn", "untouched"], series: [] });
  for (const id of ["dawn", "untouched"]) {
    const line = document.createElement("li");
    line.dataset.feat = id;
    line.textContent = id;
    list.append(line);
  }
  document.querySelector(".hand").append(list);
}"""


def test_a_result_is_kept_once_at_the_end_of_a_game(visit: Visit) -> None:
    person = visit("en")
    page = person.page
    page.goto(f"{person.site}/new/finalgirl")
    page.locator(".begin .button-main").click()
    person.arrive()
    page.evaluate(WON, told(KEPT[0]))
    page.locator("#kept:not([hidden])").wait_for()
    assert page.locator("#kept").all_inner_texts() == ["dawn"], "only what is new"
    page.locator("#kept").evaluate("list => list.remove()")
    page.evaluate(WON, told(KEPT[0]))
    page.locator("#kept[data-seen]").wait_for(state="attached")
    assert len(json.loads(page.evaluate("localStorage.getItem('polnoc-results')"))) == 1
    assert page.locator("#kept").is_hidden()


def test_without_script_my_games_say_what_they_need(visit: Visit) -> None:
    person = visit("pl", script=False)
    person.page.goto(f"{person.site}/mine")
    assert "JavaScript" in person.page.locator("noscript .problem").inner_text()
    assert person.page.locator("#shelf").is_hidden()
