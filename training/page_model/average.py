"""Averages networks that went on from one another, weight by weight: they see better on papers unlike those that were learnt last.

`python -m page_model.average --runs DIR=SHARE… --out DIR`

Wortsman et al., "Robust fine-tuning of zero-shot models" (2022) and "Model soups" (2022).
"""

import argparse
from pathlib import Path
from typing import Any

import torch
from torch import Tensor


def average(states: dict[Path, float]) -> dict[str, Any]:
    """A checkpoint of the same size, by the share of each; raises where sizes differ or nothing is given."""
    total = sum(states.values())
    mean: dict[str, Tensor] = {}
    last: dict[str, Any] = {}
    for run, share in states.items():
        state = torch.load(run / "checkpoint.pt", weights_only=True, map_location="cpu")
        if last and state["size"] != last["size"]:
            raise ValueError(f"{run} is {state['size']}, others {last['size']}")
        for name, weight in state["average"].items():
            mean[name] = mean.get(name, 0) + weight.float() * (share / total)
        last = state
    if not mean:
        raise ValueError("no runs")
    return {"average": mean, "size": last["size"], "step": last["step"], "pages": last["pages"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", nargs="+", required=True, help="runs, `DIR` or `DIR=SHARE`")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    named = [run.rpartition("=") if "=" in run else (run, "", "1") for run in options.runs]
    options.out.mkdir(parents=True, exist_ok=True)
    torch.save(average({Path(run): float(share) for run, _, share in named}), options.out / "checkpoint.pt")


if __name__ == "__main__":
    main()
