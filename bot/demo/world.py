"""The world of the demo: a Discord server inside this process, with five people and one channel."""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord._settlement import _is_parked
from simcord.builders import RoleHandle

from bot.texts import Speaker

MANAGING = discord.Permissions(manage_guild=True, manage_messages=True)
MODERATING = discord.Permissions(manage_messages=True)
PEOPLE = ("aki", "ben", "chika", "dai", "emi")
"""User names; the display names are texts, as they differ by language."""
FIRST = 3
"""People who are made before the server; the others come last, so that the ids of older databases hold."""
LOCALES = {"en": "en-US", "ja": "ja"}
PATIENCE = 30.0
"""Seconds that one operation may wait for the bot, also on a slow machine."""
BESIDE = 1.0
"""Seconds after which what the bot has not finished goes on beside the page, as it does beside Discord's."""


class DemoClock:
    """A clock in seconds since 1970 that runs from ``start`` at ``speed`` times real time."""

    def __init__(self, start: float, speed: float = 1.0) -> None:
        self._start, self._speed = start, speed
        self._began = time.perf_counter()

    def __call__(self) -> float:
        return self._start + (time.perf_counter() - self._began) * self._speed


@dataclass
class DemoFile:
    """The file beside the demo's database: the secret of the page's address, and the last time of the demo's clock.

    So the address survives a restart, and the clock never goes back (ids are made from it and must be unique).
    """

    path: Path
    capability: str
    now: float

    @classmethod
    def load(cls, path: Path) -> DemoFile:
        """Load the file, or make new values if it is missing or cannot be read."""
        try:
            held = json.loads(path.read_text("utf-8"))
            return cls(path, str(held["capability"]), float(held["now"]))
        except (OSError, ValueError, KeyError, TypeError):
            return cls(path, secrets.token_urlsafe(24), 0.0)

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        with open(draft, "w", encoding="utf-8", opener=_private) as file:
            json.dump({"capability": self.capability, "now": self.now}, file)
        draft.replace(self.path)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


class World:
    """The server, its channel and its people, in the order of PEOPLE.

    Ids depend only on the order of creation, so a session in the database is found again.
    """

    def __init__(self, env: LiveEnv, lang: str, voice: Speaker) -> None:
        self.env = env
        # Discord says nothing of a thread below its own message; simcord does, in English.
        env.backend.create_system_message = lambda *args, **named: None  # type: ignore[assignment,method-assign]
        users = [self._create_user(voice, name) for name in PEOPLE[:FIRST]]
        self.guild: GuildHandle = env.create_guild(voice.say("demo-guild"), preferred_locale=LOCALES[lang])
        self.channel: ChannelHandle = self.guild.create_text_channel(
            voice.say("demo-channel"), topic=voice.say("demo-topic")
        )
        # The first person manages the server, the third moderates it: both meet /server.
        managing = self.guild.create_role(voice.say("demo-role-managing"), permissions=MANAGING)
        moderating = self.guild.create_role(voice.say("demo-role-moderating"), permissions=MODERATING)
        roles: tuple[list[RoleHandle], ...] = ([managing], [], [moderating])
        self.people: list[MemberActor] = [
            self.guild.add_member(user, roles=theirs) for user, theirs in zip(users, roles, strict=True)
        ]
        users += [self._create_user(voice, name) for name in PEOPLE[FIRST:]]
        self.people += [self.guild.add_member(user) for user in users[FIRST:]]
        self.users: dict[str, UserHandle] = dict(zip(PEOPLE, users, strict=True))
        env.backend.edit_bot_profile("sainome")
        self._locale = LOCALES[lang]

    def _create_user(self, voice: Speaker, name: str) -> UserHandle:
        return self.env.create_user(name, global_name=voice.say(f"demo-person-{name}"))

    def name_of(self, person: MemberActor) -> str:
        """Return a person's display name."""
        return person.user.global_name or person.name

    def clear_records(self) -> None:
        """Clear the records that simcord keeps for tests, which grow with every message and picture."""
        self.env.backend.http_requests.clear()
        self.env.backend.transcript.clear()

    def localise(self, event: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return an event with the locale of the demo, for its people and its server; simcord sets en-US."""
        if event != "INTERACTION_CREATE":
            return payload
        server = {"guild_locale": self._locale} if "guild_locale" in payload else {}
        return {**payload, "locale": self._locale, **server}


class PatientEnv(Env):
    """simcord's environment with a longer limit also at its start, where it is fixed at 5 s."""

    def __init__(self, bot: discord.Client, *, patience: float = PATIENCE, check_errors: bool = False) -> None:
        super().__init__(bot, check_errors=check_errors, settle_timeout=patience)

    async def _settle_internal(self, *, timeout: float | None = None, **how: Any) -> None:  # noqa: ASYNC109
        longer = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=longer, **how)


class LiveEnv(PatientEnv):
    """The environment of a page that people use: once it goes live, it waits for nothing longer than ``BESIDE``.

    simcord settles until the bot does nothing more, and holds the page meanwhile. With a review or a book under way
    that was a minute; its progress and its end are published when they come.
    """

    _is_live = False

    def goes_live(self) -> None:
        """From now on, wait for whoever waits for a thread of the bot, but not for the threads themselves."""
        assert self._loop is not None
        assert self._runtime is not None
        self._loop.run_in_executor = self._runtime.run_in_executor  # type: ignore[method-assign]
        self._is_live = True

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        _deadline: float | None = None,
        **how: Any,
    ) -> None:
        if not self._is_live:
            await super()._settle_internal(timeout=timeout, _deadline=_deadline, **how)
            return
        assert self._loop is not None
        soon = self._loop.time() + BESIDE
        try:
            await super()._settle_internal(_deadline=soon if _deadline is None else min(soon, _deadline), **how)
        except TimeoutError:
            state = self._settlement_state()
            for task in [task for task in self._work.tasks if not _is_parked(state, task, soon)]:
                del self._work.tasks[task]  # the next operation does not wait for it either
