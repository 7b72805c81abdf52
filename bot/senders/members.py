"""Whether people are on a server, asked of Discord without a privileged intent."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import aiohttp
import discord
import structlog

from bot.kit.permissions import sees_table
from bot.kit.wire import error_code
from bot.session.model import Session

log = structlog.get_logger(__name__)

NOT_THERE = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user: the only ones that mean *no*."""
UNANSWERED = (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError)
"""What may come in place of an answer."""
WITHIN = 5.0
"""Seconds in which Discord must answer; after that, nothing is known."""
TOGETHER = 100
"""People about whom the gateway answers at once."""


class DiscordMembers:
    """``look`` and ``sees`` are those of ``bot/seating/presence.py``."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def look(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        """Return of each person whether they are on the server; None: not known."""
        there: dict[int, bool | None] = {}
        if len(user_ids) > 1:
            there |= await self._found_together(guild_id, user_ids)
        rest = [user_id for user_id in user_ids if user_id not in there]
        answers = await asyncio.gather(*(self._is_there(guild_id, user_id) for user_id in rest))
        return {**there, **dict(zip(rest, answers, strict=True))}

    async def sees(self, session: Session, user_id: int) -> bool | None:
        """Return whether somebody sees a table's channel; None: not known, as in a private thread."""
        guild = self._client.get_guild(session.guild_id)
        place = None if guild is None else guild.get_channel_or_thread(session.channel_id)
        if place is None or (isinstance(place, discord.Thread) and place.is_private()):
            return None
        try:
            async with asyncio.timeout(WITHIN):
                return await sees_table(self._client, session, user_id)
        except UNANSWERED as error:
            log.info("sight-unknown", guild=session.guild_id, error=repr(error))
            return None

    async def _found_together(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, bool | None]:
        """Return those whom the gateway of the server knows; who is missing there is looked up singly."""
        guild, found = self._client.get_guild(guild_id), dict[int, bool | None]()
        if guild is None or guild.unavailable:
            return found
        try:
            for first in range(0, len(user_ids), TOGETHER):
                some = list(user_ids[first : first + TOGETHER])
                async with asyncio.timeout(WITHIN):
                    members = await guild.query_members(user_ids=some, limit=TOGETHER, cache=False)
                found |= {member.id: True for member in members}
        except UNANSWERED as error:
            log.info("members-not-asked", guild=guild_id, error=repr(error))
        return found

    async def _is_there(self, guild_id: int, user_id: int) -> bool | None:
        try:
            async with asyncio.timeout(WITHIN):
                await self._client.http.get_member(guild_id, user_id)
        except discord.HTTPException as error:
            if error_code(error) in NOT_THERE:
                return False
            log.info("member-unknown", guild=guild_id, error=repr(error))
            return None
        except UNANSWERED as error:
            log.info("member-unknown", guild=guild_id, error=repr(error))
            return None
        return True
