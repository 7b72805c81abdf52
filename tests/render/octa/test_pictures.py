"""Every change is seen, and nothing hidden is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image

from engines.core import Action, Event, FastChance
from engines.octa import GAME
from engines.octa.actions import Picked, Roll, Sorted
from engines.octa.rules import pick
from render.kit.encode import encode
from render.octa import PAINTER

from ..goldens import ALLOWED, distance, half
from .tables import CHIPS, CROWDED, FIVE, NOWHERE, TABLES, shown, state


@pytest.mark.parametrize("name", TABLES)
def test_a_picture_is_light_enough_to_send(name: str) -> None:
    assert len(encode(PAINTER.paint(*TABLES[name]()))[0]) <= 700_000


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_number_of_players_has_a_row_each(seats: int) -> None:
    table = state(CROWDED[:seats], [(seats - 1, 3)])
    names = FIVE[:seats]
    for seat in range(seats):
        renamed = [*names[:seat], "W" * 9, *names[seat + 1 :]]
        one, other = (half(PAINTER.paint(*shown(table, names=list(given)))) for given in (names, renamed))
        assert distance(one, other) > ALLOWED


# --- what is seen ------------------------------------------------------------------------------------------------


def painted(
    markers: Sequence[tuple[int, ...]] = CROWDED,
    chips: Sequence[tuple[int, int]] = CHIPS[:4],
    events: Sequence[Event] = (),
    choices: Sequence[Action] = (),
    **changes: Any,
) -> Image.Image:
    return half(PAINTER.paint(*shown(state(markers, chips, **changes), events=events, choices=choices)))


def moved(seat: int, route: int, space: int) -> list[tuple[int, ...]]:
    """The crowded table with one marker elsewhere."""
    markers = [list(row) for row in CROWDED]
    markers[seat][route - 1] = space
    return [tuple(row) for row in markers]


@pytest.mark.parametrize(
    "change",
    [
        {"markers": moved(3, 6, 4)},
        {"markers": moved(4, 8, 5)},
        {"markers": moved(0, 5, 0)},
        {"chips": [*CHIPS[:3], (4, 7)]},
        {"chips": CHIPS},
        {"lid": (2, 3, 1, 4, 3, 3, 2, 2)},
        {"box": 7},
        {"to_move": 2},
        {"acted": True},
        {"thrown": (2, 2)},
        {"thrown": (2, 3)},
        {"hand": 3},
        {"left": (False, False, True, False, False)},
        {"events": [Picked(seat=0, number=1, count=3, old=4, space=7)]},
        {"events": [Sorted(seat=4, round=4, dice=(4, 4), lid=(2, 3, 1, 4, 2, 3, 2, 3))]},
        {"choices": [pick(3)]},
        {"choices": [Roll()]},
    ],
    ids=lambda change: "-".join(f"{key} {value}"[:40] for key, value in change.items()),
)
def test_whatever_changes_on_the_table_is_seen(change: dict[str, Any]) -> None:
    assert distance(painted(), painted(**change)) > ALLOWED


def test_the_next_round_is_seen() -> None:
    first, second = (painted([NOWHERE] * 3, chips) for chips in ([(0, 4)], [(2, 4), (0, 5)]))
    assert distance(first, second) > ALLOWED


# --- what is not -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_chips_that_nobody_took_leave_no_trace(name: str) -> None:
    """Only the order of the face-down chips differs: the same bytes, the same words."""
    table = state(CROWDED, CHIPS[:3])
    other = GAME.resample(table, None, FastChance(name))
    for seat in (None, 0, 3):
        assert GAME.view(table, seat) == GAME.view(other, seat)
    pictures = [shown(each, events=TABLES[name]()[1].events) for each in (table, other)]
    first, second = (PAINTER.paint(*each).tobytes() for each in pictures)
    assert first == second
    assert PAINTER.alt(*pictures[0]) == PAINTER.alt(*pictures[1])
