"""Equal texts told apart by a number, as names and labels are wherever several stand together."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def told_apart(texts: Sequence[str], cut: Callable[[str, str], str] = str.__add__) -> tuple[str, ...]:
    """Return each text as ``cut`` shows it with a mark behind it: "" or, from the second equal one on, " (2)", ...

    ``cut`` keeps the whole mark, however little room the text has.
    """
    shown: dict[str, None] = {}
    for text in texts:
        label, number = cut(text, ""), 2
        while label in shown:
            label = cut(text, f" ({number})")
            number += 1
        shown[label] = None
    return tuple(shown)
