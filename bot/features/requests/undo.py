"""Takebacks: one's own last action at once, more if the others agree."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.table.panels import HAND, UNDO, event_lines
from bot.features.table.presses import explains_refusals, show_private
from bot.kit.commands import command, running_here, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, fitting
from bot.seating.takebacks import Reach
from bot.session.model import Refused, Session
from bot.texts import Speaker

from .answers import named

ASK = "askback"


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-undo", undo_typed)]


async def undo_typed(interaction: discord.Interaction) -> None:
    """/game undo."""

    @explains_refusals
    async def work(ctx: Context) -> None:
        await take_back(ctx, await running_here(ctx), None)

    await serve(interaction, work)


@explains_refusals
async def undo(ctx: Context) -> None:
    """Take back the player's own last action."""
    session = await ctx.session()
    seat = ctx.press.arguments[0] if ctx.press.arguments else ""
    player = session.player_of(ctx.reader.actor.user_id)
    if player is not None and seat != str(player.seat):
        raise Refused("nothing-to-undo")
    await take_back(ctx, session, ctx.press.decision)


async def take_back(ctx: Context, session: Session, decision: int | None) -> None:
    """Take back at once; if others have acted since, show what they would have to agree to."""
    try:
        played = await ctx.services.moves.undo(
            session.id, ctx.reader.actor, decision=decision, interaction_id=ctx.interaction.id
        )
    except Refused as refusal:
        if refusal.code != "undo-closed":
            raise
        await _suggest(ctx, session)
        return
    voice = ctx.voice(played.session)
    await show_private(ctx, played.session, [voice.say("requests-undone"), *event_lines(voice, played.events)])


async def _suggest(ctx: Context, session: Session) -> None:
    """Show what else would be taken back, who has to agree, and the button that asks them."""
    reach = await ctx.services.takebacks.reach(session, ctx.reader.actor)
    last = await ctx.services.takebacks.newest(session.id, reach.seat)
    if reach.asked and last is not None and last.state == "refused" and last.facts["at"] == session.row:
        raise Refused("undo-refused")
    voice = ctx.voice(session)
    asked = named(voice, session, reach.asked)
    words = voice.say("requests-undo-others", {"players": asked}) if asked else voice.say("requests-undo-computers")
    go = Button(
        voice.say("requests-undo-ask" if asked else "requests-undo-all"),
        custom_id(session.id, 0, (ASK,)),
        "primary",
    )
    back = Button(voice.say("common-back"), custom_id(session.id, 0, HAND))
    head = voice.say("requests-undo-far")
    await ctx.show(Panel(fitting([head, *undone_lines(voice, reach)], [words]), ((go, back),)), of=session)


def undone_lines(voice: Speaker, reach: Reach) -> list[str]:
    """Return the events that would be taken back, a line each."""
    lines = [voice.say("requests-undo-line", {"line": line}) for line in event_lines(voice, reach.events)]
    return [*lines, voice.say("requests-undo-secret")] if reach.has_secrets else lines


@explains_refusals
async def ask(ctx: Context) -> None:
    """Ask the others, or take back at once if nobody has to be asked."""
    session, request = await ctx.services.takebacks.ask(
        ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id
    )
    voice = ctx.voice(session)
    asked = named(voice, session, request.asked)
    words = voice.say("requests-undo-sent", {"players": asked}) if asked else voice.say("requests-undone")
    await show_private(ctx, session, [words])


VERBS = {
    UNDO: Verb(undo, anywhere=True, own_panel=True, private=True),
    ASK: Verb(ask, anywhere=True, own_panel=True),
}
