"""Where each effect may stand: in her turn, after a roll, under attack, as a reward, on cards of the film.

The rules do not check this again: dice can be rerolled only while they lie there, and an attack can be
ignored only while it goes on. A new effect says here where it belongs; the table is `complete`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from polnoc.engine.cards import complete, tag
from polnoc.games.finalgirl import cards as c

#: Key, problem and remedy.
Mistake = tuple[str, str, str]

TURN: Final = "what she uses or plays in the action phase"
ROLL: Final = "what is used or played after a roll"
ATTACK: Final = "what is used or played under attack"
KILLER_PHASE: Final = "what she uses in the killer phase"
REWARD: Final = "what she gains"
KILLER: Final = "what the killer's cards do"
LOCATION: Final = "what the cards of the location do"
LEVEL: Final = "what a counter does when it is unleashed"
EVERYWHERE: Final = (TURN, ROLL, ATTACK, KILLER_PHASE, REWARD, KILLER, LOCATION, LEVEL)
#: Not while dice lie on the table, and not in the middle of an attack.
_AT_REST: Final = (TURN, KILLER_PHASE, REWARD, KILLER, LOCATION, LEVEL)
_HERS: Final = (TURN, REWARD)

#: By kind of effect.
PLACES: Final[dict[type[Any], tuple[str, ...]]] = complete(
    c.AnyEffect,
    {
        c.Move: _HERS,
        c.Damage: (TURN, ATTACK),
        c.Heal: EVERYWHERE,
        c.LoseHealth: EVERYWHERE,
        c.Horror: EVERYWHERE,
        c.Time: EVERYWHERE,
        c.EndPhase: _AT_REST,
        c.Search: (TURN,),
        c.TakeItem: _AT_REST,
        c.TakeCard: _AT_REST,
        c.TakeCards: _AT_REST,
        c.MoreDice: _AT_REST,
        c.Partials: _AT_REST,
        c.IgnoreAttack: (ATTACK,),
        c.ReduceAttack: (ATTACK,),
        c.Reroll: (ROLL,),
        c.Choose: EVERYWHERE,
        c.If: EVERYWHERE,
        c.Per: _AT_REST,
        c.HorrorRoll: (TURN, KILLER_PHASE, KILLER, LOCATION),
        c.DieTable: _AT_REST,
        c.Act: _AT_REST,
        c.AddVictims: _AT_REST,
        c.Panic: _AT_REST,
        c.VictimsMove: _AT_REST,
        c.PlaceKiller: _AT_REST,
        c.Spawn: (KILLER,),
        c.ReadyMinions: (KILLER,),
        c.GatherMinions: (KILLER,),
        c.Bloodlust: _AT_REST,
        c.DrawEvent: _AT_REST,
        c.DrawTerror: _AT_REST,
        c.DiscardTerror: _AT_REST,
        c.HealKiller: EVERYWHERE,
        c.RevealPower: _AT_REST,
        c.DiscardCards: _AT_REST,
        c.Drag: _AT_REST,
        c.KillVictims: _AT_REST,
        c.DiscardItems: _AT_REST,
        c.HurtThere: _AT_REST,
        c.CloseExit: _AT_REST,
        c.PlaceToken: _AT_REST,
        c.Travel: (TURN, KILLER_PHASE),
        c.CallVictims: _AT_REST,
        c.LookAhead: _AT_REST,
        c.Survey: _AT_REST,
        c.JumpToEnemy: (TURN,),
        c.NameCard: (REWARD,),
        c.NextTime: EVERYWHERE,
        c.JoinSpaces: _AT_REST,
        c.SetState: _AT_REST,
        c.DrawFrom: _AT_REST,
        c.RestartDeck: _AT_REST,
        c.EnterHouse: (TURN,),
        c.Status: _AT_REST,
        c.EndStatus: _AT_REST,
        c.PlaceHazard: _AT_REST,
        c.ClearHazards: _AT_REST,
        c.VictimsStrike: _AT_REST,
        c.NewTerror: _AT_REST,
        c.RaiseCounter: _AT_REST,
        c.LowerCounter: _AT_REST,
        c.SetCounter: _AT_REST,
        c.HalveCounter: _AT_REST,
        c.Unleash: (TURN, KILLER_PHASE, REWARD, KILLER, LOCATION),
        c.SpawnDice: (KILLER,),
        c.SpawnDie: (KILLER,),
        c.SwarmAttack: (KILLER,),
    },
)

_OF_CARDS: Final = {"action": TURN, "reaction": ATTACK, "roll": ROLL}
_OF_USES: Final = {"action": TURN, "roll": ROLL, "attack": ATTACK, "killer": KILLER_PHASE}
#: Fields whose effects are hers, whatever they are part of.
_REWARDS: Final = ("slots", "later", "unlock", "gained", "trap")
_EFFECTS: Final = frozenset(get_args(c.AnyEffect))


def in_record(thing: object, key: str, place: str = LOCATION) -> Iterator[Mistake]:
    """Every effect inside a record that cannot stand where it does."""
    if isinstance(thing, tuple):
        for number, item in enumerate(thing):
            id = getattr(item, "id", None) if type(item) not in _EFFECTS else None
            yield from in_record(item, f"{key}.{id}" if id else f"{key}[{number}]", place)
    if not isinstance(thing, msgspec.Struct):
        return
    kind: type[Any] = type(thing)
    if kind in _EFFECTS and place not in PLACES[kind]:
        yield key, f"'{tag(thing)}' cannot stand in {place}", f"It can stand in: {', '.join(PLACES[kind])}"
    if isinstance(thing, c.DieTable):
        yield from _faces(thing, key)
    if isinstance(thing, c.TakeCard) and (thing.card is None) == (thing.up_to is None):
        yield key, "it is not clear which card she takes", "Write either card = … or up-to = …"
    if isinstance(thing, c.Killer):
        place = KILLER
    elif isinstance(thing, c.Level):
        place = LEVEL
    elif isinstance(thing, c.ActionCard):
        place = _OF_CARDS[thing.kind]
    elif isinstance(thing, c.Use):
        place = _OF_USES[thing.when]
    for field, name in zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True):
        inside = REWARD if field in _REWARDS else place
        yield from in_record(getattr(thing, field), f"{key}.{name}" if key else name, inside)


def _faces(table: c.DieTable, key: str) -> Iterator[Mistake]:
    """Check that every face of the die leads to exactly one row."""
    faces = sorted([face for row in table.rows for face in row.faces])
    if faces != list(range(1, 7)) or not all([row.faces for row in table.rows]):
        yield f"{key}.rows", "not every face of the die leads to one row", "Share out the faces 1 to 6"
