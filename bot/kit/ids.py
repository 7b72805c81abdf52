"""Custom ids: everything a press needs to know, so that no view has to stay in memory and restarts change nothing.

``s1:<session>:<decision>:<path>``, at most 100 characters. ``path`` is a verb and its arguments, joined by ``:``.
The session is empty for presses that belong to none (pages of the rules, settings). An option of a select has the
path alone as its value: the session and the decision come from the select.
"""

from __future__ import annotations

from dataclasses import dataclass

VERSION = "s1"
LIMIT = 100
PICK = "pick"
"""The verb of every select: the path is the chosen option's value."""


class BadPress(ValueError):
    """No custom id of ours: another version's, or made up."""


@dataclass(frozen=True, slots=True)
class Press:
    """One press, decoded."""

    session: str
    decision: int
    path: tuple[str, ...]

    def on(self, session: str) -> Press:
        """The same about this session (a command, which names none)."""
        return Press(session, self.decision, self.path)

    @property
    def verb(self) -> str:
        return self.path[0]

    @property
    def arguments(self) -> tuple[str, ...]:
        return self.path[1:]


def path_text(path: tuple[str, ...]) -> str:
    """The path as it stands in an id or in an option's value."""
    if not path or not path[0] or any(":" in part for part in path):
        raise ValueError(f"no path: {path}")
    return ":".join(path)


def custom_id(session: str, decision: int, path: tuple[str, ...]) -> str:
    """The id of one control; ValueError where it would not fit."""
    text = f"{VERSION}:{session}:{decision}:{path_text(path)}"
    if len(text) > LIMIT:
        raise ValueError(f"a custom id has at most {LIMIT} characters: {text}")
    return text


def parse(text: str, chosen: str | None = None) -> Press:
    """The press behind a custom id; ``chosen`` is the value picked in a select."""
    version, *rest = text.split(":", 3)
    if version != VERSION or len(rest) != 3 or not rest[1].isdecimal() or not rest[1].isascii():
        raise BadPress(text)
    session, decision, path = rest
    if path.split(":")[0] == PICK:
        if not chosen:
            raise BadPress(text)
        path = chosen
    if not path:
        raise BadPress(text)
    return Press(session, int(decision), tuple(path.split(":")))
