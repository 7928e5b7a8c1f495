"""The printed components as data: the rules run it, and the card texts are generated from it.

An *effect* happens once (`do = "move"`); a *lasting* effect applies from the moment its upgrade is unlocked
(`is = "attack-more"`). Every card, upgrade, summon, trap and reward in the packs is built from these two
vocabularies. Whoever carries out an effect is its *actor*: the Beast, a hunter, or a summon.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from polnoc.engine.cards import Amount, Count, Effect, Id, Lasting, LastingAmount, Positive, Record
from polnoc.engine.packs import Names

Habitat = Literal["settlement", "forest", "swamp", "cave"]
HABITATS: tuple[Habitat, ...] = ("settlement", "forest", "swamp", "cave")
Kind = Literal["farmer", "noble", "sheep", "boar", "bear"]
#: A square of the map: column letter and row.
SQUARE = r"^[A-L]([1-9]|1[0-2])\Z"
KINDS: tuple[Kind, ...] = ("farmer", "noble", "sheep", "boar", "bear")
#: Red and blue count towards the limit of a turn; a trap counts as red; a reaction does not count.
Symbol = Literal["red", "blue", "trap", "reaction"]
#: When a reaction may be played.
Trigger = Literal["hunt", "search", "wounded", "trap", "flee", "attacked", "revealed"]


#: The largest distance that effects use.
FARTHEST = 3


# Effects --------------------------------------------------------------------------------


class Move(Amount, frozen=True, kw_only=True):
    """The actor moves up to `n` locations.

    `in-region`: without leaving the region; `enter`: only into these habitats; `starting`: the move must also
    start in one of them; `straight`: all in one compass direction; `quiet`: the Beast's cards leave no
    trails.
    """

    in_region: bool = False
    enter: tuple[Habitat, ...] = ()
    starting: bool = False
    straight: bool = False
    quiet: bool = False


class Travel(Effect, frozen=True, kw_only=True):
    """A hunter goes to any location of this habitat in the region."""

    habitat: Habitat


class Stay(Amount, frozen=True, kw_only=True):
    """The Beast lays up to `n` No Movement cards."""


class Backtrack(Amount, frozen=True, kw_only=True):
    """The Beast takes back its last `n` movement cards."""


class MoveSummons(Effect, frozen=True, kw_only=True):
    """Every summon, or every one in the Beast's region, moves up to 1 location."""

    where: Literal["region", "all"]


class ShiftHunter(Amount, frozen=True, kw_only=True):
    """The actor moves one hunter at most `within` away up to `n` locations."""

    within: Annotated[int, msgspec.Meta(ge=0, le=FARTHEST)]


class Attack(Effect, frozen=True, kw_only=True):
    """The actor attacks one target.

    `reach`: on its location or also nearby; `more`: extra wounds; `targets`: whom a hunter may attack;
    `again`: the same target as before with this card, or a different one; `hunt`: this is the attack of Hunt.
    """

    reach: Literal["here", "near"] = "here"
    more: Count = 0
    targets: Literal["any", "summons", "beast"] = "any"
    again: Literal["free", "same", "other"] = "free"
    hunt: bool = False


class Search(Effect, frozen=True, kw_only=True):
    """The hunter searches their own location, or one at most 1 away; `hunt`: this is the search of Hunt."""

    where: Literal["here", "near"] = "here"
    hunt: bool = False


class ShowTrails(Effect, frozen=True, kw_only=True):
    """The Beast shows its trails on one location at most `within` away."""

    within: Annotated[int, msgspec.Meta(ge=1, le=FARTHEST)]


class AskHabitat(Effect, frozen=True):
    """The hunter names a habitat; the Beast says whether its location counts as it."""


class LookOldest(Effect, frozen=True):
    """The hunters look at the oldest card on the track."""


class Grudges(Amount, frozen=True, kw_only=True):
    """The actor gains grudges."""


class Pay(Amount, frozen=True, kw_only=True):
    """The actor discards `n` grudges, if it has that many."""


class Power(Amount, frozen=True, kw_only=True):
    """The actor gains ancient power."""


class Heal(Amount, frozen=True, kw_only=True):
    """Wounds heal: the actor's, those of one hunter here, or those of all nearby hunters (`near-all`: and
    settlers)."""

    who: Literal["self", "here", "near", "near-all"] = "self"


class HurtSelf(Amount, frozen=True, kw_only=True):
    """The Beast takes wounds."""


class Gain(Amount, frozen=True, kw_only=True):
    """The actor gains gear or, if it is the Beast, talents: face-up cards or the top card of the deck.

    `top`: only the top card.
    """

    top: bool = False


