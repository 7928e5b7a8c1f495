# Straszydła in English.

## Options of the game

option-players-help = How many play: 2, 3 or 4.
option-layout = Board
option-layout-help = How the districts are laid out: at random, as a ready board, or your own, written as numbers of tiles in rows with slashes between them, and a dot where there is no tile.
option-layout-random = random
option-layout-old-town = Old Town
option-first = Who begins
option-first-help = Who gets the day/night card first: one of the players, or whoever chance chooses.
option-first-0 = chance decides
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4
option-refill = New cubes
option-refill-help = When districts produce fear cubes: once in each time of day, or in every round.
option-refill-period = once in each time of day
option-refill-round = in every round
option-duel_ties = A tie in a duel
option-duel_ties-help = Who wins a duel with equal successes: the player whose spooks are weaker, or the one who entered the district first. Between equally strong ones, whoever came first, or the newcomer: then going first is no advantage. The rulebook’s own example of a duel favours the weaker; “always the first” departs from it.
option-duel_ties-weaker = the weaker; or else the first
option-duel_ties-newcomer = the weaker; or else the newcomer
option-duel_ties-first = always the first in the district
option-purchases = Buying spooks
option-purchases-help = How many spooks may be bought in a round, and again while feeding: one, or as many as you can pay for.
option-purchases-one = one
option-purchases-any = as many as you like
option-shared_victory = Several pacts at once
option-shared_victory-help = What happens if several players fulfil their pacts in one feeding. Whoever has fed the most spooks wins; among equals, whoever has more dread left, and then whoever began later in the first time of day; or whoever has fed more strength. Or the first to feed, counting from the starting player: then the others no longer feed. Or all of them win. With strength, whoever begins wins more often; with the order of feeding, whoever holds the day/night card at the end.
option-shared_victory-dread = dread, then the later start
option-shared_victory-strength = more strength fed decides
option-shared_victory-feeding = the first to feed wins
option-shared_victory-shared = all of them win
option-recycle = Spooks come back
option-recycle-help = Do spooks that fled hungry make a new stack when the stack of their element has run out?
option-centre = The City Centre
option-centre-help = What the City Centre produces. The rules of the game give every district one element and one time of day, and do not say which the Centre has. With “every element” it is a place of its own, by day and by night, as this edition prefers it; with “one element” it is a district like any other: fire, by day.
option-centre-every = every element, day and night
option-centre-one = one element, one time of day
option-jumps = Jumps between suburbs
option-jumps-help = When you choose to jump from one suburb to another: in your secret plan, or only when your pawn steps into a suburb. In the second case the arrows that are left are followed from the new suburb; one that leads nowhere takes you to a suburb of your choice.
option-jumps-planned = chosen in the plan
option-jumps-moving = chosen while moving
option-plan_imps = Imps in a plan
option-plan_imps-help = How many imps of the same kind may be used in one plan: one, or as many as you have.
option-plan_imps-one = one of each kind
option-plan_imps-any = as many as you have
option-periods = Longest game
option-periods-help = After how many times of day the game ends if nobody has fulfilled a pact. Then whoever lacks least wins, even if that is nobody’s whole pact; a tie is broken as with several pacts at once, so with “all of them win” all of those win.

## Names

tile-centrum = City Centre
tile-plywalnia = City Baths
tile-fontanna = Fountain
tile-bulwary = Riverside
tile-kanaly = Sewers
tile-stary-port = Old Harbour
tile-stawy = Ponds Suburb
tile-kopalnia = Mine
tile-dzialki = Allotments
tile-niespokojny-lasek = Restless Grove
tile-metro = Metro Station
tile-cmentarz = Old Cemetery
tile-kamieniolom = Quarry Suburb
tile-wieza = TV Tower
tile-lotnisko = Airfield
tile-wiatraki = Windmill Suburb
tile-strychy = Tenement Attics
tile-dzwonnica = Belfry
tile-dachy = Old Town Roofs
tile-remiza = Fire Station
tile-huta = Steelworks
tile-cegielnia = Brickworks Suburb
tile-spalona-kamienica = Burnt Tenement
tile-kotlownia = Boiler House
tile-zaulek-neonow = Neon Alley

