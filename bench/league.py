"""Leagues: how well groups follow true strength where some vanish or collude, simulated without a database.

``python -m bench --only league``. People have a true strength from N(0, 1). A game is Plackett-Luce on
``exp(factor * strength)``: with a factor of 1, somebody one standard deviation stronger is before the other in 73 %
of games. Before the first cycle everybody has played a few casual games, which rate them as the bot does.
"""

from __future__ import annotations

import hashlib
import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from random import Random
from typing import Any

from bot.features.league.cycle import (
    Game,
    Was,
    keeps_results,
    lineups,
    lot_of,
    seeding,
    shape_of,
    sizes_of,
    standings,
)
from bot.rows.scores import Score
from bot.store.people.ratings import NEWCOMER, ratings_after

SEEDS = 200
TARGET, ALLOWED = 0.6, 0.05
"""Spearman that is wanted, and how much less it may be where people vanish."""
MIDDLING = 0.0
"""The strength of the computer that plays on for somebody."""
FIRST_THIRD = 1 / 3


@dataclass(frozen=True, slots=True)
class Setting:
    """What one league is like."""

    people: int = 60
    table: int = 4
    seats: range = range(2, 7)
    cycles: int = 3
    moves: int = 1
    factor: float = 1.0
    casual: int = 5
    """Rated games of each person before the first cycle, at random tables of four."""
    vanish: float = 0.0
    """The share of people that vanish."""
    again: bool = False
    """They vanish anew in each cycle, and are back for the next one; else once in all, for good."""
    waiting: int = 4
    """Strangers on the waiting list of each cycle; who is called stays in the league, the others go."""
    pact: tuple[int, int] | None = None
    """The favoured and the giver: where both play, the giver comes last and the favoured one place higher."""


@dataclass(slots=True)
class Course:
    """What happened in one league."""

    strengths: dict[int, float]
    groups: list[dict[int, int]] = field(default_factory=list)
    """By cycle the group in which each person begins, and last the one in which they would begin the next."""
    sizes: list[tuple[int, ...]] = field(default_factory=list)
    came_to: list[dict[int, Was]] = field(default_factory=list)
    """By cycle, with those who were replaced."""
    vanished: set[int] = field(default_factory=set)

    def ranking(self) -> list[int]:
        """Return the people of the last cycle by group and place; who is out of the standings comes last there."""
        last = self.came_to[-1]
        return sorted(last, key=lambda one: (last[one].group, last[one].place or math.inf, one))

    def spearman(self, people: Sequence[int]) -> float:
        """Return the rank correlation of these people, who are in the order of the result, with true strength."""
        truth = sorted(people, key=lambda one: -self.strengths[one])
        return statistics.correlation([truth.index(one) for one in people], range(len(people)))

    def rises(self, person: int) -> list[int]:
        """Return by how many groups a person rose from each cycle to the next; negative: fell."""
        return [before[person] - after[person] for before, after in pairwise(self.groups) if person in after]

    def moves(self, person: int) -> list[int]:
        """Return the same without what people who are gone give to everybody below: groups close up first."""
        moves = list[int]()
        for came_to, after in zip(self.came_to, self.groups[1:], strict=True):
            if person in after and person in came_to:
                order = sorted(
                    came_to.keys() & after, key=lambda one: (came_to[one].group, came_to[one].place or 9)
                )
                groups = sorted(after.values())
                moves.append(groups[order.index(person)] - after[person])
        return moves


