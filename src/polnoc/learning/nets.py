"""Nets as torch trains them, and as the engine plays them: whole numbers."""

from __future__ import annotations

import copy
import struct
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn

from polnoc.engine.game import AnyGame
from polnoc.engine.policy_net import (
    ACTIVE_BITS,
    FIRST_BITS,
    HALF,
    MOST_ACTIVE,
    WEIGHT_BITS,
    NetFile,
    fitting_file,
    layers_of,
    write_net,
    write_parts,
)
from polnoc.learning.runner import GUIDED

#: Width of the hidden layers for the value of the game, which are not shipped.
VALUE_WIDTH = 512

#: The first weights of a part are rounded to multiples of 1 / FIRST_WEIGHT_STEPS.
FIRST_WEIGHT_STEPS = 256

#: The logit of an answer that is not allowed.
FORBIDDEN = -1e9


class Policy(nn.Module):
    """Two hidden layers for the choice, two others for the value of the game."""

    def __init__(self, scales: Sequence[float], actions: int, hidden: int = 256, bonus: float = 0.0) -> None:
        """`bonus`: added to the logit of a guide's answer, so that an untrained net plays like it."""
        super().__init__()
        size = len(scales)
        self.bonus = bonus
        self.scale: Tensor
        self.register_buffer("scale", 1.0 / torch.tensor(scales, dtype=torch.float32))
        #: Inputs that were never anything but zero while it learned, and answers that were never allowed:
        #: nothing is known about them.
        self.seen: Tensor
        self.register_buffer("seen", torch.zeros(size, dtype=torch.bool))
        self.seen_actions: Tensor
        self.register_buffer("seen_actions", torch.zeros(actions, dtype=torch.bool))
        self.choice = nn.ModuleList(
            [nn.Linear(size, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, actions)]
        )
        # Not `value`: saved weights carry this name, and `--start` loads those of earlier runs.
        self.worth = nn.Sequential(
            nn.Linear(size, VALUE_WIDTH),
            nn.ReLU(),
            nn.Linear(VALUE_WIDTH, VALUE_WIDTH),
            nn.ReLU(),
            nn.Linear(VALUE_WIDTH, 1),
        )
        with torch.no_grad():
            self.choice[-1].weight.mul_(0.01)
            self.choice[-1].bias.mul_(0.01)

    def logits(self, encodings: Tensor, masks: Tensor) -> Tensor:
        """The logit of each action."""
        found = self._choice(encodings.float() * self.scale, list(self.choice))
        return self._allowed(found, masks)

    def _choice(self, x: Tensor, layers: Sequence[Callable[[Tensor], Tensor]]) -> Tensor:
        for layer in layers[:-1]:
            x = layer(x).clamp(0.0, MOST_ACTIVE)
        return layers[-1](x)

    def _allowed(self, found: Tensor, masks: Tensor) -> Tensor:
        found = found.masked_fill(masks == 0, FORBIDDEN)
        return found + self.bonus * (masks == GUIDED) if self.bonus else found

    def value(self, encodings: Tensor) -> Tensor:
        """The value of the game for whoever is asked."""
        found: Tensor = self.worth(encodings.float() * self.scale).squeeze(-1)
        return found

    def note(self, encodings: Tensor, masks: Tensor) -> None:
        """Remember what it has learned from."""
        self.seen |= (encodings != 0).any(0)
        self.seen_actions |= (masks != 0).any(0)


class PartedPolicy(Policy):
    """A net with parts: each adds weights of its own to those that all share.

    A one-hot block of the encoding says which part plays: the enemy of a film.
    """

    def __init__(
        self,
        scales: Sequence[float],
        actions: int,
        block: range,
        parts: int,
        hidden: int = 160,
        bonus: float = 0.0,
    ) -> None:
        super().__init__(scales, actions, hidden, bonus)
        self.block = block
        self.parts = parts
        self.own_weights = nn.ParameterList(
            [torch.zeros(parts, *layer.weight.shape) for layer in self.choice]
        )
        self.own_biases = nn.ParameterList([torch.zeros(parts, *layer.bias.shape) for layer in self.choice])
        self.seen = torch.zeros(parts, len(scales), dtype=torch.bool)
        self.seen_actions = torch.zeros(parts, actions, dtype=torch.bool)

    def _rows(self, encodings: Tensor) -> list[Tensor]:
        """By part: which rows belong to it. Rows of nobody belong to the first."""
        part = encodings[:, self.block.start : self.block.stop].argmax(1)
        counts: list[int] = part.bincount(minlength=self.parts).tolist()
        return list(part.argsort().split(counts))

    def _layers(self, part: int) -> list[Callable[[Tensor], Tensor]]:
        return [
            partial(
                nn.functional.linear,
                weight=layer.weight + weights[part],
                bias=layer.bias + biases[part],
            )
            for layer, weights, biases in zip(self.choice, self.own_weights, self.own_biases, strict=True)
        ]

    def logits(self, encodings: Tensor, masks: Tensor) -> Tensor:
        rows = self._rows(encodings)
        found = [
            self._choice(encodings[some].float() * self.scale, self._layers(part))
            for part, some in enumerate(rows)
            if len(some)
        ]
        back = torch.cat(rows).argsort()
        return self._allowed(torch.cat(found)[back], masks)

    def note(self, encodings: Tensor, masks: Tensor) -> None:
        for part, some in enumerate(self._rows(encodings)):
            self.seen[part] |= (encodings[some] != 0).any(0)
            self.seen_actions[part] |= (masks[some] != 0).any(0)

    def single(self, part: int) -> Policy:
        """One part as a net of its own, its first weights rounded so that its file is small."""
        scales = (1.0 / self.scale).tolist()
        policy = Policy(scales, self.choice[-1].out_features, self.choice[0].out_features, self.bonus)
        with torch.no_grad():
            for place, layer in enumerate(policy.choice):
                weights = self.choice[place].weight + self.own_weights[place][part]
                if place == 0:
                    weights = (weights * FIRST_WEIGHT_STEPS).round() / FIRST_WEIGHT_STEPS
                layer.weight.copy_(weights)
                layer.bias.copy_(self.choice[place].bias + self.own_biases[place][part])
        policy.seen.copy_(self.seen[part])
        policy.seen_actions.copy_(self.seen_actions[part])
        return policy


