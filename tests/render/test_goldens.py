"""All pictures match their goldens, and a change would be noticed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from engines.core import Seat
from render import painter
from render.easel import picture
from render.scene import WIDE
from tests.lanes import slow_except
from tests.render.goldens import ALL, ALLOWED, FOLDER, PAINTED, distance, drawn, half
from tests.render.micronesia.tables import KEY, MIDDLE, scene, view

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("key", "name"), ALL)
def test_board_is_opaque_and_wide_and_matches_its_golden(key: str, name: str) -> None:
    image = drawn(key, name)
    assert image.mode == "RGB"
    assert image.width == WIDE
    with Image.open(FOLDER / f"{key}-{name}.png") as golden:
        assert distance(half(image), golden) <= ALLOWED


def test_every_golden_belongs_to_a_table() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == {f"{key}-{name}" for key, name in ALL}
    assert {key for key, _ in OVER} == set(PAINTED), "every game has a table that was won"


@pytest.mark.parametrize(
    "change",
    [
        {"held": {**MIDDLE, 8: (0, 2)}, "sacrificed": (2, 2, 3, 0)},
        {"held": {**MIDDLE, 8: (1, 3)}},
        {"held": {**MIDDLE, 7: (0, 1)}},
        {"dice": (1, 3, 5)},
        {"rolled": (1, 3, 5)},
        {"to_move": 3},
        {"turn": 8},
        {"sacrificed": (1, 2, 4, 0)},
        {"stage": "shift"},
    ],
    ids=lambda change: "-".join(change),
)
def test_every_change_is_visible(change: dict[str, object]) -> None:
    kept: dict[str, object] = {"held": MIDDLE, "sacrificed": (1, 2, 3, 0), "to_move": 2}
    before, after = view(**kept), view(**{**kept, **change})  # type: ignore[arg-type]
    pictures = [half(painter(KEY).paint(shown, scene(shown))) for shown in (before, after)]
    assert distance(*pictures) > ALLOWED


FIRST = [next(pair for pair in ALL if pair[0] == key) for key in PAINTED]
"""A table of each game."""


@pytest.mark.slow
def test_another_process_draws_the_same_bytes() -> None:
    """Pictures do not depend on the order of sets, on ``hash`` or on earlier pictures."""
    code = (
        "import hashlib, sys; from tests.render.goldens import drawn;"
        "[print(hashlib.sha256(drawn(*each.split('/')).tobytes()).hexdigest()) for each in sys.argv[1:]]"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-c", code, *("/".join(pair) for pair in reversed(FIRST))]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    here = [hashlib.sha256(drawn(*pair).tobytes()).hexdigest() for pair in reversed(FIRST)]
    assert done.stdout.split() == here


@pytest.mark.parametrize("key", PAINTED)
def test_same_table_gives_the_same_bytes_whatever_was_painted_before(key: str) -> None:
    first, *_, last = PAINTED[key]
    found = picture(key, *PAINTED[key][first]())
    drawn(key, last)
    assert picture(key, *PAINTED[key][first]()) == found


OVER = [(key, name) for key, name in ALL if (outcome := PAINTED[key][name]()[1].outcome) and outcome.winners]


@pytest.mark.parametrize(
    ("key", "name"), slow_except(OVER, *{key: (key, name) for key, name in reversed(OVER)}.values())
)
def test_seat_given_up_wears_no_crown(key: str, name: str) -> None:
    """The crowns of the winners are all that changes, and without winners to crown there is none."""
    view, scene = PAINTED[key][name]()
    assert scene.outcome is not None
    left = replace(scene, given_up=frozenset(scene.outcome.winners))
    assert (scene.crowned, left.crowned) == (scene.outcome.winners, ())
    artist = painter(key)
    assert distance(half(artist.paint(view, scene)), half(artist.paint(view, left))) > ALLOWED
    others = replace(scene, given_up=frozenset({*map(Seat, range(len(scene.names)))} - {*scene.outcome.winners}))
    assert artist.paint(view, others).tobytes() == artist.paint(view, scene).tobytes()
