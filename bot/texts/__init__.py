"""Texts in the reader's language, and names made safe to show in them."""

from __future__ import annotations

from .names import clean_name, name_beside, name_of, name_on, shown_names, visible_lines
from .speaker import (
    LANGUAGES,
    MINUS,
    BrokenTexts,
    MissingText,
    PlayerName,
    Speaker,
    character_names,
    check_texts,
    escape_markdown,
    escape_text,
    free_name,
    has_text,
    is_computer_name,
    language,
    locale_files,
    text_key,
    text_keys,
    value_text,
    words_of_value,
)

__all__ = [
    "LANGUAGES",
    "MINUS",
    "BrokenTexts",
    "MissingText",
    "PlayerName",
    "Speaker",
    "character_names",
    "check_texts",
    "clean_name",
    "escape_markdown",
    "escape_text",
    "free_name",
    "has_text",
    "is_computer_name",
    "language",
    "locale_files",
    "name_beside",
    "name_of",
    "name_on",
    "shown_names",
    "text_key",
    "text_keys",
    "value_text",
    "visible_lines",
    "words_of_value",
]
