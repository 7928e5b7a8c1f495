"""Drawings of the film of wrath: the storm serpent, and the sacred groves."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.outlines import disc
from polnoc.drawing.parts import Place
from polnoc.drawing.silhouettes import Silhouette

#: A serpent that rears out of its coils, with the head and the mane of a horse.
SERPENT: Final = Silhouette(
    "M46 8C56 0 72 0 82 8L96 26C99 32 97 38 91 39L80 37L70 42C78 52 88 60 88 74C88 92 70 99 48 98L14 99"
    "C4 98 2 86 12 83L50 84C62 84 70 82 69 74C68 64 50 60 44 50C36 58 24 62 10 60C20 56 26 50 28 44"
    "C20 46 12 44 6 40C16 38 24 34 29 29C24 28 18 25 15 20C24 21 31 19 36 15C39 12 42 10 46 8Z"
    "M64 2L70 -1L74 8L66 8Z",
    "M68 15C73 13 78 16 78 21L68 21ZM88 29L93 30L90 33Z",
)

#: The centres of the spaces of the groves.
PLAN: Final[dict[str, Place]] = {
    "trail-head": (58, 54), "ranger-camp": (172, 64), "ridge-path": (290, 52), "lookout": (402, 64),
    "bamboo-thicket": (56, 178), "footbridge": (172, 192), "waterfall": (288, 176), "mist-steps": (402, 196),
    "ancestor-tree": (58, 312), "fig-grove": (172, 322), "plunge-pool": (288, 304), "shrine-cave": (402, 326),
    "fern-hollow": (56, 448), "mill-ruin": (170, 456), "lower-ford": (288, 440), "cedar-slope": (402, 456),
    "boat-landing": (58, 592), "reed-bank": (178, 590), "stone-circle": (330, 582),
}  # fmt: skip

#: The river, from the ridge over the falls to the landing.
RIVER: Final = (
    "M262 92C300 110 330 120 324 158C320 200 330 236 334 274C340 330 338 372 332 414C326 462 290 486 246 494"
    "C208 500 226 560 214 604C176 636 92 640 10 634L8 552C60 548 110 556 132 536C146 516 128 470 148 440"
    "C180 410 236 420 246 386C252 340 232 300 240 262C248 220 226 180 232 150C236 128 236 98 262 92Z"
)

#: Little pictures, 100 by 100.
PICTURES: Final[dict[str, str]] = {
    "falls": "M8 4L92 4L92 16L80 18L82 62L72 64L70 20L59 20L59 72L47 72L45 20L35 20L33 64L23 62L24 18L8 16Z"
    "M4 78C20 66 34 90 50 78C66 66 80 90 96 78L96 88C80 99 66 77 50 90C34 99 20 77 4 88Z",
    "great-tree": "M50 2C74 0 95 18 92 38C96 54 82 66 66 62L58 60L60 78L76 98L24 98L40 78L42 60L34 62"
    "C18 66 4 54 8 38C5 18 26 0 50 2ZM47 66L53 66L53 84L47 84Z",
    "stones": "M4 52L19 47L23 94L3 94ZM29 36L44 31L47 94L27 94ZM55 32L70 35L73 94L53 94ZM80 48L95 52L97 94"
    "L78 94ZM2 27L49 10L98 28L96 37L49 20L4 36Z",
    "bamboo": "M14 4L22 4L22 96L14 96ZM35 10L43 10L43 96L35 96ZM58 2L66 2L66 96L58 96ZM80 12L88 12L88 96"
    "L80 96ZM22 22L34 12L30 28ZM43 44L56 34L52 52ZM66 20L79 10L75 28ZM66 66L79 56L76 74ZM22 70L34 62L31 78Z",
    "plank-bridge": "M2 40C30 60 70 60 98 40L98 51L84 60L84 86L78 86L78 63C70 66 61 68 53 68L53 90L47 90"
    "L47 68C39 68 30 66 22 63L22 86L16 86L16 60L2 51ZM2 20C30 40 70 40 98 20L98 27C70 47 30 47 2 27Z",
    "stairs": "M4 96L4 78L26 78L26 60L48 60L48 42L70 42L70 24L96 24L96 96ZM6 12C18 4 30 16 42 8L42 15"
    "C30 23 18 11 6 19ZM14 32C22 26 30 36 38 30L38 36C30 42 22 32 14 38Z",
    "cave": "M2 96L8 50C14 20 34 6 52 6C74 6 90 24 94 54L98 96L75 96C79 66 66 46 50 46C34 46 23 66 27 96Z"
    "M46 70L54 70L55 96L45 96ZM50 54L55 66L45 66Z",
    "ferns": "M46 98C50 70 46 40 28 8C44 24 54 40 55 58C62 40 74 28 92 20C74 38 62 62 56 98ZM42 62"
    "C30 52 16 52 4 60C18 66 32 68 43 70ZM58 76C70 66 84 66 96 74C84 80 70 82 58 82Z",
    "water-mill": disc(36, 62, 33) + disc(36, 62, 23) + "M33 32L39 32L39 92L33 92ZM6 59L66 59L66 65L6 65Z"
    "M58 24L76 4L98 24L94 30L94 94L74 94L74 46Z",
    "ford": "M6 44L22 38L30 50L10 54ZM40 58L58 52L64 64L44 68ZM72 74L90 68L96 82L76 86ZM4 20"
    "C20 10 34 30 50 20C66 10 80 30 96 20L96 28C80 38 66 18 50 28C34 38 20 18 4 28Z",
    "figs": "M28 8C46 6 56 22 51 36C54 48 44 55 33 53L34 92L24 92L24 53C12 55 3 45 7 34C3 20 13 9 28 8Z"
    "M73 28C88 26 97 38 93 50C96 60 88 66 77 64L78 95L69 95L69 64C59 66 51 58 54 48C50 37 60 28 73 28Z",
    "tower": "M22 96L34 42L24 42L24 8L76 8L76 42L66 42L78 96L69 96L64 72L36 72L31 96ZM34 16L34 32L66 32"
    "L66 16ZM44 44L38 64L62 64L56 44Z",
}
PICTURE_OF: Final = {
    "trail-head": "sign", "ranger-camp": "cabin", "ridge-path": "cliff", "lookout": "tower",
    "bamboo-thicket": "bamboo", "footbridge": "plank-bridge", "waterfall": "falls", "mist-steps": "stairs",
    "ancestor-tree": "great-tree", "fig-grove": "figs", "plunge-pool": "waves", "shrine-cave": "cave",
    "fern-hollow": "ferns", "mill-ruin": "water-mill", "lower-ford": "ford", "cedar-slope": "firs",
    "boat-landing": "dock", "reed-bank": "reeds", "stone-circle": "stones",
}  # fmt: skip

#: For a poster and for a cover: a picture, its place and its size.
SIGHTS: Final = (("great-tree", -14, 22, 82), ("falls", 66, 36, 56), ("stones", 36, 82, 34))
COVER_SIGHTS: Final = (("great-tree", -60, 100, 300), ("falls", 410, 160, 200), ("stones", 232, 272, 116))

#: Pictures of items.
ITEM_SIGNS: Final = {
    "machete": "knife", "war-club": "bat", "ritual-spear": "arrow", "blowpipe": "bow",
    "hide-shield": "shield", "smoke-pot": "spray", "healing-herbs": "kit", "offering-bowl": "wrath",
    "ancestor-mask": "terror",
    "obsidian-blade": "blade", "signal-horn": "whistle", "climbing-rope": "tunnel", "knuckle-bones": "dice",
    "honeycomb": "drink", "pit-stakes": "trap", "sky-lantern": "lure", "storm-reader": "eye",
    "caravan-map": "map",
}  # fmt: skip