spook-strzyga = Striga
spook-latarnik = Lamplighter
spook-dusiol = Smotherer
spook-wargin = Wargin
spook-brzeginia = Bank Nymph
spook-bagiennik = Bog Dweller
spook-syrena = Mermaid
spook-wodnik = Water Man
spook-rusalka = Rusalka
spook-topielica = Drowned Maid
spook-switezianka = Lake Maiden
spook-utopiec = Drowner
spook-wodnica = Lady of the Deep
spook-chmurnik = Cloud Herder
spook-nocnica = Night Hag
spook-latawiec = Gale Rider
spook-wroniec = Crowling
spook-poludnica = Lady Midday
spook-zmora = Nightmare
spook-planetnik = Weather Walker
spook-strzygon = Strigon
spook-wila = Vila
spook-skierka = Ember
spook-bledny-ognik = Will-o’-the-Wisp
spook-smok = Dragon
spook-fojerman = Flame Man
spook-rarog = Firehawk
spook-zjawa = Apparition
spook-zar-ptak = Firebird
spook-zmij = Fire Serpent
spook-bazyliszek = Basilisk
spook-krasnal = Gnome
spook-bebok = Bogeyman
spook-run = Old Run
spook-borowy = Forest Warden
spook-polewik = Field Man
spook-piaskun = Sandman
spook-leszy = Leshy
spook-pustecki = Mine Ghost
spook-baba-jaga = Baba Yaga

imp-kaluznik = Puddler
imp-przeciek = Seep
imp-wir = Whirl
imp-psotnik = Prankster
imp-podmuch = Gust
imp-gwizd = Whistle
imp-iskrzak = Sparky
imp-zadziora = Brawler
imp-podpalacz = Firebug
imp-spizarnik = Larder
imp-przekupien = Huckster
imp-kret = Mole

# What an imp does: no capital, no full stop.
trick-more-steps = { $count ->
    [one] plan { $count } step more
   *[other] plan { $count } steps more
}
trick-pass-blocked = pass through districts with a STOP, but do not end there
trick-nudge = take one step more
trick-reroll-any = roll any of your dice again
trick-set-die = set one of your dice to any face
trick-fewer-dice = { $count ->
    [one] your rival rolls { $count } die fewer
   *[other] your rival rolls { $count } dice fewer
}
trick-extra-dice = { $count ->
    [one] you roll { $count } die more
   *[other] you roll { $count } dice more
}
trick-rob = { $count ->
    [one] take { $count } fear cube from the loser
   *[other] take up to { $count } fear cubes from the loser
}
trick-take-energy = { $count ->
    [one] take { $count } energy cube
   *[other] take { $count } energy cubes
}
trick-ease = { $count ->
    [one] one of your spooks needs { $count } cube fewer, but at least 1
   *[other] one of your spooks needs { $count } cubes fewer, but at least 1
}
trick-recolour = { $count ->
    [one] turn { $count } of your fear cubes into another element
   *[other] turn up to { $count } of your fear cubes, one for one, into other elements
}
trick-unblock = take one STOP off the board

## Parts of sentences

nothing = none
quoted = { $title }
element = { $element ->
    [0] water
    [1] air
    [2] fire
    [3] earth
   *[4] any element
}
cube-of = { $kind ->
    [0] water
    [1] air
    [2] fire
    [3] earth
   *[4] energy
}
n-cubes = { $count ->
    [one] { $count } { cube-of } cube
   *[other] { $count } { cube-of } cubes
}
n-cubes-are = { $count ->
    [one] { $count } { cube-of } cube
   *[other] { $count } { cube-of } cubes
}
n-dread = { $count ->
    [one] { $count } dread cube
   *[other] { $count } dread cubes
}
n-energy = { $energy ->
    [one] { $energy } energy cube
   *[other] { $energy } energy cubes
}
dread-price = { $dread ->
    [one] { $dread } dread cube
   *[other] { $dread } dread cubes
}
dread-change = { $sign ->
    [up] { $dread ->
        [one] { $dread } more dread cube
       *[other] { $dread } more dread cubes
    }
    [down] { $dread ->
        [one] { $dread } dread cube lost
       *[other] { $dread } dread cubes lost
    }
   *[none] no change of dread
}
meal = { $kind ->
    [4] { $spook } ({ meal-count } of one element)
   *[other] { $spook } ({ n-cubes-are })
}
meal-count = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
time = { $night ->
    [0] day
   *[1] night
}
direction-0 = up
direction-1 = up and right
direction-2 = right
direction-3 = down and right
direction-4 = down
direction-5 = down and left
direction-6 = left
direction-7 = up and left

## What happened. `$you` is the name of the argument that is the reader.

