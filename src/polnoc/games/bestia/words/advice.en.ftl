# The reasons for a hint.

advice-only = There is nothing else to choose.
advice-times = { $percent ->
    [0] never
    [100] for certain
    [one] about once in 100 times
   *[other] about { $percent } times in 100
}
advice-steps = { $steps ->
    [0] no step
    [one] { $steps } step
   *[other] { $steps } steps
}

# The hunters' view

advice-could-be = { $count ->
    [one] Given what everyone knows, the Beast can only be at one location: { $place }.
   *[other] Given what everyone knows, the Beast can be at { $count } locations; the likeliest is { $place }, { advice-times }.
}
advice-revealed = The Beast is revealed: { $place }. Health it has left: { $left }.
advice-found = { $percent ->
    [0] { $place }: the Beast is certainly not there.
    [100] { $place }: the Beast is certainly there.
   *[other] { $place }: the Beast is there { advice-times }.
}
advice-guards = { $place } has a settler who needs a guard.
advice-steps-to-beast = { $steps ->
    [0] The revealed Beast is right there: { $place }.
   *[other] From { $place } it is { advice-steps } to the revealed Beast.
}
advice-lead = From { $place } it is { advice-steps } to the refuge.
advice-hit-beast = You deal { $n } to the Beast, which has { $left } health left.
advice-hit-summon = Any wound kills a summon.
advice-trap = { $count ->
    [0] No settlers or animals live where it would snap.
    [one] It snaps where the Beast shows itself; { $count } settler or animal lives there.
   *[other] It snaps where the Beast shows itself; { $count } settlers and animals live there.
}
advice-ask = The answer would be yes { advice-times }: the nearer to half, the more it tells.

# The Beast's view

advice-hidden = { $count ->
    [one] Given what the hunters know, you can only be at one location: they know where you are.
   *[other] Given what the hunters know, you can be at { $count } locations; they would look for you where you really are { advice-times }.
}
advice-exposed = { $count ->
    [0] You are revealed, but no hunter is within two steps.
    [one] You are revealed, and { $count } hunter is within two steps.
   *[other] You are revealed, and { $count } hunters are within two steps.
}
advice-pursuers = { $count ->
    [one] { $count } hunter is within two steps of you.
   *[other] { $count } hunters are within two steps of you.
}
advice-still = No Movement leaves no trails, and one more card on the track makes you harder to find.
advice-settler-steps = { $steps ->
    [0] { $place } has a settler.
   *[other] From { $place } it is { advice-steps } to the nearest settler.
}
advice-hunter-steps = { $steps ->
    [0] A hunter is there: { $place }.
   *[other] From { $place } it is { advice-steps } to the nearest hunter.
}
advice-summon-hunter = { $steps ->
    [0] { $place } has a hunter: your summon can attack there.
   *[other] From { $place } it is { advice-steps } to the nearest hunter for your summon.
}
advice-price = The expert accepts the price:
advice-hit-tower = Any wound destroys a watchtower, and nobody will spot trails from it any more.
advice-victory = Towards your victory { $now } of { $n } are dead.
advice-earns = The kill is worth { $n ->
    [one] { $n } grudge
   *[other] { $n } grudges
}.

# A turn

advice-flee = { $card } is the card you will miss least; it buys one step.
advice-pass = Your cards are worth more later than anything they do now.
advice-done = Anything more would cost a card that is worth more later.
advice-stop = No step from here makes things better.
advice-hit = You deal { $n }; the target has { $left } health left.
advice-use-power = Each token of ancient power adds a wound to this attack: { $n }.
advice-save-power = This attack is not worth ancient power; you keep { $count }.
advice-yes = It costs nothing that you would miss.
advice-skip = No other answer makes things better.
advice-change = A habitat decides which cards can be played there and which traps snap there.

# Cards and upgrades

advice-take = { $kind ->
    [search] { $card } searches. { advice-alike }
    [attack] { $card } attacks. { advice-alike }
    [summon] { $card } brings or sends summons. { advice-alike }
    [move] { $card } moves you. { advice-alike }
    [learn] { $card } shows something hidden. { advice-alike }
    [power] { $card } gives ancient power: each token is one more wound. { advice-alike }
    [heal] { $card } heals. { advice-alike }
    [gain] { $card } brings something for later. { advice-alike }
    [trap] { $card } is a trap: it snaps when the Beast shows itself. { advice-alike }
   *[other] { $card }: the expert values it most of these. { advice-alike }
}
advice-alike = { $count ->
    [0] You hold no other card for that.
    [one] You hold { $count } other card for that.
   *[other] You hold { $count } other cards for that.
}
advice-give = { $card }: so both hunters have something of each colour.
advice-top = An unknown card is usually worth more than those face up.
advice-missed-least = { $card } is what you will miss least.
advice-react = { $kind ->
    [move] { $card } takes you away before it happens.
   *[other] { $card } is made for this moment.
}
advice-buy = { $lasts ->
    [lasts] It costs { $cost } and lasts until the end of the game; grudges left: { $left }.
   *[once] It costs { $cost } and works at once; grudges left: { $left }.
}
advice-save = { $count ->
    [0] There are no grudges left to spend.
    [one] The { $count } grudge is worth more later: for cards, or for another upgrade.
   *[other] The { $count } grudges are worth more later: for cards, or for another upgrade.
}

# What it is for

advice-goal-go = The goal: to get to { $place }.
advice-goal-go-strike = The goal: to get to { $place } and strike.
advice-goal-strike-go = The goal: a blow, and then to get to { $place }.
advice-goal-other = { $strikes ->
    [yes] The goal: the hunter you call on gets to { $place } and strikes.
   *[no] The goal: the hunter you call on gets to { $place }.
}
advice-goal-strike = The goal: a blow at once.
advice-on-the-way = From there it is { advice-steps } to the likeliest place, { $place }.
advice-kills = That is enough to kill.
advice-learns = What it shows can rule out some of the { $count } locations where the Beast can be.
advice-brings = { $kind ->
    [heal] It heals { $n ->
        [one] { $n } wound.
       *[other] { $n } wounds.
    }
    [power] It brings { $n } ancient power; each token is one more wound in an attack.
    [grudges] It brings { $n ->
        [one] { $n } grudge.
       *[other] { $n } grudges.
    }
   *[summons] It brings { $n ->
        [one] { $n } summon onto the map.
       *[other] { $n } summons onto the map.
    }
}
advice-gains = Compared with doing nothing, it brings about { $points } of the 100 points that a victory counts.
advice-weighed = The expert has weighed all { $count } answers: those that are not named here are worse by { $points } points on average (a victory counts 100).
advice-worse-points = { $grade ->
    [little] A little worse
    [clear] Clearly worse
   *[much] Much worse
} (by { $points } of the 100 points that a victory counts): { $actions }.
