"""/admin for the operator: the status, a copy of the database, retries, and draining before a restart."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.kit.app import App
from bot.kit.commands import BY_SERVER, command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.owners import owners_now
from bot.kit.phrases import duration, mention, relative_time, title
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, LINE, Button, Field, Option, Panel, Window, cut
from bot.measures import DAY
from bot.release import release
from bot.rows.block import PERSON, SERVER, BlockRow
from bot.rows.errors import StoreError
from bot.rows.figures import Figures
from bot.session import daily
from bot.session.model import Phase, Refused
from bot.session.rules import HOUR
from bot.shards.gateway import spans
from bot.tables.attempts import AT_TABLES
from bot.texts import Speaker, clean_name, escape_markdown
from engines import GAMES

log = structlog.get_logger(__name__)

ADMIN, BLOCK, BLOCK_SET = "admin", "admin-block", "admin-block-set"
SNOWFLAKE, LARGEST = 19, 2**63 - 1
"""Digits of an id of Discord, and the largest that the database holds."""
LISTED = 10
"""How many incidents, reasons and tables are listed, at most of each."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    made = command("admin", admin)
    made.default_permissions = (
        discord.Permissions.none()
    )  # hidden from all but administrators; the handler checks too
    made.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    made.allowed_installs = BY_SERVER
    return [made]


async def admin(
    interaction: discord.Interaction,
    person: discord.User | None = None,
    server: str | None = None,
    reason: str | None = None,
    lift: bool = False,
) -> None:
    """Show the status, after blocking a person or server, or lifting that."""

    async def work(ctx: Context) -> None:
        await _require_owner(ctx)
        said = []
        if person is not None:
            said.append(await _decide(ctx, PERSON, person.id, reason, blocked=not lift))
        if server is not None:
            said.append(await _decide(ctx, SERVER, _typed_id(server), reason, blocked=not lift))
        await show(ctx, *said)

    await serve(interaction, work, always=True, despite_block=True)


async def _decide(ctx: Context, kind: str, target: int, reason: str | None, *, blocked: bool) -> str:
    """Block or unblock, and return what was done as a line."""
    why = cut(clean_name(reason or ""), LINE)
    row = BlockRow(kind, target, ctx.reader.actor.user_id, why, ctx.app.now())
    await ctx.services.blocks.decide(row, blocked=blocked)
    return ctx.voice().say("admin-blocked" if blocked else "admin-unblocked", {"who": _target(row)})


def _typed_id(typed: str) -> int:
    text = typed.strip()
    number = int(text) if text.isascii() and text.isdecimal() and len(text) <= SNOWFLAKE else LARGEST + 1
    if number > LARGEST:
        raise Refused("bad-server", text=typed)
    return number


def _target(row: BlockRow) -> str:
    return mention(row.target) if row.kind == PERSON else f"`{row.target}`"


def _blocks(voice: Speaker, standing: Sequence[BlockRow]) -> Iterator[str]:
    yield voice.say("admin-blocks", {"count": len(standing)})
    for row in standing[:LISTED]:
        reason = escape_markdown(row.reason) if row.reason else "–"
        facts = {"who": _target(row), "by": mention(row.by_id), "when": relative_time(row.at), "reason": reason}
        yield voice.say(f"admin-block-{row.kind}", facts)


async def _require_owner(ctx: Context) -> None:
    """Refuse everybody but the operators."""
    if ctx.reader.actor.user_id not in await owners_now(ctx.app, ctx.interaction.client):
        raise Refused("owner-only")


# --- the status --------------------------------------------------------------------------------------------------


async def show(ctx: Context, *said: str) -> None:
    """Show the current figures below the results in ``said``."""
    counted = await ctx.services.preferences.figures()
    voice = ctx.voice()
    lines = [*said, *_status(ctx, voice), *_tables(voice, counted), *_queues(voice, counted)]
    lines.append(_daily(voice, await ctx.services.attempts.figures()))
    lines += _blocks(voice, await ctx.services.blocks.standing())
    lines += [*_faults(ctx.app, voice, counted), *_database(ctx.app, voice, counted)]
    await ctx.answer.show(Panel(cut("\n".join(lines), CONTENT), (_buttons(ctx.app, voice),)))


def _status(ctx: Context, voice: Speaker) -> Iterator[str]:
    app, client = ctx.app, ctx.interaction.client
    yield voice.say("admin-title", {"version": release()})
    latency = client.latency
    yield voice.say(
        "admin-standing",
        {
            "since": relative_time(app.started),
            "latency": round(latency * 1000) if math.isfinite(latency) else "–",
            "servers": len(client.guilds),
        },
    )
    if app.operator.is_private:
        yield voice.say("admin-listed", {"count": len(app.operator.servers)})
    if app.shards.count > 1:
        owned, down = spans(app.shards.owned), spans(app.shards.down)
        yield voice.say("admin-shards", {"owned": owned, "count": app.shards.count, "down": down or "–"})
    if app.is_draining:
        yield voice.say("admin-draining", {"count": app.served - 1})


def _tables(voice: Speaker, counted: Figures) -> Iterator[str]:
    """One line for each game, and one for private boards."""
    for game in sorted({game for _, game in counted.sessions}):
        known = {phase.value: counted.sessions.get((phase.value, game), 0) for phase in Phase}
        name = title(voice, game) if game in GAMES else game
        yield voice.say("admin-tables", {"game": name, **known})
    yield voice.say("admin-boards", {"count": sum(counted.boards.values())})


