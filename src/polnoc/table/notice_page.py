"""The page on which a person chooses how to be notified of their turn; only they see it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Markup, tag
from polnoc.store import Notice, NoticeTarget, Summary, new_secret
from polnoc.store.notices import TargetKind
from polnoc.store.values import now
from polnoc.table import layout
from polnoc.table.frozen_pages import game_name
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.notice_mail import read_mail
from polnoc.table.notice_sender import BadTarget, read_push, read_webhook, vapid_public
from polnoc.table.notices import Notices, has_push, has_webhooks, when
from polnoc.table.people import COOKIE, known_person, person_of, secret_of
from polnoc.table.quotas import Pace
from polnoc.table.requests import (
    BadRequest,
    Form,
    html,
    not_found,
    read_form,
    reader_of,
    set_cookie,
    tables_of,
    wants_json,
)
from polnoc.words import Words

#: How many of the latest notices are shown.
SHOWN_NOTICES: Final = 10

KINDS: Final[tuple[TargetKind, ...]] = ("push", "webhook", "mail")

#: The confirmations that the page may show.
SAID: Final = ("saved", "mailed", "off", "tested", "test-failed", "mail-failed")

#: Rate limits of tests and confirmation mails: per person, per address, and per server.
_OF_PERSON: Final = Pace(10, 3_600, 5)
_OF_ADDRESS: Final = Pace(2, 3_600, 2)
_OF_SERVER: Final = Pace(300, 3_600, 50)


# Rendering-----------------------------------------------------------------


def notices_page(
    reader: Reader,
    notices: Notices,
    targets: Sequence[NoticeTarget],
    last: Sequence[tuple[Notice, Summary | None]],
    push_key: str = "",
    said: str = "",
) -> str:
    """Each way to be notified, whether it is on, and the latest notices."""
    words = layout.shared_words(reader)
    by_kind = {kind: [target for target in targets if target.kind == kind] for kind in KINDS}
    return layout.simple_page(
        reader,
        words.text("notices-title"),
        tag("p", words.text(f"notices-said-{said}"), class_="said", role="status") if said else None,
        tag("p", words.text("notices-lead"), class_="lead"),
        _browser(words),
        _push(words, by_kind["push"], push_key),
        _webhook(words, by_kind["webhook"]),
        _mail(words, by_kind["mail"], notices.settings.smtp is not None),
        tag("p", words.text("notices-secret"), class_="quiet"),
        tag("h2", words.text("notices-last")),
        _last(words, reader, last),
        back="/notices",
        scripts=("notices.js",),
    )


def _section(id: str, title: str, *body: Markup | None, on: bool = False) -> Markup:
    return tag("section", tag("h2", title), *body, class_="notice-way is-on" if on else "notice-way", id=id)


def _browser(words: Words) -> Markup:
    """The setting that only this browser knows: a script shows the switch and remembers it."""
    state = tag(
        "p",
        role="status",
        id="browser-state",
        data_none=words.text("notices-browser-none"),
        data_blocked=words.text("notices-browser-blocked"),
        data_on=words.text("notices-on"),
        data_off=words.text("notices-off"),
    )
    return _section(
        "browser",
        words.text("notices-browser"),
        tag("p", words.text("notices-browser-how")),
        tag("noscript", tag("p", words.text("notices-browser-needs-script"), class_="problem")),
        state,
        _switch("browser-switch", words),
    )


def _switch(id: str, words: Words, key: str | None = None) -> Markup:
    """A button that a script shows; its label says what it would do."""
    return tag(
        "button",
        words.text("notices-switch-on"),
        type="button",
        class_="button",
        id=id,
        hidden=True,
        data_key=key,
        data_on=words.text("notices-switch-off"),
        data_off=words.text("notices-switch-on"),
    )


def _push(words: Words, targets: Sequence[NoticeTarget], key: str) -> Markup:
    title = words.text("notices-push")
    if not key:
        return _section("push", title, tag("p", words.text("notices-push-not-installed"), class_="quiet"))
    switch = _switch("push-switch", words, key)
    devices = tag("p", words.text("notices-push-devices", count=len(targets))) if targets else None
    every = _off_form("push", words.text("notices-push-everywhere")) if targets else None
    return _section(
        "push",
        title,
        tag("p", words.text("notices-push-how")),
        tag("noscript", tag("p", words.text("notices-browser-needs-script"), class_="problem")),
        devices,
        tag(
            "p",
            role="status",
            id="push-state",
            data_none=words.text("notices-browser-none"),
            data_blocked=words.text("notices-browser-blocked"),
        ),
        tag("div", switch, _test_form("push", words) if targets else None, every, class_="go"),
        on=bool(targets),
    )


def _webhook(words: Words, targets: Sequence[NoticeTarget]) -> Markup:
    title = words.text("notices-webhook")
    if not has_webhooks():
        return _section(
            "webhook", title, tag("p", words.text("notices-webhook-not-installed"), class_="quiet")
        )
    return _section(
        "webhook",
        title,
        tag("p", words.text("notices-webhook-how")),
        *_state(words, targets),
        _address_form("webhook", words, targets),
        on=_is_on(targets),
    )


def _mail(words: Words, targets: Sequence[NoticeTarget], possible: bool) -> Markup:
    title = words.text("notices-mail")
    if not possible:
        return _section("mail", title, tag("p", words.text("notices-mail-not-set-up"), class_="quiet"))
    return _section(
        "mail",
        title,
        tag("p", words.text("notices-mail-how")),
        *_state(words, targets),
        _address_form("mail", words, targets),
        on=_is_on(targets),
    )


def _is_on(targets: Sequence[NoticeTarget]) -> bool:
    return any([target.state == "on" for target in targets])


def _state(words: Words, targets: Sequence[NoticeTarget]) -> list[Markup]:
    """Whether a way is on and where it leads; buttons to switch it off and to test it."""
    if not targets:
        return [tag("p", words.text("notices-off"))]
    [target] = targets
    if target.state == "on":
        shown = tag("p", words.text(f"notices-{target.kind}-on", where=label(target)))
    else:
        failed = target.state == "failed"
        shown = tag("p", words.text(f"notices-{target.state}"), class_="problem" if failed else None)
    test = _test_form(target.kind, words) if target.state == "on" else None
    return [shown, tag("div", test, _off_form(target.kind, words.text("notices-switch-off")), class_="go")]


def label(target: NoticeTarget) -> str:
    """A label for an address, without its secrets."""
    if target.kind == "mail":
        return target.address
    split = urlsplit(target.address)
    return (split.hostname or "") if split.scheme in ("http", "https") else split.scheme


def _address_form(kind: TargetKind, words: Words, targets: Sequence[NoticeTarget]) -> Markup:
    """The form to enter an address, folded once there is one."""
    field = tag(
        "input",
        name="address",
        id=f"{kind}-address",
        inputmode="email" if kind == "mail" else "url",
        autocomplete="email" if kind == "mail" else "off",
        spellcheck="false",
        required=True,
        maxlength="600",
    )
    said = tag("label", words.text(f"notices-{kind}-label"), for_=f"{kind}-address")
    switch = button(words.text("notices-switch-on"))
    form = post_form("/notices", said, field, switch, kind=kind, do="on", class_="notice-form")
    return tag("details", tag("summary", words.text("notices-other")), form) if targets else form


def _test_form(kind: TargetKind, words: Words) -> Markup:
    return post_form("/notices", button(words.text("notices-test")), kind=kind, do="test")


def _off_form(kind: TargetKind, said: str) -> Markup:
    return post_form("/notices", button(said), kind=kind, do="off")


def _last(words: Words, reader: Reader, last: Sequence[tuple[Notice, Summary | None]]) -> Markup:
    if not last:
        return tag("p", words.text("notices-last-none"))
    lines = [
        tag(
            "li",
            tag("span", when(notice.claimed, reader.language)),
            " ",
            tag("a", game_name(table.game, reader.language), href=f"/t/{table.id}") if table else None,
            " · ",
            words.text(f"notices-reason-{notice.reason}"),
            " · ",
            words.text(f"notices-state-{notice.state}"),
        )
        for notice, table in last
    ]
    return tag("ul", *lines, class_="last-notices")


# Requests------------------------------------------------------------------


async def _show(request: Request) -> Response:
    tables, reader, person = tables_of(request), reader_of(request), person_of(request)
    targets = await tables.store.notice_targets(person) if person else []
    last = await tables.store.latest_notices(person, limit=SHOWN_NOTICES) if person else []
    known = {table.id: table for table in await tables.store.summaries([one.table_id for one in last])}
    listed = [(notice, known.get(notice.table_id)) for notice in last]
    key = vapid_public(await tables.notices.vapid_key()) if has_push() else ""
    said = request.query_params.get("said", "")
    page = notices_page(reader, tables.notices, targets, listed, key, said if said in SAID else "")
    return _unkept(html(page))


def _unkept(response: Response) -> Response:
    """Keep browsers and proxies from caching a response."""
    response.headers["cache-control"] = "no-store"
    return response


async def _change(request: Request) -> Response:
    """Switch a way on or off, or test it."""
    form = await read_form(request)
    kind, person = form.get("kind", ""), known_person(request)
    if kind not in KINDS or form.get("do") not in ("on", "off", "test"):
        raise BadRequest("kind is one of push, webhook, mail, and do one of on, off, test")
    change = {"on": _switch_on, "off": _switch_off, "test": _test}[form["do"]]
    try:
        said = await change(request, person, kind, form)
    except BadTarget as problem:
        return _refuse(request, str(problem), 400)
    if said == "wait":
        return _refuse(request, "notices-wait", 429)
    response = _done(request, said)
    set_cookie(request, response, COOKIE, secret_of(request), "/")
    return response


def _done(request: Request, said: str) -> Response:
    if wants_json(request):
        return JSONResponse({"done": said})
    return RedirectResponse(f"/notices?said={said}", 303)


def _refuse(request: Request, key: str, status: int) -> Response:
    reader = reader_of(request)
    problem = layout.shared_words(reader).text(key)
    if wants_json(request):
        return JSONResponse({"problem": problem}, status)
    return html(layout.message_page(reader, problem, back="/notices"), status)


async def _switch_on(request: Request, person: str, kind: TargetKind, form: Form) -> str:
    """Store an address; a mail address has to be confirmed first."""
    notices, reader, address = tables_of(request).notices, reader_of(request), form.get("address", "")
    if kind == "mail":
        address = read_mail(address)
    else:
        address = read_push(address) if kind == "push" else read_webhook(address)[0]
    target = NoticeTarget(person, kind, address, reader.language, reader.site, "on", changed=now())
    if not notices.can_reach(target):
        raise BadTarget(_MISSING[kind])
    if kind == "mail":
        return await _ask(request, target)
    await tables_of(request).store.keep_target(target)
    return "saved"


_MISSING: Final = {
    "mail": "notices-mail-not-set-up",
    "push": "notices-push-not-installed",
    "webhook": "notices-webhook-not-installed",
}


async def _ask(request: Request, target: NoticeTarget) -> str:
    """Send a mail with a confirmation link; nothing else goes to the address before it is confirmed."""
    if _too_often(target.person, target.address.casefold()):
        return "wait"
    tables, words = tables_of(request), layout.shared_words(reader_of(request))
    asked = target._replace(state="unconfirmed", token=new_secret())
    await tables.store.keep_target(asked)
    link = f"{asked.site}notices/mail/{asked.token}"
    body = f"{words.text('notices-mail-body')}\n{link}\n\n{words.text('notices-mail-ignore')}"
    well = await tables.notices.send_mail(asked, words.text("notices-mail-title"), body)
    return "mailed" if well else "mail-failed"


async def _switch_off(request: Request, person: str, kind: TargetKind, form: Form) -> str:
    await tables_of(request).store.drop_target(person, kind, form.get("address", ""))
    return "off"


async def _test(request: Request, person: str, kind: TargetKind, form: Form) -> str:
    """Send a test to the targets that are on."""
    tables, words = tables_of(request), layout.shared_words(reader_of(request))
    targets = [
        target
        for target in await tables.store.notice_targets(person)
        if target.kind == kind and target.state == "on"
    ]
    if not targets:
        raise BadTarget("notices-nothing-on")
    if _too_often(person):
        return "wait"
    title, body = words.text("notices-test-title"), words.text("notices-test-body")
    deliveries = await tables.notices.deliver([(target, title, body) for target in targets])
    for target, delivery in zip(targets, deliveries, strict=True):
        await tables.notices.count(target, delivery)
    return "tested" if "reached" in deliveries else "test-failed"


def _too_often(person: str, address: str = "") -> bool:
    at = time.monotonic()
    if _OF_PERSON.wait(person, at) or (address and _OF_ADDRESS.wait(address, at)):
        return True
    return bool(_OF_SERVER.wait("", at))


# Mail -----------------------------------------------------------------------------


async def _show_mail(request: Request) -> Response:
    """The page behind a link in a mail: a program that opens links before its reader changes nothing."""
    reader, target = reader_of(request), await _target(request)
    if target is None:
        return await not_found(request)
    words = layout.shared_words(reader)
    key = "notices-mail-is-on" if target.state == "on" else "notices-mail-confirm-how"
    here = f"/notices/mail/{target.token}"
    confirm = post_form(here, button(words.text("notices-mail-confirm"), main=True), do="on")
    stop = post_form(here, button(words.text("notices-mail-stop")), do="off")
    page = layout.simple_page(
        reader,
        words.text("notices-mail-page"),
        tag("p", words.text(key, address=target.address)),
        tag("div", None if target.state == "on" else confirm, stop, class_="go"),
        back=here,
    )
    return _unkept(html(page))


async def _change_mail(request: Request) -> Response:
    form, reader, target = await read_form(request), reader_of(request), await _target(request)
    if target is None:
        return await not_found(request)
    store, words = tables_of(request).store, layout.shared_words(reader)
    if form.get("do") == "on":
        await store.confirm_target(target.token)
        return RedirectResponse(f"/notices/mail/{target.token}", 303)
    await store.drop_target(target.person, target.kind, target.address)
    return html(layout.message_page(reader, words.text("notices-mail-stopped")))


async def _target(request: Request) -> NoticeTarget | None:
    return await tables_of(request).store.target_with_token(request.path_params["token"][:100])


# The worker -----------------------------------------------------------------------


routes: list[BaseRoute] = [
    Route("/notices", _show, methods=["GET"]),
    Route("/notices", _change, methods=["POST"]),
    Route("/notices/mail/{token}", _show_mail, methods=["GET"]),
    Route("/notices/mail/{token}", _change_mail, methods=["POST"]),
]
