"""Whether a game is fair and lively among equally strong computer players, by size of the table.

``python -m bench.balance GAME [--seats 3 4] [--games 60] [--player strong]`` prints one JSON object. Intervals hold
95 %.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.cli.simulate import player_of
from bot.stop import Stop
from engines import GAMES
from engines.core import Chance, Event, Seat, Step
from engines.core.opponents.computers import ComputerPlayer
from engines.core.opponents.matches import Interval, Playout, play_match, share_of
from engines.core.playable import Playable
from engines.core.thinking import Line


@dataclass(slots=True)
class Seen:
    """What happened in one game."""

    game: Playable
    order: list[Seat] = field(default_factory=list)
    """The seats in the order of their first turns, without those in which all act at once."""
    begun: int = -1
    """The last turn in which somebody acted."""
    turn: int = 0
    round: int = 0
    leads: list[tuple[Seat, ...]] = field(default_factory=list)
    """Who led when each turn began; nobody where scores are secret."""
    events: Counter[str] = field(default_factory=Counter)
    """How often an event of each kind happened."""
    rounds_with: defaultdict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    """The rounds in which an event of each kind happened."""
    choices: defaultdict[Seat, set[str]] = field(default_factory=lambda: defaultdict(set))
    """The actions that each seat chose, by their notation."""
    dice: list[tuple[int, Seat, int]] = field(default_factory=list)
    """The round, the seat and the sides of each die, where the game's events tell of them."""

    def watch(self, before: Any, seat: Seat, action: Any, step: Step[Any]) -> None:
        if (begun := self.game.rules.turns(before)) != self.begun:
            self.begun = begun
            if self.game.rules.current_players(before) == (seat,) and seat not in self.order:
                self.order.append(seat)
        self.choices[seat].add(self.game.rules.notation(action))
        if (turn := self.game.rules.turns(step.state)) != self.turn:
            self.leads += [leaders(self.game, step.state)] * (turn - self.turn)
            self.turn = turn
        for event in step.events:
            kind, count = count_of(event)
            self.events[kind] += count
            self.rounds_with[kind].add(max(1, self.round))
        self.round = self.game.rules.round(step.state) or 0
        for owner, draw in self.game.rules.dice_of((), seat, step):
            if owner is not None:
                self.dice += [(self.round, owner, draw.sides)] * len(draw.results)

    def places(self, seats: int) -> list[Seat]:
        """Return the seats in turn order, the first player first; by number where all always act at once."""
        return self.order + [Seat(seat) for seat in range(seats) if seat not in self.order]


@dataclass(frozen=True, slots=True)
class Lot:
    """A player who leaves some choices to chance, which tells what each is worth."""

    player: ComputerPlayer
    words: tuple[str, ...]
    """With which the notation of these actions begins."""

    def line(self, game: Playable, state: Any, seat: Seat, chance: Chance) -> Line:
        legal = game.rules.legal_actions(state, seat)
        if all(game.rules.notation(action).split()[0] in self.words for action in legal):
            return (chance.pick(legal),)
        return self.player.line(game, state, seat, chance)


def count_of(event: Event) -> tuple[str, int]:
    """Return the kind of an event and how often it happened: some games tell like events as one, by seat."""
    shares: Any = getattr(event, "shares", None)
    if shares is None:
        return event.kind, 1
    return str(getattr(event, "what", event.kind)), sum(len(pieces) for _, pieces in shares)


def leaders(game: Playable, state: Any) -> tuple[Seat, ...]:
    """Return the seats with the best score; () while scores are secret."""
    standings = game.rules.standings(state)
    best = max([one.score for one in standings], default=0)
    return tuple(one.seat for one in standings if one.score == best)


def balance(
    game: Playable,
    seats: int,
    games: int,
    player: ComputerPlayer,
    seed: str,
    options: dict[str, Any],
    words: list[str],
) -> dict[str, Any]:
    """Play games among one kind of player, and return the figures of a table of this size."""
    chosen = game.rules.options_for(game.rules.Options(**options), seats)
    played = list[tuple[Playout, Seen]]()
    for number in range(games):
        seen = Seen(game)
        end = play_match(game, chosen, [player] * seats, f"{seed}/{number}", watch=seen.watch)
        played.append((end, seen))
        print(f"{game.key}, {seats} players: {number + 1} of {games} games", file=sys.stderr, end="\r")
    print(file=sys.stderr)
    return figures(game, seats, played, words)


def figures(
    game: Playable, seats: int, played: Sequence[tuple[Playout, Seen]], words: Sequence[str]
) -> dict[str, Any]:
    """Return the figures of games with this number of players."""
    count = len(played)
    won = [[share_won(end, seat) for seat in seen.places(seats)] for end, seen in played]
    halves = [half_time(end, seen) for end, seen in played]
    rounds = [seen.round for _, seen in played]
    events = sorted({kind for _, seen in played for kind in seen.events})
    everybody = [seen.choices[Seat(seat)] for _, seen in played for seat in range(seats)]
    chosen = [{one for one in many if one.split()[0] in words} for many in everybody]
    return {
        "games": count,
        "seats in turn order": [round_interval(share_of(parts)) for parts in zip(*won, strict=True)],
        "fair": round(1 / seats, 3),
        "half-time leader wins": round_interval(share_of(known))
        if (known := [one for one in halves if one is not None])
        else None,
        "actions": spread([end.actions for end, _ in played]),
        "turns": spread([end.turns for end, _ in played]),
        "rounds": spread(rounds) if any(rounds) else None,
        "events a player": {
            kind: round(sum(seen.events[kind] for _, seen in played) / count / seats, 2) for kind in events
        },
        "rounds with": {
            kind: round(sum(len(seen.rounds_with[kind]) for _, seen in played) / sum(rounds), 2) for kind in events
        }
        if any(rounds)
        else None,
        "games with": games_with(chosen, seats),
        "players with": players_with(chosen),
        "wins with": wins_with(chosen, [share_won(end, Seat(seat)) for end, _ in played for seat in range(seats)]),
        "points a player": points(game, [end for end, _ in played]),
        "dice a player and round": dice(seats, [seen for _, seen in played]),
    }


