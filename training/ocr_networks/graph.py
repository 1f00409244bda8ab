"""A network as nodes and constants that can be rewritten."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import NodeProto, TensorProto, helper, numpy_helper

Floats = NDArray[np.floating[Any]]


@dataclass
class Graph:
    """Nodes in the order in which they compute; constants by the name under which nodes read them."""

    model: onnx.ModelProto
    nodes: list[NodeProto]
    constants: dict[str, NDArray[Any]] = field(default_factory=dict)

    def users(self, name: str) -> list[NodeProto]:
        return [node for node in self.nodes if name in node.input]

    def producer(self, name: str) -> NodeProto | None:
        return next((node for node in self.nodes if node.output[0] == name), None)

    def replace(self, node: NodeProto, *others: NodeProto) -> None:
        """Puts others where a node stood: what they read must come before it."""
        at = self.nodes.index(node)
        self.nodes[at : at + 1] = others

    def remove(self, gone: list[NodeProto], old: str, new: str) -> None:
        """Removes nodes; who read `old` reads `new`."""
        self.nodes = [node for node in self.nodes if node not in gone]
        for node in self.nodes:
            for at, name in enumerate(node.input):
                if name == old:
                    node.input[at] = new

    def drop_unused(self, name: str) -> None:
        """Removes the node that makes `name` when nobody reads it any more, and what was made for that node alone."""
        node = self.producer(name)
        if node is None or self.users(name):
            return
        self.nodes.remove(node)
        for read in node.input:
            self.drop_unused(read)

    def number(self, node: NodeProto, operation: str) -> tuple[float, str] | None:
        """Of a node with a one-number constant that number and the other input."""
        if node.op_type != operation or len(node.input) != 2:
            return None
        for side in (0, 1):
            constant = self.constants.get(node.input[side])
            if constant is not None and constant.size == 1:
                return float(constant.reshape(-1)[0]), node.input[1 - side]
        return None


def read_graph(path: Path) -> Graph:
    model = onnx.load(path)
    graph = Graph(model, [])
    for tensor in model.graph.initializer:
        graph.constants[tensor.name] = numpy_helper.to_array(tensor)
    for node in model.graph.node:
        if node.op_type == "Constant":
            graph.constants[node.output[0]] = numpy_helper.to_array(attribute(node, "value"))
        else:
            graph.nodes.append(node)
    return graph


def to_model(graph: Graph) -> onnx.ModelProto:
    """Constants that no node reads any more are left out."""
    model = onnx.ModelProto()
    model.CopyFrom(graph.model)
    read = {name for node in graph.nodes for name in node.input}
    del model.graph.node[:], model.graph.initializer[:], model.graph.value_info[:]
    model.graph.node.extend(graph.nodes)
    model.graph.initializer.extend(
        numpy_helper.from_array(values.copy(order="C"), name) for name, values in graph.constants.items() if name in read
    )
    for output in model.graph.output:
        output.type.tensor_type.ClearField("shape")
    return model


def write_graph(graph: Graph, path: Path) -> None:
    onnx.save(to_model(graph), path)


def attribute(node: NodeProto, name: str) -> Any:
    """None where the node is not told."""
    return next((helper.get_attribute_value(one) for one in node.attribute if one.name == name), None)


def plain_node(operation: str, inputs: list[str], output: str, **attributes: Any) -> NodeProto:
    return helper.make_node(operation, inputs, [output], **attributes)


def like(node: NodeProto, inputs: list[str], output: str) -> NodeProto:
    """The same operation with the same attributes on something else."""
    other = NodeProto()
    other.CopyFrom(node)
    del other.input[:], other.output[:]
    other.input.extend(inputs)
    other.output.append(output)
    other.name = ""
    return other


def set_input(graph: Graph, name: str, shape: list[int | str]) -> None:
    """Makes the network take bytes."""
    del graph.model.graph.input[:]
    graph.model.graph.input.append(helper.make_tensor_value_info(name, TensorProto.UINT8, shape))
