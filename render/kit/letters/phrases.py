"""Where a line may end: after a word of Latin script, and after a phrase of Japanese.

BudouX finds the phrases of Japanese. What it parts and a reader keeps together is glued: numbers and what they
count, compounds, quotations, the terms of the games, and what the caller says is whole.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from budoux import Parser, load_default_japanese_parser

_NOT_FIRST = "、。，．・：；？！ー」』）］｝】〉》…ぁぃぅぇぉっゃゅょァィゥェォッャュョ々～％／−＋,.:;?!)]}%’"
_NOT_LAST = "「『（［｛【〈《([{’"
_ENDS = "、。，．；：？！・／＋"
"""A phrase ends after each of these."""
_JAPANESE = re.compile("[ぁ-ゟァ-ヿ一-鿿々]")

_TERMS = (
    "強い兵士|市の日|[湖森山]の民|大きな[湖森山]|豊富な(?:食料|木材|石)|知識の共有|棄てられた村|マップの外|かご細工|少なさ|ゾロ目"
    "|島間の調整|指定された列|追い[払抜]|守り切|振り直|引き継|分かち合|取り消|につき|のまま|のほう|をした"
)
"""Terms, joined verbs and their like that BudouX parts."""
_GLUED = tuple(
    re.compile(f"(?=({each}))")
    for each in (
        r"[一-鿿々]{2}",
        r"[ァ-ヺー-ヿ]{2}",
        r"[0-9][^\s（「]",
        r"[0-9]・[0-9]",
        r"[0-9]の[島マ]",
        r"(?:残り|あと|もう|つき|高さ|進度|現在|分の|第)[0-9]",
        r"[^\s、。]（[0-9]+）",
        r"「[^「」]*」",
        r".さん",
        r"さん \S",
        _TERMS,
    )
)
"""What stays together: compounds, numbers and what is counted, short brackets, quotations, people, terms."""


_ENDING = re.compile(r"[^\sぁ-ゟ][ぁ-ゟ]")
"""The first sign of a particle or ending, behind the word that it belongs to."""


@cache
def _parser() -> Parser:
    """BudouX with its model of Japanese, which a process loads with its first Japanese text."""
    return load_default_japanese_parser()


@lru_cache(maxsize=1024)
def phrases(text: str, whole: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Split the text where a line should end; nothing in ``whole`` is parted, such as the names of players."""
    places = _places(text)
    if _JAPANESE.search(text):
        places = places & _ends(text) - _glue(text, whole)
    return _cut(text, places)


def words(text: str, whole: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Split the text where a narrow line may end: also within the endings of Japanese words."""
    places = _places(text) - _glue(text, whole)
    endings = {match.end() - 1 for match in _ENDING.finditer(text)}
    return _cut(text, places - (endings - _ends(text)) if endings else places)


def signs(text: str) -> tuple[str, ...]:
    """Split the text wherever a line may end at all: after words of Latin script, after any sign of Japanese."""
    return _cut(text, _places(text))


def _places(text: str) -> set[int]:
    """The places in the text, as indices of the sign after them, where a line may end."""
    return {
        place
        for place in range(1, len(text))
        if (before := text[place - 1], after := text[place])
        and not (after.isspace() or after in _NOT_FIRST or before in _NOT_LAST)
        and (before.isspace() or before >= "\u0250" or after >= "\u0250")
    }


def _ends(text: str) -> set[int]:
    """The places where a phrase ends."""
    ends, place = set(), 0
    for chunk in _parser().parse(text):
        ends.add(place)
        place += len(chunk)
    return ends | {
        place
        for place in range(1, len(text))
        if text[place - 1].isspace() or text[place - 1] in _ENDS or text[place] in "「（"
    }


def _glue(text: str, whole: Sequence[str] = ()) -> set[int]:
    """The places in parts of the text that stay together."""
    names = [re.compile(f"(?=({re.escape(name)}(?:[ぁ-ゟ]| [0-9])?))") for name in whole if name]
    spans = (match.span(1) for pattern in (*_GLUED, *names) for match in pattern.finditer(text))
    return {place for start, end in spans for place in range(start + 1, end)}


def _cut(text: str, places: set[int]) -> tuple[str, ...]:
    edges = [0, *sorted(places), len(text)]
    return tuple(text[start:end] for start, end in pairwise(edges))
