"""*Export mine* and *Delete mine* of /privacy: the export of a person's data, and its erasure."""

from __future__ import annotations

import dataclasses
import json
from functools import partial
from typing import Any

import pytest

from bot.kit.app import Operator
from bot.rows.scores import LEAST
from bot.rows.settings import UserSettings
from bot.session.model import Phase
from bot.store.backups import Backups
from bot.store.people import recount
from bot.store.people.settings import SETTINGS
from engines.core.history.verdict import verify
from tests.prying import places_of

from .games import begun_game, dice_of, lobby, log_of, my_data, play_to_end, reply_to
from .world import World, answer_to, controls, labels, press, private

pytestmark = pytest.mark.database

DELETE = "Remove me from everything"
NOTHING = "I keep nothing about you."
PEOPLE = ("aki", "ben", "chika")


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
    shown = await answer_to(world.people[name], asked, DELETE)
    return shown.content


async def kept(world: World, *values: str) -> list[str]:
    """Return the places of texts or numbers in the whole database."""
    return [place for value in values for place in await world.store.read(partial(places_of, value=value))]


# --- the file ----------------------------------------------------------------------------------------------------


async def test_data_export_is_complete_and_hides_secrets_of_running_games(world: World) -> None:
    """Dice and events belong to the game, above all the seed of an open one."""
    for label in ("Export mine", "Delete mine"):
        shown = await my_data(world, "dai", label)
        assert (shown.content, shown.attachments, labels(shown)) == (NOTHING, [], [])
    ben = world.people["ben"]
    await play_to_end(world, await begun_game(world, *PEOPLE))
    await lobby(world, "ben", at=world.guild.create_text_channel("other"))
    await world.store.write(partial(SETTINGS.put, user_id=ben.id, row=UserSettings(lang="en")))
    held = await exported(world, "ben")
    assert held["user"] == ben.id
    assert [seat["phase"] for seat in held["seats"]] == ["over", "lobby"]
    assert len(held["results"]) == 1
    assert len(held["actions"]) >= 2
    assert {row["season"] for row in held["ratings"]} >= {""}
    assert held["settings"][0]["lang"] == "en"
    session = await begun_game(world, *PEOPLE)
    text = json.dumps(await exported(world, "ben"))
    row = await world.store.read(
        lambda db: db.execute("SELECT seed FROM sessions WHERE id = ?", (session.id,)).fetchone()
    )
    for secret in ("aki", str(world.people["aki"].id), row[0].hex(), '"events"', '"chance"', '"state": "{'):
        assert secret not in text
    page = private(await ben.user.slash("privacy"))
    assert (await answer_to(ben.user, page, "Export mine")).attachments, "also in direct messages"
    assert labels(await answer_to(ben.user, page, "Delete mine")) == [DELETE]


# --- the erasure -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stand_ins", ["true", "false"])
async def test_erased_player_leaves_open_games(world: World, stand_ins: str) -> None:
    session = await begun_game(world, *PEOPLE, stand_ins=stand_ins)
    asked = await my_data(world, "ben", "Delete mine")
    assert "Open games you leave: 1." in asked.content
    assert (await world.services.tables.load(session.id)).names == PEOPLE, "nothing is erased before confirmation"
    assert (await forget(world, "ben")).startswith("Done.")
    after = await world.services.tables.load(session.id)
    assert after.names == ("aki", "Former player 2", "chika")
    assert not await kept(world, str(world.people["ben"].id), "ben")
    assert "ben" not in world.panel().content
    if after.phase is Phase.PLAYING:
        assert (after.players[1].gone, after.players[1].person) == (True, None)
        assert (await play_to_end(world, after)).phase is Phase.OVER
        assert await world.store.read(recount.mismatches) == 0
        assert "Former player" not in await reply_to(world, "aki", "leaderboard", game=after.game)


async def test_lobby_is_left_and_an_erased_player_starts_again(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    await forget(world, "aki")
    after = await world.services.tables.load(session.id)
    assert (after.phase, after.names, after.host_id) == (Phase.LOBBY, ("ben",), world.people["ben"].id)
    assert not await kept(world, str(world.people["aki"].id))
    await lobby(world, "aki", at=world.guild.create_text_channel("other"))
    assert len((await exported(world, "aki"))["seats"]) == 1


async def test_erasure_keeps_games_and_the_ratings_of_others(world: World) -> None:
    for _ in range(LEAST):
        session = await play_to_end(world, await begun_game(world, *PEOPLE))
    profile = partial(world.services.scores.profile, world.guild.id)
    before, ben = await profile(world.people["aki"].id), world.people["ben"]
    assert "ben" in await reply_to(world, "aki", "leaderboard", game=session.game)
    once, again = [await my_data(world, ben, "Delete mine") for _ in range(2)]
    await press(ben, once, DELETE)
    assert (await answer_to(ben, again, DELETE)).content == NOTHING, "a second press changes nothing"
    assert (await my_data(world, "ben", "Export mine")).content == NOTHING
    assert await profile(world.people["aki"].id) == before
    assert await world.store.read(recount.mismatches) == 0
    assert (await profile(ben.id)).tallies == ()
    board = await reply_to(world, "aki", "leaderboard", game=session.game)
    assert [name in board for name in ("aki", "ben", "Former")] == [True, False, False]
    after = await world.services.tables.load(session.id)
    record = await world.services.history.record(session.id, public=True)
    assert (after.state, verify(record).honest) == (session.state, True)
    assert record.header.seats == ("aki", "Former player 2", "chika")
    assert "ben" not in await dice_of(world, "aki")
    told = await log_of(world, "aki")
    assert ("ben" in told, "Former player 2" in told) == (False, True)


async def test_quarantined_table_erases_the_name_too_in_japanese(world: World) -> None:
    ben = world.people["ben"]
    world.locales[ben.id] = "ja"
    session = await begun_game(world, *PEOPLE, lang="ja")
    stop = "UPDATE sessions SET incident = 'abcd', revision = revision + 1 WHERE id = ?"
    await world.store.write(lambda db: db.execute(stop, (session.id,)))
    asked = await my_data(world, "ben", "自分の情報を削除する")
    assert asked.content.startswith("**名前とIDをすべての記録から取り除きますか？**")
    (sure,) = controls(asked)
    assert (await answer_to(ben, asked, sure["label"])).content.startswith("完了しました。")
    assert not await kept(world, str(ben.id))
    rows = await world.store.read(lambda db: db.execute("SELECT name FROM players ORDER BY seat").fetchall())
    assert [name for (name,) in rows] == ["aki", "元プレイヤー2", "chika"]


async def test_privacy_names_contact_and_backup_days(world: World) -> None:
    reply = await reply_to(world, "aki", "privacy")
    assert "ask the person who invited me to your server" in reply
    assert "Backup copies" not in reply
    operator = Operator(contact="ops@example.org, *please*", backups=Backups(world.store, days=7, weeks=4))
    world.client.app.operator = dataclasses.replace(operator)
    reply = await reply_to(world, "aki", "privacy")
    assert "ops@example.org" in reply.replace("\\", "").replace("\u200b", "")
    assert r"\*please\*" in reply
    assert "deleted within 28 days" in reply
    assert len(reply) <= 2000
