"""/tables: a person's own tables on all servers, then the open ones of this server; and the list of free seats that
a server may want."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import app_commands

from bot.features.inbox.panel import (
    REQUEST,
    OpenGame,
    OpenRequest,
    asked_of,
    controls,
    game_line,
    games_of,
    nudging,
    part_lines,
    place_words,
    request_line,
    unwatching,
    watched_by,
    watched_line,
)
from bot.features.lobby.panel import JOIN
from bot.features.play import board_words
from bot.features.requests.answers import ANSWER, YES
from bot.features.requests.notices import question
from bot.features.table.beside import CLEAR, OPEN
from bot.features.table.panels import HAND, WATCH
from bot.features.table.presses import explains_refusals, show_private
from bot.features.watching import OFF, ON, stop_unseen
from bot.kit.app import App
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.ids import Press, custom_id
from bot.kit.paging import ROOM, page_asked, page_buttons, page_of
from bot.kit.permissions import is_on_server, may_see, may_see_archived
from bot.kit.phrases import relative_time, seat_name, table_link, title
from bot.kit.router import Verb, require_place
from bot.kit.shapes import BUTTONS, LABEL, Button, Panel, Row, Style, cut
from bot.kit.wire import with_retries
from bot.rows.messages import RequestRow, SeatListRow
from bot.rows.session import SessionRow
from bot.session.model import Phase, Refused, Session
from bot.texts import Speaker
from engines.core import Fact, Seat

TABLES, INBOX = "tables", "inbox"
PAGE = BUTTONS
"""Tables of a server on a page; each may have one button, and a row has five."""
BRIEF = 1200
"""Characters that a page of other tables takes without who plays."""
ASKED = 5
"""Channels that are not in the cache and are looked up at Discord for one list, at most."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list: its number, the link to it, and what its reader has to do with it."""

    number: int
    session: Session
    link: str
    free: int
    """Seats that may be taken."""
    is_seated: bool = False
    is_followed: bool = False
    offer: RequestRow | None = None
    """The search for a substitute, if a seat of the game is open to everybody on the server."""

    @property
    def is_told(self) -> bool:
        """Whether its reader follows it, but its button is that of a free seat."""
        return self.is_followed and bool(self.free or self.offer)


@dataclass(slots=True)
class Leaf:
    """One page: the lines about the reader's own tables with what its buttons are about, and other tables below."""

    lines: list[str] = field(default_factory=list)
    asked: list[OpenRequest] = field(default_factory=list)
    games: list[OpenGame] = field(default_factory=list)
    boards: list[Session] = field(default_factory=list)
    watched: list[Session] = field(default_factory=list)
    others: Sequence[SessionRow] = ()
    first: int = 1
    """The number of the first of the others."""

    @property
    def length(self) -> int:
        return sum(len(one) + 1 for one in self.lines)


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("tables", tables)]


async def tables(interaction: discord.Interaction) -> None:
    await serve(interaction, show_tables)


async def tables_pressed(ctx: Context) -> None:
    """``tables[:<page>]``"""
    await show_tables(ctx, page_asked(ctx) or 0)


async def show_tables(ctx: Context, page: int = 0) -> None:
    """Show one page: what the reader is asked, their games, private boards and watched tables of all servers, and
    the other tables of this server whose channels they can see, a line each."""
    app, lang, user_id, voice = ctx.app, ctx.reader.lang, ctx.reader.actor.user_id, ctx.voice()
    asked, games = await asked_of(app, user_id), await games_of(app, user_id)
    boards = await ctx.services.tables.boards.glances(user_id)
    await stop_unseen(ctx.interaction.client, app, user_id)
    followed = await watched_by(app, user_id)
    own = {mine.session.id for mine in games}
    others = [row for row in await _visible(ctx) if row.id not in own] if is_on_server(ctx.interaction) else []
    here = {row.id for row in others}
    leaves = [Leaf()]

    def leaf_for(line: str) -> Leaf:
        if leaves[-1].lines and leaves[-1].length + len(line) > ROOM:
            leaves.append(Leaf())
        leaves[-1].lines.append(line)
        return leaves[-1]

    for request in asked:
        leaf_for(request_line(app, lang, request, user_id)).asked.append(request)
    for mine in games:
        leaf_for(game_line(app, lang, mine)).games.append(mine)
    for board in boards:
        leaf_for(board_words(ctx, board, _board_key(board))).boards.append(board)
    for session, link in followed:
        if session.id not in here:
            leaf_for(watched_line(app, lang, session, link)).watched.append(session)
    for start in range(0, len(others), PAGE):
        if leaves[-1].others or leaves[-1].length > ROOM - BRIEF:
            leaves.append(Leaf())
        leaves[-1].others, leaves[-1].first = others[start : start + PAGE], start + 1
    leaf = leaves[at := page_of(leaves, page)]
    if not leaf.lines and not leaf.others:
        await ctx.answer.show(Panel(voice.say("tables-none")))
        return
    watching = {session.id for session, _ in followed}
    listed = await _listed(app, leaf.others, leaf.first, user_id, watching)
    lines = [voice.say("inbox-title"), *leaf.lines] if leaf.lines else []
    lines += [voice.say("tables-title"), *_lines(app, lang, listed, ROOM - leaf.length)] if listed else []
    lines += [voice.say("inbox-page", {"page": at + 1, "pages": len(leaves)})] if len(leaves) > 1 else []
    more = [
        *((cut(board_words(ctx, one, "board-option"), LABEL), (OPEN, one.id)) for one in leaf.boards),
        *part_lines(app, lang, leaf.games),
        *unwatching(app, lang, [*leaf.watched, *(one.session for one in listed if one.is_told)]),
    ]
    rows = controls(app, lang, leaf.games, leaf.asked, user_id, more, nudging(app, lang, leaf.games))
    buttons = tuple(button for one in listed if (button := _button(voice, one)) is not None)
    turns = page_buttons(voice, "", (TABLES,), at, len(leaves))
    await ctx.answer.show(Panel("\n".join(lines), (*rows, *(row for row in (buttons, turns) if row))))


