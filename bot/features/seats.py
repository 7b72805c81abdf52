"""/game seat: one panel with all that is possible with seats of a running game; nudging, and leaving for good."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.deadlines.idle import CLOSED
from bot.features.table.beside import NUDGE
from bot.features.table.panels import HAND, back_button, event_lines
from bot.features.table.presses import explains_refusals, show_private
from bot.features.table.way_back import SERVER, has_come, leads_back, path_onwards, way_back
from bot.kit.app import actor_of
from bot.kit.commands import command, running_here, serve
from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.permissions import moderates
from bot.kit.phrases import duration, mention, owners, seat_name, title
from bot.kit.router import Verb
from bot.kit.shapes import OPTIONS, Button, Option, Panel, Row, Select, rows_of, unique_labels
from bot.kit.wire import with_retries
from bot.rows.session import NO_HOST, Player
from bot.seating.absences import givable
from bot.seating.seats import takeable
from bot.session.model import Refused, Session
from bot.session.moderation import BY_HOST, BY_MODERATOR, decides
from bot.session.play import require_playing
from bot.texts import Speaker
from engines.core import Seat

RESIGN, OFFER, WITHDRAW, COMPUTER = "resign", "offer-seat", "withdraw", "to-computer"
GIVE, TAKE, ASIDE = "give-seat", "take-seat", "step-aside"
LET_IN, SURE = "let-in", "sure"
DIGITS = 19
"""Digits of a person's id, at most."""
HIGHEST = 2**63 - 1
"""The highest number that the database holds."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-seat", seat)]


async def seat(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_seats(ctx, await running_here(ctx))

    await serve(interaction, work)


async def show_seats(ctx: Context, session: Session) -> None:
    """Show the seats of a running game, and what the reader can do about their own and others'."""
    voice, player = ctx.voice(session), session.player_of(ctx.reader.actor.user_id)
    plain = owners(voice, session).plain()
    lines = [
        voice.say("seats-title", {"game": title(voice, session.game)}),
        *(_seat_words(owners(voice, session), one) for one in session.players),
    ]
    rows, buttons = list[Row](), list[Button]()
    if player is not None:
        sought = await ctx.services.substitutes.search_of(session, player.seat) is not None
        may_offer = session.host_id != NO_HOST
        if not player.away:
            if may_offer:
                rows.append(Select(custom_id(session.id, 0, (GIVE,)), plain.say("seats-give-to"), users=True))
                path = (OFFER, WITHDRAW) if sought else (OFFER,)
                label = "seats-offer-withdraw" if sought else "seats-offer-button"
                buttons.append(Button(plain.say(label), custom_id(session.id, 0, path)))
            if session.table_rules.stand_ins:
                buttons.append(Button(plain.say("seats-aside-button"), custom_id(session.id, 0, (ASIDE,))))
        else:
            buttons.append(back_button(voice, session))
            if may_offer and not sought:
                buttons.append(Button(plain.say("seats-offer-button"), custom_id(session.id, 0, (OFFER,))))
    elif free := takeable(session, ctx.reader.actor):
        labels = unique_labels([_seat_words(plain, session.players[one]) for one in free])
        options = tuple(Option(label, path_text((TAKE, str(one)))) for label, one in zip(labels, free, strict=True))
        rows.append(Select(custom_id(session.id, 0, (PICK,)), plain.say("seats-take"), options[:OPTIONS]))
    else:
        lines.append(voice.say("seats-none-free"))
    buttons += await _giving(ctx, session)
    await ctx.answer.show(Panel("\n".join(lines), (*rows, *rows_of(buttons))))


def _seat_words(voice: Speaker, player: Player) -> str:
    key = "seats-choice"
    if player.is_computer:
        key = "seats-choice-away" if player.away else "seats-choice-computer"
    return voice.say(key, {"number": str(player.seat + 1), "name": str(voice.name(player.seat))})


async def _giving(ctx: Context, session: Session) -> list[Button]:
    """Return the button that gives a late player's seat to the computer, for host and moderators."""
    may, plain = await moderates(ctx, session), owners(ctx.voice(session), session).plain()
    try:
        people = givable(session, ctx.reader.actor, moderates=may)
    except Refused:
        return []
    if len(people) == 1 and not may:
        label = plain.say("seats-give-one", {"name": str(plain.name(people[0].seat))})
        return [Button(label, custom_id(session.id, 0, (COMPUTER, str(people[0].user_id))))]
    return [Button(plain.say("seats-give-button"), custom_id(session.id, 0, (COMPUTER,)))] if people else []


@explains_refusals
async def nudge_pressed(ctx: Context) -> None:
    """``nudge``: call the other players whom the game waits for."""
    session = await ctx.session()
    called = await ctx.services.clocks.nudge(session.id, ctx.reader.actor)
    voice = ctx.voice(session)
    names = tuple(seat_name(voice, seat) for seat in called)
    await ctx.answer.show(Panel(voice.say("seats-nudged", {"players": names})))


