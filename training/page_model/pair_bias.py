"""The bias of attention for each pair of words: two small tables looked up a million times a page, so forward and backward are compiled."""

import numpy as np
import torch
from numba import njit
from torch import Tensor
from torch.autograd.function import FunctionCtx


@njit(cache=True, fastmath=True)
def _look_up(first: np.ndarray, second: np.ndarray, offsets: np.ndarray, alignments: np.ndarray, out: np.ndarray) -> None:
    batch, channels, pairs = out.shape
    for b in range(batch):
        for c in range(channels):
            for p in range(pairs):
                out[b, c, p] = first[c, offsets[b, p]] + second[c, alignments[b, p]]


@njit(cache=True, fastmath=True)
def _gather(grads: np.ndarray, offsets: np.ndarray, alignments: np.ndarray, first: np.ndarray, second: np.ndarray) -> None:
    batch, channels, pairs = grads.shape
    for b in range(batch):
        for c in range(channels):
            for p in range(pairs):
                grad = grads[b, c, p]
                first[c, offsets[b, p]] += grad
                second[c, alignments[b, p]] += grad


class _PairBias(torch.autograd.Function):
    @staticmethod
    def forward(ctx: FunctionCtx, first: Tensor, second: Tensor, offsets: Tensor, alignments: Tensor) -> Tensor:
        batch, count, _ = offsets.shape
        ctx.save_for_backward(offsets, alignments)
        ctx.sizes = (len(first), len(second), first.shape[1])  # type: ignore[attr-defined]
        out = np.empty((batch, first.shape[1], count * count), np.float32)
        tables = [np.ascontiguousarray(table.detach().numpy().T) for table in (first, second)]
        _look_up(tables[0], tables[1], offsets.numpy().reshape(batch, -1), alignments.numpy().reshape(batch, -1), out)
        return torch.from_numpy(out).view(batch, -1, count, count)

    @staticmethod
    def backward(ctx: FunctionCtx, *grads: Tensor) -> tuple[Tensor, Tensor, None, None]:
        offsets, alignments = ctx.saved_tensors  # type: ignore[attr-defined]
        rows, more, channels = ctx.sizes  # type: ignore[attr-defined]
        batch = len(offsets)
        first, second = np.zeros((channels, rows), np.float32), np.zeros((channels, more), np.float32)
        grad = grads[0].float().contiguous().numpy().reshape(batch, channels, -1)
        _gather(grad, offsets.numpy().reshape(batch, -1), alignments.numpy().reshape(batch, -1), first, second)
        return torch.from_numpy(first.T.copy()), torch.from_numpy(second.T.copy()), None, None


class _PairBiasOnGpu(torch.autograd.Function):
    """There the tables are looked up fast enough; adding a million gradients up in a few hundred rows is what takes long."""

    @staticmethod
    def forward(ctx: FunctionCtx, first: Tensor, second: Tensor, offsets: Tensor, alignments: Tensor) -> Tensor:
        ctx.save_for_backward(offsets, alignments)
        ctx.sizes = (len(first), len(second))  # type: ignore[attr-defined]
        return (first.T[:, offsets] + second.T[:, alignments]).transpose(0, 1).contiguous()

    @staticmethod
    def backward(ctx: FunctionCtx, *grads: Tensor) -> tuple[Tensor, Tensor, None, None]:
        bins = ctx.saved_tensors  # type: ignore[attr-defined]
        by_channel = grads[0].float().transpose(0, 1).flatten(1)
        first, second = (
            torch.stack([torch.bincount(at.flatten(), grad, size) for grad in by_channel], 1)
            for at, size in zip(bins, ctx.sizes, strict=True)  # type: ignore[attr-defined]
        )
        return first, second, None, None


def pair_bias(first: Tensor, second: Tensor, offsets: Tensor, alignments: Tensor) -> Tensor:
    """B×C×N×N from tables of one row a bin and one column a channel."""
    if torch.onnx.is_in_onnx_export() or not first.requires_grad:
        embedding = torch.nn.functional.embedding
        return (embedding(offsets, first) + embedding(alignments, second)).permute(0, 3, 1, 2)
    function = _PairBiasOnGpu if offsets.is_cuda else _PairBias
    biases: Tensor = function.apply(first, second, offsets, alignments)
    return biases
