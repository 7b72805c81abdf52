"""The tree of all commands, the verbs of all presses, and the sync with Discord."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.features import admin, board_here, export, help, play, privacy, reminders, seats, tables, watching
from bot.features.daily import commands as daily
from bot.features.daily.panels import DAILY_COMMAND
from bot.features.league import panel as league
from bot.features.learn import commands as learn
from bot.features.lobby import invite, leave, new
from bot.features.lobby import presses as lobby
from bot.features.log import story as game_story
from bot.features.notes import panel as notes
from bot.features.orders import panel as orders
from bot.features.requests import end, notices, undo
from bot.features.rules import commands as rules
from bot.features.scores import book, counting, end_card, leaderboard, review, standings, story
from bot.features.server import page as server
from bot.features.server import results as server_results
from bot.features.server import table as server_table
from bot.features.settings import commands as settings
from bot.features.table import dice, hints, lines, move, own_panel, positions, terms, tries, unasked, words
from bot.features.table import presses as table
from bot.features.table.beside import DAILY
from bot.kit.app import app_of
from bot.kit.boundary import guard
from bot.kit.commands import CommandTexts, group
from bot.kit.router import Verb
from bot.kit.shapes import Panel
from bot.tables.preferences import Preferences
from bot.texts import Speaker
from engines.core import Fact

log = structlog.get_logger(__name__)

FEATURES = (orders.FEATURE, notes.FEATURE, daily.FEATURE, learn.FEATURE, league.FEATURE)
"""Each in one object, in the order in which their parts stand in what others show."""
SYNCED = "commands-synced"
WAYS = ("lobby", "note")
MOVED = {
    "game join": "lobby",
    "game begin": "lobby",
    "game options": "lobby",
    "game remove": "game-seat",
    "game catchup": "game-story",
    "game log": "game-story",
    "What happened since my turn?": "game-story",
    "game watch": "tables",
    "game nudge": "tables",
    "mygames": "tables",
    "game resign": "game-leave",
    "game hand": "game-panel",
    "game play": "game-move",
    "game why": "game-move",
    "game seat": "game-seat",
    "profile": "leaderboard",
    "Our record": "leaderboard",
    "note": "note",
    "verify": "export",
    "invite": "help",
    "my-data": "privacy",
}
"""Commands of earlier versions, with the command (or, of ``WAYS``, the button) in their place."""


def verbs() -> Mapping[str, Verb]:
    """Return the verbs of all presses, collected from the modules."""
    families = (
        table.VERBS,
        lines.VERBS,
        positions.VERBS,
        dice.VERBS,
        hints.VERBS,
        *(feature.verbs for feature in FEATURES),
        unasked.VERBS,
        tries.VERBS,
        terms.VERBS,
        words.VERBS,
        lobby.VERBS,
        game_story.VERBS,
        undo.VERBS,
        notices.VERBS,
        end.VERBS,
        reminders.VERBS,
        end_card.VERBS,
        leaderboard.VERBS,
        counting.VERBS,
        server_table.VERBS,
        server_results.VERBS,
        story.VERBS,
        book.VERBS,
        review.VERBS,
        play.VERBS,
        tables.VERBS,
        watching.VERBS,
        new.VERBS,
        invite.VERBS,
        seats.VERBS,
        rules.VERBS,
        settings.VERBS,
        privacy.VERBS,
        export.VERBS,
        admin.VERBS,
        server.VERBS,
        help.VERBS,
    )
    handlers: dict[str, Verb] = {}
    for verbs_of in families:
        if twice := handlers.keys() & verbs_of.keys():
            raise ValueError(f"verbs defined twice: {twice}")
        handlers |= verbs_of
    return handlers


def _typed(voice: Speaker, path: str) -> str:
    """Return a command as its reader types it."""
    parts = path.split("-")
    keys = ("command-" + "-".join(parts[: end + 1]) for end in range(len(parts)))
    return f"/{' '.join(voice.say(key) for key in keys)}"


class Commands(app_commands.CommandTree[discord.Client]):
    """The tree of commands of one client."""

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        at_table = (
            new, leave, move, own_panel, board_here, undo, game_story, seats, end,
        )  # fmt: skip
        self.add_command(group("game", [each for family in at_table for each in family.commands()]))
        alone = (
            standings, leaderboard, tables, play, *FEATURES, rules, settings, server, export, privacy, help, admin,
        )  # fmt: skip
        for family in alone:
            for each in family.commands():
                self.add_command(each)
        for made in invite.menus():
            self.add_command(made)

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Report errors raised before a command runs, such as an outdated signature; commands catch their own."""
        app = app_of(interaction)
        answer = app.answer(interaction)

        async def failed() -> None:
            if isinstance(error, app_commands.CommandNotFound):
                old = " ".join((*error.parents, error.name))
                now = next((now for name, now in MOVED.items() if f"{old} ".startswith(f"{name} ")), None)
                if now is not None:  # a client may offer it until it knows the new commands
                    voice = app.voice((await app.reader(interaction)).lang)
                    named = now if now in WAYS else "command"
                    facts: dict[str, Fact] = {"command": "" if now in WAYS else _typed(voice, now)}
                    await answer.show(Panel(voice.say(f"common-moved-{named}", facts)))
                    return
            raise error

        await guard(app, interaction, answer, failed())

    async def payload(self) -> list[dict[str, Any]]:
        """Return the commands as sent to Discord, with translations."""
        await self._set_translator()
        translator = self.translator
        assert translator is not None
        return [await each.get_translated_payload(self, translator) for each in self.get_commands()]

    async def _set_translator(self) -> None:
        if self.translator is None:
            await self.set_translator(CommandTexts())

    async def sync_if_changed(self, preferences: Preferences, *, always: bool = False) -> bool:
        """Register the commands if they differ from the last sync; Discord allows 200 creations a day."""
        payload = await self.payload()
        facts = [self.client.application_id, payload]
        digest = hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()
        if not always and await preferences.recall(SYNCED) == digest:
            return False
        for made in await self.sync():
            if made.name == DAILY:
                await preferences.remember(DAILY_COMMAND, str(made.id))
        await preferences.remember(SYNCED, digest)
        log.info("commands-synced", commands=len(payload))
        return True
