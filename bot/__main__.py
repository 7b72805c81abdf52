"""``sainome``: the command line. It imports little by itself, as the health check runs every 30 seconds."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if arguments == ["health"]:
        from bot import health

        return health.main()
    from bot.cli import program

    return program.run(arguments)


if __name__ == "__main__":
    sys.exit(main())
