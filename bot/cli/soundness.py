"""Checks of the installed files: texts, games with their data files, fonts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from bot.features.rules.rule_pages import BrokenRules, check_rules
from bot.features.table.terms import terms_of
from bot.texts import LANGUAGES, BrokenTexts, check_texts, has_text, text_key, text_keys
from engines import GAMES
from engines.core import FastChance
from engines.core.errors import BrokenData
from render import PAINTERS
from render.kit.letters.fonts import font


def text_faults() -> Iterator[str]:
    """Yield unreadable files, and texts that are missing in one language."""
    try:
        check_texts()
    except BrokenTexts as error:
        yield f"data/locales/{error}."
        return
    keys = {lang: text_keys(lang) for lang in LANGUAGES}
    every = frozenset[str]().union(*keys.values())
    for lang in LANGUAGES:
        for key in sorted(every - keys[lang]):
            yield f"data/locales/{lang} has no text '{key}'."


def game_faults() -> Iterator[str]:
    """Yield games whose data (with file and line), rules pages, painter or title is missing or broken."""
    for key, game in GAMES.items():
        for seats in {game.rules.seats.start, game.rules.seats.stop - 1}:
            try:
                game.rules.initial_state(game.rules.Options(), seats, FastChance(0))
            except BrokenData as error:
                yield f"{error}."
                break
        try:
            terms_of(key)
        except BrokenData as error:
            yield f"{error}."
        try:
            check_rules(key)
        except BrokenRules as error:
            yield f"{error}."
        if key not in PAINTERS:
            yield f"{key} has no painter in render/."
        with suppress(BrokenTexts):  # reported by text_faults
            if not has_text(text_key(key, "title")):
                yield f"{key} has no title in data/locales/."
    if not GAMES:
        yield "no game is registered."


def font_faults() -> Iterator[str]:
    for bold in (False, True):
        try:
            font(24, bold)
        except (OSError, ImportError) as error:
            yield f"the {'bold' if bold else 'regular'} font cannot be read: {error}."
