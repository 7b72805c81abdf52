"""The lobby: its cover, its seats and whom they are kept for; it fits a phone, and the rest is behind Details."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.lobby.panel import LINES, about_panel, lobby_panel, option_choices
from bot.kit.phone import phone_lines
from bot.kit.shapes import CONTENT, Button, Panel, Select
from bot.rows.session import Player
from bot.services import Services
from bot.session import lobby as rules_of_lobby
from bot.session.model import Actor, Phase, Session
from bot.store import Store
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core import Seat
from engines.core.history.fairness import Beacon, short_hash
from render.covers import cover

from .games import actor_of, begun_game, command, does, lobby, play_to_end, reply_to, settle_all, starting
from .test_failures import forbid
from .world import Bytes, ManualClock, Message, World, answer_to, custom_id, labels, press

pytestmark = pytest.mark.database

COVERS = {"en": "Micronesia: the board, and the name of the game.", "ja": "ミクロネシアの盤と名前。"}
PLAYERS = {"en": "👥 {}/4", "ja": "👥 {}／4"}


# --- the cover ---------------------------------------------------------------------------------------------------


async def test_lobby_shows_its_cover_until_it_is_closed(world_in_lang: World, lang: str) -> None:
    """An edit keeps the cover where it is; a closed lobby has none."""
    world = world_in_lang
    aki, ben = world.people["aki"], world.people["ben"]
    await aki.slash(world.channel, "game new", game="micronesia")
    first = world.panel()
    (picture,) = first.attachments
    assert (picture.filename, picture.description) == ("cover.jpg", COVERS[lang])
    assert await picture.read() == cover("micronesia", lang)
    assert PLAYERS[lang].format(1) in first.content
    join, leave = labels(first)[:2]
    await press(ben, first, join)
    assert world.panel().id == first.id
    assert [file.filename for file in world.panel().attachments] == ["cover.jpg"]
    for person in (ben, aki):
        await press(person, world.panel(), leave)
    shown = world.messages()[-1]
    assert (shown.id, shown.attachments, shown.components) == (first.id, [], [])
    assert (await world.session()).phase is Phase.CLOSED
    forbid(world, attach_files=True)
    await aki.slash(world.channel, "game new", game="micronesia")
    assert (world.panel().attachments, labels(world.panel())[0]) == ([], join)


def test_every_game_has_a_cover_in_both_languages() -> None:
    for game in GAMES:
        assert len({cover(game, lang) for lang in LANGUAGES} - {None}) == 2
    assert cover("tic-tac-toe", "en") is None


# --- what it says ------------------------------------------------------------------------------------------------


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    store = await Store.open(tmp_path / "x.db", clock=ManualClock())
    yield Services(store, random_bytes=Bytes("lobby"))
    await store.close()


def shown(session: Session, lang: str) -> Panel:
    computers = frozenset(player.seat for player in session.players if player.user_id is None)
    voice = Speaker(lang, session.names, session.game, strict=True, computers=computers)
    return lobby_panel(voice, session)


def join_of(panel: Panel) -> Button:
    row = panel.rows[0]
    assert isinstance(row, tuple)
    return row[0]


async def test_lobby_whose_seats_are_all_kept_invites_nobody_else(services: Services) -> None:
    """As in a rematch: whoever is not invited reads that they would be refused."""
    lang, kept = "en", "Join (if invited)"
    session = await services.lobbies.open("micronesia", 1, 1, Actor(1, "Aki"), lang)
    for people in range(1, 5):
        if people > 1:
            session = await services.lobbies.join(session.id, Actor(people, f"P{people}"))
        lines = shown(session, lang).content.splitlines()
        [players] = [line for line in lines if line.startswith(PLAYERS[lang].format(people))]
        assert players.count("**") == 2 * people, "seats are one line"
    assert join_of(shown(session, lang)).disabled
    asked = replace(session, players=(*session.players[:3], replace(session.players[3], pending=True)))
    button = join_of(shown(asked, lang))
    assert (button.label, button.disabled) == (kept, False)
    assert join_of(shown(replace(asked, players=asked.players[1:]), lang)).label != kept


HOST = Actor(1, "Aki")
NAMES = {
    "short": ("Aki", "Ben", "Chika", "Dai", "Emi", "Fumi"),
    "long": tuple(f"{name} of the Long Display Names" for name in ("Aki", "Ben", "Chi", "Dai", "Emi", "Fum")),
    "unbroken": ("W" * 32,) * 6,
    "wide": ("龍" * 32,) * 6,
}
WORD = "1" * 18
"""The id that stands for a word nobody typed."""
STATES = {
    "joined": Player(Seat(0), "", user_id=2, word=WORD),
    "invited": Player(Seat(0), "", user_id=2, pending=True),
    "asked again": Player(Seat(0), "", user_id=2, word=WORD),
    "agreed": Player(Seat(0), "", user_id=2, word=WORD, agreed=True),
    "computers": Player(Seat(0), "", policy="strong"),
    "time bank": Player(Seat(0), "", user_id=2, word=WORD),
}


def seated(session: Session, names: tuple[str, ...], state: str) -> Session:
    """Return the lobby with these people beside its host, all of them in this state."""
    others = STATES[state]
    players = [
        replace(others, seat=Seat(seat), name=name, user_id=None if others.policy else seat + 1)
        for seat, name in enumerate(names)
    ]
    players[0] = replace(session.players[0], name=names[0], agreed=state == "agreed" and len(names) % 2 == 0)
    session = replace(session, players=tuple(players))
    if state == "asked again":
        for option in option_choices(session):
            other = next(value for value in option.values if value != option.now)
            session = rules_of_lobby.set_option(session, HOST, option.name, other)
    if state == "time bank":
        session = replace(session, table_rules=session.table_rules.model_copy(update={"clock": "bank-7d"}))
    return rules_of_lobby.set_option(session, HOST, "begins", "everybody") if state == "agreed" else session


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_lobby_fits_a_phone(services: Services, game: str, lang: str) -> None:
    session = await services.lobbies.open(game, 1, 1, HOST, lang)
    for kind, names in NAMES.items():
        for count in range(1, session.rules.seats.stop):
            for state in STATES:
                full = seated(session, names[:count], state)
                panel = shown(full, lang)
                assert phone_lines(panel.content, lang) <= LINES, (kind, count, state, panel.content)
                assert all(isinstance(row, Select) or len(row) <= 5 for row in panel.rows)
                if not any(player.pending for player in full.players):
                    beacon = Beacon("http://127.0.0.1:9", 123456789)
                    frozen = replace(full, words=("",) * count, commitment="x", beacon=beacon)
                    assert frozen.is_frozen
                    assert phone_lines(shown(frozen, lang).content, lang) <= LINES
                details = about_panel(Speaker(lang, full.names, game, strict=True), full, 1)
                assert short_hash(session.seed_hash) in details.content
                assert len(details.content) <= CONTENT


# --- kept seats --------------------------------------------------------------------------------------------------


def seats(world: World) -> Message:
    """Return the lobby's panel, which may be above a notice."""
    return next(message for message in reversed(world.messages()) if message.components)


