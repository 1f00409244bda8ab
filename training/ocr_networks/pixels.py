"""Lets a network take a picture as it lies in memory; it was trained on planes of blue, green and red numbers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from onnx import TensorProto

from .graph import Graph, plain_node, set_input

#: What the input is called: bytes, `[1, height, width, 3]`, red first.
PIXELS = "pixels"


@dataclass(frozen=True)
class Exposure:
    """Scale and shift of brightness from the network's training: for red, green and blue, in parts of 255."""

    mean: tuple[float, float, float]
    deviation: tuple[float, float, float]


def take_pixels(graph: Graph, exposure: Exposure) -> None:
    [given] = [one.name for one in graph.model.graph.input if one.name not in graph.constants]
    set_input(graph, PIXELS, [1, "height", "width", 3])
    divisor = np.array(exposure.deviation, np.float32).reshape(1, 3, 1, 1) * 255
    for convolution in graph.users(given):
        weights = graph.constants[convolution.input[1]]
        graph.constants[convolution.input[1]] = (weights[:, ::-1] / divisor).astype(np.float32)
    mean = np.array(exposure.mean, np.float32).reshape(1, 3, 1, 1) * 255
    graph.constants[f"{PIXELS}/mean"] = mean.astype(np.float32)
    graph.nodes[:0] = [
        plain_node("Transpose", [PIXELS], f"{PIXELS}/planes", perm=[0, 3, 1, 2]),
        plain_node("Cast", [f"{PIXELS}/planes"], f"{PIXELS}/numbers", to=TensorProto.FLOAT),
        plain_node("Sub", [f"{PIXELS}/numbers", f"{PIXELS}/mean"], given),
    ]
