"""/privacy: what is kept, and the stored data of one person, exported or erased."""

from __future__ import annotations

import gzip
import json
from typing import Any

import discord
from discord import app_commands

from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import duration
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.seating.privacy import SERVER_KEPT
from bot.session.hours import VACATION_WINDOW
from bot.session.kinds import PLAY, TRY
from bot.texts import escape_text
from render.easel import Picture

EXPORT, DELETE, FORGET = "my-data-export", "my-data-delete", "forget"
PLAIN = 8_000_000
"""Bytes up to which the file is sent as it is; a larger one is compressed."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("privacy", privacy)]


async def privacy(interaction: discord.Interaction) -> None:
    """Show what is stored about a person, why, how long, and how to reach the operator."""

    async def work(ctx: Context) -> None:
        voice, operator = ctx.voice(), ctx.app.operator
        days = 0 if operator.backups is None else operator.backups.longest
        contact = escape_text(operator.contact) if operator.contact else voice.say("privacy-ask")
        copies = voice.say("privacy-copies", {"days": days}) if days else ""
        buttons = (
            Button(voice.say("privacy-export-button"), custom_id("", 0, (EXPORT,))),
            Button(voice.say("privacy-delete-button"), custom_id("", 0, (DELETE,))),
        )
        spans = {"board": PLAY.kept, "try": TRY.kept, "server": SERVER_KEPT, "window": VACATION_WINDOW}
        kept = {name: duration(voice, span) for name, span in spans.items()}
        page = voice.say("privacy-page", {"contact": contact, "copies": copies, **kept})
        await ctx.answer.show(Panel(page, (buttons,)))

    await serve(interaction, work, despite_block=True)


async def export(ctx: Context) -> None:
    """``my-data-export``: send all stored data of the presser to them alone, as a file."""
    voice, user_id = ctx.voice(), ctx.reader.actor.user_id
    held = await ctx.services.privacy.about(user_id)
    if not any(held.values()):
        await ctx.say("privacy-data-nothing")
        return
    text = json.dumps({"user": user_id, **held}, ensure_ascii=False, indent=1).encode()
    name = "my-data.json"
    if len(text) > PLAIN:
        text, name = gzip.compress(text), f"{name}.gz"
    counts = {
        "games": len(held["seats"]),
        "actions": len(held["actions"]),
        "private": len(held["private_boards"]),
    }
    await ctx.answer.show(
        Panel(voice.say("privacy-data-export", counts)), Picture(text, name, voice.say("privacy-data-alt"))
    )


async def ask_deletion(ctx: Context) -> None:
    """``my-data-delete``: ask for confirmation: deletion is final, and open games are left."""
    voice, user_id = ctx.voice(), ctx.reader.actor.user_id
    if not any((await ctx.services.privacy.about(user_id)).values()):
        await ctx.say("privacy-data-nothing")
        return
    open_ = len(await ctx.services.tables.of_user(user_id))
    sure = Button(voice.say("privacy-data-sure"), custom_id("", 0, (FORGET,)), "danger")
    await ctx.answer.show(Panel(voice.say("privacy-data-question", {"open": open_}), ((sure,),)))


async def forget_pressed(ctx: Context) -> None:
    gone = await ctx.services.privacy.erase(ctx.reader.actor)
    await ctx.say("privacy-data-deleted" if gone else "privacy-data-nothing")


VERBS = {
    EXPORT: Verb(export, despite_block=True, beside=True),
    DELETE: Verb(ask_deletion, despite_block=True, beside=True),
    FORGET: Verb(forget_pressed, despite_block=True),
}
