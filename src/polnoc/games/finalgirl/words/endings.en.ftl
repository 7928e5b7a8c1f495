## Other ways to win and to lose

wins-when = You win as soon as { $goal }.
loses-when = You lose as soon as { $goal }.

goals = { OR($goals) }

# Half a sentence: it follows “as soon as”, and it tells how the game ended.
goal-rescued = { $n ->
    [one] { $n } victim is rescued
   *[other] { $n } victims are rescued
}
goal-dead = { $n ->
    [one] { $n } victim is dead
   *[other] { $n } victims are dead
}
goal-turn = turn { $n } begins
goal-no-victims = no victim is left on the board
goal-carried = she is at an open exit with { $item }
goal-terror-empty = no terror card is left
goal-finale = { $goal } while the finale { $finale } is revealed

event-won-goal = The game is over on turn { $turn }: { $goal }. { $she } watches the dawn.
event-lost-goal = The game is over on turn { $turn }: { $goal }. { $she } has lost.
