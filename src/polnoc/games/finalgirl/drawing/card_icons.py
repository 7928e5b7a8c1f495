"""What cards do, as icons: a row of notes for every sequence of effects, a picture for every item."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from polnoc.engine.cards import complete
from polnoc.engine.effects import NOTHING
from polnoc.games.finalgirl import cards
from polnoc.games.finalgirl.cards import AnyEffect
from polnoc.games.finalgirl.drawing import film_dream, film_wrath
from polnoc.games.finalgirl.drawing.icons import Note, Notes
from polnoc.games.finalgirl.terms import Thing


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def _act(effect: cards.Act) -> Notes:
    """Who acts, if not all; at whom; then moves and attacks in order."""
    by = {"all": (), "killer": (("terror", ""),), "minions": (("minion", ""),)}[effect.by]
    target = {"victim": "person", "heroine": "girl", "nearest": "nearest"}[effect.target]
    steps = [("move" if step == "m" else "attack", "") for step in effect.steps]
    return (*by, (target, ":"), *steps)


def _take_card(effect: cards.TakeCard) -> Notes:
    return (("card", "+1" if effect.up_to is None else f"≤{effect.up_to}"),)


def _if(effect: cards.If) -> Notes:
    if effect.case == "state":
        return (("moon", ":"), *notes_of(effect.then), ("sun", ":"), *notes_of(effect.otherwise))
    case = ("drop", f"≥{effect.n}:") if effect.case == "row" else ("", "?")
    return (case, *notes_of(effect.then))


def _roll(effect: cards.HorrorRoll) -> Notes:
    return (("roll", ":"), *notes_of(effect.each or effect.success))


def _one(sign: str, said: str = "") -> Callable[[Any], Notes]:
    """A note that is always the same."""
    return lambda effect: ((sign, said),)


def _n(sign: str, pattern: str = "{}") -> Callable[[Any], Notes]:
    """A note with the figure of the effect."""
    return lambda effect: ((sign, pattern.format(effect.n)),)


#: What an effect looks like.
NOTES: Final[dict[type[Any], Callable[[Any], Notes]]] = complete(
    cards.AnyEffect,
    {
        cards.Move: _n("move"),
        cards.Damage: _n("blade"),
        cards.Heal: _n("heart", "+{}"),
        cards.LoseHealth: _n("wound", "−{}"),
        cards.Horror: lambda effect: (("skull", _signed(effect.n)),),
        cards.Time: lambda effect: (("time", _signed(effect.n)),),
        cards.EndPhase: _one("end"),
        cards.Search: _n("search"),
        cards.TakeItem: _one("item", "+1"),
        cards.TakeCard: _take_card,
        cards.TakeCards: lambda effect: (("card", f"≤{effect.budget}"),),
        cards.MoreDice: _n("die", "+{}"),
        cards.Partials: lambda effect: (("half", "="), ("yes", "×1" if effect.span == "roll" else "…")),
        cards.IgnoreAttack: _one("shield", "✓"),
        cards.ReduceAttack: _n("shield", "−{}"),
        cards.Reroll: lambda effect: (("reroll", "×1" if effect.which == "one" else "×n"),),
        cards.Choose: lambda effect: notes_of(effect.one_of[0]),
        cards.If: _if,
        cards.Per: lambda effect: (*notes_of(effect.what), ("grave", "×")),
        cards.HorrorRoll: _roll,
        cards.DieTable: _one("die", "?"),
        cards.Act: _act,
        cards.AddVictims: _n("person", "+{}"),
        cards.Panic: lambda effect: (("panic", f"×{effect.times}" if effect.times > 1 else ""),),
        cards.VictimsMove: _one("follow"),
        cards.PlaceKiller: _one("terror", "→"),
        cards.Spawn: lambda effect: (("minion", f"+{effect.n or '∞'}"),),
        cards.SpawnDice: lambda effect: (("minion", "+"), ("die", "×2")),
        cards.SpawnDie: lambda effect: (("minion", "+"), ("die", "")),
        cards.SwarmAttack: lambda effect: (("minion", ":"), ("attack", "")),
        cards.ReadyMinions: lambda effect: (("minion", "→"), ("up", "")),
        cards.GatherMinions: lambda effect: (("minion", "→"), ("terror", "")),
        cards.Bloodlust: _n("drop", "+{}"),
        cards.DrawEvent: _one("event"),
        cards.DrawTerror: _one("terror", "+1"),
        cards.NewTerror: _n("terror", "+{}"),
        cards.DiscardTerror: _n("terror", "−{}"),
        cards.HealKiller: lambda effect: (("terror", ":"), ("heart", f"+{effect.n}")),
        cards.RevealPower: _one("power"),
        cards.DiscardCards: _n("card", "−{}"),
        cards.Drag: lambda effect: (("girl", "→"), ("terror", "")),
        cards.KillVictims: _one("grave"),
        cards.DiscardItems: _one("item", "−"),
        cards.HurtThere: _n("wound", "−{}"),
        cards.CloseExit: lambda effect: (("exit", ""), ("no", "")),
        cards.PlaceToken: lambda effect: ((effect.token, ""),),
        cards.Travel: lambda effect: (("boat" if effect.by_boat else "tunnel", ""),),
        cards.CallVictims: _one("follow"),
        cards.LookAhead: lambda effect: (("eye", ""), ("terror", "")),
        cards.Survey: lambda effect: (("eye", ""), ("item", "")),
        cards.JumpToEnemy: lambda effect: (("move", f"≤{effect.within}"),),
        cards.NameCard: _one("card", "?"),
        cards.NextTime: _n("time", "={}"),
        cards.JoinSpaces: _one("tunnel"),
        cards.SetState: lambda effect: (("moon" if effect.on else "sun", ""),),
        cards.DrawFrom: _one("stairs", "+1"),
        cards.RestartDeck: _one("stairs", "↻"),
        cards.EnterHouse: _one("house"),
        cards.Status: _one("status"),
        cards.EndStatus: lambda effect: (("status", ""), ("no", "")),
        cards.PlaceHazard: lambda effect: (("spikes", ""), *notes_of(effect.what)),
        cards.ClearHazards: lambda effect: (("spikes", ""), ("no", "")),
        cards.VictimsStrike: lambda effect: (("person", ":"), ("attack", f"≤{effect.most}")),
        cards.RaiseCounter: _n("wrath", "+{}"),
        cards.LowerCounter: _n("wrath", "−{}"),
        cards.SetCounter: _n("wrath", "={}"),
        cards.HalveCounter: _one("wrath", "÷2"),
        cards.Unleash: _one("wrath", "!"),
    },
)


def notes_of(effects: Iterable[AnyEffect]) -> Notes:
    """What effects do, as icons.

    >>> notes_of((cards.Heal(n=1), cards.Time(n=-2)))
    (('heart', '+1'), ('time', '−2'))
    """
    return tuple([note for effect in effects for note in NOTES[type(effect)](effect)])


def ways_of(effects: Sequence[AnyEffect]) -> tuple[Notes, ...]:
    """The same, with a row for each alternative if there is a choice."""
    if not effects:
        return ()
    first = effects[0]
    if isinstance(first, cards.Choose):
        return tuple([notes_of(way) for way in first.one_of])
    return (notes_of(effects),)


#: The pictures of items; an item that is not here gets a blade or a box.
ITEM_SIGNS: Final = {
    **film_dream.ITEM_SIGNS,
    **film_wrath.ITEM_SIGNS,
    "axe": "axe", "metal-bat": "bat", "knife": "knife", "old-revolver": "gun", "bow": "bow",
    "first-aid-kit": "kit", "pepper-spray": "spray", "bin-lid": "lid", "energy-drink": "drink",
    "mysterious-pills": "pills", "lucky-dice": "dice", "rabbit-foot": "foot", "bear-trap": "trap",
    "fireworks": "lure", "whistle": "whistle", "megaphone": "whistle", "flashlight": "torch", "map": "map",
    "boat-keys": "keys", "staff-keys": "keys", "throwing-knives": "knife", "hunting-bow": "bow",
    "striker-mallet": "bat", "tent-stake": "knife", "juggling-club": "bat", "shears": "shears",
    "cork-gun": "gun", "strongman-belt": "belt", "fire-eater-flask": "drink", "whip": "whip",
    "candy-floss": "candy", "red-nose": "nose", "crystal-ball": "ball", "toolbox": "kit",
    "leg-trap": "trap", "sleeping-gas": "spray", "cobra": "snake",
    "poker": "bat", "halberd": "axe", "duelling-pistol": "gun", "candelabrum": "candles",
    "smelling-salts": "pills", "silver-tray": "lid", "pocket-watch": "time", "planchette": "eye",
    "floor-plan": "map", "holy-water": "spray", "music-box": "music", "dumbwaiter-crank": "keys",
    "laudanum": "drink", "silver-rosary": "rosary", "riding-boots": "move", "doctors-bag": "kit",
    "lily": "girl", "mister-rags": "rabbit",
    "hatchet": "axe", "torch": "torch", "club-and-lid": "bat", "rifle": "gun", "slingshot": "bow",
    "fire-axe": "axe", "gaff": "knife", "boat-hook": "bow", "oar": "bat", "harpoon": "bow",
    "flare-gun": "gun",
    "oilskin": "lid", "ships-medkit": "kit", "foghorn": "whistle", "strong-coffee": "drink", "rum": "pills",
    "lucky-coin": "dice", "life-ring": "whistle", "spyglass": "torch", "sea-chart": "map",
    "fishing-net": "trap", "distress-flare": "lure", "dinghy-keys": "keys",
}  # fmt: skip


def item_sign(thing: Thing) -> str:
    """The picture of an item."""
    if thing.trap != NOTHING:
        return ITEM_SIGNS.get(thing.id, "spikes")
    return ITEM_SIGNS.get(thing.id, "blade" if thing.weapon or thing.alone else "thing")


def item_notes(thing: Thing) -> Notes:
    """What a weapon adds and how far it reaches."""
    found: list[Note] = [("blade", f"+{thing.damage}")] if thing.damage else []
    if thing.farthest:
        near, far = thing.nearest, thing.farthest
        found.append(("nearest", str(far) if near == far else f"{near}–{far}"))
    return tuple(found)
