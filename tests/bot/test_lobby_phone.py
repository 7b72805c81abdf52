"""A lobby fits a phone with all its buttons; what it leaves out is behind Details."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.lobby.panel import LINES, about_panel, lobby_panel, option_choices
from bot.kit.phone import phone_lines
from bot.kit.shapes import CONTENT, Select
from bot.rows.session import Player
from bot.services import Services
from bot.session import lobby
from bot.session.model import Actor, Session
from bot.store import Store
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import Seat
from engines.core.history.fairness import Beacon, short_hash

from .world import Bytes, ManualClock

HOST = Actor(1, "Aki")
NAMES = {
    "short": ("Aki", "Ben", "Chika", "Dai", "Emi", "Fumi"),
    "long": tuple(f"{name} of the Long Display Names" for name in ("Aki", "Ben", "Chi", "Dai", "Emi", "Fum")),
    "unbroken": ("W" * 32,) * 6,
    "wide": ("龍" * 32,) * 6,
}
STATES = ("joined", "invited", "asked again", "agreed", "computers", "time bank")
MANY = 18
"""Digits of the id that stands for a word nobody typed."""


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    store = await Store.open(tmp_path / "x.db", clock=ManualClock())
    yield Services(store, random_bytes=Bytes("lobby"))
    await store.close()


def seated(session: Session, names: tuple[str, ...], state: str) -> Session:
    """Return the lobby with these people beside its host, all of them in this state."""
    others = {
        "invited": Player(Seat(0), "", user_id=2, pending=True),
        "agreed": Player(Seat(0), "", user_id=2, word="1" * MANY, agreed=True),
        "computers": Player(Seat(0), "", policy="strong"),
    }.get(state, Player(Seat(0), "", user_id=2, word="1" * MANY))
    players = [
        replace(others, seat=Seat(seat), name=name, user_id=None if others.policy else seat + 1)
        for seat, name in enumerate(names)
    ]
    players[0] = replace(session.players[0], name=names[0], agreed=state == "agreed" and len(names) % 2 == 0)
    session = replace(session, players=tuple(players))
    if state == "asked again":
        for option in option_choices(session):
            other = next(value for value in option.values if value != option.now)
            session = lobby.set_option(session, HOST, option.name, other)
    if state == "time bank":
        session = replace(session, table_rules=session.table_rules.model_copy(update={"clock": "bank-7d"}))
    return lobby.set_option(session, HOST, "begins", "everybody") if state == "agreed" else session


def voice_of(session: Session, lang: str) -> Speaker:
    computers = frozenset(player.seat for player in session.players if player.user_id is None)
    return Speaker(lang, session.names, session.game, strict=True, computers=computers)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_lobby_fits_a_phone(services: Services, game: str, lang: str) -> None:
    session = await services.lobbies.open(game, 1, 1, HOST, lang)
    for kind, names in NAMES.items():
        for count in range(1, session.rules.seats.stop):
            for state in STATES:
                shown = seated(session, names[:count], state)
                panel = lobby_panel(voice_of(shown, lang), shown)
                read = phone_lines(panel.content, lang)
                assert read <= LINES, (kind, count, state, panel.content)
                assert all(isinstance(row, Select) or len(row) <= 5 for row in panel.rows)
                if not any(player.pending for player in shown.players):
                    beacon = Beacon("http://127.0.0.1:9", 123456789)
                    frozen = replace(shown, words=("",) * count, commitment="x", beacon=beacon)
                    assert frozen.is_frozen
                    said = lobby_panel(voice_of(frozen, lang), frozen).content
                    assert phone_lines(said, lang) <= LINES, said
                details = about_panel(voice_of(shown, lang), shown, 1)
                assert short_hash(session.seed_hash) in details.content
                assert len(details.content) <= CONTENT
