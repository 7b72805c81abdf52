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
from .world import labels, open_world, press

TOYS = [Example(toy, ScorePainter(), LOCALES) for toy in (CROSSING, TUG)]
OFFERED = [replace(each, painter=PlainPainter(each.painter)) for each in (*EXAMPLES.values(), *TOYS)]
PEOPLE = ("aki", "ben", "chika", "dai")


@pytest.fixture(autouse=True)
def _offered(plain_charts: None) -> Iterator[None]:
    with register(*OFFERED):
        yield


@pytest.mark.parametrize(
    ("game", "lang", "buttons", "won"),
    [
        ("pig", "en", ("Join", "Begin", "Rematch", "Review", "More…"), r"🏆 \W*{}\W* reached the target first\."),
        ("dudo", "en", ("Join", "Begin", "Rematch", "Review", "More…"), r"🏆 \W*{}\W* alone has dice left\."),
        ("pig", "ja", ("参加する", "始める", "もう一度", "振り返り", "その他…"), "最初に目標に届きました。"),
    ],
    ids=["pig", "dudo", "pig-ja"],
)
async def test_example_is_played_to_its_end(
    tmp_path: Path, game: str, lang: str, buttons: tuple[str, ...], won: str
) -> None:
    """By pressing what is shown."""
    join, begin, *after = buttons
    locales = dict.fromkeys(("aki", "ben"), lang)
    async with open_world(tmp_path / "x.db", locales=locales, guild_locale=lang) as world:
        await world.people["aki"].slash(world.channel, "game new", game=game)
        await press(world.people["ben"], world.panel(), join)
        await press(world.people["aki"], world.panel(), begin)
        session = await press_to_end(world, game)
        winner = session.players[session.outcome.winners[0]].name
        assert re.search(won.format(winner), world.panel().content)
        assert labels(world.panel()) == after
        assert [file.filename.split(".")[1] for file in world.messages()[-1].attachments] == ["jpg"]


@pytest.mark.parametrize(("far", "ends"), [("99", "Nobody wins."), ("4", "🏆 **aki and ben** win together.")])
async def test_team_wins_or_loses_together(tmp_path: Path, far: str, ends: str) -> None:
    async with open_world(tmp_path / "x.db") as world:
        await play_to_end(world, await begun_game(world, "aki", "ben", game="crossing", far=far))
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
        assert [end.count(one) for one in ("#1 ", "#3 ", "(team 1)", "(team 2)")] == [2] * 4
        assert "A team is rated as one side" in await reply_to(world, "aki", "leaderboard", game="tug")
