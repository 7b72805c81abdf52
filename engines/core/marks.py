"""Combining marks on letters: a few belong to scripts, more of them cover the lines around."""

from __future__ import annotations

import unicodedata

MARKS = 2
"""Combining marks on one letter, at most: scripts need two."""
_MARK = frozenset({"Mn", "Mc", "Me"})


class FewMarks:
    """Decides, character by character of one text, which combining marks stay."""

    def __init__(self) -> None:
        self._marks = MARKS

    def keeps(self, char: str) -> bool:
        """Return whether a character stays: a mark does as one of the first MARKS on its letter.

        On nothing, or on a blank, it would sit on what stands before the text.
        """
        if unicodedata.category(char) in _MARK:
            self._marks += 1
            return self._marks <= MARKS
        self._marks = MARKS if char.isspace() else 0
        return True
