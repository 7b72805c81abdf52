"""Threads of the bot's own at Discord: announced, started, posted in a forum, archived; each may be repeated."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, overload

import discord
import structlog
from discord.http import Route
from discord.utils import snowflake_time, time_snowflake

from bot.features.threads import announcement, tag_for, thread_name
from bot.kit.app import App
from bot.kit.ids import is_of
from bot.kit.wire import error_code, pinging_only, view_of, with_retries
from bot.rows.threads import POST, THREAD, ThreadRow
from bot.seating.reachability import GONE, NOT_OPENED, AnnouncementGone, Unreachable
from bot.session.model import Session

log = structlog.get_logger(__name__)

HAS_THREAD, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, NEEDS_TAG, TOO_MANY, ARCHIVED = (
    160004,
    10003,
    10008,
    40067,
    160006,
    50083,
)
UNREACHABLE = {
    UNKNOWN_CHANNEL: GONE,
    NEEDS_TAG: "no-tag",
    TOO_MANY: "too-many-threads",
}
"""Why no thread can be opened, by Discord's error code."""
FORBIDDEN = "no-threads"
PASSING = frozenset({401, 408, 429})
"""Refusals of a request that say nothing of the request itself."""
OPEN_FOR: Literal[10080] = 10080
"""Minutes after which Discord hides a thread in which nothing is sent, at most: the bot archives it before."""
LOOKED_AT = 500
"""The first messages since a table was opened, among which an earlier attempt is looked for."""
EARLIER = 60.0
"""Seconds by which Discord's clock may be behind that of the bot."""
ANNOUNCED = "t"
"""Ends the nonce of an announcement."""


