# Why the expert of Final Girl would choose something.

advice-only = There is nothing else to choose.

# How often, in a sentence such as "It works …".
advice-chance = { $percent ->
    [0] never
    [50] half of the time
    [100] for certain
    [one] once in 100 times
   *[other] { $percent } times in 100
}
advice-victims = { $count ->
    [one] { $count } victim
   *[other] { $count } victims
}
advice-steps-away = { $steps ->
    [0] here
    [one] { $steps } step away
   *[other] { $steps } steps away
}
advice-steps-off = { $steps ->
    [0] in that space
    [one] { $steps } step from there
   *[other] { $steps } steps from there
}
advice-dice-count = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
advice-terror-count = { $cards ->
    [one] the { $cards } terror card that nobody has seen
   *[other] the { $cards } terror cards that nobody has seen
}

advice-plan = { $plan ->
    [arm] The expert looks for something useful this turn.
    [rescue] The expert brings people out this turn.
    [fight] The expert fights this turn.
   *[gather] The expert gathers strength this turn.
}
advice-plan-odds = In the turns the expert tried out, that worked { advice-chance } before the next turn.
advice-plan-later = { $plan ->
    [arm] The expert wants something useful; finding it will take more than this turn.
    [rescue] The expert wants to bring people out; that will take more than this turn.
   *[fight] The expert wants to fight; that will take more than this turn.
}
advice-price = The expert accepts the price:
advice-win = After this, the expert expects to win about { advice-chance }.
advice-worse-wins = { $grade ->
    [little] { $sure ->
        [yes] A little worse
       *[no] Probably a little worse
    }
    [clear] { $sure ->
        [yes] Clearly worse
       *[no] Probably clearly worse
    }
   *[much] { $sure ->
        [yes] Much worse
       *[no] Probably much worse
    }
} (about { $wins ->
    [one] { $wins } fewer win in 100 games
   *[other] { $wins } fewer wins in 100 games
}): { $actions }.

## The roll

advice-odds = You roll { advice-dice-count }: at least one success { advice-chance }, two or more { $two ->
    [0] never
    [50] half of the time
    [100] for certain
    [one] once in 100 times
   *[other] { $two } times in 100
}.
advice-mend = If you give two cards for a 3 or 4, there is at least one success { advice-chance }.
advice-successes = { $count ->
    [0] So far there is no success.
    [one] So far there is { $count } success.
   *[other] There are { $count } successes.
}
advice-convert = Two cards make it { $count ->
    [one] { $count } success
   *[other] { $count } successes
}; { $left ->
    [0] then your hand is empty.
    [one] then { $left } card is left in your hand.
   *[other] then { $left } cards are left in your hand.
}
advice-again = “{ $card }”: a die rolled again is a success one time in three, and a 3 or 4 one time in three.
advice-rerolled = A die rolled again is a success one time in three.
advice-best-row = That is the best row: more successes bring nothing else.
advice-not-worth-two = The next row is not worth two cards here.
advice-hand-limit = You can keep at most { $count } cards in hand, and what you discard now gives no time.
advice-useless = “{ $card }” cannot be played where you are.
advice-costs-nothing = “{ $card }” costs 0 and comes back for free.
advice-needed-least = “{ $card }” is what the expert needs least.
advice-throw = { $count ->
    [one] { $count } die is in your hand: roll it.
   *[other] { $count } dice are in your hand: roll them.
}
advice-reroll = { $worth ->
    [miss] A { $face } is worth nothing: nothing is lost by rolling it again.
    [partial] A { $face } is only half a success. Rolled again, it becomes a whole success one time in three.
   *[success] Only successes are left to roll again.
}
advice-count = The { $face } is worth more.

## What a row does

advice-gain-time = { $n } more time: then you have { $now }.
advice-lose-time = It costs { $n } time; { $now } is left.
advice-red = It costs { $n } time, more than you have: the marker falls to red, your phase ends, and only cards that cost 0 can be bought.
advice-affords = That is enough for “{ $card }” (cost { $cost }).
advice-less-horror = Horror falls to { $level }: { advice-dice-count } a roll instead of { $before }.
advice-less-horror-same = Horror falls to { $level }; from level { $next } down you roll one more die.
advice-less-horror-most = Horror falls to { $level }; what comes later has farther to go.
advice-more-horror = Horror rises to { $level }: { advice-dice-count } a roll instead of { $before }.
advice-more-horror-same = Horror rises to { $level }.
advice-calmest = Horror cannot fall any lower, so you get { $n } time instead.
advice-reddest = Horror is at its end: bloodlust rises by { $n } instead.
advice-heal = Health { $health } of { $most }, then { $now }.
advice-healthy = You have all your { $most } health: healing would be lost.
advice-lose-health = It costs { $n } health, which nothing prevents; { $left } is left.
advice-lose-last = It costs { $n } health, and that is all you have: your last-breath token would be turned over.
advice-steps = { $n ->
    [one] Up to { $n } step.
   *[other] Up to { $n } steps.
}
advice-ends-phase = Your action phase ends with it.
advice-any-item = An item from the top of any deck.
advice-card-up-to = Free cards, up to a cost of { $cost }.
advice-card-missing = “{ $card }” is not in the market now: the reward would be lost.
advice-card-saves = “{ $card }” for free saves { $cost } time.
advice-more-dice = { $now } dice in the next roll instead of { $dice }.
advice-partials = { $span ->
    [phase] Every 3 and 4 counts as a success for the rest of your phase: each die succeeds two times in three.
   *[roll] Every 3 and 4 counts as a success in the next roll: each die succeeds two times in three.
}
advice-rolls-to-come = { $count ->
    [one] { $count } card in your hand could still be rolled for this turn.
   *[other] { $count } cards in your hand could still be rolled for this turn.
}
advice-ignore = Two successes ignore the whole blow of { $blow }.
advice-reduce = With one success { $left } of { $blow } damage is left.

