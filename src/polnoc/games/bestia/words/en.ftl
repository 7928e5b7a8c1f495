# Bestia in English. The log tells in the present tense; whoever reads is “you”.

## Pieces of sentences

n-trails = { $n ->
    [one] { $n } trail
   *[other] { $n } trails
}
summon-place = place a summon
summon-act = one action with every summon on the map

## The course of the game

event-dawn = { $told ->
    [yes] Dawn of day { $day }. { $contract }
   *[no] Dawn of day { $day }.
}
event-first-hands = First game: the action cards of this day are fixed.
event-gets-pack = { $you ->
    [seat] You choose from { $cards }.
   *[nobody] { $seat } chooses from { $cards }.
}
event-keeps = { $you ->
    [seat] You keep { $card }.
   *[nobody] { $seat } keeps { $card }.
}
event-keeps-hidden = { $seat } keeps a card.
event-gives = { $second } gets { $card }.
event-gives-hidden = { $second } gets an action card.
event-foresees = One of the unused action cards is { $card }.
event-foresees-hidden = The hunters look at one unused action card.
event-day-begins = Day { $day } begins.
event-turn = { $you ->
    [character] Your turn.
   *[nobody] { $character }’s turn ({ $player }).
}
event-night-begins = Night { $day } falls.
event-beast-begins = { $beast } begins at { $place }.
event-settles = { $you ->
    [hunter] You are placed at { $place }.
   *[nobody] { $hunter } is placed at { $place }.
}
event-turned-up = Turned up: { $card }.

## Cards

event-plays = { $you ->
    [character] { $cost ->
        [0] You play { $card }.
       *[other] You play { $card } (grudges: −{ $cost }).
    }
   *[nobody] { $cost ->
        [0] { $character } plays { $card }.
       *[other] { $character } plays { $card } (grudges: −{ $cost }).
    }
}
event-passes = { $you ->
    [character] You pass.
   *[nobody] { $character } passes.
}
event-flees = { $you ->
    [character] You flee!
   *[nobody] { $character } flees!
}
event-discards = { $you ->
    [character] You discard { $card }.
   *[nobody] { $character } discards { $card }.
}
event-discards-hidden = { $character } discards a card face down.
event-draws = { $you ->
    [character] You draw { $card }.
   *[nobody] { $character } draws { $card }.
}
event-draws-hidden = { $character } draws the top card of the deck.
event-draws-unused = { $character } draws an unused action card.
event-takes = { $you ->
    [character] You take { $card } from the face-up cards.
   *[nobody] { $character } takes { $card } from the face-up cards.
}
event-takes-back = { $you ->
    [character] The ability { $card } comes back to your hand.
   *[nobody] The ability { $card } comes back to the hand of { $character_of }.
}
event-copies = { $you ->
    [actor] You copy { $card }.
   *[nobody] { $actor } copies { $card }.
}
event-chooses = { $you ->
    [actor] You choose: { $does }.
   *[nobody] { $actor } chooses: { $does }.
}
event-condition-holds = { $beast } confirms that { $case }.
event-reacts = { $you ->
    [character] { $cost ->
        [0] You react with { $card }!
       *[other] You react with { $card }! (grudges: −{ $cost })
    }
   *[nobody] { $cost ->
        [0] { $character } reacts with { $card }!
       *[other] { $character } reacts with { $card }! (grudges: −{ $cost })
    }
}
event-upgrade-used = The upgrade { $upgrade } of { $character } works: { $does }.
event-calls-on = { $you ->
    [hunter] You give an order to { $other }.
    [other] { $hunter } gives you an order.
   *[nobody] { $hunter } gives an order to { $other }.
}

## Moving, trails, searches

event-you-lay = { $you ->
    [beast] You lay a movement card ({ $way }). You are at { $place }.
   *[nobody] { $beast } lays a movement card ({ $way }). It is now at { $place }.
}
event-beast-lays = { $n ->
    [one] { $beast } lays a movement card face down. On the track: { $n } card.
   *[other] { $beast } lays a movement card face down. On the track: { $n } cards.
}
event-takes-back-cards = { $n ->
    [one] { $beast } takes the last movement card back from the track.
   *[other] { $beast } takes the last { $n } movement cards back from the track.
}
event-goes = { $you ->
    [hunter] You go to { $place }.
   *[nobody] { $hunter } goes to { $place }.
}
event-led = The { $settler } comes along: { $place }.
event-summon-goes = { $summon } goes to { $place }.
event-trails = { $n ->
    [one] { $place }: { $n } trail.
   *[other] { $place }: { $n } trails.
}
event-trail-cleared = { $beast } wipes out a trail: { $place }.
event-asks-trails = { $you ->
    [hunter] You look for trails at { $place }.
   *[nobody] { $hunter } looks for trails at { $place }.
}
event-searches = { $you ->
    [hunter] You search { $place }.
   *[nobody] { $hunter } searches { $place }.
}
event-found-nothing = The Beast is not at { $place }.
event-says-habitat = { $holds ->
    [yes] Habitat: { $habitat }? { $beast } answers: YES.
   *[no] Habitat: { $habitat }? { $beast } answers: NO.
}
event-looks-oldest = { $you ->
    [hunter] You look at the oldest card on the movement track.
   *[nobody] { $hunter } looks at the oldest card on the movement track.
}
event-oldest-card = The oldest card on the track is { $way }.
event-revealed = { $you ->
   *[nobody] { $beast } is revealed at { $place }! The path: { $way }.
}
event-names-region = { $beast } names its region: { $region }.

