"""Learning: lessons to play, and the rulebook to look things up in.

The URL of a page is the only state of a reader's progress through a lesson:

- `/learn/duchy`                     the lessons
- `/learn/duchy/hiding/2`            a step of a lesson, waiting for an answer
- `/learn/duchy/hiding/2?said=use`   the same step after an answer: its result, or why it is refused

So reload, back, forward and links work by themselves, and no script is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from polnoc.drawing.icons import icon
from polnoc.drawing.markup import Markup, tag
from polnoc.drawing.sheets import BOARD, TRAY, TURN, Drawing, Offer
from polnoc.engine.actions import Action, NotationError
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.origins import SOURCES, Counted, count_parts, read_origins
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.games import UnknownGame, find_game, package_of
from polnoc.lessons import READER, Lesson, Moment, Stage, Verdict, read_lessons
from polnoc.table import layout
from polnoc.table.layout import Reader, button, post_form, tool_link
from polnoc.table.new_table import play_now
from polnoc.table.panels import LISTED_OPTIONS, MEDIUM_CHARS, SHORT_CHARS, choice_button
from polnoc.table.progress import is_done, lesson_mark
from polnoc.table.requests import BadRequest, add_progress, as_number, html, not_found, read_form, reader_of
from polnoc.table.rulebook import Rule, Rulebook, markdown, marked, rulebook_of
from polnoc.words import Words

#: The longest answer, piece or search text, in characters.
ANSWER_CHARS: Final = 80
#: A path below the rulebook, instead of a rule: which content is from the rulebook and which is ours.
ORIGINS: Final = "origins"


@dataclass(slots=True)
class Spot:
    """A reader's place: a step, counted from 1, of a lesson."""

    reader: Reader
    game: AnyGame
    lessons: tuple[Lesson, ...]
    lesson: Lesson
    step: int

    @property
    def stage(self) -> Stage:
        return self.lesson.stages[self.step - 1]

    @property
    def last(self) -> bool:
        """Whether this is the last step of the lesson."""
        return self.step == len(self.lesson.stages)

    def address(self, ahead: int = 0) -> str:
        """The URL of this step, or of one before or after it."""
        return f"/learn/{self.game.id}/{self.lesson.id}/{self.step + ahead}"

    def words(self) -> Words:
        """The words of the game, addressed to the seat whose view is shown."""
        said = layout.game_words(self.game.id, self.reader.language)
        names = [said.text(key) for key in self.lesson.names]
        reader = self.lesson.cast.index(READER)
        if self.stage.seat != reader:  # with another seat's view, the reader is not "you"
            names[reader] = said.text("name-person", number=reader + 1)
        return Words(self.reader.language, self.game, names, self.stage.seat, self.stage.moment.chosen)

    def rulebook(self) -> Rulebook:
        """The rulebook in the reader's language."""
        return rulebook_of(self.game, self.reader.language)


# Requests -------------------------------------------------------------------------


def _game(request: Request) -> AnyGame | None:
    try:
        return find_game(request.path_params["game"])
    except UnknownGame:
        return None


def _spot(request: Request) -> Spot | None:
    game = _game(request)
    lessons = read_lessons(game) if game else ()
    step = as_number(request.path_params["step"])
    for lesson in lessons:
        if game and lesson.id == request.path_params["lesson"] and 1 <= step <= len(lesson.stages):
            return Spot(reader_of(request), game, lessons, lesson, step)
    return None


def _action(spot: Spot, text: str) -> Action:
    """Parse a reader's answer; raises BadRequest if it is not an action of the game."""
    try:
        return spot.game.actions.parse(text[:ANSWER_CHARS])
    except NotationError as error:
        raise BadRequest(spot.words().text(error.key, **error.told)) from None


async def _lessons(request: Request) -> Response:
    game = _game(request)
    if game is None or not read_lessons(game):
        return await not_found(request)
    return html(lessons_page(game, reader_of(request)))


