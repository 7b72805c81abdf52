"""The decisive turn of a finished game: what happened in it, and its film."""

from __future__ import annotations

from dataclasses import replace

from bot.features.log.film import film_of_turn, moments_of_turn
from bot.features.table.panels import HAND, story, written
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import title
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Button, Panel, fitting
from bot.session.model import Phase, Refused
from bot.session.views import pov_of
from engines.core import Fact

from .story import story_lines

MOMENT = "moment"


async def show_moment(ctx: Context) -> None:
    """Show the decisive turn to the presser alone: the story of the game, the turn in words, and its film."""
    session = await ctx.session()
    if session.phase is not Phase.OVER:
        raise Refused("not-playing")
    voice = ctx.voice(session)
    found = await ctx.services.end_reports.story(session)
    if found is None:
        await ctx.answer.show(Panel(voice.say("scores-moment-gone")))
        return
    pov, turn = pov_of(session, None), found.decisive
    shown = await moments_of_turn(ctx.app, session, turn)
    events = tuple(event for moment in shown for event in moment.events)
    view = shown[-1].view if shown else pov.view
    told = written(voice, replace(pov, view=view), events) or story(voice, events)
    facts: dict[str, Fact] = {"game": title(voice, session.game), "turn": voice.turn(turn)}
    head = [voice.say("scores-moment-title", facts), *story_lines(voice, pov, found)]
    board = Button(voice.say("table-show-board"), custom_id(session.id, 0, HAND))
    panel = Panel("\n".join([*head, fitting(told, [], CONTENT - len("\n".join(head)) - 1)]), ((board,),))
    await ctx.answer.show(panel)
    film = await film_of_turn(ctx.app, session, voice, shown) if shown else None
    if film is not None:
        await ctx.answer.show(panel, film)


VERBS = {MOMENT: Verb(show_moment)}
