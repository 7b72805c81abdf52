"""The page of a finished game's result, where moderators take it out or back in, and the notice of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.features.table.results import RESULT, manages, result_line
from bot.kit.app import App
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import moderates
from bot.kit.phrases import duration, intervention_line, name_of_game, relative_time, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, Style
from bot.rows.messages import NoticeRow
from bot.rows.session import SessionRow
from bot.seating.counting import KEPT_DAYS, Counted
from bot.seating.counting import RESULT as NOTICE
from bot.session.model import Refused, Session
from bot.session.rules import DAY
from bot.texts import Speaker
from engines import GAMES

OUT, IN = "out", "in"


async def result_pressed(ctx: Context) -> None:
    """``result``: the page; ``result:out``, ``result:in``: decide, and show it again."""
    row = await ctx.services.tables.get(ctx.press.session)
    await show_result(ctx, row, ctx.press.arguments, lambda way: custom_id(row.id, 0, (RESULT, way)))


async def show_result(
    ctx: Context,
    row: SessionRow,
    wanted: Sequence[str],
    id_of: Callable[[str], str],
    said: Sequence[str] = (),
    beside: tuple[Button, ...] = (),
) -> None:
    """Take the result of a game out (``wanted`` is OUT) or back in (IN), or neither; show its page to a moderator.

    All of it comes from rows, as the rules may not open its board any more. ``id_of``: the custom id of the button
    that decides; ``said``: more lines below the title; ``beside``: more buttons.
    """
    if not await moderates(ctx, row):
        raise Refused("result-moderators")
    counting = ctx.services.counting
    match wanted:
        case ("out" | "in" as way,):
            counted = await counting.take(row.id, ctx.reader.actor, out=way == OUT, manages=manages(ctx))
        case _:
            found = await counting.of(row.id)
            if found is None:
                raise Refused("no-result")
            counted = found
    is_own = ctx.reader.actor.user_id in counted.people and not manages(ctx)
    content, decides = result_page(ctx.voice(), row, counted, said, None if is_own else id_of)
    await ctx.answer.show(Panel(content, tuple(row for row in ((*decides, *beside),) if row)))


def result_page(
    voice: Speaker, row: SessionRow, counted: Counted, said: Sequence[str], id_of: Callable[[str], str] | None
) -> tuple[str, tuple[Button, ...]]:
    """Return what taking a result out, or back in, means, and the button for it; without ``id_of`` another one
    decides."""
    facts = {"game": name_of_game(voice, row.game), "when": relative_time(counted.ended_at), "id": row.id}
    lines = [voice.say("scores-result-title", facts), *said, *result_line(voice, counted)]
    if id_of is None:
        return "\n".join([*lines, voice.say("refusal-result-own")]), ()
    way = IN if counted.is_out else OUT
    style: Style = "danger" if way == OUT else "secondary"
    told = "scores-result-told" if row.game in GAMES else "scores-result-told-nobody"
    lines += [voice.say(f"scores-result-{way}-means"), voice.say(told, {"time": duration(voice, KEPT_DAYS * DAY)})]
    return "\n".join(lines), (Button(voice.say(f"scores-result-{way}"), id_of(way), style),)


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
