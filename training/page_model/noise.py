"""Noise of printing, scanning and reading on the words of a page: boxes as tight as the ink, letters misread, words split, joined and lost.

The rates come from pages that were printed and read by our own recogniser.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np

_LIKE = json.loads((Path(__file__).parent / "misreadings.json").read_text())
_DROPPED = _LIKE["dropped"]
_PARTS = re.compile(r"[^/()-]+|[/()-]+")
_SWAPS: dict[str, list[str]] = {sign: list(likes) for sign, likes in _LIKE["swaps"].items()}


@dataclass
class Words:
    """A page's words while noise is put on them; `of` names the span of each."""

    texts: list[str]
    boxes: np.ndarray
    of: np.ndarray


def misread(text: str, rate: float, random: np.random.Generator) -> str:
    """Each sign may be taken for one that looks alike, or be lost."""
    if text in "☐☒":
        return text
    chances = random.random(len(text))
    if chances.min() >= rate:
        return text
    out = []
    for sign, chance in zip(text, chances, strict=True):
        if chance >= rate:
            out.append(sign)
        elif sign in _SWAPS and random.random() < 0.75:
            out.append(_SWAPS[sign][random.integers(len(_SWAPS[sign]))])
        elif random.random() >= _DROPPED:
            out.append(sign)
    return "".join(out)


def with_noise(words: Words, ink: np.ndarray, width: float, height: float, random: np.random.Generator) -> Words:
    """`boxes` are those of the line of type, `ink` the tops and bottoms of the letters themselves."""
    n = len(words.texts)
    boxes = words.boxes.copy()
    scanned = random.random() < 0.55
    kind = random.random()
    if kind < 0.45:
        tight = random.uniform(0.6, 1.0)
        boxes[:, 1] += (ink[:, 0] - boxes[:, 1]) * tight
        boxes[:, 3] += (ink[:, 1] - boxes[:, 3]) * tight
    elif kind < 0.7:
        # Readers of lines give every word of a line the line's height.
        boxes[:, 1] += (boxes[:, 3] - boxes[:, 1]) * random.uniform(0.05, 0.25)
        boxes[:, 3] -= (boxes[:, 3] - boxes[:, 1]) * random.uniform(0.0, 0.2)
    tall = np.maximum(boxes[:, 3] - boxes[:, 1], 2.0)
    keep = np.ones(n, bool)
    texts = list(words.texts)
    of = words.of
    if scanned:
        boxes += random.normal(0, random.choice([0.02, 0.05, 0.08]), boxes.shape) * tall[:, None]
        rate = random.choice([0.0, 0.004, 0.012, 0.03, 0.06])
        if rate:
            texts = [misread(text, rate, random) for text in texts]
        keep &= random.random(n) >= random.choice([0.0, 0.0, 0.01, 0.04])
        _turn(boxes, random.normal(0, 0.006) if random.random() < 0.6 else 0.0, width, height)
    if random.random() < 0.25:
        # A capture at another place on the table: smaller and moved.
        scale = random.uniform(0.6, 1.0)
        boxes *= scale
        boxes[:, [0, 2]] += random.uniform(0, (1 - scale) * width)
        boxes[:, [1, 3]] += random.uniform(0, (1 - scale) * height)
    keep &= np.array([text != "" for text in texts])
    if scanned and random.random() < 0.5:
        read = _join(texts, boxes, of, keep, random.choice([0.01, 0.03, 0.08]), random)
    else:
        chosen = np.flatnonzero(keep)
        read = Words([texts[i] for i in chosen], boxes[chosen], of[chosen])
    return space_out(read.texts, read.boxes, read.of, random) if random.random() < 0.12 else read


def space_out(texts: list[str], boxes: np.ndarray, of: np.ndarray, random: np.random.Generator) -> Words:
    """Written into blanks or combs, numbers and dates fall apart at their separators: 557 - 99 - 7283, ( 617 ) 555, 04 / 07 / 1999."""
    out_texts: list[str] = []
    out_boxes: list[list[float]] = []
    out_of: list[int] = []
    share = random.uniform(0.2, 0.9)
    for text, box, span in zip(texts, boxes, of, strict=True):
        parts = _PARTS.findall(text) if random.random() < share and any(sign.isdigit() for sign in text) else [text]
        each = (box[2] - box[0]) / max(1, len(text))
        at = 0
        for part in parts:
            out_texts.append(part)
            out_boxes.append([box[0] + at * each, box[1], box[0] + (at + len(part)) * each, box[3]])
            out_of.append(int(span))
            at += len(part)
    return Words(out_texts, np.array(out_boxes, np.float64).reshape(-1, 4), np.array(out_of, np.int64))


def _turn(boxes: np.ndarray, angle: float, width: float, height: float) -> None:
    across = (boxes[:, 0] + boxes[:, 2]) / 2 - width / 2
    down = (boxes[:, 1] + boxes[:, 3]) / 2 - height / 2
    move_x = across * np.cos(angle) - down * np.sin(angle) - across
    move_y = across * np.sin(angle) + down * np.cos(angle) - down
    boxes[:, [0, 2]] += move_x[:, None]
    boxes[:, [1, 3]] += move_y[:, None]


def _join(texts: list[str], boxes: np.ndarray, of: np.ndarray, keep: np.ndarray, rate: float, random: np.random.Generator) -> Words:
    """Neighbours on a line that stand close are read as one word now and then, and a word as two."""
    out_texts: list[str] = []
    out_boxes: list[np.ndarray] = []
    out_of: list[int] = []
    for i in np.flatnonzero(keep):
        box = boxes[i]
        tall = box[3] - box[1]
        if out_texts:
            last = out_boxes[-1]
            close = abs(last[1] - box[1]) < tall * 0.4 and -tall * 0.3 < box[0] - last[2] < tall * 0.6
            if close and random.random() < rate * (1 if out_of[-1] == of[i] else 0.3):
                out_texts[-1] += texts[i]
                out_boxes[-1] = np.array([last[0], min(last[1], box[1]), box[2], max(last[3], box[3])])
                out_of[-1] = int(of[i])
                continue
        if len(texts[i]) > 5 and random.random() < rate * 0.3:
            cut = int(random.integers(2, len(texts[i]) - 1))
            middle = box[0] + (box[2] - box[0]) * cut / len(texts[i])
            out_texts += [texts[i][:cut], texts[i][cut:]]
            out_boxes += [np.array([box[0], box[1], middle, box[3]]), np.array([middle, box[1], box[2], box[3]])]
            out_of += [int(of[i]), int(of[i])]
            continue
        out_texts.append(texts[i])
        out_boxes.append(box)
        out_of.append(int(of[i]))
    return Words(out_texts, np.array(out_boxes).reshape(-1, 4), np.array(out_of, np.int64))
