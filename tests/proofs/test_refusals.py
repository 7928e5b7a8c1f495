"""Illegal, stale, other people's and unreadable answers are refused with a reason; nothing changes.

A release run: POLNOC_REFUSALS=20000000 pytest tests/proofs/test_refusals.py
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from polnoc.engine.actions import NotationError
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.play import digest
from polnoc.engine.refusals import Refused
from polnoc.store import Store
from polnoc.table.presses import SEPARATOR
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import BadAnswer, Room, Stale
from tests.proofs import counts
from tests.proofs.browsers import Direct
from tests.proofs.cases import CASES, LARGEST, Case
from tests.proofs.in_process import opened, room_at, run
from tests.proofs.players import Wish, begin


@cache
def everything(game: AnyGame) -> list[str]:
    """Return all answers that a game knows."""
    return [game.actions[index].text for index in range(len(game.actions))]


#: What can be wrong with an answer, how a room refuses it, and with which HTTP status.
REFUSALS: dict[str, tuple[type[Exception], ...]] = {
    "illegal": (Refused,),
    "stale": (Stale,),
    "foreign": (Refused, Stale),
    "malformed": (BadAnswer,),
}
STATUSES = {"illegal": 409, "stale": 409, "foreign": 409, "malformed": 400}
NOT_YOURS = 404


#: Kinds that every case must produce; at a table for one, nobody else can answer.
def kinds_of(case: Case) -> set[str]:
    return REFUSALS.keys() - (set() if case.players > 1 else {"foreign"})


#: The game goes on after this many refusals, so that they happen in all kinds of positions.
A_POSITION = 10

#: Characters for unreadable answers: those of the notation, and others.
LETTERS = "abchgpquy 0123456789-_.,:;/\\'\"<>&%\0\n\t²٣Ⅻ–żółć🂡\u202e\ufeff"


class Wrong(NamedTuple):
    """An answer that must be refused."""

    kind: str
    seat: int
    token: str
    text: str


def wrongs(room: Room, rng: random.Random, old_tokens: dict[int, str]) -> Iterator[Wrong]:
    """Yield one of each kind that is possible here."""
    match, known = room.match, everything(room.game)
    seat = rng.choice(match.asked)
    legal = {action.text for action in match.options(seat)}
    illegal = rng.choice(known)
    while illegal in legal:
        illegal = rng.choice(known)
    yield Wrong("illegal", seat, room.token(seat), illegal)
    if old_tokens.get(seat, room.token(seat)) != room.token(seat):
        yield Wrong("stale", seat, old_tokens[seat], rng.choice([*legal]))
    for other in range(len(room.seats)):
        if other not in match.asked:
            token = rng.choice((room.token(seat), room.token(other)))
            yield Wrong("foreign", other, token, rng.choice(known))
    yield Wrong("malformed", seat, room.token(seat), unreadable(room.game, rng, rng.choice([*legal])))


def unreadable(game: AnyGame, rng: random.Random, text: str) -> str:
    """Return a text that is not an answer: garbled, or made up."""
    choice = rng.randrange(4)
    if choice == 0:
        garbled = "".join([rng.choice(LETTERS) for _ in range(rng.randrange(12))])
    elif choice == 1:
        place = rng.randrange(len(text) + 1)
        garbled = text[:place] + rng.choice(LETTERS) + text[place:]
    elif choice == 2:
        garbled = text * rng.choice((2, 30, 2_000))
    else:
        garbled = f"{text} {rng.choice((-1, 14, 10**9, 10**30))}"
    return "?" if is_readable(game, garbled) else garbled


def is_readable(game: AnyGame, text: str) -> bool:
    """Spaces and upper case do no harm; several answers may be given at once."""
    try:
        for part in text.split(SEPARATOR):
            game.actions.parse(part.strip())
    except NotationError:
        return False
    return True


def standing(room: Room) -> tuple[object, ...]:
    """Return everything that an answer could have changed."""
    match = room.match
    counted = (len(match.steps), len(match.events), match.chances, match.undone, len(room.keys))
    return digest(match.position), room.version, room.token(0), *counted


@pytest.mark.measure
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_room_refuses_and_stays_as_it_is(case: Case) -> None:
    async def proof() -> Counter[str]:
        rng, refused, number = random.Random(case.players), Counter[str](), 0
        room = a_room(case, number)
        old_tokens: dict[int, str] = {}
        while refused.total() < counts.REFUSALS // len(CASES):
            if room.match.over:
                number += 1
                room, old_tokens = a_room(case, number), {}
            for _ in range(A_POSITION):
                for wrong in wrongs(room, rng, old_tokens):
                    await must_refuse(room, wrong, f"k{refused.total()}")
                    refused[wrong.kind] += 1
            seat = rng.choice(room.match.asked)
            old_tokens[seat] = room.token(seat)
            action = rng.choice(room.match.options(seat)).text
            await room.answer(seat, room.token(seat), f"g{refused.total()}", action)
        return refused

    assert run(proof()).keys() == kinds_of(case)


def a_room(case: Case, number: int) -> Room:
    """Create a room of people that stores nothing."""
    game, players = case.game, case.players
    match = Match(game, game.read_options({"players": players}), Seed.simulated(100 * players + number))
    return Room("room", match, [RoomSeat(f"n{seat}", PERSON, "s") for seat in range(players)])


async def must_refuse(room: Room, wrong: Wrong, key: str) -> None:
    """Check that this kind is refused in its own way."""
    before = standing(room)
    with pytest.raises(REFUSALS[wrong.kind]):
        await room.answer(wrong.seat, wrong.token, key, wrong.text)
    assert standing(room) == before, wrong


@pytest.mark.measure
@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_over_http_a_refusal_has_a_status_and_a_reason(store: Store, case: Case) -> None:
    async def proof() -> Counter[str]:
        async with opened(store) as app:
            rng, refused = random.Random(13), Counter[str]()
            person, stranger = Direct(app), Direct(app)
            while refused.total() < counts.REFUSALS // 50:
                room = await room_at(app, await begin(person, case))
                old_tokens: dict[int, str] = {}
                while not room.match.over and refused.total() < counts.REFUSALS // 50:
                    before = standing(room)
                    for wrong in wrongs(room, rng, old_tokens):
                        assert await status_of(person, room, wrong) == STATUSES[wrong.kind], wrong
                        assert await status_of(stranger, room, wrong) == NOT_YOURS, wrong
                        refused[wrong.kind] += 2
                    assert standing(room) == before
                    await go_on(person, room, rng, old_tokens)
                assert len((await store.log(room.id)).entries) == room.version
            return refused

    assert run(proof()).keys() == kinds_of(case)


async def status_of(browser: Direct, room: Room, wrong: Wrong) -> int:
    """Send an answer that must be refused; return its status."""
    wish = Wish(room.id, "answer", wrong.seat, wrong.text, wrong.token)
    answer = await browser.post(wish.address, wish.form)
    assert answer.data["problem"]
    return answer.status


async def go_on(person: Direct, room: Room, rng: random.Random, old_tokens: dict[int, str]) -> None:
    """Give one good answer."""
    seat = rng.choice(room.match.asked)
    old_tokens[seat] = room.token(seat)
    action = rng.choice(room.match.options(seat)).text
    wish = Wish(room.id, "answer", seat, action, room.token(seat))
    assert (await person.post(wish.address, wish.form)).status == 200
