"""Read packs: the classic box, additions to it, and whole boxes that replace it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from typing import Final

from polnoc.engine.pack_types import NO_SUCH_FIELD
from polnoc.engine.packs import (
    PackError,
    PackText,
    Said,
    box_and_packs,
    first_of,
    located,
    misnamed,
    parse_pack,
    refuse,
    replaces_box,
)
from polnoc.games.straszydla.actions import ELEMENTS, MOST_IMPS, MOST_PACTS, MOST_SPOOKS, MOST_TILES
from polnoc.games.straszydla.cards import ELEMENT_NAMES, Addition, Box, Pack, Pact
from polnoc.games.straszydla.places import checked

BOX: Final = "classic.toml"
#: What only a whole box has.
_OF_BOXES: Final = ("frighten", "dread", "pact_size")
#: Key, problem and remedy.
Mistake = tuple[str, str, str]


def load_box(packs: Sequence[PackText] = ()) -> Box:
    """Load the classic box; packs add to it, or one replaces it."""
    return combine(box_and_packs(_box(), packs))


def _box() -> PackText:
    folder = files("polnoc.games.straszydla") / "content"
    return PackText(BOX, (folder / BOX).read_text(encoding="utf-8"))


def combine(texts: Sequence[PackText]) -> Box:
    """Combine a whole box with additions; PackError says what is wrong and what would be right."""
    whole = parse_pack(texts[0].text, Pack, texts[0].name)
    _refuse(mistakes_in(whole), texts[0])
    for text in texts[1:]:
        whole = whole.with_addition(_addition(text, whole.pact_size))
        _refuse(mistakes_in(whole), text)
    return Box(whole, tuple([text.text for text in texts]))


def _refuse(mistakes: Iterable[Mistake], written: PackText) -> None:
    refuse([PackError(written.name, *mistake) for mistake in mistakes], written.text)


def parse_addition(written: PackText) -> Addition:
    """Parse an addition, without checking it against a box."""
    try:
        return parse_pack(written.text, Addition, written.name)
    except PackError as mistake:
        raise first_of([_of_boxes(one) for one in mistake.all]) from None


def _of_boxes(mistake: PackError) -> PackError:
    """A mistake, with another remedy if it is about a field that only a whole box has."""
    if mistake.key not in _OF_BOXES or mistake.problem != NO_SUCH_FIELD:
        return mistake
    remedy = 'A whole box says so on top: replaces = "box". What adds to the box leaves this out'
    return PackError(mistake.file, mistake.key, mistake.problem, remedy, mistake.line)


def _addition(written: PackText, pact_size: int) -> Addition:
    """What a pack adds to a box whose pacts ask for `pact_size` spooks."""
    more = parse_addition(written)
    if not (more.tiles or more.spooks or more.imps or more.pacts or more.layouts):
        remedy = "Write any of tiles, spooks, imps, pacts, layouts"
        raise PackError(written.name, "file", "nothing is in it", remedy)
    _refuse([*_twins(more), *_pact_sizes(more.pacts, pact_size)], written)
    return more


def check_pack(written: PackText, said: Said) -> list[PackError]:
    """Every mistake in a pack, including names that a language lacks.

    `said(language, key)` tells whether the game itself has a name for `key`. In a whole box entries may go
    without names: they are called by their ids.
    """
    checked(load_box([written]), written.name)
    if replaces_box(written):
        pack: Pack | Addition = parse_pack(written.text, Pack, written.name)
        said_of: Said = _said_always
    else:
        pack = parse_addition(written)
        said_of = _said_of_layouts(said)
    return located([*misnamed(pack.words, names_in(pack), written.name, said_of)], written.text)


def _said_always(language: str, key: str) -> bool:
    return True


def _said_of_layouts(said: Said) -> Said:
    """The game calls its own layouts by the values of an option."""
    return lambda language, key: said(language, key) or said(language, f"option-{key}")


def names_in(pack: Pack | Addition) -> list[str]:
    """The message keys of everything in a pack that has a name."""
    return [
        *[f"tile-{tile.id}" for tile in pack.tiles],
        *[f"spook-{spook.id}" for spook in pack.spooks],
        *[f"imp-{imp.id}" for imp in pack.imps],
        *[f"layout-{id}" for id in pack.layouts],
    ]


def mistakes_in(pack: Pack) -> Iterator[Mistake]:
    """Everything that keeps a box from being played."""
    for key, things, most in (
        ("tiles", pack.tiles, MOST_TILES),
        ("spooks", pack.spooks, MOST_SPOOKS),
        ("imps", pack.imps, MOST_IMPS),
        ("pacts", pack.pacts, MOST_PACTS),
    ):
        if not 1 <= len(things) <= most:
            yield key, f"there are {len(things)}", f"A box has 1 to {most} of them"
    yield from _twins(pack)
    yield from _tile_mistakes(pack)
    yield from _spook_mistakes(pack)
    yield from _pact_mistakes(pack)


def _twins(pack: Pack | Addition) -> Iterator[Mistake]:
    for key, named in (("tiles", pack.tiles), ("spooks", pack.spooks), ("imps", pack.imps)):
        for id, count in Counter([thing.id for thing in named]).items():
            if count > 1:
                yield key, f"'{id}' stands there twice", "Give each its own id"


def _tile_mistakes(pack: Pack) -> Iterator[Mistake]:
    centres = [tile.id for tile in pack.tiles if tile.centre]
    suburbs = [tile.id for tile in pack.tiles if tile.suburb]
    if len(centres) != 1:
        yield "tiles", f"{len(centres)} districts are the centre", "Mark exactly one: centre = true"
    if len(suburbs) < 4:
        yield "tiles", f"there are {len(suburbs)} suburbs", "Four players need four to begin in"
    for id in centres:
        if id in suburbs:
            yield f"tiles.{id}", "the centre is a suburb", "A suburb lies on the rim"
    if len(pack.tiles) < 25:
        yield "tiles", f"there are {len(pack.tiles)} districts", "Sixteen STOPs need at least 25"


def _spook_mistakes(pack: Pack) -> Iterator[Mistake]:
    starters = [spook for spook in pack.spooks if spook.element == "all"]
    if len(starters) != len(ELEMENTS):
        problem = f"{len(starters)} spooks have all elements"
        yield "spooks", problem, "One lies on each of the four stacks: there are four"
    for name in ELEMENT_NAMES:
        if not [spook for spook in pack.spooks if spook.element == name]:
            yield "spooks", f"there is no spook of {name}", "Each stack needs some"
        if not [imp for imp in pack.imps if imp.element == name]:
            yield "imps", f"there is no imp of {name}", "Each stack needs some"


def _pact_mistakes(pack: Pack) -> Iterator[Mistake]:
    if len(pack.pacts) < 4:
        yield "pacts", f"there are {len(pack.pacts)} pacts", "Four players need four"
    yield from _pact_sizes(pack.pacts, pack.pact_size)
    if not pack.frighten:
        yield "frighten", "the table is empty", "Write for example: frighten = [3, 2, 1]"


def _pact_sizes(pacts: Sequence[Pact], size: int) -> Iterator[Mistake]:
    for number, pact in enumerate(pacts):
        if sum(pact.counts) != size:
            yield f"pacts[{number}]", f"it asks for {sum(pact.counts)} spooks", f"A pact asks for {size}"
