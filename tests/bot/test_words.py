"""Words for the dice in the lobby, the messages with the hashes, and how /verify compares with them."""

from __future__ import annotations

import base64
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import pytest
from discord.utils import time_snowflake
from simcord import InteractionResult

from bot.features import records
from bot.kit.context import Context
from bot.rows.commitment import BEGIN, CommitmentRow
from bot.session.model import Session
from bot.texts import Speaker
from engines.core.history.drand import CHAINS, DEFAULT
from engines.core.history.fairness import WORDS, Beacon, short_hash, shows_hash

from .games import actor_of, begun_game, details, dice_of, does, lobby, play_to_end
from .world import World, custom_id, labels, press, private

pytestmark = pytest.mark.database


async def form(world: World) -> InteractionResult:
    """Let Aki press *Change my dice word*."""
    return await press(world.people["aki"], await details(world, "aki"), "Change my dice word")


async def test_typed_word_is_seen_by_everybody(world: World) -> None:
    """A word that nobody typed is not; only who has joined gets a form, which a restart does not close."""
    aki, ben = world.people["aki"], world.people["ben"]
    session = await lobby(world, "aki")
    world.forged_id = custom_id(await details(world, "aki"), "Change my dice word")
    refused = await press(ben, world.panel(), "Join")
    assert (refused.modal, private(refused).content) == (None, "You have no seat in this game.")
    shown = await form(world)
    await world.restart()
    await aki.submit_modal(shown, {"typed": " lucky `seven` <@1> "})
    about = await details(world, "ben")
    assert "aki `lucky 'seven' <@1>`" in about.content
    assert "Change my dice word" not in labels(about)
    again = await form(world)
    assert again.modal is not None
    (label,) = again.modal["components"]
    assert label["component"]["value"] == "lucky 'seven' <@1>"
    assert "kept if you erase your data" in label["description"]
    assert len(again.modal["custom_id"]) <= 100
    await aki.submit_modal(again, {"typed": ""})
    assert (await world.session()).players[0].word == ""
    await world.services.lobbies.join(session.id, actor_of(ben))
    await world.services.lobbies.set_word(session.id, actor_of(ben), "luck")
    assert "Words for the dice: ben `luck`\n" in (await details(world, "chika")).content + "\n"


async def test_late_form_is_a_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sent after Begin; or not opened: Discord takes it as the first response only, and a slow press has one."""
    session = await lobby(world, "aki", computers=2)
    shown, reading = await form(world), Context.session

    async def slow(ctx: Context) -> Session:
        await ctx.answer.acknowledge()
        return await reading(ctx)

    with monkeypatch.context() as patched:
        patched.setattr(Context, "session", slow)
        late = await form(world)
    assert late.modal is None
    assert private(late).content == "That took too long to open. Press the button again."
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await world.settle()
    late = await world.people["aki"].submit_modal(shown, {"typed": "late"})
    assert private(late).content.startswith("This game has already begun")
    assert "late" not in ((await world.session()).words or "late")


# --- the messages with the hashes ------------------------------------------------------------------------------


def with_hash(world: World, hash_: str | None) -> discord.Message:
    """The message of its own that holds a hash."""
    assert hash_ is not None
    (message,) = [one for one in world.messages() if f"-# 🎲 `{short_hash(hash_)}`" in one.content]
    return message


GUESSABLE = [
    ((str(10**17), None), None, True),
    ((None, None), None, True),
    ((str(10**17), None), Beacon("http://127.0.0.1:9"), True),
    ((str(10**17), None), Beacon("http://127.0.0.1:9", 7), False),
    (("7", None), None, False),
    ((str(10**17), str(10**17 + 1)), None, True),
    (("", "luck"), None, True),
    (("luck", "luck"), None, False),
]


async def test_hashes_stand_above_their_panels(world: World) -> None:
    """The commitment says whether the seed could suit the words."""
    session = await begun_game(world, "aki", "ben", "chika")
    opening, commitment = with_hash(world, session.seed_hash), with_hash(world, session.commitment)
    assert opening.content == f"**aki** opened a table of **Micronesia**.\n-# 🎲 `{short_hash(session.seed_hash)}`"
    assert commitment.content.startswith("The game begins.\n-# 🎲 `")
    assert len(commitment.content.splitlines()) == 2
    places = [message.id for message in world.messages()]
    lobby_panel, board = (one.id for one in world.messages() if one not in (opening, commitment))
    assert places == [opening.id, lobby_panel, commitment.id, board]
    row = CommitmentRow(session.id, BEGIN, "ab" * 32)
    for words, beacon, is_guessable in GUESSABLE:
        table = replace(session, fairness=WORDS, words=words, beacon=beacon)
        said = records.commitment_message(Speaker("en"), table, row)
        assert ("my operator could have chosen the dice" in said) == is_guessable, (words, beacon)


async def test_alone_there_is_only_the_hash(world: World) -> None:
    session = await begun_game(world, "aki", computers=2)
    assert session.commitment is not None
    said = with_hash(world, session.commitment).content
    assert said == f"The game begins.\n-# 🎲 `{short_hash(session.commitment)}`"
    assert "operator" not in "".join(one.content for one in world.messages())


def test_short_form_of_a_hash_is_turned_into_hex() -> None:
    hash_ = "ab" * 32
    short = short_hash(hash_)
    assert len(short) == 43
    assert base64.urlsafe_b64decode(short + "=").hex() == hash_
    assert shows_hash(f"`{short}`", hash_)
    assert shows_hash(f"`{hash_}`", hash_), "as posted up to 0.14"
    assert not shows_hash(f"`{short_hash('cd' * 32)}`", hash_)


async def points_at(world: World, kind: str, message: discord.Message) -> None:
    """Let a commitment's row name another message."""
    sql = "UPDATE commitments SET message_id = ? WHERE kind = ?"
    await world.store.write(lambda db: db.execute(sql, (message.id, kind)))


