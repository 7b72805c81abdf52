"""/game end with buttons: the host asks, everybody answers in public, a moderator ends at once."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.delivery.scheduler import Scheduler
from bot.kit.ids import custom_id as made_id
from bot.session.model import Phase, Session

from .games import actor_of, begun_game, lobby, log_of, settle_all
from .world import World, labels, open_world, press, private

pytestmark = pytest.mark.database


async def in_second_round(world: World, **how: str) -> Session:
    """Return a game of aki (host), ben and chika in which the computer's own clock plays no part."""
    session = await begun_game(world, "aki", "ben", "chika", **how)
    while world.services.moves.with_consent(await world.services.tables.get(session.id)) is None:
        if session.rules.turns(session.state) > 3:
            break
        seat = session.movers[0]
        user = session.players[seat].user_id
        actor = next(actor_of(member) for member in world.people.values() if member.id == user)
        notation = session.rules.notation(session.rules.default_action(session.state, seat))
        await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)
        session = await world.services.tables.load(session.id)
    await settle_all(world)
    return session


def moderator(world: World) -> Any:
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    return world.guild.add_member(world.env.create_user("eri"), roles=[role])


async def asked(world: World) -> discord.Message:
    """Let aki ask, and return the public request."""
    shown = private(await world.people["aki"].slash(world.channel, "game end"))
    answer = private(await press(world.people["aki"], shown, "Ask the others"))
    assert "Asked: **ben** and **chika**" in answer.content
    await settle_all(world)
    return world.messages()[-1]


async def test_everybody_agrees_in_public(world: World) -> None:
    await in_second_round(world)
    request = await asked(world)
    assert labels(request) == ["Agree", "Refuse"]
    ben, chika = world.people["ben"].id, world.people["chika"].id
    assert f"<@{ben}> and <@{chika}>: do you agree?" in request.content
    answer = private(await press(world.people["ben"], request, "Agree"))
    assert answer.content == "You agreed. Still to answer: **chika**."
    (shown,) = [message for message in world.messages() if message.id == request.id]
    assert f"<@{chika}>: do you agree?" in shown.content
    assert "Agreed: **ben**" in shown.content
    await press(world.people["chika"], shown, "Agree")
    await settle_all(world)
    assert (await world.session()).phase is Phase.CLOSED
    assert "without a result" in world.messages()[-1].content
    assert request.id not in [message.id for message in world.messages()], "nothing is left to answer"


async def test_refusal_is_public_and_the_game_goes_on(world: World) -> None:
    await in_second_round(world)
    request = await asked(world)
    answer = private(await press(world.people["chika"], request, "Refuse"))
    assert answer.content == "You refused. Nothing changes."
    await settle_all(world)
    assert "**chika** refused to end the game. It goes on." in world.messages()[-1].content
    assert (await world.session()).phase is Phase.PLAYING
    shown = private(await world.people["aki"].slash(world.channel, "game end"))
    again = private(await press(world.people["aki"], shown, "Ask the others"))
    assert "Ending this game was refused. You can ask again <t:" in again.content


async def test_asker_withdraws_with_the_same_button(world: World) -> None:
    await in_second_round(world)
    request = await asked(world)
    answer = private(await press(world.people["aki"], request, "Refuse"))
    assert answer.content == "You withdrew your request. Nothing changes."
    await settle_all(world)
    assert "**aki** no longer wants to end the game" in world.messages()[-1].content


async def test_old_end_button_shows_the_present_question(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    early = private(await world.people["aki"].slash(world.channel, "game end"))
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=False)
    session = await in_second_round(world)
    world.forged_id = made_id(session.id, 0, ("end",))
    answer = private(await press(world.people["aki"], early, "End the game"))
    assert "needs everybody" in answer.content
    assert labels(answer) == ["Ask the others"]
    assert (await world.session()).phase is Phase.PLAYING


async def test_forged_moderate_press_of_a_player_is_refused(world: World) -> None:
    session = await in_second_round(world)
    for name, path in (("aki", ("end", "moderate")), ("ben", ("end", "moderate")), ("ben", ("end", "ask"))):
        world.forged_id = made_id(session.id, 0, path)
        answer = private(await press(world.people[name], world.panel(), "My panel"))
        assert "Only the host" in answer.content
    assert (await world.session()).phase is Phase.PLAYING


async def test_moderator_ends_rated_game_at_once(world: World) -> None:
    await in_second_round(world)
    mod = moderator(world)
    shown = private(await mod.slash(world.channel, "game end"))
    assert private(await press(mod, shown, "End the game")).content == "The game was ended."
    assert (await world.session()).phase is Phase.CLOSED
    await settle_all(world)
    assert "A moderator ended it: **eri**." in world.messages()[-1].content
    log = await log_of(world, "ben")
    assert log.splitlines()[-1].startswith("🛡️ A moderator ended it: **eri**. · <t:")


async def test_lobby_that_a_moderator_closes_says_so(world: World) -> None:
    await lobby(world, "aki", "ben")
    mod = moderator(world)
    await press(mod, private(await mod.slash(world.channel, "game end")), "End the game")
    await settle_all(world)
    (closed,) = [message for message in world.messages() if "The lobby was closed" in message.content]
    assert "A moderator ended it: **eri**." in closed.content


async def test_host_ends_unrated_game_at_once(world: World) -> None:
    await in_second_round(world, rated="false")
    shown = private(await world.people["aki"].slash(world.channel, "game end"))
    assert private(await press(world.people["aki"], shown, "End the game")).content == "The game was ended."


async def test_answers_after_a_restart_and_twice(world: World) -> None:
    await in_second_round(world)
    request = await asked(world)
    await press(world.people["ben"], request, "Agree")
    await world.restart()
    await world.redeliver()
    assert (await world.session()).phase is Phase.PLAYING
    await press(world.people["chika"], request, "Agree")
    await settle_all(world)
    assert (await world.session()).phase is Phase.CLOSED


async def test_board_shows_the_open_request_again(world: World) -> None:
    await in_second_round(world)
    request = await asked(world)
    await press(world.people["ben"], request, "Agree")
    await world.people["ben"].slash(world.channel, "game board")
    await settle_all(world)
    again = [message for message in world.messages() if "would like to end" in message.content][-1]
    assert again.id != request.id
    assert "Agreed: **ben**" in again.content


@pytest.mark.parametrize("press_of_ben", ["認める", "断る"])
async def test_japanese_table_asks_in_japanese(tmp_path: Any, plain_pictures: None, press_of_ben: str) -> None:
    async with open_world(tmp_path / "x.db", locales={"aki": "ja", "ben": "ja"}, guild_locale="ja") as world:
        await in_second_round(world, lang="ja")
        shown = private(await world.people["aki"].slash(world.channel, "game end"))
        await press(world.people["aki"], shown, "ほかの人に頼む")
        await settle_all(world)
        request = world.messages()[-1]
        assert "中止したい" in request.content
        await press(world.people["chika"], request, "認める")
        await press(world.people["ben"], request, press_of_ben)
        await settle_all(world)
        assert (await world.session()).phase is (Phase.CLOSED if press_of_ben == "認める" else Phase.PLAYING)


async def test_request_to_end_goes_with_its_deadline(world: World) -> None:
    await in_second_round(world, clock="7d")
    request = await asked(world)
    assert "Deadline: <t:" in request.content
    world.clock.now += 86_400 + 1
    await Scheduler(world.services, outage=1e9).tick()
    await settle_all(world)
    assert request.id not in [message.id for message in world.messages()]
