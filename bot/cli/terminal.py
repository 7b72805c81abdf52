"""What a terminal gets: foreign text, with nothing in it that a terminal obeys, and the progress of long work."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

_OBEYED = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Categories: controls, directions and other invisible marks, half characters, line and paragraph breaks."""
_JOINERS = "\u200c\u200d"
"""Part of some scripts and emoji."""
LONGEST = 1000
"""Characters of a line."""


def plain(text: str) -> str:
    """Return text whose lines can be printed: escapes for what a terminal obeys, long lines cut."""
    return "\n".join(map(one_line, text.split("\n")))


def one_line(text: str) -> str:
    """Return the same for text that must stay on one line, a name say."""
    short = text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}…{text[1 - LONGEST // 2 :]}"
    return "".join(map(_printable, short))


def _printable(char: str) -> str:
    if unicodedata.category(char) not in _OBEYED or char in _JOINERS:
        return char
    return ascii(char)[1:-1]


@contextmanager
def progress(label: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar on standard error while work goes on; call the result with what is done and with the whole."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as shown:
        bar = shown.add_task(label, total=None)
        yield lambda done, total: shown.update(bar, completed=done, total=total)
