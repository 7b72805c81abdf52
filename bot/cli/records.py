"""``sainome replay``, ``book`` and ``verify``: a record as text, pictures or a page, and its dice checked."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import assert_never

from pydantic import ValidationError

from bot.book import contents
from bot.book.page import page
from bot.stop import BROKEN, UNPROVED, WRONG_USE, Stop
from bot.texts import LANGUAGES
from engines import GAMES
from engines.core import BadRecord, Seat
from engines.core.errors import quote
from engines.core.history.drand import Checked, chain_of
from engines.core.history.fairness import Beacon, short_hash
from engines.core.history.records import LONGEST_ID, MOST_CHARACTERS, Record, load, source_table
from engines.core.history.replay import (
    check_takebacks,
    first_played,
    guard,
    is_resumed,
    known_part,
    last_version,
    replay,
)
from engines.core.history.verdict import Verdict, awaited_beacon, verify
from engines.core.playable import Playable
from engines.core.review.findings import Review

from .choices import say_choices
from .story import Story
from .terminal import one_line, plain, progress

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
    checked.add_argument(
        "--message", metavar="LINK", help="the commitment's message, as you see it at Discord: its link or its id"
    )
    checked.add_argument(
        "--computers",
        action="store_true",
        help="choose again for computer players, too; this takes as long as they thought",
    )
    checked.set_defaults(run=check_rolls)
    made = commands.add_parser("book", help="make a page that replays a finished game and checks its dice")
    made.add_argument("file", type=Path, help="a record, as /export gives it when the game is over")
    made.add_argument("--out", type=Path, metavar="PATH", help="where to write it (sainome-<game>-<id>.html here)")
    made.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language that it opens in")
    made.add_argument("--review", type=Path, metavar="FILE", help="its review, as sainome review --json gives it")
    made.set_defaults(run=make_book)


def read_record(path: Path) -> tuple[Record, Playable]:
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
            f"{path}: line 1: there is no game {quote(record.header.game)} here; there is {', '.join(GAMES)}."
        )
    return record, game


def reader(text: str, seats: int) -> Seat | None:
    """Parse ``public`` (None), or a seat counted from 1."""
    if text == "public":
        return None
    if text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= seats:
        return Seat(int(text) - 1)
    raise Stop(f"--view {text}: it is public or a seat from 1 to {seats}.", WRONG_USE)


def require_row(upto: int | None) -> None:
    """Raise Stop for an ``--upto`` that is no row."""
    if upto is not None and upto < 0:
        raise Stop(f"--upto {upto}: rows count from 0.", WRONG_USE)


def show_record(args: argparse.Namespace) -> int:
    record, game = read_record(args.file)
    require_row(args.upto)
    story = Story(game, record, args.lang, reader(args.view, len(record.header.seats)), args.upto)
    try:
        text = story.text()
    except BadRecord as error:
        raise Stop(f"{args.file}: {error}.") from error
    if not text:
        raise Stop(f"{args.file}: nothing was played yet.")
    if args.text or not (args.png or args.gif):
        print(plain("\n".join(text)))
    if (args.png or args.gif) and not story.rows:
        raise Stop(f"{args.file}: {_of_earlier_rules(game, record, None)} There is no picture of it.")
    for path, drawn in ((args.png, story.png), (args.gif, story.gif)):
        if path:
            write_file(path, _draw(args.file, record, drawn))
    return 0


def _draw(file: Path, record: Record, draw: Callable[[], bytes]) -> bytes:
    """Draw what a record shows; Stop if it holds a state that cannot be drawn."""
    try:
        with guard(is_resumed(record)):
            return draw()
    except BadRecord as error:
        raise Stop(f"{file}: {error}.") from error


def write_file(path: Path, content: bytes) -> None:
    """Write a file and say how large it is; Stop if it cannot be written."""
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        raise Stop(f"{path}: {_reason(error)}.", WRONG_USE) from error
    print(f"{one_line(str(path))}: {len(content) // 1024} KB")


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) and error.strerror else str(error)).lower()


def make_book(args: argparse.Namespace) -> int:
    record, game = read_record(args.file)
    try:
        book = contents.read(game, record)
    except contents.StillOpen as error:
        raise Stop(f"{args.file}: this game is not over; its book would show its secrets.", WRONG_USE) from error
    except BadRecord as error:
        raise Stop(f"{args.file}: {error}.") from error
    if args.review is not None:
        try:
            book = contents.with_review(book, _read_review(args.review))
        except BadRecord as error:
            raise Stop(f"{args.review}: {error}.") from error
    with progress(game.key) as show:
        made = _draw(args.file, record, partial(page, book, args.lang, done=show))
    write_file(args.out or Path(_book_name(record)), made)
    return 0


def _read_review(path: Path) -> Review:
    """Read a review; Stop if there is none."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            return Review.model_validate_json(file.read(MOST_CHARACTERS))
    except (UnicodeDecodeError, ValidationError) as error:
        raise Stop(f"{path}: not a review; sainome review --json writes one.") from error
    except (OSError, ValueError) as error:
        raise Stop(f"{path}: {_reason(error)}.", WRONG_USE) from error


