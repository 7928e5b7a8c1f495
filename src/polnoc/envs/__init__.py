"""The games in the forms that researchers use.

- `text_env`                  plain strings, for language models
- `aec_env`, `parallel_env`   PettingZoo
- `gym_env`                   Gymnasium: one seat, bots at the others
- `polnoc.envs.open_spiel`    OpenSpiel: importing it registers the games
- `polnoc.envs.mcp_server`    a Model Context Protocol server: `polnoc mcp`

The dependencies of a form are imported when it is first asked for.

>>> from polnoc.envs import text_env
>>> text_env("duchy").reset(seed=2)[1]["legal"]
['hide 3', 'hide 5']
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from polnoc.envs.aec import aec_env
    from polnoc.envs.gym import gym_env
    from polnoc.envs.parallel import parallel_env
    from polnoc.envs.text import text_env

__all__ = ["aec_env", "gym_env", "parallel_env", "text_env"]

_MODULES: Final = {"aec_env": "aec", "gym_env": "gym", "parallel_env": "parallel", "text_env": "text"}
#: Packages that come with the extra `rl`.
_EXTRA: Final = ("gymnasium", "numpy", "pettingzoo")


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'polnoc.envs' has no attribute {name!r}")
    try:
        return getattr(import_module(f"polnoc.envs.{_MODULES[name]}"), name)
    except ModuleNotFoundError as missing:
        if missing.name in _EXTRA:
            missing.add_note(f"{name} needs the extra 'rl': pip install 'polnoc[rl]'")
        raise
