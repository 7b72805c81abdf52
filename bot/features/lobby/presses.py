"""Presses in the lobby. Their effect is public: the publisher edits the lobby's panel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps

from bot.features.learn.offer import first_offer
from bot.features.seats import LET_IN, named_user
from bot.features.table.beside import DETAILS
from bot.features.table.presses import explains_refusals
from bot.features.table.way_back import has_come, leads_back, way_back
from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.paging import page_asked
from bot.kit.permissions import moderates
from bot.kit.phrases import person_name, seat_name
from bot.kit.router import Verb
from bot.kit.shapes import Panel
from bot.session.lobby import left_behind, require_joined, require_open
from bot.session.model import Phase, Refused, Session
from bot.session.rules import TableRules, option_named

from .panel import (
    BEGIN,
    JOIN,
    LEAVE,
    SET_UP,
    WITHOUT,
    WORD,
    WORD_TYPED,
    about_panel,
    after_press_panel,
    lobby_panel,
    new_terms_panel,
    option_choices,
    terms,
    value_words,
    without_number,
    without_panel,
    word_form,
)
from .set_up import ADD, DONE, DROP, FREE, OPTIONS_, REMOVE, SET, mark_of, option_panel, set_up_panel


async def _update_copy(ctx: Context, session: Session) -> None:
    """Update a private copy of the lobby; the publisher updates the public panel."""
    if ctx.answer.in_place:
        away = await ctx.services.preferences.vacations(session, ctx.app.now())
        await ctx.answer.show(lobby_panel(ctx.voice(session), session, vacations=away))


@explains_refusals
async def join(ctx: Context) -> None:
    """Join. If the pressed message showed other terms than the present ones, show these first."""
    session = await ctx.session()
    if session.is_frozen:
        raise Refused("dice-awaited")
    mine = session.player_of(ctx.reader.actor.user_id)
    known = (mine is not None and not mine.pending) or ctx.press.decision == terms(session)
    if session.phase is Phase.LOBBY and not known:
        await ctx.answer.show(new_terms_panel(ctx.voice(session), session, is_first=not ctx.press.decision))
        return
    joined = await ctx.services.lobbies.join(ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id)
    await _update_copy(ctx, joined)
    offer = None if ctx.answer.in_place else await first_offer(ctx, joined.game)
    if offer is not None:
        await ctx.answer.show(offer)


@explains_refusals
async def leave(ctx: Context) -> None:
    await _update_copy(
        ctx,
        await ctx.services.lobbies.leave(ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id),
    )


@explains_refusals
async def ask_word(ctx: Context) -> None:
    """Open the form for the presser's word for the dice."""
    session = await ctx.session()
    require_open(session)
    word = require_joined(session, ctx.reader.actor).word or ""
    if not await ctx.answer.ask(word_form(ctx.voice(session), session, "" if word.isdecimal() else word)):
        await ctx.say("common-form-late")


@explains_refusals
async def set_word(ctx: Context) -> None:
    """Take a typed word for the dice; nothing typed takes it back."""
    session = await ctx.services.lobbies.set_word(
        ctx.press.session, ctx.reader.actor, ctx.typed, interaction_id=ctx.interaction.id
    )
    if ctx.answer.in_place:
        await ctx.answer.show(about_panel(ctx.voice(session), session, ctx.reader.actor.user_id))


@explains_refusals
async def about(ctx: Context) -> None:
    """Show the terms and what the dice are made of; to anybody, after Begin as well."""
    session = await ctx.session()
    await ctx.answer.show(about_panel(ctx.voice(session), session, ctx.reader.actor.user_id))


async def asks_first(ctx: Context, session: Session) -> bool:
    """Ask before Begin leaves somebody behind who has not accepted the changed options."""
    if not session.is_frozen and session.phase is Phase.LOBBY and session.player_of(ctx.reader.actor.user_id):
        behind = left_behind(session, ctx.reader.actor)
        sure = WITHOUT in ctx.press.arguments and ctx.press.decision == without_number(behind)
        if behind and not sure:
            await ctx.answer.show(without_panel(ctx.voice(session), session, behind))
            return True
    return False


