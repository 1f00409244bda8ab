"""Writes the network as ONNX in bytes, with the names of what it says, and tells how far the bytes are from the floats.

`python -m page_model.export --run DIR --out networks`
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import Tensor, nn

from .examples import Example, to_batch, to_example
from .network import PageNetwork, Size
from .papers import read_shard
from .vocabulary import FIELDS, KINDS, ROLES

INPUTS = ("grams", "dense", "offsets", "alignments", "neighbours")
OUTPUTS = ("roles", "previous", "captions", "fields", "others", "kinds", "first_page")


class OnePage(nn.Module):
    """A page instead of a batch, probabilities instead of their logarithms."""

    def __init__(self, network: PageNetwork) -> None:
        super().__init__()
        self.network = network

    def forward(self, grams: Tensor, dense: Tensor, offsets: Tensor, alignments: Tensor, neighbours: Tensor) -> tuple[Tensor, ...]:
        mask = torch.ones_like(grams[:, :1]).squeeze(1)[None] > 0
        answers = self.network(grams[None], dense[None], offsets[None], alignments[None], neighbours[None], mask)
        return (
            answers.role[0].exp(),
            answers.previous[0].exp(),
            answers.caption[0].exp(),
            answers.field[0].exp(),
            answers.about_other[0].sigmoid(),
            answers.kind[0].exp(),
            answers.first_page.sigmoid(),
        )


def load(run: Path) -> PageNetwork:
    state = torch.load(run / "checkpoint.pt", weights_only=True, map_location="cpu")
    network = PageNetwork(Size(**state["size"]))
    network.load_state_dict(state["average"])
    network.forget_padding()
    return network.eval()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--papers", type=Path, required=True, help="a shard to compare bytes with floats on")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    page = OnePage(load(options.run)).eval()
    papers = [e for e in (to_example(paper, None) for paper, _ in zip(read_shard(options.papers), range(40), strict=False)) if e]
    floats = options.out / "page-model-floats.onnx"
    sample = tuple(tensor[0] for tensor in to_batch(papers[:1]).inputs()[:5])
    words = {0: "words"}
    torch.onnx.export(
        page,
        sample,
        floats,
        input_names=list(INPUTS),
        output_names=list(OUTPUTS),
        dynamic_axes={
            "grams": words,
            "dense": words,
            "offsets": {0: "words", 1: "words"},
            "alignments": {0: "words", 1: "words"},
            "neighbours": words,
            **{name: words for name in OUTPUTS[:5]},
        },
        opset_version=18,
        dynamo=False,
    )
    target = options.out / "page-model.onnx"
    # Two thirds of the network are the letters, which bytes hold well; products in bytes would round what passes through them as well.
    quantize_dynamic(floats, target, weight_type=QuantType.QInt8, op_types_to_quantize=["Gather"], nodes_to_quantize=letters(floats))
    names = {"roles": ROLES, "fields": FIELDS, "kinds": KINDS}
    (options.out / "page-model.json").write_text(json.dumps(names, indent=1) + "\n")
    compare(page, floats, target, papers)
    floats.unlink()


def letters(floats: Path) -> list[str]:
    """The name of the node that looks groups of letters up: the largest table."""
    graph = onnx.load(floats).graph
    size = {table.name: int(np.prod(table.dims)) for table in graph.initializer}
    return [max((node for node in graph.node if node.op_type == "Gather"), key=lambda node: size.get(node.input[0], 0)).name]


def compare(page: OnePage, floats: Path, quantised: Path, papers: list[Example]) -> None:
    sessions = [ort.InferenceSession(str(path), providers=["CPUExecutionProvider"]) for path in (floats, quantised)]
    worst = 0.0
    same = {name: [0, 0] for name in OUTPUTS[:4]}
    for paper in papers:
        inputs = [tensor[0] for tensor in to_batch([paper]).inputs()[:5]]
        with torch.no_grad():
            expected = [answer.numpy() for answer in page(*inputs)]
        feed = dict(zip(INPUTS, (tensor.numpy() for tensor in inputs), strict=True))
        exact, rough = (session.run(None, feed) for session in sessions)
        worst = max(worst, *(float(np.abs(a - b).max()) for a, b in zip(expected, exact, strict=True)))
        for name, a, b in zip(OUTPUTS[:4], exact, rough, strict=False):
            same[name][0] += int((a.argmax(-1) == b.argmax(-1)).sum())
            same[name][1] += len(a)
    print(f"floats: ONNX within {worst:.1e} of PyTorch")
    print("bytes say the same as floats:", ", ".join(f"{name} {hit / of:.4f}" for name, (hit, of) in same.items()))
    print(f"{quantised.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
