"""/game story, *What happened* and *Whole game*: what others have done since the reader's own last turn, with a
picture and a film, and the whole game in pages; it alone is enough to follow the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.features.table.beside import LOG, SINCE
from bot.features.table.panels import HAND, HAPPENED, back_button
from bot.features.table.positions import from_row
from bot.features.table.private_board import not_in_lessons
from bot.history.catch_up import CatchUp
from bot.history.positions import is_shown_again
from bot.kit.commands import begun_here, command, serve
from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.paging import page_asked, page_buttons, page_of
from bot.kit.phrases import owners, relative_time, seat_name, title
from bot.kit.pictures import Drawing, scene_of
from bot.kit.router import Verb
from bot.kit.shapes import LINE, OPTIONS, Button, Option, Panel, Row, Select, rows_of, unique_labels
from bot.session.model import LogRow, Phase, Pov, Session
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Fact, Seat

from .film import film_since
from .pages import MARKDOWN, endings, log_lines, page_text, paged, rows_of_page


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-story", story)]


async def story(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_news(ctx, await begun_here(ctx))

    await serve(interaction, work)


# --- since one's own last turn -----------------------------------------------------------------------------------


async def show_news(ctx: Context, session: Session, page: int = 0, span: tuple[int, int] | None = None) -> None:
    """Show one page of all that happened since the reader's last turn; the film comes with the first one.

    ``span``: of the message whose button was pressed, in milliseconds since 1970; it is told where nothing has
    happened since the reader's own turn. Refused before a game has begun. It is a message of its own: the panel
    that one plays with stays as it is, and a button leads to it.
    """
    not_in_lessons(session)
    user_id = ctx.reader.actor.user_id
    pov_of(session, user_id)  # refuses a quarantined game before its log is read
    session, since = await ctx.services.history.since(session.id, user_id, None if span is None else span[0])
    pov = pov_of(session, user_id)
    voice = ctx.voice(session)
    leaves = paged(log_lines(owners(voice, session), since.rows, changes=since.changes))
    at = page_of(leaves, page)
    words = [_head(voice, session, _part(pov, since), at, len(leaves))]
    if at == 0 and pov.seat is not None:
        words.append(_own_line(voice, pov, since, await _asked_at(ctx, session, pov.seat)))
    words.append(page_text(leaves[at]) or ("" if pov.seat is not None else voice.say("log-since-nothing")))
    path = (SINCE,) if span is None else (HAPPENED, *map(str, span))
    below = [
        *page_buttons(voice, session.id, path, at, len(leaves)),
        Button(voice.say("log-whole-button"), custom_id(session.id, 0, (LOG,))),
        Button(
            voice.say("table-my-panel" if pov.seat is not None else "table-show-board"),
            custom_id(session.id, 0, HAND),
        ),
    ]
    if pov.seat is not None and session.phase is Phase.PLAYING and session.players[pov.seat].away:
        below.append(back_button(voice, session))
    panel = Panel("\n".join(filter(None, words)), rows_of(below))
    drawing = Drawing(pov, scene_of(pov, voice, since.events), ctx.app.picture_format)
    if at > 0 or not since.rows or session.resumed:  # whose log does not lead to its board
        await ctx.show(panel, drawing)
    else:
        await ctx.show(panel, drawing, film_since(ctx.app, session, voice, since.after))


def _part(pov: Pov, since: CatchUp) -> str:
    """Return since when it is told: the reader's turn, an earlier message, the beginning, or the last moments."""
    if since.is_earlier:
        return "message"
    if pov.seat is None:
        return "watching"
    return "begin" if since.after < 0 else "turn"


def _own_line(voice: Speaker, pov: Pov, since: CatchUp, asked_at: float | None) -> str:
    """Return the line about the reader: what they lost and gained, and whether it is their move.

    ``asked_at``: since when it is, in seconds since 1970. A game that has nothing to say of them counts the turns.
    """
    session, seat = pov.session, pov.seat
    assert seat is not None
    now = _now_words(voice, pov, asked_at)
    about = session.talk.about(since.events, pov.view, seat) if since.rows else None
    turns = {row.turn for row in since.rows if row.turn is not None and row.turn < pov.turn}
    if about is not None:
        news = voice.of_game("message", about.key, about.facts)
    elif turns:
        news = voice.say("log-own-turns", {"count": len(turns)})
    elif since.rows:
        return now
    else:
        news = voice.say("log-since-nothing")
    return voice.say("log-own", {"news": news, "now": now})


