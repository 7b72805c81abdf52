"""/game end with buttons: the host asks, everybody answers in public, a moderator ends at once."""

from __future__ import annotations

import discord
import pytest

from bot.delivery.scheduler import Scheduler
from bot.kit.ids import custom_id as made_id
from bot.session.model import Phase, Session

from .games import act, actor_of, begun_game, command, lobby, log_of, moderator, settle_all, standing
from .world import World, answer_to, labels, press

pytestmark = pytest.mark.database


async def in_second_round(world: World, **how: str) -> Session:
    """Return a game of aki (host), ben and chika in which the computer's own clock plays no part."""
    session = await begun_game(world, "aki", "ben", "chika", **how)
    while world.services.moves.with_consent(await world.services.tables.get(session.id)) is None:
        if session.rules.turns(session.state) > 3:
            break
        session = await act(world, session.players[session.movers[0]].user_id)
    await settle_all(world)
    return session


async def asked(world: World) -> discord.Message:
    """Let aki ask, and return the public request."""
    answer = await answer_to(world.people["aki"], await command(world, "aki", "game end"), "Ask the others")
    assert "Asked: **ben** and **chika**" in answer.content
    return world.messages()[-1]


async def test_everybody_agrees_in_public_also_after_a_restart(world: World) -> None:
    await in_second_round(world)
    request = await asked(world)
    assert labels(request) == ["Agree", "Refuse"]
    ben, chika = world.people["ben"].id, world.people["chika"].id
    assert f"<@{ben}> and <@{chika}>: do you agree?" in request.content
    answer = await answer_to(world.people["ben"], request, "Agree")
    assert answer.content == "You agreed. Still to answer: **chika**."
    shown = standing(world, request)
    assert f"<@{chika}>: do you agree?" in shown.content
    assert "Agreed: **ben**" in shown.content
    await world.restart()
    await world.redeliver()
    assert (await world.session()).phase is Phase.PLAYING
    await command(world, "ben", "game board")
    again = [message for message in world.messages() if "would like to end" in message.content][-1]
    assert again.id != request.id, "below the board that was posted again"
    assert "Agreed: **ben**" in again.content
    await press(world.people["chika"], again, "Agree")
    assert (await world.session()).phase is Phase.CLOSED
    assert "without a result" in world.messages()[-1].content
    assert again.id not in [message.id for message in world.messages()], "nothing is left to answer"


async def test_request_is_withdrawn_refused_or_goes_with_its_deadline(world: World) -> None:
    await in_second_round(world, clock="7d")
    for seconds in (0, 86_401):
        request = await asked(world)
        assert "Deadline: <t:" in request.content
        world.clock.now += seconds
        if seconds == 0:
            answer = await answer_to(world.people["aki"], request, "Refuse")
            assert answer.content == "You withdrew your request. Nothing changes."
            await settle_all(world)
            assert "**aki** no longer wants to end the game" in world.messages()[-1].content
        await Scheduler(world.services, outage=1e9).tick()
        await settle_all(world)
        assert request.id not in [message.id for message in world.messages()]
    answer = await answer_to(world.people["chika"], await asked(world), "Refuse")
    assert answer.content == "You refused. Nothing changes."
    assert "**chika** refused to end the game. It goes on." in world.messages()[-1].content
    again = await answer_to(world.people["aki"], await command(world, "aki", "game end"), "Ask the others")
    assert "Ending this game was refused. You can ask again <t:" in again.content
    assert (await world.session()).phase is Phase.PLAYING


async def test_old_and_forged_presses_end_nothing_and_a_moderator_ends_at_once(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    early = await command(world, "aki", "game end")
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=False)
    session = await in_second_round(world)
    world.forged_id = made_id(session.id, 0, ("end",))
    answer = await answer_to(world.people["aki"], early, "End the game")
    assert "needs everybody" in answer.content
    assert labels(answer) == ["Ask the others"], "the old button shows the present question"
    for name, path in (("aki", ("end", "moderate")), ("ben", ("end", "moderate")), ("ben", ("end", "ask"))):
        world.forged_id = made_id(session.id, 0, path)
        assert "Only the host" in (await answer_to(world.people[name], world.panel(), "My panel")).content
    assert (await world.session()).phase is Phase.PLAYING
    mod, said = moderator(world), "A moderator ended it: **eri**."
    ended = await answer_to(mod, await command(world, mod, "game end"), "End the game")
    assert (ended.content, (await world.session()).phase) == ("The game was ended.", Phase.CLOSED)
    assert said in world.messages()[-1].content
    assert (await log_of(world, "ben")).splitlines()[-1].startswith(f"🛡️ {said} · <t:")
    await lobby(world, "aki", "ben")
    await press(mod, await command(world, mod, "game end"), "End the game")
    (closed,) = [message for message in world.messages() if "The lobby was closed" in message.content]
    assert said in closed.content
    await in_second_round(world, rated="false")
    ended = await answer_to(world.people["aki"], await command(world, "aki", "game end"), "End the game")
    assert ended.content == "The game was ended.", "by its host, as it is not rated"
