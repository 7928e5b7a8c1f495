"""Portraits of hunters, 100 by 100: head and shoulders, with what each of them carries."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.outlines import disc
from polnoc.drawing.silhouettes import Layered

_SHOULDERS: Final = "M5 99C6 84 16 76 32 72L41 69L41 58L59 58L59 69L68 72C84 76 94 84 95 99Z"
_EYES: Final = "M37 42L46 43L45 46L38 45ZM63 42L54 43L55 46L62 45Z"
_MOUTH: Final = "M44 55L56 55L54 58L46 58Z"


def _face(brow: str, features: str = _EYES + _MOUTH, chin: int = 63) -> str:
    """The light parts of a face: `brow` leads from the left temple to the right one."""
    return f"M33 36{brow}L67 36C67 53 60 {chin} 50 {chin}C40 {chin} 33 53 33 36Z{features}"


FACES: Final[dict[str, Layered]] = {
    # A helmet with a crest, a banner.
    "assar": Layered(
        (
            "M86 6L91 6L91 99L86 99ZM60 8L86 8L86 34L74 26L60 34Z",
            "M50 2C56 2 60 6 60 14L66 18C74 26 74 40 71 52L66 60L34 60L29 52C26 40 26 26 34 18L40 14"
            "C40 6 44 2 50 2Z",
            _SHOULDERS,
        ),
        _face(
            "L34 34L47 36L47 48L53 48L53 36L66 34",
            "M36 41L45 42L44 45L37 44ZM64 41L55 42L56 45L63 44Z" + _MOUTH,
        ),
    ),
    # A great beard, a hammer.
    "grimgier": Layered(
        (
            "M86 30L92 30L94 99L87 99ZM74 10L100 8L100 32L74 32Z",
            "M50 8C68 8 76 22 73 40L78 60C78 78 64 90 50 94C36 90 22 78 22 60L27 40C24 22 32 8 50 8Z",
            "M5 99C6 86 14 80 26 78L36 88L50 96L64 88L74 78C86 80 94 86 95 99Z",
        ),
        "M33 30L67 30L67 46C62 52 56 50 50 54C44 50 38 52 33 46Z"
        "M37 38L46 40L46 43L37 42ZM63 38L54 40L54 43L63 42Z",
    ),
    # A deep hood, an eye on her brow, a staff.
    "helga": Layered(
        (
            "M86 34L91 34L93 99L87 99Z",
            disc(88, 22, 12),
            "M50 2C72 8 80 30 77 50C76 62 84 70 86 80L14 80C16 70 24 62 23 50C20 30 28 8 50 2Z",
            _SHOULDERS,
        ),
        _face(
            "C36 24 44 18 50 16C56 18 64 24 67 36",
            _EYES + _MOUTH + "M44 28C47 24 53 24 56 28C53 32 47 32 44 28Z",
        )
        + disc(88, 22, 5),
    ),
    # Hair tied up, a bow.
    "iona": Layered(
        (
            "M78 4C104 26 104 70 80 96L77 93C97 70 97 28 75 8ZM77 8L79 8L80 94L78 94Z",
            disc(50, 6, 8),
            "M50 11C67 11 74 24 72 40L67 58L33 58L28 40C26 24 33 11 50 11Z",
            _SHOULDERS,
        ),
        _face(
            "C38 26 62 26 67 36",
            "M37 43C39 39 45 39 47 43C44 46 40 46 37 43ZM63 43C61 39 55 39 53 43C56 46 60 46 63 43Z" + _MOUTH,
        ),
    ),
    # A fur hat, a trap with teeth.
    "krim": Layered(
        (
            "M20 30C18 10 34 2 50 3C66 2 82 10 80 30L84 44L74 46L70 58L30 58L26 46L16 44Z",
            _SHOULDERS,
        ),
        _face("L33 38L67 38", "M37 43L46 44L46 46L38 46ZM63 43L54 44L54 46L62 46ZM38 53L62 53L60 59L40 59Z")
        + "M28 92L28 82L34 88L40 80L46 88L52 80L58 88L64 80L70 88L74 82L74 92Z",
    ),
    # A crest of hair, paint over her eyes, two blades.
    "varja": Layered(
        (
            "M97 2L90 60L82 57ZM3 2L18 57L10 60Z",
            "M50 12L56 0L60 10L68 4L67 16C73 24 74 40 71 52L66 60L34 60L29 52C26 40 27 24 33 16L36 12"
            "L42 2L46 10Z",
            _SHOULDERS,
        ),
        _face("L44 30L50 22L56 30", "M33 40L47 41L47 46L33 47ZM67 40L53 41L53 46L67 47Z" + _MOUTH),
    ),
    # Any other hunter.
    "hunter": Layered(
        ("M50 3C68 4 76 18 74 36L70 60L30 60L26 36C24 18 32 4 50 3Z", _SHOULDERS), _face("C36 26 64 26 67 36")
    ),
}  # fmt: skip


def face_of(hunter: str) -> Layered:
    """The portrait of a hunter; hunters from packs share one."""
    return FACES.get(hunter, FACES["hunter"])
