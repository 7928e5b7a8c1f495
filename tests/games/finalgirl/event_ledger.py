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
        f"{name} is {now}, the ledger says {entered}"
        for name in COMPARED
        if (entered := _plain(getattr(before, name))) != (now := _plain(getattr(after, name)))
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


def _start(ledger: FinalGirl, args: dict[str, Any]) -> None:
    start = ledger.terms.starts[args["start"]]
    ledger.start, ledger.heroine, ledger.victims = args["start"], start.heroine, list(start.victims)
    ledger.killer = start.killer if ledger.terms.pawn else NOWHERE
    ledger.supply -= sum(start.victims)


# People ---------------------------------------------------------------------------------


def _go(ledger: FinalGirl, start: int, end: int) -> None:
    assert ledger.heroine == start, f"she was in {ledger.heroine}, not in {start}"
    ledger.heroine = end


def _goes(ledger: FinalGirl, args: dict[str, Any]) -> None:
    _go(ledger, args["start"], args["end"])
    _walk(ledger, 0, args["start"], args["end"], args["n"])
    for kind in (1, 2, 3):
        if args["kinds"] >> kind & 1:
            _walk(ledger, kind, args["start"], args["end"], 1)


def _is_carried(ledger: FinalGirl, args: dict[str, Any]) -> None:
    _go(ledger, args["start"], args["end"])


def _walk(ledger: FinalGirl, kind: int, start: int, end: int, n: int) -> None:
    ledger.victims[start] -= n
    ledger.victims[end] += n
    if kind:
        assert ledger.specials[kind] == start, f"victim {kind} was in {ledger.specials[kind]}, not in {start}"
        ledger.specials = _put(ledger.specials, kind, end)


def _victims_go(ledger: FinalGirl, args: dict[str, Any]) -> None:
    _walk(ledger, args["kind"], args["start"], args["end"], args.get("n", 1))


def _called(ledger: FinalGirl, args: dict[str, Any]) -> None:
    here, came = args["space"], 0
    for space in ledger.terms.places.into[here]:
        came += ledger.victims[space]
        for kind in ledger.special_at(space):
            ledger.specials = _put(ledger.specials, kind, here)
        ledger.victims[here] += ledger.victims[space]
        ledger.victims[space] = 0
    assert came == args["n"]


