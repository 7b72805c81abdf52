"""/leaderboard: ratings on one server, and one person's games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.features.learn.overview import finished, progress_lines
from bot.kit.app import actor_of
from bot.kit.commands import chosen_game, command, game_titles, known_game, locale_text, serve
from bot.kit.context import Context
from bot.kit.permissions import is_on_server, require_this_server
from bot.kit.phrases import title
from bot.kit.router import Verb
from bot.rows.scores import EVER, SoloScore, Tally, season_before
from bot.session.model import Refused
from bot.session.rules import DAY
from engines import GAMES
from engines import game as game_of

from .ranks import BEST, CardDrawing, card_of, leaderboard_panel, listed, profile_panel

LEADERBOARD = "leaderboard"
TIMES = ("season", "last", "all")
"""Periods of a leaderboard: this quarter, the previous one, all time."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    times = [app_commands.Choice(name=locale_text(f"scores-when-{when}"), value=when) for when in TIMES]
    return [command("leaderboard", leaderboard, choices={"game": game_titles(), "when": times})]


async def leaderboard(
    interaction: discord.Interaction,
    game: str | None = None,
    when: str = TIMES[0],
    player: discord.User | None = None,
) -> None:
    """Show the rated people of the named game, else of this channel's game, else of the first game; or one person's
    finished games, and those that the reader has played with them. Away from servers, the reader's own."""

    async def work(ctx: Context) -> None:
        if player is not None or not is_on_server(interaction):
            await _show_person(ctx, player or interaction.user)
        else:
            await _show_leaderboard(ctx, await chosen_game(ctx, game), when)

    await serve(interaction, work)


async def leaderboard_pressed(ctx: Context) -> None:
    """``leaderboard:<game>``"""
    require_this_server(ctx.interaction)
    await _show_leaderboard(ctx, known_game((*ctx.press.arguments, "")[0]), TIMES[0])


async def _show_leaderboard(ctx: Context, key: str, when: str) -> None:
    scores, guild = ctx.services.scores, ctx.interaction.guild_id or 0
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


async def _record(ctx: Context, person: discord.User | discord.Member) -> list[str]:
    """Return the lines about the games that the reader and this person have finished together on this server."""
    voice, reader = ctx.voice(), ctx.reader.actor.user_id
    duels = await ctx.services.scores.duels(ctx.interaction.guild_id or 0, reader, person.id)
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
    return [voice.say("scores-record-title"), *lines, voice.say("scores-record-note")] if lines else []


async def _show_person(ctx: Context, person: discord.User | discord.Member) -> None:
    """Show one person's finished games on this server, with *Our record*; elsewhere one's own on all servers,
    without ratings."""
    name, is_own = actor_of(person).name, person.id == ctx.reader.actor.user_id
    guild = ctx.interaction.guild_id if is_on_server(ctx.interaction) else None
    if guild is None and not is_own:
        raise Refused("own-profile-only")
    career = await ctx.services.scores.profile(guild, person.id)
    voice = ctx.voice()
    learned = finished(await ctx.services.tables.boards.learned(person.id)) if is_own else ()
    panel = profile_panel(
        voice, name, career, everywhere=guild is None, own=progress_lines(voice, learned),
        record=[] if is_own else await _record(ctx, person),
    )  # fmt: skip
    drawing = None
    if career.tallies:
        card = card_of(voice.plain(), name, career)
        form, reader = ctx.app.picture_format, ctx.reader.actor.user_id
        drawing = CardDrawing(voice, card, form, f"{guild or 0}-{person.id}", reader)
    await ctx.show(panel, drawing)


VERBS = {LEADERBOARD: Verb(leaderboard_pressed, beside=True)}
