"""SET, DAWN, FIRST: the beginning of a game and the draft."""

from __future__ import annotations

import random

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.events import Out
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption
from polnoc.engine.play import options
from polnoc.games.bestia.actions import KEEP
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.draft import Drafting, Splitting
from polnoc.games.bestia.state import Bestia
from tests.games.bestia.scene import GAME


def begin(**chosen: object) -> Match:
    """Return a match in which only chance has answered."""
    return Match(GAME, GAME.read_options(chosen), Seed.simulated(5))


def to_draft(**chosen: object) -> Match:
    """Return a match at the first step of the first draft: the Beast stays, hunters settle anywhere."""
    match = begin(**chosen)
    match.answer(0, GAME.actions.parse("stop"))
    while match.options(match.asked[0])[0].verb == "settle":
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    return match


def sizes(match: Match) -> list[int]:
    position: Bestia = match.position
    return [pack.bit_count() for pack in position.packs]


def step(match: Match) -> None:
    """Let everybody keep the first cards of their pack."""
    now = match.position.stack[-1]
    while match.position.stack and match.position.stack[-1] == now:
        seat = match.asked[0]
        match.answer(seat, match.options(seat)[0])


def actions_in_hand(match: Match, character: int) -> int:
    position: Bestia = match.position
    return (position.hands[character] & position.terms.actions).bit_count()


@pytest.mark.rules(
    "BES-SET-05",
    "BES-SET-06",
    "BES-SET-07",
    "BES-SET-01",
    "BES-SET-04",
    "BES-SET-08",
    "BES-SET-09",
    "BES-SET-11",
    "BES-SET-12",
    "BES-SET-13",
    "BES-SET-18",
    "BES-SET-19",
    "BES-SET-02",
    "BES-SET-15",
)
def test_the_table_at_the_beginning() -> None:
    position: Bestia = begin(players=3, beast="hogbad", hunter1="krim", hunter2="varja").position
    terms = position.terms
    assert terms.places.id == "drenched-lands" and terms.contract.id == "great-cleansing"
    assert position.gear_market.bit_count() == position.talent_market.bit_count() == 3
    assert position.pawn == terms.places.start and not position.track
    assert position.folk == list(terms.folk_start) and terms.health == (4, 3, 3)
    assert [position.hands[one] == terms.own[one] for one in terms.characters] == [True] * 3
    assert position.grudges == [1, 3, 3] and position.towers == 0
    assert position.summons == [-1, -1, -1]


@pytest.mark.rules("BES-EX-36", "BES-SET-20", "BES-SET-21")
def test_the_opening() -> None:
    match = begin(players=3)
    for text in ("lay 0", "lay 0"):
        match.answer(0, GAME.actions.parse(text))
    position: Bestia = match.position
    assert position.pawn == position.terms.places.start and len(position.track) == 2 and position.hidden
    assert match.asked == (1,)
    assert [action.verb for action in match.options(1)] == ["settle"] * 3
    first = match.options(1)[0]
    match.answer(1, first)
    assert first in match.options(2), "several may share a settlement"


@pytest.mark.rules("BES-SET-22", "BES-FIRST-09", "BES-CMP-04")
def test_the_contract_fits_the_number_of_players() -> None:
    assert begin(players=2).position.terms.contract.id == "great-cleansing"
    assert begin(players=3).position.terms.contract.id == "great-cleansing"
    assert begin(players=4).position.terms.contract.id == "northern-assault"
    with pytest.raises(BadOption, match="is for 4 players, not 2"):
        begin(players=2, contract="northern-assault")
    with pytest.raises(BadOption, match="chosen twice"):
        begin(players=3, hunter1="iona", hunter2="iona")


@pytest.mark.rules(
    "BES-EX-19",
    "BES-DAWN-06",
    "BES-DAWN-07",
    "BES-DAWN-08",
    "BES-DAWN-09",
    "BES-DAWN-10",
    "BES-SET-10",
    "BES-OBJ-07",
)
def test_the_draft_of_two() -> None:
    match = to_draft(players=2)
    seen = []
    while isinstance(match.position.stack[-1], Drafting):
        seen.append(sizes(match))
        step(match)
    assert seen == [[6, 6], [4, 5], [3, 3], [1, 2]]
    assert isinstance(match.position.stack[-1], Splitting)
    assert actions_in_hand(match, 0) == 4 and actions_in_hand(match, 1) == 8
    for _ in range(4):
        match.answer(1, match.options(1)[0])
    assert [actions_in_hand(match, one) for one in range(3)] == [4, 4, 4]
    assert match.position.unused.bit_count() == 4