## Fighting

event-uses-power = { $n ->
    [one] Ancient power of { $character }: { $n } more wound.
   *[other] Ancient power of { $character }: { $n } more wounds.
}
event-attacks = { $you ->
    [by] You attack at { $place }. Target: { $target }, strength { $n }.
    [target] { $by } attacks you at { $place }! Strength { $n }.
   *[nobody] { $by } attacks { $target_whom } at { $place }. Strength { $n }.
}
event-folk-wounded = { $n ->
    [0] { $folk }: unharmed.
    [one] { $folk }: { $n } wound.
   *[other] { $folk }: { $n } wounds.
}
event-folk-died = A { $folk } dies: { $place }.
event-hunter-wounded = { $you ->
    [hunter] { $n ->
        [one] You take { $n } wound.
       *[other] You take { $n } wounds.
    }
   *[nobody] { $n ->
        [one] { $hunter } takes { $n } wound.
       *[other] { $hunter } takes { $n } wounds.
    }
}
event-beast-wounded = { $n ->
    [one] { $beast } takes { $n } wound.
   *[other] { $beast } takes { $n } wounds.
}
event-bulwark = { $you ->
    [hunter] You shield the others.
   *[nobody] { $hunter } shields the others.
}
event-tower-built = A watchtower is built: { $place }.

## Summons

event-summon-placed = { $summon } appears at { $place }.
event-summon-removed = { $summon } leaves the map from { $place }.
event-summon-ability = { $summon } uses { $skill }.

## Grudges, power, healing

event-gains-grudges = { $you ->
    [character] You gain grudges: { $n }.
   *[nobody] { $character } gains grudges: { $n }.
}
event-loses-grudges = { $you ->
    [character] You lose grudges: { $n }.
   *[nobody] { $character } loses grudges: { $n }.
}
event-gains-power = { $you ->
    [character] You gain ancient power: { $n }.
   *[nobody] { $character } gains ancient power: { $n }.
}
event-heals = { $you ->
    [character] You heal: { $n }.
   *[nobody] Wounds of { $character_of } heal: { $n }.
}
event-folk-healed = At night the wounds of animals, settlers and watchtowers heal.
event-slowed = { $you ->
    [character] Your legs fail you: next time you move at most 1 location.
   *[nobody] { $character } can hardly walk: next time at most 1 location.
}
event-looks-at-hand = { $beast } looks at the hand of { $hunter_of }.

## Traps and habitats

event-lays-trap = { $you ->
    [hunter] { $cost ->
        [0] You lay the trap { $card } for free.
       *[other] You lay the trap { $card } (grudges: −{ $cost }).
    }
   *[nobody] { $cost ->
        [0] { $hunter } lays the trap { $card } for free.
       *[other] { $hunter } lays the trap { $card } (grudges: −{ $cost }).
    }
}
event-lays-trap-hidden = { $cost ->
    [0] { $hunter } lays a trap for free.
   *[other] { $hunter } lays a trap (grudges: −{ $cost }).
}
event-trap-laid = The trap { $card } waits in { $region }, habitat: { $habitat }.
event-trap-laid-hidden = A trap of { $hunter_of } waits face down in { $region }.
event-trap-triggered = The trap { $card } of { $hunter_of } is triggered ({ $region }, { $habitat }): { $does }.
event-trap-discarded = The trap { $card } is gone from { $region }.
event-sees-trap = { $beast } looks at trap number { $nth } in { $region }.
event-transformed = { $place } changes. Its habitat is now { $habitat }.

## Night

