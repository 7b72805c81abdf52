"""The end card: its text, its pictures, the rematch and a new game."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.log.pages import log_lines
from bot.features.scores.end_card import LINES, remarks
from bot.features.table.standings import ending, scores
from bot.history.end_report import EndReport
from bot.kit.phone import phone_lines
from bot.rows.log import RESULT_OUT, InterventionRow
from bot.rows.scores import Rating, Step
from bot.rows.session import Player
from bot.session.model import Phase, Session
from bot.session.rules import HOUR, TableRules
from bot.store.games import clocks
from bot.texts import Speaker
from engines import GAMES
from engines.core import Name, Outcome, Seat, Standing
from render.charts import course

from .games import actor_of, begun_game, command, log_of, more, play_to_end, settle_all, starting
from .test_failures import forbid
from .world import Message, World, answer_to, labels, open_world, press

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


async def whole(world: World, lang: str = "en") -> str:
    """Return what the end card says, and what is behind its *More…*."""
    world.locales[world.people["dai"].id] = "ja" if lang == "ja" else "en-US"
    return f"{world.panel().content}\n{(await more(world.people['dai'], world.panel())).content}"


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
    said = await whole(world)
    assert phone_lines(end.content) <= LINES
    assert re.search(r"^⏱ .*, \d+ turns$", said, re.MULTILINE)
    assert re.search(r"^⏱ Average turn: \*\*aki\*\* ", said, re.MULTILINE)
    dice = re.search(r"^🎲 Average die: (.*)$", said, re.MULTILINE)
    assert dice is not None
    shown_lines = r"\*\*\w+\*\* \d\.\d \(expected 3\.5; luckier than \d+% of such rolls\)"
    assert len(re.findall(shown_lines, dice[1])) == 3
    assert session.seed is not None
    assert labels(end) == ["Rematch", "Review", "More…"]
    assert [file.filename for file in end.attachments] == ["board.jpg"]
    assert session.seed_hash not in said


SPEAKER = Speaker("en", ("aki", "ben"), "octa", strict=True)
WON = Outcome((1, 2), "points", {"winners": (Name(Seat(0)),), "points": 9})


def pov_with(session: Any, outcome: Outcome | None, standings: Any = ()) -> Any:
    return SimpleNamespace(session=session, outcome=outcome, standings=standings)


def test_winner_is_named_once() -> None:
    """Also over a bust: the reason names the winner before who went bust, so no other line has to."""
    stayed, both = SimpleNamespace(given_up=frozenset()), (Name(Seat(0)), Name(Seat(1)))
    for outcome, line in (
        (replace(WON, ranks=(2, 1), facts={"winners": both[1:], "points": 9}), "🏆 ben wins with 9 points."),
        (Outcome((1, 1), "shared", {"winners": both, "points": 9}), "🏆 Shared win at 9 points: aki and ben."),
        (replace(WON, ranks=(1,)), "aki wins with 9 points."),
    ):
        assert ending(SPEAKER, pov_with(stayed, outcome)) == [line]
    for lang, reason, decided in product(
        ("en", "ja"), ("bust", "resigned"), ("points", "island", "stock", "shared")
    ):
        facts: dict[str, Any] = {"points": 9, "island": 12, "stock": 3, "islands": 7, "decided": decided}
        shared = decided == "shared"
        facts |= {"winners": (Name(Seat(1)), Name(Seat(2)))[: 1 + shared], "seat": Name(Seat(0))}
        outcome = Outcome((3, 1, 1 if shared else 2), reason, facts)
        voice = Speaker(lang, ("aki", "ben", "chie"), "micronesia", strict=True)
        [line] = ending(voice, pov_with(stayed, outcome))
        assert (line.startswith("🏆 "), line.count("ben")) == (True, 1), line


async def test_more_has_board_curve_film_and_proof(world: World) -> None:
    dai, shown = world.people["dai"], await more(world.people["dai"], await card(world, *PEOPLE))
    board, graph = shown.attachments
    assert [file.filename for file in (board, graph)] == ["board.jpg", "scores.jpg"]
    described = graph.description or ""
    assert described.startswith("Micronesia: the score after each turn. After these turns: 0, ")
    assert all(f"{name}: 0, " in described for name in PEOPLE)
    assert len(described) <= 1024
    assert labels(shown) == [
        "Show the board", "What happened", "Highlight", "Animation", "Book", "Check the dice", "New game"
    ]  # fmt: skip
    film = await answer_to(dai, shown, "Animation")
    assert [file.filename for file in film.attachments] == ["game.gif"]
    proof = await answer_to(dai, shown, "Check the dice")
    session = await world.session()
    assert session.seed is not None
    assert session.seed.hex() in proof.content
    assert "✅" in proof.content


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
    assert re.fullmatch(r"⌛ Out of time: .*(aki|ben).*\. The computer played instead\.", lines[title - 1])


async def test_secret_scores_unrated_and_computer_games_say_less(world: World) -> None:
    await card(world, "aki", "ben", game="dicolony")
    assert "-# No graph: this game keeps its scores secret until the end." in await whole(world)
    assert [file.filename for file in (await more(world.people["dai"], world.panel())).attachments] == ["board.jpg"]
    assert "🎲" not in await whole(world), "dice that all share are nobody's luck"
    await play_to_end(world, await begun_game(world, *PEOPLE, rated="false"))
    assert "Unrated game: ratings unchanged." in await whole(world)
    assert "Ratings:" not in await whole(world)
    await card(world, "aki", computers=2)
    assert "📈" not in await whole(world)


def left_table(*left: int, stand_ins: bool = True, over: bool = True, away: bool = False) -> Any:
    """A session of aki and ben, some of whom have left, or are away."""
    players = tuple(
        Player(
            Seat(seat), name, user_id=seat + 1, policy="greedy" if seat in left else None,
            gone=seat in left and not away,
        )
        for seat, name in enumerate(("aki", "ben"))
    )  # fmt: skip
    phase = Phase.OVER if over else Phase.PLAYING
    given_up = Session.given_up.fget(SimpleNamespace(players=players, phase=phase))  # type: ignore[attr-defined]
    return SimpleNamespace(
        players=players, names=("aki", "ben"), phase=phase, given_up=given_up,
        table_rules=TableRules(stand_ins=stand_ins),
    )  # fmt: skip


def test_ratings_are_shown_unless_all_are_unchanged_and_the_card_says_why() -> None:
    players = (Player(Seat(0), "aki", user_id=1), Player(Seat(1), "ben", user_id=2))
    eri = InterventionRow(RESULT_OUT, 5, "eri", 0.0)
    same, better = (Step("x", 1, "octa", 0.0, Rating(25.0, 8.0), Rating(mu, 7.0)) for mu in (25.0, 26.5))
    few = "📈 Ratings unchanged: a result counts if at least 2 people"
    for steps, teams, taken_out, beginning in (
        ({1: same, 2: better}, (), None, "📈 Ratings: **aki** 25.0 (unchanged) and **ben** 25.0 → 26.5 (+1.5)"),
        ({1: same, 2: same}, (), None, None),
        ({}, (None, None), None, few),
        ({}, (0, 1), None, few),
        ({}, (0, 0), None, None),
        ({}, (None, None), eri, "🛡️ **eri** took the result out: it doesn’t count."),
    ):
        session = SimpleNamespace(players=players, table_rules=TableRules(), given_up=frozenset())
        pov = pov_with(session, None, [SimpleNamespace(team=team) for team in teams])
        report = EndReport(took=0.0, turns=1, turn_seconds={}, steps=steps, taken_out=taken_out)
        said = [line for line in remarks(SPEAKER, pov, report) if line[0] in "📈🛡"]
        assert [line[: len(beginning or "")] for line in said] == ([] if beginning is None else [beginning])
    left = remarks(SPEAKER, pov_with(left_table(1, stand_ins=False), None), report)
    assert "🚪 Resigned or away (counts as a loss): **ben**" in left


# --- leavers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("away", [False, True])
def test_no_crown_for_somebody_who_has_left(away: bool) -> None:
    for lang, line in (
        ("en", "🤖 First place: **Computer for aki**. The computer finished there, so nobody wins."),
        ("ja", "🤖 1位は**コンピュータ（aki）**です。コンピュータが最後まで行ったため、勝者はいません。"),
    ):
        voice = Speaker(lang, ("aki", "ben"), "octa", strict=True, computers=frozenset({Seat(0)}))
        assert ending(voice, pov_with(left_table(0, away=away), WON)) == [line]
        other = ending(voice, pov_with(left_table(1), WON))
        assert [one[0] for one in other] == ["🏆"], "somebody who stayed has won as ever"


def test_standings_mark_the_seat_of_somebody_who_has_left() -> None:
    standings = (Standing(Seat(0), 1, 9, ()), Standing(Seat(1), 2, 3, ()))
    for lang, stand_ins, marked in (
        ("en", True, r"#2 **Computer for ben**: 3"),
        ("en", False, r"#2 **ben \(resigned\)**: 3"),
        ("ja", True, r"2位 **コンピュータ（ben）**：3"),
        ("ja", False, r"2位 **ben（離脱）**：3"),
    ):
        for over in (False, True):
            session = left_table(1, stand_ins=stand_ins, over=over)
            shown = scores(Speaker(lang, session.names, "octa", strict=True), pov_with(session, None, standings))
            assert ("aki" in shown[0], shown[1].startswith(marked)) == (True, True), shown
    for over in (False, True):
        shown = scores(SPEAKER, pov_with(left_table(1, over=over, away=True), None, standings))
        assert ("Computer for ben" in shown[1]) == over, "who may come back is not marked before the end"


async def test_board_log_and_end_card_agree_on_a_leaver_who_comes_first(
    tmp_path: Path, plain_pictures: None
) -> None:
    async with open_world(tmp_path / "x.db", seed="left") as world:
        session = await begun_game(world, *PEOPLE)
        for name in ("aki", "chika"):
            await world.services.seats.leave(session.id, actor_of(world.people[name]), interaction_id=None)
        await world.services.moves.post_again(session.id)
        await settle_all(world)
        assert "Computer for aki" in (world.panel().attachments[0].description or "")
        await play_to_end(world, await world.services.tables.load(session.id))
        over = await world.session()
        assert over.outcome is not None
        (winner,) = over.outcome.winners
        assert winner in over.given_up, "this seed lets a computer come first"
        end, first = world.panel(), f"Computer for {over.players[winner].name}"
        assert ("🏆" in end.content, first in end.content) == (False, True)
        assert first in (end.attachments[0].description or "")
        assert "🤖 Finished by the computer (counts as a loss): **aki** and **chika**" in await whole(world)
        told = await log_of(world, "ben")
        assert ("aki" in told, "Computer for" in told) == (True, False), "it says from when on the computer played"
        rows = await world.services.history.log(session.id, seat=None)
        lines = log_lines(Speaker("en", over.names, over.game), rows, given_up=over.given_up)
        for name in ("aki", "chika"):
            assert sum(f"The computer now plays for **{name}**" in line.text for line in lines) == 1
        results = await world.store.read(
            lambda db: db.execute("SELECT name, gave_up FROM results ORDER BY seat").fetchall()
        )
        assert [tuple(row) for row in results] == [("aki", 1), ("ben", 0), ("chika", 1)]


async def test_end_without_attach_permission_is_text(world: World) -> None:
    session = await begun_game(world, *PEOPLE)
    forbid(world, attach_files=True)
    await play_to_end(world, session)
    end = world.panel()
    assert end.attachments == []
    assert "I may not attach files here" in end.content
    assert "📈 Ratings: " in end.content


async def test_failed_graph_is_left_out(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> object:
        raise ZeroDivisionError

    monkeypatch.setattr(course, "paint", broken)
    end = await card(world, *PEOPLE)
    assert [file.filename for file in (await more(world.people["dai"], end)).attachments] == ["board.jpg"]


@pytest.mark.parametrize(("game", "lang"), [(game, ("ja", "en")[at % 2]) for at, game in enumerate(GAMES)])
async def test_end_card_fits_a_phone(tmp_path: Path, plain_pictures: None, game: str, lang: str) -> None:
    async with open_world(tmp_path / "x.db", seed="phone") as world:
        end = await card(world, *PEOPLE, game=game, lang=lang)
        assert phone_lines(end.content, lang) <= LINES, end.content
        session = await world.session()
        for standing in session.rules.standings(session.state):
            assert session.players[standing.seat].name in end.content


# --- the next game -----------------------------------------------------------------------------------------------


async def test_rematch_keeps_seats_and_calls_others_once(world: World) -> None:
    end = await card(world, *PEOPLE)
    refused = await answer_to(world.people["dai"], end, "Rematch")
    assert refused.content.startswith("Only players of this game can ask for a rematch. **New game**")
    world.clock.now += 1
    await press(world.people["ben"], end, "Rematch")
    session = await world.session()
    assert (session.phase, session.host_id) == (Phase.LOBBY, world.people["ben"].id)
    assert [player.name for player in session.players] == ["aki", "ben", "chika"]
    (call,), seats = starting(world, "🔁"), world.panel()
    assert "**aki** ✉️ · **ben** (host) · **chika** ✉️" in seats.content
    aki, chika = world.people["aki"].id, world.people["chika"].id
    said = f"🔁 **ben** wants a rematch, same options. <@{aki}> and <@{chika}>: press **Join**"
    assert call.content.startswith(said)
    assert "Invited: **aki** and **chika**." in seats.content
    await press(world.people["chika"], seats, "Leave")
    assert [player.name for player in (await world.session()).players] == ["aki", "ben"]


async def test_new_game_button_makes_the_presser_host_of_the_only_game_here(world: World) -> None:
    end, before, ben = await card(world, "aki", computers=2), await world.session(), world.people["ben"]
    await world.restart()
    world.clock.now += 1
    asked = await answer_to(ben, await more(ben, end), "New game")
    assert labels(asked) == ["Micronesia", "Dicolony", "Hexlands", "Octa", "Rise of Tribes"], "the same game first"
    await press(ben, asked, "Micronesia")
    opened, posted = await world.session(), len(world.messages())
    assert (opened.phase, opened.game, opened.host_id) == (Phase.LOBBY, "micronesia", ben.id)
    assert opened.id != before.id
    assert opened.names == ("ben",)
    assert "**ben**" in world.messages()[-1].content, "the table sees the lobby at once"
    await world.redeliver()
    late = await answer_to(world.people["chika"], await more(world.people["chika"], end), "New game", "Octa")
    assert "The lobby of **ben** for Micronesia is open in this channel" in late.content
    assert (await world.session(), len(world.messages())) == (opened, posted)
    asked = await command(world, "ben", "game new", game="octa")
    assert "Your lobby for Micronesia is open in this channel." in asked.content
    world.clock.now += 1
    await press(ben, asked, "Close it and open Octa")
    octa = await world.session()
    assert (octa.phase, octa.game, octa.id != opened.id) == (Phase.LOBBY, "octa", True)
