"""Tells channels what happened: the lobby in place, a new panel when the board is to be seen, the card at the end.

Everything goes through the channel route with the bot's own token, in the server's language, and pings nobody but
the ones whose turn it has become.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord
import structlog

from bot.features.lobby.panel import lobby_panel
from bot.features.log.film import film_of
from bot.features.scores.end_card import closed_card, end_card, graph_of
from bot.features.table.panels import table_panel
from bot.kit.app import App
from bot.kit.pictures import Drawing, scene_of
from bot.kit.shapes import Panel, fitting
from bot.kit.wire import error_code, file_of, mentioning, persevering, view_of
from bot.table.model import GONE, PanelKind, PanelMessage, PanelUpdate, Phase, Pov, Session, Unreachable
from bot.table.views import pov_of
from bot.texts import Speaker
from engines.core import Seat
from render.easel import Picture

log = structlog.get_logger(__name__)

YOUNG = 3600.0
"""Seconds after which Discord counts the edits of a message, and answers too many with 30046."""
RETIRING = 5.0
"""Seconds that taking the controls off an old panel may take: discord.py would sit out every limit."""
UNKNOWN_CHANNEL, TOO_OLD, ARCHIVED, LOCKED = 10003, 30046, 50083, 160005
NO_WAY = {UNKNOWN_CHANNEL: GONE, ARCHIVED: "thread-locked", LOCKED: "thread-locked"}
"""Why a channel cannot be told, by the number of Discord's error."""
FORBIDDEN = "table-words-permission"
FIXED = frozenset({TOO_OLD, ARCHIVED})
"""A message that cannot be edited any more; sending a new one opens an archived thread again."""


def no_way(error: discord.HTTPException) -> str | None:
    """Why nothing can be sent into a channel; None where another attempt may help."""
    return NO_WAY.get(error_code(error), "forbidden" if isinstance(error, discord.Forbidden) else None)


