"""One person's hints, notes and team chat leave no trace for others."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import pytest
from starlette.testclient import TestClient

from polnoc.bots.advice import Advice
from polnoc.engine.game import AnyGame
from polnoc.engine.views import View
from polnoc.games import Pin, find_game
from polnoc.store import Store
from polnoc.table.app import create_app
from polnoc.table.quotas import Quotas
from tests.leaks.games import GAMES
from tests.leaks.readers import Ask, Site, cookies_of
from tests.leaks.recorded_play import Who, World, some_terms
from tests.table.test_chat import say
from tests.table.test_seating import act, invitations, online, sit

#: The games for several players.
SOCIABLE: Final = [game for game in GAMES if max(game.players) > 1]


def shown(site: Site, game: AnyGame) -> World:
    """Return a table at its beginning."""
    world = World(site.at_a_table(some_terms(game, 0)))
    world.room.settings = msgspec.structs.replace(world.room.settings, hints=True)
    site.show(world.room)
    return world


def test_nobody_learns_that_another_asks_for_a_hint(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """In 13 Duchów all choose a lair at once."""
    world = shown(site, find_game("duchy"))

    async def both() -> bytes:
        thinking, done = asyncio.Event(), asyncio.Event()

        async def advise(pin: Pin, view: View, offered: list[str], seed: str, **whose: str) -> Advice | None:
            if view["seat"] == 0:
                thinking.set()
                await done.wait()
            return Advice(offered[0], ())

        monkeypatch.setattr(site.bots, "advise", advise)
        first = asyncio.ensure_future(site.answer(hint(world, 0), cookies_of(world.terms, Who(0), "pl")))
        await thinking.wait()
        second = await site.answer(hint(world, 1), cookies_of(world.terms, Who(1), "pl"))
        done.set()
        assert (await first).startswith(b"200")
        return second

    answer: bytes = site.run(both())
    assert answer.startswith(b"200"), answer


def hint(world: World, seat: int) -> Ask:
    form = {"seat": str(seat), "token": world.room.token(seat)}
    return Ask(f"/t/{world.terms.id}/hint", form, json=True)


@pytest.mark.parametrize("game", SOCIABLE, ids=[game.id for game in SOCIABLE])
def test_what_others_note_and_whisper_silences_nobody(
    site: Site, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site.tables, "quotas", Quotas(chat=3, table_chat=3))
    world = shown(site, game)
    here, mine = f"/t/{world.terms.id}", cookies_of(world.terms, Who(0), "pl")

    def asks(kind: str, count: int, **fields: str) -> list[bytes]:
        texts = [
            Ask(f"{here}/{kind}", {"seat": "0", "text": f"{n}", **fields}, json=True) for n in range(count)
        ]
        return [answer[:3] for answer in site.answers(texts, mine)]

    assert asks("note", 5) == [b"200"] * 5
    assert asks("say", 4, to="team") == [b"200", b"200", b"200", b"409"]
    said = site.answers(
        [Ask(f"{here}/say", {"seat": "1", "text": "hello"}, json=True)], cookies_of(world.terms, Who(1), "pl")
    )
    assert said[0].startswith(b"200"), said


def test_who_takes_a_freed_seat_does_not_get_the_notes_of_who_sat_there(store: Store) -> None:
    with TestClient(create_app(store, pace=0.0, workers=1)) as host:

        def other() -> TestClient:
            browser = TestClient(host.app)
            browser.portal = host.portal
            return browser

        table, guest = online(host, other)
        assert say(guest, table, 1, "she bluffs with 7", "note") == 200
        assert act(host, table, "free", 1) == 303
        heir = other()
        sit(heir, invitations(host, table)[0], "Celina")
        page = heir.get(table).text
        assert "notes-text" in page
        assert "she bluffs" not in page