def _book_name(record: Record) -> str:
    """Return a name of a file in this folder, whatever the record gives as its id."""
    return f"sainome-{record.header.game}-{re.sub('[^0-9A-Za-z_-]', '_', record.header.session)[:40]}.html"


def check_rolls(args: argparse.Namespace) -> int:
    """Return 0 if every result is the seed's, which nobody could choose, and the rules replay it; UNPROVED if not
    all could be checked.

    A record with other results is not replayed: the error would blame an action that they made impossible.
    """
    record, game = read_record(args.file)
    posted = _message_id(args.message)
    try:
        verdict, known = verify(record), known_part(game.rules, record)
        if verdict.honest:
            check_takebacks(record)
        first = first_played(game.rules, known)
        rows = sum(1 for _ in replay(game.rules, known)) if verdict.honest and first is not None else 0
    except BadRecord as error:
        raise Stop(f"{args.file}: {error}.") from error
    if not verdict.hash_fits:
        print("The revealed seed is not the one that was promised: its hash is not the one in the record.")
    if not verdict.commitment_fits:
        print("Words, seats or options are not the promised ones of Begin: the commitment does not match.")
    for seat in verdict.renamed:
        was, now = record.header.places[seat].name or "", record.header.seats[seat]
        print(plain(f"Seat {seat + 1} was {quote(was)} at Begin and is {quote(now)}; the record says not how."))
    for seat in verdict.handed:
        was, now = record.header.places[seat].name or "", record.header.seats[seat]
        since = f"handed over after row {record.header.handed[seat]}"
        print(plain(f"Seat {seat + 1} was {quote(was)} at Begin and is {quote(now)}: {since}, says the record."))
    if verdict.bad:
        print(f"Not what the seed gives: row {_list(verdict.bad)}.")
    if verdict.thrown_away:
        print(f"Rolled and then undone, although no roll can be: row {_list(verdict.thrown_away)}.")
    if (beacon := awaited_beacon(record.header)) is not None:
        print(plain(_of_beacon(beacon, verdict.beacon, verdict.message is not None)))
    if verdict.honest and (posting := _of_posting(record, verdict, posted)):
        print(posting)
    if verdict.is_bare:
        print("Neither a round nor the commitment's message is mixed in. An operator could pretend that none came.")
    if verdict.untyped is not None:
        print(_of_words(record, *verdict.untyped))
    if verdict.brought:
        print(_of_another_table(record, verdict.brought))
    if not verdict.honest or (verdict.message is not None and posted not in (None, verdict.message)):
        return BROKEN
    if first != 0:
        where = "anywhere" if first is None else f"before row {first}"
        print(_of_earlier_rules(game, known, first), f"Draws {where} could have been thrown away.")
    if len(known.rows) < len(record.rows):
        print(_of_later_rules(game, record, len(known.rows)), "Draws in them could have been thrown away.")
    is_whole = first == 0 and known is record and not verdict.brought
    is_proved = is_whole and verdict.is_proved(posted)
    if args.computers:
        is_proved = say_choices(game, known) and is_proved
    summary = "Honest" if is_proved else "Nothing is wrong, but not everything could be checked"
    draws = f"all {verdict.draws} draws" + (" since" if verdict.brought else "")
    print(f"{summary}: the seed is the promised one and gives {draws}; {rows} rows replayed.")
    return 0 if is_proved else UNPROVED


