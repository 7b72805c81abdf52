#!/usr/bin/env python3
"""Find what data/hexlands/taste.toml should say, by games in which every seat tries other numbers.

    scripts/tune_hexlands.py [GAMES]      3,000 games of three players take some three minutes of a core

Each seat draws a level of every number at random, so one run tells about all of them. For each level it prints the
mean lead over the other seats and the share of games won; the last column is the standard error of the leads.
Levels around the best ones are tried next, until they no longer differ by more than their errors. The numbers are
then shown to be better by

    sainome simulate hexlands --policy strong --against greedy --seats 3 --games 150 --seed h
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from engines.core.opponents.computers import Reacting
from engines.core.opponents.matches import play_match
from engines.hexlands import GAME
from engines.hexlands.mind.policy import best_choice
from engines.hexlands.mind.tastes import Taste, trained_taste

SEATS = 3
LEVELS: Mapping[str, Sequence[float]] = {
    "dice": (1, 2, 3),
    "pip": (0.85, 1.0, 1.15),
    "develop": (0.3, 0.6, 1.0),
    "join": (-0.7, -0.3, 0.4),
    "recruit": (0.2, 0.5, 0.8),
    "near": (0.15, 0.3, 0.5),
    "shore": (-1.2, -0.7, 0.3),
    "typhoon": (1.0, 2.0, 3.0),
    "cards.roadwork": (0.4, 0.8, 2.0),
    "cards.market_day": (4.0, 5.0, 6.0),
    "cards.dice_maker": (8.5, 10.0, 11.5),
    "cards.masons": (8.0, 9.5, 11.0),
}

Tried = tuple[Mapping[str, float], float, float]
"""The levels of a seat, its lead, and its part of the win."""


def taste_of(levels: Mapping[str, float]) -> Taste:
    """Return the trained taste with these numbers instead."""
    fields: dict[str, Any] = trained_taste().model_dump()
    for name, level in levels.items():
        place = fields
        *path, last = name.split(".")
        for part in path:
            place = place[part]
        place[last] = level
    return Taste.model_validate(fields)


def play_one(number: int, draws: random.Random) -> list[Tried]:
    """Play one game, and return what each seat tried and came to."""
    levels = [{name: draws.choice(some) for name, some in LEVELS.items()} for _ in range(SEATS)]
    tastes = [taste_of(one) for one in levels]
    table = [Reacting(lambda view, legal, chance, taste=taste: best_choice(view, legal, taste)) for taste in tastes]
    end = play_match(GAME, GAME.rules.options_for(GAME.rules.Options(), SEATS), table, f"tune/{number}")
    scores = [standing.score for standing in GAME.rules.standings(end.state)]
    winners = end.outcome.winners
    results = []
    for seat in range(SEATS):
        others = scores[:seat] + scores[seat + 1 :]
        results.append((levels[seat], scores[seat] - statistics.fmean(others), (seat in winners) / len(winners)))
    return results


def main(games: int) -> None:
    draws = random.Random(0)
    results = [one for number in range(games) for one in play_one(number, draws)]
    spread = statistics.stdev(lead for _, lead, _ in results)
    for name, some in LEVELS.items():
        cells = []
        for level in some:
            own = [(lead, won) for levels, lead, won in results if levels[name] == level]
            means = [statistics.fmean(values) for values in zip(*own, strict=True)]
            cells.append(f"{level:g}: {means[0]:+.2f} ({means[1]:.0%})")
        error = spread / (len(results) / len(some)) ** 0.5
        print(f"{name:18}", *[f"{one:20}" for one in cells], f"{error:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
