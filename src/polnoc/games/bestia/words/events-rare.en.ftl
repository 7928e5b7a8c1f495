# Rare events.

event-folk-heals = Wounds heal: { $folk }, { $n }.
event-tower-moved = The watchtower at { $place } is taken down to stand elsewhere.
prompt-building-move = All watchtowers are on the map. Which one do you move?
prompt-return-trap = Which trap goes back to a hunter’s hand?
action-trap-first = First { $card }: { $does }
event-prevents = The attack is { $n } weaker, thanks to { $character }.
event-stolen-card = Card stolen from { $hunter }: { $card }.
event-trap-disarmed = The trap { $card } has no effect.
prompt-clearing-trails = Which trail do you wipe out? At most { $n } more.
prompt-moving-summon = { $who } moves, now at { $place }. Where to? Steps: { $n }.
prompt-moving-undertow = Your true position: { $place }. The current carries you on: you may lay one more card.
prompt-pick-shifted = Which hunter do you move? { $does }.
prompt-shifting = Where do you move { $hunter_whom } from { $place }? Steps: { $n }.
prompt-toppling = Which watchtower do you destroy?
prompt-triggered = Several traps are triggered. Which one works first?
action-yes-discard = Discard this trap (grudges: { $n })
event-attack-misses = The attack hits nothing: the target is gone ({ $by } → { $target }).
event-card-stolen = { $you ->
    [hunter] { $beast } takes a random action card from you.
   *[nobody] { $beast } takes a random action card from { $hunter_of }.
}
event-hunter-died = { $you ->
    [hunter] You die at { $place }. You come back at night.
   *[nobody] { $hunter } dies at { $place } and comes back at night.
}
event-trap-returned = A trap from { $region } goes back to the hand of { $hunter_of }.
event-you-see-trap = The trap in { $region } is { $card }, habitat: { $habitat }.
prompt-acting = { $summon } acts at { $place }. What does it do? Actions: { $n }.
prompt-look-trap = Which trap do you look at?
prompt-placing-move = All summons are on the map. Which one do you move? The new habitat is usually { $habitat }. Still to place: { $n }.
prompt-rid-of-trap = It is { $card }: { $does }. Do you discard it for grudges ({ $n })?
prompt-sacrificing = Which summon do you send back to the reserve?
event-wound-prevented = { $you ->
    [hunter] A wound passes you by.
   *[nobody] A wound passes by { $hunter_whom }.
}
event-you-see-hand = { $count ->
    [0] { $hunter } holds nothing new.
   *[other] In the hand of { $hunter_of }: { $cards }.
}
prompt-ask-habitat = Which habitat do you name to the Beast?
prompt-may-name-region = You are hidden. Name your region, or keep it to yourself: then your summons stay where they are.
prompt-pick-region = You are hidden or between regions: name your region.
prompt-travelling = Through the hidden passage from { $place }: where to?
event-beast-shows = { $beast } shows the talent { $card }.
event-hushed = { $you ->
   *[nobody] { $beast } plays no reactions until night.
}
event-tower-destroyed = The watchtower at { $place } falls! Destroyed by { $by }.
prompt-building = On which settlement do you put the watchtower?
prompt-rewarding = Which hunter gets the reward: { $does }? Still to give: { $n }.
