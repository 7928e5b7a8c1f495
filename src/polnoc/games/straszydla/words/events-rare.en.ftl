# What happens rarely in a game.

event-plan-shown = { $you ->
    [seat] Your plan: { $walked }.
   *[nobody] { $seat } shows a plan: { $walked }.
}
event-stays = { $you ->
    [seat] You cannot move: you stay where you are.
   *[nobody] { $seat } cannot move and stays.
}
event-steals = { $you ->
    [seat] You take 1 { cube-of } cube from { $by }.
    [by] { $seat } takes 1 { cube-of } cube from you.
   *[nobody] { $seat } takes 1 { cube-of } cube from { $by }.
}
event-eats-free = { $you ->
    [seat] You feed { $spook_whom } with nothing but dread.
   *[nobody] { $seat } feeds { $spook_whom } with nothing but dread.
}
event-eases = { $count ->
    [one] { $spook } needs { $count } cube fewer now.
   *[other] { $spook } needs { $count } cubes fewer now.
}
event-summons-none = { $you ->
    [seat] You summon no spook: the stack is empty.
   *[nobody] { $seat } summons no spook: the stack is empty.
}
prompt-choose-eased = { $less ->
    [one] Which spook needs { $less } cube fewer?
   *[other] Which spook needs { $less } cubes fewer?
}
waiting-choose-eased = { $names } chooses a spook that needs less.
prompt-summoning = { $tile }: which stack do you summon a spook from?
waiting-summoning = { $names } chooses the stack to summon a spook from.
prompt-pick-dice = Your dice: { $dice }. Which ones do you roll again?
prompt-set-one = Your dice: { $dice }. Which one do you set, and to what?
waiting-pick-dice = { $names } picks dice to roll again.
waiting-set-one = { $names } sets a die.
waiting-choose-imp = { $names } chooses an imp.
prompt-choose-imp = Which stack do you take an imp from?
waiting-after-winning = { $names } may use an imp after winning.
prompt-after-winning = { $left ->
    [0] You have won the duel. Do you use an imp?
   *[other] What do you take? The loser is { $by }. You may still take: { $left }.
}
waiting-take-cube = { $names } chooses a fear cube.
prompt-take-cube = Which fear cube do you take?
waiting-recolouring = { $names } changes cubes.
prompt-recolouring = { $giving ->
    [yes] Which cube do you change? You may change { $left } more.
   *[no] What does the { cube-of } cube become?
}
event-recolours = { $you ->
    [seat] You turn { $old } into { $new }.
   *[nobody] { $seat } turns { $old } into { $new }.
}
