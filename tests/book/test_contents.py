"""What a book tells: moments, words as each reader saw them, scores, luck, leads."""

from __future__ import annotations

import json
import random

import pytest

from bot.book import contents, curves, words
from bot.book.contents import StillOpen, read
from bot.history.story import course_of, story_of
from bot.texts import LANGUAGES
from engines import GAMES
from engines.core import BadRecord, Seat
from engines.core.history.records import Record, dump, load
from engines.core.history.replay import replay
from tests.cli.mutations import golden as short_golden
from tests.cli.mutations import mutated, with_fitting_hashes

from .games import CORRECTED, corrected, golden, played

LATEST = ("octa/short-without-extras-v4", "micronesia/resigned", "dicolony/shared", "rise_of_tribes/last-left-v3")


def told(record: Record) -> contents.Contents:
    return read(GAMES[record.header.game], record)


def said(book: contents.Contents, eyes: Seat | None = None, lang: str = "en") -> list[str]:
    voice = book.speaker(lang)
    rows = [row for moment in book.moments for row in moment.rows]
    return [line for row in rows for line in words.lines(book, row, eyes, voice)]


@pytest.mark.parametrize("path", LATEST)
def test_every_row_is_told_once_in_order_with_words(path: str) -> None:
    book = told(golden(path))
    rows = [one.row.row for moment in book.moments for one in moment.rows]
    assert rows == sorted(set(rows))
    assert rows[-1] == book.moments[-1].row
    assert book.outcome is not None
    for lang in LANGUAGES:
        voice = book.speaker(lang)
        assert said(book, lang=lang)
        assert all(words.heading(book, moment, voice) for moment in book.moments)
        reason, standings = words.ending(book, voice)
        assert reason
        assert len(standings) == len(book.seats)


def test_open_game_has_no_book_and_one_without_a_result_has() -> None:
    record = golden("octa/points-v4")
    with pytest.raises(StillOpen):
        told(record.model_copy(update={"header": record.header.model_copy(update={"seed": None})}))
    book = told(record.model_copy(update={"rows": record.rows[:20]}))
    assert (book.outcome, curves.decisive(book)) == (None, None)
    assert words.ending(book, book.speaker("en"))[0] == "The game was ended without a result."


def test_game_of_earlier_or_corrected_rules_is_told() -> None:
    book = told(golden("octa/points"))
    assert [moment.step for moment in book.moments] == [None], "without pictures"
    assert "pick" in " ".join(said(book))
    book = told(corrected("octa"))
    assert book.moments[0].step is None or book.moments[0].rows[0].row.row == 0
    assert f"From here on the rules of version {GAMES['octa'].rules.rules_version} hold." in said(book)
    assert book.outcome is not None


def test_long_game_is_thinned_and_loses_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    record = golden("octa/points-v4")
    whole = told(record)
    monkeypatch.setattr(contents, "MOST_MOMENTS", 7)
    thin = told(record)
    assert len(thin.moments) <= 8
    assert said(thin) == said(whole)
    assert thin.moments[-1].step == whole.moments[-1].step


def test_secret_orders_are_told_to_their_owner_alone() -> None:
    record = golden("dicolony/shared")
    book = told(record)
    own, of_all = said(book, Seat(0)), said(book)
    secret = [line for line in own if line not in of_all]
    assert secret, "a sheet is written in secret"
    others = said(book, Seat(1))
    assert not set(secret) & set(others)


def test_scores_luck_and_leads_follow_the_moments() -> None:
    book = told(golden("octa/points-v4"))
    scores, luck = curves.scores(book), curves.luck(book)
    assert len(scores) == len(book.moments)
    assert len(luck) in (0, len(book.moments))
    for place in curves.leads(scores):
        now = scores[place]
        assert now is not None
        assert now.count(max(now)) == 1
    assert curves.rounds(book)[0] == 0


@pytest.mark.parametrize(
    ("game", "leaves", "begin"),
    [
        ("octa", None, [0, 3, 6, 9, 12, 15]),
        ("octa", 9, [0, 3, 6, 8, 10, 12]),
        ("rise_of_tribes", 9, [0, 6, 8, 10, 12, 14, 16, 18]),
        ("dicolony", None, list(range(10))),
    ],
)
def test_rounds_begin_where_the_game_begins_them(game: str, leaves: int | None, begin: list[int]) -> None:
    """Also once somebody has left, and a round has fewer turns."""
    assert curves.rounds(told(played(game, leaves=leaves))) == begin