def whole_numbers(policy: Policy) -> list[tuple[Any, Any]]:
    """By layer: weights by input and biases, as whole numbers; ValueError if they are too large."""
    layers = []
    bits, active = FIRST_BITS, 0
    for place, layer in enumerate(policy.choice):
        weights = layer.weight.detach().double().cpu().T  # [input][output]
        added = layer.bias.detach().double().cpu().clone()
        if place == 0:
            weights = weights * policy.scale.double().cpu()[:, None]
            weights[~policy.seen.cpu()] = 0.0
            most = torch.full((weights.shape[0],), 255.0, dtype=torch.double)
        else:
            most = torch.full((weights.shape[0],), float(MOST_ACTIVE << ACTIVE_BITS), dtype=torch.double)
        if place == len(policy.choice) - 1 and policy.bonus:
            unseen = ~policy.seen_actions.cpu()
            weights[:, unseen] = 0.0
            added[unseen] = 0.0
        whole = (weights * 2**bits).round()
        start = (added * 2 ** (bits + active)).round()
        if whole.abs().max() >= 1 << 15:
            raise ValueError(f"a weight of layer {place} is too large for two bytes")
        if ((whole.abs() * most[:, None]).sum(0) + start.abs()).max() >= HALF:
            raise ValueError(f"sums of layer {place} do not fit their lanes")
        layers.append((whole.long(), start.long()))
        bits, active = WEIGHT_BITS, ACTIVE_BITS
    return layers


def as_played(policy: Policy) -> Policy:
    """The same net with the rounded weights that players meet."""
    played = copy.deepcopy(policy)
    bits, active = FIRST_BITS, 0
    with torch.no_grad():
        for place, (whole, start) in enumerate(whole_numbers(policy)):
            weights = whole.double() / 2**bits
            if place == 0:
                weights = weights / policy.scale.double().cpu()[:, None]
            played.choice[place].weight.copy_(weights.T.float())
            played.choice[place].bias.copy_((start.double() / 2 ** (bits + active)).float())
            bits, active = WEIGHT_BITS, ACTIVE_BITS
    return played


class PlayedParts(nn.Module):
    """The parts of a net with the rounded weights that players meet."""

    def __init__(self, policy: PartedPolicy) -> None:
        super().__init__()
        self._rows = policy._rows
        device = policy.scale.device
        self.singles = nn.ModuleList([as_played(policy.single(part)) for part in range(policy.parts)])
        self.singles.to(device)

    def logits(self, encodings: Tensor, masks: Tensor) -> Tensor:
        """The logit of each action."""
        rows = self._rows(encodings)
        found = [
            single.logits(encodings[some], masks[some])
            for single, some in zip(self.singles, rows, strict=True)
        ]
        return torch.cat(found)[torch.cat(rows).argsort()]


def parts_bytes(policy: PartedPolicy, game: AnyGame, names: Sequence[str], trained: str) -> bytes:
    """The file from which the engine plays the parts of a net, by their names."""
    return write_parts(
        {name: net_bytes(policy.single(part), game, game.players, trained) for part, name in enumerate(names)}
    )


def net_bytes(policy: Policy, game: AnyGame, players: Sequence[int], trained: str = "") -> bytes:
    """The file from which the engine plays a net."""
    assert game.layout is not None
    parts = []
    sizes = [len(policy.scale)]
    for whole, start in whole_numbers(policy):
        sizes.append(len(start))
        parts += [struct.pack(f"<{len(start)}h", *row) for row in whole.tolist()]
        parts.append(struct.pack(f"<{len(start)}i", *start.tolist()))
    actions = len(game.actions.player_actions)
    return write_net(
        NetFile(
            game.id,
            game.rules,
            game.content,
            game.layout.fingerprint,
            tuple(players),
            actions,
            tuple(sizes),
            "",
            b"".join(parts),
            trained,
            round(policy.bonus * 2 ** (WEIGHT_BITS + ACTIVE_BITS)),
        )
    )


def read_policy(data: bytes, game: AnyGame) -> Policy:
    """The net of a file as torch trains it, to continue training; NetRefused says why it does not fit.

    The value of the game is not in the file: it has to be learned again.
    """
    file = fitting_file(data, game)
    assert game.layout is not None
    hidden = file.sizes[1]
    policy = Policy(game.layout.scales(), file.actions, hidden, file.bonus / 2 ** (WEIGHT_BITS + ACTIVE_BITS))
    bits, active = FIRST_BITS, 0
    with torch.no_grad():
        for place, (whole, start) in enumerate(layers_of(file)):
            weights = torch.tensor(whole, dtype=torch.double)
            if place == 0:
                policy.seen.copy_((weights != 0).any(1))
                weights = weights / policy.scale.double()[:, None]
            policy.choice[place].weight.copy_(weights.T / 2**bits)
            policy.choice[place].bias.copy_(torch.tensor(start, dtype=torch.double) / 2 ** (bits + active))
            bits, active = WEIGHT_BITS, ACTIVE_BITS
    return policy
