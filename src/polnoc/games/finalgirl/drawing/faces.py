"""Portraits of heroines, 100 by 100: head and shoulders, cut from paper, each with her attributes."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.markup import Markup
from polnoc.drawing.outlines import disc
from polnoc.drawing.shapes import at, layers, shape, use
from polnoc.drawing.silhouettes import Layered

_SHOULDERS: Final = "M7 99C8 85 17 77 33 73L41 70L41 58L59 58L59 70L67 73C83 77 92 85 93 99Z"
_EYES: Final = "M37 42C39 38 45 38 47 43C44 45 40 45 37 42ZM63 42C61 38 55 38 53 43C56 45 60 45 63 42Z"
_MOUTH: Final = "M44 53C48 55 52 55 56 53C54 57 46 57 44 53Z"
#: The hair of a heroine without a portrait of her own.
_CAP: Final = "M50 12C68 12 75 26 72 42L68 58L32 58L28 42C25 26 32 12 50 12Z"


def _face(hairline: str, features: str = _EYES + _MOUTH) -> str:
    """The light on a face below the hair: `hairline` leads from the left temple to the right one."""
    return f"M33 36{hairline}L67 36C67 53 60 63 50 63C40 63 33 53 33 36Z{features}"


FACES: Final[dict[str, Layered]] = {
    # A ponytail, a bow on her back.
    "laurie": Layered(
        (
            "M14 14C-2 38 -2 66 14 90L18 88C6 66 6 38 18 16ZM14 18L16 18L16 88L14 88Z",
            "M50 11C69 11 75 25 72 40C80 38 87 46 88 58C89 68 85 76 79 83C81 70 78 60 70 54L67 60L33 60"
            "C27 52 25 43 28 33C31 19 38 11 50 11Z",
            _SHOULDERS,
        ),
        _face("C42 32 54 28 59 21C61 29 64 33 67 36"),
    ),
    # A straight fringe, a hatchet over her shoulder.
    "reiko": Layered(
        (
            "M83 26L89 25L95 98L88 98Z",
            "M74 22C82 10 95 11 99 17L98 38C93 33 84 33 78 38Z",
            "M50 11C70 11 78 25 78 46L80 66L65 68L35 68L20 66L22 46C22 25 30 11 50 11Z",
            _SHOULDERS,
        ),
        _face("L33 35L67 34"),
    ),
    # Long waves, a torch.
    "selena": Layered(
        (
            "M50 10C72 10 80 26 77 44C76 54 84 60 82 70C80 80 86 85 83 95L17 95C14 85 20 80 18 70"
            "C16 60 24 54 23 44C20 26 28 10 50 10Z",
            _SHOULDERS,
            "M87 52L94 52L93 99L88 99Z",
        ),
        _face("C41 33 48 29 50 20C52 29 59 33 67 36")
        + "M91 20C96 31 100 37 96 46C92 52 85 50 84 43C84 37 90 33 91 20Z",
    ),
    # A bun, a bandage round her head, a plaster on her cheek.
    "adelaide": Layered(
        (disc(52, 8, 9), _CAP, _SHOULDERS),
        _face("L33 36L67 32", _EYES + _MOUTH + "M55 47L63 45L64 49L56 51Z") + "M30 28L69 23L71 29L29 34Z",
    ),
    # Spikes, a collar turned up.
    "barbara": Layered(
        (
            "M31 52L23 24L33 27L29 12L42 19L48 4L55 17L67 8L67 21L79 20L70 52Z",
            _SHOULDERS,
            "M28 99L20 62L44 80ZM72 99L80 62L56 80Z",
        ),
        _face(
            "L40 29L45 35L52 27L58 35L63 29",
            "M36 40L47 44L47 46L37 43ZM64 40L53 44L53 46L63 43ZM44 55L56 54L56 56L44 57Z",
        ),
    ),
    # A beret, round glasses.
    "iga": Layered(
        (
            "M33 28L67 28C71 38 71 48 68 58L32 58C29 48 29 38 33 28Z",
            "M20 26C20 10 66 2 82 17C86 26 70 31 50 31C34 31 21 33 20 26ZM54 6L58 -1L62 1L59 8Z",
            _SHOULDERS,
        ),
        _face(
            "L33 35L67 35",
            disc(42, 43, 6.5) + disc(42, 43, 4.5) + disc(58, 43, 6.5) + disc(58, 43, 4.5)
            + disc(42, 43, 1.6) + disc(58, 43, 1.6) + "M47 55C49 56 51 56 53 55C52 57 48 57 47 55Z",
        ),
    ),
    # Two plaits, a drop of blood.
    "wanda": Layered(
        (
            _CAP,
            _SHOULDERS,
            "M28 48L17 57L25 63L15 71L23 78L15 86L22 99L30 99L33 87L26 79L34 71L28 63L35 56Z",
            "M72 48L83 57L75 63L85 71L77 78L85 86L78 99L70 99L67 87L74 79L66 71L72 63L65 56Z",
        ),
        _face("C41 32 48 28 50 19C52 28 59 32 67 36")
        + "M50 74C54 81 58 86 56 92C54 97 46 97 44 92C42 86 46 81 50 74Z",
    ),
    # A wide hat, a watch on a chain.
    "dorota": Layered(
        (
            "M32 28L68 28C75 44 75 56 71 65L29 65C25 56 25 44 32 28Z",
            "M29 25L33 4C44 0 57 1 67 4L71 25Z",
            "M5 29C24 20 76 20 95 28C80 36 20 36 5 29Z",
            _SHOULDERS,
        ),
        _face("L33 38L67 37")
        + disc(50, 87, 10) + disc(50, 87, 7.5) + "M49 81L51 81L51 86L55 88L54 90L49 88Z",
    ),
    # A cloth over her eyes.
    "sabina": Layered(
        (
            "M50 7C70 7 80 23 78 42L86 61L76 58L78 73L68 65L66 70L34 70L32 65L22 73L24 58L14 61L22 42"
            "C20 23 30 7 50 7Z",
            "M70 36L90 27L85 38L95 47L72 45Z",
            _SHOULDERS,
        ),
        "M33 33L39 27L43 33L50 25L56 33L62 27L67 33L67 35L33 37Z"
        "M34 48L66 46C65 56 59 63 50 63C41 63 35 57 34 48Z" + _MOUTH,
    ),
    # A cloud of curls, a clover.
    "nina": Layered(
        (
            "M50 4C60 -1 71 5 73 12C83 12 89 22 86 31C94 37 93 49 85 53C87 63 78 69 70 66L30 66"
            "C22 69 13 63 15 53C7 49 6 37 14 31C11 22 17 12 27 12C29 5 40 -1 50 4Z",
            _SHOULDERS,
        ),
        _face("C36 29 42 31 46 27C50 31 54 31 58 27C62 29 65 32 67 36")
        + disc(68, 82, 4) + disc(77, 82, 4) + disc(68, 91, 4) + disc(77, 91, 4),
    ),
    # A headscarf, field glasses.
    "hana": Layered(
        (
            "M50 7C73 7 81 28 77 48C75 59 70 65 64 69L72 78L28 78L36 69C30 65 25 59 23 48C19 28 27 7 50 7Z",
            _SHOULDERS,
        ),
        _face(
            "C34 26 42 21 50 21C58 21 66 26 67 36",
            disc(41, 42, 7.5) + disc(41, 42, 3) + disc(59, 42, 7.5) + disc(59, 42, 3) + _MOUTH,
        ),
    ),
    # Anybody else.
    "stranger": Layered((_CAP, _SHOULDERS), _face("C40 26 60 26 67 36")),
}  # fmt: skip


def face_shapes() -> list[Markup]:
    """Every portrait, as a reusable shape."""
    return [shape(f"face-{name}", layers(face)) for name, face in FACES.items()]


def face_of(heroine: str) -> Layered:
    """The portrait of a heroine; one from a pack gets that of a stranger."""
    return FACES.get(heroine, FACES["stranger"])


def face(heroine: str, x: float, y: float, size: float, class_: str = "") -> Markup:
    """A portrait with its top left corner at a place."""
    name = heroine if heroine in FACES else "stranger"
    return use(f"face-{name}", f"figure {class_}".rstrip(), at(round(x, 2), round(y, 2), size))