def test_round_of_a_game_that_numbers_them_is_its_own() -> None:
    book = told(golden("hexlands/known-hands-v4"))
    numbers = [moment.step.state.round for moment in book.moments if moment.step is not None]
    begin = [place for place, number in enumerate(numbers) if place == 0 or number > numbers[place - 1]]
    assert curves.rounds(book) == begin
    assert len(begin) == numbers[-1]


def test_moments_and_players_are_named_by_what_they_are() -> None:
    book = told(played("octa"))
    voice = book.speaker("en")
    headings = [words.heading(book, moment, voice) for moment in book.moments[:3]]
    assert (headings, book.computers) == (["The game begins", "Turn 1", "Turn 2"], {Seat(2)})
    tribe = told(played("micronesia"))
    assert words.heading(tribe, tribe.moments[1], tribe.speaker("ja")).endswith("手番目"), "the game's own word"
    assert words.departed_seats(told(golden("micronesia/resigned")))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_mark_without_a_review_ends_the_turn_that_took_the_lead(game: str) -> None:
    book = told(played(game))
    steps = list(replay(book.game.rules, book.record))
    passing = story_of(book.game, steps, course_of(book.game, steps)).passing
    turn, place = None if passing is None else passing.turn, curves.decisive(book)
    if turn is None:
        assert place is None, "the scores were secret, or nobody was ever behind"
        return
    assert place is not None
    state = book.moments[place].step.state  # type: ignore[union-attr]
    assert book.game.rules.turns(state) > turn or book.game.rules.outcome(state) is not None
    assert all(
        moment.step is None or book.game.rules.turns(moment.step.state) <= turn for moment in book.moments[:place]
    )


# --- hostile records -------------------------------------------------------------------------------------------


def of_earlier_rules(**header: object) -> Record:
    """A record whose rows nobody can play again, and whose header says anything."""
    record = golden("octa/points")
    return record.model_copy(update={"header": record.header.model_copy(update=header)})


def test_header_that_says_anything_is_refused_or_cleaned() -> None:
    """Each seat has eyes of its own: thousands would take hours."""
    with pytest.raises(BadRecord, match="5000 seats do not fit octa"):
        told(of_earlier_rules(seats=("x",) * 5000))
    head, rest = dump(golden("octa/points")).split("\n", 1)
    with pytest.raises(BadRecord, match="options is an object"):
        load(json.dumps({**json.loads(head), "options": 1}) + "\n" + rest)
    book = told(of_earlier_rules(options=json.dumps({"length": "\u202e" + "x" * 100_000, "__proto__": {"a": 1}})))
    ((_, value),) = words.options(book, book.speaker("en"))
    assert len(value) <= words.LONGEST_LINE
    assert "\u202e" not in value


def test_stored_events_cannot_steer_the_text_around_them() -> None:
    record = golden("octa/points-v4")
    event = {"kind": "won", "seat": 0}
    kinds = {one.kind for row in told(record).moments for one in (row.rows[0].events or ())}
    assert kinds, event
    names = ("A\u202eki", "\u202e\u202e", "x" * 10_000, "D")
    seats = record.header.model_copy(update={"seats": names, "rules_version": 1})
    rows = tuple(
        row.model_copy(update={"events": '[{"kind":"picked","seat":1,"number":9}]'}) for row in record.rows
    )
    lines = said(told(record.model_copy(update={"header": seats, "rows": rows})))
    assert lines
    assert not any("\u202e" in line or len(line) > words.LONGEST_LINE for line in lines)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_mutated_record_breaks_a_book(key: str) -> None:
    """Each has a book, or one sentence says why not; among them are games whose rules were corrected."""
    game, rng = GAMES[key], random.Random(f"books of {key}")
    seeds = [dump(played(key)), *(path.read_text(encoding="utf-8") for path in short_golden(key))]
    seeds += [dump(corrected(key, number)) for number in range(3) if key in CORRECTED]
    refusals = 0
    for number in range(100):
        text = mutated(rng.choice(seeds), rng)
        if rng.random() < 0.5:
            text = with_fitting_hashes(text)
        try:
            record = load(text)
            book = read(GAMES.get(record.header.game, game), record)
            for lang in LANGUAGES:
                voice = book.speaker(lang)
                words.ending(book, voice)
                list(words.options(book, voice))
                for moment in book.moments:
                    words.heading(book, moment, voice)
                    for row in moment.rows:
                        for reader in book.eyes:
                            words.lines(book, row, reader, voice)
            curves.leads(curves.scores(book))
            for curve in (curves.luck, curves.rounds, curves.decisive):
                curve(book)
        except (BadRecord, StillOpen) as error:
            refusals += "\n" not in str(error)
        except Exception as error:
            raise AssertionError(f"mutation {number} of {key}: {error!r}") from error
    assert 100 // 3 < refusals < 100
