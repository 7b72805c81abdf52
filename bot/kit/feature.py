"""What one feature has, in one object: commands, presses, and its parts of what others show."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import app_commands

from .app import App
from .context import Context
from .parts import Parts
from .router import Verb


@dataclass(frozen=True, kw_only=True)
class Feature(Parts[Context]):
    """A feature, of which others know this object alone."""

    commands: Callable[[], Sequence[app_commands.Command[Any, ..., None]]] = tuple
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    tick: Callable[[discord.Client, App], Awaitable[None]] | None = None
    """Does what is due by now, every half a minute and in every process; a repeated call does nothing."""
