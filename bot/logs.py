"""Log lines: structlog and standard loggers through one formatter, with secrets removed."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN = "[hidden]"
SECRET_NAMES = frozenset({"token", "seed", "state", "authorization"})
"""Fields whose values are never written."""
NOISY = ("discord", "aiohttp", "psycopg", "asyncio", "PIL", "simcord")
"""Libraries whose debug lines have interaction tokens, SQL with seeds, or nothing of use."""


class Redactor:
    """Removes secrets from log lines: fields by name, and the given texts anywhere."""

    def __init__(self, secrets: Iterable[str]) -> None:
        self._secrets = tuple(secret for secret in secrets if secret)

    def __call__(self, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        return {name: HIDDEN if name in SECRET_NAMES else self.clean(value) for name, value in event.items()}

    def clean(self, value: Any) -> Any:
        """Return ``value`` with every secret replaced, also inside lists and mappings."""
        match value:
            case str():
                for secret in self._secrets:
                    value = value.replace(secret, HIDDEN)
                return value
            case dict():
                return {key: HIDDEN if key in SECRET_NAMES else self.clean(held) for key, held in value.items()}
            case list() | tuple():
                return [self.clean(held) for held in value]
            case None | bool() | int() | float():
                return value
            case _:
                shown = repr(value)
                return self.clean(shown) if any(secret in shown for secret in self._secrets) else value


def set_up_logs(level: str, *, as_json: bool, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Send all logging to ``stream`` (default stderr), as readable lines or one JSON object a line."""
    target = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        structlog.processors.UnicodeDecoder(),
    ]
    last: Processor
    if as_json:
        last = structlog.processors.JSONRenderer(ensure_ascii=False, default=repr)
    else:
        last = structlog.dev.ConsoleRenderer(colors=target.isatty())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(target)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                Redactor(secrets),
                last,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in NOISY:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("psycopg.pool").setLevel(logging.WARNING)  # three lines for every transaction
