# Final Girl in English. The log tells everything in the present, like a script; questions are put to you.

## Parts of sentences

n-victims = { $n ->
    [one] { $n } victim
   *[other] { $n } victims
}

## What happened: the course of the game

event-start = Set-up card { $title }: { $she } begins { $heroine_at }, and { $killer } lurks { $killer_at }.
event-turn = Turn { $turn }.
event-phase = { $phase ->
    [1] Action phase.
    [2] Planning phase.
    [3] Killer phase. It grows quiet.
    [4] Panic phase.
   *[5] Upkeep phase.
}
event-phase-ends = The action phase is about to end.
event-lost = The game is over on turn { $turn }. { $she } does not live to see the dawn.
event-event = Event { $event }: { $does }.
event-special-comes = Here is { $who }, { $space_at }.

## Cards, dice, tracks

event-plays = { $she } plays { $card }.
event-discards = { $she } discards { $card } to gain time.
event-pays = { $she } gives up { $card }.
event-converts = The die showing { $face } becomes a success.
event-rolls = Horror roll: { $dice }.
event-result = { $successes ->
    [one] It works: { $successes } success.
   *[other] It works: { $successes } successes.
}
event-result-failure = Failure.
event-chooses = The choice: { $does }.
event-more-dice = { $n ->
    [one] Next horror roll: { $n } more die.
   *[other] Next horror roll: { $n } more dice.
}
event-partials = { $phase ->
    [yes] Until the action phase ends every 3 and 4 is a success.
   *[no] In the next horror roll every 3 and 4 is a success.
}
event-horror = { $sign ->
    [up] Horror rises to { $now }.
   *[down] Horror falls to { $now }.
}
event-time = { $sign ->
    [up] Time +{ $n }: now { $now }.
   *[down] Time −{ $n }: now { $now }.
}
event-time-set = The time marker goes to { $now }.
event-heals = { $she } recovers { $n } health and has { $now }.
event-hurt = { $she } loses { $n } health, { $now } left.
event-hurt-down = { $she } loses { $n } health and falls to the ground.
event-breath-blank = The last-breath token is blank.
event-buys = { $she } buys { $card } (cost { $cost }).
event-cards-return = Used cards return to the market.

## Moving and rescuing

event-goes = { $count ->
    [0] { $she } goes { $end_to }.
   *[other] { $she } goes { $end_to }, and with her { AND($with_her) }.
}

## Items

event-gains-item = { $she } has a new item: { $item }.
event-item-up = Top item { $deck }: { $item }.
event-item-gone = Used up: { $item }.
event-holds = { $she } takes { $item_whom } in hand.
event-stows = { $she } puts { $item_whom } in the backpack.
event-uses = { $she } uses { $item_of }: { $does }.

## Fighting

event-attacks = { $she } attacks { $whom } with bare hands.
event-killer-hurt = { $killer } loses { $n } health, { $now } left.
event-attacked = { $many ->
    [yes] { $who } attack the heroine! Damage: { $n }.
   *[no] { $who } attacks the heroine! Damage: { $n }.
}

## Enemies

event-hunts = { $who } sets out to hunt: the target is { $target_at }.
event-enemy-steps = { $who } goes { $end_to }.
event-appears = { $killer } steps out of the dark { $space_at }.
event-dies = { $many ->
    [yes] { $by_whom } kill { $whom } { $space_at }.
   *[no] { $by_whom } kills { $whom } { $space_at }.
}
event-dies-accident = { $who } dies { $space_at }.
event-bloodlust = Bloodlust rises: row { $row }, attack { $attack }, movement { $move }.
event-terror = Terror card { $terror }: { $does }.
event-terror-discarded = Terror card { $terror } is discarded without effect.
event-dark-power = Dark power { $power }: { $does }.
event-table-die = The die shows { $face }.
event-victims-come = { $n ->
    [one] { $n } victim appears { $space_at }.
   *[other] { $n } victims appear { $space_at }.
}
event-victims-go = { $n ->
    [one] { $n } victim goes { $end_to }.
   *[other] { $n } victims go { $end_to }.
}
event-panics = Panic { $start_at } (die: { $face }): { $who } runs { $end_to }.
event-panics-stays = Panic { $start_at } (die: { $face }): { $who } freezes.
event-upkeep = { $lasting } takes effect: { $does }.

## Answers

