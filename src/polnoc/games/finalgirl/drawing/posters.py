"""Pictures of Final Girl that stand alone: enemies, places and heroines, the cover of a film, its scenes."""

from __future__ import annotations

from typing import Final

from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.parts import night_cover
from polnoc.drawing.posters import poster_picture
from polnoc.drawing.shapes import at, cut_out, layers
from polnoc.engine.options import GameOptions
from polnoc.engine.stories import ScenePicture
from polnoc.engine.views import View
from polnoc.engine.wording import Say
from polnoc.games.finalgirl.drawing import film_dream, film_haunting, film_sky, film_wrath
from polnoc.games.finalgirl.drawing.faces import face_of
from polnoc.games.finalgirl.drawing.map import PICTURE_OF, PICTURES
from polnoc.games.finalgirl.drawing.silhouettes import FIGURES, killer_figure, minion_figure
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.options import FinalGirlOptions

OPTIONS: Final = ("killer", "location", "heroine")

#: How hard an enemy is to beat, from 1 to 3, by how often bots win: see `reports/finalgirl.md`.
KILLER_DIFFICULTY: Final = {
    "hammer": 1,
    "pack": 2,
    "parade": 3,
    "dream": 2,
    "wrath": 2,
    "haunting": 2,
    "sky": 2,
}

#: What stands at a location, for a poster and for a cover: a picture of the map, its place and its size.
_SIGHTS: Final = {
    "camp": (("firs", -8, 30, 62), ("cabin", 40, 58, 42), ("firs", 72, 26, 64)),
    "fair": (("wheel", 2, 12, 76), ("tent", 62, 44, 56), ("stalls", 26, 70, 36)),
    "lane": film_dream.SIGHTS,
    "groves": film_wrath.SIGHTS,
    "harbour": film_sky.SIGHTS,
    "manor": film_haunting.SIGHTS,
}
_COVER_SIGHTS: Final = {
    "camp": (
        ("firs", -20, 170, 260),
        ("firs", 120, 230, 170),
        ("firs", 380, 180, 240),
        ("firs", 480, 240, 170),
        ("firs", 270, 268, 110),
    ),
    "fair": (("wheel", -30, 110, 290), ("tent", 400, 190, 210), ("stalls", 240, 276, 110)),
    "lane": film_dream.COVER_SIGHTS,
    "groves": film_wrath.COVER_SIGHTS,
    "harbour": film_sky.COVER_SIGHTS,
    "manor": film_haunting.COVER_SIGHTS,
}
#: Moods of scenes in which the killer, or else its minions, are seen; and in which victims lie on the ground.
_WITH_KILLER: Final = frozenset(
    {"fear", "fight", "finale", "first-blood", "fury", "killer-returns", "loss", "lost", "massacre", "power",
     "scream", "trap", "wound"}
)  # fmt: skip
_WITH_MINIONS: Final = frozenset({"swarm"})
_DEADLY: Final = frozenset({"first-blood", "loss", "massacre", "scream"})
#: At most this many victims are drawn.
_MOST_VICTIMS: Final = 5


# What can be chosen ----------------------------------------------------------------------


def picture(game: FinalGirlGame, option: str, value: str) -> Markup:
    """An enemy, a location or a heroine."""
    return {"killer": _killer, "location": _location, "heroine": _heroine}[option](game, value)


def _killer(game: FinalGirlGame, id: str) -> Markup:
    minion = _figure(minion_figure(id), "is-minion", 78, 70, 44) if game.box.killers[id].minions else None
    return poster_picture(game.id, _figure(killer_figure(id), "is-killer", 10, 14, 100), minion)


def _location(game: FinalGirlGame, id: str) -> Markup:
    return poster_picture(game.id, *_sights(_SIGHTS.get(id, (("sign", 34, 40, 60),))))


def _heroine(game: FinalGirlGame, id: str) -> Markup:
    return poster_picture(game.id, _face(id, 8, 16, 104))


def note(game: FinalGirlGame, option: str, value: str, say: Say) -> str:
    """Health, how hard an enemy is, and how large a location."""
    if option == "location":
        spaces = game.box.locations[value].spaces
        exits = len([space for space in spaces if space.exit])
        return say("poster-location", spaces=len(spaces), exits=exits)
    if option == "heroine":
        return say("poster-health", n=game.box.heroines[value].health)
    health, difficulty = game.box.killers[value].health, KILLER_DIFFICULTY.get(value, 0)
    if health is None:
        return say("poster-enemy-no-health", difficulty=difficulty)
    return say("poster-enemy", n=health, difficulty=difficulty)


