"""Choose the message and arguments for everything said in Final Girl. Messages: the `.ftl` files.

Events, cards and spaces are numbers that mean something with one set of options only: a Wording that is to
tell events has to know the options of the game. Without them it assumes the default options.
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
from polnoc.engine.views import View, top_frame
from polnoc.engine.wording import Args, PhrasedWording, capital, in_cases
from polnoc.games.finalgirl.actions import BOUGHT, KILLER, KINDS, MINIONS
from polnoc.games.finalgirl.rules.deaths import BY_MINIONS
from polnoc.games.finalgirl.rules.rolling import PRICE
from polnoc.games.finalgirl.state import ACTION_PHASE
from polnoc.games.finalgirl.terms import Terms
from polnoc.games.finalgirl.words.phrases import Phrases

#: Arguments that are spaces.
SPACES: Final = ("space", "start", "end", "target", "one", "other")
#: Events whose `kind` is an enemy; in all others it is a victim.
ENEMIES: Final = ("hunts", "attacked", "attacks", "enemy-steps", "trapped")

#: A blow among this many last events has ended the game.
FINAL_ATTACK_EVENTS: Final = 10


class Wording(PhrasedWording[Phrases], contract.Wording):
    """Final Girl for one reader: the log tells of the heroine by her name, questions go to you."""

    endings: ClassVar[frozenset[str]] = frozenset(("done", "stop", "accept", "skip"))
    asides: ClassVar[frozenset[str]] = frozenset(("discard",))
    by_rule: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "done": {"ActionPhase": "-phase", "PlanningPhase": "-buying"},
        "accept": {"React": "-blow", "TimeRunsOut": "-time"},
        "skip": {"Survey": "-deck"},
        "count": {"AssignDice": "-swarm"},
    }

    def make_phrases(self, terms: Terms) -> Phrases:
        return Phrases(self.say, terms)

    def role(self, seat: int, view: View | None) -> Args:
        phrases, terms = self.phrases, self.phrases.terms
        return {
            "heroine": phrases.she,
            "health": terms.health,
            "killer": phrases.killer(),
            "pawn": self._how_it_is_won(),
            "place": phrases.location(),
            "wins": self._any_of(phrases.goals_of(True)),
            "loses": self._any_of(phrases.goals_of(False)),
            "more": "yes" if phrases.goals_of(False) else "no",
        }

    def _how_it_is_won(self) -> str:
        """By the killer's death, by that of all minions, by finding what is hidden, or by another goal."""
        terms = self.phrases.terms
        if terms.mortal:
            return "yes" if terms.pawn else "no"
        return "hidden" if terms.hidden else "goal"

    def _any_of(self, goals: list[str]) -> str:
        return self.say("goals", goals=goals) if goals else ""

    # What happened ------------------------------------------------------------

    def event(self, event: Event) -> str:
        args = self._shown(event.args)
        if event.key in ENEMIES:
            args |= self._enemy(event)
        make = _EVENTS.get(event.key)
        if make is not None:
            args |= make(self, event.args)
        key = f"event-{event.key}"
        variant = _VARIANTS.get(event.key)
        if variant is not None:
            key += variant(self, event.args)
        return capital(self.say(key, she=self.phrases.she, killer=self.phrases.killer(), **args))

    def decided(self, events: Sequence[Event]) -> str:
        """The last blow, if there was one."""
        last = events[-1]
        if "goal" in last.args:
            return self.event(last)
        keys = [event.key for event in events[-FINAL_ATTACK_EVENTS:]]
        args: Args = {"she": self.phrases.she, "killer": self.phrases.killer(), "turn": last.args["turn"]}
        if last.key == "lost" and "attacked" in keys and "hurt" in keys:
            hurt = next(event for event in reversed(events) if event.key == "hurt")
            return capital(self.say("decided-lost", n=hurt.args["n"], **args))
        if last.key == "won" and "attacks" in keys:
            blow = next(event for event in reversed(events) if event.key == "attacks")
            item: Any = blow.args.get("item", 0)
            args |= self.phrases.item_in_cases(item)
            return capital(self.say("decided-won", armed="yes" if item else "no", **args))
        return self.event(last)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, **self._shown(refusal.args))

    def _shown(self, args: Mapping[str, Any]) -> Args:
        """Arguments as they are read: names for numbers."""
        phrases, shown = self.phrases, Args()
        for name, value in args.items():
            if name in SPACES:
                shown |= {
                    name: phrases.space(value),
                    f"{name}_at": phrases.space(value, "at"),
                    f"{name}_to": phrases.space(value, "to"),
                }
            elif name == "kind" and value in KINDS:
                shown |= {"who": phrases.victim(value), "whom": phrases.victim(value, "whom"), "kind": value}
            elif name == "item":
                shown |= phrases.item_in_cases(value)
            elif name == "counter":
                shown |= in_cases(name, partial(phrases.counter, value))
            elif name in _READ:
                shown[name] = _READ[name](phrases, value)
            elif isinstance(value, bool):
                shown[name] = "yes" if value else "no"
            else:
                shown[name] = value
        return shown

    def _enemy(self, event: Event) -> Args:
        kind: Any = event.args["kind"]
        who: Args = {"who": self.phrases.enemy(kind), "whom": self.phrases.enemy(kind, "whom")}
        return who | self.phrases.attackers(kind) if event.key == "attacked" else who

    def _change(self, args: Mapping[str, Any]) -> Args:
        return {"n": abs(args["n"]), "sign": "up" if args["n"] >= 0 else "down"}

    def _start(self, args: Mapping[str, Any]) -> Args:
        start = self.phrases.terms.starts[args["start"]]
        return {
            "title": self.phrases.quoted(self.phrases.start(args["start"])),
            "heroine_at": self.phrases.space(start.heroine, "at"),
            "killer_at": self.phrases.space(start.killer, "at"),
        }

    def _followers(self, args: Mapping[str, Any]) -> Args:
        specials = [kind for kind in (1, 2, 3) if args["kinds"] >> kind & 1]
        with_her = [self.phrases.victim(kind) for kind in specials]
        if args["n"]:
            with_her.append(self.say("n-victims", n=args["n"]))
        return {"with_her": with_her, "count": args["n"] + len(specials)}

    def _dice(self, args: Mapping[str, Any]) -> Args:
        return {"dice": [self._face(face) for face in args["dice"]]}

    def _face(self, face: int) -> str:
        return self.say("die-bought") if face == BOUGHT else str(face)

    def _terror(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.terror_does(args["terror"])}

    def _happening(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.event_does(args["event"])}

    def _power(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.power_does(args["power"])}

    def _finale(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.finale_does(args["finale"])}

    def _own_card(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.own_card_does(args["own_card"])}

    def _state(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.state(args["state"], args["on"], "she")}

    def _chosen(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.program(args["program"])}

    def _slot(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.reward(args["slot"])}

    def _used(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.use_of(args["item"])}

    def _ability(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.way(args["ability"])}

    def _upkeep(self, args: Mapping[str, Any]) -> Args:
        record: Any = self.phrases.terms.lasting[args["lasting"]]
        return {"does": self.phrases.effects(record.what)}

    def _status(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.joined(self.phrases.status_parts(args["status"]))}

    def _trap(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.program(self.phrases.terms.items[args["item"]].trap)}

    def _ultimate(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.ultimate()}

    def _unleashed(self, args: Mapping[str, Any]) -> Args:
        return {"does": self.phrases.level_does(args["counter"], args["now"])}

    def _deaths(self, args: Mapping[str, Any]) -> Args:
        found = self.phrases.attackers(MINIONS if args["by"] == BY_MINIONS else KILLER)
        return {"by_whom": found["who"], "many": found["many"]}

    def _minions(self, args: Mapping[str, Any]) -> Args:
        return {"minions": self.phrases.minions(args["n"], "is"), "count": args["n"]}

    def _swarm(self, args: Mapping[str, Any]) -> Args:
        where = self.phrases.spawn_place(self.phrases.terms.spawn_place(args["line"]))
        return {**self._minions(args), "where": where}

    def place(self, space: int) -> Args:
        return self._shown({"space": space})

    # Answers ------------------------------------------------------------------

    def action(self, action: Action, view: View) -> str:
        make = _LABELS.get(action.verb)
        args = make(self, self.phrases_of(view), action, view) if make else {}
        return self.say(self.label_key(action, view), **args)

    def confirm(self, action: Action, view: View) -> str:
        """Ask before leaving people behind at an exit, and before taking a blow that may be the last."""
        rule = top_frame(view)["rule"]
        if action.verb == "done" and rule == "ActionPhase" and _can_rescue(self.phrases_of(view).terms, view):
            return self.say("confirm-done", n=view["victims"][view["heroine"]])
        if action.verb == "accept" and rule == "React" and view["blow"] >= view["health"]:
            return self.say("confirm-accept", blow=view["blow"], health=view["health"])
        return ""

    def _play(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"card": phrases.card(action.arg), "does": phrases.best_row(action.arg)}

    def _one_card(self, phrases: Phrases, action: Action, view: View) -> Args:
        cost = phrases.terms.cost[action.arg] if action.arg < len(phrases.terms.cost) else 0
        return {"card": phrases.card(action.arg), "cost": cost, "does": phrases.best_row(action.arg)}

    def _discard(self, phrases: Phrases, action: Action, view: View) -> Args:
        time = 1 + phrases.terms.mods(tuple(view["lasting"])).discard_time
        return {"card": phrases.card(action.arg), "n": time}

    def _one_item(self, phrases: Phrases, action: Action, view: View) -> Args:
        things = phrases.terms.items
        thing = things[action.arg] if 0 < action.arg < len(things) else None
        return in_cases("item", partial(phrases.item, action.arg)) | {
            "does": phrases.use_of(action.arg),
            "damage": thing.damage if thing else 0,
            "bare": "no" if thing else "yes",
        }

    def _one_ability(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"ability": phrases.ability(action.arg), "does": phrases.way(action.arg)}

    def _one_victim(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"who": phrases.victim(action.arg), "whom": phrases.victim(action.arg, "whom")}

    def _doomed(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"who": capital(phrases.victim(action.arg))}

    def _one_slot(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"does": phrases.reward(action.arg)}

    def _go(self, phrases: Phrases, action: Action, view: View) -> Args:
        there = self._people(phrases, action.arg, view)
        return {"to": phrases.space(action.arg, "to"), "there": there, "count": len(there)}

    def _people(self, phrases: Phrases, space: int, view: View) -> list[str]:
        """Who is in a space, the heroine aside."""
        if space >= len(view["victims"]):
            return []
        victims, minions = view["victims"][space], view["minions"][space]
        found = [phrases.killer()] if view["killer"] == space else []
        if minions:
            found.append(phrases.minions(minions, "is"))
        if victims:
            found.append(self.say("n-victims", n=victims))
        return found

    def _number(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"n": action.arg}

    def _one_enemy(self, phrases: Phrases, action: Action, view: View) -> Args:
        kind, space = action.args
        return {"whom": phrases.enemy(kind, "whom"), "at": phrases.space(space, "at")}

    def _one_minor(self, phrases: Phrases, action: Action, view: View) -> Args:
        minors = view["minors"]
        terror, health = minors[action.arg] if action.arg < len(minors) else (-1, 0)
        return {"terror": phrases.terror(terror), "health": health}

    def _one_die(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"face": self._face(action.arg)}

    def _counted(self, phrases: Phrases, action: Action, view: View) -> Args:
        """Of two dice this one; if it is the number of minions, the other one says where they come."""
        frame = top_frame(view)
        if frame["rule"] != "AssignDice":
            return self._one_die(phrases, action, view)
        other = sum(frame["dice"]) - action.arg
        where = phrases.spawn_place(phrases.terms.spawn_place(other)) if 1 <= other <= 6 else ""
        return {"minions": phrases.minions(action.arg, "is"), "where": where}

    def _branch(self, phrases: Phrases, action: Action, view: View) -> Args:
        branches = top_frame(view).get("branches", ())
        number = branches[action.arg - 1] if action.arg <= len(branches) else -1
        return {"does": capital(phrases.program(number))}

    def _one_space(self, phrases: Phrases, action: Action, view: View) -> Args:
        there = self._people(phrases, action.arg, view)
        return {"space": phrases.space(action.arg), "there": there, "count": len(there)}

    def _one_deck(self, phrases: Phrases, action: Action, view: View) -> Args:
        decks = view["up"]
        up = decks[action.arg] if action.arg < len(decks) else ()
        return in_cases("item", partial(phrases.item, up[0] if up else 0)) | {
            "at": phrases.deck(action.arg),
            "open": "yes" if up else "no",
        }

    def _panicking(self, phrases: Phrases, action: Action, view: View) -> Args:
        kind, space = action.args
        return {"who": phrases.victim(kind), "at": phrases.space(space, "at")}

    def _one_upkeep(self, phrases: Phrases, action: Action, view: View) -> Args:
        effects = top_frame(view).get("effects", ())
        known = action.arg < len(effects)
        return {"title": phrases.source(effects[action.arg]) if known else self.say("card-none")}

    def _accept(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"blow": view["blow"], "successes": _successes(view)}

    def _convert(self, phrases: Phrases, action: Action, view: View) -> Args:
        return {"n": PRICE}

    def _drawn(self, phrases: Phrases, action: Action, view: View) -> Args:
        """What chance can draw."""
        return {"title": _CHANCE[action.verb](phrases, action.arg)}

    # Questions ----------------------------------------------------------------

    def prompt(self, view: View) -> str:
        frame, phrases = top_frame(view), self.phrases_of(view)
        key = f"prompt-{_kebab(frame['rule'])}"
        make = _PROMPTS.get(frame["rule"])
        args = make(self, phrases, frame, view) if make else {}
        return capital(self.say(f"{key}{args.pop('variant', '')}", **args))

    def waiting(self, view: View) -> str:
        return self.say("waiting", names=list(self.names))

    def _ask_action(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {
            "turn": view["turn"],
            "time": view["time"],
            "at": phrases.space(view["heroine"], "at"),
            "variant": "-rewards" if view["rewards"] else "",
        }

    def _ask_time(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"time": max(0, view["time"]), "turn": view["turn"]}

    def _ask_lost(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"n": frame["n"], "time": view["time"]}

    def _ask_card(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"card": phrases.quoted(phrases.card(frame["card"]))}

    def _ask_dice(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {
            "dice": [self._face(face) for face in view["dice"]],
            "left": len(view["dice"]),
            "successes": _successes(view),
            "picked": frame.get("picked", 0),
            "one": "yes" if frame.get("only_one") else "no",
        }

    def _ask_assign(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"dice": [str(face) for face in frame["dice"]], **phrases.swarm()}

    def _ask_landing(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"minions": phrases.minions(frame["n"], "is"), "spread": "yes" if frame["spread"] else "no"}

    def _ask_steps(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"n": frame["left"], "at": phrases.space(view["heroine"], "at")}

    def _ask_follow(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"to": phrases.space(frame["end"], "to")}

    def _ask_blow(self, phrases: Phrases, frame: View, view: View) -> Args:
        """Where nothing is left of the attack, what can still be done is to strike back."""
        asked = {**phrases.attackers(frame["kind"]), "blow": view["blow"], "health": view["health"]}
        if view["blow"]:
            return asked
        terms, mods = phrases.terms, phrases.terms.mods(tuple(view["lasting"]))
        back = [card for card in terms.reactions if view["hand"][card] and terms.strikes_back(card, mods)]
        named = [phrases.quoted(phrases.card(card)) for card in back]
        return {"variant": "-spent", "cards": named, "count": len(named), **asked}

    def _ask_keep(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"variant": "-back" if frame["kept"] else "", "at": phrases.deck(frame["deck"])}

    def _ask_left(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"left": frame["left"]}

    def _ask_points(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"n": frame["n"]}

    def _ask_strike(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"variant": "-minor" if frame["step"] else "-victims", "n": frame["n"]}

    def _ask_budget(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"budget": frame["budget"], "one": "yes" if frame["only_one"] else "no"}

    def _ask_token(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"token": phrases.token(frame["token"])}

    def _ask_special(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"event": phrases.quoted(phrases.event(frame["event"]))}

    def _ask_deck(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"at": phrases.deck(frame["deck"])}

    def _ask_terror(self, phrases: Phrases, frame: View, view: View) -> Args:
        card = view["terror_top"][0]
        return {"terror": phrases.quoted(phrases.terror(card)), "does": phrases.terror_does(card)}

    def _ask_tunnel(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"nth": len(frame["chosen"]) + 1}

    def _ask_boat(self, phrases: Phrases, frame: View, view: View) -> Args:
        return {"boat": "yes" if frame["by_boat"] else "no"}

    def _ask_tie(self, phrases: Phrases, frame: View, view: View) -> Args:
        """A tie is about a target, a way, or a place to appear: the frame below knows."""
        below = view["frames"][-2]
        if below["rule"] == "Hunt":
            known = below["target"] >= 0
            return {"variant": "-way" if known else "-target", "who": phrases.enemy(below["kind"])}
        return {"variant": _TIES.get(below["rule"], ""), "who": phrases.killer()}

    def _ask_victim(self, phrases: Phrases, frame: View, view: View) -> Args:
        walks = view["frames"][-2]["rule"] == "WanderFrom"
        return {"variant": "-walks" if walks else "-dies", "at": phrases.space(frame["space"], "at")}


#: By the rule that a tie is about: how it is asked for.
_TIES: Final = {
    "Wander": "-nearest",
    "Walk": "-walk",
    "MinionsAct": "-order",
    "PackAttacks": "-order",
    "ComeBack": "-back",
    "Dragged": "-drag",
    "NearLanding": "-landing",
    "Landing": "-landing",
    "ComeOut": "-comes-out",
}

Label = Callable[[Wording, Phrases, Action, View], Args]
Ask = Callable[[Wording, Phrases, View, View], Args]

#: How arguments of events and refusals are read, by their names.
_READ: Final[dict[str, Callable[[Phrases, Any], object]]] = {
    "card": lambda phrases, card: phrases.quoted(phrases.card(card)),
    "items": lambda phrases, items: [phrases.quoted(phrases.item(item)) for item in items],
    "terror": lambda phrases, card: phrases.quoted(phrases.terror(card)),
    "event": lambda phrases, event: phrases.quoted(phrases.event(event)),
    "power": lambda phrases, power: phrases.quoted(phrases.power(power)),
    "finale": lambda phrases, finale: phrases.quoted(phrases.finale(finale)),
    "ability": lambda phrases, ability: phrases.quoted(phrases.ability(ability)),
    "lasting": lambda phrases, lasting: phrases.quoted(phrases.source(lasting)),
    "token": lambda phrases, token: phrases.token(token),
    "deck": lambda phrases, deck: phrases.deck(deck),
    "own_deck": lambda phrases, deck: phrases.quoted(phrases.own_deck(deck)),
    "own_card": lambda phrases, card: phrases.quoted(phrases.own_card(card)),
    "status": lambda phrases, status: phrases.quoted(phrases.status(status)),
    "hazard": lambda phrases, hazard: phrases.quoted(phrases.hazard(hazard)),
    "goal": lambda phrases, goal: phrases.goal(goal),
}

#: What an event needs besides its arguments.
_EVENTS: Final[dict[str, Callable[[Wording, Mapping[str, Any]], Args]]] = {
    "horror": Wording._change,
    "time": Wording._change,
    "counter": Wording._change,
    "unleashed": Wording._unleashed,
    "start": Wording._start,
    "goes": Wording._followers,
    "rolls": Wording._dice,
    "terror": Wording._terror,
    "sees-terror": Wording._terror,
    "event": Wording._happening,
    "dark-power": Wording._power,
    "finale": Wording._finale,
    "own-card": Wording._own_card,
    "state": Wording._state,
    "chooses": Wording._chosen,
    "covers": Wording._slot,
    "reward": Wording._slot,
    "uses": Wording._used,
    "ability": Wording._ability,
    "upkeep": Wording._upkeep,
    "unlocks": Wording._ultimate,
    "status": Wording._status,
    "trap-springs": Wording._trap,
    "dies": Wording._deaths,
    "minions-come": Wording._minions,
    "minions-gone": Wording._minions,
    "minions-hurt": Wording._minions,
    "minions-ready": Wording._minions,
    "minions-gather": Wording._minions,
    "swarm-assigned": Wording._swarm,
}

#: Events that are told in several ways.
_VARIANTS: Final[dict[str, Callable[[Wording, Mapping[str, Any]], str]]] = {
    "start": lambda words, args: "" if words.phrases.terms.pawn else "-dens",
    "trapped": lambda words, args: "-minion" if args["kind"] == MINIONS else "",
    "dies": lambda words, args: ("-accident", "", "", "-sacrificed")[args["by"]],
    "panics": lambda words, args: "-stays" if args["start"] == args["end"] else "",
    "heroine-panics": lambda words, args: "-stays" if args["start"] == args["end"] else "",
    "attacks": lambda words, args: "-armed" if args["item"] else "",
    "victims-go": lambda words, args: "-special" if args["kind"] else "",
    "result": lambda words, args: "" if args["successes"] else "-failure",
    "time": lambda words, args: "" if args["now"] >= 0 else "-out",
    "hurt": lambda words, args: "" if args["now"] else "-down",
    "killer-hurt": lambda words, args: "" if args["now"] else "-down",
    "breath": lambda words, args: "" if args["health"] else "-blank",
    "killer-breath": lambda words, args: "" if args["health"] else "-blank",
    "blow": lambda words, args: "" if args["now"] else "-none",
    "bloodlust": lambda words, args: "-swarm" if words.phrases.terms.still else "",
    "won": lambda words, args: "-goal" if "goal" in args else "",
    "lost": lambda words, args: "-goal" if "goal" in args else "",
}

_LABELS: Final[dict[str, Label]] = {
    "play": Wording._play,
    "discard": Wording._discard,
    "use": Wording._one_item,
    "ability": Wording._one_ability,
    "rescue": Wording._one_victim,
    "slot": Wording._one_slot,
    "reward": Wording._one_slot,
    "go": Wording._go,
    "with": Wording._number,
    "bring": Wording._one_victim,
    "aim": Wording._one_enemy,
    "wield": Wording._one_item,
    "hit": Wording._one_enemy,
    "absorb": Wording._one_minor,
    "shed": Wording._one_minor,
    "sacrifice": Wording._number,
    "accept": Wording._accept,
    "convert": Wording._convert,
    "pay": Wording._one_card,
    "reroll": Wording._one_die,
    "count": Wording._counted,
    "choose": Wording._branch,
    "space": Wording._one_space,
    "deck": Wording._one_deck,
    "take": Wording._one_card,
    "drop": Wording._one_card,
    "name": Wording._one_card,
    "keep": Wording._one_item,
    "top": Wording._one_item,
    "bottom": Wording._one_item,
    "hold": Wording._one_item,
    "stow": Wording._one_item,
    "reveal": Wording._one_deck,
    "remove": Wording._one_deck,
    "buy": Wording._one_card,
    "shield": Wording._one_victim,
    "panic": Wording._panicking,
    "upkeep": Wording._one_upkeep,
    "die": Wording._number,
    "breath": Wording._number,
    "start": Wording._drawn,
    "item": Wording._drawn,
    "event": Wording._drawn,
    "terror": Wording._drawn,
    "power": Wording._drawn,
    "finale": Wording._drawn,
    "lot": Wording._drawn,
    "lose": Wording._drawn,
    "victim": Wording._doomed,
    "lot-victim": Wording._drawn,
    "own-card": Wording._drawn,
}

_CHANCE: Final[dict[str, Callable[[Phrases, int], str]]] = {
    "start": Phrases.start,
    "item": Phrases.item,
    "event": Phrases.event,
    "terror": Phrases.terror,
    "power": Phrases.power,
    "finale": Phrases.finale,
    "lot": Phrases.space,
    "lose": Phrases.card,
    "lot-victim": Phrases.victim,
    "own-card": Phrases.own_card,
}

_PROMPTS: Final[dict[str, Ask]] = {
    "ActionPhase": Wording._ask_action,
    "PlanningPhase": Wording._ask_time,
    "Aim": Wording._ask_card,
    "Wield": Wording._ask_card,
    "Judge": Wording._ask_dice,
    "PickOne": Wording._ask_dice,
    "PickDice": Wording._ask_dice,
    "Pay": Wording._ask_left,
    "AssignDice": Wording._ask_assign,
    "PickLanding": Wording._ask_landing,
    "Moving": Wording._ask_steps,
    "Follow": Wording._ask_follow,
    "React": Wording._ask_blow,
    "Keep": Wording._ask_keep,
    "Absorb": Wording._ask_points,
    "Spread": Wording._ask_points,
    "Strike": Wording._ask_strike,
    "TakeCard": Wording._ask_budget,
    "PlaceToken": Wording._ask_token,
    "SpecialComes": Wording._ask_special,
    "Survey": Wording._ask_deck,
    "LeaveOrSink": Wording._ask_terror,
    "JoinSpaces": Wording._ask_tunnel,
    "Travel": Wording._ask_boat,
    "Tie": Wording._ask_tie,
    "TieVictim": Wording._ask_victim,
    "TimeRunsOut": Wording._ask_lost,
}


def _successes(view: View) -> int:
    least = 3 if view["partials"] else 5
    return len([face for face in view["dice"] if face >= least])


def _can_rescue(terms: Terms, view: View) -> bool:
    here = view["heroine"]
    exit_open = terms.places.exit[here] and not view["closed"] >> here & 1
    return view["phase"] == ACTION_PHASE and exit_open and view["victims"][here] > 0


def _kebab(name: str) -> str:
    """`PickDice` → `pick-dice`."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()
