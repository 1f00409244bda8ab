"""Pictures of lines, one after the other in one file, with what they say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
#: How high the engine lays lines.
HEIGHT = 48


@dataclass(frozen=True)
class Line:
    text: str
    width: int
    font: str


def read_lines(folder: Path) -> Iterator[tuple[Line, Bytes]]:
    pixels, at = np.memmap(folder / "pixels.bin", np.uint8, "r"), 0
    for row in json.loads((folder / "lines.json").read_text("utf-8")):
        line = Line(**row)
        size = HEIGHT * line.width * 3
        yield line, np.array(pixels[at : at + size]).reshape(HEIGHT, line.width, 3)
        at += size
