# The game as a story, and the game of the day.

story-watch = Watch the film
story-won = Won
story-lost = Lost
story-undone = Taken back
story-foreseen = { $n } ↶
story-replay = The board after this scene
story-share = A link to show this game to others:
story-spoils = This story tells what the dice of the day do. Show it anyway

daily-title = Film of the day { $day }
daily-alone = Alone
daily-play = Play
daily-name = Your name
daily-listed = Once the game is over, this name and the game are shown here to everybody.
daily-results = How others did
daily-nobody = Nobody has finished it here yet.
daily-who = Who
daily-result = Result
daily-compare = Compare with others
daily-before = ← { $day }
daily-after = { $day } →
daily-other = Other days
daily-how-fair = Why it is the same for everybody
daily-fair = The film, the heroine and the seed follow from the date by a public rule. The dice and every deck have streams of their own: the tenth throw is the same for everybody, whatever has been done before.
daily-no-day = There is no such day
daily-too-early = That night has not come yet
daily-too-old = There was no film on that day
daily-days = There is a film for every day from { $first } to { $today } (UTC).
daily-to-today = Today’s film
shelf-teaser = Wins, streaks and feats, kept in this browser
