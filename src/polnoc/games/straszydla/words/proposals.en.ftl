## Several answers at once

propose-way = { $count ->
    [0] Go to { $tile }
    [one] Go to { $tile } with the imp { $imps }
   *[other] Go to { $tile } with the imps { AND($imps) }
}
propose-other-way = Another route, by { $way }
propose-unused = No imp now. { $then }
propose-here = Take everything here: { AND($things) }
propose-here-done = Take everything and end your turn: { AND($things) }
propose-here-frighten = Take everything here, then frighten: { AND($things) }
propose-imp = the imp { $imp }
propose-dice = Spend { n-energy } on the dice and keep them: { n-cubes-are }
propose-dice-done = { $energy ->
    [0] Keep the dice and end your turn: { n-cubes-are }
   *[other] Spend { n-energy } on the dice and end your turn: { n-cubes-are }
}
propose-pay = Pay { AND($paid) }
propose-buy = Buy { $spook_whom } for { AND($paid) }
propose-buy-done = Buy { $spook_whom } and end your turn: { AND($paid) }
propose-used-imp = the imp { $imp }
propose-feed = { $done ->
    [yes] Feed { AND($spooks_whom) } and finish: { AND($paid) }
   *[no] Feed { AND($spooks_whom) }: { AND($paid) }
}
propose-buy-roll = Buy { $spook_whom } for { AND($paid) }, then roll
propose-here-buy = Take everything, buy { $spook_whom } and end your turn: { AND($things) }; you pay { AND($paid) }
propose-bid = Leave the dice and bid { $count }
propose-feed-flee = Feed only { AND($spooks_whom) }. Fleeing: { AND($hungry) }
propose-dice-buy = { $energy ->
    [0] Keep the dice, buy { $spook_whom } and end your turn: you pay { AND($paid) }
   *[other] Spend { n-energy } on the dice, buy { $spook_whom } and end your turn: you pay { AND($paid) }
}
propose-imp-set = Use the imp { $imp }: a { $old } becomes a { $new }
propose-imp-again = Use the imp { $imp }: roll { AND($dice) } again
propose-imp-roll = Use the imp { $imp }, then roll
propose-die = { $old } to { $new }
propose-change = Change your dice: { AND($dice) }
propose-rob = Use the imp { $imp } and take { AND($cubes) }
propose-steal = Take { AND($cubes) }
propose-buy-feed = Buy { $spook_whom } before you feed: you give up { AND($paid) }
