"""Nets as torch trains them, and as the engine plays them: whole numbers."""

from __future__ import annotations

import struct
from collections.abc import Sequence
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
    write_net,
)

#: What stands for an answer that is not allowed.
FORBIDDEN = -1e9


class Policy(nn.Module):
    """Two hidden layers for the choice, two others for what the game is worth."""

    def __init__(self, scales: Sequence[float], actions: int, hidden: int = 256) -> None:
        super().__init__()
        size = len(scales)
        self.scale: Tensor
        self.register_buffer("scale", 1.0 / torch.tensor(scales, dtype=torch.float32))
        #: Inputs that were never anything but zero while it learned: nothing is known about them.
        self.seen: Tensor
        self.register_buffer("seen", torch.zeros(size, dtype=torch.bool))
        self.choice = nn.ModuleList(
            [nn.Linear(size, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, actions)]
        )
        self.worth = nn.Sequential(
            nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, 1)
        )
        with torch.no_grad():
            self.choice[-1].weight.mul_(0.01)

    def logits(self, encodings: Tensor, masks: Tensor) -> Tensor:
        """For each action how much speaks for it."""
        x = encodings.float() * self.scale
        for layer in self.choice[:-1]:
            x = layer(x).clamp(0.0, MOST_ACTIVE)
        found: Tensor = self.choice[-1](x).masked_fill(masks == 0, FORBIDDEN)
        return found

    def value(self, encodings: Tensor) -> Tensor:
        """What the game is worth for whoever is asked."""
        found: Tensor = self.worth(encodings.float() * self.scale).squeeze(-1)
        return found


def whole_numbers(policy: Policy) -> list[tuple[Any, Any]]:
    """By layer: weights by input and what is added, as whole numbers; ValueError if they are too large."""
    layers = []
    bits, active = FIRST_BITS, 0
    for place, layer in enumerate(policy.choice):
        weights = layer.weight.detach().double().cpu().T  # [input][output]
        added = layer.bias.detach().double().cpu()
        if place == 0:
            weights = weights * policy.scale.double().cpu()[:, None]
            weights[~policy.seen.cpu()] = 0.0
            most = torch.full((weights.shape[0],), 255.0, dtype=torch.double)
        else:
            most = torch.full((weights.shape[0],), float(MOST_ACTIVE << ACTIVE_BITS), dtype=torch.double)
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
    played = Policy(
        (1.0 / policy.scale).tolist(), policy.choice[-1].out_features, policy.choice[0].out_features
    )
    played.load_state_dict(policy.state_dict())
    bits, active = FIRST_BITS, 0
    with torch.no_grad():
        for place, (whole, start) in enumerate(whole_numbers(policy)):
            weights = whole.double() / 2**bits
            if place == 0:
                weights = weights / policy.scale.double().cpu()[:, None]
            played.choice[place].weight.copy_(weights.T.float())
            played.choice[place].bias.copy_((start.double() / 2 ** (bits + active)).float())
            bits, active = WEIGHT_BITS, ACTIVE_BITS
    played.to(policy.scale.device)
    return played


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
        )
    )
