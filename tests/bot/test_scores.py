"""/standings of a table, /leaderboard of a server by game and season, and what one person has played there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.rows.scores import Result
from bot.session.model import Actor
from bot.store.games import clocks
from bot.store.people import results
from bot.texts import MINUS, escape_markdown

from .games import actor_of, begun_game, lobby, play_to_end, profile_of, reply_to, sending_options
from .world import World, labels, open_world, press, private

pytestmark = pytest.mark.database

WILD = "**@everyone** [x](http://y)"
LINE = re.compile(r"(\d+)\. \*\*(.*)\*\* · rating (\d+\.\d) ± (\d+\.\d) · (\d+) wins? in (\d+) games?")
DAY = 86400.0


def speaks_japanese(world: World, name: str) -> None:
    world.locales[world.people[name].id] = "ja"


# --- standings ---------------------------------------------------------------------------------------------------


def added_up(line: str) -> tuple[int, int]:
    """Return the score of a line of /standings, and the sum of its parts in brackets."""
    found = re.search(r"[:：] ?(\d+)点? ?[(（](.*)[)）]$", line)
    assert found is not None, line
    parts = re.split(r", | and |[・、]", found[2])
    return int(found[1]), sum(int(re.split(r"[ ：]", part)[-1].replace(MINUS, "-")) for part in parts)


async def test_standings_without_a_game_that_has_begun(world: World) -> None:
    """Nor do they tell of a lobby, also of one that was closed, and of a game that was ended they say so."""
    none = "There is no game here. Start one with /game new."
    assert await reply_to(world, "dai", "standings") == none
    session = await lobby(world, "aki", "ben")
    assert await reply_to(world, "dai", "standings") == "This game has not begun yet."
    for name in ("aki", "ben"):
        await world.services.lobbies.leave(session.id, actor_of(world.people[name]))
    assert await reply_to(world, "dai", "standings") == none
    session = await begun_game(world, "aki", "ben", "chika")
    await world.services.moves.end(session.id, actor_of(world.people["aki"]), by_moderator=False)
    await world.settle()
    assert (await reply_to(world, "dai", "standings")).startswith("Micronesia was ended without a result.")


async def test_standings_while_playing_have_parts_that_add_up(world: World) -> None:
    """Equal scores share a rank; no line begins like a numbered list, which Discord would renumber."""
    session = await begun_game(world, "aki", "ben", "chika")
    lines = (await reply_to(world, "dai", "standings")).splitlines()
    assert lines[1:4] == ["#1 **aki**: 0", "#1 **ben**: 0", "#1 **chika**: 0"]
    for _ in range(6):
        seat = session.movers[0]
        notation = session.rules.notation(session.rules.legal_actions(session.state, seat)[0])
        actor = Actor(session.players[seat].user_id or 0, "")
        played = await world.services.moves.act(session.id, actor, notation, decision=None, interaction_id=None)
        session = played.session
    await world.settle()
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
    """Also while another lobby is open here; a Japanese reader has them in Japanese, the table speaks English."""
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    assert session.outcome is not None
    end, dai = world.panel().content, world.people["dai"]
    await lobby(world, "aki")
    shown = private(await dai.slash(world.channel, "standings"))
    reply = shown.content
    assert reply.startswith("**Micronesia** · turn ")
    for seat in session.outcome.winners:
        assert re.search(rf"🏆 .*{session.players[seat].name}", reply)
    assert len([line for line in reply.splitlines() if line.startswith("#")]) == 3
    assert labels(shown) == ["Leaderboard"]
    best = private(await press(dai, shown, "Leaderboard"))
    assert best.content == await reply_to(world, "dai", "leaderboard", game="micronesia")
    speaks_japanese(world, "ben")
    japanese = await reply_to(world, "ben", "standings")
    assert japanese.startswith("**ミクロネシア**｜")
    assert re.search(r"1位 \*\*(aki|ben|chika)\*\*：\d+点（", japanese)
    assert all(score == parts for score, parts in map(added_up, re.findall(".*（.*）", japanese)))
    assert "Micronesia" in end


async def test_standings_say_that_scores_are_secret(world: World) -> None:
    await begun_game(world, "aki", "ben", game="dicolony")
    head, secret, waits = (await reply_to(world, "dai", "standings")).splitlines()
    assert (head, secret) == ("**Dicolony** · turn 1", "The scores are secret until the end.")
    assert waits.startswith("▶ **aki** and **ben** to move · deadline <t:")
    speaks_japanese(world, "aki")
    _, secret, waits = (await reply_to(world, "aki", "standings")).splitlines()
    assert secret == "得点はゲームが終わるまで秘密です。"
    assert waits.startswith("▶ **aki**さんと**ben**さんの番です（期限：")


# --- the leaderboard ---------------------------------------------------------------------------------------------


async def nobody_knows(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
    return {}


async def finished(world: World, *people: Actor | str, times: int = 1, game: str = "micronesia") -> None:
    """Add results of games of these people; the first wins, the second is second. They are on no server."""
    world.services.presence.look = nobody_knows
    actors = [Actor(world.people[one].id, one) if isinstance(one, str) else one for one in people]
    rows = [Result(seat + 7, one.user_id, one.name, seat + 1, 0) for seat, one in enumerate(actors)]
    first, at = next(iter(world.people)), world.clock
    for _ in range(times):
        session = await begun_game(world, first, computers=2, at=world.guild.create_text_channel("x"))
        values = (session.id, world.guild.id, game, at.now, rows)
        await world.store.write(lambda db, values=values: results.add(db, *values))  # type: ignore[misc]


def some(count: int, name: str = "") -> list[Actor]:
    return [Actor(1_000_000 + number, name or f"player {number}") for number in range(count)]


async def best_of(world: World, name: str = "dai", **how: str) -> list[str]:
    return (await reply_to(world, name, "leaderboard", **how)).splitlines()


async def test_newcomers_are_not_ranked_yet(tmp_path: Path, plain_pictures: None) -> None:
    """Computer players are not rated; each server has its own leaderboard."""
    async with open_world(tmp_path / "x.db", shown_names={"ben": WILD}) as world:
        board = await best_of(world, "aki")
        assert board[:2] == ["## Micronesia: the best of this server", "**Q4 2023**"]
        assert "Nobody is rated here yet" in "\n".join(board)
        await play_to_end(world, await begun_game(world, "aki", "ben", computers=1))
        board = await best_of(world, game="micronesia")
        assert board[2].startswith("Not ranked yet (after 3 rated games): ")
        assert f"{escape_markdown(WILD)} (1)" in board[2]
        assert "aki (1)" in board[2]
        for odd in ("Computer", "@everyone", "]("):
            assert odd not in "\n".join(board).replace("\\]", "")
        elsewhere = world.env.create_guild("Elsewhere")
        room, there = elsewhere.create_text_channel("games"), elsewhere.add_member(world.people["aki"].user)
        assert "Nobody is rated here yet" in private(await there.slash(room, "leaderboard")).content
        assert "No finished game" in private(await there.slash(room, "leaderboard", player=there)).content
        with sending_options(world, game="chess"):
            assert await best_of(world) == ["There is no game called “chess” here."]


async def test_leaderboard_sorts_by_lower_bound_of_rated_games(world: World) -> None:
    await finished(world, "aki", "ben", times=4)
    await finished(world, "ben", "chika")
    lines = (await best_of(world))[2:]
    found = [match.groups() for match in map(LINE.fullmatch, lines) if match]
    assert [(one[0], one[1], one[4], one[5]) for one in found] == [("1", "aki", "4", "4"), ("2", "ben", "1", "5")]
    ends = [float(rating) - float(spread) for _, _, rating, spread, _, _ in found]
    assert ends == sorted(ends, reverse=True)
    assert lines[2] == "Not ranked yet (after 3 rated games): chika (1)"


async def test_this_season_last_one_and_all_time(world: World) -> None:
    await finished(world, "aki", "ben", times=3)
    world.clock.now += 92 * DAY
    await finished(world, "ben", "aki", times=3)
    heads = {}
    for when in ("season", "last", "all"):
        reply = await best_of(world, when=when)
        heads[when] = (reply[1], [LINE.fullmatch(line)[2] for line in reply[2:4]])  # type: ignore[index]
    assert heads["season"] == ("**Q1 2024**", ["ben", "aki"])
    assert heads["last"] == ("**Q4 2023**", ["aki", "ben"])
    assert heads["all"][0] == "**All time**"
    assert await best_of(world) == await best_of(world, when="season")
    speaks_japanese(world, "dai")
    reply = await best_of(world)
    assert reply[1] == "**2024年第1四半期**"
    assert re.fullmatch(r"1位 \*\*ben\*\*｜レーティング \d+\.\d ± \d+\.\d｜3戦3勝", reply[2])


async def test_reader_below_the_best_sees_own_place(world: World) -> None:
    await finished(world, *some(17), "dai", times=3)
    reply = await best_of(world)
    places = [match[1] for match in map(LINE.fullmatch, reply) if match]
    assert places == [*map(str, range(1, 16)), "18"]
    assert "**dai**" in reply[-2]
    assert reply[-3] == "…"
    assert len([line for line in await best_of(world, "aki") if LINE.fullmatch(line)]) == 15


@pytest.mark.parametrize("name", ["<" * 32, "@" * 32, "*_" * 16, "x" * 32])
async def test_long_leaderboard_keeps_whole_lines_and_note(world: World, name: str) -> None:
    """Names of the largest length, with every character escaped."""
    await finished(world, *some(16, name), times=3)
    await finished(world, *[Actor(one.user_id + 100, name) for one in some(16)])
    head, season, *lines, note = reply = await best_of(world, "aki")
    assert len("\n".join(reply)) <= 2000
    placed = [line for line in lines if line[0].isdigit()]
    assert all(re.search(r"\*\* · rating \d+\.\d ± \d+\.\d · \d wins? in \d games?$", line) for line in placed)
    assert len(placed) >= 8
    assert (head[:3], season[:3], note[:3]) == ("## ", "**Q", "-# ")


async def test_solo_game_has_best_scores_by_season(world: World) -> None:
    empty = await best_of(world, game="dicolony")
    assert empty[-2:] == ["### Alone: the best scores", "Nobody has finished this game alone yet."]
    assert "Alone" not in await reply_to(world, "dai", "leaderboard", game="micronesia")
    points = []
    for name in ("aki", "ben"):
        over = await play_to_end(world, await begun_game(world, name, game="dicolony"))
        points.append((over.rules.standings(over.state)[0].score, name, int(over.changed_at)))
    (best, first, day), (less, second, later) = sorted(points, reverse=True)
    reply = await best_of(world, game="dicolony")
    assert any("Nobody is rated here yet" in line for line in reply)
    assert reply[-2:] == [
        f"#1 **{first}** · {best} points · <t:{day}:d>",
        f"#{1 + (less < best)} **{second}** · {less} points · <t:{later}:d>",
    ]
    speaks_japanese(world, "dai")
    japanese = await best_of(world, game="dicolony")
    assert japanese[-3:-1] == ["### 1人プレイのベストスコア", f"1位 **{first}**｜{best}点｜<t:{day}:d>"]
    world.locales.clear()
    assert "1 game · 0 wins · no rating yet" in await profile_of(world, "aki")
    assert "wins" not in world.messages()[-1].content, "alone at the table nobody is beaten"
    world.clock.now += 92 * DAY
    assert (await best_of(world, game="dicolony"))[-1].endswith("alone yet.")


# --- one person --------------------------------------------------------------------------------------------------


async def card(world: World, name: str) -> ResponseMessage:
    return private(await world.people[name].slash(world.channel, "leaderboard", player=world.people[name]))


async def test_games_wins_and_ratings_in_words_and_on_card(world: World) -> None:
    mine = await card(world, "aki")
    assert mine.content.splitlines() == ["## aki", "No finished games on this server yet."]
    assert mine.attachments == []
    await finished(world, "aki", "ben", times=2)
    await finished(world, "ben", "aki", game="octa")
    mine = await card(world, "aki")
    head, ends, *lines, note = mine.content.splitlines()
    assert head == "## aki"
    assert ends == "3 games · 2 wins · favourite game: Micronesia · best season: Micronesia, Q4 2023"
    assert re.fullmatch(r"\*\*Micronesia\*\* · 2 games · 2 wins · rating \d\d\.\d ± \d\d\.\d", lines[0])
    assert re.fullmatch(r"\*\*Octa\*\* · 1 game · 0 wins · rating \d\d\.\d ± \d\d\.\d", lines[1])
    assert note.startswith("-# ")
    (picture,) = mine.attachments
    described = picture.description or ""
    assert described.startswith("aki. Games: 3. Wins: 2 (67%). Favourite game: Micronesia.")
    assert len(re.findall(r"very likely between", described)) == 2
    speaks_japanese(world, "aki")
    japanese = await card(world, "aki")
    said = "3戦2勝｜よく遊ぶゲーム：ミクロネシア｜最高のシーズン：ミクロネシア 2023年第4四半期"
    assert japanese.content.splitlines()[1] == said
    assert (japanese.attachments[0].description or "").startswith("aki。ゲーム：3。")


async def test_games_against_computers_give_no_rating(world: World) -> None:
    """The time of turns counts once a game is finished."""
    session = await begun_game(world, "aki", computers=2)
    await world.store.write(partial(clocks.add_turn, session_id=session.id, seat=0, seconds=2 * 3600 + 590.0))
    assert "No finished games" in await profile_of(world, "aki")
    await play_to_end(world, session)
    assert "No place" not in await reply_to(world, "aki", "leaderboard")
    mine = await card(world, "aki")
    assert re.search(r"average turn: (\d+ h )?\d+ (min|s)", mine.content)
    assert "· no rating yet" in mine.content
    assert "No rating yet" in (mine.attachments[0].description or "")
    speaks_japanese(world, "aki")
    assert "｜レーティングなし" in await profile_of(world, "aki")


async def test_wild_name_is_unchanged(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", shown_names={"ben": WILD}) as world:
        await finished(world, "aki", Actor(world.people["ben"].id, WILD))
        theirs = await reply_to(world, "dai", "leaderboard", player=world.people["ben"])
        assert theirs.splitlines()[0] == f"## {escape_markdown(WILD)}"
        assert "@everyone" not in theirs
        assert "](" not in theirs.replace("\\]", "")


async def test_somebody_elses_games_have_our_record(world: World) -> None:
    aki, ben, dai = (world.people[name] for name in ("aki", "ben", "dai"))
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    (duel,) = await world.services.scores.duels(world.guild.id, aki.id, ben.id)
    shown = (await reply_to(world, "aki", "leaderboard", player=ben)).splitlines()
    assert shown[0] == "## ben"
    level = f"ahead {duel.ahead}, behind {duel.behind}, level {duel.level}"
    assert shown[shown.index("### Our record") + 1] == f"**Micronesia** · 1 game · {level}"
    assert "Our record" not in await reply_to(world, "aki", "leaderboard", player=dai)
    assert "Our record" not in await profile_of(world, "aki")
    speaks_japanese(world, "ben")
    assert "### 2人の対戦成績\n**ミクロネシア**｜1戦" in await reply_to(world, "ben", "leaderboard", player=aki)
