"""The book of a finished game: a button on the end card, and a part of /export."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime

from bot.features.table.beside import BOOK
from bot.kit.context import Context
from bot.kit.phrases import duration
from bot.kit.router import Verb
from bot.kit.shapes import Panel
from bot.session.model import Phase, Refused, Session
from bot.texts import LANGUAGES, Speaker
from engines.core import Seat
from engines.core.history.records import Record
from render.easel import Picture

LARGEST = 9 * 1024 * 1024
"""Bytes of a book, a little less than Discord takes with one message."""


async def pressed(ctx: Context) -> None:
    """Make the book of a game and show it as a file."""
    await show(ctx, await ctx.session())


async def show(ctx: Context, session: Session, *beside: Picture, said: str = "") -> None:
    """Show that a book is being made, and then the book; ``beside`` and ``said`` stand with it."""
    if session.phase not in (Phase.OVER, Phase.CLOSED) or session.seed is None:
        raise Refused("book-open")
    if session.resumed:
        raise Refused("book-corrected")
    voice = ctx.voice(session)
    making = asyncio.ensure_future(_make(ctx, session.id))
    done, _ = await asyncio.wait((making,), timeout=ctx.app.grace)
    if not done:
        await ctx.answer.show(_panel(said, voice.say("book-working")), *beside)
    try:
        made = await making
    except Refused as refusal:
        if not beside:
            raise
        await ctx.answer.show(_panel(said, voice.refusal(refusal.code)), *beside)
        return
    if made is None:
        await ctx.answer.show(_panel(said, voice.say("book-failed")), *beside)
    elif len(made) > LARGEST:
        await ctx.answer.show(_panel(said, voice.say("book-too-large")), *beside)
    else:
        name = f"sainome-{session.game}-{session.id}.html"
        book = Picture(made, name, voice.say("book-file"))
        await ctx.answer.show(
            _panel(said, voice.say("book-made-private" if session.board else "book-made")), *beside, book
        )


async def _make(ctx: Context, session_id: str) -> bytes | None:
    """Return the page; make it again if somebody was erased from the record in the meantime."""
    session, record = await _now(ctx, session_id)
    review = await ctx.services.reviews.of(session)
    while True:
        took, turns = await ctx.services.end_reports.times(session)
        times = {lang: _times(ctx.app.voice(lang, session).plain(), session, took, turns) for lang in LANGUAGES}
        made = await ctx.app.books.make(session, record, ctx.reader.lang, times, review)
        session, after = await _now(ctx, session_id)
        kept = await ctx.services.reviews.of(session)
        if made is None or (after.header == record.header and review in (None, kept)):
            return made
        record, review = after, kept


async def _now(ctx: Context, session_id: str) -> tuple[Session, Record]:
    session = await ctx.services.tables.load(session_id)
    record = await ctx.services.history.record(session_id, public=True)
    if not record.rows:
        raise Refused("book-open")
    return session, record


def _times(voice: Speaker, session: Session, took: float, turns: Mapping[Seat, float]) -> list[tuple[str, str]]:
    """Return when the game ended, how long it took, and each player's average turn, in words."""
    ended = datetime.fromtimestamp(session.changed_at, UTC)
    lines = [(voice.say("book-ended"), f"{ended:%Y-%m-%d}"), (voice.say("book-took"), duration(voice, took))]
    for seat, seconds in turns.items():
        name = str(voice.name(seat))
        lines.append((voice.say("book-average", {"player": name}), duration(voice, seconds)))
    return lines


def _panel(*lines: str) -> Panel:
    return Panel("\n".join(filter(None, lines)))


VERBS = {BOOK: Verb(pressed, beside=True, private=True, after_day=True)}
