"""One's own panel of a private board: computer players have moved before it is shown, and it says what it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.kit.context import Context
from bot.kit.own_panels import Spot
from bot.kit.phrases import board_title, title
from bot.kit.shapes import Panel
from bot.session.boards import since_press
from bot.session.codec import events_of
from bot.session.model import Session
from engines.core import Event

PATIENCE = 120.0
"""Seconds that a panel waits for computer players, at most; a later press waits again."""


def head(ctx: Context, session: Session) -> str:
    """Return the first line of a private board, by which it is never taken for a table."""
    voice = ctx.voice(session)
    return voice.say("board-head", {"title": board_title(voice, session), "game": title(voice, session.game)})


async def settled(ctx: Context, session: Session) -> Session:
    """Let computer players move, and return the board as it is when its owner is asked again, or it is over.

    If it takes long, the panel says so meanwhile.
    """
    moving = ctx.services.computers.go_on(session)
    if moving is None:
        return session
    await asyncio.wait({moving}, timeout=ctx.app.grace)
    if not moving.done():
        thinking = Panel("\n".join([head(ctx, session), ctx.voice(session).say("board-thinking")]))
        await ctx.answer.show(thinking, at=Spot(session.id, session.revision))
        await asyncio.wait({moving}, timeout=PATIENCE)
    return await ctx.services.tables.load(session.id)


async def happened(ctx: Context, session: Session) -> Sequence[Event]:
    """Return what happened since the owner's last press, that press included, as far as they may know it."""
    _, entries = await ctx.services.tables.with_log(session.id)
    events = [event for entry in since_press(entries) for event in events_of(entry, session.rules)]
    return session.playable.events_for(tuple(events), None if session.seed is not None else session.players[0].seat)
