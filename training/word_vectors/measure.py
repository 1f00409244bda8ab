"""Measures how well a wording finds its field among all others by cosine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

import torch
from torch import Tensor

from .wordings import Wording, squash

THRESHOLDS = (0.5, 0.6, 0.7, 0.8, 0.9)
BLOCK = 512
# Languages of fewer wordings are told together.
MIN_OF_LANGUAGE = 500


class Figures(TypedDict):
    wordings: int
    top1: float
    top3: float
    # By threshold: how many of those told are right, and how many of all are told and right.
    precision: dict[str, float]
    recall: dict[str, float]


# The wording, whether its field came first, whether among three, and how like the first was.
Answer = tuple[int, bool, bool, float]


@torch.inference_mode()
def find_fields(likeness: Tensor, field: Tensor, count: int) -> tuple[Tensor, Tensor]:
    """For each row the best three fields by their likest wording, and how like the first is."""
    best = torch.full((len(likeness), count), -torch.inf)
    best.scatter_reduce_(1, field.expand(len(likeness), -1), likeness, "amax")
    top = best.topk(3)
    return top.indices, top.values[:, 0]


def measure_left_out(vectors: Tensor, wordings: Sequence[Wording], asked: Sequence[int]) -> list[Answer]:
    """Those that have another wording of their field."""
    names = {name: at for at, name in enumerate(dict.fromkeys(one.field for one in wordings))}
    field = torch.tensor([names[one.field] for one in wordings])
    sizes = field.bincount()
    asked = [at for at in asked if sizes[field[at]] > 1]
    answers: list[Answer] = []
    for start in range(0, len(asked), BLOCK):
        rows = torch.tensor(asked[start : start + BLOCK])
        likeness = vectors[rows] @ vectors.T
        likeness[torch.arange(len(rows)), rows] = -torch.inf
        found, scores = find_fields(likeness, field, len(names))
        right = found == field[rows][:, None]
        answers += zip(rows.tolist(), right[:, 0].tolist(), right.any(1).tolist(), scores.tolist(), strict=True)
    return answers


def by_language(answers: Sequence[Answer], wordings: Sequence[Wording]) -> dict[str, Figures]:
    groups: dict[str, list[Answer]] = {}
    for answer in answers:
        groups.setdefault(wordings[answer[0]].language, []).append(answer)
    few = [answer for group in groups.values() if len(group) < MIN_OF_LANGUAGE for answer in group]
    many = {language: group for language, group in groups.items() if len(group) >= MIN_OF_LANGUAGE}
    return {language: tell(group) for language, group in {**many, "others": few, "all": list(answers)}.items()}


def measure_captions(vectors: Tensor, printed: Sequence[Wording], others: Tensor, wordings: Sequence[Wording]) -> dict[str, Figures]:
    """Captions that no list has; a field counts under every name that truths give it."""
    names = {name: at for at, name in enumerate(dict.fromkeys(one.field for one in wordings))}
    field = torch.tensor([names[one.field] for one in wordings])
    listed = {squash(one.text) for one in wordings}
    asked = [at for at, one in enumerate(printed) if one.field in names and squash(one.text) not in listed]
    found, scores = find_fields(vectors[asked] @ others.T, field, len(names))
    right = found == torch.tensor([names[printed[at].field] for at in asked])[:, None]
    answers = list(zip(asked, right[:, 0].tolist(), right.any(1).tolist(), scores.tolist(), strict=True))
    return {"not listed": tell(answers)}


def tell(answers: Sequence[Answer]) -> Figures:
    told = {str(least): [answer for answer in answers if answer[3] >= least] for least in THRESHOLDS}
    return {
        "wordings": len(answers),
        "top1": share(sum(answer[1] for answer in answers), len(answers)),
        "top3": share(sum(answer[2] for answer in answers), len(answers)),
        "precision": {least: share(sum(answer[1] for answer in group), len(group)) for least, group in told.items()},
        "recall": {least: share(sum(answer[1] for answer in group), len(answers)) for least, group in told.items()},
    }


def share(part: int, of: int) -> float:
    return round(part / of, 3) if of else 0.0
