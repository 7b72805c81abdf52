"""Records: JSON Lines, a header and one line per row of the log (docs/decisions.md#state-and-log).

Row 0 is ``begin``. Then ``<notation>`` of an action, ``resign``, or ``undo <row>``; a taken-back row stays, marked
``undone``. Before the end the rows of hidden choices have no notation and closed chance is left out.

``upgrade <from> <to>`` is the row at which a game that went on got corrected rules: later rows are played under
version ``to``, from the state on the row. Rows before it are told from their ``events``, as the rules of their time
are gone; older records have no events, and are told by the notation.

``import <session>`` ends what was brought along from the record of another table: later draws are those of this
table's seed, and earlier ones are not.

A record may come from anywhere: whatever it holds, reading, verifying and replaying it end in bounded time and
memory, with BadRecord where it is wrong.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Annotated, Any

from pydantic import Field, ValidationError

from ..chance import Draw, impossible
from ..errors import BadRecord, quote
from ..game import AnyGame
from ..model import Event, Frozen
from .drand import require_beacon
from .fairness import LONGEST_WORD, MESSAGE, OLD, WORDS, Beacon, Place, Proof, is_seen

BEGIN, RESIGN, UNDO, UPGRADE, IMPORT = "begin", "resign", "undo", "upgrade", "import"
MOST_CHARACTERS, MOST_ROWS = 2_000_000, 20_000
"""The largest record that is read: about fifty times the longest game."""
LONGEST_NAME = LONGEST_NOTATION = 100
LONGEST_EVENTS, LONGEST_STATE = 100_000, 500_000
"""Characters of JSON: the events of one row, and the state on a row that upgrades."""
OF_OLD, OF_WORDS, OF_MESSAGE = {"seed_hash"}, {"opening", "commitment", "words", "places", "beacon"}, {"message"}
"""The fields of the header that only some formats have."""
_FIELDS = {OLD: OF_OLD, WORDS: OF_WORDS, MESSAGE: OF_WORDS | OF_MESSAGE}
_HASH = re.compile("[0-9a-f]{64}")
_HUGE = re.compile("[0-9]{7}|[0-9]e[+]")
"""A number that no state of a game holds, and over which rules could count for hours."""
_SESSION = re.compile("[0-9A-Za-z_-]{1,40}")
_DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
LONGEST_ID = 20
"""Digits of an id of Discord, at most."""
_MESSAGE = re.compile(f"[1-9][0-9]{{0,{LONGEST_ID - 1}}}")
_UNSAFE = re.compile("[\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
"""Characters that JSON leaves as they are and terminals and editors obey: C1 controls, line breaks, directions."""


class Upgrade(Frozen):
    """What a row that upgrades holds besides its notation; hashes and state are None until the game is over.

    A hash is the SHA-256 of the state as JSON with sorted keys and without blanks, in hex.
    """

    from_version: int
    to_version: int
    before: str | None = None
    after: str | None = None
    state: str | None = None
    """The state from which the game goes on, as JSON text."""


class Row(Frozen):
    """One line of a record; ``seat`` is None for ``begin`` and upgrades; ``notation`` is None while secret."""

    row: int
    seat: int | None
    notation: str | None
    chance: tuple[Draw, ...] = ()
    undone: bool = False
    events: str | None = None
    """What happened, as far as it may be known: JSON of a list of objects; None in older records."""
    upgrade: Upgrade | None = None
    """Given where the notation says so."""


class Header(Frozen):
    """The first line. ``seats`` holds the players' names in seat order; ``seed`` (hex) only after the end.

    The format is the rule of the dice (docs/fair-dice.md): OLD has the hash of the seed, WORDS and MESSAGE all that
    follows it.
    """

    format: Annotated[int, Field(strict=True)] = OLD
    session: str
    game: str
    rules_version: Annotated[int, Field(strict=True)]
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
    """The round that is mixed in."""
    proof: Proof | None = None
    """The signature of that round; older records have none."""
    handed: tuple[Annotated[int, Field(strict=True, ge=0, lt=10**6)] | None, ...] = ()
    """By seat, the row after which it was handed over, says the bot: no hash holds it. Left out if no seat was."""
    computers: tuple[str | None, ...] = ()
    """By seat, the computer player that has had it since Begin, says the bot: no hash holds it. Left out if none
    has, as in older records."""
    missed: tuple[str, int | None] | None = None
    """URL and number of a round that was awaited and did not come; number None: the beacon could not be asked."""
    message: str | None = None
    """The id of the commitment's message, where it is mixed in; None: a round is, or it was never posted."""
    seed: str | None = None

    @property
    def is_private(self) -> bool:
        """Whether it is of a private game, about whose seed nobody was promised anything (docs/fair-dice.md).

        One with the dice of a day has its date for a session; what was promised of that is told for the day.
        """
        return self.format == OLD and (self.session.startswith("0") or _DATE.fullmatch(self.session) is not None)