async def _step(request: Request) -> Response:
    spot = _spot(request)
    if spot is None:
        return await not_found(request)
    said = request.query_params.get("said")
    if said is None or not spot.stage.asks:
        return _shown(request, spot, None)
    action = _action(spot, said)
    if spot.stage.step.quick and spot.stage.judge(action).right:
        return RedirectResponse(spot.address(1), 303)
    return _shown(request, spot, action)


def _shown(request: Request, spot: Spot, said: Action | None) -> Response:
    """Show a step; reaching the end of a lesson completes it, which the browser remembers."""
    response = html(step_page(spot, said))
    if spot.last and (not spot.stage.asks or (said and spot.stage.judge(said).right)):
        add_progress(request, response, lesson_mark(spot.game, spot.lesson.id))
    return response


async def _answer(request: Request) -> Response:
    """Redirect from an answer to the page with its result; a piece that means nothing leads nowhere."""
    form = await read_form(request)
    spot = _spot(request)
    if spot is None:
        return await not_found(request)
    text = form.get("action") or _meant(spot, form.get("piece", ""))
    if not text:
        return Response(status_code=204)
    said = urlencode({"said": _action(spot, text).text})
    return RedirectResponse(f"{spot.address()}?{said}", 303)


def _meant(spot: Spot, piece: str) -> str:
    """The action that somebody means by choosing a piece of the board, legal or not."""
    view = spot.stage.moment.view(spot.stage.seat)
    return layout.drawer_of(spot.game).intention(spot.game, view, piece[:ANSWER_CHARS])


async def _rules(request: Request) -> Response:
    game = _game(request)
    if game is None:
        return await not_found(request)
    about = request.query_params.get("q", "").strip()[:ANSWER_CHARS]
    return html(rules_page(game, reader_of(request), about))


async def _rule(request: Request) -> Response:
    game = _game(request)
    if game and request.path_params["id"] == ORIGINS:
        return html(origins_page(game, reader_of(request)))
    known = rulebook_of(game, reader_of(request).language).rules if game else {}
    for id in known:
        if game and id.lower() == request.path_params["id"].lower():
            return RedirectResponse(f"/rules/{game.id}#{id}", 303)
    return await not_found(request)


# The lessons ----------------------------------------------------------------------


def lessons_page(game: AnyGame, reader: Reader) -> str:
    """All lessons of a game."""
    words = layout.game_words(game.id, reader.language)
    title = words.own("learn-title", game=words.text("game-name"))
    rows = [
        _lesson_card(game, lesson, is_done(game, lesson.id, reader.progress), words)
        for lesson in read_lessons(game)
    ]
    links = tag(
        "div",
        tag("a", icon("rules"), words.text("page-rules"), class_="button", href=f"/rules/{game.id}"),
        play_now(game, words, reader, words.text("learn-play"), main=False),
        class_="lesson-go",
    )
    intro = tag("p", words.text("learn-intro"), class_="lesson-intro")
    listed = tag("ol", *rows, class_="lesson-list")
    return layout.simple_page(reader, title, intro, listed, links, back=f"/learn/{game.id}")


def _lesson_card(game: AnyGame, lesson: Lesson, done: bool, words: Words) -> Markup:
    steps = words.text("learn-steps", steps=len(lesson.stages))
    link = tag("a", words.text(lesson.key), href=f"/learn/{game.id}/{lesson.id}/1")
    about = tag("p", words.text(lesson.about))
    mark = tag("strong", words.text("learn-mark"), class_="done-mark") if done else None
    small = tag("small", steps, " ", mark)
    return tag("li", tag("h2", link), about, small, class_="lesson-card is-done" if done else "lesson-card")


# A step ---------------------------------------------------------------------------


