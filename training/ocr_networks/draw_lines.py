"""Draws lines with the letters of Latin Europe, worn as scans are and cut out as the engine does, for `learn_letters`.

python -m ocr_networks.draw_lines --words DATA/words.json --fonts DATA/fonts --out DATA/lines --lines 6000
"""

from __future__ import annotations

import argparse
import io
import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from .lines import HEIGHT, Bytes, Line

SMALL = "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćċčďđēėęěğġģħīķįľļłńņňőœřśşšťţūůűųŵŷźżžșțßıÿ"
LETTERS = [*SMALL, *(one for one in SMALL.upper() if not one.isascii() and one != "Ÿ"), "İ"]
#: Columns of a line picture that are one step of the recogniser.
STEP = 8
#: Pixels of an em before it becomes as small as on the paper.
DRAWN = 72
WIDEST = 1400
#: Fonts and a tenth of the words are kept for measuring.
HELD_OUT = ("lato", "pt-serif", "titillium-web", "LiberationSerif", "roboto-mono")


class Writer:
    """Invents what a line says: names and words of many languages, and every fourth line without such letters, as papers in English are."""

    def __init__(self, words: list[str], chance: random.Random) -> None:
        self.words, self.chance = words, chance
        self.holding = {letter: [word for word in words if letter in word] for letter in LETTERS}
        self.plain = [word for word in words if word.isascii()]

    def invent(self, turn: int) -> str:
        return self.plain_line() if turn % 4 == 3 else self.line_with(LETTERS[(turn - turn // 4) % len(LETTERS)])

    def plain_line(self) -> str:
        words = [self.chance.choice(self.plain) for _ in range(self.chance.randint(1, 3))]
        if self.chance.random() < 0.4:
            words.insert(self.chance.randint(0, len(words)), self.number())
        line = " ".join(map(self.punctuate, words))
        return self.chance.choice([line.upper(), line.lower(), line, line])

    def line_with(self, letter: str) -> str:
        words = [self.word_with(letter) for _ in range(self.chance.randint(1, 2))]
        if self.chance.random() < 0.5:
            other = self.chance.choice(self.words)
            words.insert(self.chance.randint(0, 1), other.replace("ß", "ss").upper() if words[0].isupper() else other)
        if self.chance.random() < 0.15:
            words.append(self.number())
        return " ".join(map(self.punctuate, words))

    def word_with(self, letter: str) -> str:
        small = "i" if letter == "İ" else letter.lower()
        held = self.holding[letter]
        if held and (small == letter or self.chance.random() < 0.4):
            return self.chance.choice(held)
        like = self.holding.get(small)
        word = self.chance.choice(like or self.plain)
        if not like and (letter != "İ" or "i" not in word):
            at = self.chance.randrange(len(word))
            word = word[:at] + small + word[at + 1 :]
        if small == letter:
            return word
        if letter != "İ" and self.chance.random() < 0.35:
            return letter + word.replace(small, "", 1)[1:]
        return word.replace("ß", "ss").replace(small, letter).upper()

    def punctuate(self, word: str) -> str:
        return word + self.chance.choice([",", ":", ".", ";", "?", ")"]) if self.chance.random() < 0.15 else word

    def number(self) -> str:
        one = self.chance.randint
        return self.chance.choice(
            [
                f"{one(1, 28):02}.{one(1, 12):02}.{one(1950, 2030)}",
                f"{one(1, 12)}/{one(1, 28)}/{one(1980, 2030)}",
                f"{one(1, 999)},{one(0, 999):03}.{one(0, 99):02}",
                f"{one(1, 9999)},{one(0, 99):02}",
                f"({one(100, 999)}) {one(100, 999)}-{one(1000, 9999)}",
                f"${one(1, 999)}",
                f"{one(1, 999)} €",
                "".join(self.chance.choices("ABCDEFGHJKLMNPRSTUVWXYZ0123456789", k=9)),
            ]
        )


class Press:
    """Sets lines in one of many fonts and wears them."""

    def __init__(self, fonts: list[Path], chance: random.Random, seed: int) -> None:
        self.fonts, self.chance = fonts, chance
        self.grain = np.random.default_rng(seed)
        self.faces = {path: ImageFont.truetype(path, DRAWN) for path in fonts}
        self.missing: dict[Path, bytes] = {path: bytes(face.getmask("\uffff")) for path, face in self.faces.items()}

    def set_line(self, text: str) -> tuple[str, Bytes] | None:
        """None where the font lacks a letter, or where nothing is left of the line."""
        path = self.chance.choice(self.fonts)
        if any(bytes(self.faces[path].getmask(one)) == self.missing[path] for one in set(text) if not one.isascii()):
            return None
        ink, paper = self.chance.randint(0, 90), self.chance.randint(200, 255)
        worn = self.wear(self.draw(text, path, ink, paper), paper)
        cut = self.cut(worn, ink, paper)
        return (path.name, self.colour(cut)) if cut is not None and cut.shape[1] <= WIDEST else None

    def draw(self, text: str, path: Path, ink: int, paper: int) -> Image.Image:
        face = self.faces[path]
        apart = self.chance.choice([0.0, 0.0, 0.0, self.chance.uniform(0, 0.12) * DRAWN])
        width = face.getlength(text) + apart * len(text) + 2 * DRAWN
        picture = Image.new("L", (round(width), DRAWN * 3), paper)
        pen, x = ImageDraw.Draw(picture), float(DRAWN)
        for piece in text if apart else [text]:
            pen.text((x, DRAWN * 1.67), piece, font=face, fill=ink, anchor="ls")
            x += face.getlength(piece) + apart
        return picture

    def wear(self, picture: Image.Image, paper: int) -> Image.Image:
        em = self.chance.uniform(11, 44)
        picture = picture.rotate(self.chance.uniform(-0.6, 0.6), resample=Image.Resampling.BICUBIC, fillcolor=paper)
        size = (max(8, round(picture.width * em / DRAWN)), max(8, round(picture.height * em / DRAWN)))
        picture = picture.resize(size, self.chance.choice([Image.Resampling.BOX, Image.Resampling.LANCZOS]))
        picture = picture.filter(ImageFilter.GaussianBlur(self.chance.uniform(0, 0.045) * em))
        tones = (np.asarray(picture, np.float32) - paper) * self.chance.uniform(0.6, 1) + paper
        tones += self.grain.normal(0, self.chance.uniform(0, 9), tones.shape)
        picture = Image.fromarray(np.clip(tones, 0, 255).astype(np.uint8))
        if self.chance.random() < 0.6:
            compressed = io.BytesIO()
            picture.save(compressed, "JPEG", quality=self.chance.randint(40, 90))
            picture = Image.open(compressed).convert("L")
        return picture

    def cut(self, picture: Image.Image, ink: int, paper: int) -> Bytes | None:
        """Ink fills 50 to 88 % of the height, as it does in what the detector finds."""
        dark = np.asarray(picture) < paper - (paper - ink) * 0.45
        rows, columns = np.flatnonzero(dark.any(axis=1)), np.flatnonzero(dark.any(axis=0))
        if len(rows) < 3 or len(columns) < 5:
            return None
        tall = float(rows[-1] - rows[0] + 1) / self.chance.uniform(0.5, 0.88)
        middle = float(rows[0] + rows[-1]) / 2 + self.chance.uniform(-0.05, 0.05) * tall
        wide = HEIGHT / tall * self.chance.choice([1, 1, 1, self.chance.uniform(0.75, 1.25)])
        width = (int((columns[-1] - columns[0] + 1) * wide + 12) // STEP + 1) * STEP
        place = (1 / wide, 0, columns[0] - 6 / wide, 0, tall / HEIGHT, middle - tall / 2)
        line = picture.transform((width, HEIGHT), Image.Transform.AFFINE, place, Image.Resampling.BILINEAR, fillcolor=paper)
        return np.array(line, np.uint8)

    def colour(self, tones: Bytes) -> Bytes:
        if self.chance.random() < 0.06:
            tones = 255 - tones
        tint: NDArray[Any] = self.grain.uniform(0.92, 1, 3) if self.chance.random() < 0.3 else np.ones(3)
        tinted: Bytes = (tones[..., None] * tint).astype(np.uint8)
        return tinted


def is_word_held_out(word: str) -> bool:
    return sum(ord(letter) * (at + 7) for at, letter in enumerate(word)) % 10 == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", type=Path, required=True)
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--lines", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--held-out", action="store_true", help="with the fonts and words that are kept for measuring")
    given = parser.parse_args()
    chance = random.Random(given.seed)
    words = [word for word in json.loads(given.words.read_text("utf-8")) if is_word_held_out(word) == given.held_out]
    fonts = [path for path in sorted(given.fonts.glob("*.ttf")) if path.name.startswith(HELD_OUT) == given.held_out]
    writer, press = Writer(words, chance), Press(fonts, chance, given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    lines: list[Line] = []
    with (given.out / "pixels.bin").open("wb") as file:
        for turn in range(given.lines):
            text = writer.invent(turn)
            drawn = press.set_line(text)
            if drawn is not None:
                font, pixels = drawn
                file.write(pixels.tobytes())
                lines.append(Line(text, pixels.shape[1], font))
    (given.out / "lines.json").write_text(json.dumps([asdict(line) for line in lines], ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
