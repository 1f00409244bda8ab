"""Teaches a recogniser letters that it confuses with others, from lines drawn with them.

Only what speaks for a letter beyond A to Z changes, in the last product of the network: the picture is seen as before, and where no such
letter stands everything else is weighed as before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from numpy.typing import NDArray
from onnx import NodeProto

from .align import align
from .alphabet import is_taught
from .graph import Floats, Graph, plain_node, to_model
from .lines import Line, read_lines
from .pixels import PIXELS

Labels = NDArray[np.int64]

#: Of the steps at which nothing is to be said, which are most, so many are enough.
BLANKS_KEPT = 0.3
#: How much more it weighs to say such a letter where none stands.
INVENTION = 8.0
PASSES = 25
STEPS_AT_ONCE = 2048
DECAY = 5e-6
#: Natural logarithm of how much rarer they are on papers than on the lines drawn: in doubt the letter without a mark is read.
RARITY = 2.0


@dataclass
class Ending:
    """The last product: what each step shows, by what speaks for each class."""

    read: str
    weights: Floats
    bias: Floats
    product: NodeProto
    total: NodeProto


def learn_letters(graph: Graph, characters: list[str], drawn: Path) -> None:
    """`characters`: what each class is read as, the blank first."""
    ending = join_products(graph)
    taught = np.array([at for at, character in enumerate(characters) if is_taught(character)])
    shown, wanted = look_at_lines(graph, ending, characters, drawn)
    change, shift = fit(ending, taught, torch.from_numpy(shown), torch.from_numpy(wanted))
    ending.weights[:, taught] += change
    ending.bias[taught] += shift - RARITY
    weights, bias = f"{ending.read}/letters", f"{ending.read}/letters/bias"
    graph.constants[weights], graph.constants[bias] = ending.weights, ending.bias
    output = ending.total.output[0]
    graph.replace(
        ending.total,
        plain_node("MatMul", [ending.read, weights], f"{output}/product"),
        plain_node("Add", [f"{output}/product", bias], output),
    )
    graph.drop_unused(ending.product.output[0])


def join_products(graph: Graph) -> Ending:
    """Two products with nothing between them are one, which can tell more letters apart."""
    [product, total] = last_product(graph)
    ending = Ending(product.input[0], constant_of(graph, product).copy(), constant_of(graph, total).copy(), product, total)
    before = graph.producer(ending.read)
    inner = graph.producer(before.input[0]) if before is not None and before.op_type == "Add" else None
    if before is None or inner is None or inner.op_type != "MatMul" or before.input[1] not in graph.constants:
        return ending
    ending.bias = constant_of(graph, before) @ ending.weights + ending.bias
    ending.weights = constant_of(graph, inner) @ ending.weights
    ending.read = inner.input[0]
    return ending


def last_product(graph: Graph) -> tuple[NodeProto, NodeProto]:
    product = [node for node in graph.nodes if node.op_type == "MatMul"][-1]
    [total] = [node for node in graph.nodes if node.op_type == "Add" and product.output[0] in node.input]
    return product, total


def constant_of(graph: Graph, node: NodeProto) -> Floats:
    return next(graph.constants[name] for name in node.input if name in graph.constants)


def look_at_lines(graph: Graph, ending: Ending, characters: list[str], drawn: Path) -> tuple[Floats, Labels]:
    """Features of the steps of all lines, and the right class of each."""
    random = np.random.default_rng(0)
    class_of = {character: at for at, character in reversed(list(enumerate(characters)))}
    shown, wanted = [], []
    for line, steps in look(graph, ending.read, drawn):
        said = (steps @ ending.weights + ending.bias).argmax(axis=1)
        labels = label_steps(line.text.replace(" ", ""), said, characters, class_of)
        if labels is None:
            continue
        kept = (labels >= 0) & ((labels != 0) | (random.random(len(labels)) < BLANKS_KEPT))
        shown.append(steps[kept])
        wanted.append(labels[kept])
    return np.concatenate(shown), np.concatenate(wanted)


def look(graph: Graph, tensor: str, drawn: Path) -> Iterator[tuple[Line, Floats]]:
    model = to_model(graph)
    model.graph.output.append(onnx.helper.make_tensor_value_info(tensor, onnx.TensorProto.FLOAT, None))
    options = onnxruntime.SessionOptions()
    # A line is small: threads would wait for each other for longer than they compute.
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options)
    for line, pixels in read_lines(drawn):
        [steps] = session.run([tensor], {PIXELS: pixels[None]})
        yield line, steps[0]


def label_steps(text: str, said: Labels, characters: list[str], class_of: dict[str, int]) -> Labels | None:
    """The class of each step, -1 where it is not known; None for a line that was not read at all."""
    runs = find_runs(said, {0, len(characters) - 1})
    pairs = align(text, [characters[one] for one, _, _ in runs])
    if sum(wanted is None or got is None for wanted, got in pairs) > max(2, len(text) // 4):
        return None
    labels = said.astype(np.int64)
    for wanted, got in pairs:
        if got is None:
            continue
        _, first, end = runs[got]
        if wanted is None or text[wanted] not in class_of:
            labels[first:end] = -1
        elif characters[runs[got][0]] != text[wanted]:
            labels[first:end] = class_of[text[wanted]]
    return labels


def find_runs(said: Labels, silent: set[int]) -> list[tuple[int, int, int]]:
    """Each character that is said, with its first step and the one behind its last."""
    runs: list[tuple[int, int, int]] = []
    for step, one in enumerate(said.tolist()):
        if one in silent:
            continue
        if runs and step > 0 and said[step - 1] == one and runs[-1][2] == step:
            runs[-1] = (one, runs[-1][1], step + 1)
        else:
            runs.append((one, step, step + 1))
    return runs


def fit(ending: Ending, taught: Labels, shown: torch.Tensor, wanted: torch.Tensor) -> tuple[Floats, Floats]:
    """Corrections to the weights and the bias of the letters that are taught: a softmax whose other classes are fixed."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    weights, bias = torch.from_numpy(ending.weights), torch.from_numpy(ending.bias)
    position = torch.full((len(bias),), -1, dtype=torch.long)
    position[torch.from_numpy(taught)] = torch.arange(len(taught))
    others = position < 0
    at = position[wanted]
    rest, own, letters = [], [], []
    for steps, labels in zip(shown.split(4096), wanted.split(4096), strict=True):
        scores = steps @ weights + bias
        rest.append(scores[:, others].logsumexp(1))
        own.append(scores.gather(1, labels[:, None])[:, 0])
        letters.append(scores[:, torch.from_numpy(taught)])
    rest_all, own_all, letters_all = torch.cat(rest), torch.cat(own), torch.cat(letters)
    change = torch.zeros(weights.shape[0], len(taught), requires_grad=True)
    shift = torch.zeros(len(taught), requires_grad=True)
    optimiser = torch.optim.Adam([change, shift])
    for turn in range(PASSES):
        for group in optimiser.param_groups:
            group["lr"] = 0.02 * (1 - turn / PASSES) + 2e-4
        for chosen in torch.randperm(len(shown)).split(STEPS_AT_ONCE):
            scores = letters_all[chosen] + shown[chosen] @ change + shift
            all_of_it = torch.logaddexp(rest_all[chosen], scores.logsumexp(1))
            is_letter = at[chosen] >= 0
            right = torch.where(is_letter, scores.gather(1, at[chosen].clamp(min=0)[:, None])[:, 0], own_all[chosen])
            loss = (torch.where(is_letter, 1.0, INVENTION) * (all_of_it - right)).mean() + DECAY * (change**2).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return change.detach().numpy(), shift.detach().numpy()
