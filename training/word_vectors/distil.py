"""A vector for each wordpiece, distilled from the network: what it makes of the piece alone, in fewer dimensions.
Common pieces weigh less."""

from __future__ import annotations

import torch
from torch import Tensor

from .minilm import MiniLM

# Smooth inverse frequency (Arora et al., 2017), with frequencies by Zipf's law from the rank of a piece: the vocabulary is
# ordered by it. Words that are common in prose ("of", "date", "name") say much in captions: they weigh more than is usual.
SMOOTH = 1e-3
FIRST_WORD = "the"


def pieces_of(network: MiniLM) -> list[str]:
    vocabulary = network.tokenizer.get_vocab(with_added_tokens=True)
    return sorted(vocabulary, key=lambda piece: vocabulary[piece])


def is_special(piece: str) -> bool:
    return piece.startswith("[") and piece.endswith("]") and len(piece) > 2


def see_pieces(network: MiniLM) -> Tensor:
    pieces = pieces_of(network)
    begin, end = (pieces.index(mark) for mark in ("[CLS]", "[SEP]"))
    return network.of_tokens([[begin, at, end] for at in range(len(pieces))])


def distil(seen: Tensor, pieces: list[str], dimensions: int) -> Tensor:
    """Rows in the order of the vocabulary; those of marks such as [PAD] are zero."""
    is_word = torch.tensor([not is_special(piece) for piece in pieces])
    centred = seen - seen[is_word].mean(0)
    _, _, directions = torch.linalg.svd(centred[is_word], full_matrices=False)
    ranks = torch.arange(len(pieces)) - pieces.index(FIRST_WORD)
    # Characters alone stand before the words, whatever their frequency.
    share = 1 / (2.0 + ranks.where(ranks >= 0, ranks.max() // 2))
    weight = SMOOTH / (SMOOTH + share / share.sum())
    table: Tensor = (centred @ directions[:dimensions].T) * (weight * is_word)[:, None]
    return table
