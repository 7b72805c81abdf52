"""Examples and toys, from the slash command to the end card: Pig, Dudo, a win of all, of nobody, of a team."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.examples.registry import EXAMPLES, Example, register
from tests.toys_outcomes import CROSSING, LOCALES, TUG, ScorePainter

from .conftest import PlainPainter
from .games import begun_game, play_to_end, reply_to
from .player import press_to_end
from .world import World, labels, open_world, press

TOYS = [Example(toy, ScorePainter(), LOCALES) for toy in (CROSSING, TUG)]
OFFERED = [replace(each, painter=PlainPainter(each.painter)) for each in (*EXAMPLES.values(), *TOYS)]
PEOPLE = ("aki", "ben", "chika", "dai")


@pytest.fixture(autouse=True)
def _offered(plain_charts: None) -> Iterator[None]:
    with register(*OFFERED):
        yield


async def pressed_out(world: World, *names: str, game: str, join: str, begin: str, seed: str) -> str:
    """Open, join and play a game by pressing what is shown; return the text of the end card."""
    first, *others = names
    await world.people[first].slash(world.channel, "game new", game=game)
    for name in others:
        await press(world.people[name], world.panel(), join)
    await press(world.people[first], world.panel(), begin)
    await press_to_end(world, seed)
    return world.panel().content


async def test_pig_is_played_to_its_end(tmp_path: Path) -> None:
    async with open_world(tmp_path / "x.db") as world:
        end = await pressed_out(world, "aki", "ben", game="pig", join="Join", begin="Begin", seed="pig")
        session = await world.session()
        winner = session.players[session.outcome.winners[0]].name
        assert re.search(rf"🏆 \W*{winner}\W* reached the target first\.", end)
        assert labels(world.panel()) == ["Rematch", "Review", "More…"]
        assert [file.filename.split(".")[1] for file in world.messages()[-1].attachments] == ["jpg"]


async def test_dudo_is_played_to_its_end(tmp_path: Path) -> None:
    async with open_world(tmp_path / "x.db") as world:
        end = await pressed_out(world, "aki", "ben", game="dudo", join="Join", begin="Begin", seed="dudo")
        assert re.search(r"🏆 \W*(aki|ben)\W* alone has dice left\.", end)


@pytest.mark.slow
async def test_pig_is_played_to_its_end_in_japanese(tmp_path: Path) -> None:
    locales = dict.fromkeys(("aki", "ben"), "ja")
    async with open_world(tmp_path / "x.db", locales=locales, guild_locale="ja") as world:
        end = await pressed_out(world, "aki", "ben", game="pig", join="参加する", begin="始める", seed="ja")
        assert "最初に目標に届きました。" in end


@pytest.mark.parametrize(("far", "ends"), [("99", "Nobody wins."), ("4", "🏆 **aki and ben** win together.")])
async def test_team_wins_or_loses_together(tmp_path: Path, far: str, ends: str) -> None:
    async with open_world(tmp_path / "x.db") as world:
        session = await begun_game(world, "aki", "ben", game="crossing", far=far)
        session = await play_to_end(world, session)
        end = world.panel().content
        assert ends in end
        assert not re.search(r"#\d", end), "there are no ranks"
        assert "(team" not in end
        assert ends in await reply_to(world, "aki", "standings")
        assert "wins or loses together" in await reply_to(world, "aki", "leaderboard", game="crossing")


async def test_team_wins(tmp_path: Path) -> None:
    async with open_world(tmp_path / "x.db") as world:
        session = await play_to_end(world, await begun_game(world, *PEOPLE, game="tug"))
        won = [session.players[seat].name for seat in session.outcome.winners]
        end = world.panel().content
        assert f"🏆 **{won[0]} and {won[1]}** win as a team." in end
        assert end.count("#1 ") == 2
        assert end.count("#3 ") == 2
        assert end.count("(team 1)") == end.count("(team 2)") == 2
        assert "A team is rated as one side" in await reply_to(world, "aki", "leaderboard", game="tug")
