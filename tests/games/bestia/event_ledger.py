"""An event ledger: applying the events one by one to the old position must give the new position.

`wrong` takes the position before an answer, the events of the answer and the position after it. Whatever lies
on the table is announced when it changes, and what is announced happens: an event that is missing, has a
wrong number or goes to the wrong players is found in every scene in which it should occur.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.seats import EVERYONE
from polnoc.games.bestia.actions import STILL
from polnoc.games.bestia.cards import GOALS
from polnoc.games.bestia.places import SETTLEMENT, bits_of, members
from polnoc.games.bestia.rules.moving import Moving
from polnoc.games.bestia.state import AT, CLEAR, DAWN, DAY, NIGHT, NOWHERE, SET_UP, UNLEASHED, Bestia
from polnoc.games.bestia.terms import (
    ABILITY,
    ACTION,
    BEAR,
    BEAST,
    FARMER,
    GEAR,
    NOBLE,
    NONE,
    TO_BEAST,
    TO_HUNTER,
    TO_SUMMON,
    TO_TOWER,
)

#: The fields that must agree.
COMPARED: Final = (
    "day", "phase", "turn", "passes", "victor", "pawn", "track", "path", "marks", "oldest", "last_track",
    "last_path", "trails", "habitats", "towers", "folk", "hurts", "hunters", "wounds", "summons", "spent",
    "power", "grudges", "ups", "once", "unused", "unused_seen", "discard", "open", "shown", "gear_deck",
    "gear_market", "gear_gone", "gear_shed", "talent_deck", "talent_market", "talent_gone", "talent_shed",
    "leash", "hushed", "bulwark", "fed", "tally",
)  # fmt: skip
#: Private events, and the events that tell the others instead, which must follow.
INSTEAD: Final = {
    "you-lay": ("beast-lays",),
    "keeps": ("keeps-hidden",),
    "draws": ("draws-hidden", "draws-unused"),
    "gives": ("gives-hidden",),
    "foresees": ("foresees-hidden",),
    "lays-trap": ("lays-trap-hidden",),
    "trap-laid": ("trap-laid-hidden",),
    "you-see-trap": ("sees-trap",),
}
#: Private events that follow a public one saying that they happen.
AFTER: Final = {
    "you-see-hand": "looks-at-hand",
    "stolen-card": "card-stolen",
    "oldest-card": "looks-oldest",
    **{hidden: key for key, others in INSTEAD.items() for hidden in others},
}
#: The owner of an event: the argument that names a character or a seat, or the side itself.
OWNERS: Final[dict[str, str | int]] = {
    "you-lay": BEAST, "you-see-hand": BEAST, "you-see-trap": BEAST, "gets-pack": "seat", "keeps": "seat",
    "draws": "character", "gives": 1, "foresees": 1, "lays-trap": "hunter", "trap-laid": 1,
}  # fmt: skip
HIDDEN: Final[dict[str, str | int]] = {
    "beast-lays": BEAST, "sees-trap": BEAST, "keeps-hidden": "seat", "draws-hidden": "character",
    "draws-unused": "character", "discards-hidden": "character", "gives-hidden": 1, "foresees-hidden": 1,
    "lays-trap-hidden": "hunter", "trap-laid-hidden": "hunter",
}  # fmt: skip


class EventRecorder(list[Event]):
    """The events so far, each with where the hunters and the pawn were when it had happened."""

    def __init__(self, position: Bestia) -> None:
        super().__init__()
        self.position = position
        self.seen: dict[int, tuple[list[int], int, bool]] = {}

    def record(self) -> None:
        position = self.position
        self.seen[len(self)] = (list(position.hunters), position.pawn, bool(position.track))

    def clear(self) -> None:
        super().clear()
        self.seen.clear()

    def unseen(self, since: int) -> str:
        """Return the first event from `since` on at which the recorder did not see what it tells."""
        for number, event in enumerate(self[since:], since + 1):
            if number not in self.seen:
                return f"no moment after {event}"
            hunters, pawn, hidden = self.seen[number]
            if event.key == "goes" and hunters[_n(event, "hunter")] != event.args["place"]:
                return f"nobody has gone after {event}"
            if event.key == "revealed" and (pawn != event.args["place"] or hidden):
                return f"nobody is seen after {event}"
        return ""


def wrong(before: Bestia, action: Action, events: Sequence[Event], after: Bestia) -> str:
    """Return what the events tell wrongly; empty if nothing."""
    ledger = Ledger(before)
    for number, event in enumerate(events):
        following = events[number + 1] if number + 1 < len(events) else None
        problem = ledger.enter(event, following, number and events[number - 1])
        if problem:
            return f"{event}: {problem}"
    return ledger.differs(after, action.verb == "deal") or untrue(after)


def untrue(position: Bestia) -> str:
    """Return the first public fact about the Beast's path that is not true."""
    for fact in position.facts:
        kind, when, first, what = fact
        if kind == AT:
            holds = bool(what >> position.path[when] & 1) and not first
        elif kind == CLEAR:
            holds = not any([mark >= 0 and what >> mark & 1 for mark in position.marks[first:when]])
        else:
            holds = position.marks[:when].count(first) == what
        if not holds:
            return f"fact {fact} is not true of {position.path}, {position.marks}"
    return ""


