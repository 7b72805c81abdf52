"""Lines of a phone that the public messages of a game take: among people only, and for one alone with computers.

Whole games of the strongest computer player that answers at once; a message is posted where the bot posts one, with
everybody's name as a mention, and with what happened since the last one. Alone, seat 0 is a person, and the others'
turns stand in the message that calls them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import median
from typing import Any

from bot.features.table.panels import private_panel, table_panel, weighted_lines
from bot.features.table.plans import only_mover, sheet_of
from bot.kit.phone import as_read, phone_lines
from bot.rows.session import Player
from bot.session.model import Clock, PanelKind, Phase, Session
from bot.session.play import Origin, act
from bot.session.views import pov_of
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import Event, FastChance, Seat, SeededChance, seed_hash
from engines.core.playable import Playable, policies, strongest_policy

NAMES = ("Aki", "Ben", "Chika", "Dai", "Emi", "Fumi")
SEED = bytes(range(32))
USERS = 100
MENTION = re.compile(r"<@(\d+)>")
DUE = 3 * 86400.0


def figures(game: Playable, games: int) -> dict[str, Any]:
    """Return lines by way of playing, players and language: ``{"people": {"4": {"en": {...}}}, "alone": ...}``."""
    found: dict[str, Any] = {}
    for way in ("people", "alone"):
        found[way] = {}
        for seats in game.rules.seats:
            if seats < 2:
                continue
            counts: dict[str, list[int]] = {lang: [] for lang in LANGUAGES}
            for number in range(games):
                for lang, text in read(game, seats, number, alone=way == "alone"):
                    counts[lang].append(phone_lines(text, lang))
            found[way][str(seats)] = {lang: spread(lines) for lang, lines in counts.items()}
    return found


def own(game: Playable, games: int) -> dict[str, Any]:
    """Return lines of own panels by round and language: ``{"first": {"en": {...}}, "later": ...}``."""
    counts = {(when, lang): list[int]() for when in ("first", "later") for lang in LANGUAGES}
    seats = game.rules.seats[len(game.rules.seats) // 2]
    for number in range(games):
        for when, lang, text in own_panels(game, seats, number):
            counts[when, lang].append(phone_lines(text, lang))
    return {when: {lang: spread(counts[when, lang]) for lang in LANGUAGES} for when in ("first", "later")}


def own_panels(game: Playable, seats: int, number: int) -> Iterator[tuple[str, str, str]]:
    """Play one game among people and yield round, language and content of the own panel of who moves: as it is
    opened, and after each press."""
    session, policy = opening(game, seats, number, alone=False), policies(game)[strongest_policy(game)]
    minds = [FastChance(f"{session.id}/{seat}") for seat in range(seats)]
    voices = [owned(lang, session) for lang in LANGUAGES]
    events: Sequence[Event] = ()
    while session.phase is Phase.PLAYING:
        seat = next(iter(session.asked or session.movers))
        pov = pov_of(session, USERS + seat)
        when = "first" if pov.turn <= session.rules.turns_in_round(seats) else "later"
        for voice in voices:
            told, sheet = weighted_lines(voice, pov, events), sheet_of(voice, session, seat, public=False)
            yield when, voice.lang, private_panel(voice, pov, None, (), told, sheet=sheet).content
        view, legal = session.rules.view(session.state, seat), session.rules.legal_actions(session.state, seat)
        move = act(session, SEED, Origin(seat, None, None, 0.0), policy(view, legal, minds[seat]))
        is_on = seat in (*move.session.asked, *move.session.movers)
        events = game.events_for(move.events, seat) if is_on else ()
        session = replace(move.session, clocks=tuple(Clock(mover, 0.0, DUE) for mover in move.session.movers))


def spread(counts: Sequence[int]) -> dict[str, float]:
    """Return median, p90 and most of some counts."""
    ordered = sorted(counts) or [0]
    return {"median": median(ordered), "p90": ordered[len(ordered) * 9 // 10], "most": ordered[-1]}


def read(game: Playable, seats: int, number: int, *, alone: bool) -> Iterator[tuple[str, str]]:
    """Play one game and yield the language and the content of each public message, as Discord gets it."""
    session, policy = opening(game, seats, number, alone=alone), policies(game)[strongest_policy(game)]
    minds = [FastChance(f"{session.id}/{seat}") for seat in range(seats)]
    voices = [owned(lang, session) for lang in LANGUAGES]
    waiting: list[Event] = []
    while session.phase is Phase.PLAYING:
        seat = next(iter(session.asked or session.movers))
        view, legal = session.rules.view(session.state, seat), session.rules.legal_actions(session.state, seat)
        move = act(session, SEED, Origin(seat, None, None, 0.0), policy(view, legal, minds[seat]))
        waiting += game.events_for(move.events, None)
        session = replace(move.session, clocks=tuple(Clock(mover, 0.0, DUE) for mover in move.session.movers))
        called = any(not session.players[mover].is_computer for mover in session.movers)
        if move.panel is PanelKind.BOARD and called:
            for voice in voices:
                yield voice.lang, content(voice, session, waiting)
            waiting = []


def content(voice: Speaker, session: Session, events: Sequence[Event]) -> str:
    """Return the text of the public message, mentions as the names that readers see."""
    pov = pov_of(session, None)
    mover = only_mover(pov)
    panel = table_panel(voice, pov, mover, events, ping=True)
    return MENTION.sub(lambda found: f"@{NAMES[int(found[1]) - USERS]}", panel.content)


def owned(lang: str, session: Session) -> Speaker:
    """Return the speaker of a table, with the names of its players."""
    computers = frozenset(player.seat for player in session.players if player.is_computer)
    return Speaker(lang, session.names, session.game, computers=computers)


def opening(game: Playable, seats: int, number: int, *, alone: bool) -> Session:
    """Return a session of people, or of one person and computers."""
    name = f"lines{number:05}"
    state = game.rules.initial_state(game.rules.Options(), seats, SeededChance(SEED, name)).state
    people = range(1 if alone else seats)
    return Session(
        id=name, game=game.key, rules_version=game.rules.rules_version, phase=Phase.PLAYING, guild_id=1,
        channel_id=2, host_id=100, lang="en", options=game.rules.Options(), state=state, row=0, revision=1, draws=0,
        players=tuple(
            Player(Seat(seat), NAMES[seat], user_id=USERS + seat) if seat in people
            else Player(Seat(seat), NAMES[seat], user_id=None, policy=strongest_policy(game))
            for seat in range(seats)
        ),
        decisions=(0,) * seats, seed_hash=seed_hash(SEED), seed=None, created_at=0.0, changed_at=0.0,
        published_row=0, playable=game, takebacks=(None,) * seats,
    )  # fmt: skip


def main(key: str, seats: int, number: int, way: str, shown: int) -> None:
    """Print the messages of one game: ``python -m bench.lines GAME 4 0 alone 12``."""
    for at, (lang, text) in enumerate(read(GAMES[key], seats, number, alone=way == "alone")):
        if at // len(LANGUAGES) < shown:
            print(f"--- {lang}, {phone_lines(text, lang)} lines\n{as_read(text, lang)}\n")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], int(sys.argv[5]))
    else:
        print(json.dumps(figures(GAMES[sys.argv[1]], 5), indent=1))
