"""/standings, /leaderboard and /profile: scores of one game, and ratings on one server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.features.learn.overview import finished, progress_lines
from bot.features.table.standings import ending, scores
from bot.kit.app import actor_of
from bot.kit.commands import begun_here, chosen_game, command, game_titles, locale_text, menu, newest_here, serve
from bot.kit.context import Context
from bot.kit.permissions import is_on_server
from bot.kit.phrases import person_name, title
from bot.kit.shapes import Panel, fitting
from bot.rows.scores import EVER, SoloScore, Tally, season_before
from bot.session.model import Phase, Refused
from bot.session.rules import DAY
from bot.session.views import pov_of
from engines import GAMES
from engines import game as game_of
from engines.core import Fact

from .end_card import closed_card
from .ranks import BEST, CardDrawing, card_of, leaderboard_panel, listed, profile_panel

TIMES = ("season", "last", "all")
"""Periods of a leaderboard: this quarter, the previous one, all time."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    times = [app_commands.Choice(name=locale_text(f"scores-when-{when}"), value=when) for when in TIMES]
    return [
        command("standings", standings, in_servers=True),
        command("leaderboard", leaderboard, choices={"game": game_titles(), "when": times}, in_servers=True),
        command("profile", profile),
    ]


async def standings(interaction: discord.Interaction) -> None:
    """Show the scores of this channel's game with their parts, from the public view."""

    async def work(ctx: Context) -> None:
        if (await newest_here(ctx)).phase is Phase.LOBBY:
            raise Refused("not-playing")
        session = await begun_here(ctx)
        voice = ctx.voice(session)
        if session.phase is Phase.CLOSED:
            ended = await ctx.services.history.how_it_ended(session.id)
            await ctx.answer.show(closed_card(voice, session, ended))
            return
        pov = pov_of(session, None)
        facts: dict[str, Fact] = {"game": title(voice, session.game), "turn": pov.turn}
        head = voice.say("scores-standings-title", facts)
        await ctx.answer.show(Panel(fitting([], [head, *ending(voice, pov), *scores(voice, pov)])))

    await serve(interaction, work)


async def leaderboard(interaction: discord.Interaction, game: str | None = None, when: str = TIMES[0]) -> None:
    """Show the rated people of the named game, else of this channel's game, else of the first game."""

    async def work(ctx: Context) -> None:
        key = await chosen_game(ctx, game)
        scores, guild = ctx.services.scores, interaction.guild_id or 0
        now = scores.season()
        season = {"last": season_before(now), "all": EVER}.get(when, now)
        alone = 1 in game_of(key).rules.seats
        reader = ctx.reader.actor.user_id
        tallies = await _on_server(ctx, guild, await scores.leaderboard(guild, key, season), listed)
        solo = None
        if alone:
            best = await scores.solo_scores(guild, key, 2 * BEST, season)
            solo = (await _on_server(ctx, guild, best, lambda rows: rows[:BEST]))[:BEST]
            solo = await ctx.services.names.follow_listed(solo, ctx.reader.actor)
        tallies = await ctx.services.names.follow_listed(tallies, ctx.reader.actor)
        played = await scores.team_play(guild, key)
        await ctx.answer.show(leaderboard_panel(ctx.voice(), key, season, tallies, solo, reader, played))

    await serve(interaction, work)


LOOKS = 3
"""How often a leaderboard is looked through for people who have left the server: others have moved up then."""
T = TypeVar("T", Tally, SoloScore)


async def _on_server(
    ctx: Context, guild_id: int, rows: Sequence[T], shown: Callable[[Sequence[T]], Sequence[T]]
) -> Sequence[T]:
    """Return the rows without people who have left the server; only those that would be ``shown`` are looked up."""
    for _ in range(LOOKS if is_on_server(ctx.interaction) else 0):
        people = [row.user_id for row in shown(rows) if row.user_id != ctx.reader.actor.user_id]
        there = await ctx.services.presence.of_many(guild_id, people, kept=DAY)
        gone = {user_id for user_id, is_there in there.items() if is_there is False}
        if not gone:
            break
        rows = [row for row in rows if row.user_id not in gone]
    return rows


def menus() -> list[app_commands.ContextMenu]:
    return [menu("record", record)]


async def record(interaction: discord.Interaction, person: discord.User) -> None:
    """Show the games that the reader and this person have finished together on this server."""

    async def work(ctx: Context) -> None:
        voice, reader = ctx.voice(), ctx.reader.actor.user_id
        if person.id == reader:
            await ctx.say("scores-record-own")
            return
        duels = await ctx.services.scores.duels(interaction.guild_id or 0, reader, person.id)
        name = {"player": person_name(voice, actor_of(person).name)}
        lines = [
            voice.say(
                "scores-record-line",
                {
                    "game": title(voice, duel.game),
                    "games": duel.games,
                    "ahead": duel.ahead,
                    "behind": duel.behind,
                    "level": duel.level,
                },
            )
            for duel in duels
            if duel.game in GAMES
        ]
        said = [voice.say("scores-record-title", name), *lines, voice.say("scores-record-note")]
        await ctx.answer.show(Panel(fitting([], said) if lines else voice.say("scores-record-none", name)))

    await serve(interaction, work)


async def profile(interaction: discord.Interaction, player: discord.User | None = None) -> None:
    """Show one person's finished games on this server; elsewhere one's own on all servers, without ratings."""

    async def work(ctx: Context) -> None:
        person = player or interaction.user
        name = actor_of(person).name
        guild = interaction.guild_id if is_on_server(interaction) else None
        if guild is None and person.id != interaction.user.id:
            raise Refused("own-profile-only")
        career = await ctx.services.scores.profile(guild, person.id)
        voice = ctx.voice()
        is_own = person.id == interaction.user.id
        learned = finished(await ctx.services.tables.boards.learned(person.id)) if is_own else ()
        own = progress_lines(voice, learned)
        panel = profile_panel(voice, name, career, everywhere=guild is None, own=own)
        drawing = None
        if career.tallies:
            card = card_of(voice.plain(), name, career)
            form, reader = ctx.app.picture_format, ctx.reader.actor.user_id
            drawing = CardDrawing(voice, card, form, f"{guild or 0}-{person.id}", reader)
        await ctx.show(panel, drawing)

    await serve(interaction, work)
