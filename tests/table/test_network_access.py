"""Network access: who may turn it on, what it opens and closes, and which addresses links carry."""

from __future__ import annotations

import asyncio
import io
import re
import socket
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
import segno
from starlette.applications import Starlette
from starlette.testclient import TestClient

from polnoc.cli import main
from polnoc.store import Store, open_store
from polnoc.table import network_access
from polnoc.table.addresses import ADDRESS_LIMIT, Interface, ranked
from polnoc.table.app import create_app
from polnoc.table.limits import UNCOUNTED, Limits
from polnoc.table.network_access import (
    DEVICE_LIMIT,
    BadPublicUrl,
    NetworkAccess,
    NetworkState,
    memory_file,
    read_public_url,
)
from polnoc.table.server import listen, tell_access
from polnoc.table.shared_memory import VALUE_BYTES, SharedValues
from tests.table.serving import LIMIT, Site, running, wait_until
from tests.table.tools import JSON, begin

HTML = {"accept": "text/html"}
SITE, OTHER = "http://192.168.1.5:8013/", "http://10.0.0.5:8013/"
OPERATOR = ("127.0.0.1", 50_000)


class Sockets:
    """Listeners that only record what they are told; some hosts are not available."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self.taken = {*taken}
        self.hosts: list[str] = []

    async def listen_on(self, hosts: Iterable[str]) -> list[str]:
        self.hosts = [host for host in hosts if host not in self.taken]
        return self.hosts


def access(*found: str, taken: Iterable[str] = (), **more: Any) -> tuple[NetworkAccess, Sockets]:
    """Return the access switch of a machine with these addresses, on a server with fake listeners."""
    sockets = Sockets(taken)
    network = NetworkAccess("127.0.0.1", 8013, find=lambda: list(found), **more)
    asyncio.run(network.start(sockets))
    return network, sockets


Come = Callable[..., TestClient]


@contextmanager
def visited(store: Store, network: NetworkAccess) -> Iterator[Come]:
    """Open browsers at a table with this switch: from an address, by a host name."""
    app = create_app(store, pace=0.0, workers=1, network=network)
    with TestClient(app) as first:

        def come(address: str = OPERATOR[0], host: str = "localhost:8013", **headers: str) -> TestClient:
            client = TestClient(app, base_url=f"http://{host}", client=(address, 1), headers=headers)
            client.portal = first.portal
            return client

        yield come


# Addresses


def interface(name: str, *addresses: str, up: bool = True) -> Interface:
    return Interface(name, up, addresses)


@pytest.mark.parametrize(
    ("interfaces", "outgoing", "expected"),
    [
        ([], (), []),
        ([interface("lo", "127.0.0.1", "::1")], (), []),
        ([interface("eth0", "169.254.7.7", "fe80::1%eth0")], (), []),
        ([interface("eth0", "192.168.1.5", up=False)], (), []),
        (
            [interface(name, "172.17.0.1") for name in ("docker0", "br-0a1b2c3d4e5f", "virbr0", "veth12ab")],
            (),
            [],
        ),
        (
            [
                interface("vEthernet (WSL)", "172.20.0.1"),
                interface("VMware Network Adapter VMnet8", "192.168.80.1"),
                interface("Wi-Fi", "10.1.1.2"),
            ],
            (),
            ["10.1.1.2"],
        ),
        # Private before public, IPv4 before IPv6, and among equals the default route first
        (
            [interface("eth0", "2001:470::5", "203.0.114.9", "fd00::5"), interface("wlan0", "192.168.1.5")],
            (),
            ["192.168.1.5", "203.0.114.9", "fd00::5", "2001:470::5"],
        ),
        (
            [interface("eth0", "10.0.0.5"), interface("wlan0", "192.168.1.5")],
            ("192.168.1.5",),
            ["192.168.1.5", "10.0.0.5"],
        ),
        # Guests in the same VPN can come through it, but friends at home are not in it
        (
            [interface("tailscale0", "100.64.0.5"), interface("wlan0", "2001:470::5")],
            ("100.64.0.5",),
            ["2001:470::5", "100.64.0.5"],
        ),
    ],
)
def test_the_likeliest_address_comes_first(
    interfaces: list[Interface], outgoing: tuple[str, ...], expected: list[str]
) -> None:
    assert ranked(interfaces, {*outgoing}) == expected


def test_nobody_has_to_try_a_hundred_addresses() -> None:
    many = interface("eth0", *[f"10.0.0.{number}" for number in range(1, 101)])
    assert len(ranked([many], set())) == ADDRESS_LIMIT


@pytest.mark.parametrize(
    "text",
    [
        "table.example.org",
        "ftp://table.example.org",
        "https://",
        "https://table.example.org/games",
        "https://table.example.org/?a=b",
        "https://somebody@table.example.org",
        "https://table.example.org:99999",
        "https://[::1",
    ],
)
def test_a_public_address_that_cannot_be_one_is_refused(text: str) -> None:
    with pytest.raises(BadPublicUrl, match=r"as in https://table\.example\.org"):
        read_public_url(text)


def test_the_public_address_is_read_from_the_command_line_or_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--store", ":memory:", "--public-url", "table.example.org"]) == 2
    assert "as in https://table.example.org" in capsys.readouterr().err
    monkeypatch.setenv("POLNOC_PUBLIC_URL", "other.example.org")
    assert main(["serve", "--store", ":memory:"]) == 2
    assert "POLNOC_PUBLIC_URL: --public-url other.example.org" in capsys.readouterr().err


# What processes share


def test_a_value_that_is_being_written_is_read_as_empty() -> None:
    values = SharedValues(2)
    values.write(0, b"first")
    values.write(1, b"other")
    values._memory[8:10] = b"xx"
    assert values.read(0) == b""
    assert values.read(1) == b"other"
    with pytest.raises(ValueError, match="at most"):
        values.write(0, b"x" * VALUE_BYTES)


def test_processes_agree() -> None:
    values, sockets = SharedValues(3), [Sockets(), Sockets()]
    first, second = [
        NetworkAccess("127.0.0.1", 8013, values=values, process=process, find=lambda: ["192.168.1.5"])
        for process in (0, 1)
    ]

    async def proof() -> None:
        await first.start(sockets[0])
        await second.start(sockets[1])
        await first.let_in()
        assert second.sites() == [SITE]
        assert sockets[1].hosts == []
        await second.follow()
        assert sockets[1].hosts == ["192.168.1.5"]
        second.arrived("192.168.1.9")
        assert first.state().devices == ("192.168.1.9",)
        again = NetworkAccess("127.0.0.1", 8013, values=values, process=1, find=lambda: ["192.168.1.5"])
        fresh = Sockets()
        await again.start(fresh)
        assert fresh.hosts == ["192.168.1.5"], "a process that is begun anew opens what the others have open"
        await first.shut_out()
        await second.follow()
        assert sockets[1].hosts == []
        assert first.state().devices == ()

    asyncio.run(proof())


# Who may turn it on


STRANGERS: list[dict[str, str]] = [
    {"address": "192.168.1.9", "host": "192.168.1.5:8013"},
    {"address": "192.168.1.9", "host": "localhost:8013"},
    {"address": "127.0.0.1", "host": "evil.example:8013"},
    {"address": "127.0.0.1", "x-forwarded-for": "203.0.113.7"},
    {"address": "127.0.0.1", "x-forwarded-host": "table.example"},
    {"address": "127.0.0.1", "via": "1.1 proxy"},
    {"address": "192.168.1.9", "x-forwarded-for": "127.0.0.1"},
]


@pytest.mark.parametrize("stranger", STRANGERS, ids=lambda one: " ".join(one.values()))
def test_only_whoever_sits_at_the_machine_has_the_switch(store: Store, stranger: dict[str, str]) -> None:
    network, sockets = access("192.168.1.5")
    with visited(store, network) as come:
        client = come(**stranger)
        for form in ({"open": "yes"}, {"open": "no"}, {"site": OTHER}):
            assert client.post("/network", data=form, headers=JSON).status_code == 404
        assert client.get("/network").status_code == 404
        assert client.get("/network", headers=JSON).status_code == 404
        table = begin(client, "free,free", way="phones")
        for path in ("/", "/new/duchy?way=online", "/new/duchy?way=phones", table):
            page = client.get(path).text
            assert '"/network"' not in page, path
            assert 'id="network"' not in page, path
        operator = come()
        assert operator.get("/network").status_code == 200
        assert 'href="/network"' in operator.get("/").text
        for path in ("/new/duchy?way=online", "/new/duchy?way=phones", begin(operator, "free,free")):
            assert 'id="network"' in operator.get(path).text, path
        assert 'id="network"' not in operator.get("/new/duchy?way=solo").text
    assert sockets.hosts == []
    assert not network.switch.open


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
    ],
)
def test_no_page_of_another_site_turns_it(store: Store, headers: dict[str, str]) -> None:
    network, sockets = access("192.168.1.5")
    with visited(store, network) as come:
        assert come().post("/network", data={"open": "yes"}, headers=headers).status_code == 403
    assert sockets.hosts == []


def test_after_turning_it_one_is_back_where_one_was_and_nowhere_else(store: Store) -> None:
    network, _ = access("192.168.1.5")
    with visited(store, network) as come:
        for back, to in (("/t/abc", "/t/abc"), ("//evil.example", "/"), ("https://evil.example", "/")):
            form = {"open": "yes", "back": back}
            answer = come().post("/network", data=form, follow_redirects=False)
            assert (answer.status_code, answer.headers["location"]) == (303, to)


# Links


def links_of(client: TestClient, table: str) -> set[str]:
    """Return where a table's invitations begin: in the link, in the copied text and in the QR code."""
    page = client.get(table).text
    links = re.findall(r'href="(http[^"]+)/sit/', page)
    assert len(links) == 2
    assert re.findall(r'data-copy="(http[^"]+)/sit/', page) == links
    return {link.partition("t/")[0] for link in links}


