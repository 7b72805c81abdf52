"""Letters about what one asks of others (to take back, to hand over a seat), and their answers."""

from __future__ import annotations

from functools import partial

import discord
import structlog

from bot.features.table.panels import HAND
from bot.features.table.presses import helping, show_private
from bot.kit.app import Front
from bot.kit.context import Visit
from bot.kit.ids import custom_id
from bot.kit.mentions import mention, named, titled
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, fitting
from bot.seating.seats import GIVE
from bot.seating.takebacks import UNDO
from bot.store.messages import outbox, requests
from bot.store.messages.notices import LetterRow
from bot.store.messages.requests import PetitionRow
from bot.table.model import Actor, Phase, Refused, Session
from bot.texts import Speaker
from engines.core import Fact, Seat

from .takebacks import gone

log = structlog.get_logger(__name__)

ANSWER, YES, NO = "answer", "yes", "no"
DIGITS = 18
"""Of a request's number; more than that no database holds."""


async def _petition(front: Front, letter: LetterRow, state: str | None = "open") -> PetitionRow | None:
    found = await front.store.read(partial(requests.get, petition_id=letter.facts["petition"]))
    return found if found is not None and state in (None, found.state) else None


def answers(voice: Speaker, session: Session, petition: PetitionRow, yes: str, no: str) -> tuple[Button, ...]:
    """The two buttons of a request; ``yes`` and ``no`` are texts."""
    return (
        Button(voice.say(yes), custom_id(session.id, 0, (ANSWER, str(petition.id), YES)), "success"),
        Button(voice.say(no), custom_id(session.id, 0, (ANSWER, str(petition.id), NO))),
    )


def open_button(voice: Speaker, session: Session) -> Button:
    """To the reader's own panel."""
    return Button(voice.say("letter-open-panel"), custom_id(session.id, 0, HAND), "primary")


# --- taking back -----------------------------------------------------------------------------------------------


async def undo_ask(front: Front, letter: LetterRow, session: Session | None, voice: Speaker) -> Panel | None:
    """What somebody wants to take back, for those who have acted since."""
    petition = await _petition(front, letter)
    if session is None or petition is None or petition.user_id is None or petition.facts["at"] != session.row:
        return None
    reach = await front.service.takebacks.reach(session, Actor(petition.user_id, ""))
    missing = tuple(user for user in petition.asked if user not in petition.agreed)
    facts: dict[str, Fact] = {"player": named(voice, reach.seat), "players": tuple(map(mention, missing))}
    asks = voice.say("letter-undo-ask", facts)
    buttons = answers(voice, session, petition, "letter-agree", "letter-refuse")
    return Panel(fitting([voice.say("letter-undo-head", facts), *gone(voice, reach)], [asks]), (buttons,), missing)


async def undo_done(front: Front, letter: LetterRow, session: Session | None, voice: Speaker) -> Panel | None:
    if session is None:
        return None
    return Panel(voice.say("letter-undo-done", {"player": named(voice, Seat(letter.facts["seat"]))}))


async def undo_refused(front: Front, letter: LetterRow, session: Session | None, voice: Speaker) -> Panel | None:
    """For who asked: the board stays as it is."""
    petition = await _petition(front, letter, None)
    by = None if session is None else session.player_of(letter.facts["by"])
    if petition is None or petition.user_id is None or by is None:
        return None
    facts: dict[str, Fact] = {"player": mention(petition.user_id), "by": named(voice, by.seat)}
    return Panel(voice.say("letter-undo-refused", facts), (), (petition.user_id,))


# --- seats -----------------------------------------------------------------------------------------------------


