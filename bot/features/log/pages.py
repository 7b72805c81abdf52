"""The log of a game as text, in pages; it alone is enough to follow the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.features.table.panels import story
from bot.kit.commands import command, newest_here, serve
from bot.kit.context import Context
from bot.kit.paging import page_asked, page_buttons, page_of
from bot.kit.phrases import relative_time, title
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Panel, Row, cut
from bot.table.model import LogRow, Session
from bot.texts import Speaker
from engines.core import Name, Seat
from engines.core.records import UNDO

LOG = "log"
PAGE = CONTENT - 200
ROW = 900
"""Characters of one line of a row; Fluent takes no variable of more than 1,000."""
PAUSE = 3600.0
"""Seconds between two rows of a turn after which the time is shown again."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-log", log)]


async def log(interaction: discord.Interaction) -> None:
    """/game log: the newest page."""

    async def work(ctx: Context) -> None:
        await show_log(ctx, await newest_here(ctx), None)

    await serve(interaction, work)


class Line(NamedTuple):
    """A line of the log, and its heading ("" for none)."""

    head: str
    text: str


def log_lines(voice: Speaker, rows: Sequence[LogRow], *, numbered: bool = True) -> list[Line]:
    """Return the lines of the rows, each under the heading of its turn; a long row takes several lines.

    Undone rows are struck through. Actions played on an expired clock and changes of a seat's player are marked.
    """
    lines: list[Line] = []
    turn: int | None = None
    head = ""
    timed_at = 0.0
    hands: dict[int, int | None] = {}
    for logged in rows:
        if logged.turn is not None and logged.turn != turn:
            turn, timed_at = logged.turn, logged.at
            head = voice.say("log-story-turn", {"turn": turn, "when": relative_time(logged.at)})
        handover = _handover(voice, logged, hands)
        rendered = _row_lines(voice, logged, numbered=numbered)
        if rendered and head and logged.at - timed_at >= PAUSE:
            timed_at = logged.at
            lines.append(Line(head, voice.say("log-story-later", {"when": relative_time(logged.at)})))
        lines += [Line(head, text) for text in (handover, *rendered) if text]
    return lines


def _handover(voice: Speaker, logged: LogRow, hands: dict[int, int | None]) -> str:
    """Return a line if a seat's player differs from the one of its last row; ``hands`` holds these by seat.

    A takeback that undoes others' actions with their consent is no change of player.
    """
    seat = logged.row.seat
    taken_back = (logged.row.notation or "").startswith(f"{UNDO} ")
    if seat is None or logged.by_clock or taken_back:
        return ""
    before = hands.get(seat, logged.user_id)
    hands[seat] = logged.user_id
    if before == logged.user_id:
        return ""
    how = "computer" if logged.user_id is None else "person"
    return voice.say(f"log-story-{how}", {"player": Name(Seat(seat))})


def _row_lines(voice: Speaker, logged: LogRow, *, numbered: bool) -> list[str]:
    lines = []
    for text in _joined(story(voice, logged.events), "" if voice.lang == "ja" else " "):
        if logged.by_clock:
            text = voice.say("log-story-clock", {"told": text})
        if numbered:
            key = "log-undone" if logged.row.undone else "log-row"
            text = voice.say(key, {"row": str(logged.row.row), "told": text})
        lines.append(text)
    return lines


def _joined(sentences: Sequence[str], gap: str) -> list[str]:
    """Join the sentences into as few lines as possible."""
    lines: list[str] = []
    for sentence in (cut(sentence, ROW) for sentence in sentences if sentence):
        if lines and len(lines[-1]) + len(gap) + len(sentence) <= ROW:
            lines[-1] += gap + sentence
        else:
            lines.append(sentence)
    return lines


def pages(lines: Sequence[Line], room: int = PAGE) -> list[str]:
    """Join the lines into as few pages as possible, under their headings; a new page repeats the heading."""
    filled: list[list[str]] = [[]]
    head, left = "", room
    for line in lines:
        wanted = [line.text] if not line.head or (line.head == head and filled[-1]) else [line.head, line.text]
        if sum(len(text) + 1 for text in wanted) > left and filled[-1]:
            filled.append([])
            left = room
            wanted = [text for text in line if text]
        filled[-1] += wanted
        left -= sum(len(text) + 1 for text in wanted)
        head = line.head
    return ["\n".join(page) for page in filled]


async def show_log(ctx: Context, session: Session, page: int | None) -> None:
    """Show one page of the log; None for the newest."""
    voice = ctx.voice(session)
    player = session.player_of(ctx.reader.actor.user_id)
    rows = await ctx.services.history.log(session.id, seat=None if player is None else player.seat)
    leaves = pages(log_lines(voice, rows))
    at = page_of(leaves, page)
    facts = {"game": title(voice, session.game), "page": str(at + 1), "pages": str(len(leaves))}
    head = voice.say("log-title", facts)
    body = leaves[at] or voice.say("log-empty")
    turns = page_buttons(voice, session.id, (LOG,), at, len(leaves))
    rows_below: tuple[Row, ...] = (turns,) if turns else ()
    await ctx.answer.show(Panel(f"{head}\n{body}", rows_below))


async def turn_page(ctx: Context) -> None:
    await show_log(ctx, await ctx.session(), page_asked(ctx))


VERBS = {LOG: Verb(turn_page)}