def test_links_carry_an_address_that_others_can_reach(store: Store) -> None:
    network, sockets = access("192.168.1.5", "10.0.0.5")
    with visited(store, network) as come:
        operator = come()
        table = begin(operator, "free,free", way="phones")
        assert links_of(operator, table) == {"http://localhost:8013/"}
        operator.post("/network", data={"open": "yes"})
        assert sockets.hosts == ["192.168.1.5", "10.0.0.5"]
        assert links_of(operator, table) == {SITE}
        assert operator.post("/network", data={"site": OTHER}).status_code == 200
        assert links_of(operator, table) == {OTHER}
        assert operator.post("/network", data={"site": "http://evil.example/"}).status_code == 409
        assert links_of(operator, table) == {OTHER}
        guest = come("192.168.1.9", "192.168.1.5:8013")
        own = begin(guest, "free,free")
        assert links_of(guest, own) == {SITE}, "a guest has come by an address that works"
        operator.post("/network", data={"open": "no"})
        assert links_of(operator, table) == {"http://localhost:8013/"}
        assert sockets.hosts == []


def test_the_public_address_is_in_all_links_and_leaves_nothing_to_switch(store: Store) -> None:
    network, sockets = access("192.168.1.5", public_url="https://table.example/")
    with visited(store, network) as come:
        for client in (come(), come("203.0.113.7", "table.example", **{"x-forwarded-for": "203.0.113.7"})):
            assert links_of(client, begin(client, "free,free")) == {"https://table.example/"}
        assert come().post("/network", data={"open": "yes"}).status_code == 409
    assert sockets.hosts == []


