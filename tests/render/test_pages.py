"""Pages of the board in words: the reader as "You", and names that leave room."""

from __future__ import annotations

from dataclasses import replace

from engines.core import Seat
from render.kit.letters.alt import utf16_length
from render.kit.letters.pages import fitted, names_for, own_first
from render.scene import PAGE

from .micronesia.tables import MIDDLE, scene, view


def test_reader_is_you_and_comes_first() -> None:
    public = scene(view(MIDDLE))
    own = replace(public, reader=Seat(2))
    assert names_for(own, 32) == ["Aki", "ベンジャミン", "You", "Dmitri Karamazov"]
    assert names_for(public, 8)[3] == "Dmitri…"
    assert own_first(own, 4, start=3) == [2, 3, 0, 1]
    assert own_first(public, 4, start=3) == [3, 0, 1, 2]


def test_names_are_cut_as_far_as_the_page_needs_it() -> None:
    long = replace(scene(view(MIDDLE)), names=("x" * 32, "y" * 32, "z" * 32, "w" * 32))
    assert fitted(long, "Title", lambda names: names).lines == long.names
    page = fitted(long, "Title", lambda names: [" ".join(names)] * 25)
    assert utf16_length("\n".join((page.title, *page.lines))) <= PAGE
    assert page.lines[0].startswith("xxxxxxxxxxx… yyy")
