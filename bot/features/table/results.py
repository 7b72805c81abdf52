"""What a finished table's own panel says of its result: that it was taken out, and the way there for moderators."""

from __future__ import annotations

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import moderates
from bot.kit.phrases import intervention_line
from bot.kit.shapes import Button
from bot.seating.counting import Counted
from bot.session.model import Session
from bot.texts import Speaker

RESULT = "result"


def result_line(voice: Speaker, counted: Counted | None) -> list[str]:
    """Return the line that a result was taken out; none if it counts."""
    if counted is None or counted.last is None or not counted.is_out:
        return []
    return [intervention_line(voice, counted.last)]


async def may_decide(ctx: Context, session: Session, counted: Counted | None) -> bool:
    """Whether the reader may take this result out or back in: a moderator of the table's channel who did not play,
    or who manages the server, for as long as ``Counted.is_open``."""
    if counted is None or not counted.is_open(ctx.app.now()):
        return False
    is_own = ctx.reader.actor.user_id in counted.people
    return (not is_own or manages(ctx)) and await moderates(ctx, session)


def manages(ctx: Context) -> bool:
    """Whether the reader manages the server."""
    return ctx.interaction.permissions.manage_guild


def result_button(voice: Speaker, session: Session) -> Button:
    """Return the button to the page of a result."""
    return Button(voice.say("scores-result-button"), custom_id(session.id, 0, (RESULT,)))
