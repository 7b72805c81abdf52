"""The button Review on the end card: progress, words and pictures, kept with the game, and erased with people."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.history import reviews
from bot.history.reviews import Reviews
from bot.kit.pictures import Pictures
from bot.rows.log import SuggestionRow
from bot.session.model import Actor, Refused, Session
from bot.store.games.suggestions import SUGGESTIONS
from engines import GAMES
from engines.core import BadRecord
from engines.core.review.findings import Judgement, Outlook, Review
from engines.core.review.reviewing import Part
from tests.hanging import HANG

from .conftest import Told
from .games import actor_of, begun_game, more, play_to_end
from .test_end_card import PEOPLE, card
from .world import Message, World, labels, press, private

pytestmark = pytest.mark.database


@pytest.fixture(autouse=True)
def few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        monkeypatch.setattr(type(game.mind.heuristics), "review", 3_000 if game.key == "octa" else 2_000)
    # By these dice the short game has choices to judge.
    monkeypatch.setattr("bot.session.lobby.UNTYPED", "star")


async def finished(world: World, **how: Any) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", game="octa", length="short", **how))


async def reviewed(world: World, name: str = "aki", panel: Message | None = None) -> Any:
    shown = private(await press(world.people[name], panel or world.panel(), "Review"))
    await world.services.reviews.settle()
    await world.settle()
    return shown


async def kept(world: World) -> Review | None:
    return await world.services.reviews.of(await world.session())


def broken(*_: object, **__: object) -> None:
    raise RuntimeError("it fails")


@pytest.fixture
def three_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show boards of the three greatest losses, however certain they are."""
    monkeypatch.setattr(Judgement, "is_shown", True)


@pytest.mark.usefixtures("three_boards")
async def test_review_is_made_once_and_kept(world: World, monkeypatch: pytest.MonkeyPatch, told: Told) -> None:
    """By a press of anybody: how far it is comes before any part is done; what was found replaces it."""
    await finished(world)
    runs, run = list[Any](), Pictures.run

    async def noted(pictures: Pictures, work: Any) -> Any:
        runs.append(await run(pictures, work))
        return runs[-1]

    with monkeypatch.context() as patch:
        patch.setattr(Pictures, "run", noted)
        shown = await reviewed(world, "chika")
    working = [text for text in told if text.startswith("Reviewing")]
    assert told[0].startswith("Reviewing this game: 0%")
    assert working == told[: len(working)]
    assert len(working) == len(set(working)) <= 11
    for words in ("Review of Octa: aki and ben", "of the best", "what you could know"):
        assert words in shown.content
    for name in ("aki", "ben"):
        assert f"{name}: " in shown.content.replace("*", "").replace("\\", "")
    assert shown.attachments[0].filename.startswith("review.")
    chart, boards = runs  # all boards in one run, as each may start a process
    assert [chart.alt, *(one.alt for one in boards)] == [one.description for one in shown.attachments]
    assert len(boards) == 3

    first = await kept(world)
    assert first is not None
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "plan_review", broken)
        assert "of the best" in (await reviewed(world, "ben")).content
        assert await kept(world) == first
        await world.restart()
        assert await kept(world) == first
        assert "of the best" in (await reviewed(world)).content
    version = GAMES["octa"].rules.rules_version
    other = f"replace(review, '\"rules_version\":{version}', '\"rules_version\":99')"
    await world.store.write(lambda db: db.execute(f"UPDATE reviews SET review = {other}"))
    assert await kept(world) is None, "of other rules"
    panel = world.panel()
    for phase, words in (("closed", "played to the end"), ("over", "Reviewing this game: 0%")):
        await world.store.write(lambda db, phase=phase: db.execute("UPDATE sessions SET phase = ?", (phase,)))
        del told[:]
        await reviewed(world, panel=panel)
        assert words in told[0]
    assert await kept(world) is not None


async def test_review_is_exported_and_erased_with_people(world: World) -> None:
    await finished(world)
    await reviewed(world)
    ben, chika = (actor_of(world.people[name]) for name in ("ben", "chika"))
    (row,) = (await world.services.privacy.about(ben.user_id))["reviews"]
    assert Review.model_validate_json(row["review"]).judgements, "as kept; what was suggested is marked when read"
    assert not (await world.services.privacy.about(chika.user_id))["reviews"]
    await world.services.privacy.erase(ben)
    assert await kept(world) is None
    await reviewed(world)
    review = await kept(world)
    assert review is not None
    assert review.seats == (0,), "who was erased is not judged again"


@pytest.mark.usefixtures("three_boards")
async def test_review_outlasts_pictures_that_fail(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)
    for painter, left in (("paint", []), ("stack", ["review"])):
        with monkeypatch.context() as patch:
            patch.setattr(f"render.easel.chances.{painter}", broken)
            shown = await reviewed(world)
        assert "of the best" in shown.content
        assert [one.filename.partition(".")[0] for one in shown.attachments] == left


