"""Icons of Bestia: Beasts, hunters, summons, animals, settlers, and small icons. All 100 by 100."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.markup import Markup
from polnoc.drawing.outlines import disc, discs, oval
from polnoc.drawing.shapes import at, cut_out, path, shape, use
from polnoc.drawing.silhouettes import Silhouette

_WOLF_EYES: Final = "M25 47L43 54C40 61 28 59 25 47ZM75 47L57 54C60 61 72 59 75 47Z"

#: Heads of Beasts, by id; `beast` is any other.
BEASTS: Final[dict[str, Silhouette]] = {
    "fangrir": Silhouette(
        "M10 3L34 24C44 19 56 19 66 24L90 3L87 40L97 62L83 66L74 80L63 84L57 97L43 97L37 84L26 80L17 66L3 62"
        "L13 40Z",
        _WOLF_EYES + "M44 84L56 84L50 92Z",
    ),
    "hogbad": Silhouette(
        "M8 14L32 20C42 14 58 14 68 20L92 14L86 40C90 50 90 58 86 66L97 52L95 76L80 88L66 82L64 94L36 94"
        "L34 82"
        "L20 88L5 76L3 52L14 66C10 58 10 50 14 40ZM50 2L56 16L44 16Z",
        "M26 44L42 50C38 57 28 54 26 44ZM74 44L58 50C62 57 72 54 74 44Z" + disc(43, 82, 4) + disc(57, 82, 4),
    ),
    "bolgin": Silhouette(
        "M14 20C12 8 28 2 34 14C44 10 56 10 66 14C72 2 88 8 86 20C94 30 98 44 96 58C94 78 76 94 50 94"
        "C24 94 6 78 4 58C2 44 6 30 14 20Z",
        disc(25, 22, 7) + disc(75, 22, 7) + "M14 58C34 68 66 68 86 58C76 78 24 78 14 58Z",
    ),
    "raaga": Silhouette(
        "M50 2C62 4 66 16 62 26L58 50L66 44C64 30 74 18 88 22C98 26 98 38 90 44L74 72L68 98L32 98L26 72L10 44"
        "C2 38 2 26 12 22C26 18 36 30 34 44L42 50L38 26C34 16 38 4 50 2Z",
        discs(4, (46, 15), (56, 15), (16, 34), (84, 34)) + "M36 70L64 70L60 78L40 78Z",
    ),
    "esmeria": Silhouette(
        "M12 2L20 22L8 18L22 34L34 36C38 28 62 28 66 36L78 34L92 18L80 22L88 2L72 20L68 10L64 26L56 28L44 28"
        "L36 26L32 10L28 20ZM32 38C42 30 58 30 68 38C74 56 66 80 50 98C34 80 26 56 32 38Z",
        "M34 52L47 58C43 65 35 62 34 52ZM66 52L53 58C57 65 65 62 66 52Z",
    ),
    "mara": Silhouette(
        "M50 2C76 2 92 24 90 52L98 98L84 86L74 98L62 86L50 98L38 86L26 98L16 86L2 98L10 52C8 24 24 2 50 2Z"
        "M50 20C36 20 28 32 30 46C32 62 40 72 50 72C60 72 68 62 70 46C72 32 64 20 50 20Z"
        "M50 26C58 26 64 34 64 46C63 58 57 66 50 66C43 66 37 58 36 46C36 34 42 26 50 26Z",
        "M39 42L47 46L40 50ZM61 42L53 46L60 50ZM46 58C48 54 52 54 54 58C54 64 46 64 46 58Z",
    ),
    "beast": Silhouette(
        "M10 3L34 24C44 19 56 19 66 24L90 3L87 40L92 62L74 80L50 97L26 80L8 62L13 40Z", _WOLF_EYES
    ),
}  # fmt: skip

_HOOD: Final = (
    "M50 3C64 4 71 15 70 28C69 36 66 41 62 44C78 47 87 58 88 72L91 99L9 99L12 72C13 58 22 47 38 44"
    "C34 41 31 36 30 28C29 15 36 4 50 3Z"
)
_FACE: Final = "M42 22C46 18 54 18 58 22L58 33C54 39 46 39 42 33Z"

#: Hunters, by id, each with what they carry; `hunter` is any other.
HUNTERS: Final[dict[str, Silhouette]] = {
    "assar": Silhouette(_HOOD + "M88 2L94 2L94 60L88 60ZM62 4L88 4L88 30L74 22L62 30Z", _FACE),
    "grimgier": Silhouette(_HOOD + "M84 20L90 20L90 66L84 66ZM74 4L100 4L100 22L74 22Z", _FACE),
    "helga": Silhouette(_HOOD + "M85 26L90 26L92 96L86 96Z" + disc(87, 14, 12), _FACE + disc(87, 14, 5)),
    "iona": Silhouette(_HOOD + "M76 2C104 20 104 62 84 84L80 80C94 60 94 26 73 8ZM74 6L78 6L84 82"
    "L80 82Z", _FACE),
    "krim": Silhouette(_HOOD + "M70 6L76 18L82 6L88 18L94 6L98 22L92 34L76 34L68 22ZM82 34L87 34L89 70"
    "L83 70Z", _FACE),
    "varja": Silhouette(_HOOD + "M98 2L88 52L82 50ZM2 2L18 50L12 52Z", _FACE),
    "hunter": Silhouette(_HOOD, _FACE),
}  # fmt: skip

#: Summons, by id; `summon` is any other.
SUMMONS: Final[dict[str, Silhouette]] = {
    "wolf": Silhouette(
        "M2 40C10 38 16 44 22 48L58 46L70 28L72 14L82 24L98 36L94 46L82 48L78 64L82 96L72 96L66 72L38 70"
        "L30 82"
        "L32 96L22 96L20 74C12 64 6 54 2 40Z",
        disc(83, 34, 4),
    ),
    "ember-boar": Silhouette(
        "M4 46C14 26 40 20 62 28L74 18L76 32C86 36 94 46 98 58L90 66L94 50L82 72L78 72L78 94L68 94L66 74"
        "L34 74"
        "L32 94L22 94L20 70C10 64 4 56 4 46ZM30 24L34 8L42 20L50 6L54 22Z",
        disc(80, 46, 4),
    ),
    "bog-imp": Silhouette(
        "M22 6L36 26C44 22 56 22 64 26L78 6L74 36C80 48 74 60 64 64L80 98L60 98L50 78L40 98L20 98L36 64"
        "C26 60 20 48 26 36ZM84 54L98 40L94 62L84 70Z",
        disc(40, 44, 5) + disc(60, 44, 5),
    ),
    "basilisk": Silhouette(
        "M30 4C48 -2 66 8 64 26C62 42 40 44 42 56C44 66 66 58 80 66C98 76 90 98 66 98L18 98"
        "C8 98 6 86 16 84L62 84"
        "C70 82 66 76 58 78C36 82 22 70 26 54C28 44 40 38 44 30L30 30L14 22Z",
        disc(44, 16, 4),
    ),
    "summon": Silhouette(
        "M50 2C72 4 84 22 82 44L92 92L74 82L62 98L50 84L38 98L26 82L8 92L18 44C16 22 28 4 50 2Z",
        disc(38, 40, 7) + disc(62, 40, 7),
    ),
}  # fmt: skip

#: Animals and settlers.
FOLK: Final[dict[str, Silhouette]] = {
    "sheep": Silhouette(
        "M4 40C4 32 12 28 20 30C26 16 42 14 50 20C60 12 76 16 80 28C92 30 98 44 92 54C94 64 86 72 78 72"
        "L78 94L69 94"
        "L69 74L60 75L60 96L51 96L51 75L40 75L40 94L31 94L31 73L28 72L28 92L20 92L20 66C14 62 12 56 13 51"
        "C7 50 4 46 4 40Z",
        disc(14, 39, 3.5),
    ),
    "boar": Silhouette(
        "M4 46C14 26 40 20 62 28L76 22L76 34C86 38 94 46 98 58L88 70L78 72L78 94L68 94L66 74L34 74L32 94"
        "L22 94"
        "L20 70C10 64 4 56 4 46Z",
        disc(80, 47, 4) + "M84 62L96 46L92 64Z",
    ),
    "bear": Silhouette(
        "M6 54C8 32 30 24 52 28L62 12L70 20L82 12L84 26C94 32 98 44 94 54L82 58L84 94L68 94L64 74L40 74L36 94"
        "L18 94L16 74C10 70 6 62 6 54Z",
        disc(80, 37, 4),
    ),
    "farmer": Silhouette(
        "M22 20L78 20L66 12C62 2 38 2 34 12ZM36 24L64 24C66 36 60 44 56 46C72 50 78 60 80 72L82 98L18 98"
        "L20 72"
        "C22 60 28 50 44 46C40 44 34 36 36 24ZM86 26L90 26L90 98L86 98ZM80 8L83 8L83 24L93 24L93 8L96 8"
        "L96 30L80 30Z",
        "M42 58L58 58L56 80L44 80Z",
    ),
    "noble": Silhouette(
        "M30 24L26 4L40 14L50 2L60 14L74 4L70 24ZM34 28L66 28C68 40 62 46 58 48C76 52 84 66 86 80L90 98L10 98"
        "L14 80C16 66 24 52 42 48C38 46 32 40 34 28Z",
        "M50 58L58 70L50 92L42 70Z",
    ),
}  # fmt: skip

_PAW: Final = (
    "M50 46C66 46 80 62 78 78C76 92 62 88 50 88C38 88 24 92 22 78C20 62 34 46 50 46Z"
    + oval(16, 44, 10, 14) + oval(38, 20, 10, 15) + oval(62, 20, 10, 15) + oval(84, 44, 10, 14)
)  # fmt: skip
_ARROW: Final = "M50 4L88 46L64 42L64 96L36 96L36 42L12 46Z"

#: Small icons, filled in the colour of their CSS class.
SIGNS: Final[dict[str, str]] = {
    "paw": _PAW,
    # Habitats.
    "forest": "M28 4L46 38L38 38L56 70L34 70L34 94L24 94L24 70L2 70L20 38L12 38ZM74 22L90 54L82 54L98 82"
    "L78 82"
    "L78 96L70 96L70 82L58 82L48 64L60 50L58 54Z",
    "swamp": "M16 78L20 30L24 78ZM14 10L26 10L25 32L15 32ZM46 76L50 22L54 76ZM43 2L57 2L56 24L44 24ZM76 78"
    "L80 40"
    "L84 78ZM74 18L86 18L85 42L75 42ZM2 84C20 74 34 92 50 84C66 76 82 92 98 82L98 92C82 100 66 86 50 94"
    "C34 100 20 84 2 94Z",
    "cave": "M2 94L10 46L26 38L34 14L60 6L72 24L90 36L98 94L72 94C74 66 66 50 50 50C34 50 26 66 28 94Z",
    "settlement": "M30 22L60 52L54 54L54 94L6 94L6 54L0 52ZM70 6L100 40L94 42L94 94L60 94L60 46L44 30Z"
    "M24 66L36 66"
    "L36 80L24 80ZM72 56L84 56L84 70L72 70Z",
    "start": "M8 96L10 40L22 36L28 96ZM38 96L36 22L50 14L64 22L62 96ZM72 96L78 36L90 40L92 96ZM4 28L30 22"
    "L30 30"
    "L4 36ZM70 22L96 28L96 36L70 30Z",
    # On cards and plates.
    "claw": "M14 4C30 26 30 60 14 98C38 72 42 30 14 4ZM44 2C60 26 60 62 44 98C68 70 72 30 44 2Z"
    "M74 4C90 26 90 60 74 98C98 72 100 30 74 4Z",
    "foot": "M34 4C52 2 60 20 56 40C54 52 56 58 58 66C60 84 50 96 40 96C28 96 22 84 26 68C28 58 20 48 18 34"
    "C16 16 22 6 34 4ZM72 20C82 20 86 32 82 42L70 40C66 30 66 22 72 20Z",
    "snare": "M4 70C10 40 30 26 50 26C70 26 90 40 96 70L84 74L78 60L70 72L60 58L50 72L40 58L30 72L22 60"
    "L16 74Z"
    "M8 82L92 82L92 92L8 92Z" + disc(50, 12, 9),
    "react": "M58 2L18 56L44 56L34 98L82 38L54 38Z",
    "heart": "M50 94C22 70 6 52 8 30C11 10 38 6 50 26C62 6 89 10 92 30C94 52 78 70 50 94Z",
    "grudge": disc(50, 50, 46) + "M30 20L50 40L70 20L80 30L60 50L80 70L70 80L50 60L30 80L20 70L40 50L20 30Z",
    "power": "M50 2C54 24 80 36 80 62C80 82 66 96 50 96C34 96 20 82 20 62C20 46 32 42 36 28C44 36 44 46 42 54"
    "C54 46 56 22 50 2Z",
    "hand": "M8 24L58 8L70 46L70 90L22 96ZM64 10L92 16L80 92L76 92L76 42Z",
    "gear": "M46 2L54 2L60 40L96 46L96 54L60 60L54 98L46 98L40 60L4 54L4 46L40 40Z",
    "talent": "M50 4C76 4 96 26 96 50C96 74 76 96 50 96C24 96 4 74 4 50C4 26 24 4 50 4ZM62 16"
    "C42 14 26 30 26 50"
    "C26 70 42 86 62 84C48 78 42 66 42 50C42 34 48 22 62 16Z",
    "tower": "M22 2L34 2L34 12L44 12L44 2L56 2L56 12L66 12L66 2L78 2L78 30L70 36L76 90L88 98L12 98L24 90"
    "L30 36L22 30Z",
    "grave": "M22 96L22 40C22 16 34 4 50 4C66 4 78 16 78 40L78 96ZM44 26L56 26L56 38L68 38L68 48L56 48L56 74"
    "L44 74L44 48L32 48L32 38L44 38Z",
    "eye": "M2 50C22 18 78 18 98 50C78 82 22 82 2 50ZM50 30C38 30 30 39 30 50C30 61 38 70 50 70"
    "C62 70 70 61 70 50"
    "C70 39 62 30 50 30Z" + disc(50, 50, 10),
    "star": "M50 2L60 40L98 50L60 60L50 98L40 60L2 50L40 40Z",
    "dawn": "M4 74L96 74L96 84L4 84ZM22 68C24 50 36 40 50 40C64 40 76 50 78 68ZM46 6L54 6L54 30L46 30Z"
    "M12 30L20 24"
    "L32 42L26 46ZM88 30L80 24L68 42L74 46Z",
    "day": disc(50, 50, 24) + "M46 2L54 2L54 18L46 18ZM46 82L54 82L54 98L46 98ZM2 46L18 46L18 54L2 54Z"
    "M82 46L98 46"
    "L98 54L82 54ZM14 20L20 14L32 26L26 32ZM74 68L80 74L86 80L80 86L68 74ZM80 14L86 20L74 32L68 26ZM26 68"
    "L32 74"
    "L20 86L14 80Z",
    "night": "M62 4C36 4 16 25 16 51C16 77 37 97 62 97C70 97 77 95 84 91C60 90 44 72 44 50"
    "C44 28 60 10 84 9C77 6 70 4 62 4Z",
    # Movement cards.
    "way-0": _ARROW,
    "way-1": "M96 50L54 88L58 64L4 64L4 36L58 36L54 12Z",
    "way-2": "M50 96L12 54L36 58L36 4L64 4L64 58L88 54Z",
    "way-3": "M4 50L46 12L42 36L96 36L96 64L42 64L46 88Z",
    "way-4": disc(50, 50, 44) + disc(50, 50, 32) + "M34 34L66 34L66 66L34 66Z",
    "deck": "M10 12L66 4L74 84L18 92ZM72 8L90 14L86 88L80 88Z",
    "banner": "M12 4L20 4L20 96L12 96ZM20 8L90 8L74 32L90 56L20 56Z",
}  # fmt: skip


def icon_shapes() -> list[Markup]:
    """Every figure and icon, for use by reference."""
    groups = (("beast", BEASTS), ("hunter", HUNTERS), ("summon", SUMMONS), ("folk", FOLK))
    figures = [
        shape(f"{kind}-{name}", cut_out(drawn)) for kind, group in groups for name, drawn in group.items()
    ]
    return [*figures, *[shape(f"wild-{name}", path(d)) for name, d in SIGNS.items()]]


def sign(name: str, x: float, y: float, size: float, class_: str = "") -> Markup:
    """An icon with its upper left corner at a point."""
    return use(f"wild-{name}", class_, at(round(x, 2), round(y, 2), size))


def figure(kind: str, name: str, x: float, y: float, size: float, class_: str = "") -> Markup:
    """A figure: `kind` is beast, hunter, summon or folk; an unknown name gets the figure of its kind."""
    known = {"beast": BEASTS, "hunter": HUNTERS, "summon": SUMMONS, "folk": FOLK}[kind]
    name = name if name in known else kind
    return use(f"{kind}-{name}", f"figure {class_}".rstrip(), at(round(x, 2), round(y, 2), size))
