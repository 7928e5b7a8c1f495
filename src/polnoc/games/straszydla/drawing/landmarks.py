"""What the districts of the classic city look like from above, by name, in a square of 100 by 100.

Every landmark is cut from three papers: its `base`, the `lines` on it, and its
`lights`, which burn at night. `ROOFS` are the houses that stand around.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from polnoc.drawing.outlines import box, boxes, cut, disc, discs, oval


class Landmark(NamedTuple):
    """Path data."""

    base: str
    lines: str
    lights: str


def _grid(x: float, y: float, across: int, down: int, step: tuple[float, float], size: float) -> str:
    places = [(x + column * step[0], y + row * step[1]) for row in range(down) for column in range(across)]
    return "".join([box(left, top, size, size) for left, top in places])


LANDMARKS: Final[dict[str, Landmark]] = {
    "centrum": Landmark(
        "M50 2L64 22L88 12L80 36L98 50L80 64L88 88L64 78L50 98L36 78L12 88L20 64L2 50L20 36L12 12L36 22Z",
        disc(50, 50, 27) + disc(50, 50, 22),
        disc(50, 50, 17) + "M48 36L52 36L52 49L61 56L58 60L48 52Z",
    ),
    # Water.
    "plywalnia": Landmark(
        "M14 16L86 14C92 14 95 18 95 23L94 77C94 82 91 86 86 86L13 85C8 85 5 82 5 77L6 24C6 19 9 16 14 16Z",
        boxes((10, 31, 80, 3), (10, 49, 80, 3), (10, 67, 80, 3)),
        "M20 40C24 36 29 36 33 40C37 44 42 44 46 40L46 44C42 48 37 48 33 44C29 40 24 40 20 44Z"
        "M56 58C60 54 65 54 69 58C73 62 78 62 82 58L82 62C78 66 73 66 69 62C65 58 60 58 56 62Z",
    ),
    "fontanna": Landmark(
        disc(50, 50, 46),
        disc(50, 50, 37) + disc(50, 50, 33),
        disc(50, 50, 9) + discs(5, (50, 28), (50, 72), (28, 50), (72, 50)),
    ),
    "bulwary": Landmark(
        "M0 34C20 20 34 44 54 34C72 25 84 38 100 30L100 74C84 80 70 66 52 76C34 86 20 64 0 76Z",
        "M8 48C18 42 26 54 38 48L38 52C26 58 18 46 8 52ZM52 54C62 48 72 60 84 53L84 57C72 64 62 52 52 58Z",
        discs(5, (12, 18), (38, 22), (66, 17), (90, 18), (24, 90), (56, 92), (86, 89)),
    ),
    "kanaly": Landmark(
        "M24 0L42 0L42 58L100 56L100 76L42 78L42 100L23 100Z" + "M66 0L84 0L84 48L66 48Z",
        boxes((18, 18, 30, 7), (60, 28, 30, 7), (60, 50, 7, 32)),
        disc(32, 68, 8) + discs(5, (75, 16), (90, 66), (32, 40)),
    ),
    "stary-port": Landmark(
        "M0 30L100 26L100 100L0 100Z",
        boxes((8, 26, 12, 56), (44, 26, 12, 44), (80, 26, 12, 56)),
        "M25 44L39 44L37 60L32 68L27 60ZM61 56L75 56L73 72L68 80L63 72Z" + disc(14, 14, 5) + disc(86, 12, 5),
    ),
    "stawy": Landmark(
        oval(30, 30, 27, 20) + oval(70, 52, 26, 17) + oval(34, 78, 25, 16),
        "M20 28C26 24 32 30 38 26L38 29C32 33 26 27 20 31ZM60 52C66 48 72 54 80 50L80 53C72 57 66 51 60 55Z"
        "M24 78C30 74 36 80 44 76L44 79C36 83 30 77 24 81Z",
        discs(4, (44, 38), (56, 60), (84, 44), (22, 86), (16, 20)),
    ),
    # Earth.
    "kopalnia": Landmark(
        "M50 4L62 60L86 96L14 96L38 60ZM46 56L54 56L51 26L49 26ZM30 88L70 88L56 66L44 66Z",
        disc(50, 26, 22) + disc(50, 26, 17) + box(48, 9, 4, 34) + box(33, 24, 34, 4),
        disc(50, 26, 6) + box(45, 76, 10, 12),
    ),
    "dzialki": Landmark(
        cut(6, 8, 38, 24)
        + cut(56, 8, 38, 24, 1)
        + cut(6, 40, 38, 22, 2)
        + cut(56, 40, 38, 22, 3)
        + cut(6, 70, 38, 24, 1)
        + cut(56, 70, 38, 24),
        boxes(
            (12, 14, 26, 3),
            (12, 23, 26, 3),
            (62, 46, 26, 3),
            (62, 54, 26, 3),
            (12, 76, 26, 3),
            (12, 85, 26, 3),
        ),
        discs(4, (66, 20), (75, 20), (84, 20), (15, 51), (25, 51), (35, 51)) + box(68, 76, 14, 12),
    ),
    "niespokojny-lasek": Landmark(
        "M28 4L36 18L50 16L44 30L54 42L38 44L30 58L22 44L6 44L14 30L8 16L22 18Z"
        "M74 18L81 31L95 30L89 43L97 54L82 56L75 69L68 56L54 57L60 44L55 32L68 32Z"
        "M40 50L48 63L62 61L56 75L64 88L49 89L41 98L33 88L18 88L25 75L19 62L33 63Z",
        discs(5, (30, 32), (75, 44), (41, 76)),
        "M60 76L70 80L61 84ZM86 76L76 80L85 84Z",
    ),
    "metro": Landmark(
        "M14 8L86 8L92 16L92 92L8 92L8 16Z",
        boxes((18, 62, 64, 5), (18, 71, 64, 5), (18, 80, 64, 5)),
        "M24 52L24 18L34 18L50 38L66 18L76 18L76 52L66 52L66 34L50 54L34 34L34 52Z",
    ),
    "cmentarz": Landmark(
        "M16 12L24 12L24 20L32 20L32 28L24 28L24 44L16 44L16 28L8 28L8 20L16 20Z"
        "M58 18C58 8 78 8 78 18L78 44L58 44Z"
        "M30 58C30 48 50 48 50 58L50 86L30 86Z"
        "M76 54L84 54L84 62L92 62L92 70L84 70L84 88L76 88L76 70L68 70L68 62L76 62Z",
        boxes((62, 24, 12, 4), (62, 32, 12, 4), (34, 64, 12, 4), (34, 72, 12, 4)),
        disc(40, 34, 4) + disc(46, 40, 3) + disc(60, 80, 4) + disc(14, 80, 4) + disc(20, 74, 3),
    ),
    "kamieniolom": Landmark(
        "M8 14L60 4L94 24L96 72L64 96L18 90L2 54Z",
        "M20 26L58 18L82 34L83 66L60 82L28 78L16 52ZM24 30L21 52L31 73L59 77L78 63L77 37L57 24Z",
        "M38 42L56 38L66 48L62 60L46 62L36 54Z",
    ),
    # Air.
    "wieza": Landmark(
        "M38 2L62 2L62 12L74 18L82 10L96 26L88 36L98 40L98 62L88 64L92 78L78 94L66 86L62 98L38 98L34 86"
        "L22 94L8 78L12 64L2 62L2 40L12 36L4 26L18 10L26 18L38 12Z",
        disc(50, 50, 30) + disc(50, 50, 25),
        "M48 30L72 40L52 50L52 70L48 70Z",
    ),
    "lotnisko": Landmark(
        "M2 74L74 2L98 26L26 98Z",
        "M18 76L28 66L34 72L24 82ZM36 58L46 48L52 54L42 64ZM54 40L64 30L70 36L60 46Z",
        "M64 62L70 60L72 72L92 82L92 88L73 82L74 92L80 97L80 100L70 97L60 100L60 97L66 92L66 82L48 88L48 82"
        "L66 72Z",
    ),
    "wiatraki": Landmark(
        "M46 46L18 8L34 2L52 44ZM54 46L92 18L98 34L56 52ZM54 54L82 92L66 98L48 56ZM46 54L8 82L2 66L44 48Z",
        "M24 11L31 8L48 42L46 43ZM89 24L92 31L58 48L57 46ZM76 89L69 92L52 58L54 57ZM11 76L8 69L42 52L43 54Z",
        disc(50, 50, 10),
    ),
    "strychy": Landmark(
        "M4 20L50 4L96 20L96 80L50 96L4 80Z",
        "M48 6L52 6L52 95L48 95Z" + "M4 20L8 19L48 48L48 52Z" + "M96 20L92 19L52 48L52 52Z",
        boxes(
            (18, 42, 14, 14),
            (68, 42, 14, 14),
            (18, 66, 14, 12),
            (68, 66, 14, 12),
            (30, 20, 10, 10),
            (60, 20, 10, 10),
        ),
    ),
    "dzwonnica": Landmark(
        "M44 8C42 -1 58 -1 56 8C76 12 80 30 80 50C80 66 86 72 94 80L94 86L6 86L6 80C14 72 20 66 20 50"
        "C20 30 24 12 44 8Z",
        box(22, 60, 56, 5) + box(17, 74, 66, 4),
        "M40 89L60 89C60 102 40 102 40 89Z" + disc(50, 38, 8),
    ),
    "dachy": Landmark(
        "M2 44L26 14L50 44L50 92L2 92Z" + "M54 30L76 6L98 30L98 92L54 92Z",
        "M2 44L26 14L50 44L50 50L26 21L2 50ZM54 30L76 6L98 30L98 36L76 13L54 36Z",
        boxes(
            (12, 58, 11, 12),
            (31, 58, 11, 12),
            (63, 46, 10, 12),
            (80, 46, 10, 12),
            (63, 68, 10, 12),
            (12, 78, 11, 9),
        ),
    ),
    # Fire.
    "remiza": Landmark(
        "M4 22L50 4L96 22L96 94L4 94Z",
        boxes((12, 52, 22, 42), (39, 52, 22, 42), (66, 52, 22, 42)),
        "M50 14L54 24L65 24L56 31L60 42L50 35L40 42L44 31L35 24L46 24Z"
        + boxes((16, 60, 14, 8), (43, 60, 14, 8), (70, 60, 14, 8)),
    ),
    "huta": Landmark(
        disc(28, 28, 24) + disc(74, 34, 20) + "M14 62L86 62L92 94L8 94Z",
        disc(28, 28, 17) + disc(28, 28, 13) + disc(74, 34, 14) + disc(74, 34, 10),
        disc(28, 28, 9) + disc(74, 34, 6) + "M22 74C34 66 44 82 56 74C66 67 74 78 80 72L82 86L18 86Z",
    ),
    "cegielnia": Landmark(
        cut(4, 10, 28, 16)
        + cut(36, 10, 28, 16, 1)
        + cut(68, 10, 28, 16, 2)
        + cut(4, 54, 28, 16, 3)
        + cut(36, 54, 28, 16)
        + cut(68, 54, 28, 16, 1)
        + cut(18, 32, 28, 16, 2)
        + cut(50, 32, 28, 16, 3)
        + cut(18, 76, 28, 16)
        + cut(50, 76, 28, 16, 2),
        boxes((4, 32, 10, 16), (84, 32, 12, 16), (4, 76, 10, 16), (84, 76, 12, 16)),
        disc(50, 51, 9),
    ),
    "spalona-kamienica": Landmark(
        "M6 94L8 30L22 8L30 22L38 14L46 30L58 18L62 34L74 10L92 34L94 94Z",
        "M18 44L30 40L32 58L20 60ZM44 46L56 42L58 60L45 60ZM68 46L80 42L82 60L70 62ZM20 72L32 70L32 94L20 94Z"
        "M68 72L82 70L80 86L70 88Z",
        disc(50, 76, 7) + discs(3, (38, 84), (62, 88), (50, 8), (64, 4)) + disc(40, 3, 2),
    ),
    "kotlownia": Landmark(
        "M22 26C22 10 78 10 78 26L80 92L20 92Z" + "M2 44L18 44L18 56L2 56ZM82 60L98 60L98 72L82 72Z",
        disc(50, 36, 15) + disc(50, 36, 11) + box(24, 84, 52, 4),
        "M34 64L66 64L66 80L34 80Z" + "M48 27L52 27L52 36L58 40L56 43L48 38Z",
    ),
    "zaulek-neonow": Landmark(
        cut(4, 4, 30, 92) + cut(66, 4, 30, 92, 2),
        boxes((10, 14, 18, 5), (10, 30, 18, 5), (72, 24, 18, 5), (72, 74, 18, 5), (10, 82, 18, 5)),
        "M40 6L62 30L50 34L64 58L52 60L60 96L38 54L50 52L36 28L48 26Z" + disc(18, 58, 6) + disc(81, 50, 6),
    ),
}

#: Districts of other boxes, by their element; the last for one of all elements.
STAND_INS: Final = ("stawy", "dachy", "cegielnia", "niespokojny-lasek", "centrum")


class Roofs(NamedTuple):
    """Houses around a district: the sides in the light, those in the shade, and windows."""

    light: str
    shade: str
    windows: str


def _gable(x: float, y: float, width: float, height: float, turn: int) -> tuple[str, str]:
    """A roof with two sides, from above."""
    if width > height:
        half = height / 2
        return cut(x, y, width, half, turn), cut(x, y + half, width, half, turn + 1)
    half = width / 2
    return cut(x, y, half, height, turn), cut(x + half, y, half, height, turn + 1)


def _roofs(houses: tuple[tuple[float, float, float, float], ...]) -> Roofs:
    sides = [_gable(*house, turn) for turn, house in enumerate(houses)]
    windows = [box(x + width * 0.3, y + height * 0.56, 5, 5) for x, y, width, height in houses[::2]]
    windows += [box(x + width * 0.6, y + height * 0.2, 5, 5) for x, y, width, height in houses[1::2]]
    return Roofs("".join([one for one, _ in sides]), "".join([two for _, two in sides]), "".join(windows))


#: Four ways in which houses stand around a square of 100 by 100; the middle is free.
ROOFS: Final = (
    _roofs(
        (
            (3, 3, 26, 15),
            (33, 3, 16, 15),
            (53, 3, 22, 15),
            (79, 3, 18, 24),
            (80, 31, 17, 30),
            (3, 22, 15, 26),
            (3, 52, 17, 20),
            (80, 65, 17, 14),
        )
    ),
    _roofs(
        (
            (3, 3, 17, 30),
            (24, 3, 30, 14),
            (58, 3, 16, 16),
            (78, 3, 19, 18),
            (3, 37, 15, 18),
            (82, 25, 15, 28),
            (3, 59, 20, 15),
            (81, 57, 16, 18),
        )
    ),
    _roofs(
        (
            (3, 3, 20, 20),
            (27, 3, 14, 16),
            (45, 3, 28, 13),
            (77, 3, 20, 16),
            (3, 27, 14, 22),
            (3, 53, 18, 22),
            (83, 23, 14, 20),
            (79, 47, 18, 14),
            (80, 65, 17, 12),
        )
    ),
    _roofs(
        (
            (3, 3, 30, 13),
            (37, 3, 22, 17),
            (63, 3, 14, 14),
            (81, 3, 16, 26),
            (3, 20, 16, 20),
            (3, 44, 13, 30),
            (80, 33, 17, 16),
            (83, 53, 14, 23),
        )
    ),
)