class Record(Frozen):
    header: Header
    rows: tuple[Row, ...]


def dump(record: Record) -> str:
    """Return the record as JSON Lines, ending with a newline."""
    of_others = (OF_OLD | OF_WORDS | OF_MESSAGE) - _FIELDS[record.header.format]
    of_others |= {name for name in ("missed", "proof") if getattr(record.header, name) is None}
    of_others |= {name for name in ("handed", "computers") if not getattr(record.header, name)}
    head = record.header.model_dump(mode="json", exclude=of_others)
    head["options"] = json.loads(record.header.options)
    lines: list[dict[str, Any]] = [head]
    for row in record.rows:
        line: dict[str, Any] = {"row": row.row, "seat": row.seat, "notation": row.notation}
        if row.chance:
            line["chance"] = [[draw.kind, draw.sides, list(draw.results)] for draw in row.chance]
        if row.undone:
            line["undone"] = True
        if row.events is not None:
            line["events"] = json.loads(row.events)
        if row.upgrade is not None:
            line["upgrade"] = _upgrade_line(row.upgrade)
        lines.append(line)
    return "".join(_json_line(line) + "\n" for line in lines)


def _upgrade_line(upgrade: Upgrade) -> dict[str, Any]:
    line: dict[str, Any] = {"from": upgrade.from_version, "to": upgrade.to_version}
    for name in ("before", "after"):
        if (written := getattr(upgrade, name)) is not None:
            line[name] = written
    if upgrade.state is not None:
        line["state"] = json.loads(upgrade.state)
    return line


def _json_line(line: dict[str, Any]) -> str:
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return _UNSAFE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def load(text: str) -> Record:
    """Read JSON Lines written by ``dump``; BadRecord names the line."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(f"a record has at most {MOST_CHARACTERS} characters")
    text = text.removeprefix("\ufeff")  # editors of Windows begin a file with it
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
    if not isinstance(raw.get("options", {}), dict):
        raise BadRecord("options is an object")
    raw["options"] = json.dumps(raw.get("options", {}), ensure_ascii=False, separators=(",", ":"))
    try:
        json.dumps(raw, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise BadRecord("a character is only half there") from error
    head = Header.model_validate(raw)
    if head.format not in _FIELDS:
        raise BadRecord(f"format {head.format} is not known here")
    missing = _FIELDS[head.format] - raw.keys()
    if missing:
        raise BadRecord(f"{', '.join(sorted(missing))}: missing in a record of format {head.format}")
    if head.format != OLD and not len(head.words) == len(head.places) == len(head.seats):
        raise BadRecord("there is not one word and one place for each seat")
    if head.handed and len(head.handed) != len(head.places):
        raise BadRecord("handed: there is not one row, or null, for each seat")
    if head.computers and len(head.computers) != len(head.seats):
        raise BadRecord("computers: there is not one name, or null, for each seat")
    if head.format == OLD and (head.beacon is not None or head.missed is not None):
        raise BadRecord("a record of format 1 has no beacon")
    if head.message is not None and (head.format != MESSAGE or head.beacon is not None):
        raise BadRecord("a message is mixed in from format 3 on, and only where no beacon's round is")
    if head.message is not None and not _MESSAGE.fullmatch(head.message):
        raise BadRecord("a message's id is a whole number, as text")
    require_beacon(raw, head.beacon, head.missed, head.proof)
    if not all(is_seen(word or "", strictly=head.format == MESSAGE) for word in head.words):
        raise BadRecord("a word for the dice holds what cannot be seen, as no bot writes it")
    if any(len(word or "") > LONGEST_WORD for word in head.words):
        raise BadRecord(f"a word has at most {LONGEST_WORD} characters")
    if any(len(name or "") > LONGEST_NAME for name in (*head.seats, *head.computers)):
        raise BadRecord(f"a name has at most {LONGEST_NAME} characters")
    return head


def _row(raw: dict[str, Any]) -> Row:
    chance = raw.get("chance", [])
    if not isinstance(chance, list) or any(not isinstance(draw, list) or len(draw) != 3 for draw in chance):
        raise BadRecord("chance is a list of [kind, sides, results]")
    draws = [Draw.model_validate(dict(zip(("kind", "sides", "results"), draw, strict=True))) for draw in chance]
    texts = {"events": _events(raw.get("events")), "upgrade": _upgrade(raw.get("upgrade"))}
    row = Row.model_validate({**raw, "chance": draws, **texts})
    if len(row.notation or "") > LONGEST_NOTATION:
        raise BadRecord(f"a notation has at most {LONGEST_NOTATION} characters")
    upgrading = upgrade_notation(row.upgrade) if row.upgrade is not None else None
    is_upgrade = (row.notation or "").partition(" ")[0] == UPGRADE
    if (upgrading is not None or is_upgrade) and (row.notation != upgrading or row.seat is not None or row.chance):
        raise BadRecord("an upgrade of the rules says its versions, and has no seat and no chance")
    is_import = (row.notation or "").partition(" ")[0] == IMPORT
    if is_import and (source_table(row) is None or row.seat is not None or row.chance or row.undone):
        raise BadRecord("an import names its table, and has no seat and no chance")
    for reason in filter(None, map(impossible, draws)):
        raise BadRecord(reason)
    return row


def _events(raw: Any) -> str | None:
    """Return a row's events as JSON text; they may be of rules that are gone, so only their form is checked."""
    if raw is None:
        return None
    if not isinstance(raw, list) or any(
        not isinstance(event, dict) or not isinstance(event.get("kind"), str) for event in raw
    ):
        raise BadRecord("events is a list of objects, each with a kind")
    return _text(raw, LONGEST_EVENTS, "the events of a row")