action-play = Play { $card } ({ $does })
action-discard = Discard { $card } (+{ $n } time)
action-use = Use { $item_of } ({ $does })
action-ability = Ability: { $ability } ({ $does })
action-rescue = Rescue { $whom }
action-slot = Cover the slot with this reward: { $does }
action-reward = Take the reward: { $does }
action-done = Done
action-done-phase = End the action phase
action-done-buying = Finish buying
action-go = { $count ->
    [0] Go { $to }
   *[other] Go { $to } ({ AND($there) } there)
}
action-with = { $n ->
    [0] Go alone
    [one] Take { $n } victim along
   *[other] Take { $n } victims along
}
action-bring = Take { $whom } too
action-stop = Stay here
action-aim = Attack { $whom } { $at }
action-wield = { $bare ->
    [yes] With your bare hands
   *[no] Attack with { $item_with } (+{ $damage } damage)
}
action-hit = 1 damage: { $whom } { $at }
action-absorb = { $terror } takes 1 damage (health { $health })
action-shed = Discard the minor dark power: { $terror }
action-sacrifice = { $n ->
    [0] Sacrifice nobody
    [one] Sacrifice { $n } victim (+{ $n } damage)
   *[other] Sacrifice { $n } victims (+{ $n } damage)
}
action-accept = { $successes ->
    [0] Accept the failure
    [one] Accept the result: { $successes } success
   *[other] Accept the result: { $successes } successes
}
action-accept-blow = { $blow ->
    [0] The attack has missed. Go on
   *[other] Take the blow: { $blow } damage
}
action-convert = Turn a 3 or 4 into a success (cards to discard: { $n })
action-pay = Give up { $card }
action-reroll = Roll the die showing { $face } again
action-throw = Roll the dice you picked
action-count = Let { $face } count
action-choose = { $does }
action-space = { $count ->
    [0] { $space }
   *[other] { $space } ({ AND($there) } there)
}
action-deck = { $open ->
    [yes] The deck { $at } (on top: { $item })
   *[no] The deck { $at } (face down)
}
action-take = Take { $card }
action-drop = Discard { $card }
action-name = { $card }
action-skip = No
action-keep = Keep { $item_whom }
action-top = On top, face up: { $item }
action-bottom = To the bottom, face down: { $item }
action-hold = Take { $item_whom } in hand
action-stow = Put { $item_whom } in the backpack
action-reveal = Turn up the top card { $at }
action-remove = { $open ->
    [yes] Remove { $item_whom } { $at } and turn up the next card
   *[no] Remove the card { $at } and turn up the next
}
action-leave = Leave it on top
action-sink = Put it at the bottom
action-buy = Buy { $card } (cost { $cost }; { $does })
action-shield = Let { $who } die instead of you
action-panic = Now panics: { $who } { $at }
action-any-order = In any order
action-upkeep = First: { $title }
action-die = Die: { $n }
action-start = Set-up card: { $title }
action-item = Item: { $title }
action-event = Event: { $title }
action-terror = Terror card: { $title }
action-power = Dark power: { $title }
action-finale = Finale: { $title }
action-breath = Last-breath token: { $n }
action-lot = Chance points to: { $title }
action-lose = Lost: { $title }
action-victim = { $who }
action-lot-victim = Chance points to: { $title }
die-bought = success

## Questions

prompt-action-phase = Turn { $turn }, you are { $at }. Time: { $time }. What do you do?
prompt-planning-phase = Time to spend: { $time }. Which cards do you buy for the next turn?
prompt-judge = Dice: { $dice }. Successes: { $successes }. Do you change anything?
prompt-pay = { $left ->
    [one] Which other card do you give up for the success?
   *[other] Which cards do you give up for the success? The first of them:
}
prompt-moving = { $n ->
    [0] You are { $at }. Your movement is over. Do you do anything else here?
    [one] You are { $at }. { $n } step is left. Where to?
   *[other] You are { $at }. { $n } steps are left. Where to?
}
prompt-follow = You go { $to }. Who comes with you?
prompt-react = { $many ->
    [yes] { $who } attack! { $blow } damage is coming, and you have { $health } health. Do you defend yourself?
   *[no] { $who } attacks! { $blow } damage is coming, and you have { $health } health. Do you defend yourself?
}
prompt-arrange = What do you hold in your hands, and what in the backpack?
prompt-choose-one = Choose one:
prompt-panicking = Who is the first to run?

# For those who watch.
waiting = { AND($names) } decides what happens next.
