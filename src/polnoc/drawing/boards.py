"""What the boards of all games share: the reader, the language, and caches of what was drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from polnoc.drawing.kinds import SAY
from polnoc.drawing.markup import Markup
from polnoc.drawing.parts import nothing
from polnoc.drawing.sheets import Drawing, Memo, Piece, PieceCache
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.engine.wording import Say

G = TypeVar("G", bound=AnyGame)
V = TypeVar("V")


class CachedBoard(Generic[G]):
    """The board of one reader. Keep it: it redraws only what has changed.

    `say` puts a message into words, `names` are the names by seat, `viewer` is the reader's seat. Boards of
    one `style` (what `say` says: the language) share what they have drawn; None shares nothing. With `aids`
    the board also draws memory aids. `prefix` goes before the ids, for a page that shows more than one board.
    Boards of one table in one language may share one `common`, which keeps what looks the same to all.

    No piece shows that it can be chosen: the page lights it, by what the game's `offers` says. So a piece
    changes only with what it shows.
    """

    #: Events that head a part of the log, and events that are not announced over the board: a solo player's
    #: own actions.
    headings: ClassVar[frozenset[str]] = frozenset({"round-begins"})
    quiet: ClassVar[frozenset[str]] = frozenset()
    #: By key of an event: what kind of thing happens (`polnoc.drawing.kinds`).
    kinds: ClassVar[Mapping[str, str]] = {}
    #: Events shown in the short story of a finished game: what was hidden, and what decided it.
    key_moments: ClassVar[frozenset[str]] = frozenset({"round-over", "game-over"})
    #: Updates are padded to at least this many bytes. If hidden cards can make an update longer, its length
    #: would give away who holds them: a game with larger updates sets more.
    update_bytes: ClassVar[int] = 4_096
    #: Whether pieces depend only on what the viewer sees, not on the seat: then all seats share them.
    alike: ClassVar[bool] = False
    #: The seat whose board shows most; a finished game seen from above is drawn as that seat sees it.
    above: ClassVar[int] = WATCHER

    def __init__(
        self,
        game: G,
        say: Say,
        names: Sequence[str],
        viewer: int,
        *,
        aids: bool = True,
        prefix: str = "",
        style: Hashable = None,
        common: Memo | None = None,
    ) -> None:
        self.game = game
        self.say = say
        self.names = tuple(names)
        self.viewer = viewer
        self.aids = aids
        self.common = Memo() if common is None else common
        eyes = None if self.alike else viewer
        shared = (style, game.id, game.content, len(self.names), eyes, aids)
        self.cache = PieceCache(prefix, shared if style is not None else None)

    @classmethod
    def once(
        cls,
        game: G,
        view: View,
        actions: Sequence[Action],
        say: Say,
        names: Sequence[str],
        *,
        aids: bool = True,
        prefix: str = "",
    ) -> Drawing:
        """A table drawn once, for the seat whose view it is."""
        return cls(game, say, names, view["seat"], aids=aids, prefix=prefix).draw(view, actions)

    def draw(self, view: View, actions: Sequence[Action]) -> Drawing:
        """The whole table as `view` shows it, with the buttons of `actions`, the viewer's legal answers."""
        raise NotImplementedError

    def kind(self, event: Event) -> str:
        """The kind of an event (`polnoc.drawing.kinds`)."""
        return self.kinds.get(event.key, SAY)

    def on_the_way(self, view: View, event: Event) -> list[View]:
        """The views on the way to `view`, which an event led to: with whoever walks at each place passed."""
        return []

    def story(self, view: View, events: Sequence[Event]) -> View:
        """A view of a finished game, with what its `events` up to then reveal about all of it."""
        return view

    def turned_card(self, view: View, event: Event) -> Markup | None:
        """The card that an event turns over, by itself, for whoever has this view; None: no card."""
        return None

    def blank(self, key: str) -> Piece:
        """An empty piece; most buttons are empty most of the time."""
        return Piece(key, str(nothing(self.cache.prefix + key)))

    def together(self, key: str, shown: object, make: Callable[[], V]) -> V:
        """What looks the same to all readers of the table; made again only if `shown` has changed.

        So `shown`, and all that `make` uses, must be the same in every reader's view.
        """
        return self.common.recall(key, shown, make)
