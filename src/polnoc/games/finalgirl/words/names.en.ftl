# Names. Where a sentence in some language needs it, a name has several cases ($case).

## Action cards

card-walk = Walk
card-focus = Focus
card-weak-attack = Weak Attack
card-short-rest = Short Rest
card-close-call = Close Call
card-search = Search
card-sprint = Sprint
card-guard = Guard
card-distraction = Distraction
card-improvise = Improvise
card-planning = Planning
card-retaliation = Retaliation
card-furious-strike = Furious Strike
card-long-rest = Long Rest
card-critical-blow = Critical Blow

## Heroines

heroine-laurie = Laurie
heroine-reiko = Reiko
heroine-selena = Selena
heroine-adelaide = Adelaide
heroine-barbara = Barbara
heroine-iga = Iga
heroine-wanda = Wanda
heroine-dorota = Dorota
heroine-sabina = Sabina
heroine-nina = Nina
heroine-hana = Hana

## Items

item-axe = { $case ->
    [is] Axe
   *[other] the axe
}
item-metal-bat = { $case ->
    [is] Metal Bat
   *[other] the metal bat
}
item-knife = { $case ->
    [is] Knife
   *[other] the knife
}
item-old-revolver = { $case ->
    [is] Old Revolver
   *[other] the old revolver
}
item-bow = { $case ->
    [is] Bow
   *[other] the bow
}
item-first-aid-kit = { $case ->
    [is] First Aid Kit
   *[other] the first aid kit
}
item-pepper-spray = { $case ->
    [is] Pepper Spray
   *[other] the pepper spray
}
item-bin-lid = { $case ->
    [is] Bin Lid
   *[other] the bin lid
}
item-energy-drink = { $case ->
    [is] Energy Drink
   *[other] the energy drink
}
item-mysterious-pills = { $case ->
    [is] Mysterious Pills
   *[other] the mysterious pills
}
item-lucky-dice = { $case ->
    [is] Lucky Dice
   *[other] the lucky dice
}
item-rabbit-foot = { $case ->
    [is] Rabbit’s Foot
   *[other] the rabbit’s foot
}
item-bear-trap = { $case ->
    [is] Bear Trap
   *[other] the bear trap
}
item-fireworks = { $case ->
    [is] Fireworks
   *[other] the fireworks
}
item-whistle = { $case ->
    [is] Whistle
   *[other] the whistle
}
item-flashlight = { $case ->
    [is] Flashlight
   *[other] the flashlight
}
item-map = { $case ->
    [is] Map
   *[other] the map
}
item-boat-keys = { $case ->
    [is] Boat Keys
   *[other] the boat keys
}
item-throwing-knives = { $case ->
    [is] Throwing Knives
   *[other] the throwing knives
}
item-megaphone = { $case ->
    [is] Megaphone
   *[other] the megaphone
}
item-staff-keys = { $case ->
    [is] Staff Keys
   *[other] the staff keys
}
item-hunting-bow = { $case ->
    [is] Hunting Bow
   *[other] the hunting bow
}
item-hatchet = { $case ->
    [is] Hatchet
   *[other] the hatchet
}
item-torch = { $case ->
    [is] Torch
   *[other] the torch
}
item-club-and-lid = { $case ->
    [is] Club and Lid
   *[other] the club and lid
}
item-rifle = { $case ->
    [is] Rifle
   *[other] the rifle
}
item-slingshot = { $case ->
    [is] Slingshot
   *[other] the slingshot
}
item-other = { $case ->
    [is] { $name }
   *[other] “{ $name }”
}

## Tokens

token-trap = a bear trap
token-lure = fireworks
token-boat = a boat

## Terror cards

terror-double-hunt = Twofold Hunt
terror-looming = The Shadow Grows
terror-steady-advance = Step by Step
terror-sudden-appearance = Out of Nowhere
terror-long-hunt = The Long Trail
terror-hammer-charge = Hammer Charge
terror-personal-hunt = Only Her
terror-rage = Rage
terror-trophies = Trophies
terror-wake = The Wake
terror-long-stride = Long Stride
terror-the-curious = The Curious
terror-lucky-find = A Stroke of Luck
terror-scatter = Scatter
terror-the-faithful = They Won’t Leave You
terror-drawn-in = As in a Trance
terror-blaze = Blaze
terror-late-sleeper = The Late Sleeper
terror-despair = Despair
terror-march = March
terror-into-the-crowd = Into the Crowd
terror-fetch-her = Fetch Her
terror-full-cast = Full Cast
terror-change-of-places = Change of Places
terror-drum-roll = Drum Roll
terror-stampede = Stampede
terror-hypnosis = Hypnosis
terror-late-guests = Late Guests
terror-pulled-strings = Pulled Strings
terror-long-strings = Long Strings
terror-blades = Blades
terror-closing-in = Closing In
terror-easy-prey = Easy Prey
terror-on-her-heels = On Her Heels
terror-more-eyes = Eyes in the Dark
terror-scent = The Scent
terror-rush = The Rush
terror-help-arrives = Help Arrives
terror-far-howling = Far-off Howling
terror-thick-hide = Thick Hide
terror-blood-scent = Smell of Blood
terror-lights-flicker = Flickering Lights
terror-busload = A Busload
terror-next-show = The Next Show
terror-stampede-at-the-fair = The Crowd Breaks
terror-main-attraction = The Main Attraction
terror-locked-gate = A Locked Gate
terror-prize = The Prize
terror-short-circuit = Short Circuit

