"""The drawings of the dream: Dr Dreszcz, and Maple Lane with its houses."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.outlines import disc
from polnoc.drawing.parts import Place
from polnoc.drawing.silhouettes import Silhouette

#: A doctor's mirror on the forehead, a long coat, blades for fingers.
DOCTOR: Final = Silhouette(
    "M50 3C63 3 70 13 69 26C68 36 63 42 58 45C72 48 80 56 83 68L95 66L99 60L97 76L99 84L94 80L95 94L89 82"
    "L84 90L85 80L79 78L77 72L72 66L78 99L54 99L50 84L46 99L22 99L28 66C20 72 18 82 17 92L7 92"
    "C6 66 16 50 42 45C37 42 32 36 31 26C30 13 37 3 50 3Z"
    "M47 50L50 56L53 50L52 76L50 80L48 76Z",
    disc(50, 12, 7)
    + "M37 25L47 28C45 34 38 33 37 25ZM63 25L53 28C55 34 62 33 63 25ZM41 38L59 38L56 42L44 42Z",
)

#: The streets lead from the corners to the crossing; each quarter lies between two of them.
PLAN: Final[dict[str, Place]] = {
    "school-road": (48, 50), "twins-house": (151, 46), "yellow-house": (308, 46), "lane-bus-stop": (404, 50),
    "corner-house": (230, 118), "porch-house": (47, 214), "lane-north": (151, 214), "lane-east": (300, 214),
    "empty-house": (400, 190), "gardeners-house": (98, 320), "crossing": (230, 320),
    "doctors-house": (362, 320), "blue-house": (47, 456), "lane-west": (151, 426), "lane-south": (309, 426),
    "tower-house": (413, 426), "workshop": (230, 522), "canal-bridge": (48, 590),
    "maple-house": (151, 594), "pool-house": (302, 594), "filling-station": (404, 590),
}  # fmt: skip
#: Two streets under the maples, behind everything.
STREETS: Final = (
    "M30 18L66 12L242 292L412 18L444 40L262 322L442 610L410 632L230 352L52 630L18 608L198 320L20 40Z"
)

PICTURES: Final[dict[str, str]] = {
    "villa": "M50 6L98 42L90 48L90 96L62 96L62 66L44 66L44 96L10 96L10 48L2 42ZM18 54L18 70L34 70L34 54Z"
    "M72 54L72 70L84 70L84 54ZM74 8L84 8L84 26L74 18Z",
    "porch": "M50 6L92 36L88 40L88 54L98 60L98 66L92 66L92 96L86 96L86 66L14 66L14 96L8 96L8 66L2 66L2 60"
    "L12 54L12 40L8 36ZM42 74L58 74L58 96L42 96ZM30 36L44 36L44 50L30 50ZM56 36L70 36L70 50L56 50Z",
    "terrace": "M28 10L52 34L76 10L98 34L98 96L70 96L70 72L58 72L58 96L42 96L42 72L30 72L30 96L4 96L4 34Z"
    "M14 42L14 56L28 56L28 42ZM72 42L72 56L86 56L86 42Z",
    "boarded": "M50 6L98 44L88 48L88 96L12 96L12 48L2 44ZM22 52L44 56L44 62L22 58ZM22 64L44 60L44 66L22 70Z"
    "M56 56L78 52L78 58L56 62ZM56 60L78 64L78 70L56 66ZM42 76L58 76L58 96L42 96Z",
    "turret": "M50 2L74 22L68 24L68 46L56 46L56 58L96 72L90 76L90 96L10 96L10 76L4 72L44 58L44 46"
    "L32 46L32 24"
    "L26 22Z" + disc(42, 34, 5) + disc(58, 34, 5) + "M42 78L58 78L58 96L42 96Z",
    "pool": "M36 6L70 32L64 34L64 56L8 56L8 34L2 32ZM28 36L44 36L44 56L28 56Z"
    "M6 66C20 58 32 74 46 66C60 58 72 74 94 66L94 74C72 82 60 66 46 74C32 82 20 66 6 74Z"
    "M6 84C20 76 32 92 46 84C60 76 72 92 94 84L94 92C72 100 60 84 46 92C32 100 20 84 6 92Z",
    "garage": "M4 34L50 8L96 34L96 96L4 96ZM16 46L84 46L84 54L16 54ZM16 60L84 60L84 68L16 68ZM16 74"
    "L84 74L84 82"
    "L16 82Z",
    "maple": "M50 2L58 20L70 12L70 30L90 26L82 42L98 50L80 56L86 72L68 68L56 74L54 98L46 98L44 74L32 68L14 72"
    "L20 56L2 50L18 42L10 26L30 30L30 12L42 20Z",
    "lamps": "M40 4L60 4L66 18L56 22L54 96L46 96L44 22L34 18ZM4 70L36 64L36 70L4 80ZM64 64L96 70L96 80"
    "L64 70Z",
    "crossroads": "M38 2L62 2L62 38L98 38L98 62L62 62L62 98L38 98L38 62L2 62L2 38L38 38ZM48 8L48 24"
    "L52 24L52 8Z"
    "M48 76L48 92L52 92L52 76ZM8 48L24 48L24 52L8 52ZM76 48L92 48L92 52L76 52Z",
    "school-bus": "M8 20C8 12 14 10 22 10L80 10C88 10 92 14 94 22L98 52L98 80L2 80L2 30ZM10 24"
    "L10 46L30 46L30 24Z"
    "M38 24L38 46L58 46L58 24ZM66 24L66 46L90 46L86 24Z" + disc(24, 84, 10) + disc(76, 84, 10),
    "pump": "M16 12C16 6 20 4 26 4L54 4C60 4 64 6 64 12L64 52L70 52L70 78C70 82 76 82 76 78L76 42L68 34"
    "L68 20L76 24"
    "L90 36L88 78C86 96 62 94 62 80L62 60L64 60L64 96L16 96ZM26 14L26 38L54 38L54 14Z",
    "bridge": "M2 58C24 28 76 28 98 58L98 70L88 70C74 46 26 46 12 70L2 70ZM20 30L26 28L26 46"
    "L20 50ZM47 22L53 22"
    "L53 38L47 38ZM74 28L80 30L80 50L74 46Z"
    "M4 84C20 76 34 92 50 84C66 76 80 92 96 84L96 92C80 100 66 84 50 92C34 100 20 84 4 92Z",
    "schoolhouse": "M44 4L58 4L74 8L58 14L58 24L92 42L92 96L60 96L60 72L42 72L42 96L8 96L8 42L44 24Z"
    + disc(50, 46, 9)
    + "M18 54L32 54L32 68L18 68ZM68 54L82 54L82 68L68 68Z",
}  # fmt: skip
PICTURE_OF: Final = {
    "school-road": "schoolhouse", "lane-bus-stop": "school-bus",
    "filling-station": "pump", "canal-bridge": "bridge",
    "lane-north": "lamps", "lane-east": "lamps", "lane-south": "lamps", "lane-west": "lamps",
    "crossing": "crossroads", "porch-house": "porch", "gardeners-house": "villa", "blue-house": "villa",
    "twins-house": "terrace", "corner-house": "villa", "yellow-house": "porch", "tower-house": "turret",
    "doctors-house": "villa", "empty-house": "boarded", "pool-house": "pool", "workshop": "garage",
    "maple-house": "maple",
}  # fmt: skip

#: For a poster and for a cover.
SIGHTS: Final = (("maple", -6, 26, 58), ("villa", 34, 40, 64), ("lamps", 86, 24, 68))
COVER_SIGHTS: Final = (
    ("maple", -30, 150, 230),
    ("villa", 380, 170, 210),
    ("terrace", 190, 250, 110),
    ("lamps", 500, 210, 130),
)

ITEM_SIGNS: Final = {
    "splitting-axe": "axe", "golf-club": "bat", "garden-shears": "knife", "nail-gun": "gun",
    "home-pharmacy": "kit", "hairspray": "spray", "sofa-cushion": "lid", "garden-hose": "lid",
    "black-coffee": "drink", "grandmas-drops": "pills", "silver-thimble": "dice", "snow-globe": "whistle",
    "tripwire": "trap", "roman-candles": "lure", "night-lamp": "torch", "letter-box-key": "keys",
    "spare-keys": "keys", "bicycle": "move",
}  # fmt: skip
