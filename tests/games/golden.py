"""The golden records of a game: complete games with their seeds revealed, in the game's folder ``records``.

``points.jsonl`` is of version 1 of the rules, ``points-v2.jsonl`` of version 2, and so on. Records of earlier
versions stay as they are for ever: the present rules do not replay them, but their seeds still explain their draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engines.core import AnyGame, Outcome, Seat
from engines.core.history.records import RESIGN, Record, dump, load
from engines.core.history.replay import Replayed, replay
from engines.core.history.verdict import verify


class GoldenRecords:
    """The records in a folder, replayed with one game."""

    def __init__(self, game: AnyGame, tests: str) -> None:
        """``tests``: the file of the test module, beside the folder."""
        self.game = game
        self.folder = Path(tests).parent / "records"

    @property
    def names(self) -> set[str]:
        """The names of all records of the present version of the rules."""
        return {name for name, version in self._found() if version == self.game.rules_version}

    def record(self, name: str, version: int | None = None) -> Record:
        """The record with this name, of the present version of the rules unless another is given."""
        version = version or self.game.rules_version
        file = self.folder / f"{name}{'' if version == 1 else f'-v{version}'}.jsonl"
        record = load(file.read_text(encoding="utf-8"))
        assert record.header.rules_version == version
        return record

    def _found(self) -> Iterator[tuple[str, int]]:
        """The name and the version of the rules of each record."""
        for path in self.folder.glob("*.jsonl"):
            name, _, version = path.stem.partition("-v")
            yield (name, int(version)) if version.isdecimal() else (path.stem, 1)

    def check_earlier(self) -> None:
        """Check that every earlier version of the rules has records, and that their seeds explain all draws."""
        earlier = [(name, version) for name, version in self._found() if version < self.game.rules_version]
        assert {version for _, version in earlier} == set(range(1, self.game.rules_version))
        for name, version in earlier:
            record = self.record(name, version)
            assert verify(record).honest, f"{name}, version {version}"
            assert load(dump(record)) == record

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
