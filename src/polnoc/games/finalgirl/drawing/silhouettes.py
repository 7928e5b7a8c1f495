"""Silhouettes of the heroine, killers, their minions and victims, 100 by 100."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.markup import Markup
from polnoc.drawing.outlines import disc
from polnoc.drawing.shapes import at, cut_out, shape, use
from polnoc.drawing.silhouettes import Silhouette
from polnoc.games.finalgirl.drawing import film_dream, film_haunting, film_sky, film_wrath

#: A pawn that can be counted from afar.
_PAWN: Final = disc(50, 23, 20) + "M50 47C69 46 80 58 81 73L84 99L16 99L19 73C20 58 31 46 50 47Z"

FIGURES: Final[dict[str, Silhouette]] = {
    # She stands, turned to the light of her lantern.
    "heroine": Silhouette(
        "M44 3C55 0 65 7 64 18C64 22 63 25 61 28C64 30 65 33 66 36L84 52L90 50L92 56L82 61L64 51L66 62L62 68"
        "L66 98L54 99L49 72L45 99L32 98L38 68C33 60 32 50 34 40C31 46 25 50 17 51C23 44 25 37 26 28"
        "C26 15 32 6 44 3Z"
        "M82 62L94 61L96 66L98 86L80 87L81 67Z",
        "M51 14C56 12 60 15 59 20C58 25 54 27 51 25C48 22 48 17 51 14ZM85 69L93 68L94 82L84 83Z",
    ),
    # Broad shoulders, a sack over the head, a hammer.
    "hammer": Silhouette(
        "M38 8C46 2 58 3 63 11C66 17 65 26 63 32C75 35 84 43 87 56L84 79L73 80L71 65L71 98L54 99L51 77L48 99"
        "L30 98L31 64L27 70L14 66L18 50C21 40 29 34 38 32C34 24 34 14 38 8Z"
        "M1 6L19 2L23 21L16 23L19 47L13 50L9 25L5 26Z",
        "M42 16L50 19L44 24ZM60 16L54 19L60 24Z",
    ),
    # A top hat, tails, a hand that holds strings.
    "parade": Silhouette(
        "M38 20L38 1L63 2L62 20L71 23L70 28L63 28C63 35 59 40 56 42C66 44 71 50 73 58L84 34L80 24L88 20L94 34"
        "L82 62L74 76L70 70L76 99L59 98L51 76L43 99L25 98L31 70C27 62 28 48 34 44L45 42C41 39 38 34 38 28"
        "L30 27L30 22Z"
        "M80 40L82 40L78 72L76 72ZM88 40L90 40L90 74L88 74ZM70 76L82 74L84 82L72 84ZM84 76L96 76L96 84"
        "L84 84Z",
        "M43 29L49 31L44 35ZM59 29L53 31L58 35ZM45 54L55 54L50 66Z",
    ),
    # The head of a hound.
    "pack": Silhouette(
        "M12 6C22 12 30 20 34 30C44 26 56 26 66 30C70 20 78 12 88 6C92 24 88 40 80 50C82 60 76 68 70 74L64 92"
        "L50 99L36 92L30 74C24 68 18 60 20 50C12 40 8 24 12 6Z"
        "M40 80L44 88L48 82L52 82L56 88L60 80L50 74Z",
        "M29 46L44 52C42 60 30 58 29 46ZM71 46L56 52C58 60 70 58 71 46Z",
    ),
    "haunting": film_haunting.GHOST,
    # Any other killer: a hood.
    "stranger": Silhouette(
        "M50 2C66 4 76 18 76 36C76 44 80 50 86 58L92 99L8 99L14 58C20 50 24 44 24 36C24 18 34 4 50 2Z"
        "M50 16C40 18 35 26 36 36C37 46 44 52 50 52C56 52 63 46 64 36C65 26 60 18 50 16Z",
        "M41 32L48 35L42 39ZM59 32L52 35L58 39Z",
    ),
    "dream": film_dream.DOCTOR,
    "wrath": film_wrath.SERPENT,
    "sky": film_sky.FLOCK,
    "bird": film_sky.BIRD,
    "puppet": Silhouette(
        disc(50, 36, 15)
        + "M30 2L70 2L70 8L30 8ZM32 8L35 8L24 58L21 57ZM65 8L68 8L79 57L76 58ZM49 8L51 8L51 22L49 22Z"
        "M40 53L60 53L63 78L37 78ZM14 58L28 56L29 64L15 67ZM72 56L86 58L85 67L71 64ZM36 81L47 81L44 99L33 99Z"
        "M53 81L64 81L67 99L56 99Z",
        "M42 32L48 34L43 38ZM58 32L52 34L57 38Z",
    ),
    "hound": Silhouette(
        "M2 44C8 40 16 42 22 46L62 44L72 26L70 14L80 22L88 20L98 34L96 42L84 44L80 60L78 64L80 98L70 98L66 70"
        "L36 68L30 80L32 98L22 98L20 78L16 60C12 56 6 52 2 44Z",
        "M82 29L89 30L84 34Z",
    ),
    "victim": Silhouette(_PAWN),
    # Special victims are known by what they wear: a star, a flame, a heart.
    "victim-1": Silhouette(_PAWN, "M50 54L55 66L68 67L58 75L62 88L50 81L38 88L42 75L32 67L45 66Z"),
    "victim-2": Silhouette(_PAWN, "M51 52C58 62 68 68 66 80C64 90 56 93 50 93C43 93 35 90 34 80"
    "C34 72 42 70 51 52Z"),
    "victim-3": Silhouette(_PAWN, "M50 92C36 82 30 74 31 66C33 57 44 56 50 64C56 56 67 57 69 66"
    "C70 74 64 82 50 92Z"),
}  # fmt: skip

#: The figures of killers and of their minions.
KILLERS: Final = ("hammer", "parade", "pack", "dream", "wrath", "sky", "haunting")
MINIONS: Final = {"parade": "puppet", "pack": "hound", "sky": "bird"}


def figure_shapes() -> list[Markup]:
    """Every figure, as a reusable shape."""
    return [shape(f"figure-{name}", cut_out(figure)) for name, figure in FIGURES.items()]


def figure(name: str, x: float, y: float, size: float, class_: str = "") -> Markup:
    """A figure with its top left corner at a place."""
    return use(f"figure-{name}", f"figure {class_}".rstrip(), at(round(x, 2), round(y, 2), size))


def killer_figure(id: str) -> str:
    """The name of a killer's figure; an unknown killer wears a hood."""
    return id if id in KILLERS else "stranger"


def minion_figure(id: str) -> str:
    """The name of the figure of a killer's minions."""
    return MINIONS.get(id, "puppet")
