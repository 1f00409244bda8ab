"""Which characters the recogniser is asked for, of the six thousand that it was trained on."""

from __future__ import annotations

import re
import unicodedata

#: What a character is read as where Unicode's compatibility forms do not say so.
FOLDINGS = {
    **dict(zip("￥￡￠、。，【】〔〕〈〉﹑﹢﹝﹞﹗‧•●∶", "¥£¢,.,[][]<>,+()!···:", strict=True)),
    **dict.fromkeys("″“”〃", '"'),
    **dict.fromkeys("′‘’`´ˋ｀", "'"),
    **dict.fromkeys("∣", "|"),
    **dict.fromkeys("─―", "-"),
    # Between a count and a price stands a letter as a rule, and the network does not tell them apart.
    "×": "x",
}
#: Latin letters, digits, punctuation and signs.
LATIN = re.compile(r"[ -~¡-ɏ€–—·√■□☆★]+")
#: Each of how many characters of other scripts is kept: what looks like one of them is then no sure Latin letter.
STRANGERS = 8


def choose_classes(printed: list[str]) -> tuple[list[int], list[str]]:
    """Of the network's classes (a blank, the printed characters, a space) those that are kept, and what each means."""
    characters = ["", *map(fold, printed), " "]
    kept = [
        at for at, character in enumerate(characters) if at in (0, len(characters) - 1) or LATIN.fullmatch(character) or at % STRANGERS == 0
    ]
    return kept, [characters[at] for at in kept]


def fold(character: str) -> str:
    return FOLDINGS.get(character) or unicodedata.normalize("NFKC", character)