## Fighting

advice-blow = At best { $damage } damage; the enemy has { $left } health left, minor powers included.
advice-blow-armed = At best { $damage } damage, { $weapon } of it by your weapon; the enemy has { $left } health left, minor powers included.
advice-blow-each = At best it kills { $damage } of them.
advice-blow-minions = At best it kills { $damage } of the { $count } enemies here.
advice-falls = That brings the enemy down, and it stays down { advice-chance }.
advice-aim-killer = Only the killer’s death wins; { $left } health is left, minor powers included.
advice-aim-minions = { $count ->
    [one] { $count } minion { $space_at } attacks for { $attack }.
   *[other] { $count } minions { $space_at } attack for { $attack } each.
}
advice-aim-pack = { $count ->
    [one] { $count } of them { $space_at }: it attacks for { $attack }. Every one that dies costs the pack 1 of its { $left } health.
   *[other] { $count } of them { $space_at }: together they attack for { $attack }. Every one that dies costs the pack 1 of its { $left } health.
}
advice-wield = “{ $card }” adds { $damage } if the row does any damage.
advice-bare = Nothing in your hands would add to this blow.
advice-uses = { $uses ->
    [one] It can be used { $uses } more time.
   *[other] It can be used { $uses } more times.
}
advice-sacrifice = { $n ->
    [one] { $n } victim sacrificed makes it { $now } damage, but every death raises bloodlust.
   *[other] { $n } victims sacrificed make it { $now } damage, but every death raises bloodlust.
}
advice-no-sacrifice = Every death raises bloodlust; { $now } damage is enough.
advice-shed = “{ $card }” is gone at once, with all its { $health } health.
advice-keep-blow = The whole blow goes through.
advice-absorb = “{ $card }” has { $health } health left; without health it is gone.
advice-attacked = { $left ->
    [0] { $blow } damage is coming, and that is all the health you have.
   *[other] { $blow } damage is coming, and you have { $health } health.
}
advice-take = { $blow } damage leaves you { $left } health.
advice-take-all = { $blow } damage takes all your { $health } health, and your last-breath token would decide.
advice-blow-gone = Nothing is left of the blow.
advice-guards-kept = { $count ->
    [one] The expert keeps { $count } reaction card for a worse blow.
   *[other] The expert keeps { $count } reaction cards for a worse blow.
}
advice-shield = Somebody beside you takes the whole blow, and dies.
advice-keep-item = The expert keeps “{ $card }” for later.

## The coming night

advice-sure-blow = If you stay here, the enemy’s own action does { $n } damage to you, unless you defend yourself.
advice-no-blow = As things stand, nothing strikes you in the next killer phase.
advice-no-card-strikes = As things stand, none of { advice-terror-count } would strike you here.
advice-cards-strike = As things stand, { $count } of { advice-terror-count } would strike you here; the worst phase does { $worst } damage.
advice-step-safe = There the enemy’s own action would do { $there } damage to you instead of { $here }.
advice-step-danger = There the enemy’s own action would do { $there } damage to you.
advice-fewer-cards = There { $there } of { advice-terror-count } would strike you, here { $here }.
advice-more-cards = There { $there } of { advice-terror-count } would strike you, here { $here }.

## Where to go

