"""Features of a word for the network: hashed groups of letters and its shape. The engine computes the same in TypeScript."""

import re
import unicodedata
from functools import lru_cache

import numpy as np

BUCKETS = 32_768
MAX_GRAMS = 40
_CUT = 24

_FNV_PRIME = 16_777_619
_FNV_OFFSET = 2_166_136_261

_DATE = re.compile(r"^\d{1,4}[/.\-]\d{1,2}([/.\-]\d{1,4})?$")
_AMOUNT = re.compile(r"^[\-(]?[$€£]?\d{1,3}([.,' ]?\d{3})*([.,]\d{1,2})?\)?$")
_NUMBERED = re.compile(r"^\(?(\d{1,2}|[a-zA-Z])[.)]$")
_SIGNS = ":.,-/()#$%&'*@|_<€£"


def fold(text: str) -> str:
    """Lower case without accents, digits alike, at most 24 characters."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
    return re.sub(r"[0-9]", "0", bare)[:_CUT]


def _hash(text: str, seed: int) -> int:
    """FNV-1a over UTF-8; bucket 0 is kept for "nothing"."""
    value = (_FNV_OFFSET ^ seed) & 0xFFFFFFFF
    for byte in text.encode("utf-8"):
        value = ((value ^ byte) * _FNV_PRIME) & 0xFFFFFFFF
    return 1 + (value >> 4) % (BUCKETS - 1)


@lru_cache(maxsize=400_000)
def grams(text: str) -> tuple[int, ...]:
    """The whole word, then its groups of two to four letters, as buckets."""
    marked = f"^{fold(text)}$"
    found = [_hash(marked, 1)]
    for size in (3, 4, 2):
        found.extend(_hash(marked[at : at + size], 0) for at in range(len(marked) - size + 1))
    return tuple(found[:MAX_GRAMS])


@lru_cache(maxsize=400_000)
def shape(text: str) -> tuple[float, ...]:
    """Shares of digits and letters, length, and the signs that tell captions from values."""
    length = max(1, len(text))
    digits = sum("0" <= c <= "9" for c in text)
    upper = sum(c.isupper() for c in text)
    lower = sum(c.islower() for c in text)
    last = text[-1:]
    flags = [
        len(text) == 1,
        last == ":",
        last in (".", ",", ";"),
        last == "?",
        text[:1].isupper(),
        upper > 1 and lower == 0,
        digits == length,
        digits > 0,
        digits >= 6,
        text[:1] == "(",
        last == ")",
        text == "☐",
        text == "☒",
        text in ("X", "x"),
        bool(_DATE.match(text)),
        bool(_AMOUNT.match(text)),
        bool(_NUMBERED.match(text)),
        set(text) <= set("_.-=~—–"),
        text.count("<") > 1,
        digits > 0 and upper + lower > 0,
    ]
    numbers = [digits / length, upper / length, lower / length, (length - digits - upper - lower) / length, min(length, 16) / 16]
    return (*numbers, *map(float, flags), *(float(sign in text) for sign in _SIGNS))


SHAPE_SIZE = len(shape("a"))


def gram_table(texts: list[str]) -> np.ndarray:
    """One row of buckets a word, filled up with 0."""
    table = np.zeros((len(texts), MAX_GRAMS), np.int32)
    for row, text in enumerate(texts):
        found = grams(text)
        table[row, : len(found)] = found
    return table
