"""The bot's small pictures as emoji of its Discord application: uploaded where missing, and known by name.

An application has room for 2,000, and needs no permission to use its own (Discord's page on emoji). The name of
each ends with a mark of its pixels, so that no record of ours is needed: a start that was cut off goes on with what
is there. Emoji of other names are never touched.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping

import discord
import structlog

from render.signs import mark_of, png_of, signs

from .wire import FAULTS, Sleep, with_retries

log = structlog.get_logger(__name__)

PAUSE = 60.0
"""Seconds after an emoji was refused in which no other refusal is a reason to ask again."""
_OURS = re.compile(r"([a-z0-9_]{1,20})_sn[0-9a-f]{8}")


class Signs:
    """The small pictures that messages may show now; without any of them they say it in words."""

    def __init__(self) -> None:
        self.markup: Mapping[str, str] = {}
        """What shows each in a message, by name."""
        self._names: dict[str, str] = {}
        """The emoji's name of each sign as it is drawn today; drawn once."""
        self._application: tuple[discord.Client, Sleep] | None = None
        self._loading: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        """Who asks Discord: what an earlier question has learnt must not take the place of a later one's."""

    def load_beside(self, client: discord.Client, sleep: Sleep) -> None:
        """Begin to learn which there are: nobody waits for it, and messages are in words meanwhile."""
        self._application = client, sleep
        self._loading = asyncio.create_task(self._load_beside(0.0), name="signs")

    def refused(self) -> None:
        """Forget them all, as Discord does not know one, and learn again; once for all messages that met it."""
        if self._application is None or (self._loading is not None and not self._loading.done()):
            return
        self.markup = {}
        self._loading = asyncio.create_task(self._load_beside(PAUSE), name="signs")

    async def _load_beside(self, pause: float) -> None:
        assert self._application is not None
        client, sleep = self._application
        await self.load(client, sleep)
        await sleep(pause)  # messages that were built before this may still meet what is gone

    async def settle(self) -> None:
        """Wait until nothing is being learnt beside."""
        if self._loading is not None:
            await asyncio.wait({self._loading})

    async def close(self) -> None:
        """Learn nothing more beside."""
        self._application = None
        if self._loading is not None:
            self._loading.cancel()
            await asyncio.wait({self._loading})

    async def load(self, client: discord.Client, sleep: Sleep) -> bool:
        """Learn which there are; return False, and keep what is known, if Discord does not say."""
        async with self._turn:
            try:
                self._learn(await with_retries(client.fetch_application_emojis, sleep))
            except FAULTS as error:
                log.warning("signs-not-loaded", error=repr(error))
                return False
        return True

    async def upload(self, client: discord.Client, sleep: Sleep, *, deletes: bool = True) -> int:
        """Upload those missing or drawn in another way; return how many, less if Discord refuses.

        ``deletes``: then remove older ones of ours; not while another version of the program may show them. Of two
        uploads of one sign, as after a lost response, the newer stays.
        """
        async with self._turn:
            return await self._upload(client, sleep, deletes)

    async def _upload(self, client: discord.Client, sleep: Sleep, deletes: bool) -> int:
        self._names = self._names or await asyncio.to_thread(_names)
        count = 0
        try:
            there = await with_retries(client.fetch_application_emojis, sleep)
            names = {emoji.name for emoji in there}
            for sign, name in self._names.items():
                if name not in names:
                    image = await asyncio.to_thread(png_of, sign)
                    there.append(await client.create_application_emoji(name=name, image=image))
                    count += 1
            self._learn(there)
            kept = {emoji.name: emoji.id for emoji in _in_order(there) if emoji.name in self._names.values()}
            for emoji in there if deletes else ():
                if _OURS.fullmatch(emoji.name) and kept.get(emoji.name) != emoji.id:
                    await emoji.delete()
        except FAULTS as error:
            log.warning("signs-not-uploaded", error=repr(error), uploaded=count)
        if count:
            log.info("signs-uploaded", signs=count)
        return count

    def _learn(self, there: Iterable[discord.Emoji]) -> None:
        """Keep the markup of each sign: of several emoji that drawn today, else the newest."""
        by_name = {sign.replace("-", "_"): sign for sign in signs()}
        ours = ((_OURS.fullmatch(emoji.name), emoji) for emoji in _in_order(there))
        found = [(by_name[match[1]], emoji) for match, emoji in ours if match and match[1] in by_name]
        found.sort(key=lambda one: self._names.get(one[0]) == one[1].name)
        self.markup = {sign: str(emoji) for sign, emoji in found}


def _in_order(emoji: Iterable[discord.Emoji]) -> list[discord.Emoji]:
    return sorted(emoji, key=lambda one: one.id)


def _names() -> dict[str, str]:
    return {sign: f"{sign.replace('-', '_')}_sn{mark_of(sign)}" for sign in signs()}
