"""Everything printed, as data that the rules run and the texts are made from.

An *effect* happens once (`do = "horror"`); a *lasting* effect holds while its card is in
play (`is = "followers"`). Every card of every pack is made of these two vocabularies.
Spaces are named by their ids in the location, or by where somebody is: `heroine`, `killer`,
`heroine-start`, `killer-start`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from polnoc.engine.cards import Amount, Count, Effect, Id, Lasting, LastingAmount, Positive, Record
from polnoc.engine.packs import Names

Signed = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]

#: Who a killer action is aimed at.
Target = Literal["victim", "heroine", "nearest"]
#: Who acts.
Actors = Literal["all", "killer", "minions"]
Colour = Literal["white", "orange", "blue"]
COLOURS: tuple[Colour, ...] = ("white", "orange", "blue")
TokenName = Literal["trap", "lure", "boat"]
TOKENS: tuple[TokenName, ...] = ("trap", "lure", "boat")


# Effects --------------------------------------------------------------------------------


class Move(Amount, frozen=True, kw_only=True):
    """The heroine moves up to `n` spaces."""


class Damage(Amount, frozen=True, kw_only=True):
    """Damage to the enemy that is attacked; `spread`: shared out freely among enemies in her space."""

    spread: bool = False


class Heal(Amount, frozen=True, kw_only=True):
    """The heroine recovers health."""


class LoseHealth(Amount, frozen=True, kw_only=True):
    """The heroine loses health; nothing prevents it."""


class Horror(Effect, frozen=True, kw_only=True):
    """The horror level rises (or falls, if `n` is negative); `capped`: not off the end of the track."""

    n: Signed
    capped: bool = False


class Time(Effect, frozen=True, kw_only=True):
    """Time is gained (or lost, if `n` is negative); `capped`: the marker does not go below 0."""

    n: Signed
    capped: bool = False


class EndPhase(Effect, frozen=True):
    """The phase in progress ends: an action phase after the row, any other at once."""


class Search(Amount, frozen=True, kw_only=True):
    """Draw `n` items of the deck of this search space and keep one."""


class TakeItem(Effect, frozen=True):
    """Take the top item of any deck."""


class TakeCard(Effect, frozen=True, kw_only=True):
    """Take a card from the market: a named one, or any that costs at most `up_to`."""

    card: Id | None = None
    up_to: Count | None = None


class TakeCards(Effect, frozen=True, kw_only=True):
    """Take any cards from the market that cost at most `budget` together."""

    budget: Positive


class MoreDice(Amount, frozen=True, kw_only=True):
    """More dice for the next horror roll."""


class Partials(Effect, frozen=True, kw_only=True):
    """Every 3 and 4 is a success, in the next horror roll or until the action phase ends."""

    span: Literal["roll", "phase"]


class IgnoreAttack(Effect, frozen=True):
    """The attack in progress does no damage."""


class ReduceAttack(Amount, frozen=True, kw_only=True):
    """The attack in progress does `n` less damage, but at least `least`."""

    least: Count = 0


class Reroll(Effect, frozen=True, kw_only=True):
    """Roll one die again, all of them, or any of them."""

    which: Literal["one", "all", "any"]


class Choose(Effect, frozen=True, kw_only=True):
    """The player chooses one of these."""

    one_of: Annotated[tuple[tuple[AnyEffect, ...], ...], msgspec.Meta(min_length=2, max_length=6)]


class If(Effect, frozen=True, kw_only=True):
    """`then` if the case holds, else `otherwise`.

    `victims`: there are victims; `row`: bloodlust has reached row `n`; `killer-within`: the killer is at
    most `n` spaces from the heroine; `minion-within` likewise; `minions-here`: at least `n` minions
    are in her space. On tracks and piles, at least `n`: `horror`, `time`, `health`, `killer-health`, `dead`,
    `rescued`, `minions` on the board, `turn`, and `counter` with its name; `minions-around`: minions in her
    space and next to it; `specials`: special victims on the board. `finale`: it is revealed.
    `state`: the heroine is in the state `state`.
    """

    case: Literal[
        "victims", "row", "killer-within", "minion-within", "minions-here", "horror", "time", "health",
        "killer-health", "dead", "rescued", "minions", "turn", "finale", "state", "counter",
        "minions-around", "specials",
    ]  # fmt: skip
    n: Count = 0
    state: Id | None = None
    counter: Id | None = None
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()


class Per(Effect, frozen=True, kw_only=True):
    """`what` once for every victim killed by this action, killed in this phase, or dead."""

    each: Literal["killed-now", "killed-this-phase", "dead"]
    what: tuple[AnyEffect, ...]


class HorrorRoll(Effect, frozen=True, kw_only=True):
    """A horror roll: `each` once for every success, or `success` and `failure`."""

    each: tuple[AnyEffect, ...] = ()
    success: tuple[AnyEffect, ...] = ()
    failure: tuple[AnyEffect, ...] = ()


class DieRow(Record, frozen=True, kw_only=True):
    """What happens for some faces of a die."""

    faces: tuple[Face, ...]
    what: tuple[AnyEffect, ...]


class DieTable(Effect, frozen=True, kw_only=True):
    """A die decides."""

    rows: tuple[DieRow, ...]


class Act(Effect, frozen=True, kw_only=True):
    """A killer action: `steps` is a word of `m` (move) and `a` (attack)."""

    target: Target
    steps: Annotated[str, msgspec.Meta(pattern="^[ma]{1,8}$")]
    by: Actors = "all"


class AddVictims(Amount, frozen=True, kw_only=True):
    """New victims, while the supply lasts."""

    at: Id


class Panic(Effect, frozen=True, kw_only=True):
    """Victims panic: all, those not in her space, with any enemy, with the killer; or the heroine herself."""

    who: Literal["all", "away-from-heroine", "with-enemy", "with-killer", "heroine"]
    times: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1


class VictimsMove(Effect, frozen=True, kw_only=True):
    """Victims go one space, towards a space or the nearest enemy: all of them or only the closest."""

    who: Literal["all", "closest"] = "all"
    toward: Id


class PlaceKiller(Effect, frozen=True, kw_only=True):
    """The killer appears with the victim farthest from it, the minion nearest to the heroine, or with her."""

    at: Literal["farthest-victim", "nearest-minion", "heroine"]


class Spawn(Effect, frozen=True, kw_only=True):
    """Minions appear, as long as any are ready. Without `n`: all of them."""

    n: Positive | None = None
    at: Literal["killer", "den-a", "den-b", "far-den", "near-den", "each-den"]


class SpawnDice(Effect, frozen=True, kw_only=True):
    """Two dice bring minions: the player makes one their number and the other the line of their table.

    `again`: once more if at most this many have come.
    """

    again: Count = 0


class SpawnDie(Effect, frozen=True, kw_only=True):
    """A die says how many minions come: to the heroine, or to what is nearest to her."""

    at: Literal["search", "exit", "victim", "heroine"]


class SwarmAttack(Effect, frozen=True, kw_only=True):
    """Minions attack in her space and in full ones, or wherever they outnumber victims.

    `otherwise`: if there is nobody for them to attack.
    """

    where: Literal["full", "outnumbering"] = "full"
    otherwise: tuple[AnyEffect, ...] = ()


class ReadyMinions(Effect, frozen=True):
    """Exhausted minions become ready."""


class GatherMinions(Effect, frozen=True):
    """All minions on the board go to the killer's space."""


