"""Words for the dice in the lobby, the messages with the hashes, and how /verify compares with them."""

from __future__ import annotations

import base64
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import pytest
from discord.utils import time_snowflake

from bot.features import export
from bot.kit.context import Context
from bot.rows.commitment import BEGIN, CommitmentRow
from bot.session.model import Session
from bot.texts import Speaker
from engines.core.history.drand import CHAINS, DEFAULT
from engines.core.history.fairness import WORDS, Beacon, short_hash, shows_hash

from .games import actor_of, begun_game, details, dice_of, does, lobby, play_to_end
from .world import World, custom_id, labels, press, private

pytestmark = pytest.mark.database


async def test_word_that_nobody_typed_is_not_shown(world: World) -> None:
    session = await lobby(world, "aki", "ben")
    await world.services.lobbies.set_word(session.id, actor_of(world.people["ben"]), "luck")
    await world.services.lobbies.set_word(session.id, actor_of(world.people["aki"]), "")
    assert "Words for the dice: ben `luck`\n" in (await details(world, "chika")).content + "\n"


async def test_typed_word_is_seen_by_everybody(world: World) -> None:
    await lobby(world, "aki")
    shown = await press(world.people["aki"], await details(world, "aki"), "Change my dice word")
    await world.people["aki"].submit_modal(shown, {"typed": " lucky `seven` <@1> "})
    assert "aki `lucky 'seven' <@1>`" in (await details(world, "ben")).content
    assert (await world.session()).players[0].word == "lucky 'seven' <@1>"


async def test_form_holds_the_typed_word_and_says_that_it_stays(world: World) -> None:
    await lobby(world, "aki")
    shown = await press(world.people["aki"], await details(world, "aki"), "Change my dice word")
    await world.people["aki"].submit_modal(shown, {"typed": "luck"})
    again = await press(world.people["aki"], await details(world, "aki"), "Change my dice word")
    assert again.modal is not None
    (label,) = again.modal["components"]
    assert label["component"]["value"] == "luck"
    assert "kept if you erase your data" in label["description"]
    assert len(again.modal["custom_id"]) <= 100
    await world.people["aki"].submit_modal(again, {"typed": ""})
    assert (await world.session()).players[0].word == ""


async def test_only_joined_people_get_a_form(world: World) -> None:
    await lobby(world, "aki")
    aki = await details(world, "aki")
    assert "Change my dice word" not in labels(await details(world, "ben"))
    world.forged_id = custom_id(aki, "Change my dice word")
    shown = await press(world.people["ben"], world.panel(), "Join")
    assert shown.modal is None
    assert private(shown).content == "You have no seat in this game."


async def test_form_sent_after_begin_is_refused(world: World) -> None:
    await lobby(world, "aki")
    shown = await press(world.people["aki"], await details(world, "aki"), "Change my dice word")
    session, aki = await world.session(), actor_of(world.people["aki"])
    for _ in range(2):
        await world.services.lobbies.add_computer(session.id, aki, "random")
    await world.services.moves.begin(session.id, aki)
    await world.settle()
    late = await world.people["aki"].submit_modal(shown, {"typed": "late"})
    assert private(late).content.startswith("This game has already begun")
    words = (await world.session()).words
    assert words is not None
    assert "late" not in words


async def test_form_is_answered_after_a_restart(world: World) -> None:
    await lobby(world, "aki")
    shown = await press(world.people["aki"], await details(world, "aki"), "Change my dice word")
    await world.restart()
    await world.people["aki"].submit_modal(shown, {"typed": "luck"})
    assert (await world.session()).players[0].word == "luck"


