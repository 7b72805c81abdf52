"""The page of one open table for moderators of its channel: what goes on there, and what they may do."""

from __future__ import annotations

from collections.abc import Mapping

from bot.deadlines.idle import CLOSED
from bot.features.inbox.panel import place_words
from bot.features.requests.end import END, QUESTION
from bot.features.seats import COMPUTER, LET_IN
from bot.features.table.panels import headline
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import moderates, require_this_server
from bot.kit.phrases import duration, name_of_game, owners, relative_time, seat_name, table_link
from bot.kit.router import Verb
from bot.kit.shapes import BUTTONS, CONTENT, Button, Panel, fitting, unique_labels
from bot.rows.session import Player, SessionRow
from bot.seating.overview import STOPPED, UNREACHABLE
from bot.session.model import Phase, Refused, Session
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Fact, Seat

from .paths import SERVER, TABLE, back_button
from .running import seated


async def table_pressed(ctx: Context) -> None:
    """``server-table:<id>``, or ``server-table`` of a table."""
    require_this_server(ctx.interaction)
    row = await row_named(ctx, ctx.press.session or "".join(ctx.press.arguments[:1]))
    if not await moderates(ctx, row):
        raise Refused("not-moderated")
    await _show(ctx, row)


async def row_named(ctx: Context, session_id: str) -> SessionRow:
    """Return a table of this server by the id that a press names. Refused: no-session, other-server."""
    row = await ctx.services.tables.get(session_id)
    if row.guild_id != ctx.interaction.guild_id:
        raise Refused("other-server")
    return row


async def _show(ctx: Context, row: SessionRow) -> None:
    session = await _decoded(ctx, row)
    voice = ctx.voice(session)
    voice = seated(voice, row) if session is None else owners(voice, session)
    (panel, _), *_ = await ctx.services.reachability.panels([row.id])
    facts: dict[str, Fact] = {
        "game": name_of_game(voice, row.game),
        "place": place_words(voice, row, table_link(row, panel)),
    }
    lines = [voice.say("moderating-title", facts)]
    buttons: list[Button] = []
    back_in: tuple[Button, ...] = ()
    if row.phase in (Phase.LOBBY, Phase.PLAYING):
        lines += await _lines(ctx, voice, row, session)
        buttons = _decisions(ctx, voice, row, session)
        back_in = await _let_in(ctx, row)
        if back_in and not any(one.person is not None for one in row.players):
            buttons = buttons[1:] if len(buttons) > 1 else buttons  # nobody is left whose seat could be given
        if not buttons or _sits(ctx, row):
            lines.append(voice.say("moderating-plays-manages" if buttons else "moderating-plays"))
    else:
        lines.append(voice.say("moderating-ended"))
    rows = (*((back_in,) if back_in else ()), (*buttons, back_button(voice)))
    title, *below = lines
    content = f"{title}\n{fitting(below, [], CONTENT - len(title) - 1)}"
    await ctx.answer.show(Panel(content, rows))


async def _decoded(ctx: Context, row: SessionRow) -> Session | None:
    """Return the session of a row; None if its game is gone."""
    try:
        return await ctx.services.tables.decode(row)
    except Refused:
        return None


async def _lines(ctx: Context, voice: Speaker, row: SessionRow, session: Session | None) -> list[str]:
    """Return the headline, who plays, who is awaited, what is to be known of whom, and the times."""
    trouble, times = await ctx.services.overview.of_table(row)
    removed = await ctx.services.lobbies.removals(row.id, from_game=True)
    lines = [] if session is None or (now := _headline(ctx.voice(session), session)) is None else [now]
    lines.append(voice.say("tables-players", {"players": tuple(seat_name(voice, p.seat) for p in row.players)}))
    lines += [] if session is None else _waits(voice, session)
    lines += [line for player in row.players for line in _about(voice, player, removed)]
    if trouble is not None and trouble.kind == UNREACHABLE:
        lines.append(voice.say("moderating-unreachable"))
    if trouble is not None and trouble.kind == STOPPED:
        incident = row.incident if session is None else session.incident
        key = "moderating-stopped" if row.incident is None else "moderating-stopped-incident"
        lines.append(voice.say(key, {"incident": incident or ""}))
    if times is None:
        return [*lines, voice.say("moderating-opened", {"at": relative_time(row.created_at)})]
    began, last = map(relative_time, times)
    return [*lines, voice.say("moderating-times", {"began": began, "last": last})]


