"""/admin: for the operator only; what it shows and does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ResponseMessage

from bot.kit.app import Operator
from bot.session.rules import HOUR
from bot.store import StoreError
from bot.store.backups import Backups
from bot.tables.all_tables import Tables

from .games import actor_of, begun_game, lobby, my_data, reply_to
from .test_failures import forbid
from .test_recovery import block_sending, play
from .world import World, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database

DRAIN = "Take nothing new (before a restart)"
ODD = {"aki": "Zwxqa Ümlaut", "ben": "Qvbnn", "chika": "Kjhgf", "dai": "Plokm"}
COPY = "sainome-2023-11-14.db"


def operated(world: World) -> World:
    """Make aki the operator."""
    owners = frozenset({world.people["aki"].id})
    world.client.app.operator = Operator(owners=owners, backups=Backups(world.store))
    return world


@pytest.fixture
async def world(world: World) -> World:
    return operated(world)


async def ask(world: World, name: str) -> ResponseMessage:
    """Send /admin in a direct message, as on a server only administrators see it."""
    return private(await world.people[name].user.slash("admin"))


async def presses(world: World, label: str) -> ResponseMessage:
    return private(await press(world.people["aki"].user, await ask(world, "aki"), label))


# --- access ------------------------------------------------------------------------------------------------------


async def test_admin_is_hidden_from_and_refused_to_others(world: World) -> None:
    (admin,) = [each for each in await world.client.tree.payload() if each["name"] == "admin"]
    assert (admin["default_member_permissions"], admin["name_localizations"]["ja"]) == (0, "管理")
    refused = "Only the operator of this bot can do that."
    assert (await ask(world, "ben")).content == refused
    drain = custom_id(await ask(world, "aki"), DRAIN)
    await lobby(world, "ben", "chika")
    world.forged_id = drain
    assert private(await press(world.people["ben"], world.panel(), "About…")).content == refused
    assert not world.client.app.is_draining


def user_payload(user_id: int) -> dict[str, Any]:
    return {"id": str(user_id), "username": "x", "discriminator": "0", "avatar": None}


@pytest.mark.parametrize(("state", "role", "may"), [
    (2, "admin", True), (2, "developer", True), (2, "read_only", False), (1, "admin", False),
])  # fmt: skip
async def test_application_team_may_use_admin_by_default(
    world: World, monkeypatch: pytest.MonkeyPatch, state: int, role: str, may: bool
) -> None:
    world.client.app.operator = Operator()
    ben = user_payload(world.people["ben"].id)
    member = {"user": ben, "membership_state": state, "role": role, "permissions": [], "team_id": "5"}
    team = {"id": "5", "icon": None, "name": "us", "owner_user_id": "77", "members": [member]}
    payload: Any = {
        "id": "1", "name": "x", "icon": None, "description": "", "bot_public": True, "verify_key": "0",
        "bot_require_code_grant": False, "owner": user_payload(77), "team": team, "flags": 0, "summary": "",
    }  # fmt: skip

    async def about(self: discord.Client) -> Any:
        return discord.AppInfo(self._connection, payload)

    monkeypatch.setattr(discord.Client, "application_info", about)
    assert (await ask(world, "ben")).content.startswith("## sainome") is may


# --- the status --------------------------------------------------------------------------------------------------


async def test_status_is_shown(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await lobby(world, "ben", game="octa", at=world.guild.create_text_channel("other"))
    await world.services.tables.boards.begin(actor_of(world.people["ben"]), "octa", "en", ("random",))
    reply = (await ask(world, "aki")).content
    for said in (
        "Micronesia: 0 in the lobby, 1 playing, 0 over, 0 closed",
        "Octa: 1 in the lobby, 0 playing, 0 over, 0 closed\nPrivate games and lessons: 1\n",
        "To be sent: tables 0, notices 0 · cannot be delivered: 0",
        "Errors in the last 24 hours, since the start: 0",
        "newest copy: none",
    ):
        assert said in reply
    assert not any(name in reply for name in ("ben", "chika"))
    world.locales[world.people["aki"].id] = "ja"
    assert "ミクロネシア：ロビー 0、プレイ中 1、終了 0、中止 0" in (await ask(world, "aki")).content


async def test_parked_deliveries_show_reason_and_can_be_retried(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    forbid(world, send_messages=True)
    await play(world, session)
    assert "cannot be delivered: 1\n• 1 × forbidden" in (await ask(world, "aki")).content
    world.env.backend.get_channel(world.channel.id).overwrites.clear()
    assert (await presses(world, "Retry")).content.startswith("Tables retried: 1")
    await world.settle()
    assert await world.services.reachability.unreachable_reason(session.id) is None


async def test_incidents_are_listed_for_a_day(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*args: object) -> object:
        raise RuntimeError("the secret of the bot")

    with monkeypatch.context() as patched:
        patched.setattr(Tables, "last_in_channel", broken)
        reply = await reply_to(world, "ben", "game panel")
    shown = (await ask(world, "aki")).content
    assert "Errors in the last 24 hours, since the start: 1" in shown
    (line,) = [line for line in shown.splitlines() if "game panel" in line]
    assert reply.split()[-1].strip("`.()") in line
    assert "secret" not in shown
    world.clock.now += 86_500
    assert "since the start: 0" in (await ask(world, "aki")).content


# --- the buttons -------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
@pytest.mark.parametrize("by", ["button", "upkeep"])
async def test_database_is_copied_by_a_button_and_each_night(world: World, tmp_path: Path, by: str) -> None:
    if by == "button":
        after = (await presses(world, "Copy the database")).content
        assert after.startswith(f"Copied to `{COPY}`.")
        assert f"newest copy: `{COPY}`" in after
    else:
        await world.client.upkeep()
        await world.settle()
    assert [path.name for path in (tmp_path / "backups").iterdir()] == [COPY]
    assert (tmp_path / "backups" / COPY).stat().st_size > 10_000


async def test_failed_copy_is_reported(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(self: Backups) -> Path:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(Backups, "make", full)
    assert (await presses(world, "Copy the database")).content.startswith("No copy was made. The disk is full.")


async def test_draining_refuses_with_a_reason(world: World) -> None:
    """Until it is taken back, or the bot is restarted."""
    session = await begun_game(world, "aki", "ben", "chika")
    aki, ben = world.people["aki"], world.people["ben"]
    world.locales[ben.id] = "ja"
    drained = await presses(world, DRAIN)
    assert "**Nothing new is taken.** Being answered: 0." in drained.content
    before = await world.services.tables.load(session.id)
    sentence = "I’m about to restart. Nothing is lost"
    assert (await reply_to(world, "aki", "game move", action="x")).startswith(sentence)
    assert (await reply_to(world, "ben", "game panel")).startswith("まもなく再起動するため")
    assert private(await press(aki, world.panel(), "My panel")).content.startswith(sentence)
    assert (await reply_to(world, "chika", "game new", game="octa")).startswith(sentence)
    assert (await world.services.tables.load(session.id)).row == before.row
    again = private(await press(aki.user, drained, "Take presses again"))
    assert DRAIN in labels(again)
    await play(world, session)
    await presses(world, DRAIN)
    await world.restart()
    assert not world.client.app.is_draining


async def test_no_time_runs_out_while_draining(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa", clock="12h")
    client, begun = world.client, world.clock.now
    await client.tick()
    client.app.is_draining = True
    world.clock.now += 13 * HOUR
    await client.tick()
    assert (await world.services.tables.load(session.id)).row == 0
    client.app.is_draining = False
    await client.tick()
    after = await world.services.tables.load(session.id)
    due = begun + 16 * HOUR
    assert (after.row, after.due_at(after.movers[0])) == (0, due), "a quarter of the time is left again"


# --- the log -----------------------------------------------------------------------------------------------------


@pytest.fixture
async def strangers(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    async with open_world(tmp_path / "x.db", shown_names=ODD) as opened:
        yield operated(opened)


async def test_log_lines_name_nobody(strangers: World, capsys: pytest.CaptureFixture[str]) -> None:
    """Log a game, lost permissions, a deleted channel, a copy, /admin, an export and a deletion."""
    world = strangers
    session = await begun_game(world, "aki", "ben", "chika")
    block_sending(world)
    await play(world, session)
    world.env.backend.faults.clear()
    await ask(world, "aki")
    await my_data(world, "aki", "Export mine")
    asked = await my_data(world, "ben", "Delete mine")
    await press(world.people["ben"], asked, "Remove me")
    other = world.guild.create_text_channel("other")
    world.env.backend.delete_channel(world.channel.id)
    await world.settle()
    await world.people["aki"].slash(other, "game board")
    await world.client.upkeep()
    await world.settle()
    logged = capsys.readouterr().out
    copied = () if world.store.path is None else ("backup-made",)
    for event in ("panel-parked", "person-erased", "table-moved", *copied):
        assert event in logged
    for key, shown in ODD.items():
        for named in (shown.split()[0], str(world.people[key].id)):
            assert named not in logged
