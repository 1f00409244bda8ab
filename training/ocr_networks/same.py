"""Measures how far a rewritten network is from the one it was made of."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnxruntime

from .graph import Graph, to_model
from .pixels import PIXELS, Exposure


def furthest_apart(source: Path, target: Graph, exposure: Exposure, size: tuple[int, int], classes: list[int] | None = None) -> float:
    """On one invented picture: the greatest difference. `classes`: those that are left, which share what the others had."""
    height, width = size
    rows, columns = np.mgrid[0:height, 0:width]
    # Upright strokes in rows, as letters have them, on a paper that darkens to the right.
    strokes = (rows % 48 > 14) & (rows % 48 < 36) & ((columns * 7 + rows // 48) % 19 < 8)
    paper = 230 - columns // 4
    picture = np.stack([np.where(strokes, tint, paper) for tint in (20, 40, 60)], axis=-1).astype(np.uint8)[None]
    mean, deviation = np.array(exposure.mean, np.float32), np.array(exposure.deviation, np.float32)
    planes = ((picture / np.float32(255) - mean) / deviation)[..., ::-1].transpose(0, 3, 1, 2).astype(np.float32)
    before, after = onnxruntime.InferenceSession(source), onnxruntime.InferenceSession(to_model(target).SerializeToString())
    [plain] = before.run(None, {before.get_inputs()[0].name: planes})
    [rewritten] = after.run(None, {PIXELS: picture})
    if classes is not None:
        plain = plain[..., classes] / plain[..., classes].sum(axis=-1, keepdims=True)
    return float(np.abs(plain - rewritten).max())
