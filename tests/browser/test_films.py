"""Every film of Final Girl in the browser alone, once won and once lost, in both languages: a release run.

Bots play each film beforehand, with new dice until it ends as wanted; then their choices are clicked on the
page. Whenever a rule asks for the first time, and at the end, everything visible must be legible.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from polnoc.bots import make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.seats import CHANCE
from tests.browser.conftest import Visit, Visitor
from tests.browser.readable import SIZES, Walk
from tests.browser.test_readable import settle
from tests.conformance.lines_of_play import LineOfPlay, play_line
from tests.dice import Dice
from tests.games.finalgirl.scene import GAME

pytestmark = pytest.mark.skipif(
    os.environ.get("POLNOC_FILMS") != "1", reason="all films are part of a release run: POLNOC_FILMS=1"
)

ALL: Final = os.environ.get("POLNOC_ALL_SCREEN_SIZES") == "1"

#: Each enemy at its own place; the pack has none and hunts where the first film is set.
PLACES: Final = {
    "hammer": "camp",
    "parade": "fair",
    "haunting": "manor",
    "wrath": "groves",
    "dream": "lane",
    "sky": "harbour",
    "pack": "camp",
}
LAPTOP: Final = (1280, 800)
PHONE: Final = (360, 740)

#: Clicks these answers one after another, each on a piece of the board or a button in the list, again if
#: confirmation is asked for. Returns those for which there was no piece, when all are answered.
PRESS: Final = """async (answers) => {
  const { dataset } = document.getElementById("table");
  const pause = () => new Promise((go) => { setTimeout(go, 5); });
  const key = () => document.querySelector("#actions [name=key]")?.value;
  const homeless = [];
  for (const answer of answers) {
    while (dataset.turn !== "mine" || !key()) await pause();
    const before = key();
    const same = CSS.escape(answer);
    const piece = document.querySelector(`.sheet [data-action="${same}"]`);
    const isSeen = Boolean(piece?.getBoundingClientRect().width);
    if (!isSeen) homeless.push(answer);
    const pressed = isSeen ? piece : document.querySelector(`#actions [value="${same}"]`);
    const press = () => pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    press();
    if (document.querySelector("#actions .is-asking")) press();
    while (dataset.busy || key() === before) await pause();
  }
  return homeless;
}"""


class Film(NamedTuple):
    """A film that ended as wanted: its seed number, its options, and its answers with their rules."""

    seed: int
    options: dict[str, str]
    answers: list[tuple[str, str]]


@cache
def film_of(killer: str, won: bool) -> Film:
    """Return the first film of an enemy that an expert wins, or a novice loses; heroines take turns."""
    heroines = sorted(GAME.box.heroines)
    heroine = heroines[(2 * list(PLACES).index(killer) + won) % len(heroines)]
    options = {"killer": killer, "location": PLACES[killer], "heroine": heroine}
    bot = make_bot(GAME, "expert" if won else "novice")
    for seed in range(100):
        line = play_line(GAME, GAME.read_options(dict(options)), Seed.simulated(seed), bot)
        if bool(GAME.winners(line.position)) == won:
            return Film(seed, options, answers_of(line))
    raise AssertionError(f"{killer} never ends as wanted")


def answers_of(line: LineOfPlay) -> list[tuple[str, str]]:
    """Return the heroine's answers, and the rules that asked."""
    moments = zip(line.moments, line.moments[1:], strict=False)
    given = [(type(before.position.stack[-1]).__name__, after.answer) for before, after in moments]
    return [(rule, answer[1].text) for rule, answer in given if answer and answer[0] != CHANCE]


def begin(me: Visitor, dice: Dice, film: Film) -> None:
    """Sit down at a table with the dice of the film."""
    form: dict[str, str | float | bool] = {"game": GAME.id, "seats": "you"}
    form |= {f"set-{name}": value for name, value in film.options.items()}
    dice.seed = film.seed
    made = me.page.request.post(f"{me.site}/tables", form=form, headers={"Accept": "application/json"})
    dice.seed = None
    me.page.goto(f"{me.site}{made.json()['table']}")
    me.arrive()


def walk_of(page: Page) -> Walk:
    folder = os.environ.get("POLNOC_PICTURES")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
    size = page.viewport_size
    assert size is not None
    sizes = SIZES if ALL else ((size["width"], size["height"]),)
    return Walk(sizes, ("dark", "light") if ALL else ("dark",), Path(folder) if folder else None)


ENDS: Final = [
    (killer, won, language) for killer in PLACES for won in (True, False) for language in ("pl", "en")
]


@pytest.mark.parametrize(("killer", "won", "language"), ENDS)
def test_a_film_to_its_end(visit: Visit, dice: Dice, killer: str, won: bool, language: str) -> None:
    film = film_of(killer, won)
    me = visit(language, *(LAPTOP if won == (language == "pl") else PHONE))
    page, walk = me.page, walk_of(me.page)
    begin(me, dice, film)
    name = f"film-{killer}-{'won' if won else 'lost'}"
    homeless: list[str] = []
    looked, rest = set[str](), list[str]()
    for rule, answer in film.answers:
        if rule not in looked:
            looked.add(rule)
            homeless += page.evaluate(PRESS, rest)
            rest.clear()
            me.wait_for_turn()
            walk.look(page, f"{name}-{rule}", language)
        rest.append(answer)
    homeless += page.evaluate(PRESS, rest)
    _look_at_end(me, walk, name, language, won)
    assert homeless == [], "every answer is a piece of the board"
    settle(walk)


def _look_at_end(me: Visitor, walk: Walk, name: str, language: str, won: bool) -> None:
    """Check how the end is described; then the story of the film."""
    page = me.page
    me.wait_for_turn()
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#end.is-lost")).to_have_count(0 if won else 1)
    walk.look(page, f"{name}-end", language)
    table = page.url.partition("?")[0]
    answer = page.goto(f"{table}/film")
    assert answer is not None and answer.ok
    walk.look(page, f"{name}-story", language)
