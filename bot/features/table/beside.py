"""What a panel has beside the game's own controls: a cited rule, the next table, a legend."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.kit.ids import LIMIT, custom_id
from bot.kit.shapes import BUTTONS, CONTENT, LABEL, ROWS, Button, Panel, Select, cut
from bot.session.model import Phase, Pov, Session
from bot.tables.clock import slow_from
from bot.texts import Speaker, text_key
from engines.core import Seat
from engines.core.teaching.lesson import lessons

from .plans import PLAN, SHORTCUT_MARK

RULE, OPEN, LARGER, UNASKED = "rule", "inbox-open", "larger", "unasked"
CLEAR = "inbox-clear"
"""Clears the standing answers of a game in the list of one's own tables: ``inbox-clear:<session>``."""
ORDER = "order"
"""Adds what was tried to one's orders."""
TEACH, LESSON = "teach", "lesson"
"""Opens *Learn by playing* in a message of its own; opens a lesson (``lesson:<game>:<id>``)."""
DAILY, STRONG = "daily", "daily-strong"
"""Opens the dice of the day; the strong player's sheet of a day that is over (``daily-strong:<date>``)."""
PLAY = "play"
"""Opens the reader's game that goes on (``play:<game>``), as /play does."""
NUDGE = "nudge"
"""Calls the other players whom a table waits for."""
SINCE, LOG, REVIEW, BOOK, MOMENT, DETAILS = "since", "log", "review", "book", "moment", "details"
WORDS = "words"
"""Shows the board in words: ``words`` its first page, ``words:2`` its third one."""
FILM, PROOF = "film", "dice-proof"
CITED = re.compile(r"(?:\b[Rr]uling|\b[Rr]ule)s? (A?\d+)\b|(?:ルール|裁定)(A?\d+)")
"""The first number of "(rules 24, 31)", "(rule 9, ruling A8)", 「ルール24」, 「裁定A8・A20」."""
FIRST_ROUNDS = 2
"""Rounds in which symbols on buttons are explained."""


def with_button(panel: Panel, button: Button | None, behind: int = 0) -> Panel:
    """Return the panel with one more button, in its last row of buttons or below; as it was if there is no room.

    ``behind``: so many buttons of that row stay behind it.
    """
    rows = panel.rows
    if button is None:
        return panel
    if rows and not isinstance(rows[-1], Select) and len(rows[-1]) < BUTTONS:
        at = max(0, len(rows[-1]) - behind)
        return replace(panel, rows=(*rows[:-1], (*rows[-1][:at], button, *rows[-1][at:])))
    return replace(panel, rows=(*rows, (button,))) if len(rows) < ROWS else panel


# --- a cited rule ------------------------------------------------------------------------------------------------


def number_words(voice: Speaker, number: str) -> str:
    """Return "Rule 24" or "Ruling A8"."""
    return voice.say("rules-number", {"number": number, "kind": "ruling" if number.startswith("A") else "rule"})


def rule_button(voice: Speaker, game: str, said: Sequence[str]) -> Button | None:
    """Return the button that opens the first rule that is cited; None if none is."""
    for line in said:
        if match := CITED.search(line):
            number = match[1] or match[2]
            return Button(number_words(voice, number), rule_opener(game, number))
    return None


def rule_opener(game: str, number: str) -> str:
    """Return the custom id of a button that opens a rule or a ruling."""
    return custom_id("", 0, (RULE, game, number))


# --- the next table ----------------------------------------------------------------------------------------------


def next_button(voice: Speaker, waiting: tuple[str, str] | None) -> Button | None:
    """Return the button of another table (session and game) that waits: it opens the reader's own panel there."""
    if waiting is None:
        return None
    session_id, game = waiting
    words = voice.plain().say("table-next-waiting", {"game": voice.say(text_key(game, "title"))})
    return Button(cut(words, LABEL), custom_id("", 0, (OPEN, session_id)), "primary")


# --- the board in words ------------------------------------------------------------------------------------------


def words_button(voice: Speaker, session: str) -> Button:
    """Return the button that shows a board in words, where a panel has no *More…*."""
    return Button(voice.say("table-also-words"), custom_id(session, 0, (WORDS,)))


def learn_button(voice: Speaker, game: str) -> Button | None:
    """Return the button that opens the lessons of a game; None if it has none."""
    return Button(voice.say("learn-button"), custom_id("", 0, (TEACH, game))) if lessons(game) else None


# --- calling others ----------------------------------------------------------------------------------------------


def slow_movers(session: Session, own: Seat, now: float) -> tuple[Seat, ...]:
    """Return whom the player of a seat may nudge: the other people of the game who are slow
    (``slow_from``)."""
    if session.phase is not Phase.PLAYING or session.incident is not None:
        return ()
    slow = {clock.seat: slow_from(clock.started_at, clock.due_at) for clock in session.clocks}
    return tuple(
        seat
        for seat in session.movers
        if seat != own and session.players[seat].person is not None and slow.get(seat, now + 1) <= now
    )


# --- confirmations -----------------------------------------------------------------------------------------------


def unasked_button(voice: Speaker, session: Session, decision: int, confirm: tuple[str, ...]) -> Button | None:
    """Return the button that confirms and turns confirmations off; None if its id would be too long."""
    path = (UNASKED, *confirm)
    if len(custom_id(session.id, decision, (UNASKED,))) + sum(len(part) + 1 for part in confirm) > LIMIT:
        return None
    return Button(voice.say("table-unasked"), custom_id(session.id, decision, path))


# --- symbols -----------------------------------------------------------------------------------------------------


def in_first_rounds(pov: Pov) -> bool:
    """Whether the game is in the rounds in which symbols and words are explained."""
    return in_round(pov, FIRST_ROUNDS)


def in_round(pov: Pov, last: int) -> bool:
    """Whether the game is in this round or an earlier one."""
    session = pov.session
    return pov.turn <= last * session.rules.turns_in_round(len(session.players))


def with_legend(voice: Speaker, pov: Pov, panel: Panel) -> Panel:
    """Return the panel with a line that explains the computer's mark on its buttons, in the first rounds."""
    buttons = (button for row in panel.rows if not isinstance(row, Select) for button in row)
    plans = (button.label for button in buttons if f":{PLAN}:" in button.custom_id)  # the hint has a 💡, too
    if not in_first_rounds(pov) or not any(label.startswith(SHORTCUT_MARK) for label in plans):
        return panel
    whole = f"{panel.content}\n{voice.say('table-computers-line')}"
    return replace(panel, content=whole) if len(whole) <= CONTENT else panel
