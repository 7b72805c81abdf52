"""/verify and /export: checking the dice, and the record as a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.history.verification import Verification
from bot.kit.commands import begun_here, command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import table_link, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.kit.wire import FAULTS
from bot.rows.commitment import OPENING, CommitmentRow
from bot.rows.outbox import PanelRow
from bot.table.model import Phase, Refused, Session
from bot.texts import Speaker
from engines.core.fairness import OLD
from engines.core.records import dump
from render.easel import Picture

HOW = "fair-dice"
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
        rows = await ctx.services.history.commitments(session.id)
        compared = [await _compared(ctx, session, row) for row in rows]
        lines = [heading, *findings(voice, found), *compared, voice.say("records-verify-how")]
        how = Button(voice.say("records-how-button"), custom_id("", 0, (HOW,)))
        await ctx.answer.show(Panel("\n".join(lines), ((how,),)))

    await serve(interaction, work)


async def _compared(ctx: Context, session: Session, row: CommitmentRow) -> str:
    """Compare a hash with the message in which it was posted; return the result as a line."""
    voice = ctx.voice(session)
    which = voice.say(f"records-message-{row.kind}")
    if row.channel_id is None or row.message_id is None:
        return voice.say("records-compared-never", {"which": which})
    channel = ctx.interaction.client.get_partial_messageable(row.channel_id)
    place = PanelRow(row.channel_id, row.message_id, 0.0)
    try:
        message = await channel.fetch_message(row.message_id)
    except discord.NotFound:
        return voice.say("records-compared-gone", {"which": which})
    except FAULTS:
        return voice.say("records-compared-unread", {"which": which})
    own = ctx.interaction.client.user
    is_same = own is not None and message.author.id == own.id and message.edited_at is None
    key = "same" if is_same and row.hash in message.content and row.hash == _promised(session, row) else "other"
    return voice.say(f"records-compared-{key}", {"which": which, "link": table_link(session, place)})


def _promised(session: Session, row: CommitmentRow) -> str | None:
    """Return the hash that the session was played with."""
    return session.seed_hash if row.kind == OPENING else session.commitment


def commitment_message(voice: Speaker, row: CommitmentRow) -> str:
    """Return the message in which a hash is posted."""
    return voice.say(f"records-posted-{row.kind}", {"hash": row.hash})


async def how_pressed(ctx: Context) -> None:
    """Show how the dice are made and checked."""
    await ctx.answer.show(Panel(ctx.voice().say("records-how")))


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


VERBS = {HOW: Verb(how_pressed, anywhere=True)}