async def seat_offer(front: Front, letter: LetterRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Somebody is offered a seat."""
    petition = await _petition(front, letter)
    if session is None or petition is None or session.phase is not Phase.PLAYING:
        return None
    facts: dict[str, Fact] = {
        "player": named(voice, Seat(petition.seat)),
        "players": tuple(map(mention, petition.asked)),
    }
    buttons = answers(voice, session, petition, "letter-accept", "letter-decline")
    return Panel(voice.say("letter-seat-offer", facts), (buttons,), petition.asked)


async def seat_ask(front: Front, letter: LetterRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Somebody would like to have a seat that is another's, or nobody's any more."""
    petition = await _petition(front, letter)
    if session is None or petition is None or petition.user_id is None or session.phase is not Phase.PLAYING:
        return None
    facts: dict[str, Fact] = {
        "player": named(voice, Seat(petition.seat)),
        "by": titled(voice, str(petition.facts["name"])),
        "players": tuple(map(mention, petition.asked)),
    }
    own = petition.asked == (session.players[petition.seat].user_id,)
    buttons = answers(voice, session, petition, "letter-agree", "letter-refuse")
    return Panel(voice.say("letter-seat-ask" if own else "letter-seat-ask-all", facts), (buttons,), petition.asked)


async def seat_given(front: Front, letter: LetterRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Who plays on from now; they are called, as it may be their move."""
    new = letter.facts["new"]
    if session is None or session.phase is not Phase.PLAYING:
        return None
    player = session.player_of(new)
    if player is None:
        return None
    due = player.seat in session.movers
    facts: dict[str, Fact] = {"old": titled(voice, str(letter.facts["old"])), "new": mention(new)}
    words = voice.say("letter-seat-given-due" if due else "letter-seat-given", facts)
    return Panel(words, ((open_button(voice, session),),), (new,))


async def seat_refused(front: Front, letter: LetterRow, session: Session | None, voice: Speaker) -> Panel | None:
    """For who asked, or offered."""
    petition = await _petition(front, letter, None)
    if session is None or petition is None or petition.user_id is None:
        return None
    key = "letter-seat-refused-offer" if petition.kind == GIVE else "letter-seat-refused"
    by = session.player_of(letter.facts["by"])
    who = titled(voice, str(letter.facts["name"])) if by is None else named(voice, by.seat)
    facts: dict[str, Fact] = {"player": mention(petition.user_id), "by": who}
    return Panel(voice.say(key, facts), (), (petition.user_id,))


LETTERS = {
    "undo-ask": undo_ask,
    "undo-done": undo_done,
    "undo-refused": undo_refused,
    "seat-offer": seat_offer,
    "seat-ask": seat_ask,
    "seat-given": seat_given,
    "seat-refused": seat_refused,
}


# --- answers ---------------------------------------------------------------------------------------------------


async def settled(visit: Visit) -> None:
    """Take the controls off the letter that was pressed: what it asked is answered.

    Once, and it may fail: later presses read a sentence. A table's panel keeps its controls.
    """
    message = visit.interaction.message
    panel = await visit.front.store.read(partial(outbox.panel, session_id=visit.press.session))
    if message is None or message.flags.ephemeral or (panel is not None and panel.message_id == message.id):
        return
    try:
        await message.edit(view=None)
    except (discord.HTTPException, OSError) as error:
        log.info("letter-not-retired", message=message.id, error=repr(error))


@helping
async def answer(visit: Visit) -> None:
    """``answer:<petition>:<yes|no>``"""
    number, said = (*visit.press.arguments, "", "")[:2]
    if not number.isdecimal() or len(number) > DIGITS or said not in (YES, NO):
        raise Refused("petition-over")
    try:
        await _answer(visit, int(number), agrees=said == YES)
    except Refused as refusal:
        if refusal.code == "petition-over":
            await settled(visit)
        raise


async def _answer(visit: Visit, number: int, *, agrees: bool) -> None:
    asked, actor = visit.service.petitions, visit.reader.actor
    if not agrees:
        await asked.refuse(number, actor, interaction_id=visit.interaction.id)
        await settled(visit)
        await visit.say("ui-you-refused")
        return
    session = await asked.agree(number, actor, interaction_id=visit.interaction.id)
    petition = await asked.load(number)
    voice = visit.voice(session)
    if petition.state == "open":
        missing = tuple(
            named(voice, player.seat)
            for player in session.players
            if player.user_id in petition.asked and player.user_id not in petition.agreed
        )
        waits = petition.kind == UNDO and bool(missing)
        more = {"more": max(1, petition.needed - len(petition.agreed))}
        words = (
            voice.say("ui-you-agreed-waiting", {"players": missing})
            if waits
            else voice.say("ui-you-agreed-more", more)
        )
        await visit.answer.show(Panel(words))
        return
    await settled(visit)
    words = voice.say("ui-seat-yours" if petition.kind == GIVE else "ui-you-agreed")
    if petition.kind in (GIVE, UNDO):
        await show_private(visit, session, [words])
    else:
        await visit.answer.show(Panel(words))


VERBS = {ANSWER: Verb(answer)}
"""The presses below requests."""