# --- giving and taking -----------------------------------------------------------------------------------------


async def member_of(ctx: Context, user_id: int | None) -> discord.Member:
    """Return a member of this server, of whom a press has only the id; Refused("guest-not-here") for nobody."""
    guild = ctx.interaction.guild
    if guild is None or user_id is None:
        raise Refused("guest-not-here")
    try:
        return await with_retries(lambda: guild.fetch_member(user_id), ctx.app.sleep)
    except discord.NotFound as error:
        raise Refused("guest-not-here") from error


@explains_refusals
async def give_pressed(ctx: Context) -> None:
    """``give-seat``, with the chosen person: ask them whether they play on."""
    session = await ctx.session()
    require_playing(session)
    _own_player(ctx, session)
    person = await member_of(ctx, user_id_of((*ctx.press.values, "")[0]))
    if person.bot:
        raise Refused("player-is-bot")
    if person.id != ctx.reader.actor.user_id and session.player_of(person.id) is not None:
        raise Refused("player-seated")
    await ctx.services.seats.offer(
        session.id, ctx.reader.actor, actor_of(person), interaction_id=ctx.interaction.id
    )
    await ctx.answer.show(Panel(ctx.voice(session).say("seats-offered", {"player": mention(person.id)})))


@explains_refusals
async def aside_pressed(ctx: Context) -> None:
    """``step-aside``: the computer plays until its presser is back."""
    session = await ctx.services.seats.step_aside(
        ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id
    )
    voice = ctx.voice(session)
    await ctx.answer.show(Panel(voice.say("seats-aside"), ((back_button(voice, session),),)))


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


@explains_refusals
async def take_pressed(ctx: Context) -> None:
    """``take-seat:<seat>``: take a seat that is open to everybody, or ask for it."""
    session, number = await ctx.session(), user_id_of((*ctx.press.arguments, "")[0])
    if number is None or number >= len(session.players):
        raise Refused("no-such-seat")
    wanted = Seat(number)
    free = await ctx.services.substitutes.open_seat(session, wanted)
    if free is not None:
        session = await ctx.services.requests.agree(free.id, ctx.reader.actor, interaction_id=ctx.interaction.id)
        await show_private(ctx, session, [ctx.voice(session).say("requests-seat-yours")])
        return
    await ctx.services.seats.ask(session.id, ctx.reader.actor, wanted, interaction_id=ctx.interaction.id)
    voice = owners(ctx.voice(session), session)
    await ctx.answer.show(Panel(voice.say("seats-asked", {"player": seat_name(voice, wanted)})))


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
            lines.append(voice.say("seats-give-last", {"time": duration(voice, CLOSED)}))
        await ctx.answer.show(Panel("\n".join(lines), ((button, *back),)))
        return
    later, seat = await ctx.services.absences.give_to_computer(
        session.id, ctx.reader.actor, user, moderates=may, interaction_id=ctx.interaction.id
    )
    key = "seats-given-to-computer" if later.players[seat].is_computer else "seats-given-vote"
    await ctx.answer.show(Panel(voice.say(key, name), way_back(ctx)))


# --- leaving ---------------------------------------------------------------------------------------------------


async def ask_to_leave(ctx: Context, session: Session) -> None:
    """Ask what the reader of /game leave wants, saying what leaving means at this table."""
    player = _own_player(ctx, session)
    voice = ctx.voice(session)
    others = [p for p in session.players if p.user_id is not None and p != player]
    staying = "seats-leave-computer" if session.table_rules.stand_ins else "seats-leave-rules"
    key = staying if others else "seats-leave-last"
    may_offer = session.host_id != NO_HOST
    if others and not may_offer:
        key = "seats-leave-league"
    sure = Button(voice.say("seats-leave-sure"), custom_id(session.id, 0, (RESIGN,)), "danger")
    instead = Button(voice.say("seats-offer-button"), custom_id(session.id, 0, (OFFER,)))
    stay = Button(voice.say("seats-stay"), custom_id(session.id, 0, HAND))
    await ctx.answer.show(Panel(voice.say(key), ((instead, sure, stay) if others and may_offer else (sure, stay),)))


@explains_refusals
async def resign_pressed(ctx: Context) -> None:
    played = await ctx.services.seats.leave(ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id)
    voice = ctx.voice(played.session)
    await ctx.answer.show(Panel("\n".join([*event_lines(voice, played.events), voice.say("seats-left")])))


VERBS = {
    NUDGE: Verb(nudge_pressed, anywhere=True, beside=True),
    GIVE: Verb(give_pressed),
    TAKE: Verb(take_pressed),
    ASIDE: Verb(aside_pressed),
    RESIGN: Verb(resign_pressed),
    OFFER: Verb(offer_pressed),
    COMPUTER: Verb(computer_pressed),
}
