# Games in words for language models and other programs that read and write text.

env-goal = How you win: { $wins }
env-danger = How you lose: { $loses }
env-idea = A first idea: { $idea }
env-news = What has happened:
env-board = The table:
env-legal = What you can answer, in notation:
env-over = The game is over.
env-you-won = You have won.
env-you-lost = You have lost.
env-nobody-won = Nobody has won.
env-not-asked = It is not your turn: wait for it.
env-stopped = The game was stopped: it took more than { $bound } answers.
env-rulebook = The rulebook has these chapters. Look up a chapter, a word or the id of a rule.
