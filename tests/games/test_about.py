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
from engines.rise_of_tribes.events import Built, Completed, ElderLost, Fought, Struck, VillageLost

AKI, BEN, CHIE = Seat(0), Seat(1), Seat(2)
NAMES = ("Aki", "Ben", "Chie", "Dai")


def about(game: str, events: list[Event], view: Any = None, seat: Seat = AKI, lang: str = "en") -> str | None:
    told = GAMES[game].talk.about(events, view, seat)
    voice = Speaker(lang, NAMES, game, strict=True)
    return None if told is None else voice.of_game("message", told.key, told.facts)


def evicted(island: int, seat: Seat, rival: Seat) -> Event:
    return Evicted(seat=seat, rival=rival, island=island, count=2, lost=1)


def test_micronesia_names_islands_and_their_new_holders() -> None:
    events = [evicted(9, BEN, AKI), evicted(4, BEN, AKI), evicted(4, CHIE, BEN), Settled(seat=AKI, island=3)]
    assert about("micronesia", events) == "You lost islands 9 (Ben) and 4 (Chie), won island 3"
    assert about("micronesia", events, lang="ja") == "失った島：9（Ben）・4（Chie）｜得た島：3"


def test_micronesia_leaves_out_what_was_won_back() -> None:
    events = [evicted(9, BEN, AKI), evicted(9, AKI, BEN), Settled(seat=AKI, island=3), evicted(3, CHIE, AKI)]
    assert about("micronesia", events) is None
    assert about("micronesia", events, seat=BEN) is None, "an island that Ben had only in between"
    assert about("micronesia", [*events, Bust(seat=AKI)]) == "You went bust"


def fought(hex: str, before: tuple[int, ...], after: tuple[int, ...]) -> Event:
    return Fought(hex=hex, before=before, after=after, invaders_before=0, invaders_after=0)


def test_rise_of_tribes_sums_members_and_names_villages() -> None:
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
    assert about("rise_of_tribes", events) == (
        "You lost 3 members (B2 C4), lost the village B2, lost your elder, built a village on C4, scored 1 point"
    )
    assert about("rise_of_tribes", events, seat=CHIE) is None


def tile(hex: str) -> Event:
    return Placed(seat=AKI, hex=hex, tile="normal", height=1, why="order")


def test_hexlands_names_land_soldiers_and_coins() -> None:
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
    said = "You: −C4 B2, −2 soldiers, castle stormed −3 coins, +F1, bankrupt and out"
    assert about("hexlands", events) == said
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
