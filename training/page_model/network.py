"""The network: words as letters, shape and place; attention that knows how two words lie to each other; what each word is."""

from dataclasses import asdict, dataclass

import torch
from torch import Tensor, nn

from .meanings import MEANING_SIZE
from .pair_bias import pair_bias
from .places import ALIGNMENT_BINS, OFFSET_BINS, PLACE_SIZE
from .vocabulary import FIELDS, KINDS, ROLES
from .words import BUCKETS, SHAPE_SIZE

PLAIN_SIZE = SHAPE_SIZE + PLACE_SIZE
DENSE_SIZE = PLAIN_SIZE + MEANING_SIZE
_MASKED = -1e4
#: Shares of what passes on, and of the words' letters, that are left out while training.
DROPPED = 0.1
UNREAD = 0.06


@dataclass(frozen=True)
class Size:
    width: int = 160
    layers: int = 4
    heads: int = 5
    inner: int = 480
    letters: int = 64
    mixed: int = 40
    pointer: int = 64


@dataclass
class Answers:
    """Log probabilities per word, but `about_other` (a logit); the last column of the pointers means "none"."""

    role: Tensor
    previous: Tensor
    caption: Tensor
    field: Tensor
    about_other: Tensor
    kind: Tensor
    first_page: Tensor


class Layer(nn.Module):
    """Attention with a bias for relative place, a look at the four neighbours, then a step by each word for itself."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.heads = size.heads
        self.before = nn.LayerNorm(size.width)
        self.projection = nn.Linear(size.width, 3 * size.width)
        self.out = nn.Linear(size.width, size.width)
        self.narrow = nn.Linear(size.width, size.mixed)
        self.widen = nn.Linear(4 * size.mixed, size.width)
        self.between = nn.LayerNorm(size.width)
        self.step = nn.Sequential(nn.Linear(size.width, size.inner), nn.GELU(approximate="tanh"), nn.Linear(size.inner, size.width))
        self.drop = nn.Dropout(DROPPED)

    def forward(self, x: Tensor, bias: Tensor, neighbours: Tensor) -> Tensor:
        batch, count, width = x.shape
        each = width // self.heads
        normed = self.before(x)
        query, key, value = self.projection(normed).view(batch, count, 3, self.heads, each).permute(2, 0, 3, 1, 4)
        scores = torch.matmul(query * each**-0.5, key.transpose(-1, -2)) + bias
        attended = torch.matmul(scores.softmax(-1), value).transpose(1, 2).reshape(batch, count, width)
        beside = nn.functional.pad(self.narrow(normed), (0, 0, 0, 1))
        flat = neighbours.reshape(batch, count * 4, 1).expand(-1, -1, beside.shape[-1])
        mixed = beside.gather(1, flat).reshape(batch, count, -1)
        x = x + self.drop(self.out(attended) + self.widen(mixed))
        stepped: Tensor = x + self.drop(self.step(self.between(x)))
        return stepped


class Pointer(nn.Module):
    """For each word the probability of every other word, and of none."""

    def __init__(self, width: int, size: int) -> None:
        super().__init__()
        self.size = size
        self.ask = nn.Linear(width, size + 1)
        self.answer = nn.Linear(width, size)

    def forward(self, x: Tensor, bias: Tensor) -> Tensor:
        asked = self.ask(x)
        scores = torch.matmul(asked[..., : self.size] * self.size**-0.5, self.answer(x).transpose(-1, -2)) + bias
        return torch.cat([scores, asked[..., self.size :]], -1).float().log_softmax(-1)


class PageNetwork(nn.Module):
    def __init__(self, size: Size | None = None) -> None:
        super().__init__()
        self.size = size = size or Size()
        self.letters = nn.Embedding(BUCKETS, size.letters, padding_idx=0)
        self.read = nn.Linear(size.letters, size.width)
        self.mean = nn.Linear(MEANING_SIZE, size.width, bias=False)
        self.place = nn.Sequential(nn.Linear(PLAIN_SIZE, size.width), nn.GELU(approximate="tanh"), nn.Linear(size.width, size.width))
        biases = size.heads + 2
        self.offset = nn.Embedding(OFFSET_BINS, biases)
        self.alignment = nn.Embedding(ALIGNMENT_BINS, biases)
        self.layers = nn.ModuleList(Layer(size) for _ in range(size.layers))
        self.last = nn.LayerNorm(size.width)
        self.role = nn.Linear(size.width, len(ROLES))
        self.asked = nn.Linear(size.width, size.width, bias=False)
        self.field = nn.Linear(size.width, len(FIELDS))
        self.other = nn.Linear(size.width, 1)
        self.previous = Pointer(size.width, size.pointer)
        self.caption = Pointer(size.width, size.pointer)
        self.attend = nn.Linear(size.width, 4)
        self.page = nn.Linear(4 * size.width, len(KINDS) + 1)
        nn.init.zeros_(self.asked.weight)
        nn.init.normal_(self.letters.weight, std=0.15)
        self.forget_padding()
        nn.init.normal_(self.offset.weight, std=0.02)
        nn.init.normal_(self.alignment.weight, std=0.02)

    def forward(self, grams: Tensor, dense: Tensor, offsets: Tensor, alignments: Tensor, neighbours: Tensor, mask: Tensor) -> Answers:
        """`grams` B×N×G; `dense` B×N×D: shape, place, meaning; `offsets` and `alignments` B×N×N; `neighbours` B×N×4 (N: none).

        `mask` B×N: true where there is a word.
        """
        known = (grams > 0).to(dense.dtype)
        letters = self._read_letters(grams) / known.sum(2, keepdim=True).clamp(min=1).sqrt()
        if self.training:
            letters = letters * (torch.rand_like(letters[..., :1]) >= UNREAD)
        x = self.read(letters) + self.mean(dense[..., PLAIN_SIZE:]) + self.place(dense[..., :PLAIN_SIZE])
        # Sums over many layers lose too much in half numbers.
        x = x.float()
        bias = pair_bias(self.offset.weight, self.alignment.weight, offsets, alignments)
        hidden = (~mask)[:, None, None].to(dense.dtype) * _MASKED
        shared = (bias[:, :-2] + hidden).to(_half_or_whole(x.device.type))
        for layer in self.layers:
            x = layer(x, shared, neighbours)
        x = self.last(x)
        hidden = hidden[:, 0]
        weights = (self.attend(x) + hidden.transpose(1, 2)).softmax(1)
        page = self.page(torch.einsum("bnk,bnd->bkd", weights, x).flatten(1)).float()
        caption = self.caption(x, bias[:, -1] + hidden)
        # A caption names its value: so the caption's words are seen through the pointers at them.
        named = x + torch.matmul(caption[..., :-1].exp().detach().to(x.dtype), self.asked(x))
        return Answers(
            role=self.role(x).float().log_softmax(-1),
            previous=self.previous(x, bias[:, -2] + hidden),
            caption=caption,
            field=self.field(named).float().log_softmax(-1),
            about_other=self.other(x).float().squeeze(-1),
            kind=page[:, :-1].log_softmax(-1),
            first_page=page[:, -1],
        )

    def _read_letters(self, grams: Tensor) -> Tensor:
        if torch.onnx.is_in_onnx_export():
            summed: Tensor = self.letters(grams).sum(2)
            return summed
        batch, count, _ = grams.shape
        bags = nn.functional.embedding_bag(grams.flatten(0, 1), self.letters.weight, mode="sum", padding_idx=0)
        return bags.view(batch, count, -1)

    def forget_padding(self) -> None:
        """Bucket 0 means "nothing": as bags it is left out, looked up it has to be nothing too."""
        with torch.no_grad():
            self.letters.weight[0] = 0

    def add_nothing_from(self, depth: int) -> None:
        """Layers from `depth` on pass on what they are given, until they have learnt something."""
        with torch.no_grad():
            for name, parameter in self.named_parameters():
                at, _, inner = name.removeprefix("layers.").partition(".")
                if name.startswith("layers.") and int(at) >= depth and inner.startswith(("out.", "widen.", "step.2.")):
                    parameter.zero_()

    def describe(self) -> dict[str, int]:
        return asdict(self.size)


def _half_or_whole(device: str) -> torch.dtype:
    return torch.get_autocast_dtype(device) if torch.is_autocast_enabled(device) else torch.float32
