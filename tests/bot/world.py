"""The real client in simcord's Discord, with people who read and press."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import discord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, ResponseMessage, UserHandle

from bot.client import NOBODY, SainomeClient, build_client
from bot.demo.world import PatientEnv
from bot.kit.app import Operator
from bot.kit.own_panels import OwnPanels
from bot.rows.settings import UserSettings
from bot.services import Services
from bot.session.model import Session
from bot.store import Store
from bot.store.people.settings import SETTINGS
from engines.core import seed_hash
from tests.hanging import HANG

NAMES = ("aki", "ben", "chika", "dai")


class Bytes:
    """Deterministic random bytes; ``seed`` distinguishes games."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return bytes.fromhex(seed_hash(f"{self._seed}/{self._count}".encode().ljust(32)))[:size]


class ManualClock:
    """A clock in seconds since 1970 that only tests advance."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


async def no_pause(seconds: float) -> None:
    """Replace the pause between retries."""
    await asyncio.sleep(0)


@dataclass
class World:
    """One Discord server with one channel, people in it, and the bot with its database file."""

    env: Env
    database: Path
    seed: str
    clock: ManualClock
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, MemberActor]
    store: Store
    client: SainomeClient
    guild_locale: str = "en-US"
    shards: int = 1
    restarts: int = 0
    operator: Operator = NOBODY
    """Of the clients that a restart makes."""
    locales: dict[int, str] = field(default_factory=dict)
    forged_id: str | None = None
    """The custom id of the next press, in place of the shown one."""
    delivered: list[Mapping[str, Any]] = field(default_factory=list)
    """Every interaction as sent to the bot, newest last."""

    @property
    def services(self) -> Services:
        return self.client.app.services

    # --- the world ------------------------------------------------------------------------------------------------

    async def restart(self) -> None:
        """Restart the bot on the same database."""
        store = await Store.open(self.database, clock=self.clock)
        self.restarts += 1  # each client draws other ids
        client = _client(store, self.clock, self.seed + "/again" * self.restarts, self.shards, self.operator)
        await self.env.restart_bot(client)
        await self.store.close()
        self.store, self.client = store, client

    async def settle(self) -> None:
        """Wait until the bot has nothing to do.

        simcord knows of the tasks that its events began, not of those that a test's own call of a service began.
        """
        await self.services.settle()
        await self.client.publisher.settle()
        await self.client.notifier.settle()
        await self.client.app.old_messages.settle()
        await self.env.settle()

    async def redeliver(self) -> None:
        """Deliver the newest interaction a second time."""
        self.env.backend.emit("INTERACTION_CREATE", dict(self.delivered[-1]))
        await self.settle()

    async def skip_confirming(self, *names: str) -> None:
        """Switch off the preview before final actions for these people."""
        for name in names:
            user = self.people[name].id
            await self.store.write(partial(SETTINGS.put, user_id=user, row=UserSettings(confirm=False)))

    # --- messages -------------------------------------------------------------------------------------------------

    def messages(self) -> list[discord.Message]:
        """Return the public messages of the channel, oldest first."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]

    def panel(self) -> discord.Message:
        """Return the newest message with controls."""
        return next(message for message in reversed(self.messages()) if message.components)

    async def session(self) -> Session:
        found = await self.services.tables.last_in_channel(self.channel.id)
        assert found is not None
        return found

    async def press_late(self, name: str, gone: str) -> InteractionResult:
        """Press a button that is gone, by its custom id: a client may still show it."""
        self.forged_id = gone
        board = next(one for one in reversed(self.messages()) if "My panel" in labels(one))
        return await press(self.people[name], board, "My panel")


Message = discord.Message | ResponseMessage


def controls(message: Message) -> Iterator[dict[str, Any]]:
    """Yield every button and select of a message, as sent to Discord."""
    rows: list[Any] = list(message.components)
    while rows:
        one = rows.pop(0)
        raw = one if isinstance(one, dict) else one.to_dict()
        if raw["type"] == 1:
            rows[:0] = raw["components"]
        else:
            yield raw


def lists(message: Message) -> list[dict[str, Any]]:
    """Return the lists of a message, as sent to Discord, without *More…*."""
    return [control for control in controls(message) if control["type"] == 3 and not is_more(control)]


def is_more(control: Mapping[str, Any]) -> bool:
    """Whether a control is the list *More…*, which plays no move."""
    return ":pick:also" in control["custom_id"]


def labels(message: Message) -> list[str]:
    """Return the labels of enabled buttons and of options."""
    found = []
    for control in controls(message):
        if control["type"] == 2 and not control.get("disabled"):
            found.append(control["label"])
        elif control["type"] == 3:
            found += [option["label"] for option in control["options"]]
    return found


def custom_id(message: Message, start: str) -> str:
    """Return the custom id of the button whose label begins with ``start``."""
    return next(
        control["custom_id"]
        for control in controls(message)
        if control["type"] == 2 and control["label"].startswith(start)
    )


