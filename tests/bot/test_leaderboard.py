"""/leaderboard: by game and season, with the reader's own place."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from bot.rows.scores import Result
from bot.session.model import Actor
from bot.store.people import results
from bot.texts import escape_markdown

from .games import begun_game, play_to_end, profile_of, reply_to, sending_options
from .world import World, open_world, private

pytestmark = pytest.mark.database

WILD = "**@everyone** [x](http://y)"
LINE = re.compile(r"(\d+)\. \*\*(.*)\*\* · rating (\d+\.\d) ± (\d+\.\d) · (\d+) wins? in (\d+) games?")
DAY = 86400.0


async def nobody_knows(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
    return {}


async def finished(world: World, *people: Actor, times: int = 1, game: str = "micronesia") -> None:
    """Add results of games of these people; the first wins, the second is second. They are on no server."""
    world.services.presence.look = nobody_knows
    for _ in range(times):
        session = await begun_game(
            world, *list(world.people)[:1], computers=2, at=world.guild.create_text_channel("x")
        )
        rows = [Result(seat + 7, one.user_id, one.name, seat + 1, 0) for seat, one in enumerate(people)]
        at = world.clock.now
        await world.store.write(
            lambda db, session=session, rows=rows, at=at: results.add(  # type: ignore[misc]
                db, session.id, world.guild.id, game, at, rows
            )
        )


def some(count: int, name: str = "") -> list[Actor]:
    return [Actor(1_000_000 + number, name or f"player {number}") for number in range(count)]


async def test_before_first_game_nobody_is_rated(world: World) -> None:
    board = await reply_to(world, "aki", "leaderboard")
    assert board.splitlines()[:2] == ["## Micronesia: the best of this server", "**Q4 2023**"]
    assert "Nobody is rated here yet" in board


async def test_two_people_and_computer_player(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", shown_names={"ben": WILD}) as world:
        session = await play_to_end(world, await begun_game(world, "aki", "ben", computers=1))
        assert session.outcome is not None
        reply = await reply_to(world, "dai", "leaderboard", game="micronesia")
        newcomers = reply.splitlines()[2]
        assert newcomers.startswith("Not ranked yet (after 3 rated games): ")
        assert f"{escape_markdown(WILD)} (1)" in newcomers
        assert "aki (1)" in newcomers
        assert "Computer" not in reply, "computer players are not rated"
        assert "@everyone" not in reply
        assert "](" not in reply.replace("\\]", "")


async def test_leaderboard_sorts_by_lower_bound_of_rated_games(world: World) -> None:
    aki, ben, chika = (Actor(world.people[name].id, name) for name in ("aki", "ben", "chika"))
    await finished(world, aki, ben, times=4)
    await finished(world, ben, chika, times=1)
    lines = (await reply_to(world, "dai", "leaderboard")).splitlines()[2:]
    found = [match.groups() for match in map(LINE.fullmatch, lines) if match]
    assert [(place, name, wins, games) for place, name, _, _, wins, games in found] == [
        ("1", "aki", "4", "4"),
        ("2", "ben", "1", "5"),
    ]
    ends = [float(rating) - float(spread) for _, _, rating, spread, _, _ in found]
    assert ends == sorted(ends, reverse=True)
    assert lines[2] == "Not ranked yet (after 3 rated games): chika (1)"


async def test_this_season_last_one_and_all_time(world: World) -> None:
    aki, ben = (Actor(world.people[name].id, name) for name in ("aki", "ben"))
    await finished(world, aki, ben, times=3)
    world.clock.now += 92 * DAY
    await finished(world, ben, aki, times=3)
    heads = {}
    for when in ("season", "last", "all"):
        reply = (await reply_to(world, "dai", "leaderboard", when=when)).splitlines()
        heads[when] = (reply[1], [LINE.fullmatch(line)[2] for line in reply[2:4]])  # type: ignore[index]
    assert heads["season"] == ("**Q1 2024**", ["ben", "aki"])
    assert heads["last"] == ("**Q4 2023**", ["aki", "ben"])
    assert heads["all"][0] == "**All time**"
    assert await reply_to(world, "dai", "leaderboard") == await reply_to(world, "dai", "leaderboard", when="season")
    world.locales[world.people["dai"].id] = "ja"
    reply = (await reply_to(world, "dai", "leaderboard")).splitlines()
    assert reply[1] == "**2024年第1四半期**"
    assert re.fullmatch(r"1位 \*\*ben\*\*｜レーティング \d+\.\d ± \d+\.\d｜3戦3勝", reply[2])


async def test_reader_below_the_best_sees_own_place(world: World) -> None:
    dai = Actor(world.people["dai"].id, "dai")
    await finished(world, *some(17), dai, times=3)
    reply = (await reply_to(world, "dai", "leaderboard")).splitlines()
    places = [match[1] for match in map(LINE.fullmatch, reply) if match]
    assert places == [*map(str, range(1, 16)), "18"]
    assert "**dai**" in reply[-2]
    assert reply[-3] == "…"
    others = (await reply_to(world, "aki", "leaderboard")).splitlines()
    assert len([line for line in others if LINE.fullmatch(line)]) == 15


@pytest.mark.parametrize("name", ["<" * 32, "@" * 32, "*_" * 16, "x" * 32])
async def test_long_leaderboard_keeps_whole_lines_and_note(world: World, name: str) -> None:
    """Names of the largest length, with every character escaped."""
    await finished(world, *some(16, name), times=3)
    await finished(world, *[Actor(one.user_id + 100, name) for one in some(16)])
    reply = await reply_to(world, "aki", "leaderboard")
    assert len(reply) <= 2000
    head, season, *lines, note = reply.splitlines()
    placed = [line for line in lines if line[0].isdigit()]
    assert all(re.search(r"\*\* · rating \d+\.\d ± \d+\.\d · \d wins? in \d games?$", line) for line in placed)
    assert len(placed) >= 8
    assert head.startswith("## ")
    assert season.startswith("**Q")
    assert note.startswith("-# ")


async def test_another_server_has_its_own_leaderboard(world: World) -> None:
    await finished(world, *(Actor(world.people[name].id, name) for name in ("aki", "ben")))
    elsewhere = world.env.create_guild("Elsewhere")
    room = elsewhere.create_text_channel("games")
    there = elsewhere.add_member(world.people["aki"].user)
    assert "Nobody is rated here yet" in private(await there.slash(room, "leaderboard")).content
    assert "No finished game" in private(await there.slash(room, "leaderboard", player=there)).content


async def test_unknown_game_is_refused(world: World) -> None:
    with sending_options(world, game="chess"):
        assert await reply_to(world, "aki", "leaderboard") == "There is no game called “chess” here."


async def test_solo_game_has_best_scores_by_season(world: World) -> None:
    empty = await reply_to(world, "dai", "leaderboard", game="dicolony")
    assert empty.splitlines()[-2:] == ["### Alone: the best scores", "Nobody has finished this game alone yet."]
    assert "Alone" not in await reply_to(world, "dai", "leaderboard", game="micronesia")
    points = []
    for name in ("aki", "ben"):
        over = await play_to_end(world, await begun_game(world, name, game="dicolony"))
        points.append((over.rules.standings(over.state)[0].score, name, int(over.changed_at)))
    (best, first, day), (less, second, later) = sorted(points, reverse=True)
    reply = await reply_to(world, "dai", "leaderboard", game="dicolony")
    assert "Nobody is rated here yet" in reply
    assert reply.splitlines()[-2:] == [
        f"#1 **{first}** · {best} points · <t:{day}:d>",
        f"#{1 + (less < best)} **{second}** · {less} points · <t:{later}:d>",
    ]
    world.locales[world.people["dai"].id] = "ja"
    japanese = (await reply_to(world, "dai", "leaderboard", game="dicolony")).splitlines()
    assert japanese[-3:-1] == ["### 1人プレイのベストスコア", f"1位 **{first}**｜{best}点｜<t:{day}:d>"]
    world.locales.clear()
    assert "1 game · 0 wins · no rating yet" in await profile_of(world, "aki")
    assert "wins" not in world.messages()[-1].content, "alone at the table nobody is beaten"
    world.clock.now += 92 * DAY
    assert (await reply_to(world, "dai", "leaderboard", game="dicolony")).endswith("alone yet.")
