"""Lays what was read beside what stands there."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache

#: What a letter without a part of its own that could be taken off is read as by who does not know it.
BARE = {**dict(zip("ßØøĐðđÐŁłħĦıÞþ", "bOoDddDLlhHiPp", strict=True)), **dict(zip("ÆæŒœ", "EeEe", strict=True))}
#: A letter for another of the same base is likelier than one that was lost beside one that was invented.
SAME_BASE = 0.6


def align(wanted: Sequence[str], got: Sequence[str]) -> list[tuple[int | None, int | None]]:
    """Positions that belong together, None where one of the two has none: the cheapest way from one to the other."""
    costs = [[float(column) for column in range(len(got) + 1)]]
    for row, character in enumerate(wanted, 1):
        costs.append([float(row)])
        for column, other in enumerate(got, 1):
            exchanged = costs[row - 1][column - 1] + difference(character, other)
            costs[row].append(min(costs[row - 1][column] + 1, costs[row][column - 1] + 1, exchanged))
    pairs: list[tuple[int | None, int | None]] = []
    row, column = len(wanted), len(got)
    while row or column:
        cost = costs[row][column]
        if row and column and cost == costs[row - 1][column - 1] + difference(wanted[row - 1], got[column - 1]):
            row, column = row - 1, column - 1
            pairs.append((row, column))
        elif row and cost == costs[row - 1][column] + 1:
            row -= 1
            pairs.append((row, None))
        else:
            column -= 1
            pairs.append((None, column))
    return pairs[::-1]


def difference(one: str, other: str) -> float:
    if one == other:
        return 0
    return SAME_BASE if base_of(one) == base_of(other) else 1


@cache
def base_of(character: str) -> str:
    return (BARE.get(character) or unicodedata.normalize("NFD", character)[:1]).lower()
