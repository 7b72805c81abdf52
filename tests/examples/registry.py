"""Games of the tests in the registries of the bot, for as long as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from bot.texts import speaker as texts
from engines import GAMES
from engines.core.playable import Playable
from engines.core.thinking import Heuristics
from render import PAINTERS, Painter

from .dudo import GAME as DUDO
from .dudo.painter import DudoPainter
from .pig import GAME as PIG
from .pig.game import PigMind
from .pig.painter import PigPainter

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Example:
    """A game that is not registered; ``locales`` has a folder with its texts for each language."""

    game: Playable
    painter: Painter
    locales: Path


EXAMPLES = {
    "pig": Example(PIG, PigPainter(), HERE / "pig" / "locales"),
    "dudo": Example(DUDO, DudoPainter(), HERE / "dudo" / "locales"),
}


def thinking_pig(heuristics: Heuristics[Any, Any]) -> Playable:
    """Pig that a searcher plays with this knowledge."""
    mind = PigMind()
    mind.heuristics = heuristics
    return replace(PIG, mind=mind)


@contextmanager
def register(*examples: Example) -> Iterator[None]:
    """Offer these games as the registered ones are."""
    games = {example.game.key: example.game for example in examples}
    painters = {example.game.key: example.painter for example in examples}
    folders = {example.locales for example in examples}
    with add(GAMES, games), add(PAINTERS, painters), with_texts(*folders):
        yield


@contextmanager
def add(registry: Mapping[str, Any], more: Mapping[str, Any]) -> Iterator[None]:
    """Put entries into a registry, and take them out again."""
    changed = cast(MutableMapping[str, Any], registry)
    changed.update(more)
    try:
        yield
    finally:
        for key in more:
            del changed[key]


@contextmanager
def with_texts(*folders: Path) -> Iterator[None]:
    """Read the texts of these folders beside the real ones."""
    real = texts.locale_files

    def more_files(lang: str) -> tuple[Any, ...]:
        return (*real(lang), *(file for folder in folders for file in sorted((folder / lang).glob("*.ftl"))))

    texts.locale_files = more_files  # type: ignore[assignment]
    texts._sources.cache_clear()
    texts._bundle.cache_clear()
    try:
        yield
    finally:
        texts.locale_files = real
        texts._sources.cache_clear()
        texts._bundle.cache_clear()
