# Slaughter in the Sacred Grove: Inkanyamba and the sacred groves.

## Names

card-atone = Make Amends
power-lashing-tail = Lashing Tail
power-rising-waters = Rising Waters
power-fed-by-fear = Fed by Fear
power-boundless-fury = Boundless Fury
finale-great-flood = The Great Flood
finale-end-of-patience = The End of Patience
finale-out-of-the-clouds = Out of the Clouds
terror-thunderhead = Thunderhead
terror-lightning = Lightning
terror-serpent-dive = Serpent Dive
terror-breaking-point = Breaking Point
terror-eye-of-the-storm = Eye of the Storm
terror-downpour = Downpour
terror-undertow = Undertow
terror-swallowed-whole = Swallowed Whole
terror-wet-scales = Wet Scales
terror-gale = Gale
terror-angered-spirits = Angered Spirits
terror-desecration = Desecration
terror-hermits-gift = The Hermit’s Gift
terror-late-pilgrims = Late Pilgrims
terror-lost-hikers = Lost Hikers
terror-flash-flood = Flash Flood
terror-calling-drums = Calling Drums
terror-fog-bank = Fog Bank
start-first-hymn = First Hymn
start-pilgrimage = Pilgrimage
start-school-trip = School Trip
start-moonlight-bath = Moonlight Bath
start-storm-warning = Storm Warning
happening-guide = The Guide
happening-grove-keeper = The Keeper of the Grove
happening-desecrator = The Desecrator
happening-feast-of-the-dead = Feast of the Dead
happening-quiet-prayer = Quiet Prayer
happening-monsoon = Monsoon
happening-rotten-planks = Rotten Planks
happening-good-omen = Good Omen
happening-whispering-leaves = Whispering Leaves
happening-eternal-flame = Eternal Flame
ability-quiet-prayer = Quiet Prayer

killer-wrath = { $case ->
    [of] Inkanyamba’s
   *[is] Inkanyamba
}
counter-storm-wrath = Inkanyamba’s wrath
counter-divine-wrath = the wrath of the gods

victim-guide = { $case ->
   *[is] the guide
}
victim-grove-keeper = { $case ->
   *[is] the keeper of the grove
}
victim-desecrator = { $case ->
   *[is] the desecrator
}

## Choosing a film

option-killer-wrath = Inkanyamba, the storm serpent
option-location-groves = the Sacred Groves
poster-killer-wrath = a wrath that rises every turn, and that can be soothed
poster-location-groves = a waterfall, an ancient tree and a stone circle that must not be angered

film-wrath-camp = Storm over the Lake
film-wrath-fair = Cloudburst at the Fair
film-wrath-groves = Slaughter in the Sacred Grove
film-hammer-groves = The Hammer under the Ancestor Tree
film-parade-groves = Parade to the Stone Circle
film-pack-groves = Hounds at the Waterfall

## Spaces

space-trail-head = { $case ->
    [at] at the Trailhead
    [to] to the Trailhead
   *[is] Trailhead
}
space-ranger-camp = { $case ->
    [at] in the Ranger Camp
    [to] to the Ranger Camp
   *[is] Ranger Camp
}
space-ridge-path = { $case ->
    [at] on the Ridge Path
    [to] to the Ridge Path
   *[is] Ridge Path
}
space-lookout = { $case ->
    [at] at the Lookout
    [to] to the Lookout
   *[is] Lookout
}
space-bamboo-thicket = { $case ->
    [at] in the Bamboo Thicket
    [to] to the Bamboo Thicket
   *[is] Bamboo Thicket
}
space-footbridge = { $case ->
    [at] on the Footbridge
    [to] to the Footbridge
   *[is] Footbridge
}
space-waterfall = { $case ->
    [at] at the Sacred Waterfall
    [to] to the Sacred Waterfall
   *[is] Sacred Waterfall
}
space-mist-steps = { $case ->
    [at] on the Misty Steps
    [to] to the Misty Steps
   *[is] Misty Steps
}
space-ancestor-tree = { $case ->
    [at] under the Ancestor Tree
    [to] to the Ancestor Tree
   *[is] Ancestor Tree
}
space-fig-grove = { $case ->
    [at] in the Fig Grove
    [to] to the Fig Grove
   *[is] Fig Grove
}
space-plunge-pool = { $case ->
    [at] in the Plunge Pool
    [to] to the Plunge Pool
   *[is] Plunge Pool
}
space-shrine-cave = { $case ->
    [at] in the Shrine Cave
    [to] to the Shrine Cave
   *[is] Shrine Cave
}
space-fern-hollow = { $case ->
    [at] in the Fern Hollow
    [to] to the Fern Hollow
   *[is] Fern Hollow
}
space-mill-ruin = { $case ->
    [at] in the Ruined Mill
    [to] to the Ruined Mill
   *[is] Ruined Mill
}
space-lower-ford = { $case ->
    [at] at the Lower Ford
    [to] to the Lower Ford
   *[is] Lower Ford
}
space-cedar-slope = { $case ->
    [at] on the Cedar Slope
    [to] to the Cedar Slope
   *[is] Cedar Slope
}
space-boat-landing = { $case ->
    [at] at the Boat Landing
    [to] to the Boat Landing
   *[is] Boat Landing
}
space-reed-bank = { $case ->
    [at] on the Reed Bank
    [to] to the Reed Bank
   *[is] Reed Bank
}
space-stone-circle = { $case ->
    [at] in the Stone Circle
    [to] to the Stone Circle
   *[is] Stone Circle
}

## Items

