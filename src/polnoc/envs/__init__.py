"""The games in the forms that researchers use.

- `text_env`      plain strings, for language models
- `aec_env`, `parallel_env`   PettingZoo
- `gym_env`       Gymnasium: one seat, bots at the others
- `open_spiel`    OpenSpiel
- `mcp_server`    a server by the Model Context Protocol: `polnoc mcp`

What a form needs is imported when it is asked for; `pip install 'polnoc[rl]'` brings it.
"""
