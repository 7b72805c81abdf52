"""Commands run as ``main([...])``: the code of the script, without a process for each test."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.__main__ import main
from bot.config import Settings, variable
from bot.logs import NOISY
from engines import GAMES
from engines.core import AnyGame, FastChance, Seat, SeededChance
from engines.core.chance import seed_hash
from engines.core.history.fairness import OLD, WORDS, Beacon, Proof, commitment, opening, place, rolling_seed
from engines.core.history.records import BEGIN, Header, Record, Row, dump
from engines.core.mind import random_policy
from tests.bot.conftest import plain_charts as plain_charts
from tests.bot.conftest import plain_pictures as plain_pictures

SEED = bytes(range(32))
SESSION = "clirecord2"
WORDS_TYPED = ("luck, luck", None, "運", "1234567890", None, "'")
BEACON = Beacon("https://beacon.invalid/public", 7, "cd" * 32)
NAMES = ("Aki", "Ben", "Cho", "Dee", "Eve", "Fay")


class Ran:
    """Output and exit code of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder for each test, without settings of the machine."""
    for field in Settings.model_fields:
        monkeypatch.delenv(variable(field), raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Restore logging, which a command sets up for the whole process."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in NOISY}
    yield
    root.handlers = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
    structlog.reset_defaults()


@pytest.fixture
def sainome(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command line: ``sainome("verify", "game.jsonl")``."""

    def run(*words: str | Path) -> Ran:
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as leaving:  # argparse ends like this
            code = leaving.code if isinstance(leaving.code, int) else 1
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return run


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[request.param].rules


@pytest.fixture
def record(game: AnyGame) -> Record:
    """A finished game of random players who have all typed a word, its seed revealed."""
    return played_out(game)


@cache
def played_out(
    game: AnyGame,
    rule: int = WORDS,
    *,
    missed: bool = False,
    beacon: Beacon | None = None,
    proof: Proof | None = None,
    words: tuple[str | None, ...] = WORDS_TYPED,
    message: str | None = None,
    choose: Callable[[Any, Seat, int], Any] | None = None,
) -> Record:
    """Play a game; ``choose`` returns an action for the state, the seat and the row before (None: by chance)."""
    seats = game.seats.start
    beacon = beacon or (BEACON if missed else None)
    words = words[:seats]
    places = tuple(place(name, bytes([seat] * 16)) for seat, name in enumerate(NAMES[:seats]))
    rolling = SEED if rule == OLD else rolling_seed(rule, SEED, words, None if missed else beacon, message)
    live, mind = SeededChance(rolling, SESSION), FastChance("cli")
    step = game.initial_state(game.Options(), seats, live)
    rows = [Row(row=0, seat=None, notation=BEGIN, chance=tuple(live.log))]
    while movers := game.current_players(step.state):
        seat, drawn = Seat(movers[0]), len(live.log)
        if choose is None:
            action = random_policy(game.view(step.state, seat), game.legal_actions(step.state, seat), mind)
        else:
            action = choose(step.state, seat, len(rows) - 1)
        step = game.apply_action(step.state, seat, action, live)
        rows.append(Row(row=len(rows), seat=seat, notation=game.notation(action), chance=tuple(live.log[drawn:])))
    head = Header(
        session=SESSION,
        game=game.key,
        rules_version=game.rules_version,
        options=game.Options().model_dump_json(),
        seats=NAMES[:seats],
        seed_hash=seed_hash(SEED),
        seed=SEED.hex(),
    )
    if rule == OLD:
        return Record(header=head, rows=tuple(rows))
    promised = (SESSION, game.key, game.rules_version, head.options, places, words, beacon)
    written = {
        "format": rule,
        "seed_hash": "",
        "opening": opening(SEED, SESSION, game.key),
        "commitment": commitment(rule, SEED, *promised),
        "words": words,
        "places": places,
        "beacon": None if missed else beacon,
        "proof": proof,
        "missed": beacon[:2] if beacon is not None and missed else None,
        "message": message,
    }
    return Record(header=head.model_copy(update=written), rows=tuple(rows))


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    """The record as /export gives it."""
    path = tmp_path / "game.jsonl"
    path.write_text(dump(record), encoding="utf-8")
    return path


def rewrite(path: Path, number: int, change: Callable[[str], str]) -> None:
    """Change one line (from 1) of a file."""
    lines: Sequence[str] = path.read_text(encoding="utf-8").splitlines()
    path.write_text(
        "".join((change(line) if at == number else line) + "\n" for at, line in enumerate(lines, start=1)),
        encoding="utf-8",
    )