# Covers and scenes -----------------------------------------------------------------------


def cover(game: FinalGirlGame, chosen: GameOptions, say: Say) -> Markup:
    """The cover of one film: its enemy behind its heroine, where it happens."""
    assert isinstance(chosen, FinalGirlOptions)
    return cover_of(chosen.killer, chosen.location, say("game-name"), chosen.heroine)


def portraits(game: FinalGirlGame, chosen: GameOptions, seat: int, view: View | None) -> list[Markup]:
    """The heroine."""
    assert isinstance(chosen, FinalGirlOptions)
    return [_heroine(game, chosen.heroine)]


def cover_of(killer: str, location: str, title: str, heroine: str = "") -> Markup:
    """A cover; without a heroine, with the figure that stands for any of them."""
    her = _face(heroine, 318, 196, 210) if heroine else _figure("heroine", "is-heroine", 330, 216, 176)
    return night_cover(
        title,
        "finalgirl",
        (226, 176, 122),
        "M0 330C120 300 240 326 330 316C420 306 500 322 560 314L560 420L0 420Z",
        *_sights(_COVER_SIGHTS.get(location, _COVER_SIGHTS["camp"])),
        tag("path", d="M0 392C160 380 380 396 560 384L560 420L0 420Z", class_="lake"),
        _figure(killer_figure(killer), "is-killer", 96, 120, 270),
        her,
    )


def scene(game: FinalGirlGame, chosen: GameOptions, shown: ScenePicture) -> Markup:
    """A scene of the film: the place, who is there, and what has become of the others."""
    assert isinstance(chosen, FinalGirlOptions)
    place = PICTURES[PICTURE_OF.get(shown.place, "path")]
    people = [
        *_enemies(chosen.killer, shown),
        *_victims(shown),
        None if shown.mood == "lost" else _face(chosen.heroine, 226, 34, 100),
    ]
    moon = "moon is-red" if shown.mood in _DEADLY or shown.mood == "lost" else "moon"
    return tag(
        "svg",
        tag("rect", width=340, height=130, class_="sky"),
        tag("circle", cx=168, cy=52, r=44, class_=moon),
        tag("path", d=place, class_="cover-firs", fill_rule="evenodd", transform=at(10, 24, 100)),
        tag("path", d="M0 112C80 104 200 116 340 106L340 130L0 130Z", class_="hills"),
        *people,
        viewBox="0 0 340 130",
        class_=f"cover cover-finalgirl film-picture is-{shown.mood}",
        aria_hidden="true",
        focusable="false",
    )


def _enemies(killer: str, shown: ScenePicture) -> list[Markup]:
    if shown.mood in _WITH_KILLER:
        return [_figure(killer_figure(killer), "is-killer", 122, 18, 100)]
    if shown.mood in _WITH_MINIONS:
        return [_figure(minion_figure(killer), "is-minion", x, 62, 52) for x in (112, 160)]
    return []


def _victims(shown: ScenePicture) -> list[Markup]:
    """Those who die lie on the ground, those who get away stand."""
    drawn = []
    for nth in range(min(shown.n, _MOST_VICTIMS)):
        x, y = 76 + nth * 24, 100 if shown.mood in _DEADLY else 82
        turned = f"rotate(90 {x + 12} {y + 8}) " if shown.mood in _DEADLY else ""
        class_ = "figure victim is-lost" if turned else "figure victim is-saved"
        drawn.append(tag("g", cut_out(FIGURES["victim"]), class_=class_, transform=turned + at(x, y, 26)))
    return drawn


# Pieces ----------------------------------------------------------------------------------


def _sights(sights: tuple[tuple[str, int, int, int], ...]) -> list[Markup]:
    return [
        tag("path", d=PICTURES[name], class_="cover-firs", fill_rule="evenodd", transform=at(x, y, size))
        for name, x, y, size in sights
    ]


def _figure(name: str, class_: str, x: float, y: float, size: float) -> Markup:
    """A figure that does not depend on shared shapes."""
    return tag("g", cut_out(FIGURES[name]), class_=f"figure {class_}", transform=at(x, y, size))


def _face(heroine: str, x: float, y: float, size: float) -> Markup:
    return tag("g", layers(face_of(heroine)), class_="figure is-heroine", transform=at(x, y, size))
