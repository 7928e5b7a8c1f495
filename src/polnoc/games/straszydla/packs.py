"""Reading packs: the classic box, and files with another one."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from polnoc.engine.packs import PackError, parse_pack, read_text
from polnoc.games.straszydla.actions import ELEMENTS, MOST_IMPS, MOST_PACTS, MOST_SPOOKS, MOST_TILES
from polnoc.games.straszydla.cards import ELEMENT_NAMES, Box, Pack


def load_box(path: Path | None = None) -> Box:
    """The box of a pack file; without one, the classic box."""
    if path is not None:
        return parse_box(read_text(path), path.name)
    source = files("polnoc.games.straszydla") / "content" / "classic.toml"
    return parse_box(source.read_text(encoding="utf-8"), "classic.toml")


def parse_box(text: str, file: str) -> Box:
    """A box from TOML text; PackError says what is wrong and what would be right."""
    pack = parse_pack(text, Pack, file)
    check_pack(pack, file)
    return Box(pack, (text,))


def check_pack(pack: Pack, file: str) -> None:
    """Refuse a pack that cannot be played."""
    for key, things, most in (
        ("tiles", pack.tiles, MOST_TILES),
        ("spooks", pack.spooks, MOST_SPOOKS),
        ("imps", pack.imps, MOST_IMPS),
        ("pacts", pack.pacts, MOST_PACTS),
    ):
        if not 1 <= len(things) <= most:
            raise PackError(file, key, f"there are {len(things)}", f"A box has 1 to {most} of them")
    for key, named in (("tiles", pack.tiles), ("spooks", pack.spooks), ("imps", pack.imps)):
        ids = [thing.id for thing in named]
        twice = sorted({id for id in ids if ids.count(id) > 1})
        if twice:
            raise PackError(file, key, f"'{twice[0]}' stands there twice", "Give each its own id")
    _check_tiles(pack, file)
    _check_spooks(pack, file)
    _check_pacts(pack, file)


def _check_tiles(pack: Pack, file: str) -> None:
    centres = [tile.id for tile in pack.tiles if tile.centre]
    if len(centres) != 1:
        raise PackError(
            file, "tiles", f"{len(centres)} districts are the centre", "Mark exactly one: centre = true"
        )
    suburbs = [tile.id for tile in pack.tiles if tile.suburb]
    if len(suburbs) < 4:
        raise PackError(
            file, "tiles", f"there are {len(suburbs)} suburbs", "Four players need four to begin in"
        )
    if centres[0] in suburbs:
        raise PackError(file, f"tiles.{centres[0]}", "the centre is a suburb", "A suburb lies on the rim")
    if len(pack.tiles) < 25:
        raise PackError(
            file, "tiles", f"there are {len(pack.tiles)} districts", "Sixteen STOPs need at least 25"
        )


def _check_spooks(pack: Pack, file: str) -> None:
    starters = [spook for spook in pack.spooks if spook.element == "all"]
    if len(starters) != len(ELEMENTS):
        problem = f"{len(starters)} spooks have all elements"
        raise PackError(file, "spooks", problem, "One lies on each of the four stacks: there are four")
    for name in ELEMENT_NAMES:
        if not [spook for spook in pack.spooks if spook.element == name]:
            raise PackError(file, "spooks", f"there is no spook of {name}", "Each stack needs some")
        if not [imp for imp in pack.imps if imp.element == name]:
            raise PackError(file, "imps", f"there is no imp of {name}", "Each stack needs some")


def _check_pacts(pack: Pack, file: str) -> None:
    if len(pack.pacts) < 4:
        raise PackError(file, "pacts", f"there are {len(pack.pacts)} pacts", "Four players need four")
    for number, pact in enumerate(pack.pacts):
        if sum(pact.counts) != pack.pact_size:
            problem = f"it asks for {sum(pact.counts)} spooks"
            raise PackError(file, f"pacts[{number}]", problem, f"A pact asks for {pack.pact_size}")
    if not pack.frighten:
        raise PackError(file, "frighten", "the table is empty", "Write for example: frighten = [3, 2, 1]")
