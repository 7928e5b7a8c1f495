"""The installed app: its manifest, its service worker, and its offline pages.

The worker (`static/worker.js`) caches static files, the two pages made here, and lessons and rules that were
visited. The pages from here depend only on language and theme: a device may be shared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.markup import Markup, tag
from polnoc.engine.game import AnyGame
from polnoc.games import all_games, all_packages
from polnoc.lessons import lesson_outlines
from polnoc.table import layout
from polnoc.table.layout import GROUND_COLOURS, Reader
from polnoc.table.lobby import start_page
from polnoc.table.requests import html, reader_of
from polnoc.words import LANGUAGES

#: The icons, drawn by `tools/icons.py`: name, size, and what systems may do with them.
ICONS: Final = (
    ("favicon-turn.svg", "any", "any"),
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable-512.png", "512x512", "maskable"),
)


# The manifest ---------------------------------------------------------------------


async def _manifest(request: Request) -> Response:
    """Serve the manifest; browsers request it without cookies, so the page puts the language into the URL."""
    language = request.query_params.get("lang", "")
    reader = Reader(language) if language in LANGUAGES else _anybody(request)
    return JSONResponse(manifest(reader), media_type="application/manifest+json")


def manifest(reader: Reader) -> dict[str, object]:
    """The manifest in one language; the app's id is the same in all of them."""
    return {
        "id": "/",
        "name": "Północ",
        "short_name": "Północ",
        "description": layout.shared_words(reader).text("page-claim"),
        "lang": reader.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND_COLOURS["night"],
        "theme_color": GROUND_COLOURS["night"],
        "categories": ["games"],
        "icons": [_icon(name, sizes, purpose) for name, sizes, purpose in ICONS],
    }


def _icon(name: str, sizes: str, purpose: str) -> dict[str, str]:
    kind = "image/svg+xml" if name.endswith(".svg") else "image/png"
    return {"src": f"/static/{name}", "sizes": sizes, "type": kind, "purpose": purpose}


# The worker -----------------------------------------------------------------------


async def _worker(request: Request) -> Response:
    return Response(worker_script(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@cache
def worker_script() -> str:
    """The worker of this version; a browser reinstalls it when the text changes."""
    found = dict(_static_files())
    digest = hashlib.sha256()
    for address, file in found.items():
        digest.update(address.encode() + b"\0" + file.read_bytes())
    for language in LANGUAGES:
        digest.update((offline_page(Reader(language)) + start_copy(Reader(language))).encode())
    script = (files("polnoc") / "static" / "worker.js").read_text(encoding="utf-8")
    version, addresses = json.dumps(digest.hexdigest()[:16]), json.dumps(list(found))
    return f"const VERSION = {version};\nconst FILES = {addresses};\n\n{script}"


def _static_files() -> Iterator[tuple[str, Traversable]]:
    """Every static file with its address, always in the same order."""
    folders = {"/static": files("polnoc") / "static"}
    folders |= {f"/static/games/{package.id}": package.folder / "static" for package in all_packages()}
    for address, folder in folders.items():
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.is_file():
                    yield f"{address}/{file.name}", file


# Pages ----------------------------------------------------------------------------


def _anybody(request: Request) -> Reader:
    """A reader with the language and the theme of this browser, and nothing else."""
    found = reader_of(request)
    return Reader(found.language, found.theme)


async def _offline(request: Request) -> Response:
    return html(offline_page(_anybody(request)))


async def _start_copy(request: Request) -> Response:
    return html(start_copy(_anybody(request)))


def offline_page(reader: Reader) -> str:
    """The page shown offline, with what can be read there: a script lists what is cached."""
    words = layout.shared_words(reader)
    return layout.simple_page(
        reader,
        words.text("offline-title"),
        tag("p", words.text("offline-how"), class_="lead"),
        tag("p", words.text("offline-table"), data_for_tables=True, hidden=True),
        _connected(reader),
        tag("h2", words.text("offline-here")),
        tag("p", words.text("offline-none"), id="nothing-seen"),
        *[_seen_pages(game, reader) for game in all_games()],
        scripts=("offline.js",),
    )


def start_copy(reader: Reader) -> str:
    """The start page without anything personal or anything that changes."""
    words = layout.shared_words(reader)
    line = words.text("offline-copy")
    way = tag("a", words.text("offline-here"), href="/offline")
    notice = tag("div", tag("p", line, " ", way), _connected(reader), class_="problem", role="status")
    return start_page(reader, [], [], notice=notice)


def _connected(reader: Reader) -> Markup:
    """The link onward for readers who opened one of these pages directly."""
    words = layout.shared_words(reader)
    link = tag("a", words.text("page-start"), class_="button button-main", href="/")
    return tag("p", words.text("offline-connected"), " ", link, id="connected", hidden=True)


def _seen_pages(game: AnyGame, reader: Reader) -> Markup:
    """All pages of a game that may be cached; nothing is shown until the script has found one."""
    words = layout.game_words(game.id, reader.language)
    pages = {
        f"/rules/{game.id}": words.text("page-rules"),
        f"/learn/{game.id}": words.text("learn-all"),
    }
    for lesson in lesson_outlines(game):
        title = words.text(f"lesson-{lesson.id}")
        pages[f"/learn/{game.id}/{lesson.id}"] = words.text("offline-lesson", title=title)
    links = [
        tag("li", tag("a", said, href=address, data_seen=address), hidden=True)
        for address, said in pages.items()
    ]
    heading = tag("h3", words.text("game-name"))
    return tag("section", heading, tag("ul", *links), class_="seen-game", hidden=True)


routes: list[BaseRoute] = [
    Route("/manifest.webmanifest", _manifest),
    Route("/worker.js", _worker),
    Route("/offline", _offline),
    Route("/offline/start", _start_copy),
]
