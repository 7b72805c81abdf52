"""Presses in the lobby. What they change everybody sees: the publisher edits the lobby's panel."""

from __future__ import annotations

from dataclasses import replace

from bot.features.log.pages import page_asked
from bot.features.table.presses import helping
from bot.kit.context import Visit
from bot.kit.router import Verb
from bot.kit.shapes import fitting
from bot.table.model import Phase, Refused, Session
from engines.core import policies

from .panel import (
    ADD,
    BEGIN,
    DROP,
    FREE,
    JOIN,
    LEAVE,
    OPTIONS_,
    SET,
    after_press_panel,
    free_panel,
    lobby_panel,
    options_panel,
    policy_panel,
    terms,
)


async def _shown(visit: Visit, session: Session) -> None:
    """A copy of the lobby that somebody asked for follows; the public panel is the publisher's."""
    if visit.answer.in_place:
        await visit.answer.show(lobby_panel(visit.voice(session), session))


@helping
async def join(visit: Visit) -> None:
    """Sit down; whoever pressed on a message that tells of other terms than today's reads these first."""
    session = await visit.session()
    mine = session.player_of(visit.reader.actor.user_id)
    known = (mine is not None and not mine.pending) or visit.press.decision == terms(session)
    if session.phase is Phase.LOBBY and not known:
        voice = visit.voice(session)
        panel = lobby_panel(voice, session)
        await visit.answer.show(replace(panel, content=fitting([], [voice.say("ui-terms-changed"), panel.content])))
        return
    await _shown(
        visit,
        await visit.service.join(visit.press.session, visit.reader.actor, interaction_id=visit.interaction.id),
    )


@helping
async def leave(visit: Visit) -> None:
    await _shown(
        visit,
        await visit.service.leave(visit.press.session, visit.reader.actor, interaction_id=visit.interaction.id),
    )


@helping
async def begin(visit: Visit) -> None:
    session = await visit.service.begin(
        visit.press.session, visit.reader.actor, interaction_id=visit.interaction.id
    )
    if visit.answer.in_place:
        await visit.answer.show(after_press_panel(visit.voice(session), session))


@helping
async def add_computer(visit: Visit) -> None:
    """Seat a computer player; where there are several to choose from, ask which first."""
    session = await visit.session()
    known = tuple(policies(session.rules))
    chosen = visit.press.arguments[0] if visit.press.arguments else known[0] if len(known) == 1 else None
    if chosen is None:
        await visit.answer.show(policy_panel(visit.voice(session), session))
        return
    session = await visit.service.add_computer(
        session.id, visit.reader.actor, chosen, interaction_id=visit.interaction.id
    )
    if visit.answer.in_place:
        voice = visit.voice(session)
        news = voice.say("ui-computer-seated", {"name": voice.name(session.players[-1].seat)})
        await visit.answer.show(after_press_panel(voice, session, news))


@helping
async def drop_computer(visit: Visit) -> None:
    await _shown(
        visit,
        await visit.service.remove_computer(
            visit.press.session, visit.reader.actor, interaction_id=visit.interaction.id
        ),
    )


@helping
async def free(visit: Visit) -> None:
    """Keep a seat no longer for somebody who has yet to join; ``free:<user>`` where several are kept."""
    session = await visit.session()
    user = visit.press.arguments[0] if visit.press.arguments else ""
    kept = [player.user_id for player in session.players if player.pending and player.user_id is not None]
    if session.host_id != visit.reader.actor.user_id:
        raise Refused("host-only")
    if not user and len(kept) > 1:
        await visit.answer.show(free_panel(visit.voice(session), session))
        return
    named = [one for one in kept if user in ("", str(one))]
    if not named:
        raise Refused("not-kept")
    session = await visit.service.free(
        session.id, visit.reader.actor, named[0], interaction_id=visit.interaction.id
    )
    if visit.answer.in_place:
        await visit.answer.show(after_press_panel(visit.voice(session), session))


@helping
async def options(visit: Visit) -> None:
    """The options; then the values of one of them; ``options:<name>:<page>``."""
    session = await visit.session()
    name = visit.press.arguments[0] if visit.press.arguments else None
    await show_options(visit, session, name or None, page_asked(visit, 1) or 0)


async def show_options(visit: Visit, session: Session, name: str | None = None, page: int = 0) -> None:
    if session.host_id != visit.reader.actor.user_id:
        raise Refused("host-only")
    await visit.answer.show(options_panel(visit.voice(session), session, name, page))


@helping
async def set_option(visit: Visit) -> None:
    """``set:<option>:<value>``"""
    name, value = (*visit.press.arguments, "", "")[:2]
    session = await visit.service.set_option(visit.press.session, visit.reader.actor, name, value)
    await show_options(visit, session)


VERBS = {
    JOIN: Verb(join, quiet=True),
    LEAVE: Verb(leave, quiet=True),
    BEGIN: Verb(begin, quiet=True),
    ADD: Verb(add_computer, quiet=True),
    DROP: Verb(drop_computer, quiet=True),
    FREE: Verb(free, quiet=True),
    OPTIONS_: Verb(options),
    SET: Verb(set_option),
}