def _message_id(link: str | None) -> str | None:
    """Return the id at the end of a message's link; Stop if there is none."""
    if link is None:
        return None
    number = link.rstrip("/").rpartition("/")[2]
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_ID):
        raise Stop(f"--message {quote(link)}: it is the link of a message at Discord, or its id.", WRONG_USE)
    return number


def _held(record: Record) -> str:
    """Say what the commitment's message should hold: the short form, and the hex of messages up to 0.14."""
    promised = record.header.commitment or ""
    return f"It should hold the hash, unedited: {short_hash(promised)}, or {promised}."


def _of_posting(record: Record, verdict: Verdict, posted: str | None) -> str:
    """Return what the commitment's message (its id, as seen at Discord) shows; "" if nothing depends on it."""
    if verdict.message is not None:
        said = f"The id of the commitment's message, {verdict.message}, is mixed in"
        if posted is None:
            return f"{said}, says the record: compare it with the message at Discord. Give its link as --message."
        if posted == verdict.message:
            return f"{said}, and is that of the message that you have seen. {_held(record)}"
        return f"{said}, but the message that you have seen has the id {posted}."
    if verdict.published is not None and record.header.beacon is not None:
        at = datetime.fromtimestamp(verdict.published, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
        said = f"Round {record.header.beacon.round} was published at {at}"
        if posted is None:
            return f"{said}: the commitment's message must be older. Give its link as --message."
        if verdict.is_posted(posted):
            return f"{said}, after the message that you have seen. {_held(record)}"
        return f"{said}, before the message that you have seen: the operator could know it."
    return "" if posted is None else "Nothing in these dice can be compared with a message."


def _of_words(record: Record, untyped: int, people: int) -> str:
    """Return why the operator alone could have chosen the dice."""
    if record.header.is_private:
        return "This is a private game, about whose seed nobody was promised anything: its dice could be chosen."
    if not people:
        return "No player's word is mixed in: the operator could have chosen the dice."
    return f"{untyped} of {people} typed no word: the operator could have chosen the dice."


def _of_beacon(beacon: Beacon, checked: Checked, with_message: bool) -> str:
    """Return what was checked of the beacon's round; ``with_message``: something else is mixed in without it."""
    else_ = ": the message was mixed in instead" if with_message else ": seed and words alone gave the draws"
    pretended = "An operator could pretend that."
    known = chain_of(beacon.url) is not None
    whose = ("drand" if known else "the operator's own beacon") + f", {beacon.url}"
    match checked:
        case Checked.SILENT:
            return f"The beacon, {whose}, did not answer at Begin{else_}. {pretended}"
        case Checked.MISSED:
            return f"Round {beacon.round} of {whose}, did not come{else_}. {pretended}"
        case Checked.STATED:
            said = "is mixed in, and not proved: the record holds no signature of it"
        case Checked.HASHED:
            said = "is mixed in: it is the hash of a signature, whose is not known here"
        case Checked.SIGNED:
            said = "is mixed in, and its signature is drand's"
        case Checked.FORGED:
            said = "is not what is mixed in: that does not match the signature"
        case Checked.NONE:
            raise AssertionError("there is a beacon")
        case _:
            assert_never(checked)
    compared = f"To be compared with {beacon.url}/{beacon.round}: {beacon.randomness}."
    return f"Round {beacon.round} of {whose}, {said}. {compared}"


def _of_earlier_rules(game: Playable, record: Record, first: int | None) -> str:
    """Return which rows could not be played again, and why."""
    here = f"the present rules of {game.key} are version {game.rules.rules_version}"
    if first is None:
        return f"Played under version {last_version(record)}; {here}. Its moves were not played again."
    was = f"Begun under version {record.header.rules_version}, corrected at row {first}"
    return f"{was}; {here}. Rows before it were not played again."


def _of_later_rules(game: Playable, record: Record, first: int) -> str:
    here = f"the present rules of {game.key} are version {game.rules.rules_version}"
    return f"From row {first} on under version {last_version(record)}; {here}. Those rows were not played again."


def _of_another_table(record: Record, brought: int) -> str:
    """Return which rows came from another table, whose seed is not in this record."""
    table = source_table(record.rows[brought - 1])
    return (
        f"Rows 0 to {brought - 2} were brought along from table {table}: only its own record can prove their dice."
    )


def _list(rows: Sequence[int]) -> str:
    return ", ".join(map(str, rows[:ROWS_NAMED])) + (" and more" if len(rows) > ROWS_NAMED else "")
