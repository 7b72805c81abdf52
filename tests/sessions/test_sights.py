"""What an order compares: the same deed, and nothing worse of what it showed when it was given."""

from __future__ import annotations

import pytest

from bot.session.orders import OrderLine, Sight, lines_from, lines_text
from engines.core import Seat

AKI = Seat(0)
MARCH = '[{"kind":"moved","seat":0,"hex":"D4","count":1}]'
THEN = Sight(events=MARCH, gains=((0, "", 3), (1, "", -2)), figures={"forces.D4": 2, "soldiers": 0})


def changed(**fields: object) -> Sight:
    return THEN.model_copy(update=fields)


@pytest.mark.parametrize(
    ("now", "less"),
    [
        (THEN, ()),
        (changed(figures={"forces.D4": 99, "soldiers": 0}), ()),
        (changed(gains=((0, "", 4), (1, "", -3))), ()),
        (changed(events=MARCH.replace('"count":1', '"count":2')), ()),
        (changed(figures={"forces.D4": -4, "soldiers": -2}), ("forces.D4", "soldiers")),
        (changed(gains=((0, "", 2), (1, "", -2))), ("points",)),
        (changed(gains=((0, "", 3), (1, "", 1))), ("points",)),
        (changed(gains=((0, "", 3), (1, "", -2), (2, "", 1))), ("points",)),
        (changed(events=MARCH.replace("moved", "halted")), None),
        (changed(ends=True), None),
    ],
)
def test_order_is_played_if_nothing_that_it_showed_is_worse(now: Sight, less: tuple[str, ...] | None) -> None:
    assert now.worse_than(THEN, AKI) == less


def test_order_stored_without_figures_is_played_only_where_all_is_equal() -> None:
    text = lines_text([OrderLine(notations=("next",), sight=changed(figures=None))]).replace(',"figures":null', "")
    (line,) = lines_from(text)
    assert THEN.worse_than(line.sight, AKI) == ()
    assert changed(gains=((0, "", 4),)).worse_than(line.sight, AKI) is None
