"""Every registered game and the example keep the contract, and so do the toys in the slow lane."""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.features.lobby.panel import policy_key
from bot.texts import LANGUAGES, has_text
from engines import GAMES
from engines.core.opponents.computers import computer_players
from render import PAINTERS
from tests.examples.registry import EXAMPLES
from tests.toys import PIPS
from tests.toys_outcomes import CROSSING, TUG, ScorePainter
from tests.toys_painter import PipsPainter
from tests.toys_planning import PLANNED

from .suite import PROPERTIES
from .walk import AT_LENGTH, CONTRACT, SHARED, Deal, Subject, deals, time_limit, walk

TOYS = [
    Subject(PIPS, PipsPainter()),
    Subject(PLANNED, PipsPainter()),
    Subject(CROSSING, ScorePainter()),
    Subject(TUG, ScorePainter()),
]
EXAMPLE_SUBJECTS = [Subject(example.game, example.painter) for example in EXAMPLES.values()]
SUBJECTS = [
    *TOYS,
    *EXAMPLE_SUBJECTS,
    *(Subject(game, PAINTERS.get(key)) for key, game in sorted(GAMES.items())),
]
DRAWN = ("pictures_hide", "pictures_suit_all")
"""Properties for which each deal's board is drawn anew."""
PLAYED = ("guesses_ask_all_secrets",)
"""Properties that play each walk again beside itself, in the slow lane alone."""


@pytest.mark.parametrize("name", [name for name in PROPERTIES if name not in (*DRAWN, *PLAYED)])
@pytest.mark.parametrize("subject", SUBJECTS[len(TOYS) :], ids=lambda subject: subject.game.key)
@SHARED
@CONTRACT
@given(data=st.data())
def test_the_contract(name: str, subject: Subject, data: st.DataObject) -> None:
    check(name, subject, data)


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("subject", SUBJECTS[len(TOYS) :], ids=lambda subject: subject.game.key)
@SHARED
@settings(CONTRACT, max_examples=2)
@given(data=st.data())
def test_pictures_keep_the_contract(name: str, subject: Subject, data: st.DataObject) -> None:
    check(name, subject, data)


@pytest.mark.slow
@pytest.mark.parametrize("name", PROPERTIES)
@pytest.mark.parametrize("subject", TOYS, ids=lambda subject: subject.game.key)
@SHARED
@CONTRACT
@given(data=st.data())
def test_toys_keep_the_contract(name: str, subject: Subject, data: st.DataObject) -> None:
    check(name, subject, data)


@pytest.mark.slow
@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("subject", SUBJECTS[len(TOYS) :], ids=lambda subject: subject.game.key)
@SHARED
@settings(CONTRACT, max_examples=3)
@given(data=st.data())
def test_pictures_keep_the_contract_at_length(name: str, subject: Subject, data: st.DataObject) -> None:
    check(name, subject, data)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in PROPERTIES if name not in (*DRAWN, *PLAYED)])
@pytest.mark.parametrize("subject", SUBJECTS[len(TOYS) :], ids=lambda subject: subject.game.key)
@SHARED
@AT_LENGTH
@given(data=st.data())
def test_the_contract_at_length(name: str, subject: Subject, data: st.DataObject) -> None:
    check(name, subject, data)


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("subject", SUBJECTS[len(TOYS) :], ids=lambda subject: subject.game.key)
@SHARED
@settings(AT_LENGTH, phases=[Phase.generate])  # a smaller deal is another game: looking for one takes minutes
@given(data=st.data())
def test_played_twins_keep_the_contract(name: str, subject: Subject, data: st.DataObject) -> None:
    check(name, subject, data)


def check(name: str, subject: Subject, data: st.DataObject) -> None:
    """Check one property on one walk."""
    check_deal(name, subject, data.draw(deals(subject.game.rules), label="deal"))


def check_deal(name: str, subject: Subject, deal: Deal) -> None:
    with time_limit(subject):
        PROPERTIES[name](subject, walk(subject, deal))


def test_single_hidden_tile_is_not_given_away() -> None:
    """Six guesses at this draw of Hexlands all have the rival's one tile as it is, which proves nothing."""
    game = GAMES["hexlands"]
    deal = Deal(seats=2, options=game.rules.Options(), seed=8385, picks=(0, 1, 1))
    check_deal("draws_hide", Subject(game), deal)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_game_is_registered_under_its_key(key: str) -> None:
    assert GAMES[key].key == key
    assert key in PAINTERS, "every game has its pictures"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS[len(TOYS) :], ids=lambda subject: subject.game.key)
def test_every_computer_player_has_a_name(subject: Subject, lang: str) -> None:
    """In the texts of the game, or in those that all games share."""
    key = subject.game.key
    assert [name for name in computer_players(subject.game) if not has_text(policy_key(key, name), lang)] == []


def test_the_toy_uses_the_whole_contract() -> None:
    """Otherwise a property could hold because nothing happens that it is about."""
    subject = SUBJECTS[0]
    seen = set()
    for seed in range(20):
        for moment in walk(subject, Deal(3, subject.game.rules.Options(rounds=3), seed)).moments:
            step = moment.step
            seen |= {moment.action.kind, *(draw.kind for draw in moment.draws)}
            seen |= {name for name in ("hidden", "barrier", "publish") if getattr(step, name)}
            seen |= {"secret"} if any(event.visible_to is not None for event in step.events) else set()
            owing = subject.game.rules.current_players(moment.state)
            seen |= {"out of turn"} if moment.seat not in owing else set()
            seen |= {"simultaneous"} if len(owing) > 1 else set()
    assert seen >= {"bid", "take-back", "roll", "draw", "stop"}
    assert seen >= {"pick", "hidden", "barrier", "publish", "secret", "out of turn", "simultaneous"}
