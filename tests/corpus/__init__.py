"""A corpus of stored games: what was played once must be told and seen the same for ever.

`games/` has a file for each game, version of its rules and content; `contents/` has the content that they
were played with. `python -m tests.corpus` replays everything, `python -m tests.corpus --add` adds what the
installed rules and content lack. Nothing is ever removed from it.
"""
