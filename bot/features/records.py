"""/verify and /export: checking the dice, and the record as a file."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.kit.commands import begun_here, command, serve
from bot.kit.context import Context
from bot.kit.phrases import title
from bot.kit.shapes import Panel
from bot.table.model import Phase, Refused
from engines.core.records import dump, verify
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
        record = await ctx.services.history.record(session.id, public=True)
        verdict = await asyncio.to_thread(verify, record)
        voice = ctx.voice(session)
        lines = [
            voice.say("records-verify-title", {"game": title(voice, session.game)}),
            voice.say("records-verify-hash" if verdict.hash_fits else "records-verify-hash-wrong"),
        ]
        if verdict.bad:
            unnamed = ("…",) if len(verdict.bad) > ROWS_NAMED else ()
            rows = (*(str(row) for row in verdict.bad[:ROWS_NAMED]), *unnamed)
            lines.append(voice.say("records-verify-bad", {"rows": rows, "count": len(verdict.bad)}))
        else:
            lines.append(voice.say("records-verify-good", {"draws": verdict.draws}))
        lines.append(voice.say("records-verify-how"))
        await ctx.answer.show(Panel("\n".join(lines)))

    await serve(interaction, work)


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
