"""Bestia: whatever happens can be worded, for anyone, in both languages; every card and every name."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import GameOptions
from polnoc.engine.play import options
from polnoc.engine.seats import EVERYONE, WATCHER
from polnoc.games import package_of
from polnoc.games.bestia import PACKAGE, cards
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.terms import Terms
from polnoc.games.bestia.words.phrases import Phrases
from polnoc.games.bestia.words.wording import Wording
from polnoc.words import LANGUAGES, Words
from tests.games.bestia.scene import Scene
from tests.games.bestia.soak import CONTRACTS, EAGER, PACK, RichGame
from tests.words.noting_words import NAMES, NotingWords
from tests.words.plain import LEAK
from tests.words.test_messages import messages_of
from tests.words.test_random_games import Reader

BESTIA = PACKAGE.make_game()
#: The same box with contracts in which everything happens soon.
RICH = PACKAGE.make_game_from(PACK)
#: How many games are read for each number of players.
GAMES_EACH = 18


class Teller(NotingWords):
    """Strict words that know the options of the game."""

    def __init__(self, language: str, game: AnyGame, viewer: int, options: GameOptions, players: int) -> None:
        super().__init__(language, game, NAMES[:players], viewer)
        assert isinstance(game, BestiaGame)
        self._wording = Wording(game, self.text, self.names, viewer, options)


class Listener(Reader):
    """One viewer of one game."""

    def __init__(self, game: BestiaGame, options: GameOptions, viewer: int) -> None:
        players = game.terms(options).players
        super().__init__(game, players, viewer)
        self.words = [Teller(language, game, viewer, options, players) for language in LANGUAGES]


def options_of(players: int, number: int) -> dict[str, object]:
    """Return options: every Beast, hunter and contract occurs; every third game is an ordinary one."""
    rng = random.Random(f"{players} {number}")
    first, second, third = rng.sample(list(RICH.box.hunters), 3)
    usual = [one.id for one in BESTIA.box.contracts.values() if players in one.players]
    contracts = usual if number % 3 == 0 else CONTRACTS[players]
    return {
        "players": players,
        "contract": contracts[number // 3 % len(contracts)],
        "beast": list(RICH.box.beasts)[number % 6],
        "hunter1": first,
        "hunter2": second,
        "hunter3": third,
        "first_game": number % 9 == 3,
        "days": 2,
    }


def games(players: int) -> Iterator[Listener]:
    """Yield listeners who have read one game each, between players who prefer to act."""
    for number in range(GAMES_EACH):
        options = RICH.read_options(options_of(players, number))
        unlocked = (-1, 0b1010101010, 0b0101010101, 0)[number % 4]
        listener = Listener(RICH, options, [*range(players), WATCHER][number % (players + 1)])
        match = Match(RichGame(unlocked), options, Seed.simulated(number))
        rng, since = random.Random(number), 0
        while not match.over:
            listener.read(match, since, rng)
            since = len(match.events)
            seat = rng.choice(match.asked)
            offered = match.options(seat)
            match.answer(seat, rng.choices(offered, [EAGER.get(action.verb, 1) for action in offered])[0])
        listener.read(match, since, rng)
        if number < len(LANGUAGES):
            listener.read_every_action(match)
        yield listener


def test_everything_can_be_said_and_every_message_is_needed() -> None:
    said: set[str] = set()
    for players in BESTIA.players:
        for listener in games(players):
            for line in listener.lines.values():
                assert all(line), line
                assert not [text for text in line if LEAK.search(text)]
            said |= set().union(*[words.said for words in listener.words])
    messages = messages_of(package_of(BESTIA).name, "en", ("en.ftl",))
    parts = set().union(*[message.messages for message in messages.values()])
    assert {key for key in messages if not key.startswith(("refused-", "origin-"))} - said - parts == set()


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> NotingWords:
    return NotingWords(request.param, BESTIA, NAMES[:2], 0)


def every_terms() -> Iterator[Terms]:
    """Yield terms in which every Beast and every hunter occurs, with every contract."""
    hunters = list(BESTIA.box.hunters)
    for number, beast in enumerate(BESTIA.box.beasts):
        contracts = list(BESTIA.box.contracts.values())
        contract = contracts[number % len(contracts)]
        chosen = {f"hunter{at + 1}": hunters[(number + at) % len(hunters)] for at in range(3)}
        players = contract.players[0]
        yield BESTIA.terms(
            BESTIA.read_options({"players": players, "contract": contract.id, "beast": beast, **chosen})
        )


def test_every_card_upgrade_and_contract_has_a_text_of_its_own(words: NotingWords) -> None:
    texts: dict[str, str] = {}
    for terms in every_terms():
        film = Phrases(words.text, terms)
        for number in terms.card_numbers:
            card = terms.cards[number]
            texts[f"{card.owner} {card.id}"] = film.card_text(number)
        for character in terms.characters:
            for better in terms.upgrades[character]:
                texts[f"upgrade {better.id}"] = film.upgrade_text(character, better.number)
        texts[terms.contract.id] = film.contract_text()
        texts[terms.beast.summons.ability] = film.ability_text()
    assert len(texts) > 16 + 25 + 25 + 24 + 18 + 40
    for text in texts.values():
        assert not LEAK.search(text)
    contracts = [texts[id] for id in BESTIA.box.contracts]
    assert len(set(contracts)) == len(contracts)


def test_everything_in_the_box_has_a_name(words: NotingWords) -> None:
    box = BESTIA.box
    keys = [f"place-{place.id}" for map in box.maps.values() for place in map.location]
    keys += [f"region-{region}" for map in box.maps.values() for region in map.regions]
    keys += [f"map-{id}" for id in box.maps] + [f"contract-{id}" for id in box.contracts]
    characters: list[cards.Beast | cards.Hunter] = [*box.beasts.values(), *box.hunters.values()]
    keys += [f"upgrade-{upgrade.id}" for character in characters for upgrade in character.upgrade]
    keys += [f"card-{card.id}" for character in characters for card in character.card]
    keys += [f"card-{id}" for id in (*box.abilities, *box.actions, *box.gear, *box.talents)]
    keys += [f"skill-{beast.summons.ability}" for beast in box.beasts.values()]
    cased = [f"beast-{id}" for id in box.beasts] + [f"hunter-{id}" for id in box.hunters]
    cased += [f"summon-{beast.summons.id}" for beast in box.beasts.values()]
    cased += [f"folk-{kind}" for kind in cards.KINDS]
    for key in keys:
        assert words.text(key)
    for key in cased:
        assert words.text(key, case="is")
    named = [words.text(key) for key in keys if key.startswith("place-")]
    assert len(set(named)) == 81


def test_every_option_and_every_value_has_words(words: NotingWords) -> None:
    usual = BESTIA.options_type()
    for name in usual.__struct_fields__:
        assert words.option(name)
        assert words.option_help(name).endswith((".", "?"))
    for contract in ("auto", *BESTIA.box.contracts):
        assert words.option_value("contract", contract) != contract
    for hunter in BESTIA.box.hunters:
        assert words.option_value("hunter3", hunter).lower() == hunter
    assert words.option_value("kills", "own") != "own"


@pytest.mark.parametrize(
    ("viewer", "key", "args", "polish", "english"),
    [
        (0, "turn", {"character": 0}, "Twoja tura.", "Your turn."),
        (1, "turn", {"character": 0}, "Tura: Fangrir (Ania).", "Fangrir’s turn (Ania)."),
        (2, "turn", {"character": 2}, "Twoja tura.", "Your turn."),
        (0, "beast-wounded", {"n": 1}, "Fangrir otrzymuje 1 ranę.", "Fangrir takes 1 wound."),
        (
            1,
            "attacks",
            {"by": 0, "target": 81, "place": 0, "n": 2},
            "Fangrir atakuje ciebie na obszarze Szronogrzywy Bór (A1)! Siła ataku 2.",
            "Fangrir attacks you at Frostmane Wood (A1)! Strength 2.",
        ),
        (
            2,
            "attacks",
            {"by": 0, "target": 81, "place": 0, "n": 1},
            "Fangrir atakuje Helgę na obszarze Szronogrzywy Bór (A1). Siła ataku 1.",
            "Fangrir attacks Helga at Frostmane Wood (A1). Strength 1.",
        ),
        (
            0,
            "goes",
            {"hunter": 2, "place": 24},
            "Assar idzie na obszar Vargholm (G3).",
            "Assar goes to Vargholm (G3).",
        ),
        (
            0,
            "game-over",
            {"victor": 2, "reason": "days-over"},
            "Koniec gry: przegrywasz. Minął ostatni dzień.",
            "The game is over: you lose. The last day is over.",
        ),
        (
            0,
            "you-lay",
            {"way": 0, "place": 3},
            "Kładziesz kartę ruchu (północ). Jesteś na obszarze Lodowy Kieł (D1).",
            "You lay a movement card (north). You are at Icefang Hollow (D1).",
        ),
        (
            WATCHER,
            "you-lay",
            {"way": 0, "place": 3},
            "Fangrir kładzie kartę ruchu (północ). Jest teraz na obszarze Lodowy Kieł (D1).",
            "Fangrir lays a movement card (north). It is now at Icefang Hollow (D1).",
        ),
    ],
)
def test_events(viewer: int, key: str, args: dict[str, object], polish: str, english: str) -> None:
    for language, sentence in (("pl", polish), ("en", english)):
        assert (
            Words(language, BESTIA, NAMES[:3], viewer, strict=True).event(Event(key, args, EVERYONE))
            == sentence
        )


def test_texts_of_cards() -> None:
    english = Words("en", BESTIA, NAMES[:3], strict=True)
    polish = Words("pl", BESTIA, NAMES[:3], strict=True)
    numbers = {card.id: card.number for card in BESTIA.terms(BESTIA.options_type(players=3)).cards}
    assert english.card(numbers["rush"]) == (
        "Action card “Rush”, blue. Hunter: Move up to 2 locations."
        " Beast: Move up to 3 locations without leaving the region."
    )
    assert polish.card(numbers["rush"]) == (
        "Karta akcji „Zryw”, niebieska. Łowca: Porusz się o najwyżej 2 obszary."
        " Bestia: Porusz się o najwyżej 3 obszary, nie opuszczając regionu."
    )
    assert polish.card(numbers["call-of-the-pack"]) == (
        "Karta zdolności Fangrir: „Wezwanie stada”, niebieska. Tylko gdy jesteś w lesie."
        " Porusz się o najwyżej 1 obszar,"
        " a potem porusz każdego chowańca w swoim regionie o najwyżej 1 obszar."
    )
    assert english.card(numbers["intuition"]) == (
        "Talent “Intuition”, reaction, cost in grudges: 1."
        " When: a hunter plays “Hunt”. Move up to 1 location."
    )


def test_a_condition_after_then_has_its_comma() -> None:
    numbers = {card.id: card.number for card in BESTIA.terms(BESTIA.options_type(players=3)).cards}
    polish, english = [Words(language, BESTIA, NAMES[:3], strict=True) for language in LANGUAGES]
    assert polish.card(numbers["track"]).endswith(
        "Porusz się o najwyżej 1 obszar, a potem, jeśli na nowym obszarze są tropy:"
        " porusz się jeszcze o najwyżej 1 obszar."
    )
    assert english.card(numbers["track"]).endswith(
        "Move up to 1 location, then, if there are trails on your new location: move up to 1 more location."
    )


def test_what_depends_on_a_condition_is_told_apart_from_what_comes_after() -> None:
    numbers = {card.id: card.number for card in BESTIA.terms(BESTIA.options_type(players=3)).cards}
    polish, english = [Words(language, BESTIA, NAMES[:3], strict=True) for language in LANGUAGES]
    assert polish.card(numbers["maul"]).endswith(
        "Zaatakuj; jeśli atak zabił: weź 1 zatarg i porusz się o najwyżej 1 obszar."
    )
    assert english.card(numbers["maul"]).endswith(
        "Attack; if the attack killed: gain 1 grudge and move up to 1 location."
    )


def test_an_order_to_somebody_else_does_not_follow_a_move_of_ones_own() -> None:
    numbers = {card.id: card.number for card in BESTIA.terms(BESTIA.options_type(players=3)).cards}
    assert "give another hunter an order: move up to 1 location." in Words(
        "en", BESTIA, NAMES[:3], strict=True
    ).card(numbers["haste"])


def test_the_beast_is_never_told_of_hunters_cards_that_it_cannot_have() -> None:
    numbers = {card.id: card.number for card in BESTIA.terms(BESTIA.options_type(players=3)).cards}
    hunter, beast = Words("en", BESTIA, NAMES[:3], strict=True).card(numbers["animate"]).split(" Beast: ")
    assert "except “Hunt”" in hunter
    assert beast == "Take back a discarded ability."


def test_what_the_beast_confirms_is_said_of_the_beast() -> None:
    terms = BESTIA.terms(BESTIA.options_type(players=3))
    secret = next(op.number for op in terms.ops if getattr(op.effect, "secret", False))
    event = Event("condition-holds", {"op": secret}, EVERYONE)
    polish, english = [Words(language, BESTIA, NAMES[:3], 1, strict=True) for language in LANGUAGES]
    assert polish.event(event) == "Fangrir potwierdza: jest w swoim siedlisku."
    assert english.event(event) == "Fangrir confirms that it is in its habitat."


def test_what_ends_something_stands_last_in_a_list() -> None:
    scene = Scene(beast_at="D3").play("play feed", "choose 1")
    offered = options(scene.position, 0)
    listed = Words("en", BESTIA, NAMES[:3], 0).listed(offered)
    assert offered[0].verb == listed[-1].verb == "stop"
    assert set(listed) == set(offered)


@pytest.mark.rules("BES-PASS-01")
def test_passing_is_spoken_of_only_where_it_is_possible() -> None:
    words = Words("en", BESTIA, NAMES[:3], 0, strict=True)
    free = Scene(beast_at="D3", hands={"helga": ["rush"]})
    assert free.offers("pass") and words.prompt(free.view(0)).endswith("Play a card, flee, or pass.")
    busy = Scene(beast_at="D3", hands={"beast": ["rush"]})
    assert not busy.offers("pass") and words.prompt(busy.view(0)).endswith("Play a card, or flee.")
    alone = Scene(beast_at="D3", hands={"beast": ["rush"], "helga": ["dash"]}, at={"iona": None})
    assert alone.offers("pass") and words.prompt(alone.view(0)).endswith("or pass.")


def test_who_has_two_hunters_is_told_which_one_acts() -> None:
    match = Match(BESTIA, BESTIA.read_options({"players": 2}), Seed.simulated(1))
    words = Words("en", BESTIA, NAMES[:2], 1, strict=True)
    while not (match.asked == (1,) and match.view(1)["frames"][-1]["rule"] == "Turn"):
        seat = match.asked[0]
        match.answer(seat, match.options(seat)[-1])
    assert words.prompt(match.view(1)).startswith(("Helga: You are at ", "Assar: You are at "))


#: Events that are rare in random games.
RARE_EVENTS: dict[str, dict[str, object]] = {
    "folk-heals": {"folk": 0, "n": 1},
    "tower-moved": {"place": 3},
    "prevents": {"character": 1, "n": 1},
    "stolen-card": {"hunter": 1, "card": 5},
    "card-stolen": {"hunter": 1},
    "trap-disarmed": {"card": 31},
    "attack-misses": {"by": 0, "target": 81},
    "hunter-died": {"hunter": 1, "place": 3, "by": 0},
    "trap-returned": {"region": 1, "hunter": 1},
    "you-see-trap": {"region": 1, "card": 31, "habitat": 1},
    "wound-prevented": {"hunter": 1},
    "you-see-hand": {"hunter": 1, "cards": [1, 31]},
    "beast-shows": {"card": 71},
    "hushed": {},
    "tower-destroyed": {"place": 3, "by": 4},
}

#: Rare questions: the frame on top.
RARE_FRAMES: list[dict[str, object]] = [
    {"rule": "Building", "actor": 1, "place": 3, "spare": False},
    {"rule": "Building", "actor": 1, "place": -1, "spare": True},
    {"rule": "ReturnTrap"},
    {"rule": "ClearingTrails", "left": 2},
    {"rule": "Moving", "actor": 4, "op": 0, "left": 2, "laid": 0, "way": -1},
    {"rule": "Moving", "actor": 0, "op": 0, "left": 0, "laid": 1, "way": -1},
    {"rule": "PickShifted", "op": 0, "actor": 0},
    {"rule": "Shifting", "hunter": 1, "left": 1},
    {"rule": "Toppling", "within": 2},
    {"rule": "Triggered", "traps": []},
    {"rule": "Acting", "summon": 0, "left": 1, "taken": 0},
    {"rule": "LookTrap", "op": 0},
    {"rule": "Placing", "left": 1, "moved": -1},
    {"rule": "RidOfTrap", "at": 0, "price": 1},
    {"rule": "Sacrificing"},
    {"rule": "AskHabitat", "actor": 1},
    {"rule": "PickRegion"},
    {"rule": "MayNameRegion"},
    {"rule": "Travelling", "op": 0, "actor": 1},
    {"rule": "Rewarding", "program": 0, "left": 1, "chosen": 0},
]


def test_what_seldom_happens_can_be_said_too() -> None:
    options = BESTIA.read_options({"players": 3})
    match = Match(BESTIA, options, Seed.simulated(1))
    for language in LANGUAGES:
        words = NotingWords(language, BESTIA, NAMES[:3], 0)
        for key, args in RARE_EVENTS.items():
            assert not LEAK.search(words.event(Event(key, args, EVERYONE)))
        view = {**match.view(0), "asked": (0,), "traps": [[0, 31, 2, 1, True, 2, 2]], "summons": [3, 4, 5]}
        for frame in RARE_FRAMES:
            now = {**view, "frames": [frame]}
            assert not LEAK.search(words.prompt(now))
            for text in ("trap 31", "yes"):
                assert not LEAK.search(words.action(BESTIA.actions.parse(text), now))
        said = messages_of(package_of(BESTIA).name, language, (f"events-rare.{language}.ftl",))
        assert set(said) <= words.said


ADVICE = pytest.mark.rules(
    "BES-ADV-01", "BES-ADV-02", "BES-ADV-03", "BES-ADV-04", "BES-ADV-05", "BES-ADV-06", "BES-ADV-07",
    "BES-ADV-08", "BES-ADV-09", "BES-ADV-10", "BES-ADV-11",
)  # fmt: skip


@ADVICE
def test_advice_says_whom_it_is_for(words: NotingWords) -> None:
    whom = {"en": ("Beast: ", "Hunters: ", "Everybody: "), "pl": ("Bestia: ", "Łowcy: ", "Wszyscy: ")}
    for number in range(1, 12):
        assert words.rule(f"BES-ADV-{number:02}").startswith(whom[words.language])


def test_the_rulebook_calls_cards_by_their_names(words: NotingWords) -> None:
    first = BESTIA.box.core.first_game[0]
    for rule, hand in (("BES-FIRST-02", first.beast_cards), ("BES-FIRST-04", first.hunter_cards[1])):
        for id in hand:
            assert words.text(f"card-{id}") in words.rule(rule)
