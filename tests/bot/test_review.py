"""The button Review on the end card: progress, words and pictures, kept with the game, and erased with people."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.history import reviews
from bot.history.reviews import Reviews
from bot.kit.answer import Answer
from bot.kit.pictures import Pictures
from bot.kit.shapes import Panel
from bot.rows.log import SuggestionRow
from bot.session.model import Actor, Phase, Refused, Session
from bot.store.games.suggestions import SUGGESTIONS
from engines import GAMES
from engines.core import BadRecord
from engines.core.review.findings import Judgement, Review
from engines.core.review.reviewing import Part
from tests.hanging import HANG

from .games import actor_of, begun_game, play_to_end
from .world import World, press, private

pytestmark = pytest.mark.database


@pytest.fixture(autouse=True)
def few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["octa"].mind.heuristics), "review", 3_000)
    # By these dice the short game has choices to judge.
    monkeypatch.setattr("bot.session.lobby.UNTYPED", "star")


async def finished(world: World, *names: str) -> None:
    await play_to_end(world, await begun_game(world, *(names or ("aki", "ben")), game="octa", length="short"))


async def reviewed(world: World, name: str = "aki") -> Any:
    shown = private(await press(world.people[name], world.panel(), "Review"))
    await world.services.reviews.settle()
    await world.settle()
    return shown


async def kept(world: World) -> Review | None:
    return await world.services.reviews.of(await world.session())


def show_all_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show boards of the three greatest losses, however certain they are."""
    monkeypatch.setattr(Judgement, "is_shown", True)


async def test_button_on_the_end_card_gives_the_review_to_anybody(world: World) -> None:
    await finished(world)
    shown = await reviewed(world, "chika")
    assert "Review of Octa: aki and ben" in shown.content
    for name in ("aki", "ben"):
        assert f"{name}: " in shown.content.replace("*", "").replace("\\", "")
    assert "of the best" in shown.content
    assert "what you could know" in shown.content
    assert [one.filename.partition(".")[0] for one in shown.attachments][:1] == ["review"]
    assert all(one.description for one in shown.attachments)


async def test_review_is_made_once_and_kept(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)
    await reviewed(world)
    first = await kept(world)
    assert first is not None

    def forbidden(*_: object) -> None:
        raise AssertionError("it is kept")

    monkeypatch.setattr(reviews, "plan_review", forbidden)
    shown = await reviewed(world, "ben")
    assert "of the best" in shown.content
    assert await kept(world) == first


async def test_review_survives_a_restart(world: World) -> None:
    await finished(world)
    await reviewed(world)
    first = await kept(world)
    await world.restart()
    assert await kept(world) == first
    assert "of the best" in (await reviewed(world)).content


