"""Presses in the lobby. Their effect is public: the publisher edits the lobby's panel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.learn.offer import first_offer
from bot.features.seats import LET_IN, named_user
from bot.features.table.beside import DETAILS
from bot.features.table.presses import explains_refusals
from bot.features.table.way_back import leads_back, way_back
from bot.kit.context import Context
from bot.kit.paging import page_asked
from bot.kit.permissions import moderates
from bot.kit.phrases import person_name, seat_name
from bot.kit.router import Verb
from bot.kit.shapes import Panel
from bot.session.lobby import left_behind, require_host, require_joined, require_open
from bot.session.model import Phase, Refused, Session
from bot.session.moderation import decides
from bot.session.rules import TableRules, option_named
from engines.core.opponents.computers import levels

from .panel import (
    ADD,
    BEGIN,
    DROP,
    FREE,
    JOIN,
    LEAVE,
    OPTIONS_,
    OPTIONS_FORM,
    OPTIONS_SET,
    REMOVE,
    SET,
    WITHOUT,
    WORD,
    WORD_TYPED,
    after_press_panel,
    details_panel,
    free_panel,
    lobby_panel,
    new_terms_panel,
    options_panel,
    options_windows,
    policy_panel,
    remove_panel,
    terms,
    value_words,
    without_number,
    without_panel,
    word_form,
)


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
        await ctx.answer.show(details_panel(ctx.voice(session), session, ctx.reader.actor.user_id))


@explains_refusals
async def details(ctx: Context) -> None:
    """Show what the lobby has no room for; to anybody, after Begin as well."""
    session = await ctx.session()
    await ctx.answer.show(details_panel(ctx.voice(session), session, ctx.reader.actor.user_id))


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


@explains_refusals
async def add_computer(ctx: Context) -> None:
    """Seat a computer player; if the game has several, ask which one first."""
    session = await ctx.session()
    known = levels(session.playable)
    chosen = ctx.press.arguments[0] if ctx.press.arguments else known[0] if len(known) == 1 else None
    if chosen is None:
        require_open(session)
        require_joined(session, ctx.reader.actor)
        await ctx.show(policy_panel(ctx.voice(session), session), of=session)
        return
    session = await ctx.services.lobbies.add_computer(
        session.id, ctx.reader.actor, chosen, interaction_id=ctx.interaction.id
    )
    if ctx.answer.in_place:
        voice = ctx.voice(session)
        result = voice.say("lobby-computer-seated", {"name": voice.name(session.players[-1].seat)})
        await ctx.show(after_press_panel(voice, session, ctx.reader.actor.user_id, result), of=session)


@explains_refusals
async def drop_computer(ctx: Context) -> None:
    await _update_copy(
        ctx,
        await ctx.services.lobbies.remove_computer(
            ctx.press.session, ctx.reader.actor, interaction_id=ctx.interaction.id
        ),
    )


@explains_refusals
async def free(ctx: Context) -> None:
    """Free a seat kept for a person who has not joined; ``free:<user>`` if several are kept."""
    session = await ctx.session()
    user = ctx.press.arguments[0] if ctx.press.arguments else ""
    kept = [player.user_id for player in session.players if player.pending and player.user_id is not None]
    if session.host_id != ctx.reader.actor.user_id:
        raise Refused("host-only")
    if not user and len(kept) > 1:
        await ctx.answer.show(free_panel(ctx.voice(session), session))
        return
    chosen = [one for one in kept if user in ("", str(one))]
    if not chosen:
        raise Refused("not-kept")
    session = await ctx.services.lobbies.free(
        session.id, ctx.reader.actor, chosen[0], interaction_id=ctx.interaction.id
    )
    if ctx.answer.in_place:
        await ctx.answer.show(after_press_panel(ctx.voice(session), session, ctx.reader.actor.user_id))


@explains_refusals
async def remove(ctx: Context) -> None:
    """Ask host or moderator whom to remove; ``remove:<user>`` removes."""
    session, user = await ctx.session(), named_user(ctx)
    if user is None:
        await show_removals(ctx, session)
        return
    voice, player = ctx.voice(session), session.player_of(user)
    name = "" if player is None else seat_name(voice, player.seat)
    may = await moderates(ctx, session)
    await ctx.services.lobbies.remove(
        session.id, ctx.reader.actor, user, moderates=may, interaction_id=ctx.interaction.id
    )
    await ctx.answer.show(Panel(voice.say("lobby-you-removed", {"name": name})))


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
    voice = ctx.voice(session)
    key = "lobby-you-let-in" if session.phase is Phase.LOBBY else "seats-you-let-in"
    await ctx.answer.show(Panel(voice.say(key, {"name": person_name(voice, names[user])}), way_back(ctx)))


async def show_removals(ctx: Context, session: Session) -> None:
    """Show host or moderator whom they may remove or let in again. Refused: as require_open, ``decides``."""
    require_open(session)
    actor = ctx.reader.actor
    decides(session, actor, moderates=await moderates(ctx, session))
    removed = await ctx.services.lobbies.removals(session.id)
    await ctx.answer.show(remove_panel(ctx.voice(session), session, removed, actor.user_id))


@explains_refusals
async def options(ctx: Context) -> None:
    """Show all options, or the values of one: ``options:<name>:<page>``."""
    session = await ctx.session()
    name = option_named(ctx.press.arguments[0]) if ctx.press.arguments else None
    await show_options(ctx, session, name or None, page_asked(ctx, 1) or 0)


def _changed_together(ctx: Context, session: Session, was: TableRules) -> Sequence[str]:
    """Say what has changed with the chosen option: a rated table has a clock."""
    voice, now = ctx.voice(session), session.table_rules
    if was.rated and not now.rated and was.seconds is not None and now.seconds is None:
        return [voice.say("lobby-unrated-too")]
    if now.rated and not was.rated and was.seconds is None:
        return [voice.say("lobby-clock-too", {"time": value_words(voice, session.game, "clock", now.clock)})]
    return ()


async def show_options(
    ctx: Context, session: Session, name: str | None = None, page: int = 0, said: Sequence[str] = ()
) -> None:
    if session.host_id != ctx.reader.actor.user_id:
        raise Refused("host-only")
    if session.is_frozen:
        raise Refused("dice-awaited")
    await ctx.answer.show(options_panel(ctx.voice(session), session, name, page, said))


@explains_refusals
async def set_option(ctx: Context) -> None:
    """``set:<option>:<value>``"""
    name, value = (*ctx.press.arguments, "", "")[:2]
    was = (await ctx.session()).table_rules
    session = await ctx.services.lobbies.set_option(ctx.press.session, ctx.reader.actor, option_named(name), value)
    await show_options(ctx, session, said=_changed_together(ctx, session, was))


@explains_refusals
async def ask_options(ctx: Context) -> None:
    """``options-form:<number>``: open a window of several options."""
    session = await ctx.session()
    require_open(session)
    require_host(session, ctx.reader.actor)
    windows = options_windows(ctx.voice(session), session)
    number = ctx.press.arguments[0] if ctx.press.arguments else ""
    window = next((one for at, one in enumerate(windows, start=1) if str(at) == number), None)
    if window is None:
        raise Refused("unknown-option", option=number)
    if not await ctx.answer.ask(window):
        await ctx.say("common-form-late")


@explains_refusals
async def set_options(ctx: Context) -> None:
    """Take what was changed in the window: others may have changed the rest meanwhile."""
    was = await ctx.session()
    chosen = {option_named(name): values[0] for name, values in ctx.filled.items() if len(values) == 1}
    session = was
    if chosen:
        session = await ctx.services.lobbies.set_options(
            was.id, ctx.reader.actor, chosen, interaction_id=ctx.interaction.id
        )
    await show_options(ctx, session, said=_changed_together(ctx, session, was.table_rules))


VERBS = {
    JOIN: Verb(join, quiet=True),
    LEAVE: Verb(leave, quiet=True),
    BEGIN: Verb(begin, quiet=True),
    DETAILS: Verb(details),
    ADD: Verb(add_computer, quiet=True),
    DROP: Verb(drop_computer, quiet=True),
    FREE: Verb(free, quiet=True),
    REMOVE: Verb(remove),
    LET_IN: Verb(let_in),
    OPTIONS_: Verb(options),
    SET: Verb(set_option),
    OPTIONS_FORM: Verb(ask_options, form=True),
    OPTIONS_SET: Verb(set_options),
    WORD: Verb(ask_word, form=True),
    WORD_TYPED: Verb(set_word, quiet=True),
}
