"""The phrases of one game: names of everything in it, and texts made from effects."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from polnoc.engine.cards import tag
from polnoc.engine.effects import NOTHING
from polnoc.engine.packs import Names, in_case
from polnoc.engine.wording import Args, EffectPhrases, Say, capital, in_cases
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.actions import KILLER, LATER
from polnoc.games.finalgirl.cards import TOKENS, AnyLasting, Special, Use, Weapon
from polnoc.games.finalgirl.packs import PLACES, TOKEN_PLACES
from polnoc.games.finalgirl.state import NOWHERE
from polnoc.games.finalgirl.terms import (
    COUNTER_CARDS,
    EVENT_CARDS,
    FINALE_CARDS,
    HEROINE_CARD,
    ITEM_CARDS,
    OWN_CARDS,
    POWER_CARDS,
    START_CARDS,
    TERROR_CARDS,
    Counter,
    Terms,
)


class Phrases(EffectPhrases):
    """What is said about one film: a killer, a location and a heroine."""

    def __init__(self, say: Say, terms: Terms) -> None:
        self.say = say
        self.terms = terms
        self._items = terms.item_cards
        self._terror = (*terms.killer.terror, *terms.location.terror)
        decks = (*terms.killer.decks, *terms.location.decks)
        self._own_cards = tuple([card for deck in decks for card in deck.cards])
        self._states = (*terms.killer.states, *terms.location.states)
        #: Names from packs.
        self._own: Names = terms.box.words.get(say("names-language"), {})

    # Names --------------------------------------------------------------------

    def _title(self, kind: str, things: Sequence[Any], number: int) -> str:
        return self.title(kind, things[number].id) if 0 <= number < len(things) else self.say("card-none")

    def title(self, kind: str, id: str) -> str:
        """The name of a thing; one that has none is called by its id."""
        key = f"{kind}-{id}"
        if key in self._own:
            return in_case(self._own[key], "is")
        said = self.say(key)
        return _plain(id) if said == key else said

    def _cased(self, kind: str, id: str, **args: object) -> str:
        """A name that has several cases."""
        key = f"{kind}-{id}"
        own = self._own.get(key)
        if isinstance(own, str):
            return self.say(f"{kind}-other", name=own, **args)
        if own is not None:
            return in_case(own, str(args.get("case", "is")))
        said = self.say(key, **args)
        return self.say(f"{kind}-other", name=_plain(id), **args) if said == key else said

    @property
    def she(self) -> str:
        """The heroine."""
        return self.title("heroine", self.terms.heroine.id)

    def killer(self, case: str = "is") -> str:
        """The killer, or the enemies that have none, as a whole."""
        return self._cased("killer", self.terms.killer.id, case=case)

    def location(self) -> str:
        """Where the film takes place."""
        id = self.terms.location.id
        return self.title("location" if f"location-{id}" in self._own else "option-location", id)

    def minions(self, n: int = 2, case: str = "all") -> str:
        """A number of minions; `all`: in general, `them`: as an object, `single`: one."""
        if self.terms.minions is None:
            return self.say("minions-other", n=n, case=case)
        return self._cased("minions", self.terms.killer.id, n=n, case=case)

    def enemy(self, kind: int, case: str = "is") -> str:
        """The killer, or one of the minions; `whom`: the minions of a space, who are attacked as one."""
        if kind == KILLER:
            return self.killer(case)
        return self.minions(1, "them" if case == "whom" else "single")

    def attackers(self, kind: int) -> Args:
        """Who attacks, and whether there are several: some minions attack together."""
        together = kind != KILLER and self.terms.minions is not None and self.terms.minions.together
        return {"who": self.minions() if together else self.enemy(kind), "many": "yes" if together else "no"}

    def victim(self, kind: int, case: str = "is") -> str:
        """A victim of a kind: an ordinary one, or a special one by its event."""
        event = self.terms.special[kind]
        return self._cased("victim", event.id if event else "ordinary", case=case)

    def space(self, number: int, case: str = "is") -> str:
        """A space: its name, a position there (`at`), or a move there (`to`)."""
        ids = self.terms.places.ids
        if not 0 <= number < len(ids):
            return self.say("card-none")
        return self._cased("space", ids[number], case=case)

    def place(self, name: str, case: str = "at") -> str:
        """A space by its id, or a place such as `killer-start`."""
        if name not in PLACES:
            return self._cased("space", name, case=case)
        if name == "killer-start" and not self.terms.pawn:
            name = "first-den"
        return self.say(f"place-{name}", case=case)

    def deck(self, number: int, case: str = "at") -> str:
        """Where an item deck is."""
        search = self.terms.places.search
        return self.space(search[number] if number < len(search) else NOWHERE, case)

    def card(self, number: int) -> str:
        """The name of an action card."""
        return self._title("card", self.terms.cards, number)

    def item(self, number: int, case: str = "is") -> str:
        """The name of an item."""
        if not 0 < number < len(self._items):
            return self.say("card-none")
        return self._cased("item", self._items[number].id, case=case)

    def item_in_cases(self, number: int) -> Args:
        """The name of an item as arguments of a message; the nominative is a title in quotes."""
        named = in_cases("item", partial(self.item, number))
        return named | {"item": self.quoted(self.item(number)) if number else "none"}

    def terror(self, number: int) -> str:
        return self._title("terror", self._terror, number)

    def event(self, number: int) -> str:
        return self._title("happening", self.terms.events, number)

    def power(self, number: int) -> str:
        return self._title("power", self.terms.killer.powers, number)

    def finale(self, number: int) -> str:
        return self._title("finale", self.terms.killer.finales, number)

    def counter(self, number: int, case: str = "is") -> str:
        """The name of a counter."""
        return self._cased("counter", self.terms.counters[number].id, case=case)

    def counter_named(self, name: str, case: str = "is") -> str:
        """The counter that an effect names, or all of a kind that it may mean."""
        found = self.terms.counters_named(name)
        if not found:
            return self._cased("counter", name, case=case)
        return self.say("counter-any", names=[self.counter(counter.number, case) for counter in found])

    def level_does(self, number: int, value: int) -> str:
        """What a counter does if it is unleashed at a value."""
        counter = self.terms.counters[number]
        level = counter.level(value)
        return self.effects(counter.levels[level].what if level >= 0 else ())

    def start(self, number: int) -> str:
        return self._title("start", self.terms.starts, number)

    def state(self, number: int, on: bool, case: str = "is") -> str:
        """A state, or its absence: a title, what she does (`she`), or what you are (`you`)."""
        if not 0 <= number < len(self._states):
            return self.say("card-none")
        return self._cased("state", self._states[number].id, case=case if on else f"{case}-off")

    def state_text(self, number: int, on: bool) -> str:
        """What it means to be in a state, or not to be in it."""
        state = self._states[number]
        parts = [self.lasting(record) for record in (state.on if on else state.off)]
        title = self.state(number, on)
        return self.say("card-text-state", title=title, text=sentences(parts)) if parts else title

    def own_deck(self, number: int) -> str:
        """The name of a deck of the film's own."""
        ids = self.terms.deck_ids
        return self.title("own-deck", ids[number]) if 0 <= number < len(ids) else self.say("card-none")

    def own_card(self, number: int) -> str:
        """The name of a card of such a deck."""
        return self._title("own-card", self.terms.own_cards, number)

    def own_card_does(self, number: int) -> str:
        """What such a card does, for the log."""
        return self.effects(self._own_cards[number].what)

    def token(self, number: int) -> str:
        return self.say(f"token-{TOKENS[number]}")

    def ability(self, number: int) -> str:
        ids = self.terms.ability_ids
        return self.title("ability", ids[number]) if number < len(ids) else self.say("card-none")

    def status(self, number: int) -> str:
        """The name of a status effect."""
        return self._title("status", self.terms.statuses, number)

    def status_text(self, number: int) -> str:
        """What a status effect means, and when it ends."""
        return sentences([self.quoted(self.status(number)), *self.status_parts(number)])

    def status_parts(self, number: int) -> list[str]:
        """What a status effect means, part by part."""
        return self._status_parts(self.terms.statuses[number].effect)

    def _status_parts(self, status: cards.Status) -> list[str]:
        parts = [self.lasting(record) for record in status.lasting]
        return [*parts, self._ends(status.ends)] if status.ends else parts

    def _ends(self, ends: cards.End) -> str:
        at = self.place(ends.at, "to") if ends.at else ""
        return self.say("event-ends", when=ends.when, at=at)

    def hazard(self, number: int) -> str:
        """The name of a kind of hazard."""
        return self._title("hazard", self.terms.hazards, number)

    def hazard_text(self, number: int) -> str:
        """What a hazard does to whoever enters."""
        hazard = self.terms.hazards[number]
        title = self.quoted(self.hazard(number))
        return sentences([title, *self._hazard_parts(hazard.kills, self.program(hazard.program))])

    def _hazard_parts(self, kills: bool, does: str) -> list[str]:
        parts = [self.say("hazard-kills")] if kills else []
        return [*parts, self.say("hazard-hurts", does=does)]

    def source(self, lasting: int) -> str:
        """The name of the card that a lasting effect stands on."""
        terms = self.terms
        for number, status in enumerate(terms.statuses):
            if lasting in status.lasting:
                return self.status(number)
        for event in terms.events:
            if lasting in event.lasting:
                return self.event(event.number)
        for found, name in ((terms.power_lasting, self.power), (terms.finale_lasting, self.finale)):
            for number, numbers in enumerate(found):
                if lasting in numbers:
                    return name(number)
        for thing in terms.items[1:]:
            if lasting in thing.lasting:
                return self.item(thing.number)
        for card in terms.terror:
            if lasting in card.lasting:
                return self.terror(card.number)
        for state in terms.states:
            if lasting in (*state.on, *state.off):
                return self.state(state.number, lasting in state.on)
        if lasting in terms.killer_lasting:
            return capital(self.killer())
        return self.location() if lasting in terms.location_lasting else self.she

    # What happens -------------------------------------------------------------

    def program(self, number: int) -> str:
        """What a program does."""
        if not 0 <= number < len(self.terms.programs):
            return self.say("nothing-happens")
        return self.effects([op.effect for op in self.terms.programs[number]])

    def reward(self, slot: int) -> str:
        """What a rescue slot gives."""
        if slot == LATER:
            return self.program(self.terms.later)
        return self.program(self.terms.slots[slot] if slot < len(self.terms.slots) else NOTHING)

    def way(self, number: int) -> str:
        """What an ability does."""
        ways = self.terms.abilities
        return self.program(ways[number].program if number < len(ways) else NOTHING)

    def args(self, record: msgspec.Struct) -> Args:
        return {"killer": self.killer(), **self.swarm(), **super().args(record)}

    def own_args(self, name: str, value: Any) -> Args | None:
        if name == "n" and isinstance(value, int):
            return _signed(value)
        if name == "among":
            return {"spaces": [self.place(id, "is") for id in value]}
        if name == "counter" and value is not None:
            return in_cases(name, partial(self.counter_named, value))
        return {name: self.place(value, "to")} if name == "toward" else None

    def _at_place(self, effect: Any) -> str:
        args = {**self.args(effect), "at": self.place(effect.at)}
        if isinstance(effect, cards.DiscardItems):
            args["top"] = "yes" if effect.top_only else "no"
        return self.say(f"does-{tag(effect)}", **args)

    def _kill_victims(self, effect: cards.KillVictims) -> str:
        return self.say("does-kill-victims", at=self.place(effect.at), within=effect.within)

    def _time(self, effect: cards.Time) -> str:
        return self.say("does-time-capped" if effect.capped else "does-time", **_signed(effect.n))

    def _status(self, effect: cards.Status) -> str:
        title = self.quoted(self.title("status", effect.id))
        return self.say("does-status", title=title, holds=self.joined(self._status_parts(effect)))

    def _end_status(self, effect: cards.EndStatus) -> str:
        return self.say("does-end-status", title=self.quoted(self.title("status", effect.status)))

    def _place_hazard(self, effect: cards.PlaceHazard) -> str:
        parts = self._hazard_parts(effect.kills, self.effects(effect.what))
        title, at = self.quoted(self.title("hazard", effect.id)), self.place(effect.at)
        return self.say("does-place-hazard", title=title, at=at, does=self.joined(parts))

    def _clear_hazards(self, effect: cards.ClearHazards) -> str:
        return self.say("does-clear-hazards", at=self.place(effect.at), within=effect.within)

    def _heal(self, effect: cards.Heal) -> str:
        return self.say("does-heal-fully" if effect.n >= self.terms.health else "does-heal", n=effect.n)

    def _lose_health(self, effect: cards.LoseHealth) -> str:
        key = "does-lose-all-health" if effect.n >= self.terms.health else "does-lose-health"
        return self.say(key, n=effect.n)

    def _damage(self, effect: cards.Damage) -> str:
        return self.say("does-damage-spread" if effect.spread else "does-damage", n=effect.n)

    def _horror(self, effect: cards.Horror) -> str:
        return self.say("does-horror-capped" if effect.capped else "does-horror", **_signed(effect.n))

    def _raise_counter(self, effect: cards.RaiseCounter) -> str:
        key = "does-raise-counter-victims" if effect.among else "does-raise-counter"
        return self.say(key, **self.args(effect))

    def _take_card(self, effect: cards.TakeCard) -> str:
        key = "does-take-card-named" if effect.card else "does-take-card"
        return self.say(key, **self.args(effect))

    def _choose(self, effect: cards.Choose) -> str:
        branches = enumerate(effect.one_of, 1)
        choices = [self.say("choice", number=number, does=self.inside(what)) for number, what in branches]
        return self.say("does-choose", choices=self.joined(choices))

    def _if(self, effect: cards.If) -> str:
        counter = self.counter_named(effect.counter) if effect.counter else ""
        case = self.say(
            f"if-{effect.case}", n=effect.n, killer=self.killer(), counter=counter, **self.swarm()
        )
        if effect.state is not None:
            case = self.state(self.terms.state_number[effect.state], True, "you")
        then = self.inside(effect.then)
        if not effect.otherwise:
            return self.say("does-if", case=case, then=then)
        return self.say("does-if-else", case=case, then=then, otherwise=self.inside(effect.otherwise))

    def _set_state(self, effect: cards.SetState) -> str:
        number = self.terms.state_number[effect.state]
        return self.say("does-set-state", state=self.state(number, effect.on, "you"))

    def _own_deck(self, effect: cards.DrawFrom | cards.RestartDeck) -> str:
        deck = self.own_deck(self.terms.deck_number[effect.deck])
        return self.say(f"does-{tag(effect)}", deck=self.quoted(deck))

    def _per(self, effect: cards.Per) -> str:
        return self.say("does-per", each=effect.each, what=self.inside(effect.what))

    def _horror_roll(self, effect: cards.HorrorRoll) -> str:
        parts = [self.say("does-horror-roll")]
        for name in ("each", "success", "failure"):
            what = getattr(effect, name)
            if what:
                parts.append(self.say(f"roll-{name}", does=self.inside(what)))
        return self.joined(parts)

    def _die_table(self, effect: cards.DieTable) -> str:
        rows = [
            self.say("die-row", faces=_faces(row.faces), does=self.inside(row.what)) for row in effect.rows
        ]
        return self.say("does-die-table", rows=self.joined(rows))

    def _act(self, effect: cards.Act) -> str:
        killer, minions = self.terms.pawn, self.terms.minions is not None
        by_killer = killer and effect.by != "minions"
        by_minions = minions and effect.by != "killer"
        if by_killer and by_minions:
            who = self.say("act-both", minions=self.minions(), killer=self.killer())
        else:
            who = self.minions() if by_minions else self.killer()
        return self.say(
            "does-act",
            who=who,
            many="yes" if by_minions else "no",
            target=self.say(f"target-{effect.target}"),
            steps=[self._steps(run) for run in re.findall("m+|a+", effect.steps)],
        )

    def _steps(self, run: str) -> str:
        return self.say("n-moves" if run[0] == "m" else "n-attacks", n=len(run))

    def _panic(self, effect: cards.Panic) -> str:
        return self.say("does-panic-again" if effect.times > 1 else "does-panic", **self.args(effect))

    def _spawn(self, effect: cards.Spawn) -> str:
        at = self.say(f"spawn-{effect.at}")
        if effect.n is None:
            return self.say("does-spawn-all", minions=self.minions(), at=at)
        return self.say("does-spawn", n=effect.n, minions=self.minions(effect.n, "is"), at=at)

    def _spawn_die(self, effect: cards.SpawnDie) -> str:
        return self.say("does-spawn-die", where=self.spawn_place(effect.at), **self.swarm())

    def spawn_place(self, place: str) -> str:
        """Where minions come by dice."""
        return self.say(f"spawn-place-{place}")

    def swarm(self) -> Args:
        """Minions in general, in two cases."""
        return {"minions": self.minions(), "minions_of": self.minions(2, "of")}

    def _swarm_attack(self, effect: cards.SwarmAttack) -> str:
        key = "does-swarm-attack-else" if effect.otherwise else "does-swarm-attack"
        otherwise = self.inside(effect.otherwise) if effect.otherwise else ""
        return self.say(key, where=effect.where, otherwise=otherwise, **self.swarm())

    def _place_token(self, effect: cards.PlaceToken) -> str:
        worded = effect.at in TOKEN_PLACES
        at = self.say(f"token-{effect.at}") if worded else self.place(effect.at)
        if effect.token == "boat":
            return self.say("does-place-token", at=at, token=self.say("token-boat"))
        return self.say(f"does-place-{effect.token}", at=at, damage=effect.damage)

    def _travel(self, effect: cards.Travel) -> str:
        if effect.by_boat:
            return self.say("does-travel-by-boat")
        return self.say("does-travel", **self.args(effect))

    # What lasts ---------------------------------------------------------------

    def lasting(self, record: AnyLasting) -> str:
        """What a lasting effect means."""
        if isinstance(record, cards.Ability):
            return self.say("holds-ability", use=self.use(record.use))
        args = self.args(record)
        if isinstance(record, cards.Dice) and record.card:
            return self.say("holds-dice-of-card", **args)
        if isinstance(record, cards.DeadlySpace | cards.Toll):
            args |= {"at": self.place(record.at), "space": self.place(record.at, "is")}
        return self.say(f"holds-{tag(record)}", **args)

    def use(self, use: Use) -> str:
        """How something is used: when, for what, and what it does."""
        costs = [self.say(f"when-{use.when}")] if use.when != "action" else []
        if use.time:
            costs.append(self.say("cost-time", n=use.time))
        if use.health:
            costs.append(self.say("cost-health", n=use.health))
        if use.once:
            costs.append(self.say("cost-once"))
        if use.needs:
            costs.append(self.say(f"needs-{use.needs}"))
        does = self.effects(use.what)
        return self.say("use-costs", costs=costs, does=does) if costs else does

    def goal(self, number: int) -> str:
        """What ends the game, as half a sentence: `5 victims are safe`."""
        ending = (*self.terms.killer.wins, *self.terms.killer.loses)[number]
        item = self._cased("item", ending.item, case="is") if ending.item else ""
        said = self.say(f"goal-{ending.case}", n=ending.n, item=item, minions=self.minions())
        if ending.finale is None:
            return said
        return self.say("goal-finale", goal=said, finale=self.quoted(self.title("finale", ending.finale)))

    def goals_of(self, wins: bool) -> list[str]:
        """What wins this film, or what loses it, besides a death."""
        return [self.goal(goal.number) for goal in self.terms.goals if goal.wins is wins]

    def goals(self) -> list[str]:
        """How this film is won and lost, if not by a death alone."""
        said = [(goal.wins, self.goal(goal.number)) for goal in self.terms.goals]
        return [self.say("wins-when" if wins else "loses-when", goal=goal) for wins, goal in said]

    def use_of(self, item: int) -> str:
        """What using an item does; nothing for one that cannot be used."""
        use = self._items[item].use if 0 < item < len(self._items) else None
        return self.effects(use.what) if use else self.say("nothing-happens")

    # Whole cards --------------------------------------------------------------

    def card_name(self, card: int) -> str:
        """The name of anything printed, by the numbers of `Terms.card_numbers`."""
        if card == HEROINE_CARD:
            return self.she
        for first, name in (
            (OWN_CARDS, self.own_card),
            (COUNTER_CARDS, self.counter_title),
            (START_CARDS, self.start),
            (FINALE_CARDS, self.finale),
            (POWER_CARDS, self.power),
            (EVENT_CARDS, self.event),
            (TERROR_CARDS, self.terror),
            (ITEM_CARDS, self.item),
        ):
            if card >= first:
                return name(card - first)
        return self.card(card - 1)

    def counter_title(self, number: int) -> str:
        """The name of a counter, standing alone."""
        return capital(self.counter(number))

    def card_text(self, card: int) -> str:
        """The whole text of anything printed."""
        terms = self.terms
        if card not in terms.card_numbers:
            return self.say("card-none")
        if card == HEROINE_CARD:
            return self._heroine_text()
        if card >= OWN_CARDS:
            return self._own_card_text(card - OWN_CARDS)
        if card >= COUNTER_CARDS:
            return self._counter_text(card - COUNTER_CARDS)
        if card >= START_CARDS:
            return self._text("start", card, self._start_parts(card - START_CARDS))
        if card >= FINALE_CARDS:
            return self._text("finale", card, self._finale_parts(terms.killer.finales[card - FINALE_CARDS]))
        if card >= POWER_CARDS:
            power = terms.killer.powers[card - POWER_CARDS]
            kind = "epic-power" if power.epic else "power"
            return self._text(kind, card, [self.lasting(record) for record in power.lasting])
        if card >= EVENT_CARDS:
            return self._text("event", card, self.event_parts(card - EVENT_CARDS))
        if card >= TERROR_CARDS:
            return self._text("terror", card, self.terror_parts(card - TERROR_CARDS))
        if card >= ITEM_CARDS:
            return self._text("item", card, self._item_parts(card - ITEM_CARDS))
        return self._action_text(card - 1)

    def _own_card_text(self, number: int) -> str:
        deck = self.own_deck(self.terms.own_cards[number].deck)
        text = sentences([self.own_card_does(number)])
        return self.say("card-text-own", deck=deck, title=self.own_card(number), text=text)

    def _text(self, kind: str, card: int, parts: Sequence[str]) -> str:
        return self.say(f"card-text-{kind}", title=self.card_name(card), text=sentences(parts))

    def _action_text(self, number: int) -> str:
        card = self.terms.action_cards[number]
        return self.say(
            f"card-text-{card.kind}" + ("-three" if card.three else ""),
            title=self.card(number),
            cost=card.cost,
            three=self.effects(card.three),
            two=self.effects(card.two),
            one=self.effects(card.one),
            fail=self.effects(card.fail),
            what=self.effects(card.what),
        )

    def best_row(self, number: int) -> str:
        """What an action card does at its best; for a label."""
        if not 0 <= number < len(self.terms.action_cards):
            return self.say("card-none")
        card = self.terms.action_cards[number]
        return self.effects(card.what if card.kind == "roll" else card.three or card.two)

    def _counter_text(self, number: int) -> str:
        counter = self.terms.counters[number]
        return self.say(
            "card-text-counter",
            title=self.counter_title(number),
            least=counter.least,
            most=counter.most,
            start=counter.start,
            text=sentences(self._level_parts(counter)),
        )

    def _level_parts(self, counter: Counter) -> list[str]:
        """What each level does, with the values it is for."""
        ends = [level.value - 1 for level in counter.levels[1:]] + [counter.most]
        parts = []
        for level, end in zip(counter.levels, ends, strict=True):
            values = str(end) if level.value == end else f"{level.value}–{end}"
            parts.append(self.say("counter-level", values=values, does=self.effects(level.what)))
        return parts

    def event_parts(self, number: int) -> list[str]:
        """What an event does and means, part by part."""
        event = self.terms.location.events[number]
        parts = [self.effects(event.what)] if event.what else []
        parts += [self.lasting(record) for record in event.lasting]
        parts += self._special_parts(event.special) if event.special else []
        if event.ends:
            parts.append(self._ends(event.ends))
        return parts

    def _special_parts(self, special: Special) -> list[str]:
        at = self.place(special.at) if special.at else ""
        parts = [self.say(f"special-takes-{special.takes}", at=at)]
        if special.fearless:
            parts.append(self.say("special-fearless"))
        if special.dice:
            parts.append(self.say("special-dice", n=special.dice))
        if special.marked:
            parts.append(self.say("special-marked"))
        if special.rescued_last:
            parts.append(self.say("special-rescued-last"))
        if special.shields:
            parts.append(self.say("special-shields"))
        if special.death:
            parts.append(self.say("special-death", does=self.effects(special.death)))
        if special.death_here:
            parts.append(self.say("special-death-here", does=self.effects(special.death_here)))
        return parts

    def terror_parts(self, number: int) -> list[str]:
        """What a terror card does, part by part."""
        card = self._terror[number]
        if card.minor:
            minor = self.say("terror-minor", health=card.minor.health)
            return [minor, *[self.lasting(record) for record in card.minor.lasting]]
        parts = [self.say("terror-needs-victims")] if card.needs_victims else []
        return [*parts, self.effects(card.what)]

    def terror_does(self, number: int) -> str:
        """What a terror card does, for the log."""
        card = self._terror[number]
        if card.minor:
            return self.joined(self.terror_parts(number))
        return self.effects(card.what)

    def _finale_parts(self, finale: cards.Finale) -> list[str]:
        parts = [self.say("finale-reveal", does=self.effects(finale.reveal))] if finale.reveal else []
        parts.append(self.say("finale-phase", does=self.effects(finale.phase)))
        return parts + [self.lasting(record) for record in finale.lasting]

    def finale_does(self, number: int) -> str:
        """What a finale does, for the log."""
        return self.joined(self._finale_parts(self.terms.killer.finales[number]))

    def power_does(self, number: int) -> str:
        """What a dark power means, for the log."""
        return self.joined([self.lasting(record) for record in self.terms.killer.powers[number].lasting])

    def event_does(self, number: int) -> str:
        """What an event does, for the log."""
        return self.joined(self.event_parts(number))

    def _start_parts(self, number: int) -> list[str]:
        start = self.terms.starts[number]
        victims = [
            self.say("start-victims-at", space=self.space(space), n=n)
            for space, n in enumerate(start.victims)
            if n
        ]
        people = self.say(
            "start-people" if self.terms.pawn else "start-dens",
            heroine=self.space(start.heroine, "at"),
            killer=self.space(start.killer, "at"),
        )
        return [people, self.say("start-victims", victims=victims)]

    def item_does(self, number: int) -> str:
        """What is written on an item below its name."""
        return sentences(self._item_parts(number))

    def _item_parts(self, number: int) -> list[str]:
        item = self._items[number]
        parts = [self.say("item-hidden")] if self.terms.hidden >> number & 1 else []
        parts += [self.say("item-hands", n=item.hands)] if item.hands else []
        if item.uses:
            parts.append(self.say("item-uses", n=item.uses))
        if item.weapon:
            parts += self._weapon_parts(item.weapon)
        if item.use:
            parts.append(self.say("item-use", does=self.use(item.use)))
        parts += [self.lasting(record) for record in item.lasting]
        if item.gained:
            parts.append(self.say("item-gained", does=self.effects(item.gained)))
        if item.trap:
            parts.append(self.say("item-trap", does=self.effects(item.trap)))
        return parts

    def _weapon_parts(self, weapon: Weapon) -> list[str]:
        range = self._range(weapon)
        named = [self.quoted(self.title("card", id)) for id in weapon.cards]
        key = "item-weapon-alone" if weapon.alone else "item-weapon-cards" if named else "item-weapon"
        parts = [self.say(key, range=range, damage=weapon.damage, cards=named)]
        if weapon.spread:
            parts.append(self.say("item-spread"))
        if weapon.sheds_minor:
            parts.append(self.say("item-sheds"))
        return parts

    def _range(self, weapon: Weapon) -> str:
        if weapon.farthest == 0:
            return self.say("range-here")
        if weapon.nearest == weapon.farthest:
            return self.say("range-one", farthest=weapon.farthest)
        return self.say("range-span", nearest=weapon.nearest, farthest=weapon.farthest)

    def _heroine_text(self) -> str:
        heroine = self.terms.heroine
        rewards = enumerate(heroine.slots, 1)
        return self.say(
            "card-text-heroine",
            title=self.she,
            health=heroine.health,
            rewards=self.joined(
                [self.say("choice", number=number, does=self.inside(slot)) for number, slot in rewards]
            ),
            later=self.effects(heroine.later),
            ultimate=self.ultimate(),
        )

    def ultimate(self) -> str:
        """What the ultimate ability is, for the log."""
        heroine = self.terms.heroine
        unlock = [self.effects(heroine.unlock)] if heroine.unlock else []
        return self.joined([*unlock, *[self.lasting(record) for record in heroine.ultimate]])


