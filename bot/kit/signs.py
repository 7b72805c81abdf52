"""The bot's small pictures as emoji of its Discord application: uploaded where missing, and known by their ids.

An application has room for 2,000, and needs no permission to use its own (Discord's page on emoji). A row of the
database says which emoji a sign is and how new its drawing is, so that an older version of the program leaves alone
what a newer one has drawn. What the rows lack, as after a lost response or in a restored database, is found by name
(``album``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

import discord
import structlog

from bot.rows.errors import StoreUnavailable
from bot.rows.signs import SignRow
from bot.tables.preferences import Preferences
from render.signs import DRAWING, mark_of, png_of, signs

from .album import Album, mark_in, name_of
from .wire import FAULTS, Sleep

log = structlog.get_logger(__name__)

PAUSE = 60.0
"""Seconds after an emoji was refused in which no other refusal is a reason to ask again."""


class Signs:
    """The small pictures that messages may show now; without any of them they say it in words.

    ``kept``: where it is kept which emoji is which; None: they are found by name.
    """

    def __init__(self, kept: Preferences | None = None) -> None:
        self.markup: Mapping[str, str] = {}
        """What shows each in a message, by name."""
        self._kept = kept
        self._marks: dict[str, str] = {}
        """The mark of each sign as it is drawn today; drawn once."""
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
        """Learn which there are; return False, and keep what is known, if Discord or the database does not say."""
        async with self._turn:
            try:
                album = Album(client, sleep)
                await album.open()
                self._learn(album, await self._rows())
            except (*FAULTS, StoreUnavailable) as error:
                log.warning("signs-not-loaded", error=repr(error))
                return False
        return True

    async def upload(self, client: discord.Client, sleep: Sleep, *, alone: bool = True) -> int:
        """Upload those missing or redrawn; return how many, less if Discord refuses.

        ``alone``: no process of another version is running. Only then what version 0.16.0 looks for gets the name
        of today, and pictures that are out of use are deleted where the application is full.
        """
        async with self._turn:
            album, count = Album(client, sleep), 0
            try:
                self._marks = self._marks or await asyncio.to_thread(_marks)
                await album.open()
                rows = await self._rows()
                try:
                    for sign in self._marks:
                        count += await self._see_to(album, sign, rows, alone=alone)
                finally:
                    self._learn(album, rows)
            except (*FAULTS, StoreUnavailable) as error:
                log.warning("signs-not-uploaded", error=repr(error), uploaded=count)
        if count:
            log.info("signs-uploaded", signs=count)
        return count

    async def _see_to(self, album: Album, sign: str, rows: dict[str, SignRow], *, alone: bool) -> bool:
        """See that a sign has its emoji, unless Discord refuses this one; return whether it was uploaded."""
        try:
            return await self._put(album, sign, rows, alone=alone)
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            log.warning("sign-refused", sign=sign, error=repr(error))  # the others may be taken
            return False

    async def _put(self, album: Album, sign: str, rows: dict[str, SignRow], *, alone: bool) -> bool:
        """See that a sign has its emoji, under its name, and its row; return whether it was uploaded."""
        mark, row = self._marks[sign], rows.get(sign)
        emoji = album.of(sign, row, mark)
        drawn = None if emoji is None else _drawn(sign, emoji, row)
        is_old = drawn is None or (drawn.drawing < DRAWING and drawn.mark != mark)
        if emoji is None or drawn is None or is_old:
            if alone:
                used = {one.id for one in self._shown(album, rows).values()}
                await album.make_room([name_of(one) for one in signs()], used)
            image = await asyncio.to_thread(png_of, sign)
            drawn = SignRow(sign, (await album.add(sign, image)).id, mark, DRAWING)
        else:
            if alone and emoji.name != name_of(sign) and album.named(name_of(sign)) is None:
                await album.rename(emoji, name_of(sign))
            drawn = replace(drawn, drawing=max(drawn.drawing, DRAWING))
        if drawn != row:
            rows[sign] = drawn
            if self._kept is not None:
                await self._kept.keep_sign(drawn, None if row is None else row.emoji_id)
        return is_old

    async def _rows(self) -> dict[str, SignRow]:
        return {} if self._kept is None else await self._kept.signs()

    def _learn(self, album: Album, rows: Mapping[str, SignRow]) -> None:
        """Keep the markup of each sign that has an emoji."""
        self.markup = {sign: str(emoji) for sign, emoji in self._shown(album, rows).items()}

    def _shown(self, album: Album, rows: Mapping[str, SignRow]) -> dict[str, discord.Emoji]:
        found = ((sign, album.of(sign, rows.get(sign), self._marks.get(sign))) for sign in signs())
        return {sign: emoji for sign, emoji in found if emoji is not None}


def _drawn(sign: str, emoji: discord.Emoji, row: SignRow | None) -> SignRow:
    """Return what is known of the drawing of an emoji. One that is found under its name is taken for that of today,
    as nobody can say whose it is."""
    if row is not None and row.emoji_id == emoji.id:
        return row
    mark = mark_in(emoji)
    return SignRow(sign, emoji.id, "", DRAWING) if mark is None else SignRow(sign, emoji.id, mark, 0)


def _marks() -> dict[str, str]:
    return {sign: mark_of(sign) for sign in signs()}
