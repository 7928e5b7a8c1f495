"""A table goes on with the rules it began with, or is frozen: still readable, never changed."""

from __future__ import annotations

import base64
import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from polnoc import games
from polnoc.engine import match as engine
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import all_games, find_game, find_package
from polnoc.records import Seat, decode, encode, replay, take
from polnoc.records.entry_outcomes import is_from_scratch
from polnoc.store import NewEntry, NewSeat, NewTable, Store, open_store
from polnoc.table.app import create_app
from polnoc.table.loading import FrozenTable, Why, load
from polnoc.table.rooms import Room
from tests.games.pack_files import CHAPTERS, game_with_example
from tests.proofs import counts
from tests.store.postgres_server import Server
from tests.table.tools import JSON, answer, begin, entries, look

NAMES = ("Ania", "Olek", "Ewa", "Jan")
GAMES = [game.id for game in all_games()]
#: Answers given in a game that is not played to its end.
ANSWERS = 12


@pytest.fixture(params=["sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    address = str(tmp_path / "tables.db")
    if request.param == "postgresql":
        server: Server = request.getfixturevalue("postgres")
        address = server.emptied_database()
    with open_store(address) as opened:
        yield opened


@contextmanager
def server(store: Store) -> Iterator[TestClient]:
    with TestClient(create_app(store, pace=0.0, workers=1)) as opened:
        yield opened


def people(game: AnyGame) -> str:
    return ",".join(["you"] * game.players[0])


def play(client: TestClient, table: str, answers: int = 100_000) -> None:
    """Answer at random for everybody at one screen."""
    rng, seats = random.Random(3), len(look(client, table)["players"])
    for _ in range(answers):
        seen = [look(client, table, seat) for seat in range(seats)]
        if seen[0]["over"]:
            return
        asked = rng.choice([one for one in seen if one["options"]])
        action = rng.choice(asked["options"])["action"]
        assert answer(client, table, asked, action, asked["key"]).status_code == 200


def begun(client: TestClient, id: str, **fields: str) -> str:
    """Create a table at one screen with some answers."""
    table = begin(client, people(find_game(id)), id, **fields)
    play(client, table, ANSWERS)
    return table


def finished(client: TestClient, id: str) -> tuple[str, bytes]:
    """Return the address of a finished game that was imported as a record, and the record."""
    game, rng = find_game(id), random.Random(1)
    options = game.read_options({"players": game.players[0], **getattr(game, "brief", {})})
    match = Match(game, options, Seed.simulated(1))
    while not match.over:
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    raw = encode(take(match, [Seat(name, "you") for name in NAMES[: match.seats]]))
    kind = {"content-type": "application/json"}
    made = client.post("/import", content=raw, headers=kind, follow_redirects=False)
    assert made.status_code == 303, made.text
    return str(made.headers["location"]).removesuffix("/replay"), raw


def with_rules(monkeypatch: pytest.MonkeyPatch, id: str, version: int, older: tuple[int, ...] = ()) -> None:
    """Install another version of a game's rules."""
    kind = type(find_game(id))
    monkeypatch.setattr(kind, "rules_version", version)
    monkeypatch.setattr(kind, "older_rules", older)
    forget_games()


def forget_games() -> None:
    find_game.cache_clear()
    games._made_from.cache_clear()


@pytest.fixture(autouse=True)
def fresh_games(request: pytest.FixtureRequest) -> Iterator[None]:
    """Forget the games of a test that has changed them; new ones take a while to make and to draw."""
    yield
    games._made_from.cache_clear()
    if "monkeypatch" in request.fixturenames:
        forget_games()


def loaded(store: Store, table: str) -> Room | FrozenTable:
    return load(store.whole(table.removeprefix("/t/")).wait())


def why(store: Store, table: str) -> Why | None:
    found = loaded(store, table)
    return found.why if isinstance(found, FrozenTable) else None


# Continuing -------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_a_table_plays_on_with_the_cards_it_began_with(
    store: Store, id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = find_game(id)
    with server(store) as client:
        table = begun(client, id)
        cookies, before = client.cookies, look(client, table, 0)
    other = game_with_example(id, tmp_path)
    monkeypatch.setattr(find_package(id), "make_game", lambda: other)
    forget_games()
    assert find_game(id).content != box.content
    with server(store) as client:
        client.cookies = cookies
        assert look(client, table, 0) | {"token": ""} == before | {"token": ""}
        play(client, table, 3)
        assert len(entries(client, table)) == ANSWERS + 3
        app: Any = client.app
        room = app.state.tables.rooms[table.removeprefix("/t/")]
        assert room.game.content == box.content
    assert why(store, table) is None


@pytest.mark.parametrize("id", GAMES)
def test_a_table_plays_on_by_older_rules_that_are_still_known(
    store: Store, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(store) as client:
        table = begun(client, id)
        cookies = client.cookies
    begun_by = find_game(id).rules_version
    with_rules(monkeypatch, id, begun_by + 1, (begun_by,))
    with server(store) as client:
        client.cookies = cookies
        play(client, table, 3)
        app: Any = client.app
        room = app.state.tables.rooms[table.removeprefix("/t/")]
        assert room.game.rules == begun_by
        assert len(entries(client, table)) == ANSWERS + 3
    new = store.tables().wait()[0]
    assert new.rules == begun_by


# Frozen -----------------------------------------------------------------------------


def rewrite(store: Store, table: str, change: Callable[[dict[str, Any]], object]) -> None:
    """Change a stored table behind the server's back."""
    id = table.removeprefix("/t/")
    document = msgspec.json.decode(store.export_table(id).wait())
    change(document)
    store.remove_table(id).wait()
    store.import_table(msgspec.json.encode(document)).wait()


def another_outcome(document: dict[str, Any]) -> None:
    """Pretend that the last answer once had another outcome."""
    entry = document["entries"][-1]
    *found, undone, form = msgspec.json.decode(base64.b64decode(entry["outcome"]))
    entry["outcome"] = base64.b64encode(msgspec.json.encode([*found, undone + 1, form])).decode()


def no_content(document: dict[str, Any]) -> None:
    document["content"] = "f" * 16
    document["sources"] = []


FAULTS: dict[Why, Callable[[dict[str, Any]], object]] = {
    Why.RULES: lambda document: document.update(rules=0),
    Why.NEWER: lambda document: document.update(rules=99),
    Why.CONTENT: no_content,
    Why.GAME: lambda document: document.update(game="szachy"),
    Why.DIFFERS: another_outcome,
    Why.FAILS: lambda document: document["entries"][-1].update(text="nonsense"),
}


def in_turn(faults: Sequence[Why], each: int) -> list[tuple[str, Why]]:
    """Pair games with faults, `each` faults per game in rotation so that all occur, or all with all."""
    if counts.EVERY_GAME:
        return [(id, fault) for id in GAMES for fault in faults]
    many = len(faults)
    return [(id, faults[(nth * each + n) % many]) for nth, id in enumerate(GAMES) for n in range(each)]


#: Faults at games, and every fault on PostgreSQL.
CASES = [
    *[("sqlite", id, fault) for id, fault in in_turn([*FAULTS], 2)],
    *[("postgresql", GAMES[number % len(GAMES)], fault) for number, fault in enumerate(FAULTS)],
]


@pytest.mark.parametrize(("store", "id", "fault"), CASES, indirect=["store"])
def test_what_cannot_be_played_is_frozen_for_everybody(store: Store, id: str, fault: Why) -> None:
    with server(store) as client:
        table = begun(client, id, listed="yes")
        seen = [look(client, table, seat) for seat in range(find_game(id).players[0])]
        log = {seat: log_of(client, table, seat) for seat in (*range(len(seen)), WATCHER)}
        cookies, whole = client.cookies, entries(client, table)
    rewrite(store, table, FAULTS[fault])
    with server(store) as client:
        for holder in (cookies, None):
            client.cookies = holder or type(cookies)()
            for language, title in (("pl", "zamrożona"), ("en", "is frozen")):
                client.cookies.set("lang", language)
                page = client.get(table)
                assert page.status_code == 200
                assert title in page.text
                assert client.get("/").status_code == client.get("/watch").status_code == 200
                assert table in client.get("/watch").text
            for path in ("film", "then/0", "waiting", "nonsense"):
                assert client.get(f"{table}/{path}").status_code in (404, 409)
            assert client.get(f"{table}/record.json").status_code == 404
            assert client.get(f"{table}/replay").status_code == 409
        client.cookies = cookies
        for seat, before in enumerate(seen):
            now = look(client, table, seat)
            assert now["frozen"]["why"] == fault.value
            assert (now["options"], now["over"], now["seed"]) == ([], False, None)
            refused = answer(client, table, before, "pass", "late")
            assert refused.status_code == 409
            for deed in ("undo", "undo-reply", "why", "hint", "say", "note", "mark", "stand-in", "again"):
                form = {"seat": str(seat), "key": "late", "text": "x", "whose": "0"}
                assert client.post(f"{table}/{deed}", data=form, headers=JSON).status_code == 409
            if fault in (Why.RULES, Why.NEWER):
                assert now["view"] == before["view"] | {"asked": now["view"]["asked"]}
        for seat, lines in log.items():
            assert log_of(client, table, seat) == lines
        if fault not in (Why.DIFFERS, Why.FAILS):
            assert entries(client, table) == whole
        with client.websocket_connect(f"{table}/live?seat=0") as socket:
            assert socket.receive_json() == {"go": table}


def log_of(client: TestClient, table: str, seat: int) -> Any:
    """Return the log of a seat, or of a watcher."""
    kept = client.cookies
    if seat == WATCHER:
        client.cookies = type(kept)()
    found = client.get(table, headers=JSON, params={"seat": str(seat), "events": "0"}).json()["log"]
    client.cookies = kept
    return found


def shown_lines(client: TestClient, table: str, first: int) -> list[str]:
    """Return the log lines of an automatic replay, from a step to the end."""
    beats = client.get(f"{table}/replay/beats?from={first}").json()["beats"]
    return [line for beat in beats for line in beat.get("lines", ())]


@pytest.mark.parametrize(("id", "fault"), in_turn([Why.RULES, Why.CONTENT, Why.GAME, Why.DIFFERS], 2))
def test_a_finished_game_stays_what_it_was(
    store: Store, id: str, fault: Why, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(store) as client:
        table, record = finished(client, id)
        assert client.get(f"{table}/record.json").content == record
        steps = client.get(f"{table}/replay/0", headers=JSON).json()["steps"]
        shown = {step: client.get(f"{table}/replay/{step}", headers=JSON).json() for step in (0, 1, steps)}
        texts = {lang: client.get(f"{table}/record.txt?lang={lang}").text for lang in ("pl", "en")}
        lines = shown_lines(client, table, max(0, steps - 9))
    rewrite(store, table, FAULTS[fault])
    with server(store) as client:
        before, after = decode(record), decode(client.get(f"{table}/record.json").content)
        assert (after.winners, after.moves, after.seed) == (before.winners, before.moves, before.seed)
        assert (after.checks, after.final, after.finished) == (before.checks, before.final, True)
        if fault is Why.RULES:
            assert (after.rules, after.content) == (0, before.content)
        for lang, text in texts.items():
            told = client.get(f"{table}/record.txt?lang={lang}")
            assert told.status_code == 200
            if fault in (Why.RULES, Why.DIFFERS):
                assert set(text.splitlines()[4:-2]) <= set(told.text.splitlines())
            page = client.get(table, headers={"accept-language": lang})
            assert all([NAMES[seat] in page.text for seat in before.winners])
        if fault in (Why.RULES, Why.DIFFERS):
            for step, data in shown.items():
                assert client.get(f"{table}/replay/{step}", headers=JSON).json() == data
                seen = client.get(f"{table}/replay/{step}")
                assert seen.status_code == 200
                assert "past-moment" in seen.text
            monkeypatch.delattr(engine, "moments_of")  # today's rules are not consulted
            assert shown_lines(client, table, max(0, steps - 9)) == lines
            in_short = client.get(f"{table}/replay/beats?only=key").json()["beats"]
            assert {"put", "step"} == set(in_short[0]) and len(in_short) > 1
        assert client.get(f"{table}/replay/0").status_code == 200
        assert look(client, table)["winners"] == before.winners


# Content in records ---------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_a_game_with_a_pack_goes_elsewhere(store: Store, id: str, tmp_path: Path) -> None:
    """A record carries what it was played with; the table made from it plays on with that."""
    game = game_with_example(id, tmp_path)
    match, rng = Match(game, game.read_options(CHAPTERS[id][1]), Seed.simulated(2)), random.Random(1)
    for _ in range(ANSWERS):
        seat = rng.choice(match.asked)
        match.answer(seat, rng.choice(match.options(seat)))
    record = take(match, [Seat(name, "you") for name in NAMES[: match.seats]])
    raw = encode(record)
    assert len(raw) < 40_000
    with server(store) as client:
        kind = {"content-type": "application/json"}
        made = client.post("/import", content=raw, headers=kind, follow_redirects=False)
        assert made.status_code == 303, made.text
        table = str(made.headers["location"])
        play(client, table, 3)
        kept = store.content(id, game.content).wait()
        assert kept == game.sources
    found = loaded(store, table)
    assert isinstance(found, Room)
    assert found.game.content == game.content
    assert replay(decode(raw)).game.content == game.content


def packed(raw: bytes) -> str:
    return base64.b64encode(raw).decode()


HOSTILE = {
    "no base 64": "x",
    "no zlib": "AAAA",
    "no texts": packed(zlib.compress(b"[1]")),
    "nothing": packed(zlib.compress(b"[]")),
    "a bomb": packed(zlib.compress(b'["' + b"a" * 3_000_000 + b'"]')),
    "half": packed(zlib.compress(b'["a = 1"]')[:-3]),
    "other texts": packed(zlib.compress(b'["a = 1"]')),
}


@pytest.mark.parametrize("sources", HOSTILE.values(), ids=HOSTILE)
def test_hostile_content_is_refused(store: Store, sources: str) -> None:
    with server(store) as client:
        _, raw = finished(client, "duchy")
        before = len(store.tables().wait())
        document = msgspec.json.decode(raw) | {"content": "f" * 16, "sources": sources}
        body = msgspec.json.encode(document)
        kind = {"content-type": "application/json", **JSON}
        refused = client.post("/import", content=body, headers=kind)
        assert refused.status_code == 400
        assert refused.json()["problem"]
        assert len(store.tables().wait()) == before


def test_content_that_the_store_has_need_not_come_with_a_record(store: Store, tmp_path: Path) -> None:
    game = game_with_example("duchy", tmp_path)
    match = Match(game, game.read_options({}), Seed.simulated(2))
    record = msgspec.structs.replace(take(match, [Seat("Ania", "you"), Seat("Olek", "you")]), sources="")
    kind = {"content-type": "application/json", **JSON}
    with server(store) as client:
        body = encode(record)
        assert client.post("/import", content=body, headers=kind).status_code == 400
        store.keep_content("duchy", game.content, game.sources).wait()
        made = client.post("/import", content=body, headers=kind, follow_redirects=False)
        assert made.status_code == 303


# Tables of earlier versions -------------------------------------------------------------


def without_outcomes(document: dict[str, Any]) -> None:
    for entry in document["entries"]:
        entry["outcome"] = ""


@pytest.mark.parametrize("id", GAMES)
def test_a_log_without_outcomes_is_played_on_and_kept_from_then_on(store: Store, id: str) -> None:
    with server(store) as client:
        table, cookies = begun(client, id), client.cookies
        before = look(client, table, 0)
    rewrite(store, table, without_outcomes)
    with server(store) as client:
        client.cookies = cookies
        assert look(client, table, 0)["view"] == before["view"]
        play(client, table, 1)
        log = log_of(client, table, 0)
    rewrite(store, table, lambda document: document.update(rules=0))
    with server(store) as client:
        client.cookies = cookies
        assert log_of(client, table, 0) == log


@pytest.mark.parametrize("id", GAMES)
def test_a_finished_game_without_outcomes_is_kept_once_somebody_has_looked(
    store: Store, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(store) as client:
        table, record = finished(client, id)
    rewrite(store, table, without_outcomes)
    with server(store) as client:
        assert client.get(table).status_code == 200
    with_rules(monkeypatch, id, find_game(id).rules_version + 1)
    with server(store) as client:
        assert look(client, table)["frozen"]["why"] == "rules"
        assert client.get(f"{table}/record.json").content == record


@pytest.mark.parametrize("id", GAMES)
def test_a_log_in_another_form_is_told_anew(store: Store, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions of two forms never mix in one story: the first answer in the new form resends everything."""
    with server(store) as client:
        table, cookies = begun(client, id), client.cookies
    position = type(find_game(id).begin(find_game(id).read_options({}), []))
    monkeypatch.setattr(position, "FORM", position.FORM + 1)
    for answers in (1, 2):
        with server(store) as client:
            client.cookies = cookies
            play(client, table, answers)
            view, log = look(client, table, 0)["view"], log_of(client, table, 0)
            outcomes = [entry.outcome for entry in entries(client, table)]
    from_scratch = [number for number, outcome in enumerate(outcomes) if is_from_scratch(outcome)]
    assert from_scratch == [0, ANSWERS]
    rewrite(store, table, lambda document: document.update(rules=0))
    with server(store) as client:
        client.cookies = cookies
        assert log_of(client, table, 0) == log
        assert look(client, table, 0)["view"] == view


def test_a_rule_that_fails_leaves_nothing_in_the_log(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(store) as client:
        table = begun(client, "duchy")
        whole, seen = entries(client, table), [look(client, table, seat) for seat in (0, 1)]
        asked = next(one for one in seen if one["options"])

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(engine, "answer", broken)
        action = asked["options"][0]["action"]
        assert answer(client, table, asked, action, "broken").status_code == 500
        monkeypatch.undo()
        assert entries(client, table) == whole
        assert [look(client, table, seat) for seat in (0, 1)] == seen
        play(client, table, 2)


@pytest.mark.parametrize("store", ["sqlite", "postgresql"], indirect=True)
def test_content_of_earlier_tables_is_kept_at_the_start(store: Store) -> None:
    """Versions that did not store content made tables without it; installed content is added to those."""
    game, seed = find_game("duchy"), Seed.simulated(1)
    for content in (game.content, "f" * 16):
        table = NewTable(
            game="duchy",
            rules=1,
            content=content,
            seed=seed.text,
            commitment=seed.commitment,
            seats=[NewSeat(name=name, played_by="you") for name in NAMES[:2]],
        )
        store.create(table).wait()
    assert len(store.missing_contents().wait()) == 2
    with server(store) as client:
        assert client.get("/").status_code == 200
    assert store.missing_contents().wait() == [("duchy", "f" * 16)]
    assert store.content("duchy", game.content).wait() == game.sources


# A newer server beside this one -----------------------------------------------------------


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
def test_a_newer_server_plays_on(store: Store) -> None:
    """This server does not understand what a newer version stores: it stops, and writes nothing."""
    with server(store) as client:
        table, cookies = begun(client, "duchy"), client.cookies
        id, seen = table.removeprefix("/t/"), [look(client, table, seat) for seat in (0, 1)]
        asked = next(one for one in seen if one["options"])
        with client.websocket_connect(f"{table}/live?seat={asked['seat']}") as socket:
            socket.receive_json()
            store.append(id, ANSWERS, "new", NewEntry(kind="swap-hands", seat=0, text="")).wait()
            refused = answer(client, table, asked, asked["options"][0]["action"], "late")
            assert refused.status_code == 409
            assert socket.receive_json()["go"] == table
        assert look(client, table)["frozen"]["why"] == "newer"
        assert "newer version" in client.get(table, headers={"accept-language": "en"}).text
        client.cookies = cookies
        assert len(entries(client, table)) == ANSWERS + 1
    assert why(store, table) is Why.NEWER