def _daily(voice: Speaker, counted: daily.Figures) -> str:
    """Return the line of the dice of the day: finishers and shares of yesterday, and who comes back."""
    counts = {field.name: getattr(counted, field.name) for field in fields(counted)}
    return voice.say("admin-daily", {**counts, "within": duration(voice, AT_TABLES)})


def _queues(voice: Speaker, counted: Figures) -> Iterator[str]:
    yield voice.say(
        "admin-queue",
        {
            "tables": counted.undelivered,
            "letters": counted.notices,
            "parked": counted.undeliverable + counted.notices_parked,
        },
    )
    for reason, count in [*counted.reasons.items()][:LISTED]:
        yield voice.say("admin-reason", {"reason": cut(reason, 80), "count": count})
    due = "–" if counted.due_at is None else relative_time(counted.due_at)
    yield voice.say("admin-clocks", {"due": due})


def _faults(app: App, voice: Speaker, counted: Figures) -> Iterator[str]:
    incidents = app.measures.of_the_last_day(app.now())
    yield voice.say("admin-incidents", {"count": len(incidents), "hours": round(DAY / HOUR)})
    for one in incidents[:LISTED]:
        facts = {"incident": one.id, "place": one.place, "when": relative_time(one.at)}
        yield voice.say("admin-incident", facts)
    for session, incident in counted.quarantined[:LISTED]:
        yield voice.say("admin-quarantined", {"session": session, "incident": incident})


def _database(app: App, voice: Speaker, counted: Figures) -> Iterator[str]:
    backups = app.operator.backups
    newest = None if backups is None else backups.newest
    yield voice.say(
        "admin-database",
        {
            "size": f"{counted.size / 1e6:.1f}",
            "backup": voice.say("admin-no-backup") if newest is None else f"`{newest.name}`",
        },
    )


def _buttons(app: App, voice: Speaker) -> tuple[Button, ...]:
    drain = "undrain" if app.is_draining else "drain"
    keys = ["refresh", "retry", drain]
    if app.operator.backups is not None:
        keys.insert(1, "backup")
    buttons = (
        Button(
            voice.say(f"admin-{key}"),
            custom_id("", 0, (ADMIN, key)),
            "danger" if key == "drain" else "secondary",
        )
        for key in keys
    )
    return (*buttons, Button(voice.say("admin-block"), custom_id("", 0, (BLOCK,))))


# --- the buttons -------------------------------------------------------------------------------------------------


async def pressed(ctx: Context) -> None:
    """``admin:<what>``; the owner is checked each time, as anybody may send any custom id."""
    await _require_owner(ctx)
    what = ctx.press.arguments[0] if ctx.press.arguments else ""
    log.info("admin-button-pressed", button=what)
    match what:
        case "backup":
            await show(ctx, await _backup(ctx))
        case "retry":
            parked = await ctx.services.reachability.parked_sessions()
            for session_id, _ in parked:
                await ctx.services.reachability.retry(session_id)
            await show(ctx, ctx.voice().say("admin-retried", {"count": len(parked)}))
        case "drain" | "undrain":
            ctx.app.is_draining = what == "drain"
            await show(ctx)
        case _:
            await show(ctx)


async def _backup(ctx: Context) -> str:
    backups = ctx.app.operator.backups
    if backups is None:
        return ctx.voice().say("admin-no-backup")
    try:
        path = await backups.make()
    except StoreError as error:
        log.error("backup-failed", reason=str(error))
        return ctx.voice().say("admin-backup-failed", {"reason": str(error)})
    return ctx.voice().say("admin-backup-made", {"file": path.name})


# --- blocks in a window ------------------------------------------------------------------------------------------


def block_window(voice: Speaker) -> Window:
    """Return the window that blocks a person or a server, or lifts that."""
    ways = tuple(Option(voice.say(f"admin-field-{way}"), way, way == "block") for way in ("block", "lift"))
    return Window(
        custom_id("", 0, (BLOCK_SET,)),
        voice.say("admin-block-title"),
        (
            Field("way", voice.say("admin-field-way"), ways),
            Field("person", voice.say("admin-field-person"), person=True),
            Field("server", voice.say("admin-field-server"), limit=SNOWFLAKE),
            Field("reason", voice.say("admin-field-reason")),
        ),
    )


async def ask_block(ctx: Context) -> None:
    await _require_owner(ctx)
    if not await ctx.answer.ask(block_window(ctx.voice().plain())):
        await ctx.say("common-form-late")


async def set_block(ctx: Context) -> None:
    """Take the window of blocks; Refused("bad-server") before anything is decided."""
    await _require_owner(ctx)
    way, person, server, reason = (
        "".join(ctx.filled.get(name, ())[:1]) for name in ("way", "person", "server", "reason")
    )
    targets = [(kind, _typed_id(typed)) for kind, typed in ((PERSON, person), (SERVER, server)) if typed.strip()]
    blocked = way != "lift"
    await show(ctx, *[await _decide(ctx, kind, target, reason, blocked=blocked) for kind, target in targets])


VERBS = {
    ADMIN: Verb(pressed, always=True, despite_block=True),
    BLOCK: Verb(ask_block, always=True, despite_block=True, form=True),
    BLOCK_SET: Verb(set_block, always=True, despite_block=True),
}
