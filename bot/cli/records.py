"""``sainome replay`` and ``sainome verify``: a record as text or pictures, and its dice checked."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bot.stop import BROKEN, WRONG_USE, Stop
from bot.texts import LANGUAGES
from engines import GAMES
from engines.core import AnyGame, BadRecord, Seat
from engines.core.errors import quoted
from engines.core.records import MOST_CHARACTERS, Record, load, verify
from engines.core.replay import replay

from .story import Story
from .terminal import one_line, plain

ROWS_NAMED = 20


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    replayed = commands.add_parser("replay", help="show a record as text, as a picture or as a GIF")
    replayed.add_argument("file", type=Path, help="a record, as /export gives it")
    replayed.add_argument("--upto", type=int, metavar="ROW", help="stop after this row of the record")
    replayed.add_argument(
        "--text", action="store_true", help="the story as text (the default without --png and --gif)"
    )
    replayed.add_argument("--png", type=Path, metavar="OUT", help="the table at the last shown row")
    replayed.add_argument("--gif", type=Path, metavar="OUT", help="the whole game, one picture a turn")
    replayed.add_argument(
        "--view", default="public", metavar="SEAT", help="the seat that watches: 1, 2, ... or public (the default)"
    )
    replayed.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    replayed.set_defaults(run=show_record)
    checked = commands.add_parser("verify", help="recompute every roll of a finished game from its seed")
    checked.add_argument("file", type=Path, help="a record, as /export gives it when the game is over")
    checked.set_defaults(run=check_rolls)


def read_record(path: Path) -> tuple[Record, AnyGame]:
    """Read a record and return it with its rules; Stop names file and line."""
    try:
        with path.open(encoding="utf-8") as file:
            record = load(file.read(MOST_CHARACTERS + 1))
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise Stop(f"{path}: not a record; it is not UTF-8 text.") from error
        raise Stop(f"{path}: {_reason(error)}.", WRONG_USE) from error
    except BadRecord as error:
        raise Stop(f"{path}: {error}.") from error
    game = GAMES.get(record.header.game)
    if game is None:
        raise Stop(
            f"{path}: line 1: there is no game {quoted(record.header.game)} here; there is {', '.join(GAMES)}."
        )
    return record, game


def reader(text: str, seats: int) -> Seat | None:
    """Parse ``public`` (None), or a seat counted from 1."""
    if text == "public":
        return None
    if text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= seats:
        return Seat(int(text) - 1)
    raise Stop(f"--view {text}: it is public or a seat from 1 to {seats}.", WRONG_USE)


def show_record(args: argparse.Namespace) -> int:
    record, game = read_record(args.file)
    if args.upto is not None and args.upto < 0:
        raise Stop(f"--upto {args.upto}: rows count from 0.", WRONG_USE)
    story = Story(game, record, args.lang, reader(args.view, len(record.header.seats)), args.upto)
    try:
        is_begun = bool(story.played)
    except BadRecord as error:
        raise Stop(f"{args.file}: {error}.") from error
    if not is_begun:
        raise Stop(f"{args.file}: nothing was played yet.")
    if args.text or not (args.png or args.gif):
        print(plain(story.title()))
        for line in story.lines():
            print(plain(line))
    if args.png:
        _write(args.png, story.png())
    if args.gif:
        _write(args.gif, story.gif())
    return 0


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        raise Stop(f"{path}: {_reason(error)}.", WRONG_USE) from error
    print(f"{one_line(str(path))}: {len(content) // 1024} KB")


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) and error.strerror else str(error)).lower()


def check_rolls(args: argparse.Namespace) -> int:
    """Return 0 if every result in the record is the seed's, and the rules replay it.

    A record with other results is not replayed: the error would blame an action that they made impossible.
    """
    record, game = read_record(args.file)
    try:
        verdict = verify(record)
        rows = sum(1 for _ in replay(game, record)) if verdict.honest else 0
    except BadRecord as error:
        raise Stop(f"{args.file}: {error}.") from error
    if not verdict.hash_fits:
        print("The revealed seed is not the one that was promised: its hash is not the one in the record.")
    if not verdict.commitment_fits:
        print("Words, seats or options are not the ones that were promised at Begin: the commitment does not fit.")
    if verdict.bad:
        print(f"Not what the seed gives: row {_listed(verdict.bad)}.")
    if verdict.thrown_away:
        print(f"Rolled, and taken back although nothing rolled ever is: row {_listed(verdict.thrown_away)}.")
    if verdict.honest:
        print(f"Honest: the seed is the promised one and gives all {verdict.draws} draws; {rows} rows replayed.")
    return 0 if verdict.honest else BROKEN


def _listed(rows: Sequence[int]) -> str:
    return ", ".join(map(str, rows[:ROWS_NAMED])) + (" and more" if len(rows) > ROWS_NAMED else "")
