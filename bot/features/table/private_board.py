"""One's own panel of a private board: computer players have moved before it is shown, and it says what it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.own_panels import Spot
from bot.kit.parts import ListLine
from bot.kit.phrases import board_title, date_words, seat_name, title
from bot.kit.shapes import Button, Panel, Style
from bot.rows.private_board import BoardRow
from bot.session.codec import events_of
from bot.session.kinds import kind_named
from bot.session.lessons import Taught
from bot.session.model import Phase, Pov, Refused, Session
from bot.session.orders import is_own_turn
from bot.session.private_board import OWN, Board, is_fresh, line_to_play, may_go_on, own_run, since_press
from bot.session.set_dice import newest_roll
from bot.tables.private_boards import MOST
from bot.texts import Speaker, has_text, text_key
from engines.core import Event, Fact, Seat
from engines.core.teaching.lesson import lessons

from .beside import BOOK, LOG, MOMENT, ORDER, REVIEW, SINCE, STRONG

SETTINGS, AWAY, REPEAT, FOR_PEOPLE = "board-options", "board-away", "board-again", "board-open"
DICE = "dice"
KEPT_REVIEW = "board-review"
"""Shows the review of a game that is over and of earlier rules: it was made before they were corrected."""
TRY, TRY_ANEW, TRY_ON, TRY_PLAY, TRY_SURE = "try", "try-anew", "try-on", "try-play", "try-sure"
"""``try``: open the *Try it* of this table; the others are its own buttons, but for
``try-sure:<board>:<revision>``, which plays its line at the table."""
TYPE, TYPED = "try-line", "try-typed"
"""Open the form in which a line is typed, and play it: at a table and on any private board."""
PATIENCE = 120.0
"""Seconds that a panel waits for computer players, at most; a later press waits again."""


def head(voice: Speaker, session: Session) -> str:
    """Return the first line of a private board, by which it is never taken for a table."""
    kind = session.kind
    if kind.is_of_day and session.date:  # without one, its day cannot be read
        key = "daily-head" if kind.competes else "daily-head-past"
        return voice.say(key, {"date": date_words(voice, session.date)})
    facts: dict[str, Fact] = {"title": board_title(voice, session), "game": title(voice, session.game)}
    if kind.plays_for_all:
        return voice.say("board-try-head", facts | {"turn": voice.turn(session.rules.turns(session.state))})
    return voice.say("board-head", facts)


def closed_words(voice: Speaker, session: Session) -> str:
    """Return what a press on the old panel of a day that is over is told; "" of any other session."""
    is_over = session.kind.is_of_day and not session.kind.competes
    return voice.say("daily-closed") if is_over else ""


def gone_lines(voice: Speaker, gone: BoardRow | None) -> list[str]:
    """Return the line that a private board had to make room; none if nothing had to go."""
    if gone is None:
        return []
    what, name = title(voice, gone.game), _lesson_name(voice, gone)
    if name:
        what = voice.say("learn-gone-title", {"game": what, "title": name})
    return [voice.say("board-gone", {"game": what, "most": MOST})]


def _lesson_name(voice: Speaker, row: BoardRow) -> str:
    """Return the name of a stored lesson; "" of another board, and where its file is gone."""
    if not kind_named(row.kind).teaches:
        return ""
    key = text_key(row.game, "lesson", Taught.model_validate_json(row.start).lesson)
    return voice.plain().say(key) if has_text(key) else ""


async def settled(ctx: Context, session: Session, *, opens: bool = False) -> Session:
    """Let computer players move, and return the board as it is when its owner is asked again, or it is over.

    If it takes long, the panel says so meanwhile. ``opens``: as of ``Context.show``.
    """
    moving = ctx.services.computers.go_on(session)
    if moving is None:
        return session
    await asyncio.wait({moving}, timeout=ctx.app.grace)
    if not moving.done():
        voice = ctx.voice(session)
        thinking = Panel("\n".join([head(voice, session), voice.say("board-thinking")]))
        await ctx.answer.show(thinking, at=Spot(session.id, session.revision, is_new=opens))
        await asyncio.wait({moving}, timeout=PATIENCE)
    return await ctx.services.tables.load(session.id)


async def happened(ctx: Context, session: Session) -> Sequence[Event]:
    """Return what happened since the owner's last press, that press included, as far as they may know it."""
    _, entries = await ctx.services.tables.with_log(session.id)
    events = [event for entry in since_press(entries) for event in events_of(entry, session.rules)]
    seat = Seat(entries[-1].seat or 0) if session.kind.plays_for_all else OWN  # what their press was played for
    return session.playable.events_for(tuple(events), None if session.seed is not None else seat)


def tried_lines(voice: Speaker, session: Session) -> list[str]:
    """Return whose move is played now on a *Try it*, and whether what is hidden was dealt anew; none elsewhere."""
    tried = session.tried
    if tried is None:
        return []
    seat = session.played_seat
    facts: dict[str, Fact] = {"player": seat_name(voice, seat), "own": "yes" if seat == tried.seat else "no"}
    parts = [] if session.phase is not Phase.PLAYING else [voice.say("board-try-plays", facts)]
    parts += [voice.say("board-try-guess")] if tried.is_guess else []
    return [f"-# {voice.beside(parts)}"] if parts else []


def not_in_lessons(session: Session) -> None:
    """Refuse what a lesson does not offer: its presses can be forged."""
    if session.kind.teaches:
        raise Refused("not-in-lesson")


def aim(voice: Speaker, session: Session) -> list[str]:
    """Return what the game is about, in one line; none with changed options, of which that need not hold."""
    rules = session.rules
    usual = rules.options_for(rules.Options(), len(session.players))
    return [voice.of_game("lesson", "opening")] if session.options == usual and lessons(session.game) else []


