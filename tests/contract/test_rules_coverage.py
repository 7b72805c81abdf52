"""Every numbered statement and every ruling of a rules page is held by a test that names it."""

from __future__ import annotations

import re

import pytest

from bot.texts import LANGUAGES
from engines import GAMES
from tests.locales.lexicon import lexicon

from .rules_pages import (
    coverage_of,
    examples,
    games_with_page,
    gapless,
    in_each_language,
    page,
    physical,
    project_coverage,
)

SLUGS = [*examples(), *sorted(GAMES)]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_has_a_test(slug: str) -> None:
    """They are numbered alike in each language; what is physical is on the page, has a reason, and has no test."""
    english, japanese = in_each_language(page(slug))
    assert english
    assert gapless(english)
    assert japanese == english
    tests, of_hands = project_coverage(), physical(slug)
    without = [number for number in english if (slug, number) not in tests and number not in of_hands]
    assert not without, f"no test is marked with {without}"
    for number, why in of_hands.items():
        assert number in english
        assert (slug, number) not in tests, f"{number} is not physical: {tests[slug, number]} hold it"
        assert why.strip(), f"why is {number} physical?"


def test_no_test_names_an_unknown_rule() -> None:
    known = {(slug, number) for slug in games_with_page() for number in in_each_language(page(slug))[0]}
    unknown = {key: tests for key, tests in project_coverage().items() if key not in known}
    assert not unknown


UNNUMBERED = {
    "hexlands": {"no-such-space", "clear-where"},
    "rise_of_tribes": {"not-asked", "ticked-apart", "not-now"},
}
"""Refusals of what is said, and of ticks, which no rule is about; and one whose number is a fact."""
NAMED = re.compile(r"(?:rules?|rulings?|ルール|裁定)\s*((?:A?\d+(?:, |–|-|～|、|・| to | and )?)+)")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_refusal_of_a_game_names_its_rule(slug: str, lang: str) -> None:
    """A number that is on the page; a refusal without one is on the list above."""
    known = {str(number) for number in in_each_language(page(slug))[0]}
    begins = f"{slug.replace('_', '-')}-refusal-"
    without = set()
    for text in lexicon(lang):
        if text.key.startswith(begins):
            named = NAMED.findall(" ".join(text.pieces))
            rules = {number for numbers in named for number in re.findall(r"A?\d+", numbers)}
            assert rules <= known, text.where
            if not rules:
                without.add(text.key.removeprefix(begins))
    assert without == UNNUMBERED.get(slug, set())


# --- the check itself ------------------------------------------------------------------------------------------

PAGE = """# A game

1. One begins.
2. The other follows.

| | question | ruling |
|---|---|---|
| A1 | Who? | Either. |

# ゲーム

1. 一人が始めます。

| A1 | 誰が? | どちらでも。 |
"""


def test_page_is_split_by_language_and_gaps_are_seen() -> None:
    assert in_each_language(PAGE) == [[1, 2, "A1"], [1, "A1"]]
    assert gapless([1, 2, "A1", "A2"])
    gaps: list[list[int | str]] = [[1, 3], [2, 1], [1, 1], ["A2"], [1, "A1", "A3"]]
    assert not any(map(gapless, gaps))


def test_markers_are_found_wherever_they_can_stand() -> None:
    text = """
rule = pytest.mark.rule

@rule("toy", 1, "A2")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("toy", 3))])
async def test_two(x): ...

@rule("toy", 4)
def helper(): ...
"""
    assert coverage_of({"test_toy.py": text}) == {
        ("toy", 1): ["test_toy.py::test_one"],
        ("toy", "A2"): ["test_toy.py::test_one"],
        ("toy", 3): ["test_toy.py::test_two"],
    }
