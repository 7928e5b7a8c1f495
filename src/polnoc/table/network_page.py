"""Network access: the switch on the operator's pages, and whether anybody has connected.

Only requests from this machine see any of it (`loopback.is_local`); for everybody else this address does not
exist.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from polnoc.drawing.markup import Markup, tag
from polnoc.table import layout
from polnoc.table.layout import Reader, button, picks, post_form
from polnoc.table.network_access import CannotLetIn, NetworkAccess, NetworkState
from polnoc.table.requests import Form, html, not_found, read_form, reader_of, wants_json, way_back
from polnoc.words import Words


class Arrivals:
    """Middleware that notes devices that open a page, so that the operator sees that they can connect."""

    def __init__(self, app: ASGIApp, network: NetworkAccess) -> None:
        self.app = app
        self.network = network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "http" and scope["method"] == "GET" and scope.get("client")
        if asks and "text/html" in Headers(scope=scope).get("accept", ""):
            self.network.arrived(scope["client"][0])
        await self.app(scope, receive, send)


# Rendering-----------------------------------------------------------------


def network_panel(reader: Reader, back: str) -> Markup | None:
    """The switch and its effects; None for readers who are not at this machine."""
    if reader.network is None:
        return None
    state, words = reader.network.state(), layout.shared_words(reader)
    parts = (
        _open_parts(state, words, back) if state.open else _closed_parts(reader.network, state, words, back)
    )
    return tag(
        "section",
        *parts,
        class_="network is-open" if state.open else "network",
        id="network",
        data_version=version_of(state),
    )


def version_of(state: NetworkState) -> str:
    """A version of what a page shows of the switch, without who has connected: that updates by itself."""
    shown = (state.open, state.switchable, state.sites)
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]


def _closed_parts(network: NetworkAccess, state: NetworkState, words: Words, back: str) -> Iterator[Markup]:
    yield tag("h2", words.text("network-closed"))
    if not network.addresses():
        yield tag("p", words.text("network-none"))
        yield tag("p", tag("a", words.text("page-look-again"), class_="button", href=back))
        return
    yield tag("p", words.text("network-closed-how"))
    means = [tag("li", words.text(f"network-means-{what}")) for what in ("who", "safe", "trust", "end")]
    remember = tag("input", type="checkbox", name="remember", value="yes")
    form = post_form(
        "/network",
        tag("label", remember, words.text("network-remember"), class_="pick") if state.can_remember else None,
        button(words.text("network-yes"), main=True),
        open="yes",
        back=back,
    )
    yield tag(
        "details",
        tag("summary", words.text("network-let-in"), class_="button button-main"),
        tag("ul", *means),
        form,
        class_="network-switch",
    )


def _open_parts(state: NetworkState, words: Words, back: str) -> Iterator[Markup]:
    shut = button(words.text("network-shut-out"))
    close = post_form("/network", shut, open="no", back=back, class_="network-off")
    yield tag(
        "div",
        tag("h2", words.text("network-open")),
        close if state.switchable else None,
        class_="network-head",
    )
    if state.sites:
        yield tag("p", words.text("network-links"), " ", tag("strong", state.sites[0], class_="site"))
    else:
        yield tag("p", words.text("network-none" if state.switchable else "network-no-address"))
    yield _arrivals(state, words)
    folds = [_other_sites(state, words, back) if len(state.sites) > 1 else None, _help(state, words)]
    yield tag("div", *folds, class_="network-folds")


def _arrivals(state: NetworkState, words: Words) -> Markup:
    """Whether a device has connected; scripts keep it up to date."""
    lines = [tag("p", line) for line in arrival_lines(state, words)]
    kind = "arrivals has-come" if state.devices else "arrivals"
    return tag("div", *lines, class_=kind, id="arrivals", role="status")


def arrival_lines(state: NetworkState, words: Words) -> list[str]:
    """Who has connected, or how to try it."""
    if not state.devices:
        key = "network-nobody-yet" if state.switchable else "network-nobody-yet-fixed"
        return [words.text(key)] if state.sites else []
    first, *others = state.devices
    said = [words.text("network-arrived", address=first)]
    return [*said, words.text("network-arrived-before", addresses=others)] if others else said


def _other_sites(state: NetworkState, words: Words, back: str) -> Markup:
    """Other addresses for links: a machine in two networks cannot know which one the friends use."""
    choices = {site: (urlsplit(site).hostname or site) for site in state.sites}
    label = tag("label", words.text("network-other"), for_="site", class_="visually-hidden")
    form = post_form(
        "/network",
        label,
        picks("site", state.sites[0], choices),
        button(words.text("network-use")),
        back=back,
    )
    return tag("details", tag("summary", words.text("network-other")), form, class_="network-sites")


def _help(state: NetworkState, words: Words) -> Markup:
    """What to do when nobody can connect."""
    port = urlsplit(state.sites[0]).port if state.sites else None
    hints = ["same", "guest", "firewall", "vpn", "other", "far"]
    said = [tag("li", words.text(f"network-help-{hint}", port=str(port or ""))) for hint in hints]
    if not port:
        said = [tag("li", words.text("network-help-proxy")), said[-1]]
    return tag("details", tag("summary", words.text("network-help")), tag("ul", *said), class_="network-help")


def network_page(reader: Reader, network: NetworkAccess, back: str = "/network", problem: str = "") -> str:
    """The switch on its own page, with a QR code of the start page to try it.

    `problem` says why it could not be turned, and `back` leads to where that was tried.
    """
    words, sites = layout.shared_words(reader), network.sites()
    code = None
    if sites:
        picture = tag(
            "span", layout.qr_code(sites[0]), role="img", aria_label=words.text("network-code"), class_="code"
        )
        code = tag("div", picture, tag("a", sites[0], href=sites[0]), class_="invitation")
    alarm = tag("p", problem, class_="problem", role="alert") if problem else None
    panel, title = network_panel(reader, back), words.text("network-title")
    return layout.simple_page(reader, title, alarm, panel, code, back="/network", scripts=("network.js",))


# Requests------------------------------------------------------------------


async def _show(request: Request) -> Response:
    """The page, or for its script the changes."""
    reader = reader_of(request)
    if reader.network is None:
        return await not_found(request)
    if wants_json(request):
        state = reader.network.state()
        lines = arrival_lines(state, layout.shared_words(reader))
        told = {"version": version_of(state), "arrivals": lines, "come": bool(state.devices)}
        response: Response = JSONResponse(told)
    else:
        response = html(network_page(reader, reader.network))
    response.headers["cache-control"] = "no-store"  # it contains addresses
    return response


async def _switch(request: Request) -> Response:
    """Switch access on or off, or let links begin with another address."""
    form, reader = await read_form(request), reader_of(request)
    network = reader.network
    if network is None:
        return await not_found(request)
    back = way_back(form)
    problem = await _turn(network, form)
    if not problem:
        return RedirectResponse(back, 303)
    said = layout.shared_words(reader).text(problem, port=str(network.port))
    if wants_json(request):
        return JSONResponse({"problem": said}, 409)
    return html(network_page(reader, network, back, said), 409)


async def _turn(network: NetworkAccess, form: Form) -> str:
    """Do what a form asks for; returns the key of a message if it cannot be done."""
    wanted = form.get("open", "")
    if wanted and not network.switchable:
        return "network-fixed"
    try:
        if wanted == "yes":
            await network.let_in(remember=form.get("remember") == "yes")
        elif wanted == "no":
            await network.shut_out()
        elif not network.choose(form.get("site", "")):
            return "network-no-such-site"
    except CannotLetIn as problem:
        return problem.key
    return ""


routes: list[BaseRoute] = [
    Route("/network", _show, methods=["GET"]),
    Route("/network", _switch, methods=["POST"]),
]
