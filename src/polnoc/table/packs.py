"""Packs at new tables: those of the host's folder, and those that people add themselves.

A pack that somebody adds is untrusted text: it is limited in size, checked in a worker process with
a deadline (`BotPool.check_packs`), and stored for that person alone. Other players meet it only at the
table, which stores it with its content; nobody can list or read the packs of others.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Markup, tag
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption
from polnoc.engine.packs import PackError, PackText, content_hash, read_pack_file
from polnoc.games import UnknownGame, find_game, find_package, with_packs
from polnoc.pack_check import best_fit
from polnoc.records import packed_sources
from polnoc.store import KeptPack
from polnoc.table import layout
from polnoc.table.bot_pool import Mistake
from polnoc.table.layout import Reader, button, post_form
from polnoc.table.limits import PACKS
from polnoc.table.new_table import PackChoice, PackOffer, new_page
from polnoc.table.people import COOKIE, known_person, person_of, secret_of
from polnoc.table.quotas import OverQuota, creator_of
from polnoc.table.replay_pages import RECORD_BYTES
from polnoc.table.requests import (
    BadRequest,
    Form,
    html,
    private,
    read_file_form,
    read_form,
    reader_of,
    set_cookie,
    tables_of,
    wants_json,
    way_back,
)
from polnoc.table.tables import Tables

#: At most this many packs can be combined.
MOST_CHOSEN: Final = 8
#: At most this many characters of a file's name are kept.
FILE_NAME_CHARS: Final = 60
#: How much of a record is reserved for everything but the texts of its content.
_REST_OF_RECORD_BYTES: Final = 16_000
#: A form field that chooses a pack is named `pack-` and the fingerprint.
_CHOSEN: Final = re.compile(r"pack-([0-9a-f]{16})")


class BadPackFolder(ValueError):
    """A folder of packs that cannot be read; the message says why."""


@dataclass(frozen=True, slots=True)
class PackSettings:
    """What the host offers and allows."""

    #: Packs that everybody may choose.
    offered: tuple[KeptPack, ...] = ()
    #: Whether people may add packs of their own.
    uploads: bool = True


@dataclass(frozen=True, slots=True)
class PackFolder:
    """The valid packs of a folder, and every mistake in the others."""

    packs: tuple[KeptPack, ...] = ()
    mistakes: tuple[str, ...] = field(default=())


def read_pack_folder(folder: Path) -> PackFolder:
    """Read every TOML file in a folder. An invalid one is left out and its mistakes are reported."""
    if not folder.is_dir():
        raise BadPackFolder(f"--packs {folder}: there is no such folder")
    packs: list[KeptPack] = []
    mistakes: list[str] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            pack = read_pack_file(file)
        except PackError as mistake:
            mistakes.append(f"pack {mistake}")
            continue
        fit = best_fit(pack)
        mistakes += [f"pack {mistake}" for mistake in fit.mistakes]
        if not fit.mistakes:
            packs.append(KeptPack(content_hash(pack.text), fit.game, file_name(pack.name), pack.text))
    return PackFolder(tuple(packs), tuple(mistakes))


def file_name(given: str) -> str:
    """The name of a file for display: without folders and invisible characters."""
    name = re.split(r"[/\\]", given)[-1]
    shown = " ".join("".join([letter if letter.isprintable() else " " for letter in name]).split())
    return shown[:FILE_NAME_CHARS] or "pack.toml"


def pack_title(name: str) -> str:
    """The title of a pack at its table: the name of its file, without the extension.

    >>> pack_title("ghosts.toml"), pack_title(".toml")
    ('ghosts', '.toml')
    """
    return name.removesuffix(".toml") or name


# Choosing -------------------------------------------------------------------------------


async def pack_choice(request: Request, game_id: str, form: Form, reader: Reader) -> PackChoice:
    """The packs that somebody may choose for a game, and those that a form chooses."""
    settings = settings_of(request)
    offered = [PackOffer(pack.fingerprint, pack.name) for pack in settings.offered if pack.game == game_id]
    if person := person_of(request):
        own = await tables_of(request).store.packs.of(person, game_id)
        offered += [PackOffer(pack.fingerprint, pack.name, own=True) for pack in own]
    known = {offer.fingerprint for offer in offered}
    chosen = tuple([one for one in _chosen(form) if one in known])
    return PackChoice(tuple(offered), chosen, settings.uploads and find_package(game_id).takes_packs)


def settings_of(request: Request) -> PackSettings:
    """What the host offers and allows."""
    settings: PackSettings = request.app.state.packs
    return settings


def _chosen(form: Form) -> list[str]:
    """The fingerprints in a form, either in `packs` or in a field for each."""
    listed = [word.strip() for word in form.get("packs", "").split(",") if word.strip()]
    fields = [found[1] for name in form if (found := _CHOSEN.fullmatch(name)) and form[name] == "yes"]
    return list(dict.fromkeys([*listed, *fields]))


async def chosen_packs(request: Request, game_id: str, form: Form) -> list[KeptPack]:
    """The packs that a form chooses for a game; raises BadOption if one is unavailable."""
    fingerprints = _chosen(form)
    if form.get("file"):
        raise BadOption("a file was chosen but not added: add it, or leave it out", "packs-not-added")
    if len(fingerprints) > MOST_CHOSEN:
        message = f"at most {MOST_CHOSEN} packs can be played together"
        raise BadOption(message, "packs-too-many", {"most": MOST_CHOSEN})
    offered = {pack.fingerprint: pack for pack in settings_of(request).offered if pack.game == game_id}
    store, person = tables_of(request).store, person_of(request)
    packs = []
    for fingerprint in fingerprints:
        pack = offered.get(fingerprint)
        if pack is None and person:
            pack = await store.packs.pack(person, fingerprint)
        if pack is None or pack.game != game_id:
            raise BadOption("a pack that was chosen is not here any more: choose again", "packs-gone")
        packs.append(pack)
    return packs


async def game_with_packs(request: Request, game_id: str, packs: Sequence[KeptPack]) -> AnyGame:
    """The game with these packs; raises UnknownGame, or BadOption if they cannot be combined."""
    if not packs:
        return find_game(game_id)
    texts = tuple([PackText(pack.name, pack.text) for pack in packs])
    if len(texts) > 1:
        for mistake in await _mistakes(request, game_id, texts):
            raise BadOption(str(mistake))
    try:
        async with _making(tables_of(request)):
            game = await asyncio.to_thread(with_packs, game_id, texts)
    except PackError as mistake:
        raise BadOption(str(mistake)) from None
    if len(packed_sources(game.id, game.content, game.sources)) > RECORD_BYTES - _REST_OF_RECORD_BYTES:
        raise BadOption("these packs are too large together for a record", "packs-too-large")
    return game


def _making(tables: Tables) -> asyncio.Semaphore:
    """The lock by which games with packs are made one at a time, so that many combinations block nobody."""
    if "packs" not in tables.kept:
        tables.kept["packs"] = asyncio.Semaphore(1)
    found: asyncio.Semaphore = tables.kept["packs"]
    return found


async def use_packs(request: Request, packs: Iterable[KeptPack]) -> None:
    """Note that somebody plays with packs: their own are kept longer."""
    if person := person_of(request):
        own = tables_of(request).store.packs.use(person, [pack.fingerprint for pack in packs])
        for done in own:
            await done


# Adding-------------------------------------------------------------------------


async def _add(request: Request) -> Response:
    """Check a pack and store it, or report every mistake in it and keep the form as it was."""
    most = tables_of(request).quotas.pack_bytes
    form, name, raw = await read_file_form(request, most)
    if not settings_of(request).uploads:
        return _refused(request, 403, "packs-off")
    try:
        game = find_game(form.get("game", ""))
    except UnknownGame as problem:
        raise BadRequest(str(problem)) from None
    if not raw.strip():
        return await _told(request, game, form, [], "packs-no-file")
    if most and len(raw) > most:
        return await _told(request, game, form, [], "packs-large", kilobytes=most // 1_000)
    name = file_name(name)
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        mistake = Mistake(name, 0, "file", f"byte {error.start} is not UTF-8", "Save the file as UTF-8")
        return await _told(request, game, form, [mistake])
    mistakes = await _mistakes(request, game.id, (PackText(name, text),))
    if mistakes:
        return await _told(request, game, form, mistakes)
    return await _kept(request, game, form, PackText(name, text))


async def _mistakes(request: Request, game_id: str, packs: Sequence[PackText]) -> list[Mistake]:
    """Every mistake in packs, found by a worker; one that cannot be checked in time counts as a mistake."""
    found = await tables_of(request).pack_checks.check_packs(game_id, packs, owner=creator_of(request))
    if found is not None:
        return found
    problem = "it cannot be checked: that takes too long or too much memory"
    return [Mistake(packs[-1].name, 0, "file", problem, "Make it smaller, or try again in a while")]


async def _kept(request: Request, game: AnyGame, form: Form, pack: PackText) -> Response:
    tables, person = tables_of(request), known_person(request)
    quotas = tables.quotas
    done = await tables.store.packs.keep(
        person, game.id, pack.name, pack.text, most=quotas.person_packs, most_bytes=quotas.all_packs_bytes
    )
    if done != "kept":
        return await _told(request, game, form, [], f"packs-{done}", most=quotas.person_packs)
    fingerprint = content_hash(pack.text)
    if wants_json(request):
        told = {"pack": fingerprint, "game": game.id, "name": pack.name}
        response: Response = JSONResponse(told, 201)
    else:
        fields = {name: value for name, value in form.items() if name not in ("game", "file", "script")}
        query = urlencode({**fields, f"pack-{fingerprint}": "yes"})
        response = RedirectResponse(f"/new/{game.id}?{query}#packs", 303)
    set_cookie(request, response, COOKIE, secret_of(request), "/")
    return private(response)


async def _told(
    request: Request, game: AnyGame, form: Form, mistakes: Sequence[Mistake], key: str = "", **args: object
) -> Response:
    """The page of a new table as it was filled in, with the problem; for programs, data."""
    reader = reader_of(request)
    problem = layout.shared_words(reader).text(key, **args) if key else ""
    if wants_json(request):
        told = [mistake._asdict() for mistake in mistakes]
        return private(JSONResponse({"problem": problem or str(mistakes[0]), "mistakes": told}, 400))
    choice = await pack_choice(request, game.id, form, reader)
    try:
        game = await game_with_packs(request, game.id, await chosen_packs(request, game.id, form))
    except BadOption:
        choice = PackChoice(choice.offered, (), choice.uploads)
    choice = choice.with_mistakes(mistakes, problem)
    return private(html(new_page(game, reader, form, packs=choice), 400))


def _refused(request: Request, status: int, key: str) -> Response:
    reader = reader_of(request)
    said = layout.shared_words(reader).text(key)
    if wants_json(request):
        return private(JSONResponse({"problem": said}, status))
    return private(html(layout.message_page(reader, said), status))


# One's own ------------------------------------------------------------------------------


async def _list(request: Request) -> Response:
    """The packs that somebody has added, and for programs also those of the host."""
    reader, person, settings = reader_of(request), person_of(request), settings_of(request)
    own = await tables_of(request).store.packs.of(person) if person else []
    if wants_json(request):
        told = [
            {"pack": pack.fingerprint, "game": pack.game, "name": pack.name, "own": pack in own}
            for pack in (*settings.offered, *own)
        ]
        return private(JSONResponse({"packs": told, "uploads": settings.uploads}))
    return private(html(_own_page(reader, own)))


def _own_page(reader: Reader, own: Sequence[KeptPack]) -> str:
    words = layout.shared_words(reader)
    rows = [_own_row(pack, reader) for pack in own]
    listed = tag("ul", *rows, class_="own-packs") if rows else tag("p", words.text("packs-none"))
    how = tag("p", words.text("packs-own-how"))
    return layout.simple_page(reader, words.text("packs-own"), how, listed, back=PACKS)


def _own_row(pack: KeptPack, reader: Reader) -> Markup:
    words = layout.shared_words(reader)
    try:
        game = layout.game_words(find_game(pack.game).id, reader.language).text("game-name")
        new = f"/new/{pack.game}?pack-{pack.fingerprint}=yes#packs"
        name = tag("a", tag("strong", pack.name), tag("small", game), href=new)
    except UnknownGame:
        name = tag("span", tag("strong", pack.name))
    gone = post_form(f"{PACKS}/remove", button(words.text("packs-remove")), pack=pack.fingerprint, back=PACKS)
    return tag("li", name, gone)


async def _remove(request: Request) -> Response:
    """Remove a pack of one's own; tables that were made with it go on."""
    form, person = await read_form(request), person_of(request)
    gone = bool(person) and await tables_of(request).store.packs.remove(person, form.get("pack", ""))
    if not gone:
        return _refused(request, 404, "packs-gone")
    done: Response = RedirectResponse(way_back(form), 303)
    return private(JSONResponse({"done": True}) if wants_json(request) else done)


async def check_room(tables: Tables, game: str, content: str, sources: Sequence[str]) -> None:
    """Raise OverQuota if there is no room for another table's content; content that is stored needs none."""
    most = tables.quotas.all_packs_bytes
    if most and not await tables.store.content(game, content):
        size = sum([len(source.encode()) for source in sources])
        if await tables.store.packs.bytes_kept() + size > most:
            raise OverQuota("all_packs_bytes", 3_600)


routes: list[BaseRoute] = [
    Route(PACKS, _list, methods=["GET"]),
    Route(PACKS, _add, methods=["POST"]),
    Route(f"{PACKS}/remove", _remove, methods=["POST"]),
]