async def test_verify_compares_with_the_messages(world: World) -> None:
    """Each stands before what it binds. A seed chosen when the words are known needs a second opening, which is
    younger than the lobby; whoever exchanges the hashes in the database cannot exchange the messages."""
    session = await begun_game(world, "aki", "ben", "chika")
    opening, lobby_panel, commitment, board = world.messages()
    await play_to_end(world, session)
    reply = await dice_of(world, "dai")
    for which, message in (("opening", opening), ("commitment", commitment)):
        assert f"✅ {message.jump_url}: the message with the {which} is unchanged, and was never edited." in reply
    assert f"✅ The commitment was posted before the first board: {board.jump_url}." in reply
    order = "✅ The opening was posted before the lobby, and the lobby before the commitment"
    assert f"{order}: {lobby_panel.jump_url}." in reply
    world.locales[world.people["dai"].id] = "ja"
    assert f"最初の盤面より前に投稿されています：{board.jump_url}。" in await dice_of(world, "dai")
    world.locales.clear()
    await points_at(world, "begin", await board.channel.send(commitment.content))
    late = f"❌ The commitment was posted **after** the first board: {board.jump_url}."
    assert late in await dice_of(world, "dai")
    await points_at(world, "begin", commitment)
    await points_at(world, "opening", await board.channel.send(opening.content))
    late = f"❌ Opening, lobby and commitment were **not** posted in this order: {lobby_panel.jump_url}."
    assert late in await dice_of(world, "dai")
    for table, column in (("sessions", "commitment"), ("commitments", "hash")):
        sql = f"UPDATE {table} SET {column} = ? WHERE {column} = ?"
        await world.store.write(lambda db, sql=sql: db.execute(sql, ("00" * 32, session.commitment)))  # type: ignore[misc]
    await lobby_panel.delete()
    reply = await dice_of(world, "dai")
    assert "❌ Words, seats or options are **not** as fixed at Begin." in reply
    assert "the message with the commitment says something else, or was edited." in reply
    assert "⚠️ I couldn’t compare when opening, lobby and commitment" in reply


async def test_verify_accepts_the_form_of_the_last_version(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(records, "short_hash", lambda hash_: hash_)
        session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    assert session.seed_hash in "".join(one.content for one in world.messages())
    assert (await dice_of(world, "dai")).count("is unchanged, and was never edited") == 2


@pytest.mark.parametrize("lost", ["begin", "board", "note"])
async def test_verify_says_what_is_gone_or_cannot_be_read(world: World, lost: str) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    board = world.panel()
    await play_to_end(world, session)
    if lost == "note":  # as in a game that was begun before the first board was noted
        await world.store.write(lambda db: db.execute("DELETE FROM first_boards"))
    else:
        await (with_hash(world, session.commitment) if lost == "begin" else board).delete()
    reply = await dice_of(world, "dai")
    assert "⚠️ I couldn’t compare when the commitment and the first board were posted" in reply
    assert "before the first board:" not in reply
    assert ("⚠️ The message with the commitment is gone" in reply) == (lost == "begin")
    assert "the message with the opening is unchanged" in reply
    world.env.inject_error("GET", "/channels/*/messages/*", status=403, times=None)
    assert "I can’t read the message" in await dice_of(world, "dai")


def test_verify_compares_the_commitment_with_its_round() -> None:
    voice, beacon = Speaker("en"), Beacon("https://api.drand.sh", 4242)
    published = datetime.fromtimestamp(CHAINS[DEFAULT].published_at(4242), UTC)
    said = [
        line
        for seconds in (-1, 0)
        for line in records.dating(voice, beacon, time_snowflake(published + timedelta(seconds=seconds)))
    ]
    assert [line[0] for line in said] == ["✅", "⚠"]
    assert not list(records.dating(voice, Beacon("http://127.0.0.1:9", 4242), 1)), "when it publishes is unknown"
    assert not list(records.dating(voice, None, 1))


async def test_how_it_works_is_explained_in_the_lobby_and_with_the_record(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a link to the page, if it is public."""
    dai = world.people["dai"]
    session = await lobby(world, "aki", "ben", "chika")
    shown = private(await press(dai, world.panel(), "About…"))
    before = shown.content, labels(shown)
    page = private(await press(dai, shown, "How it works"))
    assert labels(page) == ["Back"]
    back = private(await press(dai, page, "Back"))
    assert (back.content, labels(back)) == before
    assert before[1] == ["Rules", "Learn by playing", "Tell me when it begins", "How it works"]
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await play_to_end(world, await world.session())
    for locale, place, name in (
        ("en-US", "", ""),
        ("en-US", "https://sainome.invalid/docs", "fair-dice.md"),
        ("ja", "https://sainome.invalid/docs", "fair-dice.ja.md"),
    ):
        monkeypatch.setattr(records, "documentation", lambda place=place: place)
        world.locales[dai.id] = locale
        shown = await does(world, "dai", "dice-proof")
        (button,) = labels(shown)
        page = private(await press(dai, shown, button))
        assert len(page.content) <= 2000
        if place:
            assert page.content.endswith(f"<{place}/{name}>")
        else:
            assert button == "How it works"
            assert page.content.startswith("## Dice that need no trust")
            for part in (
                "still have to trust",
                "In short",
                "with a beacon",
                "with the id of a message",
                "with neither",
            ):
                assert part in page.content
            assert "fair-dice" not in page.content, "the project has no public address"
