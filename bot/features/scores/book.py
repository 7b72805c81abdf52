"""The book of a finished game: a button on the end card, and a part of /export."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime

from bot.features.table.beside import BOOK
from bot.kit.context import Context
from bot.kit.parts import InBook
from bot.kit.phrases import duration
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, Row
from bot.seating.counting import Counted
from bot.session.model import Phase, Refused, Session
from bot.texts import LANGUAGES, Speaker
from engines.core import Seat
from engines.core.history.records import Record
from render.easel import Picture

LARGEST = 9 * 1024 * 1024
"""Bytes of a book, a little less than Discord takes with one message."""


async def pressed(ctx: Context) -> None:
    """``book``: make the book of a game and show it as a file, with the offer of one with the reader's own
    lines; ``book:<word>``: make that one. Who passes on the first one passes on none of them."""
    session = await ctx.session()
    owns = [part.in_book for part in ctx.parts if part.in_book is not None]
    asked = next((own for own in owns if ctx.press.arguments == (own.word,)), None)
    if asked is not None:
        await show(ctx, session, own=asked)
    else:
        offers = [own.button(ctx.voice(), session) for own in owns if await own.lines(ctx, session.id)]
        await show(ctx, session, row=tuple(offers))


async def show(
    ctx: Context,
    session: Session,
    *beside: Picture,
    said: str = "",
    own: InBook[Context] | None = None,
    row: tuple[Button, ...] = (),
) -> None:
    """Show that a book is being made, and then the book; ``beside`` and ``said`` stand with it, ``row`` below it.

    ``own``: lines of the reader that are in it, if they have any.
    """
    if session.phase not in (Phase.OVER, Phase.CLOSED) or session.seed is None:
        raise Refused("book-open")
    if session.resumed:
        raise Refused("book-corrected")
    voice, below = ctx.voice(session), ((row,) if row else ())
    making = asyncio.ensure_future(_make(ctx, session.id, own))
    done, _ = await asyncio.wait((making,), timeout=ctx.app.grace)
    if not done:
        await ctx.answer.show(_panel(said, voice.say("book-working")), *beside)
    try:
        made, has_own = await making
        with_own = own.word if own is not None and has_own else ""
    except Refused as refusal:
        if not beside:
            raise
        await ctx.answer.show(_panel(said, voice.refusal(refusal.code), rows=below), *beside)
        return
    if made is None:
        await ctx.answer.show(_panel(said, voice.say("book-failed"), rows=below), *beside)
    elif len(made) > LARGEST:
        await ctx.answer.show(_panel(said, voice.say("book-too-large"), rows=below), *beside)
    else:
        name = f"sainome-{session.game}-{session.id}{with_own and f'-{with_own}'}.html"
        book = Picture(made, name, voice.say("book-file"))
        words = voice.say("book-made" if session.kind.is_promised else "book-made-private")
        shown = _panel(said, words, voice.say(f"book-made-{with_own}") if with_own else "", rows=below)
        await ctx.answer.show(shown, *beside, book)


async def _make(ctx: Context, session_id: str, own: InBook[Context] | None) -> tuple[bytes | None, bool]:
    """Return the page, and whether it has lines of the reader; make it again if somebody was erased from the record
    or a line was changed in the meantime."""
    session, record = await _now(ctx, session_id)
    lines = () if own is None else await own.lines(ctx, session_id)
    review = await ctx.services.reviews.of(session)
    while True:
        took, turns = await ctx.services.end_reports.times(session)
        counted = await ctx.services.counting.of(session_id)
        voices = {lang: ctx.app.voice(lang, session).plain() for lang in LANGUAGES}
        times = {
            lang: [*_times(voice, session, took, turns), *_taken_out(voice, counted)]
            for lang, voice in voices.items()
        }
        mine = ctx.reader.actor.user_id
        made = await ctx.app.books.make(session, record, ctx.reader.lang, times, review, lines, by=mine)
        session, after = await _now(ctx, session_id)
        kept = await ctx.services.reviews.of(session)
        changed = () if own is None else await own.lines(ctx, session_id)
        if made is None or (after.header == record.header and review in (None, kept) and changed == lines):
            return made, bool(lines)
        record, review, lines = after, kept, changed


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


def _taken_out(voice: Speaker, counted: Counted | None) -> list[tuple[str, str]]:
    """Return the sentence that the result was taken out, as a named value; none if it counts. It names nobody, as
    a book outlasts an erasure."""
    if counted is None or not counted.is_out:
        return []
    return [(voice.say("book-result"), voice.say("book-taken-out"))]


def _panel(*lines: str, rows: tuple[Row, ...] = ()) -> Panel:
    return Panel("\n".join(filter(None, lines)), rows)


VERBS = {BOOK: Verb(pressed, beside=True, private=True, after_day=True)}