class Bloodlust(Amount, frozen=True, kw_only=True):
    """Bloodlust rises."""


class DrawEvent(Effect, frozen=True):
    """A new event."""


class DrawTerror(Effect, frozen=True):
    """The next terror card."""


class DiscardTerror(Amount, frozen=True, kw_only=True):
    """The next terror cards are discarded without effect."""


class NewTerror(Amount, frozen=True, kw_only=True):
    """A new terror deck of `n` of the cards that nobody has seen."""


class HealKiller(Amount, frozen=True, kw_only=True):
    """The killer recovers health."""


class RevealPower(Effect, frozen=True, kw_only=True):
    """The dark power is revealed; `another`: one more of those that were put away."""

    another: bool = False


class DiscardCards(Amount, frozen=True, kw_only=True):
    """Random action cards leave her hand."""


class Drag(Amount, frozen=True, kw_only=True):
    """The heroine is moved towards the killer."""


class KillVictims(Effect, frozen=True, kw_only=True):
    """All victims in a space die, and those at most `within` spaces from it."""

    at: Id
    within: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class DiscardItems(Effect, frozen=True, kw_only=True):
    """The item deck of a search space is discarded, or only its top card."""

    at: Id
    top_only: bool = False


class HurtThere(Effect, frozen=True, kw_only=True):
    """Whoever is in a space loses health: the heroine, and the killer or all enemies."""

    at: Id
    n: Positive
    enemies: Actors = "all"


