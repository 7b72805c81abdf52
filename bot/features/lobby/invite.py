"""*Invite to a game*: keeping a seat for somebody, in a lobby that opens for it if need be."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.seats import member_of, named_user, user_id_of
from bot.features.table.presses import explains_refusals
from bot.features.threads import (
    parent_of_new,
)
from bot.kit.app import actor_of
from bot.kit.commands import known_game, menu, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import require_this_server
from bot.kit.phrases import mention, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, rows_of
from bot.seating.lobbies import INVITE
from bot.session.model import Phase, Refused, Session
from engines import GAMES

from .new import open_new
from .presses import on_page, show_set_up
from .set_up import RESERVE


def menus() -> list[app_commands.ContextMenu]:
    return [menu("invite", invite)]


async def invite(interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
    """Keep a seat for somebody in the lobby of this channel; where there is none, ask for which game one opens."""

    async def work(ctx: Context) -> None:
        _require_guest(ctx, person)
        here = await ctx.services.tables.in_channel(interaction.channel_id or 0)
        if here is not None:
            await _invite(ctx, here, person)
            return
        voice, games = ctx.voice(), sorted(GAMES)
        buttons = [Button(title(voice, game), custom_id("", 0, (INVITE, game, str(person.id)))) for game in games]
        await ctx.answer.show(
            Panel(voice.say("lobby-invite-game", {"player": mention(person.id)}), rows_of(buttons))
        )

    await serve(interaction, work)


async def invite_pressed(ctx: Context) -> None:
    """``invite:<game>:<user>``: open a lobby, unless one is open by now, and keep a seat in it."""
    game = known_game((*ctx.press.arguments, "")[0])
    require_this_server(ctx.interaction)
    person = await member_of(ctx, named_user(ctx, 1))
    _require_guest(ctx, person)
    here = await ctx.services.tables.in_channel(ctx.interaction.channel_id or 0)
    if here is not None:
        await _invite(ctx, here, person)
        return
    await _require_sight(ctx, game, person)
    lobby, where = await open_new(ctx, game, "", in_thread=False)
    await _invite(ctx, lobby, person, where)


@explains_refusals
@on_page
async def reserve(ctx: Context) -> None:
    """``reserve``, with a person chosen in the list: keep a seat for them."""
    session = await ctx.session()
    person = await member_of(ctx, user_id_of("".join(ctx.press.values[:1])))
    _require_guest(ctx, person)
    await ctx.services.lobbies.invite(
        session.id, ctx.reader.actor, actor_of(person), interaction_id=ctx.interaction.id
    )
    session = await ctx.services.tables.load(session.id)
    facts = {"player": mention(person.id), "game": title(ctx.voice(), session.game)}
    await show_set_up(ctx, session, ctx.voice(session).say("lobby-you-invited", facts))


def _require_guest(ctx: Context, person: discord.User | discord.Member) -> None:
    """Refuse guests who cannot sit down here: guest-is-you, guest-is-bot, guest-not-here."""
    if person.id == ctx.reader.actor.user_id:
        raise Refused("guest-is-you")
    if person.bot:
        raise Refused("guest-is-bot")
    channel = ctx.interaction.channel
    if not isinstance(person, discord.Member) or channel is None or isinstance(channel, discord.abc.PrivateChannel):
        raise Refused("guest-not-here")
    sees = person.resolved_permissions or channel.permissions_for(person)
    if not sees.view_channel:
        raise Refused("guest-not-here")


async def _require_sight(ctx: Context, game: str, person: discord.Member) -> None:
    """Refused("guest-not-here") if the lobby would open where the guest cannot see it."""
    parent = await parent_of_new(ctx, game, in_thread=False)
    place = None if parent is None else person.guild.get_channel(parent.channel_id)
    if place is not None and not place.permissions_for(person).view_channel:
        raise Refused("guest-not-here")


async def _invite(
    ctx: Context, lobby: Session, person: discord.User | discord.Member, where: str | None = None
) -> None:
    """Keep a seat for somebody; ``where``: the words of a lobby that was opened for it."""
    if lobby.phase is not Phase.LOBBY:
        raise Refused("guest-late")
    # No interaction: the lobby may be its effect already, and nobody is invited twice anyway.
    await ctx.services.lobbies.invite(lobby.id, ctx.reader.actor, actor_of(person))
    facts = {"player": mention(person.id), "game": title(ctx.voice(), lobby.game)}
    said = ctx.voice().say("lobby-you-invited", facts)
    await ctx.answer.show(Panel(said if where is None else f"{where}\n{said}"))


VERBS = {INVITE: Verb(invite_pressed), RESERVE: Verb(reserve)}
