"""Taking back: one's own last action at once; more than that where the others agree."""

from __future__ import annotations

from functools import partial

from bot.features.table.panels import HAND, UNDO, story
from bot.features.table.presses import helping, show_private
from bot.kit.context import Visit
from bot.kit.ids import custom_id
from bot.kit.mentions import named
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, fitting
from bot.seating.takebacks import UNDO as PETITION
from bot.seating.takebacks import Reach
from bot.store.messages import requests
from bot.table.model import Refused, Session
from bot.texts import Speaker

ASK = "askback"


@helping
async def undo(visit: Visit) -> None:
    """Take back the own last action."""
    session = await visit.session()
    seat = visit.press.arguments[0] if visit.press.arguments else ""
    player = session.player_of(visit.reader.actor.user_id)
    if player is not None and seat != str(player.seat):
        raise Refused("nothing-to-undo")
    await take_back(visit, session, visit.press.decision)


async def take_back(visit: Visit, session: Session, decision: int | None) -> None:
    """Done at once; or, where others have acted since, what they would have to agree to."""
    try:
        played = await visit.service.undo(
            session.id, visit.reader.actor, decision=decision, interaction_id=visit.interaction.id
        )
    except Refused as refusal:
        if refusal.code != "undo-closed":
            raise
        await _suggest(visit, session)
        return
    voice = visit.voice(played.session)
    await show_private(visit, played.session, [voice.say("ui-undone"), *story(voice, played.events)])


async def _suggest(visit: Visit, session: Session) -> None:
    """What would be taken back with it, who has to agree, and the button that asks them."""
    reach = await visit.service.takebacks.reach(session, visit.reader.actor)
    last = await visit.front.store.read(
        partial(requests.newest, session_id=session.id, kind=PETITION, seat=reach.seat)
    )
    if reach.asked and last is not None and last.state == "refused" and last.facts["at"] == session.row:
        raise Refused("undo-refused")
    voice = visit.voice(session)
    seats = [player.seat for player in session.players if player.user_id in reach.asked]
    asked = tuple(named(voice, seat) for seat in seats)
    words = voice.say("ui-undo-others", {"players": asked}) if asked else voice.say("ui-undo-computers")
    go = Button(voice.say("ui-undo-ask" if asked else "ui-undo-all"), custom_id(session.id, 0, (ASK,)), "primary")
    back = Button(voice.say("ui-back"), custom_id(session.id, 0, HAND))
    head = voice.say("ui-undo-far")
    await visit.answer.show(Panel(fitting([head, *gone(voice, reach)], [words]), ((go, back),)))


def gone(voice: Speaker, reach: Reach) -> list[str]:
    """What would be taken back, a line each."""
    lines = [voice.say("letter-undo-line", {"told": line}) for line in story(voice, reach.events)]
    return [*lines, voice.say("letter-undo-secret")] if reach.secret else lines


@helping
async def ask(visit: Visit) -> None:
    """Ask the others; where nobody has to be asked it is done."""
    session, petition = await visit.service.takebacks.open_undo(
        visit.press.session, visit.reader.actor, interaction_id=visit.interaction.id
    )
    voice = visit.voice(session)
    asked = tuple(named(voice, p.seat) for p in session.players if p.user_id in petition.asked)
    words = voice.say("ui-undo-asked", {"players": asked}) if asked else voice.say("ui-undone")
    await show_private(visit, session, [words])


VERBS = {UNDO: Verb(undo), ASK: Verb(ask)}
