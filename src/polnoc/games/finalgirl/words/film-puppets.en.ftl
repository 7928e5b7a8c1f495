# Massacre at the funfair: Geppetto, his puppets and his carnival.

## Items

item-striker-mallet = { $case ->
    [is] High-striker Mallet
   *[other] the high-striker mallet
}
item-tent-stake = { $case ->
    [is] Tent Stake
   *[other] the tent stake
}
item-juggling-club = { $case ->
    [is] Juggling Club
   *[other] the juggling club
}
item-shears = { $case ->
    [is] String Shears
   *[other] the string shears
}
item-cork-gun = { $case ->
    [is] Cork Gun
   *[other] the cork gun
}
item-strongman-belt = { $case ->
    [is] Strongman’s Belt
   *[other] the strongman’s belt
}
item-fire-eater-flask = { $case ->
    [is] Fire-eater’s Flask
   *[other] the fire-eater’s flask
}
item-whip = { $case ->
    [is] Tamer’s Whip
   *[other] the tamer’s whip
}
item-candy-floss = { $case ->
    [is] Candy Floss
   *[other] the candy floss
}
item-red-nose = { $case ->
    [is] Red Nose
   *[other] the red nose
}
item-crystal-ball = { $case ->
    [is] Crystal Ball
   *[other] the crystal ball
}
item-toolbox = { $case ->
    [is] Mechanic’s Toolbox
   *[other] the mechanic’s toolbox
}
item-leg-trap = { $case ->
    [is] Iron Jaws
   *[other] the iron jaws
}
item-sleeping-gas = { $case ->
    [is] Sleeping Gas
   *[other] the sleeping gas
}
item-cobra = { $case ->
    [is] Cobra
   *[other] the cobra
}

## Terror cards

terror-first-bow = First Bow
terror-last-waltz = Last Waltz
terror-standing-ovation = Standing Ovation
terror-sawdust-rain = Sawdust Rain
terror-curtain-up = Curtain Up
terror-mechanical-heart = Mechanical Heart
terror-spare-parts = Spare Parts
terror-hidden-pit = Covered Pit
terror-torn-cable = Torn Cable
terror-loose-blades = Loose Blades

## Finales

finale-crowd-on-strings = Crowd on Strings
finale-full-house = Full House

## Dark powers

power-hard-wood = Hard Wood
power-sharp-fingers = Sharp Fingers
power-all-on-stage = All on Stage

## Abilities

ability-pry-open = Pry the Jaws Open

## Status effects

status-caught = Caught
status-poisoned = Poison

## Hazards

hazard-pit = Wolf Pit
hazard-live-wire = Live Wire
hazard-falling-blades = Falling Blades

## Spaces

space-clown-car = { $case ->
    [at] at the Clown Car
    [to] to the Clown Car
   *[is] Clown Car
}
space-dodgems = { $case ->
    [at] at the Dodgems
    [to] to the Dodgems
   *[is] Dodgems
}
space-curiosities = { $case ->
    [at] in the Cabinet of Curiosities
    [to] to the Cabinet of Curiosities
   *[is] Cabinet of Curiosities
}
