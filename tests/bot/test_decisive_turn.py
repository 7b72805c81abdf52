"""A turn of a finished game to see again, behind a button of its end card: the decisive one by its review.

Without a review it is a turn by the scores, which nothing calls decisive: a review could contradict that.
"""

from __future__ import annotations

import asyncio
import re

import pytest

from engines import GAMES
from engines.core.review.findings import Outlook, Review
from tests.hanging import HANG

from .games import more
from .test_end_card import PEOPLE, card
from .world import Message, World, labels, press, private

WHY = r"(: most points from here on|: the biggest gain|: the last one)"
"""Why a turn is shown again, as far as the scores say."""


@pytest.fixture
def few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        monkeypatch.setattr(type(game.mind.heuristics), "review", 2_000)


async def reviewed(world: World) -> Review:
    """Make the review of the game that has ended."""
    _, task = world.services.reviews.make(await world.session(), 1)
    review = await asyncio.wait_for(task, HANG)
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
async def test_highlight_without_a_review_calls_nothing_decisive(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, words: str
) -> None:
    end = await card(world, *PEOPLE, game=game)
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

    def torn(*_: object) -> bytes:
        raise ValueError("torn")

    monkeypatch.setattr("render.easel.film", torn)
    shown = await highlight(world, "aki", end)
    assert shown.attachments == []
    assert "Turn " in shown.content, "without a film it is told"
    behind = await more(world.people["aki"], end)
    monkeypatch.setattr(GAMES[game].rules, "rules_version", 99)
    shown = private(await press(world.people["aki"], behind, "Highlight"))
    assert shown.content == "This game ended under other rules, so its turns can’t be shown again."


@pytest.mark.parametrize("game", GAMES)
async def test_decisive_turn_is_that_of_the_review(world: World, few_actions: None, game: str) -> None:
    """The button and the review name the same turn, in the same sentence."""
    end = await card(world, *PEOPLE, game=game)
    crossing = (await reviewed(world)).crossing
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


async def test_game_that_nobody_turned_has_no_decisive_turn(world: World, few_actions: None) -> None:
    """The winner was always ahead, or there is none."""
    end = await card(world, *PEOPLE)
    review = await reviewed(world)
    await keep(world, known(review, (0.4, 0.3, 0.3), (0.5, 0.5, 0.0), (1.0, 0.0, 0.0)))
    head, *lines = (await highlight(world, "ben", end)).content.splitlines()
    assert re.search(WHY, head), "a turn by the scores"
    assert "No turn was decisive: from beginning to end, nobody had a better chance to win than aki." in lines
    assert not any("the **Review** says" in line for line in lines)
    await keep(world, known(review, (0.4, 0.3, 0.3), (0.0, 0.0, 0.0)))
    assert "decisive" not in (await highlight(world, "ben", end)).content
