"""Games set up and played through the services, quickly, for tests of commands and panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.lobby.panel import terms
from bot.kit.ids import custom_id as custom_id_of
from bot.seating.computers import next_computer, think
from bot.services import Services
from bot.session import play
from bot.session.model import Actor, Phase, Session
from bot.session.play import Move, Origin
from bot.session.views import pov_of
from bot.store import Connection
from bot.store.games import sessions
from engines.core import FastChance
from engines.core.mind import Policy
from engines.core.playable import policies, strongest_policy

from .world import Message, World, controls, labels, press, private

GAME = "micronesia"


async def reply_to(world: World, name: str, command: str, **options: Any) -> str:
    """Send a command in the world's channel and return the reply."""
    return private(await world.people[name].slash(world.channel, command, **options)).content


async def command(
    world: World, who: str | MemberActor, name: str, at: ChannelHandle | None = None, **options: Any
) -> ResponseMessage:
    """Send a command in the channel ``at``, or else the world's own, and return the private answer."""
    actor = world.people[who] if isinstance(who, str) else who
    return private(await actor.slash(at or world.channel, name, **options))


def name_of(world: World, user_id: int | None) -> str:
    return next(name for name, person in world.people.items() if person.id == user_id)


def direct(world: World, name: str) -> list[discord.Message]:
    """Return what the bot has sent to somebody alone."""
    return [message for message in world.people[name].user.dm_channel.history() if message.author.bot]


def starting(world: World, sign: str) -> list[discord.Message]:
    """Return the public messages that begin so, oldest first."""
    return [message for message in world.messages() if message.content.startswith(sign)]


def standing(world: World, message: discord.Message) -> discord.Message:
    """Return a public message as it is now."""
    return next(one for one in world.messages() if one.id == message.id)


async def later(world: World, seconds: float = 0.0) -> None:
    """Let time pass, and the bot look what is due."""
    world.clock.now += seconds
    await world.client.tick()
    await world.settle()


async def table_in(world: World, channel: Any) -> Session:
    """Return the open table of a channel."""
    found = await world.services.tables.in_channel(channel.id)
    assert found is not None
    return found


def see(world: World, channel: Any, who: Any, *, role: bool = False, **may: bool) -> None:
    """Let a person or role have these permissions in a channel, or not have them."""
    allow, deny = discord.PermissionOverwrite(**may).pair()
    kind = OverwriteType.ROLE if role else OverwriteType.MEMBER
    own = Overwrite(target_id=who.id, type=kind, allow=allow.value, deny=deny.value)
    world.env.backend.set_overwrite(channel.id, own)


async def thread_in(world: World, channel: Any, *, hidden: bool = False) -> Any:
    """Open a thread in a channel, as people do."""
    kinds = discord.ChannelType
    parent: Any = world.client.get_channel(channel.id)
    thread = await parent.create_thread(name="table", type=kinds.private_thread if hidden else kinds.public_thread)
    await world.settle()
    return thread


def moderator(world: World, name: str = "eri", **may: bool) -> MemberActor:
    """Return a new member with these permissions, or else a moderator's."""
    role = world.guild.create_role(f"{name}s", permissions=discord.Permissions(**may or {"manage_messages": True}))
    return world.guild.add_member(world.env.create_user(name), roles=[role])


async def act(world: World, user_id: int | None, action: Any = None) -> Session:
    """Play an action of this person, or else the seat's default, in the newest game; return the game after it."""
    session = await world.session()
    seat = next(player.seat for player in session.players if player.user_id == user_id)
    notation = session.rules.notation(action or session.rules.default_action(session.state, seat))
    actor = actor_of(world.people[name_of(world, user_id)])
    played = await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)
    return played.session


async def does(world: World, who: str | MemberActor, *path: str) -> Message:
    """Press a button of the newest table with this path, whatever is in sight; return the private answer."""
    return private(await press_path(world, who, *path))  # type: ignore[return-value]


async def press_path(world: World, who: str | MemberActor, *path: str) -> InteractionResult:
    """Press as above; the answer may be public."""
    is_of_lobby = path[0] in ("join", "begin", "remove")
    begun = None if is_of_lobby else await world.services.tables.last_begun(world.channel.id)
    session = begun or await world.session()
    shown = next(one for one in reversed(world.messages()) if any(each["type"] == 2 for each in controls(one)))
    button = next(one["custom_id"] for one in controls(shown) if one["type"] == 2 and not one.get("disabled"))
    decision = terms(session) if path == ("join",) else 0
    world.forged_id = custom_id_of(session.id, decision, path)
    return await (world.people[who] if isinstance(who, str) else who).click(shown, custom_id=button)


