"""Lets the detector compute the same with less, beyond what holds for any network: two thirds of its time remain."""

from __future__ import annotations

import numpy as np
from onnx import NodeProto

from .graph import Floats, Graph, attribute, like, plain_node

#: A kernel that is not known beforehand is slower to apply: it must be so many times smaller.
MIN_SAVING = 5


def fold_detector(graph: Graph) -> None:
    join_gates(graph)
    join_convolutions(graph)
    join_enlargements(graph)
    split_concatenation(graph)
    compose_kernels(graph)


def join_gates(graph: Graph) -> None:
    """`x + x * gate` becomes `x * (1 + gate)`: the gate has one number a channel, so the sum costs nothing."""
    for add in [node for node in graph.nodes if node.op_type == "Add"]:
        x, product = add.input
        multiply = graph.producer(product)
        if multiply is None or multiply.op_type != "Mul" or multiply.input[0] != x:
            continue
        gate = multiply.input[1]
        one, more = f"{gate}/one", f"{gate}/more"
        graph.constants[one] = np.ones(1, np.float32)
        graph.replace(add, plain_node("Add", [gate, one], more), plain_node("Mul", [x, more], add.output[0]))
        graph.drop_unused(product)


def join_convolutions(graph: Graph) -> None:
    """Two convolutions of single pixels with nothing between them are one, where that has fewer weights than the two."""
    for second in [node for node in graph.nodes if node.op_type == "Conv" and len(node.input) == 2]:
        first = graph.producer(second.input[0])
        if first is None or first.op_type != "Conv" or len(graph.users(first.output[0])) > 1:
            continue
        inner, outer = graph.constants.get(first.input[1]), graph.constants.get(second.input[1])
        if inner is None or outer is None or inner.shape[2:] != (1, 1) or outer.shape[2:] != (1, 1):
            continue
        if any(step > 1 for step in attribute(first, "strides") or []):
            continue
        if len(outer) * inner.shape[1] > outer.size + inner.size:
            continue
        name = second.output[0]
        rows = outer[:, :, 0, 0]
        graph.constants[f"{name}/joined"] = (rows @ inner[:, :, 0, 0])[:, :, None, None]
        graph.constants[f"{name}/joined/bias"] = rows @ graph.constants[first.input[2]]
        graph.replace(second, like(first, [first.input[0], f"{name}/joined", f"{name}/joined/bias"], name))
        graph.drop_unused(first.output[0])


def join_enlargements(graph: Graph) -> None:
    """The network ends by doubling its picture twice, every pixel by itself.

    The sixteen pixels that become of one are computed as channels, and laid out once.
    """
    first, second = (node for node in graph.nodes if node.op_type == "ConvTranspose")
    [shift], [end] = graph.users(first.output[0]), graph.users(second.output[0])
    [norm], [sigmoid] = graph.users(shift.output[0]), graph.users(end.output[0])
    name = sigmoid.output[0]
    gain, offset, mean, variance = (graph.constants[one] for one in norm.input[1:])
    scale = gain / np.sqrt(variance + (attribute(norm, "epsilon") or 1e-5))
    moved = (graph.constants[shift.input[1]].reshape(-1) - mean) * scale + offset
    kernel, ending = graph.constants[first.input[1]], graph.constants[second.input[1]]
    channels = kernel.shape[1]
    # Channel `quarter * channels + c`: what the kernel, `[from, to, 2, 2]`, makes of the pixel's quarter.
    doubling = (kernel.transpose(2, 3, 1, 0) * scale[:, None]).reshape(4 * channels, -1)
    # Sixteen channels, row by row of the sixteen pixels; each sees the channels of its own quarter only.
    parting = np.zeros((4, 4, 4, channels), np.float32)
    for quarter in range(4):
        for part in range(4):
            row, column = (quarter >> 1) * 2 + (part >> 1), (quarter & 1) * 2 + (part & 1)
            parting[row, column, quarter] = ending[:, 0, part >> 1, part & 1]
    doubled = set_pixelwise(graph, f"{name}/doubling", doubling, np.tile(moved, 4))
    last = np.full(16, graph.constants[end.input[1]].reshape(-1)[0], np.float32)
    parted = set_pixelwise(graph, f"{name}/ending", parting.reshape(16, -1), last)
    graph.replace(
        sigmoid,
        plain_node("Conv", [first.input[0], *doubled], f"{name}/doubled", kernel_shape=[1, 1]),
        plain_node("Relu", [f"{name}/doubled"], f"{name}/clipped"),
        plain_node("Conv", [f"{name}/clipped", *parted], f"{name}/parted", kernel_shape=[1, 1]),
        plain_node("Sigmoid", [f"{name}/parted"], f"{name}/parts"),
        plain_node("DepthToSpace", [f"{name}/parts"], name, blocksize=4),
    )
    graph.drop_unused(end.output[0])


def set_pixelwise(graph: Graph, name: str, weights: Floats, bias: Floats) -> list[str]:
    graph.constants[name] = weights.astype(np.float32)[:, :, None, None]
    graph.constants[f"{name}/bias"] = bias.astype(np.float32)
    return [name, f"{name}/bias"]


