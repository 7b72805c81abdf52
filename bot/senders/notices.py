"""Notices at Discord: messages beside the panels, to a table's channel or to one person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import discord

from bot.deadlines.digests import DIGEST
from bot.delivery.notifier import DirectMessagesRefused, nonce
from bot.features import board_here, export, reminders, watching
from bot.features.daily.notices import server_message
from bot.features.inbox import digest
from bot.features.lobby import notices as lobby
from bot.features.orders import giving as orders
from bot.features.requests import notices
from bot.features.scores import counting
from bot.features.tables import remove_list, seat_list
from bot.kit.app import App
from bot.kit.permissions import sees_table
from bot.kit.phrases import channel_words, table_link, title
from bot.kit.shapes import Panel, Select, fitting
from bot.kit.wire import error_code, file_of, is_too_large, pinging_only, view_of, with_retries
from bot.rows.block import PERSON, SERVER
from bot.rows.messages import NoticeRow, UnsettledRow
from bot.seating.kinds import ONE_BY_ONE
from bot.seating.reachability import GONE, SERVER_BLOCKED, Unreachable
from bot.seating.seat_lists import SEATS
from bot.session.model import Refused, Session
from bot.tables.daily import DAY_MESSAGE
from bot.tables.open_table import BEGUN
from bot.texts import Speaker
from render.easel import Picture

from .panels import UNREACHABLE, unreachable_reason
from .pings import without_unwanted_pings
from .visible import shown_beside

Builder: TypeAlias = Callable[[App, NoticeRow, Session | None, Speaker], Awaitable[Panel | None]]
"""Builds the message of a notice; None if it is obsolete. A notice about no single table has no session."""

NOTICES: Mapping[str, Builder] = {
    **reminders.NOTICES, **notices.NOTICES, **board_here.NOTICES, **digest.NOTICES,
    **counting.NOTICES, **lobby.NOTICES, **orders.NOTICES, **export.NOTICES, **watching.NOTICES,
}  # fmt: skip
"""Builders by kind; each module of notices defines its own."""

UNKNOWN_USER, NO_DIRECT_MESSAGES = 10013, 50007


class DiscordNotices:
    """Sends the notifier's messages: to channels in the server's language, to a person in their own."""

    def __init__(self, client: discord.Client, app: App) -> None:
        self._client = client
        self._app = app

    async def deliver(self, notice: NoticeRow) -> bool:
        """Send a notice; False if it is obsolete. Unreachable, DirectMessagesRefused: see NoticeSender."""
        if notice.kind == DAY_MESSAGE and notice.channel_id is not None:
            return await self._to_server(notice, notice.channel_id)
        if notice.kind == SEATS:
            return await self._deliver_list(notice)
        session = None if notice.session_id is None else await self._app.services.tables.load(notice.session_id)
        blocks = self._app.services.blocks
        if notice.user_id is not None and await blocks.is_blocked(PERSON, notice.user_id):
            return False
        if notice.user_id is None and session is not None and await blocks.is_blocked(SERVER, session.guild_id):
            raise Unreachable(SERVER_BLOCKED)
        if session is not None and _is_off(session, notice.user_id):
            return False
        if notice.user_id is not None and not await self._still_follows(notice, session, notice.user_id):
            return False
        voice = await self._voice(notice, session)
        panel = await NOTICES[notice.kind](self._app, notice, session, voice)
        if panel is None:
            return False
        if notice.kind in ONE_BY_ONE and session is not None and notice.user_id is not None:
            await self._require_sight(session, notice.user_id)
        if notice.user_id is None and session is not None:
            theirs = await self._app.services.preferences.of_users(panel.mentions) if panel.mentions else {}
            panel = without_unwanted_pings(panel, session, voice, theirs, self._app.now(), is_call=False)
        if notice.user_id is not None:
            message = await self._to_person(notice, await self._with_place(panel, session, voice))
        elif session is not None:
            message = await self._to_channel(notice, session.channel_id, panel)
        else:
            return True
        if session is not None and _may_settle(panel):
            await self._app.services.unsettled.put(_unsettled(notice, session.id, message, panel))
            if notice.facts.get("again"):
                await self._leave_to(notice, session.id, message.id)
        return True

    async def _still_follows(self, notice: NoticeRow, session: Session | None, user_id: int) -> bool:
        """Whether somebody may still know of the table that they follow; a digest leaves out those that they do not
        see any more."""
        if notice.kind == DIGEST:
            await watching.stop_unseen(self._client, self._app, user_id)
        if notice.kind == BEGUN and session is not None:
            return await sees_table(self._client, session, user_id) is not False
        return True

    async def _require_sight(self, session: Session, user_id: int) -> None:
        """DirectMessagesRefused for somebody who does not see the table: its seat is offered to somebody else."""
        if not await sees_table(self._client, session, user_id):
            raise DirectMessagesRefused("they do not see the table")

    async def _leave_to(self, notice: NoticeRow, session_id: str, message_id: int) -> None:
        """Delete the channel's older messages about a request that was asked again below them."""
        unsettled = self._app.services.unsettled
        for row in await unsettled.of_session(session_id):
            is_same = row.user_id is None and row.facts.get("request") == notice.facts["request"]
            if is_same and row.message_id != message_id and await unsettled.remove(row.message_id):
                self._delete(row)

    async def renew(self, session_id: str) -> None:
        """Edit what was sent about a table and no longer holds: other words, and no buttons once it is settled.

        What says nothing any more is deleted.

        That pings nobody and is tried once; a late press is told why.
        """
        unsettled = self._app.services.unsettled
        rows = await unsettled.of_session(session_id)
        if not rows:
            return
        try:
            session = await self._app.services.tables.load(session_id)
        except Refused:  # its game is gone: nobody can say what holds
            for row in rows:
                await unsettled.remove(row.message_id)
            return
        for row in rows:
            voice = await self._voice(row.notice, session)
            panel = await NOTICES[row.kind](self._app, row.notice, session, voice) if row.is_readable else None
            if panel is None:
                if await unsettled.remove(row.message_id):
                    if row.past:
                        self._edit(row, await self._placed(row, Panel(row.past), session, voice))
                    else:
                        self._delete(row)
                continue
            ends_at = panel.ends_at if panel.ends_at is None or panel.ends_at > self._app.now() else None
            shown = _shown(panel)
            if (shown, ends_at) == (row.shown, row.ends_at):
                continue
            await unsettled.put(replace(row, shown=shown, past=panel.past or "", ends_at=ends_at))
            if shown != row.shown:
                self._edit(row, await self._placed(row, panel, session, voice))

    async def _placed(self, row: UnsettledRow, panel: Panel, session: Session, voice: Speaker) -> Panel:
        return panel if row.user_id is None else await self._with_place(panel, session, voice)

    def _edit(self, row: UnsettledRow, panel: Panel) -> None:
        message = self._client.get_partial_messageable(row.channel_id).get_partial_message(row.message_id)
        view = view_of(panel.rows) if panel.rows else None
        edit = partial(message.edit, content=panel.content, view=view, allowed_mentions=pinging_only(()))
        self._app.old_messages.edit(row.message_id, edit)

    def _delete(self, row: UnsettledRow) -> None:
        message = self._client.get_partial_messageable(row.channel_id).get_partial_message(row.message_id)
        self._app.old_messages.edit(row.message_id, message.delete)

    async def _voice(self, notice: NoticeRow, session: Session | None) -> Speaker:
        """Return what a notice is said with: as its one reader wishes, else in the language of the table."""
        lang = self._app.default_lang if session is None else session.lang
        if notice.user_id is None:
            return self._app.voice(lang, session)
        mine = await self._app.services.preferences.of_user(notice.user_id)
        return self._app.voice(mine.lang or lang, session, signs=mine.signs)

    async def _with_place(self, panel: Panel, session: Session | None, voice: Speaker) -> Panel:
        """Add the game and the link to its table."""
        if session is None:
            return panel
        standing = await self._app.services.reachability.panel(session.id)
        facts = {
            "game": title(voice, session.game),
            "channel": channel_words(voice, session),
            "link": table_link(session, standing),
        }
        return replace(panel, content=fitting([panel.content], [voice.say("reminders-place", facts)]))

    async def _deliver_list(self, notice: NoticeRow) -> bool:
        """Post a server's list of free seats in place of the last one: an old message can no longer be edited.

        Each step may be repeated after a crash: the nonce finds the message, and the last list may be gone.
        """
        lists = self._app.services.seat_lists
        row = await lists.of_server(int(notice.facts["guild"]))
        if row is None or row.channel_id != notice.channel_id:
            return False
        if await self._app.services.blocks.is_blocked(SERVER, row.guild_id):
            return False
        panel = await seat_list(self._app, row, await shown_beside(self._client, row))
        if panel is None:
            return False
        try:
            message = await self._to_channel(notice, row.channel_id, panel)
        except Unreachable as error:
            if str(error) != GONE:
                raise
            await lists.want(row.guild_id, None, row.lang)
            return False
        if row.message_id != message.id:
            await remove_list(self._client, row)
        if not await lists.posted(row, message.id):  # it was switched off meanwhile
            await remove_list(self._client, replace(row, message_id=message.id))
        return True

    async def _to_channel(self, notice: NoticeRow, channel_id: int, panel: Panel) -> discord.Message:
        channel = self._client.get_partial_messageable(channel_id)
        try:
            return await self._send(notice, channel, panel)
        except discord.HTTPException as error:
            if (reason := unreachable_reason(error)) is not None:
                raise Unreachable(reason) from error
            raise

    async def _to_server(self, notice: NoticeRow, channel_id: int) -> bool:
        """Send a server the message of a day; without its pictures where they cannot be attached."""
        message = await server_message(self._app, notice)
        if message is None:
            return False
        panel, pictures, openings = message
        channel = self._client.get_partial_messageable(channel_id)
        try:
            try:
                sent = await self._send(notice, channel, panel, pictures)
            except discord.HTTPException as error:
                is_forbidden = isinstance(error, discord.Forbidden) and error_code(error) not in UNREACHABLE
                if not pictures or not (is_forbidden or is_too_large(error)):
                    raise
                sent = await self._send(notice, channel, panel)
        except discord.HTTPException as error:
            if (reason := unreachable_reason(error)) is not None:
                raise Unreachable(reason) from error
            raise
        # A crash before this line repeats the hash in the next message: what is linked to was always sent.
        await self._app.services.daily.posted(int(notice.facts["guild"]), channel_id, sent.id, openings)
        return True

    async def _to_person(self, notice: NoticeRow, panel: Panel) -> discord.Message:
        assert notice.user_id is not None
        person = discord.Object(notice.user_id)
        try:
            channel = await with_retries(lambda: self._client.create_dm(person), self._app.sleep)
            return await self._send(notice, channel, panel)
        except discord.HTTPException as error:
            if isinstance(error, discord.Forbidden) or error_code(error) in (UNKNOWN_USER, NO_DIRECT_MESSAGES):
                raise DirectMessagesRefused(str(error)) from error
            raise

    async def _send(
        self,
        notice: NoticeRow,
        channel: discord.abc.Messageable,
        panel: Panel,
        pictures: Sequence[Picture] = (),
    ) -> discord.Message:
        """Send with retries; the nonce makes Discord answer a repeated send with the first message."""

        async def once() -> discord.Message:
            return await channel.send(
                panel.content,
                files=[file_of(picture) for picture in pictures],
                view=view_of(panel.rows),
                nonce=nonce(notice),
                allowed_mentions=pinging_only(panel.mentions),
            )

        return await self._app.retry(once)


def _is_off(session: Session, user_id: int | None) -> bool:
    """Whether a direct message is about the table of a server that its reader is off."""
    return any(user_id == player.user_id and player.off is not None for player in session.players if user_id)


def _may_settle(panel: Panel) -> bool:
    """Whether a notice does not hold for ever: it has buttons, or says itself what stays of it."""
    return bool(panel.rows) or panel.past is not None


def _shown(panel: Panel) -> str:
    """Return what a notice says and offers, to find out whether that has changed."""
    labels = [button.label for row in panel.rows if not isinstance(row, Select) for button in row]
    return "\n".join([panel.content, *labels])


def _unsettled(notice: NoticeRow, session_id: str, message: discord.Message, panel: Panel) -> UnsettledRow:
    return UnsettledRow(
        message.id,
        message.channel.id,
        session_id,
        notice.user_id,
        notice.kind,
        notice.facts,
        notice.created_at,
        _shown(panel),
        panel.past or "",
        panel.ends_at,
    )