async def suggested(actor: Any, panel: Any) -> Any:
    """Ask for a ready-made turn: the suggestion of a table without hints."""
    if "My panel" in labels(panel):
        panel = private(await press(actor, panel, "My panel"))
    return private(await press(actor, panel, "💡 Suggestion"))


async def log_of(world: World, who: str | MemberActor) -> str:
    """Return the newest page of the whole game, as *Whole game* shows it."""
    return (await does(world, who, "log")).content


async def dice_of(world: World, who: str | MemberActor) -> str:
    """Return what *Check the dice* beside the record says."""
    return (await does(world, who, "dice-proof")).content


async def gives_seat(
    world: World, who: str | MemberActor, to: MemberActor, at: ChannelHandle | None = None
) -> Message:
    """Offer one's seat to somebody, on the panel of /game seat."""
    actor = world.people[who] if isinstance(who, str) else who
    shown = private(await actor.slash(at or world.channel, "game seat"))
    chooser = next(one["custom_id"] for one in controls(shown) if one["type"] == 5)
    return private(await actor.select(shown, [to], custom_id=chooser))  # type: ignore[return-value]


async def profile_of(world: World, name: str) -> str:
    """Return what somebody reads of their own games on the server."""
    return await reply_to(world, name, "leaderboard", player=world.people[name])


async def my_data(world: World, who: str | MemberActor, label: str) -> Message:
    """Press a button of /privacy."""
    actor = world.people[who] if isinstance(who, str) else who
    return private(await press(actor, private(await actor.slash(world.channel, "privacy")), label))  # type: ignore[return-value]


def actor_of(member: MemberActor) -> Actor:
    """Return a member as an Actor, under their display name."""
    return Actor(member.id, member.user.global_name or member.name)


async def lobby(
    world: World,
    *names: str,
    game: str = GAME,
    computers: int = 0,
    at: ChannelHandle | None = None,
    lang: str = "en",
    **options: str,
) -> Session:
    """Open a lobby with these people and computer players, in the channel ``at`` or else the world's own.

    ``options``: options of the game or table rules that differ from the defaults.
    """
    where = world.channel if at is None else at
    first, *others = [actor_of(world.people[name]) for name in names]
    world.clock.now += 1
    guild = world.guild.id if at is None else _guild_of(world, at)
    session = await world.services.lobbies.open(game, guild, where.id, first, lang)
    for option, value in options.items():
        await world.services.lobbies.set_option(session.id, first, option, value)
    for each in others:
        await world.services.lobbies.join(session.id, each)
    for _ in range(computers):
        await world.services.lobbies.add_computer(session.id, first, "random")
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def details(world: World, name: str, panel: Message | None = None) -> Message:
    """Press *About…* on the lobby and return what it says."""
    return private(await press(world.people[name], panel or world.panel(), "About…"))


async def more(actor: Any, card: Message) -> Message:
    """Press *More…* on an end card and return what is behind it."""
    label = next(one for one in labels(card) if one in ("More…", "その他…"))
    return private(await press(actor, card, label))


async def settle_all(world: World) -> None:
    """Wait for computer players, deliveries and simcord."""
    await world.settle()


def _guild_of(world: World, channel: ChannelHandle) -> int:
    guild = world.env.backend.get_channel(channel.id).guild_id
    assert guild is not None
    return guild


async def begun_game(world: World, *names: str, **how: Any) -> Session:
    """Open a lobby as above and begin the game; computer players that begin have moved."""
    session = await lobby(world, *names, **how)
    host = next(actor_of(member) for member in world.people.values() if member.id == session.host_id)
    await world.services.moves.begin(session.id, host)
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def late(world: World, name: str) -> None:
    """Let somebody have missed a turn, so that others may ask for their seat."""
    user = world.people[name].id
    await world.store.write(lambda db: db.execute("UPDATE players SET missed = 1 WHERE user_id = ?", (user,)))


def awaited(session: Session) -> str:
    """Return the name of the first of those whom the game waits for."""
    return session.names[session.movers[0]]