class CloseExit(Effect, frozen=True, kw_only=True):
    """Nobody is rescued here until the next killer phase."""

    at: Id


class PlaceToken(Effect, frozen=True, kw_only=True):
    """A token on the board. A trap hurts the killer when it enters, and ends its phase; a lure draws it.

    `at`: `here`, `here-or-next` or `nearest-water`, seen from the heroine, or a space.
    """

    token: TokenName
    at: Id
    damage: Count = 0


class Travel(Effect, frozen=True, kw_only=True):
    """From one of these spaces to another; by boat: from its space to any by the water."""

    among: tuple[Id, ...] = ()
    by_boat: bool = False
    followers: bool = False


class CallVictims(Effect, frozen=True):
    """Victims of adjacent spaces come to the heroine."""


class LookAhead(Effect, frozen=True):
    """Look at the next terror card; leave it or put it at the bottom."""


class Survey(Effect, frozen=True):
    """Every item deck: turn up a face-down top card, or remove a face-up one and turn up the next."""


class JumpToEnemy(Effect, frozen=True, kw_only=True):
    """The heroine goes to the space of an enemy at most `within` spaces away."""

    within: Positive


class NameCard(Effect, frozen=True):
    """Name an action card: the one for `exact-dice`."""


class NextTime(Amount, frozen=True, kw_only=True):
    """The next action phase begins with this much time."""


class JoinSpaces(Effect, frozen=True, kw_only=True):
    """The player chooses two of these spaces; they are adjacent for the heroine."""

    among: tuple[Id, ...]


class SetState(Effect, frozen=True, kw_only=True):
    """A state of the heroine begins, or ends (`on = false`)."""

    state: Id
    on: bool = True


class DrawFrom(Effect, frozen=True, kw_only=True):
    """The next card of a deck that comes with the killer or the location is resolved."""

    deck: Id


class RestartDeck(Effect, frozen=True, kw_only=True):
    """All cards of a deck that comes with the killer or the location are shuffled together again."""

    deck: Id


class EnterHouse(Effect, frozen=True):
    """The heroine goes into an adjacent house, even if victims are in it."""


class Status(Effect, frozen=True, kw_only=True):
    """Lasting effects come into play until something ends them: `ends`, or `end-status` with this `id`."""

    id: Id
    lasting: Annotated[tuple[AnyLasting, ...], msgspec.Meta(min_length=1)]
    ends: End | None = None


class EndStatus(Effect, frozen=True, kw_only=True):
    """Ends the lasting effects that a `status` of this id has brought into play."""

    status: Id


class PlaceHazard(Effect, frozen=True, kw_only=True):
    """A hazard in a space: it `kills` victims who enter and does `what` to a heroine who enters.

    Enemies ignore it. It stays unless it works only `once`. A space has at most one hazard.
    """

    id: Id
    at: Id
    kills: bool = True
    what: tuple[AnyEffect, ...] = ()
    once: bool = False


class ClearHazards(Effect, frozen=True, kw_only=True):
    """The hazards in a space, and those at most `within` spaces from it, go."""

    at: Id
    within: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class VictimsStrike(Amount, frozen=True, kw_only=True):
    """Victims in her space attack the heroine as one: `n` damage for each, `most` together."""

    most: Positive


class RaiseCounter(Amount, frozen=True, kw_only=True):
    """A counter rises, up to its `most`; `among`: by `n` for every victim in these spaces.

    If the name means several counters of a kind, the player chooses one; so for all effects on counters.
    """

    counter: Id
    among: tuple[Id, ...] = ()


class LowerCounter(Amount, frozen=True, kw_only=True):
    """A counter falls, down to its `least`."""

    counter: Id


class SetCounter(Effect, frozen=True, kw_only=True):
    """A counter is set to `n`."""

    counter: Id
    n: Count


