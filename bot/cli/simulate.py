"""``sainome simulate``: games between computer players, and their statistics."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bot.stop import WRONG_USE, Stop
from engines import GAMES
from engines.core.history.records import dump
from engines.core.opponents.computers import ComputerPlayer, Searching, computer_players
from engines.core.opponents.matches import Duel, EndlessGame, Interval, Playout, duel, play_match
from engines.core.opponents.recorder import recorded_match
from engines.core.playable import Playable


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("simulate", help="let computer players play many games")
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument(
        "--seats", type=int, help="players at the table (default: one for each policy, or the fewest)"
    )
    parser.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (default: 0)")
    parser.add_argument(
        "--policy",
        nargs="+",
        action="extend",
        metavar="NAME",
        help="one for all seats, or one for each, in seat order",
    )
    parser.add_argument(
        "--budget", type=int, metavar="N", help="actions that a searching player (strong) tries for each choice"
    )
    parser.add_argument(
        "--against",
        metavar="NAME",
        help="a duel: the one player of --policy takes each seat in turn on the same deals, this one all others",
    )
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FOLDER",
        help="also write each game there, as <reason of its end>-<number>.jsonl",
    )
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.set_defaults(run=simulate)


def simulate(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    names = args.policy or ["random"]
    seats = seat_count(game, args.seats, names)
    if args.games < 1:
        raise Stop(f"--games {args.games}: at least one game must be played.", WRONG_USE)
    if args.record is not None and args.against is not None:
        raise Stop("--record: a duel has no records; leave out --against.", WRONG_USE)
    if args.against is not None:
        return fight(game, args, names, seats)
    table = players_by_seat(game, names, seats, args.budget)
    began = time.perf_counter()
    try:
        if args.record is None:
            played = [play_match(game, game.rules.Options(), table, f"{args.seed}/{n}") for n in range(args.games)]
        else:
            called = [f"{name} {seat}" for seat, name in enumerate(names * (seats // len(names)), start=1)]
            played = list(record_games(game, table, called, args))
    except EndlessGame as error:
        raise Stop(f"{error}.") from error
    summary = Summary.of(game, played, time.perf_counter() - began)
    if args.json:
        print(json.dumps(summary.as_json(), separators=(",", ":")))
    else:
        summary.show(Console(), f"{game.key}, {args.games} games, seed {args.seed}", names * (seats // len(names)))
    return 0


def record_games(
    game: Playable, table: Sequence[ComputerPlayer], names: Sequence[str], args: argparse.Namespace
) -> Iterator[Playout]:
    """Play each game with dice that can be verified, and write its record into the folder."""
    for number in range(1, args.games + 1):
        seed = f"{args.seed}/{number}"
        played, record = recorded_match(game, game.rules.Options(), table, seed, names, f"simulated-{number}")
        path = args.record / f"{played.outcome.reason}-{number}.jsonl"
        try:
            args.record.mkdir(parents=True, exist_ok=True)
            path.write_text(dump(record), encoding="utf-8")
        except OSError as error:
            raise Stop(f"{path}: {(error.strerror or str(error)).lower()}.", WRONG_USE) from error
        yield played


def seat_count(game: Playable, seats: int | None, names: Sequence[str]) -> int:
    """Return the number of seats; Stop if the game or the number of policies does not allow it."""
    if seats is None:
        seats = len(names) if len(names) > 1 else game.rules.seats.start
    if seats not in game.rules.seats:
        raise Stop(
            f"{game.key} is for {game.rules.seats.start} to {game.rules.seats.stop - 1} players, not {seats}.",
            WRONG_USE,
        )
    if len(names) not in (1, seats):
        raise Stop(f"--policy takes one name for all seats or {seats}, one for each; got {len(names)}.", WRONG_USE)
    return seats


def players_by_seat(game: Playable, names: Sequence[str], seats: int, budget: int | None) -> list[ComputerPlayer]:
    chosen = [player_of(game, name, budget) for name in names]
    return chosen * seats if len(chosen) == 1 else chosen


def player_of(game: Playable, name: str, budget: int | None) -> ComputerPlayer:
    """Return the computer player of this name, a searching one with this budget; Stop if there is none."""
    known = computer_players(game)
    if name not in known:
        raise Stop(f"{game.key} has no computer player '{name}'; it has {', '.join(known)}.", WRONG_USE)
    if budget is not None and budget < 1:
        raise Stop(f"--budget {budget}: a searching player tries at least one action.", WRONG_USE)
    player = known[name]
    return player if budget is None or not isinstance(player, Searching) else replace(player, budget=budget)


def fight(game: Playable, args: argparse.Namespace, names: Sequence[str], seats: int) -> int:
    """Play a duel and print its figures."""
    if len(names) != 1:
        raise Stop(f"--against takes one --policy; got {len(names)}.", WRONG_USE)
    player, rival = (player_of(game, name, args.budget) for name in (names[0], args.against))
    began = time.process_time()
    try:
        result = duel(game, seats, player, rival, args.games, args.seed)
    except EndlessGame as error:
        raise Stop(f"{error}.") from error
    cpu = time.process_time() - began
    if args.json:
        print(json.dumps(duel_json(result, cpu), separators=(",", ":")))
    else:
        title = (
            f"{game.key}, {seats} seats, {args.games} games, seed {args.seed}: {names[0]} against {args.against}"
        )
        show_duel(Console(), title, result, cpu)
    return 0


def duel_json(result: Duel, cpu: float) -> dict[str, object]:
    def rounded(interval: Interval) -> dict[str, float]:
        return {name: round(value, 4) for name, value in interval._asdict().items()}

    return {
        "games": len(result.shares),
        "fair": round(1 / result.seats, 4),
        "share": rounded(result.share),
        "margin": rounded(result.margin),
        "cpu_s": round(cpu, 1),
    }


def show_duel(console: Console, title: str, result: Duel, cpu: float) -> None:
    """Print share and margin with their intervals."""
    table = Table(title=title)
    for column in ("", "mean", "95 % interval"):
        table.add_column(column, justify="right" if column else "left")
    share, margin = result.share, result.margin
    table.add_row("games won", f"{share.mean:.1%}", f"{share.low:.1%} to {share.high:.1%}")
    table.add_row("points ahead", f"{margin.mean:+.2f}", f"{margin.low:+.2f} to {margin.high:+.2f}")
    console.print(table)
    console.print(f"fair share: {1 / result.seats:.1%}; {cpu:.0f} s of one core")


@dataclass(frozen=True, slots=True)
class Summary:
    """What many games came to."""

    games: int
    actions: int
    seconds: float
    length: tuple[int, float, int]
    """Turns of a game: fewest, median, most."""
    endings: tuple[tuple[str, int], ...]
    """Reason and count, the most frequent first."""
    wins: tuple[float, ...]
    """Games won by seat; a shared win counts as a fraction for each winner."""
    mean_scores: tuple[float, ...]

    @classmethod
    def of(cls, game: Playable, played: Sequence[Playout], seconds: float) -> Summary:
        seats = len(played[0].outcome.ranks)
        wins, scores = [0.0] * seats, [0] * seats
        for one in played:
            for winner in one.outcome.winners:
                wins[winner] += 1 / len(one.outcome.winners)
            for standing in game.rules.standings(one.state):
                scores[standing.seat] += standing.score
        turns = [one.turns for one in played]
        return cls(
            games=len(played),
            actions=sum(one.actions for one in played),
            seconds=seconds,
            length=(min(turns), statistics.median(turns), max(turns)),
            endings=tuple(Counter(one.outcome.reason for one in played).most_common()),
            wins=tuple(round(won, 4) for won in wins),
            mean_scores=tuple(round(score / len(played), 3) for score in scores),
        )

    def as_json(self) -> dict[str, object]:
        fewest, median, most = self.length
        return {
            "games": self.games,
            "actions": self.actions,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1),
            "actions_per_s": round(self.actions / self.seconds),
            "length": {"min": fewest, "median": median, "max": most},
            "endings": dict(self.endings),
            "wins": list(self.wins),
            "mean_scores": list(self.mean_scores),
        }

    def show(self, console: Console, title: str, names: Sequence[str]) -> None:
        """Print a table by seat, and the figures of the games."""
        by_seat = Table(title=title)
        for column in ("seat", "policy", "wins", "share", "mean score"):
            by_seat.add_column(column, justify="left" if column == "policy" else "right")
        for seat, (name, won, score) in enumerate(zip(names, self.wins, self.mean_scores, strict=True), start=1):
            by_seat.add_row(str(seat), name, f"{won:g}", f"{won / self.games:.1%}", f"{score:.2f}")
        console.print(by_seat)
        fewest, median, most = self.length
        console.print(f"turns: {fewest} to {most}, median {median:g}")
        console.print("endings: " + ", ".join(f"{reason} {count}" for reason, count in self.endings))
        console.print(
            f"{self.actions} actions in {self.seconds:.2f} s: "
            f"{self.games / self.seconds:.1f} games/s, {self.actions / self.seconds:.0f} actions/s"
        )
