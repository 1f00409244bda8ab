"""One number to make small, from all that the network answers."""

import torch
from torch import Tensor
from torch.nn import functional

from .examples import IGNORED, NO_FACT, NOT_VALUE, Batch
from .network import Answers
from .vocabulary import VALUE

NAMES = ("role", "previous", "caption", "field", "other", "kind", "first", "no_fact")
WEIGHTS = (1.0, 1.0, 1.0, 0.7, 0.3, 0.25, 0.1, 0.5)


def losses(answers: Answers, batch: Batch) -> tuple[Tensor, ...]:
    """In the order of `NAMES`."""
    mask = batch.mask
    known = mask & batch.caption.any(-1)
    right = answers.caption[known].masked_fill(~batch.caption[known], -1e4)
    # Nine words in ten have no caption; those that may have one count most.
    weight = torch.where(batch.role[known] == VALUE, 1.0, 0.2)
    caption = -(torch.logsumexp(right, -1) * weight).sum() / weight.sum().clamp(min=1)
    asked = batch.other[mask] != IGNORED
    other = (
        functional.binary_cross_entropy_with_logits(answers.about_other[mask][asked], batch.other[mask][asked].float())
        if asked.any()
        else caption * 0
    )
    field = (
        functional.nll_loss(answers.field[mask], batch.field[mask], ignore_index=IGNORED)
        if (batch.field[mask] != IGNORED).any()
        else caption * 0
    )
    return (
        _role_loss(answers.role[mask], batch.role[mask]),
        functional.nll_loss(answers.previous[mask], batch.previous[mask], ignore_index=IGNORED)
        if (batch.previous[mask] != IGNORED).any()
        else caption * 0,
        caption,
        field,
        other,
        functional.nll_loss(answers.kind, batch.kind, ignore_index=IGNORED) if (batch.kind != IGNORED).any() else caption * 0,
        functional.binary_cross_entropy_with_logits(answers.first_page, batch.first),
        _no_fact_loss(answers, batch),
    )


def _role_loss(told: Tensor, role: Tensor) -> Tensor:
    """Print on a real form may be anything but a value."""
    exactly = (role != IGNORED) & (role < NOT_VALUE)
    known = told[exactly]
    printed = told[role == NOT_VALUE]
    exact = functional.nll_loss(known, role[exactly], reduction="sum")
    not_value = -torch.log1p(-printed[:, VALUE].exp().clamp(max=1 - 1e-5)).sum()
    return (exact + not_value) / max(1, len(known) + len(printed))


def _no_fact_loss(answers: Answers, batch: Batch) -> Tensor:
    """Probability that words without a fact are given one, as far as they are taken for values: some they may well be."""
    page, word = torch.nonzero(batch.mask & (batch.role == NO_FACT), as_tuple=True)
    if len(page) == 0:
        return answers.role.sum() * 0
    fact = (answers.field[page, word].exp() * batch.denied[page]).sum(-1)
    return -torch.log1p(-(answers.role[page, word, VALUE].exp().detach() * fact).clamp(max=1 - 1e-4)).mean()