event-goal-met = { $side ->
    [beast] The Beast has met its goal. { $reward }.
   *[hunters] The hunters have met their goal. { $reward }.
}
event-cards-refreshed = Action cards go to the deck, abilities come back to hand, and new gear and talents are turned face up.
event-unlocks = { $you ->
    [character] { $cost ->
        [0] You unlock { $upgrade } for free: { $does }.
       *[other] You unlock { $upgrade } (grudges: −{ $cost }): { $does }.
    }
   *[nobody] { $cost ->
        [0] { $character } unlocks { $upgrade } for free: { $does }.
       *[other] { $character } unlocks { $upgrade } (grudges: −{ $cost }): { $does }.
    }
}
event-game-over = { $winner ->
    [beast] { $mine ->
        [won] The game is over: you win! { event-end-reason }
        [lost] The game is over: you lose. { event-end-reason }
       *[neither] The game is over: the Beast wins. { event-end-reason }
    }
   *[hunters] { $mine ->
        [won] The game is over: your team wins! { event-end-reason }
        [lost] The game is over: you lose. { event-end-reason }
       *[neither] The game is over: the hunters win. { event-end-reason }
    }
}
event-end-reason = { $reason ->
    [beast-died] { $beast } is dead.
    [settlers-died] Enough settlers have died.
    [days-over] The last day is over.
    [caravan-late] The caravan came too late.
   *[caravan-arrived] The caravan has reached the refuge.
}
event-true-path = { $count ->
    [0] In the end { $beast } has no cards on the track.
   *[other] The true path of { $beast_of } since the last reveal: { $way }.
}

## Answers

action-keep = Keep { $card } ({ $symbol }): { $does }. The other side: { $others }
action-give = Give { $card } to { $second_to }
action-settle = { $count ->
    [0] { $place }
   *[other] { $place }: { AND($there) }
}
action-play = { $cost ->
    [0] Play { $card } ({ $symbol }): { $does }
   *[other] Play { $card } ({ $symbol }, grudges: { $cost }): { $does }
}
action-flee = Flee by discarding { $card }
confirm-flee = Fleeing takes the whole turn: you discard { $card } to move. Are you sure?
action-pass = Pass
action-done = End the turn
action-done-upgrading = No more upgrades
action-lay = { $kind ->
    [still] No Movement: you stay here
    [known] { $way }: { $place }
   *[unknown] { $way } ({ $place })
}
action-go = { $count ->
    [0] Go to { $place }
   *[other] Go to { $place }, there: { AND($there) }
}
action-lead = Go and lead { $settler_whom }: { $place }
action-stop = Enough
action-stop-moving = Stop moving
action-power = { $n ->
    [0] No ancient power
   *[other] Use ancient power: { $n }
}
action-hit-folk = Attack { $whom } (health: { $health })
action-hit-hunter = Attack { $whom } (health: { $health })
action-hit-tower = Attack { $whom }: { $place }
action-hit-summon = Attack { $whom }
action-hit-beast = Attack { $whom }
action-act = Now { $summon }: { $place }
action-ability = { $skill }: { $does }
action-bite = Attack { $whom } harder and go back to the reserve
action-choose = { $does }
action-yes = Yes: { $does }
action-yes-secret = Yes, { $case }
action-yes-bulwark = Shield the others
action-yes-effect = Yes: { $does }
action-skip = Skip
action-skip-reaction = No reaction
action-place = { $count ->
    [0] { $place }
   *[other] { $place }: { AND($there) }
}
action-hunter = { $hunter }: { $place }
action-summon = { $summon }: { $place }
action-region = { $region }
action-habitat = { $habitat }
action-trap-at = { $known ->
    [yes] { $region }: { $card }
   *[no] { $region }: trap { $nth }
}
action-take = { $cost ->
    [0] Take { $card } ({ $symbol }): { $does }
   *[other] Take { $card } ({ $symbol }, grudges: { $cost }): { $does }
}
action-top = Take the top card of the deck
action-take-back = Take back { $card }
action-copy = Copy { $card }: { $does }
action-discard = Discard { $card }
action-trap = Lay { $card }: { $does }
action-react = { $cost ->
    [0] Play { $card }: { $does }
   *[other] Play { $card } (grudges: { $cost }): { $does }
}
action-buy = { $colour ->
    [red] { $upgrade }, lasting (grudges: { $cost }): { $does }
   *[yellow] { $upgrade }, once (grudges: { $cost }): { $does }
}
action-deal = Dealt: { $card }
action-draw = Drawn: { $card }
action-lose = The card that is lost: { $card }
action-show = Shown: { $card }

## Questions

