"""Fits the vectors to wordings: those that ask for one field come nearer to each other, in every language, and English ones stay as near as
the network has them. Pieces that no wording has keep what was distilled."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

STEPS = 600
RATE = 2e-3
FIELDS = 192
OF_FIELD = 5
HEAT = 0.07
TEACHER = 4.0
ANCHOR = 0.02


@dataclass(frozen=True)
class Phrases:
    """Pieces of each wording, as an embedding bag takes them."""

    rows: list[list[int]]

    def vectors(self, table: Tensor, chosen: list[int] | None = None) -> Tensor:
        rows = self.rows if chosen is None else [self.rows[at] for at in chosen]
        starts = torch.tensor([0] + [len(row) for row in rows[:-1]]).cumsum(0)
        pieces = torch.tensor([piece for row in rows for piece in row])
        return functional.normalize(functional.embedding_bag(pieces, table, starts, mode="sum"), dim=1)


def fit(table: Tensor, phrases: Phrases, fields: list[str], taught: Tensor, is_taught: Tensor, seed: int = 1) -> Tensor:
    """`taught`: what the network makes of each phrase, believed where `is_taught`."""
    random = torch.Generator().manual_seed(seed)
    by_field: dict[str, list[int]] = {}
    for at, field in enumerate(fields):
        by_field.setdefault(field, []).append(at)
    names = [name for name, members in by_field.items() if len(members) > 1]
    scale: Tensor = table.norm(dim=1).mean()
    begin = table / scale
    fitted = begin.clone().requires_grad_()
    optimiser = torch.optim.Adam([fitted], lr=RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, STEPS)
    for _ in range(STEPS):
        chosen: list[int] = []
        for name in torch.randperm(len(names), generator=random)[:FIELDS].tolist():
            members = by_field[names[name]]
            chosen += [members[at] for at in torch.randperm(len(members), generator=random)[:OF_FIELD].tolist()]
        vectors = phrases.vectors(fitted, chosen)
        likeness = vectors @ vectors.T
        loss = contrast(likeness, [fields[at] for at in chosen])
        known = is_taught[chosen]
        wanted = taught[chosen][known]
        loss = loss + TEACHER * functional.mse_loss(likeness[known][:, known], wanted @ wanted.T)
        loss = loss + ANCHOR * (fitted - begin).square().sum() / len(chosen)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
    return fitted.detach() * scale


def contrast(likeness: Tensor, fields: list[str]) -> Tensor:
    """Supervised contrastive loss (Khosla et al., 2020)."""
    numbers = {name: at for at, name in enumerate(dict.fromkeys(fields))}
    field = torch.tensor([numbers[name] for name in fields])
    itself = torch.eye(len(fields), dtype=torch.bool)
    same = (field[:, None] == field[None]) & ~itself
    logarithms = (likeness / HEAT).masked_fill(itself, -torch.inf).log_softmax(1).masked_fill(itself, 0)
    loss: Tensor = -((logarithms * same).sum(1) / same.sum(1).clamp(min=1))[same.any(1)].mean()
    return loss