def course_of(setting: Setting, seed: int) -> Course:
    """Play one league."""
    chance, secret = Random(f"{seed}/people"), hashlib.sha256(str(seed).encode()).hexdigest()
    course = Course({person: chance.gauss() for person in range(setting.people)})
    people, was = list(course.strengths), dict[int, Was]()
    ratings = rate(course.strengths, setting, Random(f"{seed}/casual"))
    moments = vanishing(people, setting, Random(f"{seed}/vanishing"))
    for cycle in range(setting.cycles + 1):
        order = seeding(people, was, ratings, setting.moves, lots(people, cycle, secret))
        sizes = sizes_of(len(order), setting.table, setting.seats)
        groups = cut(order, sizes)
        course.groups.append({person: group for group, members in enumerate(groups) for person in members})
        if cycle == setting.cycles:
            break
        waiting = [1000 * (cycle + 1) + number for number in range(setting.waiting)]
        course.strengths |= {person: chance.gauss() for person in waiting}
        leaving = {person: moment for (when, person), moment in moments.items() if when == cycle}
        came_to = dict[int, Was]()
        for group, members in enumerate(groups):
            chances = f"{seed}/{cycle}/{group}"
            slots = {slot: lot_of(str(cycle), secret, f"{group}/{slot}") for slot in range(len(members))}
            came_to |= play(group, members, leaving, waiting, slots, course.strengths, setting, chances)
        course.came_to.append(came_to)
        course.sizes.append(sizes)
        course.vanished |= leaving.keys() & came_to.keys()
        was |= came_to
        gone = set() if setting.again else course.vanished
        people = [person for person in [*people, *sorted(came_to.keys() - {*people})] if person not in gone]
    return course


def rate(strengths: Mapping[int, float], setting: Setting, chance: Random) -> dict[int, float]:
    """Return the mean rating of everybody after the casual games; {} if there were none."""
    ratings = dict.fromkeys(strengths, NEWCOMER) if setting.casual else {}
    for _ in range(setting.casual):
        people = chance.sample(sorted(strengths), len(strengths))
        for at in range(0, len(people) - 1, 4):
            table = people[at : at + 4]
            ranks = ranks_of([strengths[one] for one in table], setting.factor, chance)
            scores = [Score(one, rank, False) for one, rank in zip(table, ranks, strict=True)]
            ratings |= zip(table, ratings_after([ratings[one] for one in table], scores), strict=True)
    return {person: rating.mu for person, rating in ratings.items()}


def vanishing(people: Sequence[int], setting: Setting, chance: Random) -> dict[tuple[int, int], float]:
    """Return who vanishes in which cycle: cycle and person, with the moment as a share of the cycle."""
    count = round(setting.vanish * len(people))
    if setting.again:
        return {(c, one): chance.random() for c in range(setting.cycles) for one in chance.sample(people, count)}
    return {(chance.randrange(setting.cycles), one): chance.random() for one in chance.sample(people, count)}


def lots(people: Sequence[int], cycle: int, secret: str) -> dict[int, str]:
    return {person: lot_of(str(cycle), secret, str(person)) for person in people}