prompt-as = { $who }: { $prompt }
prompt-settling = Where do you start?
prompt-drafting = { $left ->
    [1] One card is left. Keep it.
   *[other] { $n ->
        [one] Which action card do you keep? You choose from { $left } and pass the rest on.
       *[other] Which { $n } action cards do you keep? You choose from { $left } and pass the rest on.
    }
}
prompt-splitting = Which cards does { $second } get? Still to give: { $n }.
prompt-turn = You are at { $place }. Play a card, flee, or pass.
prompt-turn-long = You are at { $place }. Play a card, or flee.
prompt-turn-blue = You are at { $place }. You may play a blue card too, or end your turn.
prompt-turn-red = You are at { $place }. You may play a red card too, or end your turn.
prompt-moving = { $n ->
    [one] You are at { $place }. Where do you go? { $n } step is left.
   *[other] You are at { $place }. Where do you go? { $n } steps are left.
}
prompt-moving-beast = { $n ->
    [one] Your true position: { $place }. Where do you go? You may lay { $n } more movement card.
   *[other] Your true position: { $place }. Where do you go? You may lay { $n } more movement cards.
}
prompt-staying = How many “No Movement” cards do you add? You may lay { $n } more.
prompt-attacking = Who do you attack ({ $who })?
prompt-attacking-hidden = Who do you attack? The attack will reveal you.
prompt-attacking-power = How many tokens of ancient power do you spend on this attack? You have { $n }.
prompt-in-order = What comes first?
prompt-choose-one = What do you choose?
prompt-ignoring = Do you do this, or ignore it: { $does }?
prompt-secret = Only you know: { $case }? Then: { $does }. Saying no gives nothing away.
prompt-copy-card = Which card do you copy?
prompt-gaining = { $side ->
    [beast] Which talent do you take? Still to take: { $n }.
   *[hunters] Which gear do you take? Still to take: { $n }.
}
prompt-may-gain = { $side ->
    [beast] Which talent do you take? Still to take: { $n }. You may do without.
   *[hunters] Which gear do you take? Still to take: { $n }. You may do without.
}
prompt-discarding = { $n ->
    [one] Discard { $n } card.
   *[other] Discard { $n } cards.
}
prompt-taking-back = Which ability do you take back?
prompt-pick-place-search = { $within ->
    [one] Which location do you search? It may be at most { $within } step away.
   *[other] Which location do you search? It may be at most { $within } steps away.
}
prompt-pick-place-trails = { $within ->
    [one] Where must the Beast show its trails? The location may be at most { $within } step away.
   *[other] Where must the Beast show its trails? The location may be at most { $within } steps away.
}
prompt-pick-hunter = Which hunter do you choose? { $does }.
prompt-pick-other = Who do you give an order to? { $does }.
prompt-transforming = Which location do you transform? Its habitat will be { $habitat }. At most { $n } more.
prompt-bulwark = Do you take the attacks on those who are here with you?
prompt-symbol = Summons: do you place one, or act with those on the map?
prompt-placing = Where do you place a summon? Its habitat is usually { $habitat }. Still to place: { $n }.
prompt-commanding = Which summon acts now?
prompt-marching = Where does { $summon } go from { $place }?
prompt-laying = Which region do you lay { $card } in?
prompt-laying-habitat = { $card }, { $region }: which habitat should trigger it? Only the hunters know.
prompt-lay-from-hand = Which trap from your hand do you lay?
prompt-window = A reaction? { $when }.
prompt-offer = The upgrade { $upgrade }: { $does }. Do you use it?
prompt-offer-free = You may also: { $does }. Do you?
prompt-upgrading = Which upgrade do you unlock? Your grudges: { $n }.

waiting = { $players ->
    [one] { $names } decides.
   *[other] To decide: { $names }.
}
waiting-drafting = { $players ->
    [one] { $names } chooses action cards.
   *[other] Choosing action cards: { $names }.
}
waiting-settling = { $names } chooses where { $who } is placed.
waiting-turn = { $who }’s turn ({ $names }).
waiting-moving = { $who } moves ({ $names }).
waiting-window = { $names } thinks about a reaction.
waiting-upgrading = { $names } chooses upgrades ({ $who }).

## Why not

refused-not-alone = You are not alone: a settler or a hunter is at { $place }, so “No Movement” cannot be laid.
refused-no-road = No road leaves { $place } that way ({ $way }).
refused-straight = This move goes in a straight line: “No Movement” has no place in it.
refused-no-card = No such movement card is left in your deck ({ $way }).
refused-this-way = This move does not let you go that way ({ $way }).
refused-turn-begun = The turn has begun: having played a card you can neither pass nor flee.
refused-pass = { $n ->
    [one] You cannot pass: you hold { $n } action card, and somebody holds fewer.
   *[other] You cannot pass: you hold { $n } action cards, and somebody holds fewer.
}
refused-play-first = First play a card, flee, or pass.
refused-not-held = You do not hold { $card }.
refused-reaction = { $card } is a reaction: it is played on an opponent’s turn.
refused-symbol = A card of the same colour as { $card } has already been played this turn.
refused-habitat = To play { $card } you have to be in the right habitat: { $habitat }.
refused-cost = You have too few grudges for { $card }; it costs { $cost }.
refused-regions-full = No region has room left for { $card }.
refused-unlocked = This upgrade (number { $upgrade }) is already unlocked.
refused-upgrade-cost = You have too few grudges for this upgrade; it costs { $cost }.
