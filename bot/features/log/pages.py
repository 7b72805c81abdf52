"""The log of a game in words, page by page: a reader of it alone can follow the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.features.table.panels import story
from bot.kit.commands import command, newest_here, serve
from bot.kit.context import Context
from bot.kit.paging import page_asked, page_buttons, page_of
from bot.kit.phrases import moment, title
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Panel, Row, cut
from bot.table.model import LogRow, Session
from bot.texts import Speaker
from engines.core import Name, Seat
from engines.core.records import UNDO

LOG = "log"
PAGE = CONTENT - 200
ROW = 900
"""Characters of one line of what a row tells: Fluent takes no variable of more than 1,000."""
PAUSE = 3600.0
"""Seconds between two rows of a turn after which the time is told again."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-log", log)]


async def log(interaction: discord.Interaction) -> None:
    """/game log: the newest page."""

    async def work(ctx: Context) -> None:
        await show_log(ctx, await newest_here(ctx), None)

    await serve(interaction, work)


class Told(NamedTuple):
    """A line of the story, and the heading that it stands under ("": none)."""

    head: str
    text: str


def log_lines(voice: Speaker, rows: Sequence[LogRow], *, numbered: bool = True) -> list[Told]:
    """A line for each row that tells something, or several where it tells much, under the heading of its turn.

    What was taken back is struck through, what the clock played for somebody is marked, and so is where a seat goes
    over to another hand.
    """
    lines: list[Told] = []
    turn: int | None = None
    head = ""
    told_at = 0.0
    hands: dict[int, int | None] = {}
    for logged in rows:
        if logged.turn is not None and logged.turn != turn:
            turn, told_at = logged.turn, logged.at
            head = voice.say("log-story-turn", {"turn": turn, "when": moment(logged.at)})
        passed = _hand(voice, logged, hands)
        told = _told(voice, logged, numbered=numbered)
        if told and head and logged.at - told_at >= PAUSE:
            told_at = logged.at
            lines.append(Told(head, voice.say("log-story-later", {"when": moment(logged.at)})))
        lines += [Told(head, text) for text in (passed, *told) if text]
    return lines


def _hand(voice: Speaker, logged: LogRow, hands: dict[int, int | None]) -> str:
    """That a seat is in another hand than at its last row; ``hands`` are those, by seat.

    Who takes back what others did as well, with their consent, does not play for them.
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


def _told(voice: Speaker, logged: LogRow, *, numbered: bool) -> list[str]:
    lines = []
    for told in _joined(story(voice, logged.events), "" if voice.lang == "ja" else " "):
        if logged.by_clock:
            told = voice.say("log-story-clock", {"told": told})
        if numbered:
            key = "log-undone" if logged.row.undone else "log-row"
            told = voice.say(key, {"row": str(logged.row.row), "told": told})
        lines.append(told)
    return lines


def _joined(sentences: Sequence[str], gap: str) -> list[str]:
    """The sentences in as few lines as hold them."""
    lines: list[str] = []
    for sentence in (cut(sentence, ROW) for sentence in sentences if sentence):
        if lines and len(lines[-1]) + len(gap) + len(sentence) <= ROW:
            lines[-1] += gap + sentence
        else:
            lines.append(sentence)
    return lines


def pages(lines: Sequence[Told], room: int = PAGE) -> list[str]:
    """The lines on as few pages as hold them, each under its heading, which a new page has again."""
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
    """One page of the log; None: the newest."""
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
