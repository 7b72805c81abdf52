"""Several actions typed in one line; and questions to others within a player's turn."""

from __future__ import annotations

import pytest

from tests.games.rise_of_tribes.table import AKI, BEN, CHIE, Table
from tests.games.rise_of_tribes.test_asking_others import abandoned, auction

from .games import begun_game, reply_to, settle_all
from .world import World, labels, press, private

PEOPLE = ("aki", "ben", "chika")
GAME = "rise_of_tribes"
MOVED = "use moon move; move A1 A2 1; move B2 C2 1"


async def laid(world: World, table: Table) -> None:
    """Store a running game with this state."""
    session = await begun_game(world, *PEOPLE, game=GAME)
    text = table.state.model_dump_json()
    await world.store.write(
        lambda db: db.execute(
            "UPDATE sessions SET state = ?, barrier_state = ? WHERE id = ?", (text, text, session.id)
        )
    )
    await world.services.moves.post_again(session.id)
    await settle_all(world)


async def spread_out(world: World) -> None:
    """aki, with a sun and a moon, has three members on A1 and two on B2."""
    table = Table.laid_out().with_members(AKI, "A1 3 B2 2").with_members(BEN, "C1 2").with_members(CHIE, "C3 3")
    await laid(world, table.with_goals(AKI, "lake-people", "oxen"))


async def story_of(world: World) -> list[str]:
    session = await world.session()
    return [str(line.row.notation) for line in await world.services.history.log(session.id)][1:]


def values(offered: list[dict[str, str]]) -> list[str]:
    return [choice["value"] for choice in offered]


# --- several at once ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [MOVED, "use moon move；  move A1 A2 1 ;move B2 C2 1;"])
async def test_line_of_actions_is_a_row_for_each(world: World, line: str) -> None:
    await spread_out(world)
    posted = len(world.messages())
    reply = await reply_to(world, "aki", "game move", action=line)
    assert "Move 2 → A2 C2" in reply
    assert await story_of(world) == ["use moon move", "move A1 A2 1", "move B2 C2 1"]
    assert len(world.messages()) == posted, "the table sees the board when the turn is complete"


@pytest.mark.parametrize("line", ["x" * 2000, "9" * 5000, "move A1 A2 " + "1" * 5000])
async def test_endless_typed_line_gets_a_short_sentence(world: World, line: str) -> None:
    await spread_out(world)
    reply = await reply_to(world, "aki", "game move", action=line)
    sentence, end, _ = reply.partition("…” isn’t an action in this game.")
    assert end
    assert len(sentence) == 100
    assert await story_of(world) == []
    assert (await world.session()).incident is None


async def test_typed_line_is_taken_back_as_one(world: World) -> None:
    await spread_out(world)
    before = (await world.session()).state
    await reply_to(world, "aki", "game move", action=MOVED)
    await reply_to(world, "aki", "game undo")
    assert (await world.session()).state == before
    assert (await story_of(world))[-3:] == ["undo 3", "undo 2", "undo 1"]


async def test_autocomplete_continues_the_typed_line(world: World) -> None:
    await spread_out(world)
    aki = world.people["aki"]

    async def offered(typed: str) -> list[str]:
        return values(await aki.autocomplete(world.channel, "game move", "action", typed))

    begun = await offered("use moon move; ")
    assert "use moon move; move A1 A2 2" in begun
    assert all(value.startswith("use moon move; move ") or value.endswith("; stop") for value in begun)
    assert await offered("Move with moon: 2 members (weak) · pushes off blank;move B2 C2") == [
        "use moon move; move B2 C2 1",
        "use moon move; move B2 C2 2",
    ]
    assert await offered(f"{MOVED}; use sun lead") == [f"{MOVED}; use sun lead"]
    assert await offered("use moon move; move A1 D2 1; ") == [], "that cannot be played"
    assert await offered(f"{MOVED}; use sun lead; ") == [], "nobody knows what will be drawn"
    assert await offered(f"use moon move; move A1 A2 1; stop; {'x' * 60}") == []
    assert await story_of(world) == [], "to look ahead plays nothing"


