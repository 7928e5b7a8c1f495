"""Learning from games: many games at once, self-play, best responses, evolved figures.

Nobody needs it to play. `episodes` and `evolution` use the standard library alone; the runner of several
processes needs numpy, and what trains nets needs torch: `pip install 'polnoc[train]'`.
"""
