"""The log: its format, its levels, and secrets that are removed."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable

import pytest
import structlog

from bot.logs import set_up_logs

TOKEN = "MTA.verysecret.word"


@pytest.fixture
def logs() -> Callable[..., io.StringIO]:
    """Logging captured as text."""

    def start(level: str = "INFO", *, as_json: bool = True) -> io.StringIO:
        stream = io.StringIO()
        set_up_logs(level, as_json=as_json, secrets=[TOKEN], stream=stream)
        return stream

    return start


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_both_loggers_write_one_json_object_per_line(logs: Callable[..., io.StringIO]) -> None:
    stream = logs()
    structlog.get_logger("bot.x").info("acted", session="abc", row=3)
    logging.getLogger("discord.gateway").warning("Shard %s is late", 0)
    ours, theirs = lines(stream)
    assert (ours["event"], ours["session"], ours["row"], ours["level"]) == ("acted", "abc", 3, "info")
    assert (theirs["event"], theirs["logger"]) == ("Shard 0 is late", "discord.gateway")
    stream = logs("WARNING")
    structlog.get_logger("bot.x").info("small-talk")
    structlog.get_logger("bot.x").warning("trouble")
    assert [line["event"] for line in lines(stream)] == ["trouble"]


def test_libraries_are_quiet(logs: Callable[..., io.StringIO]) -> None:
    """Their debug lines may hold secrets, and a pool says three lines for every transaction."""
    stream = logs("DEBUG")
    logging.getLogger("psycopg").debug("executing INSERT ... seed")
    logging.getLogger("discord.http").debug("POST /webhooks/1/interaction-token")
    logging.getLogger("psycopg.pool").info("connection given by %r", "pool-1")
    logging.getLogger("psycopg.pool").warning("no connection")
    structlog.get_logger("bot.x").debug("ours")
    assert [line["event"] for line in lines(stream)] == ["no connection", "ours"]


@pytest.mark.parametrize("as_json", [True, False])
def test_secrets_are_removed_from_logs(logs: Callable[..., io.StringIO], as_json: bool) -> None:
    stream = logs(as_json=as_json)
    log = structlog.get_logger("bot.x")
    log.info("login", token=TOKEN, seed=b"\x07" * 8, state={"hand": "trump-king"})
    log.info("deep", held={"list": [f"Bot {TOKEN}"], "seed": "abcd"}, error=ValueError(TOKEN))
    logging.getLogger("aiohttp").warning("401 for %s", TOKEN)
    try:
        raise RuntimeError(f"could not use {TOKEN}")
    except RuntimeError:
        log.exception("broke")
    said = stream.getvalue()
    assert "verysecret" not in said
    assert "trump-king" not in said
    assert "abcd" not in said
    assert "\\x07" not in said
    assert "RuntimeError" in said, "the traceback is there, without the secret"
    assert said.count("[hidden]") >= 7
