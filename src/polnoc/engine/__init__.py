"""What every game shares. The engine knows no game.

- `actions`   what a seat can answer: a verb and numbers, from one table per game
- `seats`     who is asked, who may see
- `frames`    a rule in progress, and the position that holds the stack of them
- `play`      the loop: settle, answer
- `chance`    seeds, and dice that anyone can recompute
- `events`    what happened, for whom
- `views`     who may know what
- `options`   the choices a group makes before the game
- `packs`     content in TOML, checked on load
- `refusals`  why an answer is not possible, by rule
- `game`      the contract that a game fulfils
- `match`     one game being played: answers, events, undo
"""