async def test_late_form_is_replaced_by_a_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord takes a form as the first response only, and a slow press is acknowledged before."""
    await lobby(world, "aki")
    reading = Context.session

    async def slow(ctx: Context) -> Session:
        await ctx.answer.acknowledge()
        return await reading(ctx)

    monkeypatch.setattr(Context, "session", slow)
    shown = await press(world.people["aki"], await details(world, "aki"), "Change my dice word")
    assert shown.modal is None
    assert private(shown).content == "That took too long to open. Press the button again."


# --- the messages with the hashes ------------------------------------------------------------------------------


def with_hash(world: World, hash_: str | None) -> discord.Message:
    """The message of its own that holds a hash."""
    assert hash_ is not None
    (message,) = [one for one in world.messages() if f"-# 🎲 `{short_hash(hash_)}`" in one.content]
    return message


async def finished(world: World) -> Session:
    return await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))


async def test_hashes_stand_above_their_panels(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    opening, commitment = with_hash(world, session.seed_hash), with_hash(world, session.commitment)
    assert opening.content == f"**aki** opened a table of **Micronesia**.\n-# 🎲 `{short_hash(session.seed_hash)}`"
    assert commitment.content.startswith("The game begins.\n-# 🎲 `")
    assert len(commitment.content.splitlines()) == 2
    places = [message.id for message in world.messages()]
    lobby_panel, board = (one.id for one in world.messages() if one not in (opening, commitment))
    assert places == [opening.id, lobby_panel, commitment.id, board]


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


async def test_commitment_says_that_the_seed_could_suit_the_words(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
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


async def test_verify_accepts_the_form_of_the_last_version(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "short_hash", lambda hash_: hash_)
    session = await finished(world)
    monkeypatch.undo()
    assert session.seed_hash in "".join(one.content for one in world.messages())
    assert (await dice_of(world, "dai")).count("is unchanged, and was never edited") == 2


async def test_verify_compares_with_the_messages(world: World) -> None:
    session = await finished(world)
    reply = await dice_of(world, "dai")
    for which, hash_ in (("opening", session.seed_hash), ("commitment", session.commitment)):
        link = with_hash(world, hash_).jump_url
        assert f"✅ {link}: the message with the {which} is unchanged, and was never edited." in reply


async def test_verify_finds_hashes_exchanged_with_the_words(world: World) -> None:
    """Whoever exchanges the hashes in the database cannot exchange the messages."""
    session = await finished(world)
    for table, column in (("sessions", "commitment"), ("commitments", "hash")):
        sql = f"UPDATE {table} SET {column} = ? WHERE {column} = ?"
        await world.store.write(lambda db, sql=sql: db.execute(sql, ("00" * 32, session.commitment)))  # type: ignore[misc]
    reply = await dice_of(world, "dai")
    assert "❌ Words, seats or options are **not** as fixed at Begin." in reply
    assert "the message with the commitment says something else, or was edited." in reply


async def test_verify_says_that_a_message_is_gone(world: World) -> None:
    session = await finished(world)
    await with_hash(world, session.commitment).delete()
    reply = await dice_of(world, "dai")
    assert "⚠️ The message with the commitment is gone" in reply
    assert "the message with the opening is unchanged" in reply


async def test_verify_says_that_a_message_cannot_be_read(world: World) -> None:
    await finished(world)
    world.env.inject_error("GET", "/channels/*/messages/*", status=403, times=None)
    assert "I can’t read the message" in await dice_of(world, "dai")


async def test_verify_says_that_the_commitment_came_first(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    board = world.panel().jump_url
    await play_to_end(world, session)
    assert f"✅ The commitment was posted before the first board: {board}." in await dice_of(world, "dai")
    world.locales[world.people["dai"].id] = "ja"
    assert f"最初の盤面より前に投稿されています：{board}。" in await dice_of(world, "dai")


async def test_verify_finds_a_commitment_posted_after_the_first_board(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    board = world.panel()
    await play_to_end(world, session)
    late = await board.channel.send(with_hash(world, session.commitment).content)
    sql = "UPDATE commitments SET message_id = ? WHERE kind = 'begin'"
    await world.store.write(lambda db: db.execute(sql, (late.id,)))
    reply = await dice_of(world, "dai")
    assert f"❌ The commitment was posted **after** the first board: {board.jump_url}." in reply


async def test_verify_finds_an_opening_posted_after_the_lobby(world: World) -> None:
    """A seed chosen when the words are known needs a second opening, which is younger than the lobby."""
    session = await begun_game(world, "aki", "ben", "chika")
    opening = with_hash(world, session.seed_hash)
    lobby_panel = world.messages()[world.messages().index(opening) + 1]
    await play_to_end(world, session)
    reply = await dice_of(world, "dai")
    order = "✅ The opening was posted before the lobby, and the lobby before the commitment"
    assert f"{order}: {lobby_panel.jump_url}." in reply
    late = await opening.channel.send(opening.content)
    sql = "UPDATE commitments SET message_id = ? WHERE kind = 'opening'"
    await world.store.write(lambda db: db.execute(sql, (late.id,)))
    reply = await dice_of(world, "dai")
    assert f"❌ Opening, lobby and commitment were **not** posted in this order: {lobby_panel.jump_url}." in reply
    await lobby_panel.delete()
    assert "⚠️ I couldn’t compare when opening, lobby and commitment" in await dice_of(world, "dai")


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


@pytest.mark.parametrize("lost", ["begin", "board", "note"])
async def test_verify_says_that_the_order_cannot_be_compared(world: World, lost: str) -> None:
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


async def test_verify_leads_to_how_it_works(world: World) -> None:
    await finished(world)
    shown = await does(world, "dai", "dice-proof")
    assert labels(shown) == ["How it works"]
    page = private(await press(world.people["dai"], shown, "How it works"))
    assert page.content.startswith("## Dice that need no trust")
    assert "What you still have to trust" in page.content
    for part in ("In short", "with a beacon", "with the id of a message", "with neither"):
        assert part in page.content
    assert "fair-dice" not in page.content, "the project has no public address"


async def test_how_it_works_leads_back_to_the_details(world: World) -> None:
    await lobby(world, "aki")
    shown = private(await press(world.people["dai"], world.panel(), "About…"))
    page = private(await press(world.people["dai"], shown, "How it works"))
    assert labels(page) == ["Back"]
    back = private(await press(world.people["dai"], page, "Back"))
    assert (back.content, labels(back)) == (
        shown.content,
        ["Rules", "Learn by playing", "Tell me when it begins", "How it works"],
    )


@pytest.mark.parametrize(("locale", "name"), [("en-US", "fair-dice.md"), ("ja", "fair-dice.ja.md")])
async def test_how_it_works_leads_to_the_page_if_it_is_public(
    world: World, monkeypatch: pytest.MonkeyPatch, locale: str, name: str
) -> None:
    monkeypatch.setattr(export, "documentation", lambda: "https://sainome.invalid/docs")
    await finished(world)
    world.locales[world.people["dai"].id] = locale
    shown = await does(world, "dai", "dice-proof")
    page = private(await press(world.people["dai"], shown, labels(shown)[0]))
    assert page.content.endswith(f"<https://sainome.invalid/docs/{name}>")
    assert len(page.content) <= 2000
