"""Measures the letters of drawn lines that the recognisers read, as the engine asks them: the careful one where the quick one is not sure.

python -m ocr_networks.measure_letters --networks ../networks --lines DATA/held-out
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

import numpy as np
import onnxruntime

from .align import align
from .alphabet import LATIN, is_taught
from .learn_letters import find_runs
from .lines import Bytes, read_lines
from .pixels import PIXELS

#: As `recognise/read-line.ts` has them.
DOUBT_MOST, DOUBT_LEAST = 0.99, 0.35


class Reader:
    def __init__(self, path: Path, characters: list[str]) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(path, options)
        self.characters = characters
        self.is_read = np.array([one == "" or LATIN.fullmatch(one) is not None for one in characters])

    def read(self, pixels: Bytes) -> tuple[list[str], float]:
        """The characters without spaces, and how sure it is of them in the mean."""
        [[shares]] = self.session.run(None, {PIXELS: pixels[None]})
        shares = np.where(self.is_read, shares, 0)
        runs = find_runs(shares.argmax(axis=1), {0, len(self.characters) - 1})
        sure = [float(shares[first:end, one].max()) for one, first, end in runs]
        return [self.characters[one] for one, _, _ in runs], float(np.mean(sure)) if sure else 0.0


class Count:
    def __init__(self) -> None:
        self.all: Counter[str] = Counter()
        self.right: Counter[str] = Counter()
        self.plain = self.plain_right = self.invented = self.words = self.words_right = 0

    def add(self, text: str, got: list[str]) -> None:
        bare = text.replace(" ", "")
        read_at = {wanted: got[at] if at is not None else "" for wanted, at in align(bare, got) if wanted is not None}
        for at, letter in enumerate(bare):
            is_right = read_at[at] == letter
            if is_taught(letter):
                self.all[letter] += 1
                self.right[letter] += is_right
            else:
                self.plain += 1
                self.plain_right += is_right
                self.invented += is_taught(read_at[at])
        start = 0
        for word in text.split():
            if any(map(is_taught, word)):
                self.words += 1
                self.words_right += all(read_at[start + at] == letter for at, letter in enumerate(word))
            start += len(word)

    def tell(self) -> dict[str, object]:
        return {
            "letters": round(self.right.total() / self.all.total(), 4),
            "words": round(self.words_right / self.words, 4),
            "plain": round(self.plain_right / self.plain, 4),
            "invented": f"{self.invented} of {self.plain}",
            "by letter": {letter: f"{self.right[letter]}/{self.all[letter]}" for letter in sorted(self.all)},
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--networks", type=Path, required=True)
    parser.add_argument("--lines", type=Path, required=True)
    given = parser.parse_args()
    characters = json.loads((given.networks / "ocr-alphabet.json").read_text("utf-8"))
    quick, careful = (Reader(given.networks / f"ocr-{name}.onnx", characters) for name in ("recogniser", "careful-recogniser"))
    counts = {name: Count() for name in ("quick", "careful", "both")}
    twice = lines = 0
    for line, pixels in read_lines(given.lines):
        first, second = quick.read(pixels), careful.read(pixels)
        is_doubtful = DOUBT_LEAST <= first[1] < DOUBT_MOST
        lines, twice = lines + 1, twice + is_doubtful
        both = second if is_doubtful and second[1] >= first[1] else first
        for name, (text, _) in {"quick": first, "careful": second, "both": both}.items():
            counts[name].add(line.text, text)
    print(json.dumps({"twice": round(twice / lines, 3), **{name: count.tell() for name, count in counts.items()}}, ensure_ascii=False))


if __name__ == "__main__":
    main()
