"""Notices: each once, with no secret, to nobody who did not ask, and never into the host's network."""

from __future__ import annotations

import ipaddress
import random
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from polnoc.cli import main
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.store import Notice, open_store, secret_hash
from polnoc.store.notices import FAILURES_LIMIT
from polnoc.table import notice_page, notices
from polnoc.table.app import create_app
from polnoc.table.notice_mail import BadSmtp, read_mail, read_smtp
from polnoc.table.notice_sender import BadTarget, Job, Round, is_allowed, read_networks, read_webhook
from polnoc.table.notices import (
    DELAY_MILLISECONDS,
    GAP_MILLISECONDS,
    NotifySettings,
    Told,
    has_webhooks,
    line,
)
from polnoc.table.people import COOKIE
from polnoc.table.quotas import Pace
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.rooms import Room
from polnoc.table.table_settings import Settings
from tests.leaks.redeals import dealt_anew
from tests.proofs.cases import CASES, Case
from tests.table.receivers import MailServer, Webhook, mail_server, webhook
from tests.table.test_clocks import DAY
from tests.table.test_seating import invitations, sit
from tests.table.tools import JSON, Hours, answer, begin, look, until

needs_apprise = pytest.mark.skipif(not has_webhooks(), reason="pip install 'polnoc[notify]'")

HERE = ("127.0.0.1/32",)


