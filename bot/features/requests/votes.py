"""Votes: a player's time has run out, and the others let the computer play this turn, or wait."""

from __future__ import annotations

from bot.kit.app import App
from bot.kit.ids import custom_id
from bot.kit.phrases import relative_time, seat_name
from bot.kit.shapes import Button, Panel
from bot.texts import Speaker
from engines.core import Seat

from .answers import ANSWER, YES, Call, about_seat, agreed_line


async def vote(app: App, call: Call, voice: Speaker) -> Panel:
    """The others vote whether the computer plays for a player who is out of time."""
    request = call.request
    facts = about_seat(voice, call) | {"needed": request.needed}
    due_at = call.session.due_at(Seat(request.seat))
    is_early = request.facts.get("early") and (due_at is None or due_at > app.now())
    lines = [call.say(voice, "vote-early" if is_early else "vote", facts)]
    until = request.facts.get("until")
    if until is not None:
        lines.append(voice.say("requests-vote-until", {"due": relative_time(until)}))
    lines += agreed_line(voice, call)
    away = tuple(seat_name(voice, player.seat) for player in call.session.players if player.away)
    if away:
        lines.append(voice.say("requests-vote-away", {"players": away, "count": len(away)}))
    path = (ANSWER, str(request.id), YES)
    sure = Button(voice.say("requests-vote-button"), custom_id(request.session_id, 0, path), "primary")
    return call.panel(voice, "\n".join(lines), (sure,))
