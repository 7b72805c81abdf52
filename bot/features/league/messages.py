"""What a league posts by itself: its hash, its message, one message a week, the standings after each game.

Each is tried under its nonce, so that a crash repeats nothing; what a channel refuses for good is not tried again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

import discord
import structlog

from bot.cluster.claims import claimed
from bot.kit.app import App
from bot.kit.phrases import mention
from bot.kit.shapes import Panel
from bot.kit.wire import FAULTS, error_code, file_of, is_transient, pinging_only, view_of
from bot.rows.block import SERVER
from bot.rows.errors import StoreUnavailable
from bot.session.model import Refused
from bot.texts import Speaker
from engines.core import Fact
from render.easel import Picture

from . import service, words
from .picture import GroupDrawing
from .rows import TO_WARN, Cycle, Member, over
from .running import run
from .state import WEEK, Group, Ladder, Table

log = structlog.get_logger(__name__)

TOLD_END = 1000
"""``told`` of a cycle whose end was told."""
PICTURED = 4
"""Groups whose pictures are in the message of a week; of more only the lines."""
FILES = 10
"""Pictures of one message, at most."""
KEPT = 2 * WEEK
"""Seconds after the end of a cycle for which it is looked at whether it was told."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008


async def tell(client: discord.Client, app: App, cycle_id: str) -> None:
    """Post what is due of a cycle, unless another process does; what fails is tried again at the next look."""
    async with claimed(app.services.tables.claims, service.claim_to_tell(cycle_id)) as is_mine:
        if is_mine:
            try:
                await _Teller(client, app, await service.load(app.services.tables, cycle_id)).tell()
            except FAULTS as error:
                log.info("league-not-told", cycle=cycle_id, error=repr(error))


