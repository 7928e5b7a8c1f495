"""PettingZoo: all agents step at once.

This is the form for games in which seats choose at the same time, such as plans and bids in Straszydła. Every
agent acts in every step; whoever is not asked has one legal action, the last one: to wait.

>>> env = parallel_env("duchy")
>>> observations, infos = env.reset(seed=3)
>>> {agent: bool(seen["action_mask"][env.wait]) for agent, seen in observations.items()}
{'player_0': False, 'player_1': False}
>>> lairs = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
>>> observations, rewards, terminations, truncations, infos = env.step(lairs)
>>> {agent: bool(seen["action_mask"][env.wait]) for agent, seen in observations.items()}
{'player_0': True, 'player_1': False}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.envs.aec import agent_names
from polnoc.envs.observations import Observation, Observer
from polnoc.envs.playing import Play, Seeds, chosen_options
from polnoc.envs.rendering import draw
from polnoc.games import find_game

#: One step of everybody: observations, rewards, terminations, truncations, infos.
Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class GameParallelEnv(ParallelEnv):  # type: ignore[misc]
    """A game in which all agents step at once."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str, *, history: bool = False, render_mode: str | None = None, **options: object
    ) -> None:
        self.game = find_game(game)
        self.options = options
        self.history = history
        self.render_mode = render_mode
        self.observer = Observer(self.game, history=history, extra_actions=1)
        assert self.game.layout is not None
        self.metadata = {**type(self).metadata, "name": f"polnoc_{self.game.layout.id}"}
        #: The action of whoever is not asked.
        self.wait = self.observer.actions - 1
        seats = self.game.seats(chosen_options(self.game, options, Seed.simulated(0)))
        self.possible_agents = agent_names(seats)
        self.action_spaces = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.observer.space)
        self.agents: list[str] = []
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of players, and waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed gives the same dice. `options` is not used."""
        named = self._seeds.next(seed)
        self.play = Play(
            self.game, chosen_options(self.game, self.options, named), named, history=self.history
        )
        self.agents = self.possible_agents[:]
        observations = self._observe()
        return observations, self._infos(observations)

    def _observe(self) -> dict[str, Observation]:
        observations = {}
        for seat, agent in enumerate(self.possible_agents):
            observation = self.observer.observe(self.play, seat)
            observation["action_mask"][self.wait] = seat not in self.play.asked
            observations[agent] = observation
        return observations

    def _infos(self, observations: Mapping[str, Observation]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}

    def step(self, actions: Mapping[str, int]) -> Step:
        """The answers of all agents, by their numbers. An illegal one ends the game: −1 for its agent."""
        legal = [self._is_legal(seat, int(actions[agent])) for seat, agent in enumerate(self.possible_agents)]
        if all(legal):
            self._answer([int(actions[agent]) for agent in self.possible_agents])
            rewards = self.play.rewards()
        else:
            rewards = [0.0 if fine else -1.0 for fine in legal]
        over = self.play.over or not all(legal)
        stopped = not over and self.play.stopped
        observations = self._observe()
        agents, self.agents = self.agents, [] if over or stopped else self.agents
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, stopped),
            self._infos(observations),
        )

    def _is_legal(self, seat: int, action: int) -> bool:
        if action == self.wait:
            return seat not in self.play.asked
        return self.game.actions.player_actions[action] in self.play.options(seat)

    def _answer(self, actions: Sequence[int]) -> None:
        """Give the answers of all who are asked.

        An answer that no longer fits because another one has settled the matter is left out.
        """
        questions = {seat: self._question(seat) for seat in self.play.asked}
        for seat, question in questions.items():
            if self._question(seat) == question:
                self.play.answer(seat, self.game.actions.player_actions[actions[seat]])

    def _question(self, seat: int) -> tuple[str, list[Action]]:
        stack = self.play.position.stack
        return type(stack[-1]).__name__ if stack else "", list(self.play.options(seat))

    def render(self) -> str | None:
        """The table as the first agent that is asked sees it, if `render_mode` is `ansi`."""
        if self.render_mode is None:
            return None
        return draw(self.play, self.play.asked[0] if self.play.asked else 0)


def parallel_env(
    game: str, *, history: bool = False, render_mode: str | None = None, **options: object
) -> GameParallelEnv:
    """A game for PettingZoo in which all agents step at once; see `aec_env`."""
    return GameParallelEnv(game, history=history, render_mode=render_mode, **options)
