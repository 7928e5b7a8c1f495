# Words on the drawing of the table, and for those who listen to it.

draw-seats = Players
draw-plate = { $state ->
    [won] Wins.
    [active] To play now.
    [ready] The plan is made.
   *[waits] Waiting.
} Spooks: { $spooks }, strength { $strength }.
draw-starts = Begins the round.
draw-city = The city
draw-lying = Cubes here: { $count }.
draw-blocked = STOP: nobody may enter.
draw-standing = Standing here: { $names }.
draw-sun = Day
draw-moon = Night
draw-time = { $outside ->
    [setup] Beginning
    [feeding] { $night ->
        [1] Night, feeding
       *[0] Day, feeding
    }
    [over] Game over
   *[none] { $night ->
        [1] Night, round { $round }
       *[0] Day, round { $round }
    }
}
draw-arrows = Arrows to lay: { $count }
draw-supply = Cubes in districts without a STOP: { $cubes }
draw-stage = Dice
draw-dice = { $name }: { $dice }.
draw-sum = sum
draw-strength = strength
draw-verdict = After the duel
draw-beaten = Winner: { $name }. Has to go: { $other }.
draw-stacks = Stacks of spooks and imps
draw-stack = Stack of spooks, { $element }. Below: { $count }.
draw-imp-stack = Stack of imps, { $element }. Below: { $count }.
draw-player-panel = Spooks: { $spooks }, strength { $strength }. Cubes: { $cubes }. Dread cubes: { $dread }. Imps: { $imps }.
draw-help = Help card
draw-help-card = Frightening: { $catch }. Dread cubes: { $reroll } roll a die again, { $cube } a fear cube, { $imp } an imp, { $feed } a free meal. The bank: { $rate } cubes for one, or for an imp.
draw-catch = { $off ->
    [0] the exact strength pays { $count }
   *[other] a difference of { $off } pays { $count }
}
draw-purse = Your cubes and your pact
draw-cubes = { $kind ->
    [0] Water
    [1] Air
    [2] Fire
    [3] Earth
   *[4] Energy
}: { $count }.{ $lacks ->
    [0] { "" }
   *[other] { " " }Lacking for your spooks: { $lacks }.
}
draw-dread = Dread: { $count }.
draw-pact = Your pact
draw-pact-missing = { $count ->
    [0] Your pact: you have every spook.
   *[other] Your pact: missing { AND($elements) }.
}
draw-deal = Paid { $paid } of { $price }.
draw-mine = Your spooks
draw-spook = { $state ->
    [fed] It has eaten.
    [hungry] There are too few cubes for it.
   *[enough] There are cubes for it.
}
draw-dish = { $state ->
    [fed] { $spook }: has eaten.
   *[other] { $spook }: a meal is { $needs }.
}
draw-imps = Your imps
draw-do-collect = collect
draw-do-frighten = frighten
draw-do-summon = imp
draw-do-clear = again
draw-do-ready = Ready
draw-do-skip = Go on
draw-do-roll-again = Roll
draw-do-keep = Keep
draw-do-leave = Let them choose
draw-do-enough = Enough
draw-do-done = Done
draw-do-take-starter = take
draw-do-buy = buy
draw-do-colour = choose
draw-do-take = take
draw-do-use = use
draw-do-feed = feed
draw-do-ease = less
