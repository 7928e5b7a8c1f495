# Error messages of the server.

server-limited = Not so fast
server-large = That is too large
server-elsewhere = That came from another page
server-full = That is all there is room for
server-failed = Something went wrong here
server-away = The table cannot be reached

limit-requests = You are asking faster than this server answers. Wait a moment and try again.
limit-submits = That was too much at once. Wait a second and try again.
limit-tables = You have started many tables lately. { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
limit-imports = You have imported many games lately. { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
limit-codes = You have made or tried many codes lately. { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
limit-files = You have loaded many files lately. { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
limit-groups = You have made many groups lately. { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
limit-packs = You have added many packs lately. { $minutes ->
    [one] You can add more in a minute.
   *[other] You can add more in { $minutes } minutes.
}
limit-all-packs-bytes = This server has no room for more packs now. Play without one, or try again another day.
limit-sockets = This table is open in too many windows. Close some of them.
limit-address-unfinished = You have many unfinished games from this address. Finish some of them, or come back tomorrow.
limit-chat = You have said as much as this table can keep from one person.
limit-chat-bytes = You have said as much as this table can keep from one person.
limit-table-chat = This table has heard enough: no more can be said here.
limit-notes = No more notes can be kept at this table.
limit-answers-without-progress = You have changed your mind very often and nothing has happened at the table. Until something does, you can answer once every ten seconds.
limit-seat-answers = This game has gone on for longer than a table can keep. You can still look at it and export it.
limit-body = At most { $kilobytes } KB can be sent at once.
limit-elsewhere = This was sent by a page of another site, so nothing has been done.
failed-how = It is our fault, not yours, and nothing you have done is lost. Try again; if it happens once more, tell whoever runs this server the number { $id }.
away-how = Moves cannot be saved right now, so none are accepted. Nothing is lost; try again in a moment.
uncertain-how = The connection to the database broke at this very moment, so nobody knows yet whether your move was saved. Nothing is lost; send it again, and it counts only once.
stopping-how = The server is being restarted. Look at the table before you move again.
