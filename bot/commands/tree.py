"""All commands together, and the last resort for what goes wrong before one of them runs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.store import Store, notes
from bot.ui import at_table, catch_up, ending, in_lobby, reminders, requests, story, taking_back
from bot.ui.answer import Answer
from bot.ui.boundary import guarded
from bot.ui.front import front_of
from bot.ui.router import Verb

from . import admin, help, inbox, lobby, play, privacy, records, rulebook, scores, seats, settings
from .build import CommandTexts, group

log = structlog.get_logger(__name__)

SYNCED = "commands-synced"


def verbs() -> Mapping[str, Verb]:
    """What every press means, from the tables of the modules."""
    tables = (
        at_table.VERBS,
        in_lobby.VERBS,
        story.VERBS,
        taking_back.VERBS,
        requests.VERBS,
        reminders.VERBS,
        catch_up.VERBS,
        ending.VERBS,
        inbox.VERBS,
        lobby.VERBS,
        seats.VERBS,
        rulebook.VERBS,
        settings.VERBS,
        privacy.VERBS,
        admin.VERBS,
    )
    found: dict[str, Verb] = {}
    for table in tables:
        if twice := found.keys() & table.keys():
            raise ValueError(f"two meanings of the same press: {twice}")
        found |= table
    return found


class Commands(app_commands.CommandTree[discord.Client]):
    """The tree of commands of one client."""

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        self.add_command(group("game", [*lobby.commands(), *play.commands(), *seats.commands()]))
        for family in (scores, inbox, rulebook, records, settings, help, admin):
            for each in family.commands():
                self.add_command(each)
        for either in privacy.commands():
            self.add_command(either)

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Commands catch their own faults; here lands what Discord and we do not agree on, e.g. an old command."""
        front = front_of(interaction)

        async def failed() -> None:
            raise error

        await guarded(front, interaction, Answer(interaction, front.sleep), failed())

    async def payload(self) -> list[dict[str, Any]]:
        """The commands as they are sent to Discord, translations included."""
        await self._translated()
        translator = self.translator
        assert translator is not None
        return [await each.get_translated_payload(self, translator) for each in self.get_commands()]

    async def _translated(self) -> None:
        if self.translator is None:
            await self.set_translator(CommandTexts())

    async def sync_if_changed(self, store: Store, *, always: bool = False) -> bool:
        """Register the commands if they differ from what Discord was last told: it allows 200 creations a day."""
        payload = await self.payload()
        facts = [self.client.application_id, payload]
        digest = hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()
        if not always and await store.read(partial(notes.get, name=SYNCED)) == digest:
            return False
        await self.sync()
        await store.write(partial(notes.put, name=SYNCED, value=digest))
        log.info("commands-synced", commands=len(payload))
        return True
