"""PettingZoo: agents step one at a time.

>>> from numpy.random import default_rng
>>> rng = default_rng(3)
>>> env = aec_env("duchy", points=1)
>>> env.reset(seed=3)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else rng.choice(observation["action_mask"].nonzero()[0]))
...     if over:
...         print(agent, reward)
player_1 1.0
player_0 -1.0

Seats that are asked at once, in secret, step one after another, and none sees what the others have answered.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from polnoc.engine.chance import Seed
from polnoc.envs.observations import Observation, Observer
from polnoc.envs.playing import Play, Seeds, chosen_options
from polnoc.envs.rendering import draw
from polnoc.games import find_game


def agent_names(seats: int) -> list[str]:
    """What PettingZoo calls the seats."""
    return [f"player_{seat}" for seat in range(seats)]


class GameAECEnv(AECEnv):  # type: ignore[misc]
    """A game, seat by seat. Actions are trusted: `aec_env` adds the checks."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, game: str, *, history: bool = False, render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.options = options
        self.history = history
        self.render_mode = render_mode
        self.observer = Observer(self.game, history=history)
        assert self.game.layout is not None
        self.metadata = {**type(self).metadata, "name": f"polnoc_{self.game.layout.id}"}
        seats = self.game.seats(chosen_options(self.game, options, Seed.simulated(0)))
        self.possible_agents = agent_names(seats)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.observer.space)
        self.agents: list[str] = []
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        """The same for all agents: seats are counted from the one that observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of players; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same dice. `options` is not used."""
        named = self._seeds.next(seed)
        self.play = Play(
            self.game, chosen_options(self.game, self.options, named), named, history=self.history
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the next agent; its mask is in its info too."""
        if self.play.asked:
            seat = self.play.asked[0]
            self.agent_selection = self.possible_agents[seat]
            for agent in self.agents:
                self.infos[agent] = {}
            self.infos[self.agent_selection] = {"action_mask": self.observer.mask(self.play, seat)}

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty unless it is selected."""
        observation = self.observer.observe(self.play, self._seat_of[agent])
        if agent != self.agent_selection or not self.agents or self.terminations.get(agent, True):
            observation["action_mask"][:] = 0
        return observation

    def step(self, action: int | None) -> None:
        """Give the answer of the selected agent, by its number."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "only agents whose game is over step with None"
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.play.answer(self._seat_of[agent], self.game.actions.player_actions[int(action)])
        won = self.play.rewards()
        self.rewards = {other: won[self._seat_of[other]] for other in self.agents}
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {other: {} for other in self.agents}
        elif self.play.stopped:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the selected agent sees it, in words, if `render_mode` is `ansi`."""
        if self.render_mode is None:
            return None
        return draw(self.play, self._seat_of[self.agent_selection])


def aec_env(
    game: str, *, history: bool = False, render_mode: str | None = None, **options: object
) -> AECEnv[Any, Any, Any]:
    """A game for PettingZoo, with the checks that PettingZoo's own games have.

    `history`: observations of perfect recall. `options` are those of the game (`polnoc games ID`). Whoever
    gives an illegal answer ends the game: −1 for them, 0 for everybody else.
    """
    env = GameAECEnv(game, history=history, render_mode=render_mode, **options)
    env = TerminateIllegalWrapper(env, illegal_reward=-1)
    env = AssertOutOfBoundsWrapper(env)
    return OrderEnforcingWrapper(env)
