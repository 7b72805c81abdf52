"""Panels at Discord: the lobby edited in place, a new panel for each shown board, the end card.

They are sent with the bot's own token, in the server's language, and ping only the players whose turn has begun.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

import discord
import structlog
from discord.utils import MISSING

from bot.delivery.old_panels import EDITABLE
from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import AT_ONCE
from bot.features.export import commitment_message
from bot.features.lobby.panel import cover_of, lobby_panel
from bot.features.scores.end_card import closed_card, end_card
from bot.features.table.panels import HAND, table_panel
from bot.features.table.plans import only_mover, public_sheet
from bot.kit.app import App
from bot.kit.ids import custom_id
from bot.kit.phrases import intervention_line
from bot.kit.pictures import Drawing, scene_of
from bot.kit.shapes import CONTENT, Button, Panel, fitting, with_words
from bot.kit.wire import (
    FAULTS,
    TOO_OLD,
    await_discord,
    error_code,
    file_of,
    is_too_large,
    is_transient,
    pinging_only,
    view_of,
)
from bot.rows.block import SERVER
from bot.rows.commitment import CommitmentRow
from bot.rows.log import BY_MODERATOR, ENDED_IDLE
from bot.rows.threads import ThreadRow
from bot.seating.reachability import GONE, SERVER_BLOCKED, Unreachable
from bot.session.model import PanelKind, Phase, Session
from bot.session.views import pov_of
from bot.tables.preferences import people_of, shown_vacations
from bot.texts import Speaker
from engines.core import Seat
from render.easel import Picture

from .pings import without_unwanted_pings
from .threads import DiscordThreads

log = structlog.get_logger(__name__)

UNKNOWN_CHANNEL, FULL, ARCHIVED, LOCKED = 10003, 30033, 50083, 160005
UNREACHABLE = {
    UNKNOWN_CHANNEL: GONE,
    FULL: "thread-full",
    ARCHIVED: "thread-locked",
    LOCKED: "thread-locked",
}
"""Why a channel is unreachable, by Discord's error code."""
FORBIDDEN, LARGE = "table-words-permission", "common-too-large"
CALLS = ("▶", "🤔", "💤")
"""What a line that calls somebody, or says that nobody can be called, begins with."""
REMEMBERED = 1000
"""Panels whose past is remembered; of older ones Discord is asked."""
FIXED = frozenset({TOO_OLD, FULL, ARCHIVED})
"""Errors of a message that cannot be edited any more; sending a new one reopens an archived thread."""


def unreachable_reason(error: discord.HTTPException) -> str | None:
    """Return why a channel is unreachable; None if a retry may succeed."""
    return UNREACHABLE.get(error_code(error), "forbidden" if isinstance(error, discord.Forbidden) else None)


