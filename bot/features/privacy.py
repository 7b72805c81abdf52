"""/privacy, and /my-data export and delete: the stored data of one person, shown or erased."""

from __future__ import annotations

import gzip
import json
from typing import Any

import discord
from discord import app_commands

from bot.kit.commands import command, group, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.texts import escape_text
from render.easel import Picture

FORGET = "forget"
PLAIN = 8_000_000
"""Bytes up to which the file is sent as it is; a larger one is compressed."""


def commands() -> list[app_commands.Command[Any, ..., None] | app_commands.Group]:
    data = [command("my-data-export", export), command("my-data-delete", ask_deletion)]
    return [command("privacy", privacy), group("my-data", data, in_servers=False)]


async def privacy(interaction: discord.Interaction) -> None:
    """Show what is stored about a person, why, how long, and how to reach the operator."""

    async def work(ctx: Context) -> None:
        voice, operator = ctx.voice(), ctx.app.operator
        days = 0 if operator.backups is None else operator.backups.longest
        contact = escape_text(operator.contact) if operator.contact else voice.say("privacy-ask")
        copies = voice.say("privacy-copies", {"days": days}) if days else ""
        await ctx.answer.show(Panel(voice.say("privacy-page", {"contact": contact, "copies": copies})))

    await serve(interaction, work, despite_block=True)


async def export(interaction: discord.Interaction) -> None:
    """Send all stored data of the person to them alone, as a file."""

    async def work(ctx: Context) -> None:
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

    await serve(interaction, work, despite_block=True)


async def ask_deletion(interaction: discord.Interaction) -> None:
    """Ask for confirmation: deletion is final, and open games are left."""

    async def work(ctx: Context) -> None:
        voice, user_id = ctx.voice(), ctx.reader.actor.user_id
        if not any((await ctx.services.privacy.about(user_id)).values()):
            await ctx.say("privacy-data-nothing")
            return
        open_ = len(await ctx.services.tables.of_user(user_id))
        sure = Button(voice.say("privacy-data-sure"), custom_id("", 0, (FORGET,)), "danger")
        await ctx.answer.show(Panel(voice.say("privacy-data-question", {"open": open_}), ((sure,),)))

    await serve(interaction, work, despite_block=True)


async def forget_pressed(ctx: Context) -> None:
    gone = await ctx.services.privacy.erase(ctx.reader.actor)
    await ctx.say("privacy-data-deleted" if gone else "privacy-data-nothing")


VERBS = {FORGET: Verb(forget_pressed, despite_block=True)}
