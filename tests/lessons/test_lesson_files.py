"""How lessons are read and played: what a file can contain, and how its mistakes are reported."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polnoc.engine.packs import PackError
from polnoc.engine.play import digest
from polnoc.games.duchy import PACKAGE
from polnoc.lessons import Lesson, Stage, parse_lesson, read_lessons
from tests.miniatures.package import known
from tests.miniatures.solo import SoloGame

GAME = PACKAGE.make_game()
DEAL = '"card 11", "card 8", "card 3", "card 5"'

GOOD = f"""
cast = ["you", "cat"]
options = {{ first = 1 }}

[[step]]
id = "lair"
play = [{DEAL}]
right = ["hide 11"]
wrong = ["hide 3"]
then = ["cat: hide 8"]

[[step]]
id = "look"
eyes = "cat"

[[step]]
id = "ask"
right = ["use"]
wrong = {{ early = ["guess"] }}
impossible = ["name 4"]
then = ["card 6", "cat: use", "card 7"]
rules = ["DUE-TURN-03"]
"""


def lesson(text: str = GOOD) -> Lesson:
    return parse_lesson(GAME, text, "1-mine.toml")


def test_a_lesson_is_called_as_its_file_without_the_number() -> None:
    mine = lesson()
    assert (mine.id, mine.file, mine.key, mine.about) == (
        "mine", "1-mine.toml", "lesson-mine", "lesson-mine-about",
    )  # fmt: skip
    assert mine.names == ["learn-you", "lesson-cast-cat"]


def test_a_lesson_knows_everything_that_has_to_be_said() -> None:
    assert lesson().keys == [
        "lesson-mine", "lesson-mine-about", "lesson-cast-cat",
        "lesson-mine-lair", "lesson-mine-lair-right", "lesson-mine-lair-wrong",
        "lesson-mine-look",
        "lesson-mine-ask", "lesson-mine-ask-right", "lesson-mine-ask-wrong-early",
    ]  # fmt: skip


def test_a_quick_step_says_nothing_to_a_right_answer() -> None:
    quick = lesson(GOOD.replace('then = ["cat: hide 8"]', 'then = ["cat: hide 8"]\nquick = true'))
    assert quick.stages[0].keys == ["lesson-mine-lair", "lesson-mine-lair-wrong"]


def test_the_game_goes_on_from_step_to_step() -> None:
    lair, look, ask = lesson().stages
    assert lair.moment.view(0)["asked"] == (0, 1)
    assert look.moment.view(1)["lair"] == [-1, 8]
    assert not look.asks
    assert ask.moment.view(0)["hand"] == [3, -1]
    [outcome] = ask.outcomes.values()
    assert [event.key for event in outcome.news(0)][:3] == ["uses", "asks-even", "answers-yes"]
    assert outcome.view(0)["asked"] == (0,)


def test_news_are_what_happened_since_the_reader_last_looked() -> None:
    lair, look, ask = lesson().stages
    assert lair.moment.news(0) == []
    assert [event.key for event in lair.outcomes[GAME.actions.parse("hide 11")].news(0)] == [
        "hides-card", "hides", "turn",
    ]  # fmt: skip
    assert look.moment.news(1) == []
    assert ask.moment.news(0) == []


def test_after_a_quick_step_nothing_has_been_looked_at_yet() -> None:
    quick = lesson(GOOD.replace('then = ["cat: hide 8"]', 'then = ["cat: hide 8"]\nquick = true'))
    assert [event.key for event in quick.stages[1].moment.news(1)] == ["hides", "hides-card", "turn"]


def test_answers_of_a_name_have_their_own_message_and_their_own_sequel() -> None:
    text = GOOD.partition('[[step]]\nid = "look"')[0].replace(
        'right = ["hide 11"]\nwrong = ["hide 3"]\nthen = ["cat: hide 8"]',
        'right = { high = ["hide 11"], low = ["hide 3"] }\nthen = { high = ["cat: hide 8"] }',
    )
    [stage] = lesson(text).stages
    high, low = GAME.actions.parse("hide 11"), GAME.actions.parse("hide 3")
    assert stage.judge(high).key == "lesson-mine-lair-right-high"
    assert stage.judge(low).key == "lesson-mine-lair-right-low"
    assert stage.outcomes[high].view(0)["asked"] == (0,)
    assert stage.outcomes[low].view(0)["asked"] == (1,)


def test_the_rest_of_the_answers() -> None:
    text = GOOD.replace('right = ["hide 11"]\nwrong = ["hide 3"]', 'right = ["hide 11"]\nwrong = ["*"]')
    assert [action.text for action in lesson(text).stages[0].wrong] == ["hide 3"]


def test_a_step_can_begin_anew_with_other_options() -> None:
    text = GOOD + f'\n[[step]]\nid = "anew"\nbegin = {{ first = 2 }}\nplay = [{DEAL}]\n'
    anew = lesson(text).stages[-1]
    assert anew.moment.view(0)["starter"] == 1
    assert anew.moment.view(0)["round"] == 1


def test_any_game_can_be_taught() -> None:
    text = 'cast = ["you"]\n[[step]]\nid = "rest"\nright = ["end"]\nwrong = ["*"]\nthen = ["script 2"]\n'
    [stage] = parse_lesson(SoloGame(), text, "rest.toml").stages
    [outcome] = stage.outcomes.values()
    assert outcome.view(0)["asked"] == (0,)


def test_a_game_without_a_folder_has_no_lessons() -> None:
    game = SoloGame()
    with known(game):
        assert read_lessons(game) == ()


# Mistakes -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "key", "problem", "remedy"),
    [
        ("[[step]]", "[[step", "file", "not TOML", "Correct this line"),
        ('id = "ask"', 'id = "ask"\nfun = 3', "step[2].fun", "there is no such field here", "There are: id"),
        ('id = "ask"', "", "step[2]", "`id` is missing", "Add id"),
        ('["you", "cat"]', '["you", "Cat!"]', "cast[1]", "'Cat!' is no name", "one small word"),
        ('["you", "cat"]', '["owl", "cat"]', "cast", "somebody stands twice", 'Name the reader "you" once'),
        ('["you", "cat"]', '["you", "you"]', "cast", "somebody stands twice", "nobody twice"),
        ('["you", "cat"]', '["you"]', "cast", "1 cannot play duchy", "Let so many play: 2, 3, 4"),
        ("first = 1", "first = 9", "step 'lair', begin", "option 'first'", "Correct the options"),
        ("first = 1", "fist = 1", "step 'lair', begin", "did you mean 'first'?", "Correct the options"),
        ('id = "ask"', 'id = "Ask me"', "step 'Ask me', id", "'Ask me' is no name", "Write small words"),
        ('id = "ask"', 'id = "lair"', "step", "two texts would be called 'lesson-mine-lair'", "another id"),
        ('eyes = "cat"', 'eyes = "dog"', "step 'look', eyes", "nobody is called 'dog'", "you, cat"),
        ("DUE-TURN-03", "DUE-TURN-99", "step 'ask', rules[0]", "no rule DUE-TURN-99", "in the rulebook"),
        # The script.
        ('"card 11"', '"crad 11"', "step 'lair', play[0]", "did you mean 'card'?", "Correct the notation"),
        ('"card 11"', '"card 5"', "step 'lair', play[3]", "'card 5' is refused", "Chance is asked here"),
        ('"card 11"', '"dog: hide 3"', "step 'lair', play[0]", "nobody is called 'dog'", "you, cat"),
        (', "card 5"', "", "step 'lair', play", "chance is still asked", "Add a line: card 1, card 2"),
        (
            '"cat: hide 8"',
            '"cat: hide 9"',
            "step 'lair', then[0]",
            "refused by rule DUE-SETUP-03",
            "cat: hide 8",
        ),
        ('"cat: hide 8"', '"hide 8"', "step 'lair', then[0]", "'hide 8' is refused", "Asked are here: cat:"),
        (', "card 7"]', "]", "step 'ask', then", "chance is still asked", "Add a line: card 1"),
        # The answers.
        (
            'right = ["hide 11"]',
            'right = ["hide 12"]',
            "step 'lair', right[0]",
            "not legal",
            "hide 11, hide 3",
        ),
        ('right = ["hide 11"]', 'right = ["hid 11"]', "step 'lair', right[0]", "did you mean", "notation"),
        ('wrong = ["hide 3"]', "", "step 'lair', wrong", "nothing is said to: hide 3", 'wrong = ["*"]'),
        ('wrong = ["hide 3"]', 'wrong = ["hide 11"]', "step 'lair', wrong[0]", "stands twice", "once"),
        (
            'wrong = ["hide 3"]',
            'wrong = ["hide 3", "*"]',
            "step 'lair', wrong",
            "stands for no answer",
            "Remove",
        ),
        ('early = ["guess"]', 'early = ["name 3"]', "step 'ask', wrong.early[0]", "not legal", "use, guess"),
        ('early = ["guess"]', 'Early = ["guess"]', "step 'ask', id", "'Early' is no name", "small words"),
        ('right = ["use"]\n', "", "step 'ask', right", "nothing is asked here", "Add the answers"),
        ('eyes = "cat"', "quick = true", "step 'look', right", "nothing is asked here", "Add the answers"),
        (
            '["use"]\nwrong = {',
            '{ a = [] }\nwrong = { b = ["*"],',
            "step 'ask', right",
            "no answer is right",
            "use",
        ),
        ('["name 4"]', '["guess"]', "step 'ask', impossible[0]", "'guess' is legal here", "Add it to right"),
        (
            'then = ["cat: hide 8"]',
            'then = { other = ["cat: hide 8"] }',
            "step 'lair', then",
            "no right answers are called 'other'",
            "as in right",
        ),
        ('then = ["cat: hide 8"]', "", "step 'ask', right", "'you' is not asked here", "cat: hide 8, hide 5"),
        ('id = "ask"', 'id = "ask"\nquick = true', "step", "ends without a word", "Remove its quick"),
        (
            'right = ["hide 11"]\nwrong = ["hide 3"]',
            'right = ["*"]',
            "step 'look', begin",
            "the step before has 2 right answers",
            "Begin this step anew",
        ),
    ],
)
def test_each_mistake_names_file_step_problem_and_remedy(
    old: str, new: str, key: str, problem: str, remedy: str
) -> None:
    assert GOOD.count(old) >= 1
    with pytest.raises(PackError) as caught:
        lesson(GOOD.replace(old, new))
    error = caught.value
    assert (error.file, error.key) == ("1-mine.toml", key)
    assert problem in error.problem
    assert remedy in error.remedy
    place = "1-mine.toml" if error.line is None else f"1-mine.toml:{error.line}"
    assert str(error) == f"{place}: {error.key}: {error.problem}. {error.remedy}."


def test_a_lesson_has_steps_and_a_name() -> None:
    with pytest.raises(PackError, match="a lesson without steps"):
        lesson('cast = ["you", "cat"]\nstep = []\n')
    with pytest.raises(PackError, match="Name the file like"):
        parse_lesson(GAME, GOOD, "Mine!.toml")


def test_a_script_that_goes_on_after_the_end() -> None:
    over = GOOD.replace("first = 1", "first = 1, points = 1").replace(
        'then = ["card 6", "cat: use", "card 7"]',
        'then = ["card 6", "cat: guess", "cat: name 11", "cat: use"]',
    )
    with pytest.raises(PackError, match=r"step 'ask', then\[3\].*The game is over here"):
        lesson(over)


# Anything -----------------------------------------------------------------------------

STAGES = [stage for taught in read_lessons(GAME) for stage in taught.stages]
SOURCES = [
    file.read_text(encoding="utf-8")
    for file in sorted((files("polnoc.games.duchy") / "lessons").iterdir(), key=lambda file: file.name)
]
PIECES = ["card 3", "you: use", "cat: guess", "*", "name 7", "", "nobody: hide 1", "[[step]]", '"', "= ="]


@given(st.sampled_from(STAGES), st.integers(0, len(GAME.actions) - 1))
def test_whatever_is_said_gets_an_answer_and_changes_nothing(stage: Stage, number: int) -> None:
    before = digest(stage.moment.position)
    verdict = stage.judge(GAME.actions[number])
    assert (verdict.refusal is None) == bool(verdict.key)
    assert not (verdict.right and verdict.refusal)
    assert digest(stage.moment.position) == before


@settings(deadline=None)
@given(st.data())
def test_a_lesson_with_a_line_changed_plays_or_tells_what_is_wrong(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(SOURCES)).splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    words = lines[number].split(", ")
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(PIECES))
    lines[number] = data.draw(st.sampled_from(["", ", ".join(words)]))
    try:
        changed = parse_lesson(GAME, "\n".join(lines), "changed.toml")
    except PackError as problem:
        assert problem.file == "changed.toml"
        assert problem.problem
        assert problem.remedy
    else:
        assert changed.stages
