"""/admin: for the operator only; what it shows and does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ResponseMessage

from bot.kit.app import Operator
from bot.session.model import Phase
from bot.session.rules import HOUR
from bot.store import StoreError
from bot.store.backups import Backups
from bot.tables.all_tables import Tables

from .games import actor_of, begun_game, lobby, my_data, reply_to, settle_all
from .test_failures import forbid
from .test_recovery import block_sending, play
from .world import World, custom_id, labels, open_world, press, private

pytestmark = pytest.mark.database

DRAIN = "Take nothing new (before a restart)"


@pytest.fixture
async def world(world: World) -> World:
    """Make aki the operator."""
    owners = frozenset({world.people["aki"].id})
    world.client.app.operator = Operator(owners=owners, backups=Backups(world.store))
    return world


async def ask(world: World, name: str) -> ResponseMessage:
    """Send /admin in a direct message, as on a server only administrators see it."""
    return private(await world.people[name].user.slash("admin"))


# --- access ------------------------------------------------------------------------------------------------------


async def test_admin_is_refused_to_others(world: World) -> None:
    assert (await ask(world, "ben")).content == "Only the operator of this bot can do that."


async def test_forged_press_is_refused(world: World) -> None:
    shown = await ask(world, "aki")
    world.forged_id = custom_id(shown, DRAIN)
    lobby_ = await lobby(world, "ben", "chika")
    reply = private(await press(world.people["ben"], world.panel(), "About…"))
    assert reply.content == "Only the operator of this bot can do that."
    assert not world.client.app.is_draining
    assert lobby_.phase is Phase.LOBBY


@pytest.mark.parametrize(("state", "role", "may"), [
    (2, "admin", True), (2, "developer", True), (2, "read_only", False), (1, "admin", False),
])  # fmt: skip
async def test_application_team_may_use_admin_by_default(
    world: World, monkeypatch: pytest.MonkeyPatch, state: int, role: str, may: bool
) -> None:
    ben = world.people["ben"]
    world.client.app.operator = Operator()

    async def about(self: discord.Client) -> Any:
        member = {"user": _user(ben.id), "membership_state": state, "role": role, "permissions": [], "team_id": "5"}
        team = {"id": "5", "icon": None, "name": "us", "owner_user_id": "77", "members": [member]}
        return discord.AppInfo(self._connection, _application(team))

    monkeypatch.setattr(discord.Client, "application_info", about)
    shown = (await ask(world, "ben")).content
    assert shown.startswith("## sainome") is may


def _user(user_id: int) -> dict[str, Any]:
    return {"id": str(user_id), "username": "x", "discriminator": "0", "avatar": None}


def _application(team: dict[str, Any]) -> Any:
    return {
        "id": "1", "name": "x", "icon": None, "description": "", "bot_public": True, "verify_key": "0",
        "bot_require_code_grant": False, "owner": _user(77), "team": team, "flags": 0, "summary": "",
    }  # fmt: skip


async def test_it_is_hidden_from_players(world: World) -> None:
    (admin,) = [each for each in await world.client.tree.payload() if each["name"] == "admin"]
    assert admin["default_member_permissions"] == 0
    assert admin["name_localizations"]["ja"] == "管理"


# --- the status --------------------------------------------------------------------------------------------------


async def test_status_is_shown(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    await lobby(world, "ben", game="octa", at=world.guild.create_text_channel("other"))
    await world.services.tables.boards.begin(actor_of(world.people["ben"]), "octa", "en", ("random",))
    reply = (await ask(world, "aki")).content
    assert "Micronesia: 0 in the lobby, 1 playing, 0 over, 0 closed" in reply
    assert "Octa: 1 in the lobby, 0 playing, 0 over, 0 closed\nPrivate games and lessons: 1\n" in reply
    assert "To be sent: tables 0, notices 0 · cannot be delivered: 0" in reply
    assert "Errors in the last 24 hours, since the start: 0" in reply
    assert "newest copy: none" in reply
    for name in ("ben", "chika"):
        assert name not in reply


async def test_parked_deliveries_show_reason_and_can_be_retried(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    forbid(world, send_messages=True)
    await play(world, session)
    shown = await ask(world, "aki")
    assert "cannot be delivered: 1\n• 1 × forbidden" in shown.content
    world.env.backend.get_channel(world.channel.id).overwrites.clear()
    after = private(await press(world.people["aki"].user, shown, "Retry"))
    assert after.content.startswith("Tables retried: 1")
    await settle_all(world)
    assert await world.client.app.services.reachability.unreachable_reason(session.id) is None


async def test_incidents_are_listed_for_a_day(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:

        async def broken(*args: object) -> object:
            raise RuntimeError("the secret of the bot")

        patched.setattr(Tables, "last_in_channel", broken)
        reply = await reply_to(world, "ben", "game panel")
    incident = reply.rstrip("`. ").split("`")[-1] if "`" in reply else reply.split()[-1].strip(".")
    shown = (await ask(world, "aki")).content
    assert "Errors in the last 24 hours, since the start: 1" in shown
    (line,) = [line for line in shown.splitlines() if "game panel" in line]
    assert incident.strip("()") in line
    assert "secret" not in shown
    world.clock.now += 86_500
    assert "since the start: 0" in (await ask(world, "aki")).content


async def test_in_japanese(world: World) -> None:
    world.locales[world.people["aki"].id] = "ja"
    await begun_game(world, "aki", "ben", "chika")
    assert "ミクロネシア：ロビー 0、プレイ中 1、終了 0、中止 0" in (await ask(world, "aki")).content


# --- the buttons -------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
async def test_backup_button_makes_a_copy(world: World, tmp_path: Path) -> None:
    shown = await ask(world, "aki")
    after = private(await press(world.people["aki"].user, shown, "Copy the database"))
    assert after.content.startswith("Copied to `sainome-2023-11-14.db`.")
    assert "newest copy: `sainome-2023-11-14.db`" in after.content
    assert (tmp_path / "backups" / "sainome-2023-11-14.db").stat().st_size > 10_000


async def test_failed_copy_is_reported(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(self: Backups) -> Path:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(Backups, "make", full)
    shown = await ask(world, "aki")
    after = private(await press(world.people["aki"].user, shown, "Copy the database"))
    assert after.content.startswith("No copy was made. The disk is full.")


@pytest.mark.sqlite
async def test_hourly_upkeep_makes_the_nightly_copy(world: World, tmp_path: Path) -> None:
    await world.client.upkeep()
    await world.settle()
    assert [path.name for path in (tmp_path / "backups").iterdir()] == ["sainome-2023-11-14.db"]


async def test_what_waits_is_delivered_by_the_hourly_upkeep(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    session = await world.session()
    unplugged = list(world.services.tables._listeners)
    world.services.tables._listeners.clear()
    await world.services.moves.post_again(session.id)  # committed, and nobody hears of it
    world.services.tables._listeners.extend(unplugged)
    posted = len(world.messages())
    await world.client.upkeep()
    await world.settle()
    assert len(world.messages()) == posted + 1


async def test_draining_refuses_with_a_reason(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    aki, ben = world.people["aki"], world.people["ben"]
    world.locales[ben.id] = "ja"
    shown = await ask(world, "aki")
    drained = private(await press(aki.user, shown, DRAIN))
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
    assert (after.row, after.due_at(after.movers[0])) == (0, begun + 16 * HOUR), (
        "a quarter of the time is left again"
    )


async def test_restart_ends_draining(world: World) -> None:
    world.client.app.is_draining = True
    await world.restart()
    assert not world.client.app.is_draining


# --- the log -----------------------------------------------------------------------------------------------------


ODD = {"aki": "Zwxqa Ümlaut", "ben": "Qvbnn", "chika": "Kjhgf", "dai": "Plokm"}


@pytest.fixture
async def strangers(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    async with open_world(tmp_path / "x.db", shown_names=ODD) as opened:
        opened.client.app.operator = Operator(
            owners=frozenset({opened.people["aki"].id}), backups=Backups(opened.store)
        )
        yield opened


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
    await settle_all(world)
    logged = capsys.readouterr().out
    copied = () if strangers.store.path is None else ("backup-made",)
    for event in ("panel-parked", "person-erased", "table-moved", *copied):
        assert event in logged
    for name, user in ((shown, world.people[key].id) for key, shown in ODD.items()):
        assert name not in logged
        assert name.split()[0] not in logged
        assert str(user) not in logged
