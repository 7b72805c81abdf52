"""The end card: its text, its pictures, and the rematch."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
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
from bot.session.model import Actor, Phase, Session
from bot.session.rules import HOUR, TableRules
from bot.store.games import clocks
from bot.texts import Speaker
from engines import GAMES
from engines.core import Name, Outcome, Seat, Standing
from render.charts import course

from .games import begun_game, log_of, more, play_to_end, settle_all
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
    session = await world.session()
    assert session.seed is not None
    assert labels(end) == ["Rematch", "Review", "More…"]
    assert [file.filename for file in end.attachments] == ["board.jpg"]
    assert session.seed_hash not in said


@pytest.mark.parametrize(
    ("outcome", "shown_lines"),
    [
        (
            Outcome((2, 1), "points", {"winners": (Name(Seat(1)),), "points": 9}),
            ["🏆 ben wins with 9 points."],
        ),
        (
            Outcome((1, 1), "shared", {"winners": (Name(Seat(0)), Name(Seat(1))), "points": 9}),
            ["🏆 Shared win at 9 points: aki and ben."],
        ),
        (Outcome((1,), "points", {"winners": (Name(Seat(0)),), "points": 9}), ["aki wins with 9 points."]),
    ],
)
def test_winner_is_named_once(outcome: Outcome, shown_lines: list[str]) -> None:
    voice = Speaker("en", ("aki", "ben"), "octa", strict=True)
    session = SimpleNamespace(given_up=frozenset())
    assert ending(voice, SimpleNamespace(outcome=outcome, session=session)) == shown_lines  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("reason", ["bust", "resigned"])
@pytest.mark.parametrize("decided", ["points", "island", "stock", "shared"])
def test_winner_over_a_bust_is_named_once(lang: str, reason: str, decided: str) -> None:
    """The reason names the winner before who went bust, so no other line has to."""
    facts: dict[str, Any] = {"points": 9, "island": 12, "stock": 3, "islands": 7, "decided": decided}
    winners = (Name(Seat(1)), Name(Seat(2))) if decided == "shared" else (Name(Seat(1)),)
    outcome = Outcome(
        (3, 1, 1 if decided == "shared" else 2), reason, facts | {"winners": winners, "seat": Name(Seat(0))}
    )
    voice = Speaker(lang, ("aki", "ben", "chie"), "micronesia", strict=True)
    session = SimpleNamespace(given_up=frozenset())
    [line] = ending(voice, SimpleNamespace(outcome=outcome, session=session))  # type: ignore[arg-type]
    assert line.startswith("🏆 ")
    assert line.count("ben") == 1


async def test_board_and_curve_are_behind_more(world: World) -> None:
    end = await card(world, *PEOPLE)
    shown = await more(world.people["dai"], end)
    board, graph = shown.attachments
    assert [file.filename for file in (board, graph)] == ["board.jpg", "scores.jpg"]
    described = graph.description or ""
    assert described.startswith("Micronesia: the score after each turn. After these turns: 0, ")
    assert all(re.search(rf"{name}: 0, ", described) for name in PEOPLE)
    assert len(described) <= 1024
    assert labels(shown) == [
        "Show the board", "What happened", "Highlight", "Animation", "Book", "Check the dice", "New game"
    ]  # fmt: skip


async def test_film_and_proof_are_behind_more(world: World) -> None:
    end = await card(world, *PEOPLE)
    shown = await more(world.people["dai"], end)
    film = private(await press(world.people["dai"], shown, "Animation"))
    assert [file.filename for file in film.attachments] == ["game.gif"]
    proof = private(await press(world.people["dai"], shown, "Check the dice"))
    session = await world.session()
    assert session.seed is not None
    assert session.seed.hex() in proof.content
    assert "✅" in proof.content


async def test_whole_game_in_japanese(tmp_path: Path, plain_pictures: None) -> None:
    async with open_world(tmp_path / "x.db", seed="b4") as world:
        end = await card(world, *PEOPLE, lang="ja")
        said = await whole(world, "ja")
        assert phone_lines(end.content, "ja") <= LINES
        assert re.search(r"^📈 レーティング：\*\*aki\*\* \d+\.\d → \d+\.\d（[+−]\d+\.\d）、", said, re.MULTILINE)
        assert re.search(r"^⏱ 1手番の平均時間：\*\*aki\*\* \d+分", said, re.MULTILINE)
        assert re.search(
            r"^🎲 ダイス1個あたりの平均：\*\*aki\*\* \d\.\d"
            r"（期待値3\.5、100人中\d+人を上回る出目）",
            said,
            re.MULTILINE,
        )
        assert labels(end) == ["もう一度", "振り返り", "その他…"]


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


async def test_secret_scores_have_no_graph(world: World) -> None:
    await card(world, "aki", "ben", game="dicolony")
    assert "-# No graph: this game keeps its scores secret until the end." in await whole(world)
    assert [file.filename for file in (await more(world.people["dai"], world.panel())).attachments] == ["board.jpg"]
    assert "🎲" not in await whole(world), "dice that all share are nobody's luck"


async def test_unrated_game_says_so(world: World) -> None:
    await play_to_end(world, await begun_game(world, *PEOPLE, rated="false"))
    assert "Unrated game: ratings unchanged." in await whole(world)
    assert "Ratings:" not in await whole(world)


@pytest.mark.parametrize("stand_ins", ["true", "false"])
async def test_absent_players_are_named_at_the_end(world: World, stand_ins: str) -> None:
    session = await begun_game(world, *PEOPLE, stand_ins=stand_ins)
    await world.services.seats.leave(session.id, Actor(world.people["ben"].id, "ben"), interaction_id=None)
    await play_to_end(world, await world.services.tables.load(session.id))
    computer = "🤖 Finished by the computer (counts as a loss): **ben**"
    rules = "🚪 Resigned or away (counts as a loss): **ben**"
    said = await whole(world)
    assert (computer in said, rules in said) == (stand_ins == "true", stand_ins == "false")


def test_unchanged_rating_is_shown_unless_all_are_unchanged() -> None:
    voice = Speaker("en", ("aki", "ben"), "octa", strict=True)
    players = (Player(Seat(0), "aki", user_id=1), Player(Seat(1), "ben", user_id=2))
    session = SimpleNamespace(players=players, table_rules=TableRules(), given_up=frozenset())
    pov: Any = SimpleNamespace(session=session)
    same, more = (Step("x", 1, "octa", 0.0, Rating(25.0, 8.0), Rating(mu, 7.0)) for mu in (25.0, 26.5))
    for other, shown_lines in (
        (more, ["📈 Ratings: **aki** 25.0 (unchanged) and **ben** 25.0 → 26.5 (+1.5)"]),
        (same, []),
    ):
        report = EndReport(took=0.0, turns=1, turn_seconds={}, steps={1: same, 2: other})
        assert [line for line in remarks(voice, pov, report) if line.startswith("📈")] == shown_lines


def test_card_says_why_ratings_stay_as_they_are() -> None:
    voice = Speaker("en", ("aki", "ben"), "octa", strict=True)
    players = (Player(Seat(0), "aki", user_id=1), Player(Seat(1), "ben", user_id=2))
    session = SimpleNamespace(players=players, table_rules=TableRules(), given_up=frozenset())
    eri = InterventionRow(RESULT_OUT, 5, "eri", 0.0)
    for teams, taken_out, beginning in (
        ((None, None), None, "📈 Ratings unchanged: a result counts if at least 2 people"),
        ((0, 1), None, "📈 Ratings unchanged: a result counts if at least 2 people"),
        ((0, 0), None, None),
        ((None, None), eri, "🛡️ **eri** took the result out: it doesn’t count."),
    ):
        pov: Any = SimpleNamespace(session=session, standings=[SimpleNamespace(team=team) for team in teams])
        report = EndReport(took=0.0, turns=1, turn_seconds={}, taken_out=taken_out)
        said = [line for line in remarks(voice, pov, report) if line[0] in "📈🛡"]
        assert [line[: len(beginning or "")] for line in said] == ([] if beginning is None else [beginning])


def left_table(*left: int, stand_ins: bool = True, over: bool = True, away: bool = False) -> Any:
    """A session of aki and ben, some of whom have left, or are away."""
    players = tuple(
        Player(Seat(seat), name, user_id=seat + 1, policy="greedy" if seat in left else None, gone=seat in left)
        for seat, name in enumerate(("aki", "ben"))
    )
    if away:
        players = tuple(replace(player, gone=False) for player in players)
    phase = Phase.OVER if over else Phase.PLAYING
    given_up = Session.given_up.fget(SimpleNamespace(players=players, phase=phase))  # type: ignore[attr-defined]
    rules = TableRules(stand_ins=stand_ins)
    names = tuple(player.name for player in players)
    return SimpleNamespace(players=players, names=names, phase=phase, given_up=given_up, table_rules=rules)


WON = Outcome((1, 2), "points", {"winners": (Name(Seat(0)),), "points": 9})


@pytest.mark.parametrize(
    ("lang", "shown_lines"),
    [
        (
            "en",
            ["🤖 First place: **Computer for aki**. The computer finished there, so nobody wins."],
        ),
        (
            "ja",
            ["🤖 1位は**コンピュータ（aki）**です。コンピュータが最後まで行ったため、勝者はいません。"],
        ),
    ],
)
@pytest.mark.parametrize("away", [False, True])
def test_no_crown_for_somebody_who_has_left(lang: str, shown_lines: list[str], away: bool) -> None:
    voice = Speaker(lang, ("aki", "ben"), "octa", strict=True, computers=frozenset({Seat(0)}))
    session = left_table(0, away=away)
    plain = [line.replace("\\(", "(").replace("\\)", ")") for line in ending(voice, pov_with(session, WON))]
    assert [line.removeprefix("🏆 ") for line in plain] == shown_lines
    assert not any("🏆" in line for line in plain)
    other = ending(voice, pov_with(left_table(1), WON))
    assert len(other) == 1, "somebody who stayed has won as ever"
    assert other[0].startswith("🏆 ")


def pov_with(session: Any, outcome: Outcome | None, standings: Any = ()) -> Any:
    return SimpleNamespace(session=session, outcome=outcome, standings=standings)


@pytest.mark.parametrize(
    ("lang", "stand_ins", "marked"),
    [
        ("en", True, r"#2 **Computer for ben**: 3"),
        ("en", False, r"#2 **ben \(resigned\)**: 3"),
        ("ja", True, r"2位 **コンピュータ（ben）**：3"),
        ("ja", False, r"2位 **ben（離脱）**：3"),
    ],
)
@pytest.mark.parametrize("over", [False, True])
def test_standings_mark_the_seat_of_somebody_who_has_left(
    lang: str, stand_ins: bool, marked: str, over: bool
) -> None:
    standings = (Standing(Seat(0), 1, 9, ()), Standing(Seat(1), 2, 3, ()))
    session = left_table(1, stand_ins=stand_ins, over=over)
    shown = scores(Speaker(lang, session.names, "octa", strict=True), pov_with(session, None, standings))
    assert "aki" in shown[0]
    assert shown[1].startswith(marked)


def test_seat_of_somebody_who_may_come_back_is_not_marked_before_the_end() -> None:
    standings = (Standing(Seat(0), 1, 9, ()), Standing(Seat(1), 2, 3, ()))
    voice = Speaker("en", ("aki", "ben"), "octa", strict=True)
    for over in (False, True):
        session = left_table(1, over=over, away=True)
        assert ("Computer for ben" in scores(voice, pov_with(session, None, standings))[1]) == over


@pytest.mark.parametrize("lang", ["en", "ja"])
async def test_board_log_and_end_card_agree_on_a_leaver_who_comes_first(
    tmp_path: Path, plain_pictures: None, lang: str
) -> None:
    computers = {"en": "Computer for {}", "ja": "コンピュータ（{}）"}[lang]
    async with open_world(tmp_path / "x.db", seed="left") as world:
        session = await begun_game(world, *PEOPLE, lang=lang)
        for name in ("aki", "chika"):
            await world.services.seats.leave(session.id, Actor(world.people[name].id, name), interaction_id=None)
        await world.services.moves.post_again(session.id)
        await settle_all(world)
        board = world.panel()
        assert computers.format("aki") in (board.attachments[0].description or "")
        await play_to_end(world, await world.services.tables.load(session.id))
        over = await world.session()
        assert over.outcome is not None
        (winner,) = over.outcome.winners
        assert winner in over.given_up, "this seed lets a computer come first"
        end = world.panel()
        said = end.content.replace("\\(", "(").replace("\\)", ")")
        first = computers.format(over.players[winner].name)
        assert "🏆" not in said
        assert first in said
        assert first in (end.attachments[0].description or "")
        counts = {"en": "counts as a loss", "ja": "負け"}[lang]
        assert counts in await whole(world, lang)
        told = await log_of(world, "ben")
        assert "aki" in told
        assert "Computer for" not in told, "the log says from when on the computer played"
        rows = await world.services.history.log(session.id, seat=None)
        speaker = Speaker(lang, over.names, over.game)
        handed = [line.text for line in log_lines(speaker, rows, given_up=over.given_up)]
        for name in ("aki", "chika"):
            since = {
                "en": f"The computer now plays for **{name}**",
                "ja": f"**{name}さん**の席をコンピュータが引き継ぎました",
            }[lang]
            assert sum(since in line for line in handed) == 1
        results = await world.store.read(
            lambda db: db.execute("SELECT name, gave_up FROM results ORDER BY seat").fetchall()
        )
        assert [tuple(row) for row in results] == [("aki", 1), ("ben", 0), ("chika", 1)]


async def test_computer_game_rates_nobody(world: World) -> None:
    await card(world, "aki", computers=2)
    assert "📈" not in await whole(world)


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


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
async def test_end_card_fits_a_phone(tmp_path: Path, plain_pictures: None, game: str, lang: str) -> None:
    async with open_world(tmp_path / "x.db", seed="phone") as world:
        end = await card(world, *PEOPLE, game=game, lang=lang)
        assert phone_lines(end.content, lang) <= LINES, end.content
        session = await world.session()
        for standing in session.rules.standings(session.state):
            assert session.players[standing.seat].name in end.content


# --- the rematch -------------------------------------------------------------------------------------------------


async def test_rematch_keeps_seats_and_calls_others_once(world: World) -> None:
    end = await card(world, *PEOPLE)
    world.clock.now += 1
    await press(world.people["ben"], end, "Rematch")
    await settle_all(world)
    session = await world.session()
    assert (session.phase, session.host_id) == (Phase.LOBBY, world.people["ben"].id)
    assert [player.name for player in session.players] == ["aki", "ben", "chika"]
    seats, call = world.messages()[-2:]
    if not seats.components:
        seats, call = call, seats
    assert "**aki** ✉️ · **ben** (host) · **chika** ✉️" in seats.content
    aki, chika = world.people["aki"].id, world.people["chika"].id
    assert call.content.startswith(
        f"🔁 **ben** wants a rematch, same options. <@{aki}> and <@{chika}>: press **Join**"
    )
    assert "Invited: **aki** and **chika**." in seats.content
    shown_lines = len(world.messages())
    await world.redeliver()
    await settle_all(world)
    assert len(world.messages()) == shown_lines
    await press(world.people["chika"], seats, "Leave")
    assert [player.name for player in (await world.session()).players] == ["aki", "ben"]


async def test_non_player_is_pointed_to_new_game(world: World) -> None:
    end = await card(world, *PEOPLE)
    answer = private(await press(world.people["dai"], end, "Rematch"))
    assert answer.content.startswith("Only players of this game can ask for a rematch. **New game**")
    assert (await world.session()).phase is Phase.OVER


async def test_rematch_in_channel_with_game_offers_a_thread(world: World) -> None:
    end = await card(world, *PEOPLE)
    world.clock.now += 1
    await press(
        world.people["dai"],
        private(await press(world.people["dai"], await more(world.people["dai"], end), "New game")),
        "Micronesia",
    )
    answer = private(await press(world.people["ben"], end, "Rematch"))
    assert "already" in answer.content
    assert labels(answer) == ["Open a thread for Micronesia"]
