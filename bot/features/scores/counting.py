"""The page of a finished game's result, where moderators take it out or back in, and the notice of it."""

from __future__ import annotations

from bot.features.table.results import RESULT, manages, result_line
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import moderates
from bot.kit.phrases import intervention_line, relative_time, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.rows.messages import NoticeRow
from bot.seating.counting import RESULT as NOTICE
from bot.seating.counting import Counted
from bot.session.model import Refused, Session
from bot.texts import Speaker

OUT, IN = "out", "in"


async def result_pressed(ctx: Context) -> None:
    """``result``: the page; ``result:out``, ``result:in``: decide, and show it again."""
    session = await ctx.session()
    if not moderates(ctx.interaction, session.channel_id):
        raise Refused("result-moderators")
    counting = ctx.services.counting
    match ctx.press.arguments:
        case ("out" | "in" as way,):
            actor = ctx.reader.actor
            counted = await counting.take(session.id, actor, out=way == OUT, manages=manages(ctx))
        case _:
            found = await counting.of(session.id)
            if found is None:
                raise Refused("no-result")
            counted = found
    await ctx.answer.show(result_page(ctx.voice(session), session, counted))


def result_page(voice: Speaker, session: Session, counted: Counted) -> Panel:
    """Return what taking a result out, or back in, means, and the button for it."""
    facts = {"game": title(voice, session.game), "when": relative_time(counted.ended_at), "id": session.id}
    way = IN if counted.is_out else OUT
    button = Button(
        voice.say(f"scores-result-{way}"),
        custom_id(session.id, 0, (RESULT, way)),
        "danger" if way == OUT else "secondary",
    )
    lines = [
        voice.say("scores-result-title", facts),
        *result_line(voice, counted),
        voice.say(f"scores-result-{way}-means"),
        voice.say("scores-result-told"),
    ]
    return Panel("\n".join(lines), ((button,),))


async def result_news(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """Say at the table that its result was taken out, or back in; None once that is undone."""
    counted = None if session is None else await app.services.counting.of(session.id)
    if session is None or counted is None or counted.last is None or counted.last.kind != notice.facts["kind"]:
        return None
    facts = {
        "game": title(voice, session.game),
        "when": relative_time(counted.ended_at),
        "line": intervention_line(voice, counted.last),
    }
    return Panel(voice.say("scores-result-news", facts))


NOTICES = {NOTICE: result_news}
VERBS = {RESULT: Verb(result_pressed)}
