"""Write `docs/encodings.md`: every block of every game's encoding. `python -m tools.encodings`.

The page is made from the layouts themselves, so that it cannot grow stale; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from polnoc.engine.encoding import Block, Layout
from polnoc.engine.game import AnyGame
from polnoc.engine.recall import history_layout
from polnoc.games import all_games

PAGE: Final = Path(__file__).parents[1] / "docs" / "encodings.md"
HEAD: Final = """\
# Encodings

Made by `python -m tools.encodings` from the layouts of the games: every byte of `game.encode(view)`.
[Bots](bots.md#learning) shows how they are used. A byte means the number `byte / scale`; what is beyond 255
is written as 255. *I* am the viewer; one-hot means that one byte is 1 and the others are 0, or all are if
there is none. Where a block goes *by seat*, the viewer comes first, then the seats to his left; in Bestia all
characters and seats go by their own numbers, as actions do. Views of watchers cannot be encoded.

The fingerprint is that of the layout (`layout.fingerprint`): weights that were learned with another one do
not fit.
"""


def page() -> str:
    """The whole page."""
    games = [game for game in all_games() if game.layout is not None]
    return "".join([HEAD, *[_chapter(game, game.layout) for game in games if game.layout], _history(games)])


def _chapter(game: AnyGame, layout: Layout) -> str:
    actions = len(game.actions.player_actions)
    facts = (
        f"{layout.size:,} bytes in {len(layout.blocks)} blocks; a mask has {actions:,} bytes. "
        f"Fingerprint `{layout.fingerprint}`."
    )
    return "".join([f"\n## {layout.id}\n\n{facts}\n\n", *_table(layout, layout.blocks)])


def _table(layout: Layout, blocks: Sequence[Block], before: int = 0) -> Iterator[str]:
    yield "| block | from | bytes | scale | meaning |\n| --- | --- | --- | --- | --- |\n"
    for block in blocks:
        start = layout.start(block.name) - before
        yield f"| {block.name} | {start:,} | {block.size:,} | {block.scale:g} | {block.meaning} |\n"


def _history(games: Sequence[AnyGame]) -> str:
    """What `Recall.encode` adds, the same in every game."""
    layout = history_layout(games[0])
    before = sum([block.size for block in layout.blocks[:-3]])
    ids = ", ".join([f"`{history_layout(game).id}`" for game in games])
    said = (
        f"\n## Perfect recall\n\n{ids}: the bytes of the view, and then {layout.size - before:,} bytes of "
        "what the seat was told and has answered, counted here from where those begin. `Recall.text` has "
        "all of it, however long a game is.\n\n"
    )
    return "".join([said, *_table(layout, layout.blocks[-3:], before)])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