def split_concatenation(graph: Graph) -> None:
    """A convolution of several pictures laid upon each other, most of them enlarged, becomes the sum of one of each by itself."""
    [concatenation] = [node for node in graph.nodes if node.op_type == "Concat"]
    [convolution] = graph.users(concatenation.output[0])
    weights, name = graph.constants[convolution.input[1]], convolution.output[0]
    count = weights.shape[1] // len(concatenation.input)
    parts = []
    for at, read in enumerate(concatenation.input):
        own, part = weights[:, at * count : (at + 1) * count], f"{name}/part{at}"
        resize = graph.producer(read)
        if resize is not None and resize.op_type == "Resize":
            parts.append(enlarged_convolution(graph, own, resize, part))
            continue
        graph.constants[f"{part}/weights"] = own
        parts.append(like(convolution, [read, f"{part}/weights", convolution.input[2]], part))
    sums = []
    for at, part in enumerate(parts[1:]):
        total = name if at == len(parts) - 2 else f"{name}/sum{at}"
        before = parts[0].output[0] if at == 0 else f"{name}/sum{at - 1}"
        sums.append(plain_node("Add", [before, part.output[0]], total))
    graph.replace(convolution, *parts, *sums)
    graph.drop_unused(concatenation.output[0])


def enlarged_convolution(graph: Graph, weights: Floats, resize: NodeProto, output: str) -> NodeProto:
    """A 3 x 3 convolution of a picture that was enlarged by repeating its pixels, computed from the small picture.

    A pixel of the small picture reaches as far as any of its copies does: one pixel beyond them.
    """
    factor = enlargement_of(graph, resize)
    outputs, inputs = weights.shape[:2]
    kernel = np.zeros((inputs, outputs, factor + 2, factor + 2), np.float32)
    for row in range(3):
        for column in range(3):
            tap = weights[:, :, row, column].T[:, :, None, None]
            kernel[:, :, 2 - row : 2 - row + factor, 2 - column : 2 - column + factor] += tap
    graph.constants[f"{output}/kernel"] = kernel
    side = [factor + 2, factor + 2]
    inputs_of = [resize.input[0], f"{output}/kernel"]
    return plain_node("ConvTranspose", inputs_of, output, kernel_shape=side, strides=[factor, factor], pads=[1, 1, 1, 1])


def enlargement_of(graph: Graph, resize: NodeProto) -> int:
    """Factor by which a `Resize` makes its picture higher and wider."""
    return int(graph.constants[resize.input[2]].reshape(-1)[2])


def compose_kernels(graph: Graph) -> None:
    """Rewrites 3 x 3 convolutions of `widen(x) * gate + enlarged(y)`.

    Where few channels are widened to many, gated, and looked at, one kernel for the few channels does the same: it is put together
    anew for each picture, as the gate depends on it.
    """
    for convolution in [node for node in graph.nodes if node.op_type == "Conv"]:
        weights = graph.constants.get(convolution.input[1])
        total = graph.producer(convolution.input[0]) if weights is not None and weights.shape[2] == 3 else None
        if weights is None or total is None or total.op_type != "Add":
            continue
        gated, resize = (graph.producer(name) for name in total.input)
        if gated is None or gated.op_type != "Mul" or resize is None or resize.op_type != "Resize":
            continue
        widening = graph.producer(gated.input[0])
        assert widening is not None
        wide = graph.constants[widening.input[1]]
        many, few = wide.shape[:2]
        if few * MIN_SAVING > many:
            continue
        name = convolution.output[0]
        near, far = f"{name}/near", f"{name}/far"
        graph.replace(
            convolution,
            *compose_kernel(graph, weights, wide, gated.input[1], f"{name}/composed"),
            like(convolution, [widening.input[0], f"{name}/composed"], near),
            enlarged_convolution(graph, weights, resize, far),
            plain_node("Add", [near, far], name),
        )
        average_before_widening(graph, widening)
        graph.drop_unused(total.output[0])


def compose_kernel(graph: Graph, weights: Floats, wide: Floats, gate: str, name: str) -> list[NodeProto]:
    """`weights * (wide * gate)` for each of the nine pixels, as `[to, few, 3, 3]`."""
    outputs, many = weights.shape[:2]
    few = wide.shape[1]
    graph.constants[f"{name}/rows"] = weights.transpose(0, 2, 3, 1).reshape(outputs * 9, many)
    graph.constants[f"{name}/wide"] = wide.reshape(many, few)
    graph.constants[f"{name}/column"] = np.array([many, 1], np.int64)
    graph.constants[f"{name}/taps"] = np.array([outputs, 3, 3, few], np.int64)
    return [
        plain_node("Reshape", [gate, f"{name}/column"], f"{name}/gates"),
        plain_node("Mul", [f"{name}/wide", f"{name}/gates"], f"{name}/gated"),
        plain_node("MatMul", [f"{name}/rows", f"{name}/gated"], f"{name}/product"),
        plain_node("Reshape", [f"{name}/product", f"{name}/taps"], f"{name}/tapped"),
        plain_node("Transpose", [f"{name}/tapped"], name, perm=[0, 3, 1, 2]),
    ]


def average_before_widening(graph: Graph, widening: NodeProto) -> None:
    """The mean of what was widened is the widened mean."""
    [pool] = [node for node in graph.users(widening.output[0]) if node.op_type == "GlobalAveragePool"]
    mean = f"{pool.output[0]}/few"
    graph.replace(
        pool,
        plain_node("GlobalAveragePool", [widening.input[0]], mean),
        like(widening, [mean, *widening.input[1:]], pool.output[0]),
    )
