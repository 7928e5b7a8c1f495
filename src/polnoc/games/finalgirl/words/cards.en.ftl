# The texts of cards are put together from effects: one message for each kind, in small letters, no full stop.

## Joining

effects-then = { $first }; { $next }
effects-inside = { AND($parts) }
nothing-happens = nothing happens
choice = { $number }) { $does }
die-row = { $faces }: { $does }
quoted = “{ $title }”

## Numbers

n-moves = { $n ->
    [one] a move
   *[other] { $n } moves
}
n-attacks = { $n ->
    [one] an attack
   *[other] { $n } attacks
}

## Effects

does-move = { $n ->
    [one] go up to { $n } space
   *[other] go up to { $n } spaces
}
does-damage = do { $n } damage
does-damage-spread = do { $n } damage, shared out among enemies in your space
does-heal = recover { $n } health
does-heal-fully = recover all your health
does-lose-all-health = lose all your health
does-lose-health = lose { $n } health
does-horror = { $sign ->
    [up] raise horror by { $n }
   *[down] lower horror by { $n }
}
does-horror-capped = { $sign ->
    [up] raise horror by { $n }, but not off the track
   *[down] lower horror by { $n }, but not off the track
}
does-time = { $sign ->
    [up] gain { $n } time
   *[down] lose { $n } time
}
does-end-phase = the phase ends
does-search = { $n ->
    [one] take the top item of this space
   *[other] look at the top { $n } items of this space and keep one
}
does-take-item = take the top item of any deck
does-take-card-named = take { $card } from the market
does-take-card = take a card from the market that costs at most { $up_to }
does-take-cards = take cards from the market that cost at most { $budget } together
does-more-dice = { $n ->
    [one] { $n } more die for the next horror roll
   *[other] { $n } more dice for the next horror roll
}
does-partials = { $span ->
    [phase] every 3 and 4 is a success until the action phase ends
   *[roll] every 3 and 4 is a success in the next horror roll
}
does-ignore-attack = this attack does you no harm
does-reduce-attack = { $least ->
    [0] this attack does { n-damage } less damage
   *[other] this attack does { n-damage } less damage, but at least { $least }
}
n-damage = { $n }
does-reroll = { $which ->
    [one] roll one die again
    [all] roll all dice again
   *[any] roll any of the dice again
}
does-choose = choose: { $choices }
does-if = if { $case }: { $then }
does-if-else = if { $case }: { $then }; otherwise: { $otherwise }
if-victims = there are victims on the board
if-row = bloodlust has reached row { $n }
if-horror = horror is { $n } or higher
if-time = you have { $n } time or more
if-health = you have { $n } health or more
if-killer-health = { $killer } has { $n } health or more
if-dead = { $n ->
    [one] { $n } victim or more is dead
   *[other] { $n } victims or more are dead
}
if-rescued = { $n ->
    [one] { $n } victim or more is rescued
   *[other] { $n } victims or more are rescued
}
if-minions = { $n ->
    [one] { $minions } are on the board
   *[other] at least { $n } { $minions } are on the board
}
if-turn = turn { $n } has come
if-finale = the finale is revealed
if-killer-within = { $n ->
    [0] { $killer } is in your space
    [one] { $killer } is at most { $n } space from you
   *[other] { $killer } is at most { $n } spaces from you
}
if-minion-within = { $n ->
    [0] { $minions } are in your space
    [one] { $minions } are at most { $n } space from you
   *[other] { $minions } are at most { $n } spaces from you
}
if-minions-here = { $n ->
    [one] { $minions } are in your space
   *[other] at least { $n } { $minions } are in your space
}
does-per = { $each ->
    [killed-now] for every victim killed by this action: { $what }
    [killed-this-phase] for every victim killed in this phase: { $what }
   *[dead] for every dead victim: { $what }
}
does-horror-roll = make a horror roll
roll-each = for every success: { $does }
roll-success = on a success: { $does }
roll-failure = on a failure: { $does }
does-die-table = roll a die – { $rows }
does-act = { $many ->
    [yes] { $who } hunt { $target }: { AND($steps) }
   *[no] { $who } hunts { $target }: { AND($steps) }
}
act-both = first { $minions } and then { $killer }
target-victim = the nearest victim
target-heroine = the heroine
target-nearest = whoever is nearest
does-add-victims = { $n ->
    [one] { $n } victim appears { $at }
   *[other] { $n } victims appear { $at }
}
does-panic = { $who ->
    [all] all victims panic
    [away-from-heroine] all victims outside your space panic
    [with-enemy] victims who share a space with an enemy panic
    [heroine] you yourself panic
   *[with-killer] victims in the killer’s space panic
}
does-panic-again = { $who ->
    [all] all victims panic { times }
    [away-from-heroine] all victims outside your space panic { times }
    [with-enemy] victims who share a space with an enemy panic { times }
    [heroine] you yourself panic { times }
   *[with-killer] victims in the killer’s space panic { times }
}
times = { $times ->
    [2] twice
   *[other] three times
}
does-victims-move = { $who ->
    [closest] the victim nearest to an enemy goes 1 space closer { $toward }
   *[all] every victim goes 1 space closer { $toward }
}
does-place-killer = { $at ->
    [farthest-victim] { $killer } appears beside the farthest victim
    [heroine] { $killer } appears in your space
   *[nearest-minion] { $killer } appears where { $minions } are nearest to you
}
does-spawn = { $n ->
    [one] { $minions } appears { $at }
   *[other] { $minions } appear { $at }
}
does-spawn-all = all ready { $minions } appear { $at }
spawn-killer = in the killer’s space
spawn-den-a = at the first den
spawn-den-b = at the second den
spawn-far-den = at the den farther from you
spawn-near-den = at the den nearer to you
spawn-each-den = at each den
does-ready-minions = exhausted { $minions } are ready again
does-gather-minions = all { $minions } gather in the killer’s space
does-bloodlust = bloodlust rises by { $n }
does-draw-event = draw an event
does-draw-terror = draw the next terror card
does-discard-terror = { $n ->
    [one] discard the next terror card
   *[other] discard the next { $n } terror cards
}
does-heal-killer = { $killer } recovers { $n } health
does-reveal-power = { $another ->
    [yes] reveal one more dark power
   *[no] reveal the dark power
}
does-discard-cards = { $n ->
    [one] discard a random action card
   *[other] discard { $n } random action cards
}
does-drag = { $n ->
    [one] something drags you { $n } space towards the killer
   *[other] something drags you { $n } spaces towards the killer
}
does-kill-victims = { $within ->
    [0] all victims { $at } die
    [one] all victims { $at } and next to it die
   *[other] all victims { $at } and up to { $within } spaces from it die
}
does-discard-items = { $top ->
    [yes] the top item { $at } is lost
   *[no] all items { $at } are lost
}
does-hurt-there = { $enemies ->
    [all] whoever is { $at }, heroine or enemy, loses { $n } health
    [killer] whoever is { $at }, heroine or killer, loses { $n } health
   *[minions] the heroine and { $minions } { $at } lose { $n } health
}
does-close-exit = nobody can be rescued { $at } until the next killer phase
does-place-token = put a token { $at }: { $token }
token-here = in your space
token-here-or-next = in your space or next to it
token-nearest-water = on the nearest space by the water
does-place-trap = set a trap { $at }: a killer who enters takes { $damage } damage, and its phase ends
does-place-lure = light fireworks { $at }: the killer goes for them until it gets there
does-travel = go to another of these spaces: { $spaces }
does-travel-by-boat = sail to any space by the water; victims may come with you
does-call-victims = victims in adjacent spaces come to you
does-look-ahead = look at the next terror card; leave it or put it at the bottom
does-survey = for every item deck: turn up the top card, or remove a face-up one and turn up the next
does-jump-to-enemy = { $within ->
    [one] leap to the space of an enemy at most { $within } space away
   *[other] leap to the space of an enemy at most { $within } spaces away
}
does-name-card = choose an action card
does-next-time = you begin the next action phase with { $n } time
does-join-spaces = choose two of these spaces: { $spaces }; for you they are adjacent