## Finales

finale-pitch-dark = Pitch Dark
finale-unquenched = Unquenched
finale-red-night = Red Night
finale-cut-strings = Cut Strings
finale-grand-parade = Grand Parade
finale-encore = Encore
finale-howl = Howl
finale-the-hunt = The Hunt
finale-blood-moon = Blood Moon

## Dark powers

power-wide-swing = Wide Swing
power-grudge = Grudge
power-harvest = Harvest
power-rapture = Rapture
power-understudies = Understudies
power-razor-strings = Razor Strings
power-human-shield = Living Shield
power-join-the-line = Join the Line
power-feeding-frenzy = Feeding Frenzy
power-jaws = Jaws
power-encircled = Encircled
power-endless = Endless

## Set-up cards

start-scavenger-hunt = Scavenger Hunt
start-war-games = War Games
start-quiet-hour = Quiet Hour
start-night-swim = Night Swim
start-by-the-fire = By the Fire
start-opening-night = Opening Night
start-long-queues = Long Queues
start-main-act = The Main Act
start-rain-shelter = Rain Shelter
start-closing-time = Closing Time

## Events

happening-sweethearts = Sweethearts
happening-beloved = Beloved
happening-best-friend = Best Friend
happening-the-damned = The Damned
happening-new-arrivals = New Arrivals
happening-stubborn-youth = Stubborn Youth
happening-clinging-crowd = Clinging Crowd
happening-black-water = Black Water
happening-hidden-tunnel = Hidden Tunnel
happening-moths-to-a-flame = Moths to a Flame
happening-second-show = Second Show
happening-lost-child = Lost Child
happening-bouncer = Bouncer
happening-dense-crowd = Dense Crowd
happening-power-cut = Power Cut
happening-free-ride = Free Ride
happening-lucky-night = Lucky Night
happening-onlookers = Onlookers
happening-maze = Maze
happening-the-chosen-one = The Chosen One

## Abilities

ability-leap = Leap from the Dark
ability-last-effort = Last Effort
ability-fury = Fury
ability-free-ride = Free Ride

## Killers and minions

killer-hammer = { $case ->
    [of] Hans’s
   *[is] Hans
}
killer-parade = { $case ->
    [of] Geppetto’s
   *[is] Geppetto
}
killer-pack = { $case ->
    [of] the pack’s
   *[is] the pack
}
killer-other = { $case ->
    [of] the killer’s ({ $name })
   *[is] { $name }
}
minions-parade = { $case ->
    [all] puppets
    [them] puppets
    [of] puppets
    [single] a puppet
   *[is] { $n ->
        [one] { $n } puppet
       *[other] { $n } puppets
    }
}
minions-pack = { $case ->
    [all] hounds
    [them] hounds
    [of] hounds
    [single] a hound
   *[is] { $n ->
        [one] { $n } hound
       *[other] { $n } hounds
    }
}
minions-other = { $case ->
    [all] minions
    [them] minions
    [of] minions
    [single] a minion
   *[is] { $n ->
        [one] { $n } minion
       *[other] { $n } minions
    }
}

## Victims

victim-ordinary = { $case ->
    [whom] a victim
   *[is] a victim
}
victim-beloved = { $case ->
    [whom] her beloved
   *[is] her beloved
}
victim-best-friend = { $case ->
    [whom] her best friend
   *[is] her best friend
}
victim-the-damned = { $case ->
    [whom] the damned one
   *[is] the damned one
}
victim-lost-child = { $case ->
    [whom] the lost child
   *[is] the lost child
}
victim-bouncer = { $case ->
    [whom] the bouncer
   *[is] the bouncer
}
victim-the-chosen-one = { $case ->
    [whom] the chosen one
   *[is] the chosen one
}
victim-other = { $case ->
    [whom] a victim ({ $name })
   *[is] { $name }
}
