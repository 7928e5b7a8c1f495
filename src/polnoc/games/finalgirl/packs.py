"""Reading packs: the box of the game, and files that add a killer, a location or heroines to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Final

from polnoc.engine.cards import parts
from polnoc.engine.packs import (
    LANGUAGES,
    Names,
    PackError,
    PackText,
    Said,
    content_hash,
    located,
    misnamed,
    parse_pack,
    refuse,
)
from polnoc.games.finalgirl import actions, cards, placement
from polnoc.games.finalgirl.places import APART, Places, faces

CORE: Final = "core.toml"
FILES: Final = (
    "heroines.toml",
    "killers/hammer.toml",
    "killers/parade.toml",
    "killers/pack.toml",
    "killers/dream.toml",
    "killers/wrath.toml",
    "killers/haunting.toml",
    "killers/sky.toml",
    "locations/camp.toml",
    "locations/fair.toml",
    "locations/groves.toml",
    "locations/lane.toml",
    "locations/manor.toml",
    "locations/harbour.toml",
)
#: The box of the first version: its folder, and its films.
FIRST: Final = "earlier/first"
FIRST_FILES: Final = (
    "heroines.toml",
    "killers/hammer.toml",
    "killers/parade.toml",
    "killers/pack.toml",
    "locations/camp.toml",
    "locations/fair.toml",
)
#: Places that every location knows, besides its own spaces.
PLACES: Final = ("heroine", "killer", "heroine-start", "killer-start", "nearest-enemy")


class Box:
    """All available films, ready for use."""

    def __init__(self, core: cards.Core, packs: Iterable[cards.Pack], sources: Sequence[str] = ()) -> None:
        self.core = core
        self.sources = tuple(sources)
        self.hash = content_hash(*sources)
        self.killers: dict[str, cards.Killer] = {}
        self.locations: dict[str, cards.Location] = {}
        self.heroines: dict[str, cards.Heroine] = {}
        #: By language: the names that packs give.
        self.words: dict[str, Names] = {language: {} for language in LANGUAGES}
        for pack in packs:
            for language, names in pack.words.items():
                self.words[language] |= names
            self.killers |= {killer.id: killer for killer in pack.killers}
            self.locations |= {location.id: location for location in pack.locations}
            self.heroines |= {heroine.id: heroine for heroine in pack.heroine}


def load_box(packs: Sequence[PackText] = ()) -> Box:
    """The box of the game; packs add to it, or replace what has the same id."""
    return parse_box([*[PackText(name, _content(name)) for name in (CORE, *FILES)], *packs])


def parse_box(texts: Sequence[PackText]) -> Box:
    """A box from TOML texts: the core, then films; PackError names the file and what would be right."""
    core = _parse_core(texts[0].text, texts[0].name)
    packs = [read_films(pack.text, pack.name, core) for pack in texts[1:]]
    return Box(core, packs, [pack.text for pack in texts])


def earlier_content() -> list[tuple[str, ...]]:
    """The boxes of earlier versions, as texts."""
    return [tuple([_content(f"{FIRST}/{name}") for name in (CORE, *FIRST_FILES)])]


def load_core() -> cards.Core:
    """What every film shares."""
    return _parse_core(_content(CORE), CORE)


def _parse_core(text: str, file: str) -> cards.Core:
    core = parse_pack(text, cards.Core, file)
    check_core(core, file)
    return core


def _content(name: str) -> str:
    return (files("polnoc.games.finalgirl") / "content" / name).read_text(encoding="utf-8")


def read_films(text: str, file: str, core: cards.Core) -> cards.Pack:
    """A pack file, checked; PackError says what is wrong and what would be right."""
    pack = parse_pack(text, cards.Pack, file)
    refuse(mistakes_in(pack, file, core), text)
    return pack


def mistakes_in(pack: cards.Pack, file: str, core: cards.Core) -> list[PackError]:
    """Everything that keeps a pack from being played, in the order of the file."""
    if not (pack.killer or pack.location or pack.heroine):
        return [PackError(file, "file", "nothing is in it", "Write [killer], [location] or [[heroine]]")]
    known = {card.id for card in core.cards}
    found: list[PackError] = []
    for killer in pack.killers:
        key = f"killer.{killer.id}" if len(pack.killers) > 1 else "killer"
        checker = _Checker(file, key, known | _card_ids(killer), set(), found, _own_ids(killer))
        _check_killer(killer, checker)
    for location in pack.locations:
        key = f"location.{location.id}" if len(pack.locations) > 1 else "location"
        there, spaces = known | _card_ids(location), _space_ids(location)
        checker = _Checker(file, key, there, spaces, found, _own_ids(location))
        _check_location(location, core, checker)
    for kind, things in (("killer", pack.killers), ("location", pack.locations), ("heroine", pack.heroine)):
        _Checker(file, kind, known, set(), found).no_twins("", things)
    for heroine in pack.heroine:
        _check_heroine(heroine, _Checker(file, f"heroine.{heroine.id}", known, set(), found))
    _check_statuses(pack, _Checker(file, "", known, set(), found))
    return [*found, *[PackError(file, *mistake) for mistake in placement.in_record(pack, "")]]


def _check_statuses(pack: cards.Pack, checker: _Checker) -> None:
    """Check that status effects can end, and that those to be ended exist."""
    begun = {part.id: part for part in parts(pack) if isinstance(part, cards.Status)}
    ended = {part.status for part in parts(pack) if isinstance(part, cards.EndStatus)}
    for id in sorted(ended - set(begun)):
        there = f"There are: {', '.join(sorted(begun))}" if begun else 'Write { do = "status" } first'
        checker.wrong(f"status.{id}", "nothing brings it into play", there)
    for id, status in begun.items():
        if status.ends and (status.ends.when == "entered") != (status.ends.at is not None):
            checker.wrong(
                f"status.{id}.ends", "it is not clear which space ends it", 'Write when = "entered" with at'
            )


def _card_ids(film: cards.Killer | cards.Location) -> set[str]:
    return {card.id for card in film.cards}


def names_in(pack: cards.Pack) -> list[str]:
    """The message keys of everything in a pack that has a name."""
    keys: list[str] = []
    for killer in pack.killers:
        keys += [f"killer-{killer.id}", *([f"minions-{killer.id}"] if killer.minions else [])]
        keys += [f"victim-{victim.id}" for victim in killer.sheltered.people] if killer.sheltered else []
        keys += [f"power-{power.id}" for power in killer.powers]
        keys += [f"finale-{finale.id}" for finale in killer.finales]
        keys += [f"terror-{card.id}" for card in killer.terror]
        keys += [f"item-{item.id}" for item in killer.hidden]
        keys += _brought_names(killer)
    for location in pack.locations:
        keys += [f"space-{space.id}" for space in location.spaces]
        keys += [f"start-{start.id}" for start in location.starts]
        keys += [f"terror-{card.id}" for card in location.terror]
        keys += [f"happening-{event.id}" for event in location.events]
        keys += [f"victim-{event.id}" for event in location.events if event.special]
        keys += [f"item-{item.id}" for item in location.items]
        keys += _brought_names(location)
    for heroine in pack.heroine:
        keys += [f"heroine-{heroine.id}", *([f"item-{heroine.personal.id}"] if heroine.personal else [])]
    for part in parts(pack):
        if isinstance(part, cards.Ability | cards.Status | cards.PlaceHazard):
            keys.append(f"{_KINDS_WITH_NAMES[type(part)]}-{part.id}")
    return list(dict.fromkeys(keys))


#: Parts of cards that have names of their own.
_KINDS_WITH_NAMES: Final = {cards.Ability: "ability", cards.Status: "status", cards.PlaceHazard: "hazard"}


def _brought_names(film: cards.Killer | cards.Location) -> list[str]:
    counters = [f"counter-{counter.id}" for counter in film.counters]
    own = [f"state-{state.id}" for state in film.states]
    for deck in film.decks:
        own += [f"own-deck-{deck.id}", *[f"own-card-{card.id}" for card in deck.cards]]
    return own + counters + [f"card-{card.id}" for card in film.cards]


def check_pack(written: PackText, said: Said) -> list[PackError]:
    """Every mistake in a pack, including names that are missing in a language.

    `said(language, key)` tells whether the game itself has a name for `key`.
    """
    core, file = load_core(), written.name
    pack = parse_pack(written.text, cards.Pack, file)
    found = [*mistakes_in(pack, file, core), *misnamed(pack.words, names_in(pack), file, said)]
    return located(found, written.text)


def check_core(core: cards.Core, file: str) -> None:
    """Reject a core that cannot be played."""
    found: list[PackError] = []
    checker = _Checker(file, "cards", {card.id for card in core.cards}, set(), found)
    checker.limited("", core.cards, actions.MOST_CARDS - 2 * actions.MOST_BROUGHT)
    for card in core.cards:
        checker.effects(card, card.id)
        _check_card(card, checker, card.id)
    found += [PackError(file, *mistake) for mistake in placement.in_record(core.cards, "cards")]
    for mistake in found:
        raise mistake
    if not [card for card in core.cards if card.cost == 0]:
        raise PackError(file, "cards", "no card costs 0", "Those that cost 0 are the starting hand")
    if len(core.normal.dice) != len(core.extreme.dice):
        raise PackError(
            file, "extreme.dice", "its track is of another length", "Both sides have one horror track"
        )


def _space_ids(location: cards.Location) -> set[str]:
    return {space.id for space in location.spaces}


class _Checker:
    """Checks the parts of one file; knows the ids that may be named there."""

    def __init__(
        self,
        file: str,
        top: str,
        cards: set[str],
        spaces: set[str],
        found: list[PackError],
        own: tuple[set[str], set[str]] = (set(), set()),
    ) -> None:
        """`own`: the ids of states and of decks that come with the film."""
        self.file = file
        self.top = top
        self.cards = cards
        self.spaces = spaces
        self.states, self.decks = own
        self.found = found

    def wrong(self, key: str, problem: str, remedy: str) -> None:
        """Record a mistake, unless it is recorded already."""
        place = ".".join([part for part in (self.top, key) if part])
        mistake = PackError(self.file, place, problem, remedy)
        if str(mistake) not in [str(other) for other in self.found]:
            self.found.append(mistake)

    def limited(self, key: str, things: tuple[Any, ...], most: int, least: int = 1) -> None:
        """Check that there are enough things but not too many, and that no id occurs twice."""
        if not least <= len(things) <= most:
            self.wrong(key, f"there are {len(things)}", f"Write {least} to {most} of them")
        self.no_twins(key, things)

    def no_twins(self, key: str, things: tuple[Any, ...]) -> None:
        """Check that no id occurs twice."""
        ids = [thing.id for thing in things]
        twice = sorted({id for id in ids if ids.count(id) > 1})
        if twice:
            self.wrong(key, f"'{twice[0]}' stands there twice", "Give each its own id")

    def effects(self, thing: object, key: str) -> None:
        """Check that every name in the effects of a thing is the name of something."""
        for part in parts(thing):
            self._names(part, key)

    def _names(self, part: object, key: str) -> None:
        name = getattr(part, "card", None)
        if name is not None:
            self._known(name, self.cards, key, "action card")
        if isinstance(part, cards.SetState | cards.If) and part.state is not None:
            self._known(part.state, self.states, key, "state")
        if isinstance(part, cards.If) and (part.case == "state") != (part.state is not None):
            self.wrong(key, "it is not clear which state is meant", 'Write case = "state" with state = an id')
        if isinstance(part, cards.DrawFrom | cards.RestartDeck):
            self._known(part.deck, self.decks, key, "deck of the film's own")
        if isinstance(part, cards.Weapon):
            for name in part.cards:
                self._known(name, self.cards, key, "action card")
        for field in ("at", "toward"):
            place = getattr(part, field, None)
            if isinstance(place, str) and _is_place(part, field):
                words = set[str]() if isinstance(part, _SPACES_ONLY) else set(PLACES)
                self._known(place, self.spaces | words, key, "space")
        for place in getattr(part, "among", ()):
            self._known(place, self.spaces, key, "space")

    def _known(self, name: str, known: set[str], key: str, kind: str) -> None:
        if name not in known:
            self.wrong(key, f"no {kind} is called '{name}'", f"There are: {', '.join(sorted(known))}")


#: Kinds of effects whose `at` is one of a few words, not a space.
_WORDED: Final = frozenset(["PlaceKiller", "Spawn", "MinionStart", "SpawnDie"])
#: Those whose `at` must be a space of the location, not a place such as `heroine`.
_SPACES_ONLY: Final = (cards.CloseExit, cards.Toll, cards.DeadlySpace, cards.End, cards.Special)
#: Where a token can be put besides spaces.
TOKEN_PLACES: Final = frozenset(["here", "here-or-next", "nearest-water"])


def _is_place(part: object, field: str) -> bool:
    if isinstance(part, cards.PlaceToken) and part.at in TOKEN_PLACES:
        return False
    return type(part).__name__ not in _WORDED


def _check_terror(terror: tuple[cards.Terror, ...], checker: _Checker, most: int) -> None:
    checker.limited("terror", terror, most)
    for card in terror:
        key = f"terror.{card.id}"
        if bool(card.what) == bool(card.minor):
            checker.wrong(
                key, "it needs either effects or a minor dark power", "Write what = […] or minor = {…}"
            )
        checker.effects(card, key)


def _own_ids(part: cards.Killer | cards.Location) -> tuple[set[str], set[str]]:
    return {state.id for state in part.states}, {deck.id for deck in part.decks}


def _check_own(part: cards.Killer | cards.Location, checker: _Checker) -> None:
    """Check the states of the heroine, and decks that come with the film."""
    checker.limited("states", part.states, actions.MOST_STATES // 2, least=0)
    checker.limited("decks", part.decks, actions.MOST_STATES // 2, least=0)
    own = tuple([card for deck in part.decks for card in deck.cards])
    checker.limited("decks", own, actions.MOST_OWN_CARDS // 2, least=0)
    if [effect for effect in parts(own) if isinstance(effect, cards.DrawFrom)]:
        checker.wrong("decks", "a card draws another, without end", "Let no card of a deck draw from one")


def _check_card(card: cards.ActionCard, checker: _Checker, key: str) -> None:
    if card.kind == "roll" and not card.what:
        checker.wrong(key, "it does nothing", "A card after a roll has: what = […]")
    if card.kind != "roll" and not (card.two or card.one or card.fail):
        checker.wrong(key, "it does nothing", "Write what the results do: two = […], one = […], fail = […]")


def _check_brought(film: cards.Killer | cards.Location, checker: _Checker) -> None:
    """Check the counters, action cards and rules that come with a killer or a location."""
    checker.limited("counters", film.counters, actions.MOST_COUNTERS // 2, least=0)
    checker.limited("cards", film.cards, actions.MOST_BROUGHT, least=0)
    for card in film.cards:
        checker.effects(card, f"cards.{card.id}")
        _check_card(card, checker, f"cards.{card.id}")
    for counter in film.counters:
        _check_counter(counter, checker)
    known = {name for counter in film.counters for name in (counter.id, counter.kind) if name}
    for part in parts(film):
        name = getattr(part, "counter", None)
        if name is not None and name not in known:
            checker.wrong(
                "counters",
                f"no counter is called '{name}'",
                f"There are: {', '.join(sorted(known))}" if known else "Write [[counters]]",
            )
        if isinstance(part, cards.If) and (part.case == "counter") != (part.counter is not None):
            checker.wrong(
                "counters", "it is not clear which one is meant", 'Write case = "counter" with its name'
            )


def _check_counter(counter: cards.Counter, checker: _Checker) -> None:
    key = f"counters.{counter.id}"
    checker.effects(counter, key)
    if not counter.least <= counter.start <= counter.most or counter.least == counter.most:
        checker.wrong(key, "it does not begin on its track", "least ≤ start ≤ most, and least below most")
    values = [level.value for level in counter.levels]
    if values != sorted(set(values)) or [value for value in values if value > counter.most]:
        checker.wrong(key, "its levels are not in order", f"Let their values rise, up to {counter.most}")
    if [part for part in parts(counter.levels) if isinstance(part, cards.Unleash)]:
        checker.wrong(key, "it can set itself off without end", "A level does not unleash a counter")


def _check_killer(killer: cards.Killer, checker: _Checker) -> None:
    _check_brought(killer, checker)
    _check_terror(killer.terror, checker, actions.MOST_TERROR // 2)
    checker.limited("finales", killer.finales, actions.MOST_FINALES)
    checker.limited("powers", killer.powers, actions.MOST_POWERS)
    if killer.powers and all([power.epic for power in killer.powers]):
        checker.wrong("powers", "all are epic", "At least one must be in every draw")
    if not killer.pawn and killer.minions is None:
        checker.wrong("pawn", "there is neither a killer nor minions", "Write [killer.minions]")
    checker.effects(killer, "")
    _check_own(killer, checker)
    _check_hidden(killer, checker)
    for part in parts(killer.final):
        endless = isinstance(part, cards.Bloodlust | cards.DrawFrom) or (
            isinstance(part, cards.Horror) and part.n > 0 and not part.capped
        )
        if endless:
            checker.wrong("final", "it can set itself off without end", "Write there: capped = true")
    _check_swarm(killer, checker)
    finales = {finale.id for finale in killer.finales}
    for ending in (*killer.wins, *killer.loses):
        if (ending.case == "carried") != (ending.item is not None):
            checker.wrong("wins", "it is not clear what is carried", 'Write case = "carried" with item')
        if ending.finale and ending.finale not in finales:
            checker.wrong(
                "wins", f"no finale is called '{ending.finale}'", f"There are: {', '.join(sorted(finales))}"
            )
    for part in parts(killer):
        if isinstance(part, cards.Spawn) and killer.minions is None:
            checker.wrong("minions", "minions are to appear, but there are none", "Write [killer.minions]")
        if isinstance(part, cards.Spawn) and part.at == "killer" and not killer.pawn:
            checker.wrong("pawn", "minions appear with a killer that is not there", "Let them come to a den")
        if isinstance(part, cards.Act) and part.by == "minions" and killer.minions is None:
            checker.wrong("minions", "minions are to act, but there are none", "Write [killer.minions]")


def _check_swarm(killer: cards.Killer, checker: _Checker) -> None:
    """Check that minions that dice bring have a table and room, and people in hiding pawns of their own."""
    minions = killer.minions
    dice = [part for part in parts(killer) if isinstance(part, cards.SpawnDice | cards.SpawnDie)]
    if (dice or (minions and minions.still)) and (minions is None or len(minions.table) != 6):
        checker.wrong("minions.table", "minions come by dice, but not to six places", "Write six places")
    if minions and minions.still and (minions.most is None or not minions.together or killer.pawn):
        checker.wrong(
            "minions.still",
            "minions that never move are a swarm without a killer",
            "Write most = …, together = true and, for the killer, pawn = false",
        )
    if dice and minions and minions.most is None:
        checker.wrong("minions.most", "it is not clear how many a space holds", "Write most = …")
    for start in minions.start if minions else ():
        if minions and minions.most and start.n > minions.most:
            checker.wrong(
                "minions.start", f"a space does not hold {start.n}", f"Write at most {minions.most}"
            )
    colours = [victim.colour for victim in killer.sheltered.people] if killer.sheltered else []
    if len(set(colours)) < len(colours):
        checker.wrong("sheltered.people", "two are of one colour", "There is one pawn of a colour")
    cases = {ending.case for ending in (*killer.wins, *killer.loses)}
    if "sheltered-saved" in cases and not killer.sheltered:
        checker.wrong("wins", "nobody is in hiding", "Write [killer.sheltered]")
    if "full" in cases and (minions is None or minions.most is None):
        checker.wrong("loses", "spaces are never full", "Write in [killer.minions]: most = …")


def _check_hidden(killer: cards.Killer, checker: _Checker) -> None:
    """Check what the killer hides in the item decks, and how a film is won whose enemy has no health."""
    checker.limited("hidden", killer.hidden, actions.MOST_HIDDEN, least=0)
    for item in killer.hidden:
        _check_item(item, checker, f"hidden.{item.id}")
    if killer.health is None and not killer.wins:
        checker.wrong(
            "health", "it has none, so the film cannot be won", "Write health = … or [[killer.wins]]"
        )
    hidden = {item.id for item in killer.hidden}
    for ending in killer.wins if killer.health is None else ():
        if ending.item is not None and ending.item not in hidden:
            checker.wrong(
                "wins", f"'{ending.item}' is not everywhere", "Carry something of [[killer.hidden]]"
            )
    loss = killer.minions.loss if killer.minions else 0
    if killer.health is None and not loss and [card for card in killer.terror if card.minor]:
        checker.wrong(
            "terror",
            "nothing can discard a minor dark power",
            "It is attacked with the killer, or with minions: write in [killer.minions] loss = 1",
        )


def _check_heroine(heroine: cards.Heroine, checker: _Checker) -> None:
    checker.effects(heroine, "")
    if heroine.personal:
        _check_item(heroine.personal, checker, "personal")


def _check_item(item: cards.Item, checker: _Checker, key: str) -> None:
    if item.trap and (item.hands or item.uses or item.weapon or item.use or item.lasting or item.gained):
        checker.wrong(key, "a trap is never kept", "Write nothing but its id and trap = […]")
    if item.use and item.use.needs == "enemy-in-range" and item.weapon is None:
        checker.wrong(key, "it has no range", "Write weapon = { nearest = …, farthest = … }")
    if item.weapon and item.weapon.nearest > item.weapon.farthest:
        checker.wrong(key, "its range ends before it begins", "nearest is at most farthest")
    if (
        item.use
        and item.use.needs is None
        and [part for part in parts(item.use) if isinstance(part, cards.Damage)]
    ):
        checker.wrong(key, "nobody is aimed at", 'Write in its use: needs = "enemy-in-range"')


def _check_location(location: cards.Location, core: cards.Core, checker: _Checker) -> None:
    _check_brought(location, checker)
    checker.effects(location.lasting, "lasting")
    checker.limited("spaces", location.spaces, actions.MOST_SPACES, least=4)
    checker.limited("starts", location.starts, actions.MOST_STARTS)
    checker.limited("events", location.events, actions.MOST_EVENTS)
    decks = len([space for space in location.spaces if space.search])
    checker.limited(
        "items",
        location.items,
        actions.MOST_ITEMS - 1 - actions.MOST_HIDDEN,
        least=max(1, decks) * core.item_deck,
    )
    _check_terror(location.terror, checker, actions.MOST_TERROR // 2)
    _check_map(location, checker)
    _check_own(location, checker)
    for state in location.states:
        checker.effects(state, f"states.{state.id}")
    for deck in location.decks:
        checker.effects(deck, f"decks.{deck.id}")
    _check_starts(location, core, checker)
    for event in location.events:
        checker.effects(event, f"events.{event.id}")
        _check_event(event, checker)
    colours = [event.special.colour for event in location.events if event.special]
    for colour in colours:
        if colours.count(colour) > 1:
            checker.wrong("events", f"two special victims are {colour}", "There is one pawn of a colour")
    for item in location.items:
        checker.effects(item, f"items.{item.id}")
        _check_item(item, checker, f"items.{item.id}")


def _check_event(event: cards.EventCard, checker: _Checker) -> None:
    key, special, ends = f"events.{event.id}", event.special, event.ends
    if special and (special.takes == "nobody") != (special.at is not None):
        checker.wrong(
            f"{key}.special", "it is not clear where it comes", 'Write takes = "nobody" with at = a space'
        )
    if ends and special:
        checker.wrong(f"{key}.ends", "it ends when its special victim leaves", "Write no end of its own")
    if ends and not (event.lasting or event.stays):
        checker.wrong(f"{key}.ends", "it does not stay in play", "Write lasting = […] or stays = true")
    if ends and (ends.when == "entered") != (ends.at is not None):
        checker.wrong(f"{key}.ends", "it is not clear which space ends it", 'Write when = "entered" with at')


def _check_map(location: cards.Location, checker: _Checker) -> None:
    panic = {space.id: space.panic for space in location.spaces}
    joined = True
    for space in location.spaces:
        for neighbour in space.panic:
            if neighbour not in panic or neighbour == space.id:
                key = f"spaces.{space.id}.panic"
                checker.wrong(key, f"no other space is called '{neighbour}'", "Name spaces by their ids")
                joined = False
    decks = len([space for space in location.spaces if space.search])
    if not 1 <= decks <= actions.MOST_DECKS:
        remedy = f"Mark 1 to {actions.MOST_DECKS} of them: search = true"
        checker.wrong("spaces", f"there are {decks} search spaces", remedy)
    if not [space for space in location.spaces if space.exit]:
        checker.wrong("spaces", "there is no exit", "Mark at least one: exit = true")
    if joined and location.spaces:
        _check_ways(location, checker, panic)


def _check_ways(location: cards.Location, checker: _Checker, panic: dict[str, dict[str, str]]) -> None:
    for space in location.spaces:
        key = f"spaces.{space.id}.panic"
        used: list[int] = []
        for neighbour, printed in space.panic.items():
            if space.id not in panic[neighbour] and neighbour not in space.one_way:
                checker.wrong(
                    key,
                    f"'{neighbour}' does not lead back",
                    f'Write there: {space.id} = "" or faces of the die; or here: one-way = ["{neighbour}"]',
                )
            used += faces(printed)
        twice = sorted({face for face in used if used.count(face) > 1})
        if twice:
            checker.wrong(key, f"face {twice[0]} leads to two spaces", "Each face leads to one at most")
        for neighbour in space.one_way:
            if neighbour not in space.panic or space.id in panic[neighbour]:
                key = f"spaces.{space.id}.one-way"
                checker.wrong(key, f"'{neighbour}' is no one-way neighbour", "It stands in panic here only")
    places = Places(location)
    for there in places.all:
        if places.far[0][there] == APART:
            checker.wrong(
                f"spaces.{places.ids[there]}",
                "no way leads there",
                "Join it to the others by its panic table",
            )
        elif places.far[there][0] == APART:
            checker.wrong(
                f"spaces.{places.ids[there]}",
                "no way leads on from there",
                "Every space can be reached from every other, also against one-way links",
            )


def _check_starts(location: cards.Location, core: cards.Core, checker: _Checker) -> None:
    for start in location.starts:
        key = f"starts.{start.id}"
        for place in (start.heroine, start.killer, *start.victims):
            if place not in checker.spaces:
                checker.wrong(key, f"no space is called '{place}'", "Name spaces by their ids")
        if sum(start.victims.values()) > core.victims:
            checker.wrong(key, f"{sum(start.victims.values())} victims", f"There are {core.victims} pawns")
