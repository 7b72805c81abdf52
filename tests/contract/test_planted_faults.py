"""Each property is shown a game that breaks it: it must notice, and the others must not."""

from __future__ import annotations

import pytest

from tests.toys import Pips
from tests.toys_painter import PipsPainter

from . import (  # noqa: F401
    faults_of_chance,
    faults_of_input,
    faults_of_plans,
    faults_of_rules,
    faults_of_showing,
    hostile,
    leaving,
    plans,
    recording,
    secrecy,
    showing,
    texts,
)
from .faults import BOUND, FAULTS, Fault
from .properties import PROPERTIES
from .walk import Subject, bounded, fixed_deals, walk

pytestmark = pytest.mark.slow


def noticed(subject: Subject) -> set[str]:
    """The properties that some walk of this subject breaks."""
    return {name for name in PROPERTIES if broken(name, subject)}


def broken(name: str, subject: Subject) -> bool:
    for deal in fixed_deals(subject.game):
        try:
            with bounded(subject):
                PROPERTIES[name](subject, walk(subject, deal))
        except Exception:  # a fault may also show as a crash on the way
            return True
    return False


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_fault_is_noticed_by_its_properties_alone(fault: Fault) -> None:
    assert noticed(fault.subject) == {fault.breaks, *fault.echoes}


def test_sound_game_breaks_no_property() -> None:
    assert noticed(Subject(Pips(), PipsPainter(), BOUND)) == set()


def test_every_property_has_a_planted_fault() -> None:
    assert {fault.breaks for fault in FAULTS} == set(PROPERTIES)
