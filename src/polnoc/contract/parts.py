"""The parts of a game package: what each must have."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from polnoc.drawing.sheets import Offer
from polnoc.engine.game import AnyGame

if TYPE_CHECKING:
    import random
    from datetime import date

    from polnoc.drawing.boards import CachedBoard
    from polnoc.drawing.markup import Markup
    from polnoc.engine.actions import Action
    from polnoc.engine.advice import Advice
    from polnoc.engine.events import Event
    from polnoc.engine.frames import Position
    from polnoc.engine.notes import Notes
    from polnoc.engine.options import GameOptions
    from polnoc.engine.refusals import Refusal
    from polnoc.engine.stories import Outcome, Scene, ScenePicture, Series
    from polnoc.engine.terminal_rows import Row
    from polnoc.engine.views import View
    from polnoc.engine.wording import Say

G = TypeVar("G", bound=AnyGame)
G_contra = TypeVar("G_contra", bound=AnyGame, contravariant=True)


# Words -----------------------------------------------------------------------------


class Wording(Protocol):
    """What a game says about itself, for one reader. A game derives a class from it."""

    #: Verbs of answers that end or skip something: they come last, always in the same place.
    endings: ClassVar[frozenset[str]] = frozenset()
    #: Verbs of answers that are rarely wanted: they come just before those, after all others.
    asides: ClassVar[frozenset[str]] = frozenset()

    def event(self, event: Event) -> str:
        """One line of the log."""

    def decided(self, events: Sequence[Event]) -> str:
        """How a finished game was won or lost, from all that the reader was told; not by whom."""
        return self.event(events[-1])

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, as a sentence."""

    def action(self, action: Action, view: View) -> str:
        """An answer, as the label of a button."""

    def confirm(self, action: Action, view: View) -> str:
        """What to ask before an answer that would be costly to give by mistake; empty: nothing."""

    def prompt(self, view: View) -> str:
        """What the reader is asked, and why."""

    def waiting(self, view: View) -> str:
        """What the others are asked."""

    def card(self, card: int) -> str:
        """The whole text of a card."""

    def card_name(self, card: int) -> str:
        """What a card is called inside a sentence."""

    def place(self, space: int) -> dict[str, object]:
        """A place as arguments of a message, for games whose advice speaks of places."""
        return {}

    def thing(self, option: str, id: str) -> str:
        """The name of a value of an option that comes from a pack."""
        return id

    def role(self, seat: int, view: View | None) -> dict[str, object]:
        """More arguments for the messages `game-role…`, which always get `seat` and `players`.

        `view` is that of the seat itself, once the game has begun: what it hides must not be said.
        """
        return {}


class MakeWording(Protocol[G_contra]):
    """Makes the wording of a game: usually its class."""

    def __call__(
        self, game: G_contra, say: Say, names: Sequence[str], viewer: int, options: GameOptions | None
    ) -> Wording:
        """For the seat `viewer`; `options` are those of the game that is told, if there is one.

        In some games the options determine what the numbers in events mean.
        """


# Bots ------------------------------------------------------------------------------


@dataclass(slots=True)
class Budget:
    """What one choice may cost."""

    seconds: float = 0.6


class Bot(Protocol):
    """A program that plays. It keeps no state between two choices."""

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: Budget = ...
    ) -> Action:
        """One of `options`, from what the view shows and nothing else."""


class Adviser(Protocol[G_contra]):
    """Hints with reasons. A game without one is asked for its strongest bot's choice."""

    def advise(
        self, game: G_contra, view: View, options: Sequence[Action], rng: random.Random, budget: Budget
    ) -> Advice:
        """What to choose from `options`, and why. The same luck gives the same advice."""


# Several answers at once -----------------------------------------------------------