## Lasting effects

holds-followers = { $sign ->
    [up] { $n ->
        [one] { $n } more victim may follow you
       *[other] { $n } more victims may follow you
    }
   *[down] { $n ->
        [one] { $n } fewer victim may follow you
       *[other] { $n } fewer victims may follow you
    }
}
holds-dice = { $sign ->
    [up] { $n ->
        [one] { $n } more die for horror rolls
       *[other] { $n } more dice for horror rolls
    }
   *[down] { $n ->
        [one] { $n } fewer die for horror rolls
       *[other] { $n } fewer dice for horror rolls
    }
}
holds-dice-of-card = { $sign ->
    [up] { $n ->
        [one] { $n } more die when you play { $card }
       *[other] { $n } more dice when you play { $card }
    }
   *[down] { $n ->
        [one] { $n } fewer die when you play { $card }
       *[other] { $n } fewer dice when you play { $card }
    }
}
holds-exact-dice = { $n ->
    [one] the chosen card is always rolled with exactly { $n } die
   *[other] the chosen card is always rolled with exactly { $n } dice
}
holds-pick-die = instead of one die, roll two and choose the result
holds-close-damage = whenever you hurt an enemy in your space, you do { $n } more damage
holds-card-damage = if { $card } has at least 1 success, the attacker takes { $n } damage
holds-sacrifice = when you hurt an enemy in your space, you may sacrifice victims there: 1 more damage each, no bloodlust
holds-follow-anywhere = victims follow you even to the killer
holds-heal-more = action cards that heal give { $n } more
holds-discard-time = a card discarded for time gives { $n } more
holds-draw-more = whenever you draw items, you look at { $n } more
holds-attack-more = { $by ->
    [killer] every attack of { $killer } does { n-damage } more damage
    [minions] every attack of { $minions } does { n-damage } more damage
   *[all] every attack of any enemy does { n-damage } more damage
}
holds-move-more = { $sign ->
    [up] { $by ->
        [killer] every move takes { $killer } { holds-spaces } farther
        [minions] every move takes { $minions } { holds-spaces } farther
       *[all] every move takes every enemy { holds-spaces } farther
    }
   *[down] { $by ->
        [killer] every move takes { $killer } { holds-spaces } less far
        [minions] every move takes { $minions } { holds-spaces } less far
       *[all] every move takes every enemy { holds-spaces } less far
    }
}
holds-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
holds-kill-heals = { $killer } recovers { $n } health for every victim killed
holds-kill-thrills = every victim killed by { $killer } raises bloodlust by { $n } more
holds-sweep = each attack hits every victim in the killer’s space, and the heroine too if she is there
holds-fixation = an action in which { $killer } attacks the heroine ends with one more attack on her
holds-couples = where there are exactly two victims and one dies, the other dies too
holds-deadly-space = any victim who ends up { $at } dies
holds-rescue-costs = every rescue after the first of an action phase costs { $n } health
holds-rescue-gives = every rescue gives { $n } time
holds-no-leash = { $minions } may be any distance from the killer
holds-understudies = destroyed { $minions } are ready at once
holds-shield = { $killer } takes { $n } less damage while { $minions } are in the same space
holds-guarded = { $killer } does not lose the last health while all { $minions } are on the board
holds-hardened = { $n ->
    [one] each minion ignores the first damage of every turn
   *[other] each minion ignores the first { $n } damage of every turn
}
holds-pack-kills = { $minions } in one space kill as many victims with one attack as there are of them
holds-rebirth = { $most ->
    [1] roll a die for every enemy killed: on 1 it is back at the first den
   *[other] roll a die for every enemy killed: on 1 to { $most } it is back at the first den
}
holds-slow-card = { $n ->
    [one] { $card } takes you { $n } space less far
   *[other] { $card } takes you { $n } spaces less far
}
holds-toll = every step into and out of this space costs { $n } time: { $space }
holds-upkeep = in the upkeep phase: { $what }
holds-after-killer = at the end of the killer phase: { $what }
holds-ability = { $use }