class DiscordThreads:
    """Opens and archives threads. An announcement has a nonce; posts have none, so their attempts look first."""

    def __init__(self, client: discord.Client, app: App) -> None:
        self._client = client
        self._app = app

    async def announce(self, session: Session, thread: ThreadRow) -> int:
        """Post what a thread starts from; return its message. Unreachable if that is not possible.

        A row with a message: that one was deleted, so this is another one.
        """
        try:
            if thread.is_begun and (earlier := await self._earlier(session, thread)) is not None:
                return earlier
            return await (self._post if thread.kind == POST else self._send)(session, thread)
        except discord.HTTPException as error:
            raise _unreachable(error) from error

    async def start(self, session: Session, thread: ThreadRow) -> int:
        """Start a thread from its announcement and link it there; return its channel.

        Raises as ``announce``, and AnnouncementGone.
        """
        assert thread.message_id is not None
        message_id = thread.message_id
        if thread.kind == POST:
            return message_id
        name = thread.title or thread_name(self._app.voice(session.lang, session), session)
        try:
            await with_retries(
                lambda: self._client.http.start_thread_with_message(
                    thread.parent_id, message_id, name=name, auto_archive_duration=OPEN_FOR
                ),
                self._app.sleep,
            )
        except discord.HTTPException as error:
            if error_code(error) == UNKNOWN_MESSAGE:
                raise AnnouncementGone from error
            if error_code(error) != HAS_THREAD:
                raise _unreachable(error) from error
        panel = announcement(self._app.voice(session.lang, session), session, THREAD, message_id)
        message = self._channel(thread.parent_id).get_partial_message(message_id)
        self._app.old_messages.edit(message_id, lambda: message.edit(content=panel.content))
        return message_id  # a thread has the id of the message that it starts from

    async def archive(self, channel_id: int) -> bool | None:
        """Archive a thread, without locking it; return whether it exists. None: it was not archived for now."""
        try:
            await with_retries(lambda: self._client.http.edit_channel(channel_id, archived=True), self._app.sleep)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            log.info("thread-not-archived", channel=channel_id, error=repr(error))
            return True if isinstance(error, discord.Forbidden) or error_code(error) == ARCHIVED else None
        return True

    async def _send(self, session: Session, thread: ThreadRow) -> int:
        """Send the announcement to the parent channel."""
        panel, channel = (
            announcement(self._app.voice(session.lang, session), session, THREAD),
            self._channel(thread.parent_id),
        )

        async def once() -> discord.Message:
            return await channel.send(
                panel.content,
                view=view_of(panel.rows),
                nonce=_nonce(session, thread),
                allowed_mentions=pinging_only(()),
            )

        return (await self._app.retry(once)).id

    async def _post(self, session: Session, thread: ThreadRow) -> int:
        """Make a post in the forum, trying once: what is lost is looked for before the next attempt."""
        voice, forum = self._app.voice(session.lang, session), await self._forum(thread.parent_id)
        panel, tag = announcement(voice, session, POST), tag_for(forum, session.game)
        body = {
            "name": thread.title or thread_name(voice, session),
            "auto_archive_duration": OPEN_FOR,
            "applied_tags": [] if tag is None else [str(tag.id)],
            "message": {
                "content": panel.content,
                "components": view_of(panel.rows).to_components(),
                "allowed_mentions": pinging_only(()).to_dict(),
            },
        }
        route = Route("POST", "/channels/{channel_id}/threads", channel_id=thread.parent_id)
        post: dict[str, Any] = await self._client.http.request(route, json=body, files=_Once())
        return int(post["id"])

    async def _forum(self, channel_id: int) -> discord.ForumChannel:
        channel = self._client.get_channel(channel_id)
        if channel is None:
            channel = await with_retries(lambda: self._client.fetch_channel(channel_id), self._app.sleep)
        if not isinstance(channel, discord.ForumChannel):
            raise Unreachable(GONE)
        return channel

    # --- what an earlier attempt has posted ----------------------------------------------------------------------

    async def _earlier(self, session: Session, thread: ThreadRow) -> int | None:
        """Return the message of an earlier attempt: the bot's own, with a button that names the session."""
        messages = self._posts(session, thread) if thread.kind == POST else self._since(session, thread.parent_id)
        async for message in messages:
            if message.author == self._client.user and _names(message, session.id):
                return message.id
        return None

    async def _since(self, session: Session, channel_id: int) -> AsyncIterator[discord.Message]:
        """Yield the first messages of a channel that are not older than the session."""
        opened = discord.Object(time_snowflake(datetime.fromtimestamp(session.created_at - EARLIER, UTC)))
        async for message in self._channel(channel_id).history(limit=LOOKED_AT, after=opened):
            yield message

    async def _posts(self, session: Session, thread: ThreadRow) -> AsyncIterator[discord.Message]:
        """Yield the first messages of the bot's own posts in the forum that are not older than the session."""
        own = None if self._client.user is None else self._client.user.id
        for post in (await self._client.http.get_active_threads(session.guild_id))["threads"]:
            post_id = int(post["id"])
            is_new = snowflake_time(post_id).timestamp() >= session.created_at - EARLIER
            if int(post["parent_id"]) == thread.parent_id and int(post["owner_id"]) == own and is_new:
                try:
                    yield await self._channel(post_id).fetch_message(post_id)
                except discord.NotFound:  # its first message was deleted
                    continue

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def _nonce(session: Session, thread: ThreadRow) -> str:
    """Return the nonce of an announcement, at most 25 characters; after a deleted one it is another."""
    after = "" if thread.message_id is None else str(thread.message_id % 10**10)
    return f"{session.id}-{ANNOUNCED}{after}"


def _names(message: discord.Message, session_id: str) -> bool:
    """Whether a control of the message names the session."""
    return any(
        is_of(control.custom_id or "", session_id)
        for row in message.components
        for control in getattr(row, "children", ())
        if isinstance(control, discord.Button)
    )


def _unreachable(error: discord.HTTPException) -> Exception:
    """Return what a publisher has to know: that another attempt will not help, or the error itself."""
    reason = UNREACHABLE.get(error_code(error))
    if reason is None and isinstance(error, discord.Forbidden):
        reason = FORBIDDEN
    if reason is None and 400 <= error.status < 500 and error.status not in PASSING:
        log.warning("thread-refused", error=repr(error))
        reason = NOT_OPENED
    return error if reason is None else Unreachable(reason)


class AnswerLost(Exception):
    """Discord's answer is lost: whether the request was done is to be looked up."""


class _Once(Sequence[discord.File]):
    """No files: discord.py goes through them before each try, and is stopped before the second.

    It repeats a request whose answer was lost, which would make a second post.
    """

    def __init__(self) -> None:
        self._is_tried = False

    def __len__(self) -> int:
        return 1

    @overload
    def __getitem__(self, at: int) -> discord.File: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[discord.File]: ...
    def __getitem__(self, at: int | slice) -> discord.File | Sequence[discord.File]:
        raise IndexError(at)

    def __iter__(self) -> Iterator[discord.File]:
        if self._is_tried:
            raise AnswerLost
        self._is_tried = True
        return iter(())
