"""Texts as sentences: what two texts share is kept once, as tiles are of pictures."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_SENTENCE = re.compile(r".*?[.。;；]\s*|.+", re.DOTALL)


@dataclass(slots=True)
class Sentences:
    """Sentences in the order in which they came up."""

    known: dict[str, int] = field(default_factory=dict)
    weight: int = 0
    """Bytes in a page."""

    def add(self, text: str) -> list[int]:
        """Return the text as numbers of sentences; joined they are the text again."""
        numbers = []
        for sentence in _SENTENCE.findall(text):
            if sentence not in self.known:
                self.known[sentence] = len(self.known)
                self.weight += len(sentence.encode()) + 3
            numbers.append(self.known[sentence])
        return numbers
