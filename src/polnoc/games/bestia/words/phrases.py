"""The phrases of one game: names of everything in it, and texts generated from effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from polnoc.engine.cards import tag
from polnoc.engine.effects import NOTHING
from polnoc.engine.packs import Names, in_case
from polnoc.engine.wording import Args, EffectPhrases, Say, capital
from polnoc.games.bestia import cards
from polnoc.games.bestia.cards import HABITATS, KINDS, Contract, Goal, Reward
from polnoc.games.bestia.terms import (
    ABILITY,
    ACTION,
    BEAST,
    GEAR,
    SUMMONS,
    TALENT,
    TO_BEAST,
    TO_HUNTER,
    TO_SUMMON,
    TO_TOWER,
    Card,
    Terms,
)

#: The message for a face-down card, by its number in the view.
FACE_DOWN: Final = {-1: "hidden-action", -2: "hidden-gear", -3: "hidden-talent"}


class Phrases(EffectPhrases):
    """Phrases about one game: a map, a contract, a Beast and its hunters.

    Texts of effects address whoever carries them out: `side` is BEAST, or 1 for the hunters. `moved`: the
    text so far has moved them, so that `your location` would be understood as the old one.
    """

    joint: ClassVar[str] = "does-next"

    def __init__(self, say: Say, terms: Terms, side: int = 1, *, moved: bool = False) -> None:
        self.say = say
        self.terms = terms
        self.side = side
        self.moved = moved
        #: Names that packs provide.
        self._own: Names = terms.box.words[say("names-language")] if terms.box.words else {}

    def to(self, actor: int) -> Phrases:
        """The same phrases, addressed to the actor's side: the Beast and its summons, or the hunters."""
        return Phrases(self.say, self.terms, BEAST if actor == BEAST or actor >= SUMMONS else 1)

    # Names --------------------------------------------------------------------

    def title(self, kind: str, id: str, **args: object) -> str:
        """The name of a thing; without one, its id made readable."""
        key = f"{kind}-{id}"
        if key in self._own:
            return in_case(self._own[key], str(args.get("case", "is")))
        try:
            said = self.say(key, **args)
        except LookupError:
            said = key
        return id.replace("-", " ").capitalize() if said == key else said

    def place(self, number: int) -> str:
        """A location with its square, for finding it on the map."""
        places = self.terms.places
        if not 0 <= number < places.size:
            return self.say("nothing")
        return f"{self.title('place', places.ids[number])} ({places.squares[number]})"

    def region(self, number: int) -> str:
        ids = self.terms.places.region_ids
        return self.title("region", ids[number]) if 0 <= number < len(ids) else self.say("nothing")

    def habitat(self, number: int, case: str = "is") -> str:
        """A habitat: its name or, with the case `at`, the phrase for being in it."""
        return self.habitat_of(HABITATS[number], case) if number in range(4) else self.say("nothing")

    def habitat_of(self, name: str, case: str = "is") -> str:
        return self.say(f"habitat-{name}", case=case)

    def direction(self, way: int) -> str:
        return self.say("direction", way=way)

    def beast(self, case: str = "is") -> str:
        return self.title("beast", self.terms.beast.id, case=case)

    def hunter(self, hunter: int, case: str = "is") -> str:
        cast = self.terms.cast
        if not 1 <= hunter <= len(cast):
            return self.say("nothing")
        return self.title("hunter", cast[hunter - 1].id, case=case)

    def summon(self, summon: int, case: str = "is") -> str:
        """A summon with its number, unless there is only one."""
        name = self.title("summon", self.terms.beast.summons.id, case=case)
        return f"{name} {summon + 1}" if self.terms.summons > 1 else name

    def actor(self, actor: int, case: str = "is") -> str:
        """The Beast, a hunter or a summon."""
        if actor == BEAST:
            return self.beast(case)
        return self.hunter(actor, case) if actor < SUMMONS else self.summon(actor - SUMMONS, case)

    def folk(self, one: int, case: str = "is") -> str:
        """A settler or an animal."""
        kinds = self.terms.folk_kind
        if not 0 <= one < len(kinds):
            return self.say("nothing")
        return self.title("folk", KINDS[kinds[one]], case=case)

    def target(self, target: int, case: str = "is") -> str:
        """The target of an attack."""
        if target < TO_HUNTER:
            return self.folk(target, case)
        if target < TO_TOWER:
            return self.hunter(target - TO_HUNTER, case)
        if target < TO_SUMMON:
            return self.say("watchtower", case=case)
        return self.summon(target - TO_SUMMON, case) if target < TO_BEAST else self.beast(case)

    def upgrade(self, character: int, number: int) -> str:
        """The name of an upgrade."""
        upgrades = self._upgrades(character)
        return self.title("upgrade", upgrades[number].id) if number < len(upgrades) else self.say("nothing")

    def _upgrades(self, character: int) -> Sequence[Any]:
        upgrades = self.terms.upgrades
        return upgrades[character] if 0 <= character < len(upgrades) else ()

    # Cards --------------------------------------------------------------------

    def _card(self, number: int) -> Card | None:
        known = self.terms.cards
        return known[number] if 0 < number < len(known) and known[number].number else None

    def card_name(self, number: int) -> str:
        card = self._card(number)
        if card is None:
            return self.say(FACE_DOWN.get(number, "nothing"))
        return self.title("card", card.id)

    def card(self, number: int) -> str:
        """The name of a card inside a sentence."""
        return self.quoted(self.card_name(number)) if self._card(number) else self.card_name(number)

    def does(self, number: int, actor: int) -> str:
        """What a card does for an actor: hunters and the Beast each have their own half of an action card."""
        card = self._card(number)
        if card is None:
            return self.say("nothing-happens")
        return self.to(actor).program(card.beast if actor == BEAST else card.program)

    def card_text(self, number: int) -> str:
        """The whole text of a card: name, kind, and what it does."""
        card = self._card(number)
        if card is None:
            return self.card_name(number)
        args: Args = {"title": self.quoted(self.card_name(number)), "symbol": self.symbol(card)}
        if card.kind == ACTION:
            hunter, beast = sentence(self.does(number, 1)), sentence(self.does(number, BEAST))
            return self.say("card-text-action", hunter=hunter, beast=beast, **args)
        parts = [self.does(number, {GEAR: 1, TALENT: BEAST}.get(card.kind, card.owner))]
        if card.when:
            parts = [self.say("card-when", when=self.say(f"when-{card.when}", cost=card.up_to)), *parts]
        if card.kind == ABILITY:
            if card.needs:
                parts.insert(0, self.say("card-needs", at=self.habitat(card.needs.bit_length() - 1, "at")))
            return self.say(
                "card-text-ability", owner=self.actor(card.owner, "of"), text=sentences(parts), **args
            )
        kind = "gear" if card.kind == GEAR else "talent"
        return self.say(f"card-text-{kind}", cost=card.cost, text=sentences(parts), **args)

    def symbol(self, card: Card) -> str:
        """Red, blue, a trap or a reaction."""
        return self.say(f"symbol-{card.symbol}")

    def upgrade_text(self, character: int, number: int) -> str:
        """What an upgrade does."""
        upgrades = self._upgrades(character)
        if number >= len(upgrades):
            return self.say("nothing-happens")
        upgrade, told = upgrades[number], self.to(character)
        return told.lasting(upgrade.lasting) if upgrade.lasting else told.program(upgrade.program)

    def ability_text(self) -> str:
        """What the ability of the Beast's summons does."""
        summons = self.terms.beast.summons
        does = self.effects(summons.what)
        if summons.in_habitat:
            does = self.say("skill-in-habitat", at=self.habitat_of(self.terms.beast.habitat, "at"), does=does)
        if not summons.first:
            return does
        key = "does-then-if" if summons.in_habitat else "does-then"
        return self.say(key, first=self.effects(summons.first), next=does)

    def ability_name(self) -> str:
        return self.title("skill", self.terms.beast.summons.ability)

    # What happens -------------------------------------------------------------

    def program(self, number: int) -> str:
        """What a program does."""
        if not 0 <= number < len(self.terms.programs):
            return self.say("nothing-happens")
        return self.effects([op.effect for op in self.terms.programs[number]])

    def branch(self, op: int, number: int) -> str:
        """What one of the branches of an effect does."""
        ops = self.terms.ops
        branches = ops[op].branches if 0 <= op < len(ops) else ()
        return self.program(branches[number] if number < len(branches) else NOTHING)

    def case_of(self, op: int, who: str = "you") -> str:
        """The condition of an effect, for `you` who carry it out, or about the `beast` for the others."""
        return self._case(self.terms.ops[op].effect, who)

    def told(self, effects: Iterable[Any]) -> list[str]:
        said, phrases = list[str](), self
        for effect in effects:
            said.append(phrases.effect(effect))
            if isinstance(effect, cards.Move):
                phrases = self._after_move()
        return said

    def _after_move(self) -> Phrases:
        return Phrases(self.say, self.terms, self.side, moved=True)

    def own_args(self, name: str, value: Any) -> Args | None:
        if name == "habitat":
            return {"at": self.habitat_of(value, "at"), "habitat": self.habitat_of(value)}
        if name == "what":  # done by others, or later: `moved` does not apply
            return {"what": Phrases(self.say, self.terms, self.side).inside(value)}
        return None

    def _all_habitats(self, names: Sequence[str], case: str) -> list[str]:
        return [self.habitat_of(name, case) for name in names]

    def _move(self, effect: cards.Move) -> str:
        said = self.say("does-move-on" if self.moved else "does-move", n=effect.n)
        if effect.enter:
            key = "move-within" if effect.starting else "move-enter"
            said = self.say(key, move=said, habitats=self._all_habitats(effect.enter, "into"))
        for name in ("in_region", "straight", "quiet"):
            if getattr(effect, name):
                said = self.say(f"move-{name.replace('_', '-')}", move=said)
        return said

    def _attack(self, effect: cards.Attack) -> str:
        said = self.say(f"attack-{effect.targets}", reach=effect.reach, again=effect.again)
        return self.say("attack-more", attack=said, n=effect.more) if effect.more else said

    def _search(self, effect: cards.Search) -> str:
        return self.say(f"does-search-{effect.where}")

    def _by_who(self, effect: Any) -> str:
        return self.say(f"does-{tag(effect)}-{effect.who}", **self.args(effect))

    def _by_place(self, effect: Any) -> str:
        return self.say(f"does-{tag(effect)}-{effect.where}", **self.args(effect))

    def _gain(self, effect: cards.Gain) -> str:
        side = "beast" if self.side == BEAST else "hunters"
        return self.say("does-gain-top" if effect.top else "does-gain", n=effect.n, side=side)

    def _look_trap(self, effect: cards.LookTrap) -> str:
        said = self._by_place(effect)
        if effect.discard_for is None:
            return said
        return self.say("look-then-discard", look=said, n=effect.discard_for)

    def _lay_trap(self, effect: cards.LayTrap) -> str:
        return self.say("does-lay-trap-free" if effect.less is None else "does-lay-trap", n=effect.less or 0)

    def _take_back(self, effect: cards.TakeBack) -> str:
        return self.say("does-take-back", side="beast" if self.side == BEAST else "hunters")

    def _choices(self, branches: Sequence[Sequence[Any]]) -> list[str]:
        return [
            self.say("choice", number=number, does=self.inside(branch))
            for number, branch in enumerate(branches, 1)
        ]

    def _any_order(self, effect: cards.AnyOrder) -> str:
        return self.say("does-any-order", choices=self._choices(effect.of))

    def _choose(self, effect: cards.Choose) -> str:
        return self.say("does-choose", choices=self._choices(effect.one_of))

    def _case(self, effect: cards.If, who: str = "you") -> str:
        habitats = self._all_habitats(effect.habitats, "at")
        return self.say(f"if-{effect.case}", habitats=habitats, who=who, moved="yes" if self.moved else "no")

    def _if(self, effect: cards.If) -> str:
        case, then = self._case(effect), self.inside(effect.then)
        if not effect.otherwise:
            return self.say("does-if", case=case, then=then)
        return self.say("does-if-else", case=case, then=then, otherwise=self.inside(effect.otherwise))

    def _then(self, effect: cards.Then) -> str:
        begins_with_if = [type(one) for one in effect.next[:1]] == [cards.If]
        key = "does-then-if" if begins_with_if else "does-then"
        moves = any([isinstance(one, cards.Move) for one in effect.first])
        phrases = self._after_move() if moves else self
        return self.say(key, first=self.inside(effect.first), next=phrases.inside(effect.next))

    def _copy(self, effect: cards.Copy) -> str:
        return self.say(f"does-copy-{effect.of}")

    # Lasting effects ----------------------------------------------------------

    def lasting(self, record: Any) -> str:
        """What a lasting effect means."""
        if isinstance(record, cards.AttackMore):
            return self.say(f"holds-attack-more-{record.when}", n=record.n)
        if isinstance(record, cards.StayBeside):
            return self.say(f"holds-stay-beside-{record.who}")
        return self.say(f"holds-{tag(record)}", **self.args(record))

    # Contracts ----------------------------------------------------------------

    def contract_name(self) -> str:
        return self.title("contract", self.terms.contract.id)

    def contract_text(self) -> str:
        """The full text of the contract: days, how the Beast wins, goals and rewards by night."""
        days = max(1, len(self.terms.contract.night))
        return " ".join([self.contract_of_day(day) for day in range(1, days + 1)])

    def contract_of_day(self, day: int) -> str:
        """The part of the contract for a day: goals and rewards of its night; on day 1 also the head."""
        contract = self.terms.contract
        parts = []
        if day == 1:
            parts = [self.say("contract-head", title=self.quoted(self.contract_name()), days=self.terms.days)]
            parts += self._contract_ends(contract)
        if day <= len(contract.night):
            parts += [self.night_text(day, BEAST), self.night_text(day, 1)]
        return " ".join([sentence(part) for part in parts])

    def _contract_ends(self, contract: Contract) -> list[str]:
        parts = [self.say("contract-wins", goals=[self.goal(goal, "comes") for goal in contract.wins])]
        if contract.escort:
            number = self.terms.places.number
            places = (number[contract.escort.origin], number[contract.escort.refuge])
            origin, refuge = [self.place(place) for place in places]
            parts.append(self.say("contract-escort", origin=origin, refuge=refuge))
        return parts

    def night_text(self, night: int, side: int) -> str:
        """Goals and rewards of a side in one night."""
        sheet = self.terms.contract.night[night - 1]
        goals = sheet.beast if side == BEAST else sheet.hunters
        rewards = (
            [self.to(BEAST).effect(effect) for effect in sheet.beast_reward]
            if side == BEAST
            else [self.reward(reward) for reward in sheet.hunters_reward]
        )
        return self.say(
            "contract-night",
            night=night,
            side="beast" if side == BEAST else "hunters",
            goals=[self.goal(goal) for goal in goals],
            rewards=rewards,
        )

    def reward(self, reward: Reward) -> str:
        """The reward of some of the hunters, or of each of them."""
        key = "reward-some" if reward.characters else "reward-each"
        return self.say(key, n=reward.characters, does=self.inside(reward.what))

    def goal(self, goal: Goal, when: str = "done") -> str:
        """A goal: as something done or, with `comes`, as something still to be done."""
        return self.say(f"goal-{goal.what}", n=goal.n, when=when)