## Using

when-roll = after a horror roll
when-attack = when you are attacked
when-killer = in the killer phase
use-costs = { $costs }: { $does }
cost-time = for { $n } time
cost-health = for { $n } health
cost-once = once an action phase
needs-killer-here = if the killer is in your space
needs-enemy-here = if an enemy is in your space
needs-enemy-near = if an enemy is near
needs-enemy-in-range = if an enemy is in range
needs-terror = while there are terror cards
needs-boat = from the space with the boat
needs-among = from one of these spaces
needs-dry = but not in the water

## Special victims

special-takes-closest-to-heroine = takes the place of the victim nearest to the heroine
special-takes-farthest-from-killer = takes the place of the victim farthest from the enemies
special-takes-nobody = comes { $at }
special-fearless = follows you even into the killer’s space
special-dice = { $n ->
    [one] while together, you roll { $n } more die
   *[other] while together, you roll { $n } more dice
}
special-marked = enemies choose this target before any other
special-rescued-last = can be rescued only as the last living victim
special-shields = may die instead of you
special-death = killed: { $does }
special-death-here = killed in your space: { $does }
event-ends = { $when ->
    [rescue] until the next rescue
    [death] until the next victim dies
    [killer-phase] until the next killer phase
    [turn] until the next turn
    [finale] until the finale
    [healed] until something heals you
   *[entered] until you are { $at }
}