def _n(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


class Ledger:
    """The position before an answer, to which every event is applied."""

    def __init__(self, before: Bestia) -> None:
        self.now = before.clone()
        self.aside = before.aside
        #: A contract's initial grudges are given without an event.
        self.setting_up = before.phase == SET_UP
        self.keeping = False
        self.draft = [pack & ~pick for pack, pick in zip(before.packs, before.picks, strict=False)]
        self.hands = list(before.hands)
        for seat, pick in enumerate(before.picks):
            self.hands[seat] |= pick
        # The card being resolved says whether a card of this move leaves no trails.
        moving = before.stack[-1]
        self.quiet = isinstance(moving, Moving) and bool(before.terms.ops[moving.op].effect.quiet)
        self.struck = NOWHERE
        self.sprung: list[tuple[int, ...]] = []

    # Comparing ------------------------------------------------------------------------

    def differs(self, after: Bestia, dealing: bool) -> str:
        """Return the first field that differs."""
        for field in COMPARED:
            if (dealing and field == "unused") or (self.keeping and field == "shown"):
                continue
            if self.setting_up and field == "grudges":
                continue
            here, there = getattr(self.now, field), getattr(after, field)
            if here != there:
                return f"{field} should be {here}, not {there}"
        if self.aside and not after.aside:
            self.hands[BEAST] |= self.aside
        hands = list(after.hands)
        for seat, pick in enumerate(after.picks):
            hands[seat] |= pick
        if hands != self.hands:
            return f"hands should be {_cards(self.hands)}, not {_cards(hands)}"
        packs = [pack & ~pick for pack, pick in zip(after.packs, after.picks, strict=False)]
        if not dealing and packs != (self.draft if after.packs else []):
            return f"packs should be {_cards(self.draft)}, not {_cards(packs)}"
        traps = [trap[:5] for trap in after.traps]
        if traps != [trap[:5] for trap in self.now.traps]:
            return f"traps should be {self.now.traps}, not {after.traps}"
        # No event says when a slowed Beast moves: it may not have been able to.
        if self.now.slowed & ~1 != after.slowed & ~1:
            return f"slowed should be {self.now.slowed}, not {after.slowed}"
        return ""

    # Applying -------------------------------------------------------------------------

    def enter(self, event: Event, following: Event | None, previous: Event | int | None) -> str:
        """Apply an event; return what is wrong with it."""
        audience = self._audience(event)
        if event.audience != audience:
            return f"is told to {event.audience}, not to {audience}"
        instead = INSTEAD.get(event.key)
        if event.key == "discards" and event.audience != EVERYONE:
            instead = ("discards-hidden",)
        if instead and (following is None or following.key not in instead):
            return f"is followed by {following}, not by {instead}"
        if event.key in AFTER and not (isinstance(previous, Event) and previous.key == AFTER[event.key]):
            return f"comes after {previous}"
        entry: Callable[..., str | None] | None = getattr(self, "_" + event.key.replace("-", "_"), None)
        if entry is None:
            assert event.key in UNENTERED, f"nothing is known about '{event.key}'"
            return ""
        if event.key in ("gains-grudges", "summon-removed", "trap-laid"):
            return entry(following if event.key == "trap-laid" else previous, **event.args) or ""
        return entry(**event.args) or ""

    def _audience(self, event: Event) -> int:
        """Return who may read an event."""
        terms, key = self.now.terms, event.key
        if key in ("stolen-card", "oldest-card"):
            return 1 | terms.team
        if key == "beast-shows":
            return event.audience if event.audience in (1, terms.team) else 1
        if key == "discards":
            if terms.cards[_n(event, "card")].kind in (ACTION, ABILITY):
                return EVERYONE
            return 1 if event.args["character"] == BEAST else terms.team
        owner = OWNERS.get(key, HIDDEN.get(key))
        if owner is None:
            return EVERYONE
        side = 1 if (_n(event, owner) if isinstance(owner, str) else owner) == BEAST else terms.team
        return side if key in OWNERS else ~side

    # Days and turns ---------------------------------------------------------------------

    def _dawn(self, day: int) -> str:
        self.now.day += 1
        self.now.phase = DAWN
        return "" if day == self.now.day else "is another day"

    def _first_hands(self) -> None:
        for character, cards in enumerate(self.now.terms.first_hands):
            self.hands[character] |= cards
            self.now.unused &= ~cards

    def _gets_pack(self, seat: int, cards: list[int]) -> None:
        self.draft = self.draft or [0] * self.now.terms.players
        self.draft[seat] = bits_of(cards)
        self.now.unused &= ~self.draft[seat]
        self.keeping = True

    def _keeps(self, seat: int, card: int) -> None:
        self.draft[seat] &= ~(1 << card)
        self.hands[seat] |= 1 << card
        self.keeping = True

    def _gives(self, card: int) -> str:
        held = self.hands[1] >> card & 1
        self.hands[1] &= ~(1 << card)
        self.hands[2] |= 1 << card
        return "" if held else "is not held"

    def _foresees(self, card: int) -> None:
        self.now.unused_seen |= 1 << card

    def _day_begins(self, day: int) -> str:
        self.now.phase, self.now.passes = DAY, 0
        return "" if day == self.now.day else "is another day"

    def _night_begins(self, day: int) -> str:
        self.now.phase, self.now.turn = NIGHT, BEAST
        return "" if day == self.now.day else "is another day"

    def _turn(self, character: int) -> None:
        now = self.now
        now.turn, now.fed, now.leash = character, False, UNLEASHED
        if character and now.slowed >> character & 1:
            now.slowed &= ~(1 << character)
            now.leash = 1
        if now.bulwark == character:
            now.bulwark = 0

    def _passes(self, character: int) -> str:
        self.now.passes += 1
        return "" if character == self.now.turn else "has no turn"

    def _flees(self, character: int) -> str:
        self.now.passes = 0
        return "" if character == self.now.turn else "has no turn"

    def _game_over(self, victor: int, reason: str) -> None:
        self.now.victor = victor
        if reason in ("days-over", "caravan-late"):
            self.now.turn = BEAST

    def _true_path(self, pawn: int, track: list[int], path: list[int]) -> str:
        truth = [self.now.pawn, self.now.track, self.now.path]
        return "" if [pawn, tuple(track), tuple(path)] == truth else f"the truth is {truth}"

    # Cards ------------------------------------------------------------------------------

    def _lose(self, character: int, card: int, face_up: bool) -> str:
        now, bit = self.now, 1 << card
        held = self.hands[character] & bit
        self.hands[character] &= ~bit
        now.open &= ~bit
        now.shown &= ~bit
        match now.terms.cards[card].kind:
            case kind if kind == ACTION:
                now.discard |= bit
            case kind if kind == ABILITY:
                now.spent[character] |= bit
            case kind:
                pile = f"{'gear' if kind == GEAR else 'talent'}_{'gone' if face_up else 'shed'}"
                setattr(now, pile, getattr(now, pile) | bit)
        return "" if held else "is not held"

    def _blur(self, character: int, cards: int) -> None:
        """Nobody knows any more which of these cards are still there."""
        self.now.open &= ~(cards & self.hands[character])
        self.now.shown &= ~(cards & self.hands[character])

    def _plays(self, character: int, card: int, cost: int) -> str:
        self.now.passes = 0
        return self._reacts(character, card, cost)

    def _reacts(self, character: int, card: int, cost: int) -> str:
        self.now.grudges[character] -= cost
        return self._lose(character, card, True)

    def _discards(self, character: int, card: int) -> str:
        terms = self.now.terms
        if terms.cards[card].kind not in (ACTION, ABILITY):
            self._blur(character, terms.gear | terms.talents)
        return self._lose(character, card, False)

    def _lays_trap(self, hunter: int, card: int, cost: int) -> str:
        self.now.passes = 0
        self.now.grudges[hunter] -= cost
        self._blur(hunter, self.now.terms.traps)
        problem = self._lose(hunter, card, False)
        self.now.gear_shed &= ~(1 << card)
        return problem

    def _trap_laid(self, following: Event, region: int, card: int, habitat: int) -> str:
        now, hunter = self.now, _n(following, "hunter")
        trap = (region, card, 1 << habitat, hunter, False, 0, 0)
        now.traps = tuple(sorted((*now.traps, trap), key=lambda one: one[0]))
        now.tally[GOALS.index("traps")] += 1
        return "" if following.args["region"] == region else "lies elsewhere for the Beast"

    def _taken_away(self, region: int, n: int, of: Sequence[tuple[int, ...]] = ()) -> Any:
        """Return trap number `n` of a region, which is no longer on the map."""
        there = [trap for trap in of or self.now.traps if trap[0] == region]
        self.now.traps = tuple([trap for trap in self.now.traps if trap != there[n]])
        return there[n]

    def _trap_triggered(self, region: int, n: int, card: int, hunter: int, habitat: int) -> str:
        # Traps that are triggered together keep the numbers they had before.
        self.sprung = self.sprung or list(self.now.traps)
        found = self._taken_away(region, n, self.sprung)
        self.now.gear_gone |= 1 << card
        return "" if found[:4] == (region, card, 1 << habitat, hunter) else f"is {found}"

    def _trap_discarded(self, region: int, n: int, card: int) -> str:
        self.now.grudges[BEAST] -= 1
        self.now.gear_gone |= 1 << card
        return "" if self._taken_away(region, n)[1] == card else "is another one"

    def _trap_returned(self, region: int, n: int, hunter: int) -> str:
        found = self._taken_away(region, n)
        self.hands[hunter] |= 1 << found[1]
        return "" if found[3] == hunter else "is another one's"

    def _you_see_trap(self, region: int, card: int, habitat: int) -> str:
        for number, trap in enumerate(self.now.traps):
            if trap[:3] == (region, card, 1 << habitat):
                seen = (*trap[:4], True, *trap[5:])
                self.now.traps = (*self.now.traps[:number], seen, *self.now.traps[number + 1 :])
                return ""
        return "is not there"

    def _sees_trap(self, region: int, n: int) -> str:
        there = [trap for trap in self.now.traps if trap[0] == region]
        return "" if there[n][4] else "was not seen"

    def _from_deck(self, card: int) -> None:
        kind = "gear" if self.now.terms.cards[card].kind == GEAR else "talent"
        deck, gone, shed = [getattr(self.now, f"{kind}_{pile}") for pile in ("deck", "gone", "shed")]
        if not deck:
            deck, gone, shed = gone | shed, 0, 0
        for pile, cards in (("deck", deck & ~(1 << card)), ("gone", gone), ("shed", shed)):
            setattr(self.now, f"{kind}_{pile}", cards)

    def _draws(self, character: int, card: int) -> None:
        self.hands[character] |= 1 << card
        if self.now.terms.cards[card].kind != ACTION:
            self._from_deck(card)
            return
        self.now.unused &= ~(1 << card)
        self.now.unused_seen &= self.now.unused if character else 0

    def _takes(self, character: int, card: int) -> None:
        self.hands[character] |= 1 << card
        self.now.open |= 1 << card
        market = "talent_market" if character == BEAST else "gear_market"
        setattr(self.now, market, getattr(self.now, market) & ~(1 << card))

    def _takes_back(self, character: int, card: int) -> None:
        self.now.spent[character] &= ~(1 << card)
        self.hands[character] |= 1 << card

    def _turned_up(self, card: int) -> None:
        self._from_deck(card)
        market = "gear_market" if self.now.terms.cards[card].kind == GEAR else "talent_market"
        setattr(self.now, market, getattr(self.now, market) | 1 << card)

    def _beast_shows(self, card: int) -> str:
        self.now.shown |= 1 << card
        return "" if self.hands[BEAST] >> card & 1 else "is not held"

    def _card_stolen(self, hunter: int) -> str:
        return "" if self.now.hunters[hunter] == NOWHERE else "is not dead"

    def _stolen_card(self, hunter: int, card: int) -> str:
        held = self.hands[hunter] >> card & 1
        self.hands[hunter] &= ~(1 << card)
        self.hands[BEAST] |= 1 << card
        self.now.shown |= 1 << card
        return "" if held else "is not held"

    def _you_see_hand(self, hunter: int, cards: list[int]) -> str:
        hand = self.hands[hunter] & ~self.now.terms.abilities
        return "" if bits_of(cards) == hand else "is another hand"

    def _cards_refreshed(self) -> None:
        now, actions = self.now, self.now.terms.actions
        self.hands = [hand & ~actions | gone for hand, gone in zip(self.hands, now.spent, strict=True)]
        now.spent = [0] * len(now.spent)
        now.discard = now.unused_seen = 0
        now.unused = actions
        now.shown &= ~actions
        now.gear_gone |= now.gear_market
        now.talent_gone |= now.talent_market
        now.gear_market = now.talent_market = 0

    def _unlocks(self, character: int, upgrade: int, cost: int) -> str:
        self.now.grudges[character] -= cost
        self.now.ups[character] |= 1 << upgrade
        return "" if self.now.terms.upgrades[character][upgrade].cost == cost else "costs something else"

    def _upgrade_used(self, character: int, upgrade: int) -> str:
        used = self.now.once[character] >> upgrade & 1
        self.now.once[character] |= 1 << upgrade
        return "was used today" if used or not self.now.ups[character] >> upgrade & 1 else ""

    # Grudges, power, wounds ---------------------------------------------------------------

    def _gains_grudges(self, previous: Event | int, character: int, n: int) -> None:
        self.now.grudges[character] += n
        wounded = isinstance(previous, Event) and previous.key == "hunter-wounded" and previous.args
        if wounded and wounded["hunter"] == character:
            feud = self.now.mods(character).wounded_grudge_by
            self.now.once[character] |= 1 << feud

    def _loses_grudges(self, character: int, n: int) -> None:
        self.now.grudges[character] -= n

    def _gains_power(self, character: int, n: int) -> None:
        self.now.power[character] += n

    def _uses_power(self, character: int, n: int) -> None:
        self.now.power[character] -= n

    def _attacks(self, by: int, target: int, place: int, n: int) -> str:
        self.struck = target
        where = self._where(target)
        return "" if where == place != NOWHERE else f"is at {where}"

    def _where(self, target: int) -> int:
        now = self.now
        if target < TO_HUNTER:
            return now.folk[target]
        if target < TO_TOWER:
            return now.hunters[target - TO_HUNTER]
        if target < TO_SUMMON:
            return target - TO_TOWER if now.towers >> (target - TO_TOWER) & 1 else NOWHERE
        return now.summons[target - TO_SUMMON] if target < TO_BEAST else now.pawn

    def _folk_wounded(self, folk: int, n: int, by: int) -> None:
        self.now.hurts[folk] += n
        if folk < self.now.terms.settlers:
            self.now.tally[GOALS.index("settler-wounded")] += n

    def _folk_died(self, folk: int, place: int, by: int) -> str:
        now, terms = self.now, self.now.terms
        kind, there = terms.folk_kind[folk], now.folk[folk]
        now.folk[folk] = NOWHERE
        if folk >= terms.settlers:
            now.fed = True
            now.tally[GOALS.index("animals")] += by == BEAST
            now.tally[GOALS.index("bears")] += by == BEAST and kind == BEAR
        elif terms.options.kills == "all" or by == BEAST:
            now.tally[GOALS.index("settlers")] += 1
            now.tally[GOALS.index("farmers")] += kind == FARMER
            now.tally[GOALS.index("nobles")] += kind == NOBLE
            now.tally[GOALS.index("dead-regions")] |= terms.places.region[place]
        alive = now.hurts[folk] < terms.folk_health[folk]
        return "is alive" if alive else "" if there == place else f"was at {there}"

    def _hunter_wounded(self, hunter: int, n: int, by: int) -> None:
        self.now.wounds[hunter] += n

    def _wound_prevented(self, hunter: int) -> None:
        self.now.once[hunter] |= 1 << self.now.mods(hunter).wound_guard_by

    def _hunter_died(self, hunter: int, place: int, by: int) -> str:
        now = self.now
        there = now.hunters[hunter]
        now.hunters[hunter] = NOWHERE
        now.grudges[hunter] = 0
        now.slowed &= ~(1 << hunter)
        if now.bulwark == hunter:
            now.bulwark = 0
        now.tally[GOALS.index("hunters")] += 1
        for card in members(self.hands[hunter] & now.terms.gear):
            self._lose(hunter, card, False)
        return "" if there == place else f"was at {there}"

    def _beast_wounded(self, n: int) -> None:
        self.now.wounds[BEAST] += n
        self.now.tally[GOALS.index("wounds")] += n

    def _heals(self, character: int, n: int) -> None:
        self.now.wounds[character] -= n

    def _folk_heals(self, folk: int, n: int) -> None:
        self.now.hurts[folk] -= n

    def _folk_healed(self) -> None:
        now = self.now
        now.hurts = [0] * len(now.hurts)
        now.once = [0] * len(now.once)
        now.hushed, now.slowed, now.bulwark = False, 0, 0

    def _slowed(self, character: int) -> None:
        self.now.slowed |= 1 << character

    def _hushed(self) -> None:
        self.now.hushed = True

    def _bulwark(self, hunter: int) -> None:
        self.now.bulwark = hunter

    # The map ------------------------------------------------------------------------------

    def _goes(self, hunter: int, place: int) -> None:
        self.now.hunters[hunter] = place
        if hunter == self.now.turn and self.now.leash != UNLEASHED:
            self.now.leash -= 1

    def _settles(self, hunter: int, place: int) -> str:
        self.now.hunters[hunter] = place
        self.now.wounds[hunter] = 0
        fits = self.now.habitats[place] & SETTLEMENT or place == self.now.terms.places.start
        return "" if fits else "is no settlement"

    def _led(self, settler: int, place: int) -> None:
        now, terms = self.now, self.now.terms
        now.folk[settler] = place
        now.tally[GOALS.index("departed")] |= 1 << settler
        refuge = terms.places.region[terms.refuge]
        settlers = [there for there in now.folk[: terms.settlers] if there != NOWHERE]
        arriving = [there for there in settlers if terms.places.region[there] & refuge]
        what = GOALS.index("arriving")
        now.tally[what] = max(now.tally[what], len(arriving))

    def _summon_goes(self, summon: int, place: int) -> str:
        near = place in self.now.terms.places.roads[self.now.summons[summon]]
        self.now.summons[summon] = place
        return "" if near else "is too far"

    def _summon_placed(self, summon: int, place: int) -> None:
        self.now.summons[summon] = place

    def _summon_removed(self, previous: Event | int, summon: int, place: int) -> str:
        there = self.now.summons[summon]
        self.now.summons[summon] = NOWHERE
        attacked = isinstance(previous, Event) and previous.key == "attacks"
        self.now.tally[GOALS.index("summons")] += attacked and self.struck == TO_SUMMON + summon
        return "" if there == place else f"was at {there}"

    def _tower_built(self, place: int) -> None:
        self.now.towers |= 1 << place
        self._count_towers()

    def _tower_moved(self, place: int) -> str:
        there = self.now.towers >> place & 1
        self.now.towers &= ~(1 << place)
        return "" if there else "is not there"

    def _tower_destroyed(self, place: int, by: int) -> str:
        return self._tower_moved(place)

    def _count_towers(self) -> None:
        """Update the largest number of towers and of regions with towers; the start counts for no region."""
        places, towers = self.now.terms.places, members(self.now.towers)
        regions = {places.region[tower] for tower in towers if tower != places.start}
        for what, n in (("towers", len(towers)), ("tower-regions", len(regions))):
            at = GOALS.index(what)
            self.now.tally[at] = max(self.now.tally[at], n)

    def _transformed(self, place: int, habitat: int) -> str:
        habitats = self.now.habitats
        self.now.habitats = (*habitats[:place], 1 << habitat, *habitats[place + 1 :])
        return "is the start" if place == self.now.terms.places.start else ""

    # The Beast's path ---------------------------------------------------------------------------

    def _you_lay(self, way: int, place: int) -> str:
        now = self.now
        there = now.terms.places.follow(now.path[-1], way)
        now.track += (way,)
        now.path += (place,)
        quiet_by = now.mods(BEAST).quiet_by
        first = quiet_by != NONE and not now.once[BEAST] >> quiet_by & 1
        if first:
            now.once[BEAST] |= 1 << quiet_by
        now.marks += (NOWHERE if way == STILL or first or self.quiet else place,)
        return "" if there == place else f"leads to {there}"

    def _beast_lays(self, n: int) -> str:
        return "" if n == len(self.now.track) else "has laid another number"

    def _trails(self, place: int, n: int) -> str:
        now = self.now
        more = n > now.trails[place]
        now.trails[place] = n
        region = now.terms.places.region[place]
        if place != now.terms.places.start:
            now.tally[GOALS.index("trail-regions")] |= region
        return "" if more else "were there"

    def _trail_cleared(self, place: int) -> None:
        self.now.trails[place] -= 1

    def _forget(self) -> None:
        self.now.trails = [0] * len(self.now.trails)
        self.now.oldest = False

    def _revealed(self, place: int, track: list[int], path: list[int]) -> str:
        now = self.now
        shown, true = (tuple(track), tuple(path)), (now.track, now.path)
        now.last_track, now.last_path = true
        now.track, now.path, now.marks, now.pawn = (), (place,), (), place
        now.tally[GOALS.index("found")] += now.turn != BEAST
        self._forget()
        return "" if shown == true and place == path[-1] else f"the way was {true}"

    def _takes_back_cards(self, n: int) -> None:
        now = self.now
        left = len(now.track) - n
        now.track, now.path, now.marks = now.track[:left], now.path[: left + 1], now.marks[:left]
        if not left:
            self._forget()

    def _says_habitat(self, habitat: int, holds: bool) -> str:
        true = bool(self.now.habitats[self.now.path[-1]] >> habitat & 1)
        return "" if holds is true else "is a lie"

    def _names_region(self, region: int) -> str:
        true = self.now.terms.places.region[self.now.path[-1]] >> region & 1
        return "" if true else "is a lie"

    def _found_nothing(self, hunter: int, place: int) -> str:
        return "is a lie" if place == self.now.path[-1] else ""

    def _oldest_card(self, way: int) -> str:
        self.now.oldest = True
        return "" if way == self.now.track[0] else "is another card"

    def _beast_begins(self, place: int) -> str:
        return "" if place == self.now.pawn else "is elsewhere"


#: Events that change no compared field, or are covered by the one before.
UNENTERED: Final = frozenset([
    "searches", "asks-trails", "looks-oldest", "attack-misses", "looks-at-hand", "calls-on", "prevents",
    "chooses", "condition-holds", "copies", "summon-ability", "trap-disarmed", "goal-met", "keeps-hidden",
    "draws-hidden", "draws-unused", "gives-hidden", "foresees-hidden", "lays-trap-hidden",
    "trap-laid-hidden", "discards-hidden",
])  # fmt: skip


def _cards(hands: Sequence[int]) -> list[tuple[int, ...]]:
    return [members(hand) for hand in hands]