def _headline(voice: Speaker, session: Session) -> str | None:
    """Return the public headline of a running game: the round, and everybody's points where the game has some."""
    if session.phase is not Phase.PLAYING or session.incident is not None:
        return None
    return headline(voice, pov_of(session, None))


def _waits(voice: Speaker, session: Session) -> list[str]:
    """Say whom the game awaits, since when, and their first deadline."""
    clocks = [clock for clock in session.clocks if clock.seat in session.movers]
    if session.is_deserted:
        return [voice.say("moderating-deserted", {"time": duration(voice, CLOSED)})]
    if not session.movers:
        return []
    due = [clock.due_at for clock in clocks if clock.due_at is not None]
    facts: dict[str, Fact] = {
        "players": tuple(seat_name(voice, seat) for seat in session.movers),
        "since": relative_time(min(clock.started_at for clock in clocks)) if clocks else "",
        "due": relative_time(min(due)) if due else "",
    }
    key = "moderating-waits-due" if due else "moderating-waits-since" if clocks else "moderating-waits"
    return [voice.say(key, facts)]


def _about(voice: Speaker, player: Player, removed: Mapping[int, str]) -> list[str]:
    """Return what is to be known of somebody: off the server, missed turns, whether a computer plays for them."""
    facts: dict[str, Fact] = {"player": seat_name(voice, Seat(player.seat)), "missed": player.missed}
    if player.user_id is None or player.gone:
        return []
    lines = []
    if player.off is not None:
        lines.append(voice.say("moderating-off", {**facts, "since": relative_time(player.off)}))
    if player.away:
        lines.append(voice.say("moderating-removed" if player.user_id in removed else "moderating-away", facts))
    elif player.missed:
        lines.append(voice.say("moderating-missed", facts))
    return lines


async def _let_in(ctx: Context, row: SessionRow) -> tuple[Button, ...]:
    """Return the buttons that let people back in who are kept off their seats; nobody decides where they play."""
    removed = {} if _sits(ctx, row) else await ctx.services.lobbies.removals(row.id, from_game=True)
    here = [one.user_id for one in row.players if one.user_id in removed and not one.gone][:BUTTONS]
    voice = ctx.voice().plain()
    labels = unique_labels([voice.say("seats-let-in-who", {"name": removed[user]}) for user in here if user])
    paths = ((LET_IN, str(user), SERVER) for user in here)
    return tuple(Button(label, custom_id(row.id, 0, path)) for label, path in zip(labels, paths, strict=True))


def _sits(ctx: Context, row: SessionRow) -> bool:
    return any(one.user_id == ctx.reader.actor.user_id and not one.gone for one in row.players)


def _decisions(ctx: Context, voice: Speaker, row: SessionRow, session: Session | None) -> list[Button]:
    """Return what the reader may do: nothing where they play; but who manages the server may end it."""
    give = Button(voice.say("moderating-give"), custom_id(row.id, 0, (COMPUTER, SERVER)))
    end = Button(voice.say("moderating-end"), custom_id(row.id, 0, (END, QUESTION, SERVER)))
    if _sits(ctx, row):
        return [end] if ctx.interaction.permissions.manage_guild else []
    is_going_on = session is not None and session.phase is Phase.PLAYING and session.incident is None
    has_people = any(one.user_id is not None and not one.gone for one in row.players)
    return [*([give] if is_going_on and has_people else []), end]


VERBS = {TABLE: Verb(table_pressed)}
