"""/standings, /leaderboard, /profile: who stands where, in this game and on this server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.sessions.model import Phase, Refused
from bot.store.results import SoloScore, Tally
from bot.texts import Speaker, escape_markdown
from bot.ui.panels import closed_card, ending, scores, title
from bot.ui.shapes import CONTENT, Panel, fitting
from bot.ui.visit import Visit
from engines import game as game_of
from engines.core import Fact

from .build import command
from .serving import begun_here, game_meant, game_titles, newest_here, serve

BEST = 15
"""Lines of a leaderboard."""
ALONE = 800
"""Characters of a leaderboard for the best list of who played alone."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [
        command("standings", standings, in_servers=True),
        command("leaderboard", leaderboard, choices={"game": game_titles()}, in_servers=True),
        command("profile", profile, in_servers=True),
    ]


async def standings(interaction: discord.Interaction) -> None:
    """The score of this channel's game with its parts, from what the public knows."""

    async def work(visit: Visit) -> None:
        if (await newest_here(visit)).phase is Phase.LOBBY:
            raise Refused("not-playing")
        session = await begun_here(visit)
        voice = visit.voice(session)
        if session.phase is Phase.CLOSED:
            await visit.answer.show(closed_card(voice, session))
            return
        look = visit.service.look(session, None)
        facts: dict[str, Fact] = {"game": title(voice, session.game), "turn": look.turn}
        head = voice.say("ui-standings-title", facts)
        await visit.answer.show(Panel(fitting([], [head, *ending(voice, look), *scores(voice, look.standings)])))

    await serve(interaction, work)


async def leaderboard(interaction: discord.Interaction, game: str | None = None) -> None:
    """The rated people of one game; without a name the game of this channel, or else the first."""

    async def work(visit: Visit) -> None:
        key = await game_meant(visit, game)
        guild = interaction.guild_id or 0
        voice = visit.voice()
        head = voice.say("ui-leaderboard-title", {"game": title(voice, key)})
        alone = _alone(voice, await visit.service.solo_scores(guild, key, BEST)) if 1 in game_of(key).seats else []
        rows = await visit.service.leaderboard(guild, key, BEST)
        lines = [_line(voice, "ui-leaderboard-line", tally, place) for place, tally in enumerate(rows, start=1)]
        foot = voice.say("ui-leaderboard-note" if rows else "ui-leaderboard-empty")
        fits = _fitting(sum(len(line) + 1 for line in (head, foot, *alone)), lines)
        await visit.answer.show(Panel("\n".join([head, *lines[:fits], foot, *alone])))

    await serve(interaction, work)


def _alone(voice: Speaker, found: Sequence[SoloScore]) -> list[str]:
    """The best list of a game that can be played alone: whole lines, in at most so much room."""
    head = voice.say("ui-solo-title")
    if not found:
        return [head, voice.say("ui-solo-empty")]
    lines = [
        voice.say(
            "ui-solo-line",
            {
                "place": 1 + sum(other.score > one.score for other in found),
                "name": escape_markdown(one.name),
                "score": one.score,
                "day": f"<t:{int(one.ended_at)}:d>",  # Discord tells it in the reader's own way
            },
        )
        for one in found
    ]
    return [head, *lines[: _fitting(CONTENT - ALONE + len(head), lines)]]


async def profile(interaction: discord.Interaction, player: discord.User | None = None) -> None:
    """One person's finished games on this server."""

    async def work(visit: Visit) -> None:
        person = player or interaction.user
        rows = await visit.service.profile(interaction.guild_id or 0, person.id)
        voice = visit.voice()
        head = voice.say("ui-profile-title", {"name": escape_markdown(person.display_name)})
        lines = [_line(voice, "ui-profile-line", tally, 0) for tally in rows]
        foot = voice.say("ui-profile-note" if rows else "ui-profile-empty")
        fits = _fitting(len(head) + len(foot) + 1, lines)
        await visit.answer.show(Panel("\n".join([head, *lines[:fits], foot])))

    await serve(interaction, work)


def _line(voice: Speaker, key: str, tally: Tally, place: int) -> str:
    if tally.rating is None:
        rating = voice.say("ui-unrated")
    else:
        rating = voice.say("ui-rating", {"rating": f"{tally.rating:.1f}"})
    return voice.say(
        key,
        {
            "place": place,
            "name": escape_markdown(tally.name),
            "game": title(voice, tally.game),
            "rating": rating,
            "games": tally.games,
            "wins": tally.wins,
        },
    )


def _fitting(taken: int, lines: Sequence[str]) -> int:
    """How many of these lines fit into a message beside ``taken`` characters: whole ones, no link is cut."""
    for count, line in enumerate(lines):
        taken += len(line) + 1
        if taken > CONTENT:
            return count
    return len(lines)
