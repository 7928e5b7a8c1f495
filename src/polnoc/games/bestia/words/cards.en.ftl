# Card texts are generated from the effects of the cards: every kind of effect has its sentence.

## Pieces of sentences

quoted = “{ $title }”
nothing = nothing
nothing-happens = nothing happens
hidden-action = an action card face down
hidden-gear = gear face down
hidden-talent = a talent face down
choice = ({ $number }) { $does }
symbol-red = red
symbol-blue = blue
symbol-trap = trap, red
symbol-reaction = reaction
direction = { $way ->
    [0] north
    [1] east
    [2] south
    [3] west
   *[4] No Movement
}
habitat-settlement = { $case ->
    [at] in a settlement
    [into] settlements
   *[is] settlement
}
habitat-forest = { $case ->
    [at] in a forest
    [into] forests
   *[is] forest
}
habitat-swamp = { $case ->
    [at] in a swamp
    [into] swamps
   *[is] swamp
}
habitat-cave = { $case ->
    [at] in a cave
    [into] caves
   *[is] cave
}
watchtower = { $case ->
    [whom] the watchtower
    [of] the watchtower
    [to] the watchtower
   *[is] watchtower
}

## Whole cards

card-text-action = Action card { $title }, { $symbol }. Hunter: { $hunter } Beast: { $beast }
card-text-ability = Ability of { $owner }: { $title }, { $symbol }. { $text }
card-text-gear = { $cost ->
    [0] Gear { $title }, { $symbol }, free. { $text }
   *[other] Gear { $title }, { $symbol }, cost in grudges: { $cost }. { $text }
}
card-text-talent = { $cost ->
    [0] Talent { $title }, { $symbol }, free. { $text }
   *[other] Talent { $title }, { $symbol }, cost in grudges: { $cost }. { $text }
}
card-needs = only while you are { $at }
card-when = when: { $when }
when-hunt = a hunter plays “Hunt”
when-search = a hunter is about to search with anything but “Hunt”
when-wounded = a hunter’s attack wounds you
when-trap = a trap costing { $cost } or less is triggered
when-flee = a hunter flees with a summon nearby
when-attacked = the Beast attacks on your location
when-revealed = the Beast reveals itself in your region on its own turn

## Effects

does-next = { $first }; { $next }
effects-inside = { AND($parts) }
does-then = { $first }, then { $next }
does-then-if = { $first }, then, { $next }
does-any-order = in any order: { $choices }
does-choose = choose one: { $choices }
does-if = if { $case }: { $then }
does-if-else = if { $case }: { $then }; otherwise: { $otherwise }
does-copy-hunters = use an ability of any hunter except “Hunt” as if it were this card
does-copy-own-discarded = use one of your discarded abilities as if it were this card