async def test_reviews_are_made_in_turn(world: World, monkeypatch: pytest.MonkeyPatch, told: Told) -> None:
    """One that fails or is stopped keeps nothing; who waits reads how many come first; two wait for one."""
    await finished(world, computers=1)
    session, places = await world.session(), world.services.reviews
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "plan_review", broken)
        assert "could not be reviewed" in (await reviewed(world)).content
    _, task = places.make(session, 1)
    await places.close()
    assert task.cancelled() or task.result() is None
    assert await kept(world) is None

    del told[:]
    told.comes.clear()
    async with places._one:
        places.make(replace(session, id="other"), 1)
        pressing = asyncio.ensure_future(reviewed(world))
        await asyncio.wait_for(told.comes.wait(), HANG)
    assert told == ["Reviews are made one after another; before this one: 1. It appears here."]
    assert "of the best" in (await asyncio.wait_for(pressing, HANG)).content
    review = await kept(world)
    assert review is not None
    assert review.seats == (0, 1), "people alone are judged"
    await world.store.write(lambda db: db.execute("DELETE FROM reviews"))
    first, second = (places.make(session, 1) for _ in range(2))
    assert first == second
    assert await asyncio.wait_for(first[1], HANG) == await kept(world)


async def test_each_person_has_one_place_in_the_queue(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """One asks for twenty games, and four others for one each: five are made, in the order of asking."""
    await finished(world)
    session, made = await world.session(), list[str]()

    async def noted(_: Reviews, one: Session, making: reviews.Making) -> Review:
        made.append(one.id)
        raise BadRecord("nothing to review")

    monkeypatch.setattr(Reviews, "_worked_off", noted)
    places = world.services.reviews
    places.make(replace(session, id="flood0"), 1)
    for n in range(1, 20):
        with pytest.raises(Refused, match="review-busy"):
            places.make(replace(session, id=f"flood{n}"), 1)
    waiting = [places.make(replace(session, id=f"other{n}"), n)[0] for n in range(2, 6)]
    assert [places.ahead(making) for making in waiting] == [1, 2, 3, 4]
    places.make(replace(session, id="other5"), 1)  # to join what is made for somebody else needs no place
    await places.settle()
    assert made == ["flood0", "other2", "other3", "other4", "other5"]
    places.make(session, 1)
    await places.settle()
    assert made[-1] == session.id


async def test_review_of_somebody_erased_is_discarded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)
    loop, finding, erased = asyncio.get_running_loop(), Part.finding, list[bool]()

    def slow(part: Part, pause: Any = None) -> Any:
        if not erased:
            erasing = world.services.privacy.erase(actor_of(world.people["ben"]))
            erased.append(asyncio.run_coroutine_threadsafe(erasing, loop).result(HANG))
        return finding(part, pause)

    monkeypatch.setattr(Part, "finding", slow)
    assert "erased meanwhile, so this review was discarded" in (await reviewed(world)).content
    assert erased == [True]
    assert await kept(world) is None
    assert "of the best" in (await reviewed(world)).content


SAID = {
    "aki": ("another choice was better.", "the bot had suggested this.", "suggested count in these figures, too."),
    "ben": ("もっとよい行動がありました。", "ボットがすすめた行動です。", "すすめたとおりの選択も含まれます。"),
}
"""What is blamed, what was suggested, and that the sums hold it; ben reads Japanese."""


@pytest.mark.usefixtures("three_boards")
async def test_turn_played_as_suggested_is_not_blamed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that was kept before says so, too, and that its sums hold such turns."""
    monkeypatch.setattr(Judgement, "cost", 0.1)
    world.locales[world.people["ben"].id] = "ja"
    await finished(world, shortcuts="false")

    async def said(name: str) -> tuple[int, int, bool]:
        content = (await reviewed(world, name)).content
        return content.count(SAID[name][0]), content.count(SAID[name][1]), SAID[name][2] in content

    assert [await said(name) for name in SAID] == [(3, 0, False)] * 2
    review = await kept(world)
    assert review is not None
    one = review.keys[1]
    lines = json.dumps({"lines": [["something else"], list(one.played)]})
    row = SuggestionRow(one.seat, 0, one.row - 1, one.turn, 1.0, lines)
    await world.store.write(partial(SUGGESTIONS.insert_new, row=row, session_id=(await world.session()).id))
    assert [await said(name) for name in SAID] == [(2, 1, True)] * 2
    assert [each.is_suggested for each in (await kept(world)).keys] == [False, True, False]  # type: ignore[union-attr]
    chart, *boards = (await reviewed(world)).attachments
    told = ["as the bot had suggested" in (each.description or "") for each in (chart, *boards)]
    assert told == [False, False, True, False]


@pytest.mark.parametrize("game", ["octa", "dicolony"])
async def test_plan_of_a_hint_was_suggested(world: World, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Whoever has played a hint reads that it was one; others who played do not."""
    monkeypatch.setattr(type(GAMES[game].mind.heuristics), "review", 500)
    session = await begun_game(world, "aki", "ben", game=game, rated="false", clock="none")
    seat, row = session.movers[0], session.row
    actor = session.players[seat].user_id
    assert actor is not None
    _, _, hint = await world.services.hints.take(session.id, actor, session.decisions[seat])
    for action in hint.plans[0].line:
        notation = session.rules.notation(action)
        await world.services.moves.act(session.id, Actor(actor, ""), notation, decision=None, interaction_id=None)
    await play_to_end(world, await world.services.tables.load(session.id))
    review = await review_of(world)
    found = [one for one in review.judgements if one.is_suggested]
    assert found, "the first decision is judged"
    assert all(one.seat == seat and row < one.row <= row + len(hint.plans[0].line) for one in found)
    assert [one.is_suggested for one in (await kept(world)).judgements] == [  # type: ignore[union-attr]
        one.is_suggested for one in review.judgements
    ]


