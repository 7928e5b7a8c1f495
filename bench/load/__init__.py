"""The table under load, compared with boardgame.io's server doing comparable work: `python -m bench.load`.

wire      HTTP and WebSocket as browsers speak them, as cheap as we can make it
process   a server as a process of its own: start, kill, memory, CPU time
play      what is measured: tables, when a move is due, what is counted
ours      Północ's tables
peers     boardgame.io's tables (`peer/` is its server)
painted   from a click to pixels, in a real browser
in_turn   another checkout and this one, alternately: what a change gains on a busy machine
floor     the cost that no server of this kind could avoid
"""