does-move = { $n ->
    [one] move up to { $n } location
   *[other] move up to { $n } locations
}
does-move-on = { $n ->
    [one] move up to { $n } more location
   *[other] move up to { $n } more locations
}
move-enter = { $move }, entering only { AND($habitats) }
move-within = { $move }, never leaving { AND($habitats) }
move-in-region = { $move } without leaving the region
move-straight = { $move }, all in one direction
move-quiet = { $move } without leaving trails
does-travel = go to any { $habitat } in your region
does-stay = { $n ->
    [one] you may lay { $n } “No Movement” card
   *[other] you may lay up to { $n } “No Movement” cards
}
does-backtrack = { $n ->
    [one] take your last movement card back from the track
   *[other] take your last { $n } movement cards back from the track
}
does-move-summons-region = move every summon in your region up to 1 location
does-move-summons-all = move every summon up to 1 location
does-shift-hunter = { $within ->
    [0] move a hunter who is here up to { shift-steps }
    [1] choose a nearby hunter and move them up to { shift-steps }
   *[other] choose a hunter at most { $within } steps away and move them up to { shift-steps }
}
shift-steps = { $n ->
    [one] { $n } location
   *[other] { $n } locations
}
attack-any = { $reach ->
    [near] { $again ->
        [same] attack the same target
        [other] attack another nearby target
       *[free] attack a nearby target
    }
   *[here] { $again ->
        [same] attack the same target
        [other] attack another target here
       *[free] attack
    }
}
attack-summons = { $reach ->
    [near] { $again ->
        [same] attack the same summon
        [other] attack another nearby summon
       *[free] attack a nearby summon
    }
   *[here] { $again ->
        [same] attack the same summon
        [other] attack another summon here
       *[free] attack a summon
    }
}
attack-beast = { $reach ->
    [near] { $again ->
       *[free] attack the revealed Beast nearby
    }
   *[here] { $again ->
       *[free] attack the Beast
    }
}
attack-more = { $n ->
    [one] { $attack } for { $n } more wound
   *[other] { $attack } for { $n } more wounds
}
does-search-here = search your location
does-search-near = search a nearby location
does-show-trails = { $within ->
    [1] choose a nearby location: the Beast shows its trails there
   *[other] choose a location at most { $within } steps away: the Beast shows its trails there
}
does-ask-habitat = name a habitat: the Beast says whether it is there
does-look-oldest = look at the oldest card on the movement track
does-grudges = { $n ->
    [one] gain { $n } grudge
   *[other] gain { $n } grudges
}
does-pay = { $n ->
    [one] discard { $n } grudge
   *[other] discard { $n } grudges
}
does-power = { $n ->
    [one] gain 1 ancient power
   *[other] gain { $n } ancient power
}
does-heal-self = { $n ->
    [one] heal { $n } wound
   *[other] heal { $n } wounds
}
does-heal-here = { $n ->
    [one] heal { $n } wound, your own or of a hunter here
   *[other] heal { $n } wounds, your own or of a hunter here
}
does-heal-near = { $n ->
    [one] each nearby hunter heals { $n } wound
   *[other] each nearby hunter heals { $n } wounds
}
does-heal-near-all = { $n ->
    [one] each nearby hunter and settler heals { $n } wound
   *[other] each nearby hunter and settler heals { $n } wounds
}
does-hurt-self = { $n ->
    [one] take { $n } wound
   *[other] take { $n } wounds
}
does-gain = { $side ->
    [beast] { $n ->
        [one] gain a talent
       *[other] gain { $n } talents
    }
   *[hunters] { $n ->
        [one] gain gear
       *[other] gain { $n } pieces of gear
    }
}
does-gain-top = { $side ->
    [beast] { $n ->
        [one] take the top talent of the deck
       *[other] take the top { $n } talents of the deck
    }
   *[hunters] { $n ->
        [one] take the top card of the gear deck
       *[other] take the top { $n } cards of the gear deck
    }
}
does-take-unused = { $n ->
    [one] take a random unused action card
   *[other] take { $n } random unused action cards
}
does-take-back = { $side ->
    [beast] take back a discarded ability
   *[hunters] take back a discarded ability except “Hunt”
}
does-discard-beast = { $n ->
    [one] the Beast discards { $n } card
   *[other] the Beast discards { $n } cards
}
does-discard-target = { $n ->
    [one] the attacked hunter discards { $n } card
   *[other] the attacked hunter discards { $n } cards
}
does-discard-region-hunters = { $n ->
    [one] every hunter in your region discards { $n } card
   *[other] every hunter in your region discards { $n } cards
}
does-discard-fleeing = { $n ->
    [one] the fleeing hunter discards { $n } card
   *[other] the fleeing hunter discards { $n } cards
}
does-lose-grudges-beast = { $n ->
    [one] the Beast discards { $n } grudge
   *[other] the Beast discards { $n } grudges
}
does-lose-grudges-hunter-here = { $n ->
    [one] one hunter here discards { $n } grudge
   *[other] one hunter here discards { $n } grudges
}
does-steal-gear = every hunter discards 1 gear card, and you gain a grudge for each such card
does-tower-here = put a watchtower on your location
does-tower-settlement = put a watchtower on any settlement
does-topple = { $within ->
    [one] destroy a watchtower at most { $within } step away
   *[other] destroy a watchtower at most { $within } steps away
}
does-transform-here = transform your location
does-transform-near = { $n ->
    [one] transform a nearby location
   *[other] transform up to { $n } nearby locations
}
does-transform-each-near = transform every nearby location
does-transform-beside = { $n ->
    [one] transform a location that a road joins to your habitat
   *[other] transform up to { $n } locations that roads join to your habitat
}
does-clear-trails = { $n ->
    [one] take { $n } trail token off the map
   *[other] take up to { $n } trail tokens off the map
}
does-summon = place a summon, or take one action with every summon on the map
does-place-summons = { $n ->
    [one] place a summon
   *[other] place up to { $n } summons
}
does-act-summons = { $times ->
    [one] every summon takes { $times } action
   *[other] every summon takes { $times } different actions
}
does-remove-summon = send a summon back to the reserve
does-remove-self = this summon goes back to the reserve
does-slow-region-hunter = one hunter in your region moves at most 1 location on their next turn
does-slow-hunter-here = one hunter here moves at most 1 location on their next turn
does-slow-beast = the Beast’s next move is at most 1 location
does-hush = the Beast plays no reactions until night
does-bulwark = until your next turn, wounds from attacks on settlers and other hunters here are dealt to you
does-prevent = { $n ->
    [one] this attack deals { $n } fewer wound
   *[other] this attack deals { $n } fewer wounds
}
does-hurt-hunter = { $n ->
    [one] that hunter takes { $n } wound
   *[other] that hunter takes { $n } wounds
}
does-disarm = the trap is discarded without effect
does-look-hand = look at the hand of one hunter
does-look-trap-region = look at a trap in your region
does-look-trap-any = look at any trap
look-then-discard = { $n ->
    [one] { $look }, which you may discard for { $n } grudge
   *[other] { $look }, which you may discard for { $n } grudges
}
does-return-trap = a trap of your choice goes back to the hand of the hunter who laid it
does-show-talents = { $n ->
    [one] the Beast shows a random talent from its hand
   *[other] the Beast shows { $n } random talents from its hand
}
does-lay-trap = { $n ->
    [one] you may lay a trap from your hand for { $n } grudge less
   *[other] you may lay a trap from your hand for { $n } grudges less
}
does-lay-trap-free = you may lay a trap from your hand for free
does-deal = { $n ->
    [one] deal { $n } wound to the Beast
   *[other] deal { $n } wounds to the Beast
}
does-other-any = give another hunter an order: { $what }
does-other-region = give another hunter in your region an order: { $what }
does-each-hunters = give every hunter an order: { $what }
does-each-trap-region = every hunter in the trap’s region gets an order: { $what }