class Proposal(NamedTuple):
    """Several answers under one label, which a person gives with one press: a path, a payment, a meal.

    Each is an ordinary answer, given and stored one after another; the first must be legal now.
    """

    label: str
    answers: tuple[Action, ...]
    #: The piece of the board that stands for it, instead of for a single answer.
    offer: Offer = Offer()
    #: The keys of other pieces that it is about: they are highlighted together with it.
    shows: tuple[str, ...] = ()
    #: Whether it is one of many similar ones, such as places to go to: these get a compact list of their own.
    is_place: bool = False
    #: What to ask before it, if it would be costly to give by mistake; empty: nothing.
    confirm: str = ""
    #: Answers that are given as well for players who want no second press after a choice like this one.
    then: tuple[Action, ...] = ()


class Proposer(Generic[G_contra]):
    """Saves people button presses. A game derives a class from it."""

    def propose(self, game: G_contra, view: View, options: Sequence[Action], say: Say) -> list[Proposal]:
        """Several answers at once for a seat that is asked, the best first, computed from its view alone."""
        return []

    def obvious(self, game: G_contra, view: View, options: Sequence[Action]) -> Action | None:
        """The answer that anybody would give, so that a person is not asked; None if there is a choice."""
        return options[0] if len(options) == 1 else None

    def is_open(self, game: G_contra, view: View) -> bool:
        """Whether watchers, whose view this is, can tell that whoever is asked has no choice.

        If they cannot, an obvious answer is given after a delay, so that its timing tells them nothing.
        """
        return False


# Boards ----------------------------------------------------------------------------


class BoardDrawing(Protocol[G]):
    """The board in the browser."""

    @property
    def Board(self) -> type[CachedBoard[G]]:  # noqa: N802
        """The class that draws a table for one reader."""

    def offers(self, game: G, view: View, actions: Sequence[Action], say: Say) -> list[Offer]:
        """For each of `actions`, in order: the piece that stands for it, and how the page highlights it."""

    def intention(self, game: G, view: View, piece: str) -> str:
        """The answer, legal or not, that a click on a piece means; empty: none."""

    def places(self, game: G, event: Event) -> list[str]:
        """The keys of the pieces that an event is about."""

    def cover(self, say: Say) -> Markup:
        """A picture for the list of games."""


class Posters(Protocol[G_contra]):
    """Pictures of what can be chosen before a game, and of who plays it.

    The message `poster-OPTION-VALUE` says what is special about a choice.
    """

    @property
    def OPTIONS(self) -> Collection[str]:  # noqa: N802
        """The options that are chosen by posters instead of from a list."""

    def picture(self, game: G_contra, option: str, value: str) -> Markup:
        """A choice, as a standalone picture."""

    def note(self, game: G_contra, option: str, value: str, say: Say) -> str:
        """What else is worth knowing about a choice, in a few words, such as how hard it is; may be empty."""

    def cover(self, game: G_contra, chosen: GameOptions, say: Say) -> Markup:
        """The cover of a game with these options."""

    def portraits(
        self, game: G_contra, chosen: GameOptions, seat: int, view: View | None
    ) -> Sequence[Markup]:
        """Who a seat plays, for the card that says it: standalone pictures; none if all seats are alike.

        `view` is that of the seat itself, once the game has begun.
        """


class PieceMarks(Protocol[G_contra]):
    """Pieces that a side may mark for itself."""

    def markable(self, game: G_contra, view: View, say: Say) -> dict[str, str]:
        """The keys of those pieces, and what they are called."""


class TerminalBoard(Protocol[G_contra]):
    """The board in a terminal."""

    def rows(self, game: G_contra, view: View, aids: bool) -> list[Row]:
        """The table as rows of cells; with `aids` also what helps the player to remember."""


