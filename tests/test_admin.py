"""`polnoc admin`, on SQLite and on a real PostgreSQL: inspect, export and import, repair, delete."""

from __future__ import annotations

import json
import random
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from polnoc.cli import main
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games import find_game
from polnoc.store import NewEntry, NewSeat, NewTable, Store, open_store, secret_hash
from polnoc.store.archive import MOST_ARCHIVE_BYTES
from polnoc.store.store import find_database
from polnoc.table.table_settings import Settings
from tests.games.pack_files import game_with_example
from tests.store.conftest import address  # noqa: F401

DUCHY = find_game("duchy")
OK, FAILED, USAGE = 0, 1, 2
SECRET = "a-secret-of-a-seat"

Run = Callable[..., str]


@pytest.fixture
def store(address: str) -> Iterator[Store]:  # noqa: F811
    """An empty store that stays open beside the command."""
    with open_store(address) as opened:
        yield opened


@pytest.fixture
def run(address: str, capsys: pytest.CaptureFixture[str]) -> Run:  # noqa: F811
    """Return a function that runs a command of `polnoc admin` and returns its output."""

    def ran(*arguments: str, status: int = OK, store: str = address) -> str:
        capsys.readouterr()
        assert main(["admin", *arguments, "--store", store]) == status
        said = capsys.readouterr()
        assert bool(said.err) == (status == USAGE)
        return said.out + said.err

    return ran


def a_game(store: Store, answers: int = 0, names: tuple[str, ...] = ("Ania", "Olek"), **header: Any) -> str:
    """Create a table with this many answers; return its id. A two-player game ends within 5000."""
    seed = Seed.simulated(len(names))
    match = Match(DUCHY, DUCHY.read_options({"players": len(names)}), seed)
    new = NewTable(
        **{
            "game": DUCHY.id,
            "rules": DUCHY.rules_version,
            "content": DUCHY.content,
            "seed": seed.text,
            "commitment": seed.commitment,
            "options": {"players": len(names)},
            "settings": msgspec.to_builtins(Settings(way="screen", host=secret_hash(SECRET))),
            "status": "playing",
            **header,
        },
        seats=[NewSeat(name=name, played_by="you", secret_hash=secret_hash(SECRET)) for name in names],
    )
    table_id = store.create(new).wait()
    rng = random.Random(7)
    for number in range(answers):
        if match.over:
            break
        seat = rng.choice(match.asked)
        action = rng.choice(match.options(seat))
        match.answer(seat, action)
        answer(store, table_id, number, action.short, seat)
    return table_id


def answer(store: Store, table_id: str, number: int, text: str, seat: int = 0, kind: str = "answer") -> None:
    """Store an entry, whatever the rules say."""
    entry = NewEntry(kind=kind, seat=seat, text=text)
    store.append(table_id, number, f"key-{number}", entry).wait()


# Inspection


