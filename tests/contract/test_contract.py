"""Every registered game and the example keep the contract, and so do the toys in the slow lane."""

from __future__ import annotations

from collections.abc import Iterator

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
from .walk import CONTRACT, SHARED, Deal, Subject, deals, time_limit, walk

TOYS = [
    Subject(PIPS, PipsPainter()),
    Subject(PLANNED, PipsPainter()),
    Subject(CROSSING, ScorePainter()),
    Subject(TUG, ScorePainter()),
]
EXAMPLE_SUBJECTS = [Subject(example.game, example.painter) for example in EXAMPLES.values()]
GAME_SUBJECTS = [Subject(game, PAINTERS.get(key)) for key, game in sorted(GAMES.items())]
SUBJECTS = [*TOYS, *EXAMPLE_SUBJECTS, *GAME_SUBJECTS]
DRAWN = ("pictures_hide", "pictures_suit_all")
"""Properties for which each deal's board is drawn anew."""
PLAYED = ("guesses_ask_all_secrets",)
"""Properties that play each walk again beside itself, in the slow lane alone."""
QUICK = [name for name in PROPERTIES if name not in (*DRAWN, *PLAYED)]


@pytest.mark.parametrize("name", QUICK)
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


def at_length() -> Iterator[object]:
    """Each property of the toys, and on more games than in the quick lane, among them those of that lane."""
    for subject in SUBJECTS:
        for name in PROPERTIES:
            many = 2 if subject in TOYS else 3 if name in (*DRAWN, *PLAYED) else 4
            yield pytest.param(name, subject, many, id=f"{subject.game.key}-{name}")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "subject", "many"), list(at_length()))
def test_the_contract_at_length(name: str, subject: Subject, many: int) -> None:
    phases = [Phase.generate] if name in PLAYED else list(Phase)
    # of what is played again a smaller deal is another game: looking for one takes minutes

    @SHARED
    @settings(CONTRACT, max_examples=many, phases=phases)
    @given(data=st.data())
    def holds(data: st.DataObject) -> None:
        check(name, subject, data)

    holds()


def check(name: str, subject: Subject, data: st.DataObject) -> None:
    """Check one property on one walk."""
    check_deal(name, subject, data.draw(deals(subject.game.rules), label="deal"))


def check_deal(name: str, subject: Subject, deal: Deal) -> None:
    with time_limit(subject):
        PROPERTIES[name](subject, walk(subject, deal))


def test_single_hidden_tile_is_not_given_away() -> None:
    """Six guesses at this draw of Hexlands all have the rival's one tile as it is, which proves nothing."""
    game = GAMES["hexlands"]
    check_deal("draws_hide", Subject(game), Deal(2, game.rules.Options(), 8385, (0, 1, 1)))


def test_every_game_is_registered_with_pictures_and_names_of_its_computer_players() -> None:
    assert all(game.key == key and key in PAINTERS for key, game in GAMES.items())
    for subject in (*EXAMPLE_SUBJECTS, *GAME_SUBJECTS):
        keys = [policy_key(subject.game.key, name) for name in computer_players(subject.game)]
        assert [key for key in keys for lang in LANGUAGES if not has_text(key, lang)] == []


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
