"""A word for the dice: the button in the lobby, its form, and what everybody sees of it."""

from __future__ import annotations

import pytest

from bot.kit.context import Context
from bot.table.model import Session

from .games import actor_of, lobby
from .world import World, press, private


async def test_given_words_are_seen_by_everybody(world: World) -> None:
    await lobby(world, "aki")
    await press(world.people["ben"], world.panel(), "Join")
    words = [player.word for player in (await world.session()).players]
    assert all(word is not None and word.isdecimal() for word in words)
    assert f"Words for the dice: 1 `{words[0]}` · 2 `{words[1]}`" in world.panel().content


async def test_typed_word_is_seen_by_everybody(world: World) -> None:
    await lobby(world, "aki")
    shown = await press(world.people["aki"], world.panel(), "A word for the dice")
    await world.people["aki"].submit_modal(shown, {"typed": " lucky `seven` <@1> "})
    assert "1 `lucky 'seven' <@1>`" in world.panel().content
    assert (await world.session()).players[0].word == "lucky 'seven' <@1>"


async def test_form_holds_the_typed_word_and_says_that_it_stays(world: World) -> None:
    await lobby(world, "aki")
    shown = await press(world.people["aki"], world.panel(), "A word for the dice")
    await world.people["aki"].submit_modal(shown, {"typed": "luck"})
    again = await press(world.people["aki"], world.panel(), "A word for the dice")
    assert again.modal is not None
    (label,) = again.modal["components"]
    assert label["component"]["value"] == "luck"
    assert "it stays if you erase your data" in label["description"]
    assert len(again.modal["custom_id"]) <= 100
    await world.people["aki"].submit_modal(again, {"typed": ""})
    word = (await world.session()).players[0].word
    assert word is not None
    assert word.isdecimal()


async def test_only_joined_people_get_a_form(world: World) -> None:
    await lobby(world, "aki")
    shown = await press(world.people["ben"], world.panel(), "A word for the dice")
    assert shown.modal is None
    assert private(shown).content == "You have no seat in this game."


async def test_form_sent_after_begin_is_refused(world: World) -> None:
    await lobby(world, "aki")
    shown = await press(world.people["aki"], world.panel(), "A word for the dice")
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
    shown = await press(world.people["aki"], world.panel(), "A word for the dice")
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
    shown = await press(world.people["aki"], world.panel(), "A word for the dice")
    assert shown.modal is None
    assert private(shown).content == "That took too long to open. Press the button again."