## Conditions

if-trails = { $moved ->
    [yes] there are trails on your new location
   *[no] there are trails on your location
}
if-in = { $who ->
    [beast] it is { OR($habitats) }
   *[you] you are { OR($habitats) }
}
if-own-habitat = { $who ->
    [beast] it is in its habitat
   *[you] { $moved ->
        [yes] you are in your habitat then
       *[no] you are in your habitat
    }
}
if-killed = the attack killed
if-killed-summon = the attack killed a summon
if-survived = the target survived
if-hit-hunter = the target was a hunter
if-animal-died = an animal died this turn
if-beast-here = the revealed Beast is here
if-settler-died = a settler has died

## Summons

skill-in-habitat = if it stands { $at }: { $does }

## Upgrades that last

holds-attack-more-always = your attacks deal { $n } more damage
holds-attack-more-hunt = your “Hunt” deals { $n } more damage
holds-attack-more-settlement = in settlements your attacks deal { $n } more damage
holds-attack-more-last-health = with 1 health left your attacks deal { $n } more damage
holds-after-kill = once a day, when your attack kills: { $what }
holds-after-attack = once a day, after your attack: { $what }
holds-after-card = after { $card }: { $what }
holds-trap-guard = { $once ->
    [yes] the first trap of each day deals you { $n } less damage
   *[no] traps deal you { $n } less damage
}
holds-flee-more = when you flee you move { $n } further
holds-wild-summons = the summons’ ability works anywhere but in settlements
holds-thorns = once a day, a hunter whose attack wounds you takes wounds: { $n }
holds-summon-fury = summons deal { $n } more damage to animals and watchtowers
holds-tower-grudge = for every watchtower that you or a summon destroys you gain grudges: { $n }
holds-talent-choice = when you gain a talent you also take the top card of the deck, then discard a talent
holds-rob-gear = a hunter robbed of grudges also discards a random gear card
holds-stay-beside-settlers = you may lay “No Movement” beside settlers too
holds-stay-beside-hunters = you may lay “No Movement” beside hunters too
holds-more-targets = { $card } attacks one more target
holds-night-heal = every night your wounds heal: { $n }
holds-long-step = once a day, after a step between locations of one habitat ({ $habitat }), you may take one more step
holds-last-bite = a summon may attack for { $n } more and go back to the reserve
holds-quiet-first = the first movement card of each day leaves no trails
holds-place-both = when you place a summon while all are in reserve, you may place one more
holds-place-anywhere = summons may be placed in any habitat except settlement
holds-shift-more = summons move a hunter { $n } further
holds-fog = watchtowers show trails only on their own location
holds-hunter-grudges = for killing a hunter you gain extra grudges: { $n }
holds-steadfast = the Beast cannot move hunters who are on your location
holds-wound-guard = the first wound of each day is prevented
holds-wounded-grudge = once a day, when the Beast wounds you, you gain grudges: { $n }
holds-all-options = { $card } lets you do everything instead of choosing one
holds-ward = reactions to your cards cost the Beast { $n } more
holds-foresight = after each draft the hunters look at one unused action card
holds-long-hunt = the attack of “Hunt” may hit a revealed Beast nearby
holds-arrow-beast = an attack on a nearby summon may hit a revealed Beast
holds-track-more = the first move of “Track” is { $n } longer
holds-trap-cheaper = your traps cost { $n } less
holds-trap-alarm = when your trap is triggered, every hunter in its region gets an order: { $what }
holds-trap-harm = your traps that wound deal { $n } more damage