class LayoutEditor(Protocol[G_contra]):
    """An option that can be laid out by hand on the page of a new table."""

    @property
    def OPTION(self) -> str:  # noqa: N802
        """The option."""

    @property
    def SCRIPT(self) -> str:  # noqa: N802
        """The script that helps, in `static/`."""

    @property
    def ROWS(self) -> str:  # noqa: N802
        """The field of the form that holds the whole layout."""

    def choices(self, game: G_contra) -> list[str]:
        """The values that have a name."""

    def read(self, game: G_contra, form: Mapping[str, str]) -> str:
        """The layout that a form describes."""

    def laid(self, game: G_contra, how: str) -> str:
        """A layout to begin with, by its name or at random."""

    def why_not(self, game: G_contra, rows: str) -> Refusal | None:
        """Why the rules do not allow a layout; None if they do."""

    def field(self, game: G_contra, say: Say, rows: str, verdict: Markup) -> Markup:
        """The part of the form in which it is laid out; `verdict` says whether it is allowed."""


# What comes after a game -----------------------------------------------------------


class StoryTeller(Protocol[G_contra]):
    """A game told as a story in scenes."""

    def tell(
        self, game: G_contra, chosen: GameOptions, events: Sequence[Event], say: Say, names: Sequence[str]
    ) -> list[Scene]:
        """The story so far, from the events that a reader may know."""

    def picture(self, game: G_contra, chosen: GameOptions, shown: ScenePicture) -> Markup:
        """A scene of the story, as a standalone picture."""


class Achievements(Protocol[G_contra]):
    """What players keep of their games, besides what is kept of every game: who won, and how long it took."""

    @property
    def ACHIEVEMENTS(self) -> Collection[str]:  # noqa: N802
        """The ids of what can be achieved in one game."""

    @property
    def SERIES(self) -> tuple[Series, ...]:  # noqa: N802
        """What takes several games."""

    def groups(self, chosen: GameOptions) -> dict[str, str]:
        """What a game with these options is grouped by, whoever plays which seat."""

    def group_values(self, game: G_contra) -> dict[str, tuple[str, ...]]:
        """Everything that games are grouped by, and all values it can have."""

    def outcome(self, game: G_contra, chosen: GameOptions, events: Sequence[Event], seat: int) -> Outcome:
        """The outcome of a finished game for a seat, from events that everybody may know."""


class Daily(Protocol):
    """A game of the day: the same dice and decks for everybody. It needs achievements."""

    def options(self, day: date) -> Mapping[str, object]:
        """The options of the game of a day."""


class Balance(Protocol):
    """What the arena counts in games between bots."""

    @property
    def BARS(self) -> Mapping[str, float]:  # noqa: N802
        """By title: how far the chances under it may be from an even share."""

    def observe(self, position: Position, events: Sequence[Event]) -> Notes:
        """Notes about a game that is over."""


class Tuning(Protocol[G_contra]):
    """The figures that bots judge by, for evolution: `polnoc train`."""

    def targets(self, game: G_contra) -> Sequence[str]:
        """What has figures of its own: films, sides, or the game as a whole."""

    def table(self, target: str) -> str:
        """The name of the table in the game's file where these figures belong."""

    def figures(self, game: G_contra, target: str) -> Mapping[str, float]:
        """The current figures."""

    def score(
        self, game: G_contra, target: str, figures: Mapping[str, float], seed: int, against: str = ""
    ) -> float:
        """The result with these figures in the game of a seed, from 0 (lost) to 1; more than 0.5 is won.

        `against`: the level of the other sides, where there are any; if empty, the game chooses.
        """


class Guide(Protocol[G_contra]):
    """A hand-made player from which a net begins to learn: it is given positions, but uses nothing hidden."""

    @property
    def BLOCK(self) -> str:  # noqa: N802
        """The one-hot block of the layout that says which target is played, in their order."""

    def targets(self, game: G_contra) -> Sequence[str]:
        """What there is to learn: films, sides, or the game as a whole."""

    def options(self, game: G_contra, target: str, seed: int) -> GameOptions:
        """The options of the game of a seed."""

    def choose(self, game: G_contra, position: Any, options: Sequence[Action]) -> Action:
        """What the hand-made player would answer."""
