"""``sainome leave``: the bot leaves a server, whose data stays for thirty days."""

from __future__ import annotations

import argparse
import asyncio

from bot.config import Settings
from bot.registration import CannotConnect, leave_server
from bot.stop import BROKEN, WRONG_USE, Stop
from bot.store import Store, StoreError, guilds
from bot.store.guilds import Holdings

from .serve import with_token
from .terminal import one_line
from .upkeep import stored_words

DAYS = round(guilds.KEPT / 86400)


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    left = commands.add_parser("leave", help="leave a server, also while the bot runs; needs DISCORD_TOKEN")
    left.add_argument("server", type=server_id, metavar="SERVER_ID", help="the id of the server at Discord")
    left.add_argument("--yes", action="store_true", help="leave without asking for the id again")
    left.set_defaults(run=leave)


def server_id(text: str) -> int:
    """Return the id of an argument; argparse says what is wrong with it."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else 0
    if not 0 < number < 2**63:
        raise argparse.ArgumentTypeError(f"{one_line(text)!r} is no server id: it must be a number")
    return number


def leave(args: argparse.Namespace) -> int:
    """Say what is stored of the server, ask, leave, and say what Discord answered; Stop if nothing was done.

    Nothing is written here: a running bot is told by Discord that it has left, the next start finds it out.
    """
    settings, token = with_token("ERROR")
    guild_id: int = args.server
    print(f"{guild_id}: {stored_words(asyncio.run(_stored(settings, guild_id)))}.")
    print(f"It stays for {DAYS} days after the bot has left. A new invitation within them brings all back.")
    if not args.yes and _typed(f"Leave? Type {guild_id} again: ") != str(guild_id):
        raise Stop("Nothing was done: that is not the id. (--yes does not ask.)", WRONG_USE)
    try:
        asyncio.run(leave_server(token, guild_id))
    except CannotConnect as error:
        raise Stop(f"The bot has not left {guild_id}. {error}", BROKEN) from error
    print(f"Discord has accepted it: the bot has left {guild_id}.")
    return 0


async def _stored(settings: Settings, guild_id: int) -> Holdings:
    """Count what is stored; Stop if there is no database, as it may be the wrong one."""
    try:
        store = await Store.open(settings.database, for_reading=True)
    except StoreError as error:
        raise Stop(str(error), WRONG_USE) from error
    try:
        return await store.read(lambda db: guilds.holdings(db, guild_id))
    except StoreError as error:
        raise Stop(str(error), BROKEN) from error
    finally:
        await store.close()


def _typed(question: str) -> str:
    try:
        return input(question).strip()
    except EOFError:
        return ""
