"""The emoji of the bot's Discord application: which of them is which small picture, under which name.

The name is what a screen reader says, such as ``d8_1``. A redrawn sign keeps its older emoji under
another name (``d8_1_old``), as posted messages show it. Emoji of other names are never touched.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import count

import discord

from bot.rows.signs import SignRow

from .wire import Sleep, with_retries

ROOM = 2_000
"""Emoji of an application, at most."""
_MARKED = re.compile(r"([a-z0-9_]{1,20})_sn([0-9a-f]{8})")
"""The names that version 0.16.0 gives, with a mark of the pixels; it uploads what it does not find under them."""
_OLDER = re.compile(r"([a-z0-9_]{1,20})_old[0-9]*")
"""The names of what has made room for a newer drawing."""


def name_of(sign: str) -> str:
    """Return the emoji's name of a sign."""
    return sign.replace("-", "_")


def mark_in(emoji: discord.Emoji) -> str | None:
    """Return the mark that the name ends with, by which version 0.16.0 looks for it; None for other names."""
    match = _MARKED.fullmatch(emoji.name)
    return None if match is None else match[2]


class Album:
    """The emoji that are there now, in the order in which they were uploaded."""

    def __init__(self, client: discord.Client, sleep: Sleep) -> None:
        self._client = client
        self._sleep = sleep
        self.emoji: dict[int, discord.Emoji] = {}

    async def open(self) -> None:
        there = await with_retries(self._client.fetch_application_emojis, self._sleep)
        self.emoji = {one.id: one for one in sorted(there, key=lambda one: one.id)}

    def of(self, sign: str, row: SignRow | None, mark: str | None = None) -> discord.Emoji | None:
        """Return the emoji of a sign: that of its row, else the newest under its name, else the newest that version
        0.16.0 has uploaded, one with this ``mark`` before others.

        If that of the row has made room for a newer one, the row was not written, or comes from a copy.
        """
        known = None if row is None else self.emoji.get(row.emoji_id)
        if known is not None and _OLDER.fullmatch(known.name) is None:
            return known
        return self.named(name_of(sign)) or known or self._marked(name_of(sign), mark)

    def named(self, name: str) -> discord.Emoji | None:
        """Return the newest emoji of this name."""
        return next((one for one in reversed(self.emoji.values()) if one.name == name), None)

    def _marked(self, name: str, mark: str | None) -> discord.Emoji | None:
        found = [one for one in self.emoji.values() if (match := _MARKED.fullmatch(one.name)) and match[1] == name]
        return max(found, key=lambda one: (mark_in(one) == mark, one.id), default=None)

    async def rename(self, emoji: discord.Emoji, name: str) -> None:
        self.emoji[emoji.id] = await with_retries(lambda: emoji.edit(name=name), self._sleep)

    async def add(self, sign: str, image: bytes) -> discord.Emoji:
        """Upload a picture under the name of its sign; what has that name makes room for it."""
        name = name_of(sign)
        while (older := self.named(name)) is not None:
            free = (f"{name}_old{number if number > 1 else ''}" for number in count(1))
            await self.rename(older, next(one for one in free if self.named(one) is None))
        made = await self._client.create_application_emoji(name=name, image=image)
        self.emoji[made.id] = made
        return made

    async def make_room(self, names: Collection[str], used: Collection[int]) -> None:
        """Where no further emoji has room, delete the oldest of these signs that is not ``used`` any more."""
        if len(self.emoji) < ROOM:
            return
        for emoji in list(self.emoji.values()):
            match = _OLDER.fullmatch(emoji.name) or _MARKED.fullmatch(emoji.name)
            if match is not None and match[1] in names and emoji.id not in used:
                await emoji.delete()
                del self.emoji[emoji.id]
                return