def _board_key(session: Session) -> str:
    is_stuck = session.incident is not None and session.phase is Phase.PLAYING
    return "inbox-board-stuck" if is_stuck else f"inbox-board-{session.phase}"


async def _visible(ctx: Context) -> list[SessionRow]:
    """Return the rows of this server's tables that the reader may know of: their own, and those they can see."""
    guild_id, user_id, asked, found = ctx.interaction.guild_id or 0, ctx.reader.actor.user_id, 0, []
    for row in await ctx.services.watching.tables_on(guild_id):
        is_seen: bool | None = any(player.user_id == user_id and not player.gone for player in row.players)
        if not is_seen:
            is_seen = may_see(ctx.interaction, row.channel_id)
        if is_seen is None and row.channel_id > 0 and asked < ASKED:
            asked += 1
            is_seen = await may_see_archived(ctx.interaction, row.channel_id, ctx.app.sleep)
        if is_seen:
            found.append(row)
    return found


async def _listed(
    app: App, rows: Sequence[SessionRow], first: int, user_id: int | None, followed: Collection[str]
) -> list[Listed]:
    if not rows:
        return []
    panels = await app.services.reachability.panels([row.id for row in rows])
    offers = await _offers(app, rows[0].guild_id)
    listed = []
    for number, (row, (panel, _)) in enumerate(zip(rows, panels, strict=True), first):
        session = await app.services.tables.decode(row)
        is_seated = user_id is not None and session.player_of(user_id) is not None
        free, offer = app.services.watching.free_seats(row), offers.get(row.id)
        listed.append(
            Listed(number, session, table_link(session, panel), free, is_seated, row.id in followed, offer)
        )
    return listed


async def _offers(app: App, guild_id: int) -> dict[str, RequestRow]:
    """Return the seats of games that are open to everybody on a server: one of each table, by its id."""
    offered = await app.services.substitutes.offered(guild_id)
    return {session.id: request for session, request in reversed(offered)}


# --- words and buttons -----------------------------------------------------------------------------------------


def _lines(app: App, lang: str, listed: Sequence[Listed], room: int) -> list[str]:
    """Return a line for each table; without who plays where they are too long together."""
    lines = [table_line(app, lang, one) for one in listed]
    if sum(len(line) + 1 for line in lines) <= room:
        return lines
    return [table_line(app, lang, one, is_brief=True) for one in listed]


def table_line(app: App, lang: str, one: Listed, *, is_brief: bool = False) -> str:
    """Return one line about a table: game and place, who plays, and what is awaited or free."""
    session = one.session
    voice = app.voice(lang, session)
    facts: dict[str, Fact] = {
        "number": one.number, "game": title(voice, session.game), "place": place_words(voice, session, one.link),
    }  # fmt: skip
    players = voice.say("tables-players", {"players": tuple(seat_name(voice, p.seat) for p in session.players)})
    parts = [voice.say("tables-table", facts), *([] if is_brief else [players]), _state(voice, one)]
    return voice.beside(parts)


