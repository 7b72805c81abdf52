"""*Export mine* and *Delete mine* of /privacy: the export of a person's data, and its erasure."""

from __future__ import annotations

import dataclasses
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.kit.app import Operator
from bot.rows.scores import LEAST
from bot.rows.settings import UserSettings
from bot.session.model import Phase
from bot.store import Connection
from bot.store.backups import Backups
from bot.store.people import recount
from bot.store.people.settings import SETTINGS
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from tests.prying import places_of

from .games import actor_of, begun_game, dice_of, lobby, log_of, my_data, play_to_end, reply_to, settle_all
from .world import World, controls, labels, press, private

pytestmark = pytest.mark.database

DELETE = "Remove me from everything"
NOTHING = "I keep nothing about you."


async def exported(world: World, name: str) -> dict[str, Any]:
    """Return the content of this person's export."""
    shown = await my_data(world, name, "Export mine")
    (file,) = shown.attachments
    assert file.filename == "my-data.json"
    held: dict[str, Any] = json.loads(await file.read())
    return held


async def forget(world: World, name: str) -> str:
    """Ask for the erasure and confirm it."""
    asked = await my_data(world, name, "Delete mine")
    shown = private(await press(world.people[name], asked, DELETE))
    await settle_all(world)
    return shown.content


async def kept(world: World, value: str) -> list[str]:
    """Return the places of a text or number in the whole database."""
    return await world.store.read(partial(places_of, value=value))


# --- the file ----------------------------------------------------------------------------------------------------


