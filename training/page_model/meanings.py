"""Meaning of a word, as the vector that the engine computes from `networks/word-vectors.*` (`packages/engine/src/meaning`)."""

from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import numpy as np
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

from word_vectors.files import read

NETWORKS = Path(__file__).parents[2] / "networks"
MEANING_SIZE = 64

_UNKNOWN = "[UNK]"
_NOTHING = np.zeros(MEANING_SIZE, np.float32)


@lru_cache(maxsize=1)
def _vectors() -> tuple[Tokenizer, dict[str, int], np.ndarray]:
    pieces = (NETWORKS / "word-vectors.txt").read_text("utf-8").splitlines()
    numbers = {piece: number for number, piece in enumerate(pieces)}
    tokenizer = Tokenizer(models.WordPiece(numbers, unk_token=_UNKNOWN, max_input_chars_per_word=100))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return tokenizer, numbers, read(NETWORKS).numpy()


@lru_cache(maxsize=400_000)
def meaning(text: str) -> np.ndarray:
    """Of length one; nothing for words with digits, single letters, signs, and those of a writing that the vectors do not know."""
    if not _is_worded(text):
        return _NOTHING
    tokenizer, numbers, rows = _vectors()
    unknown = numbers[_UNKNOWN]
    pieces = [number for number in tokenizer.encode(text, add_special_tokens=False).ids if number != unknown]
    vector: np.ndarray = rows[pieces].sum(0)
    length = float(np.linalg.norm(vector))
    return vector / length if length > 0 else _NOTHING


def _is_worded(text: str) -> bool:
    return not any(sign.isdecimal() for sign in text) and any(a.isalpha() and b.isalpha() for a, b in pairwise(text))