## Contracts

contract-head = { $days ->
    [one] Contract { $title }: { $days } day
   *[other] Contract { $title }: { $days } days
}
contract-wins = The Beast wins when { OR($goals) }
contract-escort = The hunters have to lead the settlers: { $origin } → { $refuge }. Whoever leaves a location with a settler may take them along. If the last day is over before they arrive, the Beast wins
contract-night = { $side ->
    [beast] Night { $night }, the Beast: { OR($goals) }. Reward: { AND($rewards) }
   *[hunters] Night { $night }, the hunters: { OR($goals) }. Reward: { AND($rewards) }
}
reward-some = { $n ->
    [one] { $does } (one hunter, to be chosen)
   *[other] { $does } ({ $n } hunters, to be chosen)
}
reward-each = { $does } (every hunter)
goal-animals = { $n ->
    [one] the Beast has killed { $n } animal
   *[other] the Beast has killed { $n } animals
}
goal-bears = { $n ->
    [one] the Beast has killed a bear
   *[other] the Beast has killed { $n } bears
}
goal-hunters = { $n ->
    [one] a hunter has been killed
   *[other] { $n } hunters have been killed
}
goal-settlers = { $when ->
   *[done] { $n ->
        [one] a settler is dead
       *[other] { $n } settlers are dead
    }
}
goal-farmers = { $when ->
   *[done] { $n ->
        [one] a farmer is dead
       *[other] { $n } farmers are dead
    }
}
goal-nobles = { $when ->
   *[done] { $n ->
        [one] a noble is dead
       *[other] { $n } nobles are dead
    }
}
goal-settler-wounded = { $n ->
    [one] a settler has been wounded
   *[other] settlers have taken { $n } wounds
}
goal-wounds = { $n ->
    [one] the Beast has been wounded
   *[other] the Beast has taken { $n } wounds in all
}
goal-summons = { $n ->
    [one] a summon has been killed
   *[other] { $n } summons have been killed
}
goal-trail-regions = { $n ->
    [one] trails have been found
   *[other] trails have been found in { $n } regions
}
goal-traps = { $n ->
    [one] a trap has been laid
   *[other] { $n } traps have been laid
}
goal-found = { $n ->
    [one] a search has revealed the Beast
   *[other] searches have revealed the Beast { $n } times
}
goal-towers = { $n ->
    [one] a watchtower stands on the map
   *[other] { $n } watchtowers stand on the map at once
}
goal-tower-regions = { $n ->
    [one] a watchtower stands in one region
   *[other] watchtowers stand in { $n } regions at once
}
goal-dead-regions = { $n ->
    [one] a settler has died in one region
   *[other] settlers have died in { $n } regions
}
goal-departed = { $n ->
    [one] a settler has left the first settlement
   *[other] { $n } settlers have left the first settlement
}
goal-arriving = { $n ->
    [one] a settler is in the refuge’s region
   *[other] { $n } settlers are in the refuge’s region
}
