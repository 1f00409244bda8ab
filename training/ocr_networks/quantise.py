"""Lets the largest convolutions of a network, and the hard swishes between them, compute with bytes instead of floats."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray
from onnx import NodeProto

from .graph import Floats, Graph, attribute, plain_node, runtime_node, set_versions

#: A hard swish makes the same of everything below.
NOTHING = -3.0
#: A hard swish never falls below.
LEAST_SWISH = -0.375
#: With one bit less, which processors that cannot multiply bytes would prefer, the recogniser loses doubled letters.
GREATEST_WEIGHT = 127
#: In steps; an accumulator has thirty-one bits.
GREATEST_BIAS = 2**29


@dataclass(frozen=True)
class ByteTensor:
    """Channels stand last: `[1, height, width, channels]`. A byte stands for `(byte - zero) * scale`."""

    name: str
    scale: float
    #: Lies between two bytes where a constant was added.
    zero: float


@dataclass(frozen=True)
class Ranges:
    """What numbers pass through a network, by the name of a tensor."""

    #: The greatest number that comes out of a convolution which is to compute with bytes; a hard swish follows on each.
    convolutions: Mapping[str, float]
    #: Least and greatest of what goes into them as floats.
    inputs: Mapping[str, tuple[float, float]]


@dataclass
class Rewriting:
    graph: Graph
    ranges: Ranges
    #: By the name that the graph gives to the same numbers as floats.
    bytes: dict[str, ByteTensor] = field(default_factory=dict)
    widened: set[str] = field(default_factory=set)
    nodes: list[NodeProto] = field(default_factory=list)


def quantise(graph: Graph, ranges: Ranges) -> None:
    raise_version(graph)
    rewriting = Rewriting(graph, ranges)
    for node in graph.nodes:
        rewrite(rewriting, node)
    graph.nodes = rewriting.nodes


def raise_version(graph: Graph) -> None:
    """To the twelfth version of ONNX's operations, the first whose clipping takes bytes: only `Slice` changed on the way."""
    set_versions(graph, 12)
    for at, node in enumerate(graph.nodes):
        if node.op_type != "Slice" or len(node.input) != 1:
            continue
        bounds = []
        for name in ("starts", "ends", "axes"):
            bounds.append(f"{node.output[0]}/{name}")
            graph.constants[bounds[-1]] = np.array(attribute(node, name), np.int64)
        graph.nodes[at] = plain_node("Slice", [node.input[0], *bounds], node.output[0])


def rewrite(rewriting: Rewriting, node: NodeProto) -> None:
    convolutions, known = rewriting.ranges.convolutions, rewriting.bytes
    output = node.output[0]
    if output in convolutions:
        to = steps_from(f"{output}/computed", NOTHING, convolutions[output])
        rewriting.nodes.append(quantise_convolution(rewriting.graph, node, require_bytes(rewriting, node.input[0]), to))
        known[output] = to
        return
    swished = next((name for name in node.input if name in convolutions), None)
    if swished and node.op_type == "HardSigmoid":
        return
    if swished and node.op_type == "Mul":
        swish(rewriting, known[swished], output)
        return
    term = added_number(rewriting.graph, node)
    if term is not None and node.input[0] in known:
        before = known[node.input[0]]
        known[output] = replace(before, zero=before.zero - term / before.scale)
        return
    for name in node.input:
        widen(rewriting, name)
    rewriting.nodes.append(node)


def swish(rewriting: Rewriting, before: ByteTensor, output: str) -> None:
    """`x * (x + 3) / 6` between -3 and 3; what lies below was cut off by the convolution."""
    graph = rewriting.graph
    following = next(iter(graph.users(output)), None)
    term = (added_number(graph, following) if following else None) or 0.0
    greatest = (255 - before.zero) * before.scale
    steps = steps_of(f"{output}/computed", LEAST_SWISH, greatest * (greatest + 3) / 6 if greatest < 3 else greatest)
    to = fit_term(steps, term)
    gate = ByteTensor(f"{output}/gate", before.scale / 6, 0)
    three = f"{gate.name}/three"
    graph.constants[three] = np.array(min(255, 2 * round_half_up(before.zero)), np.uint8)
    factors = [before.name, *add_steps(graph, before), gate.name, *add_steps(graph, gate)]
    rewriting.nodes.append(plain_node("Clip", [before.name, "", three], gate.name))
    rewriting.nodes.append(runtime_node("QLinearMul", [*factors, *add_steps(graph, to)], to.name))
    rewriting.bytes[output] = to