@pytest.fixture
def hook() -> Iterator[Webhook]:
    with webhook() as found:
        yield found


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as found:
        yield found


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test itself polls the outbox, and no test affects the timing of the next."""
    monkeypatch.setattr(notices, "LOOK_SECONDS", 3_600.0)
    monkeypatch.setattr(notice_page, "_OF_PERSON", Pace(10, 3_600, 5))
    monkeypatch.setattr(notice_page, "_OF_ADDRESS", Pace(2, 3_600, 2))


@contextmanager
def server(path: Path | str, smtp: str = "", allowed: tuple[str, ...] = HERE) -> Iterator[TestClient]:
    settings = NotifySettings(smtp=read_smtp(smtp), allowed=allowed)
    with open_store(str(path)) as store:
        app = create_app(store, pace=0.0, workers=1, notify=settings)
        with TestClient(app) as client:
            yield client


def another(client: TestClient, cookies: Any = None) -> TestClient:
    browser = TestClient(client.app)
    browser.portal = client.portal
    browser.cookies.update(cookies or {})
    return browser


def tables_of(client: TestClient) -> Any:
    app: Any = client.app
    return app.state.tables


def call(client: TestClient, function: Callable[[], Any]) -> Any:
    assert client.portal is not None
    return client.portal.call(function)


def background_tasks_done(client: TestClient) -> None:
    """Wait for what is written after a change."""
    until(lambda: not tables_of(client)._background.tasks)


def flush(client: TestClient, hours: Hours, later: int = DELAY_MILLISECONDS + GAP_MILLISECONDS) -> None:
    """Let time pass and send what is due."""
    background_tasks_done(client)
    hours.pass_by(later)
    call(client, tables_of(client).notices.flush)


def two(client: TestClient, game: str = "duchy", **fields: str) -> tuple[str, TestClient]:
    """Create a table of two people."""
    table = begin(client, "you,free", game, way="online", **fields)
    guest = another(client)
    assert sit(guest, invitations(client, table)[0], "Bartek") == table
    return table, guest


def switch(browser: TestClient, kind: str, address: str = "", do: str = "on") -> Any:
    return browser.post("/notices", data={"kind": kind, "address": address, "do": do}, headers=JSON)


def move(table: str, *browsers: TestClient) -> int:
    """Let whoever is asked answer; return the seat."""
    for browser in browsers:
        seen = look(browser, table)
        if seen["options"]:
            key = f"k{random.getrandbits(60)}"
            assert answer(browser, table, seen, seen["options"][0]["action"], key).status_code == 200
            return int(seen["seat"])
    raise AssertionError("nobody is asked")


# End to end


@needs_apprise
def test_a_correspondence_game_over_three_days(
    tmp_path: Path,
    hours: Hours,
    hook: Webhook,
    mails: MailServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One notice a turn by webhook and mail, across a restart and a stand-in; none twice or with a secret."""
    # A game that lasts long enough.
    monkeypatch.setattr(Seed, "live", lambda: Seed.simulated(2))
    path, seen = tmp_path / "t.db", set[tuple[int, int]]()
    with server(path, mails.url) as client:
        table, guest = two(client, **{"time-control": "day", "late": "stand-in"})
        assert switch(client, "webhook", hook.url("/host")).json() == {"done": "saved"}
        assert switch(guest, "mail", "bartek@example.org").json() == {"done": "mailed"}
        link = re.findall(r"http://testserver(/notices/mail/\S+)", mails.mails[0].get_content())[0]
        assert guest.post(link, data={"do": "on"}).status_code == 200
        mails.mails.clear()
        # Somebody who is already being asked when they turn notices on is notified after the next event.
        room = tables_of(client).rooms[table[3:]]
        room.noticed.clear()
        call(client, lambda: tables_of(client).notices.enqueue(tables_of(client).notices.wanted(room)))
        turns = [0, 0]
        while min(turns) < 3:  # how often each is asked depends on the cards
            asked = room.match.asked
            seen |= {(seat, room.turn(seat)) for seat in asked}
            flush(client, hours)
            flush(client, hours)
            while room.match.asked == asked:
                move(table, client, guest)
            hours.pass_by(DAY // 3)
            turns = [len([turn for turn in seen if turn[0] == seat]) for seat in (0, 1)]
        cookies = dict(client.cookies), dict(guest.cookies)
        background_tasks_done(client)
    assert [len(hook.posted), len(mails.mails)] == turns
    with server(path, mails.url) as client:
        client.cookies.update(cookies[0])
        guest = another(client, cookies[1])
        room = call(client, lambda: tables_of(client).find(table[3:]))
        late = room.match.asked[0]
        flush(client, hours)
        told = hook.posted if late == 0 else mails.mails
        for seat in room.match.asked:  # everybody, if there are two: each is told of a turn of their own
            turns[seat] += (seat, room.turn(seat)) not in seen
        assert [len(hook.posted), len(mails.mails)] == turns, "the turn from before the restart"
        hours.pass_by(DAY - 60 * 60_000)
        flush(client, hours)
        assert len(told) == turns[late] + 1, "time is nearly up"
        hours.pass_by(60 * 60_000)
        until(lambda: room.seats[late].stands_in)
        count = len(told)
        flush(client, hours)
        flush(client, hours)
        assert len(told) == count, "they were told before"
        check_stored(client)
    said = [posted.body.decode() for posted in hook.posted] + [mail.as_string() for mail in mails.mails]
    held = {part for kept in cookies for value in kept.values() for part in value.split(".")}
    secrets = [part for part in held if len(part) > 12 and part != table[3:]]
    assert len(secrets) > 3
    assert not [secret for secret in secrets for text in said if secret in text]
    assert all(["13 Duchów" in posted.text for posted in hook.posted])
    assert all([posted.text.splitlines()[1] == f"http://testserver{table}" for posted in hook.posted])
    assert all(["UTC" in posted.text for posted in hook.posted])


def check_stored(client: TestClient) -> None:
    """Check that no turn of anybody is in the outbox twice."""
    store = tables_of(client).store
    rows = store._readers.submit(
        lambda connection: connection.rows("SELECT person, table_id, turn, reason FROM notices")
    ).wait()
    assert len(rows) == len(set(rows)) > 0


@needs_apprise
def test_several_tables_come_in_one_message(tmp_path: Path, hours: Hours, hook: Webhook) -> None:
    with server(tmp_path / "t.db") as client:
        switch(client, "webhook", hook.url())
        tables = [two(client)[0] for _ in range(3)]
        background_tasks_done(client)
        asked = [one for one in tables if 0 in tables_of(client).rooms[one[3:]].match.asked]
        flush(client, hours)
        flush(client, hours)
        [posted] = hook.posted
        assert sorted(re.findall(r"/t/\w+", posted.text)) == sorted(asked)
        listed = client.get("/notices").text
        assert listed.count("sent</li>") == len(asked)
        assert another(client).get("/notices").text.count("sent</li>") == 0, "only their owner sees them"


def test_nobody_is_told_who_did_not_ask(tmp_path: Path, hours: Hours) -> None:
    with server(tmp_path / "t.db") as client:
        table, guest = two(client)
        move(table, client, guest)
        background_tasks_done(client)
        assert tables_of(client).store.due_notices(2**53, 2**53).wait() == []


def waiting(client: TestClient) -> list[Notice]:
    background_tasks_done(client)
    found: list[Notice] = tables_of(client).store.due_notices(2**53, 2**53).wait()
    return found


@needs_apprise
def test_whoever_looks_is_not_told(tmp_path: Path, hours: Hours, hook: Webhook) -> None:
    with server(tmp_path / "t.db") as client:
        switch(client, "webhook", hook.url())
        table, guest = two(client)
        if not waiting(client):
            move(table, guest)
        assert waiting(client)
        with client.websocket_connect(f"{table}/live?seat=0"):
            flush(client, hours)
        flush(client, hours)
        assert hook.posted == []


@needs_apprise
def test_two_servers_send_a_notice_once(tmp_path: Path, hours: Hours, hook: Webhook) -> None:
    path = tmp_path / "t.db"
    with server(path) as client:
        switch(client, "webhook", hook.url())
        table, guest = two(client)
        if not waiting(client):
            move(table, guest)
        [notice] = waiting(client)
        with server(path) as second:
            hours.pass_by(DELAY_MILLISECONDS)
            claims = [tables_of(one).store.claim_notice(notice, 1) for one in (client, second, client)]
            assert sorted([claim.wait() for claim in claims]) == [False, False, True]
            flush(client, hours)
            flush(second, hours)
        assert hook.posted == [], "whoever claimed it has died since"


# Retries and repeats


def asked_to_come(client: TestClient) -> None:
    """Wait until the client's person is asked at a table and has no page of it open."""
    table, guest = two(client)
    if not waiting(client):
        move(table, guest)
    assert len(waiting(client)) == 1


@needs_apprise
def test_what_was_certainly_not_sent_is_sent_once_the_receiver_is_there(
    tmp_path: Path, hours: Hours, hook: Webhook
) -> None:
    with server(tmp_path / "t.db") as client:
        with webhook() as gone:
            address, port = gone.url(), gone.port
        switch(client, "webhook", address)
        asked_to_come(client)
        for _ in range(2):
            flush(client, hours)
        assert "will be tried again" in client.get("/notices").text
        assert len(waiting(client)) == 1
        with webhook(port) as back:
            flush(client, hours, 1)
            assert back.posted == [], "each time a little later"
            for _ in range(4):
                flush(client, hours, 2 * (DELAY_MILLISECONDS + GAP_MILLISECONDS))
            assert len(back.posted) == 1
        [target] = tables_of(client).store.notice_targets(secret_hash(client.cookies[COOKIE])).wait()
        assert target.failures == 0


@needs_apprise
def test_what_may_have_been_sent_is_never_sent_again(tmp_path: Path, hours: Hours, hook: Webhook) -> None:
    hook.status = 500
    with server(tmp_path / "t.db") as client:
        switch(client, "webhook", hook.url())
        asked_to_come(client)
        for _ in range(3):
            flush(client, hours)
        assert len(hook.posted) == 1
        assert waiting(client) == []


@needs_apprise
def test_trying_again_has_an_end_and_counts_as_one_failure(tmp_path: Path, hours: Hours) -> None:
    with server(tmp_path / "t.db") as client:
        with webhook() as gone:
            address = gone.url()
        switch(client, "webhook", address)
        asked_to_come(client)
        for attempts in range(1, 20):
            flush(client, hours, 2**attempts * GAP_MILLISECONDS)
            if not waiting(client):
                break
        assert 3 <= attempts <= 9
        assert "did not arrive" in client.get("/notices").text
        [target] = tables_of(client).store.notice_targets(secret_hash(client.cookies[COOKIE])).wait()
        assert target.failures == 1


def test_a_mail_waits_for_its_server_and_goes_once(tmp_path: Path, hours: Hours) -> None:
    with mail_server() as first:
        port = first.server_address[1]
        url = first.url
    with server(tmp_path / "t.db", url) as client:
        with mail_server(port) as mails:
            switch(client, "mail", "ola@example.org")
            [link] = set(re.findall(r"http://testserver(/notices/mail/\S+)", mails.mails[0].get_content()))
            client.post(link, data={"do": "on"})
        asked_to_come(client)
        flush(client, hours)
        assert len(waiting(client)) == 1
        with mail_server(port) as mails:
            for _ in range(4):
                flush(client, hours, 4 * (DELAY_MILLISECONDS + GAP_MILLISECONDS))
            assert len(mails.mails) == 1


# Leaks


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_notice_says_the_same_of_every_deal(case: Case) -> None:
    """Re-deal everything hidden: no notice changes."""
    options = case.game.read_options({"players": case.players})
    seats = [RoomSeat(f"P{number}", PERSON) for number in range(case.game.seats(options))]
    room = Room("t", Match(case.game, options, Seed.simulated(3)), seats, Settings(time_control="day"))
    room.start_clocks(1)
    rng, different = random.Random(case.players), 0
    for _ in range(25):
        if room.over:
            break
        here = said_by(room)
        position = room.game.redeal(room.view(WATCHER), rng)
        different += position.data() != room.match.position.data()
        with dealt_anew(room, position):
            assert said_by(room) == here
        seat = rng.choice(room.match.asked)
        room.match.answer(seat, rng.choice(room.match.options(seat)))
    assert different or case.game.id in ("finalgirl", "duchy")


def said_by(room: Room) -> list[str]:
    return [
        line(Told(Notice("p", "t", 1, reason, seat, 0), room), language, "https://example.org/")
        for seat in range(len(room.seats))
        for reason in ("turn", "soon", "late")
        for language in ("pl", "en")
    ]


def test_names_cannot_call_a_whole_chat(client: TestClient) -> None:
    room = tables_of(client).rooms[two(client)[0][3:]]
    room.seats[1].name = "@everyone <b> [x](https://evil.example)"
    said = line(Told(Notice("p", room.id, 1, "turn", 0, 0), room), "en", "https://example.org/")
    assert not set("@<[") & set(said)
    assert "https://evil" not in said


# The guard


@pytest.mark.parametrize(
    "address",
    """
    127.0.0.1 127.8.8.8 0.0.0.0 10.0.0.1 172.16.3.4 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1
    240.0.0.1 255.255.255.255 192.0.2.1 198.18.0.1 192.88.99.1 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8
    ::127.0.0.1 64:ff9b::7f00:1 64:ff9b::a00:1 64:ff9b:1::1 2002:7f00:1::1 2002:c0a8:101::1 2001::1 fe80::1
    fc00::1 fd12::1 fec0::1 ff02::1 2001:db8::1
    """.split(),  # noqa: SIM905 (a list of lines would be longer)
)
def test_addresses_that_are_not_public_are_refused(address: str) -> None:
    found = ipaddress.ip_address(address)
    assert not is_allowed(found)
    assert not is_allowed(found, read_networks(["203.0.113.7/32"]))
    assert is_allowed(found, read_networks([f"{address}"])), "the host may allow it by name"


def test_public_addresses_are_allowed() -> None:
    for address in ("1.1.1.1", "162.159.135.232", "2606:4700::6810:84e5"):
        assert is_allowed(ipaddress.ip_address(address))


#: Runs in the sender's process; once the guard is in place, tries everything that it must not do.
HOSTILE = """
import ctypes, os, socket, subprocess, sys
from polnoc.table.notice_sender import Guard, Refused, read_networks
sys.addaudithook(Guard(read_networks(sys.argv[1:])))
def tried(what):
    try:
        what()
    except Refused:
        return "refused"
    except Exception as problem:
        return type(problem).__name__
    return "done"
def connect(*to, family=socket.AF_INET, kind=socket.SOCK_STREAM):
    with socket.socket(family, kind) as made:
        made.settimeout(2)
        made.connect(*to)
port = int(os.environ["PORT"])
turns = iter(["1.1.1.1", "127.0.0.1"])
def changing():
    next(turns)  # what a check beforehand would have seen
    socket.create_connection((next(turns), port), 2)
print(
    tried(lambda: connect(("127.0.0.1", port))),
    tried(lambda: connect(("localhost", port))),
    tried(lambda: connect(("::1", port), family=socket.AF_INET6)),
    tried(lambda: connect(("::ffff:127.0.0.1", port), family=socket.AF_INET6)),
    tried(lambda: connect("/tmp/x", family=socket.AF_UNIX)),
    tried(lambda: connect(("10.0.0.1", port), kind=socket.SOCK_DGRAM)),
    tried(lambda: socket.create_connection(("localhost", port), 2)),
    tried(changing),
    tried(lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", port))),
    tried(lambda: socket.socket().bind(("127.0.0.1", 0))),
    tried(lambda: subprocess.run(["true"])),
    tried(lambda: os.system("true")),
    tried(lambda: open("/etc/passwd").read()),
    tried(lambda: open("/tmp/polnoc-notices-x", "w")),
    tried(lambda: ctypes.CDLL(None)),
)
"""


def test_the_sender_can_do_nothing_but_send(hook: Webhook) -> None:
    def run(*allowed: str) -> list[str]:
        command = [sys.executable, "-W", "ignore", "-c", HOSTILE, *allowed]
        environment = {"PORT": str(hook.port), "PYTHONPATH": ":".join([place for place in sys.path if place])}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    assert run() == ["refused"] * 15
    assert run("127.0.0.1/32")[0] == "done"


def sent(hook: Webhook, *addresses: str, allowed: tuple[str, ...] = ()) -> list[bool]:
    jobs = [Job(kind="webhook", address=address, title="T", body="B") for address in addresses]
    done = subprocess.run(
        [sys.executable, "-B", "-m", "polnoc.table.notice_sender"],
        input=msgspec.json.encode(Round(jobs=jobs, allowed=allowed)),
        capture_output=True,
        env={"PYTHONPATH": ":".join([place for place in sys.path if place])},
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return [msgspec.json.decode(text)["reached"] for text in done.stdout.splitlines()]


@needs_apprise
def test_hostile_webhooks_reach_nothing(hook: Webhook) -> None:
    port = hook.port
    inside = [
        hook.url(),
        hook.url(host="localhost"),
        hook.url(host="[::1]"),
        hook.url(host="[::ffff:127.0.0.1]"),
        hook.url(host="127.1"),
        hook.url(host="2130706433"),
        hook.url(host=socket.gethostname()),
        f"json://127.0.0.1:{port}/",
        f"ntfy://127.0.0.1:{port}/topic",
        f"gotify://127.0.0.1:{port}/token",
        f"mmost://127.0.0.1:{port}/token12345",
        f"matrix://user:pass@127.0.0.1:{port}/#room",
        "file:///etc/passwd",
        "syslog://",
        "dbus://",
        f"slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/?template=/etc/passwd&x={port}",
    ]
    assert sent(hook, *inside) == [False] * len(inside)
    assert hook.posted == []


@needs_apprise
def test_redirects_are_not_followed(hook: Webhook) -> None:
    with webhook() as inner:
        hook.status, hook.location = 307, inner.url()
        assert sent(hook, hook.url("/first"), allowed=HERE) == [False]
        assert [posted.path for posted in hook.posted] == ["/first"]
        assert inner.posted == []


@pytest.mark.parametrize(
    "address",
    [
        "",
        "hello",
        "ftp://example.org/x",
        "file:///etc/passwd",
        "syslog://localhost",
        "exec://ls",
        "mailto://a:b@example.org",
        "https://",
        "https://example.org/\nx",
        "https://example.org/" + "a" * 600,
        "slack://a/b/c?template=/etc/passwd",
        "jsons://example.org/?verify=no",
        "jsons://example.org/?+X=1",
        "ntfy://h/1/2/3/4/5/6/7/8/9",
        "http://[::1",
    ],
)
def test_what_is_no_webhook_is_refused(address: str) -> None:
    with pytest.raises(BadTarget):
        read_webhook(address)


# The page


@needs_apprise
def test_the_page_switches_and_tests(tmp_path: Path, hook: Webhook) -> None:
    with server(tmp_path / "t.db") as client:
        assert COOKIE not in client.cookies
        page = client.get("/notices")
        assert page.headers["cache-control"] == "no-store"
        assert "has not set up email" in page.text
        form = {"kind": "webhook", "address": hook.url("/secret-part"), "do": "on"}
        assert "Saved" in client.post("/notices", data=form).text
        assert "secret-part" not in client.get("/notices").text, "an address may hold a secret"
        assert "127.0.0.1" in client.get("/notices").text
        assert "test has been sent" in client.post("/notices", data={"kind": "webhook", "do": "test"}).text
        assert hook.posted[0].path == "/secret-part"
        assert "127.0.0.1" not in another(client).get("/notices").text
        assert "Switched off" in client.post("/notices", data={"kind": "webhook", "do": "off"}).text
        assert switch(client, "webhook", do="test").status_code == 400
        assert len(hook.posted) == 1


@needs_apprise
def test_a_target_that_fails_again_and_again_is_switched_off(tmp_path: Path, hook: Webhook) -> None:
    hook.status = 500
    with server(tmp_path / "t.db") as client:
        switch(client, "webhook", hook.url())
        store = tables_of(client).store
        [target] = store.notice_targets(secret_hash(client.cookies[COOKIE])).wait()
        for _ in range(FAILURES_LIMIT - 2):
            store.count_target(target, False).wait()
        for _ in range(2):
            assert switch(client, "webhook", do="test").json() == {"done": "test-failed"}
        assert "failed several times" in client.get("/notices").text
        assert switch(client, "webhook", do="test").status_code == 400
        switch(client, "webhook", hook.url())
        assert "failed several times" not in client.get("/notices").text


def test_bad_forms_are_refused(client: TestClient) -> None:
    for fields in ({"kind": "pigeon"}, {"kind": "mail", "do": "shout"}, {}):
        assert client.post("/notices", data=fields, headers=JSON).status_code == 400
    assert "mail address" in switch(client, "mail", "no address").json()["problem"]
    assert "has not set up email" in switch(client, "mail", "ola@example.org").json()["problem"]
    for address in ("http://push.example.org/x", "https://", "https://a@example.org/", "javascript:x"):
        assert switch(client, "push", address).status_code == 400


# Mail


def test_nothing_is_mailed_before_somebody_agreed(tmp_path: Path, hours: Hours, mails: MailServer) -> None:
    with server(tmp_path / "t.db", mails.url) as client:
        assert switch(client, "mail", "ola@example.org").json() == {"done": "mailed"}
        two(client)
        two(client)
        flush(client, hours)
        [asked] = mails.mails
        assert asked["to"] == "ola@example.org"
        [link] = set(re.findall(r"http://testserver(/notices/mail/\S+)", asked.get_content()))
        reader = another(client)
        assert "ola@example.org" in reader.get(link).text, "to look changes nothing"
        assert switch(client, "mail", do="test").status_code == 400
        reader.post(link, data={"do": "on"})
        assert switch(client, "mail", do="test").json() == {"done": "tested"}
        assert f"<http://testserver{link}>" == mails.mails[-1]["list-unsubscribe"].strip()
        assert "No more emails" in reader.post(link, data={"do": "off"}).text
        assert reader.get(link).status_code == 404
        assert switch(client, "mail", do="test").status_code == 400


def test_nobody_can_fill_the_mailbox_of_another(tmp_path: Path, mails: MailServer) -> None:
    with server(tmp_path / "t.db", mails.url) as client:
        asked = [switch(another(client), "mail", "victim@example.org").status_code for _ in range(6)]
        assert asked.count(200) == len(mails.mails) == 2


def test_a_mail_that_is_refused_harms_no_other(tmp_path: Path, mails: MailServer) -> None:
    mails.refused = "bad@example.org"
    with server(tmp_path / "t.db", mails.url) as client:
        assert switch(client, "mail", "bad@example.org").json() == {"done": "mail-failed"}
        assert switch(client, "mail", "good@example.org").json() == {"done": "mailed"}


@pytest.mark.parametrize(
    "text", ["", "ola", "ola@host", "a@b.c\nBcc: x@y.z", "a b@c.de", "a@b..de", "<a@b.de>"]
)
def test_what_is_no_mail_address_is_refused(text: str) -> None:
    with pytest.raises(BadTarget):
        read_mail(text)


@pytest.mark.parametrize("text", ["http://x", "smtp://", "smtp://host", "smtp://host:x?from=a@b.de"])
def test_what_is_no_mail_server_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSmtp):
        read_smtp(text)
    assert main(["serve", "--smtp", text]) != 0
    assert "smtp://" in capsys.readouterr().err


def test_a_network_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--notify-allow", "10.0.0.1/8"]) != 0
    assert "10.0.0.0/8" in capsys.readouterr().err


# Push


def test_a_push_is_signed_and_empty(tmp_path: Path, hook: Webhook) -> None:
    pytest.importorskip("cryptography")
    pytest.importorskip("requests")
    from polnoc.table.notice_sender import new_vapid_key, vapid_public

    key = new_vapid_key()
    wanted = Round(
        jobs=[Job(kind="push", address=hook.url("/push"))],
        allowed=HERE,
        push_key=key,
        push_contact="https://example.org/",
    )
    hook.status = 201
    done = subprocess.run(
        [sys.executable, "-B", "-m", "polnoc.table.notice_sender"],
        input=msgspec.json.encode(wanted),
        capture_output=True,
        env={"PYTHONPATH": ":".join([place for place in sys.path if place])},
        timeout=60,
    )
    assert msgspec.json.decode(done.stdout)["reached"], done.stderr
    [posted] = hook.posted
    assert posted.body == b""
    assert posted.headers["authorization"].endswith(f"k={vapid_public(key)}")
    check_signature(
        posted.headers["authorization"].split()[1].removeprefix("t=").rstrip(","), vapid_public(key)
    )


def check_signature(token: str, public: str) -> None:
    import base64

    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    def raw(text: str) -> bytes:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

    head, claims, signature = token.split(".")
    found = raw(signature)
    r, s = int.from_bytes(found[:32], "big"), int.from_bytes(found[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(public))
    key.verify(utils.encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert msgspec.json.decode(raw(claims))["sub"] == "https://example.org/"


def test_all_servers_of_a_store_have_one_key(tmp_path: Path) -> None:
    pytest.importorskip("cryptography")
    with server(tmp_path / "t.db") as first:
        key = call(first, tables_of(first).notices.vapid_key)
    with server(tmp_path / "t.db") as second:
        assert call(second, tables_of(second).notices.vapid_key) == key