class _Teller:
    """Tells of one cycle, as it stood when it was read."""

    def __init__(self, client: discord.Client, app: App, ladder: Ladder) -> None:
        self._client = client
        self._app = app
        self._ladder = ladder
        self._voice = app.voice(ladder.cycle.lang)

    @property
    def _cycle(self) -> Cycle:
        return self._ladder.cycle

    async def tell(self) -> None:
        if await self._app.services.blocks.is_blocked(SERVER, self._cycle.guild_id):
            return
        if self._cycle.message_id is None:
            if not self._cycle.is_open:
                return
            sent = await self._send(self._cycle.channel_id, "h", Panel(words.hash_words(self._voice, self._cycle)))
            if sent is None:
                return
            await self._change(message_id=sent)
        await self._panel()
        for member in self._ladder.members:
            if member.warned == TO_WARN:
                await self._warn(member)
        for group in self._ladder.groups:
            for table in group.tables:
                if table.row.ended_at is not None and not table.row.told:
                    await self._after_game(group, table)
        await self._news()

    async def _change(self, **columns: object) -> None:
        await service.note(self._app.services.tables, self._cycle.id, **columns)
        self._ladder = replace(self._ladder, cycle=replace(self._cycle, **columns))  # type: ignore[arg-type]

    # --- the message of the cycle --------------------------------------------------------------------------------

    async def _panel(self) -> None:
        """Post it, or edit it if it says something else by now; where it was deleted, post it again."""
        panel = words.public_panel(self._voice, self._ladder)
        mark = sha256(repr(panel).encode()).hexdigest()[:16]
        if mark == self._cycle.shown:
            return
        if self._cycle.panel_id is not None:
            channel = self._client.get_partial_messageable(self._cycle.channel_id)
            message = channel.get_partial_message(self._cycle.panel_id)

            async def once() -> None:
                await message.edit(
                    content=panel.content, view=view_of(panel.rows), allowed_mentions=pinging_only(())
                )

            try:
                await self._app.retry(once)
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                if error_code(error) == UNKNOWN_CHANNEL:  # it is gone for good, and with it a cycle to come
                    await self._change(shown=mark, **(over(self._app.now()) if self._cycle.is_open else {}))
                if error_code(error) != UNKNOWN_MESSAGE:
                    return
            else:
                await self._change(shown=mark)
                return
        again = "p" if self._cycle.panel_id is None else f"p{self._cycle.panel_id % 10**6}"
        sent = await self._send(self._cycle.channel_id, again, panel)
        if sent is not None:
            await self._change(panel_id=sent, shown=mark)

    # --- once a week, and at the end -----------------------------------------------------------------------------

    async def _news(self) -> None:
        """Post the one message of a week, the newest only; at the end a card for each group."""
        cycle, now = self._cycle, self._app.now()
        if cycle.started_at is None:
            return
        if cycle.ended_at is not None:
            if cycle.told < TOLD_END:
                await self._tell_end()
                await self._change(told=TOLD_END)
            return
        week = int((now - cycle.started_at) // WEEK)
        if cycle.told <= week < cycle.weeks:
            panel = words.news(self._voice, self._ladder, week)
            groups = self._ladder.groups if len(self._ladder.groups) <= PICTURED else ()
            await self._send(cycle.channel_id, f"w{week}", panel, await self._pictures(groups))
            await self._change(told=week + 1)

    async def _tell_end(self) -> None:
        cards = await self._pictures(self._ladder.groups)
        panel = words.end_panel(self._voice, self._ladder)
        for at in range(FILES, len(cards), FILES):
            await self._send(self._cycle.channel_id, f"e{at}", Panel(""), cards[at : at + FILES])
        await self._send(self._cycle.channel_id, "e", panel, cards[:FILES])

    # --- at the tables -------------------------------------------------------------------------------------------

    async def _after_game(self, group: Group, table: Table) -> None:
        """Show the standings of a group in the thread of a game that is over."""
        channel_id = await self._channel_of(table)
        if channel_id is not None:
            picture = await self._pictures([group])
            text = "\n".join(words.game_lines(self._voice, self._ladder, group, table))
            panel = Panel(text, ((words.button(self._voice, words.LEAGUE, self._cycle.id),),))
            await self._send(channel_id, f"t{group.number}-{table.row.number}", panel, picture)
        await service.note_told(self._app.services.tables, table.row)

    async def _warn(self, member: Member) -> None:
        """Mention somebody for whom the computer plays, once, at one of their tables."""
        opened = self._ladder.open_tables(member.user_id)
        tables = [table for table in opened if table.is_lent_by(member.user_id)]
        channel_id = await self._channel_of(tables[0]) if tables else None
        if channel_id is not None:
            facts: dict[str, Fact] = {**words.NUMBERS, "player": mention(member.user_id)}
            text = self._voice.say("league-warning", facts)
            await self._send(channel_id, f"v{member.user_id % 10**9}", Panel(text, mentions=(member.user_id,)))
        await service.note_warned(self._app.services.tables, member)

    async def _channel_of(self, table: Table) -> int | None:
        """Return the thread of a table; None if it has none."""
        if table.session_id is None:
            return None
        try:
            row = await self._app.services.tables.get(table.session_id)
        except Refused:
            return None
        return row.channel_id if row.channel_id > 0 else None

    # --- sending -------------------------------------------------------------------------------------------------

    async def _pictures(self, groups: Sequence[Group]) -> list[Picture]:
        drawn = list[Picture]()
        for group in groups:
            drawing = drawing_of(self._app, self._voice, self._ladder, group)
            picture = await self._app.pictures.ask_for(drawing)
            drawn += [] if picture is None else [picture]
        return drawn

    async def _send(self, channel_id: int, what: str, panel: Panel, pictures: Sequence[Picture] = ()) -> int | None:
        """Send a message, without pictures where they are refused; None if the channel takes none of the bot's."""
        channel = self._client.get_partial_messageable(channel_id)

        async def once() -> discord.Message:
            return await channel.send(
                panel.content,
                files=[file_of(picture) for picture in pictures],
                view=view_of(panel.rows),
                nonce=f"l{self._cycle.id}{what}"[:25],
                allowed_mentions=pinging_only(panel.mentions),
            )

        try:
            return (await self._app.retry(once)).id
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("league-channel-closed", cycle=self._cycle.id, channel=channel_id, code=error_code(error))
            return await self._send(channel_id, what, panel) if pictures and panel.content else None


def drawing_of(app: App, voice: Speaker, ladder: Ladder, group: Group, reader: int | None = None) -> GroupDrawing:
    """Return the picture of a group; ``reader``: whose row is lifted."""
    content = words.card(voice, ladder, group, app.now(), reader)
    return GroupDrawing(voice, content, f"{ladder.cycle.id}-{group.number}", app.picture_format)


async def tick(client: discord.Client, app: App) -> None:
    """Do and post what is due of all leagues."""
    await run(app.services)
    for cycle_id in await service.to_tell(app.services.tables, app.now() - KEPT):
        try:
            await tell(client, app, cycle_id)
        except Refused as refusal:
            log.info("league-skipped", cycle=cycle_id, reason=refusal.code)
        except StoreUnavailable:
            raise
        except Exception:
            # The boundary between one league's faults and all others.
            log.exception("league-not-told", cycle=cycle_id)
