"""A failure once found by a soak run: duchy, undo_restores."""

from tests.conformance.trace import rerun

TRACE = {
    "game": "duchy",
    "options": {
        "players": 4,
        "points": 0,
        "first": 0,
        "stop": "at_once",
        "double_hit": 2,
        "shield_stops_copies": True,
        "bluff": True,
    },
    "seed": "sim:4000",
    "check": "undo_restores",
    "answers": [
        (-1, "begin 2"),
        (-1, "card 8"),
        (-1, "card 23"),
        (-1, "card 1"),
        (-1, "card 24"),
        (-1, "card 12"),
        (-1, "card 16"),
        (-1, "card 4"),
        (-1, "card 25"),
        (2, "hide 8"),
        (3, "hide 16"),
        (3, "settle 25"),
        (2, "settle 12"),
        (1, "keep 24"),
        (0, "keep 4"),
        (2, "use"),
        (2, "run 5"),
        (-1, "card 10"),
        (3, "use"),
        (-1, "card 2"),
        (-1, "card 7"),
        (-1, "card 3"),
        (3, "top 3"),
    ],
}


def test_duchy_undo_restores_114f2b3a() -> None:
    rerun(TRACE)