def games_with(chosen: Sequence[set[str]], seats: int) -> dict[str, list[float]]:
    """Return the share of games in which each action was chosen, from what each seat chose, game after game."""
    games = [set[str]().union(*chosen[at : at + seats]) for at in range(0, len(chosen), seats)]
    return {
        one: round_interval(share_of([float(one in game) for game in games])) for one in sorted(set().union(*games))
    }


def players_with(chosen: Sequence[set[str]]) -> dict[str, float]:
    """Return the share of players who chose each action, and any action that begins with its first word.

    Without intervals: what one player of a game does depends on the others.
    """
    words = [{one.split()[0] for one in many} for many in chosen]
    counts = Counter(one for many, first in zip(chosen, words, strict=True) for one in many | first)
    return {one: round(count / len(chosen), 3) for one, count in sorted(counts.items())}


def wins_with(chosen: Sequence[set[str]], won: Sequence[float]) -> dict[str, list[float]]:
    """Return, for each action, the share of the players who chose it that won."""
    shares_by_action = defaultdict[str, list[float]](list)
    for many, share in zip(chosen, won, strict=True):
        for one in many:
            shares_by_action[one].append(share)
    return {one: round_interval(share_of(shares)) for one, shares in sorted(shares_by_action.items())}


def share_won(end: Playout, seat: Seat) -> float:
    """Return a seat's share in the victory."""
    return (seat in end.outcome.winners) / max(1, len(end.outcome.winners))


def points(game: Playable, ends: Sequence[Playout]) -> dict[str, Any]:
    """Return, for each part of the score, its mean and the share of players with each number of points for it.

    A part that only some games have, such as a card that lay on the table, is counted in those.
    """
    by_part = defaultdict[str, list[int]](list)
    for end in ends:
        for standing in game.rules.standings(end.state):
            for name, count in standing.parts:
                by_part[name].append(count)
    return {
        name: {
            "mean": round(statistics.fmean(counts), 2),
            "players with": {
                count: round(many / len(counts), 3) for count, many in sorted(Counter(counts).items())
            },
        }
        for name, counts in by_part.items()
    }


def half_time(end: Playout, seen: Seen) -> float | None:
    """Return the chance that one of those who led in the middle of the game, drawn by lot, has won it."""
    led = seen.leads[end.turns // 2 - 1] if seen.leads else ()
    return len(set(led) & set(end.outcome.winners)) / len(led) if led else None


def dice(seats: int, seen: Sequence[Seen]) -> dict[str, Any]:
    """Return, by sides, the median over players and rounds, and the median and the mean of each round."""
    by_sides = dict[str, Any]()
    for sides in sorted({sides for one in seen for _, _, sides in one.dice}):
        by_round = defaultdict[int, list[int]](list)
        for one in seen:
            rolled = Counter((number, seat) for number, seat, has in one.dice if has == sides)
            for number in range(1, one.round + 1):
                by_round[number] += [rolled[number, Seat(seat)] for seat in range(seats)]
        by_sides[f"d{sides}"] = {
            "median": statistics.median([each for many in by_round.values() for each in many]),
            "median by round": [statistics.median(many) for _, many in sorted(by_round.items())],
            "mean by round": [round(statistics.fmean(many), 2) for _, many in sorted(by_round.items())],
        }
    return by_sides


def spread(values: Sequence[float]) -> list[float]:
    """Return the fewest, the median and the most."""
    return [min(values), statistics.median(values), max(values)]


def round_interval(interval: Interval) -> list[float]:
    return [round(value, 3) for value in interval]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.balance", description="Measure how fair and lively a game is.")
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME")
    parser.add_argument("--seats", type=int, nargs="+", help="sizes of the table (default: all)")
    parser.add_argument("--games", type=int, default=60, help="games of each size (default: 60)")
    parser.add_argument("--player", default="strong", help="who plays all seats (default: strong)")
    parser.add_argument("--budget", type=int, help="actions that a searching player tries for each choice")
    parser.add_argument("--seed", default="balance", help="the same seed gives the same games")
    parser.add_argument("--options", type=json.loads, default={}, help="options of the game, as JSON")
    parser.add_argument("--choices", nargs="+", default=[], help="tell in how many games these actions were chosen")
    parser.add_argument(
        "--lot", nargs="+", default=[], help="draw these actions by lot, where all have these names"
    )
    chosen = parser.parse_args(arguments)
    game = GAMES[chosen.game]
    try:
        player: ComputerPlayer = player_of(game, chosen.player, chosen.budget)
    except Stop as refusal:
        parser.error(str(refusal))
    if chosen.lot:
        player = Lot(player, tuple(chosen.lot))
    tables = {
        str(seats): balance(game, seats, chosen.games, player, chosen.seed, chosen.options, chosen.choices)
        for seats in chosen.seats or game.rules.seats
    }
    print(json.dumps({"game": game.key, "player": chosen.player, "tables": tables}, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
