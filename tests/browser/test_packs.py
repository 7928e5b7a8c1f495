"""Packs in a real browser: uploaded, played to the end, exported, and replayed where nobody has them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from polnoc.cli import main
from polnoc.games import find_game
from polnoc.store import open_store
from polnoc.table.limits import UNCOUNTED
from polnoc.words import Words
from tests.browser.conftest import Visitor, keep_picture
from tests.browser.quick_play import play_unseen
from tests.games.pack_files import content_of
from tests.games.test_combined_packs import GEAR, GHOST, heroine
from tests.repeats import once_each
from tests.table.serving import running, table_app

Visit = Callable[..., Visitor]


class Case(NamedTuple):
    """A game with a pack, its options, and what shows that the pack is in play."""

    game: str
    text: str
    language: str
    width: int
    options: dict[str, str]
    named: str


def renamed(pack: str, kind: str, ids: Sequence[object], name: str) -> str:
    """Return a pack with its own name for everything of a kind, so that one of them surely comes up."""
    names = "\n".join([f'{kind}-{id} = "{name} {number}"' for number, id in enumerate(ids)])
    return f"{pack}\n[words.pl]\n{names}\n\n[words.en]\n{names}\n"


def without_words(pack: str) -> str:
    return pack.partition("[words.pl]")[0]


def ids_in(text: str) -> list[str]:
    return re.findall(r'(?m)^id = "(.*)"$', text)


_GEAR = content_of(find_game("bestia"), "gear.toml") + without_words(GEAR.text)
_CITY = content_of(find_game("straszydla"), "classic.toml")
_IMPS = "[[imps]]" + _CITY.partition("[[imps]]")[2].partition("[[pacts]]")[0]
_NEW_IMP = '[[imps]]\nid = "cat"\nelement = "air"\ncopies = 2\ndoes = { do = "nudge" }\n'
CASES = (
    Case(
        "duchy",
        renamed(without_words(GHOST.text), "ghost", range(1, 14), "Kurz"),
        "pl",
        1280,
        {"set-points": "1"},
        "Kurz",
    ),
    Case(
        "straszydla",
        renamed(_IMPS + _NEW_IMP, "imp", [*ids_in(_IMPS), "cat"], "Kocur"),
        "en",
        360,
        {"set-periods": "2"},
        "Kocur",
    ),
    Case(
        "bestia", renamed(_GEAR, "card", ids_in(_GEAR), "Latarnia"), "pl", 360, {"set-days": "1"}, "Latarnia"
    ),
    Case("finalgirl", heroine("olga").text, "en", 1280, {"set-heroine": "olga"}, "Olga"),
)


#: The verdicts about a game that is entirely sound.
HONEST = {
    language: Words(language, find_game("duchy"), ()).text("replay-verified") for language in ("pl", "en")
}


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    """The address of a server that has none of the packs."""
    with open_store(":memory:") as store, running(table_app(store, UNCOUNTED), UNCOUNTED) as served:
        yield f"http://127.0.0.1:{served.port}"


def upload(me: Visitor, text: str, name: str = "mine.toml") -> None:
    """Choose a file on the page of a new table, and add it."""
    if not me.page.locator("#packs[open]").count():
        me.page.locator("#packs summary").click()
    me.page.locator("#pack-file").set_input_files(
        {"name": name, "mimeType": "application/toml", "buffer": text.encode()}
    )
    me.follow(me.page.locator(".pack-file .button"))


def choose(me: Visitor, options: dict[str, str]) -> None:
    """Fill in options of a game, in lists and by posters."""
    if not me.page.locator(".game-options[open]").count():
        me.page.locator(".game-options summary").click()
    for name, value in options.items():
        posters = me.page.locator(f"input[type=radio][name={name}][value='{value}']")
        if posters.count():
            posters.check()
        else:
            me.page.locator(f"#{name}").select_option(value)


@pytest.mark.parametrize("case", once_each(CASES, kind=lambda case: case.width), ids=lambda case: case.game)
def test_a_pack_is_brought_in_played_and_replayed_where_nobody_has_it(
    visit: Visit, elsewhere: str, case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    me = visit(case.language, width=case.width, height=800)
    me.page.goto(f"{me.site}/new/{case.game}?way=solo")
    upload(me, case.text)
    expect(me.page.locator("#packs .pack-box input")).to_be_checked()
    keep_picture(me.page, f"packs-{case.game}")
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= case.width
    choose(me, case.options)
    me.page.locator(".begin .button-main").click()
    me.arrive()
    dealt = me.page.content()
    play_unseen([me], random.Random(3))
    keep_picture(me.page, f"packs-{case.game}-over")
    table = me.page.url.partition("?")[0]
    record = tmp_path / "game.json"
    record.write_bytes(me.page.request.get(f"{table}/record.json").body())
    told = me.page.request.get(f"{table}/record.txt?lang={case.language}").text()
    assert main(["verify", str(record)]) == 0
    capsys.readouterr()
    assert main(["export", str(record), "--lang", case.language]) == 0
    assert capsys.readouterr().out == told
    assert case.named in dealt + told
    _replayed(me, elsewhere, record, case)


def _replayed(me: Visitor, elsewhere: str, record: Path, case: Case) -> None:
    """Import a record at another server and look at its end, from above."""
    me.site = elsewhere
    me.page.goto(f"{elsewhere}/import")
    me.page.locator("#file").set_input_files(record)
    me.page.locator("form.import button").click()
    me.page.wait_for_url(re.compile("/replay/0"))
    me.page.locator("#to-last").click()
    expect(me.page.locator("#to-last[aria-disabled]")).to_have_count(1)
    expect(me.page.locator(".past-result summary")).to_have_text(HONEST[case.language])
    keep_picture(me.page, f"packs-{case.game}-elsewhere")


def test_mistakes_are_told_beside_the_file_and_nothing_is_lost(visit: Visit) -> None:
    me = visit("pl", width=360, height=740, script=False)
    me.page.goto(f"{me.site}/new/finalgirl?way=solo")
    choose(me, {"set-heroine": "reiko", "set-board": "extreme"})
    upload(me, heroine("olga").text.replace("health = 5", 'health = "five"'), "zły.toml")
    alarm = me.page.locator("#packs [role=alert]")
    expect(alarm).to_contain_text("Z pliku zły.toml nie da się jeszcze grać.")
    expect(alarm.locator("li")).to_contain_text("Wiersz 3:")
    expect(me.page.locator("[name=set-heroine][value=reiko]")).to_be_checked()
    expect(me.page.locator("#set-board")).to_have_value("extreme")
    me.problems[:] = [said for said in me.problems if "status of 400" not in said]
    upload(me, heroine("olga").text, "dobry.toml")
    expect(me.page.locator(".pack-box")).to_contain_text("dobry.toml")
    expect(me.page.locator("[name=set-heroine][value=reiko]")).to_be_checked()
    expect(me.page.locator("[name=set-heroine][value=olga]")).to_have_count(1)
    upload(me, heroine("ewa").text, "ewa.toml")
    expect(me.page.locator(".pack-box input:checked")).to_have_count(2)
    me.page.locator(".pack-box input").first.uncheck()
    me.follow(me.page.locator("#packs > .button"))
    expect(me.page.locator("[name=set-heroine][value=ewa]")).to_have_count(0)
    me.follow(me.page.locator("#packs a[href='/packs']"))
    expect(me.page.locator(".own-packs li")).to_have_count(2)
    me.follow(me.page.locator(".own-packs button").first)
    expect(me.page.locator(".own-packs li")).to_have_count(1)
    keep_picture(me.page, "packs-own")
