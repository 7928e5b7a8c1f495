"""Histories of people: right for everybody who played, in every game, whatever server and table do."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from polnoc.engine.game import AnyGame
from polnoc.games import all_games
from polnoc.lessons import read_lessons
from polnoc.store import Store, new_secret, open_store, secret_hash
from polnoc.table.people import COOKIE
from polnoc.table.rooms import Room, Stale
from polnoc.table.tables import Tables
from tests.proofs.browsers import JSON, Direct
from tests.proofs.cases import Case
from tests.proofs.in_process import opened, room_at, run
from tests.proofs.roles import play_until, sit
from tests.repeats import once_each

TABLES = [(game, players) for game in all_games() for players in game.players]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    yield str(tmp_path / "tables.db")


async def play_together(app: Starlette, case: Case, ola: Direct, jan: Direct) -> str:
    """Ola creates a table and sits on its first seat, Jan on the second if any; bots on the others."""
    kinds = ["you", "free", "novice", "novice"][: case.players]
    form = {"game": case.game.id, "seats": ",".join(kinds), "name-0": "Ola", **case.short}
    made = (await ola.post("/tables", form)).data
    if case.players > 1:
        await sit(jan, made["table"], made["invitations"]["1"], 1, "Jan")
    id: str = made["table"].removeprefix("/t/")
    await play_out(app, id)
    return id


async def play_out(app: Starlette, id: str) -> None:
    """Play to the end, also for bots, and wait until the result is stored."""
    room = await room_at(app, id)
    await play_to_the_end(room)
    await app.state.tables._end(room)


async def play_to_the_end(room: Room) -> None:
    while not room.over:
        with contextlib.suppress(Stale):  # the bot was faster
            await play_until(room, lambda: room.over)


async def kept_file(browser: Direct) -> list[dict[str, Any]]:
    """Return all finished games of a browser from its export file, the latest first."""
    answer = await browser.get("/mine/games.json")
    assert answer.status == 200
    games: list[dict[str, Any]] = answer.data["games"]
    return games


async def truth(app: Starlette, id: str) -> tuple[list[str], int, set[int]]:
    """Return what the log says: the names, the number of answers that stand, and the winning seats."""
    room = await room_at(app, id)
    return [seat.name for seat in room.seats], len(room.match.steps), set(room.match.winners)


@pytest.mark.parametrize(
    ("game", "players"),
    once_each(TABLES, kind=lambda table: table[0].id),
    ids=lambda value: getattr(value, "id", value),
)
def test_both_histories_agree_with_the_log_and_outlive_server_and_table(
    address: str, game: AnyGame, players: int
) -> None:
    people: list[Direct] = []

    async def played() -> tuple[str, list[str], int, set[int]]:
        with open_store(address) as store:
            async with opened(store) as app:
                ola, jan = Direct(app), Direct(app)
                people.extend([ola, jan] if players > 1 else [ola])
                id = await play_together(app, Case(game, players), ola, jan)
                return id, *await truth(app, id)

    async def remembered(gone: bool) -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                for seat, person in enumerate(people):
                    browser = Direct(app)
                    browser.cookies = {COOKIE: person.cookies[COOKIE]}  # no other cookie is needed
                    [one] = await kept_file(browser)
                    assert one["seats"] == [seat]
                    kept = one["game"]
                    assert (kept["id"], kept["game"], kept["answers"]) == (id, game.id, answers)
                    assert [player["name"] for player in kept["players"]] == names
                    assert {n for n, p in enumerate(kept["players"]) if p["ending"] == "won"} == winners
                    page = (await browser.get("/mine")).text
                    assert (f"/t/{id}/replay" in page) is not gone
                    assert (f'action="/t/{id}/again"' in page) is not gone
                    figures = (await browser.get("/mine/statistics")).text
                    assert f">{int(seat in winners)} of 1<" in figures
                    assert (await browser.get("/mine/achievements")).status == 200
                assert await kept_file(Direct(app)) == []
                if not gone:
                    await store.remove_table(id)

    id, names, answers, winners = run(played())
    run(remembered(gone=False))
    run(remembered(gone=True))


def test_a_game_is_there_at_once_though_its_result_is_not_kept_yet(address: str) -> None:
    async def never(tables: Tables, room: Room) -> None:
        await asyncio.Event().wait()

    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                app.state.tables.at_end = never
                ola = Direct(app)
                for game in all_games():
                    case = Case(game, game.players[0])
                    kinds = ["you", "novice", "novice", "novice"][: case.players]
                    form = {"game": game.id, "seats": ",".join(kinds), **case.short}
                    room = await room_at(app, (await ola.post("/tables", form)).data["table"][3:])
                    await play_to_the_end(room)
                    assert (await kept_file(ola))[0]["game"]["id"] == room.id

    run(proof())


def test_one_game_of_each_kind_moves_to_a_third_browser_by_a_code(address: str) -> None:
    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                ola, jan, third = Direct(app), Direct(app), Direct(app)
                cases = [Case(game, 2 if 2 in game.players else 1) for game in all_games()]
                ids = [await play_together(app, case, ola, jan) for case in cases]
                own = await play_together(app, Case(all_games()[0], 2), third, Direct(app))
                assert {one["game"]["id"] for one in await kept_file(ola)} == set(ids)
                made = (await ola.post("/mine/device", {})).data
                code = made["code"]
                assert f'value="{code[:5]}-{code[5:]}"' in (await third.get(f"/device/{code}")).text
                asked = await third.post("/device", {"code": code})
                assert asked.data == {"done": False, "games": len(ids), "own_games": 1}
                assert len(await kept_file(third)) == 1, "a look does nothing"
                done = await third.post("/device", {"code": code, "sure": "yes"})
                assert done.status == 200
                both = {*ids, own}
                for browser in (ola, third):
                    assert {one["game"]["id"] for one in await kept_file(browser)} == both
                assert third.cookies[COOKIE] == ola.cookies[COOKIE]
                again = await Direct(app).post("/device", {"code": code, "sure": "yes"})
                assert again.status == 404, "a code is used once"
                shared = {case.game.id for case in cases if case.players > 1}
                assert {one["game"]["game"] for one in await kept_file(jan)} == shared

    run(proof())


def test_seats_under_way_come_along_and_nothing_of_the_code_is_stored(address: str) -> None:
    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                ola, third = Direct(app), Direct(app)
                tables = [
                    (await browser.post("/tables", {"game": "duchy", "seats": "you,novice"})).data["table"]
                    for browser in (ola, third)
                ]
                code = (await ola.post("/mine/device", {})).data["code"]
                raw = Path(address).read_bytes() + Path(f"{address}-wal").read_bytes()
                assert code.encode() not in raw and ola.cookies[COOKIE].encode() not in raw
                assert (await third.post("/device", {"code": code, "sure": "yes"})).status == 200
                for table in tables:
                    for browser in (ola, third):
                        plain = Direct(app)
                        plain.cookies = {COOKIE: browser.cookies[COOKIE]}
                        assert (await plain.get(table, JSON)).data["seat"] == 0
                page = (await ola.get("/mine")).text
                assert all([f'href="{table}"' in page for table in tables])

    run(proof())


@pytest.mark.parametrize("code", ["", "short", "aaaaa-aaaaa", "x" * 400, "ąąąąąąąąąą", "%00"])
def test_a_wrong_code_changes_nothing(address: str, code: str) -> None:
    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                browser = Direct(app)
                await browser.post("/tables", {"game": "duchy", "seats": "you,novice"})
                before = browser.cookies[COOKIE]
                for sure in ("", "yes"):
                    answer = await browser.post("/device", {"code": code, "sure": sure})
                    assert answer.status == 404
                assert browser.cookies[COOKIE] == before

    run(proof())


def test_whoever_is_forgotten_is_gone_and_others_keep_theirs(address: str) -> None:
    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                ola, jan = Direct(app), Direct(app)
                id = await play_together(app, Case(all_games()[0], 2), ola, jan)
                under_way = (await ola.post("/tables", {"game": "duchy", "seats": "you,novice"})).data[
                    "table"
                ]
                secret = ola.cookies[COOKIE]
                assert (await ola.post("/mine/forget", {})).status == 400, "only whoever is sure"
                assert (await ola.post("/mine/forget", {"sure": "yes"})).status == 200
                stale = Direct(app)
                stale.cookies = {COOKIE: secret}
                assert await kept_file(stale) == []
                assert (await stale.get(under_way, JSON)).data["seat"] is None
                assert (await ola.get(under_way, JSON)).data["seat"] == 0, "the seat's own secret still holds"
                assert await store.sittings(secret_hash(secret), finished=True) == []
                assert [one["game"]["id"] for one in await kept_file(jan)] == [id]

    run(proof())


def test_only_what_was_played_is_counted(address: str) -> None:
    """Nobody wins a game at one screen; an imported record, or a bot that finishes, is no win."""

    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                ola = Direct(app)
                table = (await ola.post("/tables", {"game": "duchy", "seats": "you,you"})).data["table"]
                await play_out(app, table.removeprefix("/t/"))
                record = (await ola.get(f"{table}/record.json")).text
                assert (await ola.post("/import", {"record": record})).status == 303
                stood_in = (await ola.post("/tables", {"game": "duchy", "seats": "you,you"})).data["table"]
                for seat in "01":
                    await ola.post(f"{stood_in}/stand-in", {"whose": seat, "level": "novice"})
                room = await room_at(app, stood_in.removeprefix("/t/"))
                await app.state.tables.bots._tasks[room.id]
                assert room.over
                [second, first] = await kept_file(ola)
                assert first["seats"] == second["seats"] == [0, 1]
                assert {player["played_by"] for player in second["game"]["players"]} == {"novice"}
                figures = (await ola.get("/mine/statistics")).text
                assert ">0 of 0<" in figures, "neither is anybody's win"
                page = (await ola.get("/mine?result=uncounted")).text
                assert page.count("<li>") >= 2

    run(proof())


def test_a_result_is_filled_in_when_its_table_is_met(address: str) -> None:
    """Tables that an earlier version finished have no stored result: it is read from the log."""

    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                ola, jan = Direct(app), Direct(app)
                ids = [await play_together(app, Case(all_games()[0], 2), ola, jan) for _ in range(2)]
                for person in (ola, jan):
                    await store.people.forget(secret_hash(person.cookies[COOKIE]))
                assert not await store.people.has_result(ids[0])
                assert len(await kept_file(ola)) == 2, "found by the seats of the person"
                for person in (ola, jan):
                    await store.people.forget(secret_hash(person.cookies[COOKIE]))
                app.state.tables.memory.let_go(float("inf"))
                room = await room_at(app, ids[0])
                await app.state.tables.bots._tasks[room.id]
                assert await store.people.has_result(ids[0]), "found by whoever looks at the table"

    run(proof())


def test_a_file_of_games_is_loaded_elsewhere_once_and_marked(address: str, tmp_path: Path) -> None:
    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                ola, jan = Direct(app), Direct(app)
                await play_together(app, Case(all_games()[0], 2), ola, jan)
                file = (await ola.get("/mine/games.json")).text
        with open_store(str(tmp_path / "elsewhere.db")) as store:
            async with opened(store) as app:
                ola, mate = Direct(app), Direct(app)
                assert (await ola.post("/mine/load", {"record": file})).data == {"added": 1, "known": 0}
                assert (await ola.post("/mine/load", {"record": file})).data == {"added": 0, "known": 1}
                assert (await ola.get("/mine/games.json")).text == file
                page = (await ola.get("/mine")).text
                assert "this server has not seen this game" in page
                assert "/replay" not in page
                assert "from a file" in (await ola.get("/mine/statistics")).text
                assert (await mate.post("/mine/load", {"record": file})).data == {"added": 1, "known": 0}

    run(proof())


#: How a file is damaged, and the resulting message.
WRONG: list[tuple[Callable[[str], str], str]] = [
    (lambda text: "", "no file"),
    (lambda text: "nonsense", "malformed"),
    (lambda text: text[:-20], "truncated"),
    (lambda text: text.replace('"polnoc_games": 1', '"polnoc_games": 2'), "format 2"),
    (lambda text: text.replace('"lost"', '"flown"'), "flown"),
    (lambda text: re.sub(r'"seats": \[\s*0\s*\]', '"seats": [7]', text), "does not have"),
    (lambda text: text.replace('"name": "Ola"', '"name": "' + "x" * 100 + '"'), "at most 80"),
    (lambda text: text.replace('"answers"', '"replies"'), "replies"),
    (lambda text: "[[]]", "got `array`"),
    (lambda text: "[" * 10_000, "nested too deeply"),
]


def test_a_wrong_file_is_refused_with_a_reason_and_nothing_is_kept(address: str) -> None:
    async def proof() -> None:
        with open_store(address) as store:
            async with opened(store) as app:
                ola = Direct(app)
                await play_together(app, Case(all_games()[0], 2), ola, Direct(app))
                file = (await ola.get("/mine/games.json")).text
                for change, problem in WRONG:
                    stranger = Direct(app)
                    answer = await stranger.post("/mine/load", {"record": change(file)})
                    assert answer.status == 400, answer.text
                    assert problem in answer.data["problem"]
                    assert await kept_file(stranger) == []

    run(proof())


def test_nothing_of_a_game_under_way_is_in_histories_or_groups(store: Store) -> None:
    """Neither one's own pages nor a group's depend on hidden information: they know only names."""

    async def proof() -> None:
        async with opened(store) as app:
            ola, jan = Direct(app), Direct(app)
            table = (await ola.post("/tables", {"game": "duchy", "seats": "you,free"})).data
            await sit(jan, table["table"], table["invitations"]["1"], 1, "Jan")
            group = (await ola.post("/friends", {"group": "Czwartki", "name": "Ola"})).data["group"]
            link = re.findall(rf"{group}/join/\w+", (await ola.get(group)).text)[0]
            assert (await jan.post(link, {"name": "Jan"})).status == 303
            room = await room_at(app, table["table"].removeprefix("/t/"))
            before = [(await one.get(path)).text for one in (ola, jan) for path in ("/mine", group)]
            await play_until(room, lambda: len(room.match.steps) > 12)
            after = [(await one.get(path)).text for one in (ola, jan) for path in ("/mine", group)]
            assert before == after
            assert "No games yet" in after[1]

    run(proof())


def test_a_group_is_seen_by_members_only_and_counts_what_they_played(store: Store) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            ola, jan, eve = Direct(app), Direct(app), Direct(app)
            ids = [await play_together(app, Case(game, 2), ola, jan) for game in all_games()[:2]]
            await play_together(app, Case(all_games()[0], 2), ola, eve)
            group = (await ola.post("/friends", {"group": "Czwartki", "name": "Ola"})).data["group"]
            link = re.findall(rf"{group}/join/\w+", (await ola.get(group)).text)[0]
            for path in (group, f"{link[:-1]}x", f"{group}/join/{'0' * 32}"):
                assert (await eve.get(path)).status == 404
            for path in ("rename", "link", "leave"):
                assert (await eve.post(f"{group}/{path}", {"group": "Moje", "name": "E"})).status == 404
            shown = (await jan.get(link)).text
            assert "Czwartki" in shown and "Ola" in shown and not any([id in shown for id in ids])
            assert (await jan.post(link, {"name": "ola"})).status == 409, "that name is taken"
            assert (await jan.post(link, {"name": "Jan"})).status == 303
            found = (await jan.get(group, JSON)).data
            won = [await truth(app, id) for id in ids]
            expected = {
                name: sum([seat in winners for _, _, winners in won])
                for seat, name in enumerate(("Ola", "Jan"))
            }
            assert found["games"] == len(ids)
            assert {one["name"]: one["won"] for one in found["standings"]} == expected
            assert {one["played"] for one in found["standings"]} == {len(ids)}
            page = (await jan.get(group)).text
            assert all([f"/t/{id}/replay" in page for id in ids])
            assert (await ola.post(f"{group}/link", {})).status == 303
            assert (await eve.get(link)).status == 404, "the old link is void"
            assert (await ola.post(f"{group}/rename", {"group": "Piątki", "name": "Olka"})).status == 303
            assert "Piątki" in (await jan.get(group)).text
            assert (await jan.post(f"{group}/leave", {})).status == 303
            assert (await jan.get(group)).status == 404
            assert (await ola.get(group, JSON)).data["games"] == 0
            assert (await ola.post(f"{group}/leave", {})).status == 303
            assert await store.people.groups(secret_hash(ola.cookies[COOKIE])) == []

    run(proof())


def test_kept_games_are_as_written_whatever_their_players_are_called(store: Store) -> None:
    """The page is intact, whoever is on it."""

    async def proof() -> None:
        async with opened(store) as app:
            ola = Direct(app)
            form = {"game": "duchy", "seats": "you,novice", "name-0": "<b>Ola</b> { $x }"}
            table = (await ola.post("/tables", form)).data["table"]
            await play_out(app, table.removeprefix("/t/"))
            page = (await ola.get("/mine")).text
            assert "<b>Ola" not in page and "{ $x }" in page
            [one] = await kept_file(ola)
            assert one["game"]["players"][0]["name"] == "<b>Ola</b> { $x }"

    run(proof())


def test_a_person_that_nobody_knows_has_empty_pages(store: Store) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            for cookies in ({}, {COOKIE: new_secret()}, {COOKIE: "nonsense"}):
                browser = Direct(app)
                browser.cookies = dict(cookies)
                for path in ("/mine", "/mine/statistics", "/mine/achievements", "/mine/device", "/device"):
                    answer = await browser.get(path)
                    assert answer.status == 200
                    assert answer.header("cache-control") == "no-store"
                assert await kept_file(browser) == []

    run(proof())


def test_finished_lessons_are_marked(store: Store) -> None:
    async def proof() -> None:
        async with opened(store) as app:
            game = all_games()[0]
            first, second, *_ = read_lessons(game)
            browser = Direct(app)
            assert "New to a game?" in (await browser.get("/mine")).text
            assert f'href="/learn/{game.id}/{first.id}/1"' in (await browser.get("/mine")).text
            browser.cookies = {"progress": f"{game.id}.{game.id}:{first.id}.nothing:here"}
            page = (await browser.get("/mine")).text
            assert f"1 of {len(read_lessons(game))} done" in page
            assert f'href="/learn/{game.id}/{second.id}/1"' in page
            assert f'href="/learn/{game.id}/{first.id}/1"' not in page

    run(proof())
