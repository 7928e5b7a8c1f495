"""People who answer at random with their page's own requests: whole games in seconds.

With `play_quickly` everybody's page follows the game by its socket; with `play_unseen` the pages are
elsewhere meanwhile, which takes a quarter of the time, and show the table again at the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from tests.browser.conftest import Visitor
from tests.browser.windows import SMALL_PAGE
from tests.proofs.counts import count

#: Whether games have their full length; otherwise they are as short as their options allow.
WHOLE_GAMES = count("POLNOC_WHOLE_GAMES", 0)

#: No game takes more rounds of answers than this.
MOST_ROUNDS = 5_000

#: Answers a person's questions until somebody else is asked, the game is over or `most` answers are given.
#: A page at the table learns of them by its socket, like everybody's.
ANSWER = """async ({ table, seed, most }) => {
    const headers = { Accept: "application/json" };
    let conflicts = 0;
    for (let given = 0; ; given += 1) {
        const seen = await (await fetch(table, { headers })).json();
        if (seen.over || !seen.options.length || given === most) return { over: seen.over, given };
        const chance = Math.imul(seed + given, 2654435761) >>> 8;
        const { action } = seen.options[chance % seen.options.length];
        const key = `${seed}-${given}`;
        const body = new URLSearchParams({ seat: seen.seat, token: seen.token, key, action });
        const reply = await fetch(`${table}/answer`, { method: "POST", body, headers });
        if (reply.status === 429) {  // who has changed his mind very often has to wait
            await new Promise((done) => setTimeout(done, 10_000));
            continue;
        }
        conflicts = reply.status === 409 ? conflicts + 1 : 0;
        const refused = !reply.ok && (reply.status !== 409 || conflicts > 200);
        if (refused) throw new Error(`${action}: ${reply.status} ${await reply.text()}`);
    }
}"""


def play_quickly(people: Sequence[Visitor], rng: random.Random, answers: int = 0) -> None:
    """Let whoever is asked answer until the game is over, or about `answers` are given, if not 0."""
    _play(people, table_of(people[0]), rng, answers)
    for person in people:
        if not answers:
            person.page.locator("#table[data-turn=over]").wait_for()
        forgive_conflicts(person)


def play_unseen(people: Sequence[Visitor], rng: random.Random, others: Sequence[Visitor] = ()) -> None:
    """Play to the end of the game with all pages elsewhere, also those of `others`."""
    everybody = [*people, *others]
    tables = [person.page.url for person in everybody]
    path = table_of(people[0])
    for person in everybody:
        person.page.goto(f"{person.site}{SMALL_PAGE}")
    _play(people, path, rng)
    for person, table in zip(everybody, tables, strict=True):
        forgive_conflicts(person)
        person.page.goto(table)
        person.arrive()
        assert person.over


def wait_elsewhere(people: Sequence[Visitor], done: Callable[[], bool]) -> None:
    """Wait until bots have finished their turns, with everybody's page elsewhere meanwhile."""
    tables = [person.page.url for person in people]
    for person in people:
        person.page.goto(f"{person.site}{SMALL_PAGE}")
    for _ in range(MOST_ROUNDS):
        if done():
            break
        people[0].page.wait_for_timeout(50)
    assert done()
    for person, table in zip(people, tables, strict=True):
        person.page.goto(table)
        person.arrive()


def table_of(person: Visitor) -> str:
    """Return the path of the table that a page shows."""
    return urlsplit(person.page.url).path


def _play(people: Sequence[Visitor], table: str, rng: random.Random, answers: int = 0) -> None:
    given = 0
    for _ in range(MOST_ROUNDS):
        most = answers - given if answers else MOST_ROUNDS
        rounds = 0
        for person in people:
            asked = {"table": table, "seed": rng.randrange(1 << 30), "most": most}
            told = person.page.evaluate(ANSWER, asked)
            if told["over"]:
                return
            rounds += told["given"]
        given += rounds
        if answers and given >= answers:
            return
        if not rounds:
            people[0].page.wait_for_timeout(50)  # a bot is thinking
    raise AssertionError("the game does not end")


def forgive_conflicts(person: Visitor) -> None:
    """Ignore console errors for answers that are too late, because the question passed automatically,
    or too frequent."""
    expected = ("status of 409", "status of 429")
    person.problems[:] = [said for said in person.problems if not any([part in said for part in expected])]
