"""Leaves a classifier only some of its classes: of thousands of Chinese characters, the recognisers need none to read Latin script."""

from __future__ import annotations

from .graph import Graph


def keep_classes(graph: Graph, classes: list[int]) -> None:
    """`classes`: which columns of the last product stay, in the order in which they are then told."""
    product = [node for node in graph.nodes if node.op_type == "MatMul"][-1]
    [total] = [node for node in graph.nodes if node.op_type == "Add" and product.output[0] in node.input]
    for name in [*product.input, *total.input]:
        if name in graph.constants:
            graph.constants[name] = graph.constants[name][..., classes]