@pytest.mark.parametrize(
    ("host", "sites"),
    [
        ("0.0.0.0", [SITE]),
        ("::", [SITE, "http://[fd00::5]:8013/"]),
        ("192.168.1.5", [SITE]),
        ("127.0.0.1", []),
        ("::1", []),
    ],
)
def test_a_server_that_was_started_for_others_has_let_them_in(host: str, sites: list[str]) -> None:
    network = NetworkAccess(host, 8013, find=lambda: ["192.168.1.5", "fd00::5"])
    assert network.sites() == sites
    assert (network.state().open, network.state().switchable) == (bool(sites), not sites)


def test_the_link_of_ones_own_seat_for_another_device_says_whether_it_can_be_opened_there(
    store: Store,
) -> None:
    network, _ = access("192.168.1.5")
    with visited(store, network) as come:
        operator = come()
        page = f"{begin(operator, 'you,novice')}/link/0"
        assert "Only this computer can open these links" in operator.get(page).text
        operator.post("/network", data={"open": "yes"})
        opened = operator.get(page).text
        assert f'href="{SITE}t/' in opened
        assert "Only this computer" not in opened


# Hello


def test_a_device_that_comes_through_says_hello(store: Store) -> None:
    network, _ = access("192.168.1.5")
    with visited(store, network) as come:
        operator = come()
        operator.post("/network", data={"open": "yes"})

        def network_data() -> Any:
            return operator.get("/network", headers=JSON).json()

        quiet = network_data()
        assert not quiet["come"]
        assert operator.get("/network").headers["cache-control"] == "no-store"
        come("192.168.1.5", "192.168.1.5:8013").get("/", headers=HTML)  # its own address proves nothing
        come("192.168.1.8", "192.168.1.5:8013").get("/health", headers=JSON)  # not a page
        assert network_data() == quiet
        assert come("192.168.1.9", "192.168.1.5:8013").get("/", headers=HTML).status_code == 200
        heard = network_data()
        assert heard["come"]
        assert heard["arrivals"] == ["A device has connected: 192.168.1.9"]
        assert heard["version"] == quiet["version"], "the page need not be loaded anew for that"
        come("::ffff:192.168.1.10", "192.168.1.5:8013").get("/", headers=HTML)
        assert network_data()["arrivals"] == [
            "A device has connected: 192.168.1.10",
            "Before it: 192.168.1.9",
        ]
        guest = come("192.168.1.9", "192.168.1.5:8013")
        for path in ("/", "/new/duchy?way=online", begin(guest, "free,free")):
            assert "192.168.1.10" not in guest.get(path, headers=HTML).text
        for number in range(20, 60):
            come(f"192.168.1.{number}", "192.168.1.5:8013").get("/", headers=HTML)
        assert len(network.state().devices) == DEVICE_LIMIT


