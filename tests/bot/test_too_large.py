"""Files too large for a server: what they show is said in words, and nothing is lost."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

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
