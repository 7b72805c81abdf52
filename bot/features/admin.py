"""/admin, for whoever runs the bot: how things stand, a copy of the database, and the way to a restart."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.features.table.panels import title
from bot.kit.app import Front
from bot.kit.commands import command
from bot.kit.context import Visit
from bot.kit.ids import custom_id
from bot.kit.mentions import moment
from bot.kit.router import Verb
from bot.kit.serving import serve
from bot.kit.shapes import CONTENT, Button, Panel, cut
from bot.release import release
from bot.store import StoreError
from bot.store.figures import Figures, figures
from bot.table.model import Phase, Refused
from bot.texts import Speaker
from engines import GAMES

log = structlog.get_logger(__name__)

ADMIN = "admin"
LISTED = 10
"""Incidents, reasons and tables that are named, up to this many of each."""
ROLES = (discord.TeamMemberRole.admin, discord.TeamMemberRole.developer)


def commands() -> list[app_commands.Command[Any, ..., None]]:
    made = command("admin", admin)
    made.default_permissions = (
        discord.Permissions.none()
    )  # hidden from all but administrators; checked all the same
    return [made]


async def admin(interaction: discord.Interaction) -> None:
    async def work(visit: Visit) -> None:
        await _require_owner(visit)
        await show(visit)

    await serve(interaction, work, always=True)


async def _require_owner(visit: Visit) -> None:
    """Refused for everybody but the owners: those of the settings, or else of the application at Discord."""
    owners = visit.front.operator.owners or await _owners_at_discord(visit.interaction.client)
    if visit.reader.actor.user_id not in owners:
        raise Refused("owner-only")


async def _owners_at_discord(client: discord.Client) -> frozenset[int]:
    about = await client.application_info()
    if about.team is None:
        return frozenset({about.owner.id})
    accepted = discord.TeamMembershipState.accepted
    members = {one.id for one in about.team.members if one.membership_state is accepted and one.role in ROLES}
    return frozenset({*members, *([about.team.owner_id] if about.team.owner_id else [])})


# --- how things stand --------------------------------------------------------------------------------------------


async def show(visit: Visit, *said: str) -> None:
    """The figures of this moment, under what was just done."""
    counted = await visit.front.store.read(figures)
    voice = visit.voice()
    lines = [*said, *_standing(visit, voice), *_tables(voice, counted), *_untold(voice, counted)]
    lines += [*_faults(visit.front, voice, counted), *_database(visit.front, voice, counted)]
    await visit.answer.show(Panel(cut("\n".join(lines), CONTENT), (_buttons(visit.front, voice),)))


def _standing(visit: Visit, voice: Speaker) -> Iterator[str]:
    front, client = visit.front, visit.interaction.client
    yield voice.say("care-admin-title", {"version": release()})
    latency = client.latency
    yield voice.say(
        "care-admin-standing",
        {
            "since": moment(front.started),
            "latency": round(latency * 1000) if math.isfinite(latency) else "–",
            "servers": len(client.guilds),
        },
    )
    if front.draining:
        yield voice.say("care-admin-draining", {"count": front.attended - 1})


def _tables(voice: Speaker, counted: Figures) -> Iterator[str]:
    """One line a game."""
    for game in sorted({game for _, game in counted.sessions}):
        known = {phase.value: counted.sessions.get((phase.value, game), 0) for phase in Phase}
        name = title(voice, game) if game in GAMES else game
        yield voice.say("care-admin-tables", {"game": name, **known})


def _untold(voice: Speaker, counted: Figures) -> Iterator[str]:
    yield voice.say(
        "care-admin-queue",
        {
            "tables": counted.untold,
            "letters": counted.letters,
            "parked": counted.untellable + counted.letters_parked,
        },
    )
    for reason, count in [*counted.reasons.items()][:LISTED]:
        yield voice.say("care-admin-reason", {"reason": cut(reason, 80), "count": count})
    due = "–" if counted.due_at is None else moment(counted.due_at)
    yield voice.say("care-admin-clocks", {"due": due})


def _faults(front: Front, voice: Speaker, counted: Figures) -> Iterator[str]:
    found = front.measures.of_the_last_day(front.store.clock())
    yield voice.say("care-admin-incidents", {"count": len(found)})
    for one in found[:LISTED]:
        facts = {"incident": one.id, "place": one.place, "when": moment(one.at)}
        yield voice.say("care-admin-incident", facts)
    for session, incident in counted.quarantined[:LISTED]:
        yield voice.say("care-admin-quarantined", {"session": session, "incident": incident})


def _database(front: Front, voice: Speaker, counted: Figures) -> Iterator[str]:
    backups = front.operator.backups
    newest = None if backups is None else backups.newest
    yield voice.say(
        "care-admin-database",
        {
            "size": f"{counted.size / 1e6:.1f}",
            "backup": voice.say("care-admin-no-backup") if newest is None else f"`{newest.name}`",
        },
    )


def _buttons(front: Front, voice: Speaker) -> tuple[Button, ...]:
    drain = "undrain" if front.draining else "drain"
    keys = ["refresh", "retry", drain]
    if front.operator.backups is not None:
        keys.insert(1, "backup")
    return tuple(
        Button(
            voice.say(f"care-admin-{key}"),
            custom_id("", 0, (ADMIN, key)),
            "danger" if key == "drain" else "secondary",
        )
        for key in keys
    )


# --- what can be done --------------------------------------------------------------------------------------------


async def pressed(visit: Visit) -> None:
    """``admin:<what>``; asked of the owner each time, as anybody may send any custom id."""
    await _require_owner(visit)
    what = visit.press.arguments[0] if visit.press.arguments else ""
    log.info("admin", what=what)
    match what:
        case "backup":
            await show(visit, await _backup(visit))
        case "retry":
            parked = await visit.service.care.parked()
            for session_id, _ in parked:
                await visit.service.care.retry(session_id)
            await show(visit, visit.voice().say("care-admin-retried", {"count": len(parked)}))
        case "drain" | "undrain":
            visit.front.draining = what == "drain"
            await show(visit)
        case _:
            await show(visit)


async def _backup(visit: Visit) -> str:
    backups = visit.front.operator.backups
    if backups is None:
        return visit.voice().say("care-admin-no-backup")
    try:
        path = await backups.make()
    except StoreError as error:
        log.error("backup-failed", reason=str(error))
        return visit.voice().say("care-admin-backup-failed", {"reason": str(error)})
    return visit.voice().say("care-admin-backup-made", {"file": path.name})


VERBS = {ADMIN: Verb(pressed, always=True)}
