"""The newest private panel of each reader, so that an answer can be shown in it instead of below it.

Discord lets a private message be edited only with the token of an interaction that made or pressed it, for fifteen
minutes. Tokens are kept in memory alone, so after a restart a reader gets a new panel.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import discord

LIFE = 14 * 60.0
"""Seconds for which a panel is edited: a token is valid for fifteen minutes, and a picture may take a while."""
MOST = 1000
"""Panels and tables that are remembered; the oldest are forgotten."""
MOST_BOARDS = 8
"""Boards of one table that are remembered: more are not posted between a typed line and its answer."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What a panel shows: which table, and how new."""

    session_id: str
    revision: int
    is_new: bool = False
    """Whether the reader has asked for a panel to be opened: it is a new message then."""


class Original:
    """The first response to an interaction, or the private message that was pressed."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction

    async def edit(self, **fields: Any) -> discord.InteractionMessage:
        return await self._interaction.edit_original_response(**fields)

    async def delete(self) -> None:
        await self._interaction.delete_original_response()


Handle: TypeAlias = discord.WebhookMessage | Original
"""A private message with the token of an interaction, which is a secret."""


@dataclass(slots=True, eq=False)
class OwnPanel:
    """A private panel that can still be edited."""

    message_id: int
    handle: Handle = field(repr=False)
    until: float
    """Seconds since 1970."""
    shown: tuple[int, int]
    """Revision of the table and number of the interaction that it shows; it never goes back to an older one."""
    content: str = ""
    """What it says."""


Key = tuple[int, int, str]


@dataclass(frozen=True, slots=True)
class Aside:
    """A private message that was opened beside a panel, such as a page of the rules."""

    message_id: int
    handle: Handle = field(repr=False)
    until: float
    """Seconds since 1970."""


class OwnPanels:
    """Reader, channel and table, each with its newest panel. ``clock``: seconds since 1970."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._panels: OrderedDict[Key, OwnPanel] = OrderedDict()
        self._boards: OrderedDict[str, deque[int]] = OrderedDict()
        self._asides: OrderedDict[tuple[int, int], list[Aside]] = OrderedDict()
        self._turns: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def turn(self, interaction: discord.Interaction, session_id: str) -> asyncio.Lock:
        """Return the lock under which the presser's panel is looked for and shown: a burst of presses opens one."""
        return self._turns.setdefault(_key(interaction, session_id), asyncio.Lock())

    def in_sight(self, interaction: discord.Interaction, session_id: str) -> OwnPanel | None:
        """Return the presser's panel if it can be edited and stands below what they are looking at.

        That is the message which they have pressed; for a typed line, the newest board of the table at that moment.
        The board that the line itself brings does not count: it may be posted before the answer is shown, or after.
        """
        panel, pressed = self.newest(interaction, session_id), interaction.message
        boards = self._boards.get(session_id, ()) if pressed is None else (pressed.id,)
        above = max((board for board in boards if board < interaction.id), default=0)
        return panel if panel is not None and panel.message_id > above else None

    def holding(self, interaction: discord.Interaction, message_id: int) -> OwnPanel | None:
        """Return the presser's panel that is this message, if it can be edited."""
        theirs = (panel for key, panel in self._panels.items() if key[0] == interaction.user.id)
        return next((one for one in theirs if one.message_id == message_id and self.clock() < one.until), None)

    def newest(self, interaction: discord.Interaction, session_id: str) -> OwnPanel | None:
        """Return the presser's newest panel if it can be edited, wherever it stands."""
        panel = self._panels.get(_key(interaction, session_id))
        return panel if panel is not None and self.clock() < panel.until else None

    def remember(
        self,
        interaction: discord.Interaction,
        spot: Spot,
        message_id: int,
        handle: Handle,
        since: float,
        content: str = "",
    ) -> None:
        """Make this message, which says ``content``, the presser's newest panel; ``since``: when the token of
        ``handle`` was received."""
        key, shown = _key(interaction, spot.session_id), order(interaction, spot)
        panel = self._panels.pop(key, None)
        if panel is None or panel.message_id != message_id:
            panel = OwnPanel(message_id, handle, since + LIFE, shown)
        else:
            panel.shown = max(panel.shown, shown)
            if panel.until < since + LIFE:
                panel.handle, panel.until = handle, since + LIFE
        panel.content = content
        self._panels[key] = panel
        if len(self._panels) > MOST:
            self._panels.popitem(last=False)

    def forget(self, interaction: discord.Interaction, message_id: int) -> None:
        """Forget a message of this reader that shows something else now, or is gone."""
        for key in [key for key, panel in self._panels.items() if panel.message_id == message_id]:
            if key[0] == interaction.user.id:
                del self._panels[key]

    def older(
        self, session_id: str, revision: int, users: Collection[int] | None = None
    ) -> list[tuple[int, OwnPanel]]:
        """Return the readers (of these) whose panel of a table shows an older state and can be edited, with it."""
        now = self.clock()
        return [
            (user, panel)
            for (user, _, of), panel in self._panels.items()
            if of == session_id and (users is None or user in users)
            if panel.shown[0] < revision and now < panel.until
        ]

    def put_aside(self, interaction: discord.Interaction, message_id: int, handle: Handle, since: float) -> None:
        """Note a message that was opened beside the presser's panel: it goes when they play on.

        ``since``: when the token of ``handle`` was received.
        """
        place = interaction.user.id, interaction.channel_id or 0
        asides = [one for one in self._asides.pop(place, []) if one.message_id != message_id]
        self._asides[place] = [*asides, Aside(message_id, handle, since + LIFE)]
        if len(self._asides) > MOST:
            self._asides.popitem(last=False)

    def take_asides(self, interaction: discord.Interaction, but: int | None) -> list[Aside]:
        """Return and forget what stands beside the presser's panel and can be deleted, ``but`` this message."""
        asides = self._asides.pop((interaction.user.id, interaction.channel_id or 0), [])
        return [one for one in asides if one.message_id != but and self.clock() < one.until]

    def board_posted(self, session_id: str, message_id: int) -> None:
        """Note the newest public message of a table."""
        boards = self._boards.pop(session_id, None) or deque[int](maxlen=MOST_BOARDS)
        boards.append(message_id)
        self._boards[session_id] = boards
        if len(self._boards) > MOST:
            self._boards.popitem(last=False)


def order(interaction: discord.Interaction, spot: Spot) -> tuple[int, int]:
    """Return how new an answer is: of a later state of the table, then of a later interaction."""
    return spot.revision, interaction.id


def _key(interaction: discord.Interaction, session_id: str) -> Key:
    return interaction.user.id, interaction.channel_id or 0, session_id
