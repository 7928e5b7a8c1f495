"""Terms: what follows from the options of a game and never changes in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from polnoc.engine.frames import Position
from polnoc.engine.game import Game
from polnoc.engine.options import GameOptions, read_options
from polnoc.engine.views import AudienceTable, View

#: How many terms are cached, and what is made from them: a server or a long series meets no end of them.
TERMS_CACHE_SIZE: Final = 64


class GameTerms(Protocol):
    """The terms of some game."""

    @property
    def shown(self) -> Mapping[str, Any]:
        """The options as a view shows them."""


P = TypeVar("P", bound=Position)
T = TypeVar("T", bound=GameTerms)


class TermsCache(Generic[T]):
    """A cache of terms by options, which `make` makes.

    When it is full, it is cleared.
    """

    def __init__(self, options_type: type[GameOptions], make: Callable[[GameOptions], T]) -> None:
        self._options_type = options_type
        self._make = make
        #: How many terms are cached; may be raised to play more kinds of games than that at once.
        self.size = TERMS_CACHE_SIZE
        self._by_options: dict[GameOptions, T] = {}
        #: The same by options as views show them, as text: plain data cannot be a key.
        self._by_view: dict[str, T] = {}

    def of(self, options: GameOptions) -> T:
        """What never changes in a game with these options."""
        found = self._by_options.get(options)
        if found is None:
            if len(self._by_options) >= self.size:
                self._by_options.clear()
                self._by_view.clear()
            found = self._by_options[options] = self._make(options)
        return found

    def seen_in(self, view: View) -> T:
        """The terms of the game that a view belongs to."""
        shown = str(view["options"])
        found = self._by_view.get(shown)
        if found is None:
            found = self.of(read_options(self._options_type, view["options"]))
            if len(self._by_view) >= 2 * self.size:  # the same options can be written in several orders
                self._by_view.clear()
            self._by_view[shown] = found
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class TermsGame(Game[P], Generic[P, T]):
    """A game with terms, and with an audience table that makes its views."""

    audience: ClassVar[AudienceTable]

    #: A game sets this once it knows the type of its options.
    terms_cache: TermsCache[T]

    def terms(self, options: GameOptions) -> T:
        """What never changes in a game with these options, made once."""
        return self.terms_cache.of(options)

    def terms_of(self, view: View) -> T:
        """The terms of the game that a view belongs to."""
        return self.terms_cache.seen_in(view)

    def view(self, position: P, seat: int) -> View:
        return self.audience.view(position, seat)
