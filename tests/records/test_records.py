"""Records: small, replayable, and never silently wrong."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from polnoc.bots import levels, make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.play import digest
from polnoc.engine.seats import WATCHER, may_see
from polnoc.games import find_game, with_pack_files
from polnoc.games.duchy.state import Duchy
from polnoc.records import (
    OutdatedRecord,
    Record,
    RecordError,
    Seat,
    as_json,
    as_text,
    decode,
    encode,
    read,
    replay,
    take,
    verify,
    write,
)
from polnoc.records.export import ABOVE
from polnoc.words import Words

DUCHY = find_game("duchy")
NAMES = ("Ania", "Olek", "Ewa", "Jan")


def played(players: int, seed: int, level: str = "random", stop_after: int | None = None) -> Match:
    """Return a match between equal bots, finished or stopped after some answers."""
    match = Match(DUCHY, DUCHY.read_options({"players": players}), Seed.simulated(seed))
    bot, rng = make_bot(DUCHY, level), random.Random(seed)
    while not match.over and (stop_after is None or len(match.steps) < stop_after):
        seat = rng.choice(match.asked)
        match.answer(seat, bot.choose(match.view(seat), match.options(seat), rng))
    return match


def seats(match: Match) -> list[Seat]:
    return [Seat(name, "random") for name in NAMES[: match.seats]]


def record_of(players: int = 2, seed: int = 1, stop_after: int | None = None) -> Record:
    match = played(players, seed, stop_after=stop_after)
    return take(match, seats(match))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", levels(DUCHY))
def test_a_finished_game_is_under_four_kilobytes_and_replays(players: int, level: str) -> None:
    for seed in range(5):
        match = played(players, seed, level)
        record = take(match, seats(match))
        raw = encode(record)
        assert len(raw) < 4096, f"{len(raw)} bytes for seed {seed}"
        again = replay(decode(raw))
        assert digest(again.position) == digest(match.position)
        assert again.events == match.events
        assert again.winners == match.winners


def test_an_unfinished_game_is_saved_and_goes_on_with_the_same_chance(tmp_path: Path) -> None:
    whole, half = played(3, 7), played(3, 7, stop_after=10)
    write(take(half, seats(half)), tmp_path / "half.json")
    resumed = replay(read(tmp_path / "half.json"))
    for step in whole.steps[10:]:
        resumed.answer(step.seat, step.action)
    assert digest(resumed.position) == digest(whole.position)


def test_writing_leaves_no_draft_behind(tmp_path: Path) -> None:
    write(record_of(), tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_undone_answers_are_marked() -> None:
    match = played(2, 3, stop_after=4)
    match.undo()
    record = take(match, seats(match))
    assert record.undone == 1
    assert replay(record).undone == 1


def test_every_changed_answer_is_found_at_its_place() -> None:
    record = record_of(2, 11)
    moves = record.moves.split()
    for number, move in enumerate(moves):
        if not move.startswith("n"):
            continue
        other = "n1" if move != "n1" else "n2"
        changed = msgspec.structs.replace(
            record, moves=" ".join([*moves[:number], other, *moves[number + 1 :]])
        )
        with pytest.raises(RecordError, match=rf"answer {number + 1} "):
            replay(changed)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"moves": "0:h99"}, "checks"),
        ({"checks": "AA"}, "checks for 1"),
        ({"final": "0" * 64}, "last position"),
        ({"winners": [0, 1]}, "result"),
        ({"finished": False}, "result"),
        ({"seed": "sim:2"}, "answer 1 "),
        ({"seed": "dice"}, "no seed"),
        ({"options": {"players": 9}}, "option 'players'"),
        ({"options": {"colour": 1}}, "no option is called 'colour'"),
        ({"game": "chess"}, "no game is called 'chess'"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        replay(msgspec.structs.replace(record_of(), **change))


def test_positions_of_an_older_form_are_not_compared_but_all_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of()
    assert record.form == 1 and b'"form"' not in encode(record)
    monkeypatch.setattr(Duchy, "FORM", 2)
    monkeypatch.setattr(Duchy, "FIELDS", Duchy.FIELDS[:-1])
    newer = record_of()
    assert newer.form == 2 and decode(encode(newer)) == newer and newer.final != record.final
    assert replay(record).winners == tuple(record.winners)
    for change, problem in (({"winners": [0, 1]}, "result"), ({"seed": "sim:2"}, "answer 1 ")):
        with pytest.raises(RecordError, match=problem):
            replay(msgspec.structs.replace(record, **change))
    with pytest.raises(RecordError, match="last position"):
        replay(msgspec.structs.replace(newer, final="0" * 64))
    with pytest.raises(OutdatedRecord, match="format 3"):
        replay(msgspec.structs.replace(record, form=3))


@pytest.mark.parametrize("move", ["x:h3", "7:h3", "h", "h3,4", "", "fly3", "99999999999:h3", "h²"])
def test_a_malformed_answer_is_refused_with_its_number(move: str) -> None:
    record = msgspec.structs.replace(record_of(), moves=move or "-", checks="AA")
    with pytest.raises(RecordError, match="answer 1"):
        replay(record)


def test_answers_after_the_end_are_refused() -> None:
    record = record_of()
    longer = msgspec.structs.replace(record, moves=record.moves + " u", checks=record.checks + "AA")
    with pytest.raises(RecordError, match="already over"):
        replay(longer)


def test_other_rules_and_other_content_are_refused_by_name() -> None:
    with pytest.raises(OutdatedRecord, match="version 99 of the rules"):
        replay(msgspec.structs.replace(record_of(), rules=99))
    with pytest.raises(OutdatedRecord, match="other content"):
        replay(msgspec.structs.replace(record_of(), content="0000"))
    with pytest.raises(OutdatedRecord, match="format 2"):
        decode(encode(msgspec.structs.replace(record_of(), polnoc=2)))


def test_a_game_of_another_pack_replays_with_that_pack(tmp_path: Path) -> None:
    pack = tmp_path / "six.toml"
    cards = "".join(
        f'[[card]]\nnumber = {number}\ncolour = "blue"\neffects = [{{ do = "ask-even" }}]\n'
        for number in range(1, 7)
    )
    pack.write_text(f'replaces = "box"\n{cards}', encoding="utf-8")
    game = with_pack_files("duchy", [pack])
    match = Match(game, game.read_options({}), Seed.simulated(1))
    record = take(match, seats(match))
    assert replay(record).asked == match.asked
    bare = msgspec.structs.replace(record, sources="")  # as earlier versions wrote it
    with pytest.raises(OutdatedRecord, match="name the pack"):
        replay(bare)
    assert replay(bare, game).asked == match.asked


@pytest.mark.parametrize("raw", [b"", b"[]", b"{}", b'{"polnoc": 1}', b"\xff\xfe", b"null", b"{" * 1000])
def test_what_is_no_record_is_refused(raw: bytes) -> None:
    with pytest.raises(RecordError, match="not a record"):
        decode(raw)


@pytest.mark.parametrize(
    "raw",
    [
        b'{"options":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}",
        b"[" * 500_000,
        b'{"game": "\xff"}',
        b'{"polnoc": 1e999}',
        b'{"rules": 1' + b"0" * 5_000 + b"}",
        b'{"winners": ["0"]}',
    ],
    ids=["nested", "nested lists", "not UTF-8", "infinite", "huge", "a wrong type"],
)
def test_a_hostile_record_is_refused_in_a_sentence(raw: bytes) -> None:
    with pytest.raises(RecordError, match="not a record of Północ: ") as error:
        decode(raw)
    assert len(str(error.value)) < 300


def test_unknown_fields_and_oversized_files_are_refused(tmp_path: Path) -> None:
    strange = {**json.loads(encode(record_of())), "extra": 1}
    with pytest.raises(RecordError, match="extra"):
        decode(json.dumps(strange).encode())
    with pytest.raises(RecordError, match="a few thousand"):
        decode(b" " * 1_000_001)
    big = tmp_path / "big.json"
    big.write_bytes(b" " * 1_000_001)
    with pytest.raises(RecordError, match="a few thousand"):
        read(big)


def test_missing_files_and_folders_are_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="there is no file"):
        read(tmp_path / "none.json")
    with pytest.raises(RecordError, match="cannot be read"):
        read(tmp_path)


def test_verify_tells_honest_from_bent() -> None:
    record = record_of(4, 5)
    honest = verify(record)
    assert honest.honest
    assert honest.simulated
    assert (honest.answers, honest.chances) == (len(record.moves.split()), played(4, 5).chances)
    bent = verify(msgspec.structs.replace(record, commitment="0" * 64))
    assert not bent.honest
    assert bent.replays
    assert "promised" in bent.problem
    broken = verify(msgspec.structs.replace(record, final="0" * 64))
    assert broken.seed_was_promised
    assert not broken.replays
    assert not verify(msgspec.structs.replace(record, seed="?")).honest


def test_a_live_seed_is_verified_as_live() -> None:
    match = Match(DUCHY, DUCHY.read_options({}), Seed.live())
    verdict = verify(take(match, seats(match)))
    assert verdict.honest
    assert not verdict.simulated


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_told_in_words(language: str, players: int) -> None:
    match = played(players, 2)
    record = take(match, seats(match))
    above = as_text(match, record, language, ABOVE)
    assert record.seed in above
    assert record.commitment in above
    assert "{" not in above
    for name in NAMES[:players]:
        assert name in above
    public = as_text(match, record, language, WATCHER)
    assert len(public) < len(above)


def test_text_for_a_watcher_has_only_what_all_may_read() -> None:
    match = played(2, 2)
    record = take(match, seats(match))
    public = as_text(match, record, "en", WATCHER)
    words = Words("en", DUCHY, NAMES[:2], WATCHER)
    secrets = {words.event(event) for event in match.events if event.audience > 0}
    shared = {words.event(event) for event in match.events if may_see(event.audience, WATCHER)}
    assert secrets
    assert not (secrets - shared) & set(public.splitlines())


def test_json_export_holds_every_answer_event_and_digest() -> None:
    match = played(2, 4)
    told = json.loads(as_json(match, take(match, seats(match))))
    assert [step["action"] for step in told["steps"]] == [step.action.text for step in match.steps]
    assert sum(len(step["events"]) for step in told["steps"]) + len(told["opening"]) == len(match.events)
    assert told["steps"][-1]["digest"] == digest(match.position)
    empty = Match(DUCHY, DUCHY.read_options({}), Seed.simulated(1))
    assert json.loads(as_json(empty, take(empty, seats(empty))))["steps"] == []
