"""The golden records of a game: complete games with their seeds revealed, in the game's folder ``records``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engines.core import AnyGame, Outcome, Seat
from engines.core.records import RESIGN, Record, dump, load, verify
from engines.core.replay import Replayed, replay


class GoldenRecords:
    """The records in a folder, replayed with one game."""

    def __init__(self, game: AnyGame, tests: str) -> None:
        """``tests``: the file of the test module, beside the folder."""
        self.game = game
        self.folder = Path(tests).parent / "records"

    @property
    def names(self) -> set[str]:
        """The names of all records."""
        return {path.stem for path in self.folder.glob("*.jsonl")}

    def record(self, name: str) -> Record:
        """The record with this name."""
        return load((self.folder / f"{name}.jsonl").read_text(encoding="utf-8"))

    def replayed(self, name: str) -> Iterator[Replayed]:
        """The rows of a record with the steps that they lead to."""
        return replay(self.game, self.record(name))

    def outcome(self, name: str) -> Outcome:
        """The outcome that a record leads to; its last event must be ``ended``."""
        *_, last = self.replayed(name)
        assert last.step.events[-1].kind == "ended"
        outcome: Outcome | None = self.game.outcome(last.step.state)
        assert outcome is not None
        return outcome

    def check_draws(self, name: str) -> None:
        """Check that the revealed seed explains every draw, and that the record survives a round trip."""
        record = self.record(name)
        assert verify(record).honest
        assert load(dump(record)) == record

    def check_moves(self, name: str) -> None:
        """Check that every action, resignations aside, was legal when it was played."""
        before = None
        for played in self.replayed(name):
            if before is not None and played.row.notation != RESIGN:
                offered = self.game.legal_actions(before, Seat(played.row.seat))
                assert played.row.notation in map(self.game.notation, offered)
            before = played.step.state
