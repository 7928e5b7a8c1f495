# Cards: action cards, abilities, gear, talents.

card-charge = Charge
card-dash = Dash
card-pursuit = Pursuit
card-dark-dealings = Dark Dealings
card-incite = Incite
card-rush = Rush
card-prowl = Prowl
card-hidden-passage = Hidden Passage
card-adapt = Adapt
card-bolster = Bolster
card-haste = Haste
card-avarice = Avarice
card-dark-rituals = Dark Rituals
card-animate = Animate
card-ensnare = Ensnare
card-frenzy = Frenzy

card-summon-wolf = Summon Wolf
card-call-of-the-pack = Call of the Pack
card-feed = Feed
card-moonlit-ambush = Moonlit Ambush
card-summon-ember-boar = Summon Ember Boar
card-war-charge = War Charge
card-scorched-earth = Scorched Earth
card-rampage = Rampage
card-summon-imp = Summon Imp
card-black-brew = Black Brew
card-fen-walk = Fen Walk
card-bewitch = Bewitch
card-summon-basilisk = Summon Basilisk
card-hydra = Hydra
card-flood = Flood
card-abyssal-sight = Abyssal Sight
card-summon-echo = Summon Echo
card-old-instincts = Old Instincts
card-borrowed-face = Borrowed Face
card-hunters-trick = Hunter’s Trick
card-summon-nightmare = Summon Nightmare
card-night-ride = Night Ride
card-dread-touch = Dread Touch
card-eternal-night = Eternal Night

card-track = Track
card-hunt = Hunt
card-commander = Commander
card-bulwark = Bulwark
card-seer = Seer
card-silver-arrow = Silver Arrow
card-snare-smith = Snare-smith
card-blade-dance = Blade Dance

card-fire-trap = Fire Trap
card-cursed-trap = Cursed Trap
card-net-trap = Net Trap
card-bell-trap = Bell Trap
card-iron-jaws = Iron Jaws
card-salt-trap = Salt Trap
card-rune-trap = Rune Trap
card-outpost = Outpost
card-hunters-grave = Hunter’s Grave
card-aurora-paths = Aurora Paths
card-hunting-horn = Hunting Horn
card-torch = Torch
card-crossbow = Crossbow
card-war-spear = War Spear
card-salve = Salve
card-silver-bolts = Silver Bolts
card-spyglass = Spyglass
card-bloodhound = Bloodhound
card-palisade = Palisade
card-scouts-map = Scout’s Map
card-merchants-purse = Merchant’s Purse
card-requisition = Requisition
card-second-quiver = Second Quiver
card-shield-wall = Shield Wall
card-sudden-march = Sudden March

card-intuition = Intuition
card-dispersal = Dispersal
card-treacherous-growth = Treacherous Growth
card-vanish = Vanish
card-counterblow = Counterblow
card-disarm = Disarm
card-panic = Panic
card-long-stride = Long Stride
card-false-scent = Cold Scent
card-backtrack = Backtrack
card-burrow = Burrow
card-mist = Mist
card-frenzied-bite = Frenzied Bite
card-leap = Leap
card-maul = Maul
card-call-kin = Call Kin
card-frantic-kin = Frantic Kin
card-sacrifice = Sacrifice
card-ancient-blood = Ancient Blood
card-regenerate = Regenerate
card-feast = Feast
card-topple = Topple
card-dread = Dread
card-scavenge = Scavenge
card-dark-pact = Dark Pact

# Upgrades of Beasts and of hunters.

