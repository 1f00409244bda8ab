"""Real pages: words that are no fact, other values in the place of theirs, and going on from a network that ships."""

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime as ort
import pytest
import torch

from .examples import NO_FACT, to_batch, to_example
from .export import INPUTS, OnePage
from .load_network import load_network
from .losses import NAMES, losses
from .network import PageNetwork, Size
from .other_values import OtherValues
from .vocabulary import FIELD_NUMBER, VALUE

SHIPPED = Path(__file__).parents[2] / "networks" / "page-model.onnx"
SIZE = Size(width=192, layers=8, heads=6, inner=640, letters=64, mixed=40, pointer=64)


def page(**others: Any) -> dict[str, Any]:
    words = ["Net", "pay", "1,204.50", "Employee", "Ada", "Marsh", "4417"]
    return {
        "seed": "a#1",
        "frame": "text",
        "kind": "pay_stub",
        "first": True,
        "width": 600,
        "height": 800,
        "words": words,
        "boxes": [n for i in range(len(words)) for n in (60 * i, 100, 60 * i + 50, 110, 100, 110)],
        "of": [1, 1, 2, 1, 3, 3, 1],
        "spans": [[5, None, -1, 0], [NO_FACT, None, -2, 0], [VALUE, "net_pay", -2, 0], [VALUE, "full_name", -2, 0]],
        "names": ["net_pay", "gross_pay", "full_name"],
        "isReal": True,
        **others,
    }


def test_words_that_are_no_fact_count_against_the_fields_that_the_truth_tells() -> None:
    torch.manual_seed(1)
    network = PageNetwork(Size())
    told = to_example(page(), None)
    silent = to_example(page(names=[]), None)
    assert told and silent
    assert sorted(told.denied) == sorted(FIELD_NUMBER[name] for name in ("net_pay", "gross_pay", "full_name"))
    no_fact = [losses(network(*batch.inputs()), batch)[NAMES.index("no_fact")].item() for batch in (to_batch([told]), to_batch([silent]))]
    assert no_fact[0] > 0
    assert no_fact[1] == 0


def test_numbers_are_exchanged_everywhere_and_words_in_values_alone(tmp_path: Path) -> None:
    names = [f"N{letter}me" for letter in "abcdefgh"]
    paper = {
        "words": [*names, *(f"{n},000.00" for n in range(1, 9))],
        "of": [0] * 8 + [1] * 8,
        "spans": [[VALUE, "full_name"], [VALUE, "net_pay"]],
    }
    with gzip.open(tmp_path / "a.jsonl.gz", "wt") as file:
        file.write(json.dumps(paper))
    others = OtherValues(tmp_path)
    spans = [[1, "net_pay"], [VALUE, "net_pay"], [VALUE, "full_name"], [3, None]]
    random = np.random.default_rng(1)
    drawn = [others.replace(["Marsh", "4,417.50", "Marsh", "12345"], spans, random) for _ in range(40)]
    assert {texts[0] for texts in drawn} == {"Marsh"}
    assert {texts[1] for texts in drawn} - {"4,417.50"} <= {f"{n},000.00" for n in range(1, 9)}
    assert {texts[2] for texts in drawn} - {"Marsh"} <= set(names)
    assert len({texts[1] for texts in drawn}) > 3
    assert len({texts[2] for texts in drawn}) > 3
    assert all(text.isdigit() and len(text) == 5 for texts in drawn for text in texts[3:])


def test_training_goes_on_from_the_network_that_ships() -> None:
    network = PageNetwork(SIZE)
    load_network(SHIPPED, network)
    example = to_example(page(), None)
    assert example
    inputs = [tensor[0] for tensor in to_batch([example]).inputs()[:5]]
    with torch.no_grad():
        expected = [answer.numpy() for answer in OnePage(network.eval())(*inputs)]
    session = ort.InferenceSession(str(SHIPPED), providers=["CPUExecutionProvider"])
    told = session.run(None, dict(zip(INPUTS, (tensor.numpy() for tensor in inputs), strict=True)))
    for ours, theirs in zip(expected, told, strict=True):
        np.testing.assert_allclose(ours, theirs, atol=1e-4)


def test_layers_that_are_added_change_nothing_at_first() -> None:
    example = to_example(page(), None)
    assert example
    batch = to_batch([example])
    answers = []
    for layers in (8, 10):
        network = PageNetwork(Size(**{**SIZE.__dict__, "layers": layers})).eval()
        load_network(SHIPPED, network)
        with torch.no_grad():
            answers.append(network(*batch.inputs()).field)
    torch.testing.assert_close(answers[0], answers[1])


def test_a_network_of_another_width_is_refused() -> None:
    with pytest.raises(ValueError, match="here"):
        load_network(SHIPPED, PageNetwork(Size()))
