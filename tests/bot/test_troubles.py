"""Discord in trouble, permissions missing, panels deleted, our own faults: the game goes on, and says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

import render
from bot.features.log.film import Closed, film_of
from bot.services import SessionService
from bot.table.model import Phase

from .house import House, labels, open_house, press, private
from .player import choices, take
from .test_presses import begun, mover


def forbid(house: House, **permissions: bool) -> None:
    """Take permissions from the bot in the channel."""
    bot = house.client.user
    assert bot is not None
    house.env.backend.set_overwrite(
        house.channel.id,
        Overwrite(
            target_id=bot.id, type=OverwriteType.MEMBER, allow=0, deny=discord.Permissions(**permissions).value
        ),
    )


# --- Discord has a bad moment ------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [500, 503])
@pytest.mark.parametrize("times", [1, 2, 4])
async def test_a_send_that_fails_is_sent_again_once(house: House, status: int, times: int) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    posted = len(house.messages())
    house.env.inject_error("POST", "/channels/*/messages", status=status, times=times)
    await take(await mover(house), house.panel(), choices(house.panel())[0])
    await house.settle()
    assert len(house.messages()) == posted + 1
    assert [user.id for user in house.panel().mentions] == [(await mover(house)).id]


async def test_every_try_carries_the_same_nonce(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    before = len(house.env.http_requests)
    house.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
    await take(await mover(house), house.panel(), choices(house.panel())[0])
    sends = [
        request.json
        for request in house.env.http_requests[before:]
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    assert len(sends) >= 1
    assert all(body["enforce_nonce"] for body in sends)
    assert len({body["nonce"] for body in sends}) == 1


@pytest.mark.parametrize("status", [500, 503])
async def test_an_acknowledgement_that_fails_is_made_again(house: House, status: int) -> None:
    await begun(house)
    house.env.inject_error("POST", "/interactions/*", status=status)
    shown = private(await press(await mover(house), house.panel(), "My panel"))
    assert choices(shown)


async def test_a_panel_that_fails_to_lose_its_controls_does_no_harm(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, message="too old")
    await take(await mover(house), house.panel(), choices(house.panel())[0])
    assert (await mover(house)).id in [user.id for user in house.panel().mentions]


async def test_the_outbox_goes_on_after_a_restart(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    posted = len(house.messages())
    house.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await take(await mover(house), house.panel(), choices(house.panel())[0])
    assert len(house.messages()) == posted
    house.env.backend.faults.clear()
    await house.restart()
    await house.settle()
    assert len(house.messages()) == posted + 1
    assert house.panel().content.count("settles island") >= 1


async def test_what_was_given_up_is_told_after_a_reconnect(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    posted = len(house.messages())
    house.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await take(await mover(house), house.panel(), choices(house.panel())[0])
    house.env.backend.faults.clear()
    await house.settle()
    assert len(house.messages()) == posted, "it was tried for half an hour"
    await house.client.on_resumed()
    await house.client.publisher.settle()
    assert len(house.messages()) == posted + 1


async def test_what_was_given_up_is_told_within_the_hour(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    posted = len(house.messages())
    house.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await take(await mover(house), house.panel(), choices(house.panel())[0])
    house.env.backend.faults.clear()
    await house.env.advance_time(3_700)
    await house.settle()
    assert len(house.messages()) == posted + 1


# --- panels and permissions --------------------------------------------------------------------------------------


async def test_a_deleted_panel_is_no_loss(house: House) -> None:
    await begun(house)
    actor = await mover(house)
    house.env.backend.delete_message(house.channel.id, house.panel().id)
    await actor.slash(house.channel, "game board")
    await house.settle()
    panel = house.panel()
    assert panel.mentions == [], "nobody is pinged twice for the same turn"
    shown = private(await take(actor, panel, choices(panel)[0]))
    await press(actor, shown, "Confirm")
    assert (await mover(house)).id != actor.id


async def test_a_deleted_lobby_comes_back_with_the_next_change(house: House) -> None:
    await house.people["aki"].slash(house.channel, "game new", game="micronesia")
    house.env.backend.delete_message(house.channel.id, house.panel().id)
    await house.people["ben"].slash(house.channel, "game join")
    assert "2. **ben**" in house.panel().content


async def test_an_old_lobby_is_posted_anew(house: House) -> None:
    await house.people["aki"].slash(house.channel, "game new", game="micronesia")
    first = house.panel().id
    house.clock.now += 2 * 3600
    await press(house.people["ben"], house.panel(), "Join")
    assert house.panel().id != first
    assert "2. **ben**" in house.panel().content


async def test_an_old_panel_loses_its_controls_too(house: House) -> None:
    """Discord takes some edits of an old message; it is tried once."""
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    old = house.panel()
    house.clock.now += 2 * 3600
    await take(await mover(house), old, choices(old)[0])
    await house.client.publisher.settle()
    assert house.panel().id != old.id
    assert labels(next(m for m in house.messages() if m.id == old.id)) == []


async def test_a_lobby_in_an_archived_thread_is_posted_anew(house: House) -> None:
    """Editing there fails; sending opens the thread again."""
    await house.people["aki"].slash(house.channel, "game new", game="micronesia")
    first = house.panel().id
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, message="Thread is archived")
    await house.people["ben"].slash(house.channel, "game join")
    assert house.panel().id != first
    assert "2. **ben**" in house.panel().content


async def test_without_attaching_files_the_game_goes_on_in_words(house: House) -> None:
    forbid(house, attach_files=True)
    await begun(house)
    panel = house.panel()
    assert panel.attachments == []
    assert "I may not attach files in this channel" in panel.content
    assert "Which islands do you settle?" in panel.content
    shown = private(await take(await mover(house), panel, choices(panel)[0]))
    assert labels(shown) == ["Confirm", "Back"]


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def paint(self, view: Any, scene: Any) -> Any:
            raise RuntimeError("no paint")

        def alt(self, view: Any, scene: Any) -> str:
            return "Twelve islands in words."

    monkeypatch.setitem(render.PAINTERS, "micronesia", Broken())  # type: ignore[attr-defined]
    await begun(house)
    panel = house.panel()
    assert "Twelve islands in words." in panel.content
    assert "it could not be drawn" in panel.content
    shown = private(await press(await mover(house), panel, "My panel"))
    assert "Twelve islands in words." in shown.content
    assert choices(shown)


async def test_no_lobby_opens_where_the_bot_may_not_speak(house: House) -> None:
    forbid(house, send_messages=True)
    told = private(await house.people["aki"].slash(house.channel, "game new", game="micronesia"))
    assert told.content.startswith("I cannot run a game here: I lack Send Messages.")
    assert await house.service.in_channel(house.channel.id) is None


async def test_a_channel_that_falls_silent_is_told_again_when_asked(house: House) -> None:
    await begun(house)
    await house.without_confirming("aki", "ben", "chika")
    actor, panel = await mover(house), house.panel()
    mine = private(await press(actor, panel, "My panel"))
    forbid(house, send_messages=True)
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await take(actor, mine, choices(mine)[0])
    session = await house.session()
    assert session.phase is Phase.PLAYING
    assert await house.client.publisher.trouble(session.id) is not None
    house.env.backend.faults.clear()
    house.env.backend.get_channel(house.channel.id).overwrites.clear()  # and Discord tells us nothing of it
    await actor.slash(house.channel, "game board")
    await house.settle()
    assert (await mover(house)).id in [user.id for user in house.panel().mentions]
    assert await house.client.publisher.trouble(session.id) is None


# --- our own faults ----------------------------------------------------------------------------------------------


async def test_a_fault_of_ours_is_a_sentence_and_an_incident(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await begun(house)

    def broken(*args: object) -> object:
        raise KeyError("the secret of the house")

    monkeypatch.setattr(SessionService, "look", broken)
    told = private(await press(house.people["aki"], house.panel(), "My panel"))
    assert told.content.startswith("Something went wrong on my side")
    incident = told.content.rstrip(".").split()[-1]
    assert len(incident) == 6
    assert "secret" not in told.content
    logged = capsys.readouterr().out
    assert incident in logged
    assert "the secret of the house" in logged, "the log has the traceback"


async def test_what_was_chosen_stays_out_of_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a game of hidden choices the button that was pressed is a secret."""
    await begun(house)
    place, _ = choices(house.panel())[0]
    session, verb, notation = await house.session(), *place.split(":")[3::2]

    def broken(*args: object, **more: object) -> object:
        raise KeyError("broken")

    monkeypatch.setattr(SessionService, "preview", broken)
    capsys.readouterr()
    await take(await mover(house), house.panel(), choices(house.panel())[0])
    logged, _, _ = capsys.readouterr().out.partition("Traceback")  # which here shows locals; the bot's does not
    assert f"press=s1:{session.id}:" in logged
    assert f":{verb}" in logged
    assert notation not in logged


