"""The results of the last 90 days in channels that their reader moderates: each may be taken out, or back in."""

from __future__ import annotations

from functools import partial

from bot.features.scores.counting import show_result
from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.paging import page_asked, page_buttons, page_of
from bot.kit.permissions import moderated, require_this_server
from bot.kit.phrases import name_of_game, span
from bot.kit.router import Verb
from bot.kit.shapes import LINE, OPTIONS, Button, Option, Panel, Select, cut, unique_labels
from bot.rows.scores import Ended
from bot.seating.counting import KEPT_DAYS
from bot.session.model import Refused
from bot.texts import Speaker
from engines.core import Fact, Seat

from .paths import RESULTS, back_button
from .running import FEWEST, LIST, listed
from .table import row_named

LAST = 999
"""The highest page that a press may name."""


async def results_pressed(ctx: Context) -> None:
    """``server-results:<page>``: the list; ``:<id>`` after it: the page of one; ``:<way>`` after that: decide."""
    require_this_server(ctx.interaction)
    page, (session_id, way) = min(page_asked(ctx) or 0, LAST), (*ctx.press.arguments[1:], "", "")[:2]
    if not session_id:
        await _show_list(ctx, page)
        return
    back = Button(ctx.voice().say("common-back"), custom_id("", 0, (RESULTS, str(page))))
    try:
        await _show_one(ctx, page, session_id, way, back)
    except Refused as error:
        await ctx.answer.show(Panel(refusal_words(ctx.voice(), error), ((back,),)))


async def _show_one(ctx: Context, page: int, session_id: str, way: str, back: Button) -> None:
    row, voice = await row_named(ctx, session_id), ctx.voice()
    said = [_scores(voice, one) for one in await _ended(ctx, row.id)]
    id_of = partial(_id, page, row.id)
    await show_result(ctx, row, (way,), id_of, said, (back,))


def _id(page: int, session_id: str, way: str) -> str:
    return custom_id("", 0, (RESULTS, str(page), session_id, way))


async def _ended(ctx: Context, *session_ids: str) -> list[Ended]:
    return await ctx.services.counting.listed(session_ids)


async def _show_list(ctx: Context, page: int) -> None:
    """Show a page of the games, newest first."""
    voice = ctx.voice()
    found = await ctx.services.counting.open_on(ctx.interaction.guild_id or 0)
    mine = await moderated(ctx, [channel_id for _, channel_id in found])
    ids = [session_id for session_id, channel_id in found if channel_id in mine]
    head = voice.say("moderating-results-title", {"days": KEPT_DAYS})
    if not ids:
        none = voice.say("moderating-results-none", {"days": KEPT_DAYS})
        await ctx.answer.show(Panel(f"{head}\n{none}", ((back_button(voice),),)))
        return
    leaves = [ids[at : at + OPTIONS] for at in range(0, len(ids), OPTIONS)]
    at = page_of(leaves, page)
    shown = await _ended(ctx, *leaves[at])
    lines = [head, voice.say("moderating-results-how")]
    lines += [voice.say("inbox-page", {"page": at + 1, "pages": len(leaves)})] if len(leaves) > 1 else []
    lines += [voice.say("moderating-results-out")] if any(one.is_out for one in shown) else []
    labels = unique_labels([_label(voice.plain(), one, ctx.app.now()) for one in shown], LINE)
    options = [
        Option(label, path_text((RESULTS, str(at), one.session_id)))
        for label, one in zip(labels, shown, strict=True)
    ]
    select = Select(custom_id("", LIST, (PICK,)), voice.say("moderating-result"), tuple(options))
    turns = page_buttons(voice, "", (RESULTS,), at, len(leaves))
    await ctx.answer.show(Panel("\n".join(lines), (select, (*turns, back_button(voice)))))


def _label(voice: Speaker, one: Ended, now: float) -> str:
    """Return game, scores and how long ago; long names are cut, so that the rest stays."""
    facts: dict[str, Fact] = {
        "game": name_of_game(voice, one.game),
        "scores": "",
        "span": span(voice, now - one.ended_at),
    }
    key = "moderating-result-option-out" if one.is_out else "moderating-result-option"
    room = max(FEWEST, LINE - len(voice.say(key, facts)))
    return voice.say(key, {**facts, "scores": cut(_scores(voice, one), room)})


def _scores(voice: Speaker, one: Ended) -> str:
    named = Speaker(voice.lang, [name for name, _ in one.scores], markdown=voice.markdown)
    return listed(voice, [f"{named.name(Seat(at))} {score}" for at, (_, score) in enumerate(one.scores)])


VERBS = {RESULTS: Verb(results_pressed)}