class DiscordPanels:
    """Sends the publisher's panels. ``clock`` returns seconds since 1970."""

    def __init__(self, client: discord.Client, app: App, clock: Callable[[], float]) -> None:
        self._client = client
        self._app = app
        self._clock = clock
        self._threads = DiscordThreads(client, app)
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._past: OrderedDict[int, str] = OrderedDict()
        """What stays of the newest panels once they are replaced, by message."""

    async def post_commitment(self, session: Session, row: CommitmentRow) -> PanelMessage:
        """Post a hash in a message of its own; raise Unreachable if the channel is gone or closed to the bot."""
        await self._require_unblocked(session)
        words = commitment_message(self._app.voice(session.lang, session), session, row)
        return await self._post(session.channel_id, f"{session.id}-{row.kind}", Panel(words))

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        """Post what a table's thread starts from; return its message. Unreachable as for ``send``."""
        await self._require_unblocked(session)
        return await self._threads.announce(session, thread)

    async def start_thread(self, session: Session, thread: ThreadRow) -> int:
        """Start a table's thread; return its channel. Unreachable as for ``send``."""
        await self._require_unblocked(session)
        return await self._threads.start(session, thread)

    async def send(self, update: PanelUpdate) -> PanelMessage | None:
        """Send a panel; Unreachable if the channel is gone or closed to the bot, or its server is blocked."""
        await self._require_unblocked(update.session)
        voice = self._app.voice(update.session.lang, update.session)
        match update.kind:
            case PanelKind.LOBBY:
                return await self._lobby(update, voice)
            case PanelKind.BOARD if update.session.phase is not Phase.PLAYING:
                raise Outdated("the game has ended; its end card follows")
            case PanelKind.BOARD:
                return await self._board(update, voice)
            case PanelKind.END:
                return await self._end(update, voice)
            case PanelKind.WAITS:
                return await self._waits(update, voice)

    async def _require_unblocked(self, session: Session) -> None:
        if await self._app.services.blocks.is_blocked(SERVER, session.guild_id):
            raise Unreachable(SERVER_BLOCKED)

    # --- the four kinds -----------------------------------------------------------------------------------------

    async def _lobby(self, update: PanelUpdate, voice: Speaker) -> PanelMessage | None:
        """Edit the lobby in place, or send it, with the game's cover as long as it invites people."""
        session = update.session
        closing = await self._closing_line(session, voice)
        away = await self._app.services.preferences.vacations(session, self._app.now())
        panel = lobby_panel(voice, session, closing, away)
        is_open = session.phase is Phase.LOBBY
        if update.previous is not None and await self._edit(update.previous, panel, None if is_open else ()):
            return None
        cover = cover_of(voice, session.game) if is_open and self._may_attach(session) else None
        try:
            sent = await self._send(update, panel, () if cover is None else (cover,))
        except _CannotAttach:
            sent = await self._send(update, panel, ())
        self._retire(update)
        return sent

    async def _closing_line(self, session: Session, voice: Speaker) -> Sequence[str]:
        """Return the line on why a lobby was closed; none if its players did it themselves."""
        if session.phase is not Phase.CLOSED:
            return ()
        rows = await self._app.services.history.how_it_ended(session.id)
        return [intervention_line(voice, row) for row in rows if row.kind in (BY_MODERATOR, ENDED_IDLE)]

    async def _board(self, update: PanelUpdate, voice: Speaker) -> PanelMessage:
        panel, drawing = await self._table(update, voice, ping=update.moved, called=update.called)
        if update.goes_on and (place := await self._edited(update, panel, drawing, voice)) is not None:
            return place
        sent = await self._send_drawn(update, panel, drawing, voice)
        dealt = update.session.published_row < 0
        self._retire(update, lobby_panel(voice, update.session) if dealt else None)
        await self._retire_own_panels(update.session, None if dealt else panel.mentions)
        return sent

    async def _retire_own_panels(self, session: Session, called: Collection[int] | None) -> None:
        """Say on the private panels of those who are called that they are; None: on all that the lobby has shown.

        Those panels say whom the table waits for, and offer what is over. Nobody waits for the edits.
        """
        older = self._app.own_panels.older(session.id, session.revision, called)
        theirs = await self._app.services.preferences.of_users({user for user, _ in older}) if older else {}
        for user, own in older:
            mine = theirs[user]
            voice = self._app.voice(mine.lang or session.lang, session, signs=mine.signs)
            # Its last lines said whom the table waits for and that there was nothing to decide; what the reader has
            # done just now stays.
            done = [line for line in own.content.splitlines() if not _is_idle(voice, line)]
            words = voice.say("lobby-begun") if called is None else _with_call(done, voice.say("table-your-move"))
            opening = Button(voice.say("table-my-panel"), custom_id(session.id, 0, HAND), "primary")
            edit = partial(own.handle.edit, content=words, view=view_of(((opening,),)))
            own.shown = (session.revision, own.shown[1])
            self._app.old_messages.edit(own.message_id, edit)

    async def _waits(self, update: PanelUpdate, voice: Speaker) -> PanelMessage | None:
        """Edit the current panel to show the players still awaited; an edit pings nobody."""
        place = update.previous
        if place is None:
            return None
        panel, drawing = await self._table(update, voice, ping=True, called=update.session.asked)
        if self._clock() - place.posted_at <= EDITABLE:
            return await self._edited(update, panel, drawing, voice)
        if not self._may_attach(update.session):
            panel = _in_words(panel, drawing, voice.say(FORBIDDEN))
        if not await self._edit(place, panel, None, at_any_age=True):  # its picture stays
            return None
        self._remember(place.message_id, panel)
        return place

    async def _edited(
        self, update: PanelUpdate, panel: Panel, drawing: Drawing, voice: Speaker
    ) -> PanelMessage | None:
        """Edit the current panel, which pings nobody; None if it cannot be edited any more."""
        place = update.previous
        if place is None or self._clock() - place.posted_at > EDITABLE:
            return None
        picture, words = await self._draw(update.session, drawing, voice)
        shown = panel if picture is not None else _in_words(panel, drawing, words)
        if not await self._edit(place, shown, () if picture is None else (picture,)):
            return None
        self._remember(place.message_id, panel)
        return place

    async def _end(self, update: PanelUpdate, voice: Speaker) -> PanelMessage | None:
        session = update.session
        if session.phase is not Phase.OVER:
            ended = await self._app.services.history.how_it_ended(session.id)
            sent = await self._send(update, closed_card(voice, session, ended), ())
            self._retire(update)
            return sent
        pov = pov_of(session, None)
        report = await self._app.services.end_reports.report(session)
        panel = end_card(voice, pov, update.events, report, update.absent, update.ahead)
        drawing = Drawing(pov, scene_of(pov, voice, update.events), self._app.picture_format)
        sent = await self._send_drawn(update, panel, drawing, voice)
        self._retire(update)
        return sent

    async def _table(
        self, update: PanelUpdate, voice: Speaker, *, ping: bool, called: Sequence[Seat]
    ) -> tuple[Panel, Drawing]:
        """Return a running game's panel and its drawing, from the public view."""
        pov = pov_of(update.session, None)
        if update.kind is PanelKind.WAITS:
            pov = replace(pov, movers=update.awaited)
        mover = only_mover(pov)
        sheet = None if mover is None else await public_sheet(voice, mover)
        # Of the panel alone, not of the table: a hidden choice that is taken back must not show.
        is_last = update.kind is PanelKind.WAITS and len(pov.movers) == 1 < len(update.session.players)
        is_last = is_last and update.session.rules.chooses_in_secret(pov.view, pov.movers[0])
        now, theirs = self._app.now(), await self._app.services.preferences.of_users(people_of(update.session))
        panel = table_panel(
            voice,
            pov,
            mover,
            update.events,
            begun=update.begun,
            ping=ping,
            called=called,
            absent=update.absent,
            ahead=update.ahead,
            corrections=update.corrections,
            taken_back=update.taken_back,
            sheet=sheet,
            span=update.span,
            vacations=shown_vacations(update.session, theirs, now),
            is_last=is_last,
        )
        panel = without_unwanted_pings(panel, update.session, voice, theirs, now, is_call=True)
        marked = () if sheet is None else sheet.marks
        return panel, Drawing(
            pov, scene_of(pov, voice, (*update.events, *update.begun), marked), self._app.picture_format
        )

    # --- sending -------------------------------------------------------------------------------------------------

    async def _send_drawn(
        self, update: PanelUpdate, panel: Panel, drawing: Drawing, voice: Speaker
    ) -> PanelMessage:
        """Send a panel with its picture; as text with the reason if there is none or it cannot be attached."""
        picture, words = await self._draw(update.session, drawing, voice)
        if picture is not None:
            try:
                return await self._send(update, panel, (picture,))
            except _CannotAttach as refused:
                words = voice.say(refused.reason)
        return await self._send(update, _in_words(panel, drawing, words), ())

    async def _draw(self, session: Session, drawing: Drawing, voice: Speaker) -> tuple[Picture | None, str]:
        """Return the picture, or None and the reason."""
        if not self._may_attach(session):
            return None, voice.say(FORBIDDEN)
        picture = await self._app.pictures.ask_for(drawing)
        return picture, "" if picture is not None else voice.say("table-words-failed")

    async def _send(self, update: PanelUpdate, panel: Panel, pictures: Sequence[Picture]) -> PanelMessage:
        """Send a new message; the nonce makes Discord answer a repeated send with the first message."""
        sent = await self._post(update.session.channel_id, update.nonce, panel, pictures, update.attempt)
        self._app.own_panels.board_posted(update.session.id, sent.message_id)
        self._remember(sent.message_id, panel)
        return sent

    async def _post(
        self, channel_id: int, nonce: str, panel: Panel, pictures: Sequence[Picture] = (), attempt: int = 0
    ) -> PanelMessage:
        channel = self._channel(channel_id)

        async def once() -> discord.Message:
            return await channel.send(
                panel.content,
                files=[file_of(picture) for picture in pictures],
                view=view_of(panel.rows),
                nonce=nonce,
                allowed_mentions=pinging_only(panel.mentions),
            )

        try:
            async with self._sending:
                message = await self._app.retry(once)
        except discord.HTTPException as error:
            if pictures and is_too_large(error):
                raise _CannotAttach(LARGE) from error
            if pictures and isinstance(error, discord.Forbidden) and error_code(error) not in UNREACHABLE:
                raise _CannotAttach(FORBIDDEN) from error
            if (reason := unreachable_reason(error)) is not None:
                raise Unreachable(reason) from error
            raise
        # Only the content shows whether the nonce brought back an earlier message: compare it.
        is_earlier = attempt > 0 and message.content.strip() != panel.content.strip()
        return PanelMessage(channel_id, message.id, self._clock(), is_earlier)

    async def _edit(
        self,
        place: PanelMessage,
        panel: Panel,
        pictures: Sequence[Picture] | None = (),
        *,
        at_any_age: bool = False,
    ) -> bool:
        """Edit a message, pinging nobody; return False if it cannot be edited any more.

        ``pictures``: None leaves those of the message as they are. ``at_any_age``: Discord limits how often old
        messages are edited, so this is for the newest panel, and raises what may be tried again.
        """
        if self._clock() - place.posted_at > EDITABLE and not at_any_age:
            return False
        message = self._channel(place.channel_id).get_partial_message(place.message_id)

        async def once() -> None:
            await message.edit(
                content=panel.content,
                attachments=MISSING if pictures is None else [file_of(picture) for picture in pictures],
                view=view_of(panel.rows),
                allowed_mentions=pinging_only(()),
            )

        try:
            await self._app.retry(once)
        except discord.HTTPException as error:
            if at_any_age:
                if error_code(error) == TOO_OLD or is_transient(error):
                    raise
                return False
            self._app.old_messages.failed(place.message_id, error)
            if isinstance(error, discord.Forbidden | discord.NotFound) or error_code(error) in FIXED:
                return False
            raise
        return True

    def _retire(self, update: PanelUpdate, begun: Panel | None = None) -> None:
        """Remove the controls of a replaced panel, and what it says of now: who is called, and until when.

        ``begun``: the panel of the begun lobby, in place of the one that invites people to join.
        """
        place = update.previous
        if place is None:
            return
        message = self._channel(place.channel_id).get_partial_message(place.message_id)
        known = self._past.pop(place.message_id, None) if begun is None else begun.content
        is_board = update.session.published_row >= 0  # a lobby calls nobody

        async def once() -> None:
            content = await _past_of(message) if known is None and is_board else known
            await (message.edit(content=content, view=None) if content else message.edit(view=None))

        self._app.old_messages.edit(place.message_id, once)

    def _remember(self, message_id: int, panel: Panel) -> None:
        """Remember what stays of a panel, so that nobody has to ask Discord for it."""
        if panel.past is not None:
            self._past[message_id] = panel.past
            while len(self._past) > REMEMBERED:
                self._past.popitem(last=False)

    # --- places --------------------------------------------------------------------------------------------------

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    def _may_attach(self, session: Session) -> bool:
        """Whether files may be sent to the channel; True if it is not in the cache."""
        guild = self._client.get_guild(session.guild_id)
        channel = guild.get_channel_or_thread(session.channel_id) if guild is not None else None
        if guild is None or channel is None:
            return True
        try:
            return channel.permissions_for(guild.me).attach_files
        except discord.ClientException:  # a thread whose channel is not in the cache
            return True


