"""Dice with the commitment's own message, at Discord: what everybody reads at Begin, and what is compared later.

Here nobody has typed a word, and ids come from simcord's clock: these tests look at no dice.
"""

from __future__ import annotations

import pytest

from bot.session.model import Phase, Session
from engines.core.history.fairness import MESSAGE
from tests.bot.games import begun_game, dice_of, lobby, play_to_end, settle_all
from tests.bot.test_words import with_hash
from tests.bot.world import World, labels, press

UNTYPED = "3 of 3 typed no word: my operator could have chosen the dice."


@pytest.fixture
def posted(world: World) -> World:
    world.services.lobbies._rule = MESSAGE
    return world


async def verified(world: World, lang: str = "en-US") -> str:
    world.locales[world.people["dai"].id] = lang
    return await dice_of(world, "dai")


async def finished(world: World) -> Session:
    session = await begun_game(world, "aki", "ben", "chika")
    assert session.phase is Phase.PLAYING
    return await play_to_end(world, session)


async def test_begin_posts_the_commitment_and_then_the_board(posted: World) -> None:
    world = posted
    await lobby(world, "aki", "ben", "chika")
    panel = world.panel()
    await press(world.people["aki"], panel, "Begin")
    await settle_all(world)
    session = await world.session()
    commitment = with_hash(world, session.commitment)
    assert session.message == commitment.id
    assert commitment.content.endswith(" · ✉️ the id of this message is mixed in")
    order = [message.id for message in world.messages()]
    assert order[-2:] == [commitment.id, world.panel().id]
    assert "My panel" in labels(world.panel())
    assert not [one for one in world.messages() if "typed no word" in one.content]


async def test_verify_compares_the_message(posted: World) -> None:
    session = await finished(posted)
    reply = await verified(posted)
    (checked,) = (line for line in reply.splitlines() if "that of the commitment’s message: " in line)
    assert checked.endswith(f"/{session.message}")
    assert "none left out" in reply
    assert "⚠️" not in reply
    assert "❌" not in reply
    assert "✅" in await verified(posted, "ja")


async def test_message_that_is_gone_is_a_warning(posted: World) -> None:
    session = await finished(posted)
    await with_hash(posted, session.commitment).delete()
    reply = await verified(posted)
    assert f"⚠️ The message with the id `{session.message}`, which is mixed in, can’t be read." in reply
    assert "My operator could have deleted and posted it again until the dice suited" in reply
    assert "❌" not in reply
    assert "⚠️" in await verified(posted, "ja")


async def test_message_posted_again_elsewhere_is_another_one(posted: World) -> None:
    """A rigged bot mixes in one id and shows another message."""
    session = await finished(posted)
    other = await posted.client.get_partial_messageable(posted.channel.id).send(
        with_hash(posted, session.commitment).content
    )
    sql = "UPDATE commitments SET message_id = ? WHERE kind = 'begin'"
    await posted.store.write(lambda db: db.execute(sql, (other.id,)))
    reply = await verified(posted)
    assert f"❌ The id that is mixed in, `{session.message}`, is **not** that of the commitment’s message." in reply


async def test_nothing_mixed_in_is_said_at_begin_and_at_the_end(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    (commitment,) = [one for one in world.messages() if "The game begins." in one.content]
    assert commitment.content.endswith(f" · ⚠️ {UNTYPED}")
    assert UNTYPED not in world.panel().content, "once is enough"
    await play_to_end(world, await world.session())
    assert f"⚠️ {UNTYPED}" in await verified(world)
    assert "3人のうち3人が合言葉を入力していません。" in await verified(world, "ja")