# --- a turn to see again: the decisive one by its review, or else one by the scores -----------------------------


WHY = r"(: most points from here on|: the biggest gain|: the last one)"
"""Why a turn is shown again, as far as the scores say."""


async def review_of(world: World) -> Review:
    """Make the review of the game that has ended."""
    review = await asyncio.wait_for(world.services.reviews.make(await world.session(), 1)[1], HANG)
    assert review is not None
    return review


def known(review: Review, *chances: tuple[float, ...]) -> Review:
    """The review with these chances, each at the end of a turn."""
    looks = tuple(Outlook(row=turn, turn=turn, values=one, chances=one) for turn, one in enumerate(chances))
    return review.model_copy(update={"outlooks": looks})


async def keep(world: World, review: Review) -> None:
    text = review.model_dump_json()
    await world.store.write(lambda db: db.execute("UPDATE reviews SET review = ?", (text,)))


async def highlight(world: World, name: str, end: Message) -> Message:
    person = world.people[name]
    return private(await press(person, await more(person, end), "Highlight"))


@pytest.mark.parametrize(("game", "words"), [("micronesia", "Most contested"), ("dicolony", "Most points at once")])
async def test_highlight_without_a_review(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, words: str
) -> None:
    end = await card(world, *PEOPLE, game=game)
    with monkeypatch.context() as failing:
        failing.delattr("render.easel.film")
        shown = await highlight(world, "aki", end)
    assert shown.attachments == []
    assert "Turn " in shown.content, "without a film it is told"
    said = [line for message in world.messages() for line in message.content.splitlines()]
    story = next(line for line in said if line.startswith("📖"))
    await world.restart()
    shown = await highlight(world, "dai", end)
    head, told, review, *lines = shown.content.splitlines()
    assert re.fullmatch(rf"\*\*\w+\*\* · Turn \d+{WHY}", head)
    assert told.startswith(story), "the card has a sentence of it"
    assert words in told
    assert review == "-# The **Review** says which turn was decisive."
    assert lines, "the turn in words"
    (film,) = shown.attachments
    assert film.filename == "turn.gif"
    assert re.fullmatch(r"An animation: Turn \d+\.", film.description or "")
    assert labels(shown) == ["Show the board", "🧪 Try it"]
    world.locales[world.people["chika"].id] = "ja"
    behind = await more(world.people["chika"], end)
    other = private(await press(world.people["chika"], behind, "見どころ"))
    said = "\n".join(message.content for message in (*world.messages(), shown, other))
    assert not re.search("(?i)turning point|(?<!says which turn was )decisive|分かれ目(?!だったかは)", said)
    behind = await more(world.people["aki"], end)
    monkeypatch.setattr(GAMES[game].rules, "rules_version", 99)
    shown = private(await press(world.people["aki"], behind, "Highlight"))
    assert shown.content == "This game ended under other rules, so its turns can’t be shown again."


@pytest.mark.parametrize("game", GAMES)
async def test_decisive_turn_is_that_of_the_review(world: World, game: str) -> None:
    """The button and the review name the same turn, in the same sentence."""
    end = await card(world, *PEOPLE, game=game)
    crossing = (await review_of(world)).crossing
    assert crossing is not None
    shown = await highlight(world, "aki", end)
    whole = private(await press(world.people["aki"], end, "Review"))
    await world.settle()
    (said,) = [line for line in whole.content.splitlines() if "decisive" in line]
    assert said in shown.content.splitlines()
    if crossing.turn:
        assert shown.content.splitlines()[0].endswith(f" · Turn {crossing.turn}")
        assert said.startswith(f"Turn {crossing.turn} was decisive: after it, nobody had a better chance to win")
        assert "📖" not in shown.content
    else:
        assert said.startswith("No turn was decisive: from beginning to end, nobody")


async def test_game_that_nobody_turned_has_no_decisive_turn(world: World) -> None:
    """The winner was always ahead, or there is none."""
    end = await card(world, *PEOPLE)
    review = await review_of(world)
    await keep(world, known(review, (0.4, 0.3, 0.3), (0.5, 0.5, 0.0), (1.0, 0.0, 0.0)))
    head, *lines = (await highlight(world, "ben", end)).content.splitlines()
    assert re.search(WHY, head), "a turn by the scores"
    assert "No turn was decisive: from beginning to end, nobody had a better chance to win than aki." in lines
    assert not any("the **Review** says" in line for line in lines)
    await keep(world, known(review, (0.4, 0.3, 0.3), (0.0, 0.0, 0.0)))
    assert "decisive" not in (await highlight(world, "ben", end)).content
