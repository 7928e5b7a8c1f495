"""Estimate the chance of winning at the start of a turn: a logistic model over features of the position."""

from __future__ import annotations

import functools
import math
import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Final

from polnoc.engine.effects import NOTHING
from polnoc.games.finalgirl.bots.quest import Quest
from polnoc.games.finalgirl.places import APART
from polnoc.games.finalgirl.rules.searching import deck_size
from polnoc.games.finalgirl.state import ACTION_PHASE, HEROINE_BIT, KILLER_BIT, WON, FinalGirl
from polnoc.games.finalgirl.terms import Terms

CARDS: Final = (
    "walk", "focus", "weak-attack", "short-rest", "close-call", "search", "sprint", "guard", "distraction",
    "improvise", "planning", "retaliation", "furious-strike", "long-rest", "critical-blow",
)  # fmt: skip

#: The names of the features, in order.
FIGURES: Final = (
    "one", *[f"health-{n}" for n in range(1, 8)], "second-life",
    "killer", "killer-squared", "killer-2", "killer-4", "killer-second-life",
    "horror", "dice-3", "dice-1",
    "row", "row-squared", "finale", "power", "terror",
    "attack", "move",
    *CARDS, "second-guard", "second-strike", "cards", "many-cards",
    "armed-1", "armed-2", "first-aid", "shield", "spray", "shots", "luck", "things",
    "force", "deadly-force", "force-and-dice", "force-and-aid", "force-in-finale",
    "slots-left", "unlocked", "people", "dead",
    "killer-here", "killer-1", "killer-2-away", "minions", "minions-here", "minions-near",
    "unarmed-way", "people-here", "way-out",
    "skipped", "time", "guard-near", "finale-health", "row-health", "finale-killer",
    "found", "found-way", "unseen", "sought-up", "found-legs",
)  # fmt: skip


def enemy_kind(terms: Terms) -> str:
    """Classify the enemy: one `alone`, one `leading` minions, only `minions`, or one `unhurt` by anything."""
    if not terms.mortal:
        return "unhurt"
    if terms.minions is None:
        return "alone"
    return "leading" if terms.pawn else "minions"


@functools.cache
def learned_weights(kind: str) -> tuple[float, ...]:
    """The weights of the features against a kind of enemy, learned from many games."""
    source = resources.files("polnoc.games.finalgirl.bots").joinpath("win_model.toml")
    table = tomllib.loads(source.read_text("utf-8"))[kind]
    return tuple([float(table.get(figure, 0.0)) for figure in FIGURES])