item-machete = { $case ->
    [is] Machete
   *[other] the machete
}
item-war-club = { $case ->
    [is] War Club
   *[other] the war club
}
item-ritual-spear = { $case ->
    [is] Ritual Spear
   *[other] the ritual spear
}
item-blowpipe = { $case ->
    [is] Blowpipe
   *[other] the blowpipe
}
item-hide-shield = { $case ->
    [is] Hide Shield
   *[other] the hide shield
}
item-smoke-pot = { $case ->
    [is] Smoke Pot
   *[other] the smoke pot
}
item-healing-herbs = { $case ->
    [is] Healing Herbs
   *[other] the healing herbs
}
item-offering-bowl = { $case ->
    [is] Offering Bowl
   *[other] the offering bowl
}
item-ancestor-mask = { $case ->
    [is] Ancestor Mask
   *[other] the ancestor mask
}
item-obsidian-blade = { $case ->
    [is] Obsidian Blade
   *[other] the obsidian blade
}
item-signal-horn = { $case ->
    [is] Signal Horn
   *[other] the signal horn
}
item-climbing-rope = { $case ->
    [is] Climbing Rope
   *[other] the climbing rope
}
item-knuckle-bones = { $case ->
    [is] Knucklebones
   *[other] the knucklebones
}
item-honeycomb = { $case ->
    [is] Honeycomb
   *[other] the honeycomb
}
item-pit-stakes = { $case ->
    [is] Pit of Stakes
   *[other] the pit of stakes
}
item-sky-lantern = { $case ->
    [is] Sky Lantern
   *[other] the sky lantern
}
item-storm-reader = { $case ->
    [is] Book of Storms
   *[other] the book of storms
}
item-caravan-map = { $case ->
    [is] Old Trail Map
   *[other] the old trail map
}

## The lesson

lesson-wrath = Wrath
lesson-wrath-about = A storm serpent whose wrath rises every turn, gods who are easily offended, and a card that soothes one or the other.

lesson-wrath-meter =
    These are the **sacred groves**, and in the Plunge Pool **Inkanyamba** is waiting. It has only 9 health. What is dangerous is its **wrath**: the counter with the whirl beside the events, now at 2. Every turn it is unleashed, and rises. The higher it stands, the worse: from a single attack up to two, with healing at 10.

    In the market is a card that other films do not have: **Make Amends**. Buy it.
lesson-wrath-meter-right = Two such cards are enough to keep a storm in check. They cost time, but less than health.
lesson-wrath-meter-wrong-end = Not yet. Without “Make Amends” you cannot soothe the wrath: buy it.
lesson-wrath-meter-wrong-other = That is useful too, but “Make Amends” comes first.

lesson-wrath-unleash =
    The killer board says what it will do: whatever the level of its wrath says. At 2 it only attacks in its own space, and nobody is there. Then its wrath rises by 1.

    Finish buying and watch.
lesson-wrath-unleash-right = The wrath was unleashed at 2 and reached nobody. Then it rose, and “Downpour” added one more: 4. From 4 on Inkanyamba comes closer.
lesson-wrath-unleash-wrong = That is enough for today. Finish buying.

lesson-wrath-sacred =
    The other counter has risen to 3: it is **the wrath of the gods**. After every killer phase it rises by 1 for every victim in the spaces with the whirl: under the Ancestor Tree, at the Sacred Waterfall and in the Stone Circle. At 10 the gods lose patience. Lead people away from there.

    And now play “Make Amends”.
lesson-wrath-sacred-right = Two successes: a wrath falls to half. Three would have brought it straight down to 1, one would have lowered it only by 1.
lesson-wrath-sacred-wrong-end = The wrath is at 4 and does not fall by itself. Play “Make Amends”.
lesson-wrath-sacred-wrong-other = In a moment. First “Make Amends”.

lesson-wrath-which =
    There are two wraths in play, so you **choose** which one you soothe. At 4 Inkanyamba goes to the nearest victim and kills, at 2 it stays where it is. The gods do nothing yet at 3.

    Soothe Inkanyamba’s wrath.
lesson-wrath-which-right = From 4 to 2. In its next phase it will not leave the pool again, and you have a turn for the people.
lesson-wrath-which-wrong-gods = At 3 the gods are still asleep. Inkanyamba is the danger: choose its wrath.
lesson-wrath-which-wrong-other = Keep your time. Choose Inkanyamba’s wrath.

lesson-wrath-alone =
    That is all about wrath. Inkanyamba can be met anywhere, and then only its own wrath counts; anybody can hunt in the groves, and then only the wrath of the gods counts. “Make Amends” is wherever there is something to soothe.

    The offering bowl, the ancestor mask and the quiet prayer help you. And the obsidian blade is strong, but the gods do not like thieves.

## Story and achievements

scene-fury = { $nth ->
    [0] Wrath
    [1] The Cup Runs Over
   *[other] Thunder
}
scene-calm = { $nth ->
    [0] A Moment of Grace
   *[other] The Wind Drops
}
tale-unleashed = { $nth ->
    [0] { $counter } breaks loose with all its might.
    [1] The sky cracks: it is { $counter }.
   *[other] Nothing can be stopped any more. This is { $counter }.
}
tale-soothed = { $nth ->
    [0] { $she } kneels and asks for forgiveness. { $counter } falls to { $n }.
    [1] For a moment it is quiet: { $counter } falls to { $n }.
   *[other] The wind turns. Now { $counter } is only { $n }.
}

feat-calm-waters = Calm Waters
feat-calm-waters-how = Win a film with a counter without letting any reach seven tenths of its track.
feat-in-the-eye = In the Eye of the Storm
feat-in-the-eye-how = Win although a counter has reached the end of its track.
feat-peace-offering = Peace Offering
feat-peace-offering-how = Win, and lower a counter by at least 5 at once.

## Origins

origin-wrath = Inkanyamba: health, horror at the start, bloodlust, the track of its wrath and its highest level, and the card “Make Amends”.