def cut(order: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the members of each group by slot; nobody where there are no groups."""
    rest = iter(order)
    return [tuple(next(rest) for _ in range(size)) for size in sizes]


def play(
    group: int,
    members: Sequence[int],
    leaving: Mapping[int, float],
    waiting: list[int],
    slots: Mapping[int, str],
    strengths: Mapping[int, float],
    setting: Setting,
    chances: str,
) -> dict[int, Was]:
    """Play the tables of a group, and return what everybody came to; who replaces somebody leaves ``waiting``.

    Each table ends at a random moment of the cycle, so those who vanish have finished some of theirs.
    ``slots``: the lot of each.
    """
    size = len(members)
    shape = shape_of(size, setting.table, setting.seats)
    tables, chance = lineups(shape), Random(chances)
    ends = [chance.random() for _ in tables]
    left = {slot: leaving[person] for slot, person in enumerate(members) if person in leaving}
    heirs = {slot: waiting.pop(0) for slot, moment in left.items() if moment < FIRST_THIRD and waiting}
    finished = {
        slot: sum(slot in table and end < left[slot] for table, end in zip(tables, ends, strict=True))
        for slot in left
    }
    out = [slot for slot in left if slot not in heirs and not keeps_results(finished[slot], shape.table)]
    games = list[Game]()
    for table, end in zip(tables, ends, strict=True):
        has_left = [slot in left and end >= left[slot] for slot in table]
        players = [heirs.get(slot) if late else members[slot] for slot, late in zip(table, has_left, strict=True)]
        skills = [MIDDLING if player is None else strengths[player] for player in players]
        ranks = agreed(ranks_of(skills, setting.factor, chance), players, setting.pact)
        counts = tuple(late == (slot in heirs) for slot, late in zip(table, has_left, strict=True))
        games.append(Game(table, tuple(ranks), counts))
    came_to = {members[slot]: Was(group, 0, size, left=True) for slot in heirs}
    for line in standings(size, games, out, slots):
        heir = heirs.get(line.slot)
        is_gone = line.slot in left and heir is None
        came_to[members[line.slot] if heir is None else heir] = Was(group, line.place, size, is_gone)
    return came_to


def ranks_of(skills: Sequence[float], factor: float, chance: Random) -> list[int]:
    """Return the ranks of one game by seat: Plackett-Luce, which is strength with Gumbel's noise."""
    shown = [factor * skill - math.log(-math.log(chance.random())) for skill in skills]
    return [1 + sum(other > one for other in shown) for one in shown]


def agreed(ranks: list[int], players: Sequence[int | None], pact: tuple[int, int] | None) -> list[int]:
    """Return the ranks after the pact: the giver is moved to the last one, then the favoured one rank higher."""
    if pact is None or not {*pact} <= {*players}:
        return ranks
    favoured, giver = pact
    order = [player for _, player in sorted(zip(ranks, range(len(players)), strict=True))]
    seat, last = players.index(favoured), players.index(giver)
    order.remove(last)
    at = order.index(seat)
    order.remove(seat)
    order.insert(max(at - 1, 0), seat)
    order.append(last)
    return [1 + order.index(player) for player in range(len(players))]


# --- figures ---------------------------------------------------------------------------------------------------


def measure() -> dict[str, Any]:
    usual = Setting()
    fifth = replace(usual, vanish=0.2, waiting=0)
    return {
        "seeds": SEEDS,
        "order": {
            f"{casual} casual games, factor {factor}, {waiting} waiting": order(
                replace(usual, casual=casual, factor=factor, waiting=waiting)
            )
            for casual, factor, waiting in (
                *((0, 1.0, 4), (2, 1.0, 4), (5, 1.0, 4), (20, 1.0, 4)),
                *((5, 0.7, 4), (5, 1.5, 4), (5, 1.0, 0)),
            )
        },
        "order after other cycles": {
            f"{cycles} cycles, {casual} casual games": order(replace(usual, cycles=cycles, casual=casual))
            for cycles, casual in ((1, 5), (6, 5), (6, 0))
        },
        "collusion": {
            "nobody vanishes": collusion(usual),
            "a fifth vanishes": collusion(replace(usual, vanish=0.2)),
            "a fifth vanishes in each cycle": collusion(replace(usual, vanish=0.2, again=True)),
        },
        "other sizes": {
            **{f"{people} people": ends(replace(fifth, people=people)) for people in (2, 5, 61)},
            "everybody leaves for good": ends(replace(fifth, vanish=1.0)),
            "everybody leaves in each cycle": ends(replace(fifth, vanish=1.0, again=True)),
        },
    }


def order(setting: Setting, seeds: int = SEEDS) -> dict[str, Any]:
    """Return how well the result follows true strength, without and with a fifth who vanish.

    ``all``: the people of the last cycle, also strangers who replaced somebody; who left it stands at the place
    that it gives them. ``stayed``: who began and never vanished. ``less``: by how much the mean is below that of
    leagues of the same seeds in which nobody vanishes; ``stayed`` is compared for the same people.
    """
    modes = {"a fifth vanishes": replace(setting, vanish=0.2)}
    modes["a fifth vanishes in each cycle"] = replace(setting, vanish=0.2, again=True)
    whole = [course_of(setting, seed) for seed in range(seeds)]
    values = [course.spearman(course.ranking()) for course in whole]
    found: dict[str, Any] = {
        "seeding of the first cycle": spread([course.spearman([*course.groups[0]]) for course in whole]),
        "nobody vanishes": spread(values),
    }
    for name, mode in modes.items():
        courses = [course_of(mode, seed) for seed in range(seeds)]
        pairs = [(course.spearman(course.ranking()), value) for course, value in zip(courses, values, strict=True)]
        stayed = [among_those_who_stayed(*pair) for pair in zip(courses, whole, strict=True)]
        found[name] = {"all": compared(pairs), "stayed": compared(stayed)}
    return found


def among_those_who_stayed(course: Course, whole: Course) -> tuple[float, float]:
    """Return the correlation of who stayed in a league, and of the same people in that where all stayed."""
    stayed = {one for one in course.ranking() if one in whole.groups[0]} - course.vanished
    both = [[one for one in league.ranking() if one in stayed] for league in (course, whole)]
    return course.spearman(both[0]), whole.spearman(both[1])


def compared(pairs: Sequence[tuple[float, float]]) -> dict[str, float]:
    values, others = zip(*pairs, strict=True)
    return spread(values) | {"less": round(statistics.fmean(others) - statistics.fmean(values), 3)}


def spread(values: Sequence[float]) -> dict[str, float]:
    """Return mean, standard deviation, least, and the share that reaches TARGET."""
    return {
        "mean": round(statistics.fmean(values), 3),
        "deviation": round(statistics.pstdev(values), 3),
        "least": round(min(values), 3),
        "share_from_target": round(sum(value >= TARGET for value in values) / len(values), 3),
    }


def collusion(setting: Setting, seeds: int = SEEDS) -> dict[str, Any]:
    """Return how far two people get who begin in one group, with and without their pact, of the same seeds.

    Their group is one of the middle of the ladder, so that there is room for three rises and three falls.
    """
    rises, moves, ways = [{"pact": list[int](), "no pact": list[int]()} for _ in range(3)]
    gains = {"favoured": list[int](), "giver": list[int]()}
    for seed in range(seeds):
        fair = course_of(setting, seed)
        chance = Random(f"{seed}/pact")
        group = chance.randrange(4, len(fair.sizes[0]) - 4)
        favoured, giver = chance.sample([one for one, at in fair.groups[0].items() if at == group], 2)
        unfair = course_of(replace(setting, pact=(favoured, giver)), seed)
        for name, course in (("pact", unfair), ("no pact", fair)):
            rises[name] += course.rises(favoured) + course.rises(giver)
            moves[name] += course.moves(favoured) + course.moves(giver)
            if favoured in course.groups[-1]:
                ways[name].append(sum(course.rises(favoured)))
        for who, person in (("favoured", favoured), ("giver", giver)):
            if person in fair.groups[-1] and person in unfair.groups[-1]:
                gains[who].append(sum(unfair.rises(person)) - sum(fair.rises(person)))
    return {
        "most_groups_in_a_cycle": {name: max(many) for name, many in rises.items()},
        "two_groups_or_more": {
            name: round(statistics.fmean(one > 1 for one in many), 4) for name, many in rises.items()
        },
        "most_groups_in_a_cycle_once_gaps_are_closed": {name: max(many) for name, many in moves.items()},
        "groups_of_the_favoured_in_all": {
            name: {"mean": round(statistics.fmean(many), 2), "most": max(many)} for name, many in ways.items()
        },
        "gain_by_the_pact": {
            who: {"mean": round(statistics.fmean(many), 2), "least": min(many), "most": max(many)}
            for who, many in gains.items()
        },
    }


def ends(setting: Setting, seeds: int = 20) -> dict[str, Any]:
    """Return the sizes of groups that occurred in each cycle, and in how many leagues all cycles ended."""
    courses = [course_of(setting, seed) for seed in range(seeds)]
    return {
        "leagues": seeds,
        "ended": sum(len(course.came_to) == setting.cycles for course in courses),
        "groups": [
            {"least": min(map(len, many)), "most": max(map(len, many)), "sizes": sorted({*sum(many, ())})}
            for many in zip(*(course.sizes for course in courses), strict=True)
        ],
        "out of the standings": [
            round(statistics.fmean(sum(was.place == 0 for was in one.values()) for one in many), 1)
            for many in zip(*(course.came_to for course in courses), strict=True)
        ],
    }