def _now_words(voice: Speaker, pov: Pov, asked_at: float | None) -> str:
    """Return what the game waits for, from the reader's side."""
    session, seat = pov.session, pov.seat
    assert seat is not None
    if session.phase is not Phase.PLAYING:
        return voice.say("log-own-over" if session.phase is Phase.OVER else "log-own-closed")
    if session.players[seat].away:
        return voice.say("log-own-away")
    if seat in pov.movers:
        since: dict[str, Fact] = {} if asked_at is None else {"when": relative_time(asked_at)}
        return voice.say("log-own-move-since" if since else "log-own-move", since)
    return voice.say("log-own-wait", {"players": tuple(seat_name(voice, mover) for mover in pov.movers)})


async def _asked_at(ctx: Context, session: Session, seat: Seat) -> float | None:
    """Return since when the seat owes its action, in seconds since 1970; None if it owes none."""
    running = await ctx.services.clocks.running(session.id)
    return next((clock.started_at for clock in running if clock.seat == seat), None)


def _head(voice: Speaker, session: Session, part: str, at: int, count: int) -> str:
    facts: dict[str, Fact] = {
        "game": title(voice, session.game), "part": part, "page": str(at + 1), "pages": count,
    }  # fmt: skip
    return voice.say("log-title", facts)


# --- the whole game ----------------------------------------------------------------------------------------------


async def show_whole(ctx: Context, session: Session, page: int | None = None) -> None:
    """Show one page of the whole log, the newest if none is named; of a finished game with a list of positions."""
    not_in_lessons(session)
    voice = owners(ctx.voice(session), session)
    player = session.player_of(ctx.reader.actor.user_id)
    rows = await ctx.services.history.log(session.id, seat=None if player is None else player.seat)
    beside = await ctx.services.history.interventions(session.id)
    changes = [one for one in beside if one.row is not None]
    hints = await ctx.services.hints.of_reader(session, ctx.reader.actor.user_id)
    lines = log_lines(voice, rows, given_up=session.given_up, hints=hints, changes=changes)
    lines = [*lines, *endings(voice, [one for one in beside if one.row is None])]
    may_try = is_shown_again(session)
    leaves = paged(lines, most=OPTIONS if may_try else None)
    at = page_of(leaves, page)
    head = _head(voice, session, "whole", at, len(leaves))
    body = page_text(leaves[at]) or voice.say("log-corrected" if session.resumed else "log-empty")
    turns = page_buttons(voice, session.id, (LOG,), at, len(leaves))
    below: tuple[Row, ...] = (turns,) if turns else ()
    if may_try:
        below = (*_tries(voice.plain(), session, rows, rows_of_page(leaves[at])), *below)
    await ctx.answer.show(Panel(f"{head}\n{body}", below))


def _tries(voice: Speaker, session: Session, rows: Sequence[LogRow], shown: Collection[int]) -> tuple[Row, ...]:
    """Return the list of the actions of a page: each leads to a *Try it* of the position in which it was chosen."""
    first = max((row.number for row in rows if row.correction is not None), default=0)
    told = {row.number: row for row in rows if row.number in shown and row.row.seat is not None}
    texts = dict[int, str]()
    for line in log_lines(voice, list(told.values())):
        if line.row is not None:
            texts.setdefault(line.row, MARKDOWN.sub("", line.text))
    numbers = [number for number in texts if number > first]
    labels = unique_labels([_choice_words(voice, told[number], texts[number]) for number in numbers], LINE)
    options = tuple(
        Option(label, path_text(from_row(number - 1))) for number, label in zip(numbers, labels, strict=True)
    )
    return (Select(custom_id(session.id, 0, (PICK,)), voice.say("log-try"), options),) if options else ()


def _choice_words(voice: Speaker, row: LogRow, text: str) -> str:
    return text if row.turn is None else voice.beside([voice.turn(row.turn), text])


# --- presses -----------------------------------------------------------------------------------------------------


async def since_pressed(ctx: Context) -> None:
    """``since[:<page>]``"""
    await show_news(ctx, await ctx.session(), page_asked(ctx) or 0)


async def happened(ctx: Context) -> None:
    """``happened:<first time>:<last time>[:<page>]``, from the button of a public message."""
    times = [int(text) for text in ctx.press.arguments[:2] if text.isdecimal() and text.isascii()]
    span = (times[0], times[1]) if len(times) == 2 else None  # of a made-up press: since the own turn
    await show_news(ctx, await ctx.session(), page_asked(ctx, 2) or 0, span)


async def whole_pressed(ctx: Context) -> None:
    """``log[:<page>]``"""
    await show_whole(ctx, await ctx.session(), page_asked(ctx))


VERBS = {
    SINCE: Verb(since_pressed, anywhere=True, apart=True, passing=True, private=True),
    HAPPENED: Verb(happened),
    LOG: Verb(whole_pressed, anywhere=True, apart=True, passing=True, private=True),
}
