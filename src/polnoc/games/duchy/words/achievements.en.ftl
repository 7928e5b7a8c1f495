# The record of a finished game, and its achievements.

outcome-table = At the table
outcome-table-duel = a duel
outcome-table-three = three players
outcome-table-teams = two teams
outcome-rounds = Rounds
outcome-finds = Lairs found
outcome-questions = Questions asked

feat-midnight = Midnight
feat-midnight-how = Win a game.
feat-silence = Silence in the House
feat-silence-how = Win without the others scoring a single point.
feat-never-found = Never Found
feat-never-found-how = Win without being found once.
feat-sixth-sense = Sixth Sense
feat-sixth-sense-how = Win, and find a lair with your first guess of a round.
feat-two-at-once = Two at Once
feat-two-at-once-how = Win, and find two lairs with a single guess.
feat-no-questions = No Questions Asked
feat-no-questions-how = Win without asking a single question with a card.
feat-inquisitor = Inquisitor
feat-inquisitor-how = Win, and ask at least 8 questions with cards.
feat-behind-the-screen = Behind the Screen
feat-behind-the-screen-how = Win, and once leave a question unanswered behind a shield.
feat-echo = Echo
feat-echo-how = Win, and carry out a card from the middle.
feat-keyhole = Through the Keyhole
feat-keyhole-how = Win, and peek into a stack at least 3 times.
feat-from-behind = From Behind
feat-from-behind-how = Win after trailing by 2 points.
feat-photo-finish = Photo Finish
feat-photo-finish-how = Win by a single point.
feat-every-table = At Every Table
feat-every-table-how = Win a duel, a game of three and a game of teams.
feat-thirteenth-hour = The Thirteenth Hour
feat-thirteenth-hour-how = Win three games in a row.
