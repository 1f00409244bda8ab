"""Other values of the same look, put in the place of those on real pages: layout and captions are to be learnt, not who is on it."""

import re
from pathlib import Path
from typing import Any

import numpy as np

from .papers import read_shard
from .vocabulary import VALUE

_SHARDS = 2
_MOST = 400
_LETTERS = re.compile(r"[^\W\d_]+")
_DIGIT = re.compile(r"\d")


class OtherValues:
    """Words of values on papers of the press in `folder`, by how they look."""

    def __init__(self, folder: Path) -> None:
        self._numbers: dict[str, list[str]] = {}
        self._words: dict[tuple[str | None, str], list[str]] = {}
        for shard in sorted(folder.glob("*.jsonl.gz"))[:_SHARDS]:
            for paper in read_shard(shard):
                for text, span in zip(paper["words"], paper["of"], strict=True):
                    role, field = paper["spans"][span][:2]
                    if role == VALUE:
                        self._keep(text, field)

    def replace(self, texts: list[str], spans: list[Any], random: np.random.Generator) -> list[str]:
        """`spans` tells role and field of each word. Numbers are replaced everywhere, words only in values."""
        rate = random.uniform(0.2, 1.0)
        return [
            self._other(text, field if role == VALUE else None, role == VALUE, random) if random.random() < rate else text
            for text, (role, field) in zip(texts, spans, strict=True)
        ]

    def _keep(self, text: str, field: str | None) -> None:
        look = _look(text)
        kept = self._numbers.setdefault(look, []) if _DIGIT.search(text) else self._words.setdefault((field, look), [])
        if len(kept) < _MOST:
            kept.append(text)

    def _other(self, text: str, field: str | None, is_value: bool, random: np.random.Generator) -> str:
        if _DIGIT.search(text):
            # A number that stands in a sentence or as a mark of a section is part of the form.
            if not is_value and len(text) < 5:
                return text
            alike = self._numbers.get(_look(text), [])
            if len(alike) < 5:
                return _DIGIT.sub(lambda _: str(random.integers(10)), text)
            return alike[random.integers(len(alike))]
        alike = self._words.get((field, _look(text)), []) if is_value else []
        return alike[random.integers(len(alike))] if len(alike) >= 5 else text


def _look(text: str) -> str:
    """`04/07/1999` is `99/99/9999`, `Köln,` is `Aa,`."""
    if _DIGIT.search(text):
        return _LETTERS.sub("A", _DIGIT.sub("9", text))
    return _LETTERS.sub(_case, text)


def _case(letters: re.Match[str]) -> str:
    text = letters[0]
    if len(text) == 1:
        return "I" if text.isupper() else "i"
    return "A" if text.isupper() else "a" if text.islower() else "Aa"
