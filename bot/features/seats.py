"""/game seat give, offer and take, nudge, resign: changing seats in a running game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.table.panels import back_button, event_lines
from bot.features.table.presses import explains_refusals, show_private
from bot.features.table.way_back import SERVER, has_come, leads_back, path_onwards, way_back
from bot.kit.app import actor_of, app_of
from bot.kit.commands import command, group, running_here, serve
from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.permissions import moderates
from bot.kit.phrases import mention, owners, seat_name
from bot.kit.router import Verb
from bot.kit.shapes import LINE, OPTIONS, Button, Option, Panel, Select, unique_labels
from bot.rows.session import Player
from bot.seating.absences import givable
from bot.session.model import Phase, Refused, Session
from bot.session.moderation import BY_HOST, BY_MODERATOR, decides
from bot.session.play import require_playing
from engines.core import Seat

RESIGN, OFFER, WITHDRAW, COMPUTER = "resign", "offer-seat", "withdraw", "to-computer"
LET_IN, SURE = "let-in", "sure"
DIGITS = 19
"""Digits of a person's id, at most."""
HIGHEST = 2**63 - 1
"""The highest number that the database holds."""


def commands() -> list[app_commands.Command[Any, ..., None] | app_commands.Group]:
    seat = group(
        "game-seat",
        [
            command("game-seat-give", give),
            command("game-seat-offer", offer),
            command("game-seat-take", take, autocomplete={"seat": seats}),
        ],
    )
    return [seat, command("game-nudge", nudge), command("game-resign", resign)]


async def nudge(interaction: discord.Interaction) -> None:
    """Call the awaited players."""

    @explains_refusals
    async def work(ctx: Context) -> None:
        session = await running_here(ctx)
        called = await ctx.services.clocks.nudge(session.id, ctx.reader.actor)
        voice = ctx.voice(session)
        names = tuple(seat_name(voice, seat) for seat in called)
        await ctx.answer.show(Panel(voice.say("seats-nudged", {"players": names})))

    await serve(interaction, work)


# --- giving and taking -----------------------------------------------------------------------------------------


async def give(interaction: discord.Interaction, player: discord.Member) -> None:
    @explains_refusals
    async def work(ctx: Context) -> None:
        session = await running_here(ctx)
        if player.bot:
            raise Refused("player-is-bot")
        if player.id != ctx.reader.actor.user_id and session.player_of(player.id) is not None:
            raise Refused("player-seated")
        to = actor_of(player)
        await ctx.services.seats.offer(session.id, ctx.reader.actor, to, interaction_id=interaction.id)
        await ctx.answer.show(Panel(ctx.voice(session).say("seats-offered", {"player": mention(player.id)})))

    await serve(interaction, work)