event-city = The city is built.
event-pact-dealt = { $you ->
    [seat] Your secret pact: { $pact }.
   *[nobody] { $seat } is dealt a pact: { $pact }.
}
event-begins = { $you ->
    [seat] You get the day/night card: you begin.
   *[nobody] { $seat } gets the day/night card and begins.
}
event-first-time = { $you ->
    [seat] You choose the first time of day: { time }.
   *[nobody] { $seat } chooses the first time of day: { time }.
}
event-settles = { $you ->
    [seat] You put your pawn here: { $tile }.
   *[nobody] { $seat } puts a pawn here: { $tile }.
}
event-spook-comes = { $you ->
    [seat] You have a new spook: { $spook }. It brings { n-energy }.
   *[nobody] { $seat } has a new spook: { $spook }. It brings { n-energy }.
}
event-takes-dread = { $you ->
    [seat] You take { n-dread } from the bank.
   *[nobody] { $seat } takes { n-dread } from the bank.
}
event-opens-spook = { $spook } comes up on a stack: { $element }, strength { $day } by day and { $night } by night.
event-opens-imp = An imp comes up on a stack: { $imp }.
event-round-begins = { $round ->
    [1] { $you ->
        [seat] Time of day { $period }: { time }. Round 1 of 4. You hold the day/night card.
       *[nobody] Time of day { $period }: { time }. Round 1 of 4. { $seat } holds the day/night card.
    }
    [4] Time of day { $period }: { time }. Round 4 of 4, the last before feeding.
   *[other] Time of day { $period }: { time }. Round { $round } of 4.
}
event-stops-cleared = The STOP markers leave the board.
event-refilled = { $night ->
    [0] Day districts get new fear cubes.
   *[1] Night districts get new fear cubes.
}
event-stops-laid = The round is over. There is a STOP now where the pawns stand: { $tiles }.
event-time-changes = { $night ->
    [0] The night is over, and day breaks.
   *[1] The day is over, and night falls.
} { $you ->
    [seat] You get the day/night card.
   *[nobody] { $seat } gets the day/night card.
}
event-uses-imp = { $you ->
    [seat] You use the imp { $imp }.
   *[nobody] { $seat } uses the imp { $imp }.
}
event-unblocks = { $you ->
    [seat] You take a STOP off the board: { $tile }.
   *[nobody] { $seat } takes a STOP off the board: { $tile }.
}
event-plan-ready = { $you ->
    [seat] Your plan is ready.
   *[nobody] { $seat } has a plan.
}
event-walks = { $you ->
    [seat] Your route: { $walked }.
   *[nobody] { $seat } walks: { $walked }.
}
event-nudged = { $you ->
    [seat] You take one step more: { $tile }.
   *[nobody] { $seat } takes one step more: { $tile }.
}
event-duel = A duel, { $tile }: { $seat } (strength { $first }) and { $by } (strength { $second }).
event-rolls = { $you ->
    [seat] You roll: { $dice }.
   *[nobody] { $seat } rolls: { $dice }.
}
event-changes-die = { $you ->
    [seat] You change a die from { $old } to { $new }.
   *[nobody] { $seat } changes a die from { $old } to { $new }.
}
event-bids-energy = { $you ->
    [seat] Your secret bid of energy: { $energy }.
   *[nobody] { $seat } bids energy in secret: { $energy }.
}
event-bids = { $seat } has made a bid.
event-bids-shown = The bids of energy – { $bids }.
event-wins-duel = { $tie ->
    [yes] { $you ->
        [seat] Successes { $won }:{ $lost }, a tie. The tie is yours: you win the duel.
        [by] Successes { $lost }:{ $won }, a tie. { $seat } wins the duel.
       *[nobody] Successes { $won }:{ $lost }, a tie. { $seat } wins the duel.
    }
   *[no] { $you ->
        [seat] You win the duel { $won }:{ $lost }.
        [by] You lose the duel { $lost }:{ $won }. { $seat } wins.
       *[nobody] { $seat } wins the duel { $won }:{ $lost }.
    }
}
event-leaves-choice = { $you ->
    [seat] You leave the choice to the loser and take 1 dread cube from the bank.
    [by] { $seat } leaves the choice to you and takes 1 dread cube from the bank.
   *[nobody] { $seat } leaves the choice to the loser and takes 1 dread cube from the bank.
}
event-retreats = { $you ->
    [seat] You retreat: { $tile }.
   *[nobody] { $seat } retreats: { $tile }.
}
event-collects = { $you ->
    [seat] You collect { n-cubes }.
   *[nobody] { $seat } collects { n-cubes }.
}
event-imp-comes = { $you ->
    [seat] You have a new imp: { $imp }.
   *[nobody] { $seat } has a new imp: { $imp }.
}
event-frightens = { $you ->
    [seat] You frighten. Strength of your spooks: { $strength }.
   *[nobody] { $seat } frightens. Strength of the spooks: { $strength }.
}
event-catches = { $you ->
    [seat] Sum { $sum }, difference { $difference }: you get { n-cubes }, { dread-change }.
   *[nobody] Sum { $sum }, difference { $difference }: { $seat } gets { n-cubes }, { dread-change }.
}
event-trades = { $you ->
    [seat] You give the bank { AND($paid) } and take 1 { cube-of } cube.
   *[nobody] { $seat } gives the bank { AND($paid) } and takes 1 { cube-of } cube.
}
event-trades-for-imp = { $you ->
    [seat] You give the bank { AND($paid) } and take an imp.
   *[nobody] { $seat } gives the bank { AND($paid) } and takes an imp.
}
event-buys = { $you ->
    [seat] You buy { $spook_whom } for { AND($paid) }.
   *[nobody] { $seat } buys { $spook_whom } for { AND($paid) }.
}
event-swaps-imp = { $you ->
    [seat] You give the imp { $imp } back for 1 { cube-of } cube.
   *[nobody] { $seat } gives the imp { $imp } back for 1 { cube-of } cube.
}
event-pays-dread = { $you ->
    [seat] You pay { n-dread }.
   *[nobody] { $seat } pays { n-dread }.
}
event-takes = { $you ->
    [seat] You take { n-cubes } from the bank.
   *[nobody] { $seat } takes { n-cubes } from the bank.
}
event-eats = { $you ->
    [seat] You feed { $spook_whom }: { n-cubes-are }.
   *[nobody] { $seat } feeds { $spook_whom }: { n-cubes-are }.
}
event-flees = { $you ->
    [seat] You lose a spook: { $spook } flees hungry.
   *[nobody] { $seat } loses a spook: { $spook } flees hungry.
}
event-pact-shown = { $you ->
    [seat] Your pact: { $pact }.
   *[nobody] The pact of { $seat }: { $pact }.
}
event-game-over = { $mine ->
    [yes] The game is over: you win!
   *[no] { $winners ->
        [one] The game is over: { $seats } wins!
       *[other] The game is over: { AND($seats) } win!
    }
}{ $decided ->
   *[pact] {""}
    [fed] {" "}Several pacts are fulfilled; whoever has fed more spooks wins.
    [dread] {" "}Several pacts are fulfilled; whoever has more dread left wins.
    [later] {" "}Several pacts are fulfilled, with equal dread; whoever began later in the first time of day wins.
    [strength] {" "}Several pacts are fulfilled; whoever has fed more strength wins.
    [cubes] {" "}Several pacts are fulfilled; whoever has more fear and energy left wins.
    [turn] {" "}Several pacts are fulfilled, and all else is equal; turn order decides.
    [shared] {" "}They have fulfilled their pacts together.
    [least] {" "}Nobody has fulfilled a pact by the last time of day; whoever lacks least wins.
}

