"""``sainome``: the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from bot.cli import records, serve, simulate, upkeep
from bot.config import BadSettings
from bot.logs import set_up_logs
from bot.release import release
from bot.stop import BROKEN, WRONG_USE, Stop
from bot.texts import BrokenTexts
from engines.core.errors import BrokenData

INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="sainome", description="A game master for Discord: board games with dice.")
    top.add_argument("--version", action="version", version=f"sainome {release()}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for family in (serve, simulate, records, upkeep):
        family.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Exit codes: 0 success, 1 a fault was found, 2 wrong use or a missing setting."""
    args = parser().parse_args(argv)
    set_up_logs("WARNING", as_json=False)  # `run` and `demo` set their own level
    try:
        code: int = args.run(args)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return stop.code
    except BadSettings as error:
        print(error, file=sys.stderr)
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


if __name__ == "__main__":
    sys.exit(main())
