"""/tables: the open tables of a server, for its reader alone; and the list of free seats that a server may want."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.features.inbox.panel import headline_of, place_words
from bot.features.lobby.panel import JOIN
from bot.features.requests.answers import ANSWER, YES
from bot.features.table.panels import WATCH
from bot.features.watching import OFF, ON
from bot.kit.app import App
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.paging import ROOM, page_asked, page_buttons, page_of
from bot.kit.permissions import may_see, may_see_archived, require_this_server
from bot.kit.phrases import relative_time, seat_name, table_link, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, Row, Style
from bot.kit.wire import with_retries
from bot.rows.messages import RequestRow, SeatListRow
from bot.rows.session import SessionRow
from bot.session.model import Phase, Session
from bot.texts import Speaker
from engines.core import Fact, Seat

TABLES = "tables"
PAGE = 5
"""Tables on a page; each may have one button, and a row has five."""
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


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("tables", tables, in_servers=True)]


async def tables(interaction: discord.Interaction) -> None:
    await serve(interaction, show_tables)


async def tables_pressed(ctx: Context) -> None:
    """``tables[:<page>]``"""
    require_this_server(ctx.interaction)
    await show_tables(ctx, page_asked(ctx) or 0)


async def show_tables(ctx: Context, page: int = 0) -> None:
    """Show one page of the tables whose channels the reader can see."""
    voice, rows = ctx.voice(), await _visible(ctx)
    if not rows:
        await ctx.answer.show(Panel(voice.say("tables-none")))
        return
    leaves = [rows[at : at + PAGE] for at in range(0, len(rows), PAGE)]
    at = page_of(leaves, page)
    user_id = ctx.reader.actor.user_id
    followed = await ctx.services.watching.followed(user_id)
    listed = await _listed(ctx.app, leaves[at], at * PAGE, user_id, followed)
    head = [voice.say("tables-title")]
    head += [voice.say("inbox-page", {"page": at + 1, "pages": len(leaves)})] if len(leaves) > 1 else []
    lines = lines_of_tables(ctx.app, voice.lang, listed)
    buttons = tuple(button for one in listed if (button := _button(voice, one)) is not None)
    turns = page_buttons(voice, "", (TABLES,), at, len(leaves))
    await ctx.answer.show(Panel("\n".join([*head, *lines]), tuple(row for row in (buttons, turns) if row)))


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
    app: App, rows: Sequence[SessionRow], before: int, user_id: int | None, followed: Collection[str]
) -> list[Listed]:
    panels = await app.services.reachability.panels([row.id for row in rows])
    offers = await _offers(app, rows[0].guild_id)
    listed = []
    for number, (row, (panel, _)) in enumerate(zip(rows, panels, strict=True), before + 1):
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


def lines_of_tables(app: App, lang: str, listed: Sequence[Listed]) -> list[str]:
    """Return the lines about each table of a page; long ones say less where not all fit."""
    blocks = [table_lines(app, lang, one) for one in listed]
    if sum(len(block) + 1 for block in blocks) <= ROOM:
        return blocks
    share = ROOM // len(blocks) - 1
    return [block if len(block) <= share else _shortened(block.split("\n"), share) for block in blocks]


def _shortened(lines: Sequence[str], room: int) -> str:
    """Leave out lines until the others fit: the headline, then who plays. The first, with the link, stays."""
    kept = [*lines]
    while len(kept) > 1 and len("\n".join(kept)) > room:
        kept.pop(1)
    return "\n".join(kept)


def table_lines(app: App, lang: str, one: Listed) -> str:
    """Return the lines about a table: game and place, headline, who plays, and what is awaited or free."""
    session = one.session
    voice = app.voice(lang, session)
    facts: dict[str, Fact] = {
        "number": one.number,
        "game": title(voice, session.game),
        "place": place_words(voice, session, one.link),
    }
    lines = [voice.say("tables-table", facts), *([] if (now := headline_of(voice, session)) is None else [now])]
    players = voice.say("tables-players", {"players": tuple(seat_name(voice, p.seat) for p in session.players)})
    lines.append(voice.say("tables-line", {"line": voice.beside([players, _state(voice, one)])}))
    return "\n".join(lines)


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
    listed = await _listed(app, rows[:PAGE], 0, None, ())
    lines = [voice.say("tables-list-title"), *lines_of_tables(app, lang, listed)]
    if len(rows) > PAGE:
        lines.append(voice.say("inbox-more", {"count": len(rows) - PAGE}))
    joins = tuple(button for one in listed if (button := _button(voice, one)) is not None)
    every: Row = (Button(voice.say("tables-all"), custom_id("", 0, (TABLES,))),)
    return Panel("\n".join(lines), (joins, every))


VERBS = {TABLES: Verb(tables_pressed, apart=True)}