def test_tables_are_listed_with_who_plays(store: Store, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polnoc.admin.PAGE", 2)
    mine = [a_game(store, number) for number in range(5)]
    over = a_game(store, status="over")
    other = a_game(store, game="chess")
    heading, *lines = run("list").splitlines()
    assert heading.split()[:3] == ["table", "game", "status"]
    by_id = {line.split()[0]: line for line in lines}
    assert sorted(by_id) == sorted([*mine, over, other])
    assert by_id[mine[4]].split()[1:4] == ["duchy", "playing", "4"]
    assert by_id[mine[4]].endswith("Ania, Olek")
    assert [line.split()[0] for line in run("list", "--status", "over").splitlines()[1:]] == [over]
    assert [line.split()[0] for line in run("list", "--game", "chess").splitlines()[1:]] == [other]


def test_a_table_is_shown_without_its_secrets(store: Store, run: Run) -> None:
    table_id = a_game(store, 6)
    seats = store.log(table_id).wait().seats
    store.change_seat(table_id, msgspec.structs.replace(seats[1], played_by="expert")).wait()
    shown = run("show", table_id)
    for words in ("duchy, rules 1", "6 (6 answer)", "players=2", "way=screen", "Ania"):
        assert words in shown
    assert "Olek (expert), for the person who holds this seat" in shown
    assert Seed.simulated(2).commitment in shown
    assert secret_hash(SECRET) not in shown
    assert "sim:2" not in shown
    assert "sim:2" in run("show", table_id, "--reveal")


@pytest.mark.parametrize(("language", "words"), [("pl", "Ania dobiera kartę"), ("en", "Ania draws card")])
def test_the_game_is_told_from_above(store: Store, run: Run, language: str, words: str) -> None:
    table_id = a_game(store, 12)
    told = run("show", table_id, "--log", "--lang", language)
    assert words in told
    assert len(told.splitlines()) > 20


def test_a_free_seat_is_shown_as_free(store: Store, run: Run) -> None:
    table_id = a_game(store)
    seats = store.log(table_id).wait().seats
    store.change_seat(table_id, msgspec.structs.replace(seats[1], played_by="")).wait()
    assert "(free)" in run("show", table_id)
    assert "(free)" in run("list")


def test_a_name_cannot_steer_the_terminal(store: Store, run: Run) -> None:
    table_id = a_game(store, 4, names=("\x1b[2J\x1b]0;ha\x07", "Olek\r\n"))
    for said in (run("list"), run("show", table_id, "--log")):
        assert set(said) & set("\x1b\x07\r") == set()
        assert "�[2J" in said


@pytest.mark.parametrize("command", ["show", "export", "remove", "repair"])
def test_an_unknown_table_is_said_to_be_unknown(run: Run, command: str) -> None:
    for id in ("nothing", "2" * 16, "../../etc/passwd"):
        assert f"there is no table '{id}'" in run(command, id, status=USAGE)


def test_a_store_that_cannot_be_opened_is_explained(run: Run, tmp_path: Path) -> None:
    assert "there is no folder" in run("list", store=str(tmp_path / "no" / "tables.db"), status=USAGE)


# Export and import


def test_a_table_moves_to_another_store(store: Store, run: Run, tmp_path: Path) -> None:
    table_id, file, elsewhere = a_game(store, 9), tmp_path / "table.json", str(tmp_path / "elsewhere.db")
    run("export", table_id, "-o", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run("export", table_id) == file.read_text(encoding="utf-8")
    assert table_id in run("import", str(file), store=elsewhere)
    assert run("export", table_id, store=elsewhere) == file.read_text(encoding="utf-8")
    assert "already" in run("import", str(file), status=USAGE)
    assert "1 checked, 0 mended, 0 beyond repair" in run("repair", store=elsewhere)


def test_where_nothing_can_be_written_it_is_told(store: Store, run: Run, tmp_path: Path) -> None:
    table_id = a_game(store)
    assert "Is a directory" in run("export", table_id, "-o", str(tmp_path), status=USAGE)


def nested(depth: int) -> str:
    return '{"options":' + '{"a":' * depth + "1" + "}" * depth + "}"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a table of Północ"),
        ("Droga Olu!", "not a table of Północ"),
        ("[]", "not a table of Północ"),
        ('{"polnoc_table": 1e999}', "not a table of Północ"),
        ('{"polnoc_table": 1' + "0" * 5_000 + "}", "not a table of Północ"),
        (nested(100_000), "not a table of Północ"),
        ("[" * 200_000, "not a table of Północ"),
        ("\ud800", "not a table of Północ"),
        (" " * (MOST_ARCHIVE_BYTES + 1), "a table has at most"),
    ],
)
def test_what_is_no_table_is_not_taken_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    file, store = tmp_path / "hostile.json", str(tmp_path / "tables.db")
    file.write_bytes(text.encode(errors="surrogatepass"))
    assert main(["admin", "import", str(file), "--store", store]) == USAGE
    said = capsys.readouterr().err
    assert words in said
    assert len(said) < 500


SPOILT: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("an illegal answer", lambda doc: doc["entries"][0].update(text="u"), "entry 1 cannot be carried out"),
    ("an answer that is none", lambda doc: doc["entries"][1].update(text="fly"), "entry 2 cannot be"),
    ("two answers at once", lambda doc: doc["entries"][1].update(seat=doc["entries"][0]["seat"]), "entry 2"),
    ("an unknown kind", lambda doc: doc["entries"][3].update(kind="cheat"), "entry 4 is a 'cheat'"),
    ("a garbled request", lambda doc: doc["entries"][3].update(kind="ask-undo", text="x"), "entry 4"),
    ("another seed", lambda doc: doc.update(seed="sim:3"), "not the one that was promised"),
    ("a seed that is none", lambda doc: doc.update(seed="tajne-ziarno"), "its beginning does not hold"),
    ("an unknown option", lambda doc: doc["options"].update(cheat=True), "its beginning does not hold"),
    ("an option of a wrong type", lambda doc: doc["options"].update(players="2"), "its beginning does"),
    ("a huge option", lambda doc: doc["options"].update(players=10**15), "its beginning does not hold"),
    ("too many players", lambda doc: doc["options"].update(players=3), "2 seats, but its options are for 3"),
    ("other rules", lambda doc: doc.update(rules=99), "version 99 of the rules"),
    ("other content", lambda doc: doc.update(content="c0ffee"), "other content"),
    ("an unknown game", lambda doc: doc.update(game="chess"), "chess"),
    ("settings of a wrong type", lambda doc: doc["settings"].update(aids="yes"), "settings do not hold"),
]


@pytest.mark.parametrize(("spoil", "words"), [case[1:] for case in SPOILT], ids=[case[0] for case in SPOILT])
def test_a_game_that_does_not_hold_is_not_taken_in(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[dict[str, Any]], object],
    words: str,
) -> None:
    here, file = str(tmp_path / "here.db"), tmp_path / "table.json"
    with open_store(here) as store:
        document = json.loads(store.export_table(a_game(store, 8)).wait())
    spoil(document)
    file.write_text(json.dumps(document), encoding="utf-8")
    assert main(["admin", "import", str(file), "--store", str(tmp_path / "there.db")]) == USAGE
    said = capsys.readouterr().err
    assert "is not taken in" in said
    assert words in said
    assert "tajne-ziarno" not in said
    with open_store(str(tmp_path / "there.db")) as there:
        assert there.tables().wait() == []