Phrases.makers = {
    cards.Heal: Phrases._heal,
    cards.Damage: Phrases._damage,
    cards.LoseHealth: Phrases._lose_health,
    cards.Horror: Phrases._horror,
    cards.TakeCard: Phrases._take_card,
    cards.RaiseCounter: Phrases._raise_counter,
    cards.Choose: Phrases._choose,
    cards.If: Phrases._if,
    cards.Per: Phrases._per,
    cards.HorrorRoll: Phrases._horror_roll,
    cards.DieTable: Phrases._die_table,
    cards.Act: Phrases._act,
    cards.Panic: Phrases._panic,
    cards.Spawn: Phrases._spawn,
    cards.SpawnDie: Phrases._spawn_die,
    cards.SwarmAttack: Phrases._swarm_attack,
    cards.PlaceToken: Phrases._place_token,
    cards.Travel: Phrases._travel,
    cards.AddVictims: Phrases._at_place,
    cards.KillVictims: Phrases._kill_victims,
    cards.Time: Phrases._time,
    cards.Status: Phrases._status,
    cards.EndStatus: Phrases._end_status,
    cards.PlaceHazard: Phrases._place_hazard,
    cards.ClearHazards: Phrases._clear_hazards,
    cards.DiscardItems: Phrases._at_place,
    cards.HurtThere: Phrases._at_place,
    cards.CloseExit: Phrases._at_place,
    cards.SetState: Phrases._set_state,
    cards.DrawFrom: Phrases._own_deck,
    cards.RestartDeck: Phrases._own_deck,
}


def sentences(parts: Sequence[str]) -> str:
    """Parts as sentences: `One thing. Another.`"""
    return " ".join([f"{capital(part)}." for part in parts])


def _signed(n: int) -> Args:
    return {"n": abs(n), "sign": "up" if n >= 0 else "down"}


def _faces(faces: Sequence[int]) -> str:
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


def _plain(id: str) -> str:
    return id.replace("-", " ").capitalize()
