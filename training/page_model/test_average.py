"""An averaged network lies between those that it is made of."""

from pathlib import Path

import pytest
import torch

from .average import average
from .network import PageNetwork, Size

SIZE = Size(width=32, layers=1, heads=2, inner=32, letters=8, mixed=8, pointer=8)


def keep(run: Path, network: PageNetwork) -> Path:
    run.mkdir()
    torch.save({"average": network.state_dict(), "size": network.describe(), "step": 1, "pages": 2}, run / "checkpoint.pt")
    return run


def test_by_the_share_of_each(tmp_path: Path) -> None:
    one, other = PageNetwork(SIZE), PageNetwork(SIZE)
    told = average({keep(tmp_path / "one", one): 3.0, keep(tmp_path / "other", other): 1.0})
    torch.testing.assert_close(told["average"]["role.weight"], one.role.weight.detach() * 0.75 + other.role.weight.detach() * 0.25)
    assert told["size"] == one.describe()


def test_networks_of_different_sizes_are_refused(tmp_path: Path) -> None:
    runs = {keep(tmp_path / "one", PageNetwork(SIZE)): 1.0, keep(tmp_path / "other", PageNetwork(Size(width=48, heads=2))): 1.0}
    with pytest.raises(ValueError, match="others"):
        average(runs)
