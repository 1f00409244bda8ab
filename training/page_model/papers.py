"""Papers as the press and the corpus keep them: one JSON object a line, gzipped."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson


def read_shard(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path) as file:
        for line in file:
            yield orjson.loads(line)