async def test_a_film_does_not_hold_up_the_end_of_the_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of the game is told by the next start, with its film."""
    await begun(house, stand_ins="false")
    session = await house.session()
    resigned = await house.people["aki"].slash(house.channel, "game resign")
    await press(house.people["aki"], private(resigned), "Leave the game")
    over = await house.service.load(session.id)
    assert over.phase is Phase.OVER
    front = house.client.front
    monkeypatch.setattr(front, "closed", True)
    with pytest.raises(Closed):
        await film_of(front, over, front.voice("en", over))
    monkeypatch.setattr(front, "closed", False)
    assert await film_of(front, over, front.voice("en", over)) is not None


async def test_a_fault_in_a_command_is_told_the_same_way(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.locales[house.people["aki"].id] = "ja"

    async def broken(*args: object) -> object:
        raise RuntimeError("no")

    monkeypatch.setattr(SessionService, "last_in_channel", broken)
    told = private(await house.people["aki"].slash(house.channel, "game hand"))
    assert told.content.startswith("こちらで問題が起きました。")


async def test_words_in_place_of_a_picture_call_nobody(tmp_path: Path, plain_pictures: None) -> None:
    shown = {"aki": "@everyone", "ben": "**Ben**_x_", "chika": "<@1> [a](b)"}
    async with open_house(tmp_path / "x.db", shown_names=shown) as house:
        forbid(house, attach_files=True)
        await begun(house)
        content = house.panel().content
        assert "Islands" in content or "island" in content
        for odd in ("@everyone", "**Ben**", "<@1>", "[a](b)"):
            assert odd not in content
