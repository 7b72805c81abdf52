"""Options and their values in words."""

from __future__ import annotations

from typing import Any

from .speaker import Speaker, has_text, text_key


def value_text(value: Any) -> str:
    """Return an option's value as text, for keys, custom ids and the service."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def words_of_value(voice: Speaker, option: str, value: str) -> str:
    """Return the text of a value of the option with this key: its own, else yes, no, or the value itself."""
    own = text_key(option, value)
    if has_text(own):
        return voice.say(own)
    return voice.say(f"common-{value}") if value in ("true", "false") else value
