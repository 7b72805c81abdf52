"""The loader of data files: whatever is wrong in one, it says which file, which place and which line."""

from __future__ import annotations

import pytest

from engines.core import BrokenData, Frozen
from engines.core.data import line_of, load, read


class Half(Frozen):
    points: int


class Card(Frozen):
    key: str
    upper: Half


class Box(Frozen):
    size: int
    cards: tuple[Card, ...]


TEXT = """size = 3

[[cards]]
key = "A"
upper = { points = 1 }

[[cards]]
key = "B"
[cards.upper]
points = 2
"""


def test_valid_file_becomes_a_frozen_model():
    box = read(Box, TEXT, "toys/box.toml")
    assert [(card.key, card.upper.points) for card in box.cards] == [("A", 1), ("B", 2)]
    hash(box)


@pytest.mark.parametrize(
    ("old", "new", "place", "line"),
    [
        ("size = 3", 'size = "large"', "size", 1),
        ("size = 3\n", "", "size", 0),
        ('key = "A"\n', "", "cards.0.key", 3),
        ("points = 1", "points = 'one'", "cards.0.upper.points", 5),
        ('key = "B"', "key = 5", "cards.1.key", 8),
        ("points = 2", "pionts = 2", "cards.1.upper.points", 7),
    ],
)
def test_error_names_place_and_line(old, new, place, line):
    with pytest.raises(BrokenData) as caught:
        read(Box, TEXT.replace(old, new), "toys/box.toml")
    assert (caught.value.file, caught.value.place, caught.value.line) == ("toys/box.toml", place, line)
    assert str(caught.value).startswith(f"data/toys/box.toml{f', line {line}' if line else ''} ({place}): ")


def test_missing_key_is_not_searched_in_the_next_table():
    assert line_of(TEXT.replace('key = "A"\n', ""), ("cards", 0, "key")) == 3


def test_invalid_toml_is_reported_with_its_line():
    with pytest.raises(BrokenData, match=r"data/toys/box\.toml, line 2"):
        read(Box, "size = 3\ncards = = 2", "toys/box.toml")


def test_missing_file_is_reported():
    with pytest.raises(BrokenData, match=r"data/toys/box\.toml: it cannot be read"):
        load(Box, "toys/box.toml")