## Whole cards

card-text-action = { $title } (cost { $cost }). 2 or more successes: { $two }. 1 success: { $one }. Failure: { $fail }.
card-text-reaction = { $title } (cost { $cost }, in reaction to an attack). 2 or more successes: { $two }. 1 success: { $one }. Failure: { $fail }.
card-text-roll = { $title } (cost { $cost }, after any horror roll, without a roll of its own): { $what }.
card-text-item = Item: { $title }. { $text }
card-text-terror = Terror card: { $title }. { $text }
card-text-event = Event: { $title }. { $text }
card-text-power = Dark power: { $title }. { $text }
card-text-epic-power = Epic dark power: { $title }. { $text }
card-text-finale = Finale: { $title }. { $text }
card-text-start = Set-up card: { $title }. { $text }
card-text-heroine = { $title }, { $health } health. Rewards: { $rewards }. Every later victim: { $later }. Ultimate ability: { $ultimate }.
card-none = no such card

item-hands = { $n ->
    [one] needs one hand
   *[other] needs both hands
}
item-uses = { $n ->
    [one] used once
   *[other] uses: { $n }
}
item-weapon = weapon, { $range }, damage +{ $damage }
item-weapon-alone = weapon, { $range }, used without a card
item-weapon-cards = weapon, { $range }, damage +{ $damage }, only with: { $cards }
range-here = in the same space
range-one = range { $farthest }
range-span = range { $nearest } to { $farthest }
item-spread = damage may be shared out among enemies in range
item-sheds = when you hurt the killer, you may discard one of its minor dark powers
item-gained = when you get it: { $does }
item-use = use: { $does }
terror-needs-victims = without victims on the board discard this and draw the next card
terror-minor = minor dark power, { $health } health
finale-reveal = at once: { $does }
finale-phase = in every killer phase: { $does }
start-people = the heroine begins { $heroine }, the killer { $killer }
start-dens = the heroine begins { $heroine }, the first den is { $killer }
start-victims = victims: { $victims }
start-victims-at = { $space } ({ $n })
