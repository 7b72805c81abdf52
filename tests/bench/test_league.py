"""The simulated league: small ones of a few seeds, in which all rules of a cycle meet."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import replace

import pytest

from bench.league import ALLOWED, TARGET, Setting, agreed, among_those_who_stayed, collusion, course_of, ends, order
from bot.features.league.cycle import Was, seeding

USUAL = Setting()


def test_a_seed_decides_all() -> None:
    small = Setting(people=12, casual=1, vanish=0.2)
    assert course_of(small, 1) == course_of(small, 1) != course_of(small, 2)


def test_everybody_is_in_one_group_and_comes_to_one_place() -> None:
    course = course_of(replace(USUAL, casual=0, vanish=0.2, again=True), 3)
    assert len(course.came_to) == USUAL.cycles
    for groups, sizes, came_to in zip(course.groups[:-1], course.sizes, course.came_to, strict=True):
        assert tuple(Counter(groups.values())[group] for group in range(len(sizes))) == sizes
        assert groups.keys() <= came_to.keys()
        assert all(came_to[person].group == group for person, group in groups.items())
        placed = Counter((was.group, was.place) for was in came_to.values() if was.place)
        assert set(placed.values()) == {1}
    assert course.vanished


def test_result_follows_strength_also_where_a_fifth_vanishes() -> None:
    seeds = range(3)
    whole = [course_of(USUAL, seed) for seed in seeds]
    courses = [course_of(replace(USUAL, vanish=0.2), seed) for seed in seeds]
    assert statistics.fmean(one.spearman(one.ranking()) for one in courses) >= TARGET
    pairs = [among_those_who_stayed(*pair) for pair in zip(courses, whole, strict=True)]
    assert statistics.fmean(before - after for after, before in pairs) <= ALLOWED


def test_colluders_rise_one_group_a_cycle() -> None:
    assert collusion(replace(USUAL, casual=0), seeds=2)["most_groups_in_a_cycle"]["pact"] <= 1


@pytest.mark.parametrize(
    ("ranks", "players", "after"),
    [
        ([1, 2, 3, 4], [7, 8, 9, 5], [1, 2, 3, 4]),
        ([1, 2, 3, 4], [8, 9, 7, 6], [1, 3, 2, 4]),
        ([2, 1, 3, 4], [8, 6, 9, 7], [1, 4, 3, 2]),
        ([4, 3, 2, 1], [6, 7, 8, None], [4, 2, 3, 1]),
        ([1, 2, 3, 4], [7, 6, 8, 9], [1, 4, 2, 3]),
    ],
    ids=str,
)
def test_pact_moves_the_giver_last_and_the_favoured_up(
    ranks: list[int], players: list[int | None], after: list[int]
) -> None:
    assert agreed(ranks, players, (7, 6)) == after


@pytest.mark.parametrize(
    ("people", "vanish", "sizes"), [(2, 0.5, [[], [], []]), (5, 0.0, [[5]] * 3), (61, 0.0, [[4, 5]] * 3)]
)
def test_leagues_of_any_size_end(people: int, vanish: float, sizes: list[list[int]]) -> None:
    found = ends(Setting(people=people, vanish=vanish, casual=0, waiting=0), seeds=1)
    assert found["ended"] == 1
    assert [cycle["sizes"] for cycle in found["groups"]] == sizes


@pytest.mark.parametrize("again", [True, False])
def test_league_ends_though_everybody_leaves(again: bool) -> None:
    course = course_of(Setting(people=20, vanish=1.0, again=again, casual=0, waiting=0), 1)
    assert len(course.came_to) == 3
    assert all(was.left for was in course.came_to[-1].values())
    assert seeding((), {0: Was(0, 0, 4, left=True)}, {}, 1, {}) == ()


def test_figures_are_of_all_and_of_those_who_stayed() -> None:
    found = order(Setting(people=12, casual=1), seeds=2)
    assert found.keys() == {
        "seeding of the first cycle",
        "nobody vanishes",
        "a fifth vanishes",
        "a fifth vanishes in each cycle",
    }
    assert found["a fifth vanishes"].keys() == {"all", "stayed"}
