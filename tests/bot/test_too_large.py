"""Files too large for a server: what they show is said in words, and nothing is lost."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.kit.shapes import Panel
from bot.senders.panels import LARGE, DiscordPanels, _CannotAttach
from bot.texts import Speaker
from render.easel import Picture

from .player import choices, take
from .test_presses import begun, mover
from .world import World, press, private


async def test_too_large_picture_of_a_panel_becomes_text(world: World) -> None:
    await begun(world)
    await world.skip_confirming("aki", "ben", "chika")
    posted = len(world.messages())
    world.env.inject_error("POST", "/channels/*/messages", status=413, code=40005, times=1)
    await take(await mover(world), world.panel(), choices(world.panel())[0])
    await world.settle()
    assert len(world.messages()) == posted + 1
    assert world.panel().attachments == []
    assert "too large for this server" in world.panel().content
    assert "▶ <@" in world.panel().content


async def test_too_large_picture_of_an_answer_becomes_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is made by then, and the answer says so."""
    await begun(world)
    edits = discord.InteractionResponse.edit_message, discord.Interaction.edit_original_response

    async def edit_message(response: Any, **fields: Any) -> Any:
        return await _with_words_only(edits[0], response, fields)

    async def edit_original(interaction: Any, **fields: Any) -> Any:
        return await _with_words_only(edits[1], interaction, fields)

    actor, session = await mover(world), await world.session()
    preview = private(await take(actor, world.panel(), choices(world.panel())[0]))
    monkeypatch.setattr(discord.InteractionResponse, "edit_message", edit_message)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", edit_original)
    shown = private(await press(actor, preview, "Confirm"))
    assert (await world.session()).row > session.row
    assert "too large for this server" in shown.content
    assert "went wrong" not in shown.content
    assert shown.attachments == []


async def _with_words_only(edit: Any, of: Any, fields: dict[str, Any]) -> Any:
    if fields["attachments"]:
        response: Any = SimpleNamespace(status=413, reason="Payload Too Large")
        raise discord.HTTPException(response, {"code": 40005, "message": "Request entity too large"})
    return await edit(of, **fields)


@pytest.mark.parametrize(
    ("room", "sent"),
    [(2, ["board.jpg", "game.gif"]), (1, ["board.jpg"]), (0, [])],
)
async def test_only_the_board_is_sent_where_the_film_is_too_large(
    world: World, monkeypatch: pytest.MonkeyPatch, room: int, sent: list[str]
) -> None:
    tried: list[list[str]] = []
    said: list[str] = []

    async def post(
        panels: DiscordPanels, channel: int, nonce: str, panel: Panel, pictures: Sequence[Picture]
    ) -> None:
        tried.append([picture.filename for picture in pictures])
        said.append(panel.content)
        if len(pictures) > room:
            raise _CannotAttach(LARGE)

    monkeypatch.setattr(DiscordPanels, "_post", post)
    panels: Any = DiscordPanels(world.client, world.client.app, world.clock)
    update = SimpleNamespace(session=SimpleNamespace(channel_id=1), nonce="x")
    drawing = SimpleNamespace(words=lambda: "what the board shows")
    pictures = [Picture(b"", name, "") for name in ("board.jpg", "game.gif")]
    await panels._send_below(update, "notes", drawing, pictures, "", Speaker("en", strict=True))
    assert tried[-1] == sent
    assert said[-1].endswith("notes")
    assert ("what the board shows" in said[-1]) == ("too large for this server" in said[-1]) == (not sent)
