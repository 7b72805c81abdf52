"""Time and size of pictures, for every painter."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from bot.texts import Speaker
from engines import GAMES
from engines.core import Event, FastChance, Seat
from engines.core.playable import policies, strongest_policy
from render import PAINTERS
from render.easel import film
from render.kit.encode import encode
from render.kit.pen.cache import CACHE
from render.scene import Scene

NAMES = ("Aki", "ベンジャミン", "千尋", "Dmitri Karamazov", "エマ", "Farah")
ROUNDS = 9
TABLES, TURNS, FIRST_TURNS = 20, 30, 6
"""Of the mixed tables; the pictures of the first turns are drawn, not measured."""


def played(key: str, seed: str, lang: str = "en", bound: int = 2000) -> list[tuple[Any, Scene]]:
    """Play a seeded game of the first policy at a full table; return the public view and scene of each picture."""
    game = GAMES[key]
    seats = game.rules.seats[-1]
    voice = Speaker(lang, NAMES[:seats], key).plain()
    policy = policies(game)[strongest_policy(game)]
    chance = FastChance(seed)
    step = game.rules.initial_state(game.rules.Options(), seats, chance)
    events: list[Event] = []
    shown: list[tuple[Any, Scene]] = []
    for _ in range(bound):
        state = step.state
        events += game.events_for(step.events, None)
        movers = game.rules.current_players(state)
        if step.publish or not movers:
            outcome, standings = game.rules.outcome(state), game.rules.standings(state)
            scene = Scene(
                voice,
                NAMES[:seats],
                movers,
                standings,
                game.rules.turns(state),
                events=tuple(events),
                outcome=outcome,
            )
            shown.append((game.rules.view(state, None), scene))
            events = []
        if not movers:
            break
        seat = Seat(movers[0])
        choice = policy(game.rules.view(state, seat), game.rules.legal_actions(state, seat), chance)
        step = game.rules.apply_action(state, seat, choice, chance)
    return shown


def _median_ms(work: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return round(statistics.median(times), 1)


def _measure(key: str) -> dict[str, float]:
    artist = PAINTERS[key]
    shown = played(key, "bench")
    start = time.perf_counter()
    artist.paint(*shown[0])
    cold = time.perf_counter() - start
    pictures = [artist.paint(*moment) for moment in shown]
    late = max(pictures, key=lambda image: len(encode(image)[0]))
    middle = shown[len(shown) // 2]
    start = time.perf_counter()
    moving = film(key, shown)
    filmed = time.perf_counter() - start
    return {
        "draw_cold_ms": round(cold * 1000, 1),
        "draw_warm_ms": _median_ms(lambda: artist.paint(*middle)),
        "encode_ms": _median_ms(lambda: encode(late)),
        "largest_bytes": len(encode(late)[0]),
        "gif_frames": len(shown),
        "gif_s": round(filmed, 2),
        "gif_bytes": len(moving),
    }


def _mixed() -> dict[str, float]:
    """Return the milliseconds of processor time a picture, without encoding, where tables of all games take turns.

    They share one cache; ``fitting_ms``: the same with a cache without a bound.
    """
    keys = sorted(PAINTERS)
    tables = [(key, played(key, f"table {number}")) for number, key in enumerate(keys * (TABLES // len(keys)))]

    def drawn() -> float:
        CACHE.clear()
        start = time.thread_time()
        for turn in range(TURNS):
            if turn == FIRST_TURNS:
                start = time.thread_time()
            for key, shown in tables:
                PAINTERS[key].paint(*shown[turn % len(shown)])
        return round(1000 * (time.thread_time() - start) / (TURNS - FIRST_TURNS) / len(tables), 1)

    budget, figures = CACHE.budget, {"tables": len(tables), "budget_mb": CACHE.budget / 2**20, "draw_ms": drawn()}
    CACHE.budget = 2**40
    figures["fitting_ms"] = drawn()
    CACHE.budget = budget
    return figures


def measure() -> dict[str, dict[str, float]]:
    """Return for each game: the first drawing (with static layers), a later one, encoding, bytes, and the GIF.

    ``mixed``: tables of all games at once.
    """
    return {"mixed": _mixed(), **{key: _measure(key) for key in sorted(PAINTERS)}}