async def mover(world: World) -> MemberActor:
    """Return the first of those whom the game waits for."""
    session = await world.session()
    user = session.players[session.movers[0]].user_id
    return next(person for person in world.people.values() if person.id == user)


async def notations(world: World) -> list[str | None]:
    """Return the notations of the log's rows after the opening one."""
    session = await world.session()
    record = await world.services.history.record(session.id, public=False)
    return [row.notation for row in record.rows][1:]


async def plays(world: World, *notations: str, by: str | None = None) -> Session:
    """Let somebody, or whoever the game waits for, play these, or else their default action, as from elsewhere."""
    session = await world.session()
    person = await mover(world) if by is None else world.people[by]
    default = session.rules.notation(session.rules.default_action(session.state, session.movers[0]))
    for notation in notations or (default,):
        await world.services.moves.act(session.id, actor_of(person), notation, decision=None, interaction_id=None)
    await settle_all(world)
    return await world.session()


async def play_to_end(world: World, session: Session) -> Session:
    """Play to the end, all people by the game's first policy, and publish the last move.

    The moves before it count as shown: their panels are what takes the time. For a game that is shown move by move
    see ``player.press_to_end``.
    """
    await world.settle()
    if session.phase is Phase.PLAYING:
        await commit_rest(
            world.services, session.id, lambda session, seed: rest_of_game(session, seed, world.clock.now)
        )
    world.clock.now += 1
    await settle_all(world)
    return await world.services.tables.load(session.id)


async def commit_rest(
    services: Services, session_id: str, rest: Callable[[Session, bytes], Iterable[Move]]
) -> Session:
    """Commit the rest of a game as in play, but all except the last move in one transaction and without panels."""
    tables = services.tables
    async with tables.open(session_id) as table:
        *earlier, last = rest(table.session, table.seed)
        table._store = together = Together()  # type: ignore[assignment]
        for move in earlier:
            await table.commit(replace(move, panel=None))

    def write(db: Connection) -> None:
        for work in together.works:
            work(db)
        if earlier:
            sessions.mark_published(db, session_id, earlier[-1].session.row)

    await tables.write(session_id, write)
    async with tables.open(session_id) as table:
        return await table.commit(last)


class Together:
    """Stands in for the store of an open table: keeps the transactions of its moves, to be written as one."""

    def __init__(self) -> None:
        self.works: list[Callable[[Connection], None]] = []

    async def commit(self, now: Session, work: Callable[[Connection], None], *, has_panel: bool) -> SimpleNamespace:
        self.works.append(work)
        return SimpleNamespace(clocks={}, banks={})  # of a table with a time bank


def rest_of_game(session: Session, seed: bytes, at: float) -> tuple[Move, ...]:
    """Return the moves from here to the end, thought of once: most tests play the same few games."""
    key = repr(session), seed, at
    if key not in _played:
        _played[key] = tuple(
            moves(session, seed, at, policies(session.playable)[strongest_policy(session.playable)])
        )
    return _played[key]


_played: dict[tuple[str, bytes, float], tuple[Move, ...]] = {}


def moves(session: Session, seed: bytes, at: float, policy: Policy) -> Iterator[Move]:
    """Yield the moves to the end: people play by the policy, computer players as they do."""
    chance = FastChance("evening")
    while session.phase is Phase.PLAYING:
        seat = next_computer(session)
        if seat is not None:
            user, action = None, think(session, seat, f"{session.id}/{session.row}/{seat}")
        else:
            seat = session.movers[0]
            user = session.players[seat].user_id
            assert user is not None, "computer players have moved"
            pov = pov_of(session, user)
            action = policy(pov.view, pov.legal, chance)
        move = play.act(session, seed, Origin(seat, user, None, at), action)
        yield move
        session = move.session


@contextmanager
def sending_options(world: World, **options: str) -> Iterator[None]:
    """Replace the parameters of sent commands, as an outdated client might."""
    emit = world.env.backend.emit

    def changed(event: str, payload: Any) -> Any:
        if event == "INTERACTION_CREATE":
            given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
            payload = {**payload, "data": {**payload["data"], "options": given}}
        return emit(event, payload)

    world.env.backend.emit = changed
    try:
        yield
    finally:
        world.env.backend.emit = emit
