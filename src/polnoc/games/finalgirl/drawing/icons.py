"""Icons of Final Girl, in one colour, in a square of 100 by 100; and notes made of them.

A *note* is an icon and a few letters: `("time", "−1")`. What a card does is a row of notes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from polnoc.drawing.lettering import line, width_of
from polnoc.drawing.markup import Markup, join
from polnoc.drawing.outlines import disc, discs
from polnoc.drawing.shapes import at, path, shape, use

#: The name of an icon and what is written beside it; either may be empty.
Note = tuple[str, str]
Notes = tuple[Note, ...]

_HEART: Final = "M50 92C18 68 3 50 5 31C7 12 30 5 43 18L50 27L57 18C70 5 93 12 95 31C97 50 82 68 50 92Z"

ICONS: Final[dict[str, str]] = {
    # Quantities.
    "heart": _HEART,
    "wound": _HEART + "M54 20L38 46L55 52L43 82L67 46L50 41Z",
    "skull": "M50 4C76 3 92 20 91 44C90 58 85 66 77 70L77 88C77 94 73 96 68 96L32 96C27 96 23 94 23 88"
    "L23 70C15 66 10 58 9 44C8 20 24 3 50 4Z"
    + disc(33, 45, 12)
    + disc(67, 45, 12)
    + "M50 58L57 71L43 71ZM41 82L46 82L46 96L41 96ZM54 82L59 82L59 96L54 96Z",
    "time": "M15 3L85 4L85 14L78 16C76 34 66 42 57 50C66 58 76 66 78 84L85 86L85 97L15 96L15 86L22 84"
    "C24 66 34 58 43 50C34 42 24 34 22 16L15 14ZM34 22L66 22C64 33 57 39 50 45C43 39 36 33 34 22Z"
    "M50 66C58 70 64 76 66 84L34 84C36 76 42 70 50 66Z",
    "die": "M18 6L84 5C90 5 95 10 95 16L94 84C94 90 90 95 84 95L17 94C10 94 5 90 5 84L6 17C6 10 11 6 18 6Z"
    + discs(9, (30, 30), (70, 70), (50, 50)),
    "drop": "M51 3C64 32 83 47 82 67C81 86 68 97 50 96C32 97 19 86 18 67C17 47 37 32 51 3Z"
    "M34 62C30 74 36 84 48 87C42 80 38 72 38 62Z",
    "wrath": "M52 4C80 6 97 28 95 54C93 80 72 97 47 96C22 94 4 74 6 50C8 30 24 16 43 18C60 20 71 33 70 48"
    "C69 61 59 70 47 69C37 68 30 60 31 51C32 44 38 39 45 40C50 41 53 45 53 50C53 52 52 54 50 55"
    "C56 54 59 50 58 45C57 37 50 32 43 33C33 34 25 42 25 52C25 66 36 77 50 77C66 77 79 64 79 47"
    "C79 28 65 12 46 11Z",
    "grave": "M12 97L15 42C15 16 32 3 50 4C69 3 85 16 85 42L89 97ZM44 24L56 24L56 38L70 38L70 49L56 49L56 76"
    "L44 76L44 49L30 49L30 38L44 38Z",
    "person": disc(50, 22, 19) + "M50 45C68 44 78 56 79 72L81 98L19 98L21 72C22 56 32 44 50 45Z",
    # Actions.
    "move": "M37 8C49 6 56 16 55 30C54 42 50 48 50 58L26 60C26 48 20 42 20 30C20 17 27 9 37 8Z"
    "M27 66L50 64C52 78 46 86 39 86C31 86 26 79 27 66ZM71 30C80 30 85 39 83 50C81 60 78 65 77 73L60 70"
    "C60 61 57 55 58 46C59 36 64 30 71 30ZM60 76L77 79C77 90 72 96 66 95C60 94 58 87 60 76Z",
    "attack": "M14 6C32 24 40 54 33 96C20 68 11 34 14 6ZM43 3C60 24 67 57 59 98C47 66 39 34 43 3Z"
    "M72 6C88 24 94 52 87 93C75 66 68 34 72 6Z",
    "search": "M40 5C60 4 75 20 75 40C75 47 73 54 69 60L97 85L86 97L58 70C53 73 47 75 40 75C20 75 5 60 5 40"
    "C4 20 20 5 40 5Z" + disc(40, 40, 21),
    "reroll": "M50 8C70 7 86 20 91 38L99 36L86 62L66 46L77 43C73 31 62 23 50 23C40 23 32 27 27 34L15 25"
    "C23 14 35 8 50 8ZM50 92C30 93 14 80 9 62L1 64L14 38L34 54L23 57C27 69 38 77 50 77C60 77 68 73 73 66"
    "L85 75C77 86 65 92 50 92Z",
    "rabbit": "M30 4C42 6 46 24 47 38L53 38C54 24 58 6 70 4C78 10 76 30 68 44C80 52 84 66 80 80"
    "C76 94 64 98 50 98"
    "C36 98 24 94 20 80C16 66 20 52 32 44C24 30 22 10 30 4Z"
    + discs(5, (39, 64), (61, 64))
    + "M44 78L56 78L50 86Z",
    "music": "M40 8L92 2L92 70C92 82 82 90 72 88C62 86 60 74 68 66C74 62 80 62 84 64L84 26L48 30L48 82"
    "C48 94 38 100 28 98C18 96 16 84 24 76C30 72 36 72 40 74Z",
    "candles": "M46 40L54 40L54 84L72 90L72 98L28 98L28 90L46 84ZM12 34L20 34L20 56L46 60L46 68L12 64Z"
    "M80 34L88 34L88 64L54 68L54 60L80 56ZM50 6C58 18 58 30 50 36C42 30 42 18 50 6Z"
    "M16 4C22 14 22 24 16 30C10 24 10 14 16 4ZM84 4C90 14 90 24 84 30C78 24 78 14 84 4Z",
    "rosary": discs(
        7, (50, 8), (72, 14), (86, 32), (84, 52), (66, 62), (28, 14), (14, 32), (16, 52), (34, 62)
    )
    + "M46 60L54 60L54 74L66 74L66 82L54 82L54 98L46 98L46 82L34 82L34 74L46 74Z",
    "end": "M32 4L68 5L96 32L95 68L68 96L32 95L4 68L5 32ZM24 41L76 41L76 59L24 59Z",
    "shield": "M50 3L90 15C92 50 82 80 50 98C18 80 8 50 10 15Z",
    "card": "M26 5L80 9C84 9 87 12 86 16L80 90C80 94 76 97 72 96L19 92C15 92 12 88 13 84L19 11"
    "C19 7 22 5 26 5Z"
    "M30 18L27 80L68 83L74 21Z",
    "item": "M36 22C36 6 64 6 64 22L76 24C86 26 90 34 90 44L92 88C92 93 89 96 84 96L16 96C11 96 8 93 8 88"
    "L10 44"
    "C10 34 14 26 24 24ZM44 22L56 22C56 14 44 14 44 22ZM28 54L72 54L72 66L56 66L56 74L44 74L44 66L28 66Z",
    "panic": "M38 4L62 5L58 64L43 64Z" + disc(50, 83, 13),
    "event": "M60 2L17 56L44 58L35 98L85 39L56 40Z",
    "terror": "M50 6C62 20 88 22 94 40C100 62 78 84 50 96C22 84 0 62 6 40C12 22 38 20 50 6Z"
    "M24 42L45 52C42 64 26 60 24 42ZM76 42L55 52C58 64 74 60 76 42ZM36 74L50 68L64 74L50 82Z",
    "power": "M52 3C61 24 87 37 83 65C81 85 66 97 50 96C32 97 17 85 17 65C17 49 30 42 32 28C40 34 43 42 40 50"
    "C53 42 57 24 52 3ZM50 58C42 66 38 72 40 80C42 88 58 88 60 80C62 72 58 66 50 58Z",
    "finale": "M6 40L94 38L95 92L7 94ZM3 27L88 4L92 19L7 36ZM22 25L34 31L44 19L33 15ZM52 16L64 23L74 11"
    "L63 8Z",
    "girl": "M48 4C68 2 80 16 78 36C77 50 70 60 62 64C78 68 88 80 90 98L22 98C23 86 28 76 36 70"
    "C26 76 14 76 4 70"
    "C16 64 20 52 20 38C20 18 30 5 48 4ZM52 22C44 26 40 34 42 44C44 52 50 56 56 55C64 53 68 44 66 34"
    "C64 26 58 20 52 22Z",
    "minion": "M50 8C62 6 72 16 70 28C68 38 62 42 62 46L82 54L78 64L62 60L64 96L36 96L38 60L22 64L18 54L38 46"
    "C38 42 32 38 30 28C28 16 38 6 50 8ZM40 22L48 26L40 32ZM60 22L52 26L60 32Z",
    # States of the heroine, decks and houses of a film.
    "moon": "M62 4C34 12 20 34 24 58C28 84 56 98 84 86C60 84 44 66 44 44C44 28 50 14 62 4Z"
    "M72 20L92 20L92 26L80 40L93 40L93 47L70 47L70 41L82 27L72 27Z",
    "sun": disc(50, 50, 22)
    + "M45 3L55 3L54 20L46 20ZM45 97L55 97L54 80L46 80ZM3 45L3 55L20 54L20 46ZM97 45L97 55L80 54L80 46Z"
    "M16 22L23 15L34 27L28 33ZM84 78L77 85L66 73L72 67ZM78 15L85 22L73 33L67 27ZM22 85L15 78L27 67L33 73Z",
    "stairs": "M4 12L28 12L28 34L50 34L50 56L72 56L72 78L96 78L96 96L54 96L54 76L32 76L32 54L12 54"
    "L12 32L4 32Z",
    "lock": "M26 46L26 30C26 12 36 4 50 4C64 4 74 12 74 30L74 46L84 46L84 96L16 96L16 46ZM38 46L62 46L62 30"
    "C62 20 58 15 50 15C42 15 38 20 38 30Z" + disc(50, 66, 8) + "M46 70L54 70L56 86L44 86Z",
    "house": "M50 4L97 46L85 47L86 96L15 96L16 47L3 46ZM42 60L60 60L60 96L42 96ZM26 54L36 54L36 66L26 66Z"
    "M66 54L76 54L76 66L66 66Z",
    "arrow": "M57 12L97 50L58 88L57 64L4 66L4 35L57 36Z",
    "follow": disc(28, 26, 14)
    + "M28 44C40 44 47 52 48 64L49 92L7 92L8 64C9 52 16 44 28 44ZM62 34L96 58L62 82L62 66L54 66L54 50L62 50Z",
    "star": "M50 3L62 36L97 38L70 60L80 95L50 75L21 94L30 60L3 38L38 36Z",
    "or": "M46 6L58 6L54 94L42 94Z",
    "each": "M38 8L62 8L62 38L92 38L92 62L62 62L62 92L38 92L38 62L8 62L8 38L38 38Z",
    "roll": "M12 34L56 20L70 64L26 78Z"
    + disc(34, 40, 6)
    + disc(48, 58, 6)
    + "M66 8L96 14L88 44L76 41L74 30L62 26Z",
    "nearest": disc(50, 50, 47) + disc(50, 50, 33) + disc(50, 50, 16),
    "half": disc(50, 50, 46) + "M50 14C70 14 86 30 86 50C86 70 70 86 50 86Z",
    "up": "M50 6L92 52L66 52L66 94L34 94L34 52L8 52Z",
    "down": "M50 94L8 48L34 48L34 6L66 6L66 48L92 48Z",
    "fist": "M18 46C17 37 26 32 33 37C35 28 45 27 50 34C54 27 65 28 67 36C73 31 83 35 83 45L85 62"
    "C85 78 77 87 68 90L68 99L33 99L33 90C22 86 15 76 16 62ZM31 46L35 46L35 62L31 62ZM47 44L51 44L51 61"
    "L47 61Z"
    "M64 46L68 46L68 62L64 62Z",
    "hand": "M34 99L34 86C24 78 16 66 9 54C6 48 13 43 18 48L30 60L25 20C24 12 34 10 36 18L42 48L43 10"
    "C43 2 54 2 54 10L56 47L63 15C65 7 75 9 74 17L68 54L78 40C82 34 90 39 87 46C80 62 76 76 70 86L70 99Z",
    "yes": "M6 54L22 38L41 57L78 14L95 29L42 88Z",
    "no": "M14 26L27 12L50 36L74 12L88 26L64 50L88 74L74 88L50 64L27 88L13 74L36 50Z",
    "eye": "M2 50C20 20 80 18 98 49C80 82 20 82 2 50ZM50 32C39 32 32 40 32 50C32 60 40 68 50 68"
    "C60 68 68 60 68 50C68 40 61 32 50 32Z" + disc(50, 50, 9),
    # What lies or stands on the map.
    "exit": "M6 4L56 4L56 24L44 24L44 16L18 16L18 84L44 84L44 76L56 76L56 96L6 96ZM62 24L98 50L62 76L62 61"
    "L32 61L32 39L62 39Z",
    "trap": "M3 58L13 24L25 52L36 20L46 50L50 24L54 50L64 20L75 52L87 24L97 58C92 82 72 93 50 92"
    "C28 93 8 82 3 58Z",
    "spikes": "M2 96L2 84L12 84L22 22L32 84L40 84L50 6L60 84L68 84L78 22L88 84L98 84L98 96Z",
    "status": "M50 4L96 50L50 96L4 50ZM44 24L56 24L54 58L46 58Z" + disc(50, 70, 7),
    "lure": "M50 2L57 34L84 14L66 42L98 50L66 58L84 86L57 66L50 98L43 66L16 86L34 58L2 50L34 42L16 14L43 34Z",
    "boat": "M5 60L95 60C91 82 78 93 66 92L34 93C22 92 9 82 5 60ZM46 6L54 6L54 54L46 54ZM58 10L86 50L58 50Z",
    "tunnel": "M4 92L6 56C8 26 28 8 50 8C72 8 92 26 94 56L96 92L72 92L72 60C72 46 62 36 50 36"
    "C38 36 28 46 28 60"
    "L28 92Z",
    # Items.
    "axe": "M40 30L30 98L20 96L30 28C18 26 12 18 12 6C26 12 36 12 46 8C64 4 80 10 90 28C74 28 62 38 56 52"
    "C54 42 48 34 40 30Z",
    "knife": "M94 6C92 34 74 54 52 64L40 52C54 34 72 16 94 6ZM36 56L48 68L18 96L6 84Z",
    "bat": "M96 8C100 14 98 22 92 28L46 70L30 92L18 98L4 84L10 72L32 56L76 8C82 2 92 2 96 8Z",
    "gun": "M4 26L92 24L94 44L64 46C64 58 58 62 48 62L44 62L36 92L12 88L22 52L4 46Z",
    "bow": "M22 4C58 14 74 34 74 50C74 66 58 86 22 96L20 90C44 80 60 66 60 50C60 34 44 20 20 10Z"
    "M20 10L26 10L26 90L20 90ZM30 46L84 46L84 38L98 50L84 62L84 54L30 54Z",
    "kit": "M34 26L34 12L66 12L66 26L94 26L94 90L6 90L6 26ZM42 26L58 26L58 20L42 20ZM44 40L56 40L56 52L68 52"
    "L68 64L56 64L56 76L44 76L44 64L32 64L32 52L44 52Z",
    "spray": "M30 36L66 36L70 48L70 96L26 96L26 48ZM38 14L58 14L58 32L38 32ZM64 18L92 6L92 12L68 24Z"
    "M66 26L94 26L94 32L66 32Z",
    "lid": disc(50, 50, 46) + disc(50, 50, 36) + disc(50, 50, 30) + "M38 46L62 46L62 54L38 54Z",
    "drink": "M30 6L70 6L76 20L74 92L26 92L24 20ZM54 30L36 58L48 58L44 78L64 48L52 48Z",
    "pills": "M14 46C2 34 20 12 34 22L56 44L36 68ZM60 50L86 62C100 72 84 98 68 90L42 74ZM72 14L92 10L94 20"
    "L74 24Z",
    "dice": "M8 22L50 12L60 54L18 64ZM54 62L92 52L98 88L62 98Z" + disc(34, 38, 7) + disc(77, 75, 7),
    "foot": "M38 6C54 2 64 14 62 32C60 50 66 64 74 74C82 86 72 98 56 94C38 92 26 74 26 50C24 30 26 10 38 6Z"
    "M34 16L40 16L38 34L32 34Z",
    "whistle": "M6 34L60 30L64 18L76 18L74 30L94 30L94 48L80 50C80 74 66 86 50 86C32 86 22 74 22 58L6 52Z"
    + disc(50, 60, 12),
    "torch": "M4 40L42 40L56 24L70 24L70 76L56 76L42 60L4 60ZM76 20L96 8L96 16L80 28ZM78 46L98 46L98 54"
    "L78 54Z"
    "M80 72L96 84L96 92L76 80Z",
    "map": "M4 16L34 6L34 82L4 94ZM38 6L64 18L64 94L38 82ZM68 18L96 6L96 82L68 94ZM46 38L56 42L52 60L44 56Z",
    "keys": disc(28, 30, 24) + disc(28, 30, 10) + "M42 44L50 36L96 82L92 96L80 94L78 84L70 84L68 74L60 72Z",
    "blade": "M50 2L64 24L60 64L40 64L36 24ZM28 66L72 66L72 74L58 74L58 98L42 98L42 74L28 74Z",
    "shears": disc(24, 78, 20)
    + disc(24, 78, 10)
    + disc(76, 78, 20)
    + disc(76, 78, 10)
    + "M34 62L62 2L70 6L44 70ZM66 62L38 2L30 6L56 70Z",
    "belt": "M2 36L98 32L98 66L2 68ZM34 28L66 26L66 72L34 74ZM42 38L58 37L58 62L42 63Z",
    "whip": "M6 94L30 66L38 74L14 100ZM34 68C60 60 70 44 58 30C48 18 30 26 36 40C28 22 44 6 62 12"
    "C90 22 84 62 40 76Z",
    "candy": "M46 50L54 50L52 99L48 99ZM50 2C62 2 68 10 67 18C80 18 84 34 74 40C72 52 56 56 50 50"
    "C44 56 28 52 26 40C16 34 20 18 33 18C32 10 38 2 50 2Z",
    "nose": disc(50, 52, 40) + disc(36, 38, 9),
    "ball": disc(50, 40, 36) + disc(38, 28, 8) + "M24 80L76 80L88 98L12 98Z",
    "snake": "M30 96C10 96 8 74 30 72L64 70C76 69 76 60 64 58L40 56C24 52 26 30 40 18L46 4L60 4L70 20"
    "C76 34 66 42 56 42C78 44 94 54 90 70C88 82 74 84 64 84L36 86C32 88 32 90 40 92ZM44 16L48 16L48 24"
    "L44 24ZM56 16L60 16L60 24L56 24Z",
    "thing": "M50 4L92 24L92 74L50 96L8 74L8 24ZM50 16L24 28L50 40L76 28ZM18 38L44 50L44 80L18 68Z",
}


def icon_shapes() -> list[Markup]:
    """Every icon, as a reusable shape."""
    return [shape(f"omen-{name}", path(d)) for name, d in ICONS.items()]


def icon(name: str, x: float, y: float, size: float, class_: str = "ink") -> Markup:
    """An icon, in the `fill` of its class."""
    return use(f"omen-{name}", class_, at(round(x, 2), round(y, 2), size))


# Notes -------------------------------------------------------------------------


#: The gap between two notes as a fraction of their size: usual, and smallest.
_GAP, _LEAST_GAP = 0.35, 0.15


def width_of_notes(notes: Sequence[Note], size: float, gap: float = _GAP) -> float:
    """How wide a row of notes is.

    >>> width_of_notes([("heart", "2")], 10) < width_of_notes([("heart", "2"), ("time", "−1")], 10)
    True
    """
    drawn = sum([_width_of_sign(sign, size) + _width_of_word(said, size) for sign, said in notes])
    return drawn + size * gap * max(0, len(notes) - 1)


def _width_of_sign(sign: str, size: float) -> float:
    return size * (0.6 if sign == "or" else 1.05) if sign else 0.0


def _width_of_word(said: str, size: float) -> float:
    return width_of(said.replace("+", "−"), size) * 0.95


def note_row(
    notes: Sequence[Note],
    x: float,
    y: float,
    size: float,
    width: float,
    *,
    middle: bool = True,
    class_: str = "",
) -> Markup:
    """A row of notes on the line `y`, centred on `x` or starting there.

    If they need more than `width`, they move closer; then icons become smaller and letters narrower.
    """
    gap = _LEAST_GAP if width_of_notes(notes, size) > width else _GAP
    total = width_of_notes(notes, size, gap)
    gaps = size * gap * (len(notes) - 1)
    narrow = max((width - gaps) / (total - gaps), 0.5) if total > width else 1.0
    left = x - min(total, width) / 2 if middle else x
    drawn, size = [], round(size, 2)
    for sign, said in notes:
        if sign:
            shift = -size * 0.2 if sign == "or" else 0.0
            high = round(size * narrow, 2)
            top = round(y - size * 0.34 - high / 2, 2)
            drawn.append(icon(sign, left + shift, top, high, f"omen is-{sign} {class_}".rstrip()))
        left += _width_of_sign(sign, size) * narrow
        wide = _width_of_word(said, size) * narrow
        if said:
            squeezed = wide if narrow < 1 else 0.0
            drawn.append(line(said, (round(left, 2), y), size, f"note {class_}".rstrip(), False, squeezed))
        left += wide + size * gap
    return join(*drawn)