# What is stored


def test_it_is_remembered_only_if_that_was_wished(store: Store, tmp_path: Path) -> None:
    memory = memory_file(str(tmp_path / "tables.db"))
    assert memory is not None
    network, _ = access("192.168.1.5", memory=memory)
    with visited(store, network) as come:
        come().post("/network", data={"open": "yes"})
        assert not memory.exists()
        come().post("/network", data={"open": "yes", "remember": "yes"})
        assert stat.S_IMODE(memory.stat().st_mode) == 0o600
        later, sockets = access("192.168.1.5", memory=memory)
        assert later.switch.open
        assert sockets.hosts == ["192.168.1.5"]
        come().post("/network", data={"open": "no"})
        assert not memory.exists()
    again, sockets = access("192.168.1.5", memory=memory)
    assert (again.switch.open, sockets.hosts) == (False, [])
    assert memory_file("postgresql://somebody@somewhere/tables") is None
    assert memory_file(":memory:") is None


def test_what_is_remembered_waits_for_a_network() -> None:
    found: list[str] = []
    memory = Path(__file__)  # a file that exists
    network = NetworkAccess("127.0.0.1", 8013, memory=memory, find=lambda: list(found))
    sockets, told = Sockets(), list[NetworkState]()
    network.changed = told.append

    async def proof() -> None:
        await network.start(sockets)
        assert [state.sites for state in told] == [()]
        found.append("192.168.1.5")
        network._found_at = float("-inf")
        await network.follow()

    asyncio.run(proof())
    assert sockets.hosts == ["192.168.1.5"]
    assert told[-1].sites == (SITE,)


# Failures


@pytest.mark.parametrize(
    ("language", "found", "said"),
    [
        ("en", (), "not on any network"),
        ("pl", (), "nie jest teraz w żadnej sieci"),
        ("en", ("192.168.1.5",), "already uses port 8013"),
        ("pl", ("192.168.1.5",), "zajmuje już w sieci port 8013"),
    ],
)
def test_what_cannot_be_opened_is_said_in_plain_words(
    store: Store, language: str, found: tuple[str, ...], said: str
) -> None:
    network, sockets = access(*found, taken=found)
    with visited(store, network) as come:
        operator = come(**{"accept-language": language})
        refused = operator.post("/network", data={"open": "yes", "back": "/new/duchy?way=phones"})
        assert refused.status_code == 409
        assert said in refused.text
        assert "/new/duchy?way=phones" in refused.text, "trying again leads back to where it was tried"
        if not found:
            assert said in operator.get("/network").text, "and before one tries it"
    assert (network.switch.open, sockets.hosts) == (False, [])


def test_an_address_that_is_taken_does_not_keep_the_others_shut(store: Store) -> None:
    network, sockets = access("192.168.1.5", "10.0.0.5", taken=["192.168.1.5"])
    with visited(store, network) as come:
        come().post("/network", data={"open": "yes"})
    assert sockets.hosts == ["10.0.0.5"]
    assert network.sites() == [OTHER]


# In the terminal


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_console_names_the_addresses_and_a_terminal_shows_a_code() -> None:
    state = NetworkState(open=True, switchable=True, sites=(SITE, OTHER))
    plain, terminal, code = io.StringIO(), Terminal(), io.StringIO()
    tell_access(state, plain)
    assert plain.getvalue() == f"Północ: for others: {SITE}  {OTHER}\n"
    tell_access(state, terminal)
    segno.make(SITE).terminal(out=code, compact=True)
    assert terminal.getvalue() == plain.getvalue() + code.getvalue()
    for other, said in ((replace(state, sites=()), "none can come"), (replace(state, open=False), "closed")):
        told = io.StringIO()
        tell_access(other, told)
        assert said in told.getvalue()


# Real sockets: this machine is 127.0.0.1, and its other address is 127.0.0.2


