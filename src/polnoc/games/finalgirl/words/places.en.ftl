# The spaces of locations: what it is, where one is there, where one goes to get there.

## The camp by the lake

space-north-west-woods = { $case ->
    [at] in the North-West Woods
    [to] to the North-West Woods
   *[is] North-West Woods
}
space-cabins = { $case ->
    [at] at the Cabins
    [to] to the Cabins
   *[is] Cabins
}
space-north-road = { $case ->
    [at] on the North Road
    [to] to the North Road
   *[is] North Road
}
space-camp-gate = { $case ->
    [at] at the Camp Gate
    [to] to the Camp Gate
   *[is] Camp Gate
}
space-north-forest = { $case ->
    [at] in the North Forest
    [to] to the North Forest
   *[is] North Forest
}
space-shed = { $case ->
    [at] in the Tool Shed
    [to] to the Tool Shed
   *[is] Tool Shed
}
space-east-road = { $case ->
    [at] on the East Road
    [to] to the East Road
   *[is] East Road
}
space-swamp = { $case ->
    [at] in the Swamp
    [to] to the Swamp
   *[is] Swamp
}
space-south-east-exit = { $case ->
    [at] at the South-East Exit
    [to] to the South-East Exit
   *[is] South-East Exit
}
space-dock = { $case ->
    [at] on the Dock
    [to] to the Dock
   *[is] Dock
}
space-lake = { $case ->
    [at] in the Lake
    [to] to the Lake
   *[is] Lake
}
space-cliff = { $case ->
    [at] on the Cliff
    [to] to the Cliff
   *[is] Cliff
}
space-meeting-point = { $case ->
    [at] at the Meeting Point
    [to] to the Meeting Point
   *[is] Meeting Point
}
space-south-road = { $case ->
    [at] on the South Road
    [to] to the South Road
   *[is] South Road
}
space-firepit = { $case ->
    [at] at the Firepit
    [to] to the Firepit
   *[is] Firepit
}
space-lakeside-hut = { $case ->
    [at] in the Lakeside Hut
    [to] to the Lakeside Hut
   *[is] Lakeside Hut
}
space-sports-court = { $case ->
    [at] on the Sports Court
    [to] to the Sports Court
   *[is] Sports Court
}
space-south-west-exit = { $case ->
    [at] at the South-West Exit
    [to] to the South-West Exit
   *[is] South-West Exit
}

## The fair

space-main-gate = { $case ->
    [at] at the Main Gate
    [to] to the Main Gate
   *[is] Main Gate
}
space-ticket-row = { $case ->
    [at] at the Ticket Row
    [to] to the Ticket Row
   *[is] Ticket Row
}
space-midway = { $case ->
    [at] on the Midway
    [to] to the Midway
   *[is] Midway
}
space-shooting-gallery = { $case ->
    [at] at the Shooting Gallery
    [to] to the Shooting Gallery
   *[is] Shooting Gallery
}
space-hall-of-mirrors = { $case ->
    [at] in the Hall of Mirrors
    [to] to the Hall of Mirrors
   *[is] Hall of Mirrors
}
space-carousel = { $case ->
    [at] at the Carousel
    [to] to the Carousel
   *[is] Carousel
}
space-big-tent = { $case ->
    [at] in the Big Tent
    [to] to the Big Tent
   *[is] Big Tent
}
space-food-alley = { $case ->
    [at] in the Food Alley
    [to] to the Food Alley
   *[is] Food Alley
}
space-prop-store = { $case ->
    [at] in the Prop Store
    [to] to the Prop Store
   *[is] Prop Store
}
space-ferris-wheel = { $case ->
    [at] at the Ferris Wheel
    [to] to the Ferris Wheel
   *[is] Ferris Wheel
}
space-animal-pens = { $case ->
    [at] at the Animal Pens
    [to] to the Animal Pens
   *[is] Animal Pens
}
space-ghost-ride = { $case ->
    [at] in the Ghost Ride
    [to] to the Ghost Ride
   *[is] Ghost Ride
}
space-back-lot = { $case ->
    [at] in the Back Lot
    [to] to the Back Lot
   *[is] Back Lot
}
space-service-gate = { $case ->
    [at] at the Service Gate
    [to] to the Service Gate
   *[is] Service Gate
}
space-car-park = { $case ->
    [at] in the Car Park
    [to] to the Car Park
   *[is] Car Park
}
space-coaster-queue = { $case ->
    [at] in the Coaster Queue
    [to] to the Coaster Queue
   *[is] Coaster Queue
}

## Other places

# A space of somebody else’s pack, of which nothing but the name is known.
space-other = { $case ->
    [at] at “{ $name }”
    [to] to “{ $name }”
   *[is] { $name }
}
place-heroine = { $case ->
    [at] in your space
   *[to] to your space
}
place-killer = { $case ->
    [at] in the killer’s space
   *[to] to the killer’s space
}
place-heroine-start = { $case ->
    [at] where the heroine began
   *[to] to where the heroine began
}
place-killer-start = { $case ->
    [at] where the killer began
   *[to] to where the killer began
}
place-first-den = { $case ->
    [at] at the first den
   *[to] to the first den
}
place-nearest-enemy = { $case ->
    [at] in the space of the nearest enemy
   *[to] to the nearest enemy
}
