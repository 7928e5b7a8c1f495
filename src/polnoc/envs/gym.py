"""Gymnasium: one seat of a game, bots at the others.

>>> env = gym_env("finalgirl", killer="pack")
>>> observation, info = env.reset(seed=3)
>>> legal = observation["action_mask"].nonzero()[0]
>>> observation, reward, terminated, truncated, info = env.step(legal[0])
>>> reward, terminated
(0.0, False)

With this module imported, `gymnasium.make` knows the games: `gymnasium.make("polnoc/finalgirl-v1")`.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Final, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces

from polnoc.bots import Bot, make_bot, usual_level
from polnoc.envs.observations import Observation, Observer
from polnoc.envs.playing import Play, Seeds, check_seat, chosen_options
from polnoc.envs.rendering import draw
from polnoc.games import find_game

#: The games that `gymnasium.make` knows, as `polnoc/NAME-v1`; the number is that of their layouts.
REGISTERED: Final = ("bestia", "duchy", "finalgirl", "straszydla")


class GameEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game. An illegal action does not raise: it ends the game with a reward of −1."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str = "",
        history: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = find_game(game)
        self.seat = seat
        self.options = options
        self.history = history
        self.render_mode = render_mode
        self.observer = Observer(self.game, history=history)
        self.observation_space = self.observer.space
        self.action_space = spaces.Discrete(self.observer.actions)
        self._bot: Bot = make_bot(self.game, opponents or usual_level(self.game))
        self._seeds = Seeds()
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the same seed gives the same dice and luck of bots. `options` is not used."""
        super().reset(seed=seed)
        named = self._seeds.next(seed)
        self.play = Play(
            self.game, chosen_options(self.game, self.options, named), named, history=self.history
        )
        check_seat(self.seat, self.play.seats)
        self._rngs = [random.Random(f"{named.text}:seat:{seat}") for seat in range(self.play.seats)]
        self._lost = False
        self._bots_play()
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer by the number of an action."""
        answer = self.game.actions.player_actions[int(action)]
        if answer in self.play.options(self.seat):
            self.play.answer(self.seat, answer)
            self._bots_play()
        else:
            self._lost = True
        reward = -1.0 if self._lost else self.play.rewards()[self.seat]
        over = self._lost or self.play.over
        observation, info = self._seen()
        return observation, reward, over, not over and self.play.stopped, info

    def _bots_play(self) -> None:
        play = self.play
        while play.asked and self.seat not in play.asked and not play.stopped:
            seat = play.asked[0]
            play.answer(seat, self._bot.choose(play.view(seat), play.options(seat), self._rngs[seat]))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.observer.observe(self.play, self.seat)
        return observation, {"action_mask": observation["action_mask"].copy(), "illegal": self._lost}

    def action_masks(self) -> Any:
        """The legal actions, under the name that sb3-contrib expects."""
        return self.observer.mask(self.play, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it, in words, if `render_mode` is `ansi`."""
        return None if self.render_mode is None else draw(self.play, self.seat)


def gym_env(
    game: str,
    *,
    seat: int = 0,
    opponents: str = "",
    history: bool = False,
    render_mode: str | None = None,
    **options: object,
) -> GameEnv:
    """A game for Gymnasium: you play `seat`, bots of the level `opponents` all others.

    `history`: observations of perfect recall. `options` are those of the game (`polnoc games ID`).
    """
    return GameEnv(game, seat=seat, opponents=opponents, history=history, render_mode=render_mode, **options)


for _game in REGISTERED:
    gymnasium.register(f"polnoc/{_game}-v1", "polnoc.envs.gym:GameEnv", kwargs={"game": _game})
