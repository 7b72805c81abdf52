"""/mygames: the open games of one person on all servers, as they read them, and the way into each."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.sessions import codec
from bot.sessions.model import Session
from bot.store import Connection, outbox, places, sessions
from engines import GAMES

from .evening import dealt, lobby, person, played_out, settled, tell
from .house import House, controls, labels, open_house, press, private


async def place(house: House, session: Session) -> str:
    """The channel by its mention, which Discord names, and the way to the panel."""
    panel = await house.store.read(partial(outbox.panel, session_id=session.id))
    assert panel is not None
    link = f"https://discord.com/channels/{session.guild_id}/{session.channel_id}/{panel.message_id}"
    return f"<#{session.channel_id}> ([go there]({link}))"


def mover(session: Session) -> str:
    return session.players[session.movers[0]].name


async def test_without_an_open_game(house: House) -> None:
    await played_out(house, await dealt(house, "aki", "ben", "chika"))
    assert await tell(house, "aki", "mygames") == "You have no open game. /game new starts one in a channel."
    house.locales[house.people["aki"].id] = "ja"
    assert (await tell(house, "aki", "mygames")).startswith("参加中のゲームはありません。")


async def test_what_waits_for_the_reader_comes_first_on_all_servers(house: House) -> None:
    elsewhere = house.env.create_guild("Elsewhere")
    rooms = [elsewhere.create_text_channel(f"room-{number}") for number in range(3)]
    waiting = await dealt(house, "aki", "ben", "chika")
    waits_for = mover(waiting)
    for name in house.people:
        elsewhere.add_member(house.people[name].user)
    open_lobby = await lobby(house, waits_for, at=rooms[0])
    other = await dealt(house, "aki", "ben", "chika", at=rooms[1])
    due = waiting.due_at(waiting.movers[0])
    assert due is not None, "three days for each turn, where nothing else was agreed"
    lines = (await tell(house, waits_for, "mygames")).splitlines()
    assert lines[0] == "## Your open games"
    until = f"**it is your move**, your time is up <t:{int(due)}:R>"
    assert lines[1] == f"▶ **Micronesia** · {await place(house, waiting)} · {until}"
    assert lines[2].startswith("↳ "), "what is asked"
    assert lines[-1] == f"**Micronesia** · {await place(house, open_lobby)} · not begun yet"
    if mover(other) != waits_for:
        assert f"**Micronesia** · {await place(house, other)} · waiting for {mover(other)}" in lines
    assert (await tell(house, "dai", "mygames")).startswith("You have no open game."), (
        "others' games are not listed"
    )
    user = house.people[waits_for].user
    assert private(await user.slash("mygames")).content.splitlines() == lines, "the same in a direct message"
    house.locales[user.id] = "ja"
    assert "**あなたの番です**（持ち時間切れ：<t:" in await tell(house, waits_for, "mygames")


async def test_the_nearest_deadline_is_the_first(house: House) -> None:
    rooms = [house.guild.create_text_channel(f"room-{number}") for number in range(3)]
    late, soon, never = [
        await dealt(house, "aki", game="dicolony", at=room, clock=clock)
        for room, clock in zip(rooms, ("7d", "12h", "none"), strict=True)
    ]
    told = await tell(house, "aki", "mygames")
    places_told = re.findall(r"<#(\d+)>", told)
    assert places_told == [str(session.channel_id) for session in (soon, late, never)]


async def test_a_panel_opens_right_there_even_in_a_direct_message_after_a_restart(house: House) -> None:
    session = await dealt(house, "aki", "ben", "chika")
    actor = house.people[mover(session)]
    shown = private(await actor.user.slash("mygames"))
    others = [p.name for p in session.players if p.name != mover(session)]
    assert labels(shown) == [f"Micronesia with {others[0]} and {others[1]}"]
    await house.restart()
    opened = private(await press(actor.user, shown, "Micronesia"))
    assert "Change dice…" in labels(opened)
