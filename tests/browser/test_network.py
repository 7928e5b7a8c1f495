"""Friends on other devices: a server as `make play` starts it, its host's page, and guests in another network
namespace, who have a real address of their own and use the links that the host's page shows.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError

from polnoc.table.layout import qr_code
from tests.browser.conftest import (
    Visitor,
    keep_picture,
)
from tests.browser.quick_play import WHOLE_GAMES, play_quickly, play_unseen
from tests.browser.test_accessible import BOTH_THEMES, THEMES, too_wide
from tests.browser.test_accessible import violations as found_by_axe
from tests.browser.test_table import play_on
from tests.chromium import ARGUMENTS, chromium_path
from tests.namespaces import GUEST, GUEST6, HOST, HOST6, OTHER, Machine, alone, joined
from tests.table.serving import wait_until

MAKEFILE = Path(__file__).parents[2] / "Makefile"
LOCAL = "http://localhost:8013"
SITE, SITE6, OTHER_SITE = f"http://{HOST}:8013/", f"http://[{HOST6}]:8013/", f"http://{OTHER}:8013/"

#: What Chromium says about a header that works only with TLS or on localhost.
PLAIN_HTTP = "Cross-Origin-Opener-Policy header has been ignored"

#: The names at the table of a page. Fetched by the page: only it is on its machine.
PLAYERS = """async () => {
    const reply = await fetch(location.pathname, { headers: { Accept: "application/json" } });
    return (await reply.json()).players.map(({ name }) => name);
}"""

#: Requests an address, by a form if there is one, and prints the response.
FETCH = """
import json, sys, urllib.error, urllib.parse, urllib.request
url, form, headers = json.loads(sys.argv[1])
data = urllib.parse.urlencode(form).encode() if form else None
try:
    answer = urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=20)
    told = [answer.status, answer.url, answer.read().decode()]
except urllib.error.HTTPError as error:
    told = [error.code, url, error.read().decode()]
except (urllib.error.URLError, OSError) as error:
    told = [0, url, str(error)]
print(json.dumps(told))
"""


#: Requests an address, reports the response, and stays connected until the other side closes.
STAY = """
import http.client, sys, urllib.parse
url = urllib.parse.urlsplit(sys.argv[1])
connection = http.client.HTTPConnection(url.hostname, url.port, timeout=60)
connection.request("GET", url.path, headers={
    "upgrade": "websocket", "connection": "upgrade", "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
})
answer = connection.getresponse()
print(answer.status, flush=True)
while connection.sock.recv(65536):
    pass
print("gone", flush=True)
"""


def fetch(
    machine: Machine, url: str, form: dict[str, str] | None = None, **headers: str
) -> tuple[int, str, str]:
    """Return the status, address and text of a response, fetched on a machine; status 0: none came."""
    asked = json.dumps([url, form, {"accept": "text/html", **headers}])
    told: tuple[int, str, str] = tuple(json.loads(machine.run(sys.executable, "-IS", "-c", FETCH, asked)))
    return told


def state_of(host: Machine) -> Any:
    """Return what the operator's page would fetch now."""
    status, _, text = fetch(host, f"{LOCAL}/network", accept="application/json")
    assert status == 200
    return json.loads(text)


@pytest.fixture
def machines() -> Iterator[tuple[Machine, Machine]]:
    """A host and a guest, each with its own network."""
    with contextlib.ExitStack() as stack:
        try:
            made = stack.enter_context(joined())
        except OSError as reason:
            pytest.skip(str(reason))
        yield made


class Server:
    """A server on a machine."""

    def __init__(self, machine: Machine, folder: Path, *command: str) -> None:
        self.said = folder / "stderr"
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "BROWSER": "true"}
        environment.pop("POLNOC_SAVES", None)
        with self.said.open("wb") as file:
            self.process = subprocess.Popen(machine.command(*command), stderr=file, env=environment)
        wait_until(lambda: "\n" in self.log or self.process.poll() is not None)
        wait_until(lambda: fetch(machine, f"{LOCAL}/health")[0] == 200 or self.process.poll() is not None)
        assert self.process.poll() is None, self.log

    @property
    def log(self) -> str:
        return self.said.read_text(encoding="utf-8")