async def test_line_stops_at_a_refusal_and_lists_the_rest(world: World) -> None:
    await spread_out(world)
    reply = await reply_to(world, "aki", "game move", action="use moon move; move A1 A2 1; move A1 D2 1; stop")
    assert "Not played: move A1 D2 1; stop" in reply
    assert reply.index("Move 1 A1 → A2") < reply.index("Not played") < reply.index("Move: 1 more")
    assert await story_of(world) == ["use moon move", "move A1 A2 1"]
    refused = await reply_to(world, "aki", "game move", action="castle; move A1 A2 1")
    assert "“castle” isn’t an action" in refused
    assert len(await story_of(world)) == 2


async def test_final_typed_action_asks_first(world: World) -> None:
    await spread_out(world)
    drawing = f"{MOVED}; use sun lead; end"
    shown = private(await world.people["aki"].slash(world.channel, "game move", action=drawing))
    assert labels(shown) == ["Confirm", "Back", "Don’t ask again"]
    assert shown.content.index("Move 2 →") < shown.content.index("Not played: end")
    assert len(await story_of(world)) == 3
    await press(world.people["aki"], shown, "Confirm")
    assert (await story_of(world))[-2:] == ["use sun lead", "end"], "what is left is no choice"


async def test_line_stops_where_another_player_is_asked(world: World) -> None:
    await laid(world, auction(Table.laid_out()))
    await world.skip_confirming("aki")
    assert "Not played: bid 3" in await reply_to(world, "aki", "game move", action="bid 1; bid 3")
    assert await story_of(world) == ["bid 1"]


async def test_redelivery_plays_nothing_twice(world: World) -> None:
    await spread_out(world)
    await reply_to(world, "aki", "game move", action="use moon move; move A1 A2 1")
    await world.redeliver()
    assert await story_of(world) == ["use moon move", "move A1 A2 1"]


async def test_autocomplete_offers_only_own_actions(world: World) -> None:
    await spread_out(world)
    for name in ("ben", "dai"):
        line = await world.people[name].autocomplete(world.channel, "game move", "action", "use moon move; ")
        assert line == []


# --- questions to others -----------------------------------------------------------------------------------------


def called(world: World) -> list[str]:
    """Return the users that the table's panel pings."""
    pinged = [user.id for user in world.panel().mentions]
    return [name for name in PEOPLE if world.people[name].id in pinged]


async def answers(world: World, name: str, label: str) -> None:
    shown = private(await press(world.people[name], world.panel(), label))
    if "Confirm" in labels(shown):
        await press(world.people[name], shown, "Confirm")
    await settle_all(world)


async def test_auction_pings_only_the_bidder(world: World) -> None:
    await laid(world, auction(Table.laid_out()))
    await answers(world, "aki", "Bid 1")
    assert called(world) == ["ben"]
    assert "aki bids 1" in world.panel().content
    assert "Asked: ben." in (world.panel().attachments[0].description or "")
    assert "Bid 1" not in labels(world.panel())
    early = private(await press(world.people["chika"], world.panel(), "Bid 2"))
    assert "chika" not in called(world)
    assert "ben" in early.content
    await answers(world, "ben", "Bid 2")
    assert called(world) == ["chika"]
    await answers(world, "chika", "Drop out")
    assert called(world) == ["aki"]
    await answers(world, "aki", "Drop out")
    assert called(world) == ["ben"], "who won shares the resources out"


async def test_abandoned_village_pings_builders_in_turn(world: World) -> None:
    await laid(world, abandoned(Table.laid_out()).revealing("abandoned-village"))
    await answers(world, "aki", "Village on A1")
    assert called(world) == ["ben"]
    await answers(world, "ben", "Build nothing")
    assert called(world) == ["chika"]
    await answers(world, "chika", "Village on C2")
    assert called(world) == ["aki"]
    assert "· ☀️☀️ ·" in world.panel().content


async def test_full_width_line_is_understood(world: World) -> None:
    """A Japanese keyboard gives full-width letters and digits; the notation itself is ASCII."""
    await spread_out(world)
    wide = "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else "\u3000" for sign in MOVED)
    await reply_to(world, "aki", "game move", action=wide)
    assert await story_of(world) == ["use moon move", "move A1 A2 1", "move B2 C2 1"]


async def test_full_width_words_are_completed(world: World) -> None:
    await spread_out(world)
    offered = await world.people["aki"].autocomplete(world.channel, "game move", "action", "ｍｏｏｎ　ｍｏｖｅ")
    assert "use moon move" in values(offered)
