"""The story of a finished game: the lead, places, rolls and gains; games of the same people; tie-breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.scores.end_card import end_card, more_panel
from bot.features.scores.story import meeting_lines, sentences
from bot.history.catch_up import turn_of
from bot.history.end_report import luck_of
from bot.history.story import Gain, Passing, Point, Story, course_of, story_of
from bot.kit.phrases import computers_of
from bot.session.model import Actor, Phase, Session
from bot.session.views import pov_of
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import FastChance, Outcome, Seat
from engines.core.history.records import load
from engines.core.history.replay import first_played, replay
from engines.core.playable import policies
from tests.book.games import played as kept
from tests.examples.registry import EXAMPLES, with_texts
from tests.games.hexlands import table as hexlands
from tests.games.rise_of_tribes import table as rise
from tests.toys_simultaneous import WALK

from .test_ending import OFFERED, over, played, walked
from .world import AKI, BEN, CHIO, World

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/records/*.jsonl"))
NAMES = ("Aki", "Ben", "Chio", "Dai", "Emi", "Fumi")
FIRST, SECOND = Seat(0), Seat(1)


def course(*scores: tuple[int, ...]) -> list[Point]:
    return [Point(turn, each) for turn, each in enumerate(scores)]


def told(story: Story, key: str, lang: str = "en") -> list[str]:
    return list(sentences(Speaker(lang, NAMES, key, strict=True), story))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_recorded_game_has_a_true_story(path: Path) -> None:
    """Its highlight can be shown."""
    record = load(path.read_text())
    game = GAMES[record.header.game]
    if first_played(game.rules, record) is None:
        assert game.rules.rules_version > record.header.rules_version, "only corrected rules tell no story"
        return
    steps = list(replay(game.rules, record))
    scores = course_of(game, steps)
    story = story_of(game, steps, scores)
    assert story == story_of(game, list(replay(game.rules, record)), scores), "the same for the same record"
    end = steps[-1].step.state
    final = {one.seat: one.score for one in game.rules.standings(end)}
    outcome, turn = game.rules.outcome(end), story.highlight
    assert outcome is not None
    assert 1 <= turn <= game.rules.turns(end)
    if story.passing is not None:
        assert story.passing.winners == outcome.winners
        assert min(final[seat] for seat in outcome.winners) >= max(final.values()), "they led to the end"
        assert not set(story.passing.passed) & set(outcome.winners)
    for lang in LANGUAGES:
        lines = told(story, record.header.game, lang)
        assert all(line.endswith("。" if lang == "ja" else ".") for line in lines)
        assert lines or len(steps) <= 60, "a whole game has something to tell"
    shown = list(turn_of(game, steps, turn))
    assert all(moment.turn >= turn for moment in shown)
    assert shown[-1].turn > turn or shown[-1].outcome is not None or shown[-1].view == shown[0].view
    assert all(event.visible_to is None for moment in shown for event in moment.events)


@pytest.mark.parametrize("key", GAMES)
def test_highlight_was_played(key: str) -> None:
    """The step that ends a game may begin one more turn, in which nobody does anything. The luckiest roll is one of
    numbers: the dice of Rise of Tribes have suns and moons, which have no sum."""
    game, rolls = GAMES[key], list[bool]()
    for number in (1, 2):
        rows = list(replay(game.rules, kept(key, number=number)))
        turns, scores = {game.rules.turns(before.step.state) for before in rows[:-1]}, course_of(game, rows)
        story = story_of(game, rows, scores)
        assert story.highlight in turns
        assert not scores or scores[-1].turn in turns
        rolls.append(story.roll is not None)
    if key in ("hexlands", "micronesia", "rise_of_tribes"):
        assert any(rolls) is (key != "rise_of_tribes")


@pytest.mark.parametrize("key", OFFERED)
def test_whole_game_has_two_sentences(key: str) -> None:
    """One without public dice has at least one."""
    game, rows = OFFERED[key], played(key)
    story = story_of(game, rows, course_of(game, rows))
    with with_texts(*(example.locales for example in EXAMPLES.values())):
        for lang in LANGUAGES:
            assert len(told(story, key, lang)) >= (2 if luck_of(game, rows) else 1)
    if key == "dicolony":
        assert (story.contest, story.highlight) == (None, 10), "nobody meets anybody; the turn of the reveal"


@pytest.mark.parametrize(
    ("scores", "passing"),
    [
        (((0, 0), (3, 0), (3, 4), (6, 4), (6, 9), (12, 9), (20, 9)), Passing((FIRST,), (SECOND,), 5)),
        (((0, 0), (0, 0), (3, 0), (3, 2), (20, 9)), Passing((FIRST,), (), 2)),  # they may lead throughout
        (((0, 0), (5, 0), (5, 5), (20, 5)), Passing((FIRST,), (), 1)),  # drawing level is not losing the lead
        (((0, 0), (3, 0), (20, 20)), None),  # all share the win
    ],
)
def test_passing_is_when_the_winner_was_last_behind(scores: tuple[tuple[int, ...], ...], passing: object) -> None:
    assert story_of(WALK, walked(*scores), course(*scores)).passing == passing


def test_sentences_name_turns_and_players() -> None:
    story = Story(7, Passing((FIRST,), (SECOND, Seat(2)), 7), gain=Gain(SECOND, 9, 4))
    assert told(story, "octa") == [
        "In turn 7, **Aki** passed **Ben** and **Chio**: nobody had more points from then on.",
        "Biggest turn: **Ben** with +9 in turn 4.",
    ]
    assert told(story, "octa", "ja") == [
        "7手番目に**Aki**さんが**Ben**さんと**Chio**さんを追い抜き、そのあと得点で抜かれることはありませんでした。",
        "いちばん伸びたのは4手番目の**Ben**さんで、+9点でした。",
    ]


async def finished(world: World, *channels: int) -> list[str]:
    """Play games of Walk between Aki and Ben; Aki wins them."""
    sessions = [await world.table("walk", AKI, BEN, channel=channel, goal="5") for channel in channels]
    for session in sessions:
        await world.wins(session, AKI, BEN)
    await world.settle()
    return [session.id for session in sessions]


async def meetings(world: World, session_id: str) -> tuple[int, dict[int, int]]:
    session = await world.services.tables.load(session_id)
    report = await world.services.end_reports.report(session)
    assert report.meetings is not None
    return report.meetings.games, dict(report.meetings.firsts)


async def record_line(world: World, session_id: str) -> list[str]:
    session = await world.services.tables.load(session_id)
    report = await world.services.end_reports.report(session)
    return meeting_lines(Speaker("en", session.names, "octa"), pov_of(session, None), report)


async def test_meetings_count_the_games_of_these_people(world: World) -> None:
    games, firsts = await meetings(world, await over(world, AKI, computers=1))
    assert (games, list(firsts)) == (1, [AKI.user_id]), "no computers"
    (first,) = await finished(world, 1)
    assert await record_line(world, first) == [], "they have no record yet"
    (second,) = await finished(world, 2)
    for session_id in (first, second):
        line = "🤝 2 games together. First places: **Aki** 2 and **Ben** 0"
        assert await record_line(world, session_id) == [line]
    three = await world.table("walk", AKI, BEN, CHIO, channel=3, goal="5")
    await world.plays(three, AKI, "rest")
    for actor, line in ((BEN, ["rest"]), (CHIO, ["rest"]), (AKI, ["rest"]), (BEN, ["go 2"] * 3)):
        await world.plays(three, actor, *line)
    await world.settle()
    assert await meetings(world, three.id) == (1, {AKI.user_id: 0, BEN.user_id: 1, CHIO.user_id: 0})
    assert await meetings(world, second) == (3, {AKI.user_id: 2, BEN.user_id: 1}), "with others at the table too"
    await world.services.privacy.erase(BEN)
    for session_id in (first, second):
        games, firsts = await meetings(world, session_id)
        assert (games, list(firsts)) == (4, [AKI.user_id]), "as games that Aki has finished"


async def test_giving_up_is_never_the_first_place(world: World) -> None:
    session = await world.table("walk", AKI, BEN, channel=4, goal="5")
    for actor in (AKI, BEN):
        await world.plays(session, actor, "rest")
    await world.services.seats.leave(session.id, AKI, interaction_id=None)
    await world.services.settle()
    while (session := await world.now(session)).movers:
        await world.plays(session, BEN, "rest" if session.rules.turns(session.state) < 1 else "go 2")
        await world.services.settle()
    assert (await meetings(world, session.id))[1][AKI.user_id] == 0


async def ended(world: World, key: str, people: int, name: str) -> Session:
    """Play a game by the quickest policy; the people have this name, cut to 32 characters, and a number."""
    actors = [Actor(100 + seat, f"{name[:31]}{seat}") for seat in range(people)]
    session = await world.table(key, *actors)
    mind, chance = list(policies(session.playable).values())[-1], FastChance("card")
    while session.phase is Phase.PLAYING:
        user = session.players[session.movers[0]].user_id
        assert user is not None
        pov = pov_of(session, user)
        notation = session.rules.notation(mind(pov.view, pov.legal, chance))
        session = (await world.plays(session, Actor(user, ""), notation)).session
    await world.settle()
    return await world.now(session)


@pytest.mark.parametrize(
    ("key", "people", "name", "lang"),
    [("dicolony", 6, "*_" * 16, "en"), ("octa", 5, "龍" * 32, "ja")],
    ids=["6", "5"],
)
async def test_card_of_a_full_table_fits_a_message(
    world: World, key: str, people: int, name: str, lang: str
) -> None:
    session = await ended(world, key, people, name)
    report = await world.services.end_reports.report(session)
    voice = Speaker(lang, session.names, session.game, strict=True, computers=computers_of(session))
    pov = pov_of(session, None)
    card, below = end_card(voice, pov, (), report).content, more_panel(voice, pov, report).content
    assert max(len(card), len(below)) <= 2000
    assert "📖" in f"{card}\n{below}"
    places = [line for line in card.splitlines() if line.startswith("#") or "位 **" in line]
    assert len([line for line in places if not line.startswith("##")]) == people
    if key == "dicolony":
        assert "uildings: " not in card
        assert below.count("uildings: ") == people, "parts of a score are said once for each player"
        assert "Church / Chapel:" not in below


def said(key: str, outcome: Outcome | None) -> tuple[str, ...]:
    """The reason in English and Japanese."""
    assert outcome is not None
    voices = (Speaker(lang, ("Aki", "Ben", "Chie"), key, strict=True) for lang in ("en", "ja"))
    return tuple(voice.of_game("reason", outcome.reason, outcome.facts) for voice in voices)


def test_hexlands_names_land_coins_or_a_shared_win() -> None:
    table = hexlands.Table.laid_out(3)
    built = table.owning(0, "E7").with_building("E7", "wall").owning(1, "H3").with_coins(0, 19)
    for at, english, japanese in (
        (
            table.owning(1, "H3").with_coins(1, 17),
            "Progress 125 is beyond 120: Ben wins the 23-point tie on land (2 spaces).",
            "同じ23点で、領地の広い（2マス）Benさんの勝利です。",
        ),
        (
            built,
            "Ben wins the 26-point tie on coins (20), with 2 spaces each.",
            "得点（26点）も領地（2マス）も同じで、コインの多い（20コイン）Benさんの勝利です。",
        ),
        (table, "Aki, Ben and Chie share the win with 23 points.", "勝利を分かち合います。"),
        (table.with_coins(1, 30), "Ben wins with 33 points.", ""),
    ):
        end = at.having(stage="over", reason="progress", progress=125).state
        en, ja = said("hexlands", GAMES["hexlands"].rules.outcome(end))
        assert (en.endswith(english), japanese in ja) == (True, True), (en, ja)


@pytest.mark.parametrize("reason", ["points", "turns"])
def test_rise_names_villages_members_or_a_shared_win(reason: str) -> None:
    table = rise.Table.laid_out(3).with_points(0, 15).with_points(1, 15).with_members(0, "A1 1")
    table = table.with_members(1, "B1 2")
    for at, english, japanese in (
        (
            table,
            "Ben wins the 15-point tie on members on the map (2), with equally many villages.",
            "マップ上のコマが多い（2個）Benさんの勝利です。",
        ),
        (
            table.with_village(0, "A1"),
            "Aki wins the 15-point tie on villages (1).",
            "村が多い（1つ）Akiさんの勝利です。",
        ),
        (table.with_members(0, "A1 1"), "Shared win at 15 points: Aki and Ben.", "勝利を分かち合います。"),
    ):
        end = at.having(stage="over", reason=reason).state
        en, ja = said("rise_of_tribes", GAMES["rise_of_tribes"].rules.outcome(end))
        assert (en.endswith(english), japanese in ja) == (True, True), (en, ja)
