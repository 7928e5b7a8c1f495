# The game as a story, and the game of the day.

story-watch = Watch the film
story-won = Won
story-lost = Lost
story-undone = Taken back
story-foreseen = { $n } ↶
story-replay = The board after this scene
story-share = A link to show this game to others:
story-spoils = This story gives away what the dice of the day do. Show it anyway

daily-title = Film of the day, { $day }
daily-alone = Alone
daily-play = Play
daily-name = Your name
daily-listed = Once the game is over, this name and the game are shown here to everybody. Of several games that you play in this browser, the best is listed.
daily-results = How others did
daily-nobody = Nobody has finished it here yet.
daily-who = Who
daily-result = Result
daily-compare = Compare with others
daily-before = ← { $day }
daily-after = { $day } →
daily-other = Other days
daily-how-fair = Why it is the same for everybody
daily-fair = The film and the heroine follow from the date by a public rule. The dice and every deck have streams of their own: the tenth roll is the same for everybody, whatever happened before.
daily-fair-server = This server draws the seed of a day from a secret key and shows it once the day has begun. The day before, it showed the seed’s SHA-256 here: so nobody could practise with these dice, and nobody can swap them afterwards.
daily-fair-first = This server has drawn the seed of this day from a new secret key. From now on it shows the SHA-256 of each day’s seed the day before.
daily-fair-date = The seed of this day is its date, by a public rule: this server had no secret seeds then. Anybody could know these dice beforehand.
daily-next-promised = Tomorrow’s seed is already fixed. Its SHA-256:
daily-terminal = In the terminal, “polnoc play finalgirl --daily” has nobody to keep a secret: there the seed is always the date, and the dice differ from those on this server.
daily-no-day = There is no such day
daily-too-early = That night has not come yet
daily-too-old = There was no film on that day
daily-days = There is a film for every day from { $first } to { $today } (UTC).
daily-to-today = Today’s film
shelf-teaser = Games you have finished, statistics and achievements
