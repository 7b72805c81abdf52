"""Typed lines: playing one or several actions or plans at once, as one press."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.shapes import LINE, cut
from bot.session.lines import FAULTS, MOST, Fault
from bot.session.model import Played, Preview, Refused, Session
from bot.session.preview import ahead, preview_of_line
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Facts, IllegalAction, Seat

from .lines import left_out_lines
from .meaning import meaning_of
from .panels import CONFIRM, message_lines
from .plans import Chosen, Sheet, sheet_of, with_shortcuts, with_win
from .presses import draw_preview, final_preview, is_alone, show_played, show_private
from .wording import normalize

BETWEEN = re.compile("[;\uff1b]")
"""Semicolons, also full-width ones."""
UNREAD = frozenset({"bad-action", "typed-unclear"})
"""Refusals of a part that is not understood."""

log = structlog.get_logger(__name__)


def parts_of(text: str) -> list[str]:
    """Split a line into its actions, stripped of spaces; at least one, possibly empty."""
    return [part for part in map(normalize, BETWEEN.split(text)) if part] or [""]


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a typed line: their seat and voice, and the ready-made plans that they were shown."""

    voice: Speaker
    seat: Seat
    ready: Sheet | None = None

    def choice(self, session: Session, part: str) -> Chosen:
        """Return what a part means on this board; Refused or IllegalAction otherwise."""
        try:
            return meaning_of(self.voice, session, self.seat, part, self.ready)
        except FAULTS:
            raise
        except Exception as error:
            # The boundary to the words of a game: a line that cannot be read must not stop the table.
            log.exception("line-unread", session=session.id, row=session.row)
            raise Refused("bad-action", text=part) from error

    def notations(self, session: Session, part: str) -> Sequence[str]:
        """Return the actions of a part as notations."""
        return tuple(map(session.rules.notation, self.choice(session, part).line))


async def play_typed(ctx: Context, session: Session, seat: Seat, text: str) -> None:
    """Play actions in order as one press, until one is refused, needs confirmation, or ends the turn.

    The player is shown what was done, where and why it stopped, and what was left out. A refusal of a line's only
    part is raised, as for a press.
    """
    voice = ctx.voice(session)
    sheet = await with_win(sheet_of(voice, session, seat, public=False))
    if sheet is not None:
        sheet = await with_shortcuts(sheet, await ctx.services.suggestions.offered(session, seat))
    reader = Reader(voice, seat, sheet)
    parts = parts_of(text)
    try:
        await _play_parts(ctx, session, reader, parts)
    except (Refused, IllegalAction) as error:
        if len(parts) == 1 or (isinstance(error, Refused) and error.code not in UNREAD):
            raise
        await show_private(ctx, session, _stop_lines(voice, parts, 0, error, parts))


async def _play_parts(ctx: Context, session: Session, reader: Reader, parts: Sequence[str]) -> None:
    final = _first_final(session, reader, parts) if ctx.reader.confirm else None
    if final == 0:
        said = _unconfirmed_lines(reader.voice, parts, 0)
        await _ask_first(ctx, session, reader, parts[0], said)
        return
    played = await ctx.services.moves.act_line(
        session.id,
        ctx.reader.actor,
        parts[:final],
        decision=None,
        interaction_id=ctx.interaction.id,
        resolve=reader.notations,
        by_itself=ctx.reader.by_itself and final is None,
    )
    voice, rest = ctx.voice(played.session), parts[len(parts[:final]) :]
    if final is None or played.left or played.is_repeated:
        left = [*played.left, *rest]
        await show_played(ctx, played, _stop_lines(voice, parts, played.done, _reason(played), left))
        return
    said = message_lines(voice, pov_of(played.session, ctx.reader.actor.user_id), played.events)
    await _ask_first(ctx, played.session, reader, rest[0], [*said, *_unconfirmed_lines(voice, parts, final)])


async def _ask_first(ctx: Context, session: Session, reader: Reader, part: str, said: Sequence[str]) -> None:
    """Show the preview of a part that cannot be taken back, below ``said``."""
    chosen = reader.choice(session, part)
    ahead = _preview(session, reader.seat, chosen)
    if ahead is None:  # it could be before: the board has changed
        await show_private(ctx, session, said)
    else:
        await draw_preview(ctx, session, chosen.label, chosen.confirm, ahead, said)


def _preview(session: Session, seat: Seat, chosen: Chosen) -> Preview | None:
    """Return the preview that a part needs; None if it needs none."""
    if not session.kind.previews:
        return None
    if chosen.confirm[0] == CONFIRM:
        return final_preview(session, seat, session.rules.notation(chosen.line[0]))
    line = [session.rules.notation(action) for action in chosen.line]
    preview = preview_of_line(session, seat, line) if chosen.needs_preview else None
    is_free = preview is None or chosen.line[-1].only_ends or (preview.is_last and is_alone(session))
    return None if is_free else preview


def _first_final(session: Session, reader: Reader, parts: Sequence[str]) -> int | None:
    """Return the number of the first part that needs a preview; None if there is none, or nobody can know."""
    reached = session
    for at, part in enumerate(parts[:MOST]):
        try:
            chosen = reader.choice(reached, part)
            if _preview(reached, reader.seat, chosen) is not None:
                return at
            imagined = ahead(reached, reader.seat, [reached.rules.notation(action) for action in chosen.line])
        except FAULTS:
            return None  # the rules will say so where it is played
        if imagined is None:
            return None
        reached = imagined
    return None


# --- where a line stopped ----------------------------------------------------------------------------------------


def _reason(played: Played) -> Fault | str:
    """Return why a line stopped: a refusal, or the key of a text."""
    if played.refusal is not None:
        return played.refusal
    return "table-play-long" if played.done >= MOST else "table-play-over"


def _stop_lines(
    voice: Speaker, parts: Sequence[str], done: int, reason: Fault | str, left: Sequence[str]
) -> list[str]:
    """Return the lines that say where a line of parts stopped, why, and what was not played; none if all was."""
    if not left:
        return []
    why = voice.say(reason, {"most": MOST}) if isinstance(reason, str) else refusal_words(voice, reason)
    at = cut(parts[min(done, len(parts) - 1)], LINE)
    facts: Facts = {"done": done, "count": len(parts), "part": at, "why": why}
    if len(parts) == 1:
        return [*left_out_lines(voice, left, None), why]
    return [voice.say("table-play-stopped", facts), *left_out_lines(voice, left, None)]


def _unconfirmed_lines(voice: Speaker, parts: Sequence[str], done: int) -> list[str]:
    """Return the lines of what stands behind a part that must be confirmed first."""
    left = parts[done + 1 :]
    return [] if not left else [voice.say("table-play-sure"), *left_out_lines(voice, left, None)]
