"""Place features of a word for the network: its place, its neighbours, and how every two words lie to each other."""

from dataclasses import dataclass

import numpy as np
from numba import njit

ACROSS = np.array([-45, -22, -12, -7, -4, -2, -0.9, -0.001, 0.001, 0.9, 2, 4, 7, 12, 22, 45])
DOWN = np.array([-14, -7, -4.5, -3.2, -2.3, -1.6, -1.0, -0.4, 0.4, 1.0, 1.6, 2.3, 3.2, 4.5, 7, 14])
LEFT_EDGE = np.array([-6, -2, -0.7, -0.25, 0.25, 0.7, 2, 6])
OFFSET_BINS = (len(ACROSS) + 1) * (len(DOWN) + 1)
RELATIONS = 6
ALIGNMENT_BINS = (len(LEFT_EDGE) + 1) * RELATIONS
_WAVES = (1, 2, 4, 8, 16)
PLACE_SIZE = 4 * (1 + 2 * len(_WAVES)) + 10
_FAR = 30.0


@dataclass
class Places:
    """`offsets` and `alignments` number the bin that a pair of words falls into; `neighbours` are left, right, above, below (n: none)."""

    dense: np.ndarray
    offsets: np.ndarray
    alignments: np.ndarray
    neighbours: np.ndarray


@njit(cache=True)
def _bin(value: float, edges: np.ndarray) -> int:
    """Number of edges, in ascending order, that are not above the value."""
    found = 0
    while found < len(edges) and value >= edges[found]:
        found += 1
    return found


@njit(cache=True)
def _pairs(
    boxes: np.ndarray, unit: float, across: np.ndarray, down: np.ndarray, left_edge: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    n = len(boxes)
    offsets = np.zeros((n, n), np.int16)
    alignments = np.zeros((n, n), np.int16)
    neighbours = np.full((n, 4), n, np.int64)
    gaps = np.full((n, 4), np.inf)
    columns = len(across) + 1
    for i in range(n):
        x0, x1 = boxes[i, 0], boxes[i, 2]
        middle = (boxes[i, 1] + boxes[i, 3]) / 2
        centre = (x0 + x1) / 2
        for j in range(n):
            dy = ((boxes[j, 1] + boxes[j, 3]) / 2 - middle) / unit
            right = (boxes[j, 0] - x1) / unit
            left = (x0 - boxes[j, 2]) / unit
            dx = right + 0.01 if right > 0 else (-left - 0.01 if left > 0 else 0.0)
            edge = (boxes[j, 0] - x0) / unit
            beside = (boxes[j, 0] + boxes[j, 2]) / 2 - centre
            offsets[i, j] = _bin(dy, down) * columns + _bin(dx, across)
            alignments[i, j] = _bin(edge, left_edge) * RELATIONS
            if i != j and abs(dy) < 0.55 and beside != 0:
                side = 0 if beside < 0 else 1
                cost = abs(dx) + abs(beside) * 1e-4
                if cost < gaps[i, side]:
                    gaps[i, side] = cost
                    neighbours[i, side] = j
            if abs(dx) < 0.6 and abs(dy) > 0.55:
                side = 2 if dy < 0 else 3
                cost = abs(dy) + abs(edge) * 0.01
                if cost < gaps[i, side]:
                    gaps[i, side] = cost
                    neighbours[i, side] = j
        for side in range(4):
            j = neighbours[i, side]
            # For a word that is the nearest on two sides, the later side counts.
            if j < n:
                alignments[i, j] = alignments[i, j] // RELATIONS * RELATIONS + side + 1
        alignments[i, i] = alignments[i, i] // RELATIONS * RELATIONS + 5
    return offsets, alignments, neighbours, gaps


def places(boxes: np.ndarray, height: float) -> Places:
    """`boxes`: x0, y0, x1, y1 in thousandths of the page's width; `height`: of the page, in the same unit."""
    n = len(boxes)
    boxes = np.ascontiguousarray(boxes, np.float64)
    x0, y0, x1, y1 = boxes.T
    tall = np.maximum(y1 - y0, 1.0)
    unit = max(float(np.sort(tall)[n // 2]), 2.0)
    offsets, alignments, neighbours, gaps = _pairs(boxes, unit, ACROSS, DOWN, LEFT_EDGE)
    spot = np.stack([x0 / 1000, y0 / height, x1 / 1000, y1 / height], 1)
    waves = [spot]
    for wave in _WAVES:
        waves += [np.sin(spot * np.pi * wave), np.cos(spot * np.pi * wave)]
    size = np.stack([tall / unit / 2, np.minimum((x1 - x0) / unit, 20) / 10, np.full(n, unit / 40), np.full(n, n / 512)], 1)
    reach = np.log1p(np.minimum(gaps, _FAR)) / 3.4
    whole = np.stack([gaps[:, 0] >= _FAR, gaps[:, 1] >= _FAR], 1)
    dense = np.concatenate([*waves, size, reach, whole], 1).astype(np.float32)
    return Places(dense, offsets, alignments, neighbours)
