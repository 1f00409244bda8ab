"""The files that the engine reads: a piece a line; a scale a piece, then a row of bytes a piece."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor


def to_bytes(table: Tensor) -> tuple[Tensor, Tensor]:
    scales = (table.abs().amax(1) / 127).clamp(min=1e-12)
    return scales, (table / scales[:, None]).round().to(torch.int8)


def write(table: Tensor, pieces: list[str], folder: Path) -> None:
    scales, rows = to_bytes(table)
    (folder / "word-vectors.bin").write_bytes(scales.numpy().astype("<f4").tobytes() + rows.numpy().tobytes())
    (folder / "word-vectors.txt").write_text("\n".join(pieces) + "\n", "utf-8")


def as_read(table: Tensor) -> Tensor:
    """Values that the engine reads from the bytes."""
    scales, rows = to_bytes(table)
    return rows * scales[:, None]


def read(folder: Path) -> Tensor:
    count = (folder / "word-vectors.txt").read_text("utf-8").count("\n")
    content = bytearray((folder / "word-vectors.bin").read_bytes())
    scales = torch.frombuffer(content, dtype=torch.float32, count=count)
    rows = torch.frombuffer(content, dtype=torch.int8, offset=4 * count)
    return rows.reshape(count, -1) * scales[:, None]
