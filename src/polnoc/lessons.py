"""Lessons: short scripted games in which the reader takes part, one idea per step.

A game has its lessons as TOML files in its folder `lessons/`; they are in the order
of the file names, and `2-questions.toml` is the lesson `questions`:

    cast = ["you", "cat"]               # by seat; the reader is "you"
    options = { first = 1 }             # options of the game

    [[step]]
    id = "ask"
    play = ["card 9", "you: hide 9"]    # what happens first; a line without a name is chance's
    right = ["use"]                     # the answers that are accepted
    wrong = { early = ["guess"] }       # legal, but not wanted now: each has an explanation
    then = ["card 4", "cat: use"]       # what happens after a right answer

The texts are in the game's message files:

- `lesson-questions`, `lesson-questions-about`   the title of the lesson, and its subject
- `lesson-questions-ask`                         the explanation of a step
- `lesson-questions-ask-right`                   the reply to a right answer
- `lesson-questions-ask-wrong-early`             the reply to the answers called `early`
- `lesson-cast-cat`                              the name of a member of the cast

`right`, `wrong` and `then` are lists or tables of lists; `"*"` stands for every
legal answer that is not named. A step without `right` is only for reading. A script
follows the real rules exactly, and all of it is played when it is loaded: a
mistake is a PackError with the file, the step, what is wrong and what would be right.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from polnoc.contract.package import AnyPackage
from polnoc.engine.actions import Action, NotationError
from polnoc.engine.events import Event, seen_by
from polnoc.engine.game import AnyGame
from polnoc.engine.options import BadOption, GameOptions
from polnoc.engine.packs import PackError, parse_pack
from polnoc.engine.play import answer, asked, options, why_not
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import View
from polnoc.games import package_of
from polnoc.words import read_rulebook, rule_ids

#: The member of the cast who is the reader.
READER: Final = "you"
#: The message with the reader's name.
READER_NAME: Final = "learn-you"
#: Stands for every legal answer that is not named.
REST: Final = "*"

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Lines = tuple[str, ...]
#: Lines, or named groups of lines.
Grouped = Lines | dict[str, Lines]
#: `right` or `wrong`, and the name of a group.
Place = tuple[str, str]


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step as written in the file."""

    id: str
    #: Start a new game, with these options added to the lesson's; without it, the previous game continues.
    begin: dict[str, Any] | None = None
    #: Lines that are played before the reader is asked.
    play: Lines = ()
    #: Whose view is shown, and who is asked.
    eyes: str = READER
    #: Whether the board shows aids for deduction.
    aids: bool = True
    right: Grouped = ()
    wrong: Grouped = ()
    #: Illegal answers that are offered too, so that the reader learns why they are illegal.
    impossible: Lines = ()
    #: Lines that are played after a right answer; as a table, by the name of the group of right answers.
    then: Grouped = ()
    #: Whether a right answer leads to the next step without a reply.
    quick: bool = False
    #: Rules for further reading.
    rules: Lines = ()


class LessonFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as written in the file."""

    cast: Lines
    options: dict[str, Any] = {}
    step: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """The position of a scripted game and all events so far; those from `known` on are new to the reader."""

    game: AnyGame
    chosen: GameOptions
    seats: int
    position: Any
    events: tuple[Event, ...]
    known: int = 0

    def view(self, seat: int) -> View:
        """Everything `seat` may know now."""
        return self.game.view(self.position, seat)

    def options(self, seat: int) -> Sequence[Action]:
        """The legal answers of `seat` now; empty if it is not asked."""
        return options(self.position, seat)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why `seat` may not answer `action` now, or None if it may."""
        return why_not(self.position, seat, action, self.seats)

    def log(self, seat: int) -> list[Event]:
        """What `seat` has been told, from the beginning."""
        return seen_by(self.events, seat)

    def news(self, seat: int) -> list[Event]:
        """What `seat` has been told since the reader last looked."""
        return seen_by(self.events[self.known :], seat)

    def after(self, seat: int, action: Action) -> Moment:
        """The moment after an answer; this one is not changed."""
        position, events = self.position.clone(), list(self.events)
        answer(position, seat, action, events)
        return replace(self, position=position, events=tuple(events))

    def looked_at(self) -> Moment:
        """The same moment, with no news."""
        return replace(self, known=len(self.events))