def step_page(spot: Spot, said: Action | None = None) -> str:
    """A step: the table as a player sees it, the explanation, and the result of an answer."""
    stage, words = spot.stage, spot.words()
    verdict = stage.judge(said) if said else None
    right = verdict is not None and verdict.right
    moment = stage.outcomes[said] if said and right else stage.moment
    drawing = _draw(spot, moment, words, playable=not right)
    side = tag(
        "div",
        _panel(spot, verdict, words),
        None if right or not stage.asks else _choices(spot, words),
        _log(moment, stage.seat, words),
        class_="lesson-side",
    )
    main = tag(
        "main",
        side,
        tag("section", drawing.at(TRAY), class_="hand"),
        tag("section", drawing.at(BOARD), class_="board"),
        class_="table lesson",
        id="table",
    )
    title = f"{_step_of(spot, words)}, {words.text(spot.lesson.key)}"
    skip = tag("a", words.text("learn-skip"), href="#lesson", class_="skip-link")
    body = (skip, drawing.shapes, _bar(spot, said, drawing, words), main)
    return layout.document(spot.reader, title, *body, scripts=("learn.js", "zoom.js"), games=(spot.game.id,))


def _draw(spot: Spot, moment: Moment, words: Words, playable: bool) -> Drawing:
    stage, board = spot.stage, layout.drawer_of(spot.game).Board
    options = list(moment.options(stage.seat)) if playable and stage.asks else []
    view = moment.view(stage.seat)
    return board.once(spot.game, view, options, words.text, words.names, aids=stage.step.aids)


def _bar(spot: Spot, said: Action | None, drawing: Drawing, words: Words) -> Markup:
    here = f"{spot.address()}?{urlencode({'said': said.text})}" if said else spot.address()
    tools = tag(
        "nav",
        tool_link(f"/learn/{spot.game.id}", "menu", words.text("learn-all")),
        tool_link(f"/rules/{spot.game.id}", "rules", words.text("page-rules")),
        *layout.preferences(words, here, spot.reader.theme),
        class_="tools",
        aria_label=words.text("page-tools"),
    )
    return tag("header", layout.brand(), tag("div", drawing.at(TURN), class_="turn"), tools, class_="bar")


def _panel(spot: Spot, verdict: Verdict | None, words: Words) -> Markup:
    """The explanation, the verdict on an answer, and a button to continue once the step is done."""
    right = verdict is not None and verdict.right
    onward = None
    if right or not spot.stage.asks:
        onward = _end(spot, words) if spot.last else _on(words.text("learn-on"), spot.address(1))
    return tag(
        "section",
        _way(spot, words),
        _verdict(spot, verdict, words) if verdict else None,
        None if right else _text(words.text(spot.stage.key)),
        onward,
        _read_more(spot, words),
        class_="lesson-panel",
        id="lesson",
        tabindex="-1",
        autofocus=True,
    )


def _way(spot: Spot, words: Words) -> Markup:
    """The lesson, the progress in it, and a link back."""
    done = tag("progress", value=spot.step, max=len(spot.lesson.stages))
    back = spot.address(-1) if spot.step > 1 else f"/learn/{spot.game.id}"
    return tag(
        "header",
        tool_link(back, "back", words.text("learn-back")),
        tag("h1", words.text(spot.lesson.key)),
        tag("label", _step_of(spot, words), done, class_="lesson-step"),
        class_="lesson-way",
    )


def _step_of(spot: Spot, words: Words) -> str:
    return words.text("learn-step", step=spot.step, steps=len(spot.lesson.stages))


def _text(said: str) -> Markup:
    """The text of a lesson: paragraphs, and **words** that matter."""
    return Markup(markdown().render(said))


def _verdict(spot: Spot, verdict: Verdict, words: Words) -> Markup:
    if verdict.refusal is not None:
        kind, sign, text = "impossible", "!", _refusal(spot, verdict.refusal, words)
    else:
        kind, sign = ("right", "✓") if verdict.right else ("wrong", "✗")
        text = _text(words.text(verdict.key))
    head = tag("strong", tag("span", sign, aria_hidden="true"), " ", words.text(f"learn-{kind}"))
    return tag("div", head, text, class_=f"verdict is-{kind}", role="status")


