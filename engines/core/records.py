"""Records: JSON Lines, a header and one line per row of the log (docs/decisions.md#state-and-log).

Row 0 is ``begin``. Then ``<notation>`` of an action, ``resign``, or ``undo <row>``; a taken-back row stays, marked
``undone``. Before the end the rows of hidden choices have no notation and closed chance is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from .chance import Draw, ScriptedChance, SeededChance, seed_hash
from .errors import BadNotation, BadRecord, IllegalAction
from .game import AnyGame, Step
from .model import Frozen, Seat

FORMAT = 1
BEGIN, RESIGN, UNDO = "begin", "resign", "undo"


class Row(Frozen):
    """One line of a record; ``seat`` is None for ``begin``, ``notation`` is None while it is secret."""

    row: int
    seat: int | None
    notation: str | None
    chance: tuple[Draw, ...] = ()
    undone: bool = False


class Header(Frozen):
    """The first line. ``seats`` holds the players' names in seat order; ``seed`` (hex) only after the end."""

    format: int = FORMAT
    session: str
    game: str
    rules_version: int
    options: str
    """The options as JSON text."""
    seats: tuple[str, ...]
    seed_hash: str
    seed: str | None = None


class Record(Frozen):
    header: Header
    rows: tuple[Row, ...]


def dump(record: Record) -> str:
    """Return the record as JSON Lines, ending with a newline."""
    head = record.header.model_dump(mode="json")
    head["options"] = json.loads(record.header.options)
    lines: list[dict[str, Any]] = [head]
    for row in record.rows:
        line: dict[str, Any] = {"row": row.row, "seat": row.seat, "notation": row.notation}
        if row.chance:
            line["chance"] = [[draw.kind, draw.sides, list(draw.results)] for draw in row.chance]
        if row.undone:
            line["undone"] = True
        lines.append(line)
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def load(text: str) -> Record:
    """Read JSON Lines written by ``dump``; BadRecord names the line."""
    head: Header | None = None
    rows: list[Row] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            raw = json.loads(line)
            if not isinstance(raw, dict):
                raise BadRecord("a line of a record is a JSON object", number)
            if head is None:
                raw["options"] = json.dumps(raw.get("options", {}), ensure_ascii=False, separators=(",", ":"))
                head = Header.model_validate(raw)
                if head.format != FORMAT:
                    raise BadRecord(f"format {head.format} is not known here", number)
            else:
                raw["chance"] = tuple(
                    Draw(kind=kind, sides=sides, results=tuple(results))
                    for kind, sides, results in raw.get("chance", ())
                )
                rows.append(Row.model_validate(raw))
        except BadRecord:
            raise
        except (ValueError, TypeError, ValidationError) as error:
            raise BadRecord(str(error).splitlines()[0], number) from error
    if head is None:
        raise BadRecord("the record is empty")
    return Record(header=head, rows=tuple(rows))


@dataclass(frozen=True, slots=True)
class Replayed:
    """One played row of a record and the step it led to."""

    row: Row
    step: Step[Any]


def replay(game: AnyGame, record: Record, upto: int | None = None) -> Iterator[Replayed]:
    """Replay the rows that were not undone, up to row ``upto``, with the recorded chance alone."""
    head = record.header
    if head.rules_version != game.rules_version:
        raise BadRecord(f"made with rules version {head.rules_version}, this is {game.rules_version}")
    if len(head.seats) not in game.seats:
        raise BadRecord(f"{len(head.seats)} seats do not fit {game.key}", 1)
    try:
        options = game.Options.model_validate_json(head.options)
    except ValidationError as error:
        raise BadRecord(f"options: {error.errors()[0]['msg']}", 1) from error
    state: Any = None
    for line, row in enumerate(record.rows, start=2):
        if upto is not None and row.row > upto:
            return
        if row.undone or (row.notation or "").startswith(UNDO + " "):
            continue
        chance = ScriptedChance(row.chance)
        try:
            if (row.notation == BEGIN) != (state is None):
                raise BadRecord("a record begins with 'begin', once", line)
            if row.notation == BEGIN:
                step = game.initial_state(options, len(head.seats), chance)
            elif row.notation is None or row.seat is None or not 0 <= row.seat < len(head.seats):
                raise BadRecord("the row has no seat or its action is still secret", line)
            elif row.notation == RESIGN:
                step = game.resign(state, Seat(row.seat), chance)
            else:
                step = game.apply_action(state, Seat(row.seat), game.parse(row.notation), chance)
        except BadRecord as error:
            raise BadRecord(error.reason, line) from error
        except BadNotation as error:
            raise BadRecord(f"'{error.text}' is no action of {game.key}", line) from error
        except IllegalAction as error:
            raise BadRecord(f"'{row.notation}' is refused: {error.code}", line) from error
        if not chance.done():
            raise BadRecord("more chance was written down than the rules used", line)
        state = step.state
        yield Replayed(row, step)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying every draw; ``bad`` lists the rows whose results are not the seed's."""

    hash_fits: bool
    draws: int
    bad: tuple[int, ...]

    @property
    def honest(self) -> bool:
        return self.hash_fits and not self.bad


def verify(record: Record) -> Verdict:
    """Recompute every result from the revealed seed; BadRecord if it is not revealed."""
    if record.header.seed is None:
        raise BadRecord("the seed is not revealed before the game is over")
    try:
        seed = bytes.fromhex(record.header.seed)
        chance = SeededChance(seed, record.header.session)
    except ValueError as error:
        raise BadRecord("the seed is not 32 bytes in hex", 1) from error
    bad = []
    for row in record.rows:
        first = len(chance.log)
        for written in row.chance:
            match written.kind:
                case "roll":
                    chance.roll(len(written.results), written.sides)
                case "pick":
                    chance.pick(range(written.sides))
                case "shuffle":
                    chance.shuffle(range(written.sides))
        if tuple(chance.log[first:]) != row.chance:
            bad.append(row.row)
    return Verdict(seed_hash(seed) == record.header.seed_hash, chance.next, tuple(bad))
