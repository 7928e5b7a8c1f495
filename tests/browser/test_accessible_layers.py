"""axe-core finds nothing wrong with what covers a table (drawers, show, settings), posters, ends."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from polnoc.engine.game import AnyGame
from polnoc.games import all_games, find_game
from tests.browser.conftest import Visit
from tests.browser.quick_play import WHOLE_GAMES
from tests.browser.test_accessible import PHONE, Inspector
from tests.browser.test_readable import played

LAPTOP: Final = (1280, 800)

#: A game, a language and a size. A release run checks all of them, a quick one two.
ALL: Final = [
    (game, language, size) for game in all_games() for language in ("pl", "en") for size in (PHONE, LAPTOP)
]
OVER_A_TABLE: Final = ALL if WHOLE_GAMES else [(find_game("bestia"), "pl", PHONE)]
LEFT_OF_A_GAME: Final = ALL if WHOLE_GAMES else [(find_game("straszydla"), "en", LAPTOP)]

#: The show has stopped at a beat, and waits.
WAITS: Final = "#table[data-show] #show-next:not([hidden])"
#: Clicks the first choice repeatedly until a beat is shown.
ANSWER_UNTIL_TOLD: Final = """async () => {
  const { dataset } = document.getElementById("table");
  const told = () => dataset.show && !document.getElementById("show-next").hidden;
  while (!told()) {
    const isAsked = dataset.turn === "mine" && !dataset.busy && !dataset.stale;
    if (isAsked) document.querySelector("#actions button")?.click();
    await new Promise((go) => { setTimeout(go, 20); });
  }
}"""


def names(value: object) -> str:
    return str(getattr(value, "id", value))


@pytest.mark.parametrize(("game", "language", "size"), OVER_A_TABLE, ids=names)
def test_what_lies_over_a_table(visit: Visit, game: AnyGame, language: str, size: tuple[int, int]) -> None:
    inspector = Inspector(visit)
    me = inspector.visit(language, *size, pace="wait")
    page = me.page
    page.goto(f"{me.site}/new/{game.id}?way=solo&players={game.players[0]}")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    inspector.look(me, "posters")

    me.play_now(game.id)
    page.locator("#show-skip:visible, #table[data-turn=mine]:not([data-show])").first.wait_for()
    page.keyboard.press("Escape")
    for nth in range(page.locator(".folds > details").count()):
        summary = page.locator(".folds > details").nth(nth).locator("summary")
        summary.click()
        inspector.look(me, f"drawer {nth}")
        page.keyboard.press("Escape")
    page.locator("#pace").click()
    inspector.look(me, "settings")
    page.keyboard.press("Escape")

    page.evaluate(ANSWER_UNTIL_TOLD)
    expect(page.locator(WAITS)).to_be_visible()
    inspector.look(me, "a show that waits")
    assert inspector.found == []


@pytest.mark.parametrize(("game", "language", "size"), LEFT_OF_A_GAME, ids=names)
def test_what_is_left_of_a_game(visit: Visit, game: AnyGame, language: str, size: tuple[int, int]) -> None:
    inspector = Inspector(visit)
    me = inspector.visit(language, *size)
    page = me.page
    record = played(game, max(game.players))
    made = page.request.post(f"{me.site}/import", data=record, headers={"content-type": "application/json"})
    table = made.url.partition("?")[0].partition("/replay")[0]
    page.goto(table)
    expect(page.locator("#end")).to_be_visible()
    inspector.look(me, "the end")
    page.goto(f"{table}/replay/9")
    inspector.look(me, "a replay")
    page.locator("#make-picture").click()
    page.locator("#film-result img").wait_for()
    inspector.look(me, "a picture to share")
    assert inspector.found == []
