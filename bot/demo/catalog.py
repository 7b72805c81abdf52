"""The catalog of commands in the page's language.

simcord keeps the localizations that the bot registers and shows none of them; Discord's client shows them to every
reader of that language. Only words are translated: paths, names of options and values of choices go back to the bot
as they were registered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

Scopes: TypeAlias = Mapping[int | None, Mapping[tuple[str, int], Mapping[str, Any]]]
"""simcord's registered commands, by server (None: everywhere), then by name and type."""


def translate(catalog: dict[str, Any], scopes: Scopes, locale: str) -> dict[str, Any]:
    """Return simcord's catalog with the invocations, descriptions, options and choices in one language.

    An option keeps its ``name``, the key of its value, and gets a ``label``.
    """
    roots = {str(command["id"]): command for command in _commands(scopes)}
    for entry in catalog["entries"]:
        nodes = list(_along(roots[entry["commandId"]], entry["path"][1:]))
        entry["invocation"] = " ".join(_in(locale, node, "name") for node in nodes)
        entry["description"] = _in(locale, nodes[-1], "description")
        for option, registered in zip(entry["options"], nodes[-1].get("options", ()), strict=True):
            option["label"] = _in(locale, registered, "name")
            option["description"] = _in(locale, registered, "description")
            for choice, known in zip(option["choices"], registered.get("choices", ()), strict=True):
                choice["name"] = _in(locale, known, "name")
    return catalog


def root_names(scopes: Scopes, locale: str) -> dict[str, str]:
    """Return the names of the commands without their subcommands in one language, by registered name."""
    return {command["name"]: _in(locale, command, "name") for command in _commands(scopes)}


def _commands(scopes: Scopes) -> Iterator[Mapping[str, Any]]:
    for registered in scopes.values():
        yield from registered.values()


def _along(command: Mapping[str, Any], path: list[str]) -> Iterator[Mapping[str, Any]]:
    """Yield a command and its subcommands along a path."""
    yield command
    for name in path:
        command = next(option for option in command["options"] if option["name"] == name)
        yield command


def _in(locale: str, node: Mapping[str, Any], field: str) -> str:
    """Return a name or description in one language, else as registered."""
    translations = node.get(f"{field}_localizations") or {}
    return str(translations.get(locale, node.get(field, "")))
