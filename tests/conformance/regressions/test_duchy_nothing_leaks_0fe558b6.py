"""A failure once found by a soak run: duchy, nothing_leaks."""

from tests.conformance.trace import rerun

TRACE = {
    "game": "duchy",
    "options": {
        "players": 4,
        "points": 1,
        "first": 2,
        "stop": "at_once",
        "double_hit": 2,
        "shield_stops_copies": True,
        "bluff": True,
    },
    "seed": "sim:4001",
    "check": "nothing_leaks",
    "answers": [
        (-1, "card 5"),
        (-1, "card 18"),
        (-1, "card 10"),
        (-1, "card 22"),
        (-1, "card 4"),
        (-1, "card 26"),
        (-1, "card 2"),
        (-1, "card 14"),
        (1, "hide 22"),
        (2, "hide 2"),
        (2, "settle 10"),
        (0, "keep 5"),
        (1, "settle 14"),
    ],
}


def test_duchy_nothing_leaks_0fe558b6() -> None:
    rerun(TRACE)
