"""Records: JSON Lines, a header and one line per row of the log (docs/decisions.md#state-and-log).

Row 0 is ``begin``. Then ``<notation>`` of an action, ``resign``, or ``undo <row>``; a taken-back row stays, marked
``undone``. Before the end the rows of hidden choices have no notation and closed chance is left out.

A record may come from anywhere: whatever it holds, reading, verifying and replaying it end in bounded time and
memory, with BadRecord where it is wrong.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from .chance import Draw, SeededChance, impossible, seed_hash
from .errors import BadRecord, quoted
from .fairness import LONGEST_WORD, OLD, WORDS, Beacon, Place, commitment, opening, rolling_seed
from .model import Frozen

BEGIN, RESIGN, UNDO = "begin", "resign", "undo"
MOST_CHARACTERS, MOST_ROWS = 2_000_000, 20_000
"""The largest record that is read: about fifty times the longest game."""
LONGEST_NAME = LONGEST_NOTATION = 100
OF_OLD, OF_WORDS = {"seed_hash"}, {"opening", "commitment", "words", "places", "beacon"}
"""The fields of the header that only one format has."""
_UNSAFE = re.compile("[\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
"""Characters that JSON leaves as they are and terminals and editors obey: C1 controls, line breaks, directions."""


class Row(Frozen):
    """One line of a record; ``seat`` is None for ``begin``, ``notation`` is None while it is secret."""

    row: int
    seat: int | None
    notation: str | None
    chance: tuple[Draw, ...] = ()
    undone: bool = False


class Header(Frozen):
    """The first line. ``seats`` holds the players' names in seat order; ``seed`` (hex) only after the end.

    The format is the rule of the dice (docs/fair-dice.md): OLD has the hash of the seed, WORDS all that follows it.
    """

    format: int = OLD
    session: str
    game: str
    rules_version: int
    options: str
    """The options as JSON text."""
    seats: tuple[str, ...]
    seed_hash: str = ""
    opening: str = ""
    commitment: str = ""
    words: tuple[str | None, ...] = ()
    places: tuple[Place, ...] = ()
    """The seats as they were at Begin."""
    beacon: Beacon | None = None
    seed: str | None = None


class Record(Frozen):
    header: Header
    rows: tuple[Row, ...]


def dump(record: Record) -> str:
    """Return the record as JSON Lines, ending with a newline."""
    of_others = OF_WORDS if record.header.format == OLD else OF_OLD
    head = record.header.model_dump(mode="json", exclude=of_others)
    head["options"] = json.loads(record.header.options)
    lines: list[dict[str, Any]] = [head]
    for row in record.rows:
        line: dict[str, Any] = {"row": row.row, "seat": row.seat, "notation": row.notation}
        if row.chance:
            line["chance"] = [[draw.kind, draw.sides, list(draw.results)] for draw in row.chance]
        if row.undone:
            line["undone"] = True
        lines.append(line)
    return "".join(_json_line(line) + "\n" for line in lines)


def _json_line(line: dict[str, Any]) -> str:
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def load(text: str) -> Record:
    """Read JSON Lines written by ``dump``; BadRecord names the line."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(f"a record has at most {MOST_CHARACTERS} characters")
    head: Header | None = None
    rows: list[Row] = []
    # Not splitlines(): a name may hold U+2028 or U+0085, and JSON leaves them unescaped.
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            raw = json.loads(line)
            if not isinstance(raw, dict):
                raise BadRecord("a line of a record is a JSON object")
            if head is None:
                head = _header(raw)
            elif len(rows) == MOST_ROWS:
                raise BadRecord(f"a record has at most {MOST_ROWS} rows")
            else:
                rows.append(_row(raw))
        except BadRecord as error:
            raise BadRecord(error.reason, number) from error
        except ValidationError as error:
            raise BadRecord(_reason(error), number) from error
        except ValueError as error:
            raise BadRecord(f"this is not JSON: {error}", number) from error
        except RecursionError as error:
            raise BadRecord("this is nested too deeply", number) from error
    if head is None:
        raise BadRecord("the record is empty")
    return Record(header=head, rows=tuple(rows))


