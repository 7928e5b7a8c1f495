"""Following `docs/add-an-effect.md` gives a new effect that is played, worded and drawn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from polnoc.engine.cards import complete, parts
from polnoc.engine.effects import Op
from polnoc.engine.packs import PackError, parse_pack
from polnoc.engine.wording import EffectPhrases
from tests.miniatures import copycat
from tests.miniatures.test_miniatures import Scene

PAGE = Path(__file__).parents[2] / "docs" / "add-an-effect.md"
PACK = """
[[card]]
name = "purse"
effects = [{ do = "gain", coins = 2 }, { do = "feast", coins = 1 }, { do = "gain", coins = 1 }]
"""
WORDS = """
effects-then = { $first }, then { $next }
does-gain = take { $coins } coins
"""


def blocks(language: str) -> list[str]:
    """Return the code blocks on the page, in order."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


class Followed:
    """The game after following the page up to a step."""

    def __init__(self, steps: int) -> None:
        #: The names in the game's modules, and a table of signs such as Final Girl has.
        self.names: dict[str, Any] = {**vars(copycat)}
        self.names["SIGNS"] = dict.fromkeys(get_args(copycat.AnyEffect), str)
        for block in blocks("python")[:steps]:
            exec(block, self.names)
        several: Any = tuple.__class_getitem__
        effects = several((self.names["AnyEffect"], ...))
        card = msgspec.defstruct("Card", [("name", str), ("effects", effects)])
        self.pack = msgspec.defstruct("Pack", [("card", several((card, ...)))])

    def card(self, text: str = PACK) -> Any:
        """Return the first card of a pack."""
        pack: Any = parse_pack(text, self.pack, "feast.toml")
        return pack.card[0]


class CoinPhrases(EffectPhrases):
    """The words of the game."""

    def __init__(self, *messages: str) -> None:
        self.bundle = FluentBundle(["en"], use_isolating=False)
        self.bundle.add_resource(FluentResource("\n".join(messages)))
        self.say = self._say

    def _say(self, key: str, **args: object) -> str:
        value = self.bundle.get_message(key).value
        assert value is not None
        said, errors = self.bundle.format_pattern(value, args)
        assert not errors
        return str(said)


def test_a_pack_may_write_it_as_soon_as_it_is_in_the_vocabulary() -> None:
    with pytest.raises(PackError, match="no effect is called"):
        Followed(0).card()
    card = Followed(1).card()
    assert [type(part).__name__ for part in parts(card)] == ["Card", "Gain", "Feast", "Gain"]
    with pytest.raises(PackError, match=r"Did you mean 'feast'\?"):
        Followed(1).card(PACK.replace("feast", "feats"))


def test_without_a_rule_the_game_does_not_start_and_the_error_names_the_effect() -> None:
    names = Followed(1).names
    with pytest.raises(LookupError, match="no entry for Feast"):
        complete(names["AnyEffect"], names["EFFECTS"])
    with pytest.raises(LookupError, match="no effect of this game: Feast"):
        complete(copycat.AnyEffect, Followed(2).names["EFFECTS"])


def test_it_is_played_between_the_effects_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    followed = Followed(2)
    monkeypatch.setattr(copycat, "EFFECTS", followed.names["EFFECTS"])
    monkeypatch.setitem(copycat.CARDS, 1, followed.card())
    scene = Scene(copycat.CopycatGame(), 2, "*: card 2; *: card 2; *: card 1; *: card 1; 0: play 1;")
    assert scene.position.coins == [4, 1]
    gained = [event.args for event in scene.events if event.key == "gains"]
    assert [(args["seat"], args["coins"]) for args in gained] == [(0, 2), (0, 1), (1, 1), (0, 1)]


def test_the_text_of_a_card_says_it() -> None:
    card = Followed(1).card()
    with pytest.raises(LookupError, match="does-feast"):
        CoinPhrases(WORDS).effects(card.effects)
    said = CoinPhrases(WORDS, *blocks("ftl")).effects(card.effects)
    assert said == "take 2 coins, then everybody takes 1 coins, then take 1 coins"


def test_it_has_a_sign() -> None:
    followed = Followed(3)
    sign = followed.names["SIGNS"][followed.names["Feast"]]
    assert sign(followed.card().effects[1]) == "◎ +1"


def test_an_effect_ready_to_run_knows_its_kind() -> None:
    effect = Followed(1).card().effects[1]
    assert Op(effect, effect.coins, ()).kind is type(effect)
