# The film of the poltergeist and the haunted manor: names and poster.

killer-haunting = { $case ->
    [of] the Poltergeist’s
   *[is] the Poltergeist
}

option-killer-haunting = the Poltergeist (no health; find the child and leave)
option-location-manor = the Haunted Manor

poster-killer-haunting = nothing hurts it; the house hides a child who must be led out
poster-location-manor = five floors, windows that lead one way, and a ladder to the roof

film-haunting-manor = Legend of the Haunted Manor

film-haunting-camp = Voices from the Lake

film-haunting-fair = The Carousel Turns by Itself

film-hammer-manor = The Hammer in the Drawing Room

film-parade-manor = Theatre in the Old Manor

film-pack-manor = Hounds on the Stairs

item-lily = Lily

item-mister-rags = Mister Rags

item-poker = { $case ->
    [is] Poker
   *[other] the poker
}

item-halberd = { $case ->
    [is] Halberd
   *[other] the halberd
}

item-duelling-pistol = { $case ->
    [is] Duelling Pistol
   *[other] the duelling pistol
}

item-candelabrum = { $case ->
    [is] Candelabrum
   *[other] the candelabrum
}

item-smelling-salts = { $case ->
    [is] Smelling Salts
   *[other] the smelling salts
}

item-silver-tray = { $case ->
    [is] Silver Tray
   *[other] the silver tray
}

item-pocket-watch = { $case ->
    [is] Pocket Watch
   *[other] the pocket watch
}

item-planchette = { $case ->
    [is] Planchette
   *[other] the planchette
}

item-floor-plan = { $case ->
    [is] Floor Plan
   *[other] the floor plan
}

item-holy-water = { $case ->
    [is] Holy Water
   *[other] the holy water
}

item-music-box = { $case ->
    [is] Music Box
   *[other] the music box
}

item-dumbwaiter-crank = { $case ->
    [is] Dumbwaiter Crank
   *[other] the dumbwaiter crank
}

item-laudanum = { $case ->
    [is] Laudanum
   *[other] the laudanum
}

item-silver-rosary = { $case ->
    [is] Silver Rosary
   *[other] the silver rosary
}

item-riding-boots = { $case ->
    [is] Riding Boots
   *[other] the riding boots
}

item-doctors-bag = { $case ->
    [is] Doctor’s Bag
   *[other] the doctor’s bag
}

terror-steps-above = Steps Above
terror-whispers = Whispers in the Walls
terror-behind-you = Right Behind You
terror-invisible-hands = Invisible Hands
terror-dragged-along = Dragged Along the Floor
terror-face-in-the-mirror = A Face in the Mirror
terror-the-scream = The Scream
terror-lights-out = Lights Out
terror-come-to-me = Come to Me
terror-a-childs-song = A Child’s Song
terror-lost-in-the-dark = Lost in the Dark
terror-headlights = Headlights in the Drive
terror-the-mourners = The Mourners
terror-heirloom = Heirloom
terror-chandelier = The Chandelier
terror-shutters = The Shutters
terror-icy-draught = Icy Draught
terror-the-gong = The Gong
terror-rot-and-damp = Rot and Damp

finale-the-house-wakes = The House Wakes
finale-every-door-opens = Every Door Opens
finale-thirteen-strokes = Thirteen Strokes

power-cold-breath = Cold Breath
power-slamming-doors = Slamming Doors
power-flying-furniture = Flying Furniture
power-dead-of-night = Dead of Night

start-house-warming = House-Warming
start-seance = Séance
start-reading-of-the-will = The Reading of the Will
start-power-cut = Power Cut
start-hide-and-seek = Hide and Seek

happening-helicopter = Helicopter
happening-old-nanny = The Old Nanny
happening-the-butler = The Butler
happening-the-heir = The Heir
happening-late-guests = Late Guests
happening-creaking-stairs = Creaking Stairs
happening-rusty-ladder = The Rusty Ladder
happening-secret-passage = The Secret Passage
happening-sleepwalkers = Sleepwalkers
happening-candlelight = Candlelight

ability-helicopter = Helicopter

victim-old-nanny = the old nanny

victim-the-butler = the butler

victim-the-heir = the heir

space-trunk-room = { $case ->
    [at] in the box room
    [to] to the box room
   *[is] Box Room
}

space-rafters = { $case ->
    [at] in the attic
    [to] to the attic
   *[is] Attic
}

space-roof = { $case ->
    [at] on the roof
    [to] to the roof
   *[is] Roof
}

space-nursery = { $case ->
    [at] in the nursery
    [to] to the nursery
   *[is] Nursery
}

space-upper-landing = { $case ->
    [at] on the upper landing
    [to] to the upper landing
   *[is] Upper Landing
}

space-guest-room = { $case ->
    [at] in the guest room
    [to] to the guest room
   *[is] Guest Room
}

space-tower-room = { $case ->
    [at] in the tower room
    [to] to the tower room
   *[is] Tower Room
}

space-master-bedroom = { $case ->
    [at] in the master bedroom
    [to] to the master bedroom
   *[is] Master Bedroom
}

space-gallery = { $case ->
    [at] in the portrait gallery
    [to] to the portrait gallery
   *[is] Portrait Gallery
}

space-grand-staircase = { $case ->
    [at] on the grand staircase
    [to] to the grand staircase
   *[is] Grand Staircase
}

space-bathroom = { $case ->
    [at] in the bathroom
    [to] to the bathroom
   *[is] Bathroom
}