async def _past_of(message: discord.PartialMessage) -> str | None:
    """Return what a panel says, up to the line that calls somebody; None if it cannot be read."""
    try:
        said = (await await_discord(message.fetch())).content
    except FAULTS:
        return None
    lines = said.split("\n")
    calls = next((at for at, line in enumerate(lines) if line.startswith(CALLS)), len(lines))
    return "\n".join(lines[:calls]).strip()


def _with_call(done: Sequence[str], call: str) -> str:
    """Return what one has done and, below it, that it is one's move; the oldest lines give way where there is no
    room."""
    whole = "\n".join([*done, call])
    return whole if len(whole) <= CONTENT else fitting(done, [call])


def _in_words(panel: Panel, drawing: Drawing, reason: str) -> Panel:
    """Return the panel with words in place of its picture, and the reason for that."""
    return replace(panel, content=with_words(panel.content, drawing.words(), reason))


def _is_idle(voice: Speaker, line: str) -> bool:
    """Whether a line of one's own panel says that others are awaited, or that it was too early; or what is left of
    one's time."""
    players = ("\0",)
    said = [voice.say(key, {"players": players}) for key in ("table-nothing-now", "table-not-owed")]
    said += [voice.of_game("prompt", "wait"), voice.say("table-own-bank", {"left": "\0"})]
    said += [voice.say("refusal-not-your-turn"), voice.say("refusal-nothing-to-choose")]
    parts = [one.partition("\0") for one in said]
    return any(line.startswith(before) and line.endswith(after) for before, _, after in parts)


class Outdated(Exception):
    """The update is outdated; a newer one is in the outbox."""


class _CannotAttach(Exception):
    """Discord refused the files; the message without them may be accepted. ``reason``: the key of a text."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