async def test_data_export_is_complete(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await lobby(world, "ben", at=world.guild.create_text_channel("other"))
    await world.store.write(partial(SETTINGS.put, user_id=world.people["ben"].id, row=UserSettings(lang="en")))
    held = await exported(world, "ben")
    assert held["user"] == world.people["ben"].id
    assert [seat["phase"] for seat in held["seats"]] == ["over", "lobby"]
    assert len(held["results"]) == 1
    assert len(held["actions"]) >= 2
    assert {row["season"] for row in held["ratings"]} >= {""}
    assert held["settings"][0]["lang"] == "en"
    text = json.dumps(held)
    assert "aki" not in text
    assert str(world.people["aki"].id) not in text


async def test_data_export_hides_secrets_of_running_games(world: World) -> None:
    """Dice and events belong to the game, above all the seed of an open one."""
    session = await begun_game(world, "aki", "ben", "chika")
    text = json.dumps(await exported(world, "aki"))

    def seed(db: Connection) -> bytes:
        found: bytes = db.execute("SELECT seed FROM sessions WHERE id = ?", (session.id,)).fetchone()[0]
        return found

    assert (await world.store.read(seed)).hex() not in text
    assert '"events"' not in text
    assert '"chance"' not in text
    assert '"state": "{' not in text


@pytest.mark.parametrize("label", ["Export mine", "Delete mine"])
async def test_unknown_person_has_no_data(world: World, label: str) -> None:
    shown = await my_data(world, "dai", label)
    assert (shown.content, shown.attachments, labels(shown)) == (NOTHING, [], [])


async def test_both_answer_in_direct_messages(world: World) -> None:
    await lobby(world, "aki", "ben")
    user = world.people["aki"].user
    page = private(await user.slash("privacy"))
    assert private(await press(user, page, "Export mine")).attachments
    assert labels(private(await press(user, page, "Delete mine"))) == [DELETE]


# --- the erasure -------------------------------------------------------------------------------------------------


async def test_nothing_is_erased_before_confirmation(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    asked = await my_data(world, "ben", "Delete mine")
    assert "Open games you leave: 1." in asked.content
    assert (await world.services.tables.load(session.id)).names == ("aki", "ben", "chika")


@pytest.mark.parametrize("stand_ins", [True, False])
async def test_erased_player_leaves_open_games(world: World, stand_ins: bool) -> None:
    session = await lobby(world, "aki", "ben", "chika", stand_ins="true" if stand_ins else "false")
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await settle_all(world)
    ben = str(world.people["ben"].id)
    assert (await forget(world, "ben")).startswith("Done.")
    after = await world.services.tables.load(session.id)
    assert after.names == ("aki", "Former player 2", "chika")
    assert not await kept(world, ben)
    assert not await kept(world, "ben")
    assert "ben" not in world.panel().content
    if after.phase is Phase.PLAYING:
        assert after.players[1].gone
        assert after.players[1].person is None
        await play_to_end(world, after)
        assert (await world.services.tables.load(session.id)).phase is Phase.OVER
        board = await reply_to(world, "aki", "leaderboard", game=after.game)
        assert "Former player" not in board


async def test_lobby_is_left(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    await forget(world, "aki")
    after = await world.services.tables.load(session.id)
    assert (after.phase, after.names, after.host_id) == (Phase.LOBBY, ("ben",), world.people["ben"].id)
    assert not await kept(world, str(world.people["aki"].id))


async def test_finished_games_can_still_be_replayed_and_verified(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await forget(world, "ben")
    after = await world.services.tables.load(session.id)
    record = await world.services.history.record(session.id, public=True)
    *_, last = replay(after.rules, record)
    assert last.step.state == after.state == session.state
    assert verify(record).honest
    assert record.header.seats == ("aki", "Former player 2", "chika")
    shown = await dice_of(world, "aki")
    assert "ben" not in shown
    reply = await log_of(world, "aki")
    assert "ben" not in reply
    assert "Former player 2" in reply


async def test_erasure_keeps_the_ratings_of_others(world: World) -> None:
    for _ in range(LEAST):
        session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    profile = partial(world.services.scores.profile, world.guild.id)
    before = await profile(world.people["aki"].id)
    assert "ben" in await reply_to(world, "aki", "leaderboard", game=session.game)
    await forget(world, "ben")
    assert await profile(world.people["aki"].id) == before
    assert (await profile(world.people["ben"].id)).tallies == ()
    board = await reply_to(world, "aki", "leaderboard", game=session.game)
    assert "aki" in board
    assert "ben" not in board
    assert "Former" not in board


async def test_ratings_match_results_after_an_erasure(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await forget(world, "ben")
    await play_to_end(world, session)
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await forget(world, "ben")
    await play_to_end(world, await begun_game(world, "aki", "chika", "dai"))
    assert await world.store.read(recount.mismatches) == 0


async def test_second_press_changes_nothing(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    ben = world.people["ben"]
    once, again = [await my_data(world, ben, "Delete mine") for _ in range(2)]
    await press(ben, once, DELETE)
    assert private(await press(ben, again, DELETE)).content == NOTHING
    assert (await my_data(world, "ben", "Export mine")).content == NOTHING


async def test_erased_player_starts_again(world: World) -> None:
    await lobby(world, "ben")
    await forget(world, "ben")
    await lobby(world, "ben")
    assert len((await exported(world, "ben"))["seats"]) == 1


async def test_quarantined_table_erases_the_name_too(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")

    def stop(db: Connection) -> None:
        db.execute("UPDATE sessions SET incident = 'abcd', revision = revision + 1 WHERE id = ?", (session.id,))

    await world.store.write(stop)
    await forget(world, "ben")
    assert not await kept(world, str(world.people["ben"].id))


async def test_in_japanese(world: World) -> None:
    world.locales[world.people["ben"].id] = "ja"
    session = await begun_game(world, "aki", "ben", "chika", lang="ja")
    asked = await my_data(world, "ben", "自分の情報を削除する")
    assert asked.content.startswith("**名前とIDをすべての記録から取り除きますか？**")
    (sure,) = controls(asked)
    shown = private(await press(world.people["ben"], asked, sure["label"]))
    assert shown.content.startswith("完了しました。")
    assert (await world.services.tables.load(session.id)).names[1] == "元プレイヤー2"


# --- /privacy ----------------------------------------------------------------------------------------------------


async def test_privacy_names_contact_and_backup_days(world: World, tmp_path: Path) -> None:
    reply = await reply_to(world, "aki", "privacy")
    assert "ask the person who invited me to your server" in reply
    assert "Backup copies" not in reply
    app = world.client.app
    operator = Operator(contact="ops@example.org, *please*", backups=Backups(world.store, days=7, weeks=4))
    app.operator = dataclasses.replace(operator)
    reply = await reply_to(world, "aki", "privacy")
    assert "ops@example.org" in reply.replace("\\", "").replace("\u200b", "")
    assert r"\*please\*" in reply
    assert "deleted within 28 days" in reply
    assert len(reply) <= 2000