class WinModel:
    """The model for one game."""

    def __init__(self, terms: Terms, weights: Sequence[float] | None = None) -> None:
        self.terms = terms
        self.weights = learned_weights(enemy_kind(terms)) if weights is None else tuple(weights)
        self.numbers = tuple([terms.card_number[id] for id in CARDS])
        self.blows = tuple([(n, _damage(terms, n)) for n in terms.attack_cards])
        self.guard = terms.card_number["guard"]
        self.retaliation = terms.card_number["retaliation"]
        self.strike = terms.card_number["furious-strike"]
        self.improvise = terms.card_number["improvise"]
        self.planning = terms.card_number["planning"]
        self.walk, self.sprint = terms.card_number["walk"], terms.card_number["sprint"]
        self.quest = Quest(terms)

    def chance(self, position: FinalGirl) -> float:
        """The chance of winning from the beginning of a turn."""
        if not position.stack:
            return 1.0 if position.victor == WON else 0.0
        total = 0.0
        for weight, figure in zip(self.weights, self.figures(position), strict=True):
            if figure:
                total += weight * figure
        return 1.0 / (1.0 + math.exp(-total)) if total > -60 else 0.0

    def figures(self, position: FinalGirl) -> list[float]:
        """One number for each of `FIGURES`."""
        terms, hand = self.terms, position.hand
        health = position.health
        steps = [0.0] * 7
        steps[(health if health < 7 else 7) - 1 if health else 0] = 1.0
        killer = position.killer_health + sum([left for _, left in position.minors])
        dice = terms.dice[position.horror]
        row = position.row / (len(terms.attack) - 1)
        finale = 1.0 if position.finale >= 0 else 0.0
        counts = [float(hand[number]) for number in self.numbers]
        cards = sum(hand)
        armed, things = self._things(position)
        force = 0
        close = position.mods.close_damage + armed
        for number, damage in self.blows:
            if hand[number]:
                force += hand[number] * (damage + close)
        deadly = 1.0 if force >= killer else force / killer
        far = terms.places.far[position.heroine]
        near = far[position.killer] if position.killer >= 0 else APART
        here = position.heroine
        minions, minions_near = 0, 0
        if terms.minions is not None:
            minions = sum(position.minions)
            minions_near = sum([position.minions[space] for space in terms.places.beside[here]])
        attack = terms.attack[position.row] + position.mods.attack_killer
        guards = hand[self.guard] + hand[self.retaliation]
        aid = (1.0 if hand[self.improvise] else 0.0) + (0.7 if hand[self.planning] else 0.0)
        people = position.victims[here]
        return [
            1.0, *steps, 1.0 if position.white & HEROINE_BIT else 0.0,
            killer / 10, killer * killer / 100, 1.0 if killer <= 2 else 0.0, 1.0 if killer <= 4 else 0.0,
            1.0 if position.white & KILLER_BIT else 0.0,
            position.horror / 7, 1.0 if dice >= 3 else 0.0, 1.0 if dice <= 1 else 0.0,
            row, row * row, finale, 1.0 if position.powers else 0.0, position.terror_left / 10,
            attack / 5, (terms.move[position.row] + position.mods.move_killer) / 3,
            *counts, 1.0 if hand[self.guard] > 1 else 0.0, 1.0 if hand[self.strike] > 1 else 0.0,
            cards / 10, 1.0 if cards >= 8 else 0.0,
            1.0 if armed == 1 else 0.0, 1.0 if armed >= 2 else 0.0, *things,
            force / 10, deadly, force * dice / 30, force * aid / 10, force * finale / 10,
            (len(terms.slots) - position.slots.bit_count()) / 5, 1.0 if position.unlocked else 0.0,
            sum(position.victims) / 10, position.dead / 10,
            1.0 if near == 0 else 0.0, 1.0 if near == 1 else 0.0, 1.0 if near == 2 else 0.0,
            minions / 5, position.minions[here] / 3, minions_near / 3,
            0.0 if armed else self._way_to_search(position) / 5,
            (people if people < 3 else 3) / 3, self._way_out(position) / 5 if people else 0.0,
            0.0 if position.phase == ACTION_PHASE else 1.0, (position.time - terms.time) / 6,
            guards if near <= 2 else 0.0, finale * health / 5, row * health / 5, finale * killer / 10,
            *self._sought(position),
        ]  # fmt: skip

    def _things(self, position: FinalGirl) -> tuple[int, list[float]]:
        """The best weapon she has, and her other items by what they are for."""
        armed = 0
        aid = shield = spray = shots = luck = rest = 0.0
        items = self.terms.items
        for item in (*position.held, *position.bag):
            thing = items[item]
            way = thing.way
            if thing.weapon and not thing.cards:
                if thing.damage > armed:
                    armed = thing.damage
            elif thing.alone:
                shots += position.uses[item] / 3
            elif way is None:
                aid += 1.0
            elif way.when == "attack":
                shield += position.uses[item] / 3
            elif way.when == "killer":
                spray += 1.0
            elif way.when == "roll":
                luck += 1.0
            else:
                rest += 1.0
        return armed, [aid, shield, spray, shots, luck, rest]

    def _sought(self, position: FinalGirl) -> list[float]:
        """What must be carried out of the film: whether she has it, how far it is, where it may be."""
        quest = self.quest
        if not quest.wanted:
            return [0.0] * 5
        if quest.has_it(position):
            exit = quest.exit(position)
            steps = self.terms.places.far[position.heroine][exit] if exit >= 0 else 5
            legs = position.hand[self.walk] + 2 * position.hand[self.sprint]
            return [1.0, steps / 5, 0.0, 0.0, min(1.0, legs / max(1, steps))]
        seen = any([quest.is_up(position, deck) for deck in range(len(position.up))])
        return [0.0, 0.0, sum(position.deep) / 10, 1.0 if seen else 0.0, 0.0]

    def _way_to_search(self, position: FinalGirl) -> int:
        far = self.terms.places.far[position.heroine]
        return min(
            [far[space] for deck, space in enumerate(self.terms.places.search) if deck_size(position, deck)],
            default=5,
        )

    def _way_out(self, position: FinalGirl) -> int:
        far = self.terms.places.far[position.heroine]
        return min([far[space] for space, is_exit in enumerate(self.terms.places.exit) if is_exit])


def _damage(terms: Terms, card: int) -> int:
    """The damage of an attack card at its best."""
    program = terms.cards[card].two
    if program == NOTHING:
        return 0
    return max([op.n for op in terms.programs[program]])