async def offer(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await ask_to_offer(ctx, await running_here(ctx))

    await serve(interaction, work)


def _own_player(ctx: Context, session: Session) -> Player:
    player = session.player_of(ctx.reader.actor.user_id)
    if player is None:
        raise Refused("not-seated")
    return player


async def ask_to_offer(ctx: Context, session: Session) -> None:
    """Ask first, saying who plays meanwhile and what it costs, or say that the seat is offered already."""
    player = _own_player(ctx, session)
    if await ctx.services.substitutes.search_of(session, player.seat) is not None:
        await _show_offered(ctx, session)
        return
    voice = ctx.voice(session)
    lines = [
        voice.say("seats-offer-question"),
        voice.say("seats-offer-computer" if session.table_rules.stand_ins else "seats-offer-here"),
        *([voice.say("seats-offer-rated")] if session.table_rules.rated else []),
    ]
    sure = Button(voice.say("seats-offer-sure"), custom_id(session.id, 0, (OFFER, OFFER)), "primary")
    await ctx.answer.show(Panel("\n".join(lines), ((sure,),)))


@explains_refusals
async def offer_pressed(ctx: Context) -> None:
    """``offer-seat``: ask; ``offer-seat:offer-seat``: offer it; ``offer-seat:withdraw``: no longer."""
    match ctx.press.arguments:
        case (chosen,) if chosen == OFFER:
            session = await ctx.services.substitutes.search(
                ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id
            )
            await _show_offered(ctx, session)
        case (chosen,) if chosen == WITHDRAW:
            await ctx.services.substitutes.withdraw(ctx.press.session, ctx.reader.actor)
            await ctx.say("requests-you-withdrew")
        case _:
            await ask_to_offer(ctx, await ctx.session())


async def _show_offered(ctx: Context, session: Session) -> None:
    """Say that the seat is offered, with the button that ends it."""
    voice, player = ctx.voice(session), session.player_of(ctx.reader.actor.user_id)
    away = player is not None and player.away
    end = Button(voice.say("seats-offer-withdraw"), custom_id(session.id, 0, (OFFER, WITHDRAW)))
    button = back_button(voice, session) if away else end
    await ctx.answer.show(Panel(voice.say("seats-offered-away" if away else "seats-offered-here"), ((button,),)))


async def take(interaction: discord.Interaction, seat: str) -> None:
    @explains_refusals
    async def work(ctx: Context) -> None:
        session = await running_here(ctx)
        wanted = _typed_seat(session, seat)
        free = await ctx.services.substitutes.open_seat(session, wanted)
        if free is not None:
            actor = ctx.reader.actor
            session = await ctx.services.requests.agree(free.id, actor, interaction_id=interaction.id)
            await show_private(ctx, session, [ctx.voice(session).say("requests-seat-yours")])
            return
        await ctx.services.seats.ask(session.id, ctx.reader.actor, wanted, interaction_id=interaction.id)
        voice = owners(ctx.voice(session), session)
        await ctx.answer.show(Panel(voice.say("seats-asked", {"player": seat_name(voice, wanted)})))

    await serve(interaction, work)


def _typed_seat(session: Session, typed: str) -> Seat:
    """Return the seat by its number, as the list sends it, or by a typed name."""
    text = " ".join(typed.split()).casefold()
    for player, name in zip(session.players, session.names, strict=True):
        if text in (str(player.seat + 1), name.casefold()):
            return player.seat
    raise Refused("no-such-seat")


async def seats(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the seats of this channel's game; the label says if a computer plays it."""
    app = app_of(interaction)
    session = await app.services.tables.in_channel(interaction.channel_id or 0)
    if session is None or session.phase is not Phase.PLAYING:
        return []
    voice = owners(app.voice((await app.reader(interaction)).lang, session), session).plain()
    labels = []
    for player in session.players:
        key = "seats-choice"
        if player.is_computer:
            key = "seats-choice-away" if player.away else "seats-choice-computer"
        labels.append(voice.say(key, {"number": str(player.seat + 1), "name": str(voice.name(player.seat))}))
    lines = zip(unique_labels(labels, LINE), session.players, strict=True)
    return [
        app_commands.Choice(name=label, value=str(player.seat + 1))
        for label, player in lines
        if current.casefold() in label.casefold()
    ][:OPTIONS]


# --- decided by host or moderator -----------------------------------------------------------------------------


async def show_givable(ctx: Context, session: Session) -> None:
    """Show whose seats the reader may give to the computer, and whom a moderator may let back in."""
    actor, voice = ctx.reader.actor, ctx.voice(session)
    may = await moderates(ctx, session)
    people = sorted(givable(session, actor, moderates=may), key=lambda one: (one.off is None, -one.missed))
    removed = await ctx.services.lobbies.removals(session.id, from_game=True) if may else {}
    here = {player.user_id for player in session.players if not player.gone}
    plain = owners(voice, session).plain()
    options = [
        *(
            (
                plain.say("seats-give-who", {"name": str(plain.name(one.seat))}),
                path_onwards(ctx, COMPUTER, str(one.user_id)),
            )
            for one in people
            if one.user_id not in removed
        ),
        *(
            (plain.say("seats-let-in-who", {"name": name}), path_onwards(ctx, LET_IN, str(user)))
            for user, name in removed.items()
            if user in here and not has_come(ctx)  # there each has a button
        ),
    ][:OPTIONS]
    if not options:
        await ctx.answer.show(Panel(voice.say("seats-give-nobody"), way_back(ctx)))
        return
    if has_come(ctx) and len(options) == 1 and options[0][1][0] == COMPUTER:
        await _give(ctx, session, int(options[0][1][1]), is_sure=False)
        return
    labels = unique_labels([label for label, _ in options])
    listed = tuple(Option(label, path_text(path)) for label, (_, path) in zip(labels, options, strict=True))
    select = Select(custom_id(session.id, 0, (PICK,)), voice.say("seats-give-which"), listed)
    await ctx.answer.show(Panel(voice.say("seats-give-question"), (select, *way_back(ctx))))


def named_user(ctx: Context, at: int = 0) -> int | None:
    """Return the user that a press names; None if it names none that the database could hold."""
    return user_id_of((*ctx.press.arguments[at:], "")[0])


def user_id_of(text: str) -> int | None:
    """Return the id of a user as a number; None for what the database could not hold."""
    user = int(text) if text.isdecimal() and text.isascii() and len(text) <= DIGITS else None
    return None if user is None or user > HIGHEST else user


@explains_refusals
@leads_back
async def computer_pressed(ctx: Context) -> None:
    """``to-computer``: whose seat? ``to-computer:<user>``: ask; ``to-computer:<user>:sure``: the computer plays on
    that person's seat."""
    session = await ctx.session()
    user, sure = named_user(ctx), (*ctx.press.arguments, "", "")[1]
    if user is None and ctx.press.arguments in ((), (SERVER,)):
        require_playing(session)
        await show_givable(ctx, session)
        return
    await _give(ctx, session, user or 0, is_sure=sure == SURE)


async def _give(ctx: Context, session: Session, user: int, *, is_sure: bool) -> None:
    """Ask whether the computer shall play on a person's seat, and say what that means; or let it."""
    player, may = session.player_of(user), await moderates(ctx, session)
    how = decides(session, ctx.reader.actor, moderates=may)
    if player is None:
        raise Refused("not-seated-there")
    voice = owners(ctx.voice(session), session)
    name = {"player": seat_name(voice, player.seat)}
    if not is_sure:
        if how == BY_HOST and session.table_rules.absent == "vote":
            meaning = "seats-give-vote"
        elif not session.table_rules.stand_ins:
            meaning = "seats-give-resigns"
        else:
            meaning = f"seats-give-{how}"
        path = path_onwards(ctx, COMPUTER, str(user), SURE)
        button = Button(voice.say("seats-give-sure"), custom_id(session.id, 0, path), "danger")
        back = tuple(one for row in way_back(ctx) for one in row)
        lines = [voice.say(meaning, name)]
        others = [one for one in session.players if one.user_id not in (None, user)]
        if meaning in (f"seats-give-{BY_HOST}", f"seats-give-{BY_MODERATOR}") and all(one.away for one in others):
            lines.append(voice.say("seats-give-last"))
        await ctx.answer.show(Panel("\n".join(lines), ((button, *back),)))
        return
    later, seat = await ctx.services.absences.give_to_computer(
        session.id, ctx.reader.actor, user, moderates=may, interaction_id=ctx.interaction.id
    )
    key = "seats-given-to-computer" if later.players[seat].is_computer else "seats-given-vote"
    await ctx.answer.show(Panel(voice.say(key, name), way_back(ctx)))


# --- leaving ---------------------------------------------------------------------------------------------------


async def resign(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await ask_to_leave(ctx, await running_here(ctx))

    await serve(interaction, work)


async def ask_to_leave(ctx: Context, session: Session) -> None:
    """Ask first, saying what leaving means at this table."""
    player = _own_player(ctx, session)
    voice = ctx.voice(session)
    others = [p for p in session.players if p.user_id is not None and p != player]
    staying = "seats-leave-computer" if session.table_rules.stand_ins else "seats-leave-rules"
    key = staying if others else "seats-leave-last"
    sure = Button(voice.say("seats-leave-sure"), custom_id(session.id, 0, (RESIGN,)), "danger")
    instead = Button(voice.say("seats-offer-instead"), custom_id(session.id, 0, (OFFER,)))
    await ctx.answer.show(Panel(voice.say(key), ((sure, instead) if others else (sure,),)))


@explains_refusals
async def resign_pressed(ctx: Context) -> None:
    played = await ctx.services.seats.leave(ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id)
    voice = ctx.voice(played.session)
    await ctx.answer.show(Panel("\n".join([*event_lines(voice, played.events), voice.say("seats-left")])))


VERBS = {RESIGN: Verb(resign_pressed), OFFER: Verb(offer_pressed), COMPUTER: Verb(computer_pressed)}
