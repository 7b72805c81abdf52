"""The board in words: whatever differs in a view differs in its pages, or stands in a list with its reason.

A view is changed in one place to what another view of the same game has there, and its words are compared: they are
given the same scene, so that only the view can make the difference.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from bot.kit.pictures import scene_of
from bot.session.views import pov_of
from bot.texts import LANGUAGES
from engines.core import Frozen, Seat, seen_by
from render.kit.letters.alt import utf16_length
from render.scene import PAGE, Page, Painter, Scene

from .properties import holds
from .secrecy import speaker
from .showing import session_of
from .walk import Moment, Subject, Walk

UNSAID = Path(__file__).parents[1] / "data" / "unsaid.toml"
PAIRS = 4
"""Views of a walk that are compared with a later one."""
MARKUP = re.compile(r"^(?:[#>-]|\d+[.)] )|[*_`~|<]")
"""What Discord takes for markup; names are escaped by whoever sends the words."""
PAGES, TITLE = 8, 24
"""How many pages there are at most, and the characters of a title: they are buttons."""


@cache
def unsaid(game: str) -> Mapping[str, str]:
    """Return what the words of a game leave out, as patterns of a field's path, each with the reason.

    A pattern is as ``players.*.coins`` or, where it counts in some stages only, ``now.left@gather``.
    """
    listed: Mapping[str, str] = tomllib.loads(UNSAID.read_text(encoding="utf-8")).get(game, {})
    return listed


def is_unsaid(game: str, view: Any, path: str) -> bool:
    named = (path, f"{path}@{getattr(view, 'stage', '')}")
    return any(fnmatchcase(one, pattern) for pattern in unsaid(game) for one in named)


def differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the path of each part in which two values differ, and the first value with that part of the second."""
    if one == other:
        return
    if isinstance(one, Frozen) and type(one) is type(other):
        for name in type(one).model_fields:
            for below, changed in differences(getattr(one, name), getattr(other, name), f"{path}.{name}"):
                yield below, one.model_copy(update={name: changed})
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            for below, changed in differences(mine, theirs, f"{path}.{at}"):
                parts = (*one[:at], changed, *one[at + 1 :])
                yield below, type(one)(*parts) if hasattr(one, "_fields") else parts
    else:
        yield path, other


def text_of(pages: Sequence[Page]) -> str:
    return "\n".join(line for page in pages for line in (page.title, *page.lines))


def shown(subject: Subject, walk: Walk, moment: Moment, reader: Seat | None, lang: str) -> tuple[Any, Scene]:
    """Return the view after a moment and the scene of a reader."""
    seen = pov_of(session_of(subject, walk, moment.step.state), None if reader is None else 100 + reader)
    return seen.view, scene_of(seen, speaker(subject, lang), seen_by(moment.step.events, seen.seat))


def compared(subject: Subject, walk: Walk, most: int = PAIRS) -> Iterator[tuple[str, Any, Any, Scene]]:
    """Yield (path, view, changed view, scene) for the public and for whoever acts, in both languages by turns."""
    moments = walk.some(most + 1)
    for at, (before, after) in enumerate(itertools.pairwise(moments)):
        lang = LANGUAGES[at % len(LANGUAGES)]
        for reader in (None, before.seat):
            view, scene = shown(subject, walk, before, reader, lang)
            other, _ = shown(subject, walk, after, reader, lang)
            for path, changed in differences(view, other):
                yield path.removeprefix("."), view, changed, scene


@holds
def words_tell_the_view(subject: Subject, walk: Walk) -> None:
    """For every field of every view the words differ when it differs, over the pages together."""
    painter, game = subject.painter, subject.game.key
    if painter is None:
        return
    for path, view, changed, scene in compared(subject, walk):
        if is_unsaid(game, view, path):
            continue
        words, other = text_of(painter.pages(view, scene)), words_of(painter, changed, scene)
        assert words != other, f"the words leave out {path} ({getattr(view, 'stage', '')})"


def words_of(painter: Painter, view: Any, scene: Scene) -> str:
    """Return the words of a view that was changed in one place, which the rules may never reach."""
    try:
        return text_of(painter.pages(view, scene))
    except Exception as error:  # such as a soldier whose space is nobody's: the words had to look at it
        return repr(error)


@holds
def words_fit(subject: Subject, walk: Walk) -> None:
    """Each page fits a message, and its title a button, with the longest names; no line is empty or marked up."""
    painter = subject.painter
    if painter is None:
        return
    for moment in walk.some(5):
        for lang in LANGUAGES:
            for reader in (None, moment.seat):
                view, scene = shown(subject, walk, moment, reader, lang)
                scene = replace(scene, names=tuple("W" * 31 + str(seat) for seat in range(walk.deal.seats)))
                pages = painter.pages(view, scene)
                titles = [page.title for page in pages]
                assert 0 < len(set(titles)) == len(pages) <= PAGES, titles
                for page in pages:
                    assert 0 < len(page.title) <= TITLE, page.title
                    assert page.lines
                    assert all(line.strip() for line in page.lines), f"{page.title} has an empty line"
                    marked = [line for line in page.lines if MARKUP.search(line)]
                    assert not marked, f"Discord would not show it as it is: {marked[0]}"
                    length = utf16_length(text_of((page,)))
                    assert length <= PAGE, f"{page.title} has {length} characters"
