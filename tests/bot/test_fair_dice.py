"""Dice with the commitment's own message, at Discord: what everybody reads at Begin, and what is compared later.

Here nobody has typed a word, and ids come from simcord's clock: these tests look at no dice.
"""

from __future__ import annotations

from engines.core.history.fairness import MESSAGE
from tests.bot.games import begun_game, lobby, play_to_end
from tests.bot.test_records import verified
from tests.bot.test_words import with_hash
from tests.bot.world import World, labels, press

UNTYPED = "3 of 3 typed no word: my operator could have chosen the dice."


async def test_message_of_the_commitment_is_mixed_in_and_compared(world: World) -> None:
    """A rigged bot mixes in one id and shows another message."""
    world.services.lobbies.rule = MESSAGE
    await lobby(world, "aki", "ben", "chika")
    await press(world.people["aki"], world.panel(), "Begin")
    session = await world.session()
    commitment = with_hash(world, session.commitment)
    assert session.message == commitment.id
    assert commitment.content.endswith(" · ✉️ the id of this message is mixed in")
    assert [message.id for message in world.messages()][-2:] == [commitment.id, world.panel().id]
    assert "My panel" in labels(world.panel())
    assert not [one for one in world.messages() if "typed no word" in one.content]
    await play_to_end(world, session)
    reply = await verified(world)
    (checked,) = (line for line in reply.splitlines() if "that of the commitment’s message: " in line)
    assert checked.endswith(f"/{session.message}")
    assert "none left out" in reply
    assert not {"⚠️", "❌"} & {*reply}
    assert "✅" in await verified(world, "ja")
    await commitment.delete()
    reply = await verified(world)
    assert f"⚠️ The message with the id `{session.message}`, which is mixed in, can’t be read." in reply
    assert "My operator could have deleted and posted it again until the dice suited" in reply
    assert "❌" not in reply
    assert "⚠️" in await verified(world, "ja")
    other = await world.client.get_partial_messageable(world.channel.id).send(commitment.content)
    sql = "UPDATE commitments SET message_id = ? WHERE kind = 'begin'"
    await world.store.write(lambda db: db.execute(sql, (other.id,)))
    told = f"❌ The id that is mixed in, `{session.message}`, is **not** that of the commitment’s message."
    assert told in await verified(world)


async def test_nothing_mixed_in_is_said_at_begin_and_at_the_end(world: World) -> None:
    await begun_game(world, "aki", "ben", "chika")
    (commitment,) = [one for one in world.messages() if "The game begins." in one.content]
    assert commitment.content.endswith(f" · ⚠️ {UNTYPED}")
    assert UNTYPED not in world.panel().content, "once is enough"
    await play_to_end(world, await world.session())
    assert f"⚠️ {UNTYPED}" in await verified(world)
    assert "3人のうち3人が合言葉を入力していません。" in await verified(world, "ja")
