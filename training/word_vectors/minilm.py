"""all-MiniLM-L6-v2, no more of it than it takes to turn texts into vectors: six layers of BERT, the mean over all tokens, length one."""

from __future__ import annotations

import json
from pathlib import Path

import torch
from safetensors.torch import load_file
from tokenizers import Tokenizer
from torch import Tensor
from torch.nn import functional

BATCH = 256


class MiniLM:
    def __init__(self, folder: Path) -> None:
        self.weights = load_file(folder / "model.safetensors")
        config = json.loads((folder / "config.json").read_text("utf-8"))
        self.layers: int = config["num_hidden_layers"]
        self.heads: int = config["num_attention_heads"]
        self.epsilon: float = config["layer_norm_eps"]
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.no_padding()

    def encode(self, texts: list[str]) -> Tensor:
        return self.of_tokens([self.tokenizer.encode(text).ids for text in texts])

    @torch.inference_mode()
    def of_tokens(self, rows: list[list[int]]) -> Tensor:
        """One vector a row; rows hold their [CLS] and [SEP]."""
        vectors = torch.empty(len(rows), self.weights["embeddings.word_embeddings.weight"].shape[1])
        order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            longest = max(len(rows[at]) for at in chosen)
            tokens = torch.tensor([rows[at] + [0] * (longest - len(rows[at])) for at in chosen])
            mask = torch.tensor([[1.0] * len(rows[at]) + [0.0] * (longest - len(rows[at])) for at in chosen])
            hidden = self.forward(tokens, mask)
            mean = (hidden * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
            vectors[torch.tensor(chosen)] = functional.normalize(mean, dim=1)
        return vectors

    def forward(self, tokens: Tensor, mask: Tensor) -> Tensor:
        weights = self.weights
        words = weights["embeddings.word_embeddings.weight"][tokens]
        places = weights["embeddings.position_embeddings.weight"][: tokens.shape[1]]
        kinds = weights["embeddings.token_type_embeddings.weight"][0]
        hidden = self.norm(words + places + kinds, "embeddings.LayerNorm")
        unseen = (1 - mask)[:, None, None] * torch.finfo(hidden.dtype).min
        for layer in range(self.layers):
            hidden = self.layer(hidden, unseen, f"encoder.layer.{layer}.")
        return hidden

    def layer(self, hidden: Tensor, unseen: Tensor, name: str) -> Tensor:
        def split(part: str) -> Tensor:
            flat: Tensor = self.linear(hidden, f"{name}attention.self.{part}")
            return flat.reshape(*flat.shape[:2], self.heads, -1).transpose(1, 2)

        mixed = functional.scaled_dot_product_attention(split("query"), split("key"), split("value"), attn_mask=unseen)
        mixed = self.linear(mixed.transpose(1, 2).flatten(2), f"{name}attention.output.dense")
        seen = self.norm(hidden + mixed, f"{name}attention.output.LayerNorm")
        inner = functional.gelu(self.linear(seen, f"{name}intermediate.dense"))
        return self.norm(seen + self.linear(inner, f"{name}output.dense"), f"{name}output.LayerNorm")

    def linear(self, hidden: Tensor, name: str) -> Tensor:
        return functional.linear(hidden, self.weights[f"{name}.weight"], self.weights[f"{name}.bias"])

    def norm(self, hidden: Tensor, name: str) -> Tensor:
        size = (hidden.shape[-1],)
        return functional.layer_norm(hidden, size, self.weights[f"{name}.weight"], self.weights[f"{name}.bias"], self.epsilon)