async def test_message_says_how_far_the_review_is(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first message comes before any part is done, and is replaced by what was found."""
    await finished(world)
    shown, show = list[str](), Answer.show

    async def noted(answer: Answer, panel: Panel, *pictures: Any, **more: Any) -> None:
        shown.append(panel.content)
        await show(answer, panel, *pictures, **more)

    monkeypatch.setattr(Answer, "show", noted)
    await reviewed(world)
    assert shown[0].startswith("Reviewing this game: 0%")
    assert "of the best" in shown[-1]
    working = [text for text in shown if text.startswith("Reviewing")]
    assert working == shown[: len(working)]
    assert len(working) == len(set(working)) <= 11


async def test_two_who_ask_wait_for_one(world: World) -> None:
    await finished(world)
    session = await world.session()
    first, second = (world.services.reviews.make(session, 1) for _ in range(2))
    assert first == second
    assert await asyncio.wait_for(first[1], HANG) == await kept(world)


async def test_each_person_has_one_place_and_nobody_is_locked_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
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


async def test_who_waits_reads_how_many_come_first(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)
    shown, show, is_shown = list[str](), Answer.show, asyncio.Event()

    async def noted(answer: Answer, panel: Panel, *pictures: Any, **more: Any) -> None:
        shown.append(panel.content)
        is_shown.set()
        await show(answer, panel, *pictures, **more)

    monkeypatch.setattr(Answer, "show", noted)
    places, other = world.services.reviews, replace(await world.session(), id="other")
    async with places._one:
        places.make(other, 1)
        pressing = asyncio.ensure_future(reviewed(world))
        await asyncio.wait_for(is_shown.wait(), HANG)
    assert shown == ["Reviews are made one after another; before this one: 1. It appears here."]
    assert "of the best" in (await asyncio.wait_for(pressing, HANG)).content


async def test_failing_review_is_a_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)

    def broken(*_: object) -> None:
        raise RuntimeError("heuristics fail")

    monkeypatch.setattr(reviews, "plan_review", broken)
    assert "could not be reviewed" in (await reviewed(world)).content
    assert await kept(world) is None


async def test_review_without_pictures_is_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a painter fails")

    monkeypatch.setattr("render.easel.chances.paint", broken)
    shown = await reviewed(world)
    assert "of the best" in shown.content
    assert not shown.attachments


async def test_boards_are_drawn_in_one_run_after_the_chart(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each run may start a process."""
    await finished(world)
    show_all_decisions(monkeypatch)
    runs, run = list[Any](), Pictures.run

    async def noted(pictures: Pictures, work: Any) -> Any:
        runs.append(await run(pictures, work))
        return runs[-1]

    monkeypatch.setattr(Pictures, "run", noted)
    shown = await reviewed(world)
    chart, boards = runs
    assert [chart.alt, *(one.alt for one in boards)] == [one.description for one in shown.attachments]
    assert len(boards) == 3


async def test_chart_outlasts_boards_that_fail(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)
    show_all_decisions(monkeypatch)

    def broken(*_: object) -> None:
        raise RuntimeError("a painter fails")

    monkeypatch.setattr("render.easel.chances.stack", broken)
    shown = await reviewed(world)
    assert [one.filename.partition(".")[0] for one in shown.attachments] == ["review"]


async def test_running_game_has_no_review(world: World) -> None:
    await finished(world)
    panel = world.panel()
    await world.store.write(lambda db: db.execute("UPDATE sessions SET phase = 'closed'"))
    shown = private(await press(world.people["aki"], panel, "Review"))
    assert "played to the end" in shown.content
    assert (await world.session()).phase is Phase.CLOSED


async def test_review_of_other_rules_is_made_anew(world: World) -> None:
    await finished(world)
    await reviewed(world)
    version = GAMES["octa"].rules.rules_version
    other = f"replace(review, '\"rules_version\":{version}', '\"rules_version\":99')"
    await world.store.write(lambda db: db.execute(f"UPDATE reviews SET review = {other}"))
    assert await kept(world) is None
    await reviewed(world)
    assert await kept(world) is not None


async def test_only_people_are_judged(world: World) -> None:
    await play_to_end(world, await begun_game(world, "aki", "ben", computers=1, game="octa", length="short"))
    await reviewed(world)
    found = await kept(world)
    assert found is not None
    assert found.seats == (0, 1)


# --- people's data ---------------------------------------------------------------------------------------------


async def test_review_is_exported_and_erased_with_people(world: World) -> None:
    await finished(world)
    await reviewed(world)
    ben = actor_of(world.people["ben"])
    (row,) = (await world.services.privacy.about(ben.user_id))["reviews"]
    assert Review.model_validate_json(row["review"]).judgements, "as kept; what was suggested is marked when read"
    assert not (await world.services.privacy.about(actor_of(world.people["chika"]).user_id))["reviews"]
    await world.services.privacy.erase(ben)
    assert await kept(world) is None
    await reviewed(world)
    found = await kept(world)
    assert found is not None
    assert found.seats == (0,), "who was erased is not judged again"


def erase_meanwhile(world: World, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Erase ben while the first part of a review is made; return whether it was done, once it is."""
    loop, finding, erased = asyncio.get_running_loop(), Part.finding, list[bool]()

    def slow(part: Part, pause: Any = None) -> Any:
        if not erased:
            erasing = asyncio.run_coroutine_threadsafe(
                world.services.privacy.erase(actor_of(world.people["ben"])), loop
            )
            erased.append(erasing.result(HANG))
        return finding(part, pause)

    monkeypatch.setattr(Part, "finding", slow)
    return erased


async def test_review_that_was_being_made_is_not_kept_if_somebody_is_erased(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(world)
    session, erased = await world.session(), erase_meanwhile(world, monkeypatch)
    _, task = world.services.reviews.make(session, 1)
    assert await asyncio.wait_for(task, HANG) is None
    assert erased == [True]
    assert await kept(world) is None


async def test_who_waits_for_a_review_reads_that_it_was_discarded(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(world)
    erased = erase_meanwhile(world, monkeypatch)
    assert "erased meanwhile, so this review was discarded" in (await reviewed(world)).content
    assert erased == [True]
    assert "of the best" in (await reviewed(world)).content


async def test_stop_ends_a_review_and_the_next_press_begins_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(world)
    _, task = world.services.reviews.make(await world.session(), 1)
    await world.services.reviews.close()
    assert task.cancelled() or task.result() is None
    assert await kept(world) is None
    await reviewed(world)
    assert await kept(world) is not None


# --- what the bot had suggested --------------------------------------------------------------------------------


async def suggest(world: World, one: Judgement, *lines: list[str]) -> None:
    """Keep ready-made turns as if they had been offered before this decision."""
    session = await world.session()
    row = SuggestionRow(one.seat, 0, one.row - 1, one.turn, 1.0, json.dumps({"lines": lines}))
    await world.store.write(lambda db: SUGGESTIONS.insert_new(db, row, session_id=session.id))


async def test_turn_played_as_suggested_is_not_blamed(
    world_in_lang: World, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review that was kept before says so, too, and that its sums hold such turns."""
    world = world_in_lang
    show_all_decisions(monkeypatch)
    monkeypatch.setattr(Judgement, "cost", 0.1)
    await play_to_end(
        world, await begun_game(world, "aki", "ben", game="octa", length="short", lang=lang, shortcuts="false")
    )
    button = {"en": "Review", "ja": "振り返り"}[lang]
    blamed, suggested, sums = {
        "en": (
            "another choice was better.",
            "the bot had suggested this.",
            "suggested count in these figures, too.",
        ),
        "ja": (
            "もっとよい行動がありました。",
            "ボットがすすめた行動です。",
            "ボットがすすめたとおりの選択も含まれます。",
        ),
    }[lang]

    async def said() -> str:
        shown = private(await press(world.people["aki"], world.panel(), button))
        await world.services.reviews.settle()
        await world.settle()
        return str(shown.content)

    before = await said()
    review = await kept(world)
    assert review is not None
    assert (before.count(blamed), before.count(suggested), sums in before) == (3, 0, False)
    await suggest(world, review.keys[1], ["something else"], list(review.keys[1].played))
    after = await said()
    assert (after.count(blamed), after.count(suggested), sums in after) == (2, 1, True)
    assert [one.is_suggested for one in (await kept(world)).keys] == [False, True, False]  # type: ignore[union-attr]


async def test_pictures_of_a_suggested_turn_say_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await finished(world)
    show_all_decisions(monkeypatch)
    await reviewed(world)
    review = await kept(world)
    assert review is not None
    await suggest(world, review.keys[0], list(review.keys[0].played))
    shown = await reviewed(world)
    assert ["as the bot had suggested" in (one.description or "") for one in shown.attachments] == [
        False, True, False, False,
    ]  # fmt: skip


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
        await world.services.moves.act(
            session.id, Actor(actor, ""), session.rules.notation(action), decision=None, interaction_id=None
        )
    await play_to_end(world, await world.services.tables.load(session.id))
    _, task = world.services.reviews.make(await world.session(), 1)
    review = await asyncio.wait_for(task, HANG)
    assert review is not None
    found = [one for one in review.judgements if one.is_suggested]
    assert found, "the first decision is judged"
    assert all(one.seat == seat and row < one.row <= row + len(hint.plans[0].line) for one in found)
    assert [one.is_suggested for one in (await kept(world)).judgements] == [  # type: ignore[union-attr]
        one.is_suggested for one in review.judgements
    ]
