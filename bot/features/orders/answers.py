"""Standing answers on one's own panel: a list for each kind of question that the game asks in others' turns."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.table.panels import HAND
from bot.features.table.presses import explains_refusals
from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.phrases import duration, title
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, Button, Option, Panel, Row, Select, cut
from bot.session.answers import topic
from bot.session.model import Phase, Pov, Session
from bot.session.play import may_act
from bot.tables.ahead import DELAY
from bot.texts import Speaker

ANSWERS = "answers"
"""Opens the standing answers of one's seat; with a key of the game's menu: lets it hold."""


def may_answer_ahead(pov: Pov) -> bool:
    """Whether the reader plays a game at a table that asks questions in others' turns."""
    session = pov.session
    is_own = pov.seat is not None and session.players[pov.seat].person is not None
    return is_own and session.phase is Phase.PLAYING and session.kind.takes_notes and bool(session.mind.answers())


def answers_panel(voice: Speaker, session: Session, decision: int, chosen: Sequence[str]) -> Panel:
    """Return the lists of what the bot answers for a seat; the first option of each is to be asked."""
    offered = session.mind.answers()
    rows: list[Row] = []
    for number, what in enumerate(dict.fromkeys(map(topic, offered))):
        keys = [what, *(key for key in offered if topic(key) == what)]
        now = next((key for key in keys if key in chosen), what)
        options = tuple(
            Option(
                cut(voice.plain().of_game("answer", key), LABEL),
                path_text((ANSWERS, key)),
                chosen=key == now,
            )
            for key in keys
        )
        pick = custom_id(session.id, decision, (PICK, str(number)))
        rows.append(Select(pick, voice.of_game("answer", what), options))
    rows.append((Button(voice.say("common-back"), custom_id(session.id, decision, HAND)),))
    facts = {"game": title(voice, session.game), "delay": duration(voice, DELAY)}
    return Panel(voice.say("table-answers-head", facts), tuple(rows))


@explains_refusals
async def answers(ctx: Context) -> None:
    """Show the standing answers of one's seat, after changing one: ``answers``, ``answers:<key>``."""
    session, user_id = await ctx.session(), ctx.reader.actor.user_id
    service = ctx.services.standing_answers
    seat = may_act(session, user_id, None)
    if ctx.press.arguments:
        session = await service.choose(session.id, user_id, ctx.press.arguments[0])
    chosen = (await service.of_person(user_id)).get(session.id, ())
    panel = answers_panel(ctx.voice(session), session, session.decisions[seat], chosen)
    await ctx.show(panel, of=session)


VERBS = {ANSWERS: Verb(answers, anywhere=True, own_panel=True)}