def test_a_file_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    assert "No such file" in run("import", str(tmp_path / "nothing"), status=USAGE)
    assert "Is a directory" in run("import", str(tmp_path), status=USAGE)


# Repair


def test_content_of_its_own_goes_with_a_table(store: Store, run: Run, tmp_path: Path) -> None:
    game = game_with_example("duchy", tmp_path)
    table_id = a_game(store, content=game.content, sources=game.sources)
    file, elsewhere = tmp_path / "table.json", str(tmp_path / "elsewhere.db")
    run("export", table_id, "--output", str(file))
    run("import", str(file), store=elsewhere)
    assert "1 checked, 0 mended, 0 beyond repair" in run("repair", store=elsewhere)
    with open_store(elsewhere) as there:
        assert there.content("duchy", game.content).wait() == game.sources


def test_a_frozen_table_is_told_and_left_alone(store: Store, run: Run) -> None:
    table_id = a_game(store, 5, rules=99)
    said = run("repair")
    assert f"{table_id}: frozen, it can only be read here: it is played by version 99" in said
    assert "1 checked, 0 mended, 0 beyond repair" in said
    assert store.table(table_id).wait().rules == 99


def test_sound_tables_need_no_repair(store: Store, run: Run) -> None:
    table_id = a_game(store, 20)
    a_game(store)
    answer(store, table_id, 20, "", kind="undo")
    assert run("repair") == "2 checked, 0 mended, 0 beyond repair\n"


def test_a_wrong_status_is_set_right(store: Store, run: Run) -> None:
    over, begun = a_game(store, 5_000), a_game(store, 3, status="over")
    first = run("repair", "--dry-run")
    assert f"{over}: marked as playing, but it is over\n" in first
    assert f"{begun}: marked as over, but it is playing\n" in first
    assert "2 checked, 2 would be mended, 0 beyond repair" in first
    assert store.table(over).wait().status == "playing"
    assert "but it is over: set right" in run("repair", over)
    assert (store.table(over).wait().status, store.table(begun).wait().status) == ("over", "over")
    assert "2 checked, 1 mended, 0 beyond repair" in run("repair")
    assert "2 checked, 0 mended, 0 beyond repair" in run("repair")


def test_a_snapshot_of_the_future_is_dropped(store: Store, run: Run, address: str) -> None:  # noqa: F811
    table_id = a_game(store, 3)
    connection = find_database(address).connect()
    connection.begin_write([table_id])
    connection.run(
        "INSERT INTO snapshots (table_id, seq, data) VALUES (:id, 9, :data)", {"id": table_id, "data": b"x"}
    )
    connection.commit()
    connection.close()
    assert "to be dropped" in run("repair", "--dry-run")
    assert store.snapshot(table_id).wait() is not None
    assert "1 checked, 1 mended, 0 beyond repair" in run("repair", table_id)
    kept = store.snapshot(table_id).wait()
    assert kept is not None, "what came of the answers was not stored: it is written down"
    assert kept.seq == 3
    assert run("repair") == "1 checked, 0 mended, 0 beyond repair\n"


def test_a_log_against_the_rules_is_told_and_left_alone(store: Store, run: Run) -> None:
    sound, broken = a_game(store, 4), a_game(store, 4)
    answer(store, broken, 4, "n99")
    before = store.log(broken).wait()
    said = run("repair", status=FAILED)
    assert f"{broken}: entry 5 cannot be carried out" in said
    assert "restore it from a backup, or export and remove it" in said
    assert "2 checked, 0 mended, 1 beyond repair" in said
    assert store.log(broken).wait() == before
    assert run("repair", sound) == "1 checked, 0 mended, 0 beyond repair\n"
    assert "the game cannot be told: entry 5" in run("show", broken, "--log", status=USAGE)


def test_a_damaged_database_is_told(store: Store, run: Run, address: str) -> None:  # noqa: F811
    table_id = a_game(store, 4)
    connection = find_database(address).connect()
    connection.begin_write([table_id])
    connection.run("DELETE FROM entries WHERE table_id = :id AND seq = 2", {"id": table_id})
    connection.commit()
    connection.close()
    said = run("repair", status=FAILED)
    assert f"{table_id}: a gap in its entries; remove the table and import it from a backup" in said
    assert "1 checked, 0 mended, 1 beyond repair" in said


# Deletion


def test_a_table_is_erased_only_if_it_is_meant(store: Store, run: Run) -> None:
    table_id = a_game(store, 4)
    assert "with 4 entries would be erased for good: add --yes" in run("remove", table_id, status=USAGE)
    assert store.table(table_id).wait().id == table_id
    assert run("remove", table_id, "--yes") == f"table {table_id} is gone\n"
    assert "there is no table" in run("show", table_id, status=USAGE)
