"""``sainome import``: a record becomes an open table of this bot's database, while the bot is stopped."""

from __future__ import annotations

import argparse
import asyncio
import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.config import load_settings
from bot.seating.imports import Imports
from bot.session.model import Actor, Refused, Session
from bot.stop import WRONG_USE, Stop
from bot.store import Store, StoreError, claimed
from bot.tables.all_tables import Tables
from bot.texts import LANGUAGES
from engines import GAMES
from engines.core import BadRecord, Seat
from engines.core.history.records import Record

from .records import read_record, require_row

BIGGEST_ID = 2**63 - 1
_SEAT = re.compile(r"(?P<seat>[1-9][0-9]?)=(?P<user>[0-9]{1,19})(?::(?P<name>.{1,100}))?", re.ASCII)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    opened = commands.add_parser(
        "import",
        help="open a table from a record; stop the bot first",
        description="Open a table from a record, as /export gives it once the game is over or was ended. Its "
        "rows are history; dice and clocks are new, and it does not count for the ratings. The bot posts the table "
        "at its next start. Seats without a person have computer players, and people can take them with "
        "/game seat.",
    )
    opened.add_argument("file", type=Path, help="a record, as /export gives it")
    opened.add_argument("--server", type=int, required=True, metavar="ID", help="the server")
    opened.add_argument("--channel", type=int, required=True, metavar="ID", help="a channel without an open game")
    opened.add_argument(
        "--seat", action="append", default=[], metavar="N=USER_ID[:NAME]",
        help="who sits where, seats counted from 1; once for each person, the first one is host",
    )  # fmt: skip
    opened.add_argument("--upto", type=int, metavar="ROW", help="as it stood after this row; default: the last one")
    opened.add_argument("--lang", choices=LANGUAGES, help="the language of the table; default: the bot's")
    opened.set_defaults(run=open_record)


def open_record(args: argparse.Namespace) -> int:
    require_row(args.upto)
    for name in ("server", "channel"):
        if not 0 < getattr(args, name) <= BIGGEST_ID:
            raise Stop(f"--{name} {getattr(args, name)}: this is no id of Discord.", WRONG_USE)
    record, _ = read_record(args.file)
    people = people_by_seat(args.seat, len(record.header.seats))
    try:
        session = asyncio.run(_open(record, args, people))
    except BadRecord as error:
        raise Stop(f"{args.file}: {error}.") from error
    except StoreError as error:
        raise Stop(str(error), WRONG_USE) from error
    except Refused as error:
        if error.code != "channel-busy":
            raise
        busy = error.facts["game"]
        raise Stop(f"--channel {args.channel}: a game of {busy} is open there; nothing was imported.") from error
    where = f"channel {session.channel_id}, seats: {', '.join(session.names)}"
    print(f"Table {session.id} is open in {where}. Start the bot to play on.")
    return 0


def people_by_seat(given: Sequence[str], seats: int) -> Mapping[Seat, Actor]:
    """Return the people by seat; Stop for a seat that cannot be."""
    people: dict[Seat, Actor] = {}
    for text in given:
        match = _SEAT.fullmatch(text)
        if match is None or not 0 < int(match["user"]) <= BIGGEST_ID or int(match["seat"]) > seats:
            raise Stop(f"--seat {text}: it is N=USER_ID or N=USER_ID:NAME, N from 1 to {seats}.", WRONG_USE)
        seat, person = Seat(int(match["seat"]) - 1), Actor(int(match["user"]), match["name"] or "")
        if seat in people or any(person.user_id == other.user_id for other in people.values()):
            raise Stop(f"--seat {text}: a person has one seat, and a seat one person.", WRONG_USE)
        people[seat] = person
    if not people:
        raise Stop("--seat: at least one seat needs a person, who is host.", WRONG_USE)
    return people


async def _open(record: Record, args: argparse.Namespace, people: Mapping[Seat, Actor]) -> Session:
    settings = load_settings()
    with claimed(settings.database):
        store = await Store.open(settings.database)
        try:
            lang = args.lang or settings.lang
            # Without the other services: computer players move when the bot runs.
            imports = Imports(Tables(store, GAMES), secrets.token_bytes)
            return await imports.open(record, args.server, args.channel, people, lang, upto=args.upto)
        finally:
            await store.close()
