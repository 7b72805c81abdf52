"""Books of games: bytes, pictures and seconds of a core, of games of each kind that greedy plays.

``python -m bench.books 20 [GAME ...]`` measures 20 games of each kind: with 2 players, with the most, and between.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from bot.book.contents import read
from bot.book.page import page
from engines import GAMES
from tests.book.games import NAMES, played

GAMES_OF_EACH = 2
MOST_MEGABYTES = 8


def measure(count: int = GAMES_OF_EACH, keys: Sequence[str] = tuple(GAMES)) -> dict[str, Any]:
    return {key: of_kind(key, count) for key in keys}


def of_kind(key: str, count: int) -> dict[str, Any]:
    """Make the books of ``count`` games: the first has the most players, the second the fewest."""
    seats = [GAMES[key].rules.seats[-1 - number % len(GAMES[key].rules.seats)] for number in range(count)]
    seats[1:2] = [max(2, GAMES[key].rules.seats[0])]
    books = [of_game(key, number, players) for number, players in enumerate(seats[:count])]
    sizes, seconds = ([one[name] for one in books] for name in ("megabytes", "seconds"))
    return {
        "games": count,
        "players": [min(seats), max(seats)],
        "rows": spread([one["rows"] for one in books]),
        "moments": spread([one["moments"] for one in books]),
        "megabytes": spread(sizes),
        "seconds": spread(seconds),
        "small enough": sum(size < MOST_MEGABYTES for size in sizes) / count,
    }


def spread(values: Sequence[float]) -> list[float]:
    """Return the median, the 95th percentile and the largest of some values."""
    ordered = sorted(values)
    return [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 1)]


def of_game(key: str, number: int, seats: int) -> dict[str, Any]:
    """Make the book of one game."""
    record = played(key, names=NAMES[:seats], number=number)
    began = time.process_time()
    book = read(GAMES[key], record)
    made = page(book, "en")
    seconds = round(time.process_time() - began, 1)
    one = {"rows": len(record.rows), "moments": len(book.moments), "megabytes": round(len(made) / 1e6, 2)}
    print(json.dumps({"game": key, "number": number, "players": seats, **one, "seconds": seconds}), file=sys.stderr)
    return {**one, "seconds": seconds}


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]), sys.argv[2:] or tuple(GAMES)), indent=2))
