# What is written on the board, and what its pieces are called for those who do not see them.

## Sheets

draw-pulse = How things stand
draw-stage = What is being decided
draw-market = Market
draw-plan = Plan of the place
draw-tracks = Horror, time, events
draw-hunter = The killer’s board
draw-girl = The heroine’s card
draw-doing = What to do

## The strip on top

draw-turn = turn { $turn }
draw-phase = { $phase ->
    [0] Set-up
    [1] Action
    [2] Planning
    [3] Killer
    [4] Panic
    [5] Upkeep
   *[other] The end
}
draw-health = Your health: { $number }.
draw-fear = Horror: { $number }. That gives you { $more } dice at most before anything else is added.
draw-clock = Time left: { $number }.
draw-toll = Rescued: { $number }. Dead: { $more }.

## Tracks

draw-horror = Horror level { $level }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for a roll.
draw-time = { $time ->
    [-1] Time: below zero.
   *[other] Time: { $time }.
}
draw-odds = The next roll: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}. No success { $none }%, one { $one }%, two or more { $two }%.
draw-no-events = No event is in play right now.

## The plan

draw-about-plan = { $she } is { $place }. { $killer }: { $den }. Victims on the plan: { $victims }.
draw-exit = A way out
draw-exit-closed = A way out, closed for now
draw-search = Search space, items: { $count }
draw-deadly = Whoever enters dies
draw-hurt = { $count ->
    [one] { $count } of them is hurt
   *[other] { $count } of them are hurt
}
draw-there = Here: { AND($names) }
draw-victims = { $count ->
    [one] { $count } victim
   *[other] { $count } victims
}
draw-reached = An enemy can get here with one move
draw-deck = Items – { $place }: { $count }.
draw-deck-open = On top: { $item }

## The killer

draw-killer = { $killer }. Health { $health } of { $most }, attack { $attack }, move { $move }. Terror cards left: { $terror }.
draw-next-action = Next action
draw-blood = Bloodlust: row { $row } of { $rows }.
draw-power-hidden = The dark power has not been revealed yet.
draw-finale-hidden = The finale comes when the last terror card has been drawn.

## The heroine

draw-heroine = { $she }. Health { $health } of { $most }.
draw-slot = { $state ->
    [due] Reward to take
    [covered] Rescued; reward taken
   *[free] Free place for a rescued victim
}: { $reward }.
draw-slot-later = For everybody rescued later: { $reward }.
draw-hands = hands
draw-bag = backpack
draw-in-market = In the market: { $count }. { $card }

## The stage

draw-horror-roll = Horror roll
draw-die = { $face ->
    [bought] Bought success
   *[other] { $face }
}, { $worth ->
    [success] a success
    [partial] a partial success
   *[miss] a miss
}
draw-row = { $successes ->
    [0] No success
    [1] One success
   *[other] Two successes or more
}
draw-attacked = Attack: { $who }
draw-by-card = Terror card: { $card }
draw-choose = Choose one
draw-time-runs-out = Time is running out
draw-follow = Who follows you?
draw-sacrifice = How many give their lives for the blow?
draw-found = Found
draw-wield = What with?
draw-upkeep = What first?
draw-over = The end, turn { $turn }
draw-won = You survived
draw-lost = The film ends without you
draw-score = Rescued: { $rescued }. Dead: { $dead }. The enemy’s health: { $health }.

## Short words on buttons

draw-do-accept = Accept
draw-do-suffer = Take the blow
draw-do-throw = Roll
draw-do-convert = 2 cards = ✓
draw-do-bare = Bare hands
draw-do-leave = Leave on top
draw-do-sink = To the bottom
draw-do-top = On top
draw-do-bottom = Bottom
draw-do-done = Done
draw-do-stop = Stop
draw-do-skip = No
draw-do-any-order = Any order
draw-do-use = Use
draw-do-hold = Hold
draw-do-stow = Stow
draw-do-wield = With this
