"""/leaderboard with a player: one person's games, wins and ratings, as text and on a card."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from simcord import ResponseMessage

from bot.rows.scores import Duel
from bot.session.model import Actor
from bot.store.games import clocks
from bot.texts import escape_markdown

from .games import begun_game, play_to_end, profile_of, reply_to
from .test_leaderboard import WILD, finished
from .world import World, open_world, private

pytestmark = pytest.mark.database


async def card(world: World, name: str) -> ResponseMessage:
    return private(await world.people[name].slash(world.channel, "leaderboard", player=world.people[name]))


async def test_profile_without_games_has_no_card(world: World) -> None:
    mine = await card(world, "aki")
    assert mine.content.splitlines() == ["## aki", "No finished games on this server yet."]
    assert mine.attachments == []


async def test_games_wins_and_ratings_in_words_and_on_card(world: World) -> None:
    aki, ben = (Actor(world.people[name].id, name) for name in ("aki", "ben"))
    await finished(world, aki, ben, times=2)
    await finished(world, ben, aki, game="octa")
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
    world.locales[aki.user_id] = "ja"
    japanese = await card(world, "aki")
    assert japanese.content.splitlines()[1] == (
        "3戦2勝｜よく遊ぶゲーム：ミクロネシア｜最高のシーズン：ミクロネシア 2023年第4四半期"
    )
    assert (japanese.attachments[0].description or "").startswith("aki。ゲーム：3。")


async def test_games_against_computers_give_no_rating(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", computers=2))
    assert "No place" not in await reply_to(world, "aki", "leaderboard")
    mine = await card(world, "aki")
    assert "· no rating yet" in mine.content
    assert "No rating yet" in (mine.attachments[0].description or "")
    world.locales[world.people["aki"].id] = "ja"
    assert "｜レーティングなし" in await profile_of(world, "aki")


async def test_turn_time_counts_finished_games(world: World) -> None:
    session = await begun_game(world, "aki", "ben", "chika")
    await world.store.write(partial(clocks.add_turn, session_id=session.id, seat=0, seconds=2 * 3600 + 590.0))
    assert "No finished games" in await profile_of(world, "aki")
    await play_to_end(world, session)
    assert re.search(
        r"average turn: (\d+ h )?\d+ (min|s)",
        await profile_of(world, "aki"),
    )


async def test_wild_name_is_unchanged(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", shown_names={"ben": WILD}) as world:
        await finished(world, *(Actor(world.people[name].id, name) for name in ("aki", "ben")))
        theirs = await reply_to(world, "dai", "leaderboard", player=world.people["ben"])
        assert theirs.splitlines()[0] == f"## {escape_markdown(WILD)}"
        assert "@everyone" not in theirs
        assert "](" not in theirs.replace("\\]", "")


async def test_somebody_elses_games_have_our_record(world: World) -> None:
    aki, ben, dai = (world.people[name] for name in ("aki", "ben", "dai"))
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    (duel,) = await world.services.scores.duels(world.guild.id, aki.id, ben.id)
    assert (duel.game, duel.games) == ("micronesia", 1)
    assert duel.ahead + duel.behind + duel.level == 1
    (other,) = await world.services.scores.duels(world.guild.id, ben.id, aki.id)
    assert other == Duel("micronesia", 1, duel.behind, duel.ahead)
    shown = (await reply_to(world, "aki", "leaderboard", player=ben)).splitlines()
    at = shown.index("### Our record")
    assert shown[0] == "## ben"
    level = f"ahead {duel.ahead}, behind {duel.behind}, level {duel.level}"
    assert shown[at + 1] == f"**Micronesia** · 1 game · {level}"
    assert "Our record" not in await reply_to(world, "aki", "leaderboard", player=dai)
    assert "Our record" not in await profile_of(world, "aki")
    world.locales[ben.id] = "ja"
    assert "### 2人の対戦成績\n**ミクロネシア**｜1戦" in await reply_to(world, "ben", "leaderboard", player=aki)
