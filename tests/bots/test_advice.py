"""Hints for any game: which bot gives them, and how they become sentences."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from polnoc.bots import Budget, levels
from polnoc.bots.advice import Advice, Alternative, Reason, advise, in_words
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.views import View
from polnoc.games import all_games, find_game, package_of
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.bots.advice import advise as advise_in_duchy
from polnoc.words import Words
from tests.miniatures import MINIATURES
from tests.miniatures.package import known

DUCHY = find_game("duchy")


def begun(game: AnyGame, players: int) -> tuple[View, Sequence[Action]]:
    """Return the first question of a game: a view and its options."""
    match = Match(game, game.read_options({"players": players}), Seed.simulated(1))
    seat = match.asked[0]
    return match.view(seat), match.options(seat)


@pytest.mark.parametrize("game", [*all_games(), *MINIATURES], ids=lambda game: game.id)
def test_every_game_has_advice_that_is_legal_and_plain_data(game: AnyGame) -> None:
    for players in game.players:
        view, options = begun(game, players)
        with known(game):
            advice = advise(game, view, options, random.Random(1))
            again = advise(game, view, options, random.Random(1))
            explains = package_of(game).advice() is not None
        assert advice.action in [action.text for action in options]
        assert advice.reasons or not (explains or levels(game)[-1] == "random")
        assert again == advice


def test_a_game_without_bots_says_so() -> None:
    game = MINIATURES[0]
    view, options = begun(game, game.players[0])
    with known(game):
        assert advise(game, view, options, random.Random(1)).reasons == (Reason("advice-any", {}),)


def test_a_game_with_reasons_of_its_own_is_asked_for_them() -> None:
    game = PACKAGE.make_game()
    view, options = begun(game, 2)
    own = advise_in_duchy(game, view, options, random.Random(4))
    assert advise(game, view, options, random.Random(4), Budget(1.0)) == own
    assert own.reasons


def plant(monkeypatch: pytest.MonkeyPatch, adviser: object) -> None:
    """Replace the advice of 13 Duchów, or remove it."""
    monkeypatch.setattr(PACKAGE, "advice", lambda: adviser)


def test_without_reasons_the_strongest_bot_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, None)
    view, options = begun(DUCHY, 2)
    advice = advise(DUCHY, view, options, random.Random(1))
    assert advice.action in [action.text for action in options]
    assert advice.reasons == ()


def test_a_mistake_in_a_part_of_a_game_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def advice() -> object:
        raise ModuleNotFoundError("none", name="something.else")

    monkeypatch.setattr(PACKAGE, "advice", advice)
    view, options = begun(DUCHY, 2)
    with pytest.raises(ModuleNotFoundError):
        advise(DUCHY, view, options, random.Random(1))


def test_a_planted_adviser_gets_the_view_the_options_and_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    def adviser(*arguments: object) -> Advice:
        given.extend(arguments)
        return Advice("hide 1", ())

    plant(monkeypatch, SimpleNamespace(advise=adviser))
    view, options = begun(DUCHY, 2)
    rng = random.Random(1)
    assert advise(DUCHY, view, options, rng) == Advice("hide 1", ())
    assert given == [DUCHY, view, options, rng, Budget()]


def test_advice_as_sentences() -> None:
    view, _ = begun(DUCHY, 2)
    same, worse = (Reason("advice-same", {}),), (Reason("advice-worse", {"grade": "much"}),)
    known = Reason("advice-known", {"seat": 1, "answer": "no"})
    alternatives = [
        Alternative("name 8", same),
        Alternative("name 9", same),
        Alternative("guess", (*worse, Reason("advice-copy", {"card": 3}))),
    ]
    advice = Advice("name 7", (known,), tuple(alternatives))
    names = ["Ania", "Bartek"]
    assert in_words(advice, Words("en", DUCHY, names, 0, strict=True), view) == [
        "An expert would choose: 7",
        "Bartek can only answer NO, so this tells you nothing new there.",
        "About as good: 8; 9.",
        "Much worse: Guess a lair. Best used to repeat card 3 “Twin Whispers”.",
    ]
    assert in_words(advice, Words("pl", DUCHY, names, 0, strict=True), view) == [
        "Ekspert wybrałby: 7",
        "Bartek może odpowiedzieć tylko NIE, więc nie dowiesz się niczego nowego.",
        "Mniej więcej równie dobre: 8; 9.",
        "Znacznie gorsze: Zgadnij kryjówkę. Najlepiej powtórzyć kartę 3 „Bliźniacze Szepty”.",
    ]


@pytest.mark.parametrize(("reasons", "lines"), [((), 1), ((Reason("advice-any", {}),), 2)])
def test_advice_without_reasons_of_the_game_can_be_said(reasons: tuple[Reason, ...], lines: int) -> None:
    view, options = begun(DUCHY, 2)
    for language in ("pl", "en"):
        words = Words(language, DUCHY, ["Ania", "Bartek"], 0, strict=True)
        said = in_words(Advice(options[0].text, reasons), words, view)
        assert len(said) == lines
        assert all(said)
