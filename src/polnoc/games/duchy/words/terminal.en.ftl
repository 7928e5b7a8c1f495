game-name = 13 Duchów
game-blurb = Thirteen ghosts, thirteen cards. Every player hides under a number; question, deduce and name the lairs of the others before yours is named.
game-players = 2, 3, or 2 teams of 2
game-minutes = 10–20 minutes

# What the terminal shows of the table.

board-points = { AND($names) }: { $points } of { $target }
board-middle = Open in the middle
board-middle-of-team = { $deck ->
    [0] Open, team A
   *[other] Open, team B
}
board-stack = In the stack: { $cards }. In the box: { $box }.
board-stacks = In the stacks: A { $first }, B { $second }. In the box: { $box }.
board-own = You hide in { $lair ->
    [0] no lair yet
   *[other] lair { $lair }
} and hold { $card ->
    [none] no card
   *[other] { $card }
}.
board-possible = { $mark ->
    [found] { $name }, found ({ $count })
    [shield] { $name }, shielded ({ $count })
   *[none] { $name } ({ $count })
}
board-known-stack = You know: { $card } is number { $depth } from the top of its stack.
board-known-box = You know: { $card } is in the box.
board-known-hand = You know: { $name } holds { $card }.
board-known-lair = You know: { $name } hides under { $card }.
board-known-unsure = You have seen { $card }, but no longer know exactly where it is.