class TakeUnused(Amount, frozen=True, kw_only=True):
    """The actor takes random unused action cards."""


class TakeBack(Effect, frozen=True):
    """The actor takes back one discarded ability card except Hunt."""


class Discard(Amount, frozen=True, kw_only=True):
    """Somebody discards cards: the Beast, the hunter attacked last, each hunter in the Beast's region, or the
    hunter who flees."""

    who: Literal["beast", "target", "region-hunters", "fleeing"]


class LoseGrudges(Amount, frozen=True, kw_only=True):
    """The Beast, or one hunter on the actor's location, discards grudges."""

    who: Literal["beast", "hunter-here"]


class StealGear(Effect, frozen=True):
    """Each hunter discards one gear card; the Beast gains a grudge for each of these."""


class Tower(Effect, frozen=True, kw_only=True):
    """The hunter builds a watchtower on their location, or on any settlement."""

    where: Literal["here", "settlement"] = "here"


class Topple(Effect, frozen=True, kw_only=True):
    """The Beast destroys a watchtower at most `within` away."""

    within: Annotated[int, msgspec.Meta(ge=1, le=FARTHEST)]


class Transform(Effect, frozen=True, kw_only=True):
    """Locations are transformed: the actor's, up to `n` nearby, each nearby, or up to `n` that are joined by
    a road to any location of the Beast's habitat."""

    where: Literal["here", "near", "each-near", "beside"]
    n: Positive = 1


class ClearTrails(Amount, frozen=True, kw_only=True):
    """The Beast discards up to `n` trail tokens."""


class Summon(Effect, frozen=True):
    """The summon symbol: place one summon, or take one action with each."""


class PlaceSummons(Amount, frozen=True, kw_only=True):
    """Up to `n` summons are placed."""


class ActSummons(Effect, frozen=True, kw_only=True):
    """Each summon takes `times` different actions."""

    times: Positive


class RemoveSummon(Effect, frozen=True):
    """A summon of the Beast's choice goes back to the reserve."""


class RemoveSelf(Effect, frozen=True):
    """The acting summon goes back to the reserve."""


class Slow(Effect, frozen=True, kw_only=True):
    """One hunter in the Beast's region, or on the actor's location, moves at most 1 in their next turn; or
    the Beast moves at most 1 in its next move."""

    who: Literal["region-hunter", "hunter-here", "beast"]


class Hush(Effect, frozen=True):
    """The Beast plays no reactions until night."""


class Bulwark(Effect, frozen=True):
    """Until their next turn, the hunter takes the wounds of attacks on settlers and other hunters here."""


class Prevent(Amount, frozen=True, kw_only=True):
    """The attack in progress deals `n` fewer wounds."""


class HurtHunter(Amount, frozen=True, kw_only=True):
    """The hunter who caused a reaction takes wounds."""


class Disarm(Effect, frozen=True):
    """The trap that was triggered has no effect."""


class LookHand(Effect, frozen=True):
    """The Beast looks at one hunter's hand."""


class LookTrap(Effect, frozen=True, kw_only=True):
    """The Beast looks at one trap, in its region or anywhere; then it may pay to discard it."""

    where: Literal["region", "any"]
    discard_for: Positive | None = None


class ReturnTrap(Effect, frozen=True):
    """One trap of the Beast's choice goes back to its owner's hand."""


class ShowTalents(Amount, frozen=True, kw_only=True):
    """The Beast shows the hunters random talents from its hand."""


class LayTrap(Effect, frozen=True, kw_only=True):
    """The hunter may lay a trap from hand for `less` fewer grudges than it costs, or free without `less`."""

    less: Positive | None = None


class Deal(Amount, frozen=True, kw_only=True):
    """The trap wounds the Beast."""


class Other(Effect, frozen=True, kw_only=True):
    """Another hunter, anywhere or in the region, does this."""

    where: Literal["any", "region"] = "any"
    what: Effects


class Each(Effect, frozen=True, kw_only=True):
    """Every hunter, or every one in the region of the trap, does this."""

    who: Literal["hunters", "trap-region"]
    what: Effects


class AnyOrder(Effect, frozen=True, kw_only=True):
    """All of these, in any order."""

    of: Annotated[tuple[Effects, ...], msgspec.Meta(min_length=2, max_length=4)]


class Choose(Effect, frozen=True, kw_only=True):
    """One of these."""

    one_of: Annotated[tuple[Effects, ...], msgspec.Meta(min_length=2, max_length=4)]