## Answers to choose from

action-day = Begin by day
action-night = Begin by night
action-settle = Begin here: { $tile }
action-take-starter = Take { $spook_whom } from the stack of { $element_of }
action-step = A step { $direction }: { $tile }
action-jump = Jump: { $tile }
action-transfer = Transfer for one arrow: { $tile }
action-clear = Plan again from the start
action-ready = The plan is ready
action-use = Use the imp { $imp }: { $does }
action-skip = Go on
action-unblock = Take off the STOP: { $tile }
action-pick = { $face ->
    [0] Die { $nth }
   *[other] Die { $nth }, which shows { $face }
}
action-roll-again = Roll the dice you picked
action-set = Die { $nth }: set it to { $face }
action-reroll = { $face ->
    [0] Die { $nth }: roll it again for dread ({ $cost })
   *[other] Die { $nth }, which shows { $face }: roll it again for dread ({ $cost })
}
action-raise = { $face ->
    [0] Die { $nth }: up by 1
   *[other] Die { $nth }: from { $face } to { $up }
}
action-lower = { $face ->
    [0] Die { $nth }: down by 1
   *[other] Die { $nth }: from { $face } to { $down }
}
action-keep = Leave the dice as they are
action-bid = { $number }
action-flee = Retreat: { $tile }
action-leave = Let the loser choose, and take 1 dread cube
action-steal = Take { n-cubes }
action-collect = { $count ->
    [0] Collect cubes
   *[other] { $kind ->
        [4] Collect cubes ({ $count }) of an element you choose
       *[other] Collect { n-cubes }
    }
}
action-frighten = { $count ->
    [0] Frighten
   *[other] Frighten: strength { $strength }, dice { $count }
}
action-summon = Summon an imp
action-colour = { $element }
action-trade = Give the bank 3 cubes for a cube or an imp
action-give = Give { n-cubes }
action-take = Take { n-cubes }
action-imp = Take the imp { $imp } from the stack of { $element_of }
action-buy = { $price ->
    [0] Buy a spook from the stack of { $element_of }
    [one] Buy { $spook_whom } ({ $element }) for { $price } cube
   *[other] Buy { $spook_whom } ({ $element }) for { $price } cubes
}
action-swap = Give back the imp { $imp } for { n-cubes }
action-dread-cube = A fear cube of your choice for { dread-price }
action-dread-imp = An imp from any stack for { dread-price }
action-enough = Enough
action-done = { $feeding ->
    [yes] Finish feeding
   *[no] End your actions
}
action-feed = Feed { $spook_whom }: { n-cubes-are }
action-feed-with = Feed { $spook_whom }: { n-cubes-are }
action-feed-dread = Feed { $spook_whom } for { dread-price }
action-ease = Less hungry: { $spook }
action-tile = Chance lays a tile: { $tile }
action-pact = Chance deals pact { $number }: { $wanted }
action-begins = { $seat } begins
action-top-spook = { $spook } comes up
action-top-imp = The imp { $imp } comes up
action-die = A { $number } comes up