def _victims_come(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.victims[args["space"]] += args["n"]
    ledger.supply -= args["n"]


def _special_comes(ledger: FinalGirl, args: dict[str, Any]) -> None:
    added = ledger.terms.events[args["event"]].at != NO_PLACE
    ledger.victims[args["space"]] += added
    ledger.supply += not added  # the replaced victim goes back
    ledger.specials = _put(ledger.specials, args["kind"], args["space"])


def _comes_out(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.victims[args["space"]] += 1
    ledger.specials = _put(ledger.specials, args["kind"], args["space"])


def _leaves(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.victims[args["space"]] -= 1
    kind = args["kind"]
    if kind:
        assert ledger.specials[kind] == args["space"]
        ledger.specials = _put(ledger.specials, kind, SAFE if kind in ledger.terms.sheltered else NOWHERE)
        event = ledger.terms.special[kind]
        assert event is not None
        ledger.events = _without(ledger.events, event.number)


def _dies(ledger: FinalGirl, args: dict[str, Any]) -> None:
    _leaves(ledger, args)
    ledger.dead += 1
    ledger.killed_turn += 1
    ledger.killed_phase += 1
    if args["by"] == ACCIDENT:
        there = [place for place in ledger.hazards if place[0] == args["space"]]
        once = [place for place in there if ledger.terms.hazards[place[1]].once]
        ledger.hazards = tuple([place for place in ledger.hazards if place not in once])


def _rescues(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert ledger.heroine == args["space"]
    _leaves(ledger, args)
    ledger.rescued += 1
    ledger.rescues += 1
    if ledger.unlocked:
        ledger.supply += not args["kind"]
        ledger.rewards = (*ledger.rewards, LATER)
    else:
        ledger.saved += not args["kind"]


# Enemies --------------------------------------------------------------------------------


def _enemy_steps(ledger: FinalGirl, args: dict[str, Any]) -> None:
    if args["kind"] == KILLER:
        assert ledger.killer == args["start"]
        ledger.killer = args["end"]
    else:
        ledger.minions[args["start"]] -= 1
        ledger.minions[args["end"]] += 1


def _minions_come(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.minions[args["space"]] += args["n"]
    ledger.ready -= args["n"]


def _minions_gone(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.minions[args["space"]] -= args["n"]
    kind = ledger.terms.minions
    if kind is not None and kind.exhausted and not ledger.mods.understudies:
        ledger.exhausted += args["n"]
    else:
        ledger.ready += args["n"]


def _minions_ready(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.exhausted -= args["n"]
    ledger.ready += args["n"]


def _minions_gather(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert args["n"] == sum(ledger.minions)
    ledger.minions = [0] * len(ledger.minions)
    ledger.minions[args["space"]] = args["n"]


def _appears(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.killer = args["space"]


# Tracks ---------------------------------------------------------------------------------


def _track(name: str, sign: int) -> Entry:
    """Return an entry for a value whose events give its change."""

    def enter(ledger: FinalGirl, args: dict[str, Any]) -> None:
        assert args["n"] and args["now"] - getattr(ledger, name) == sign * args["n"], (
            f"{name} was {getattr(ledger, name)}: {args}"
        )
        setattr(ledger, name, args["now"])

    return enter


def _set(name: str, argument: str) -> Entry:
    def enter(ledger: FinalGirl, args: dict[str, Any]) -> None:
        setattr(ledger, name, args[argument])

    return enter


def _append(name: str, argument: str) -> Entry:
    def enter(ledger: FinalGirl, args: dict[str, Any]) -> None:
        setattr(ledger, name, (*getattr(ledger, name), args[argument]))

    return enter


def _hurt(ledger: FinalGirl, args: dict[str, Any]) -> None:
    """The full strength of a blow is args, even if she has less health."""
    ledger.health = max(0, ledger.health - args["n"])
    assert ledger.health == args["now"]


def _killer_hurt(ledger: FinalGirl, args: dict[str, Any]) -> None:
    """Damage beyond his health is args all the same; a guarded killer keeps his last health."""
    kept = min(ledger.killer_health, 1) if guarded(ledger) else 0
    ledger.killer_health = max(kept, ledger.killer_health - args["n"])
    assert ledger.killer_health == args["now"]


def _bloodlust(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert args["row"] == ledger.row + 2, "one row after the other, counted from 1"
    ledger.row += 1


def _counter(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert args["now"] - ledger.counters[args["counter"]] == args["n"]
    ledger.counters = _put(ledger.counters, args["counter"], args["now"])


def _phase(ledger: FinalGirl, args: dict[str, Any]) -> None:
    """End what lasts for one phase only."""
    ledger.phase = args["phase"]
    if ledger.partials == PHASE_LONG:
        ledger.partials = 0
    if ledger.phase == ACTION_PHASE:
        ledger.rescues = ledger.next_time = 0
    elif ledger.phase == KILLER_PHASE:
        ledger.closed = ledger.killed_phase = 0


def _partials(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.partials = max(ledger.partials, PHASE_LONG if args["phase"] else 1)


def _result(ledger: FinalGirl, args: dict[str, Any]) -> None:
    if ledger.partials != PHASE_LONG:
        ledger.partials = 0


def _breath(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.breath = _put(ledger.breath, args["health"], ledger.breath[args["health"]] - 1)


def _returns(name: str, bit: int) -> Entry:
    def enter(ledger: FinalGirl, args: dict[str, Any]) -> None:
        setattr(ledger, name, args["health"])
        ledger.white |= bit

    return enter


def _state(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert bool(ledger.states >> args["state"] & 1) != args["on"]
    ledger.states ^= 1 << args["state"]


def _joined(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.joined = (args["one"], args["other"])


def _closed(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.closed |= 1 << args["space"]


# Cards and items ------------------------------------------------------------------------


def _takes(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.market[args["card"]] -= 1
    ledger.hand[args["card"]] += 1


def _buys(ledger: FinalGirl, args: dict[str, Any]) -> None:
    _takes(ledger, args)
    ledger.time -= args["cost"]


def _spends(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.hand[args["card"]] -= 1
    ledger.spent[args["card"]] += 1


def _cards_return(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.market = [left + back for left, back in zip(ledger.market, ledger.spent, strict=True)]
    ledger.spent = [0] * len(ledger.spent)


def _without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple([other for other in values if other != value])


def _gains_item(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.bag = tuple(sorted((*ledger.bag, args["item"])))


def _holds(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert args["item"] in ledger.bag
    ledger.bag = _without(ledger.bag, args["item"])
    ledger.held = tuple(sorted((*ledger.held, args["item"])))


def _stows(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert args["item"] in ledger.held
    ledger.held = _without(ledger.held, args["item"])
    _gains_item(ledger, args)


def _item_gone(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.held, ledger.bag = _without(ledger.held, args["item"]), _without(ledger.bag, args["item"])
    ledger.gone |= 1 << args["item"]


def _uses(ledger: FinalGirl, args: dict[str, Any]) -> None:
    if ledger.terms.items[args["item"]].uses:
        ledger.uses = _put(ledger.uses, args["item"], ledger.uses[args["item"]] - 1)


def _reward(ledger: FinalGirl, args: dict[str, Any]) -> None:
    index = ledger.rewards.index(args["slot"])
    ledger.rewards = ledger.rewards[:index] + ledger.rewards[index + 1 :]


def _terror(ledger: FinalGirl, args: dict[str, Any]) -> None:
    """Handle the top card: one that is known, or one that nobody has seen."""
    card = args["terror"]
    if ledger.terror_top:
        known, ledger.terror_top = ledger.terror_top[0], ledger.terror_top[1:]
    elif ledger.terror_left == len(ledger.terror_bottom):
        known, ledger.terror_bottom = ledger.terror_bottom[0], ledger.terror_bottom[1:]
    else:
        known, ledger.terror_pool = card, _put(ledger.terror_pool, card, ledger.terror_pool[card] - 1)
    assert known == card, f"terror card {known} is known to be on top, not {card}"
    ledger.terror_left -= 1


def _sees_terror(ledger: FinalGirl, args: dict[str, Any]) -> None:
    _terror(ledger, args)
    ledger.terror_top = (args["terror"], *ledger.terror_top)
    ledger.terror_left += 1


def _sinks_terror(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert ledger.terror_top[0] == args["terror"]
    ledger.terror_top, ledger.terror_bottom = ledger.terror_top[1:], (*ledger.terror_bottom, args["terror"])


def _new_terror(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.terror_left += args["n"]


def _own_card(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.own_pool = _put(ledger.own_pool, args["own_card"], ledger.own_pool[args["own_card"]] - 1)


def _deck_shuffled(ledger: FinalGirl, args: dict[str, Any]) -> None:
    for card in ledger.terms.own_cards:
        if card.deck == args["own_deck"]:
            ledger.own_pool = _put(ledger.own_pool, card.number, card.copies)


def _deck_gone(ledger: FinalGirl, args: dict[str, Any]) -> None:
    for item in (*ledger.up[args["deck"]], *ledger.low[args["deck"]]):
        ledger.gone |= (not is_hidden_one(ledger, item)) << item


def _finds(ledger: FinalGirl, args: dict[str, Any]) -> None:
    for item in args["items"]:
        ledger.gone |= bool(ledger.terms.items[item].trap >= 0) << item


# Cards on the table -----------------------------------------------------------------------


def _minor(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.minors = (*ledger.minors, (args["terror"], args["health"]))


def _minor_hurt(ledger: FinalGirl, args: dict[str, Any]) -> None:
    old = (args["terror"], args["now"] + args["n"])
    index = ledger.minors.index(old)
    ledger.minors = (*ledger.minors[:index], (args["terror"], args["now"]), *ledger.minors[index + 1 :])


def _minor_gone(ledger: FinalGirl, args: dict[str, Any]) -> None:
    left = list(ledger.minors)
    found = [index for index, (card, health) in enumerate(left) if card == args["terror"] and not health]
    del left[found[0] if found else [card for card, _ in left].index(args["terror"])]
    ledger.minors = tuple(left)


def _hazard(ledger: FinalGirl, args: dict[str, Any]) -> None:
    others = [there for there in ledger.hazards if there[0] != args["space"]]
    ledger.hazards = tuple(sorted([*others, (args["space"], args["hazard"])]))


def _hazard_gone(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.hazards = tuple([there for there in ledger.hazards if there != (args["space"], args["hazard"])])


def _hazard_springs(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert (args["space"], args["hazard"]) in ledger.hazards
    if ledger.terms.hazards[args["hazard"]].once:
        _hazard_gone(ledger, args)


def _token(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.tokens = _put(ledger.tokens, args["token"], args["space"])


def _token_gone(token: int) -> Entry:
    def enter(ledger: FinalGirl, args: dict[str, Any]) -> None:
        assert ledger.tokens[token] == args["space"]
        ledger.tokens = _put(ledger.tokens, token, NOWHERE)

    return enter


def _event_skipped(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.event_pool &= ~(1 << args["event"])


def _event(ledger: FinalGirl, args: dict[str, Any]) -> None:
    _event_skipped(ledger, args)
    event = ledger.terms.events[args["event"]]
    if event.stays or event.kind:
        ledger.events = (*ledger.events, args["event"])


def _ends(name: str, argument: str) -> Entry:
    def enter(ledger: FinalGirl, args: dict[str, Any]) -> None:
        assert args[argument] in getattr(ledger, name)
        setattr(ledger, name, _without(getattr(ledger, name), args[argument]))

    return enter


def _covers(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert not ledger.slots >> args["slot"] & 1
    ledger.slots |= 1 << args["slot"]
    ledger.rewards = (*ledger.rewards, args["slot"])


def _unlocks(ledger: FinalGirl, args: dict[str, Any]) -> None:
    ledger.unlocked = True
    ledger.supply, ledger.saved = ledger.supply + ledger.saved, 0


def _turn(ledger: FinalGirl, args: dict[str, Any]) -> None:
    assert args["turn"] == ledger.turn + 1
    ledger.turn, ledger.killed_turn = args["turn"], 0


def _ended(victor: int) -> Entry:
    def enter(ledger: FinalGirl, args: dict[str, Any]) -> None:
        assert args["turn"] == ledger.turn
        ledger.victor = victor

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
