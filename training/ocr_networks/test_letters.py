import random

import numpy as np

from .align import align
from .alphabet import choose_characters, find_classes
from .draw_lines import LETTERS, Writer
from .learn_letters import find_runs, label_steps

CHARACTERS = ["", "O", "n", "s", "l", "Ø", "ň", " "]
CLASS_OF = {character: at for at, character in enumerate(CHARACTERS)}


def test_letters_stand_beside_those_that_they_are_taken_for() -> None:
    assert align("Øy", "Oy") == [(0, 0), (1, 1)]
    assert align("ňl", "nsl") == [(0, 0), (None, 1), (1, 2)]


def test_a_step_is_to_say_what_stands_there() -> None:
    said = np.array([0, 1, 1, 0, 3, 7, 4])
    labels = label_steps("Øsl", said, CHARACTERS, CLASS_OF)
    assert labels is not None
    assert labels.tolist() == [0, 5, 5, 0, 3, 7, 4]


def test_what_was_not_read_teaches_nothing() -> None:
    assert label_steps("Øslnnnnn", np.array([0, 0, 1, 0]), CHARACTERS, CLASS_OF) is None


def test_a_blank_parts_two_of_a_kind() -> None:
    assert find_runs(np.array([2, 2, 0, 2, 7]), {0, 7}) == [(2, 0, 2), (2, 3, 4)]


def test_letters_that_a_network_does_not_know_begin_as_those_like_them() -> None:
    characters = choose_characters(["a", "ş", "Ş", "ţ", "Ţ", "ĺ"])
    assert characters == ["", "a", "ş", "Ş", "ţ", "Ţ", "Ș", "ș", "Ț", "ț", " "]
    assert find_classes(characters, ["a", "ş", "Ş", "ţ", "Ţ", "ĺ"]) == [0, 1, 2, 3, 4, 5, 3, 2, 5, 4, 7]


def test_every_letter_is_drawn() -> None:
    writer = Writer(["straat", "berlin"], random.Random(1))
    drawn = "".join(writer.invent(turn) for turn in range(len(LETTERS) * 2))
    assert all(letter in drawn for letter in LETTERS)
