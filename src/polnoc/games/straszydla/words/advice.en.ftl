# Why the expert of Straszydła would choose something.

advice-lots = The expert chooses between bids like these at random, because habits are easy to read.
advice-only = There is nothing else to choose.

# How often, in a sentence such as "It wins …".
advice-chance = { $percent ->
    [0] never
    [50] half of the time
    [100] for certain
    [one] once in 100 times
   *[other] { $percent } times in 100
}
advice-cubes-count = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}

# Before the first round.
advice-time = New cubes of your pact’s elements in the city: { $day } by day, { $night } by night. Day and night take turns.
advice-time-alike = Everybody begins with a 3/3 spook, which is as strong by day as by night.
advice-suburb = From here your first route can end in { $count } districts with new cubes that your pact can use.
advice-suburb-alike = From every free suburb your first route can end in { $count } districts with new cubes that your pact can use.
advice-starters-alike = All 3/3 spooks are alike; only the stacks below them are not.
advice-starter = So another 3/3 spook stays on top of a stack that your pact needs, where you may still summon or buy it.
advice-starter-unneeded = Your pact needs no { element }. So a 3/3 spook stays on top of a stack that you do need, where you may still summon or buy it.

# Where to go.
advice-plan = The whole plan: { $cards }.
advice-goal = The goal: { $card }.
advice-gain = { $count ->
    [one] To the expert, being there is worth about { $count } more win in 100 games.
   *[other] To the expert, being there is worth about { $count } more wins in 100 games.
}
advice-stake = At stake: { $card }.
advice-elsewhere = The expert would go elsewhere, so plan again.
advice-cubes = { n-cubes-are } to collect.
advice-cubes-any = { advice-cubes-count } to collect, of an element that you choose.
advice-no-cubes = There is nothing to gain there at once, but no better route is open.
advice-scare = Frightening: the strength of your spooks is { $strength }, and you catch something { advice-chance } even without energy.
advice-scare-many = Frightening: the strength of your spooks is { $strength }.
advice-imp = An imp to take: { $card }.
advice-imp-any = An imp to take, from the top of any stack.
advice-imp-cube = An imp is always worth a fear cube of its element, too.
advice-calls = After the last round you summon from the stack of this district. { $card } is on top now.
advice-calls-any = After the last round you may summon from any stack here.
advice-lacks = For the next meal your spooks still lack { n-cubes-are }.
advice-lacks-any = { $card } needs { $count } cubes of one element, and you do not have enough to spare of any.
advice-rivals = { $count ->
    [one] { $seats } can get there, too. You would win a duel about { advice-chance }; the expert has counted that in.
   *[other] { AND($seats) } can get there, too. You would win a duel at least about { advice-chance }; the expert has counted that in.
}
advice-no-rivals = No rival’s plan can end there this round.
advice-habit = The expert varies its goals, because habits are easy to read: it goes there most often, { advice-chance }, and at times elsewhere: { OR($cards) }.
advice-plan-imp = That takes an imp: { $card }.
advice-unblock = { $card } opens a district that the expert would like to reach.
advice-escape = You are not alone here: without this step there is a duel.
advice-better-beside = The expert prefers a place next to yours.
advice-keep-imp = The expert keeps this imp for later: { $card }. It is always worth a fear cube of its element.

# Duels.
advice-dice = You roll { $mine } dice, { $seat } rolls { $theirs }.
advice-ahead = As the dice stand, you win. { $count ->
    [one] { $seat } has to bid at least { $count } more energy than you to turn that around.
   *[other] { $seat } has to bid at least { $count } more energy than you to turn that around.
}
advice-behind = As the dice stand, you lose. To turn that around, you have to bid at least { $count } more energy than { $seat }.
advice-cannot-win = No energy can turn these dice any more: you lose.
advice-cannot-lose = No energy can turn these dice any more: you win.
advice-reroll-duel = { $count ->
    [one] { $count } of the 6 faces of this die would put you ahead, before the bids.
   *[other] { $count } of the 6 faces of this die would put you ahead, before the bids.
}
advice-no-reroll = { $count ->
    [0] No face of one die would put you ahead, so a new roll is not worth its dread ({ $dread }).
   *[other] To the expert, a new roll is not worth its dread ({ $dread }): at best { $count } of 6 faces would put you ahead.
}
advice-use-imp = { $card } can help now.
advice-bid-sure = { $energy ->
    [0] { $seat } has no energy, so this bid wins for certain.
   *[other] { $seat } has { n-energy }, so this bid wins for certain.
}
advice-bid-saves = The expert saves energy here: winning this duel would cost at least as much as the place is worth.
advice-bid = { $count ->
    [0] This bid wins only if { $seat } bids nothing. Against an expert that is { advice-chance }.
   *[other] This bid wins as long as { $seat } bids no more than { $count }. Against an expert that is { advice-chance }.
}
advice-won = As the dice stand now, you win.
advice-points = { $left ->
    [one] You have { $left } point, and { $count } will win the duel.
   *[other] You have { $left } points, and { $count } will win the duel.
}
advice-too-few-points = { $left ->
    [one] { $left } point is too few to win this duel.
   *[other] { $left } points are too few to win this duel.
}
advice-rob = Fear cubes that { $seat } has: { $count }.
advice-steal = { $seat } has { n-cubes-are }.
advice-leave = You take a cube of dread for that; then you have { $count }. To the expert that is worth more than a worse place for the loser.
advice-send = Cubes that { $seat } could find there: { $count }. The expert sees no place that would hurt more.
advice-send-empty = { $seat } finds nothing there: no cubes, no signs.
advice-next-duel = Somebody stands there, so there will be another duel.

