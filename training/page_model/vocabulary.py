"""The names of what the network can say: roles, fields, kinds of paper. Their order is part of the network."""

import json
from pathlib import Path

ROLES = ("heading", "caption", "value", "prose", "other")
HEADING, CAPTION, VALUE, PROSE, OTHER = range(5)

_names = json.loads((Path(__file__).parent / "vocabulary.json").read_text())
#: The first one stands for everything that is none of our fields.
FIELDS: tuple[str, ...] = ("-", *_names["fields"])
KINDS: tuple[str, ...] = tuple(_names["kinds"])
FIELD_NUMBER = {name: number for number, name in enumerate(FIELDS)}
KIND_NUMBER = {name: number for number, name in enumerate(KINDS)}