class HalveCounter(Effect, frozen=True, kw_only=True):
    """A counter is halved, rounded down."""

    counter: Id


class Unleash(Effect, frozen=True, kw_only=True):
    """What the level that a counter has reached does."""

    counter: Id


AnyEffect = (
    Move | Damage | Heal | LoseHealth | Horror | Time | EndPhase | Search | TakeItem | TakeCard | TakeCards
    | MoreDice | Partials | IgnoreAttack | ReduceAttack | Reroll | Choose | If | Per | HorrorRoll | DieTable
    | Act | AddVictims | Panic | VictimsMove | PlaceKiller | Spawn | ReadyMinions | GatherMinions | Bloodlust
    | DrawEvent | DrawTerror | DiscardTerror | HealKiller | RevealPower | DiscardCards | Drag | KillVictims
    | DiscardItems | HurtThere | CloseExit | PlaceToken | Travel | CallVictims | LookAhead | Survey
    | JumpToEnemy | NameCard | NextTime | JoinSpaces | SetState | DrawFrom | RestartDeck | EnterHouse
    | Status | EndStatus | PlaceHazard | ClearHazards | VictimsStrike
    | NewTerror | RaiseCounter | LowerCounter | SetCounter | HalveCounter | Unleash
    | SpawnDice | SpawnDie | SwarmAttack
)  # fmt: skip
Effects = tuple[AnyEffect, ...]


# Lasting effects ------------------------------------------------------------------------


class Followers(Lasting, frozen=True, kw_only=True):
    """More (or fewer) victims may follow at each step."""

    n: Signed


class Dice(Lasting, frozen=True, kw_only=True):
    """More (or fewer) dice for horror rolls, of any card or of one."""

    n: Signed
    card: Id | None = None


class ExactDice(LastingAmount, frozen=True, kw_only=True):
    """The named card is always rolled with exactly `n` dice."""


class PickDie(Lasting, frozen=True):
    """Instead of one die, two are rolled and one is chosen."""


class CloseDamage(LastingAmount, frozen=True, kw_only=True):
    """More damage to an enemy in her space whenever she damages it."""


class CardDamage(Lasting, frozen=True, kw_only=True):
    """A card with at least one success also does damage to the attacker."""

    card: Id
    n: Positive


class Sacrifice(Lasting, frozen=True):
    """When she damages an enemy in her space, victims there may be sacrificed for 1 damage each."""


class FollowAnywhere(Lasting, frozen=True):
    """Victims also follow into the killer's space."""


class HealMore(LastingAmount, frozen=True, kw_only=True):
    """Action cards that heal give more."""


class FreeCardsCost(LastingAmount, frozen=True, kw_only=True):
    """In the planning phase cards that cost 0 cost this much."""


class DiscardTime(LastingAmount, frozen=True, kw_only=True):
    """More time for a card discarded for time."""


class DrawMore(LastingAmount, frozen=True, kw_only=True):
    """More cards are drawn whenever items are drawn; still, only one is kept."""


class AttackMore(LastingAmount, frozen=True, kw_only=True):
    """Attacks do more damage."""

    by: Actors = "killer"


class MoveMore(Lasting, frozen=True, kw_only=True):
    """More (or fewer) spaces for each move symbol."""

    n: Signed
    by: Actors = "killer"


class KillHeals(LastingAmount, frozen=True, kw_only=True):
    """The killer recovers health for every victim it kills."""


class KillThrills(LastingAmount, frozen=True, kw_only=True):
    """Every victim the killer kills raises bloodlust further."""


class Sweep(Lasting, frozen=True):
    """Each attack hits every victim in the space, and the heroine if she is there."""


class Fixation(Lasting, frozen=True):
    """An action that attacks the heroine attacks her once more."""


class Couples(Lasting, frozen=True):
    """If one of exactly two victims in a space dies, so does the other."""


class DeadlySpace(Lasting, frozen=True, kw_only=True):
    """Victims who enter this space die."""

    at: Id


class RescueCosts(LastingAmount, frozen=True, kw_only=True):
    """Every rescue after the first of an action phase costs health."""


class RescueGives(LastingAmount, frozen=True, kw_only=True):
    """Every rescue gives time."""


class NoLeash(Lasting, frozen=True):
    """Minions may be anywhere."""


