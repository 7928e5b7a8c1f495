"""A view as numbers, for learning: the layout `finalgirl_v1`.

The layout does not depend on the film; empty places are zero. Spaces, cards, items, terror cards and events
go by their numbers in the film, which actions use too. Packs hold no more of them than
`actions` has room for, so none is left out; lasting effects, hazards, status effects and films beyond their
blocks share the last place. The map itself is not written out: it never changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from polnoc.engine.encoding import Block, Layout, byte, own_seat, put, put_details, put_set
from polnoc.engine.terms import TERMS_CACHE_SIZE
from polnoc.engine.views import View
from polnoc.games.finalgirl.actions import (
    BOUGHT,
    LATER,
    MOST_ABILITIES,
    MOST_BREATH,
    MOST_CARDS,
    MOST_COUNTERS,
    MOST_DECKS,
    MOST_EVENTS,
    MOST_FINALES,
    MOST_ITEMS,
    MOST_OWN_CARDS,
    MOST_POWERS,
    MOST_SPACES,
    MOST_STARTS,
    MOST_STATES,
    MOST_TERROR,
)
from polnoc.games.finalgirl.state import HIDING, SAFE
from polnoc.games.finalgirl.terms import Terms

#: Every rule that can be in progress, in the order of the blocks of rules.
RULES: Final = (
    "Absorb", "ActionPhase", "Aim", "AimItem", "Appear", "Arrange", "ChooseOne", "ComeBack",
    "DealItems", "DiscardTerror", "Doom", "Dragged", "DrawEvent", "DrawItems", "DrawOwnCard",
    "DrawPower", "DrawStart", "DrawTerror", "DropCards", "DropTop", "Follow", "HeroineRuns",
    "HideItems", "Hunt", "JoinSpaces", "Judge", "Keep", "KillerPhase", "LastBreath", "LastRewards",
    "LeaveOrSink", "LookAhead", "LoseCards", "MinionsAct", "Moment", "Moving", "NameCard",
    "PackAttacks", "Panicking", "Pay", "PickDeck", "PickDice", "PickOne", "PickSlot", "PlaceToken",
    "PlanningPhase", "Play", "React", "Rebirth", "RescuePrice", "Resolve", "RevealFinale", "Rising",
    "RollFor", "RollOnce", "Run", "SeeEnd", "SetUp", "Slay", "SpecialComes", "Spread", "SpringTraps",
    "Strike", "StrikeBack", "StrikeHeroine", "Survey", "TableDie", "TakeCard", "Throw", "Tie",
    "TieVictim", "TimeRunsOut", "Travel", "TurnUp", "Turns", "UpkeepEffects", "UpkeepPhase",
    "AssignDice", "Come", "ComeOut", "Landing", "NearLanding", "PickLanding", "SpawnRoll", "SwarmStep",
    "Walk", "Wander", "WanderFrom", "Wield",
)  # fmt: skip
_RULE: Final = {rule: place for place, rule in enumerate(RULES)}

#: Every event key, for the encoding of what was told: places never change, new keys go at the end.
EVENT_KEYS: Final = (
    "counter", "unleashed", "start", "turn", "phase", "phase-ends", "lost", "event", "special-comes",
    "plays", "discards", "pays", "converts", "rolls", "result", "chooses", "more-dice", "partials",
    "horror", "time", "time-set", "heals", "hurt", "buys", "cards-return", "goes", "gains-item",
    "item-up", "item-gone", "holds", "stows", "uses", "attacks", "killer-hurt", "attacked", "hunts",
    "enemy-steps", "appears", "dies", "bloodlust", "terror", "terror-discarded", "dark-power",
    "table-die", "victims-come", "victims-go", "panics", "upkeep", "won", "phase-cut", "phase-skipped",
    "event-ignored", "event-over", "heroine-panics", "minions-hurt", "ability", "counts", "next-time",
    "names", "drops", "card-missing", "unlocks", "dragged", "victims-called", "item-dropped", "closed",
    "lure-gone", "trapped", "tie", "tie-victim", "breath", "returns", "killer-breath", "killer-returns",
    "minor-hurt", "minor-gone", "minions-come", "minions-gone", "minions-ready", "minions-gather",
    "sees-terror", "sinks-terror", "shielded", "blow", "unhurt", "terror-skipped", "item-on-top",
    "item-to-bottom", "takes", "token", "rescues", "covers", "reward", "killer-heals", "finds",
    "bloodlust-beyond", "deck-gone", "joined", "finale", "minor", "swarm-die", "swarm-dice",
    "swarm-assigned", "comes-out", "event-skipped", "status", "status-over", "hazard", "hazard-gone",
    "hazard-springs", "trap-springs", "new-terror", "state", "own-card", "deck-shuffled",
)  # fmt: skip

#: Killers, locations and heroines of a box.
FILMS: Final = 24
#: Lasting effects of a film, kinds of hazards, status effects.
MOST_LASTING: Final = 64
MOST_HAZARDS: Final = 12
MOST_STATUSES: Final = 8
ITEMS: Final = MOST_ITEMS + 1
#: The bit of the first ability in `used`; items come before.
FIRST_ABILITY: Final = 64
#: How many numbers are written for each of the topmost rules.
DETAILS: Final = 12
DEPTH: Final = 3
DIFFICULTIES: Final = ("first", "story", "standard", "hard", "harder")
PRINCIPLES: Final = ("evil", "realism", "laughs", "ask")
FLAGS: Final = ("unlocked", "ending", "dying", "hunted")
TOKENS: Final = ("trap", "lure", "boat")

LAYOUT: Final = Layout(
    "finalgirl_v1",
    (
        # What never changes in a game comes first, because it is copied as a whole.
        Block("killer chosen", FILMS, 1, "one-hot by place in the box"),
        Block("location chosen", FILMS, 1, "one-hot by place in the box"),
        Block("heroine chosen", FILMS, 1, "one-hot by place in the box"),
        Block(
            "rules", 3 + len(DIFFICULTIES) + len(PRINCIPLES), 1,
            f"extreme board; epic dark power; own item; difficulty: {', '.join(DIFFICULTIES)}; principle: "
            f"{', '.join(PRINCIPLES)}",
        ),
        Block("most health", 2, 24, "of the heroine and of the killer at the beginning"),
        Block("heroine", MOST_SPACES, 1, "one-hot: her space"),
        Block("killer", MOST_SPACES, 1, "one-hot: his space"),
        Block("steps from the heroine", MOST_SPACES, 8, "to each space, by the map alone; 99: no way"),
        Block("steps from the killer", MOST_SPACES, 8, "to each space, by the map alone; 99: no way"),
        Block("victims", MOST_SPACES, 4, "by space, special ones too"),
        Block("special victims", 3 * MOST_SPACES, 1, "for each kind its space"),
        Block("special victims away", 3 * 2, 1, "for each kind: in hiding, safe"),
        Block("minions", MOST_SPACES, 4, "by space"),
        Block("minions hurt", MOST_SPACES, 4, "damage by space"),
        Block("minions not in play", 2, 16, "ready, exhausted"),
        Block("tokens", len(TOKENS) * MOST_SPACES, 1, f"for each its space: {', '.join(TOKENS)}"),
        Block("joined spaces", MOST_SPACES, 1, "by a tunnel"),
        Block("closed exits", MOST_SPACES, 1, "by space"),
        Block("hazards", MOST_HAZARDS * MOST_SPACES, 1, "for each kind its spaces"),
        Block("turn", 1, 20, "from 1"),
        Block("phase", 6, 1, "one-hot: set-up, action, planning, killer, panic, upkeep"),
        Block("start", MOST_STARTS, 1, "one-hot: the set-up card"),
        Block("ended", 2, 1, "won, lost"),
        Block("horror", 1, 8, "level"),
        Block("time", 1, 12, "left, and 1; 0: red"),
        Block("next time", 1, 12, "instead of the usual; 0: the usual"),
        Block("bloodlust", 1, 12, "row from 0"),
        Block("bloodlust to rise", 1, 4, "rows still to come"),
        Block("health", 2, 24, "of the heroine and the killer, last breaths counted"),
        Block("white tokens", 2, 1, "her last breath, the killer's"),
        Block("breath tokens unseen", MOST_BREATH, 6, "by health"),
        Block("hand", MOST_CARDS, 2, "action cards by kind"),
        Block("market", MOST_CARDS, 2, "action cards to be bought by kind"),
        Block("spent cards", MOST_CARDS, 2, "played or discarded, by kind"),
        Block("people", 4, 16, "dead, not yet in play, on the heroine's card, rescued"),
        Block("rescues", 1, 4, "in this phase"),
        Block("killed", 3, 4, "in this turn, phase, killer action"),
        Block("slots", LATER, 1, "covered"),
        Block("rewards", LATER + 1, 2, "to be resolved"),
        Block("terror left", 1, 12, "cards of the deck"),
        Block("terror unseen", MOST_TERROR, 4, "cards that nobody has seen, by kind"),
        Block("terror on top", MOST_TERROR, 4, "known cards: 1 comes next, 2 after it, …"),
        Block("terror at the bottom", MOST_TERROR, 4, "known cards, numbered from 1, from the top"),
        Block("minor dark powers", MOST_TERROR, 4, "health left, by terror card"),
        Block("dark powers", MOST_POWERS, 1, "in play"),
        Block("finale", MOST_FINALES, 1, "one-hot, if it is revealed"),
        Block("lasting effects", MOST_LASTING, 1, "in play"),
        Block("events", MOST_EVENTS, 1, "in play"),
        Block("events unseen", MOST_EVENTS, 1, "by number"),
        Block("held items", ITEMS, 1, "by number"),
        Block("backpack", ITEMS, 1, "by number"),
        Block("uses left", ITEMS, 4, "by item"),
        Block("items face up", MOST_DECKS * ITEMS, 4, "for each deck, numbered from the top: 1 comes next"),
        Block(
            "items at the bottom", MOST_DECKS * ITEMS, 4,
            "for each deck, known ones numbered from the top",
        ),
        Block("items unknown", MOST_DECKS, 8, "for each deck, how many"),
        Block("items unseen", ITEMS, 1, "by number"),
        Block("items gone", ITEMS, 1, "by number"),
        Block("items used", ITEMS, 1, "in this phase"),
        Block("abilities used", MOST_ABILITIES, 1, "in this phase"),
        Block("bonus dice", 1, 4, "for rolls"),
        Block("partial successes", 2, 1, "count: in the next roll, in this phase"),
        Block(
            "flags", len(FLAGS), 1,
            f"{', '.join(FLAGS)}: the ultimate ability, the end of the phase, her last row, she was "
            "attacked last",
        ),
        Block("expert card", MOST_CARDS, 1, "one-hot: the card for exact dice"),
        Block("states", MOST_STATES, 1, "she is in"),
        Block("own cards", MOST_OWN_CARDS, 4, "left in the film's own decks, by card"),
        Block("counters", MOST_COUNTERS, 12, "of killer and location"),
        Block("status effects", MOST_STATUSES, 1, "in play"),
        Block("dice", BOUGHT, 4, "of the last roll, how many of each face; the seventh is a bought success"),
        Block("aim", 2, 1, "one-hot: at the killer, at minions"),
        Block("aim space", MOST_SPACES, 1, "one-hot"),
        Block("weapon", ITEMS, 1, "one-hot by item"),
        Block("blow", 1, 4, "damage about to be done to her"),
        Block("card in play", MOST_CARDS, 1, "one-hot: the card for which she rolls or aims"),
        Block("decision", len(RULES), 1, f"one-hot, if she is asked: {', '.join(RULES)}"),
        Block("rules in progress", len(RULES), 1, "the same names, for everything that is going on"),
        Block(
            "details", DEPTH * DETAILS, 16,
            f"the numbers of the {DEPTH} topmost rules, that which asks first, in their order by name, a "
            "list with its length first; 0 no number, else the number and 17, at most 255",
        ),
    ),
)  # fmt: skip

HEROINE: Final = LAYOUT.start("heroine")
KILLER: Final = LAYOUT.start("killer")
FROM_HEROINE: Final = LAYOUT.start("steps from the heroine")
FROM_KILLER: Final = LAYOUT.start("steps from the killer")
VICTIMS: Final = LAYOUT.start("victims")
SPECIALS: Final = LAYOUT.start("special victims")
AWAY: Final = LAYOUT.start("special victims away")
MINIONS: Final = LAYOUT.start("minions")
MINIONS_HURT: Final = LAYOUT.start("minions hurt")
MINIONS_OUT: Final = LAYOUT.start("minions not in play")
TOKEN: Final = LAYOUT.start("tokens")
JOINED: Final = LAYOUT.start("joined spaces")
CLOSED: Final = LAYOUT.start("closed exits")
HAZARDS: Final = LAYOUT.start("hazards")
TURN: Final = LAYOUT.start("turn")
PHASE: Final = LAYOUT.start("phase")
START: Final = LAYOUT.start("start")
ENDED: Final = LAYOUT.start("ended")
HORROR: Final = LAYOUT.start("horror")
HEALTH: Final = LAYOUT.start("health")
WHITE: Final = LAYOUT.start("white tokens")
BREATH: Final = LAYOUT.start("breath tokens unseen")
HAND: Final = LAYOUT.start("hand")
MARKET: Final = LAYOUT.start("market")
SPENT: Final = LAYOUT.start("spent cards")
PEOPLE: Final = LAYOUT.start("people")
SLOTS: Final = LAYOUT.start("slots")
REWARDS: Final = LAYOUT.start("rewards")
TERROR_LEFT: Final = LAYOUT.start("terror left")
TERROR_UNSEEN: Final = LAYOUT.start("terror unseen")
TERROR_TOP: Final = LAYOUT.start("terror on top")
TERROR_BOTTOM: Final = LAYOUT.start("terror at the bottom")
MINORS: Final = LAYOUT.start("minor dark powers")
POWERS: Final = LAYOUT.start("dark powers")
FINALE: Final = LAYOUT.start("finale")
LASTING: Final = LAYOUT.start("lasting effects")
EVENTS: Final = LAYOUT.start("events")
EVENTS_UNSEEN: Final = LAYOUT.start("events unseen")
HELD: Final = LAYOUT.start("held items")
BAG: Final = LAYOUT.start("backpack")
USES: Final = LAYOUT.start("uses left")
FACE_UP: Final = LAYOUT.start("items face up")
AT_BOTTOM: Final = LAYOUT.start("items at the bottom")
DEEP: Final = LAYOUT.start("items unknown")
UNSEEN: Final = LAYOUT.start("items unseen")
GONE: Final = LAYOUT.start("items gone")
USED_ITEMS: Final = LAYOUT.start("items used")
USED_ABILITIES: Final = LAYOUT.start("abilities used")
BONUS: Final = LAYOUT.start("bonus dice")
PARTIALS: Final = LAYOUT.start("partial successes")
FLAG: Final = LAYOUT.start("flags")
EXPERT: Final = LAYOUT.start("expert card")
STATES: Final = LAYOUT.start("states")
OWN_CARDS: Final = LAYOUT.start("own cards")
COUNTERS: Final = LAYOUT.start("counters")
STATUSES: Final = LAYOUT.start("status effects")
DICE: Final = LAYOUT.start("dice")
AIM: Final = LAYOUT.start("aim")
AIM_SPACE: Final = LAYOUT.start("aim space")
WEAPON: Final = LAYOUT.start("weapon")
BLOW: Final = LAYOUT.start("blow")
IN_PLAY: Final = LAYOUT.start("card in play")
DECISION: Final = LAYOUT.start("decision")
IN_PROGRESS: Final = LAYOUT.start("rules in progress")
DETAIL: Final = LAYOUT.start("details")


def encode(view: View, terms: Terms) -> bytes:
    """The view of the player (not of a watcher) as bytes."""
    own_seat(view, 1)
    data = bytearray(LAYOUT.size)
    data[:HEROINE] = _constants(terms)
    _write_board(data, view, terms)
    _write_tracks(data, view)
    _write_cards(data, view)
    _write_items(data, view)
    _write_action(data, view)
    _write_rules(data, view)
    return bytes(data)


@lru_cache(TERMS_CACHE_SIZE)
def _constants(terms: Terms) -> bytes:
    """The blocks that never change in a game."""
    data, chosen, box = bytearray(HEROINE), terms.options, terms.box
    for start, id, known in (
        ("killer chosen", chosen.killer, [*box.killers]),
        ("location chosen", chosen.location, [*box.locations]),
        ("heroine chosen", chosen.heroine, [*box.heroines]),
    ):
        data[LAYOUT.start(start) + min(known.index(id), FILMS - 1)] = 1
    flags = (chosen.board == "extreme", chosen.epic, chosen.personal)
    difficulty = [chosen.difficulty == value for value in DIFFICULTIES]
    principle = [chosen.ambiguity == value for value in PRINCIPLES]
    put(data, LAYOUT.start("rules"), [*flags, *difficulty, *principle])
    put(data, LAYOUT.start("most health"), (terms.health, terms.killer_health))
    return bytes(data)


def _write_board(data: bytearray, view: View, terms: Terms) -> None:
    """Who and what is where."""
    heroine: int = view["heroine"]
    if heroine >= 0:
        data[HEROINE + heroine] = 1
        put(data, FROM_HEROINE, terms.places.far[heroine])
    killer: int = view["killer"]
    if killer >= 0:
        data[KILLER + killer] = 1
        put(data, FROM_KILLER, terms.places.far[killer])
    put(data, VICTIMS, view["victims"])
    for kind in range(3):
        space: int = view["specials"][kind + 1]
        if space >= 0:
            data[SPECIALS + kind * MOST_SPACES + space] = 1
        else:
            data[AWAY + 2 * kind] = space == HIDING
            data[AWAY + 2 * kind + 1] = space == SAFE
    put(data, MINIONS, view["minions"])
    for space, damage in view["wounds"]:
        data[MINIONS_HURT + space] = byte(data[MINIONS_HURT + space] + damage)
    put(data, MINIONS_OUT, (view["ready"], view["exhausted"]))
    for token, space in enumerate(view["tokens"]):
        if space >= 0:
            data[TOKEN + token * MOST_SPACES + space] = 1
    for space in view["joined"]:
        data[JOINED + space] = 1
    put_set(data, CLOSED, view["closed"])
    for space, hazard in view["hazards"]:
        data[HAZARDS + min(hazard, MOST_HAZARDS - 1) * MOST_SPACES + space] = 1


def _write_tracks(data: bytearray, view: View) -> None:
    """Turn, phase, tracks and counts."""
    data[TURN] = byte(view["turn"])
    data[PHASE + view["phase"]] = 1
    if view["start"] >= 0:
        data[START + view["start"]] = 1
    if view["victor"]:
        data[ENDED + view["victor"] - 1] = 1
    put(data, HORROR, (view["horror"], view["time"] + 1, view["next_time"], view["row"], view["rising"]))
    put(data, HEALTH, (view["health"], view["killer_health"]))
    put_set(data, WHITE, view["white"])
    put(data, BREATH, view["breath"])
    put(
        data,
        PEOPLE,
        (
            view["dead"], view["supply"], view["saved"], view["rescued"], view["rescues"],
            view["killed_turn"], view["killed_phase"], view["killed_now"],
        ),
    )  # fmt: skip
    put_set(data, SLOTS, view["slots"])
    for reward in view["rewards"]:
        data[REWARDS + reward] += 1
    put_set(data, STATES, view["states"])
    put(data, COUNTERS, view["counters"])
    for nth, name in enumerate(FLAGS):
        data[FLAG + nth] = view[name]


def _write_cards(data: bytearray, view: View) -> None:
    """Action cards, terror cards, events, and what is in play of them."""
    put(data, HAND, view["hand"])
    put(data, MARKET, view["market"])
    put(data, SPENT, view["spent"])
    data[TERROR_LEFT] = byte(view["terror_left"])
    put(data, TERROR_UNSEEN, view["terror_pool"])
    _write_pile(data, TERROR_TOP, view["terror_top"])
    _write_pile(data, TERROR_BOTTOM, view["terror_bottom"])
    for card, health in view["minors"]:
        data[MINORS + card] = byte(data[MINORS + card] + health)
    for power in view["powers"]:
        data[POWERS + power] = 1
    if view["finale"] >= 0:
        data[FINALE + view["finale"]] = 1
    for number in view["lasting"]:
        data[LASTING + min(number, MOST_LASTING - 1)] = 1
    for event in view["events"]:
        data[EVENTS + event] = 1
    put_set(data, EVENTS_UNSEEN, view["event_pool"])
    put(data, OWN_CARDS, view["own_pool"])
    for status in view["statuses"]:
        data[STATUSES + min(status, MOST_STATUSES - 1)] = 1


def _write_pile(data: bytearray, start: int, cards: Sequence[int]) -> None:
    """Write cards in order: each kind gets the number of the place where it first occurs."""
    for nth in range(len(cards), 0, -1):
        data[start + cards[nth - 1]] = byte(nth)


def _write_items(data: bytearray, view: View) -> None:
    for item in view["held"]:
        data[HELD + item] = 1
    for item in view["bag"]:
        data[BAG + item] = 1
    put(data, USES, view["uses"])
    up: Sequence[Sequence[int]] = view["up"]
    low: Sequence[Sequence[int]] = view["low"]
    for deck in range(len(up)):
        _write_pile(data, FACE_UP + deck * ITEMS, up[deck])
        _write_pile(data, AT_BOTTOM + deck * ITEMS, low[deck])
    put(data, DEEP, view["deep"])
    put_set(data, UNSEEN, view["unseen"])
    put_set(data, GONE, view["gone"])
    used: int = view["used"]
    put_set(data, USED_ITEMS, used & (1 << ITEMS) - 1)
    put_set(data, USED_ABILITIES, used >> FIRST_ABILITY)


def _write_action(data: bytearray, view: View) -> None:
    """Rolls and attacks in progress."""
    data[BONUS] = byte(view["bonus"])
    if view["partials"]:
        data[PARTIALS + view["partials"] - 1] = 1
    if view["expert"] >= 0:
        data[EXPERT + view["expert"]] = 1
    for face in view["dice"]:
        if face:
            data[DICE + face - 1] += 1
    if view["aim_kind"] >= 0:
        data[AIM + view["aim_kind"]] = 1
    if view["aim_space"] >= 0:
        data[AIM_SPACE + view["aim_space"]] = 1
    if view["weapon"]:
        data[WEAPON + view["weapon"]] = 1
    data[BLOW] = byte(view["blow"])


def _write_rules(data: bytearray, view: View) -> None:
    """Which rules are in progress, and what the topmost ones say."""
    frames: Sequence[dict[str, Any]] = view["frames"]
    for frame in frames:
        data[IN_PROGRESS + _RULE[frame["rule"]]] = 1
        card: int = frame.get("card", -1)
        if card >= 0:
            data[IN_PLAY + card] = 1
    if not frames:
        return
    if view["asked"] and view["asked"][0] == 0:
        data[DECISION + _RULE[frames[-1]["rule"]]] = 1
    put_details(data, DETAIL, DETAILS, frames[: -DEPTH - 1 : -1])