@pytest.mark.rules(
    "BES-EX-20",
    "BES-DAWN-01",
    "BES-DAWN-02",
    "BES-DAWN-03",
    "BES-DAWN-04",
    "BES-DAWN-05",
    "BES-DAWN-11",
    "BES-CARD-03",
    "BES-ROUND-02",
)
def test_the_draft_of_three() -> None:
    match = to_draft(players=3)
    seen = []
    while isinstance(match.position.stack[-1], Drafting):
        seen.append(sizes(match))
        before = match.position.packs
        step(match)
        after = match.position.packs
        if after:
            passed = [before[(seat - 1) % 3] & ~pack for seat, pack in enumerate(after)]
            assert [one.bit_count() for one in passed] == [1, 1, 1]
    assert seen == [[4] * 3, [3] * 3, [2] * 3, [1] * 3]
    assert [actions_in_hand(match, one) for one in range(3)] == [4, 4, 4]
    assert match.position.unused.bit_count() == 4


@pytest.mark.rules("BES-EX-21", "BES-DAWN-12", "BES-DAWN-13", "BES-DAWN-14", "BES-INFO-07")
def test_the_draft_of_four() -> None:
    match = to_draft(players=4)
    aside = match.view(0)["aside"]
    assert aside > 0 and match.view(1)["aside"] == -1
    while isinstance(match.position.stack[-1], Drafting):
        step(match)
    assert [actions_in_hand(match, one) for one in range(4)] == [4, 3, 3, 3]
    assert match.position.hands[0] >> aside & 1 and match.position.unused.bit_count() == 3


@pytest.mark.rules("BES-DAWN-04", "BES-INFO-08")
def test_picks_are_sealed() -> None:
    match = to_draft(players=3)
    card = members(match.position.packs[1])[0]
    match.answer(1, KEEP[card])
    assert match.asked == (0, 2)
    assert match.view(0)["picks"] == [[], [-1], []] and match.view(2)["picks"] == [[], [card], []]


@pytest.mark.rules("BES-INFO-08")
def test_both_sides_remember_the_packs() -> None:
    match = to_draft(players=3)
    for _ in range(4):
        step(match)
    position: Bestia = match.position
    assert position.shown.bit_count() == 3, "only the Beast's first pick is unknown"
    known = [cards.bit_count() for cards, _ in position.groups]
    assert sum(known) >= 4, "the Beast knows what it passed on"
    for cards, holders in position.groups:
        for card in members(cards):
            holder = next(one for one in (1, 2) if position.hands[one] >> card & 1)
            assert holder in holders
    for number in range(20):
        dealt = GAME.redeal(match.view(0), random.Random(number))
        for cards, holders in position.groups:
            taken = sorted([next(h for h in (1, 2) if dealt.hands[h] >> c & 1) for c in members(cards)])
            assert taken == sorted(holders)


@pytest.mark.rules(
    "BES-FIRST-01", "BES-FIRST-02", "BES-FIRST-03", "BES-FIRST-04", "BES-FIRST-10", "BES-OBJ-08"
)
def test_the_first_game_of_two_or_three() -> None:
    match = to_draft(players=3, first_game=True)
    position: Bestia = match.position
    terms = position.terms
    hands = [[terms.cards[c].id for c in members(hand & terms.actions)] for hand in position.hands]
    assert terms.beast.id == "fangrir" and [hunter.id for hunter in terms.cast] == ["helga", "assar"]
    assert sorted(hands[0]) == ["charge", "dark-dealings", "dash", "pursuit"]
    assert sorted(hands[1]) == ["hidden-passage", "incite", "prowl", "rush"]
    assert sorted(hands[2]) == ["adapt", "avarice", "bolster", "haste"]
    assert match.options(0)[0].verb == "play", "there is no draft on the first day"


@pytest.mark.rules("BES-FIRST-05", "BES-FIRST-06", "BES-FIRST-07", "BES-FIRST-08")
def test_the_first_game_of_four() -> None:
    position: Bestia = to_draft(players=4, first_game=True).position
    terms = position.terms
    hands = [[terms.cards[c].id for c in members(hand & terms.actions)] for hand in position.hands]
    assert [hunter.id for hunter in terms.cast] == ["helga", "varja", "iona"]
    assert terms.contract.id == "northern-assault"
    assert [sorted(hand) for hand in hands[1:]] == [
        ["hidden-passage", "incite", "rush"],
        ["adapt", "avarice", "haste"],
        ["bolster", "dark-rituals", "prowl"],
    ]


@pytest.mark.rules("BES-SET-15")
def test_a_contract_may_give_cards() -> None:
    out: Out = []
    match = begin(players=4, contract="siege-of-the-hearths")
    position: Bestia = match.position
    terms = position.terms
    assert (position.hands[0] & terms.talents).bit_count() == 2
    assert [(position.hands[h] & terms.gear).bit_count() for h in (1, 2, 3)] == [2, 2, 2]
    assert not out and options(position, 0)
