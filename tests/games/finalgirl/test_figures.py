"""Targets, ranges, followers, rewards: the rules compared with a simple second implementation, on any board.

Every board puts people, enemies, tokens and cards anywhere, including the space with the number 0, and
switches lasting effects on and off at random. The result of a rule must equal that of the plain statement.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from polnoc.engine.events import Event
from polnoc.games.finalgirl.actions import KILLER, MINIONS
from polnoc.games.finalgirl.cards import (
    TOKENS,
    AddVictims,
    Drag,
    GatherMinions,
    Heal,
    HurtThere,
    If,
    Move,
    NewTerror,
    Panic,
    PlaceKiller,
    PlaceToken,
)
from polnoc.games.finalgirl.rules import (
    ambiguity,
    deaths,
    endings,
    enemies,
    event_cards,
    fighting,
    items,
    moving,
    panic,
    planning,
    playing,
    rescuing,
    rolling,
    swarm,
    targets,
    terror,
    tracks,
)
from polnoc.games.finalgirl.state import ACTION_PHASE, HIDING, NOWHERE, RED, SAFE, FinalGirl
from polnoc.games.finalgirl.terms import ASK, EVIL, HEROINE, NEAREST, NO_PLACE, REALISM, VICTIM, Op
from tests.games.finalgirl.scene import Scene

FILMS = [
    ("hammer", "camp"), ("pack", "fair"), ("parade", "groves"), ("dream", "lane"), ("haunting", "manor"),
    ("sky", "harbour"), ("wrath", "camp"),
]  # fmt: skip
SWITCHES = (
    "harmless_killer", "harmless_minions", "untouchable_killer", "untouchable_minions", "no_followers",
    "follow_anywhere", "no_rescue", "guarded_exits", "sweep", "rooted",
)  # fmt: skip
FIGURES = ("attack_killer", "attack_minions", "move_killer", "move_minions", "followers", "discard_time")
LURE, BOAT = TOKENS.index("lure"), TOKENS.index("boat")


def boards(killer: str, location: str, count: int = 40) -> Iterator[FinalGirl]:
    """Yield random boards of a film."""
    rng = random.Random(f"{killer} {location}")
    for number in range(count):
        principle = ("evil", "realism", "laughs", "ask")[number % 4]
        position = _empty(killer, location, principle).clone()
        _people(position, rng)
        _cards(position, rng)
        mods: Any = copy.copy(position.mods)
        for name in SWITCHES:
            setattr(mods, name, rng.random() < 0.2)
        for name in FIGURES:
            setattr(mods, name, rng.choice((0, 0, -1, 1) if name != "discard_time" else (0, 1)))
        mods.slow = [rng.choice((0, 1)) for _ in mods.slow]
        position.mods = mods
        yield position


@cache
def _empty(killer: str, location: str, principle: str) -> FinalGirl:
    return Scene(killer=killer, location=location, ambiguity=principle, difficulty="hard").position


def _people(position: FinalGirl, rng: random.Random) -> None:
    terms = position.terms
    spaces = [0, *rng.sample(list(terms.places.all), 5)]
    position.heroine = rng.choice(spaces)
    if terms.pawn:
        position.killer = rng.choice(spaces)
    alone = rng.random() < 0.15
    for space in spaces:
        position.victims[space] = 0 if alone else rng.choice((0, 0, 1, 2, 3))
        if terms.minions:
            position.minions[space] = rng.choice((0, 0, 1, terms.most_minions or 4))
    position.specials = tuple(
        [
            NOWHERE
            if alone or not kind or terms.special[kind] is None
            else _special(position, rng, spaces, kind)
            for kind in range(4)
        ]
    )
    position.tokens = tuple([rng.choice((NOWHERE, NOWHERE, rng.choice(spaces))) for _ in position.tokens])
    position.joined = tuple(sorted(rng.sample(spaces[1:], 2))) if rng.random() < 0.3 else ()
    position.closed = rng.choice((0, 0, 1 << position.heroine))
    position.hunted = rng.random() < 0.5


def _special(position: FinalGirl, rng: random.Random, spaces: list[int], kind: int) -> int:
    space = rng.choice((*spaces, NOWHERE))
    if space == NOWHERE:
        return rng.choice((HIDING, SAFE)) if kind in position.terms.sheltered else NOWHERE
    position.victims[space] += 1
    return space


def _cards(position: FinalGirl, rng: random.Random) -> None:
    terms = position.terms
    position.horror = rng.randint(0, terms.reddest)
    position.row = rng.randrange(len(terms.attack))
    position.time = rng.choice((RED, 0, 1, 3))
    position.hand = [rng.choice((0, 0, 1)) for _ in terms.cards]
    position.held = tuple(sorted(rng.sample(list(terms.item_numbers), 2)))
    position.bonus, position.partials = rng.choice((0, 1)), rng.choice((0, 1, 2))
    position.health, position.killer_health = rng.choice((1, 2, 4)), rng.choice((1, 5))
    position.finale = rng.choice((NOWHERE, 0, 1))
    position.turn, position.dead, position.rescued = rng.randint(1, 9), rng.randint(0, 5), rng.randint(0, 5)
    position.phase = rng.choice((ACTION_PHASE, ACTION_PHASE, ACTION_PHASE + 1))
    position.slots = rng.randrange(1 << len(terms.slots))
    position.rewards = tuple([slot for slot in range(len(terms.slots)) if position.slots >> slot & 1])
    position.states = rng.randrange(1 << len(terms.states))
    position.terror_left = rng.choice((0, 3))


def far(position: FinalGirl, one: int, other: int) -> int:
    return position.terms.places.far[one][other]


# Comparisons: the rule, and the plain statement ----------------------------------------------

Sentence = Callable[[FinalGirl], Iterator[tuple[str, object, object]]]


def aims(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """A lure; the heroine; a marked victim; else the nearest, and the largest of equally near groups."""
    lure = position.tokens[LURE]
    marked = [
        position.specials[kind]
        for kind in (1, 2, 3)
        if position.specials[kind] >= 0 and (event := position.terms.special[kind]) and event.marked
    ]
    for target, kind, start in product(
        (VICTIM, HEROINE, NEAREST), (KILLER, MINIONS), (0, position.heroine, len(position.victims) - 1)
    ):
        lured = lure != NOWHERE and (kind == KILLER or not position.terms.pawn)
        wanted: tuple[int, ...]
        if lured or target == HEROINE:
            wanted = (lure if lured else position.heroine,)
        elif marked:
            wanted = (marked[0],)
        else:
            wanted = _nearest_prey(position, start, target == NEAREST and not _harmless(position, kind))
        yield f"{target} {kind} {start}", enemies.targets(position, target, start, kind), wanted


def _harmless(position: FinalGirl, kind: int) -> bool:
    return bool(position.mods.harmless_killer if kind == KILLER else position.mods.harmless_minions)


def _prey(position: FinalGirl, space: int) -> int:
    kept = [kind for kind in position.terms.sheltered if position.specials[kind] == space]
    return position.victims[space] - len(kept)


def _nearest_prey(position: FinalGirl, start: int, with_her: bool) -> tuple[int, ...]:
    found = [space for space in position.terms.places.all if _prey(position, space)]
    if with_her and position.heroine not in found:
        found.append(position.heroine)
    if not found:
        return ()
    near = min([far(position, start, space) for space in found])
    there = [space for space in found if far(position, start, space) == near]
    most = max([_prey(position, space) for space in there])
    ring = position.terms.places.rings[start][near]
    return tuple(sorted([space for space in there if _prey(position, space) == most], key=ring.index))


def blows(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """How hard and how far; whom an attack in a space hits."""
    terms, mods = position.terms, position.mods
    yield "killer", enemies.attack_value(position, KILLER, 0), terms.attack[position.row] + mods.attack_killer
    moves = max(0, terms.move[position.row] + mods.move_killer)
    yield "killer moves", enemies.move_value(position, KILLER), moves
    for space in position.terms.places.all:
        if terms.minions:
            each = position.minions[space] if terms.minions.together else terms.minions.attack
            yield "minions", enemies.attack_value(position, MINIONS, space), each + mods.attack_minions
        for kind in (KILLER, MINIONS):
            her = position.heroine == space and not _harmless(position, kind)
            prey = _prey(position, space) > 0
            yield "anybody", enemies.anybody(position, space, kind), prey or her
            for target in (VICTIM, HEROINE):
                hit = her and (target == HEROINE or not prey or (kind == KILLER and bool(mods.sweep)))
                yield "her", enemies.hits_heroine(position, target, kind, space), hit


def reach(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Whom she can attack: with bare hands here, with a weapon as far as it reaches."""
    killers = [] if position.mods.untouchable_killer or position.killer < 0 else [(KILLER, position.killer)]
    packs = [] if position.mods.untouchable_minions else enumerate(position.minions)
    there = killers + [(MINIONS, space) for space, count in packs if count]
    for nearest, farthest in ((0, 0), (0, 1), (1, 2), (2, 9)):
        wanted = [each for each in there if nearest <= far(position, position.heroine, each[1]) <= farthest]
        yield f"{nearest}-{farthest}", targets.in_range(position, nearest, farthest), wanted
    things = position.terms.items
    for card in position.terms.attack_cards:
        for distance in range(4):
            fits = [
                item
                for item in position.held
                if things[item].weapon
                and things[item].nearest <= distance <= things[item].farthest
                and (not things[item].cards or card in things[item].cards)
            ]
            hands = [0] if distance == 0 else []
            yield f"weapons {distance}", targets.weapons_for(position, card, distance), [*hands, *fits]
        can = [
            each
            for each in there
            if targets.weapons_for(position, card, far(position, position.heroine, each[1]))
        ]
        here = [each for each in can if each[1] == position.heroine]
        away = [each for each in can if each[1] != position.heroine]
        yield "reachable", targets.reachable(position, card), [*here, *away]