class DiscordPanels:
    """The publisher's mouth. ``clock`` gives seconds since 1970."""

    def __init__(self, client: discord.Client, app: App, clock: Callable[[], float]) -> None:
        self._client = client
        self._app = app
        self._clock = clock

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        """Tell it; Undeliverable if the channel is gone or closed to us."""
        voice = self._app.voice(update.session.lang, update.session)
        match update.kind:
            case PanelKind.LOBBY:
                return await self._lobby(update, voice)
            case PanelKind.BOARD if update.session.phase is not Phase.PLAYING:
                raise Overtaken("the game has ended since; the next thing to tell is its end")
            case PanelKind.BOARD:
                return await self._board(update, voice)
            case PanelKind.END:
                return await self._end(update, voice)
            case PanelKind.WAITS:
                return await self._waits(update, voice)

    # --- the four kinds -----------------------------------------------------------------------------------------

    async def _lobby(self, update: PanelUpdate, voice: Speaker) -> PanelMessage | None:
        panel = lobby_panel(voice, update.session)
        if update.previous is not None and await self._edit(update.previous, panel):
            return None
        sent = await self._send(update, panel, ())
        await self._retire(update.previous)
        return sent

    async def _board(self, update: PanelUpdate, voice: Speaker) -> PanelMessage:
        panel, drawing = self._table(update, voice, ping=update.moved, called=update.called)
        sent = await self._send_drawn(update, panel, drawing, voice)
        dealt = update.session.published_row < 0
        await self._retire(update.previous, lobby_panel(voice, update.session) if dealt else None)
        return sent

    async def _waits(self, update: PanelUpdate, voice: Speaker) -> PanelMessage | None:
        """The standing panel with whoever is still waited for, in words and picture; an edit pings nobody."""
        place = update.previous
        if place is None or self._clock() - place.posted_at > YOUNG:
            return None
        panel, drawing = self._table(update, voice, ping=True, called=update.session.asked)
        picture, words = await self._drawn(update.session, drawing, voice)
        shown = panel if picture is not None else _in_words(panel, drawing, words)
        return place if await self._edit(place, shown, () if picture is None else (picture,)) else None

    async def _end(self, update: PanelUpdate, voice: Speaker) -> PanelMessage | None:
        session = update.session
        if session.phase is not Phase.OVER:
            sent = await self._send(update, closed_card(voice, session), ())
            await self._retire(update.previous)
            return sent
        pov = pov_of(session, None)
        report = await self._app.services.end_reports.report(session)
        panel = end_card(voice, pov, update.events, report, update.absent)
        drawing = Drawing(pov, scene_of(pov, voice, update.events), self._app.picture_format)
        beside: list[Picture | None] = []
        if self._may_attach(session):
            beside = [await graph_of(self._app, pov, report, voice), await film_of(self._app, session, voice)]
        sent = await self._send_drawn(update, panel, drawing, voice, [one for one in beside if one is not None])
        await self._retire(update.previous)
        return sent

    def _table(
        self, update: PanelUpdate, voice: Speaker, *, ping: bool, called: Sequence[Seat]
    ) -> tuple[Panel, Drawing]:
        """A running game's panel and its picture, from what the public knows."""
        pov = pov_of(update.session, None)
        mover = self._only_mover(pov)
        panel = table_panel(voice, pov, mover, update.events, ping=ping, called=called, absent=update.absent)
        return panel, Drawing(pov, scene_of(pov, voice, update.events), self._app.picture_format)

    def _only_mover(self, pov: Pov) -> Pov | None:
        """The single person who is asked, as they see the table; None if it is a computer, or several."""
        if len(pov.movers) != 1:
            return None
        player = pov.session.players[pov.movers[0]]
        return None if player.person is None else pov_of(pov.session, player.person)

    # --- sending -------------------------------------------------------------------------------------------------

    async def _send_drawn(
        self, update: PanelUpdate, panel: Panel, drawing: Drawing, voice: Speaker, more: Sequence[Picture] = ()
    ) -> PanelMessage:
        """With its picture; in words, saying why, where no file may be attached or none could be drawn."""
        picture, words = await self._drawn(update.session, drawing, voice)
        if picture is not None:
            try:
                return await self._send(update, panel, (picture, *more))
            except _MayNotAttach:
                words = voice.say(FORBIDDEN)
        return await self._send(update, _in_words(panel, drawing, words), ())

    async def _drawn(self, session: Session, drawing: Drawing, voice: Speaker) -> tuple[Picture | None, str]:
        """The picture; or None, and why there is none."""
        if not self._may_attach(session):
            return None, voice.say(FORBIDDEN)
        picture = await self._app.pictures.ask(drawing.subject, drawing.paint)
        return picture, "" if picture is not None else voice.say("table-words-failed")

    async def _send(self, update: PanelUpdate, panel: Panel, pictures: Sequence[Picture]) -> PanelMessage:
        """A new message. The nonce makes Discord answer a repeated try with the message of the first one."""
        channel = self._channel(update.session.channel_id)

        async def once() -> discord.Message:
            return await channel.send(
                panel.content,
                files=[file_of(picture) for picture in pictures],
                view=view_of(panel.rows),
                nonce=update.nonce,
                allowed_mentions=mentioning(panel.mentions),
            )

        try:
            message = await persevering(once, self._app.sleep)
        except discord.HTTPException as error:
            if pictures and isinstance(error, discord.Forbidden) and error_code(error) not in NO_WAY:
                raise _MayNotAttach from error
            if (reason := no_way(error)) is not None:
                raise Unreachable(reason) from error
            raise
        return PanelMessage(update.session.channel_id, message.id, self._clock())

    async def _edit(self, place: PanelMessage, panel: Panel, pictures: Sequence[Picture] = ()) -> bool:
        """Change a standing message, pinging nobody; False if it cannot be changed any more."""
        if self._clock() - place.posted_at > YOUNG:
            return False
        message = self._channel(place.channel_id).get_partial_message(place.message_id)

        async def once() -> None:
            await message.edit(
                content=panel.content,
                attachments=[file_of(picture) for picture in pictures],
                view=view_of(panel.rows),
                allowed_mentions=mentioning(()),
            )

        try:
            await persevering(once, self._app.sleep)
        except discord.HTTPException as error:
            if isinstance(error, discord.Forbidden | discord.NotFound) or error_code(error) in FIXED:
                return False
            raise
        return True

    async def _retire(self, place: PanelMessage | None, begun: Panel | None = None) -> None:
        """Take the controls off a panel that has been replaced. Once, and it may fail: old presses are answered.

        ``begun``: the lobby as it is now; the old one would go on saying that people may join.
        """
        if place is None:
            return
        message = self._channel(place.channel_id).get_partial_message(place.message_id)
        try:
            async with asyncio.timeout(RETIRING):
                await (message.edit(view=None) if begun is None else message.edit(content=begun.content, view=None))
        except (discord.HTTPException, OSError) as error:
            log.info("panel-not-retired", message=place.message_id, error=repr(error))

    # --- places --------------------------------------------------------------------------------------------------

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    def _may_attach(self, session: Session) -> bool:
        """Whether files may be sent there, as far as is known; the channel may not be in the cache."""
        guild = self._client.get_guild(session.guild_id)
        channel = guild.get_channel_or_thread(session.channel_id) if guild is not None else None
        if guild is None or channel is None:
            return True
        try:
            return channel.permissions_for(guild.me).attach_files
        except discord.ClientException:  # a thread whose channel is not in the cache
            return True


def _in_words(panel: Panel, drawing: Drawing, reason: str) -> Panel:
    """The panel with its picture told, and why it is."""
    return replace(panel, content=fitting([drawing.words(), reason], [panel.content]))


class Overtaken(Exception):
    """What was to be told is no longer so; something newer waits behind it."""


class _MayNotAttach(Exception):
    """A message with files was forbidden; without them it may pass."""
