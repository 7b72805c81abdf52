"""Each property is shown a game that breaks it: it must notice, and the others must not."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pytest

from .faults import FAULTS, SOUND, SOUND_DICE, Fault
from .suite import PROPERTIES
from .walk import Deal, Subject, fixed_deals, time_limit, walk

pytestmark = pytest.mark.slow


def breaches(subject: Subject, expected: Collection[str] = ()) -> set[str]:
    """The properties that some walk of this subject breaks; unexpected ones are looked for on one of four deals."""
    deals = fixed_deals(subject.game.rules)
    return {name for name in PROPERTIES if is_broken(name, subject, deals if name in expected else deals[:1])}


def is_broken(name: str, subject: Subject, deals: Iterable[Deal]) -> bool:
    for deal in deals:
        try:
            with time_limit(subject):
                PROPERTIES[name](subject, walk(subject, deal))
        except Exception:  # a fault may also show as a crash on the way
            return True
    return False


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_fault_is_noticed_by_its_properties_alone(fault: Fault) -> None:
    assert breaches(fault.subject, fault.breaks) == fault.breaks


@pytest.mark.parametrize("subject", [SOUND, SOUND_DICE])
def test_sound_game_breaks_no_property(subject: Subject) -> None:
    assert breaches(subject, PROPERTIES) == set()


def test_every_property_has_a_planted_fault() -> None:
    assert frozenset().union(*(fault.breaks for fault in FAULTS)) == set(PROPERTIES)
