"""Records changed at random, as a file from anywhere may be."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from engines.core.history.records import state_hash


def with_fitting_hashes(text: str) -> str:
    """Give the upgrades of a mutated record the hashes of their states, as a forger would."""
    lines = []
    for line in text.split("\n"):
        try:
            value = json.loads(line)
            value["upgrade"]["after"] = state_hash(json.dumps(value["upgrade"]["state"]))
            line = json.dumps(value)
        except (ValueError, TypeError, KeyError, RecursionError):
            pass
        lines.append(line)
    return "\n".join(lines)


def golden(key: str) -> list[Path]:
    """The shorter golden records of a game: a mutation costs what the rows before it cost."""
    found = (Path(__file__).parents[1] / "games" / key / "records").glob("*.jsonl")
    return sorted(path for path in found if path.stat().st_size < 10_000)


VALUES = (
    None, True, -1, 0, 1, 5, 2**31, 2**33, 10**25, 1.5, 1e400, "", "undo 0", "undo 1", "undo -1", "undo 00",
    "undo ٣", "begin", "resign", "\x1b[31m", "\ud800", "\u2028", "9" * 50, "settle 9/9", [], {}, [[]],
    ["roll", 6, [1]], [["roll", 2**32, [1]]], [["shuffle", 3, [0, 1, 2]]], [["pick", 3, [2]]],
)  # fmt: skip


def mutated(text: str, rng: random.Random) -> str:
    """Change a record in one to three places: characters, lines, or values of its JSON."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice((_other_characters, _other_lines, _other_value, _other_value, _other_value))(text, rng)
    return text


def _other_characters(text: str, rng: random.Random) -> str:
    at, until = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    until = min(until, at + rng.choice((0, 1, 1, 5, 40)))
    return (
        text[:at]
        + "".join(rng.choice('09[]{},:"\\\n-eE \u2028\0x') for _ in range(rng.choice((0, 1, 4))))
        + text[until:]
    )


def _other_lines(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            lines.insert(one, lines[other])
        case 2:
            del lines[one]
        case _:
            del lines[one + 1 :]
    return "\n".join(lines)


def _other_value(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    try:
        value = json.loads(lines[at])
    except ValueError:
        return text
    where, key = _somewhere(value, rng)
    if where is not None:
        near = where[key] + rng.choice((-1, 1)) if isinstance(where[key], int) else None
        where[key] = rng.choice((near, *VALUES))
    lines[at] = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    return "\n".join(lines)


def _somewhere(value: Any, rng: random.Random) -> tuple[Any, Any]:
    """A container within the value and one of its keys; (None, None) where there is none."""
    where, key = None, None
    while isinstance(value, (dict, list)) and value:
        where, key = value, rng.choice(list(value) if isinstance(value, dict) else range(len(value)))
        value = value[key]
        if rng.random() < 0.4:
            break
    return where, key