def _upgrade(raw: Any) -> Upgrade | None:
    if raw is None:
        return None
    if not isinstance(raw, dict):
        raise BadRecord("upgrade is an object")
    state = raw.get("state")
    if state is not None and not isinstance(state, dict):
        raise BadRecord("the state of an upgrade is an object")
    fields = {name: value for name, value in raw.items() if name not in ("from", "to", "state")}
    fields |= {"from_version": raw.get("from"), "to_version": raw.get("to")}
    upgrade = Upgrade.model_validate(
        {**fields, "state": None if state is None else _text(state, LONGEST_STATE, "a state")}
    )
    if not 0 < upgrade.from_version < upgrade.to_version < 1_000_000:
        raise BadRecord("an upgrade goes from one version of the rules to a later one")
    if any(written is not None and not _HASH.fullmatch(written) for written in (upgrade.before, upgrade.after)):
        raise BadRecord("a hash is 64 digits in hex")
    if upgrade.state is not None and _HUGE.search(upgrade.state):
        raise BadRecord("a number of a state has at most six digits")
    if upgrade.state is not None and state_hash(upgrade.state) != upgrade.after:
        raise BadRecord("the state of an upgrade has another hash than the row says")
    return upgrade


def _text(raw: Any, most: int, what: str) -> str:
    text = json.dumps(raw, ensure_ascii=False, separators=(",", ":"))
    if len(text) > most:
        raise BadRecord(f"{what} has at most {most} characters")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadRecord("a character is only half there") from error
    return text


def _reason(error: ValidationError) -> str:
    """Return the place and the reason of the first fault."""
    first = error.errors(include_input=False, include_url=False)[0]
    place = ".".join(map(str, first["loc"]))
    return f"{quote(place)}: {first['msg']}"


def stored_events(game: AnyGame, text: str) -> tuple[Event, ...] | None:
    """Return the events of a row, stored as JSON; None if this program cannot read one of them."""
    try:
        return tuple(game.events.validate_python(event) for event in json.loads(text))
    except ValidationError:
        return None


# --- upgrades ---------------------------------------------------------------------------------------------------


def upgrade_notation(upgrade: Upgrade) -> str:
    return f"{UPGRADE} {upgrade.from_version} {upgrade.to_version}"


def state_hash(state: str) -> str:
    """Return the SHA-256 of a state, given as JSON, in hex: of its JSON with sorted keys and without blanks."""
    text = json.dumps(json.loads(state), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# --- imports ----------------------------------------------------------------------------------------------------


def import_notation(session: str) -> str:
    """Return the notation of the row that ends what was brought along from a table's record; BadRecord for an id
    that no table has.
    """
    if not _SESSION.fullmatch(session):
        raise BadRecord(f"{quote(session)} is no id of a table", 1)
    return f"{IMPORT} {session}"


def source_table(row: Row) -> str | None:
    """Return the id of the table whose record ends with this row; None if it is another row."""
    word, _, session = (row.notation or "").partition(" ")
    return session if word == IMPORT and _SESSION.fullmatch(session) else None


def brought_rows(record: Record) -> int:
    """Return how many rows were brought along from another table, the row that says so included; 0 for none."""
    numbered = reversed(tuple(enumerate(record.rows, start=1)))
    return next((count for count, row in numbered if source_table(row) is not None), 0)