Phrases.makers = {
    cards.Move: Phrases._move,
    cards.Attack: Phrases._attack,
    cards.Search: Phrases._search,
    cards.MoveSummons: Phrases._by_place,
    cards.Heal: Phrases._by_who,
    cards.Gain: Phrases._gain,
    cards.TakeBack: Phrases._take_back,
    cards.Discard: Phrases._by_who,
    cards.LoseGrudges: Phrases._by_who,
    cards.Tower: Phrases._by_place,
    cards.Transform: Phrases._by_place,
    cards.Slow: Phrases._by_who,
    cards.LookTrap: Phrases._look_trap,
    cards.LayTrap: Phrases._lay_trap,
    cards.Other: Phrases._by_place,
    cards.Each: Phrases._by_who,
    cards.AnyOrder: Phrases._any_order,
    cards.Choose: Phrases._choose,
    cards.If: Phrases._if,
    cards.Then: Phrases._then,
    cards.Copy: Phrases._copy,
}


def sentences(parts: Sequence[str]) -> str:
    """Parts as sentences: `One thing. Another.`"""
    return " ".join([sentence(part) for part in parts])


def sentence(part: str) -> str:
    """A text with a capital letter at its start and a full stop at its end."""
    return capital(part) + ("" if part.endswith((".", "!", "?")) else ".")
