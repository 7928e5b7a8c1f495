"""People at their pages who answer by the page's own requests, at random: whole games in seconds."""

from __future__ import annotations

import random

from tests.browser.conftest import Visitor
from tests.proofs.counts import count

#: Whether games are as long as their rules say; otherwise they are as short as their options allow.
WHOLE_GAMES = count("POLNOC_WHOLE_GAMES", 0)

#: No game takes more rounds of answers than this.
MOST_ROUNDS = 5_000

#: Answers what a person is asked, until somebody else is asked, the game is over or `most` answers are given.
#: The page hears of them by its socket, as it hears of what others do.
ANSWER = """async ({ seed, most }) => {
    const table = location.pathname;
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


def play_quickly(people: list[Visitor], rng: random.Random, answers: int = 0) -> None:
    """Whoever is asked answers, until the game is over, or about `answers` are given, where that is not 0."""
    given = 0
    for _ in range(MOST_ROUNDS):
        most = answers - given if answers else MOST_ROUNDS
        rounds = [answer(person, rng, most) for person in people]
        given += sum(rounds)
        if people[0].over or (answers and given >= answers):
            for person in people:
                forgive_conflicts(person)
            return
        if not any(rounds):
            people[0].page.wait_for_timeout(20)  # a bot is asked
    raise AssertionError("the game does not end")


def answer(person: Visitor, rng: random.Random, most: int) -> int:
    """Answer what one person is asked, at most so often; how often that was. Once over, the page says so."""
    told = person.page.evaluate(ANSWER, {"seed": rng.randrange(1 << 30), "most": most})
    if told["over"]:
        person.page.locator("#table[data-turn=over]").wait_for()
    given: int = told["given"]
    return given


def forgive_conflicts(person: Visitor) -> None:
    """A question may pass by itself while its answer is on the way, and answers may come too often: browsers
    say that on their console."""
    expected = ("status of 409", "status of 429")
    person.problems[:] = [said for said in person.problems if not any([part in said for part in expected])]
