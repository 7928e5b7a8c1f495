# What the server says when it cannot do what it was asked.

server-limited = Not so fast
server-large = That is too large
server-elsewhere = That came from another page
server-failed = Something went wrong here
server-away = The table cannot be reached

limit-requests = You are asking faster than this server answers. Wait a moment and try again.
limit-submits = That was too much at once. Wait a second and try again.
limit-tables = You have begun many tables lately. { $minutes ->
    [one] Try again in a minute.
   *[other] Try again in { $minutes } minutes.
}
limit-sockets = This table is open in too many windows. Close some of them.
limit-body = At most { $kilobytes } KB can be sent at once.
limit-elsewhere = This was sent by a page of another site, so nothing has been done.
failed-how = It is our fault, not yours, and nothing you have done is lost. Try again; if it happens once more, tell whoever runs this server the number { $id }.
away-how = Answers cannot be kept right now, so none is taken. Nothing is lost; try again in a moment.
stopping-how = The server is being started anew. Look at the table before you answer again.
