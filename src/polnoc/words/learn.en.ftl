# Lessons and the rulebook in the browser.

learn-you = You
page-learn-title = Learn to play { $game }
learn-nudge = New to this game? A few minutes of playing teach the basics:
learn-marks = Lessons finished: { $done } of { $all }. Next:
learn-marks-all = ✓ All { $all } lessons finished.
learn-mark = Finished
learn-intro = Short lessons at a real table. You cannot break anything here: a wrong move is explained, and you try again.
learn-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
learn-step = Step { $step } of { $steps }
learn-skip = To the lesson
learn-back = Back
learn-on = Go on
learn-right = Right!
learn-wrong = Not this time
learn-impossible = That is not possible
learn-choices = Your choice
learn-more = In the rules:
learn-done = Lesson complete.
learn-all-done = You have finished all lessons. Now play a real one!
learn-next = Next lesson: { $title }
learn-all = All lessons
learn-play = Play a real game

learn-rules-title = The rules of { $game }
learn-rules-contents = Contents
learn-rules-search = Search the rules
learn-rules-find = Search
learn-rules-found = { $count ->
    [0] No rule mentions “{ $about }”. Try a shorter word, or part of one.
    [one] { $count } rule mentions “{ $about }”:
   *[other] { $count } rules mention “{ $about }”:
}
learn-rules-whole = The whole rulebook
learn-rules-lessons = Learn by playing
origins-link = What is from the rulebook, and what is ours
origins-title = { $game }: what is from the rulebook, and what is ours
origins-about = The rules follow the rulebook, and where it is silent or can be read in two ways, the rulings at the end of our rulebook say how we play. This page is about numbers and cards: it is made from notes in the game’s own files. Every text, drawing and example is ours in any case.
origins-rulebook = From the rulebook
origins-elsewhere = From other public descriptions of the game
origins-ours = Ours
origins-count = { $count ->
    [one] ({ $count } value)
   *[other] ({ $count } values)
}