class Understudies(Lasting, frozen=True):
    """A destroyed minion is ready at once."""


class Shield(LastingAmount, frozen=True, kw_only=True):
    """Less damage to the killer while a minion is in its space."""


class Guarded(Lasting, frozen=True):
    """The killer cannot lose its last health while all minions are on the board."""


class Hardened(LastingAmount, frozen=True, kw_only=True):
    """Each minion ignores the first `n` damage of every turn."""


class PackKills(Lasting, frozen=True):
    """Minions in a space kill up to their number of victims with one attack."""


class Rebirth(Lasting, frozen=True, kw_only=True):
    """A killed minion reappears at the first den if a die shows at most `most`."""

    most: Face


class SpawnHere(Lasting, frozen=True):
    """One die instead of two brings minions, and they come to the heroine's space."""


class SpawnMore(Lasting, frozen=True):
    """Of the two dice that bring minions, the higher one is their number."""


class SwarmCosts(LastingAmount, frozen=True, kw_only=True):
    """Whenever she enters a space full of minions she loses health."""


class GuardedExits(Lasting, frozen=True):
    """Nobody is rescued at an exit with an enemy."""


class Rooted(Lasting, frozen=True):
    """The heroine stays where she is, whatever would move her."""


class SlowCard(Lasting, frozen=True, kw_only=True):
    """A card moves the heroine less."""

    card: Id
    n: Positive


class Toll(Lasting, frozen=True, kw_only=True):
    """Entering or leaving this space costs time."""

    at: Id
    n: Positive


class Upkeep(Lasting, frozen=True, kw_only=True):
    """In every upkeep phase."""

    what: Effects


class AfterKiller(Lasting, frozen=True, kw_only=True):
    """At the end of every killer phase."""

    what: Effects


class Harmless(Lasting, frozen=True, kw_only=True):
    """Enemies do not attack the heroine; whoever hunts the nearest does not count her."""

    by: Actors = "killer"


class Untouchable(Lasting, frozen=True, kw_only=True):
    """The heroine cannot attack these enemies."""

    by: Actors = "killer"


class NoFollowers(Lasting, frozen=True):
    """Victims do not follow the heroine."""


class NoRescue(Lasting, frozen=True):
    """Nobody can be rescued."""


class Use(Record, frozen=True, kw_only=True):
    """How something is used: when, at what cost, and to what effect.

    `when`: in the action phase, after any horror roll, when she is attacked, or in the killer phase.
    """

    when: Literal["action", "roll", "attack", "killer"] = "action"
    time: Count = 0
    health: Count = 0
    #: At most once in an action phase.
    once: bool = False
    #: What must be there to use it on.
    needs: (
        Literal[
            "killer-here",
            "enemy-here",
            "enemy-near",
            "enemy-in-range",
            "terror",
            "boat",
            "among",
            "dry",
            "house",
        ]
        | None
    ) = None
    what: Effects


class Ability(Lasting, frozen=True, kw_only=True):
    """Something she may use."""

    id: Id
    use: Use


AnyLasting = (
    Followers | Dice | ExactDice | PickDie | CloseDamage | CardDamage | Sacrifice | FollowAnywhere | HealMore
    | DiscardTime | DrawMore | AttackMore | MoveMore | KillHeals | KillThrills | Sweep | Fixation | Couples
    | DeadlySpace | RescueCosts | RescueGives | NoLeash | Understudies | Shield | Guarded | Hardened
    | PackKills | Rebirth | FreeCardsCost
    | SpawnHere | SpawnMore | SwarmCosts | GuardedExits
    | SlowCard | Toll | Upkeep | AfterKiller | Ability | Harmless | Untouchable | NoFollowers | NoRescue
    | Rooted
)  # fmt: skip
Lastings = tuple[AnyLasting, ...]


# Cards ----------------------------------------------------------------------------------


class ActionCard(Record, frozen=True, kw_only=True):
    """An action card: what two successes, one success and a failure do; or, without a roll, `what`.

    `kind`: played in the action phase, in reaction to an attack, or after any horror roll. `three`: what
    three successes do, if not the same as two.
    """

    id: Id
    copies: Annotated[int, msgspec.Meta(ge=1, le=2)]
    cost: Annotated[int, msgspec.Meta(ge=0, le=12)]
    kind: Literal["action", "reaction", "roll"] = "action"
    three: Effects = ()
    two: Effects = ()
    one: Effects = ()
    fail: Effects = ()
    what: Effects = ()


