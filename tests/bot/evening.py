"""Games dealt and played out behind the front, quickly: what the commands tell of them is what is tested."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.table.model import Actor, Phase, Session
from engines.core import FastChance, policies

from .house import House, private

GAME = "micronesia"


async def tell(house: House, name: str, command: str, **options: Any) -> str:
    """What this person reads after typing the command in the house's channel."""
    return private(await house.people[name].slash(house.channel, command, **options)).content


def person(member: MemberActor) -> Actor:
    """Somebody as the sessions know them, under the name that the server shows."""
    return Actor(member.id, member.user.global_name or member.name)


async def lobby(
    house: House,
    *names: str,
    game: str = GAME,
    computers: int = 0,
    at: ChannelHandle | None = None,
    lang: str = "en",
    **options: str,
) -> Session:
    """A lobby with these people and so many computer players, in this channel or else the house's own.

    ``options``: of the game or the table, other than they are by default.
    """
    where = house.channel if at is None else at
    first, *others = [person(house.people[name]) for name in names]
    house.clock.now += 1
    guild = house.guild.id if at is None else _guild_of(house, at)
    session = await house.service.open(game, guild, where.id, first, lang)
    for option, value in options.items():
        await house.service.set_option(session.id, first, option, value)
    for each in others:
        await house.service.join(session.id, each)
    for _ in range(computers):
        await house.service.add_computer(session.id, first, "random")
    await settled(house)
    return await house.service.load(session.id)


async def settled(house: House) -> None:
    """Computer players have moved, and the channels have been told; simcord waits for what it has begun itself."""
    await house.service.settle()
    await house.client.publisher.settle()
    await house.client.postman.settle()
    await house.settle()


def _guild_of(house: House, channel: ChannelHandle) -> int:
    guild = house.env.backend.get_channel(channel.id).guild_id
    assert guild is not None
    return guild


async def dealt(house: House, *names: str, **how: Any) -> Session:
    """A lobby as above, and begun; where computer players begin, they have moved."""
    session = await lobby(house, *names, **how)
    host = next(person(member) for member in house.people.values() if member.id == session.host_id)
    await house.service.begin(session.id, host)
    await settled(house)
    return await house.service.load(session.id)


async def played_out(house: House, session: Session) -> Session:
    """To the end: the people play as the game's first computer player would."""
    chance = FastChance("evening")
    mind = next(iter(policies(session.rules).values()))
    while session.phase is Phase.PLAYING:
        seat = session.movers[0]
        user = session.players[seat].user_id
        assert user is not None, "computer players have moved"
        look = house.service.look(session, user)
        notation = session.rules.notation(mind(look.view, look.legal, chance))
        await house.service.act(session.id, Actor(user, ""), notation, decision=None, interaction_id=None)
        await house.service.settle()
        session = await house.service.load(session.id)
    house.clock.now += 1
    await settled(house)
    return session


@contextmanager
def sending(house: House, **options: str) -> Iterator[None]:
    """Commands go out with these parameters, whatever was chosen: the client knows an older list than we."""
    emit = house.env.backend.emit

    def changed(event: str, payload: Any) -> Any:
        if event == "INTERACTION_CREATE":
            given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
            payload = {**payload, "data": {**payload["data"], "options": given}}
        return emit(event, payload)

    house.env.backend.emit = changed
    try:
        yield
    finally:
        house.env.backend.emit = emit
