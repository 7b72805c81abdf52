"""A Discord on loopback: the routes and gateway events that the bot uses, answered at once and without limits."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import web

from .gateway import Gateway
from .payloads import BOT, EVERYTHING, FORUM, channel_raw, person_raw, thread_raw

EPHEMERAL = 64
LIMITS = {
    "X-Ratelimit-Limit": "1000",
    "X-Ratelimit-Remaining": "999",
    "X-Ratelimit-Reset-After": "1.0",
    "X-Ratelimit-Reset": "9999999999",
}
THINKING, DEFERRED, SHOWN = 5, 6, (4, 7)
EPOCH = 1_420_070_400_000


@dataclass
class Message:
    """A message as last sent or edited."""

    id: int
    channel_id: int
    content: str = ""
    components: list[Any] = field(default_factory=list)
    flags: int = 0
    pictured: bool = False

    def raw(self) -> dict[str, Any]:
        return {
            "id": str(self.id),
            "channel_id": str(self.channel_id),
            "author": BOT,
            "content": self.content,
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "components": self.components,
            "flags": self.flags,
        }


@dataclass
class Asked:
    """One interaction and the times (``time.perf_counter``) of what answered it."""

    user: int
    channel_id: int
    message: Message | None
    """The private message that the answer updates, and where none was: the new one."""
    sent: float = field(default_factory=time.perf_counter)
    acknowledged: float | None = None
    answered: float | None = None
    """When the first words were shown."""
    pictured: float | None = None
    first: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the press is acknowledged."""
    shown: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the first words are shown."""
    complete: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the picture is shown."""


