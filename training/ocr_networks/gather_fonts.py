"""Makes TrueType files of unpacked `@fontsource` packages, which keep the letters beyond Western Europe in files of their own.

python -m ocr_networks.gather_fonts --from DATA/fontsource --to DATA/fonts
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

STYLES = ("400-normal", "700-normal", "400-italic")
#: What lays letters out and hints them does not survive the merging, and is not needed to draw single letters.
DROPPED = ("GPOS", "GSUB", "GDEF", "kern", "hdmx", "VDMX", "LTSH", "fpgm", "prep", "cvt ", "gasp", "STAT", "MATH")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="source", type=Path, required=True)
    parser.add_argument("--to", dest="target", type=Path, required=True)
    given = parser.parse_args()
    given.target.mkdir(parents=True, exist_ok=True)
    for package in sorted(given.source.iterdir()):
        for style in STYLES:
            parts = [package / "files" / f"{package.name}-{subset}-{style}.woff2" for subset in ("latin", "latin-ext")]
            if all(part.exists() for part in parts):
                merge(parts, given.target / f"{package.name}-{style}.ttf")


def merge(parts: list[Path], target: Path) -> None:
    with TemporaryDirectory() as folder:
        plain = []
        for at, part in enumerate(parts):
            font = TTFont(part)
            font.flavor = None
            for table in DROPPED:
                if table in font:
                    del font[table]
            for glyph in font.getGlyphOrder():
                font["glyf"][glyph].removeHinting()
            plain.append(str(Path(folder) / f"{at}.ttf"))
            font.save(plain[-1])
        Merger().merge(plain).save(target)


if __name__ == "__main__":
    main()