# Among actions.
advice-free = That costs nothing.
advice-nothing-here = You have done everything that this district offers.
advice-nothing-more = The expert sees nothing worth doing here any more.
advice-no-purchase = No spook on offer is worth its price to the expert now.
advice-new-spook = { $card } brings { n-energy }. It eats { $day } by day and { $night } by night.
advice-price = The price is { advice-cubes-count }; you have { $have }.
advice-wild = A 3/3 spook fits any place in your pact.
advice-fits = Your pact has a place for it: { element }.
advice-full = Without it you have as many spooks of this element as your pact asks for: { element }.
advice-unfit = Your pact needs no { element }.
advice-swap = You can do without { $card }, and a fear cube can be eaten.
advice-trade = Three cubes that you can do without become one that you need.
advice-dread-cube = For dread you get a fear cube at once. You have { $count } dread.
advice-dread-imp = For dread you may take any face-up imp. You have { $count } dread.
advice-energy = Energy turns dice and pays for anything.
advice-kind-pact = { $count ->
    [one] Your pact asks for { $count } spook that eats { cube-of }.
   *[other] Your pact asks for { $count } spooks that eat { cube-of }.
}
advice-kind-have = { $count ->
    [0] You have no { cube-of } cubes yet.
   *[other] You have { n-cubes }; more of them add up to a meal.
}

# Frightening.
advice-catch = As the dice stand: { $sum } for a strength of { $strength }, that is { n-cubes-are }.
advice-catch-then = Then it is { $sum } for a strength of { $strength }, that is { n-cubes-are }.
advice-aim = In the end the dice should show { AND($dice) }: { n-cubes-are } for { n-energy }.
advice-sixes = { $count ->
    [one] The 6 brings a cube of dread.
   *[other] The sixes bring { $count } cubes of dread.
}
advice-ones = { $count ->
    [one] The 1 costs a cube of dread, if you have one.
   *[other] The ones cost { $count } cubes of dread, if you have them.
}
advice-reroll = { $count ->
    [one] { $count } of the 6 faces of this die would bring more cubes, even without energy.
   *[other] { $count } of the 6 faces of this die would bring more cubes, even without energy.
}
advice-best-catch = That is all there is to catch.
advice-keep-energy = To the expert, a change is not worth its energy.
advice-no-energy = You have no energy to change dice, and to the expert no other change is worth its price.
advice-pick = The expert would roll this { $face } again.
advice-roll-again = { $count ->
    [0] All dice are rolled again.
   *[other] These dice stay as they are: { AND($dice) }.
}
advice-set = A { $face } becomes a { $new }.

# Paying.
advice-give = { $needed ->
    [0] You have { n-cubes }, and none of your spooks depends on these.
   *[other] You have { n-cubes }, and your spooks need { $needed } of them; the expert can do without this one.
}
advice-give-spare = { $needed ->
    [0] You have { n-cubes }, and none of your spooks depends on these.
   *[other] You have { n-cubes }, and your spooks need only { $needed } of them.
}
advice-give-energy = Nobody eats energy, and you have { $count }.
advice-recoloured = Nothing else has to change its element.

# Feeding.
advice-eats = Unfed, { $card } would flee.
advice-pact-left = { $count ->
    [0] With this meal your pact is fulfilled!
    [one] After this meal { $count } fed spook is missing for your pact.
   *[other] After this meal { $count } fed spooks are missing for your pact.
}
advice-colour-free = You have { n-cubes }, and none of your other hungry spooks depends on these.
advice-colour-shared = You have { n-cubes }, enough for this meal.
advice-dread-only = It needs { advice-cubes-count } of one element that it eats, and you have at most { $have }: dread saves it.
advice-dread-saves = Dread leaves you { advice-cubes-count } for something else.
advice-all-fed = All your spooks have eaten.
advice-flees-short = { $card } flees: its meal would be { advice-cubes-count } of one element, and you have { $have }.
advice-flees-spared = { $card } flees: its meal would be { advice-cubes-count }, and the expert would rather keep them.
advice-eased = { $card } would need { advice-cubes-count }.
