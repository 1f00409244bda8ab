"""Wordings of each field on papers and forms: the lexicon's captions, by fact and language."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Wording:
    field: str
    language: str
    text: str


def read_wordings(lexicon: Path) -> list[Wording]:
    """Those of one field each: what several are asked by says nothing of likeness, nor does a caption for two at once."""
    found: dict[tuple[str, str], Wording] = {}
    fields: dict[str, set[str]] = {}
    for file in sorted((lexicon / "captions").glob("*.json")):
        for field, entries in json.loads(file.read_text("utf-8")).items():
            for language, texts in [pair for entry in entries for pair in entry["wordings"].items()]:
                for text in texts:
                    fields.setdefault(squash(text), set()).add(field)
                    found.setdefault((field, squash(text)), Wording(field, language, text))
    return [one for (field, key), one in found.items() if "+" not in field and len(fields[key]) == 1 and len(key) > 2]


def squash(text: str) -> str:
    return re.sub(r"[^\w]|_", "", text.lower())


def read_captions(file: Path) -> list[Wording]:
    rows = [line.split("\t") for line in file.read_text("utf-8").splitlines()]
    return list(dict.fromkeys(Wording(field, "", caption) for _, field, caption in rows))
