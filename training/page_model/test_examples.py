"""Examples contain exactly the words of the paper."""

from typing import Any

import numpy as np
import torch

from .examples import IGNORED, NOT_VALUE, REAL_FORM, UNKNOWN_CAPTION, to_batch, to_example
from .losses import losses
from .network import PageNetwork, Size
from .noise import misread, space_out
from .vocabulary import CAPTION, FIELD_NUMBER, VALUE
from .words import fold, grams

PAPER: dict[str, Any] = {
    "kind": "invoice",
    "first": True,
    "width": 800,
    "height": 1000,
    "words": ["Last", "name:", "Jane", "Doe", "printed"],
    "boxes": [v for x in (10, 50, 120, 160, 300) for v in (x, 20, x + 30, 32, 21, 31)],
    "of": [0, 0, 1, 1, 2],
    "spans": [[CAPTION, "surname", -1, 0], [VALUE, "surname", 0, 1], [NOT_VALUE, None, -1, 0]],
}


def test_spans_captions_and_fields() -> None:
    example = to_example(PAPER, None)
    assert example is not None
    assert example.previous.tolist() == [-1, 0, -1, 2, UNKNOWN_CAPTION]
    assert example.caption_of.tolist() == [-1, -1, 0, 0, -1]
    assert example.field.tolist() == [FIELD_NUMBER["surname"]] * 4 + [IGNORED]
    assert example.other.tolist() == [0, 0, 1, 1, IGNORED]
    batch = to_batch([example])
    assert batch.caption[0, 2].tolist() == [True, True, False, False, False, False]
    assert batch.caption[0, 0].tolist() == [False] * 5 + [True]


def test_what_a_blank_of_a_real_form_asks_is_not_known_where_it_was_not_guessed() -> None:
    spans = [[CAPTION, None, -1, 0], [VALUE, None, 0, 0], [NOT_VALUE, None, -1, 0]]
    example = to_example({**PAPER, "frame": REAL_FORM, "spans": spans}, None)
    assert example is not None
    assert set(example.field.tolist()) == {IGNORED}


def test_padding_changes_nothing() -> None:
    torch.manual_seed(0)
    network = PageNetwork(Size(width=32, layers=2, heads=2, inner=32, letters=8, mixed=8, pointer=8)).eval()
    short, long = (
        to_example(PAPER, None),
        to_example({**PAPER, "words": PAPER["words"] * 2, "boxes": PAPER["boxes"] * 2, "of": PAPER["of"] * 2}, None),
    )
    assert short is not None and long is not None
    alone, together = network(*to_batch([short]).inputs()), network(*to_batch([short, long]).inputs())
    torch.testing.assert_close(alone.role[0], together.role[0, :5], atol=1e-5, rtol=1e-4)
    torch.testing.assert_close(alone.kind[0], together.kind[0], atol=1e-5, rtol=1e-4)


def test_a_step_makes_the_losses_smaller() -> None:
    torch.manual_seed(0)
    network = PageNetwork(Size(width=32, layers=2, heads=2, inner=32, letters=8, mixed=8, pointer=8))
    optimiser = torch.optim.AdamW(network.parameters(), lr=1e-2)
    example = to_example(PAPER, None)
    assert example is not None
    batch = to_batch([example])
    totals = []
    for _ in range(20):
        total = torch.stack(losses(network(*batch.inputs()), batch)).sum()
        optimiser.zero_grad()
        total.backward()
        optimiser.step()
        totals.append(total.item())
    assert totals[-1] < totals[0] / 2


def test_letters_are_folded() -> None:
    assert fold("Müller-12") == "muller-00"
    assert len(grams("x" * 300)) == 40


def test_letters_looked_up_one_by_one_are_those_taken_as_bags() -> None:
    network = PageNetwork(Size(width=32, layers=1, heads=2, inner=32, letters=8, mixed=8, pointer=8))
    example = to_example(PAPER, None)
    assert example is not None
    table = to_batch([example]).grams
    torch.testing.assert_close(network.letters(table).sum(2), network._read_letters(table))


def test_numbers_that_fall_apart_stay_one_value() -> None:
    texts, boxes = ["Phone", "(617)555-0134"], np.array([[0.0, 0, 50, 10], [60, 0, 190, 10]])
    for seed in range(20):
        apart = space_out(texts, boxes, np.array([0, 1]), np.random.default_rng(seed))
        assert "".join(apart.texts) == "".join(texts)
        assert apart.texts[0] == "Phone"
        assert set(apart.of[1:].tolist()) == {1}
        assert np.all(np.diff(apart.boxes[:, 0]) > 0)


def test_misreading_keeps_ticks() -> None:
    random = np.random.default_rng(1)
    assert misread("☒", 1.0, random) == "☒"
    assert misread("Invoice", 0.0, random) == "Invoice"