@explains_refusals
async def begin(ctx: Context) -> None:
    """``begin``; ``begin:without``: also without those who have not accepted the changed options."""
    if await asks_first(ctx, await ctx.session()):
        return
    session = await ctx.services.moves.begin(ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id)
    if ctx.answer.in_place:
        await ctx.answer.show(after_press_panel(ctx.voice(session), session, ctx.reader.actor.user_id))


# --- Set up… -----------------------------------------------------------------------------------------------------


@explains_refusals
async def set_up(ctx: Context) -> None:
    """``set-up``: open the page; ``set-up:done``: say in its place what is missing until the game can begin.

    Buttons of earlier versions that asked which computer, player or option lead here, too.
    """
    session = await ctx.session()
    if ctx.press.arguments == (DONE,):
        shown = after_press_panel(ctx.voice(session), session, ctx.reader.actor.user_id)
        await ctx.show(shown, of=session)
        return
    require_open(session)
    if not await _shows_page(ctx, session):
        voice, host = ctx.voice(session), session.player_of(session.host_id)
        assert host is not None, "the host sits at the lobby"
        await ctx.answer.show(Panel(voice.say("lobby-host-sets-up", {"host": seat_name(voice, host.seat)})))


def on_page(handler: Callable[[Context], Awaitable[None]]) -> Callable[[Context], Awaitable[None]]:
    """Show refusals of what was pressed on the page on the page, which stays."""

    @wraps(handler)
    async def staying(ctx: Context) -> None:
        try:
            await handler(ctx)
        except Refused as error:
            session = await ctx.services.tables.load(ctx.press.session)
            is_open = session.phase is Phase.LOBBY and not session.is_frozen and ctx.answer.in_place
            if not is_open or not await _shows_page(ctx, session, refusal_words(ctx.voice(session), error)):
                raise

    return staying


async def show_set_up(ctx: Context, session: Session, *said: str) -> None:
    """Show what a press has done: on the page, to who may set up, else alone."""
    if session.phase is not Phase.LOBBY or session.is_frozen or not await _shows_page(ctx, session, *said):
        reader = ctx.reader.actor.user_id
        await ctx.show(after_press_panel(ctx.voice(session), session, reader, "\n".join(said)), of=session)


async def _shows_page(ctx: Context, session: Session, *said: str) -> bool:
    """Show the page; return False, and show nothing, to who is neither host nor moderator."""
    reader = ctx.reader.actor.user_id
    if session.host_id != reader and not await moderates(ctx, session):
        return False
    removed = await ctx.services.lobbies.removals(session.id)
    await ctx.show(set_up_panel(ctx.voice(session), session, reader, removed, said), of=session)
    return True


@explains_refusals
@on_page
async def add_computer(ctx: Context) -> None:
    """``add:<level>``: seat a computer player."""
    if not ctx.press.arguments:
        await set_up(ctx)
        return
    session = await ctx.services.lobbies.add_computer(
        ctx.press.session, ctx.reader.actor, ctx.press.arguments[0], interaction_id=ctx.interaction.id
    )
    if ctx.answer.in_place:
        voice = ctx.voice(session)
        name = voice.name(session.players[-1].seat)
        await show_set_up(ctx, session, voice.say("lobby-computer-seated", {"name": name}))


@explains_refusals
@on_page
async def drop_computer(ctx: Context) -> None:
    """``drop:<mark>``: remove this computer player; without a mark, as earlier versions had it, the last one."""
    session, mark = await ctx.session(), "".join(ctx.press.arguments[:1])
    seats = [one.seat for one in session.players if one.is_computer and mark in ("", str(mark_of(one)))]
    if not seats:
        raise Refused("no-computer")
    name = ctx.voice(session).name(seats[-1])
    session = await ctx.services.lobbies.remove_computer(
        session.id, ctx.reader.actor, session.names[seats[-1]], interaction_id=ctx.interaction.id
    )
    if ctx.answer.in_place:
        await show_set_up(ctx, session, ctx.voice(session).say("lobby-computer-gone", {"name": name}))


