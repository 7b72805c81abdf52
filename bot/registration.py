"""Connecting to Discord; registering the commands and leaving a server by hand."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import structlog

from bot.command_tree import Commands
from bot.kit.signs import Signs
from bot.tables.preferences import Preferences

log = structlog.get_logger(__name__)

AGAIN, AT_MOST = 5.0, 300.0
"""Seconds until the next login while Discord is out of order: doubled each time, up to the second number."""
DISALLOWED = 4014
FATAL = {
    4004: "the DISCORD_TOKEN is no longer good",
    4010: "it does not know the shard that was asked for; a restart asks for their number",
    4011: "the bot is on so many servers that it needs more shards; a restart asks for their number",
    4012: "it does not speak this version's protocol any more; a newer version of the bot may",
    4013: "it does not know an event that this version asks for; a newer version of the bot may help",
    DISALLOWED: "the application may not see the servers that it is on; see its page in the Developer Portal",
}
"""Why the gateway ends a connection for good, by its close code."""


class CannotConnect(Exception):
    """Discord cannot be reached or refuses the login; the message is one sentence."""


class TokenRefused(CannotConnect):
    """Discord does not know the token; trying again changes nothing."""


class OutOfOrder(CannotConnect):
    """Discord has a fault of its own, and will answer again."""


def without_voice() -> None:
    """Keep discord.py from warning that it cannot speak: the bot never does, and operators would read it first."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def use_proxy(url: str) -> None:
    """Send all requests to a proxy, which keeps to Discord's limits for all processes of the bot."""
    discord.http.Route.BASE = f"{url}/api/v10"


async def sign_in(client: discord.Client, token: str) -> None:
    """Log in (and run the client's setup); CannotConnect says why not."""
    try:
        await client.login(token)
    except discord.LoginFailure as error:
        raise TokenRefused("Discord does not accept this DISCORD_TOKEN; it may have been reset.") from error
    except discord.DiscordServerError as error:
        raise OutOfOrder(f"Discord refused the start: {error}.") from error
    except discord.HTTPException as error:
        raise CannotConnect(f"Discord refused the start: {error}.") from error
    except (OSError, aiohttp.ClientError) as error:
        raise CannotConnect(f"Discord cannot be reached: {error}.") from error


async def connect(client: discord.Client, token: str) -> None:
    """Log in and stay connected until the client is closed; CannotConnect says why that ended early.

    While Discord is out of order the login is repeated, and ``/healthz`` says that the bot is not connected.
    """
    wait = AGAIN
    while True:
        try:
            await sign_in(client, token)
            break
        except OutOfOrder as error:
            log.warning("login-failed", reason=str(error), again_in=wait)
            await client.http.close()
            client.http.connector = discord.utils.MISSING  # the session has closed it, too
        await asyncio.sleep(wait)
        wait = min(2 * wait, AT_MOST)
    try:
        await client.connect()
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        code = error.code if isinstance(error, discord.ConnectionClosed) else DISALLOWED
        why = FATAL.get(code, f"code {code}")
        raise CannotConnect(f"Discord has closed the connection for good: {why}.") from error


async def register(preferences: Preferences, token: str, guild_id: int | None) -> int:
    """Register all commands, everywhere or on one server (where they appear at once); return their number.

    Small pictures that are missing are uploaded, too, beside a bot that may be running.
    """
    client = discord.Client(intents=discord.Intents.none())
    try:
        await sign_in(client, token)
        tree = Commands(client)
        if guild_id is None:
            await tree.sync_if_changed(preferences, always=True)
        else:
            await tree.payload()  # sets the translator
            guild = discord.Object(guild_id)
            tree.copy_global_to(guild=guild)
            await tree.sync(guild=guild)
        await Signs(preferences).upload(client, asyncio.sleep, alone=False)
        return len(tree.get_commands())
    except discord.HTTPException as error:
        raise CannotConnect(f"Discord refused the commands: {error}.") from error
    finally:
        await client.close()


async def leave_server(token: str, guild_id: int) -> None:
    """Leave a server, also while the bot runs, which is told by Discord; CannotConnect has Discord's answer."""
    client = discord.Client(intents=discord.Intents.none())
    try:
        await sign_in(client, token)
        await client.http.leave_guild(guild_id)
    except discord.HTTPException as error:
        raise CannotConnect(f"Discord answers: {error}.") from error
    except (OSError, aiohttp.ClientError) as error:
        raise CannotConnect(f"Discord cannot be reached: {error}.") from error
    finally:
        await client.close()
