"""What must hold for every game, found by discovery: all registered games and the miniatures.

- `lines`         lines of play, and the traces that reproduce one
- `kit`           the checks, as plain functions that anyone can call
- `cases`         which games, player counts, bots and seeds the tests run
- `playthroughs`  golden files: what everybody saw, step by step
- `trace`         turns the trace of a failure into a test file
"""