class Side(Record, frozen=True, kw_only=True):
    """A side of the player board: dice by horror level from green to red, and time per turn."""

    dice: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=2, max_length=12)]
    time: Positive


class Core(Record, frozen=True, kw_only=True):
    """What every film shares."""

    normal: Side
    extreme: Side
    most_time: Positive
    hand_limit: Positive
    followers: Count
    victims: Positive
    terror_deck: Positive
    item_deck: Positive
    #: By the health on the hidden side, from blank: how many last-breath tokens there are.
    breath: Annotated[tuple[Count, ...], msgspec.Meta(min_length=2, max_length=6)]
    cards: tuple[ActionCard, ...]


class Weapon(Record, frozen=True, kw_only=True):
    """Range and damage of a weapon."""

    nearest: Count = 0
    farthest: Count = 0
    damage: Count = 0
    #: Can only be used with these cards; () means any.
    cards: tuple[Id, ...] = ()
    #: Damage may be shared out among enemies within range.
    spread: bool = False
    #: On damaging the killer one minor dark power may be discarded.
    sheds_minor: bool = False
    #: Can only be used without a card.
    alone: bool = False


class Item(Record, frozen=True, kw_only=True):
    """An item. `uses` 0: no limit."""

    id: Id
    hands: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    uses: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    weapon: Weapon | None = None
    use: Use | None = None
    lasting: Lastings = ()
    #: On gaining it.
    gained: Effects = ()
    #: On drawing it: such an item is a trap; it is never kept, but does this and is discarded.
    trap: Effects = ()


class Heroine(Record, frozen=True, kw_only=True):
    """A heroine: health, what each rescue slot gives, what later rescues give, the ultimate ability."""

    id: Id
    health: Annotated[int, msgspec.Meta(ge=1, le=12)]
    slots: Annotated[tuple[Effects, ...], msgspec.Meta(min_length=1, max_length=8)]
    later: Effects
    #: Once, when the ability is unlocked.
    unlock: Effects = ()
    ultimate: Lastings = ()
    personal: Item | None = None


class Level(Record, frozen=True, kw_only=True):
    """What a counter does when it is unleashed, from this value on."""

    value: Count
    what: Effects = ()


class Counter(Record, frozen=True, kw_only=True):
    """A counter of a killer or a location, named by its id or, with others of its kind, by the kind."""

    id: Id
    kind: Id | None = None
    start: Count
    least: Count = 0
    most: Positive
    levels: Annotated[tuple[Level, ...], msgspec.Meta(max_length=12)] = ()


class Row(Record, frozen=True, kw_only=True):
    """A row of the bloodlust track."""

    attack: Count
    move: Count
    what: Effects = ()


class Minor(Record, frozen=True, kw_only=True):
    """A minor dark power."""

    health: Positive
    lasting: Lastings


class Terror(Record, frozen=True, kw_only=True):
    """A terror card. `needs_victims`: without any it is discarded and the next one drawn."""

    id: Id
    copies: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    needs_victims: bool = False
    what: Effects = ()
    minor: Minor | None = None


class Finale(Record, frozen=True, kw_only=True):
    """A finale: at once, in every killer phase from then on, and lasting."""

    id: Id
    reveal: Effects = ()
    phase: Effects
    lasting: Lastings = ()


class Power(Record, frozen=True, kw_only=True):
    """A dark power."""

    id: Id
    epic: bool = False
    lasting: Lastings


class MinionStart(Record, frozen=True, kw_only=True):
    """Minions on the board at the start."""

    #: `empty`: on every space where nobody else is.
    at: Literal["killer", "den-a", "den-b", "empty"]
    n: Positive


#: Where minions come: each to any space, all to any space, or to what is nearest to the heroine.
SpawnPlace = Literal["spread", "anywhere", "search", "exit", "victim", "heroine"]
SPAWN_PLACES: tuple[SpawnPlace, ...] = ("spread", "anywhere", "search", "exit", "victim", "heroine")


