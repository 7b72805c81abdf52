"""/standings: the scores of one game, and whose move it is."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.table.beside import with_button
from bot.features.table.panels import deadline
from bot.features.table.standings import ending, scores
from bot.kit.commands import begun_here, command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import relative_time, seat_name, title
from bot.kit.shapes import Button, Panel, fitting
from bot.session.model import Phase, Pov
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Fact

from .end_card import closed_card
from .leaderboard import LEADERBOARD


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("standings", standings, in_servers=True)]


async def standings(interaction: discord.Interaction) -> None:
    """Show the scores of this channel's game, from the public view; without one, the last result."""

    async def work(ctx: Context) -> None:
        session = await begun_here(ctx)
        voice = ctx.voice(session)
        best = Button(voice.say("scores-leaderboard-button"), custom_id("", 0, (LEADERBOARD, session.game)))
        if session.phase is Phase.CLOSED:
            ended = await ctx.services.history.how_it_ended(session.id)
            await ctx.answer.show(with_button(closed_card(voice, session, ended), best))
            return
        pov = pov_of(session, None)
        facts: dict[str, Fact] = {"game": title(voice, session.game), "turn": pov.turn}
        head = voice.say("scores-standings-title", facts)
        panel = Panel(fitting([], [head, *ending(voice, pov), *scores(voice, pov), *_waits(voice, pov)]))
        await ctx.answer.show(panel if session.phase is Phase.PLAYING else with_button(panel, best))

    await serve(interaction, work)


def _waits(voice: Speaker, pov: Pov) -> list[str]:
    """Return the line that says whose move it is, and until when."""
    session, players = pov.session, tuple(seat_name(voice, seat) for seat in pov.movers)
    if not players:
        return []
    due = deadline(session, pov.movers)
    facts: dict[str, Fact] = {"players": players, "due": "" if due is None else relative_time(due)}
    return [voice.say("scores-waits" if due is None else "scores-waits-due", facts)]