class Server:
    """``posted`` is called with every public message that is sent."""

    def __init__(
        self,
        guilds: dict[int, tuple[int, str]],
        posted: Callable[[Message], None],
        *,
        shards: int = 1,
        concurrency: int = 1,
    ) -> None:
        """``guilds``: channel and name by guild. ``concurrency``: sessions that may begin at once."""
        self._guilds = guilds
        self.gateway = Gateway(guilds, shards, concurrency)
        self.requests: Counter[tuple[str, str]] = Counter()
        """How often each method and first part of a path was asked for."""
        self._posted = posted
        self._homes = {channel: guild for guild, (channel, _) in guilds.items()}
        self._homes |= {channel + FORUM: guild for guild, (channel, _) in guilds.items()}
        self.threads: dict[int, int] = {}
        """The parent of each thread."""
        self.archived: set[int] = set()
        self.bodies: list[tuple[str, str, dict[str, Any]]] = []
        """Method, path and body of every request that made or changed a message, thread or channel."""
        self.losing = 0
        """How many of the next requests are done, and their answers lost."""
        self._serial = count()
        self._asked: dict[str, Asked] = {}
        self._messages: dict[int, Message] = {}
        self._nonces: dict[str, Message] = {}
        self.address = ""
        self.pictures = 0
        self.picture_bytes = 0

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Server]:
        """Listen on a free port."""
        app = web.Application(client_max_size=64 * 2**20)
        app.add_routes([web.get("/", self.gateway.connect), web.route("*", "/api/v10/{path:.*}", self._route)])
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.address = "127.0.0.1:{1}".format(*runner.addresses[0][:2])
        try:
            yield self
        finally:
            await runner.cleanup()

    def take_away(self, guild: int) -> None:
        """Remove the bot from a server; the gateway says nothing of it."""
        del self._guilds[guild]

    # --- people ------------------------------------------------------------------------------------------------

    async def press(self, user: int, message: Message, custom_id: str, value: str | None = None) -> Asked:
        """Press a button, or choose one option of a select."""
        private = message.flags & EPHEMERAL
        asked = Asked(user, message.channel_id, message if private else None)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if value is None else 3}
        if value is not None:
            data["values"] = [value]
        await self._ask(asked, {"type": 3, "message": message.raw(), "data": data})
        return asked

    async def command(self, user: int, channel_id: int, name: str, **options: str) -> Asked:
        """Type a command such as ``game new``."""
        asked = Asked(user, channel_id, None)
        given: list[dict[str, Any]] = [
            {"name": option, "type": 3, "value": value} for option, value in options.items()
        ]
        first, *rest = name.split()
        for word in reversed(rest):
            given = [{"name": word, "type": 1, "options": given}]
        await self._ask(asked, {"type": 2, "data": {"id": "1", "name": first, "type": 1, "options": given}})
        return asked

    async def _ask(self, asked: Asked, more: dict[str, Any]) -> None:
        token = f"token{next(self._serial)}"
        self._asked[token] = asked
        guild, channel = self._homes[asked.channel_id], asked.channel_id
        user = person_raw(asked.user)
        await self.gateway.dispatch(
            "INTERACTION_CREATE",
            {
                "id": str(self._id()),
                "application_id": "1001",
                "token": token,
                "version": 1,
                "guild_id": str(guild),
                "channel_id": str(channel),
                "channel": self._channel_raw(channel),
                "guild": {"id": str(guild), "locale": "en-US", "features": []},
                "member": {
                    "user": user,
                    "roles": [],
                    "joined_at": "2026-01-01T00:00:00+00:00",
                    "deaf": False,
                    "mute": False,
                    "flags": 0,
                    "permissions": EVERYTHING,
                },
                "locale": "en-US",
                "guild_locale": "en-US",
                "app_permissions": EVERYTHING,
                "entitlements": [],
                "authorizing_integration_owners": {"0": str(guild)},
                "context": 0,
                "attachment_size_limit": 10485760,
                **more,
            },
            guild,
        )

    def _id(self) -> int:
        return ((int(time.time() * 1000) - EPOCH) << 22) + next(self._serial) % (1 << 22)

    # --- requests

    async def _route(self, request: web.Request) -> web.Response:
        body = await request.read()
        at = time.perf_counter()
        fields, pictured = _fields(body)
        self.pictures += pictured
        self.picture_bytes += len(body) if pictured else 0
        path = request.match_info["path"].split("/")
        self.requests[request.method, path[0]] += 1
        if path[0] == "channels" and request.method in ("POST", "PATCH"):
            self.bodies.append((request.method, "/".join(path), fields))
        answer = self._answer(request, path, fields, pictured, at)
        if self.losing and request.method == "POST":
            self.losing -= 1
            return web.json_response({"code": 0, "message": "the answer is lost"}, status=502)
        return answer

    def _answer(
        self, request: web.Request, path: list[str], fields: dict[str, Any], pictured: bool, at: float
    ) -> web.Response:
        match (request.method, *path):
            case ("GET", "gateway", "bot"):
                return _json(self.gateway.facts(self.address))
            case ("POST", "interactions", _, token, "callback"):
                return _json(self._respond(self._asked[token], fields, pictured, at))
            case (_, "webhooks", _, token, *_):
                asked = self._asked[token]
                return _json(self._show(asked, fields, pictured, at).raw())
            case ("POST", "channels", channel, "messages"):
                return _json(self._post(int(channel), fields, pictured))
            case ("PATCH", "channels", _, "messages", message):
                return _json(self._edit(self._messages[int(message)], fields, pictured).raw())
            case ("POST", "channels", parent, "messages", message, "threads"):
                if int(message) in self.threads:
                    return _json({"code": 160004, "message": "has a thread"}, status=400)
                self.threads[int(message)] = int(parent)
                return _json(self._channel_raw(int(message)))
            case ("POST", "channels", parent, "threads"):
                first = self._edit(Message(self._id(), 0), fields["message"], pictured)
                first.channel_id = first.id
                self.threads[first.id], self._messages[first.id] = int(parent), first
                return _json({**self._channel_raw(first.id), "message": first.raw()})
            case ("PATCH", "channels", channel):
                self.archived.add(int(channel))
                return _json(self._channel_raw(int(channel)))
            case ("GET", "channels", channel):
                if int(channel) not in self._homes:
                    return _json({"code": 10003, "message": "no such channel"}, status=404)
                return _json(self._channel_raw(int(channel)))
            case ("GET", "channels", channel, "messages", message):
                found = self._messages.get(int(message))
                return _json({"code": 10008, "message": ""}, status=404) if found is None else _json(found.raw())
            case ("GET", "channels", channel, "messages"):
                here = [one.raw() for one in self._messages.values() if one.channel_id == int(channel)]
                return _json(here[::-1])
            case ("GET", "guilds", _, "threads", "active"):
                active = [self._channel_raw(one) for one in self.threads if one not in self.archived]
                return _json({"threads": active, "members": []})
            case ("GET", "users", "@me"):
                return _json(BOT)
            case ("GET", "oauth2", "applications", "@me") | ("GET", "applications", "@me"):
                return _json(
                    {
                        "id": "1001",
                        "name": "sainome",
                        "description": "",
                        "bot_public": True,
                        "flags": 0,
                        "bot_require_code_grant": False,
                        "verify_key": "",
                        "owner": BOT,
                        "icon": None,
                    }
                )
            case ("DELETE", "users", "@me", "guilds", guild):
                if int(guild) not in self._guilds:
                    return _json({"code": 10004, "message": "Unknown Guild"}, status=404)
                self.take_away(int(guild))
                return web.Response(status=204, headers=LIMITS)
            case ("PUT", "applications", *_):
                return _json([])
        return web.json_response({"code": 0, "message": "not in this stand-in"}, status=404)

    def _channel_raw(self, channel: int) -> dict[str, Any]:
        if channel not in self.threads:
            return channel_raw(channel, self._homes[channel])
        parent = self.threads[channel]
        self._homes[channel] = self._homes[parent]
        return thread_raw(channel, parent, self._homes[parent], archived=channel in self.archived)

    def _respond(self, asked: Asked, fields: dict[str, Any], pictured: bool, at: float) -> dict[str, Any]:
        kind = fields["type"]
        asked.acknowledged = at
        asked.first.set()
        answer: dict[str, Any] = {"interaction": {"id": "1", "type": 3}}
        if kind in SHOWN:
            message = self._show(asked, fields["data"], pictured, at)
            answer["resource"] = {"type": kind, "message": message.raw()}
        return answer

    def _show(self, asked: Asked, fields: dict[str, Any], pictured: bool, at: float) -> Message:
        if asked.message is None:
            asked.message = Message(self._id(), asked.channel_id, flags=EPHEMERAL)
        self._edit(asked.message, fields, pictured)
        asked.answered = asked.answered or at
        if pictured:
            asked.pictured = at
            asked.complete.set()
        asked.shown.set()
        return asked.message

    def _post(self, channel: int, fields: dict[str, Any], pictured: bool) -> dict[str, Any]:
        nonce = str(fields.get("nonce"))
        if nonce in self._nonces:
            return self._nonces[nonce].raw()
        message = self._edit(Message(self._id(), channel), fields, pictured)
        self._nonces[nonce] = self._messages[message.id] = message
        self._posted(message)
        return message.raw()

    def _edit(self, message: Message, fields: dict[str, Any], pictured: bool) -> Message:
        message.content = fields.get("content", message.content) or ""
        message.components = fields.get("components", message.components) or []
        message.pictured = message.pictured or pictured
        return message


def _json(value: object, status: int = 200) -> web.Response:
    """Answer without a charset, as Discord does: discord.py reads nothing else as JSON."""
    headers = {**LIMITS, "Content-Type": "application/json"}
    return web.Response(body=json.dumps(value).encode(), headers=headers, status=status)


def _fields(body: bytes) -> tuple[dict[str, Any], bool]:
    """Return the JSON of a request, of its first part if it carries files, and whether it carries a picture."""
    if not body:
        return {}, False
    if body.startswith(b"--"):
        begun = body.index(b"\r\n\r\n") + 4
        return json.loads(body[begun : body.index(b"\r\n--", begun)]), True
    fields = json.loads(body)
    return (fields if isinstance(fields, dict) else {}), False
