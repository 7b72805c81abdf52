"""Models that the rules make without validating them."""

from __future__ import annotations

import pickle

import pytest

from engines.core import Event, FastChance
from engines.core.dialogue import Course, construct, evolve
from tests.toys import Rolled


class Told(Event):
    """An event with a default."""

    seat: int
    why: str = "asked"
    count: int


def test_made_model_equals_the_validated_one() -> None:
    made_one, validated = construct(Told, count=3, seat=1), Told(count=3, seat=1)
    assert made_one == validated
    assert hash(made_one) == hash(validated)
    assert made_one.model_dump_json() == validated.model_dump_json()
    assert repr(made_one) == repr(validated)
    assert pickle.loads(pickle.dumps(made_one)) == validated


def test_made_and_changed_models_are_frozen() -> None:
    for one in (construct(Told, count=3, seat=1), evolve(Told(count=2, seat=1), count=3)):
        assert (one.kind, one.seat, one.why, one.count) == ("told", 1, "asked", 3)
        with pytest.raises(ValueError, match="frozen"):
            one.count = 4


def test_change_leaves_the_model_as_it_was() -> None:
    before = construct(Told, count=2, seat=1)
    assert evolve(before, why="sold") == Told(count=2, seat=1, why="sold")
    assert before == Told(count=2, seat=1)


def test_course_keeps_events_in_order() -> None:
    course = Course[Rolled](FastChance(0))
    course.emit(Rolled, seat=1, die=4)
    course.emit(Told, seat=0, count=2)
    step = course.step(Rolled(seat=1, die=4))
    assert step.events == (Rolled(seat=1, die=4), Told(seat=0, count=2))
