"""Papers of the press as examples to learn from, and examples as batches."""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .meanings import MEANING_SIZE, meaning
from .noise import Words, with_noise
from .other_values import OtherValues
from .places import PLACE_SIZE, Places, places
from .vocabulary import CAPTION, FIELD_NUMBER, FIELDS, KIND_NUMBER, VALUE
from .words import MAX_GRAMS, SHAPE_SIZE, gram_table, shape

#: Longer pages are learnt from in parts.
WINDOW = 320
IGNORED = -100
#: Roles of words of real pages: unknown, or anything but a value.
UNKNOWN_ROLE = 5
NOT_VALUE = 6
#: Words of real pages that are none of the facts which the paper's truth would tell.
NO_FACT = 7
#: A value of which no caption is known, though it may have one.
UNKNOWN_CAPTION = -2

REAL_FORM = "real-form"

_SAME_FIELD = {
    "ship_to": "shipping_address",
    "ship_to_address": "shipping_address",
    "previous_employer_1": "previous_employer",
    "previous_employer_2": "previous_employer",
    "mothers_name": "mother_name",
    "fathers_name": "father_name",
    "co_borrower": "co_applicant_name",
    "vat_number": "vendor_vat_number",
    "gender": "sex",
    "company_address": "vendor_address",
    "account_number_2": "account_number",
    "closing_balance_2": "closing_balance",
}


@dataclass
class Example:
    """`previous` and `caption_of` hold −1 for none, −2 for unknown; `caption_of` names spans, not words."""

    grams: np.ndarray
    shapes: np.ndarray
    meanings: np.ndarray
    place: Places
    role: np.ndarray
    previous: np.ndarray
    of: np.ndarray
    caption_of: np.ndarray
    field: np.ndarray
    other: np.ndarray
    kind: int
    first: float
    #: Fields that no word with the role `NO_FACT` is.
    denied: list[int]

    def __len__(self) -> int:
        return len(self.role)


def to_example(
    paper: dict[str, Any], random: np.random.Generator | None, window: int = WINDOW, others: OtherValues | None = None
) -> Example | None:
    """A paper, with noise where there is chance to draw it from; a real one now and then with other values than it has."""
    numbers = np.array(paper["boxes"], np.float64).reshape(-1, 6)
    words = Words(paper["words"], numbers[:, :4].copy(), np.array(paper["of"]))
    width, height = paper["width"], paper["height"]
    if random is not None and others is not None and paper.get("isReal") and random.random() < 0.8:
        words.texts = others.replace(words.texts, [paper["spans"][s][:2] for s in paper["of"]], random)
    if random is not None:
        words = with_noise(words, numbers[:, 4:], width, height, random)
    if len(words.texts) < 3:
        return None
    if len(words.texts) > window:
        start = int(random.integers(0, len(words.texts) - window + 1)) if random is not None else 0
        part = slice(start, start + window)
        words = Words(words.texts[part], words.boxes[part], words.of[part])
    scale = 1000 / width
    spans = paper["spans"]
    of = words.of
    here = set(of.tolist())
    last: dict[int, int] = {}
    previous = np.full(len(of), -1)
    for i, span in enumerate(of.tolist()):
        previous[i] = last.get(span, -1)
        last[span] = i
    role = np.array([spans[s][0] for s in of])
    previous[role >= UNKNOWN_ROLE] = UNKNOWN_CAPTION
    numbers_of_fields = np.array([_field_number(spans[s][1]) for s in of])
    asked = (role == VALUE) | (role == CAPTION)
    if paper.get("isReal"):
        # A fact that the network has no name for says nothing either.
        asked &= numbers_of_fields > 0
    if paper.get("frame") == REAL_FORM:
        # The fact of such a blank was guessed from its name; without a guess it is unknown.
        asked &= np.array([spans[s][1] is not None for s in of])
    return Example(
        grams=gram_table(words.texts),
        shapes=np.array([shape(text) for text in words.texts], np.float32),
        meanings=np.stack([meaning(text) for text in words.texts]),
        place=places(words.boxes * scale, height * scale),
        role=role,
        previous=previous,
        of=of,
        caption_of=np.array([_caption(spans[s], here) for s in of]),
        field=np.where(asked, numbers_of_fields, IGNORED),
        other=np.where(asked, [spans[s][3] for s in of], IGNORED),
        kind=KIND_NUMBER.get(paper["kind"], IGNORED),
        first=float(paper["first"]),
        denied=[number for number in map(_field_number, paper.get("names", [])) if number > 0],
    )