class If(Effect, frozen=True, kw_only=True):
    """`then` if the case holds, else `otherwise`.

    `trails`: trails are on the actor's location; `in`: it counts as one of `habitats`; `own-habitat`: it
    counts as the Beast's; `killed`, `killed-summon`, `survived`, `hit-hunter`: what the last attack did;
    `animal-died`: in this turn; `beast-here`: the revealed Beast is on the location; `settler-died`: in
    this game. `secret`: the Beast need not admit that the case holds, and nobody is told if it does not.
    """

    case: Literal[
        "trails", "in", "own-habitat", "killed", "killed-summon", "survived", "hit-hunter", "animal-died",
        "beast-here", "settler-died",
    ]  # fmt: skip
    habitats: tuple[Habitat, ...] = ()
    secret: bool = False
    then: Effects
    otherwise: OptionalEffects = ()


class Then(Effect, frozen=True, kw_only=True):
    """`first`; if that was not ignored, then `next`, which cannot be ignored."""

    first: Effects
    next: Effects


class Copy(Effect, frozen=True, kw_only=True):
    """The effects of an ability card: any hunter's except Hunt, or one the actor has discarded."""

    of: Literal["hunters", "own-discarded"]


AnyEffect = (
    Move | Travel | Stay | Backtrack | MoveSummons | ShiftHunter | Attack | Search | ShowTrails | AskHabitat
    | LookOldest | Grudges | Pay | Power | Heal | HurtSelf | Gain | TakeUnused | TakeBack | Discard
    | LoseGrudges | StealGear | Tower | Topple | Transform | ClearTrails | Summon | PlaceSummons | ActSummons
    | RemoveSummon | RemoveSelf | Slow | Hush | Bulwark | Prevent | HurtHunter | Disarm | LookHand | LookTrap
    | ReturnTrap | ShowTalents | LayTrap | Deal | Other | Each | AnyOrder | Choose | If | Then | Copy
)  # fmt: skip
#: What a card does.
Effects = Annotated[tuple[AnyEffect, ...], msgspec.Meta(min_length=1)]
#: Effects that may be left out.
OptionalEffects = tuple[AnyEffect, ...]


# Lasting effects ------------------------------------------------------------------------


class AttackMore(LastingAmount, frozen=True, kw_only=True):
    """Attacks deal more wounds: all, those of Hunt, those in settlements, or those with 1 health left."""

    when: Literal["always", "hunt", "settlement", "last-health"] = "always"


class AfterKill(Lasting, frozen=True, kw_only=True):
    """Once a day, after the Beast's attack kills."""

    what: Effects


class AfterAttack(Lasting, frozen=True, kw_only=True):
    """Once a day, after the Beast's attack."""

    what: Effects


class AfterCard(Lasting, frozen=True, kw_only=True):
    """After one of the hunter's own cards."""

    card: Id
    what: Effects


class TrapGuard(LastingAmount, frozen=True, kw_only=True):
    """Traps deal the Beast fewer wounds; `once`: only the first trap each day."""

    once: bool = False


class FleeMore(LastingAmount, frozen=True, kw_only=True):
    """Fleeing moves the character further."""


class WildSummons(Lasting, frozen=True):
    """The ability of summons works in any habitat except settlement."""


class Thorns(LastingAmount, frozen=True, kw_only=True):
    """Once a day, a hunter whose attack wounds the Beast takes wounds."""


class SummonFury(LastingAmount, frozen=True, kw_only=True):
    """Attacks of summons deal more wounds to animals and watchtowers."""


class TowerGrudge(LastingAmount, frozen=True, kw_only=True):
    """The Beast gains grudges for every watchtower that it or a summon destroys."""


class TalentChoice(Lasting, frozen=True):
    """Whoever gains a talent also takes the top card of the deck, then discards a talent."""


class RobGear(Lasting, frozen=True):
    """A hunter whose grudges a summon takes also discards one random gear card."""


class StayBeside(Lasting, frozen=True, kw_only=True):
    """No Movement may be laid on a location with settlers, or with hunters."""

    who: Literal["settlers", "hunters"]


class MoreTargets(Lasting, frozen=True, kw_only=True):
    """One of the character's own cards attacks one more target."""

    card: Id


class NightHeal(LastingAmount, frozen=True, kw_only=True):
    """Wounds heal every night."""


class LongStep(Lasting, frozen=True, kw_only=True):
    """Once a day, after a step from one location of this habitat to another, one more step."""

    habitat: Habitat


class LastBite(LastingAmount, frozen=True, kw_only=True):
    """A summon may attack for more wounds and go back to the reserve."""


class QuietFirst(Lasting, frozen=True):
    """The first movement card of each day leaves no trails."""


