"""/standings."""

from __future__ import annotations

import re
from pathlib import Path

from bot.session.model import Actor
from bot.texts import MINUS

from .games import actor_of, begun_game, lobby, play_to_end, reply_to, settle_all
from .world import World, labels, open_world, press, private

WILD = "**@everyone** [x](http://y)"
NO_GAME = "There is no game here. Start one with /game new."


def added_up(line: str) -> tuple[int, int]:
    """Return the score of a line of /standings, and the sum of its parts in brackets."""
    found = re.search(r"[:：] ?(\d+)点? ?[(（](.*)[)）]$", line)
    assert found is not None, line
    parts = re.split(r", | and |[・、]", found[2])
    return int(found[1]), sum(int(re.split(r"[ ：]", part)[-1].replace(MINUS, "-")) for part in parts)


# --- /standings --------------------------------------------------------------------------------------------------


async def test_standings_without_game_and_in_lobby(world: World) -> None:
    assert await reply_to(world, "dai", "standings") == NO_GAME
    session = await lobby(world, "aki", "ben")
    assert await reply_to(world, "dai", "standings") == "This game has not begun yet."
    for name in ("aki", "ben"):
        await world.services.lobbies.leave(session.id, actor_of(world.people[name]))
    assert await reply_to(world, "dai", "standings") == NO_GAME, "a lobby that was closed is no game"


async def test_standings_while_playing_have_parts_that_add_up(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    for _ in range(6):
        seat = session.movers[0]
        notation = session.rules.notation(session.rules.legal_actions(session.state, seat)[0])
        actor = Actor(session.players[seat].user_id or 0, "")
        session = (
            await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)
        ).session
    await settle_all(world)
    head, *lines, waits = (await reply_to(world, "dai", "standings")).splitlines()
    due = session.due_at(session.movers[0])
    assert due is not None
    assert waits == f"▶ **{session.names[session.movers[0]]}** to move · deadline <t:{int(due)}:R>"
    assert head == f"**Micronesia** · turn {session.rules.turns(session.state)}"
    assert len(lines) == 3
    sums = [added_up(line) for line in lines if "(" in line]
    assert sums
    assert all(score == parts for score, parts in sums)
    ranks = [int(line.split()[0].removeprefix("#")) for line in lines]
    assert ranks == sorted(ranks), "the best first"


async def test_standings_after_the_end_name_the_winner(world: World) -> None:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    dai = world.people["dai"]
    await lobby(world, "aki")
    shown = private(await dai.slash(world.channel, "standings"))
    reply = shown.content
    assert labels(shown) == ["Leaderboard"], "also while another lobby is open here"
    best = private(await press(dai, shown, "Leaderboard"))
    assert best.content == await reply_to(world, "dai", "leaderboard", game="micronesia")
    outcome = session.outcome
    assert outcome is not None
    for seat in outcome.winners:
        assert re.search(rf"🏆 .*{session.players[seat].name}", reply)
    assert len([line for line in reply.splitlines() if line.startswith("#")]) == 3


async def test_standings_of_game_that_was_ended_say_so(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=False)
    await settle_all(world)
    assert (await reply_to(world, "dai", "standings")).startswith("Micronesia was ended without a result.")


async def test_japanese_reader_in_english_server(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", locales={"ben": "ja"}, guild_locale="en-GB") as world:
        await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
        japanese = await reply_to(world, "ben", "standings")
        assert japanese.startswith("**ミクロネシア**｜")
        assert re.search(r"1位 \*\*(aki|ben|chika)\*\*：\d+点（", japanese)
        assert all(score == parts for score, parts in map(added_up, re.findall(".*（.*）", japanese)))
        assert (await reply_to(world, "aki", "standings")).startswith("**Micronesia** · turn ")
        assert "Micronesia" in world.panel().content, "the table itself speaks English"


async def test_equal_scores_share_rank(world: World) -> None:
    """No line begins like a numbered list, which Discord would renumber."""
    await begun_game(world, "aki", "ben", "chika")
    lines = (await reply_to(world, "dai", "standings")).splitlines()
    assert lines[1:4] == ["#1 **aki**: 0", "#1 **ben**: 0", "#1 **chika**: 0"]


# --- secret scores ----------------------------------------------------------------------------------------------


async def test_standings_say_that_scores_are_secret(world: World) -> None:
    await begun_game(world, "aki", "ben", game="dicolony")
    head, secret, waits = (await reply_to(world, "dai", "standings")).splitlines()
    assert (head, secret) == ("**Dicolony** · turn 1", "The scores are secret until the end.")
    assert waits.startswith("▶ **aki** and **ben** to move · deadline <t:")
    world.locales[world.people["aki"].id] = "ja"
    _, secret, waits = (await reply_to(world, "aki", "standings")).splitlines()
    assert secret == "得点はゲームが終わるまで秘密です。"
    assert waits.startswith("▶ **aki**さんと**ben**さんの番です（期限：")
