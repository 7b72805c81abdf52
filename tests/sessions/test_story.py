"""The story of a finished game: the lead, contested places, rolls and gains; and games of the same people."""

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
from engines.core import FastChance, Seat
from engines.core.history.records import load
from engines.core.history.replay import first_played, replay
from engines.core.playable import policies
from tests.book.games import played as kept
from tests.examples.registry import EXAMPLES, with_texts
from tests.toys_simultaneous import WALK

from .test_ending import OFFERED, over, played, walked
from .world import AKI, BEN, CHIO, World

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/records/*.jsonl"))
NAMES = ("Aki", "Ben", "Chio", "Dai", "Emi", "Fumi")


def course(*scores: tuple[int, ...]) -> list[Point]:
    return [Point(turn, each) for turn, each in enumerate(scores)]


def told(story: Story, key: str, lang: str = "en") -> list[str]:
    return list(sentences(Speaker(lang, NAMES, key, strict=True), story))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_recorded_game_has_a_true_story(path: Path) -> None:
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
    assert 1 <= story.highlight <= game.rules.turns(end)
    final = {one.seat: one.score for one in game.rules.standings(end)}
    outcome = game.rules.outcome(end)
    assert outcome is not None
    if story.passing is not None:
        assert story.passing.winners == outcome.winners
        assert min(final[seat] for seat in outcome.winners) >= max(final.values()), "they led to the end"
        assert not set(story.passing.passed) & set(outcome.winners)
    for lang in LANGUAGES:
        lines = told(story, record.header.game, lang)
        assert all(line.endswith("。" if lang == "ja" else ".") for line in lines)
        if len(steps) > 60:
            assert lines, "a whole game has something to tell"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_highlight_was_played(key: str, number: int) -> None:
    """The step that ends a game may begin one more turn, in which nobody does anything."""
    game, rows = GAMES[key], list(replay(GAMES[key].rules, kept(key, number=number)))
    turns = {game.rules.turns(before.step.state) for before in rows[:-1]}
    scores = course_of(game, rows)
    assert story_of(game, rows, scores).highlight in turns
    assert not scores or scores[-1].turn in turns


@pytest.mark.parametrize("key", OFFERED)
def test_whole_game_has_two_sentences(key: str) -> None:
    """One without public dice has at least one."""
    game = OFFERED[key]
    rows = played(key)
    story = story_of(game, rows, course_of(game, rows))
    with with_texts(*(example.locales for example in EXAMPLES.values())):
        for lang in LANGUAGES:
            assert len(told(story, key, lang)) >= (2 if luck_of(game, rows) else 1)
    if key == "dicolony":
        assert story.contest is None, "nobody meets anybody"
        assert story.highlight == 10, "the turn of the reveal"


def test_luckiest_roll_is_one_of_numbers() -> None:
    """The dice of Rise of Tribes have suns and moons, which have no sum."""
    for key, has_numbers in (("hexlands", True), ("micronesia", True), ("rise_of_tribes", False)):
        rows = [list(replay(GAMES[key].rules, kept(key, number=number))) for number in (1, 2)]
        rolls = [story_of(GAMES[key], each, course_of(GAMES[key], each)).roll for each in rows]
        assert any(rolls) is has_numbers, key


def lead(*scores: tuple[int, ...]) -> Passing | None:
    """The passing of a game of these scores, as the last row has them."""
    return story_of(WALK, walked(*scores), course(*scores)).passing


def test_passing_is_when_the_winner_was_last_behind() -> None:
    found = lead((0, 0), (3, 0), (3, 4), (6, 4), (6, 9), (12, 9), (20, 9))
    assert found == Passing((Seat(0),), (Seat(1),), 5)


def test_winner_may_lead_throughout() -> None:
    assert lead((0, 0), (0, 0), (3, 0), (3, 2), (20, 9)) == Passing((Seat(0),), (), 2)


def test_drawing_level_is_not_losing_the_lead() -> None:
    assert lead((0, 0), (5, 0), (5, 5), (20, 5)) == Passing((Seat(0),), (), 1)


def test_nobody_has_passed_where_all_share_the_win() -> None:
    assert lead((0, 0), (3, 0), (20, 20)) is None


def test_sentences_name_turns_and_players() -> None:
    passing = Passing((Seat(0),), (Seat(1), Seat(2)), 7)
    story = Story(7, passing, gain=Gain(Seat(1), 9, 4))
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
    found = []
    for channel in channels:
        session = await world.table("walk", AKI, BEN, channel=channel, goal="5")
        await world.plays(session, AKI, "go 2", "rest")
        await world.plays(session, BEN, "rest")
        await world.plays(session, AKI, "go 2", "go 2")
        found.append(session.id)
    await world.settle()
    return found


async def meetings(world: World, session_id: str) -> tuple[int, dict[int, int]]:
    session = await world.services.tables.load(session_id)
    report = await world.services.end_reports.report(session)
    assert report.meetings is not None
    return report.meetings.games, dict(report.meetings.firsts)


async def test_meetings_count_the_games_of_these_people(world: World) -> None:
    first, second = await finished(world, 1, 2)
    session = await world.table("walk", AKI, BEN, CHIO, channel=3, goal="5")
    for actor in (AKI, BEN, CHIO, AKI):
        await world.plays(session, actor, "rest")
    await world.plays(session, BEN, "go 2", "go 2", "go 2")
    await world.settle()
    assert await meetings(world, session.id) == (1, {AKI.user_id: 0, BEN.user_id: 1, CHIO.user_id: 0})
    assert await meetings(world, second) == (3, {AKI.user_id: 2, BEN.user_id: 1}), "with others at the table too"
    assert first != second


async def test_meetings_count_no_computers_and_no_other_game(world: World) -> None:
    alone = await over(world, AKI, computers=1)
    games, firsts = await meetings(world, alone)
    assert (games, list(firsts)) == (1, [AKI.user_id])
    (walk,) = await finished(world, 5)
    assert (await meetings(world, walk))[0] == 1


async def test_meetings_forget_the_erased(world: World) -> None:
    first, second = await finished(world, 1, 2)
    await world.services.privacy.erase(BEN)
    for session_id in (first, second):
        games, firsts = await meetings(world, session_id)
        assert list(firsts) == [AKI.user_id]
        assert games == 2, "as games that Aki has finished"


async def test_giving_up_is_never_the_first_place(world: World) -> None:
    session = await world.table("walk", AKI, BEN, channel=4, goal="5")
    for actor in (AKI, BEN):
        await world.plays(session, actor, "rest")
    await world.services.seats.leave(session.id, AKI, interaction_id=None)
    session = await world.services.tables.load(session.id)
    await world.services.settle()
    while (session := await world.services.tables.load(session.id)).movers:
        actor = BEN
        await world.plays(session, actor, "rest" if session.rules.turns(session.state) < 1 else "go 2")
        await world.services.settle()
    _, firsts = await meetings(world, session.id)
    assert firsts[AKI.user_id] == 0


# --- the card ----------------------------------------------------------------------------------------------------


async def ended(world: World, key: str, people: int, name: str, **options: str) -> Session:
    """Play a game by the quickest policy; the people have this name, cut to 32 characters, and a number."""
    actors = [Actor(100 + seat, f"{name[:31]}{seat}") for seat in range(people)]
    session = await world.table(key, *actors, **options)
    mind, chance = list(policies(session.playable).values())[-1], FastChance("card")
    while session.phase is Phase.PLAYING:
        user = session.players[session.movers[0]].user_id
        pov = pov_of(session, user)
        notation = session.rules.notation(mind(pov.view, pov.legal, chance))
        assert user is not None
        session = (await world.plays(session, Actor(user, ""), notation)).session
    await world.settle()
    return await world.services.tables.load(session.id)


async def card_of(world: World, session: Session, lang: str) -> tuple[str, str]:
    """Return what the end card says, and what is behind its *More…*."""
    report = await world.services.end_reports.report(session)
    voice = Speaker(lang, session.names, session.game, strict=True, computers=computers_of(session))
    pov = pov_of(session, None)
    return end_card(voice, pov, (), report).content, more_panel(voice, pov, report).content


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "people", "name"), [("dicolony", 6, "*_" * 16), ("octa", 5, "龍" * 32)])
async def test_card_of_a_full_table_fits_a_message(
    world: World, key: str, people: int, name: str, lang: str
) -> None:
    session = await ended(world, key, people, name)
    said, below = await card_of(world, session, lang)
    assert max(len(said), len(below)) <= 2000
    assert "📖" in f"{said}\n{below}"
    places = [line for line in said.splitlines() if line.startswith("#") or "位 **" in line]
    assert len([line for line in places if not line.startswith("##")]) == people


async def test_parts_of_a_score_are_said_once(world: World) -> None:
    session = await ended(world, "dicolony", 3, "Aki")
    card, below = await card_of(world, session, "en")
    assert "uildings: " not in card
    assert below.count("uildings: ") == 3, "once for each player"
    assert "Church / Chapel:" not in below


async def test_card_names_earlier_games_of_these_people(world: World) -> None:
    first, second = await finished(world, 1, 2)
    for session_id, shown in ((first, True), (second, True)):
        session = await world.services.tables.load(session_id)
        report = await world.services.end_reports.report(session)
        (line,) = meeting_lines(Speaker("en", session.names, "octa"), pov_of(session, None), report)
        assert (line == "🤝 2 games together. First places: **Aki** 2 and **Ben** 0") == shown


async def test_first_game_of_these_people_has_no_record(world: World) -> None:
    (only,) = await finished(world, 1)
    session = await world.services.tables.load(only)
    report = await world.services.end_reports.report(session)
    assert meeting_lines(Speaker("en", session.names, "octa"), pov_of(session, None), report) == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_highlight_of_every_record_can_be_shown(path: Path) -> None:
    record = load(path.read_text())
    game = GAMES[record.header.game]
    if first_played(game.rules, record) is None:
        return
    steps = list(replay(game.rules, record))
    turn = story_of(game, steps, course_of(game, steps)).highlight
    shown = list(turn_of(game, steps, turn))
    assert shown
    assert all(moment.turn >= turn for moment in shown)
    assert shown[-1].turn > turn or shown[-1].outcome is not None or shown[-1].view == shown[0].view
    assert all(event.visible_to is None for moment in shown for event in moment.events)