## Questions: to you (prompt) and to others (waiting)

prompt-choose-time = You begin. Choose the first time of day: day or night?
prompt-settle = Which suburb do you put your pawn in?
prompt-take-starters = Take one 3/3 spook. It brings 3 energy cubes.
prompt-before-planning = { $using ->
    [yes] Where do you take off the STOP?
   *[no] You are about to plan. Do you use an imp first?
}
prompt-plans = { $left ->
    [0] The plan ends here: { $tile }. Confirm it when it is ready.
    [one] You plan in secret. You are here: { $tile }. { $left } step is left.
   *[other] You plan in secret. You are here: { $tile }. { $left } steps are left.
}
prompt-walk = { $jump ->
    [yes] You have come to a suburb: { $tile }. Do you jump to another one? Arrows left: { $left }.
   *[no] The next arrow of your plan cannot be followed from here: { $tile }. Which suburb does it take you to?
}
prompt-after-moving = { $using ->
    [yes] Where do you take one more step?
   *[no] Everybody has moved. Do you use an imp?
}
prompt-before-roll = A duel against { $by }. Your dice: { $count }, your rival’s dice: { $other }. Anything before the roll: an imp, a trade, a new spook?
prompt-after-roll = A duel against { $by }. Your dice: { $mine }. Your rival’s dice: { $theirs }. Successes { $won }:{ $lost }. Anything before energy is bid?
prompt-bids = A duel against { $by }. Your dice: { $mine }. Your rival’s dice: { $theirs }. Successes { $won }:{ $lost }. How much energy do you bid (you have { $energy })?
prompt-change-dice = Your dice: { $mine }. Your rival’s dice: { $theirs }. Successes { $won }:{ $lost }. Change your dice; points left: { $left }.
prompt-retreat = { $chooser ->
    [loser] You have lost the duel. Where do you retreat?
   *[winner] You have won the duel. Say where { $by } retreats, or leave the choice for a dread cube.
}
prompt-act = Your actions. District: { $tile }.
prompt-choose-colour = { $did ->
    [collect] { $tile }: cubes of which element do you collect?
    [frighten] { $tile }: cubes of which element do you want for frightening?
   *[imp] { $tile }: which stack do you summon an imp from?
}
prompt-frighten = Dice: { $dice }. Sum { $sum }, strength { $strength }, difference { $difference }: so far { n-cubes-are }, { dread-change }. One energy cube changes a die by 1.
prompt-trade = { $left ->
    [0] What do you take in return?
    [one] A trade with the bank: give { $left } more cube.
   *[other] A trade with the bank: give { $left } more cubes.
}
prompt-pay = { $left ->
    [one] You buy { $spook_whom }: give { $left } more cube.
   *[other] You buy { $spook_whom }: give { $left } more cubes.
}
prompt-feed = { $hungry ->
    [0] Feeding: nobody is hungry any more.
   *[other] Feeding. Hungry: { $meals }. Whoever does not eat will flee.
}

