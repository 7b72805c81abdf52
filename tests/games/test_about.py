"""What a player reads first when they catch up: what was taken from them and what they gained, by each game."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import Event, FastChance, Seat, seen_by
from engines.core.playable import policies, strongest_policy
from engines.core.talk import Talk
from engines.hexlands.happenings.outcomes import Bankrupt, Died, Placed, SpaceLost, Stormed
from engines.hexlands.happenings.outcomes import Taken as SpaceTaken
from engines.micronesia.actions import Bust, Evicted, Settled
from engines.octa.scoring import leaders, scores
from engines.rise_of_tribes.events import Built, Completed, ElderLost, Fought, Struck, VillageLost

AKI, BEN, CHIE = Seat(0), Seat(1), Seat(2)
NAMES = ("Aki", "Ben", "Chie", "Dai")


def about(game: str, events: list[Event], view: Any = None, seat: Seat = AKI, lang: str = "en") -> str | None:
    told = GAMES[game].talk.about(events, view, seat)
    voice = Speaker(lang, NAMES, game, strict=True)
    return None if told is None else voice.of_game("message", told.key, told.facts)


def evicted(island: int, seat: Seat, rival: Seat) -> Event:
    return Evicted(seat=seat, rival=rival, island=island, count=2, lost=1)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "You lost islands 9 (Ben) and 4 (Chie), won island 3"),
        ("ja", "失った島：9（Ben）・4（Chie）｜得た島：3"),
    ],
)
def test_micronesia_names_islands_and_their_new_holders(lang: str, line: str) -> None:
    events = [evicted(9, BEN, AKI), evicted(4, BEN, AKI), evicted(4, CHIE, BEN), Settled(seat=AKI, island=3)]
    assert about("micronesia", events, lang=lang) == line


def test_micronesia_leaves_out_what_was_won_back() -> None:
    events = [evicted(9, BEN, AKI), evicted(9, AKI, BEN), Settled(seat=AKI, island=3), evicted(3, CHIE, AKI)]
    assert about("micronesia", events) is None
    assert about("micronesia", events, seat=BEN) is None, "an island that Ben had only in between"
    assert about("micronesia", [*events, Bust(seat=AKI)]) == "You went bust"


def fought(hex: str, before: tuple[int, ...], after: tuple[int, ...]) -> Event:
    return Fought(hex=hex, before=before, after=after, invaders_before=0, invaders_after=0)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "You lost 3 members (B2 C4), lost the village B2, lost your elder, "
               "built a village on C4, scored 1 point"),
        ("ja", "失ったコマ：3個（B2 C4）｜失った村：B2｜長老を失った｜建てた村：C4｜あなたの得点：1点"),
    ],
)  # fmt: skip
def test_rise_of_tribes_sums_members_and_names_villages(lang: str, line: str) -> None:
    events = [
        fought("B2", (3, 2, 0), (1, 0, 0)),
        Struck(seat=AKI, hex="C4", count=1, why="tiger"),
        Struck(seat=BEN, hex="C4", count=1, why="tiger"),
        VillageLost(seat=AKI, hex="B2"),
        VillageLost(seat=AKI, hex="D3", waits=1),
        ElderLost(seat=AKI, rival=BEN, points=2),
        Built(seat=AKI, hex="C4", paid=(1, 1, 1)),
        Completed(seat=AKI, card="pottery", points=1, total=5),
    ]
    assert about("rise_of_tribes", events, lang=lang) == line
    assert about("rise_of_tribes", events, seat=CHIE) is None


def tile(hex: str) -> Event:
    return Placed(seat=AKI, hex=hex, tile="normal", height=1, why="order")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "You: −C4 B2, −2 soldiers, castle stormed −3 coins, +F1, bankrupt and out"),
        ("ja", "あなた：−C4・B2、兵士−2体、城への攻撃で−3コイン、+F1、破産"),
    ],
)
def test_hexlands_names_land_soldiers_and_coins(lang: str, line: str) -> None:
    events = [
        SpaceTaken(seat=BEN, rival=AKI, hex="C4", height=1),
        SpaceLost(seat=AKI, hex="B2", why="skull"),
        SpaceLost(seat=BEN, hex="D2", why="skull"),
        SpaceLost(seat=AKI, hex="E5", why="skull"),
        tile("E5"),
        tile("F1"),
        Died(seat=AKI, hex="C4", count=2, why="battle"),
        Stormed(seat=BEN, rival=AKI, hex="A1", coins=3),
        Bankrupt(seat=AKI),
    ]
    assert about("hexlands", events, lang=lang) == line
    assert about("hexlands", events, seat=CHIE) is None
    assert about("hexlands", [tile(hex) for hex in ("A1", "A2", "A3", "A4")]) == "You: +4 spaces"


def walk(game: str, turns: int) -> list[tuple[Any, tuple[Event, ...]]]:
    """Play turns of three by the strongest policy; return each state with the events that led to it."""
    playable, chance = GAMES[game], FastChance("about")
    rules, mind = playable.rules, policies(playable)[strongest_policy(playable)]
    step = rules.initial_state(rules.Options(), 3, chance)
    steps = [(step.state, step.events)]
    while rules.outcome(step.state) is None and rules.turns(step.state) < turns:
        seat = rules.current_players(step.state)[0]
        view = rules.view(step.state, seat)
        action = mind(view, rules.legal_actions(step.state, seat), chance)
        step = rules.apply_action(step.state, seat, action, chance)
        steps.append((step.state, step.events))
    return steps


def test_octa_names_the_leads_and_points_that_changed() -> None:
    steps = walk("octa", 30)
    for first in range(0, len(steps) - 8, 5):
        (was, _), (now, _) = steps[first], steps[first + 8]
        events = [event for _, part in steps[first + 1 : first + 9] for event in part]
        for seat in (AKI, BEN, CHIE):
            line = about("octa", events, GAMES["octa"].rules.view(now, seat), seat) or ""
            points = scores(was)[seat].total, scores(now)[seat].total
            assert (f"went from {points[0]} to {points[1]} points" in line) == (points[0] != points[1])
            lost = [
                str(route)
                for route, (then, after) in enumerate(zip(leaders(was), leaders(now), strict=True), start=1)
                if seat in then and seat not in after
            ]
            assert ("lost the lead on" in line) == bool(lost)
            assert all(route in line.partition("lost the lead on")[2].partition(" lead")[0] for route in lost)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [key for key in sorted(GAMES) if type(GAMES[key].talk).about is not Talk.about])
def test_game_has_words_for_what_changed(game: str, lang: str) -> None:
    """Over whole rounds somebody has something to read, and never of what only others may know."""
    steps, told = walk(game, 12), 0
    rules = GAMES[game].rules
    for seat in (AKI, BEN, CHIE):
        events = [event for _, part in steps[1:] for event in seen_by(tuple(part), seat)]
        line = about(game, events, rules.view(steps[-1][0], seat), seat, lang)
        told += line is not None
        assert line is None or "\n" not in line
    assert told
