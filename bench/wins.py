"""Whether a win on the board is found (``Mind.winning_plan``), and what the question costs.

    python -m bench.wins GAME [POSITIONS]

Games of the strongest quick computer player are played, with the searching one on a seat if ``--strong`` is given,
until so many positions are recorded from which the winner's own actions led to the end for certain. They are found
without the function: a rest of the record counts where it is legal and wins on other guesses with other dice too.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count, cycle, repeat
from time import process_time
from typing import Any, get_args

from engines import GAMES
from engines.core import Action, Chance, FastChance, IllegalAction, Seat, SeededChance
from engines.core.opponents.computers import ComputerPlayer, computer_players
from engines.core.opponents.matches import play_match
from engines.core.playable import Playable, strongest_policy

GUESSES, THROWS = 400, 1500
"""Guesses of what is hidden with which a rest of a record must win to count as certain, and throws if it rolls."""
OTHERS = 25
"""Positions of each game that are asked about beside its end."""
MOST_GAMES = 3000


@dataclass(frozen=True)
class Position:
    """A decision of a recorded game, and the actions of this seat that followed it."""

    state: Any
    seat: Seat
    rest: tuple[Action, ...] = ()


def wins(game: Playable, state: Any, seat: Seat, line: Sequence[Action], chance: Chance) -> bool:
    """Whether a line ends the game with this seat as the only winner, on this state with these dice."""
    rules = game.rules
    for action in line:
        if rules.outcome(state) is not None:
            break
        try:
            state = rules.apply_action(state, seat, action, chance).state
        except IllegalAction:
            return False
    outcome = rules.outcome(state)
    return outcome is not None and outcome.winners == (seat,)


def is_certain(game: Playable, position: Position, line: Sequence[Action]) -> bool:
    """Whether a line wins on the true state and on guesses of it, whatever the dice."""
    rules, state, seat = game.rules, position.state, position.seat
    rolls = SeededChance(bytes(32), "wins")
    if not wins(game, state, seat, line, rolls):
        return False
    throws = THROWS if any(draw.kind == "roll" for draw in rolls.log) else 0
    hides = any(rules.resample(state, seat, FastChance(f"h{number}")) != state for number in range(8))
    guesses = (rules.resample(state, seat, FastChance(f"w{number}")) for number in range(GUESSES if hides else 1))
    tries = chain(guesses, repeat(state, throws))
    return all(wins(game, each, seat, line, FastChance(number)) for number, each in enumerate(tries))


def played(game: Playable, seed: str, seats: int, options: Any, table: Sequence[ComputerPlayer]) -> list[Position]:
    """Return the decisions of one game."""
    rules, moves = game.rules, list[tuple[Any, Seat, Action]]()
    begun = rules.options_for(options, seats)
    states = [rules.initial_state(begun, seats, FastChance(seed)).state]

    def watch(state: Any, seat: Seat, action: Action, step: Any) -> None:
        moves.append((state, seat, action))
        states.append(step.state)

    play_match(game, begun, table, seed, watch=watch)
    return [
        Position(state, seat, tuple(action for _, who, action in moves[at:]) if last_of(moves, at) else ())
        for at, (state, seat, action) in enumerate(moves)
    ]


def last_of(moves: Sequence[tuple[Any, Seat, Action]], at: int) -> bool:
    """Whether only this seat acts from here on."""
    return len({who for _, who, _ in moves[at:]}) == 1


def options_of(game: Playable) -> Iterator[Any]:
    """Yield the default options, then each other value, then all that can be switched on, over and over."""
    kinds, others = game.rules.Options, list[dict[str, Any]]()
    for name, field in kinds.model_fields.items():
        values = (False, True) if field.annotation is bool else get_args(field.annotation)
        others += [{name: value} for value in values if value != field.default]
    together = {name: value for other in others for name, value in other.items() if value is True}
    return cycle([kinds(), *(kinds(**other) for other in others), kinds(**together)])


def figures(key: str, positions: int, strong: bool = False) -> dict[str, Any]:
    """Return how many wins were found, and the seconds of a call with and without a win."""
    game = GAMES[key]
    players = computer_players(game)
    quick = players[strongest_policy(game)]
    sizes = [seats for seats in game.rules.seats if seats > 1]
    winning, missed, unsound, beside = list[float](), list[str](), 0, list[float]()
    unseen, games, options = 0, 0, options_of(game)
    for number in count():
        if len(winning) >= positions or number >= MOST_GAMES:
            break
        seats = sizes[number % len(sizes)]
        table = [players["strong"] if strong and seat == number % seats else quick for seat in range(seats)]
        decisions = played(game, f"wins-{number}", seats, next(options), table)
        games += 1
        tail = [one for one in decisions if one.rest and is_certain(game, one, one.rest)]
        for one in tail[: positions - len(winning)]:
            plan, seconds = ask(game, one)
            winning.append(seconds)
            if plan is None:
                missed.append(f"game {number}: " + "; ".join(map(game.rules.notation, one.rest)))
            elif not is_certain(game, one, plan.line):
                unsound += 1
        rest = [one for one in decisions if one not in tail]
        for one in rest[:: 1 + len(rest) // OTHERS]:
            plan, seconds = ask(game, one)
            beside.append(seconds)
            if plan is not None:
                unseen += 1
                unsound += not is_certain(game, one, plan.line)
    return {
        "game": key,
        "games": games,
        "positions": len(winning),
        "found": len(winning) - len(missed),
        "missed": missed[:10],
        "unsound": unsound,
        "with_ms": spread(winning),
        "without": len(beside),
        "found_unseen": unseen,
        "without_ms": spread(beside),
    }


def ask(game: Playable, position: Position) -> tuple[Any, float]:
    """Ask about a guess of the seat's; return the plan and the processor seconds."""
    guess = game.rules.resample(position.state, position.seat, FastChance("ask"))
    start = process_time()
    plan = game.mind.winning_plan(guess, position.seat)
    return plan, process_time() - start


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Return median, 99th percentile and maximum, in milliseconds."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    at = {"p50": len(ordered) // 2, "p99": min(len(ordered) - 1, len(ordered) * 99 // 100), "max": -1}
    return {name: round(1000 * ordered[place], 3) for name, place in at.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.wins", description="Are wins on the board found?")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("positions", type=int, nargs="?", default=200)
    parser.add_argument("--strong", action="store_true", help="a searching computer player on one seat")
    given = parser.parse_args()
    print(json.dumps(figures(given.game, given.positions, given.strong), indent=1))


if __name__ == "__main__":
    main()