upgrade-damage = Deadly Blows
upgrade-bloodlust = Bloodlust
upgrade-hunting-grounds = Hunting Grounds
upgrade-thick-pelt = Thick Pelt
upgrade-alpha = Alpha
upgrade-fleet-paws = Fleet Paws
upgrade-lick-wounds = Lick Wounds
upgrade-molten-hide = Molten Hide
upgrade-herd-fury = Herd Fury
upgrade-trail-of-ash = Trail of Ash
upgrade-wreckers = Wreckers
upgrade-furnace-heart = Furnace Heart
upgrade-wallow = Wallow
upgrade-cauldron = Cauldron
upgrade-creeping-bog = Creeping Bog
upgrade-evil-eye = Evil Eye
upgrade-slippery = Slippery
upgrade-leechcraft = Leechcraft
upgrade-hoard = Hoard
upgrade-third-head = Third Head
upgrade-regrowth = Regrowth
upgrade-undertow = Undertow
upgrade-deep-waters = Deep Waters
upgrade-prophecy = Prophecy
upgrade-venom = Venom
upgrade-light-step = Light Step
upgrade-twin-echo = Twin Echo
upgrade-trap-sense = Trap Sense
upgrade-stolen-gear = Stolen Gear
upgrade-lullaby = Lullaby
upgrade-wild-heart = Wild Heart
upgrade-shroud = Shroud
upgrade-sleepwalk = Sleepwalk
upgrade-fog-bank = Fog Bank
upgrade-feast-of-fear = Feast of Fear
upgrade-dusk = Dusk
upgrade-dark-renewal = Dark Renewal

upgrade-rally = Rally
upgrade-veteran = Veteran
upgrade-supply-line = Supply Line
upgrade-banner = Banner
upgrade-iron-skin = Iron Skin
upgrade-mason = Mason
upgrade-old-feud = Old Feud
upgrade-hammerfall = Hammerfall
upgrade-third-eye = Third Eye
upgrade-omen = Omen
upgrade-rune-ward = Rune Ward
upgrade-foresight = Foresight
upgrade-longbow = Longbow
upgrade-full-quiver = Full Quiver
upgrade-keen-eye = Keen Eye
upgrade-soft-boots = Soft Boots
upgrade-quick-hands = Quick Hands
upgrade-alarm-lines = Alarm Lines
upgrade-scavenger = Scavenger
upgrade-barbs = Barbs
upgrade-berserk = Berserk
upgrade-sprint = Sprint
upgrade-vengeance = Vengeance
upgrade-second-wind = Second Wind

# What summons can do.

skill-pounce = Pounce
skill-stampede = Stampede
skill-pilfer = Pilfer
skill-stone-gaze = Stone Gaze
skill-shatter = Shatter
skill-terror = Terror

# Contracts.

contract-great-cleansing = The Great Cleansing
contract-northern-assault = Assault on the Northern Expanse
contract-last-caravan = The Last Caravan
contract-siege-of-the-hearths = Siege of the Hearths

# Characters.

beast-fangrir = { $case ->
   *[is] Fangrir
}
beast-hogbad = { $case ->
   *[is] Hogbad
}
beast-bolgin = { $case ->
   *[is] Bolgin
}
beast-raaga = { $case ->
   *[is] Raaga
}
beast-esmeria = { $case ->
   *[is] Esmeria
}
beast-mara = { $case ->
   *[is] Mara
}
hunter-assar = { $case ->
   *[is] Assar
}
hunter-grimgier = { $case ->
   *[is] Grimgier
}
hunter-helga = { $case ->
   *[is] Helga
}
hunter-iona = { $case ->
   *[is] Iona
}
hunter-krim = { $case ->
   *[is] Krim
}
hunter-varja = { $case ->
   *[is] Varja
}

# Summons, settlers and animals.

summon-wolf = { $case ->
   *[is] wolf
}
summon-ember-boar = { $case ->
   *[is] ember boar
}
summon-bog-imp = { $case ->
   *[is] bog imp
}
summon-basilisk = { $case ->
   *[is] basilisk
}
summon-echo = { $case ->
   *[is] echo
}
summon-nightmare = { $case ->
   *[is] nightmare
}
folk-farmer = { $case ->
    [whom] the farmer
    [of] the farmer
    [to] the farmer
   *[is] farmer
}
folk-noble = { $case ->
    [whom] the noble
    [of] the noble
    [to] the noble
   *[is] noble
}
folk-sheep = { $case ->
    [whom] the sheep
    [of] the sheep
    [to] the sheep
   *[is] sheep
}
folk-boar = { $case ->
    [whom] the boar
    [of] the boar
    [to] the boar
   *[is] boar
}
folk-bear = { $case ->
    [whom] the bear
    [of] the bear
    [to] the bear
   *[is] bear
}