@explains_refusals
@on_page
async def free(ctx: Context) -> None:
    """``free:<user>``: free a seat kept for a person who has not joined."""
    session, user = await ctx.session(), named_user(ctx)
    if user is None:
        await set_up(ctx)
        return
    if session.host_id != ctx.reader.actor.user_id:
        raise Refused("host-only")
    session = await ctx.services.lobbies.free(session.id, ctx.reader.actor, user, interaction_id=ctx.interaction.id)
    if ctx.answer.in_place:
        await show_set_up(ctx, session)


@explains_refusals
@on_page
async def remove(ctx: Context) -> None:
    """``remove:<user>``: host or moderator removes somebody."""
    session, user = await ctx.session(), named_user(ctx)
    if user is None:
        await set_up(ctx)
        return
    voice, player = ctx.voice(session), session.player_of(user)
    name = "" if player is None else seat_name(voice, player.seat)
    may = await moderates(ctx, session)
    session = await ctx.services.lobbies.remove(
        session.id, ctx.reader.actor, user, moderates=may, interaction_id=ctx.interaction.id
    )
    await show_set_up(ctx, session, voice.say("lobby-you-removed", {"name": name}))


@explains_refusals
@leads_back
async def let_in(ctx: Context) -> None:
    """``let-in:<user>``"""
    user = named_user(ctx)
    names = await ctx.services.lobbies.removals(ctx.press.session)
    if user is None or user not in names:
        raise Refused("not-removed")
    may = await moderates(ctx, await ctx.session())
    session = await ctx.services.lobbies.let_in(ctx.press.session, ctx.reader.actor, user, moderates=may)
    voice, facts = ctx.voice(session), {"name": person_name(ctx.voice(session), names[user])}
    if session.phase is Phase.LOBBY and not has_come(ctx):
        await show_set_up(ctx, session, voice.say("lobby-you-let-in", facts))
        return
    key = "lobby-you-let-in" if session.phase is Phase.LOBBY else "seats-you-let-in"
    await ctx.answer.show(Panel(voice.say(key, facts), way_back(ctx)))


@explains_refusals
async def options(ctx: Context) -> None:
    """``options:<name>[:<page>]``: show the values of an option."""
    session = await ctx.session()
    name = option_named(ctx.press.arguments[0]) if ctx.press.arguments else ""
    option = next((one for one in option_choices(session) if one.name == name), None)
    if option is None:
        await set_up(ctx)
        return
    require_open(session)
    if session.host_id != ctx.reader.actor.user_id:
        raise Refused("host-only")
    await ctx.show(option_panel(ctx.voice(session), session, option, page_asked(ctx, 1) or 0), of=session)


def _changed_together(ctx: Context, session: Session, was: TableRules) -> Sequence[str]:
    """Say what has changed with the chosen option: a rated table has a clock."""
    voice, now = ctx.voice(session), session.table_rules
    if was.rated and not now.rated and was.seconds is not None and now.seconds is None:
        return [voice.say("lobby-unrated-too")]
    if now.rated and not was.rated and was.seconds is None:
        return [voice.say("lobby-clock-too", {"time": value_words(voice, session.game, "clock", now.clock)})]
    return ()


@explains_refusals
@on_page
async def set_option(ctx: Context) -> None:
    """``set:<option>:<value>``"""
    name, value = (*ctx.press.arguments, "", "")[:2]
    was = (await ctx.session()).table_rules
    session = await ctx.services.lobbies.set_option(ctx.press.session, ctx.reader.actor, option_named(name), value)
    await show_set_up(ctx, session, *_changed_together(ctx, session, was))


VERBS = {
    JOIN: Verb(join, quiet=True),
    LEAVE: Verb(leave, quiet=True),
    BEGIN: Verb(begin, quiet=True),
    DETAILS: Verb(about),
    SET_UP: Verb(set_up, own_panel=True),
    ADD: Verb(add_computer, quiet=True),
    DROP: Verb(drop_computer, quiet=True),
    FREE: Verb(free, quiet=True),
    REMOVE: Verb(remove),
    LET_IN: Verb(let_in),
    OPTIONS_: Verb(options),
    SET: Verb(set_option),
    "options-form": Verb(set_up),
    "options-set": Verb(set_up),
    WORD: Verb(ask_word, form=True),
    WORD_TYPED: Verb(set_word, quiet=True),
}
"""``options-form`` and ``options-set`` were a window of several options, until 0.15."""
