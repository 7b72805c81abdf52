"""The log of a game in words, page by page: a reader of it alone can follow the game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sessions.model import LogRow, Session
from bot.texts import Speaker

from .ids import custom_id
from .panels import story, title
from .router import Verb
from .shapes import CONTENT, Button, Panel, Row, cut
from .visit import Visit

LOG = "log"
PAGE = CONTENT - 200


def log_lines(voice: Speaker, rows: Sequence[LogRow]) -> list[str]:
    """A line for each row; what was taken back is struck through."""
    lines = []
    for logged in rows:
        told = " ".join(story(voice, logged.events))
        if told:
            key = "ui-log-undone" if logged.row.undone else "ui-log-row"
            lines.append(voice.say(key, {"row": str(logged.row.row), "told": told}))
    return [cut(line, PAGE) for line in lines]


def pages(lines: Sequence[str], room: int = PAGE) -> list[str]:
    """The lines on as few pages as hold them."""
    filled: list[list[str]] = [[]]
    left = room
    for line in lines:
        if len(line) + 1 > left and filled[-1]:
            filled.append([])
            left = room
        filled[-1].append(line)
        left -= len(line) + 1
    return ["\n".join(page) for page in filled]


async def show_log(visit: Visit, session: Session, page: int | None) -> None:
    """One page of the log; None: the newest."""
    voice = visit.voice(session)
    player = session.player_of(visit.reader.actor.user_id)
    rows = await visit.service.log(session.id, seat=None if player is None else player.seat)
    leaves = pages(log_lines(voice, rows))
    at = len(leaves) - 1 if page is None else max(0, min(page, len(leaves) - 1))
    facts = {"game": title(voice, session.game), "page": str(at + 1), "pages": str(len(leaves))}
    head = voice.say("ui-log-title", facts)
    body = leaves[at] or voice.say("ui-log-empty")
    turns = [
        Button(voice.say(key), custom_id(session.id, 0, (LOG, str(number))))
        for key, number in (("ui-earlier", at - 1), ("ui-later", at + 1))
        if 0 <= number < len(leaves)
    ]
    rows_below: tuple[Row, ...] = (tuple(turns),) if turns else ()
    await visit.answer.show(Panel(f"{head}\n{body}", rows_below))


async def turn_page(visit: Visit) -> None:
    wanted = visit.press.arguments[0] if visit.press.arguments else ""
    await show_log(visit, await visit.session(), int(wanted) if wanted.isdecimal() else None)


VERBS = {LOG: Verb(turn_page)}