async def press(actor: MemberActor | UserHandle, message: Message, start: str) -> InteractionResult:
    """Press the button, or choose the option, whose label begins with ``start``."""
    for control in controls(message):
        if control["type"] == 2 and control["label"].startswith(start):
            return await actor.click(message, custom_id=control["custom_id"])
        for option in control.get("options", ()):
            if option["label"].startswith(start):
                return await actor.select(message, [option["value"]], custom_id=control["custom_id"])
    raise AssertionError(f"nothing begins with {start!r}; there is {labels(message)}")


async def answer_to(actor: MemberActor | UserHandle, message: Message, *starts: str) -> ResponseMessage:
    """Press these one after another, each on what answered the one before; return the last private answer."""
    for start in starts:
        message = private(await press(actor, message, start))
    assert isinstance(message, ResponseMessage)
    return message


def option_id(message: Message, start: str) -> str:
    """Return the custom id of a button that presses what this option of *More…* does."""
    (listed,) = [control for control in controls(message) if control["type"] == 3 and is_more(control)]
    value = next(option["value"] for option in listed["options"] if option["label"].startswith(start))
    return str(listed["custom_id"]).split(":pick")[0] + ":" + str(value)


async def all_moves(actor: MemberActor, panel: Message) -> ResponseMessage:
    """Open every legal action from the table's message or one's own panel: a line of *More…*."""
    if "My panel" in labels(panel):
        panel = private(await press(actor, panel, "My panel"))
    return private(await press(actor, panel, "All moves"))


def private(result: InteractionResult) -> ResponseMessage:
    """Return the private message that answered: one of its own, or the panel of that reader that was edited."""
    shown = result.followups[-1] if result.followups else result.response
    if shown is None or not shown.ephemeral:
        shown = _newest_panel(result)
    assert shown is not None
    assert shown.ephemeral
    return shown


async def presses(actor: MemberActor | UserHandle, message: Message, *starts: str) -> ResponseMessage:
    """Press these, each on the private answer to the one before, and return the last answer."""
    for start in starts:
        message = private(await press(actor, message, start))
    return message  # type: ignore[return-value]


def _newest_panel(result: InteractionResult) -> ResponseMessage | None:
    """Return the private panel of the presser that was shown last."""
    env, done = result._env, result._interaction
    panels: OwnPanels = env.bot.app.own_panels  # type: ignore[attr-defined]
    found = [panel for (reader, _, _), panel in panels._panels.items() if reader == done.user_id]
    if not found:
        return None
    return ResponseMessage(env, env.backend.get_message(done.channel_id, found[-1].message_id))


@asynccontextmanager
async def open_world(
    database: Path,
    *,
    seed: str = "house",
    names: tuple[str, ...] = NAMES,
    locales: Mapping[str, str] | None = None,
    guild_locale: str = "en-US",
    shown_names: Mapping[str, str] | None = None,
    shards: int = 1,
) -> AsyncIterator[World]:
    """Open a world, and close it in any case."""
    clock = ManualClock()
    store = await Store.open(database, clock=clock)
    world: World | None = None
    try:
        client = _client(store, clock, seed, shards)
        env = PatientEnv(client, patience=HANG, check_errors=True)
        await env.start()
        try:
            world = _make_world(env, database, seed, clock, store, client, names, shown_names or {})
            world.guild_locale, world.shards = guild_locale, shards
            world.locales = {world.people[name].id: locale for name, locale in (locales or {}).items()}
            _set_locales(world)
            yield world
            await env.settle()
        finally:
            await env.shutdown()
        env.raise_errors()
    finally:
        await (world.store if world is not None else store).close()


def _client(store: Store, clock: ManualClock, seed: str, shards: int, operator: Operator = NOBODY) -> SainomeClient:
    """Return a client that waits for a hint however slow the machine is."""
    services = Services(store, random_bytes=Bytes(seed))
    services.daily._random_bytes = Bytes(f"{seed}/days")  # so that what a day takes moves the dice of no table
    services.hints.patience = services.suggestions.patience = HANG
    return build_client(services, clock=clock, sleep=no_pause, strict=True, shard_count=shards, operator=operator)


def _make_world(
    env: Env,
    database: Path,
    seed: str,
    clock: ManualClock,
    store: Store,
    client: SainomeClient,
    names: Sequence[str],
    shown_names: Mapping[str, str],
) -> World:
    guild = env.create_guild("Table")
    channel = guild.create_text_channel("games")
    people = {
        name: guild.add_member(env.create_user(name, global_name=shown_names.get(name, name))) for name in names
    }
    return World(env, database, seed, clock, guild, channel, people, store, client)


def _set_locales(world: World) -> None:
    """Give each person their own locale; simcord has only en-US."""
    emit = world.env.backend.emit

    def localised(event: str, payload: Any) -> Any:
        if event == "INTERACTION_CREATE":
            user = int(payload.get("member", payload)["user"]["id"])
            payload = {**payload, "locale": world.locales.get(user, world.guild_locale)}
            if "member" in payload:
                payload["guild_locale"] = world.guild_locale
            if world.forged_id is not None:
                payload["data"] = {**payload["data"], "custom_id": world.forged_id}
                world.forged_id = None
            world.delivered.append(payload)
        return emit(event, payload)

    world.env.backend.emit = localised
