"""``sainome leave``, and what ``sainome check`` says of servers that are not listed."""

from __future__ import annotations

import discord
import pytest

from bench.wire.server import Server
from bot.registration import CannotConnect, leave_server

from .conftest import Command
from .test_upkeep import ONE_GAME, Kept
from .test_upkeep import kept as kept

TWO = "1: 2 open tables, 0 finished games, 1 person.\n"
STAYS = "It stays for 30 days after the bot has left. A new invitation within them brings all back.\n"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The servers that Discord is asked to leave; it accepts all of them but 404."""
    servers = list[int]()

    async def leaves(token: str, guild_id: int) -> None:
        assert token == "token"
        servers.append(guild_id)
        if guild_id == 404:
            raise CannotConnect("Discord answers: 404 Not Found (error code: 10004): Unknown Guild.")

    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr("bot.cli.leave.leave_server", leaves)
    return servers


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed = list(lines)

    def answer(question: str) -> str:
        print(question)
        if not typed:
            raise EOFError
        return typed.pop(0)

    monkeypatch.setattr("builtins.input", answer)


@ONE_GAME
def test_server_is_left_only_after_its_id_was_typed_again(
    sainome: Command, kept: Kept, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for typed in (None, "", "yes", "2"):
        type_in(monkeypatch, *([] if typed is None else [typed]))
        ran = sainome("leave", "1")
        assert (ran.code, asked) == (2, []), typed
        assert ran.err == "Nothing was done: that is not the id. (--yes does not ask.)\n"
        assert ran.out.startswith(TWO + STAYS)
    for server in ("0", "mine", "-1", "9" * 19, "9" * 5000):
        assert (sainome("leave", "--yes", server).code, asked) == (2, []), server
    type_in(monkeypatch, " 1 ")
    ran = sainome("leave", "1")
    assert (ran.code, asked) == (0, [1])
    assert ran.out.endswith("Discord has accepted it: the bot has left 1.\n")
    ran = sainome("leave", "404", "--yes")
    assert (ran.code, asked) == (1, [1, 404])
    assert ran.out.startswith("404: 0 open tables, 0 finished games, 0 people.\n")
    assert ran.err == (
        "The bot has not left 404. Discord answers: 404 Not Found (error code: 10004): Unknown Guild.\n"
    )
    kept.path.unlink()
    ran = sainome("leave", "1", "--yes")
    assert (ran.code, ran.out, "var/sainome.db" in ran.err, asked) == (2, "", True, [1, 404])


async def test_leaving_is_one_request_whose_answer_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Server({7: (8, "Seven")}, lambda message: None).serving() as server:
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://{server.address}/api/v10")
        await leave_server("token", 7)
        with pytest.raises(CannotConnect, match=r"^Discord answers: 404 Not Found \(error code: 10004\)"):
            await leave_server("token", 7)
        assert server.requests["DELETE", "users"] == 2
    with pytest.raises(CannotConnect, match=r"^Discord cannot be reached"):
        await leave_server("token", 7)


@ONE_GAME
def test_check_names_servers_with_data_that_are_not_listed(
    sainome: Command, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "servers:" not in sainome("check").out
    monkeypatch.setenv("SAINOME_SERVERS", "1")
    assert "servers:" not in sainome("check").out
    monkeypatch.setenv("SAINOME_SERVERS", "2")
    ran = sainome("check")
    assert ran.code == 0, "that is no fault"
    (line,) = [each for each in ran.out.splitlines() if each.startswith("servers:")]
    assert line.startswith("servers: 1 is not in SAINOME_SERVERS, but something is stored of it (2 open tables, ")
    assert line.endswith("so the bot stays there. `sainome leave 1` leaves it.")
    kept.tamper("INSERT INTO departed_guilds (guild_id, left_at) VALUES (1, 1.0)")
    assert "servers:" not in sainome("check").out
    kept.path.unlink()
    assert "servers:" not in sainome("check").out, "nor without a database"
