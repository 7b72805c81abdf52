"""How good the ready-made turns are: turns played as suggested, judged as a review judges them.

    python -m bench.suggestions GAME [TURNS] [SEATS]

It prints in how many of the turns a review would show something better, and what a suggestion costs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean, median
from time import process_time
from typing import Any

from engines import GAMES
from engines.core import Chance, Seat
from engines.core.history.records import Record
from engines.core.opponents.computers import ComputerPlayer
from engines.core.opponents.recorder import recorded_match
from engines.core.opponents.search import SEEDS
from engines.core.opponents.suggestions import ready_made
from engines.core.playable import Playable, policies, strongest_policy
from engines.core.review.course import Decision, course
from engines.core.review.findings import Judgement
from engines.core.review.judging import judge
from engines.core.review.reviewing import plan_review
from engines.core.thinking import Line

TURNS, SEATS = 200, 3
OF_A_GAME = 20
"""Turns of one game that are judged at most, so that several games are looked at."""


@dataclass
class Obedient:
    """A player who presses the first ready-made turn, and plays as the first policy where there is none."""

    seconds: list[float] = field(default_factory=list)
    actions: int = 0
    others: int = 0

    def line(self, game: Playable, state: Any, seat: Seat, chance: Chance) -> Line:
        begun = process_time()
        if len(game.rules.legal_actions(state, seat)) > 1:
            lines = ready_made(game, state, seat, str(chance.pick(SEEDS)), "own plans")
            self.seconds.append(process_time() - begun)
            self.others += len(lines) > 1
            if lines:
                return lines[0]
        self.actions += 1
        view, legal = game.rules.view(state, seat), game.rules.legal_actions(state, seat)
        return (policies(game)[strongest_policy(game)](view, legal, chance),)


def figures(game: Playable, turns: int, seats: int) -> dict[str, Any]:
    """Return the figures of so many suggested turns."""
    player, judged = Obedient(), list[list[Judgement]]()
    while len(judged) < turns:
        record = played(game, seats, player, len(judged))
        judged += judgements(game, record, min(OF_A_GAME, turns - len(judged)))
        blamed = sum(any(one.is_shown for one in turn) for turn in judged)
        print(f"{blamed} of {len(judged)} turns", file=sys.stderr, flush=True)
    blamed = [turn for turn in judged if any(one.is_shown for one in turn)]
    costs = [sum(one.cost for one in turn) for turn in judged]
    return {
        "turns": len(judged),
        "decisions": sum(map(len, judged)),
        "blamed": len(blamed),
        "share": round(len(blamed) / len(judged), 3),
        "decisions_blamed": sum(one.is_shown for turn in judged for one in turn),
        "mean_cost": round(fmean(costs), 4),
        "with_others": player.others,
        "cpu_s": {"median": round(median(player.seconds), 3), "most": round(max(player.seconds), 3)},
    }


def played(game: Playable, seats: int, player: ComputerPlayer, number: int) -> Record:
    """Play one game in which everybody presses what is suggested."""
    options, names = game.rules.Options(), [f"{seat}" for seat in range(seats)]
    return recorded_match(game, options, [player] * seats, f"suggestions/{number}", names, "suggested")[1]


def judgements(game: Playable, record: Record, most: int) -> Iterator[list[Judgement]]:
    """Yield the judgements of turns of a record, spread over the game."""
    by_turn = dict[tuple[Seat, int], list[Decision]]()
    for decision in course(game, record).decisions:
        by_turn.setdefault((decision.seat, decision.turn), []).append(decision)
    budget = next(part.budget for part in plan_review(game, record).parts if isinstance(part.what, Decision))
    turns = list(by_turn.values())
    step = max(1, len(turns) // most)
    for turn in turns[step // 2 :: step][:most]:
        yield [judge(game, one, budget) for one in turn]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("turns", type=int, nargs="?", default=TURNS)
    parser.add_argument("seats", type=int, nargs="?", default=SEATS)
    given = parser.parse_args()
    print(json.dumps(figures(GAMES[given.game], given.turns, given.seats)))