@dataclass(frozen=True, slots=True)
class Verdict:
    """The response to an answer in a lesson: the message `key`, or the refusal if it is illegal."""

    right: bool
    key: str = ""
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """A step, ready to be played."""

    step: Step
    #: The key of the explanation; the keys of the step's other messages begin with it.
    key: str
    seat: int
    #: What the reader sees when the step begins.
    moment: Moment
    #: Message keys by answer.
    right: Mapping[Action, str]
    wrong: Mapping[Action, str]
    impossible: tuple[Action, ...]
    #: By right answer: what the reader sees after it.
    outcomes: Mapping[Action, Moment]

    @property
    def asks(self) -> bool:
        """Whether the step asks for an answer; otherwise it is only for reading."""
        return bool(self.right)

    @property
    def keys(self) -> list[str]:
        """The keys of all messages that the step needs."""
        right = () if self.step.quick else self.right.values()
        return list(dict.fromkeys([self.key, *right, *self.wrong.values()]))

    def judge(self, action: Action) -> Verdict:
        """The response to any answer, legal or not."""
        if action in self.right:
            return Verdict(True, self.right[action])
        if action in self.wrong:
            return Verdict(False, self.wrong[action])
        return Verdict(False, refusal=self.moment.why_not(self.seat, action))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that has been validated by playing it through."""

    id: str
    file: str
    cast: tuple[str, ...]
    stages: tuple[Stage, ...]

    @property
    def key(self) -> str:
        """The key of the message with the title."""
        return f"lesson-{self.id}"

    @property
    def about(self) -> str:
        """The key of the message that says what the lesson is about."""
        return f"{self.key}-about"

    @property
    def names(self) -> list[str]:
        """The keys of the messages with the names of the cast, by seat."""
        return [READER_NAME if name == READER else f"lesson-cast-{name}" for name in self.cast]

    @property
    def keys(self) -> list[str]:
        """The keys of all messages of the lesson, except the name of the reader, which all lessons share."""
        names = [key for key in self.names if key != READER_NAME]
        return [self.key, self.about, *names, *[key for stage in self.stages for key in stage.keys]]


class Outline(NamedTuple):
    """The outline of a lesson: who plays in it, with which options."""

    id: str
    cast: tuple[str, ...]
    options: Mapping[str, Any]


# Reading files ---------------------------------------------------------------------


@cache
def read_lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none if it has no folder `lessons`."""
    package = package_of(game)
    return tuple([parse_lesson(game, _text(package, name), name) for name in _names(package)])


@cache
def _names(package: AnyPackage) -> tuple[str, ...]:
    """The names of the files of lessons, in order."""
    folder = package.folder / "lessons"
    found = folder.iterdir() if folder.is_dir() else ()
    names = [file.name for file in found if file.name.endswith(".toml")]
    return tuple(sorted(names, key=lambda name: (int(name.partition("-")[0]), name)))  # 10 comes after 9


def _text(package: AnyPackage, file: str) -> str:
    return (package.folder / "lessons" / file).read_text(encoding="utf-8")


def lesson_ids(game: AnyGame) -> tuple[str, ...]:
    """The ids of the lessons of a game, without reading any of them."""
    return tuple([lesson_id(name) for name in _names(package_of(game))])


def lesson_outlines(game: AnyGame) -> tuple[Outline, ...]:
    """The outlines of the lessons of a game, without playing them through, which takes ten times as long."""
    return _outlines(package_of(game))


@cache
def _outlines(package: AnyPackage) -> tuple[Outline, ...]:
    read = [(name, parse_pack(_text(package, name), LessonFile, name)) for name in _names(package)]
    return tuple([Outline(lesson_id(name), raw.cast, raw.options) for name, raw in read])


def lesson_id(file: str) -> str:
    """The id of a lesson from its file name: `2-questions.toml` is `questions`."""
    return re.sub(r"^[0-9]+-", "", file.removesuffix(".toml"))


def parse_lesson(game: AnyGame, text: str, file: str) -> Lesson:
    """Parse a lesson from TOML text of `file`; a PackError says what is wrong and what would be right."""
    return _Rehearsal(game, parse_pack(text, LessonFile, file), file).lesson()


# The rehearsal ---------------------------------------------------------------------


