"""/verify and /export: checking the dice, and the record as a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.history.verification import Verification
from bot.kit.commands import begun_here, command, serve
from bot.kit.context import Context
from bot.kit.phrases import title
from bot.kit.shapes import Panel
from bot.table.model import Phase, Refused
from bot.texts import Speaker
from engines.core.fairness import OLD
from engines.core.records import dump
from render.easel import Picture

ROWS_NAMED = 20
"""How many rows that do not fit the seed are named, at most."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [
        command("verify", verified, in_servers=True),
        command("export", exported, in_servers=True),
    ]


async def verified(interaction: discord.Interaction) -> None:
    """Recompute every roll of the game last dealt here from its revealed seed."""

    async def work(ctx: Context) -> None:
        session = await begun_here(ctx)
        if session.phase is Phase.PLAYING:
            raise Refused("not-revealed", hash=session.seed_hash)
        found = await ctx.services.history.verification(session.id)
        voice = ctx.voice(session)
        heading = voice.say("records-verify-title", {"game": title(voice, session.game)})
        lines = [heading, *findings(voice, found), voice.say("records-verify-how")]
        await ctx.answer.show(Panel("\n".join(lines)))

    await serve(interaction, work)


def findings(voice: Speaker, found: Verification) -> Iterator[str]:
    """Yield one line for each thing that was verified."""
    verdict = found.verdict
    if found.rule == OLD:
        yield voice.say("records-verify-hash" if verdict.hash_fits else "records-verify-hash-wrong")
    else:
        yield voice.say("records-verify-opening" if verdict.hash_fits else "records-verify-opening-wrong")
        fits = verdict.commitment_fits
        yield voice.say("records-verify-commitment" if fits else "records-verify-commitment-wrong")
    for key, rows in (("bad", verdict.bad), ("thrown-away", verdict.thrown_away)):
        if rows:
            unnamed = ("…",) if len(rows) > ROWS_NAMED else ()
            named = (*(str(row) for row in rows[:ROWS_NAMED]), *unnamed)
            yield voice.say(f"records-verify-{key}", {"rows": named, "count": len(rows)})
    if found.stops_at is not None:
        yield voice.say("records-verify-stops", {"row": str(found.stops_at)})
    elif not verdict.bad and not verdict.thrown_away:
        yield voice.say("records-verify-good", {"draws": verdict.draws})
        if verdict.honest and not found.replayed:
            yield voice.say("records-verify-not-replayed")


async def exported(interaction: discord.Interaction) -> None:
    """Send the record of the game last dealt here as a file; before its end only what the public may know."""

    async def work(ctx: Context) -> None:
        session = await begun_here(ctx)
        record = await ctx.services.history.record(session.id, public=True)
        voice = ctx.voice(session)
        words = voice.say("records-export-part" if session.phase is Phase.PLAYING else "records-export-whole")
        name = f"{session.game}-{session.id}.jsonl"
        await ctx.answer.show(Panel(words), Picture(dump(record).encode(), name, voice.say("records-export-alt")))

    await serve(interaction, work)
