"""One command from its arguments to its exit code."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Mapping, Sequence

from bot.config import BadSettings
from bot.logs import set_up_logs
from bot.release import release
from bot.stop import BROKEN, WRONG_USE, Stop
from bot.texts import BrokenTexts
from engines.core.errors import BrokenData

from .terminal import plain

INTERRUPTED = 130


FAMILIES: Mapping[str, tuple[str, ...]] = {
    "serve": ("run", "sync", "demo"),
    "leave": ("leave",),
    "simulate": ("simulate",),
    "records": ("replay", "book", "verify"),
    "review.command": ("review",),
    "opening": ("import",),
    "upkeep": ("check", "backup", "move", "health", "result"),
}
"""The modules of ``bot.cli`` with their commands: only the module that is asked for is imported."""


def parser(command: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of all commands, or of the family of one."""
    top = argparse.ArgumentParser(prog="sainome", description="A game master for Discord: board games with dice.")
    top.add_argument("--version", action="version", version=f"sainome {release()}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    wanted = [family for family, members in FAMILIES.items() if command in members]
    for family in wanted or FAMILIES:
        importlib.import_module(f"bot.cli.{family}").add_to(commands)
    return top


def run(arguments: Sequence[str]) -> int:
    """Run one command. Exit codes: 0 success, 1 a fault was found, 2 wrong use or a missing setting."""
    args = parser(arguments[0] if arguments else None).parse_args(arguments)
    set_up_logs("WARNING", as_json=False)  # `run` and `demo` set their own level
    try:
        code: int = args.run(args)
    except Stop as stop:
        print(plain(str(stop)), file=sys.stderr)
        return stop.code
    except BadSettings as error:
        print(plain(str(error)), file=sys.stderr)
        return WRONG_USE
    except BrokenTexts as error:
        print(f"data/locales/{error}.", file=sys.stderr)
        return BROKEN
    except BrokenData as error:
        print(f"{error}.", file=sys.stderr)
        return BROKEN
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the output has closed it (`| head`); flushing the rest must not raise.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
