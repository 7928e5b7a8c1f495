"""Nothing leaks through the table, whatever is played there.

Two worlds that look alike to somebody must look alike to the byte, whatever that somebody asks the server
for: at any seat, as a watcher, as the host who sits or does not, with several seats at one screen. The worlds
are made in two ways:

- **re-deals** (`redeals`): the current position, with everything dealt anew that the reader cannot know.
  Quick, so there are a great many of them.
- **twins** (`twins`, `comparison`, `sockets`): a whole other game, from the first card on, in which the
  reader perceives the same all along. Compared frame by frame in the room, and over real sockets.

`recorded_play` plays tables with all that can happen there, `readers` is everything that a reader can get.
`free_undo`, `simultaneous_undo` and `bots` look at what can be taken back and what bots are shown,
`bot_timing` and `lengths` at times and sizes, and `canaries` searches what is sent for what must not be.
`planted` plants leaks: each must be caught.

No check knows a game (`games`): whatever is found by `all_games` is tried, and the miniatures beside it.
A game may have a judge of its own for what a seat perceives, apart from its views, as 13 Duchów has in
`duchy_perception`.

`python -m tests.leaks` runs the checks that have a count on all processors, with a line for each game.
"""