def opponents(voice: Speaker, session: Session) -> str:
    """Return how many computer players there are, and how well they play."""
    levels = [player.policy for player in session.players if player.policy is not None]
    words = count(voice, len(levels))
    known = voice.say(text_key("lobby-level", levels[0])) if levels else ""
    return voice.say("board-against", {"opponents": words, "level": known}) if levels else words


def count(voice: Speaker, computers: int) -> str:
    """Return "2 computer players"."""
    return voice.say("board-count", {"count": computers})


# --- controls --------------------------------------------------------------------------------------------------


Lines: TypeAlias = tuple[ListLine, ...]
"""Lines of *More…*."""


@dataclass(frozen=True, slots=True)
class Controls:
    """What one's own panel has by the kind of its session, beside the game's own controls."""

    beside: tuple[Button, ...] = ()
    """Beside the choices, and at the end."""
    where_room: tuple[Button, ...] = ()
    """Beside the choices, as far as these leave room in their row."""
    back: tuple[Button, ...] = ()
    """In opened menus."""
    end: tuple[Button, ...] | None = None
    """Once it is over, in place of all others; None: they stay, as while it goes on."""
    first: Lines = ()
    """Lines of *More…*, before those of the game."""
    middle: Lines = ()
    """Behind what advises."""
    last: Lines = ()
    types: bool = True
    """Whether a line can be typed."""
    ends_with_rules: bool = False
    """Whether its rules can be read from it once it is over."""


def controls(voice: Speaker, pov: Pov, board: Board | None, undo: Button) -> Controls:
    """Return the controls of one's own panel; ``board``: of a *Try it*, ``undo``: takes the last press back."""
    kind = pov.session.kind
    if board is not None:
        return _of_try(voice, pov, board, undo)
    if kind.competes:
        return Controls(types=False)
    return _of_board(voice, pov, undo) if kind.is_private else _of_table(voice, pov)


def _of_table(voice: Speaker, pov: Pov) -> Controls:
    session = pov.session
    if pov.seat is None:
        return Controls(ends_with_rules=True)
    tries = Button(voice.say("board-try-button"), custom_id(session.id, 0, (TRY,)))
    return Controls(
        where_room=(tries,) if session.phase is Phase.PLAYING else (),
        first=(("happened", (SINCE,)),),
        ends_with_rules=True,
    )


def _of_board(voice: Speaker, pov: Pov, undo: Button) -> Controls:
    """One that goes on from corrected rules cannot be replayed."""
    session, is_over = pov.session, pov.session.phase is Phase.OVER
    is_new = is_fresh(session)
    lines = [
        *([("options", (SETTINGS,))] if is_new else []),
        *([("moment", (MOMENT,)), ("book", (BOOK,))] if is_over and not session.resumed else []),
        *([("people", (FOR_PEOPLE,))] if is_over else []),
        *([("strong", (STRONG, session.date))] if session.kind.is_of_day else []),
        ("away", (AWAY,)),
    ]
    return Controls(
        end=None if pov.outcome is None else _end_buttons(voice, session, undo),
        first=() if is_new else (("happened", (LOG,)),),
        last=tuple(lines),
    )


def _end_buttons(voice: Speaker, session: Session, undo: Button) -> tuple[Button, ...]:
    def button(key: str, verb: str) -> Button:
        return Button(voice.say(key), custom_id(session.id, 0, (verb,)))

    again = Button(voice.say("board-again"), custom_id(session.id, 0, (REPEAT,)), "success")
    return (
        *([] if session.kind.is_of_day else [again]),
        *([button("review-button", KEPT_REVIEW)] if session.is_reviewed else []),
        *([] if session.resumed else [button("review-button", REVIEW)]),
        *([] if session.takebacks[OWN] is None else [undo]),
    )


def _of_try(voice: Speaker, pov: Pov, board: Board, undo: Button) -> Controls:
    session, tried = board.session, board.session.tried_from("no-board")
    number = str(session.revision)

    def button(key: str, verb: str, style: Style = "secondary") -> Button:
        return Button(voice.say(key), custom_id(session.id, session.revision, (verb,)), style)

    beside = [undo] if pov.outcome is not None and session.takebacks[OWN] is not None else []
    beside += [button("board-try-play", TRY_PLAY, "success")] if line_to_play(board) else []
    beside += [button("board-try-on", TRY_ON)] if may_go_on(session) else []
    words = "common-back" if tried.is_of_board else "board-try-back"
    back = Button(voice.say(words), custom_id(tried.table_id, 0, ("hand",)))
    lines: list[ListLine] = [("anew", (TRY_ANEW, number))] if tried.is_guess else []
    lines += [("dice", (DICE, number))] if newest_roll(session, board.entries) is not None else []
    lines += _order_line(board)
    return Controls((*beside, back), back=(back,), middle=tuple(lines))


def _order_line(board: Board) -> list[ListLine]:
    """Return the line of *More…* on a *Try it* that adds what was tried to one's orders, or says what it needs.

    None where the game takes no orders, or the turn to come is not one's own.
    """
    seat = board.session.running_seat
    if seat is None or not board.session.playable.takes_orders:
        return []
    run = own_run(board)
    if run is not None and not run.first:  # their turn is now
        return []
    can = run is not None and is_own_turn(run.before, seat)
    return [("order" if can else "order-not-yet", (ORDER,))]


def revision_pressed(ctx: Context) -> int:
    """Return the revision of the board on which a control of a *Try it* stands: its argument in a list, whose own
    number is of something else."""
    number = (*ctx.press.arguments, "")[0]
    return int(number) if number.isdecimal() and number.isascii() else ctx.press.decision