def _state(voice: Speaker, one: Listed) -> str:
    session = one.session
    if session.incident is not None:
        return voice.say("tables-stopped")
    if session.phase is Phase.LOBBY:
        return voice.say("tables-free" if one.free else "tables-full", {"free": one.free})
    if one.offer is not None:
        return voice.say("tables-offered", {"player": seat_name(voice, Seat(one.offer.seat))})
    movers = tuple(voice.name(seat) for seat in session.movers)
    since = [clock.started_at for clock in session.clocks if clock.seat in session.movers]
    facts: dict[str, Fact] = {"players": movers, "since": relative_time(min(since)) if since else ""}
    return voice.say("tables-waits-since" if since else "tables-waits", facts)


def _button(voice: Speaker, one: Listed) -> Button | None:
    """Return what the reader can do with a table: take a seat, follow it, or stop following it."""
    session = one.session
    if one.is_seated or session.incident is not None or session.is_frozen:
        return None
    path: tuple[str, ...] = (WATCH, OFF if one.is_followed else ON)
    style: Style = "secondary"
    if one.free:
        key, path, style = "tables-join", (JOIN,), "success"
    elif one.offer is not None:
        key, path, style = "tables-take", (ANSWER, str(one.offer.id), YES), "success"
    elif one.is_followed:
        key = "tables-unwatch"
    else:
        key = "tables-tell" if session.phase is Phase.LOBBY else "tables-watch"
    return Button(voice.say(key, {"number": one.number}), custom_id(session.id, 0, path), style)


# --- the list in a channel -------------------------------------------------------------------------------------


async def remove_list(client: discord.Client, row: SeatListRow) -> None:
    """Delete the last list of a server; it may be gone, or out of reach."""
    if row.message_id is None:
        return
    message = client.get_partial_messageable(row.channel_id).get_partial_message(row.message_id)
    with suppress(discord.NotFound, discord.Forbidden):
        await with_retries(message.delete)


async def seat_list(app: App, row: SeatListRow, is_shown: Callable[[int], bool]) -> Panel | None:
    """Return the list of the free seats of a server; None if there is none.

    ``is_shown``: whether everybody who sees the list's channel sees this one too.
    """
    lang = await app.services.preferences.server_language(row.guild_id) or row.lang
    voice, watching = app.voice(lang), app.services.watching
    offers = await _offers(app, row.guild_id)
    tables = await watching.tables_on(row.guild_id)
    rows = [one for one in tables if watching.free_seats(one) or one.id in offers]
    rows = [one for one in rows if is_shown(one.channel_id)]
    if not rows:
        return None
    listed = await _listed(app, rows[:PAGE], 1, None, ())
    lines = [voice.say("tables-list-title"), *_lines(app, lang, listed, ROOM)]
    if len(rows) > PAGE:
        lines.append(voice.say("inbox-more", {"count": len(rows) - PAGE}))
    joins = tuple(button for one in listed if (button := _button(voice, one)) is not None)
    every: Row = (Button(voice.say("tables-all"), custom_id("", 0, (TABLES,))),)
    return Panel("\n".join(lines), (joins, every))


# --- what the list of one's own tables opens ---------------------------------------------------------------------


async def open_request(ctx: Context) -> None:
    """Show the picked request with the buttons that answer it: ``inbox-request:<request>``."""
    chosen = ctx.press.arguments[0] if ctx.press.arguments else ""
    mine = await asked_of(ctx.app, ctx.reader.actor.user_id)
    found = next((one for one in mine if str(one.request.id) == chosen), None)
    panel = None
    if found is not None:
        session, request = found.session, found.request
        panel = await question(ctx.app, session, request, ctx.voice(session), ctx.reader.actor.user_id)
    if panel is None:
        raise Refused("request-over")
    await ctx.answer.show(panel)


async def clear_answers(ctx: Context) -> None:
    """Clear the standing answers of the picked game: ``inbox-clear:<session>``."""
    chosen = ctx.press.arguments[0] if ctx.press.arguments else ""
    user_id = ctx.reader.actor.user_id
    if chosen in await ctx.services.standing_answers.of_person(user_id):
        await ctx.services.standing_answers.clear(chosen, user_id)
    await show_tables(ctx)


@explains_refusals
async def open_panel(ctx: Context) -> None:
    """Open the reader's own panel of the picked game: ``inbox-open:<session>``."""
    chosen = ctx.press.arguments[0] if ctx.press.arguments else ""
    ctx.press = Press(chosen, 0, HAND)
    session = await ctx.session()
    await require_place(ctx, session, anywhere=True)
    await show_private(ctx, session, opens=True)


VERBS = {
    TABLES: Verb(tables_pressed, apart=True),
    INBOX: Verb(tables_pressed),
    OPEN: Verb(open_panel),
    REQUEST: Verb(open_request),
    CLEAR: Verb(clear_answers),
}
