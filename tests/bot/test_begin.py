"""Beginning together and removing people, with the lobby's buttons and commands."""

from __future__ import annotations

import pytest

from bot.kit.ids import custom_id as made_id
from bot.session.model import Phase

from .games import lobby, settle_all
from .world import World, labels, press, presses, private

pytestmark = pytest.mark.database


async def test_everybody_agrees_on_the_panel(world: World) -> None:
    await lobby(world, "aki", "ben", "chika", begins="everybody")
    assert "Agree to begin" in labels(world.panel())
    for name, left in (("ben", "**aki** and **chika**"), ("aki", "**chika**")):
        await press(world.people[name], world.panel(), "Agree to begin")
        await settle_all(world)
        assert f"**{name}** ✅" in world.panel().content
        assert f"Waiting for {left} to press **Agree to begin**." in world.panel().content
    await press(world.people["chika"], world.panel(), "Agree to begin")
    await settle_all(world)
    assert (await world.session()).phase is Phase.PLAYING


async def test_host_removes_lets_in_and_begins(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    refused = private(await press(world.people["ben"], world.panel(), "Set up"))
    assert refused.content == "Only **aki** (host) sets up."
    shown = private(await press(world.people["aki"], world.panel(), "Set up"))
    assert [one for one in labels(shown) if one.startswith("Remove")] == ["Remove ben", "Remove chika"]
    done = private(await press(world.people["aki"], shown, "Remove ben"))
    assert "**ben** was removed" in done.content
    assert "Let ben in again" in labels(done), "the page stays"
    await settle_all(world)
    assert (await world.session()).names == ("aki", "chika")
    ben = world.people["ben"].id
    said = world.messages()[-1]
    assert said.content.startswith(f"🚪 <@{ben}>: **aki**, the host, removed you")
    refused = private(await press(world.people["ben"], world.panel(), "Join"))
    assert "You were removed from this lobby" in refused.content
    await world.restart()
    for path in (("let-in", str(ben)), ("remove", str(world.people["chika"].id))):
        world.forged_id = made_id(session.id, 0, path)
        assert "Only the host" in private(await press(world.people["chika"], world.panel(), "About")).content
    for path in (("remove", "9" * 30), ("remove", "9" * 19), ("let-in", "x"), ("remove", "１")):
        world.forged_id = made_id(session.id, 0, path)
        private(await press(world.people["aki"], world.panel(), "About"))
    page = await presses(world.people["aki"], world.panel(), "Set up", "Let ben in again")
    assert "**ben** can join again." in page.content
    await press(world.people["ben"], world.panel(), "Join")
    assert "ben" in (await world.session()).names
    await settle_all(world)
    assert "**aki** can press **Begin**." in world.panel().content
    refused = private(await press(world.people["chika"], world.panel(), "Begin"))
    assert "Only the host can begin" in refused.content
    await press(world.people["aki"], world.panel(), "Begin")
    await settle_all(world)
    assert (await world.session()).phase is Phase.PLAYING