def _header(raw: dict[str, Any]) -> Header:
    raw["options"] = json.dumps(raw.get("options", {}), ensure_ascii=False, separators=(",", ":"))
    try:
        json.dumps(raw, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise BadRecord("a character is only half there") from error
    head = Header.model_validate(raw)
    if head.format not in (OLD, WORDS):
        raise BadRecord(f"format {head.format} is not known here")
    missing = (OF_OLD if head.format == OLD else OF_WORDS) - raw.keys()
    if missing:
        raise BadRecord(f"{', '.join(sorted(missing))}: missing in a record of format {head.format}")
    if head.format == WORDS and not len(head.words) == len(head.places) == len(head.seats):
        raise BadRecord("there is not one word and one place for each seat")
    if any(len(word or "") > LONGEST_WORD for word in head.words):
        raise BadRecord(f"a word has at most {LONGEST_WORD} characters")
    if any(len(name) > LONGEST_NAME for name in head.seats):
        raise BadRecord(f"a name has at most {LONGEST_NAME} characters")
    return head


def _row(raw: dict[str, Any]) -> Row:
    chance = raw.get("chance", [])
    if not isinstance(chance, list) or any(not isinstance(draw, list) or len(draw) != 3 for draw in chance):
        raise BadRecord("chance is a list of [kind, sides, results]")
    draws = [Draw.model_validate(dict(zip(("kind", "sides", "results"), draw, strict=True))) for draw in chance]
    row = Row.model_validate({**raw, "chance": draws})
    if len(row.notation or "") > LONGEST_NOTATION:
        raise BadRecord(f"a notation has at most {LONGEST_NOTATION} characters")
    for reason in filter(None, map(impossible, draws)):
        raise BadRecord(reason)
    return row


def _reason(error: ValidationError) -> str:
    """Return the place and the reason of the first fault."""
    first = error.errors(include_input=False, include_url=False)[0]
    place = ".".join(map(str, first["loc"]))
    return f"{quoted(place)}: {first['msg']}"


# --- verify -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying every draw; ``bad`` lists the rows whose results are not the seed's."""

    hash_fits: bool
    """Whether the seed is the one promised when the lobby opened."""
    draws: int
    bad: tuple[int, ...]
    thrown_away: tuple[int, ...] = ()
    """Rows with chance that are marked undone: rolls that somebody did not like."""

    commitment_fits: bool = True
    """Whether words, seats and options are those promised at Begin; the old rule promises none."""

    @property
    def honest(self) -> bool:
        return self.hash_fits and self.commitment_fits and not self.bad and not self.thrown_away


def verify(record: Record) -> Verdict:
    """Recompute every result from the revealed seed; BadRecord if it is not revealed.

    Only a replay (``engines.core.replay``) can say whether the rules asked for these draws, and for no others.
    """
    if record.header.seed is None:
        raise BadRecord("the seed is not revealed before the game is over")
    try:
        seed = bytes.fromhex(record.header.seed)
    except ValueError as error:
        raise BadRecord("the seed is not 32 bytes in hex", 1) from error
    if len(seed) != 32:
        raise BadRecord("the seed is not 32 bytes in hex", 1)
    try:
        rolling, hash_fits, commitment_fits = _promised(record.header, seed)
    except UnicodeEncodeError as error:
        raise BadRecord("a word or a name is no text", 1) from error
    chance = SeededChance(rolling, record.header.session)
    bad = []
    for row in record.rows:
        first = len(chance.log)
        if any(map(impossible, row.chance)):
            bad.append(row.row)
            continue
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
    return Verdict(hash_fits, chance.next, tuple(bad), thrown_away(record), commitment_fits)


def _promised(head: Header, seed: bytes) -> tuple[bytes, bool, bool]:
    """Return the seed that rolls, and whether the hash of the lobby and the one of Begin fit."""
    if head.format == OLD:
        return seed, seed_hash(seed) == head.seed_hash, True
    begun = commitment(
        seed, head.session, head.game, head.rules_version, head.options, head.places, head.words, head.beacon
    )
    fits = begun == head.commitment and all(place.fits for place in head.places)
    return rolling_seed(seed, head.words, head.beacon), opening(seed, head.session, head.game) == head.opening, fits


def thrown_away(record: Record) -> tuple[int, ...]:
    """Return the rows that were taken back although they drew chance, as no honest game has any."""
    return tuple(row.row for row in record.rows if row.undone and row.chance)
