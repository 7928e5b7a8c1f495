"""Where each effect may be used: by which actor, and on which kind of card.

The rules do not check this again: a talent that makes "the hunter attacked last" discard would fail where
nobody was attacked, and gear that wounds would find a hidden Beast. So every new effect is listed here with
the places where it belongs; both tables are `complete`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from polnoc.engine.cards import complete, tag
from polnoc.games.bestia import cards as c

#: Key, problem and remedy.
Mistake = tuple[str, str, str]

# Places -------------------------------------------------------------------------------------

HUNTER: Final = "a hunter's card"
BEAST: Final = "a card of the Beast"
SUMMON: Final = "the ability of summons"
TRAP: Final = "a trap"
ALARM: Final = "what hunters do when a trap is triggered"
HUNTER_AT_NIGHT: Final = "a hunter's reward or yellow upgrade"
BEAST_AT_NIGHT: Final = "a reward or yellow upgrade of the Beast"
AFTER_ATTACK: Final = "an upgrade after the Beast's attacks"
#: By trigger: the place in words, for the side that may react.
REACTIONS: Final[dict[str, str]] = {
    when: f'a reaction with when = "{when}"' for when in ("hunt", "search", "wounded", "trap", "flee")
} | {when: f'gear with when = "{when}"' for when in ("attacked", "revealed")}
GEAR_TRIGGERS: Final = ("attacked", "revealed")
TALENT_TRIGGERS: Final = ("hunt", "search", "wounded", "trap", "flee")

_ON_THE_RUN: Final = (REACTIONS["hunt"], REACTIONS["search"])
_REACTIONS: Final = tuple(REACTIONS.values())
_NIGHT: Final = (HUNTER_AT_NIGHT, BEAST_AT_NIGHT)
_EVERYWHERE: Final = (
    HUNTER, BEAST, SUMMON, TRAP, ALARM, HUNTER_AT_NIGHT, BEAST_AT_NIGHT, AFTER_ATTACK, *_REACTIONS,
)  # fmt: skip
_CHARACTERS: Final = (HUNTER, BEAST, ALARM, *_NIGHT, AFTER_ATTACK, *_REACTIONS)
_HUNTERS: Final = (HUNTER, ALARM, HUNTER_AT_NIGHT, *[REACTIONS[when] for when in GEAR_TRIGGERS])

#: By kind of effect: where it may be used.
PLACES: Final[dict[type[Any], tuple[str, ...]]] = complete(
    c.AnyEffect,
    {
        c.Move: (
            HUNTER, BEAST, SUMMON, ALARM, AFTER_ATTACK, *_ON_THE_RUN, REACTIONS["attacked"],
            REACTIONS["revealed"],
        ),
        c.Travel: (HUNTER,),
        c.Stay: (BEAST, *_ON_THE_RUN),
        c.Backtrack: (BEAST,),
        c.MoveSummons: (BEAST,),
        c.ShiftHunter: (BEAST, SUMMON),
        c.Attack: (HUNTER, BEAST, SUMMON),
        c.Search: (HUNTER,),
        c.ShowTrails: (HUNTER,),
        c.AskHabitat: (HUNTER,),
        c.LookOldest: (HUNTER,),
        c.Grudges: _CHARACTERS,
        c.Pay: (HUNTER, BEAST),
        c.Power: _CHARACTERS,
        c.Heal: _CHARACTERS,
        c.HurtSelf: (BEAST,),
        c.Gain: (HUNTER, BEAST, ALARM, *_NIGHT, AFTER_ATTACK),
        c.TakeUnused: (HUNTER, BEAST),
        c.TakeBack: (HUNTER, BEAST),
        c.Discard: (BEAST, SUMMON, TRAP, REACTIONS["flee"]),
        c.LoseGrudges: (HUNTER, SUMMON, TRAP),
        c.StealGear: (BEAST, BEAST_AT_NIGHT),
        c.Tower: (HUNTER, HUNTER_AT_NIGHT),
        c.Topple: (BEAST,),
        c.Transform: (HUNTER, BEAST, BEAST_AT_NIGHT),
        c.ClearTrails: (BEAST, AFTER_ATTACK, *_ON_THE_RUN),
        c.Summon: (BEAST,),
        c.PlaceSummons: (BEAST,),
        c.ActSummons: (BEAST,),
        c.RemoveSummon: (BEAST,),
        c.RemoveSelf: (SUMMON,),
        c.Slow: (HUNTER, BEAST, SUMMON, TRAP),
        c.Hush: (HUNTER, TRAP),
        c.Bulwark: (HUNTER,),
        c.Prevent: (REACTIONS["attacked"],),
        c.HurtHunter: (*_ON_THE_RUN, REACTIONS["wounded"], REACTIONS["flee"]),
        c.Disarm: (REACTIONS["trap"],),
        c.LookHand: (BEAST, BEAST_AT_NIGHT),
        c.LookTrap: (BEAST, BEAST_AT_NIGHT),
        c.ReturnTrap: (BEAST, BEAST_AT_NIGHT),
        c.ShowTalents: (HUNTER, HUNTER_AT_NIGHT, TRAP),
        c.LayTrap: (HUNTER,),
        c.Deal: (TRAP,),
        c.Other: (HUNTER,),
        c.Each: (HUNTER, TRAP),
        c.AnyOrder: (HUNTER, BEAST, SUMMON),
        c.Choose: (HUNTER, BEAST, SUMMON, *_NIGHT),
        c.If: _EVERYWHERE,
        c.Then: (HUNTER, BEAST, SUMMON),
        c.Copy: (HUNTER, BEAST),
    },
)  # fmt: skip

#: Values of fields that restrict an effect further than `PLACES` does.
FIELD_PLACES: Final[dict[tuple[type[Any], str, object], tuple[str, ...]]] = {
    (c.Move, "quiet", True): (BEAST, AFTER_ATTACK, *_ON_THE_RUN),
    (c.Move, "in_region", True): (BEAST, AFTER_ATTACK, *_ON_THE_RUN),
    (c.Move, "starting", True): (HUNTER, SUMMON, ALARM, REACTIONS["attacked"], REACTIONS["revealed"]),
    (c.Attack, "targets", "summons"): (HUNTER,),
    (c.Attack, "targets", "beast"): (HUNTER,),
    (c.Attack, "hunt", True): (HUNTER,),
    (c.Heal, "who", "here"): _HUNTERS,
    (c.Heal, "who", "near"): _HUNTERS,
    (c.Heal, "who", "near-all"): _HUNTERS,
    (c.Discard, "who", "beast"): (BEAST, TRAP),
    (c.Discard, "who", "target"): (BEAST, SUMMON),
    (c.Discard, "who", "region-hunters"): (BEAST,),
    (c.Discard, "who", "fleeing"): (REACTIONS["flee"],),
    (c.LoseGrudges, "who", "beast"): (HUNTER, TRAP),
    (c.LoseGrudges, "who", "hunter-here"): (SUMMON,),
    (c.Tower, "where", "here"): (HUNTER,),
    (c.Transform, "where", "here"): (HUNTER,),
    (c.Transform, "where", "near"): (BEAST,),
    (c.Transform, "where", "each-near"): (BEAST,),
    (c.Transform, "where", "beside"): (BEAST, BEAST_AT_NIGHT),
    (c.Slow, "who", "region-hunter"): (BEAST,),
    (c.Slow, "who", "hunter-here"): (SUMMON,),
    (c.Slow, "who", "beast"): (HUNTER, TRAP),
    (c.LookTrap, "where", "region"): (BEAST,),
    (c.Each, "who", "hunters"): (HUNTER, TRAP),
    (c.Each, "who", "trap-region"): (TRAP,),
    (c.Copy, "of", "hunters"): (HUNTER,),
    (c.Copy, "of", "own-discarded"): (BEAST,),
    (c.If, "case", "trails"): (HUNTER, SUMMON, ALARM, REACTIONS["attacked"], REACTIONS["revealed"]),
    (c.If, "case", "in"): (HUNTER, BEAST, SUMMON, ALARM),
    (c.If, "case", "own-habitat"): (HUNTER, BEAST, SUMMON, ALARM),
    (c.If, "case", "killed"): (HUNTER, BEAST, SUMMON, AFTER_ATTACK),
    (c.If, "case", "killed-summon"): (HUNTER,),
    (c.If, "case", "survived"): (HUNTER, BEAST, SUMMON, AFTER_ATTACK),
    (c.If, "case", "hit-hunter"): (BEAST, SUMMON, AFTER_ATTACK),
    (c.If, "case", "animal-died"): (HUNTER, BEAST, SUMMON, AFTER_ATTACK),
    (c.If, "case", "beast-here"): (HUNTER, SUMMON, ALARM),
    (c.If, "secret", True): (BEAST,),
}

#: Conditions about an earlier attack of the same card.
_AFTER_AN_ATTACK: Final = ("killed", "killed-summon", "survived", "hit-hunter")

#: Who can have an upgrade with this lasting effect.
BOTH: Final = ("hunter", "beast")
OWNERS: Final[dict[type[Any], tuple[str, ...]]] = complete(
    c.AnyLasting,
    {
        c.AttackMore: BOTH,
        c.AfterKill: ("beast",),
        c.AfterAttack: ("beast",),
        c.AfterCard: ("hunter",),
        c.TrapGuard: ("beast",),
        c.FleeMore: BOTH,
        c.WildSummons: ("beast",),
        c.Thorns: ("beast",),
        c.SummonFury: ("beast",),
        c.TowerGrudge: ("beast",),
        c.TalentChoice: ("beast",),
        c.RobGear: ("beast",),
        c.StayBeside: ("beast",),
        c.MoreTargets: BOTH,
        c.NightHeal: BOTH,
        c.LongStep: ("beast",),
        c.LastBite: ("beast",),
        c.QuietFirst: ("beast",),
        c.PlaceBoth: ("beast",),
        c.PlaceAnywhere: ("beast",),
        c.ShiftMore: ("beast",),
        c.Fog: ("beast",),
        c.HunterGrudges: ("beast",),
        c.Steadfast: ("hunter",),
        c.WoundGuard: ("hunter",),
        c.WoundedGrudge: ("hunter",),
        c.AllOptions: ("hunter",),
        c.Ward: ("hunter",),
        c.Foresight: ("hunter",),
        c.LongHunt: ("hunter",),
        c.ArrowBeast: ("hunter",),
        c.TrackMore: ("hunter",),
        c.TrapCheaper: ("hunter",),
        c.TrapAlarm: ("hunter",),
        c.TrapHarm: ("hunter",),
    },
)
#: A mat can have only one of each of these: a second would replace the first.
_ONE_OF_A_KIND: Final = (
    c.Thorns, c.LongStep, c.QuietFirst, c.WoundGuard, c.WoundedGrudge, c.TrapAlarm,
)  # fmt: skip
#: These change what a card does; a card can be changed only once.
_CHANGES_A_CARD: Final = (c.MoreTargets, c.AllOptions, c.TrackMore)


# Effects ------------------------------------------------------------------------------------


class Setting(NamedTuple):
    """Where effects are carried out, and what is known to have happened earlier on the same card."""

    place: str
    #: Whether an attack was made, and whether it hit a hunter.
    attacked: bool = False
    hit_hunter: bool = False
    #: Whether the card is Hunt.
    hunt: bool = False


def in_effects(effects: Sequence[Any], key: str, setting: Setting) -> Iterator[Mistake]:
    """Yield what is wrong in a sequence of effects."""
    for number, effect in enumerate(effects):
        where = f"{key}[{number}]"
        yield from _placed(effect, where, setting)
        yield from _sensible(effect, where, setting)
        for name, branch, inner in _branches(effect, setting):
            yield from in_effects(branch, f"{where}.{name}", inner)
        if any(isinstance(part, c.Attack) for part in _parts(effect)):
            setting = setting._replace(attacked=True, hit_hunter=False)


def _placed(effect: Any, key: str, setting: Setting) -> Iterator[Mistake]:
    """Yield a mistake if the effect, or one of its values, may not be used here."""
    kind, name = type(effect), tag(effect)
    if setting.place not in PLACES[kind]:
        yield key, f"'{name}' cannot stand on {setting.place}", _where_instead(PLACES[kind])
        return
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        allowed = None if isinstance(value, tuple) else FIELD_PLACES.get((kind, field, value))
        if allowed is not None and setting.place not in allowed:
            shown = str(value).lower() if isinstance(value, bool) else f'"{value}"'
            problem = f"'{name}' with {field.replace('_', '-')} = {shown} cannot stand on {setting.place}"
            yield key, problem, _where_instead(allowed)


def _where_instead(places: Sequence[str]) -> str:
    return f"It can stand on: {', '.join(places)}"


def _sensible(effect: Any, key: str, setting: Setting) -> Iterator[Mistake]:
    """Yield mistakes in how the values of an effect fit each other and what came before."""
    match effect:
        case c.Move(starting=True, enter=()):
            yield key, "it begins in no habitat", "Write enter = […] too"
        case c.Move(straight=True, enter=enter) if enter:
            yield key, "a straight move into habitats only", "Write either straight or enter"
        case c.ShiftHunter(within=within) if within and setting.place == SUMMON:
            yield key, "a summon moves hunters of its own location", "Write within = 0"
        case c.Attack(again="same" | "other") if not setting.attacked:
            yield key, "there was no attack before on this card", 'Write again = "free"'
        case c.Attack(hunt=True) | c.Search(hunt=True) if not setting.hunt:
            yield key, "this card is not Hunt", "Leave out hunt = true, or write it on the ability too"
        case c.Discard(who="target") if not setting.hit_hunter:
            remedy = 'Write it in the `then` of { do = "if", case = "hit-hunter", … }'
            yield key, "nobody knows whether a hunter was attacked", remedy
        case c.If(case=case) if case in _AFTER_AN_ATTACK and not setting.attacked:
            yield key, f"'{case}' asks for an attack that this card has not made", "Attack before"
        case c.If(case=case, habitats=habitats) if (case == "in") != bool(habitats):
            yield key, "habitats belong to the case 'in'", 'Write case = "in" with habitats = […]'
        case c.If(secret=True, case=case) if case not in ("in", "own-habitat"):
            yield key, "everybody knows whether it is so", "Leave out secret = true"
        case c.If(secret=True, otherwise=otherwise) if otherwise:
            yield key, "what happens otherwise would tell the secret", "Leave out otherwise"
        case _:
            pass


def _branches(effect: Any, setting: Setting) -> Iterator[tuple[str, Sequence[Any], Setting]]:
    """The effects inside an effect: the field, its effects, and where they are carried out."""
    match effect:
        case c.AnyOrder(of=several):
            yield from [(f"of[{n}]", branch, setting) for n, branch in enumerate(several)]
        case c.Choose(one_of=several):
            yield from [(f"one-of[{n}]", branch, setting) for n, branch in enumerate(several)]
        case c.If(case=case, then=then, otherwise=otherwise):
            yield "then", then, setting._replace(hit_hunter=setting.hit_hunter or case == "hit-hunter")
            yield "otherwise", otherwise, setting
        case c.Then(first=first, next=following):
            yield "first", first, setting
            attacked = any(isinstance(part, c.Attack) for one in first for part in _parts(one))
            yield "next", following, setting._replace(attacked=setting.attacked or attacked)
        case c.Other(what=what):
            yield "what", what, Setting(HUNTER)
        case c.Each(what=what):
            yield "what", what, Setting(ALARM if setting.place == TRAP else HUNTER)
        case _:
            pass


def _parts(effect: Any) -> Iterator[Any]:
    """An effect and those of its branches that the same actor carries out."""
    yield effect
    if not isinstance(effect, c.Other | c.Each):
        for _, branch, _ in _branches(effect, Setting(HUNTER)):
            for one in branch:
                yield from _parts(one)


# Cards --------------------------------------------------------------------------------------


def in_pack(pack: c.Pack) -> Iterator[Mistake]:
    """Yield every effect of a pack that cannot be used where it is."""
    for action in pack.action:
        yield from in_effects(action.hunter, f"action.{action.id}.hunter", Setting(HUNTER))
        yield from in_effects(action.beast, f"action.{action.id}.beast", Setting(BEAST))
    for ability in pack.ability:
        yield from _in_ability(ability, f"ability.{ability.id}", HUNTER)
    for hunter in pack.hunter:
        key = f"hunter.{hunter.id}"
        for ability in hunter.card:
            yield from _in_ability(ability, f"{key}.card.{ability.id}", HUNTER)
        yield from _in_upgrades(hunter.upgrade, f"{key}.upgrade", "hunter")
    for beast in pack.beast:
        yield from _in_beast(beast, f"beast.{beast.id}")
    for gear in pack.gear:
        yield from _in_stock(gear, f"gear.{gear.id}", HUNTER, GEAR_TRIGGERS)
    for talent in pack.talent:
        yield from _in_stock(talent, f"talent.{talent.id}", BEAST, TALENT_TRIGGERS)
    for contract in pack.contract:
        for number, night in enumerate(contract.night):
            yield from _in_night(night, f"contract.{contract.id}.night[{number}]")


def _in_ability(ability: c.Ability, key: str, place: str) -> Iterator[Mistake]:
    yield from in_effects(ability.what, f"{key}.what", Setting(place, hunt=ability.hunt))
    if any(isinstance(part, c.Copy) for effect in ability.what for part in _parts(effect)):
        yield f"{key}.what", "abilities that copy abilities would never end", "Copy with another card"
    if place == BEAST and (ability.hunt or ability.track):
        yield key, "Hunt and Track are cards of hunters", "Leave out hunt and track"


def _in_beast(beast: c.Beast, key: str) -> Iterator[Mistake]:
    for ability in beast.card:
        yield from _in_ability(ability, f"{key}.card.{ability.id}", BEAST)
    yield from in_effects(beast.summons.first, f"{key}.summons.first", Setting(SUMMON))
    attacked = any(isinstance(part, c.Attack) for one in beast.summons.first for part in _parts(one))
    yield from in_effects(beast.summons.what, f"{key}.summons.what", Setting(SUMMON, attacked))
    yield from _in_upgrades(beast.upgrade, f"{key}.upgrade", "beast")


def _in_stock(stock: c.Stock, key: str, place: str, triggers: Sequence[str]) -> Iterator[Mistake]:
    if stock.when is not None and stock.when not in triggers:
        whom = "hunters" if place == HUNTER else "the Beast"
        yield f"{key}.when", f"'{stock.when}' does not ask {whom}", f"There are: {', '.join(triggers)}"
        return
    if stock.symbol == "trap":
        if place == BEAST:
            yield f"{key}.symbol", "the Beast has no traps", "Write red, blue or reaction"
            return
        place = TRAP
    elif stock.when is not None:
        place = REACTIONS[stock.when]
    yield from in_effects(stock.what, f"{key}.what", Setting(place))


def _in_night(night: c.Night, key: str) -> Iterator[Mistake]:
    yield from in_effects(night.beast_reward, f"{key}.beast-reward", Setting(BEAST_AT_NIGHT))
    for number, reward in enumerate(night.hunters_reward):
        yield from in_effects(reward.what, f"{key}.hunters-reward[{number}].what", Setting(HUNTER_AT_NIGHT))


# Upgrades -----------------------------------------------------------------------------------


def _in_upgrades(upgrades: Sequence[c.Upgrade], key: str, owner: str) -> Iterator[Mistake]:
    night = HUNTER_AT_NIGHT if owner == "hunter" else BEAST_AT_NIGHT
    for upgrade in upgrades:
        where = f"{key}.{upgrade.id}"
        yield from in_effects(upgrade.what, f"{where}.what", Setting(night))
        if upgrade.lasting is None:
            continue
        owners = OWNERS[type(upgrade.lasting)]
        if owner not in owners:
            problem = f"'{tag(upgrade.lasting)}' is no upgrade of a {owner}"
            yield f"{where}.lasting", problem, f"It belongs to a {owners[0]}"
            continue
        what = getattr(upgrade.lasting, "what", ())
        yield from in_effects(what, f"{where}.lasting.what", _LASTING[type(upgrade.lasting)]) if what else ()
    yield from _one_each([upgrade.lasting for upgrade in upgrades], key)


_LASTING: Final[dict[type[Any], Setting]] = {
    c.AfterKill: Setting(AFTER_ATTACK, attacked=True),
    c.AfterAttack: Setting(AFTER_ATTACK, attacked=True),
    c.AfterCard: Setting(HUNTER),
    c.TrapAlarm: Setting(ALARM),
}


def _one_each(lasting: Sequence[Any], key: str) -> Iterator[Mistake]:
    for kind in _ONE_OF_A_KIND:
        if len([one for one in lasting if isinstance(one, kind)]) > 1:
            yield key, f"'{kind.__struct_config__.tag}' stands there twice", "Write it once"
    if len([one for one in lasting if isinstance(one, c.TrapGuard) and one.once]) > 1:
        yield key, "'trap-guard' with once = true stands there twice", "Write it once, with a larger n"
    changed = [getattr(one, "card", "track") for one in lasting if isinstance(one, _CHANGES_A_CARD)]
    for card in {card for card in changed if changed.count(card) > 1}:
        yield key, f"two upgrades change '{card}'", "Change each card once"


def _ends_with_attack(what: c.Effects) -> bool:
    return bool(what) and isinstance(what[-1], c.Attack)


def _has_choice(what: c.Effects) -> bool:
    return any([isinstance(effect, c.Choose) for effect in what])


#: What the card changed by an upgrade must have, by kind of upgrade: a test of its effects, and the
#: requirement in words.
CARD_NEEDS: Final[dict[type[Any], tuple[Callable[[c.Effects], bool], str]]] = {
    c.MoreTargets: (_ends_with_attack, "an attack as its last effect"),
    c.AllOptions: (_has_choice, '{ do = "choose", … }'),
}
