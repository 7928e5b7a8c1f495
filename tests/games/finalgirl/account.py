"""An event ledger: applying the events one by one to the old position must give the new position.

`wrong` takes the position before an answer, the events of the answer and the position after it. Whatever lies
on the table is announced when it changes, and what is announced happens: an event that is missing or has a
wrong number is found in every scene in which it should occur.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from polnoc.engine.events import Event
from polnoc.games.finalgirl.actions import LATER
from polnoc.games.finalgirl.cards import TOKENS
from polnoc.games.finalgirl.rules.breath import guarded
from polnoc.games.finalgirl.rules.deaths import ACCIDENT
from polnoc.games.finalgirl.rules.hiding import is_hidden_one
from polnoc.games.finalgirl.state import (
    ACTION_PHASE,
    HEROINE_BIT,
    KILLER_BIT,
    KILLER_PHASE,
    LOST,
    NOWHERE,
    SAFE,
    WON,
    FinalGirl,
)
from polnoc.games.finalgirl.terms import NO_PLACE

#: The fields that must agree.
COMPARED: Final = (
    "turn", "phase", "victor", "heroine", "killer", "victims", "specials", "minions", "ready", "exhausted",
    "horror", "time", "row", "health", "killer_health", "hand", "market", "spent", "dead", "rescued", "slots",
    "unlocked", "minors", "powers", "finale", "events", "held", "bag", "tokens", "hazards", "statuses",
    "counters", "killed_turn", "gone", "supply", "saved", "rescues", "rewards", "states", "own_pool",
    "event_pool", "uses", "joined", "closed", "partials", "next_time", "killed_phase", "expert", "white",
    "breath", "terror_left", "terror_top", "terror_bottom", "terror_pool",
)  # fmt: skip
TRAP: Final = TOKENS.index("trap")
LURE: Final = TOKENS.index("lure")
BOAT: Final = TOKENS.index("boat")
KILLER: Final = 0
#: Partial successes count for the whole phase.
PHASE_LONG: Final = 2

Entry = Callable[[FinalGirl, dict[str, Any]], None]


def wrong(before: FinalGirl, events: Sequence[Event], after: FinalGirl) -> str:
    """Return what does not agree; empty if all does. `before` is modified."""
    lasting = _of_cards(after)
    lasting.subtract(_of_cards(before))
    lasting.update(before.lasting)
    before.tokens = _put(
        before.tokens, BOAT, after.tokens[BOAT]
    )  # it goes with her, and nobody is told twice
    for event in events:
        entry = ENTRIES.get(event.key)
        if entry is not None:
            entry(before, dict(event.args))
    differ = [
        f"{name} is {now}, told was {told}"
        for name in COMPARED
        if (told := _plain(getattr(before, name))) != (now := _plain(getattr(after, name)))
    ]
    if +lasting != Counter(after.lasting):
        differ.append(f"what lasts is {after.lasting}, the cards there say {sorted(lasting.elements())}")
    return "; ".join(differ)


def _of_cards(position: FinalGirl) -> Counter[int]:
    """Return the lasting effects of everything on the table; those of two equal cards count once."""
    terms = position.terms
    ready = [*position.held, *[item for item in position.bag if not terms.items[item].hands]]
    found = [
        *[state.on if position.states >> state.number & 1 else state.off for state in terms.states],
        *[terms.items[item].lasting for item in ready],
        *[terms.events[event].lasting for event in position.events if not terms.events[event].kind],
        *[terms.power_lasting[power] for power in position.powers],
        *[terms.terror[card].lasting for card in {card for card, _ in position.minors}],
        *[terms.statuses[status].lasting for status in position.statuses],
        terms.finale_lasting[position.finale] if position.finale >= 0 else (),
        terms.ultimate if position.unlocked else (),
    ]
    return Counter([effect for effects in found for effect in effects])


def _plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _put(values: Sequence[int], index: int, value: int) -> tuple[int, ...]:
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def _start(book: FinalGirl, told: dict[str, Any]) -> None:
    start = book.terms.starts[told["start"]]
    book.start, book.heroine, book.victims = told["start"], start.heroine, list(start.victims)
    book.killer = start.killer if book.terms.pawn else NOWHERE
    book.supply -= sum(start.victims)


# People ---------------------------------------------------------------------------------


def _go(book: FinalGirl, start: int, end: int) -> None:
    assert book.heroine == start, f"she was in {book.heroine}, not in {start}"
    book.heroine = end


def _goes(book: FinalGirl, told: dict[str, Any]) -> None:
    _go(book, told["start"], told["end"])
    _walk(book, 0, told["start"], told["end"], told["n"])
    for kind in (1, 2, 3):
        if told["kinds"] >> kind & 1:
            _walk(book, kind, told["start"], told["end"], 1)


def _is_carried(book: FinalGirl, told: dict[str, Any]) -> None:
    _go(book, told["start"], told["end"])


def _walk(book: FinalGirl, kind: int, start: int, end: int, n: int) -> None:
    book.victims[start] -= n
    book.victims[end] += n
    if kind:
        assert book.specials[kind] == start, f"victim {kind} was in {book.specials[kind]}, not in {start}"
        book.specials = _put(book.specials, kind, end)


def _victims_go(book: FinalGirl, told: dict[str, Any]) -> None:
    _walk(book, told["kind"], told["start"], told["end"], told.get("n", 1))


def _called(book: FinalGirl, told: dict[str, Any]) -> None:
    here, came = told["space"], 0
    for space in book.terms.places.into[here]:
        came += book.victims[space]
        for kind in book.special_at(space):
            book.specials = _put(book.specials, kind, here)
        book.victims[here] += book.victims[space]
        book.victims[space] = 0
    assert came == told["n"]


def _victims_come(book: FinalGirl, told: dict[str, Any]) -> None:
    book.victims[told["space"]] += told["n"]
    book.supply -= told["n"]


def _special_comes(book: FinalGirl, told: dict[str, Any]) -> None:
    added = book.terms.events[told["event"]].at != NO_PLACE
    book.victims[told["space"]] += added
    book.supply += not added  # the replaced victim goes back
    book.specials = _put(book.specials, told["kind"], told["space"])


def _comes_out(book: FinalGirl, told: dict[str, Any]) -> None:
    book.victims[told["space"]] += 1
    book.specials = _put(book.specials, told["kind"], told["space"])


def _leaves(book: FinalGirl, told: dict[str, Any]) -> None:
    book.victims[told["space"]] -= 1
    kind = told["kind"]
    if kind:
        assert book.specials[kind] == told["space"]
        book.specials = _put(book.specials, kind, SAFE if kind in book.terms.sheltered else NOWHERE)
        event = book.terms.special[kind]
        assert event is not None
        book.events = _without(book.events, event.number)


def _dies(book: FinalGirl, told: dict[str, Any]) -> None:
    _leaves(book, told)
    book.dead += 1
    book.killed_turn += 1
    book.killed_phase += 1
    if told["by"] == ACCIDENT:
        there = [place for place in book.hazards if place[0] == told["space"]]
        once = [place for place in there if book.terms.hazards[place[1]].once]
        book.hazards = tuple([place for place in book.hazards if place not in once])


def _rescues(book: FinalGirl, told: dict[str, Any]) -> None:
    assert book.heroine == told["space"]
    _leaves(book, told)
    book.rescued += 1
    book.rescues += 1
    if book.unlocked:
        book.supply += not told["kind"]
        book.rewards = (*book.rewards, LATER)
    else:
        book.saved += not told["kind"]


# Enemies --------------------------------------------------------------------------------


def _enemy_steps(book: FinalGirl, told: dict[str, Any]) -> None:
    if told["kind"] == KILLER:
        assert book.killer == told["start"]
        book.killer = told["end"]
    else:
        book.minions[told["start"]] -= 1
        book.minions[told["end"]] += 1


def _minions_come(book: FinalGirl, told: dict[str, Any]) -> None:
    book.minions[told["space"]] += told["n"]
    book.ready -= told["n"]


def _minions_gone(book: FinalGirl, told: dict[str, Any]) -> None:
    book.minions[told["space"]] -= told["n"]
    kind = book.terms.minions
    if kind is not None and kind.exhausted and not book.mods.understudies:
        book.exhausted += told["n"]
    else:
        book.ready += told["n"]


def _minions_ready(book: FinalGirl, told: dict[str, Any]) -> None:
    book.exhausted -= told["n"]
    book.ready += told["n"]


def _minions_gather(book: FinalGirl, told: dict[str, Any]) -> None:
    assert told["n"] == sum(book.minions)
    book.minions = [0] * len(book.minions)
    book.minions[told["space"]] = told["n"]


def _appears(book: FinalGirl, told: dict[str, Any]) -> None:
    book.killer = told["space"]


# Tracks ---------------------------------------------------------------------------------


def _track(name: str, sign: int) -> Entry:
    """Return an entry for a value whose events give its change."""

    def enter(book: FinalGirl, told: dict[str, Any]) -> None:
        assert told["n"] and told["now"] - getattr(book, name) == sign * told["n"], (
            f"{name} was {getattr(book, name)}: {told}"
        )
        setattr(book, name, told["now"])

    return enter


def _set(name: str, argument: str) -> Entry:
    def enter(book: FinalGirl, told: dict[str, Any]) -> None:
        setattr(book, name, told[argument])

    return enter


def _append(name: str, argument: str) -> Entry:
    def enter(book: FinalGirl, told: dict[str, Any]) -> None:
        setattr(book, name, (*getattr(book, name), told[argument]))

    return enter


def _hurt(book: FinalGirl, told: dict[str, Any]) -> None:
    """The full strength of a blow is told, even if she has less health."""
    book.health = max(0, book.health - told["n"])
    assert book.health == told["now"]


def _killer_hurt(book: FinalGirl, told: dict[str, Any]) -> None:
    """Damage beyond his health is told all the same; a guarded killer keeps his last health."""
    kept = min(book.killer_health, 1) if guarded(book) else 0
    book.killer_health = max(kept, book.killer_health - told["n"])
    assert book.killer_health == told["now"]


def _bloodlust(book: FinalGirl, told: dict[str, Any]) -> None:
    assert told["row"] == book.row + 2, "one row after the other, counted from 1"
    book.row += 1


def _counter(book: FinalGirl, told: dict[str, Any]) -> None:
    assert told["now"] - book.counters[told["counter"]] == told["n"]
    book.counters = _put(book.counters, told["counter"], told["now"])


def _phase(book: FinalGirl, told: dict[str, Any]) -> None:
    """End what lasts for one phase only."""
    book.phase = told["phase"]
    if book.partials == PHASE_LONG:
        book.partials = 0
    if book.phase == ACTION_PHASE:
        book.rescues = book.next_time = 0
    elif book.phase == KILLER_PHASE:
        book.closed = book.killed_phase = 0


def _partials(book: FinalGirl, told: dict[str, Any]) -> None:
    book.partials = max(book.partials, PHASE_LONG if told["phase"] else 1)


def _result(book: FinalGirl, told: dict[str, Any]) -> None:
    if book.partials != PHASE_LONG:
        book.partials = 0


def _breath(book: FinalGirl, told: dict[str, Any]) -> None:
    book.breath = _put(book.breath, told["health"], book.breath[told["health"]] - 1)


def _returns(name: str, bit: int) -> Entry:
    def enter(book: FinalGirl, told: dict[str, Any]) -> None:
        setattr(book, name, told["health"])
        book.white |= bit

    return enter


def _state(book: FinalGirl, told: dict[str, Any]) -> None:
    assert bool(book.states >> told["state"] & 1) != told["on"]
    book.states ^= 1 << told["state"]


def _joined(book: FinalGirl, told: dict[str, Any]) -> None:
    book.joined = (told["one"], told["other"])


def _closed(book: FinalGirl, told: dict[str, Any]) -> None:
    book.closed |= 1 << told["space"]


# Cards and items ------------------------------------------------------------------------


def _takes(book: FinalGirl, told: dict[str, Any]) -> None:
    book.market[told["card"]] -= 1
    book.hand[told["card"]] += 1


def _buys(book: FinalGirl, told: dict[str, Any]) -> None:
    _takes(book, told)
    book.time -= told["cost"]


def _spends(book: FinalGirl, told: dict[str, Any]) -> None:
    book.hand[told["card"]] -= 1
    book.spent[told["card"]] += 1


def _cards_return(book: FinalGirl, told: dict[str, Any]) -> None:
    book.market = [left + back for left, back in zip(book.market, book.spent, strict=True)]
    book.spent = [0] * len(book.spent)


def _without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple([other for other in values if other != value])


def _gains_item(book: FinalGirl, told: dict[str, Any]) -> None:
    book.bag = tuple(sorted((*book.bag, told["item"])))


def _holds(book: FinalGirl, told: dict[str, Any]) -> None:
    assert told["item"] in book.bag
    book.bag = _without(book.bag, told["item"])
    book.held = tuple(sorted((*book.held, told["item"])))


def _stows(book: FinalGirl, told: dict[str, Any]) -> None:
    assert told["item"] in book.held
    book.held = _without(book.held, told["item"])
    _gains_item(book, told)


def _item_gone(book: FinalGirl, told: dict[str, Any]) -> None:
    book.held, book.bag = _without(book.held, told["item"]), _without(book.bag, told["item"])
    book.gone |= 1 << told["item"]


def _uses(book: FinalGirl, told: dict[str, Any]) -> None:
    if book.terms.items[told["item"]].uses:
        book.uses = _put(book.uses, told["item"], book.uses[told["item"]] - 1)


def _reward(book: FinalGirl, told: dict[str, Any]) -> None:
    index = book.rewards.index(told["slot"])
    book.rewards = book.rewards[:index] + book.rewards[index + 1 :]


def _terror(book: FinalGirl, told: dict[str, Any]) -> None:
    """Handle the top card: one that is known, or one that nobody has seen."""
    card = told["terror"]
    if book.terror_top:
        known, book.terror_top = book.terror_top[0], book.terror_top[1:]
    elif book.terror_left == len(book.terror_bottom):
        known, book.terror_bottom = book.terror_bottom[0], book.terror_bottom[1:]
    else:
        known, book.terror_pool = card, _put(book.terror_pool, card, book.terror_pool[card] - 1)
    assert known == card, f"terror card {known} is known to be on top, not {card}"
    book.terror_left -= 1


def _sees_terror(book: FinalGirl, told: dict[str, Any]) -> None:
    _terror(book, told)
    book.terror_top = (told["terror"], *book.terror_top)
    book.terror_left += 1


def _sinks_terror(book: FinalGirl, told: dict[str, Any]) -> None:
    assert book.terror_top[0] == told["terror"]
    book.terror_top, book.terror_bottom = book.terror_top[1:], (*book.terror_bottom, told["terror"])


def _new_terror(book: FinalGirl, told: dict[str, Any]) -> None:
    book.terror_left += told["n"]


def _own_card(book: FinalGirl, told: dict[str, Any]) -> None:
    book.own_pool = _put(book.own_pool, told["own_card"], book.own_pool[told["own_card"]] - 1)


def _deck_shuffled(book: FinalGirl, told: dict[str, Any]) -> None:
    for card in book.terms.own_cards:
        if card.deck == told["own_deck"]:
            book.own_pool = _put(book.own_pool, card.number, card.copies)


def _deck_gone(book: FinalGirl, told: dict[str, Any]) -> None:
    for item in (*book.up[told["deck"]], *book.low[told["deck"]]):
        book.gone |= (not is_hidden_one(book, item)) << item


def _finds(book: FinalGirl, told: dict[str, Any]) -> None:
    for item in told["items"]:
        book.gone |= bool(book.terms.items[item].trap >= 0) << item


# Cards on the table -----------------------------------------------------------------------


def _minor(book: FinalGirl, told: dict[str, Any]) -> None:
    book.minors = (*book.minors, (told["terror"], told["health"]))


def _minor_hurt(book: FinalGirl, told: dict[str, Any]) -> None:
    old = (told["terror"], told["now"] + told["n"])
    index = book.minors.index(old)
    book.minors = (*book.minors[:index], (told["terror"], told["now"]), *book.minors[index + 1 :])


def _minor_gone(book: FinalGirl, told: dict[str, Any]) -> None:
    left = list(book.minors)
    found = [index for index, (card, health) in enumerate(left) if card == told["terror"] and not health]
    del left[found[0] if found else [card for card, _ in left].index(told["terror"])]
    book.minors = tuple(left)


def _hazard(book: FinalGirl, told: dict[str, Any]) -> None:
    others = [there for there in book.hazards if there[0] != told["space"]]
    book.hazards = tuple(sorted([*others, (told["space"], told["hazard"])]))


def _hazard_gone(book: FinalGirl, told: dict[str, Any]) -> None:
    book.hazards = tuple([there for there in book.hazards if there != (told["space"], told["hazard"])])


def _hazard_springs(book: FinalGirl, told: dict[str, Any]) -> None:
    assert (told["space"], told["hazard"]) in book.hazards
    if book.terms.hazards[told["hazard"]].once:
        _hazard_gone(book, told)


def _token(book: FinalGirl, told: dict[str, Any]) -> None:
    book.tokens = _put(book.tokens, told["token"], told["space"])


def _token_gone(token: int) -> Entry:
    def enter(book: FinalGirl, told: dict[str, Any]) -> None:
        assert book.tokens[token] == told["space"]
        book.tokens = _put(book.tokens, token, NOWHERE)

    return enter


def _event_skipped(book: FinalGirl, told: dict[str, Any]) -> None:
    book.event_pool &= ~(1 << told["event"])


def _event(book: FinalGirl, told: dict[str, Any]) -> None:
    _event_skipped(book, told)
    event = book.terms.events[told["event"]]
    if event.stays or event.kind:
        book.events = (*book.events, told["event"])


def _ends(name: str, argument: str) -> Entry:
    def enter(book: FinalGirl, told: dict[str, Any]) -> None:
        assert told[argument] in getattr(book, name)
        setattr(book, name, _without(getattr(book, name), told[argument]))

    return enter


def _covers(book: FinalGirl, told: dict[str, Any]) -> None:
    assert not book.slots >> told["slot"] & 1
    book.slots |= 1 << told["slot"]
    book.rewards = (*book.rewards, told["slot"])


def _unlocks(book: FinalGirl, told: dict[str, Any]) -> None:
    book.unlocked = True
    book.supply, book.saved = book.supply + book.saved, 0


def _turn(book: FinalGirl, told: dict[str, Any]) -> None:
    assert told["turn"] == book.turn + 1
    book.turn, book.killed_turn = told["turn"], 0


def _ended(victor: int) -> Entry:
    def enter(book: FinalGirl, told: dict[str, Any]) -> None:
        assert told["turn"] == book.turn
        book.victor = victor

    return enter


ENTRIES: Final[dict[str, Entry]] = {
    "goes": _goes, "dragged": _is_carried, "heroine-panics": _is_carried, "panics": _victims_go,
    "victims-go": _victims_go, "victims-called": _called, "victims-come": _victims_come,
    "special-comes": _special_comes, "comes-out": _comes_out, "dies": _dies, "rescues": _rescues,
    "enemy-steps": _enemy_steps, "minions-come": _minions_come, "minions-gone": _minions_gone,
    "minions-ready": _minions_ready, "minions-gather": _minions_gather, "appears": _appears,
    "time": _track("time", 1), "horror": _track("horror", 1), "heals": _track("health", 1),
    "hurt": _hurt, "killer-heals": _track("killer_health", 1),
    "killer-hurt": _killer_hurt, "time-set": _set("time", "now"),
    "breath": _breath, "killer-breath": _breath, "returns": _returns("health", HEROINE_BIT),
    "killer-returns": _returns("killer_health", KILLER_BIT), "next-time": _set("next_time", "n"),
    "finale": _set("finale", "finale"), "phase": _phase, "bloodlust": _bloodlust, "partials": _partials,
    "result": _result, "state": _state, "joined": _joined, "closed": _closed, "uses": _uses,
    "attacks": _uses, "reward": _reward, "terror": _terror, "terror-discarded": _terror,
    "sees-terror": _sees_terror, "sinks-terror": _sinks_terror, "new-terror": _new_terror,
    "own-card": _own_card, "deck-shuffled": _deck_shuffled, "event-skipped": _event_skipped,
    "names": _set("expert", "card"), "hazard-springs": _hazard_springs,
    "counter": _counter, "takes": _takes, "buys": _buys, "plays": _spends, "discards": _spends,
    "drops": _spends, "pays": _spends, "cards-return": _cards_return, "gains-item": _gains_item,
    "holds": _holds, "stows": _stows, "item-gone": _item_gone, "item-dropped": _item_gone, "finds": _finds,
    "minor": _minor, "minor-hurt": _minor_hurt, "minor-gone": _minor_gone,
    "dark-power": _append("powers", "power"), "hazard": _hazard, "hazard-gone": _hazard_gone, "token": _token,
    "trapped": _token_gone(TRAP), "lure-gone": _token_gone(LURE), "event": _event,
    "event-ignored": _ends("events", "event"), "start": _start, "deck-gone": _deck_gone,
    "event-over": _ends("events", "event"), "status": _append("statuses", "status"),
    "status-over": _ends("statuses", "status"), "covers": _covers, "unlocks": _unlocks, "turn": _turn,
    "won": _ended(WON), "lost": _ended(LOST),
}  # fmt: skip
