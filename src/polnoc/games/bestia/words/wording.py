"""Choose the message and arguments for everything said in Bestia. The messages are in the `.ftl` files.

The numbers of events, cards and locations have a meaning only for a certain map, Beast and hunters, so a
Wording needs the options of the game to describe events. Without them it assumes the default options for this
number of players.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from polnoc import contract
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.refusals import Refusal
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import View, top_frame
from polnoc.engine.wording import Args, PhrasedWording, capital, in_cases
from polnoc.games.bestia.actions import NORTH, STILL
from polnoc.games.bestia.state import NOWHERE
from polnoc.games.bestia.terms import BEAST, NONE, SUMMONS, TARGET_OF, TO_HUNTER, TO_TOWER, Terms
from polnoc.games.bestia.view import action_cards
from polnoc.games.bestia.words.phrases import Phrases

#: Arguments that are characters or summons; the first one that is the reader is addressed as you.
ACTORS: Final = ("character", "hunter", "actor", "by", "other")
#: Verbs that end or skip something.
ENDINGS: Final = ("pass", "done", "stop", "skip")
#: In the field `power` of an attack: not declared yet.
UNDECLARED: Final = -1

#: Look for the attack that ended the game among this many last events.
FINAL_ATTACK_EVENTS: Final = 10


class Wording(PhrasedWording[Phrases], contract.Wording):
    """Bestia for one reader: the log calls characters by their names, and the reader `you`."""

    endings: ClassVar[frozenset[str]] = frozenset(ENDINGS)
    asides: ClassVar[frozenset[str]] = frozenset(("flee",))
    by_rule: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "done": {"Upgrading": "-upgrading"},
        "stop": {"Moving": "-moving", "Marching": "-moving"},
        "skip": {"Window": "-reaction"},
        "yes": {"RidOfTrap": "-discard", "Bulwark": "-bulwark", "Secret": "-secret", "Ignoring": "-effect"},
        "trap": {"Triggered": "-first"},
    }

    def make_phrases(self, terms: Terms) -> Phrases:
        return Phrases(self.say, terms)

    def _mine(self, phrases: Phrases) -> list[int]:
        """The characters of the reader."""
        terms = phrases.terms
        return [character for character in terms.characters if terms.seat_of[character] == self.viewer]

    def role(self, seat: int, view: View | None) -> Args:
        phrases, terms = self.phrases, self.phrases.terms
        mine = [character for character in terms.characters if terms.seat_of[character] == seat]
        escort = terms.contract.escort
        return {
            "side": "beast" if seat == BEAST else "pair" if len(mine) > 1 else "hunter",
            "beast": phrases.beast(),
            "hunters": [phrases.hunter(hunter) for hunter in mine if hunter != BEAST],
            "goals": [phrases.goal(goal, "comes") for goal in terms.contract.wins],
            "kills": terms.options.kills,
            "days": terms.days,
            "escort": "yes" if escort else "no",
            "refuge": phrases.place(terms.places.number[escort.refuge]) if escort else "",
            "health": terms.health[BEAST],
        }

    # What happened ------------------------------------------------------------

    def event(self, event: Event) -> str:
        args = in_cases("beast", self.phrases.beast) | self._shown(event.args)
        make = _EVENTS.get(event.key)
        if make is not None:
            args |= make(self, event.args)
        you = "beast" if event.key in _BEASTS_OWN and self.viewer == BEAST else self._you(event.args)
        return capital(self.say(f"event-{event.key}", you=you, **args))

    def refusal(self, refusal: Refusal) -> str:
        return capital(self.say(refusal.key, **self._shown(refusal.args)))

    def _you(self, args: Mapping[str, Any]) -> str:
        """The argument to address as `you`; `nobody` for characters of a reader with two hunters."""
        if args.get("seat") == self.viewer:
            return "seat"
        mine = self._mine(self.phrases)
        if len(mine) == 1:
            for name in ACTORS:
                if args.get(name) == mine[0]:
                    return name
            if mine[0] and args.get("target") == TO_HUNTER + mine[0]:
                return "target"
        return "nobody"

    def _shown(self, args: Mapping[str, Any]) -> Args:
        """Arguments for messages: names instead of numbers."""
        phrases, shown = self.phrases, Args()
        for name, value in args.items():
            if name in _NAMED:
                shown |= in_cases(name, partial(_NAMED[name], phrases, value))
            elif name == "seat":
                shown[name] = self._name(value)
            elif name in _READ:
                shown[name] = _READ[name](phrases, value)
            elif isinstance(value, bool):
                shown[name] = "yes" if value else "no"
            else:
                shown[name] = value
        return shown

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("player", number=seat + 1)

    def _sheet(self, args: Mapping[str, Any]) -> Args:
        """The part of the contract for this day."""
        said = self.phrases.contract_of_day(args["day"])
        return {"told": "yes" if said else "no", "contract": said}

    def _turn_of(self, args: Mapping[str, Any]) -> Args:
        return {"player": self._name(self.phrases.terms.seat_of[args["character"]])}

    def _pair(self, args: Mapping[str, Any]) -> Args:
        return {"second": self.phrases.hunter(2), "second_to": self.phrases.hunter(2, "to")}

    def _count(self, args: Mapping[str, Any]) -> Args:
        return {"count": len(args["cards"])}

    def _one_upgrade(self, args: Mapping[str, Any]) -> Args:
        character, number = args["character"], args["upgrade"]
        return {
            "upgrade": self.phrases.quoted(self.phrases.upgrade(character, number)),
            "does": self.phrases.upgrade_text(character, number),
        }

    def _chosen(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.to(args["actor"]).branch(args["op"], args["n"] - 1)}

    def _condition(self, args: Mapping[str, Any]) -> Args:
        return {"case": self.phrases.case_of(args["op"], "beast")}

    def _skill(self, args: Mapping[str, Any]) -> Args:
        return {"skill": self.phrases.quoted(self.phrases.ability_name())}

    def _sprung(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.does(args["card"], 1)}

    def _night(self, args: Mapping[str, Any]) -> Args:
        """The side and its reward; the event counts nights from 0, texts from 1."""
        side = "beast" if args["character"] == BEAST else "hunters"
        return {"side": side, "reward": self.phrases.night_text(args["night"] + 1, args["character"])}

    def _way(self, args: Mapping[str, Any]) -> Args:
        """`Old Heart (E5) → east → …`: every card and where it led."""
        phrases = self.phrases
        way = [phrases.place(args["path"][0])]
        for card, there in zip(args["track"], args["path"][1:], strict=True):
            step = phrases.direction(card)
            way.append(step if card == STILL else f"{step}: {phrases.place(there)}")
        return {"way": " → ".join(way), "count": len(args["track"])}

    def _trap(self, args: Mapping[str, Any]) -> Args:
        return {"nth": args["n"] + 1}

    def _victory(self, args: Mapping[str, Any]) -> Args:
        beast = args["victor"] == 1
        playing = 0 <= self.viewer < len(self.names)
        won = playing and beast == (self.viewer == BEAST)
        return {
            "winner": "beast" if beast else "hunters",
            "mine": ("won" if won else "lost") if playing else "neither",
        }

    def decided(self, events: Sequence[Event]) -> str:
        """What decided the game, naming whoever has slain the Beast."""
        over = next(event for event in reversed(events) if event.key == "game-over")
        blows = [event for event in events[-FINAL_ATTACK_EVENTS:] if event.key == "attacks"]
        slain = over.args["reason"] == "beast-died" and bool(blows)
        args = self._shown({"by": blows[-1].args["by"]}) if slain else {"by": ""}
        told = {"reason": over.args["reason"], "by": args["by"], "slain": "yes" if slain else "no"}
        return capital(self.say("decided-by", beast=self.phrases.beast(), **told))

    def place(self, space: int) -> Args:
        return self._shown({"place": space})

    # Answers ------------------------------------------------------------------

    def action(self, action: Action, view: View) -> str:
        make = _LABELS.get(action.verb)
        args = make(self, self.phrases_of(view), action, view) if make else {}
        return capital(self.say(self.label_key(action, view), **args))

    def confirm(self, action: Action, view: View) -> str:
        """Ask before fleeing, which takes the whole turn and a card."""
        if action.verb == "flee":
            return self.say("confirm-flee", card=self.phrases_of(view).card(action.arg))
        return ""

    def _one_card(self, phrases: Phrases, action: Action, view: View) -> Args:
        actor = _actor(view)
        number = action.arg
        known = phrases.terms.cards[number] if number < len(phrases.terms.cards) else phrases.terms.cards[0]
        extra = top_frame(view).get("extra", 0) if action.verb == "react" else 0
        return {
            "card": phrases.card(number),
            "does": phrases.does(number, actor),
            "symbol": phrases.symbol(known) if known.number else "",
            "cost": known.cost + extra,
        }

    def _whole_card(self, phrases: Phrases, action: Action, view: View) -> Args:
        """A card of the draft: what it does for the reader and for the other side."""
        mine, other = (BEAST, 1) if view["seat"] == BEAST else (1, BEAST)
        args = self._one_card(phrases, action, view)
        number = action.arg
        return args | {"does": phrases.does(number, mine), "others": phrases.does(number, other)}

    def _give(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"card": phrases.card(action.arg), "second_to": phrases.hunter(2, "to")}

    def _one_place(self, phrases: Phrases, action: Action, view: View) -> Args:
        there = self._things(phrases, action.args[-1], view)
        return {"place": phrases.place(action.args[-1]), "there": there, "count": len(there)}

    def _things(self, phrases: Phrases, place: int, view: View) -> list[str]:
        """What everybody sees on a location."""
        terms = phrases.terms
        found = [phrases.hunter(h) for h, there in enumerate(view["hunters"]) if h and there == place]
        found += [phrases.folk(one) for one, there in enumerate(view["folk"]) if there == place]
        found += [phrases.summon(one) for one, there in enumerate(view["summons"]) if there == place]
        if view["towers"] >> place & 1:
            found.append(self.say("watchtower", case="is"))
        if place < terms.places.size and view["trails"][place]:
            found.append(self.say("n-trails", n=view["trails"][place]))
        return found

    def _lead(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"settler_whom": phrases.folk(action.arg, "whom"), "place": phrases.place(action.args[-1])}

    def _lay(self, phrases: Phrases, action: Action, view: View) -> Args:
        path, way = view["path"], action.arg
        there = phrases.terms.places.exits[path[-1]][way] if path and NORTH <= way < STILL else NOWHERE
        kind = "still" if way == STILL else "known" if there != NOWHERE else "unknown"
        return {"kind": kind, "way": phrases.direction(way), "place": phrases.place(there)}

    def _number(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"n": action.arg}

    def _aim(self, phrases: Phrases, action: Action, view: View) -> Args:
        target = action.arg if action.verb == "bite" else TARGET_OF[action.index]
        at = target - TO_TOWER if action.verb == "hit-tower" else NOWHERE
        return {
            "whom": phrases.target(target, "whom"),
            "place": phrases.place(at),
            "health": self._left(target, view),
        }

    def _left(self, target: int, view: View) -> int:
        """The health that a settler, an animal or a hunter has left."""
        terms = self.phrases_of(view).terms
        if target < len(terms.folk_health):
            return terms.folk_health[target] - int(view["hurts"][target])
        hunter = target - TO_HUNTER
        return terms.health[hunter] - int(view["wounds"][hunter]) if 0 < hunter < len(terms.health) else 1

    def _one_summon(self, phrases: Phrases, action: Action, view: View) -> Args:
        summons = view["summons"]
        at = summons[action.arg] if action.arg < len(summons) else NOWHERE
        return {"summon": phrases.summon(action.arg), "place": phrases.place(at)}

    def _ability(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"skill": phrases.ability_name(), "does": phrases.to(BEAST).ability_text()}

    def _branch(self, phrases: Phrases, action: Action, view: View) -> Args:
        frame = top_frame(view)
        if frame["rule"] == "Symbol":
            return {"does": self.say("summon-place" if action.arg == 1 else "summon-act")}
        op = frame.get("op", NONE)
        return {"does": phrases.to(_actor(view)).branch(op, action.arg - 1)}

    def _yes(self, phrases: Phrases, action: Action, view: View) -> Args:
        frame = top_frame(view)
        if frame["rule"] == "RidOfTrap":
            return {"n": frame["price"]}
        if frame["rule"] == "Secret":
            return {"case": phrases.case_of(frame["op"])}
        if frame["rule"] == "Ignoring":
            return self._ask_effect(phrases, frame, view)
        return {"does": phrases.to(_actor(view)).program(frame.get("program", NONE))}

    def _one_hunter(self, phrases: Phrases, action: Action, view: View) -> Args:
        hunters = view["hunters"]
        at = hunters[action.arg] if action.arg < len(hunters) else NOWHERE
        return {"hunter": phrases.hunter(action.arg), "place": phrases.place(at)}

    def _one_region(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"region": phrases.region(action.arg)}

    def _one_habitat(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"habitat": phrases.habitat(action.arg)}

    def _trap_at(self, phrases: Phrases, action: Action, view: View) -> Args:
        region, number = action.args
        here = [trap for trap in view["traps"] if trap[0] == region]
        card = here[number][1] if number < len(here) else NONE
        return {
            "region": phrases.region(region),
            "nth": number + 1,
            "known": "yes" if card > 0 else "no",
            "card": phrases.card(card) if card > 0 else "",
        }

    def _buy(self, phrases: Phrases, action: Action, view: View) -> Args:
        character = _actor(view)
        upgrades = phrases.terms.upgrades[character] if character < len(phrases.terms.upgrades) else ()
        return {
            "upgrade": phrases.quoted(phrases.upgrade(character, action.arg)),
            "cost": upgrades[action.arg].cost if action.arg < len(upgrades) else 0,
            "colour": "red" if action.arg < len(upgrades) and upgrades[action.arg].lasting else "yellow",
            "does": phrases.upgrade_text(character, action.arg),
        }

    # Questions ----------------------------------------------------------------

    def prompt(self, view: View) -> str:
        frame, phrases = top_frame(view), self.phrases_of(view)
        make = _PROMPTS.get(frame["rule"])
        args = make(self, phrases, frame, view) if make else {}
        said = capital(self.say(f"prompt-{_kebab(frame['rule'])}{args.pop('variant', '')}", **args))
        actor = _actor(view)
        if actor in self._mine(phrases) and len(self._mine(phrases)) > 1:
            return self.say("prompt-as", who=phrases.hunter(actor), prompt=said)
        return said

    def waiting(self, view: View) -> str:
        frame, phrases = top_frame(view), self.phrases_of(view)
        names = [self._name(seat) for seat in view["asked"] if seat != CHANCE]
        key = _WAITING.get(frame["rule"], "waiting")
        return self.say(key, names=names, players=len(names), who=phrases.actor(_actor(view)))

    def _ask_here(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"place": phrases.place(_where(view, _actor(view)))}

    def _ask_draft(self, phrases: Phrases, frame: View, view: View) -> Args:
        seat = view["seat"]
        keeps = 2 if phrases.terms.players == 2 and seat else 1
        picked = len(view["picks"][seat])
        return {"n": keeps - picked, "left": len(view["packs"][seat]) - picked}

    def _ask_split(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"second": phrases.hunter(2), "n": frame["left"]}

    def _ask_turn(self, phrases: Phrases, frame: View, view: View) -> Args:
        variant = ("", "-blue", "-red")[frame["symbols"]]
        if not frame["symbols"] and not _may_pass(phrases.terms, view, frame["actor"]):
            variant = "-long"
        return {**self._ask_here(phrases, frame, view), "variant": variant}

    def _ask_moving(self, phrases: Phrases, frame: View, view: View) -> Args:
        actor = frame["actor"]
        variant = (
            "-summon" if actor >= SUMMONS else "" if actor else "-beast" if frame["left"] else "-undertow"
        )
        return {
            **self._ask_here(phrases, frame, view),
            "n": frame["left"],
            "who": phrases.actor(actor),
            "variant": variant,
        }

    def _ask_left(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"n": frame["left"]}

    def _ask_shift(self, phrases: Phrases, frame: View, view: View) -> Args:
        place = phrases.place(view["hunters"][frame["hunter"]])
        return {"hunter_whom": phrases.hunter(frame["hunter"], "whom"), "place": place, "n": frame["left"]}

    def _ask_attack(self, phrases: Phrases, frame: View, view: View) -> Args:
        if frame["power"] == UNDECLARED:
            return {"variant": "-power", "n": view["power"][frame["actor"]]}
        hidden = frame["actor"] == BEAST and view["track"]
        return {"who": phrases.actor(frame["actor"]), "variant": "-hidden" if hidden else ""}

    def _ask_secret(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"case": phrases.case_of(frame["op"]), "does": phrases.to(BEAST).branch(frame["op"], 0)}

    def _ask_effect(self, phrases: Phrases, frame: View, view: View) -> Args:
        effect = phrases.terms.ops[frame["op"]].effect
        return {"does": phrases.to(frame["actor"]).effect(effect)}

    def _ask_gain(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"side": "hunters" if frame["actor"] else "beast", "n": frame["left"]}

    def _ask_place(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"within": frame["within"], "variant": "-search" if frame["search"] else "-trails"}

    def _ask_hunter(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"does": capital(phrases.to(frame["actor"]).effect(phrases.terms.ops[frame["op"]].effect))}

    def _ask_other(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"does": capital(phrases.branch(frame["op"], 0))}

    def _ask_building(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"variant": "" if frame["spare"] else "-move"}

    def _ask_habitat(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"habitat": phrases.habitat_of(phrases.terms.beast.habitat), "n": frame.get("left", 0)}

    def _ask_placing(self, phrases: Phrases, frame: View, view: View) -> Args:
        all_out = NOWHERE not in view["summons"] and frame["moved"] == NOWHERE
        return {**self._ask_habitat(phrases, frame, view), "variant": "-move" if all_out else ""}

    def _ask_acting(self, phrases: Phrases, frame: View, view: View) -> Args:
        summon = frame["summon"]
        return {
            "summon": phrases.summon(summon),
            "place": phrases.place(view["summons"][summon]),
            "n": frame["left"],
        }

    def _ask_marching(self, phrases: Phrases, frame: View, view: View) -> Args:
        summon = (frame["waiting"] & -frame["waiting"]).bit_length() - 1
        return {"summon": phrases.summon(summon), "place": phrases.place(view["summons"][summon])}

    def _ask_laying(self, phrases: Phrases, frame: View, view: View) -> Args:
        chosen = frame["region"] >= 0
        return {
            "card": phrases.card(view["laying"]),
            "region": phrases.region(frame["region"]),
            "variant": "-habitat" if chosen else "",
        }

    def _ask_price(self, phrases: Phrases, frame: View, view: View) -> Args:
        card = view["traps"][frame["at"]][1]
        return {"n": frame["price"], "card": phrases.card(card), "does": phrases.does(card, 1)}

    def _ask_window(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"when": capital(self.say(f"when-{frame['trigger']}", cost=frame["cost"]))}

    def _ask_offer(self, phrases: Phrases, frame: View, view: View) -> Args:
        character, upgrade = frame["character"], frame["upgrade"]
        return {
            "upgrade": phrases.quoted(phrases.upgrade(character, upgrade)) if upgrade != NONE else "",
            "does": phrases.to(character).program(frame["program"]),
            "variant": "-free" if upgrade == NONE else "",
        }

    def _ask_reward(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"does": phrases.program(frame["program"]), "n": frame["left"]}

    def _ask_upgrading(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"n": view["grudges"][frame["character"]]}


Label = Callable[[Wording, Phrases, Action, View], Args]
Ask = Callable[[Wording, Phrases, View, View], Args]

#: Arguments of events and refusals that are shown as names in all grammatical cases.
_NAMED: Final[dict[str, Callable[..., str]]] = {
    **dict.fromkeys(ACTORS, Phrases.actor),
    "folk": Phrases.folk,
    "settler": Phrases.folk,
    "summon": Phrases.summon,
    "target": Phrases.target,
}

#: How other arguments are shown, by argument name.
_READ: Final[dict[str, Callable[[Phrases, Any], object]]] = {
    "card": lambda phrases, card: phrases.card(card),
    "cards": lambda phrases, cards: [phrases.card(card) for card in cards],
    "place": lambda phrases, place: phrases.place(place),
    "region": lambda phrases, region: phrases.region(region),
    "habitat": lambda phrases, habitat: phrases.habitat(habitat),
    "way": lambda phrases, way: phrases.direction(way),
}

#: Extra arguments for the messages of some events.
_EVENTS: Final[dict[str, Callable[[Wording, Mapping[str, Any]], Args]]] = {
    "dawn": Wording._sheet,
    "turn": Wording._turn_of,
    "gives": Wording._pair,
    "gives-hidden": Wording._pair,
    "you-see-hand": Wording._count,
    "upgrade-used": Wording._one_upgrade,
    "unlocks": Wording._one_upgrade,
    "chooses": Wording._chosen,
    "condition-holds": Wording._condition,
    "summon-ability": Wording._skill,
    "trap-triggered": Wording._sprung,
    "goal-met": Wording._night,
    "revealed": Wording._way,
    "true-path": Wording._way,
    "sees-trap": Wording._trap,
    "game-over": Wording._victory,
}

#: Events that only the Beast is told, in the second person; a replay that shows all seats has them too.
_BEASTS_OWN: Final = frozenset({"you-lay"})

_LABELS: Final[dict[str, Label]] = {
    "keep": Wording._whole_card,
    "give": Wording._give,
    "settle": Wording._one_place,
    "play": Wording._one_card,
    "flee": Wording._one_card,
    "lay": Wording._lay,
    "go": Wording._one_place,
    "lead": Wording._lead,
    "power": Wording._number,
    "hit-folk": Wording._aim,
    "hit-hunter": Wording._aim,
    "hit-tower": Wording._aim,
    "hit-summon": Wording._aim,
    "hit-beast": Wording._aim,
    "act": Wording._one_summon,
    "ability": Wording._ability,
    "bite": Wording._aim,
    "choose": Wording._branch,
    "yes": Wording._yes,
    "place": Wording._one_place,
    "hunter": Wording._one_hunter,
    "summon": Wording._one_summon,
    "region": Wording._one_region,
    "habitat": Wording._one_habitat,
    "trap-at": Wording._trap_at,
    "take": Wording._one_card,
    "take-back": Wording._one_card,
    "copy": Wording._one_card,
    "discard": Wording._one_card,
    "trap": Wording._one_card,
    "react": Wording._one_card,
    "buy": Wording._buy,
    "deal": Wording._one_card,
    "draw": Wording._one_card,
    "lose": Wording._one_card,
    "show": Wording._one_card,
}

_PROMPTS: Final[dict[str, Ask]] = {
    "Drafting": Wording._ask_draft,
    "Splitting": Wording._ask_split,
    "Turn": Wording._ask_turn,
    "Moving": Wording._ask_moving,
    "Staying": Wording._ask_left,
    "Travelling": Wording._ask_here,
    "Shifting": Wording._ask_shift,
    "Attacking": Wording._ask_attack,
    "Secret": Wording._ask_secret,
    "Gaining": Wording._ask_gain,
    "MayGain": Wording._ask_gain,
    "Ignoring": Wording._ask_effect,
    "Discarding": Wording._ask_left,
    "PickPlace": Wording._ask_place,
    "PickHunter": Wording._ask_hunter,
    "PickOther": Wording._ask_other,
    "PickShifted": Wording._ask_hunter,
    "Building": Wording._ask_building,
    "Transforming": Wording._ask_habitat,
    "ClearingTrails": Wording._ask_left,
    "Placing": Wording._ask_placing,
    "Acting": Wording._ask_acting,
    "Marching": Wording._ask_marching,
    "Laying": Wording._ask_laying,
    "RidOfTrap": Wording._ask_price,
    "Window": Wording._ask_window,
    "Offer": Wording._ask_offer,
    "Rewarding": Wording._ask_reward,
    "Upgrading": Wording._ask_upgrading,
}

#: What to say while others decide in these rules; for all others, simply that they are awaited.
_WAITING: Final[dict[str, str]] = {
    "Drafting": "waiting-drafting",
    "Splitting": "waiting-drafting",
    "Settling": "waiting-settling",
    "Turn": "waiting-turn",
    "Moving": "waiting-moving",
    "Window": "waiting-window",
    "Upgrading": "waiting-upgrading",
}


def _actor(view: View) -> int:
    """The actor of the topmost frame of a view; the Beast if it names nobody."""
    frame = top_frame(view)
    if frame["rule"] in ("Shifting", "Triggered"):
        return BEAST
    for name in ("actor", "character", "hunter", "who"):
        if name in frame:
            who = frame[name]
            return int(who) if isinstance(who, int) else int(who[0]) if who else BEAST
    if "summon" in frame:
        return SUMMONS + int(frame["summon"])
    return BEAST


def _may_pass(terms: Terms, view: View, actor: int) -> bool:
    """Whether nobody alive has fewer action cards; their numbers are public (BES-PASS-01)."""
    alive = [BEAST, *[hunter for hunter in terms.characters[1:] if view["hunters"][hunter] != NOWHERE]]
    counts = {one: action_cards(terms, view["hands"][one]) for one in alive}
    return counts[actor] == min(counts.values())


def _where(view: View, actor: int) -> int:
    """Where somebody is, as far as the viewer knows."""
    if actor == BEAST:
        return int(view["path"][-1]) if view["path"] else NOWHERE
    return int(view["hunters"][actor] if actor < SUMMONS else view["summons"][actor - SUMMONS])


def _kebab(name: str) -> str:
    """`PickHunter` → `pick-hunter`."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()