class PlaceBoth(Lasting, frozen=True):
    """When a summon is placed while all are in the reserve, one more may be placed."""


class PlaceAnywhere(Lasting, frozen=True):
    """Summons may be placed in any habitat except settlement."""


class ShiftMore(LastingAmount, frozen=True, kw_only=True):
    """Summons move a hunter further."""


class Fog(Lasting, frozen=True):
    """Watchtowers show trails only on their own location."""


class HunterGrudges(LastingAmount, frozen=True, kw_only=True):
    """The Beast gains more grudges for killing a hunter."""


class Steadfast(Lasting, frozen=True):
    """Hunters on this hunter's location cannot be moved by the Beast."""


class WoundGuard(Lasting, frozen=True):
    """The first wound the hunter takes each day is prevented."""


class WoundedGrudge(LastingAmount, frozen=True, kw_only=True):
    """Once a day, the hunter gains grudges when wounded by the Beast."""


class AllOptions(Lasting, frozen=True, kw_only=True):
    """With one of the hunter's own cards, the hunter does all of its options instead of one."""

    card: Id


class Ward(LastingAmount, frozen=True, kw_only=True):
    """Reactions to this hunter's cards cost more."""


class Foresight(Lasting, frozen=True):
    """After each draft the hunters look at one unused action card."""


class LongHunt(Lasting, frozen=True):
    """The attack of Hunt may hit a revealed Beast nearby."""


class ArrowBeast(Lasting, frozen=True):
    """An attack on nearby summons may hit a revealed Beast."""


class TrackMore(LastingAmount, frozen=True, kw_only=True):
    """The first step of Track goes further."""


class TrapCheaper(LastingAmount, frozen=True, kw_only=True):
    """Traps cost less."""


class TrapAlarm(Lasting, frozen=True, kw_only=True):
    """When a trap of this hunter triggers, every hunter in its region does this."""

    what: Effects


class TrapHarm(LastingAmount, frozen=True, kw_only=True):
    """This hunter's traps that wound deal more wounds."""


AnyLasting = (
    AttackMore | AfterKill | AfterAttack | AfterCard | TrapGuard | FleeMore | WildSummons | Thorns
    | SummonFury | TowerGrudge | TalentChoice | RobGear | StayBeside | MoreTargets | NightHeal | LongStep
    | LastBite | QuietFirst | PlaceBoth | PlaceAnywhere | ShiftMore | Fog | HunterGrudges | Steadfast
    | WoundGuard | WoundedGrudge | AllOptions | Ward | Foresight | LongHunt | ArrowBeast | TrackMore
    | TrapCheaper | TrapAlarm | TrapHarm
)  # fmt: skip


# Goals of contracts ---------------------------------------------------------------------


class Goal(Record, frozen=True, kw_only=True):
    """Something has happened at least `n` times so far in the game.

    `animals`, `bears`: killed by the Beast; `hunters`, `summons`: killed; `settlers`, `farmers`, `nobles`:
    dead; `settler-wounded`; `wounds`: dealt to the Beast; `trail-regions`: regions in which trails were
    found; `traps`: laid; `found`: a search found the Beast; `towers`: on the map at once;
    `tower-regions`: regions with a watchtower at once; `dead-regions`: regions in which settlers died;
    `departed`: settlers who have left the place where they started; `arriving`: settlers in the refuge's
    region at once.
    """

    what: Literal[
        "animals", "bears", "hunters", "settlers", "farmers", "nobles", "settler-wounded", "wounds",
        "summons", "trail-regions", "traps", "found", "towers", "tower-regions", "dead-regions", "departed",
        "arriving",
    ]  # fmt: skip
    n: Positive = 1


GOALS: tuple[str, ...] = (
    "animals", "bears", "hunters", "settlers", "farmers", "nobles", "settler-wounded", "wounds", "summons",
    "trail-regions", "traps", "found", "towers", "tower-regions", "dead-regions", "departed", "arriving",
)  # fmt: skip


# Components -----------------------------------------------------------------------------


class ActionCard(Record, frozen=True, kw_only=True):
    """A card of the draft: the hunters' half and the Beast's."""

    id: Id
    symbol: Literal["red", "blue"]
    hunter: Effects
    beast: Effects


class Ability(Record, frozen=True, kw_only=True):
    """A card of one character; `needs`: the habitat to be in; `hunt`, `track`: it is Hunt or Track."""

    id: Id
    symbol: Literal["red", "blue"]
    needs: Habitat | None = None
    hunt: bool = False
    track: bool = False
    what: Effects