@contextlib.contextmanager
def serving(machine: Machine, folder: Path, *more: str) -> Iterator[Server]:
    """Run what `make play` starts, with further command-line arguments."""
    recipe = re.search(r"^play:.*\n\t@\$\(BIN\)/polnoc (.*)$", MAKEFILE.read_text(encoding="utf-8"), re.M)
    assert recipe, "make play starts something else"
    command = shlex.split(recipe[1])
    assert "--host" not in command
    server = Server(machine, folder, sys.executable, "-m", "polnoc", *command, *more)
    try:
        yield server
    finally:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(30) == 0, server.log


@contextlib.contextmanager
def browser_on(machine: Machine, browser: Browser, folder: Path) -> Iterator[Browser]:
    """Run Chromium on a machine."""
    program = machine.program(folder, chromium_path())
    opened = browser.browser_type.launch(executable_path=program, args=ARGUMENTS)
    try:
        yield opened
    finally:
        opened.close()


#: What the browser of somebody who has been here before remembers.
REMEMBERED = """localStorage["polnoc-pace"] ??= "instant"; localStorage["polnoc-sound"] ??= "off";"""


def visitor_in(browser: Browser, site: str, language: str, width: int, height: int) -> Visitor:
    """Return a person at a browser."""
    context = browser.new_context(
        locale=language,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script(REMEMBERED)
    return Visitor(context.new_page(), site)


def violations(person: Visitor) -> list[str]:
    """Return what axe finds on a page at night, and by day if both themes are to be checked."""
    found = ["too wide"] if too_wide(person.page) else []
    themes = THEMES if BOTH_THEMES else THEMES[1:]
    return found + [
        one["id"] for theme in themes for one in found_by_axe(person.page, theme, theme == "night")
    ]


def test_friends_play_on_their_phones(
    machines: tuple[Machine, Machine], browser: Browser, tmp_path: Path
) -> None:
    host, guest = machines
    with (
        serving(host, tmp_path) as server,
        browser_on(host, browser, tmp_path) as at_home,
        browser_on(guest, browser, tmp_path) as elsewhere,
    ):
        screen = visitor_in(at_home, LOCAL, "en-GB", 1280, 800)
        phones = [visitor_in(elsewhere, SITE.rstrip("/"), language, 360, 740) for language in ("pl", "en")]
        screen.begin("phones", 2, set_points="1")
        table = screen.page.url.removeprefix(LOCAL)

        # Closed: links lead nowhere else, and nobody else gets a response
        assert {link.partition("/t/")[0] for link in screen.invitations()} == {LOCAL}
        assert [fetch(guest, site)[0] for site in (SITE, SITE6, OTHER_SITE)] == [0, 0, 0]
        switch = screen.page.locator(".network-switch")
        expect(switch.locator("button")).to_be_hidden()
        switch.locator("summary").click()
        keep_picture(screen.page, "network-asking")
        assert violations(screen) == []

        # A clear yes; what the page shows now can be opened from elsewhere
        switch.locator("button").click()
        screen.page.locator(".network.is-open").wait_for()
        links = screen.invitations()
        assert {link.partition("t/")[0] for link in links} == {SITE}
        drawn = screen.page.locator(".invitation .code svg path").evaluate_all(
            "paths => paths.map((path) => path.getAttribute('d'))"
        )
        assert [d for link in links for d in re.findall(r' d="([^"]+)"', qr_code(link))] == drawn
        wait_until(lambda: f"for others: {SITE}" in server.log)
        arrivals = screen.page.locator("#arrivals")
        expect(arrivals).to_contain_text("Nobody has connected yet")
        phones[0].page.goto(links[0])
        expect(arrivals).to_have_text(f"A device has connected: {GUEST}")
        screen.page.locator(".network-help summary").click()
        keep_picture(screen.page, "network-open")
        assert violations(screen) == []

        # The operator's page and actions are not for guests
        assert fetch(guest, f"{SITE}network")[0] == 404
        assert fetch(guest, f"{SITE}network", {"open": "no"})[0] == 404
        assert fetch(guest, f"{SITE}network", host="localhost:8013")[0] == 404
        assert fetch(guest, f"{SITE}metrics", host="localhost:8013")[0] == 404
        assert GUEST not in fetch(guest, f"{SITE}{table[1:]}")[2]

        # A whole game, with the hidden cards on phones
        for phone, link, name in zip(phones, links, ("Ola", "Max"), strict=True):
            phone.sit(link, name)
        screen.page.locator(".sheets-board").wait_for()
        for phone in phones:
            phone.wait_for_deal()
            phone.page.evaluate("document.querySelector('#role-card[open]')?.close()")
        play_on(phones, random.Random(7), answers=6)
        play_unseen(phones, random.Random(7), [screen])
        screen.page.locator("#table[data-turn=over]").wait_for()
        expect(screen.page.locator("#end")).to_be_visible()
        rematch_with_swapped_sides(screen, phones)
        if WHOLE_GAMES:  # test_seats shows it on one machine
            phones.append(visitor_in(elsewhere, SITE.rstrip("/"), "pl", 360, 740))
            four_play_bestia_and_one_leaves_and_returns(screen, phones)
        assert problems_of(phones) == []

        # Closed again: open pages lose their connection, and nobody gets a response any more
        screen.page.goto(f"{LOCAL}/network")
        assert violations(screen) == []
        screen.page.locator(".network-off button").click()
        screen.page.locator(".network:not(.is-open)").wait_for()
        for phone in phones:
            phone.page.locator("#offline").wait_for()
        assert fetch(guest, SITE)[0] == 0
        with pytest.raises(PlaywrightError, match="ERR_CONNECTION_REFUSED"):
            phones[0].page.goto(links[0])
        assert screen.problems == []


def problems_of(phones: list[Visitor]) -> list[str]:
    """Return what went wrong in the browsers of guests, who come without TLS."""
    return [problem for phone in phones for problem in phone.problems if PLAIN_HTTP not in problem]


def players_at(person: Visitor) -> list[str]:
    """Return the names at the table of a page, by seats."""
    names: list[str] = person.page.evaluate(PLAYERS)
    return names


def rematch_with_swapped_sides(screen: Visitor, phones: list[Visitor]) -> None:
    """Everybody's page is open at a finished table: one click leads each to the next one."""
    ola, max = phones
    before, table = players_at(ola), ola.page.url
    ola.page.locator("#end").get_by_role("button", name="Rewanż, zamiana stron").click()
    max.page.locator("#end").get_by_role("link", name="Join").click()
    screen.page.locator("#end").get_by_role("link").first.click()
    for person in (ola, max, screen):
        person.page.wait_for_url(lambda url: table.rpartition("/")[2] not in url)
        person.wait_for_deal()
    assert players_at(max) == before[::-1], "each plays the other's side"
    if WHOLE_GAMES:
        play_unseen(phones, random.Random(11), [screen])
        screen.page.locator("#table[data-turn=over]").wait_for()


def four_play_bestia_and_one_leaves_and_returns(screen: Visitor, phones: list[Visitor]) -> None:
    """The host at the machine itself, three guests on phones; one of them returns by the invitation."""
    screen.page.goto(f"{LOCAL}/new/bestia?way=online&players=4")
    screen.page.locator("#name-0").fill("Ewa")
    screen.page.locator(".begin .button-main").first.click()
    screen.arrive()
    links = screen.invitations()
    assert {link.partition("t/")[0] for link in links} == {SITE}
    for phone, link, name in zip(phones, links, ("Ola", "Max", "Jan"), strict=True):
        phone.sit(link, name)
    four, leaver = [screen, *phones], phones[1]
    for person in four:
        person.wait_for_deal()
    play_quickly(four, random.Random(3), answers=8)

    leaver.open_drawer("people")
    leaver.page.locator("#people").get_by_role("link", name="Leave").click()
    leaver.page.locator("main form button").click()
    leaver.page.wait_for_url(f"{leaver.site}/")
    expect(screen.page.locator("#toast")).to_have_text("Max has left. A bot plays on.")
    leaver.page.goto(links[1])
    leaver.arrive()
    leaver.page.locator("#prompt").get_by_role("button", name="I am back").click()
    expect(screen.page.locator("#seat-lines")).to_contain_text("Max is back")
    keep_picture(leaver.page, "network-bestia-back")
    play_unseen(four, random.Random(4))
    for person in four:
        person.page.locator("#table[data-turn=over]").wait_for()
    assert players_at(leaver) == ["Ewa", "Ola", "Max", "Jan"]
    keep_picture(screen.page, "network-bestia-end")


def let_in(host: Machine, **form: str) -> tuple[int, str, str]:
    """Turn the switch as the operator's page would."""
    return fetch(host, f"{LOCAL}/network", {"open": "yes", "back": "/network", **form})


def test_several_processes_open_and_close_together(machines: tuple[Machine, Machine], tmp_path: Path) -> None:
    host, guest = machines
    with serving(host, tmp_path, "--processes", "2") as server:
        assert fetch(guest, SITE)[0] == 0
        assert let_in(host)[0] == 200
        for site in (SITE, SITE6) * 4:  # the system gives each connection to one of the processes
            assert fetch(guest, site)[0] == 200
        wait_until(lambda: GUEST in str(state_of(host)) and GUEST6 in str(state_of(host)))

        # Tables of both processes can be reached
        tables = []
        for _ in range(4):
            form = {"game": "duchy", "seats": "free,free", "way": "online"}
            _, _, made = fetch(host, f"{LOCAL}/tables", form, accept="application/json")
            tables.append(json.loads(made)["table"][1:])
            assert fetch(guest, SITE + json.loads(made)["invitations"]["0"][1:])[0] == 200

        # A process that died and was restarted listens for others as before
        first = int(children_of(server.process.pid)[0])
        os.kill(first, signal.SIGKILL)
        wait_until(lambda: "is begun anew" in server.log)
        wait_until(lambda: [fetch(guest, SITE)[0] for _ in range(6)] == [200] * 6)

        # Closing ends guests' live sockets too, whichever process owns their table
        live = [guest.start(sys.executable, "-c", STAY, f"{SITE}{table}/live") for table in tables]
        assert [line_of(one) for one in live] == ["101"] * len(live)
        assert fetch(host, f"{LOCAL}/network", {"open": "no"})[0] == 200
        assert [line_of(one) for one in live] == ["gone"] * len(live)
        wait_until(lambda: [fetch(guest, site)[0] for site in (SITE, SITE6) * 3] == [0] * 6)
        assert fetch(host, LOCAL)[0] == 200


def line_of(process: subprocess.Popen[str]) -> str:
    """Return the next line of a process's output; after `gone` it has ended."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if line == "gone":
        process.communicate(timeout=30)
    return line


def children_of(process: int) -> list[str]:
    """Return the child processes of a process."""
    return Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()


def test_what_was_remembered_holds_at_the_next_start(
    machines: tuple[Machine, Machine], tmp_path: Path
) -> None:
    host, guest = machines
    with serving(host, tmp_path):
        assert let_in(host, remember="yes")[0] == 200
        assert fetch(host, f"{LOCAL}/network", {"site": OTHER_SITE, "back": "/network"})[0] == 200
        assert fetch(guest, SITE)[0] == 200
    with serving(host, tmp_path) as server:
        wait_until(lambda: f"for others: {SITE}" in server.log)
        assert fetch(guest, SITE)[0] == 200
        assert fetch(host, f"{LOCAL}/network", {"open": "no"})[0] == 200
    assert not list(tmp_path.rglob("*-network")), "closed is closed, at the next start too"


def test_a_server_for_everybody_names_its_addresses(
    machines: tuple[Machine, Machine], tmp_path: Path
) -> None:
    host, guest = machines
    with serving(host, tmp_path, "--host", "0.0.0.0") as server:
        assert f"Północ: for others: {SITE}  {OTHER_SITE}\n" in server.log
        assert fetch(guest, SITE)[0] == 200
        page = fetch(host, f"{LOCAL}/network")[2]
        assert SITE in page
        assert "network-off" not in page
        assert let_in(host)[0] == 409
        wait_until(lambda: GUEST in str(state_of(host)))


def test_without_a_network_the_page_says_so(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        try:
            machine = stack.enter_context(alone())
        except OSError as reason:
            pytest.skip(str(reason))
        stack.enter_context(serving(machine, tmp_path))
        assert "not on any network right now" in fetch(machine, f"{LOCAL}/new/duchy?way=phones")[2]
        status, _, said = let_in(machine)
        assert (status, "Connect it to Wi-Fi" in said) == (409, True)
