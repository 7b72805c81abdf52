"""Custom ids: they hold all that a press needs, so no view stays in memory and old buttons survive a restart.

``s1:<session>:<decision>:<path>``, at most 100 characters. ``path`` is a verb and its arguments, joined by ``:``.
The session is empty for presses that belong to none (pages of the rules, settings). The value of a select's option
is the path alone; session and decision come from the select.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

VERSION = "s1"
LIMIT = 100
DIGITS = 18
"""Digits of a decision number, at most; the database holds no longer one."""
MOST_VALUES = 25
"""Options that may be chosen at once."""
MARKS = 1000
RENEWAL = re.compile(r"~[0-9]{1,3}$")
"""What ``renew_id`` has added to an id."""
PICK = "pick"
"""The verb of a select of one: the path is the chosen option's value."""
ALSO = "also"
"""Names the list *More…* of a panel: ``pick:also``."""


class BadPress(ValueError):
    """The custom id is of another version, or made up."""


@dataclass(frozen=True, slots=True)
class Press:
    """One press, decoded."""

    session: str
    decision: int
    path: tuple[str, ...]
    values: tuple[str, ...] = ()
    """The options chosen in a list that allows several."""

    def on(self, session: str) -> Press:
        """Return the same press on this session (for a command, whose press names none)."""
        return Press(session, self.decision, self.path, self.values)

    @property
    def verb(self) -> str:
        return self.path[0]

    @property
    def arguments(self) -> tuple[str, ...]:
        return self.path[1:]


def path_text(path: tuple[str, ...]) -> str:
    """Return the path as text, for an id or an option's value."""
    if not path or not path[0] or any(":" in part for part in path):
        raise ValueError(f"no path: {path}")
    return ":".join(path)


def custom_id(session: str, decision: int, path: tuple[str, ...]) -> str:
    """Return the id of one control; ValueError if it is too long."""
    text = f"{VERSION}:{session}:{decision}:{path_text(path)}"
    if len(text) > LIMIT:
        raise ValueError(f"a custom id has at most {LIMIT} characters: {text}")
    return text


def is_of(text: str, session: str) -> bool:
    """Whether a control with this id is about this session."""
    return text.startswith(f"{VERSION}:{session}:")


def renew_id(text: str, number: int) -> str:
    """Return another id for the same control, so that Discord forgets what was chosen in it."""
    name = f"{text}~{number % MARKS}"
    return name if len(name) <= LIMIT else text


def parse(text: str, chosen: Sequence[str] = ()) -> Press:
    """Decode a custom id; ``chosen`` are the values picked in a select. Raises BadPress, also for forged ids."""
    if len(chosen) > MOST_VALUES or any(
        len(given) > LIMIT or not _is_encodable(given) for given in (text, *chosen)
    ):
        raise BadPress("too long, or not text")
    version, *rest = RENEWAL.sub("", text).split(":", 3)
    if version != VERSION or len(rest) != 3:
        raise BadPress(text)
    session, decision, path = rest
    if not decision.isdecimal() or not decision.isascii() or len(decision) > DIGITS:
        raise BadPress(text)
    if path.split(":")[0] == PICK:
        if not chosen:
            raise BadPress(text)
        path = chosen[0]
        chosen = ()
    if not path:
        raise BadPress(text)
    return Press(session, int(decision), tuple(path.split(":")), tuple(chosen))


def _is_encodable(text: str) -> bool:
    """Whether the text can be stored and logged: JSON may carry half of a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
