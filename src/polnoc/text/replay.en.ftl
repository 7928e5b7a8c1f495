# Looking back: the replay, the board as it was, records in and out.

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
replay-before = Before the first answer.
replay-answer = { $name }: { $action }
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
replay-not-verified = ✗ The record does not hold
replay-promised = Promised before the game, SHA-256 of the seed:
replay-seed = The seed:
replay-imported = This game came here as a record. Everything in it fits together, but who played it, and when the seed was fixed, cannot be seen from it.
replay-record = Keep the record
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

import-title = Bring in a game
import-how = A record of Północ: a small JSON file, as a finished game or “polnoc play” leaves behind. A finished game can be looked at step by step; one that is not finished goes on here, at one screen.
import-file = The file
import-text = Or its text
import-go = Bring it in
import-refused = This record cannot be brought in. Nothing was kept.
import-size = At most { $kilobytes } kB.