advice-flee = You are beside an enemy that attacks for { $n }, and you have no attack card in hand.
advice-way-out = { $count ->
    [one] { $count } victim is with you; the nearest exit is { $space }, { advice-steps-away }.
   *[other] { $count } victims are with you; the nearest exit is { $space }, { advice-steps-away }.
}
advice-way-on = The nearest exit from there is “{ $space }”, { $steps ->
    [one] { $steps } step further.
   *[other] { $steps } steps further.
}
advice-to-enemy = You hold { $count } attack cards and a weapon that adds { $damage }; the nearest enemy is { $space_at }, { advice-steps-away }.
advice-to-search = The nearest items: { $space }, { advice-steps-away }.
advice-item-up = On top is “{ $card }”; { $count ->
    [one] it is the last one there.
   *[other] there are { $count } cards.
}
advice-items-hidden = { $count ->
    [one] { $count } unknown item is there.
   *[other] { $count } items are there, the top one unknown.
}
advice-to-victims = { advice-victims } { $space_at }, { advice-steps-away }.
advice-no-steps = There are no steps left.
advice-place-enemy = An enemy is { $space_at }: you hold { $count ->
    [one] { $count } attack card
   *[other] { $count } attack cards
}{ $damage ->
    [0] , and no weapon.
   *[other] , and a weapon that adds { $damage }.
}
advice-place-danger = An enemy is { $space_at }, and you have no attack card in hand.
advice-place-victims = { advice-victims } { $space_at }.
advice-place-exit = { $space } is an exit: whoever is there with you can be rescued for free.
advice-place-hazard = { $space }: a hazard is waiting there.
advice-freed = As long as something holds you, you cannot go anywhere.
advice-place-closed = { $space } is an exit, but closed for now.
advice-place-search = There is something to search { $space_at }.
advice-alone = The expert goes alone here.
advice-to-exit = You go to an exit: whoever comes along is safe at once.
advice-slots-left = { $count ->
    [one] { $count } slot on your card is free: after that your ultimate ability is yours.
   *[other] { $count } slots on your card are still free until your ultimate ability.
}
advice-rescue-free = A rescue costs neither a card nor a roll.
advice-rescue-last = It covers the last slot: your ultimate ability is yours.
advice-rescue-slots = { $count } slots on your card are still free, each with a reward.
advice-rescue-later = Your card is full, but every rescue still gives its reward.
advice-reward-first = Rewards have to be taken before the next card is played.

## Time and the market

advice-discard = { $n } time for the card: then you have { $now }.
advice-shopping = { $time } time is left for the market, enough for “{ $card }” (cost { $cost }).
advice-no-shopping = { $time } time is left: nothing in the market costs so little, except what costs 0.
advice-use = “{ $card }” needs neither a card nor dice to be used.
advice-use-time = It costs { $n } time.
advice-ability = Abilities need no card.
advice-time-red = The action phase ends after this, and no card in hand is worth giving up to go on.
advice-time-lost = { $time } time is not spent and is lost, but the expert wants nothing for it.
advice-cost = It costs { $cost } time; { $left } is left.
advice-free = It costs nothing.
advice-defence = { $count ->
    [0] You have no reaction card in hand.
    [one] You have { $count } reaction card in hand.
   *[other] You have { $count } reaction cards in hand.
}
advice-defence-later = Nothing would strike you here in the coming night, but the nights after it will be worse.
advice-luck = It rolls a bad die again, in any roll.
advice-blows-in-hand = { $count ->
    [0] You have no attack card in hand yet.
    [one] You have { $count } attack card in hand; several in one turn are worth more than one by one.
   *[other] You have { $count } attack cards in hand; several in one turn are worth more than one by one.
}
advice-legs = It takes you up to { $n } spaces.
advice-in-hand = { $count ->
    [0] You have none of these in hand.
   *[other] You have { $count } of these in hand.
}
advice-for-later = It is for later: you have all your health now.
advice-name = “{ $card }” is rolled with { $dice } dice from then on.

## Items

advice-unarmed = You have no weapon in your hands yet.
advice-item-weapon = “{ $card }” is a weapon and adds { $damage } to a blow.
advice-item-lasting = “{ $card }” works all the time.
advice-item-way = “{ $card }” is used when you need it, without a roll.
advice-top = “{ $card }” stays in sight for your next search; search cards in hand: { $count }.
advice-bottom = “{ $card }” goes out of the way of your next search; search cards in hand: { $count }.
advice-hold = “{ $card }” works only in your hands.
advice-stow = “{ $card }” makes room in your hands.
advice-arranged = Everything is where it is useful.
advice-leave-item = The expert would leave it there.

## Rare questions

advice-terror-strikes = “{ $card }” would do { $n } damage to you as things stand.
advice-terror-misses = “{ $card }” would not strike you as things stand.
advice-any-order = { $count } groups panic. The dice decide where they run, not the order.
advice-upkeep = { $count } effects wait; all of them happen.
advice-tie = { $count ->
    [0] Nobody is { $space_at }.
   *[other] { advice-victims } { $space_at }.
}
advice-tie-here = You are { $space_at } yourself.
advice-tie-ordinary = An ordinary victim: no special one is lost.
advice-tie-special = That would be a special victim.
advice-token = { $steps ->
    [99] No enemy can get there.
   *[other] The nearest enemy is { advice-steps-off }.
}
advice-tunnel = “{ $space }” is { advice-steps-away }.
advice-special = “{ $card }”: { $space_at }, { advice-steps-away }.
