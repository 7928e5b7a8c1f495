"""Actions: a table of verbs and numbers, a notation that round-trips, precise errors."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polnoc.engine.actions import ActionTable, BadArgument, NotationError, UnknownVerb, Verb

TABLE = ActionTable(
    [
        Verb("pass", short="p"),
        Verb("guess", range(1, 14), short="g"),
        Verb("move", (2, 4, 8), range(2)),
        Verb("card", range(1, 3), chance=True),
    ]
)


def test_the_order_of_the_table_is_the_order_of_verbs_and_numbers() -> None:
    texts = [TABLE[index].text for index in range(len(TABLE))]
    assert texts[:3] == ["pass", "guess 1", "guess 2"]
    assert texts[14:] == [
        "move 2 0", "move 2 1", "move 4 0", "move 4 1", "move 8 0", "move 8 1", "card 1", "card 2",
    ]  # fmt: skip
    assert [TABLE[index].index for index in range(len(TABLE))] == list(range(22))


def test_an_action_is_one_object_however_it_is_found() -> None:
    move = TABLE.get("move", 4, 1)
    assert move is TABLE.parse("move 4 1")
    assert move is TABLE.parse("  MOVE\t4   1 ")
    assert move is TABLE.parse("move4,1")
    assert move is TABLE[move.index]
    assert move in TABLE.all("move")
    assert (move.verb, move.args, move.arg) == ("move", (4, 1), 4)
    assert (str(move), repr(move), move.short) == ("move 4 1", "<move 4 1>", "move4,1")


def test_short_notation() -> None:
    assert TABLE.parse("p") is TABLE.get("pass")
    assert TABLE.parse("g13") is TABLE.get("guess", 13)
    assert TABLE.get("guess", 13).short == "g13"


def test_two_actions_with_one_short_notation_are_refused() -> None:
    with pytest.raises(ValueError, match="two actions have the same short notation"):
        ActionTable([Verb("guess", range(3), short="g"), Verb("go", range(3), short="g")])


def test_an_action_of_another_verb_with_the_same_short_notation_is_not_found() -> None:
    table = ActionTable([Verb("guess", range(1, 5), short="g"), Verb("go", range(3), short="g1")])
    assert table.parse("g12") is table.get("go", 2)
    with pytest.raises(KeyError):
        table.get("guess", 12)
    with pytest.raises(BadArgument, match="out of range"):
        table.parse("guess 12")


@pytest.mark.parametrize("name", ["Pass", "go home", "", "krok2", "-", "iść"])
def test_a_verb_that_could_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="one word in small letters"):
        Verb(name)


def test_negative_numbers_and_doubled_verbs_are_refused() -> None:
    with pytest.raises(ValueError, match="not negative"):
        Verb("step", range(-1, 2))
    with pytest.raises(ValueError, match="two verbs have the same name"):
        ActionTable([Verb("pass"), Verb("pass")])


def test_an_unknown_member_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        TABLE.get("guess", 14)
    with pytest.raises(KeyError):
        TABLE.get("guess")
    assert TABLE.all("nothing") == ()


def test_actions_are_not_pickled_or_copied_by_accident() -> None:
    with pytest.raises(TypeError, match=r"send the text 'guess 4' or the index"):
        pickle.dumps(TABLE.get("guess", 4))
    with pytest.raises(TypeError):
        copy.deepcopy(TABLE.get("pass"))


def test_how_a_verb_is_written() -> None:
    assert TABLE.verbs["pass"].usage() == "pass"
    assert TABLE.verbs["guess"].usage() == "guess 1…13"
    assert TABLE.verbs["move"].usage() == "move 2|4|8 0…1"
    assert [name for name, verb in TABLE.verbs.items() if verb.chance] == ["card"]


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        ("", UnknownVerb, "an action starts with a word, this text is empty"),
        (" \n ", UnknownVerb, "an action starts with a word, this text is empty"),
        ("gess 4", UnknownVerb, "no action is called 'gess'; did you mean 'guess'?"),
        ("zzz", UnknownVerb, "no action is called 'zzz'; there are: pass, guess, move"),
        ("guess", BadArgument, "'guess' takes 1 number(s), got 0; write: guess 1…13"),
        ("pass 1", BadArgument, "'pass' takes 0 number(s), got 1; write: pass"),
        ("guess 1 2", BadArgument, "'guess' takes 1 number(s), got 2; write: guess 1…13"),
        ("guess four", BadArgument, "'four' is not a whole number; write: guess 1…13"),
        ("guess -4", BadArgument, "'-4' is not a whole number; write: guess 1…13"),
        ("guess ４", BadArgument, "'４' is not a whole number; write: guess 1…13"),
        ("guess 1000000", BadArgument, "'1000000' is not a whole number; write: guess 1…13"),
        ("guess 14", BadArgument, "'guess 14' is out of range; write: guess 1…13"),
        ("move 3 0", BadArgument, "'move 3 0' is out of range; write: move 2|4|8 0…1"),
    ],
)
def test_an_error_says_exactly_what_is_wrong(text: str, kind: type[NotationError], message: str) -> None:
    with pytest.raises(kind) as raised:
        TABLE.parse(text)
    assert str(raised.value) == message
    assert raised.value.key.startswith("notation-")
    for said in raised.value.told.values():
        assert str(said) in message


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=40) | st.from_regex(r"(pass|guess|move) ?[0-9 ,]{0,6}", fullmatch=True))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = TABLE.parse(text)
    except NotationError as error:
        assert error.key.startswith("notation-")
    else:
        assert TABLE[action.index] is action
