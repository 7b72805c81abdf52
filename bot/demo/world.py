"""The world of the demo: a Discord server that exists in this process only, with three people and one channel."""

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

from bot.texts import Speaker

PEOPLE = ("aki", "ben", "chika")
"""User names; the names that are shown are texts, as they differ by language."""
READS_JAPANESE = frozenset({"chika"})
LOCALES = {"en": "en-US", "ja": "ja"}
PATIENCE = 30.0
"""Seconds that one operation may wait for what the bot does with it; machines may be slow."""


class DemoClock:
    """Seconds since 1970, running ``speed`` times as fast as real ones from ``start`` on."""

    def __init__(self, start: float, speed: float = 1.0) -> None:
        self._start, self._speed = start, speed
        self._began = time.perf_counter()

    def __call__(self) -> float:
        return self._start + (time.perf_counter() - self._began) * self._speed


@dataclass
class DemoFile:
    """What the demo keeps beside its database: the secret of the page's address, and how far its time had gone.

    The address stays good after a restart, and time never goes back (ids come from it, and must not come twice).
    """

    path: Path
    capability: str
    now: float

    @classmethod
    def load(cls, path: Path) -> DemoFile:
        """What was kept, or a new one; a file that cannot be read is as good as none."""
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
    """The server, its channel and its people; ``people`` are in the order of PEOPLE.

    Ids depend on nothing but the order in which things are made, so a session in the database is found again.
    """

    def __init__(self, env: Env, lang: str, voice: Speaker) -> None:
        self.env = env
        users = [env.create_user(name, global_name=voice.say(f"demo-person-{name}")) for name in PEOPLE]
        self.guild: GuildHandle = env.create_guild(voice.say("demo-guild"), preferred_locale=LOCALES[lang])
        self.channel: ChannelHandle = self.guild.create_text_channel(
            voice.say("demo-channel"), topic=voice.say("demo-topic")
        )
        self.people: list[MemberActor] = [self.guild.add_member(user) for user in users]
        self.users: dict[str, UserHandle] = dict(zip(PEOPLE, users, strict=True))
        env.backend.edit_bot_profile("sainome")
        self._public = LOCALES[lang]
        self._private = {
            str(user.id): LOCALES["ja" if lang == "ja" or name in READS_JAPANESE else "en"]
            for name, user in self.users.items()
        }

    def name_of(self, person: MemberActor) -> str:
        """The display name."""
        return person.user.global_name or person.name

    def forget(self) -> None:
        """Let go of the records that simcord keeps for tests: they would grow with every message and picture."""
        self.env.backend.http_requests.clear()
        self.env.backend.transcript.clear()

    def localise(self, event: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """An event with the languages of the person and of the server, which simcord has always as en-US."""
        if event != "INTERACTION_CREATE":
            return payload
        user = payload["member"]["user"] if "member" in payload else payload["user"]
        spoken = {"locale": self._private.get(user["id"], self._public)}
        if "guild_locale" in payload:
            spoken["guild_locale"] = self._public
        return {**payload, **spoken}


class PatientEnv(Env):
    """simcord's environment, patient at the start too, where it has a fixed limit of 5 s."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, check_errors=False, settle_timeout=PATIENCE)

    async def _settle_internal(self, *, timeout: float | None = None, **how: Any) -> None:  # noqa: ASYNC109
        await super()._settle_internal(timeout=None if timeout is None else max(timeout, PATIENCE), **how)
