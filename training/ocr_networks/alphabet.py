"""Characters that the recogniser is asked for, of the thousands that it was trained on."""

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
    # `N.º`, `1ª`: as papers that hold text spell them.
    **dict(zip("ºª", "ºª", strict=True)),
}
#: Latin letters, digits, punctuation and signs.
LATIN = re.compile(r"[ -~¡-ɏ€–—·√■□☆★]+")
#: Each of how many characters of other scripts is kept: what looks like one of them is then no sure Latin letter.
STRANGERS = 8
#: Of Romanian, with a comma below: the quick recogniser does not know them, and begins to learn them from those with a cedilla.
BEYOND = dict(zip("ȘșȚț", "ŞşŢţ", strict=True))
#: Of no official language of Europe, or so rare and so like others that they are read wrongly more often than rightly: `Monthĺy`.
UNREAD = "ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĹĺŉŊŋŎŏŔŕŖŗŜŝŦŧŨũŬŭŸſ"
BLANK, SPACE = "", " "


def choose_characters(quick: list[str]) -> list[str]:
    """One alphabet for both recognisers, the blank first and the space last: what the quick one knows, and letters beyond."""
    kept = [one for at, one in enumerate(quick) if one not in UNREAD and (LATIN.fullmatch(read_as(one)) or at % STRANGERS == 0)]
    return [BLANK, *kept, *BEYOND, SPACE]


def find_classes(characters: list[str], known: list[str]) -> list[int]:
    """Class of a network for each character."""
    at = {character: index for index, character in enumerate([BLANK, *known, SPACE])}
    return [at[character] if character in at else at[BEYOND[character]] for character in characters]


def is_taught(character: str) -> bool:
    return bool(re.fullmatch("[À-ÖØ-öø-ɏ]", character))


def read_as(character: str) -> str:
    """Character that it is read as."""
    return FOLDINGS.get(character) or unicodedata.normalize("NFKC", character)