def followers(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """As many as the limit says; none into the killer's space except the fearless."""
    here, mods = position.heroine, position.mods
    most = 0 if mods.no_followers else max(0, position.terms.core.followers + mods.followers)
    for end, brought in product(position.terms.places.beside[here], range(0, 16, 2)):
        shy = end == position.killer and not mods.follow_anywhere
        plain = 0 if shy else position.victims[here] - list(position.specials).count(here)
        special = [
            kind
            for kind in (1, 2, 3)
            if position.specials[kind] == here
            and not brought >> kind & 1
            and (not shy or (position.terms.special[kind] or _nobody()).fearless)
        ]
        room = most - bin(brought).count("1")
        yield f"{end} {brought}", moving._most(position, end, brought), min(room, plain + len(special))
        follow = moving.Follow(end, brought)
        asked = follow.asked(position) == (0,)
        yield "asked", asked, bool(min(room, plain + len(special)))
        if room >= 0:
            offered = [action.text for action in follow.options(position, 0)]
            counts = [f"with {n}" for n in range(min(room, plain) + 1)]
            yield "offered", offered, [*counts, *[f"bring {kind}" for kind in special]]


def _nobody() -> Any:
    raise AssertionError("this special victim is in no film")


def rescues(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """At an open exit in the action phase; somebody who must be the last only alone."""
    here, mods = position.heroine, position.mods
    guarded = mods.guarded_exits and (position.killer == here or position.minions[here] > 0)
    shut = not position.terms.places.exit[here] or position.closed >> here & 1
    kinds = [kind for kind in (1, 2, 3) if position.specials[kind] == here]
    who = [0] if position.victims[here] > len(kinds) else []
    for kind in kinds:
        event = position.terms.special[kind]
        if event and (not event.last or sum(position.victims) == 1):
            who.append(kind)
    if shut or guarded or mods.no_rescue or position.phase != ACTION_PHASE:
        who = []
    yield "whom", [action.arg for action in rescuing.rescue_options(position)], who
    free = [slot for slot in range(len(position.terms.alike)) if not position.slots >> slot & 1]
    firsts = [slot for slot in free if position.terms.alike[slot] not in _alike(position, free, slot)]
    pick = rescuing.PickSlot()
    yield "slots", [action.arg for action in pick.options(position, 0)], firsts
    yield "asked", pick.asked(position) == (0,), len(firsts) > 1
    given = list(position.rewards)
    rewards = [slot for slot in given if position.terms.alike[slot] not in _alike(position, given, slot)]
    yield "rewards", [action.arg for action in rescuing.reward_options(position)], rewards
    last = rescuing.LastRewards()
    yield "last rewards", last.asked(position) == (0,), len(rewards) > 1


def _alike(position: FinalGirl, slots: list[int], slot: int) -> list[int]:
    return [position.terms.alike[other] for other in slots if other < slot]


def conditions(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """The conditions of `if`."""
    here = position.heroine
    near = [far(position, here, space) for space, count in enumerate(position.minions) if count]
    around = position.minions[here] + sum(
        [position.minions[space] for space in position.terms.places.beside[here]]
    )
    tracked = {
        "horror": position.horror, "time": position.time, "health": position.health,
        "killer-health": position.killer_health, "dead": position.dead, "rescued": position.rescued,
        "minions": sum(position.minions), "turn": position.turn, "minions-around": around,
        "specials": len([space for space in position.specials if space >= 0]), "row": position.row + 1,
    }  # fmt: skip
    for n in range(10):
        for case, value in tracked.items():
            yield f"{case} {n}", _holds(position, case, n), value >= n
        close = position.killer >= 0 and far(position, here, position.killer) <= n
        yield f"killer {n}", _holds(position, "killer-within", n), close
        yield f"minion {n}", _holds(position, "minion-within", n), any([steps <= n for steps in near])
        yield f"here {n}", _holds(position, "minions-here", n), position.minions[here] >= (n or 1)
    yield "victims", _holds(position, "victims", 0), sum(position.victims) > 0
    yield "finale", _holds(position, "finale", 0), position.finale in (0, 1)
    for state in position.terms.states:
        on = position.states & 1 << state.number > 0
        yield "state", _holds(position, "state", state.number), on


def _holds(position: FinalGirl, case: Any, n: int) -> bool:
    return event_cards.holds(position, Op(If(case=case, n=0), n, NOWHERE, (), NOWHERE))


def dice(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """How many dice, and which of them are successes."""
    terms, mods = position.terms, position.mods
    common = terms.dice[position.horror] + position.bonus + mods.dice
    common += [position.health, position.killer_health].count(1)
    for kind in (1, 2, 3):
        event = terms.special[kind]
        if event and position.specials[kind] == position.heroine:
            common += event.dice
    for card in range(len(terms.cards)):
        yield f"dice {card}", rolling.dice_count(position, card), max(1, common + mods.dice_of[card])
    yield "no card", rolling.dice_count(position, rolling.NO_CARD), max(1, common)
    rolling.set_dice(position, (1, 2, 3, 4, 5, 6))
    yield "successes", rolling.successes(position), 4 if position.partials else 2


def times(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Whether discarding cards from the hand can keep the marker from red."""
    for n in range(1, 12):
        short = n - position.time
        cards = sum(position.hand) * (1 + position.mods.discard_time)
        open_still = position.phase == ACTION_PHASE and position.time != RED
        wanted = open_still and 0 < short <= cards
        yield f"lose {n}", tracks._can_prevent(position, n), wanted


def steps(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Adjacent spaces and the other end of a tunnel; no occupied house."""
    places = position.terms.places
    for space in places.all:
        ways = list(places.beside[space])
        ways += [end for end in position.joined if space in position.joined and end not in (space, *ways)]
        wanted = [end for end in ways if not (places.house[end] and position.victims[end])]
        yield f"from {space}", moving.steps_from(position, space), wanted
    for card, n in product((NOWHERE, 0, len(position.terms.cards) - 1), (1, 2)):
        before = len(position.stack)
        moving.move(position, Op(Move(n=n), n, NOWHERE, (), card), [])
        left = n - (position.mods.slow[card] if card >= 0 else 0)
        moved = position.stack[before:]
        del position.stack[before:]
        yield f"move {card}", moved, [moving.Moving(left)] if left > 0 and not position.mods.rooted else []


def swarms(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Where they land, and where they attack."""
    most, here = position.terms.most_minions, position.heroine
    if not most:
        return
    spaces = list(position.terms.places.all)
    room = [space for space in spaces if position.minions[space] < most]
    yield "room", swarm.with_room(position), room
    for home in spaces:
        nearest = min([far(position, home, space) for space in room], default=0)
        wanted = {space for space in room if far(position, home, space) == nearest}
        yield f"next to {home}", set(swarm.Landing(home, home, 1)._nearest_room(position)), wanted
    kinds = {
        "search": list(position.terms.places.search),
        "exit": [space for space in spaces if position.terms.places.exit[space]],
        "victim": [space for space in spaces if position.victims[space]],
        "heroine": [here],
    }
    for kind, found in kinds.items():
        near = min([far(position, here, space) for space in found], default=0)
        wanted = {space for space in found if far(position, here, space) == near} or {here}
        yield f"nearest {kind}", set(swarm._nearest(position, kind)), wanted
    for where in ("full", "outnumbered"):
        attacked = []
        for space in spaces:
            count, least = position.minions[space], most if where == "full" else position.victims[space] + 1
            strong = count > 0 and (space == here or count >= least)
            if strong and enemies.anybody(position, space, MINIONS):
                attacked.append(space)
        yield where, swarm.attacking(position, where), tuple(attacked)


def principles(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Which space is taken, and which victim."""
    terms = position.terms
    spaces = list(terms.places.all)
    for attacks in (0, 1, 2):
        yield f"best {attacks}", ambiguity.best_space(position, spaces, attacks), _best(position, attacks)
    for space in spaces:
        special = [
            kind for kind in (1, 2, 3) if position.specials[kind] == space and kind not in terms.sheltered
        ]
        plain = position.victims[space] - list(position.specials).count(space)
        events = [terms.special[kind] or _nobody() for kind in special]
        marked = [event.kind for event in events if event.marked]
        dreaded = [event.kind for event in events if event.dreaded]
        if marked:
            first = marked[0]
        elif plain and (terms.principle == REALISM or not dreaded):
            first = 0
        else:
            first = (dreaded or special or [0])[0]
        yield f"first {space}", ambiguity.first_victim(position, space), first
        tie = terms.principle > REALISM and not marked and len(special) + (plain > 0) > 1
        yield f"tie {space}", ambiguity.is_tie(position, space), tie
        if tie:
            frame = ambiguity.TieVictim(space)
            kinds = [*([0] if plain else []), *special]
            yield "kinds", [action.arg for action in frame.options(position, 0)], kinds
            yield "weights", frame.weights(position), [1 if kind else plain for kind in kinds]
            yield "asked", frame.asked(position), (0,) if terms.principle == ASK else (-1,)


def _best(position: FinalGirl, attacks: int) -> int:
    def worth(space: int) -> tuple[int, int, int]:
        away = far(position, space, position.heroine)
        if position.terms.principle == EVIL:
            hurt = attacks if space == position.heroine else min(attacks, position.victims[space])
            return hurt, -away, -space
        near = [space, *position.terms.places.beside[space]]
        crowd = sum([position.victims[other] for other in near])
        return crowd, -away if position.hunted else 0, -space

    return max(position.terms.places.all, key=worth)


def uses(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """What an item or an ability requires; and its limit of once a phase."""
    here, terms = position.heroine, position.terms
    pack = position.minions[here] > 0
    far_enemies = [space for space, count in enumerate(position.minions) if count]
    far_enemies += [position.killer] if position.killer >= 0 else []
    met = {
        "": True,
        "killer-here": position.killer == here if terms.pawn else pack,
        "enemy-here": position.killer == here or pack,
        "enemy-near": any([0 < far(position, here, space) <= 2 for space in far_enemies]),
        "terror": position.terror_left > 0,
        "boat": position.tokens[BOAT] == here,
        "house": bool(terms.places.next_houses[here]),
        "dry": not terms.places.deep[here],
    }
    for thing in terms.items[1:]:
        way: Any = copy.copy(thing.way)
        if way is None:
            continue
        way.once = True
        position.used = 0
        for needs, holds in met.items():
            way.needs = needs
            yield f"{thing.id} {needs}", items.may_use(position, way, thing), holds
        way.needs = "enemy-in-range"
        reached = bool(targets.in_range(position, thing.nearest, thing.farthest))
        yield f"{thing.id} in range", items.may_use(position, way, thing), reached
        yield "no range", items.may_use(position, way, None), False
        position.used, way.needs = way.mark, ""
        yield f"{thing.id} used", items.may_use(position, way, thing), False


def goals(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """What ends a film."""
    terms = position.terms
    for goal in terms.goals:
        at_exit = terms.places.exit[position.heroine] and not position.closed >> position.heroine & 1
        most = terms.most_minions
        reached: dict[str, bool] = {
            "rescued": position.rescued >= goal.n,
            "dead": position.dead >= goal.n,
            "turn": position.turn >= goal.n,
            "no-victims": sum(position.victims) == 0,
            "terror-empty": position.terror_left == 0,
            "carried": bool(at_exit) and goal.item in (*position.bag, *position.held),
            "full": most > 0 and all([count >= most for count in position.minions]),
            "sheltered-saved": {position.specials[kind] for kind in terms.sheltered} <= {SAFE},
        }
        shown = goal.finale == NOWHERE or position.finale == goal.finale
        yield goal.case, endings.reached(position, goal), shown and reached[goal.case]


def people(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Who is where: groups of victims, those drawn to somebody, those who may be searched."""
    terms = position.terms
    groups = []
    for space in terms.places.all:
        special = [kind for kind in (1, 2, 3) if position.specials[kind] == space]
        plain = position.victims[space] - len(special)
        groups += [(0, space, plain)] if plain else []
        groups += [(kind, space, 1) for kind in special]
    yield "groups", panic.groups_in(position, terms.places.all), tuple(groups)
    for space, goal in product(terms.places.all, (0, position.heroine)):
        ways = [
            way
            for way in terms.places.ways[space][goal]
            if far(position, way, goal) < far(position, space, goal)
        ]
        yield f"{space} to {goal}", panic._ends(position, space, goal), tuple(sorted(ways))
    for at in (0, position.heroine):
        yield f"where {at}", deaths.where(position, at), at
    for card in range(len(terms.cards)):
        price = terms.cost[card] or position.mods.free_cost
        yield "price", planning.price(position, card), price
    deck = terms.places.deck[position.heroine]
    cards = deck >= 0 and len(position.up[deck]) + position.deep[deck] + len(position.low[deck]) > 0
    yield "search", playing.can_search(position), cards


def attacks(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """One attack: victims before her, unless she is the target; everybody for a killer who sweeps."""
    if position.terms.principle > REALISM:
        return
    for space, kind, target in product((0, position.heroine), (KILLER, MINIONS), (VICTIM, HEROINE)):
        if kind == MINIONS and not position.terms.minions:
            continue
        book = position.clone()
        book.mods, book.hunted, prey = position.mods, True, _prey(position, space)
        on_her = enemies.hits_heroine(position, target, kind, space)
        enemies.attack(book, target, kind, space, [])
        if kind == KILLER and position.mods.sweep:
            dead = prey
        elif on_her:
            dead = 0
        else:
            dead = min(prey, 1)
        yield f"dead {space} {kind} {target}", book.dead - position.dead, dead
        yield f"hunted {space} {kind} {target}", book.hunted, on_her if dead else True
        struck = [frame for frame in book.stack if isinstance(frame, enemies.StrikeHeroine)]
        yield f"struck {space} {kind}", struck, [enemies.StrikeHeroine(kind, space)] if on_her else []


def blasts(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Everybody in a space loses health: she, minions, the killer; minions with more health stay hurt."""
    terms = position.terms
    for space, n, who, hard in product((0, position.heroine), (1, 2), ("all", "killer", "minions"), (0, 1)):
        book = position.clone()
        book.mods = copy.copy(position.mods)
        book.mods.hardened, book.mods.guarded, book.minors, book.killer_health = hard, False, (), 30
        many, lasts = position.minions[space], terms.minion_health + hard
        effect: Any = HurtThere(at="heroine", n=n, enemies=who)  # type: ignore[arg-type]
        fighting.hurt_there(book, Op(effect, n, space, (), NOWHERE), [])
        label = f"{space} {n} {who} {hard}"
        her = max(0, position.health - n) if position.heroine == space else position.health
        yield f"her {label}", book.health, her
        struck = many if who != "killer" and terms.minions else 0
        gone = struck if n >= lasts else 0
        yield f"minions {label}", book.minions[space], many - gone
        yield f"wounds {label}", book.wounds, ((space, n),) * (struck - gone)
        lost = gone * terms.minions.loss if terms.minions else 0
        lost += n if who != "minions" and position.killer == space else 0
        yield f"killer {label}", book.killer_health, 30 - lost if terms.mortal else 30


def appearing(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Where the killer appears, where minions come from, whom a special victim replaces."""
    terms, here = position.terms, position.heroine
    start = terms.starts[position.start]
    victims = [space for space, count in enumerate(position.victims) if count]
    packs = [space for space, count in enumerate(position.minions) if count]
    origin = position.killer if terms.pawn else start.killer
    most = max([far(position, origin, space) for space in victims], default=0)
    near = min([far(position, here, space) for space in packs], default=0)
    wanted = {
        "heroine": (here,),
        "farthest-victim": tuple([space for space in victims if far(position, origin, space) == most]),
        "nearest-minion": tuple([space for space in packs if far(position, here, space) == near]),
    }
    for at, spaces in wanted.items():
        book = position.clone()
        enemies.place_killer(book, Op(PlaceKiller(at=at), 0, NOWHERE, (), NOWHERE), [])  # type: ignore[arg-type]
        appears = terms.pawn or terms.still
        yield at, book.stack[-1:], [enemies.Appear(spaces)] if appears else position.stack[-1:]
    yield "den-a", enemies.dens(position, "den-a"), [start.killer]
    yield "den-b", enemies.dens(position, "den-b"), [start.den]
    yield "each-den", enemies.dens(position, "each-den"), [start.killer, start.den]
    yield "killer", enemies.dens(position, "killer"), [position.killer]
    plain = [space for space in terms.places.all if position.ordinary_at(space)]
    foes = position.enemies() or [start.killer]
    for event in terms.events:
        if event.kind and event.at == NO_PLACE and plain and event.kind not in terms.sheltered:
            away = {
                space: far(position, here, space)
                if event.near
                else -min([far(position, space, foe) for foe in foes])
                for space in plain
            }
            best = tuple([space for space in plain if away[space] == min(away.values())])
            coming = event_cards.special_comes(position.clone(), event, [])
            yield f"special {event.id}", coming, event_cards.SpecialComes(event.number, best)


def orders(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """Minions act one by one, the closest to its target first; those with nothing to do are skipped."""
    terms = position.terms
    if not terms.minions:
        return
    packs = [space for space, count in enumerate(position.minions) if count]
    waiting = [space for space in packs for _ in range(position.minions[space])]
    for number in range(len(terms.acts)):
        action = terms.acts[number]
        found = []
        for space in waiting:
            aimed = enemies.targets(position, action.target, space, MINIONS)
            distance = far(position, space, aimed[0]) if aimed else 0
            if distance or not terms.together or space == position.tokens[LURE]:
                clear = len(aimed) == 1 and space != position.tokens[LURE]
                found.append((distance, space, aimed[0] if clear else enemies.UNSET))
        ranks = ambiguity.in_order(position, set(waiting), action.attacks)
        found.sort(key=lambda each: (each[0], ranks.index(each[1])))
        yield f"order {number}", enemies._closest_first(position, action, waiting), found
        yield f"nobody {number}", enemies._closest_first(position, action, []), []
    gone = position.clone()
    for space in packs[:1]:
        gone.minions[space] -= 1
        left = waiting[1:]
        yield "left", enemies.MinionsAct(0, tuple(waiting))._left(gone), left
        bites = gone.minions[space] > 0 and enemies.anybody(gone, space, MINIONS)
        yield "bite", enemies.PackAttacks(0, (space,), 0)._bite(gone, space), bites


def decks(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """A new terror deck takes no more cards than nobody has seen."""
    for top, bottom, unknown, n in product((0, 1), (0, 2), (0, 3), (1, 4, 40)):
        book = position.clone()
        book.terror_top, book.terror_bottom = (0,) * top, (1,) * bottom
        book.terror_left = top + bottom + unknown
        told: list[Event] = []
        terror.new_terror(book, Op(NewTerror(n=n), n, NOWHERE, (), NOWHERE), told)
        added = min(n, sum(position.terror_pool) - unknown)
        yield f"{top} {bottom} {unknown} {n}", book.terror_left, top + bottom + unknown + added
        yield "told", [event.args for event in told], [{"n": added}]


def killed(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """The killer heals and gains bloodlust by his own deeds; couples die together; a sacrifice gives none."""
    space = next((space for space, count in enumerate(position.victims) if count), NOWHERE)
    if space == NOWHERE or position.ordinary_at(space) != position.victims[space]:
        return
    for by, heals, thrills, couples in product(range(4), (0, 2), (0, 1), (False, True)):
        book = position.clone()
        book.mods = copy.copy(position.mods)
        book.mods.kill_heals, book.mods.kill_thrills, book.mods.couples = heals, thrills, couples
        book.row, book.rising, book.killer_health = 0, 0, 1
        told: list[Event] = []
        deaths.kill(book, space, deaths.ORDINARY, by, told)
        dead = 2 if couples and position.victims[space] == 2 else 1
        label = f"{by} {heals} {thrills} {couples}"
        yield (
            f"dead {label}",
            (book.dead - position.dead, book.killed_now - position.killed_now),
            (dead, dead),
        )
        most = max(1, position.terms.killer_health)
        health = min(most, 1 + heals * dead) if by == deaths.BY_KILLER else 1
        yield f"heals {label}", book.killer_health, health
        each = 0 if by == deaths.SACRIFICED else 1 + (thrills if by == deaths.BY_KILLER else 0)
        yield f"thrills {label}", book.rising + book.row, each * dead


def first_things(position: FinalGirl) -> Iterator[tuple[str, object, object]]:
    """The space, the card and the deck with the number 0 are like all others."""
    terms = position.terms
    for at in (0, len(position.victims) - 1):
        book = position.clone()
        book.supply, book.deadly = 5, 0
        deaths.add_victims(book, Op(AddVictims(n=2, at="heroine"), 2, at, (), NOWHERE), [])
        yield f"come {at}", book.victims[at] - position.victims[at], 2
        book = position.clone()
        book.mods = position.mods
        event_cards.place_token(book, Op(PlaceToken(token="lure", at="heroine"), LURE, at, (), NOWHERE), [])
        yield f"token {at}", book.stack[-1], event_cards.PlaceToken(LURE, (at,))
        yield f"goals {at}", panic._goals(position, at), [at]
        if terms.pawn:
            book = position.clone()
            book.killer = at
            book.mods = copy.copy(position.mods)
            book.mods.rooted = book.mods.no_leash = False
            moving.drag(book, Op(Drag(n=1), 1, NOWHERE, (), NOWHERE), [])
            yield f"drag {at}", book.stack[-1], moving.Dragged(book.heroine, 1)
            panic.panic(book, Op(Panic(who="with-killer"), 0, NOWHERE, (), NOWHERE), [])
            groups = panic.groups_in(book, [at])
            yield (
                f"panic {at}",
                book.stack[-1],
                panic.Panicking(groups, 1, False) if groups else book.stack[-1],
            )
            for space in terms.places.all:
                yield f"leash {at} {space}", enemies.too_far(book, space), far(book, space, at) > terms.leash
            there = sum(book.minions)
            enemies.gather_minions(book, Op(GatherMinions(), 0, NOWHERE, (), NOWHERE), [])
            yield f"gather {at}", book.minions[at], there if terms.minions else 0
    for card, more in product((NOWHERE, 0, 1), (0, 2)):
        book = position.clone()
        book.mods = copy.copy(position.mods)
        book.mods.heal_more, book.health = more, 1
        tracks.heal(book, Op(Heal(n=1), 1, NOWHERE, (), card), [])
        yield f"heal {card} {more}", book.health, min(terms.health, 2 + (more if card != NOWHERE else 0))


SENTENCES: dict[str, tuple[Sentence, pytest.MarkDecorator]] = {
    "aims": (aims, pytest.mark.rules("FG-TGT-01", "FG-TGT-02", "FG-TGT-03", "FG-TGT-04")),
    "blows": (blows, pytest.mark.rules("FG-KATK-02", "FG-KATK-03", "FG-KMOV-02", "FG-MIN-02")),
    "reach": (reach, pytest.mark.rules("FG-WPN-02", "FG-WPN-03", "FG-WPN-04", "FG-MIN-17")),
    "followers": (followers, pytest.mark.rules("FG-FOLLOW-01", "FG-FOLLOW-03", "FG-FOLLOW-05")),
    "rescues": (rescues, pytest.mark.rules("FG-RESC-01", "FG-RESC-05", "FG-RESC-07", "FG-RESC-09")),
    "conditions": (conditions, pytest.mark.rules("FG-TERR-01")),
    "dice": (dice, pytest.mark.rules("FG-ROLL-01", "FG-ROLL-02", "FG-ROLL-09")),
    "times": (times, pytest.mark.rules("FG-TIME-07")),
    "steps": (steps, pytest.mark.rules("FG-MOVE-01", "FG-MOVE-03", "FG-FILM-HOUSE-01")),
    "swarms": (swarms, pytest.mark.rules("FG-SWARM-02", "FG-SWARM-04", "FG-SWARM-05")),
    "principles": (principles, pytest.mark.rules("FG-AMB-01", "FG-AMB-02", "FG-AMB-05")),
    "uses": (uses, pytest.mark.rules("FG-USE-01", "FG-ITEM-05")),
    "goals": (goals, pytest.mark.rules("FG-END-06")),
    "attacks": (attacks, pytest.mark.rules("FG-KATK-01", "FG-KATK-03", "FG-KATK-07")),
    "blasts": (blasts, pytest.mark.rules("FG-END-03", "FG-MIN-02", "FG-MIN-07")),
    "appearing": (appearing, pytest.mark.rules("FG-TERR-01", "FG-MIN-04", "FG-SPEC-01")),
    "orders": (orders, pytest.mark.rules("FG-MIN-15", "FG-MIN-16")),
    "decks": (decks, pytest.mark.rules("FG-HAUNT-06")),
    "killed": (killed, pytest.mark.rules("FG-KATK-08", "FG-BLOOD-01")),
    "first_things": (first_things, pytest.mark.rules("FG-SPEC-04", "FG-TOK-01", "FG-PANIC-07", "FG-REST-01")),
    "people": (people, pytest.mark.rules("FG-PANIC-01", "FG-MKT-02", "FG-SRCH-01")),
}


@pytest.mark.parametrize(
    ("sentence", "film"),
    [
        pytest.param(sentence, film, id=f"{name}-{film[0]}", marks=rules)
        for name, (sentence, rules) in SENTENCES.items()
        for film in FILMS
        if name != "swarms" or film[0] == "sky"
    ],
)
def test_the_rules_find_what_the_sentence_finds(sentence: Sentence, film: tuple[str, str]) -> None:
    for number, position in enumerate(boards(*film)):
        for what, found, wanted in sentence(position):
            assert found == wanted, f"board {number}, {what}"