def _caption(span: list[Any], here: set[int]) -> int:
    if span[0] == UNKNOWN_ROLE:
        return UNKNOWN_CAPTION
    return span[2] if span[2] in here or span[2] == UNKNOWN_CAPTION else -1


def _field_number(name: str | None) -> int:
    return FIELD_NUMBER.get(_SAME_FIELD.get(name, name), 0) if name else 0


@dataclass
class Batch:
    """Inputs of the network, then its right answers."""

    grams: Tensor
    dense: Tensor
    offsets: Tensor
    alignments: Tensor
    neighbours: Tensor
    mask: Tensor
    role: Tensor
    previous: Tensor
    #: True where a column may be right; nowhere where that is unknown.
    caption: Tensor
    field: Tensor
    other: Tensor
    kind: Tensor
    first: Tensor
    #: For each page the fields that its `NO_FACT` words are not.
    denied: Tensor

    def to(self, device: torch.device) -> "Batch":
        return Batch(*(getattr(self, each.name).to(device, non_blocking=True) for each in fields(self)))

    def pin_memory(self) -> "Batch":
        """Called by the loader: pages leave for a graphics processor while it works on those before."""
        return Batch(*(getattr(self, each.name).pin_memory() for each in fields(self)))

    def inputs(self) -> tuple[Tensor, ...]:
        return self.grams, self.dense, self.offsets.int(), self.alignments.int(), self.neighbours, self.mask


def to_batch(examples: list[Example]) -> Batch:
    count = len(examples)
    most = max(len(e) for e in examples)
    dense_size = SHAPE_SIZE + PLACE_SIZE + MEANING_SIZE
    grams = np.zeros((count, most, MAX_GRAMS), np.int32)
    dense = np.zeros((count, most, dense_size), np.float32)
    offsets = np.zeros((count, most, most), np.int16)
    alignments = np.zeros((count, most, most), np.int16)
    neighbours = np.full((count, most, 4), most, np.int64)
    mask = np.zeros((count, most), bool)
    role, previous, field, other = (np.full((count, most), IGNORED) for _ in range(4))
    caption = np.zeros((count, most, most + 1), bool)
    denied = np.zeros((count, len(FIELDS)), bool)
    for b, e in enumerate(examples):
        n = len(e)
        grams[b, :n] = e.grams
        dense[b, :n] = np.concatenate([e.shapes, e.place.dense, e.meanings], 1)
        offsets[b, :n, :n] = e.place.offsets
        alignments[b, :n, :n] = e.place.alignments
        neighbours[b, :n] = np.where(e.place.neighbours == n, most, e.place.neighbours)
        mask[b, :n] = True
        role[b, :n] = np.where(e.role == UNKNOWN_ROLE, IGNORED, e.role)
        previous[b, :n] = np.select([e.previous == UNKNOWN_CAPTION, e.previous < 0], [IGNORED, most], e.previous)
        caption[b, :n, :n] = (e.caption_of[:, None] == e.of[None]) & (e.caption_of[:, None] >= 0)
        caption[b, :n, most] = ~caption[b, :n, :most].any(1) & (e.caption_of != UNKNOWN_CAPTION)
        field[b, :n] = e.field
        other[b, :n] = e.other
        denied[b, e.denied] = True
    return Batch(
        *map(torch.from_numpy, (grams, dense, offsets, alignments, neighbours, mask, role, previous, caption, field, other)),
        kind=torch.tensor([e.kind for e in examples]),
        first=torch.tensor([e.first for e in examples]),
        denied=torch.from_numpy(denied),
    )
