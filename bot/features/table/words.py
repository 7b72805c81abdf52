"""Board in words: a page a theme, for whoever does not see the picture or wants to look something up.

A message of its own, so that the panel that one plays with stays; it goes when its reader plays on.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.paging import page_asked, page_of
from bot.kit.pictures import Drawing, scene_of
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, LABEL, Button, Panel, cut, rows_of
from bot.session.model import Phase, Refused, Session
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Fact
from render.scene import Page

from .beside import WORDS
from .presses import explains_refusals, show_private


def words_panel(
    voice: Speaker, session: Session, pages: Sequence[Page], titles: Sequence[str], wanted: int | None
) -> Panel:
    """Return a page of the board in words; the others are buttons with their titles, which are not escaped."""
    at = page_of(pages, wanted)
    shown = pages[at]
    facts: dict[str, Fact] = {"title": shown.title, "page": at + 1, "pages": len(pages)}
    buttons = [
        Button(cut(title, LABEL), custom_id(session.id, 0, (WORDS, str(number))), disabled=number == at)
        for number, title in enumerate(titles)
    ]
    content = cut("\n".join((voice.say("table-words-head", facts), *shown.lines)), CONTENT)
    return Panel(content, rows_of(buttons) if len(pages) > 1 else ())


@explains_refusals
async def show_words(ctx: Context) -> None:
    """Show a page of the board in words, as the presser may know it now; the first one if the press names none."""
    session = await ctx.session()
    if session.phase is Phase.LOBBY:
        raise Refused("not-playing")
    if session.phase is Phase.CLOSED:
        await show_private(ctx, session)
        return
    voice, pov = ctx.voice(session), pov_of(session, ctx.reader.actor.user_id)
    drawing = Drawing(pov, scene_of(pov, voice), ctx.app.picture_format)
    wanted = page_asked(ctx) or 0
    titles = [page.title for page in drawing.pages(markdown=False)]
    await ctx.answer.show(words_panel(voice, session, drawing.pages(), titles, wanted))


VERBS = {WORDS: Verb(show_words, anywhere=True, apart=True, passing=True, private=True)}
