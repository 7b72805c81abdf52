"""The end card: its text, its pictures, and the rematch."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.scores.end_card import remarks
from bot.features.table.standings import ending
from bot.history.end_report import EndReport
from bot.rows.scores import Rating, Step
from bot.store.play import clocks
from bot.table.model import Actor, Phase, Player
from bot.table.rules import HOUR, TableRules
from bot.texts import Speaker
from engines.core import Name, Outcome, Seat
from render.charts import course

from .games import begun_game, play_to_end, settle_all
from .test_failures import forbid
from .world import Message, World, labels, open_world, press, private

PEOPLE = ("aki", "ben", "chika")


async def card(world: World, *names: str, **how: Any) -> Message:
    """Play a game of these people and return its last message."""
    session = await begun_game(world, *names, **how)
    for player in session.players:
        await world.store.write(
            partial(clocks.add_turn, session_id=session.id, seat=player.seat, seconds=600.0 * (player.seat + 1))
        )
    await play_to_end(world, session)
    return world.panel()


async def test_end_card_is_complete_and_names_winner_once(world: World) -> None:
    end = await card(world, *PEOPLE)
    session = await world.session()
    assert session.outcome is not None
    assert len(re.findall("🏆", end.content)) == 1
    (winner,) = (session.players[seat].name for seat in session.outcome.winners)
    lines = end.content.splitlines()
    at = next(at for at, line in enumerate(lines) if "🏆" in line)
    assert winner in lines[at]
    assert not lines[at + 1].startswith(winner), "nobody is said to have won twice"
    changes = re.search(r"^📈 Ratings: (.*)$", end.content, re.MULTILINE)
    assert changes is not None
    for name in PEOPLE:
        found = re.search(rf"\*\*{name}\*\* (\d+\.\d) → (\d+\.\d) \(([+−±]\d+\.\d)\)", changes[1])
        assert found is not None
        before, after, change = (float(part.replace("−", "-").replace("±", "")) for part in found.groups())
        assert after - before == pytest.approx(change)
        assert (change > 0) == (name == winner) or change > -5
    assert re.search(r"^⏱ Played for .*, \d+ turns$", end.content, re.MULTILINE)
    assert re.search(r"^⏱ A turn took, on average: \*\*aki\*\* ", end.content, re.MULTILINE)
    dice = re.search(r"^🎲 Dice, on average: (.*)$", end.content, re.MULTILINE)
    assert dice is not None
    shown_lines = r"\*\*\w+\*\* \d\.\d where 3\.5 was to be expected \(higher than \d+ of 100 players would roll\)"
    assert len(re.findall(shown_lines, dice[1])) == 3
    assert end.content.splitlines()[-1].startswith("-# /game new")


@pytest.mark.parametrize(
    ("outcome", "shown_lines"),
    [
        (
            Outcome((2, 1), "points", {"winners": (Name(Seat(1)),), "points": 9}),
            ["🏆 ben wins with 9 points."],
        ),
        (
            Outcome((1, 1), "shared", {"winners": (Name(Seat(0)), Name(Seat(1))), "points": 9}),
            ["🏆 Nothing tells the best apart: aki and ben share the win at 9 points."],
        ),
        (Outcome((1,), "points", {"winners": (Name(Seat(0)),), "points": 9}), ["aki wins with 9 points."]),
    ],
)
def test_winner_is_named_once(outcome: Outcome, shown_lines: list[str]) -> None:
    voice = Speaker("en", ("aki", "ben"), "octa", strict=True)
    assert ending(voice, SimpleNamespace(outcome=outcome)) == shown_lines  # type: ignore[arg-type]


async def test_three_pictures_each_with_its_words(world: World) -> None:
    end = await card(world, *PEOPLE)
    board, graph, film = end.attachments
    assert [file.filename for file in (board, graph, film)] == ["board.webp", "scores.webp", "game.gif"]
    described = graph.description or ""
    assert described.startswith("Micronesia: the score after each turn. After these turns: 0, ")
    assert all(re.search(rf"{name}: 0, ", described) for name in PEOPLE)
    assert len(described) <= 1024


async def test_whole_game_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", seed="b3") as world:
        end = await card(world, *PEOPLE, lang="ja")
        assert re.search(
            r"^📈 レーティング：\*\*aki\*\*さん \d+\.\d → \d+\.\d（[+−]\d+\.\d）・", end.content, re.MULTILINE
        )
        assert re.search(r"^⏱ 1手番の平均時間：\*\*aki\*\*さん \d+分", end.content, re.MULTILINE)
        assert re.search(
            r"^🎲 ダイス1個あたりの平均：\*\*aki\*\*さん \d\.\d"
            r"（期待値は3\.5、同じ数を振る100人のうち\d+人より高い目）",
            end.content,
            re.MULTILINE,
        )
        assert (end.attachments[1].description or "").startswith("マイクロネシア：手番ごとの得点。")
        assert labels(end) == ["盤面を見る", "再戦する", "新しいゲーム"]


async def test_last_turn_played_by_clock_is_shown(world: World) -> None:
    session = await begun_game(world, "aki", "ben", game="octa", clock="12h")
    while (await world.session()).phase is Phase.PLAYING:
        # As if they had returned after each turn: nobody misses three in a row.
        await world.store.write(lambda db: db.execute("UPDATE players SET missed = 0"))
        world.clock.now += 13 * HOUR
        await world.services.expired_turns.attend(session.id)
    await settle_all(world)
    lines = world.panel().content.splitlines()
    title = next(at for at, line in enumerate(lines) if line.startswith("## "))
    assert re.fullmatch(r"⌛ The time of .*(aki|ben).* was up, so the computer has played\.", lines[title - 1])


async def test_secret_scores_have_no_graph(world: World) -> None:
    end = await card(world, "aki", "ben", game="dicolony")
    assert "-# No graph: in this game the scores are secret until the end." in end.content
    assert [file.filename for file in end.attachments] == ["board.webp", "game.gif"]
    assert "the dice for everybody" in end.content


async def test_unrated_game_says_so(world: World) -> None:
    await play_to_end(world, await begun_game(world, *PEOPLE, rated="false"))
    assert "A friendly game: the ratings stay as they are." in world.panel().content
    assert "Ratings:" not in world.panel().content


@pytest.mark.parametrize("stand_ins", ["true", "false"])
async def test_absent_players_are_named_at_the_end(world: World, stand_ins: str) -> None:
    session = await begun_game(world, *PEOPLE, stand_ins=stand_ins)
    await world.services.seats.leave(session.id, Actor(world.people["ben"].id, "ben"), interaction_id=None)
    await play_to_end(world, await world.services.tables.load(session.id))
    computer = "🤖 The computer finished the game for **ben**, who left or stayed away: that counts as lost."
    rules = "🚪 Not here any more at the end: **ben**. That counts as lost."
    said = world.panel().content
    assert (computer in said, rules in said) == (stand_ins == "true", stand_ins == "false")


def test_unchanged_rating_is_shown_unless_all_are_unchanged() -> None:
    voice = Speaker("en", ("aki", "ben"), "octa", strict=True)
    players = (Player(Seat(0), "aki", user_id=1), Player(Seat(1), "ben", user_id=2))
    pov: Any = SimpleNamespace(session=SimpleNamespace(players=players, table_rules=TableRules()))
    same, more = (Step("x", 1, "octa", 0.0, Rating(25.0, 8.0), Rating(mu, 7.0)) for mu in (25.0, 26.5))
    for other, shown_lines in (
        (more, ["📈 Ratings: **aki** 25.0 (unchanged) and **ben** 25.0 → 26.5 (+1.5)"]),
        (same, []),
    ):
        report = EndReport(took=0.0, turns=1, turn_seconds={}, steps={1: same, 2: other})
        assert [line for line in remarks(voice, pov, report) if line.startswith("📈")] == shown_lines


async def test_computer_game_rates_nobody(world: World) -> None:
    end = await card(world, "aki", computers=2)
    assert "📈" not in end.content


async def test_end_without_attach_permission_is_text(world: World) -> None:
    session = await begun_game(world, *PEOPLE)
    forbid(world, attach_files=True)
    await play_to_end(world, session)
    end = world.panel()
    assert end.attachments == []
    assert "I may not attach files in this channel" in end.content
    assert "📈 Ratings: " in end.content
    assert "🎲 Dice, on average" in end.content


async def test_failed_graph_is_left_out(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> object:
        raise ZeroDivisionError

    monkeypatch.setattr(course, "paint", broken)
    end = await card(world, *PEOPLE)
    assert [file.filename for file in end.attachments] == ["board.webp", "game.gif"]


@pytest.mark.parametrize("name", ["*_" * 16, "龍" * 32])
async def test_longest_names_leave_room_for_the_seed(tmp_path: Path, plain_pictures: None, name: str) -> None:
    shown = dict.fromkeys(("aki", "ben", "chika", "dai"), name)
    async with open_world(tmp_path / "x.db", shown_names=shown) as world:
        end = await card(world, "aki", "ben", "chika", "dai", game="octa")
        session = await world.session()
        assert len(end.content) <= 2000
        assert session.seed is not None
        assert session.seed.hex() in end.content
        assert session.seed_hash in end.content


# --- the rematch -------------------------------------------------------------------------------------------------


async def test_rematch_keeps_seats_and_calls_others_once(world: World) -> None:
    end = await card(world, *PEOPLE)
    world.clock.now += 1
    await press(world.people["ben"], end, "Rematch")
    await settle_all(world)
    session = await world.session()
    assert (session.phase, session.host_id) == (Phase.LOBBY, world.people["ben"].id)
    assert [player.name for player in session.players] == ["ben", "chika", "aki"]
    seats, call = world.messages()[-2:]
    if not seats.components:
        seats, call = call, seats
    assert "1. **ben**" in seats.content
    aki, chika = world.people["aki"].id, world.people["chika"].id
    assert call.content.startswith(f"🔁 **ben** wants a rematch. <@{chika}> and <@{aki}>: a seat is kept for you")
    assert "2. **chika** (asked; press **Join**)" in seats.content
    assert "Asked, but not joined yet: **chika** and **aki**." in seats.content
    shown_lines = len(world.messages())
    await world.redeliver()
    await settle_all(world)
    assert len(world.messages()) == shown_lines
    await press(world.people["chika"], seats, "Leave")
    assert [player.name for player in (await world.session()).players] == ["ben", "aki"]


async def test_non_player_is_pointed_to_new_game(world: World) -> None:
    end = await card(world, *PEOPLE)
    answer = private(await press(world.people["dai"], end, "Rematch"))
    assert answer.content.startswith("Only those who played this game can ask for a rematch. **New game**")
    assert (await world.session()).phase is Phase.OVER


async def test_rematch_in_channel_with_game_is_refused(world: World) -> None:
    end = await card(world, *PEOPLE)
    world.clock.now += 1
    await press(world.people["dai"], end, "New game")
    answer = private(await press(world.people["ben"], end, "Rematch"))
    assert "already" in answer.content