class _Rehearsal:
    """Plays a lesson from beginning to end, with every right answer, to find its mistakes."""

    def __init__(self, game: AnyGame, raw: LessonFile, file: str) -> None:
        self.game = game
        self.raw = raw
        self.file = file
        self.id = lesson_id(file)

    def lesson(self) -> Lesson:
        self._check_names()
        stages: list[Stage] = []
        for step in self.raw.step:
            before = stages[-1] if stages else None
            stages.append(_Scene(self, step).stage(before))
        lesson = Lesson(self.id, self.file, self.raw.cast, tuple(stages))
        self._check_keys(lesson)
        return lesson

    def fault(self, key: str, problem: str, remedy: str) -> PackError:
        return PackError(self.file, key, problem, remedy)

    def _check_names(self) -> None:
        cast = self.raw.cast
        if not _NAME.fullmatch(self.id):
            raise self.fault(
                "file", f"'{self.id}' is no name", "Name the file like 2-questions.toml, in small letters"
            )
        if not self.raw.step:
            raise self.fault("step", "a lesson without steps", "Add a [[step]] table")
        if self.raw.step[-1].quick:
            raise self.fault("step", "the last step ends without a word", "Remove its quick = true")
        for index, name in enumerate(cast):
            if not _NAME.fullmatch(name):
                raise self.fault(f"cast[{index}]", f"'{name}' is no name", 'Write one small word, like "cat"')
        if cast.count(READER) != 1 or len(set(cast)) != len(cast):
            raise self.fault(
                "cast",
                "the reader is missing, or somebody stands twice",
                f'Name the reader "{READER}" once, and nobody twice',
            )
        if len(cast) not in self.game.players:
            counts = ", ".join(map(str, self.game.players))
            raise self.fault("cast", f"{len(cast)} cannot play {self.game.id}", f"Let so many play: {counts}")

    def _check_keys(self, lesson: Lesson) -> None:
        """Raise a fault if two messages have the same key."""
        for key, times in Counter(lesson.keys).items():
            if times > 1:
                raise self.fault("step", f"two texts would be called '{key}'", "Give a step another id")