space-balcony = { $case ->
    [at] on the balcony
    [to] to the balcony
   *[is] Balcony
}

space-west-lawn = { $case ->
    [at] on the west lawn
    [to] to the west lawn
   *[is] West Lawn
}

space-dining-room = { $case ->
    [at] in the dining room
    [to] to the dining room
   *[is] Dining Room
}

space-hall = { $case ->
    [at] in the hall
    [to] to the hall
   *[is] Hall
}

space-library = { $case ->
    [at] in the library
    [to] to the library
   *[is] Library
}

space-east-garden = { $case ->
    [at] in the east garden
    [to] to the east garden
   *[is] East Garden
}

space-drive = { $case ->
    [at] in the drive
    [to] to the drive
   *[is] Drive
}

space-coal-hole = { $case ->
    [at] in the coal cellar
    [to] to the coal cellar
   *[is] Coal Cellar
}

space-wine-cellar = { $case ->
    [at] in the wine cellar
    [to] to the wine cellar
   *[is] Wine Cellar
}

space-crypt = { $case ->
    [at] in the crypt
    [to] to the crypt
   *[is] Crypt
}

## The lesson

lesson-haunting = The Haunting
lesson-haunting-about = An enemy that nothing can hurt, a child hidden among the items, and windows that lead out but not in.

lesson-haunting-unhurt =
    This is the **Haunted Manor**, and in the nursery lurks **the Poltergeist**. Beside its name a heart is crossed out: **it has no health and cannot be attacked**. You win another way. In the item decks, below the face-up cards, a little girl is hidden: **Lily**. Find her, and stand on an exit with her.

    You are in the library, where you can search. Buy “Search”.
lesson-haunting-unhurt-right = In this film it is the best card. Blows are only good for time here, or to pay for a success.
lesson-haunting-unhurt-wrong-blow = Nothing hurts the Poltergeist. Buy “Search”.
lesson-haunting-unhurt-wrong-other = You may want that later. “Search” comes first.

lesson-haunting-hunts =
    Every turn the Poltergeist goes for whoever is nearest and attacks. Every victim makes it faster, and horror rises, so do not wait.

    Finish buying.
lesson-haunting-hunts-right = Somebody has died in the guest room, and the terror card has brought fear and an event. It has not reached the library yet.
lesson-haunting-hunts-wrong = That is enough for today. Finish buying.

lesson-haunting-search =
    There is a deck of four cards here: the “Dumbwaiter Crank”, face up, and three that nobody has seen. Lily may be in any deck. With two successes you look at two cards.

    Play “Search”.
lesson-haunting-search-right = Two successes! Somebody sits below the crank, hands over her ears.
lesson-haunting-search-wrong-end = Not yet. Play “Search”.
lesson-haunting-search-wrong-other = In a moment. “Search” comes first.

lesson-haunting-found =
    It is her. Lily needs no hand, but when you find her the house can feel it: horror rises by 1.

    Take her with you.
lesson-haunting-found-right = Lily comes with you. Those who are hidden cannot be lost: even if a whole deck is discarded, they are left in plain sight.
lesson-haunting-found-wrong = The crank can wait. Take Lily.

lesson-haunting-out =
    A door leads from the library straight to the **East Garden**, and that is an exit. An open exit and Lily are all it takes: the film is won that very moment.

    Go out to the garden.
lesson-haunting-out-right = Dawn over the garden. You have won, and nobody has struck a single blow!
lesson-haunting-out-wrong = The exit is next door: go to the east garden.

lesson-haunting-window =
    One more thing about the manor. You are on the balcony. The arrow on the way down means that it leads **one way only**: you can jump into the garden, but you cannot come back up. It is the same for victims and for the enemy.

    Jump.
lesson-haunting-window-right = From the first floor to an exit in one step, and the victim on the balcony jumps after you. The only way back is through the library.
lesson-haunting-window-wrong = Not that way. Jump into the east garden.

lesson-haunting-alone =
    That is the haunting. The Poltergeist can be met anywhere, and it is always the one who hides Lily: without it, nobody is in the decks of the manor. Her rag rabbit, Mister Rags, shows you what is on top of the decks.

    When the terror cards run out, the house wakes for good: the Poltergeist is beside you every turn, or the clock strikes. Six strokes, and with the last of them you lose.

## The story and achievements

scene-found = { $nth ->
    [0] Somebody Breathes in Here
   *[other] One More
}
scene-clock = { $nth ->
   *[0] The Clock Strikes
}
tale-finds-hidden = { $nth ->
    [0] Something moves behind a fallen wardrobe. It is no ghost: { $item }.
   *[other] Somebody has left tracks in the dust. At their end: { $item }.
}
tale-clock = { $n ->
    [one] The clock in the hall starts by itself. { $n } stroke is left.
   *[other] The clock in the hall starts by itself. { $n } strokes are left.
}
ending-left-behind = { $found ->
    [yes] The door slams behind them. { $she } does not let go of the small hand, and does not look back.
   *[no] The door slams behind her. { $she } does not look back.
}

feat-by-the-hand = By the Hand
feat-by-the-hand-how = Win a film in which somebody is hidden, having found only one of those who are.
feat-both-of-them = Both of Them
feat-both-of-them-how = Win, and find everything that the enemy hides.
feat-before-the-last-stroke = Before the Last Stroke
feat-before-the-last-stroke-how = Win although the clock has begun to strike.

origin-haunting = The Poltergeist: that it has no health, horror at the start, bloodlust, its action, its finales, and how its film is won.
