"""The pictures of Octa show every change and nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image

from engines.core import Action, Event, FastChance
from engines.octa import GAME
from engines.octa.actions import Picked, Roll, Sorted
from engines.octa.rules import pick
from engines.octa.state import Chip
from render.kit.encode import encode
from render.octa import PAINTER
from tests.lanes import slow_except

from ..goldens import ALLOWED, distance, half
from .tables import CHIPS, CROWDED, FIVE, NOWHERE, TABLES, shared, shown, state


@pytest.mark.parametrize("name", slow_except(TABLES, "crowded", "over"))
def test_picture_is_small_enough(name: str) -> None:
    assert len(encode(PAINTER.paint(*TABLES[name]()))[0]) <= 700_000


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_a_row(seats: int) -> None:
    table = state(CROWDED[:seats], [(seats - 1, 3)])
    names = FIVE[:seats]
    for seat in range(seats):
        renamed = [*names[:seat], "W" * 9, *names[seat + 1 :]]
        one, other = (half(PAINTER.paint(*shown(table, names=list(given)))) for given in (names, renamed))
        assert distance(one, other) > ALLOWED


def test_reason_of_the_end_stays_in_its_frame() -> None:
    """Whatever it says, nothing is written right of the frame."""
    one, other = (PAINTER.paint(*shared(lang)).crop((1170, 0, 1200, 180)) for lang in ("en", "ja"))
    assert one.tobytes() == other.tobytes()


# --- visible changes ---------------------------------------------------------------------------------------------


def painted(
    markers: Sequence[tuple[int, ...]] = CROWDED,
    chips: Sequence[tuple[int, int]] = CHIPS[:4],
    events: Sequence[Event] = (),
    choices: Sequence[Action] = (),
    **changes: Any,
) -> Image.Image:
    return half(PAINTER.paint(*shown(state(markers, chips, **changes), events=events, choices=choices)))


def moved(seat: int, route: int, space: int) -> list[tuple[int, ...]]:
    """The markers of the crowded table, with one of them elsewhere."""
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
def test_every_change_is_visible(change: dict[str, Any]) -> None:
    assert distance(painted(), painted(**change)) > ALLOWED


def test_next_round_is_visible() -> None:
    first, second = (painted([NOWHERE] * 3, chips) for chips in ([(0, 4)], [(2, 4), (0, 5)]))
    assert distance(first, second) > ALLOWED


def test_value_of_a_chip_is_visible() -> None:
    table = state(CROWDED, CHIPS[:4])
    *others, last = table.chips
    worth_more = table.model_copy(update={"chips": (*others, last.model_copy(update={"bonus": 3}))})
    one, other = (half(PAINTER.paint(*shown(each))) for each in (table, worth_more))
    assert distance(one, other) > ALLOWED


def test_chip_has_the_value_with_which_it_was_taken() -> None:
    """In a game that began under earlier rules it may differ from what that round's chip counts now (A29)."""
    taken = [state([NOWHERE] * 5).model_copy(update={"chips": (Chip(seat=0, route=4, bonus=n),)}) for n in (1, 2)]
    one, two = (PAINTER.paint(*shown(each)).tobytes() for each in taken)
    assert one != two, "only the tile of its player shows it: nobody has a marker"


# --- hidden chips ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_face_down_chips_do_not_affect_the_picture(name: str) -> None:
    """Tables that differ only in the order of the face-down chips have the same picture and alt text."""
    table = state(CROWDED, CHIPS[:3])
    other = GAME.rules.resample(table, None, FastChance(name))
    for seat in (None, 0, 3):
        assert GAME.rules.view(table, seat) == GAME.rules.view(other, seat)
    pictures = [shown(each, events=TABLES[name]()[1].events) for each in (table, other)]
    first, second = (PAINTER.paint(*each).tobytes() for each in pictures)
    assert first == second
    assert PAINTER.alt(*pictures[0]) == PAINTER.alt(*pictures[1])
