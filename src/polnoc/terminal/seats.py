"""Who sits where: `you`, `you:Ania`, `expert`, `novice:Bartek`."""

from __future__ import annotations

from polnoc.bots import levels, usual_level
from polnoc.engine.game import AnyGame
from polnoc.records import Seat
from polnoc.words import Words

YOU = "you"


class BadSeats(ValueError):
    """A list of seats that cannot be played."""


def usual_seats(game: AnyGame) -> str:
    """You, and as few others as the game needs."""
    return ",".join([YOU, *[usual_level(game)] * (min(game.players) - 1)])


def read_seats(game: AnyGame, text: str, language: str) -> list[Seat]:
    """`you,expert` as seats, checked against the game's bots and player counts."""
    said = Words(language, game, ())
    words = [word.strip() for word in text.split(",") if word.strip()]
    if len(words) not in game.players:
        counts = ", ".join(map(str, game.players))
        raise BadSeats(
            f"'{text}' seats {len(words)}; {game.id} is for {counts} players, for example: you,expert"
        )
    seats = [_seat(game, word, number, said) for number, word in enumerate(words)]
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise BadSeats(
                f"two players are called '{name}'; give them names, for example: you:Ania,you:Olek"
            )
    return seats


def _seat(game: AnyGame, word: str, number: int, said: Words) -> Seat:
    kind, _, name = word.partition(":")
    known = (YOU, *levels(game))
    if kind not in known:
        raise BadSeats(f"nobody plays like '{kind[:40]}'; a seat is one of: {', '.join(known)}")
    if len(name) > 30:
        raise BadSeats(f"a name has at most 30 letters, '{name[:40]}…' is longer")
    return Seat(name or _default_name(kind, number, said), kind)


def _default_name(kind: str, number: int, said: Words) -> str:
    return said.text("name-person", number=number + 1) if kind == YOU else said.text(f"name-bot-{number + 1}")
