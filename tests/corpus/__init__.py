"""A corpus of stored games: a game that was played once must always be told and seen the same.

`games/` has a file for each game, version of its rules and content; `contents/` has the content that they
were played with. `python -m tests.corpus` replays everything, `python -m tests.corpus --add` adds what the
corpus lacks of the installed rules and content. Nothing is ever removed from it.
"""