class Stock(Record, frozen=True, kw_only=True):
    """Gear or a talent, used once. `when`: the trigger of a reaction; `up-to`: the highest cost of a trap
    that it can answer."""

    id: Id
    symbol: Symbol
    cost: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    when: Trigger | None = None
    up_to: Count = 9
    what: Effects


class Upgrade(Record, frozen=True, kw_only=True):
    """Red upgrades last (`lasting`), yellow ones happen once (`what`)."""

    id: Id
    cost: Annotated[int, msgspec.Meta(ge=0, le=9)]
    lasting: AnyLasting | None = None
    what: OptionalEffects = ()


class Summons(Record, frozen=True, kw_only=True):
    """The summons of a Beast and what they can do. `first` always works; `in-habitat`: `what` works only
    while the summon is in the Beast's habitat."""

    id: Id
    count: Annotated[int, msgspec.Meta(ge=1, le=4)]
    ability: Id
    first: OptionalEffects = ()
    in_habitat: bool = False
    what: Effects


class Beast(Record, frozen=True, kw_only=True):
    """A Beast: everything on its mat, and its cards."""

    id: Id
    habitat: Literal["forest", "swamp", "cave"]
    health: Positive
    summons: Summons
    card: tuple[Ability, ...]
    upgrade: tuple[Upgrade, ...]


class Hunter(Record, frozen=True, kw_only=True):
    """A hunter: everything on the mat, and the cards that only this hunter has."""

    id: Id
    health: Positive
    card: tuple[Ability, ...]
    upgrade: tuple[Upgrade, ...]


class Location(Record, frozen=True, kw_only=True):
    """A location: `at` is its square (column letter and row); `exits` are squares by compass direction."""

    id: Id
    at: Annotated[str, msgspec.Meta(pattern=SQUARE)]
    habitat: Literal["settlement", "forest", "swamp", "cave", "start"]
    region: Id | None = None
    exits: dict[Literal["N", "E", "S", "W"], str]
    folk: Kind | None = None


class Map(Record, frozen=True, kw_only=True):
    """A side of the board. The start location belongs to every region."""

    id: Id
    regions: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=4)]
    location: tuple[Location, ...]


class Reward(Record, frozen=True, kw_only=True):
    """What each character of a side gets; with `characters`, only that many of them."""

    what: Effects
    characters: Count = 0


class Night(Record, frozen=True, kw_only=True):
    """Goals of one night for both sides; any one of a side's goals is enough."""

    beast: tuple[Goal, ...]
    beast_reward: Effects
    hunters: tuple[Goal, ...]
    hunters_reward: tuple[Reward, ...]


class Escort(Record, frozen=True, kw_only=True):
    """Settlers to be led from one settlement to another."""

    origin: Id
    refuge: Id
    settlers: tuple[Literal["farmer", "noble"], ...]


class Contract(Record, frozen=True, kw_only=True):
    """A scenario. `wins`: the Beast wins when any of these goals is met."""

    id: Id
    map: Id
    players: tuple[int, ...]
    days: Annotated[int, msgspec.Meta(ge=1, le=6)]
    wins: tuple[Goal, ...]
    escort: Escort | None = None
    beast_grudges: Count = 0
    hunter_grudges: Count = 0
    beast_talents: Count = 0
    hunter_gear: Count = 0
    night: tuple[Night, ...]


class Folk(Record, frozen=True, kw_only=True):
    """An animal or a settler: its health, and the grudges for killing it."""

    health: Positive
    grudges: Count


class FirstGame(Record, frozen=True, kw_only=True):
    """The set-up for beginners, for some numbers of players."""

    players: tuple[int, ...]
    contract: Id
    beast: Id
    beast_cards: tuple[Id, ...]
    hunters: tuple[Id, ...]
    hunter_cards: tuple[tuple[Id, ...], ...]


class Core(Record, frozen=True, kw_only=True):
    """Numbers that are the same in every contract."""

    #: Cards of each direction, and No Movement cards.
    directions: Positive
    still: Positive
    market: Positive
    towers: Positive
    traps: Positive
    folk: dict[Kind, Folk]
    first_game: tuple[FirstGame, ...]


class Pack(Record, frozen=True, kw_only=True):
    """A pack file: any of these, and their names by language."""

    map: tuple[Map, ...] = ()
    action: tuple[ActionCard, ...] = ()
    beast: tuple[Beast, ...] = ()
    ability: tuple[Ability, ...] = ()
    hunter: tuple[Hunter, ...] = ()
    gear: tuple[Stock, ...] = ()
    talent: tuple[Stock, ...] = ()
    contract: tuple[Contract, ...] = ()
    words: dict[Literal["pl", "en"], Names] = {}