def _refusal(spot: Spot, refusal: Refusal, words: Words) -> Markup:
    """Why something is not possible, with a link to the rule."""
    said = words.refusal(refusal)
    if refusal.key == NOT_NOW:  # say what is asked instead of repeating the refused action in notation
        prompt = words.prompt(spot.stage.moment.view(spot.stage.seat))
        said = words.text("page-not-now", prompt=prompt)
    return spot.rulebook().with_links(tag("p", said), f"/rules/{spot.game.id}")


def _read_more(spot: Spot, words: Words) -> Markup | None:
    rules = [_rule_link(spot, id) for id in spot.stage.step.rules]
    if not rules:
        return None
    return tag("p", words.text("learn-more"), *rules, class_="lesson-rules")


def _rule_link(spot: Spot, id: str) -> Markup:
    rule = spot.rulebook().rules[id]
    return tag("a", id, href=f"/rules/{spot.game.id}#{id}", title=rule.text)


def _on(said: str, href: str) -> Markup:
    return tag("a", said, icon("next"), class_="button button-main", href=href, id="on")


def _end(spot: Spot, words: Words) -> Markup:
    """The end of a lesson: on to the next one, or to a real game."""
    after = spot.lessons.index(spot.lesson) + 1
    if after == len(spot.lessons):
        said, way = "learn-all-done", play_now(spot.game, words, spot.reader, words.text("learn-play"))
    else:
        next_one = spot.lessons[after]
        href = f"/learn/{spot.game.id}/{next_one.id}/1"
        title = words.text("learn-next", title=words.text(next_one.key))
        said, way = "learn-done", _on(title, href)
    all_lessons = tag("a", words.text("learn-all"), class_="button", href=f"/learn/{spot.game.id}")
    return tag("div", tag("p", words.text(said)), way, all_lessons, class_="lesson-end")


def _choices(spot: Spot, words: Words) -> Markup:
    """Every answer as a real button, including those that are offered to show why they are not possible."""
    stage = spot.stage
    view, legal = stage.moment.view(stage.seat), list(stage.moment.options(stage.seat))
    offers = layout.drawer_of(spot.game).offers(spot.game, view, legal, words.text)
    stands_for = dict(zip(legal, offers, strict=True))
    listed = legal
    if stage.impossible:
        listed = sorted([*legal, *stage.impossible], key=lambda action: action.index)
    listed = words.listed(listed)
    labels = [words.action(action, view) for action in listed]
    buttons = [
        Markup(choice_button(label, action.text, "", stands_for.get(action, Offer())))
        for action, label in zip(listed, labels, strict=True)
    ]
    return post_form(
        spot.address(),
        tag("h2", words.text("learn-choices"), class_="visually-hidden"),
        tag("p", words.prompt(view), class_="lesson-prompt"),
        tag("ul", *buttons, class_=f"choice-list {_shape(labels)}".rstrip()),
        class_="actions",
        id="actions",
        piece="",
    )


def _shape(labels: list[str]) -> str:
    """How answers are laid out: many short ones in a grid, as at the table."""
    longest = max([len(label) for label in labels])
    if len(labels) <= LISTED_OPTIONS or longest > MEDIUM_CHARS:
        return ""
    return "is-numbers" if longest <= SHORT_CHARS else "is-many"


def _log(moment: Moment, seat: int, words: Words) -> Markup:
    """The log, the newest first; entries that are new since the last page are marked."""
    news = len(moment.news(seat))
    lines = [
        _log_line(event, number < news, words) for number, event in enumerate(reversed(moment.log(seat)))
    ]
    said = words.text("page-log")
    listed = tag("div", tag("ol", *lines), role="log", tabindex="0", aria_label=said)
    return tag("aside", tag("section", tag("h2", said), listed, class_="log"), class_="side")


def _log_line(event: Event, new: bool, words: Words) -> Markup:
    kind = "is-round" if layout.heads(words.game, event) else "is-new" if new else None
    return tag("li", words.event(event), class_=kind)


# The rulebook ---------------------------------------------------------------------


