"""Drawings of the film of birds: the flock, one bird, and the fishing harbour."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.outlines import disc
from polnoc.drawing.parts import Place
from polnoc.drawing.silhouettes import Silhouette

#: A gull with spread wings that fills the sky, and small ones around it.
FLOCK: Final = Silhouette(
    "M50 34C56 22 70 10 98 8C90 16 88 20 87 27C81 25 78 27 76 32C70 30 66 33 64 39C60 44 58 52 58 60"
    "L66 72L56 70"
    "L50 84L44 70L34 72L42 60C42 52 40 44 36 39C34 33 30 30 24 32C22 27 19 25 13 27C12 20 10 16 2 8"
    "C30 10 44 22 50 34Z"
    "M10 52C16 48 20 50 23 56C26 50 30 48 36 52C30 53 26 57 23 63C20 57 16 53 10 52Z"
    "M64 86C69 82 73 84 76 89C79 84 83 82 90 86C84 87 79 91 76 97C73 91 69 87 64 86Z"
    "M8 84C12 81 15 82 18 87C21 82 24 81 29 84C24 85 20 88 18 93C16 88 12 85 8 84Z",
    "M46 42L49 46L45 47ZM54 42L51 46L55 47ZM50 48L53 53L50 60L47 53Z",
)
#: A crow on a wire, its beak open.
BIRD: Final = Silhouette(
    "M60 10C72 8 82 14 84 24L99 24L88 31L97 38L82 36C80 44 76 52 70 60C62 70 50 76 40 76L30 96L16 98L24 80"
    "C14 82 8 80 2 76C20 68 28 56 32 42C36 26 46 12 60 10Z"
    "M44 78L50 77L50 94L60 94L60 99L38 99L38 94L44 94ZM58 74L64 70L66 94L76 94L76 99L56 99L56 94L60 94Z",
    disc(70, 23, 4) + "M38 50C50 58 58 56 66 46C64 62 50 70 36 68C40 62 40 56 38 50Z",
)

#: The centres of spaces.
PLAN: Final[dict[str, Place]] = {
    "lighthouse": (58, 52), "chapel": (184, 56), "bus-stop": (304, 54), "coast-road": (404, 136),
    "breakwater": (56, 170), "net-loft": (176, 164), "school": (292, 166), "chandlery": (401, 264),
    "basin": (98, 296), "fish-hall": (256, 276), "tavern": (402, 368), "market-square": (288, 392),
    "slipway": (166, 412), "long-pier": (64, 428), "ferry-ramp": (56, 588), "boatyard": (180, 548),
    "smokehouse": (296, 516), "dune-path": (405, 566),
}  # fmt: skip
#: The water of the harbour, its waves, and the quay.
SEA: Final = (
    "M0 96C24 110 30 140 26 178C40 214 92 214 132 226C176 240 196 276 186 316C178 350 150 366 118 372"
    "C92 378 92 400 96 430"
    "C104 470 112 500 96 540C80 580 40 636 0 640Z"
)
WAVES: Final = (
    "M34 252C52 244 66 260 84 252M110 336C126 328 138 344 154 336M20 500"
    "C34 492 46 508 62 500M44 352C56 346 66 358 78 352"
)

#: Little pictures of spaces, 100 by 100.
PICTURES: Final[dict[str, str]] = {
    "lighthouse": "M40 4L60 4L64 16L62 26L68 96L32 96L38 26L36 16ZM44 10L44 20L56 20L56 10ZM42 40"
    "L58 40L59 52L41 52Z"
    "M40 66L60 66L61 78L39 78ZM72 8L98 0L98 12L74 18ZM28 8L2 0L2 12L26 18Z",
    "chapel": "M46 2L54 2L54 8L60 8L60 14L54 14L54 22L76 44L76 52L96 64L96 96L60 96L60 76L40 76L40 96"
    "L4 96L4 64L24 52"
    "L24 44L46 22L46 14L40 14L40 8L46 8ZM44 40L44 56L56 56L56 40Z",
    "bus": "M8 18L92 18L96 30L96 78L4 78L4 30ZM12 30L12 50L34 50L34 30ZM40 30L40 50L62 50L62 30Z"
    "M68 30L68 50L88 50L88 30Z"
    + disc(24, 84, 12) + disc(76, 84, 12),
    "mole": "M2 60L98 44L98 66L2 84ZM8 38L20 34L22 56L10 58ZM38 32L50 28L52 50L40 52ZM70 24L82 20"
    "L84 42L72 44Z"
    "M2 90C20 84 34 98 50 90C66 84 80 98 98 90L98 96C80 100 66 92 50 97C34 100 20 92 2 96Z",
    "nets": "M4 14L96 14L96 24L4 24ZM10 24L16 24L26 92L20 92ZM48 24L53 24L53 92L48 92ZM84 24L90 24"
    "L80 92L74 92Z"
    "M12 42L88 42L88 47L12 47ZM15 62L85 62L85 67L15 67ZM18 82L82 82L82 87L18 87Z",
    "school": "M50 6L58 10L58 22L96 44L96 96L60 96L60 70L40 70L40 96L4 96L4 44L42 22L42 10ZM14 54"
    "L14 68L28 68L28 54Z"
    "M72 54L72 68L86 68L86 54ZM50 32L44 40L50 48L56 40Z",
    "anchor": disc(50, 14, 11) + "M46 22L54 22L54 34L74 34L74 42L54 42L54 84C70 82 82 72 86 58L78 60"
    "L90 40L98 62L92 60"
    "C88 84 70 96 50 98C30 96 12 84 8 60L2 62L10 40L22 60L14 58C18 72 30 82 46 84L46 42L26 42L26 34L46 34Z",
    "fish": "M4 50C20 26 52 22 74 44L96 26L90 50L96 74L74 56C52 78 20 74 4 50ZM24 44L32 44L32 52L24 52Z",
    "mug": "M10 24L70 24L70 36L92 36L92 78L70 78L66 96L14 96ZM70 46L70 68L82 68L82 46ZM18 6"
    "C24 12 14 14 20 20L26 20"
    "C20 14 30 12 24 6ZM44 6C50 12 40 14 46 20L52 20C46 14 56 12 50 6Z",
    "square": "M46 4L54 4L54 30L62 34L62 50L38 50L38 34L46 30ZM8 58L92 58L96 70L4 70ZM14 74L30 74"
    "L30 96L14 96ZM42 74L58 74"
    "L58 96L42 96ZM70 74L86 74L86 96L70 96Z",
    "hull": "M4 40L96 40L84 66L18 66ZM2 74L98 92L96 99L2 84ZM46 2L52 2L52 36L46 36ZM54 6L78 30L54 30Z",
    "ferry": "M4 52L96 52L84 84L18 84ZM20 30L78 30L78 48L20 48ZM40 8L54 8L54 28L40 28ZM28 34L28 42"
    "L36 42L36 34Z"
    "M46 34L46 42L54 42L54 34ZM64 34L64 42L72 42L72 34Z",
    "smoke": "M16 44L50 20L84 44L84 96L16 96ZM40 62L60 62L60 96L40 96ZM62 22L72 28L72 12L62 12Z"
    "M64 8C58 2 72 0 68 -4L76 -4C80 2 68 4 72 8Z",
    "dunes": "M2 92C14 62 34 56 46 74C56 46 78 42 98 92ZM22 50L26 26L28 50ZM32 52L38 32L36 54ZM70 40"
    "L74 16L76 40ZM80 44"
    "L86 24L84 46Z",
    "planks": "M2 34L98 28L98 38L2 44ZM2 50L98 46L98 56L2 60ZM12 44L20 44L20 96L12 96ZM46 42L54 42"
    "L54 96L46 96ZM80 38L88 38"
    "L88 96L80 96Z",
}  # fmt: skip
PICTURE_OF: Final = {
    "lighthouse": "lighthouse", "chapel": "chapel", "bus-stop": "bus", "coast-road": "sign",
    "breakwater": "mole", "net-loft": "nets", "school": "school", "chandlery": "anchor", "basin": "waves",
    "fish-hall": "fish", "tavern": "mug", "market-square": "square", "slipway": "hull",
    "long-pier": "planks", "ferry-ramp": "ferry", "boatyard": "hull", "smokehouse": "smoke",
    "dune-path": "dunes",
}  # fmt: skip

#: What stands at the harbour, for a poster and for a cover.
SIGHTS: Final = (("lighthouse", -4, 16, 74), ("hull", 56, 60, 44), ("chapel", 74, 34, 44))
COVER_SIGHTS: Final = (
    ("lighthouse", -40, 90, 300),
    ("chapel", 420, 210, 150),
    ("hull", 250, 270, 110),
    ("school", 340, 250, 100),
)
