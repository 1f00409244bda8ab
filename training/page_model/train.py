"""Trains the network on the papers of the press; goes on where it was interrupted.

`python -m page_model.train --papers DIR=SHARE… --run DIR --steps N`
"""

import argparse
import copy
import itertools
import json
import signal
import time
from collections.abc import Iterator
from multiprocessing import Value
from pathlib import Path

import numpy as np
import torch
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from .examples import WINDOW, Batch, Example, to_batch, to_example
from .load_network import load_network
from .losses import NAMES, WEIGHTS, losses
from .network import PageNetwork, Size
from .other_values import OtherValues
from .papers import read_shard

#: Steps over which the network that is exported is averaged.
AVERAGED = 600.0
SAVED_EVERY = 240.0
#: Words after which pages of every length are learnt from.
LONG_PAGES = 20_000_000


class Progress:
    """Number of words learnt from, known to the processes that draw pages too: short pages, with fewer idioms on each, come first."""

    def __init__(self, words: int) -> None:
        self._words = Value("q", words)

    def set(self, words: int) -> None:
        self._words.value = words

    @property
    def longest(self) -> int:
        return 120 + int(self._words.value) // 8_000


def examples(folder: Path, seed: int, progress: Progress, others: OtherValues) -> Iterator[Example]:
    """Papers without end, each time with other noise; shards that the press adds meanwhile are taken in."""
    random = np.random.default_rng(seed)
    while True:
        shards = sorted(folder.glob("*.jsonl.gz"))
        if not shards:
            raise SystemExit(f"no papers in {folder}: let the press print some first")
        for at in random.permutation(len(shards))[: max(8, len(shards) // 4)]:
            papers = list(read_shard(shards[at]))
            for index in random.permutation(len(papers)):
                if min(WINDOW, len(papers[index]["words"])) > progress.longest:
                    continue
                example = to_example(papers[index], random, others=others)
                if example is not None:
                    yield example


def mixed(folders: list[str], seed: int, progress: Progress) -> Iterator[Example]:
    """From several folders, each with the share that is written behind it: `DIR=0.2`. Values of the first one are put on real pages."""
    named = [folder.rpartition("=") if "=" in folder else (folder, "", "1") for folder in folders]
    shares = np.array([float(share) for _, _, share in named])
    others = OtherValues(Path(named[0][0]))
    sources = [examples(Path(folder), seed + index, progress, others) for index, (folder, _, _) in enumerate(named)]
    random = np.random.default_rng(seed)
    while True:
        yield next(sources[random.choice(len(sources), p=shares / shares.sum())])


def batches(source: Iterator[Example], words: int, random: np.random.Generator) -> Iterator[list[Example]]:
    """About `words` words in a batch, pages of like length together."""
    while True:
        pool = sorted(itertools.islice(source, 256), key=len)
        groups: list[list[Example]] = [[]]
        for example in pool:
            if groups[-1] and len(example) * (len(groups[-1]) + 1) > words:
                groups.append([])
            groups[-1].append(example)
        for at in random.permutation(len(groups)):
            yield groups[at]


def rate(step: int, warmth: float, top: float) -> float:
    """A short rise, level, and a fall to nothing as `warmth` goes from 1 to 0: so training can be ended whenever it is wanted."""
    return top * min(1.0, (step + 1) / 300) * min(1.0, max(0.0, warmth))


class Batches(IterableDataset[Batch]):
    """Batches without end; each process that draws them begins with other papers."""

    def __init__(self, folders: list[str], words: int, seed: int, progress: Progress) -> None:
        self._drawn_from = folders, words, seed, progress

    def __iter__(self) -> Iterator[Batch]:
        folders, words, seed, progress = self._drawn_from
        worker = get_worker_info()
        seed += 1_000 * worker.id if worker else 0
        source = batches(mixed(folders, seed, progress), words, np.random.default_rng(seed))
        while True:
            yield to_batch(next(source))


class Stop:
    """Set when the process is told to end: the checkpoint is written first."""

    def __init__(self) -> None:
        self.asked = False
        signal.signal(signal.SIGTERM, self._ask)

    def _ask(self, *_: object) -> None:
        self.asked = True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--papers", nargs="+", required=True, help="folders of papers, `DIR` or `DIR=SHARE`; those of the press first")
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="a network to begin with: ONNX, or the checkpoint of another run")
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--cooling", type=int, default=4_000)
    parser.add_argument("--words", type=int, default=2_048)
    parser.add_argument("--rate", type=float, default=1.2e-3)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--device", default="cpu", help="`cuda` for a graphics processor")
    parser.add_argument("--workers", type=int, default=0, help="processes that draw pages, beside the one that trains")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--long-pages", action="store_true", help="from the first step on, for a network that knows short ones")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long; the same command goes on")
    parser.add_argument("--within", type=float, help="as many steps as fit in so many minutes, cooling over four fifths of them")
    parser.add_argument("--size", type=json.loads, default={}, help="another size of the network, as JSON")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    options.run.mkdir(parents=True, exist_ok=True)
    checkpoint = options.run / "checkpoint.pt"

    device = torch.device(options.device)
    network = PageNetwork(Size(**options.size))
    if options.start and not checkpoint.exists():
        start_from(options.start, network)
    network.to(device)
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.01, betas=(0.9, 0.98), fused=True)
    stop = Stop()
    average = copy.deepcopy(network)
    step = pages = 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True, map_location=device)
        network.load_state_dict(state["network"])
        average.load_state_dict(state["average"])
        optimiser.load_state_dict(state["optimiser"])
        step, pages = state["step"], state["pages"]
    print(f"{sum(p.numel() for p in network.parameters()):,} parameters, from step {step}", flush=True)

    # Without instructions of its own for half numbers a processor is seven times slower with them.
    halves = device.type != "cpu" or torch.cpu._is_avx512_bf16_supported()
    ahead = LONG_PAGES if options.long_pages else 0
    progress = Progress(step * options.words + ahead)
    drawn = DataLoader(
        Batches(options.papers, options.words, options.seed + step, progress),
        batch_size=None,
        num_workers=options.workers,
        pin_memory=device.type == "cuda",
        prefetch_factor=4 if options.workers else None,
    )
    source = iter(drawn)
    started = saved = time.monotonic()
    seen = 0
    sums = torch.zeros(len(NAMES), device=device)
    if options.within:
        options.steps, options.minutes = 10**9, options.within
    while not stop.asked and step < options.steps and time.monotonic() - started < options.minutes * 60:
        drawn_batch = next(source)
        seen += int(drawn_batch.mask.sum())
        batch = drawn_batch.to(device)
        warmth = (options.steps - step) / options.cooling
        if options.within:
            warmth = (1 - (time.monotonic() - started) / 60 / options.within) / 0.8
        for group in optimiser.param_groups:
            group["lr"] = rate(step, warmth, options.rate)
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=halves):
            answers = network(*batch.inputs())
        parts = losses(answers, batch)
        loss = sum((weight * part for weight, part in zip(WEIGHTS, parts, strict=True)), torch.zeros((), device=device))
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        step += 1
        follow(average, network, min(AVERAGED, step / 10))
        progress.set(step * options.words + ahead)
        pages += len(batch.kind)
        sums += torch.stack([part.detach() for part in parts])
        if step % 100 == 0:
            said = " ".join(f"{name} {value / 100:.3f}" for name, value in zip(NAMES, sums.tolist(), strict=True))
            print(f"step {step} pages {pages} {seen / (time.monotonic() - started):.0f} words/s {said}", flush=True)
            sums.zero_()
        if time.monotonic() - saved > SAVED_EVERY or step == options.steps:
            save(network, average, optimiser, step, pages, checkpoint)
            saved = time.monotonic()
    save(network, average, optimiser, step, pages, checkpoint)


def start_from(file: Path, network: PageNetwork) -> None:
    """A network as ONNX, or the checkpoint of another run."""
    if file.suffix == ".onnx":
        load_network(file, network)
    else:
        network.load_state_dict(torch.load(file, weights_only=True, map_location="cpu")["average"])


@torch.no_grad()
def follow(average: PageNetwork, network: PageNetwork, steps: float) -> None:
    """`average` becomes the mean of about the last `steps` steps: it sees better than any one of them before the rate has fallen."""
    torch._foreach_lerp_(list(average.parameters()), list(network.parameters()), 1 / max(1.0, steps))


def save(network: PageNetwork, average: PageNetwork, optimiser: torch.optim.Optimizer, step: int, pages: int, path: Path) -> None:
    state = {
        "network": network.state_dict(),
        "average": average.state_dict(),
        "optimiser": optimiser.state_dict(),
        "size": network.describe(),
        "step": step,
        "pages": pages,
    }
    part = path.with_suffix(".part")
    torch.save(state, part)
    part.replace(path)


if __name__ == "__main__":
    main()