async def test_rematch_does_not_begin_without_kept_players(world: World) -> None:
    aki, ben = world.people["aki"], world.people["ben"]
    await play_to_end(world, await begun_game(world, "aki", "ben", "chika", "dai", game="octa"))
    world.clock.now += 1
    await press(aki, world.panel(), "Rematch")
    assert "@" not in seats(world).content
    assert all(f"**{who}** ✉️" in seats(world).content for who in ("ben", "chika", "dai"))
    assert "Begin" not in labels(seats(world))
    refused = (await does(world, "aki", "begin")).content
    assert all(word in refused for word in ("**Join**", "ben", "chika", "dai"))
    assert (await world.session()).phase is Phase.LOBBY
    setup = await answer_to(ben, seats(world), "Set up…")
    assert setup.content == "Only **aki** (host) sets up."
    page = await answer_to(aki, seats(world), "Set up…")
    frees = [f"Free {who}’s seat" for who in ("ben", "chika", "dai")]
    assert [one for one in labels(page) if one.startswith("Free")] == frees
    await answer_to(aki, page, "Free dai")
    await world.restart()
    await press(world.people["chika"], seats(world), "Join")
    assert (await world.session()).names == ("aki", "ben", "chika"), "the seat that was kept"
    await press(aki, seats(world), "Begin")
    session = await world.session()
    assert (session.phase, session.names) == (Phase.PLAYING, ("aki", "chika"))
    assert all(ben.id != user.id for user in world.panel().mentions)


async def test_changed_options_notify_joined_players(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika")
    aki, old = world.people["aki"], world.panel()
    stale = custom_id(old, "Join")
    await answer_to(aki, old, "Set up…", "Rated", "no")
    (notice,) = starting(world, "⚙️")
    ben, chika = world.people["ben"].id, world.people["chika"].id
    changed = "✏️ Rated: yes → **no**"
    said = f"⚙️ <@{ben}> and <@{chika}>: **aki** changed the options.\n{changed}\n"
    assert notice.content.startswith(said)
    assert {user.id for user in notice.mentions} == {ben, chika}
    assert f"**ben** ✏️ · **chika** ✏️\n{changed}" in seats(world).content
    assert "your seat is reserved" in await reply_to(world, "ben", "tables")
    world.forged_id = stale
    copy = await answer_to(world.people["ben"], seats(world), "Join")
    assert copy.content.startswith("**You have not joined yet:**"), "on an old message one first reads what is new"
    assert "- unrated" in copy.content.splitlines()
    assert (await world.session()).players[1].pending
    await press(world.people["ben"], seats(world), "Join")
    assert f"**ben** · **chika** ✏️\n{changed}" in seats(world).content
    await press(world.people["chika"], seats(world), "Join")
    assert "✏️" not in seats(world).content
    for value in ("true", "false"):
        after = await world.services.lobbies.set_option(session.id, actor_of(aki), "rated", value)
    assert [(player.pending, player.accepted) for player in after.players] == [(False, None)] * 3, "set back"


async def test_begin_asks_before_it_leaves_somebody_behind(world: World) -> None:
    session = await lobby(world, "aki", "ben", "chika", "dai", game="octa")
    aki, lobbies = world.people["aki"], world.services.lobbies
    for option, value, joining in (("rated", "false", ("ben", "chika")), ("clock", "7d", ("ben",))):
        await lobbies.set_option(session.id, actor_of(aki), option, value)
        for name in joining:
            await lobbies.join(session.id, actor_of(world.people[name]))
    await settle_all(world)
    assert "Only the host" in (await does(world, "ben", "begin")).content, "nobody else is asked"
    asked = await answer_to(aki, seats(world), "Begin")
    both = "**chika** and **dai**"
    assert asked.content == f"{both} have not agreed to the new options. Begin without {both}?"
    assert labels(asked) == ["Begin without chika and dai"]
    assert (await world.session()).phase is Phase.LOBBY
    await lobbies.join(session.id, actor_of(world.people["chika"]))
    again = await answer_to(aki, asked, "Begin without")
    assert labels(again) == ["Begin without dai"], "it is asked about others than before"
    await press(aki, again, "Begin without dai")
    begun = await world.session()
    assert (begun.phase, begun.names) == (Phase.PLAYING, ("aki", "ben", "chika"))
    assert (await command(world, "dai", "game panel")).content.startswith("You are watching.")
