"""Frame by frame, in every game: each event is on the board for its time, in order, and the result last."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Route
from starlette.applications import Starlette

from polnoc.engine.events import Event
from polnoc.engine.match import Match
from polnoc.games import all_games, find_game
from tests.browser.conftest import Visit, Visitor, keep_picture
from tests.browser.quick_play import WHOLE_GAMES
from tests.browser.stages import FRAME, LOOK, IsIt, Scene, find_scene, problems, sit_at, watch
from tests.repeats import first_only

GAMES: Final = [game.id for game in all_games()]

#: Every game with and without motion; in a quick run they alternate.
MOTIONS: Final = ("no-preference", "reduce")
LOOKED_AT: Final = [
    (game, motion)
    for nth, game in enumerate(GAMES)
    for motion in (MOTIONS if WHOLE_GAMES else (MOTIONS[nth % 2],))
]

#: Scenes that must be shown, by keys of events: a killer phase, a duel, a guess, a hunt; and who watches.
#: A game that is not here shows the first answer that causes four events.
DRAMAS: Final = {
    "finalgirl": (0, {"terror", "dies"}),
    "straszydla": (0, {"wins-duel", "bids-shown"}),
    "duchy": (0, {"guesses", "found", "round-over"}),
    "bestia": (1, {"searches", "revealed"}),
}

#: Milliseconds between two samples of a story.
STORY_FRAME: Final = 400

#: At the brisk pace nobody waits longer than this for others.
BRISK_SECONDS: Final = 8.0


def drama(wanted: set[str]) -> IsIt:
    def is_it(events: list[Event], match: Match) -> bool:
        keys = {event.key for event in events}
        return not match.over and (wanted <= keys if wanted else len(events) > 3)

    return is_it


def ending(events: list[Event], match: Match) -> bool:
    return match.over


@cache
def scene_of(id: str, is_end: bool) -> Scene:
    game = find_game(id)
    seat, keys = DRAMAS.get(id, (0, set[str]()))
    return find_scene(game, {"players": game.players[0]}, ending if is_end else drama(keys), seat)


def check(visit: Visit, app: Starlette, scene: Scene, **how: object) -> list[str]:
    """Check a scene at the brisk pace; return what is wrong with its show."""
    still = how.get("reduced_motion") == "reduce"
    person, room = sit_at(visit, app, scene, pace="brisk", **how)
    name = f"stage-{room.game.id}-{'still' if still else 'moving'}-{person.page.viewport_size['width']}"  # type: ignore[index]
    watched = watch(person, room, scene, lambda nth: keep_picture(person.page, f"{name}-{nth:03}"))
    found = problems(watched, still)
    if len(watched.frames) * FRAME / 1000 > BRISK_SECONDS:
        found.append(f"it takes {len(watched.frames) * FRAME} ms")
    assert sum(len(message["beats"]) for message in watched.told) > 2, "there was nothing to see"
    return found


@pytest.mark.parametrize(("game", "motion"), LOOKED_AT)
def test_every_event_is_on_the_board_for_its_time(
    visit: Visit, app: Starlette, game: str, motion: str
) -> None:
    assert check(visit, app, scene_of(game, False), reduced_motion=motion) == []


@pytest.mark.parametrize("game", first_only("duchy", *[id for id in GAMES if id != "duchy"]))
def test_the_result_comes_last(visit: Visit, app: Starlette, game: str) -> None:
    scene = scene_of(game, True)
    person, room = sit_at(visit, app, scene, pace="brisk", width=360, height=740)
    watched = watch(person, room, scene)
    assert problems(watched, True) == []
    assert {beat["kind"] for beat in watched.told[-1]["beats"]} & {"win", "lose"}
    assert watched.frames[-1]["end"] and not watched.frames[-2]["end"]
    check_story(person, watched.frames[-1])


def check_story(person: Visitor, before: dict[str, Any]) -> None:
    """The story is shown on the board, the result last; then the page is as it was."""
    page = person.page
    page.locator("[data-story]").click()
    page.locator("#table[data-story]").wait_for()
    frames = [before]
    while page.locator("#table[data-story]").count():
        frames.append(page.evaluate(LOOK) or frames[-1])
        page.clock.run_for(STORY_FRAME)
    told = list(dict.fromkeys([frame["said"] for frame in frames if frame["said"]]))
    kinds = dict.fromkeys([(frame["said"], frame["kind"]) for frame in frames if frame["said"]])
    assert len(told) > 1 and {kind for _, kind in list(kinds)[-2:]} & {"win", "lose"}, told[-2:]
    assert len({str(frame["pieces"]) for frame in frames}) > 2, "the board goes along"
    assert not [frame["said"] for frame in frames if not frame["readable"]], "nothing lies over the words"
    after = page.evaluate(LOOK)
    assert [after["pieces"], after["lines"], after["end"]] == [
        before["pieces"],
        before["lines"],
        before["end"],
    ]

    page.locator("[data-story]").click()
    page.locator("#table[data-story][data-show]").wait_for()
    page.keyboard.press("Escape")
    page.locator("#table:not([data-story]):not([data-show])").wait_for()
    assert page.evaluate(LOOK)["pieces"] == before["pieces"], "whoever skips it is where he was"


#: Faults planted in the page's own script, with a description.
MUTATIONS: Final = {
    "a beat is dropped": ("...beats.map(prepared)", "...beats.map(prepared).toSpliced(1, 1)"),
    "two are swapped": (
        "...beats.map(prepared)",
        '...beats.map(prepared).sort(({ kind }) => (kind === "ask" ? -1 : 0))',
    ),
    "the result is early": ("queue.push(...beats", "end(); end = () => {}; queue.push(...beats"),
    "the board is ahead": (
        "queue.push(...beats",
        "beats.forEach((one) => apply(prepared(one), 0)); queue.push(...beats",
    ),
    "it is too quick": ("setTimeout(advance, time)", "setTimeout(advance, time / 2)"),
}


@pytest.mark.parametrize("fault", first_only(*MUTATIONS))
def test_planted_faults_are_found(visit: Visit, app: Starlette, fault: str) -> None:
    old, new = MUTATIONS[fault]
    scene = scene_of("duchy", False)

    def mutate(route: Route) -> None:
        reply = route.fetch()
        assert old in reply.text()
        route.fulfill(response=reply, body=reply.text().replace(old, new))

    def come(**how: object) -> object:
        person = visit(**how)
        person.page.route("**/static/show.js", mutate)
        return person

    assert check(come, app, scene) != []  # type: ignore[arg-type]
