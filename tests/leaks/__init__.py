"""Nothing leaks through the table, whatever is played there.

Two worlds that look alike to a reader must be identical to the byte, whatever that reader requests: at any
seat, as a watcher, as a host who sits or does not, with several seats at one screen. The worlds are made in
two ways:

- **re-deals** (`redeals`): the current position, with everything re-dealt that the reader cannot know.
  They are fast, so there are a great many of them.
- **twins** (`twins`, `comparison`, `sockets`): a whole different game, from the first card on, in which the
  reader perceives the same throughout. Compared frame by frame in the room, and over real sockets.

`recorded_play` plays tables with everything that can happen there; `readers` is everything that a reader can
get. `free_undo`, `simultaneous_undo` and `bots` check what can be undone and what bots are shown,
`bot_timing` and `lengths` check times and sizes, and `canaries` searches everything sent for secrets.
`planted` plants leaks: each must be caught.

No check is written for one game (`games`): everything in `all_games` is tried, and the miniatures as well.
A game may have its own judge of what a seat perceives, independent of its views, as 13 Duchów has in
`duchy_perception`.

`python -m tests.leaks` runs the checks that have a count on all processors and prints a line per game.
"""