class Minions(Record, frozen=True, kw_only=True):
    """The reference card of the minions. Damage that does not destroy a minion stays on it."""

    tokens: Annotated[int, msgspec.Meta(ge=1, le=99)]
    #: How many a space can hold; what does not fit goes to the nearest space with room. Missing: any number.
    most: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    #: They never move and attack only in her space and in full ones. A move symbol brings new ones by dice.
    still: bool = False
    #: By the face of the die: where the minions appear that dice bring.
    table: Annotated[tuple[SpawnPlace, ...], msgspec.Meta(max_length=6)] = ()
    health: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    attack: Count = 1
    #: Missing: the killer's value.
    move: Positive | None = None
    #: How far from the killer they may end a movement; missing: any distance.
    leash: Positive | None = None
    #: All in a space attack together, with their number as the attack value.
    together: bool = False
    #: How much health the killer loses when one is killed.
    loss: Count = 0
    #: A destroyed one is exhausted and must be made ready again.
    exhausted: bool = False
    start: tuple[MinionStart, ...] = ()


class State(Record, frozen=True, kw_only=True):
    """A state that the heroine can be in, such as sleep: what lasts while she is, and while she is not.

    `start`: the game begins with it.
    """

    id: Id
    start: bool = False
    on: Lastings = ()
    off: Lastings = ()


class OwnCard(Record, frozen=True, kw_only=True):
    """A card of a deck that comes with a killer or a location."""

    id: Id
    copies: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    what: Effects


class OwnDeck(Record, frozen=True, kw_only=True):
    """A deck that comes with a killer or a location; `draw-from` resolves its next card.

    When no card is left, all are shuffled again.
    """

    id: Id
    cards: Annotated[tuple[OwnCard, ...], msgspec.Meta(min_length=1, max_length=24)]


class Ending(Record, frozen=True, kw_only=True):
    """What ends the game, besides the death of the heroine or of the enemy.

    `rescued`, `dead`: at least `n` victims; `turn`: turn `n` has begun; `no-victims`: nobody is left on the
    board; `carried`: she stands on an open exit with `item`; `terror-empty`: no terror card is left;
    `full`: every space is full of minions; `sheltered-saved`: all who were in hiding are rescued.
    """

    case: Literal[
        "rescued", "dead", "turn", "no-victims", "carried", "terror-empty", "full", "sheltered-saved"
    ]
    n: Positive = 1
    item: Id | None = None
    #: Only while this finale is revealed.
    finale: Id | None = None


class ShelteredVictim(Record, frozen=True, kw_only=True):
    """A special victim in hiding."""

    id: Id
    colour: Colour


class Sheltered(Record, frozen=True, kw_only=True):
    """Special victims who hide until the ultimate ability is unlocked or no ordinary victim is left.

    Then each comes out at a search space, as far from the heroine as possible. No enemy attacks them, and
    nothing kills them. Events that need a pawn of the same colour are skipped.
    """

    people: Annotated[tuple[ShelteredVictim, ...], msgspec.Meta(min_length=1, max_length=3)]
    #: By difficulty: how many of them; missing: all.
    count: dict[
        Literal["first", "story", "standard", "hard", "harder"], Annotated[int, msgspec.Meta(ge=1, le=3)]
    ] = {}


class Killer(Record, frozen=True, kw_only=True):
    """A killer, or enemies without one (`pawn = false`)."""

    id: Id
    #: Missing: it has none, and cannot be attacked or hurt; `wins` says how the film is won.
    health: Annotated[int, msgspec.Meta(ge=2, le=40)] | None = None
    horror: Count
    pawn: bool = True
    #: Different health in some locations.
    health_at: dict[Id, Annotated[int, msgspec.Meta(ge=2, le=40)]] = {}
    rows: Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=16)]
    #: What happens whenever bloodlust would rise beyond the top row.
    final: Effects
    #: What happens in every killer phase until the finale.
    phase: Effects
    finales: tuple[Finale, ...]
    powers: tuple[Power, ...]
    terror: tuple[Terror, ...]
    minions: Minions | None = None
    states: tuple[State, ...] = ()
    decks: tuple[OwnDeck, ...] = ()
    sheltered: Sheltered | None = None
    #: Somebody or something hidden in the item decks of any location, below the face-up cards.
    hidden: tuple[Item, ...] = ()
    #: Other ways to win than the enemy's death, and to lose than her own.
    wins: Annotated[tuple[Ending, ...], msgspec.Meta(max_length=6)] = ()
    loses: Annotated[tuple[Ending, ...], msgspec.Meta(max_length=6)] = ()
    counters: tuple[Counter, ...] = ()
    #: Action cards that it adds to the market; a card that the location adds too is one pile.
    cards: tuple[ActionCard, ...] = ()
    #: What always holds.
    lasting: Lastings = ()


