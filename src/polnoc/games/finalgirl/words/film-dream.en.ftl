# The Nightmare of Maple Lane: Dr Dreszcz, awake and asleep, the endless stairs, the lane and its houses.

space-school-road = { $case ->
    [at] on School Road
    [to] to School Road
   *[is] School Road
}
space-lane-bus-stop = { $case ->
    [at] at the Bus Stop
    [to] to the Bus Stop
   *[is] Bus Stop
}
space-filling-station = { $case ->
    [at] at the Filling Station
    [to] to the Filling Station
   *[is] Filling Station
}
space-canal-bridge = { $case ->
    [at] on the Canal Bridge
    [to] to the Canal Bridge
   *[is] Canal Bridge
}
space-lane-north = { $case ->
    [at] in North Lane
    [to] to North Lane
   *[is] North Lane
}
space-lane-east = { $case ->
    [at] in East Lane
    [to] to East Lane
   *[is] East Lane
}
space-lane-south = { $case ->
    [at] in South Lane
    [to] to South Lane
   *[is] South Lane
}
space-lane-west = { $case ->
    [at] in West Lane
    [to] to West Lane
   *[is] West Lane
}
space-crossing = { $case ->
    [at] at the Crossing
    [to] to the Crossing
   *[is] Crossing
}
space-porch-house = { $case ->
    [at] in the House with a Porch
    [to] to the House with a Porch
   *[is] House with a Porch
}
space-gardeners-house = { $case ->
    [at] in the Gardener’s House
    [to] to the Gardener’s House
   *[is] Gardener’s House
}
space-blue-house = { $case ->
    [at] in the Blue House
    [to] to the Blue House
   *[is] Blue House
}
space-twins-house = { $case ->
    [at] in the Twins’ House
    [to] to the Twins’ House
   *[is] Twins’ House
}
space-corner-house = { $case ->
    [at] in the Corner House
    [to] to the Corner House
   *[is] Corner House
}
space-yellow-house = { $case ->
    [at] in the Yellow House
    [to] to the Yellow House
   *[is] Yellow House
}
space-tower-house = { $case ->
    [at] in the House with a Tower
    [to] to the House with a Tower
   *[is] House with a Tower
}
space-doctors-house = { $case ->
    [at] in the Doctor’s House
    [to] to the Doctor’s House
   *[is] Doctor’s House
}
space-empty-house = { $case ->
    [at] in the Vacant House
    [to] to the Vacant House
   *[is] Vacant House
}
space-pool-house = { $case ->
    [at] in the House with a Pool
    [to] to the House with a Pool
   *[is] House with a Pool
}
space-workshop = { $case ->
    [at] in the Workshop
    [to] to the Workshop
   *[is] Workshop
}
space-maple-house = { $case ->
    [at] in the House under the Maple
    [to] to the House under the Maple
   *[is] House under the Maple
}
item-splitting-axe = { $case ->
    [is] Splitting Axe
   *[other] the splitting axe
}
item-golf-club = { $case ->
    [is] Golf Club
   *[other] the golf club
}
item-garden-shears = { $case ->
    [is] Garden Shears
   *[other] the garden shears
}
item-nail-gun = { $case ->
    [is] Nail Gun
   *[other] the nail gun
}
item-garden-hose = { $case ->
    [is] Garden Hose
   *[other] the garden hose
}
item-home-pharmacy = { $case ->
    [is] Medicine Cabinet
   *[other] the medicine cabinet
}
item-hairspray = { $case ->
    [is] Hairspray
   *[other] hairspray
}
item-sofa-cushion = { $case ->
    [is] Sofa Cushion
   *[other] the sofa cushion
}
item-black-coffee = { $case ->
    [is] Black Coffee
   *[other] black coffee
}
item-grandmas-drops = { $case ->
    [is] Grandma’s Drops
   *[other] Grandma’s drops
}
item-silver-thimble = { $case ->
    [is] Silver Thimble
   *[other] the silver thimble
}
item-snow-globe = { $case ->
    [is] Snow Globe
   *[other] the snow globe
}
item-tripwire = { $case ->
    [is] Tripwire with Tins
   *[other] the tripwire with tins
}
item-roman-candles = { $case ->
    [is] Roman Candles
   *[other] the roman candles
}
item-bicycle = { $case ->
    [is] Bicycle
   *[other] the bicycle
}
item-night-lamp = { $case ->
    [is] Night Lamp
   *[other] the night lamp
}
item-letter-box-key = { $case ->
    [is] Letter-Box Key
   *[other] the letter-box key
}
item-spare-keys = { $case ->
    [is] Spare Keys
   *[other] the spare keys
}
killer-dream = { $case ->
    [of] Dr Dreszcz’s
   *[is] Dr Dreszcz
}
victim-little-brother = { $case ->
    [whom] her little brother
   *[is] her little brother
}
victim-night-watchman = { $case ->
    [whom] the night watchman
   *[is] the night watchman
}
victim-the-dreamer = { $case ->
    [whom] the dreamer
   *[is] the dreamer
}
state-asleep = { $case ->
    [you] you are asleep
    [you-off] you are awake
    [she] falls asleep
    [she-off] wakes up
    [is-off] Awake
   *[is] Asleep
}
card-convince = Persuade
ability-lie-down = Fall asleep
ability-pinch-yourself = Pinch yourself
ability-school-bus = School bus
own-deck-stairs = Endless Stairs
own-card-door-ajar = A Door Ajar
own-card-footsteps-below = Footsteps Below
own-card-loose-step = A Loose Step
own-card-whispers = Whispers in the Wall
own-card-quiet-landing = A Quiet Landing
own-card-grasping-hands = Hands between the Bars
own-card-he-waits = He Waits at the Top
finale-no-morning = No Morning
finale-dream-within-a-dream = A Dream within a Dream
finale-white-night = White Night
power-clammy-touch = Clammy Touch
power-lullaby = Lullaby
power-dream-eater = Eater of Dreams
power-recurring-dream = The Dream That Comes Back
terror-heavy-eyelids = Heavy Eyelids
terror-counting-sheep = Counting Sheep
terror-creaking-floor = The Floor Creaks
terror-under-the-bed = Under the Bed
terror-he-knows-your-name = He Knows Your Name
terror-in-two-places = In Two Places at Once
terror-scratching = Something Scratches
terror-cold-sweat = Cold Sweat
terror-scream-next-door = A Scream Next Door
terror-claws = Claws
terror-long-shadow = A Long Shadow
terror-last-bus = The Last Bus
terror-power-failure = Power Failure
terror-open-cellar = An Open Cellar
terror-everybody-out = Everybody Out
terror-curtains-move = The Curtains Move
terror-smell-of-gas = A Smell of Gas
terror-late-callers = Late Callers
terror-road-works = Road Works
start-after-dusk = After Dusk
start-summer-holidays = Summer Holidays
start-street-lamps-go-out = The Street Lamps Go Out
start-sleepover = Sleepover
start-first-frost = First Frost
happening-garden-party = Garden Party
happening-little-brother = Little Brother
happening-night-watchman = Night Watchman
happening-the-dreamer = The Dreamer
happening-curfew = Curfew
happening-good-neighbours = Good Neighbours
happening-wet-leaves = Wet Leaves
happening-school-bus = The School Bus
happening-light-in-the-window = A Light in the Window
happening-grateful-parents = Grateful Parents
option-killer-dream = Dr Dreszcz, who comes in dreams
option-location-lane = Maple Lane
poster-killer-dream = harmless while you are awake, and out of reach; asleep you fight
poster-location-lane = twelve houses on four streets, and people do not open the door to just anybody
film-dream-lane = The Nightmare of Maple Lane
film-dream-camp = The Dream by the Lake
film-dream-fair = The Sleeping Fair
film-hammer-lane = The Hammer on Maple Lane
film-parade-lane = The Parade under the Maples
film-pack-lane = The Pack in the Suburbs
scene-state = { $nth ->
    [0] The Threshold
    [1] On the Other Side
   *[other] There and Back
}
tale-state = One blink, and everything looks different: { $she } { $does }.
tale-own-card = Then comes something that nobody else can see: { $title }.
feat-one-nap = Forty Winks
feat-one-nap-how = Win after falling asleep only once.
feat-deep-sleeper = Deep Sleeper
feat-deep-sleeper-how = Win although you fall asleep at least four times.
feat-door-to-door = From Door to Door
feat-door-to-door-how = Win, and talk to people behind closed doors at least four times.
film-dream-groves = A Dream in the Sacred Groves
film-wrath-lane = Wrath on Maple Lane
origin-dream = Dr Dreszcz: health, starting horror, bloodlust, and what happens beyond its top.
