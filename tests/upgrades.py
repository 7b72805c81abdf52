"""Stored states of earlier rules versions: material for the tests of upgrades.

Before a game's ``rules_version`` grows, its present states are captured, and never rewritten:

    python -m tests.upgrades GAME ...      writes tests/data/upgrades/<game>-v<present version>.jsonl.xz

They are states in the middle of turns, of every number of seats and of many options: with hidden orders, with dice
on the table, soon after the deal and late in the game, and with each question that came up. Each line has a twin
where the state has secrets: another state of that version that looks the same to one reader.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from engines import GAMES
from engines.core import FastChance, Frozen, Seat
from engines.core.playable import Playable, policies, strongest_policy
from tests.contract.walk import choices, values

DATA = Path(__file__).parent / "data" / "upgrades"
MOST = 120
"""States captured of one game."""


class Captured(Frozen):
    """One stored state of an earlier version, and what that version said of it."""

    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    movers: tuple[int, ...]
    """The seats that owe an action."""
    conserved: dict[str, int]
    reader: int | None = None
    """The reader of the twin; None: the public."""
    twin: dict[str, Any] | None = None
    """Another state that looks the same to the reader; None: this reader knows everything."""


def captured(key: str, version: int) -> list[Captured]:
    """Return the captured states of a game's version."""
    text = lzma.decompress(_path(key, version).read_bytes()).decode()
    return [Captured.model_validate_json(line) for line in text.splitlines()]


def _path(key: str, version: int) -> Path:
    return DATA / f"{key}-v{version}.jsonl.xz"


# --- capturing ---------------------------------------------------------------------------------------------------


def capture(game: Playable) -> list[Captured]:
    """Play games of all sizes, half of them well, and return some of their states: of each question some."""
    chosen: list[Captured] = []
    taken: Counter[str] = Counter()
    games = 30
    for number in range(games):
        seats = game.rules.seats[number % len(game.rules.seats)]
        mind = FastChance(f"{game.key}/{number}")
        options = game.rules.Options(
            **{
                name: mind.pick(values(game.rules.Options, name))
                for name in sorted(game.rules.Options.model_fields)
            }
        )
        states = list(_states(game, options, seats, mind, skilled=number % 2 == 0))
        share = MOST // games
        for part in range(share):
            stretch = states[part * len(states) // share : (part + 1) * len(states) // share]
            rarest = min(taken[question] for _, question in stretch)
            state, question = mind.pick([one for one in stretch if taken[one[1]] == rarest])
            taken[question] += 1
            chosen.append(_captured(game, options, seats, state, mind))
    return chosen


def _states(
    game: Playable, options: BaseModel, seats: int, mind: FastChance, *, skilled: bool
) -> Iterator[tuple[Any, str]]:
    """Yield the states of a game that goes on, each with what is asked, of how many, and whether a turn is open."""
    state = game.rules.initial_state(options, seats, mind).state
    is_open = False
    policy = policies(game)[strongest_policy(game)]
    while game.rules.outcome(state) is None:
        movers = game.rules.current_players(state)
        asked = game.talk.prompt(game.rules.view(state, movers[0]), movers[0]).key
        yield state, f"{asked} {len(movers)} {len(game.rules.asked(state))} {is_open}"
        choice = choices(game.rules, state, seats, mind)
        assert choice is not None
        seat, legal = choice
        is_skilled = skilled and seat in movers
        action = policy(game.rules.view(state, seat), legal, mind) if is_skilled else mind.pick(legal)
        step = game.rules.apply_action(state, seat, action, mind)
        state, is_open = step.state, not step.barrier


def _captured(game: Playable, options: BaseModel, seats: int, state: Any, mind: FastChance) -> Captured:
    readers: list[Seat | None] = [None, *map(Seat, range(seats))]
    twins = [(reader, game.rules.resample(state, reader, mind)) for reader in readers]
    reader, twin = mind.pick([(who, other) for who, other in twins if other != state] or [(None, None)])
    return Captured(
        seats=seats,
        options=options.model_dump(mode="json"),
        state=state.model_dump(mode="json"),
        movers=tuple(map(int, game.rules.current_players(state))),
        conserved=dict(game.rules.conserved(state)),
        reader=reader,
        twin=None if twin is None else twin.model_dump(mode="json"),
    )


def main(keys: list[str]) -> None:
    """Write the states of these games."""
    for key in keys:
        game = GAMES[key]
        path = _path(key, game.rules.rules_version)
        if path.exists():
            raise SystemExit(f"{path.name} exists: the states of a version are captured once")
        lines = [json.dumps(one.model_dump(mode="json"), separators=(",", ":")) for one in capture(game)]
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(lzma.compress(("\n".join(lines) + "\n").encode(), preset=9 | lzma.PRESET_EXTREME))
        print(path.name, len(lines), "states", path.stat().st_size, "bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
