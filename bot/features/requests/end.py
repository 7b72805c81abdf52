"""/game end: ending a game without a result, at once or once everybody agrees."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.features.table.presses import explains_refusals
from bot.features.table.way_back import leads_back, path_onwards, way_back
from bot.kit.app import App
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import moderates
from bot.kit.phrases import duration, name_of_game, relative_time, seat_name, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.rows.session import SessionRow
from bot.seating.kinds import ENDING, LIFE
from bot.session.ending import awaited_players, require_may_end
from bot.session.model import Phase, Refused
from bot.texts import Speaker
from engines import GAMES
from engines.core import Fact

from .answers import Call, agreed_line, answers, callees, named

END, ASK, MODERATE, QUESTION = "end", "ask", "moderate", "question"


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-end", end)]


async def end(interaction: discord.Interaction) -> None:
    """Ask first, as an ended game has no result. Works for a table that cannot be read, by its row alone."""

    async def work(ctx: Context) -> None:
        row = await ctx.services.tables.row_in_channel(interaction.channel_id or 0)
        if row is None:
            raise Refused("no-session")
        is_host = ctx.reader.actor.user_id == row.host_id
        _require_may_end(ctx, row, moderates=not is_host and await moderates(ctx, row))
        await _confirm(ctx, row)

    await serve(interaction, work)


async def _confirm(ctx: Context, row: SessionRow) -> None:
    """Show what ending means here, and the buttons for it: ask the others, or end at once."""
    session = ctx.services.moves.with_consent(row)
    voice = ctx.voice(session)
    is_host = ctx.reader.actor.user_id == row.host_id
    name = name_of_game(voice, row.game)
    others = () if session is None else awaited_players(session, ctx.reader.actor.user_id)
    if session is None or not is_host:
        lines = [voice.say("requests-end-question", {"game": name})]
        lines += [] if is_host else [voice.say(f"requests-end-told-{_told_by(row)}")]
        path = (END,) if is_host else (END, MODERATE)
        buttons = [Button(voice.say("requests-end-sure"), _id(ctx, row, *path), "danger")]
    elif not others:
        lines = [voice.say("requests-end-question", {"game": name})]
        buttons = [Button(voice.say("requests-end-sure"), _id(ctx, row, END, ASK), "danger")]
    else:
        facts: dict[str, Fact] = {
            "game": name,
            "players": tuple(seat_name(voice, player.seat) for player in others),
            "time": duration(voice, LIFE),
        }
        lines = [voice.say("requests-end-question-ask", facts)]
        buttons = [Button(voice.say("requests-end-ask-button"), _id(ctx, row, END, ASK), "primary")]
        if ctx.interaction.permissions.manage_guild:
            lines.append(voice.say("requests-end-question-moderator"))
            at_once = _id(ctx, row, END, MODERATE)
            buttons.append(Button(voice.say("requests-end-moderate-button"), at_once, "danger"))
    buttons += [one for below in way_back(ctx) for one in below]
    await ctx.answer.show(Panel("\n".join(lines), (tuple(buttons),)))


def _id(ctx: Context, row: SessionRow, *path: str) -> str:
    return custom_id(row.id, 0, path_onwards(ctx, *path))


def _told_by(row: SessionRow) -> str:
    """Return what says at the table that a moderator has ended it: nothing can that shows no such game."""
    if row.game not in GAMES:
        return "nobody"
    return "lobby" if row.phase == Phase.LOBBY else "game"


@leads_back
async def pressed(ctx: Context) -> None:
    """``end``: for a host or moderator; ``end:question``: only ask them first; ``end:ask``: ask the others;
    ``end:moderate``: at once, for a moderator.

    A plain one from before the others had to be asked shows the present question.
    """
    row = await ctx.services.tables.get(ctx.press.session)
    if row.guild_id != ctx.interaction.guild_id:
        raise Refused("other-server")  # the router cannot compare a table that cannot be read
    actor, by_moderator = ctx.reader.actor, await moderates(ctx, row)
    how = ctx.press.arguments[0] if ctx.press.arguments else ""
    if how == ASK:
        await _ask(ctx)
        return
    _require_may_end(ctx, row, moderates=by_moderator, at_once=how == MODERATE)
    if how == QUESTION:
        if row.phase not in (Phase.LOBBY, Phase.PLAYING):
            raise Refused("game-over")
        await _confirm(ctx, row)
        return
    if how != MODERATE and actor.user_id == row.host_id and ctx.services.moves.with_consent(row) is not None:
        await _confirm(ctx, row)
        return
    try:
        await ctx.services.moves.end(ctx.press.session, actor, by_moderator=by_moderator)
    except Refused as refusal:
        if refusal.code != "unknown-game":  # it is closed all the same
            raise
    await _show_ended(ctx)


async def _show_ended(ctx: Context) -> None:
    await ctx.answer.show(Panel(ctx.voice().say("requests-ended"), way_back(ctx)))


def _require_may_end(ctx: Context, row: SessionRow, *, moderates: bool, at_once: bool = False) -> None:
    manages = ctx.interaction.permissions.manage_guild
    require_may_end(row, ctx.reader.actor.user_id, moderates=moderates, manages=manages, at_once=at_once)


@explains_refusals
async def _ask(ctx: Context) -> None:
    session, request = await ctx.services.endings.ask(
        ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id
    )
    if request is None:
        await _show_ended(ctx)
        return
    voice = ctx.voice(session)
    names = named(voice, session, ENDING.missing(session, request))
    due = relative_time(request.created_at + LIFE)
    asked = voice.say("requests-end-asked", {"players": names, "due": due})
    await ctx.answer.show(Panel(asked, way_back(ctx)))


# --- the request --------------------------------------------------------------------------------------------------


async def end_ask(app: App, call: Call, voice: Speaker) -> Panel:
    """A request to end the game, to everybody present, with the state of the answers."""
    session, request = call.session, call.request
    asker = None if request.user_id is None else session.player_of(request.user_id)
    facts: dict[str, Fact] = {
        "game": title(voice, session.game),
        "player": voice.say("reminders-somebody") if asker is None else seat_name(voice, asker.seat),
        "players": callees(voice, call),
        "due": relative_time(request.created_at + LIFE),
    }
    question = call.say(voice, "end-ask", facts)
    lines = [voice.say("requests-end-head", facts), question, *agreed_line(voice, call)]
    buttons = answers(voice, request)
    return replace(call.panel(voice, "\n".join(lines), buttons), ends_at=request.created_at + LIFE)


VERBS = {END: Verb(pressed)}
