"""The rules pages of all games say who plays the seat of somebody who left."""

from __future__ import annotations

import re

import pytest

from bot.features.rules.rule_pages import pages
from tests.contract.rules_pages import page

rule = pytest.mark.rule


SAID = {
    "en": (
        r"omputer plays on (in|for) [^.]*, to the end and for any place[;.]",
        "the computer takes over your seat to the end",
    ),
    "ja": ("席はコンピュータが最後まで引き継ぎ、順位も付きます", "席はコンピュータが最後まで引き継ぎ"),
}
"""By language: the ruling, and what the pages say in the bot."""


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize(
    ("slug", "number"),
    [
        pytest.param("dicolony", "A31", marks=rule("dicolony", "A31")),
        pytest.param("hexlands", "A65", marks=rule("hexlands", "A65")),
        pytest.param("micronesia", "A21", marks=rule("micronesia", "A21")),
        pytest.param("octa", "A28", marks=rule("octa", "A28")),
    ],
)
def test_pages_say_who_plays_the_seat_of_somebody_who_left(slug: str, number: str, lang: str):
    """At most tables the computer does; ``resign``, tested with each game, is for tables without stand-ins."""
    ruled, said = SAID[lang]
    part = re.split(r"^# ", page(slug), flags=re.MULTILINE)[1 if lang == "en" else 2]
    [row] = [line for line in part.splitlines() if line.startswith(f"| {number} |")]
    assert re.search(ruled, row)
    assert sum(said in shown for shown in pages(slug, lang)) == 1
