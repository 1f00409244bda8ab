"""The network that ships, read back from its ONNX file: training goes on from there."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from .network import PageNetwork

_LETTERS = "network.letters.weight"


def load_network(file: Path, network: PageNetwork) -> None:
    """Fills `network` with the weights in `file`; raises where one of them is missing or of another shape.

    A network may have more layers than the file, which change nothing at first, and more fields.
    """
    graph = onnx.load(file).graph
    stored = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    # Of two tensors that are the same one is kept, and the other's name stands for it.
    stored |= {node.output[0]: stored[node.input[0]] for node in graph.node if node.op_type == "Identity" and node.input[0] in stored}
    # The weights of products have lost their names on the way; the nodes know whose they are.
    by_module = {
        f"{_module_of(node.name)}.weight": stored[node.input[1]].T
        for node in graph.node
        if node.op_type == "MatMul" and node.input[1] in stored
    }
    if _LETTERS not in stored:
        table, scale, zero = (stored[f"{_LETTERS}_{part}"].astype(np.float32) for part in ("quantized", "scale", "zero_point"))
        stored[_LETTERS] = (table - zero) * scale
    weights: dict[str, torch.Tensor] = {}
    depth = 1 + max(int(name.split(".")[2]) for name in stored if name.startswith("network.layers."))
    network.add_nothing_from(depth)
    for name, parameter in network.state_dict().items():
        if name.startswith("layers.") and int(name.split(".")[1]) >= depth:
            weights[name] = parameter
            continue
        value = by_module[name] if name in by_module else stored[f"network.{name}"]
        if name.startswith("field.") and len(value) < len(parameter):
            value = _with_new_fields(value, len(parameter))
        if value.shape != parameter.shape:
            raise ValueError(f"{name} is {value.shape} in {file}, but {tuple(parameter.shape)} here")
        weights[name] = torch.from_numpy(np.array(value, np.float32, order="C"))
    network.load_state_dict(weights)
    network.forget_padding()


def _with_new_fields(rows: np.ndarray, count: int) -> np.ndarray:
    """Fields that were added since begin as what they were until then: something else, the first one."""
    return np.concatenate([rows, np.repeat(rows[:1], count - len(rows), axis=0)])


def _module_of(node: str) -> str:
    """`/network/layers.0/step/step.2/MatMul` is `layers.0.step.2`."""
    parts = [part for part in node.split("/")[:-1] if part not in ("", "network")]
    return ".".join(part for part, inner in zip(parts, [*parts[1:], ""], strict=True) if not inner.startswith(f"{part}."))
