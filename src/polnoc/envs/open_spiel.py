"""OpenSpiel: the games with chance nodes and information states.

Importing this module registers every game as `polnoc_ID`; its options are parameters.

>>> import pyspiel
>>> game = pyspiel.load_game("polnoc_duchy(points=1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 2)
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['hide 1', 'hide 3'])

Chance is asked as the rules ask it: a question is a chance node. Seats that are asked at once, in secret,
act one after another, and no information state tells what the others have answered.

- An **information state** is everything a seat was told and has answered, and what it sees now, as a string
  (complete) and as a tensor (the newest records: see `polnoc.engine.recall`).
- An **observation** is what the seat sees now.
- Actions of players have the numbers of `ActionTable.player_actions`; outcomes of chance those of the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.frames import Position
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.play import answer, asked
from polnoc.engine.recall import Recall
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import View, dump
from polnoc.envs.playing import layout_of
from polnoc.envs.rewards import rewards_of
from polnoc.games import all_games

#: What parameters of OpenSpiel can be.
PLAIN: Final = (bool, int, str)


#: By their names in OpenSpiel: the games that it knows.
_registered: Final[dict[str, AnyGame]] = {}


class Line:
    """A game so far: the position, and what each seat can remember. A deep copy is independent."""

    __slots__ = ("asked", "chosen", "decisions", "history", "position", "recalls", "rules")

    def __init__(self, rules: AnyGame, chosen: GameOptions) -> None:
        self.rules = rules
        self.chosen = chosen
        told: list[Event] = []
        self.position: Position = rules.begin(chosen, told)
        #: Who is asked; nobody when the game is over.
        self.asked = asked(self.position)
        self.recalls = [Recall(rules, seat) for seat in range(rules.seats(chosen))]
        #: How many answers players have given, and all answers by their index in the table of actions.
        self.decisions = 0
        self.history: list[int] = []
        self._hear(told)

    def __deepcopy__(self, memo: object) -> Line:
        copy = object.__new__(Line)
        copy.rules, copy.chosen = self.rules, self.chosen
        copy.position, copy.asked = self.position.clone(), self.asked
        copy.recalls = [recall.copy() for recall in self.recalls]
        copy.decisions, copy.history = self.decisions, self.history[:]
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (name_of(self.rules.id), msgspec.to_builtins(self.chosen), self.history)

    def options(self) -> Sequence[Action]:
        """What whoever is asked first can answer."""
        return self.position.stack[-1].options(self.position, self.asked[0])

    def weights(self) -> Sequence[int]:
        """How likely chance gives each of its answers."""
        return self.position.stack[-1].weights(self.position) or [1] * len(self.options())

    def take(self, action: Action) -> None:
        """Give the answer of whoever is asked first."""
        seat = self.asked[0]
        if seat != CHANCE:
            self.recalls[seat].answer(self.view(seat), action)
            self.decisions += 1
        told: list[Event] = []
        self.asked = answer(self.position, seat, action, told)
        self.history.append(action.index)
        self._hear(told)

    def _hear(self, told: list[Event]) -> None:
        for recall in self.recalls:
            recall.hear(told)

    def view(self, seat: int) -> View:
        """Everything that a seat may know."""
        return self.rules.view(self.position, seat)


def _replayed(name: str, chosen: dict[str, object], history: list[int]) -> Line:
    """Rebuild a pickled line."""
    rules = _registered[name]
    line = Line(rules, rules.read_options(chosen))
    for index in history:
        line.take(rules.actions[index])
    return line


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its options, as OpenSpiel knows it. `register` makes a class for each game."""

    rules: ClassVar[AnyGame]

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        rules = self.rules
        self.chosen = rules.read_options({"players": min(rules.players), **(params or {})})
        seats = rules.seats(self.chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions.player_actions),
            max_chance_outcomes=len(rules.actions),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats == 2 else None,
            max_game_length=rules.decision_bound,
        )
        super().__init__(_type_of(rules, seats), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """The state before the first question, usually to chance."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SpielObserver | WatchingObserver:
        """An observer: with perfect recall it shows information states, without it observations.

        What a player sees is not divided into public and private parts; the public part alone is what
        watchers see.
        """
        if params:
            raise ValueError(f"observations have no parameters, got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return WatchingObserver()
        return SpielObserver(self.rules, perfect_recall=kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way, as OpenSpiel knows it. It clones and pickles what it finds in the attributes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = Line(game.rules, game.chosen)

    def current_player(self) -> int:
        """The seat that is asked first, chance, or nobody."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.line.asked[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or was stopped because it never would be."""
        return not self.line.asked or self.line.decisions >= self.line.rules.decision_bound

    def _legal_actions(self, player: int) -> list[int]:
        """Sorted, as OpenSpiel wants them."""
        number = self.line.rules.actions.player_index
        return sorted([number(action) for action in self.line.options()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can answer, and how likely."""
        weights = self.line.weights()
        total = sum(weights)
        pairs = zip(self.line.options(), weights, strict=True)
        return [(action.index, weight / total) for action, weight in pairs if weight]

    def _action(self, player: int, action: int) -> Action:
        table = self.line.rules.actions
        return table[action] if player == pyspiel.PlayerId.CHANCE else table.player_actions[action]

    def _apply_action(self, action: int) -> None:
        self.line.take(self._action(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of the game."""
        return self._action(player, action).text

    def returns(self) -> list[float]:
        """By seat: see `polnoc.envs.rewards`."""
        return rewards_of(self.line.rules, self.line.chosen, self.line.position)

    def __str__(self) -> str:
        """The whole position, with everything hidden: for debugging."""
        position = self.line.position
        fields = dict(zip(position.FIELDS, position.data(), strict=True))
        return msgspec.json.encode(fields, order="deterministic").decode()


class SpielObserver:
    """Shows states to a player, as strings and numbers."""

    def __init__(self, rules: AnyGame, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self._rules = rules
        self.tensor: Any = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}
        if rules.layout is not None:
            layout = layout_of(rules, history=perfect_recall)
            self._scales = np.array(layout.scales(), np.float32)
            self.tensor = np.zeros(layout.size, np.float32)
            self.dict = {name: self.tensor[place] for name, place in layout.offsets.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Put what a player knows into `tensor`, and so into the named blocks of `dict`."""
        view = state.line.view(player)
        encoded = (
            state.line.recalls[player].encode(view) if self._perfect_recall else self._rules.encode(view)
        )
        np.divide(np.frombuffer(encoded, np.uint8), self._scales, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows, as text."""
        view = state.line.view(player)
        return state.line.recalls[player].text(view) if self._perfect_recall else dump(view).decode()


class WatchingObserver:
    """Shows what everybody may see, as text: watchers have no numbers."""

    def __init__(self) -> None:
        self.tensor: Any = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing to do."""

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a watcher."""
        return dump(state.line.view(WATCHER)).decode()


def _type_of(rules: AnyGame, seats: int) -> Any:
    """What OpenSpiel has to know of a game for this number of seats; 0: for any number."""
    numbers = rules.layout is not None
    return pyspiel.GameType(
        short_name=name_of(rules.id),
        long_name=f"Północ: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if seats == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=numbers,
        provides_observation_string=True,
        provides_observation_tensor=numbers,
        parameter_specification=_defaults(rules),
    )


def _defaults(rules: AnyGame) -> dict[str, Any]:
    """The options that can be parameters, with their usual values."""
    usual = msgspec.to_builtins(rules.read_options({"players": min(rules.players)}))
    return {name: value for name, value in usual.items() if isinstance(value, PLAIN)}


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel, by its id."""
    return f"polnoc_{game}"


def register(rules: AnyGame) -> str:
    """Make a game known to OpenSpiel, once; return its name there."""
    name = name_of(rules.id)
    if name not in _registered:
        _registered[name] = rules
        # A class, because OpenSpiel releases it after Python has ended: a function would be freed by then.
        made = type(f"SpielGame_{rules.id}", (SpielGame,), {"rules": rules})
        pyspiel.register_game(_type_of(rules, 0), made)
    return name


for _game in all_games():
    register(_game)