@contextmanager
def served(limits: Limits, *found: str) -> Iterator[tuple[Site, NetworkAccess, Starlette]]:
    listening = listen("127.0.0.1", 0)
    network = NetworkAccess("127.0.0.1", listening.getsockname()[1], find=lambda: list(found))
    with open_store(":memory:") as store:
        app = create_app(store, pace=0.0, workers=1, limits=limits, network=network)
        with running(app, limits, listening) as site:
            yield site, network, app


def turn(site: Site, to: str) -> int:
    answer = httpx2.post(f"http://127.0.0.1:{site.port}/network", data={"open": to}, timeout=LIMIT)
    return answer.status_code


def refuses(host: str, port: int) -> bool:
    with closing(socket.socket()) as made:
        return made.connect_ex((host, port)) != 0


def test_the_sockets_open_and_close_while_the_server_runs() -> None:
    with served(UNCOUNTED, "127.0.0.2") as (site, _, _app):
        assert refuses("127.0.0.2", site.port)
        assert turn(site, "yes") == 303
        with (
            httpx2.Client(base_url=f"http://127.0.0.2:{site.port}", timeout=LIMIT) as guest,
            socket.create_connection(("127.0.0.2", site.port), LIMIT) as idle,
            httpx2.Client(base_url=f"http://127.0.0.1:{site.port}", timeout=LIMIT) as operator,
        ):
            assert guest.get("/").status_code == operator.get("/").status_code == 200
            assert turn(site, "no") == 303
            assert refuses("127.0.0.2", site.port)
            assert idle.recv(1) == b"", "whoever was there is gone"
            with pytest.raises(httpx2.TransportError):
                guest.get("/")
            assert operator.get("/").status_code == 200
            assert turn(site, "yes") == 303
            assert guest.get("/").status_code == 200


def test_a_live_socket_of_somebody_else_ends_too() -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    with served(UNCOUNTED, "127.0.0.2") as (site, _, _app):
        assert turn(site, "yes") == 303
        form = {"game": "duchy", "seats": "free,free"}
        made = httpx2.post(f"http://127.0.0.1:{site.port}/tables", data=form, timeout=LIMIT)
        table = made.headers["location"]
        with (
            connect(f"ws://127.0.0.2:{site.port}{table}/live") as outside,
            connect(f"ws://127.0.0.1:{site.port}{table}/live") as inside,
        ):
            wait_until(lambda: site.metrics.sockets == 2)
            assert turn(site, "no") == 303
            with pytest.raises(ConnectionClosed):
                while True:
                    outside.recv(LIMIT)
            wait_until(lambda: site.metrics.sockets == 1)
            inside.ping().wait(LIMIT)


def test_limits_hold_for_those_who_were_let_in() -> None:
    limits = replace(UNCOUNTED, address_connections=2, head=1_024, local=True)
    with served(limits, "127.0.0.2") as (site, _, _app):
        assert turn(site, "yes") == 303
        wait_until(lambda: not site.server.server_state.connections)
        with closing(socket.create_connection(("127.0.0.2", site.port), LIMIT)) as large:
            large.sendall(b"GET / HTTP/1.1\r\nhost: a\r\nx: " + b"x" * 2_000)
            assert b" 431 " in large.recv(65_536)
        wait_until(lambda: not site.server.server_state.connections)
        held = [socket.create_connection(("127.0.0.2", site.port), LIMIT) for _ in range(2)]
        with closing(socket.create_connection(("127.0.0.2", site.port), LIMIT)) as third:
            assert b" 429 " in third.recv(65_536)
        for one in held:
            one.close()


def test_a_port_that_another_program_has_is_left_to_it() -> None:
    with served(UNCOUNTED, "127.0.0.2") as (site, network, _app):
        with closing(listen("127.0.0.2", site.port)):
            assert turn(site, "yes") == 409
            assert not network.switch.open
        assert turn(site, "yes") == 303


def test_the_server_goes_along_when_the_addresses_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_access, "ADDRESSES_SECONDS", 0.05)
    found = ["127.0.0.2"]
    listening = listen("127.0.0.1", 0)
    network = NetworkAccess("127.0.0.1", listening.getsockname()[1], find=lambda: list(found))
    with open_store(":memory:") as store:
        app = create_app(store, pace=0.0, workers=1, network=network)
        with running(app, UNCOUNTED, listening) as site:
            assert turn(site, "yes") == 303
            found[:] = ["127.0.0.3"]
            wait_until(lambda: refuses("127.0.0.2", site.port) and not refuses("127.0.0.3", site.port))
            assert network.sites() == [f"http://127.0.0.3:{site.port}/"]