class Space(Record, frozen=True, kw_only=True):
    """A space. `panic` has its neighbours, each with the faces of the die that lead there: `"1-4"`, `""`."""

    id: Id
    exit: bool = False
    search: bool = False
    #: Borders the water.
    water: bool = False
    #: Is water: no tokens here.
    deep: bool = False
    #: A house: while victims are in it, the heroine cannot simply walk in (`enter-house`).
    house: bool = False
    panic: dict[Id, Annotated[str, msgspec.Meta(pattern=r"^([1-6](-[1-6])?)?$")]]
    #: Those of its neighbours from which no way leads back.
    one_way: tuple[Id, ...] = ()
    #: Where it is drawn, in hundredths of the map.
    at: tuple[Annotated[int, msgspec.Meta(ge=0, le=100)], Annotated[int, msgspec.Meta(ge=0, le=100)]]


class Start(Record, frozen=True, kw_only=True):
    """A set-up card."""

    id: Id
    heroine: Id
    killer: Id
    victims: dict[Id, Positive]


class Special(Record, frozen=True, kw_only=True):
    """A special victim, who takes the place of an ordinary one, or is added at a place."""

    colour: Colour
    takes: Literal["closest-to-heroine", "farthest-from-killer", "nobody"]
    #: Where it is added; with `takes = "nobody"` only.
    at: Id | None = None
    #: Follows even into the killer's space.
    fearless: bool = False
    #: More dice while in the heroine's space.
    dice: Count = 0
    #: Chosen whenever an enemy must choose a target.
    marked: bool = False
    #: Can be rescued only as the last living victim.
    rescued_last: bool = False
    #: May be killed instead of the heroine.
    shields: bool = False
    #: If killed, and if killed in the heroine's space.
    death: Effects = ()
    death_here: Effects = ()
    #: Whether that death is bad for the heroine.
    dreaded: bool = True


class End(Record, frozen=True, kw_only=True):
    """When an event is discarded, or a `status` ends.

    After the next rescue or death of a victim, when a killer phase or a turn begins, when the finale is
    revealed, when the heroine enters the space `at`, or when something heals her.
    """

    when: Literal["rescue", "death", "killer-phase", "turn", "finale", "entered", "healed"]
    at: Id | None = None


class EventCard(Record, frozen=True, kw_only=True):
    """An event: what happens, what lasts, who comes."""

    id: Id
    what: Effects = ()
    lasting: Lastings = ()
    special: Special | None = None
    #: It stays on the table even if `lasting` is empty.
    stays: bool = False
    #: Missing: it stays for the rest of the game.
    ends: End | None = None


class Location(Record, frozen=True, kw_only=True):
    """A location."""

    id: Id
    spaces: tuple[Space, ...]
    starts: tuple[Start, ...]
    terror: tuple[Terror, ...]
    events: tuple[EventCard, ...]
    items: tuple[Item, ...]
    states: tuple[State, ...] = ()
    decks: tuple[OwnDeck, ...] = ()
    counters: tuple[Counter, ...] = ()
    #: Action cards that it adds to the market.
    cards: tuple[ActionCard, ...] = ()
    #: What always holds.
    lasting: Lastings = ()


class Pack(Record, frozen=True, kw_only=True):
    """A file of films: killers, locations, heroines, or any of these; and their names by language.

    One is written as `[killer]`, several as `[[killer]]`.
    """

    killer: Killer | tuple[Killer, ...] = ()
    location: Location | tuple[Location, ...] = ()
    heroine: tuple[Heroine, ...] = ()
    words: dict[Literal["pl", "en"], Names] = {}

    @property
    def killers(self) -> tuple[Killer, ...]:
        return (self.killer,) if isinstance(self.killer, Killer) else self.killer

    @property
    def locations(self) -> tuple[Location, ...]:
        return (self.location,) if isinstance(self.location, Location) else self.location
