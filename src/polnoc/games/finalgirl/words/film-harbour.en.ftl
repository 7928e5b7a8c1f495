# The fishing harbour.

option-location-harbour = Gull Haven
poster-location-harbour = a fishing harbour between the sea and the dunes

space-lighthouse = { $case ->
    [at] at the Lighthouse
    [to] to the Lighthouse
   *[is] Lighthouse
}
space-chapel = { $case ->
    [at] at the Chapel
    [to] to the Chapel
   *[is] Chapel
}
space-bus-stop = { $case ->
    [at] at the Bus Stop
    [to] to the Bus Stop
   *[is] Bus Stop
}
space-coast-road = { $case ->
    [at] on the Coast Road
    [to] to the Coast Road
   *[is] Coast Road
}
space-breakwater = { $case ->
    [at] on the Breakwater
    [to] to the Breakwater
   *[is] Breakwater
}
space-net-loft = { $case ->
    [at] at the Net Loft
    [to] to the Net Loft
   *[is] Net Loft
}
space-school = { $case ->
    [at] at the School
    [to] to the School
   *[is] School
}
space-chandlery = { $case ->
    [at] at the Chandlery
    [to] to the Chandlery
   *[is] Chandlery
}
space-basin = { $case ->
    [at] in the Harbour Basin
    [to] to the Harbour Basin
   *[is] Harbour Basin
}
space-fish-hall = { $case ->
    [at] in the Fish Hall
    [to] to the Fish Hall
   *[is] Fish Hall
}
space-tavern = { $case ->
    [at] at the Tavern
    [to] to the Tavern
   *[is] Tavern
}
space-market-square = { $case ->
    [at] on the Market Square
    [to] to the Market Square
   *[is] Market Square
}
space-slipway = { $case ->
    [at] on the Slipway
    [to] to the Slipway
   *[is] Slipway
}
space-long-pier = { $case ->
    [at] on the Long Pier
    [to] to the Long Pier
   *[is] Long Pier
}
space-ferry-ramp = { $case ->
    [at] at the Ferry Ramp
    [to] to the Ferry Ramp
   *[is] Ferry Ramp
}
space-boatyard = { $case ->
    [at] at the Boatyard
    [to] to the Boatyard
   *[is] Boatyard
}
space-smokehouse = { $case ->
    [at] at the Smokehouse
    [to] to the Smokehouse
   *[is] Smokehouse
}
space-dune-path = { $case ->
    [at] on the Dune Path
    [to] to the Dune Path
   *[is] Dune Path
}

start-auction-day = Auction Day
start-last-bell = Last Bell
start-blessing-of-the-boats = Blessing of the Boats
start-low-tide = Low Water
start-off-season = Off Season

terror-late-ferry = The Late Ferry
terror-day-trippers = Day Trippers
terror-storm-bell = Storm Bell
terror-open-locker = An Open Locker
terror-sea-fog = Sea Fog
terror-crowd-on-the-square = Crowd on the Square
terror-spilled-fuel = Spilled Fuel
terror-dead-line = A Dead Line

happening-rough-sea = Rough Sea
happening-school-trip = School Trip
happening-wet-cobbles = Wet Cobbles
happening-the-pilot = The Pilot
happening-old-skipper = Old Skipper
happening-the-smuggler = The Smuggler
happening-tow-rope = Tow Rope
happening-smugglers-cellar = Smugglers’ Cellar
happening-the-curious-ones = A Closer Look
happening-brothers-in-nets = Hand in Hand

victim-the-pilot = { $case ->
    [whom] the pilot
   *[is] the pilot
}
victim-old-skipper = { $case ->
    [whom] the old skipper
   *[is] the old skipper
}
victim-the-smuggler = { $case ->
    [whom] the smuggler
   *[is] the smuggler
}

item-fire-axe = { $case ->
    [is] Fire Axe
   *[other] the fire axe
}
item-gaff = { $case ->
    [is] Gaff
   *[other] the gaff
}
item-boat-hook = { $case ->
    [is] Boat Hook
   *[other] the boat hook
}
item-oar = { $case ->
    [is] Oar
   *[other] the oar
}
item-harpoon = { $case ->
    [is] Harpoon
   *[other] the harpoon
}
item-flare-gun = { $case ->
    [is] Flare Gun
   *[other] the flare gun
}
item-oilskin = { $case ->
    [is] Oilskin
   *[other] the oilskin
}
item-ships-medkit = { $case ->
    [is] Ship’s Medkit
   *[other] the ship’s medkit
}
item-foghorn = { $case ->
    [is] Foghorn
   *[other] the foghorn
}
item-strong-coffee = { $case ->
    [is] Strong Coffee
   *[other] the strong coffee
}
item-rum = { $case ->
    [is] Rum
   *[other] the rum
}
item-lucky-coin = { $case ->
    [is] Lucky Coin
   *[other] the lucky coin
}
item-life-ring = { $case ->
    [is] Life Ring
   *[other] the life ring
}
item-spyglass = { $case ->
    [is] Spyglass
   *[other] the spyglass
}
item-sea-chart = { $case ->
    [is] Sea Chart
   *[other] the sea chart
}
item-fishing-net = { $case ->
    [is] Fishing Net
   *[other] the fishing net
}
item-distress-flare = { $case ->
    [is] Distress Flare
   *[other] the distress flare
}
item-dinghy-keys = { $case ->
    [is] Dinghy Keys
   *[other] the dinghy keys
}
