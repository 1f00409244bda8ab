"""Writes what this side computes from words and boxes, for the engine's test that it computes the same.

`python -m page_model.write_fixture > ../packages/engine/src/page-model/testing/features.json`
"""

import json
import sys

import numpy as np

from .meanings import meaning
from .places import places
from .words import grams, shape

TEXTS = " ".join(
    (
        "Name: Müller Straße İstanbul ÅNGSTRÖM ﬁnance 12/31/2024 31.12.24 $1,234.50 (45) 1. a) x X ☐ ☒ ____ ",
        "..... P<UTOERIKSSON<<ANNA<MARIA john.doe@example.com +49-151-1234567 ÉLÈVE ñandú Ελλάδα Иванов 李明 🙂 ",
        "Sozialversicherungsnummer–Nachweis ? ; I l | €20 £5 100% A1B2 DD/MM/YYYY (optional) e.g., 01/2024 1 ",
        "234,56 -5 #12 & * SAMPLE ",
    )
).split()


def main() -> None:
    random = np.random.default_rng(7)
    boxes = []
    for row in range(12):
        x = float(random.uniform(20, 200))
        for _ in range(int(random.integers(1, 7))):
            wide = float(random.uniform(5, 160))
            top = row * 34 + float(random.uniform(-3, 3))
            boxes.append([round(v, 3) for v in (x, top, x + wide, top + random.uniform(8, 22))])
            x += wide + float(random.uniform(-2, 80))
    height = 1300.0
    told = places(np.array(boxes), height)
    json.dump(
        {
            "words": [
                {
                    "text": text,
                    "grams": grams(text),
                    "shape": [round(v, 6) for v in shape(text)],
                    "meaning": [round(float(v), 5) for v in meaning(text)],
                }
                for text in TEXTS
            ],
            "page": {
                "height": height,
                "boxes": boxes,
                "dense": [[round(float(v), 5) for v in row] for row in told.dense],
                "offsets": told.offsets.flatten().tolist(),
                "alignments": told.alignments.flatten().tolist(),
                "neighbours": told.neighbours.flatten().tolist(),
            },
        },
        sys.stdout,
        ensure_ascii=False,
    )
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