def rules_page(game: AnyGame, reader: Reader, about: str = "") -> str:
    """The rulebook, or the rules about something."""
    words = layout.game_words(game.id, reader.language)
    book, here = rulebook_of(game, reader.language), f"/rules/{game.id}"
    shown = _found(book, here, about, words) if about else _whole(book, here, words)
    title = words.text("learn-rules-title", game=words.text("game-name"))
    back = f"{here}?{urlencode({'q': about})}" if about else here
    learn = tool_link(f"/learn/{game.id}", "hint", words.text("learn-rules-lessons"))
    tools = [learn] if read_lessons(game) else []
    main = tag("main", _search_form(here, about, words), *shown, class_="page rulebook", id="main")
    return layout.document(reader, title, layout.bar(reader, back, *tools), main)


def origins_page(game: AnyGame, reader: Reader) -> str:
    """Which content is from the rulebook and which is ours, as marked in the content of the game."""
    words = layout.game_words(game.id, reader.language)
    title = words.text("origins-title", game=words.text("game-name"))
    counted = count_parts(read_origins(package_of(game).folder), game.sources)
    shown = [section for source in SOURCES for section in _origins_from(source, counted, words)]
    back = tag("a", words.text("learn-rules-whole"), class_="button", href=f"/rules/{game.id}")
    article = tag(
        "article", tag("h1", title), tag("p", words.text("origins-about")), *shown, class_="rule-book"
    )
    main = tag("main", article, back, class_="page rulebook", id="main")
    return layout.document(reader, title, layout.bar(reader, f"/rules/{game.id}/{ORIGINS}"), main)


def _origins_from(source: str, counted: Sequence[Counted], words: Words) -> list[Markup]:
    """The parts from one source; nothing if there are none."""
    rows = [
        tag(
            "li", words.text(f"origin-{part.id}"), " ", tag("small", words.text("origins-count", count=count))
        )
        for part, count in counted
        if part.source == source and count
    ]
    return [tag("h2", words.text(f"origins-{source}")), tag("ul", *rows)] if rows else []


def _search_form(here: str, about: str, words: Words) -> Markup:
    label = words.text("learn-rules-search")
    field = tag("input", type="search", name="q", id="q", value=about, maxlength=ANSWER_CHARS)
    return tag(
        "form",
        tag("label", label, for_="q"),
        tag("div", field, button(words.text("learn-rules-find"))),
        action=here,
        role="search",
        class_="rule-search",
    )


def _whole(book: Rulebook, here: str, words: Words) -> list[Markup]:
    title = words.text("learn-rules-contents")
    links = [
        tag("li", tag("a", heading, href=f"#section-{number}"))
        for number, heading in enumerate(book.sections, 1)
    ]
    contents = tag("nav", tag("h2", title), tag("ul", *links), class_="rule-contents", aria_label=title)
    origins = tag("p", tag("a", words.text("origins-link"), href=f"{here}/{ORIGINS}"))
    return [contents, tag("article", origins, book.html, class_="rule-book")]


def _found(book: Rulebook, here: str, about: str, words: Words) -> list[Markup]:
    found = book.search(about)
    count = words.text("learn-rules-found", count=len(found.rules), about=about)
    rows = [_found_rule(rule, here, found.words) for rule in found.rules]
    whole = tag("a", words.text("learn-rules-whole"), class_="button", href=here)
    return [tag("h1", count, class_="rule-count"), tag("ol", *rows, class_="rule-list"), whole]


def _found_rule(rule: Rule, here: str, words: list[str]) -> Markup:
    link = tag("a", marked(rule.id, words), class_="rule-id", href=f"{here}#{rule.id}")
    return tag("li", tag("small", rule.section), tag("p", marked(rule.text, words), " ", link))


routes: list[BaseRoute] = [
    Route("/learn/{game}", _lessons),
    Route("/learn/{game}/{lesson}/{step}", _step),
    Route("/learn/{game}/{lesson}/{step}", _answer, methods=["POST"]),
    Route("/rules/{game}", _rules),
    Route("/rules/{game}/{id}", _rule),
]