def require_bytes(rewriting: Rewriting, name: str) -> ByteTensor:
    if name in rewriting.bytes:
        return rewriting.bytes[name]
    narrowed = steps_of(f"{name}/narrowed", *rewriting.ranges.inputs[name])
    turned = f"{name}/channels-last"
    rewriting.nodes.append(plain_node("Transpose", [name], turned, perm=[0, 2, 3, 1]))
    steps = add_steps(rewriting.graph, narrowed)
    rewriting.nodes.append(runtime_node("QuantizeLinear", [turned, *steps], narrowed.name))
    return narrowed


def widen(rewriting: Rewriting, name: str) -> None:
    """Floats under `name` again for a node that knows no bytes."""
    if name not in rewriting.bytes or name in rewriting.widened:
        return
    rewriting.widened.add(name)
    before, turned = rewriting.bytes[name], f"{name}/channels-last"
    steps = add_steps(rewriting.graph, before, f"/{name}")
    rewriting.nodes.append(runtime_node("DequantizeLinear", [before.name, *steps], turned))
    rewriting.nodes.append(plain_node("Transpose", [turned], name, perm=[0, 3, 1, 2]))


def quantise_convolution(graph: Graph, node: NodeProto, before: ByteTensor, to: ByteTensor) -> NodeProto:
    """Weights and bias in whole steps; each output channel has a scale of its own."""
    weights = graph.constants[node.input[1]]
    rows = weights.reshape(len(weights), -1)
    bias = graph.constants[node.input[2]] if len(node.input) > 2 else np.zeros(len(rows), np.float32)
    # A channel whose weights are all but nothing still says its bias.
    least = np.maximum(np.abs(bias) / (before.scale * GREATEST_BIAS), 1e-11)
    scales = np.maximum(least, np.abs(rows).max(axis=1) / GREATEST_WEIGHT).astype(np.float32)
    steps = np.floor(rows.astype(np.float64) / scales[:, None] + 0.5).astype(np.int8)
    name = node.output[0]
    kernel = [f"{name}/kernel", f"{name}/kernel/scale", f"{name}/kernel/zero"]
    graph.constants[kernel[0]] = steps.reshape(weights.shape)
    graph.constants[kernel[1]] = scales
    graph.constants[kernel[2]] = np.zeros(len(scales), np.int8)
    graph.constants[f"{name}/bias"] = quantise_bias(bias, scales, steps, before)
    inputs = [before.name, *add_steps(graph, before, f"/{name}"), *kernel, *add_steps(graph, to), f"{name}/bias"]
    kept = {one.name: attribute(node, one.name) for one in node.attribute}
    return runtime_node("QLinearConv", inputs, to.name, **kept, channels_last=1)


def quantise_bias(bias: Floats, scales: Floats, steps: NDArray[np.int8], before: ByteTensor) -> NDArray[np.int32]:
    """What the input's zero lacks to a whole byte goes into the bias."""
    lacking = round_half_up(before.zero) - before.zero
    sums = steps.astype(np.int64).sum(axis=1)
    whole = bias.astype(np.float64) / (before.scale * scales.astype(np.float64)) + lacking * sums
    rounded: NDArray[np.int32] = np.floor(whole + 0.5).astype(np.int32)
    return rounded


def added_number(graph: Graph, node: NodeProto) -> float | None:
    """The number that is added to everything."""
    constant = graph.constants.get(node.input[1]) if node.op_type == "Add" else None
    return float(constant.reshape(-1)[0]) if constant is not None and constant.size == 1 else None


def steps_of(name: str, least: float, greatest: float) -> ByteTensor:
    """From the least to the greatest number, one of the steps at 0."""
    zero = round_half_up(-least * 255 / (greatest - least))
    return ByteTensor(name, max(-least / zero if zero > 0 else 0.0, greatest / (255 - zero)), zero)


def steps_from(name: str, least: float, greatest: float) -> ByteTensor:
    """Steps from exactly `least` on, which the byte 0 stands for."""
    zero = math.floor(-least * 255 / (greatest - least))
    return ByteTensor(name, -least / zero, zero)


def fit_term(steps: ByteTensor, term: float) -> ByteTensor:
    """The same steps, so much wider that `term` is a whole number of them."""
    count = math.floor(abs(term) / steps.scale)
    if count == 0:
        return steps
    scale = abs(term) / count
    return ByteTensor(steps.name, scale, round_half_up(steps.zero * steps.scale / scale))


def add_steps(graph: Graph, tensor: ByteTensor, use: str = "") -> list[str]:
    """Names under which a node that reads or writes a tensor finds its steps; `use` tells those of one tensor apart."""
    names = [f"{tensor.name}/scale{use}", f"{tensor.name}/zero{use}"]
    graph.constants.setdefault(names[0], np.array(tensor.scale, np.float32))
    graph.constants.setdefault(names[1], np.array(round_half_up(tensor.zero), np.uint8))
    return names


def round_half_up(value: float) -> int:
    return math.floor(value + 0.5)
