# The replay, earlier positions, import and export of records.

replay-title = { $game }: step { $step } of { $last }
replay-step = Step { $step } of { $last }
replay-steps = Steps
replay-first = First step
replay-back = One step back
replay-on = One step on
replay-last = Last step
replay-jump = Step
replay-go = Go
replay-keys = Arrow keys, Home and End work too.
replay-play = Play
replay-speed = Speed
replay-short = In short
replay-before = Before the first move.
replay-answer = { $name } chooses “{ $action }”
replay-unseen = Nothing that these eyes could see.
replay-eyes = Whose eyes
replay-above = From above
replay-watcher = A watcher
replay-held = What each player holds
replay-log = The whole game
replay-result = Result
replay-won = { $count ->
    [one] { AND($names) } wins
   *[other] { AND($names) } win
}
replay-verified = ✓ The seed is revealed and verified
replay-not-verified = ✗ The record does not check out
replay-promised = Promised before the game, SHA-256 of the seed:
replay-seed = The seed:
replay-imported = This game was brought here as a record. Everything in it fits together, but who played it, and when the seed was fixed, cannot be seen from it.
replay-text = As text
replay-table = To the table
replay-not-over = This game is not over yet
replay-not-over-how = It can be replayed once it is over. Until then, every line of the log shows the board as it was.

then-title = As it was
then-line = Line { $line } of { $last }
then-lines = Lines of the log
then-first = The first line
then-last = The latest line
then-earlier = Earlier
then-later = Later
then-nothing = There is no such line
then-nothing-how = The log has fewer lines, or something was taken back.

import-title = Open a saved game
import-how = A record of Północ: a small JSON file that a finished game or “polnoc play” leaves behind. A finished game can be replayed step by step; an unfinished one goes on here, on one screen.
import-file = The file
import-text = Or its text
import-go = Open
import-refused = This record cannot be opened. Nothing was kept.
import-size = At most { $kilobytes } kB.

# Mistakes in an imported record.
misfit-missing = There is no record: choose a file, or paste its text.
misfit-large = This is too large: { $size } bytes, where a record has a few thousand.
misfit-none = This is not a record of Północ: { $why }. Choose the file that “Save” gave you at the end of a game, just as it was.
misfit-format = This record has format { $given }; this version of Północ reads format { $read }.
misfit-game = No game is called “{ $game }” here.
misfit-rules = This game was played by version { $given } of the rules; this is version { $here }. Replay it with the Północ that recorded it.
misfit-content = This game was played with other content ({ $given }) than there is here ({ $here }).
misfit-sources = The content that the record brings cannot be used: { $why }. Choose the file just as it was saved.
misfit-header = The header of the record is damaged or was changed: { $why }. Choose the file just as it was saved.
misfit-checks = There are { $answers } answers, but checks for { $checks }.
misfit-elsewhere = Answer { $number } (“{ $answer }”) leads to another position than was recorded.
misfit-refused = Answer { $number } (“{ $answer }”) is not possible there.
misfit-over = Answer { $number } (“{ $answer }”) comes after the end of the game.
misfit-last = The last position differs from the recorded one.
misfit-result = The result differs from the recorded one.
misfit-seats = The record has { $given } seats, but the game has { $seats }.
misfit-undone = “undone” must be a number between 0 and { $most }.
misfit-promise = The seed is not the one that was promised (commitment).
misfit-name = Seat { $seat }: a name needs letters, and nothing invisible.
misfit-player = Seat { $seat }: no kind of player is called “{ $who }”.

# A table that can only be read.
frozen-title = This game is frozen
frozen-why-game = The game that was played here is no longer installed on this server. Nobody can move.
frozen-why-rules = The rules have changed since this game began, and this server can no longer play by the old ones. So nobody can move: nothing that happened is changed afterwards.
frozen-why-content = The cards that this game began with are no longer on this server. Nobody can move: nothing that happened is changed afterwards.
frozen-why-newer = This game was played on by a newer version of Północ than this server has. It goes on there, or here once this server has been updated.
frozen-why-differs = Replayed by the rules of this server, this game would end differently than it did. So nobody can move: nothing that happened is changed afterwards.
frozen-why-fails = This server cannot continue this game: something in it no longer fits. Nobody can move, and nothing that happened is changed.
frozen-kept = Everything up to here was kept. You see what you could see then; whoever looks after this server knows more about it.
frozen-no-log = All that is known of this game is that it began.
frozen-no-board = The board of this game can no longer be drawn.
replay-stored = Shown as it was stored: this server has other rules, so it cannot be checked here.

# A film of the highlights, made in the browser
film-make = Film of the highlights
film-picture = Picture of the highlights
film-title = The highlights
film-how = It is made in this browser and sent to nobody. Everything in it can be seen in the replay, secrets included.
film-making = Gathering the best moments…
film-failed = It could not be made. Try again.
film-keep = Save
film-share = Share