class _Scene:
    """Rehearses one step."""

    def __init__(self, rehearsal: _Rehearsal, step: Step) -> None:
        self.rehearsal = rehearsal
        self.game = rehearsal.game
        self.cast = rehearsal.raw.cast
        self.step = step
        self.key = f"lesson-{rehearsal.id}-{step.id}"

    def fault(self, key: str, problem: str, remedy: str) -> PackError:
        return self.rehearsal.fault(f"step '{self.step.id}', {key}", problem, remedy)

    def stage(self, before: Stage | None) -> Stage:
        """The step, played with every right answer."""
        step = self.step
        self._check_names()
        seat = self._seat("eyes", step.eyes)
        moment = self._play("play", step.play, self._opening(before))
        if step.begin is not None or before is None:
            moment = moment.looked_at()  # in a new game nothing counts as news yet
        if not step.right:
            return Stage(step, self.key, seat, moment, {}, {}, (), {})
        if seat not in asked(moment.position):
            raise self.fault("right", f"'{step.eyes}' is not asked here", _who_is_asked(moment, self.cast))
        answers = self._answers(moment.options(seat))
        right = {action: group for action, (kind, group) in answers.items() if kind == "right"}
        if not right:
            raise self.fault("right", "no answer is right", f"Write one of: {_some(moment.options(seat))}")
        return Stage(
            step,
            self.key,
            seat,
            moment,
            {action: self._message("right", group) for action, group in right.items()},
            {action: self._message(*at) for action, at in answers.items() if at[0] == "wrong"},
            self._impossible(moment, seat),
            {action: self._outcome(moment, seat, action, group) for action, group in right.items()},
        )

    def _check_names(self) -> None:
        step = self.step
        groups = [*_groups(step.right), *_groups(step.wrong)]
        for name in (step.id, *[group for group in groups if group]):
            if not _NAME.fullmatch(name):
                raise self.fault("id", f"'{name}' is no name", "Write small words, joined by hyphens")
        lost = [group for group in _groups(step.then) if group and group not in _groups(step.right)]
        if lost:
            raise self.fault("then", f"no right answers are called '{lost[0]}'", "Name them as in right")
        known = rule_ids(read_rulebook(self.game, "en")) if step.rules else ()
        for index, rule in enumerate(step.rules):
            if rule not in known:
                raise self.fault(f"rules[{index}]", f"there is no rule {rule}", "Look it up in the rulebook")
        if not step.right and (step.wrong or step.impossible or step.then or step.quick):
            raise self.fault("right", "nothing is asked here", "Add the answers that are right")

    # The script ------------------------------------------------------------------------

    def _opening(self, before: Stage | None) -> Moment:
        """The moment at which the script of this step begins."""
        if self.step.begin is not None or before is None:
            return self._new_game()
        if not before.asks:
            return before.moment.looked_at()
        if len(before.outcomes) > 1:
            raise self.fault(
                "begin",
                f"the step before has {len(before.outcomes)} right answers, and each leads elsewhere",
                "Begin this step anew (begin = {} and its own play), or leave one right answer there",
            )
        [outcome] = before.outcomes.values()
        return outcome if before.step.quick else outcome.looked_at()

    def _new_game(self) -> Moment:
        given = {"players": len(self.cast), **self.rehearsal.raw.options, **(self.step.begin or {})}
        events: list[Event] = []
        try:
            chosen: GameOptions = self.game.read_options(given)
            position = self.game.begin(chosen, events)
        except BadOption as problem:
            raise self.fault(
                "begin", str(problem), "Correct the options of the lesson or of this step"
            ) from None
        return Moment(self.game, chosen, len(self.cast), position, tuple(events))

    def _play(self, key: str, lines: Lines, moment: Moment) -> Moment:
        """Play lines of script; afterwards chance must not be asked any more."""
        for index, line in enumerate(lines):
            moment = self._play_line(f"{key}[{index}]", line, moment)
        if CHANCE in asked(moment.position):
            raise self.fault(
                key, "chance is still asked at the end", f"Add a line: {_some(moment.options(CHANCE))}"
            )
        return moment

    def _play_line(self, key: str, line: str, moment: Moment) -> Moment:
        name, colon, text = line.rpartition(":")
        seat = self._seat(key, name.strip()) if colon else CHANCE
        action = self._action(key, text)
        refusal = moment.why_not(seat, action)
        if refusal is not None:
            rule = f" by rule {refusal.rule}" if refusal.rule else ""
            raise self.fault(key, f"'{line}' is refused{rule}", _who_is_asked(moment, self.cast))
        return moment.after(seat, action)

    def _seat(self, key: str, name: str) -> int:
        if name not in self.cast:
            raise self.fault(key, f"nobody is called '{name}'", f"Name one of: {', '.join(self.cast)}")
        return self.cast.index(name)

    def _action(self, key: str, text: str) -> Action:
        try:
            return self.game.actions.parse(text.strip())
        except NotationError as problem:
            raise self.fault(key, str(problem), "Correct the notation of this line") from None

    # Answers ---------------------------------------------------------------------------

    def _answers(self, legal: Sequence[Action]) -> dict[Action, Place]:
        """The group of each legal answer; every one must have a group."""
        answers: dict[Action, Place] = {}
        rest: list[Place] = []
        for (kind, group), key, text in self._named():
            if text == REST:
                rest.append((kind, group))
                continue
            action = self._action(key, text)
            if action not in legal:
                raise self.fault(key, f"'{text}' is not legal here", f"Write one of: {_some(legal)}")
            if action in answers:
                raise self.fault(key, f"'{text}' stands twice", "Leave it there once")
            answers[action] = (kind, group)
        left = [action for action in legal if action not in answers]
        if len(rest) > 1 or (rest and not left):
            raise self.fault(rest[-1][0], f"'{REST}' stands for no answer", "Remove it")
        if left and not rest:
            raise self.fault(
                "wrong", f"nothing is said to: {_some(left)}", f'Add them, or wrong = ["{REST}"]'
            )
        for action in left:
            answers[action] = rest[0]
        return answers

    def _named(self) -> Iterator[tuple[Place, str, str]]:
        """Every answer that the file names: its group, its key in the file, its text."""
        for kind, given in (("right", self.step.right), ("wrong", self.step.wrong)):
            for group, lines in _groups(given).items():
                at = f"{kind}.{group}" if group else kind
                for index, text in enumerate(lines):
                    yield (kind, group), f"{at}[{index}]", text

    def _message(self, kind: str, group: str) -> str:
        return f"{self.key}-{kind}-{group}" if group else f"{self.key}-{kind}"

    def _impossible(self, moment: Moment, seat: int) -> tuple[Action, ...]:
        actions = [self._action(f"impossible[{n}]", text) for n, text in enumerate(self.step.impossible)]
        for index, action in enumerate(actions):
            if moment.why_not(seat, action) is None:
                raise self.fault(
                    f"impossible[{index}]", f"'{action}' is legal here", "Add it to right or wrong"
                )
        return tuple(actions)

    def _outcome(self, moment: Moment, seat: int, action: Action, group: str) -> Moment:
        """What the reader sees after a right answer: its effects, and what the script adds."""
        then = self.step.then
        key, lines = (f"then.{group}", then.get(group, ())) if isinstance(then, dict) else ("then", then)
        return self._play(key, lines, moment.looked_at().after(seat, action))


def _groups(given: Grouped) -> dict[str, Lines]:
    """Lines by the name of their group; the name of a single group is empty."""
    if isinstance(given, dict):
        return given
    return {"": given} if given else {}


def _some(actions: Sequence[Action]) -> str:
    """A few actions as they are written in scripts."""
    more = ", …" if len(actions) > 6 else ""
    return ", ".join([action.text for action in actions[:6]]) + more


def _who_is_asked(moment: Moment, cast: Lines) -> str:
    """A hint about what a line of script can say at this moment."""
    now = asked(moment.position)
    if not now:
        return "The game is over here: end the script before, or begin the step anew"
    if CHANCE in now:
        return f"Chance is asked here: write one of: {_some(moment.options(CHANCE))}"
    said = [f"{cast[seat]}: {_some(moment.options(seat))}" for seat in now]
    return f"Asked are here: {'; '.join(said)}"