waiting-choose-time = { $names } chooses the first time of day.
waiting-settle = { $names } chooses a suburb.
waiting-take-starters = { $names } chooses a 3/3 spook.
waiting-before-planning = { $names } may use an imp before you plan.
waiting-plans = { $players ->
    [one] Still planning: { $names }.
   *[other] Still planning: { AND($names) }.
}
waiting-after-moving = { $names } may use an imp.
waiting-walk = { $names } is walking and decides in a suburb.
waiting-before-roll = { $names } decides before the roll.
waiting-after-roll = { $names } decides after the roll.
waiting-bids = { $players ->
    [one] Still bidding energy: { $names }.
   *[other] Still bidding energy: { AND($names) }.
}
waiting-change-dice = { $names } changes dice.
waiting-retreat = { $names } chooses where the loser retreats.
waiting-act = { $names } takes actions.
waiting-choose-colour = { $names } chooses an element.
waiting-frighten = { $names } frightens and changes dice.
waiting-trade = { $names } trades with the bank.
waiting-pay = { $names } pays for a spook.
waiting-feed = { $names } feeds spooks.

# Asked before an answer that cannot be taken back.
confirm-hungry = These will flee hungry: { AND($spooks) }. Press once more if that is what you want

## Why something is not possible

refused-no-suburb = This is not a suburb.
refused-suburb-taken = Another pawn is already in this suburb.
refused-starter-taken = There is no longer a 3/3 spook on this stack.
refused-no-such-imp = You have no such imp.
refused-imp-not-now = The imp { $imp } does not work at this moment.
refused-imp-first = An imp is added to the plan before the first step.
refused-no-stop = There is no STOP in this district.
refused-plan-unfinished = { $left ->
    [one] The plan is not finished: { $left } step is left.
   *[other] The plan is not finished: { $left } steps are left.
}
refused-ends-blocked = A plan cannot end in a district with a STOP.
refused-no-arrows = You have no step left.
refused-off-board = There is no district there.
refused-blocked = There is a STOP: { $tile }.
refused-already-there = Your pawn is already there.
refused-not-in-suburb = A jump is possible only right after entering a suburb.
refused-not-stuck = A transfer for an arrow is only for a pawn that cannot move.
refused-no-such-die = You have no such die.
refused-picked-already = This die is already picked.
refused-nothing-picked = Pick at least one die first.
refused-shows-already = This die already shows that.
refused-die-limit = A die has only the faces 1 to 6.
refused-energy-spent = Once energy is spent, no die is rolled again or set.
refused-too-little-energy = You have too little energy. Your energy: { $have }.
refused-too-little-dread = You have too little dread. Your dread cubes: { $have }.
refused-beaten-there = You cannot retreat into a district where you lost a duel this round.
refused-other-refuge = With everything around closed, the loser goes to an open suburb, if possible one without a pawn.
refused-not-adjacent = A retreat leads only into a neighbouring district.
refused-stuck = A pawn that could not move does not use its district this round.
refused-done-already = This has already been done this round: each of these actions is taken once.
refused-nothing-here = There are no cubes here.
refused-no-frightening = Nobody can be frightened in this district.
refused-no-spooks = Without spooks there is nobody to frighten with.
refused-no-imps = There are no imps in this district.
refused-empty-stack = This stack is empty.
refused-too-few-cubes = Cubes needed: { $needed }. You have { $have }.
refused-trade-idle = A trade would do nothing now: in a duel only energy counts, and imps for dice.
refused-bought-already = One spook can be bought in a round, and one while feeding.
refused-no-such-cube = { $kind ->
    [4] There is no energy cube here.
   *[other] There is no { cube-of } cube here.
}
refused-same-colour = The cube has to change its element.
refused-not-your-spook = This spook is not yours.
refused-fed-already = This spook has already eaten.
refused-other-food = A 3/3 spook eats cubes of one element that you choose, and any other only cubes of its own.
refused-too-little-food = { $needed ->
    [one] { $spook } needs { $needed } cube of one element.
   *[other] { $spook } needs { $needed } cubes of one element.
}
