"""Words for the dice, a public beacon that they wait for, the messages with the hashes, and what /verify says."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import pytest
from aiohttp import web
from discord.utils import time_snowflake
from simcord import InteractionResult

from bot.beacon import Drand
from bot.features import export
from bot.kit.context import Context
from bot.rows.commitment import BEGIN, CommitmentRow
from bot.session.model import Phase, Session
from bot.texts import Speaker
from engines.core.history.drand import CHAINS, DEFAULT
from engines.core.history.fairness import WORDS, Beacon, short_hash, shows_hash
from tests.hanging import HANG
from tests.sessions.beacon import RANDOMNESS, StandIn, beacon_here

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
        said = export.commitment_message(Speaker("en"), table, row)
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
        for line in export.dating(voice, beacon, time_snowflake(published + timedelta(seconds=seconds)))
    ]
    assert [line[0] for line in said] == ["✅", "⚠"]
    assert not list(export.dating(voice, Beacon("http://127.0.0.1:9", 4242), 1)), "when it publishes is unknown"
    assert not list(export.dating(voice, None, 1))


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
        monkeypatch.setattr(export, "documentation", lambda place=place: place)
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


FIXED = "The game has begun; its dice wait"


@pytest.fixture
async def stand_in(world: World) -> AsyncIterator[StandIn]:
    async with beacon_here() as one:
        world.services.moves._beacon = world.services.beacon_rounds._beacon = Drand(one.url, timeout=HANG)
        yield one


async def test_lobby_says_that_the_dice_wait(world: World, stand_in: StandIn) -> None:
    """It can be ended, and nothing else."""
    aki = world.people["aki"]
    session = await lobby(world, "aki", "ben", "chika")
    before = world.panel()
    await world.services.beacon_rounds.close()
    await press(aki, before, "Begin")
    await world.settle()
    (panel,) = [one for one in world.messages() if one.id == before.id]
    assert "The dice wait for a random number of the operator’s own beacon (round 42)." in panel.content
    assert labels(panel) == ["About…"]
    assert any(stand_in.url in one.content for one in world.messages()), "the commitment names whose round it is"
    waiting = await world.services.tables.load(session.id)
    assert waiting.is_frozen
    assert (await does(world, "dai", "join")).content.startswith(FIXED)
    world.locales[world.people["dai"].id] = "ja"
    assert "誰にも選べない値を待つだけです" in (await does(world, "dai", "join")).content
    assert await world.services.tables.load(session.id) == waiting
    asked = private(await aki.slash(world.channel, "game end"))
    await press(aki, asked, "End the game")
    assert (await world.services.tables.load(session.id)).phase is Phase.CLOSED


async def test_round_deals_the_game(world: World, stand_in: StandIn) -> None:
    begun = await begun_game(world, "aki", "ben", "chika")
    assert (begun.phase, begun.beacon) == (Phase.PLAYING, Beacon(stand_in.url, 42, RANDOMNESS))
    await play_to_end(world, begun)
    reply = await dice_of(world, "dai")
    assert (
        "⚠️ Round 42 of the operator’s own beacon is mixed in. "
        "It is the hash of a signature, but I don’t know whose. "
        f"To be compared with <{stand_in.url}/42>: `{RANDOMNESS}`." in reply
    )
    assert "❌" not in reply
    assert reply.count("⚠️") == 1


async def test_verify_says_that_the_round_did_not_come(world: World, stand_in: StandIn) -> None:
    world.services.beacon_rounds._beacon = None
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    reply = await dice_of(world, "dai")
    withheld = f"⚠️ Round 42 of the operator’s own beacon, <{stand_in.url}>, did not come in time"
    assert withheld in reply
    assert "❌" not in reply
    said = [message.content for message in world.messages()]
    assert sum(withheld in one for one in said) == 1, "the first board says it, and no later one"
    (begun,) = [one for one in said if "The game begins." in one]
    assert f"🌐 round 42 of the operator’s own beacon, to come: <{stand_in.url}/42>" in begun
    world.locales[world.people["dai"].id] = "ja"
    withheld = f"運営者自身の乱数サーバー <{stand_in.url}> の第42回が間に合わなかった"
    assert withheld in await dice_of(world, "dai")


async def test_verify_says_that_the_beacon_was_silent(world: World, stand_in: StandIn) -> None:
    stand_in.instead = web.Response(status=503)
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    reply = await dice_of(world, "dai")
    assert f"⚠️ The operator’s own beacon <{stand_in.url}> did not answer at Begin" in reply
    assert "❌" not in reply


async def test_frozen_lobby_is_dealt_while_presses_are_refused(world: World, stand_in: StandIn) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    stand_in.gate.clear()
    await world.services.moves.begin(session.id, actor_of(world.people["aki"]))
    await stand_in.reached.wait()
    world.client.app.is_draining = True
    stand_in.gate.set()
    await world.settle()
    begun = await world.services.tables.load(session.id)
    assert (begun.phase, begun.beacon) == (Phase.PLAYING, Beacon(stand_in.url, 42, RANDOMNESS))
