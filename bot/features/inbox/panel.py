"""A person's open games on all servers, those that wait for them first, a line each: for /tables
and the digest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.features.requests.notices import what_is_asked
from bot.features.table.beside import NUDGE, OPEN, slow_movers
from bot.features.table.panels import BACK_AGAIN, UNWATCH
from bot.kit.app import App
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.parts import InInbox, ListLine
from bot.kit.phrases import channel_words, moment, relative_time, table_link, title
from bot.kit.shapes import BUTTONS, LABEL, OPTIONS, Button, Option, Row, Select, cut, rows_of, unique_labels
from bot.rows.messages import RequestRow
from bot.rows.session import Player, SessionRow
from bot.seating.kinds import kind_of
from bot.session.model import OLD_RULES, Phase, Pov, Session
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Fact

REQUEST = "inbox-request"


@dataclass(frozen=True, slots=True)
class OpenGame:
    """An open game of the reader, with the link to its table and the state of its channel."""

    session: Session
    player: Player
    link: str
    is_unreachable: bool
    """Whether the last attempt to send to its channel failed."""
    pov: Pov | None
    """The reader's point of view; None in a lobby and in a quarantined game."""
    parts: Sequence[InInbox] = ()
    """What features have about it."""

    @property
    def waits(self) -> bool:
        """Whether the game waits for the reader in person."""
        return self.pov is not None and self.pov.owes and self.player.person is not None

    @property
    def due(self) -> float | None:
        return self.session.due_at(self.player.seat)

    @property
    def order(self) -> tuple[int, float, float]:
        """The sort key: waiting games by deadline, then the others by their last change, newest first."""
        due = float("inf") if not self.waits or self.due is None else self.due
        if self.pov is None:
            kind = 3 if self.session.phase is Phase.LOBBY else 4
        else:
            kind = 0 if self.waits else 1 if self.player.away else 2
        return kind, due, -self.session.changed_at


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """An open request that awaits the reader's answer, with the link to its table."""

    session: Session
    request: RequestRow
    link: str


async def asked_of(app: App, user_id: int) -> list[OpenRequest]:
    """Return the requests that await this person's answer, oldest first; they may have no seat at the table."""
    found = await app.services.requests.awaiting(user_id)
    panels = await app.services.reachability.panels([session.id for session, _ in found])
    return [
        OpenRequest(session, request, table_link(session, panel))
        for (session, request), (panel, _) in zip(found, panels, strict=True)
    ]


async def games_of(app: App, user_id: int, *, whole: bool = True) -> list[OpenGame]:
    """Return every open game in which this person has a seat, in the order of ``OpenGame.order``.

    ``whole``: with all that features have about them; the daily digest has less.
    """
    sessions = await app.services.tables.of_user(user_id)
    panels = await app.services.reachability.panels([session.id for session in sessions])
    games, parts = [], await _parts(app, user_id, whole=whole)
    for session, (panel, is_unreachable) in zip(sessions, panels, strict=True):
        player = session.player_of(user_id)
        if player is not None:
            link, pov = table_link(session, panel), _pov(app, session, user_id)
            games.append(OpenGame(session, player, link, is_unreachable, pov, parts.get(session.id, ())))
    return sorted(games, key=lambda mine: mine.order)


async def watched_by(app: App, user_id: int) -> list[tuple[Session, str]]:
    """Return the tables that a person follows without a seat, each with the link to it, newest first."""
    sessions = await app.services.watching.by_user(user_id)
    panels = await app.services.reachability.panels([session.id for session in sessions])
    return [(session, table_link(session, panel)) for session, (panel, _) in zip(sessions, panels, strict=True)]


async def _parts(app: App, user_id: int, *, whole: bool) -> Mapping[str, Sequence[InInbox]]:
    """Return what features have about a person's tables, by table."""
    parts = defaultdict[str, list[InInbox]](list)
    for feature in app.parts:
        if feature.in_inbox is not None:
            for table, part in (await feature.in_inbox(app.services, user_id, whole)).items():
                parts[table].append(part)
    return parts


def _pov(app: App, session: Session, user_id: int) -> Pov | None:
    is_stopped = session.phase is not Phase.PLAYING or session.incident is not None
    return None if is_stopped else pov_of(session, user_id)


# --- words -----------------------------------------------------------------------------------------------------


def game_line(app: App, lang: str, mine: OpenGame, *, stays: bool = False) -> str:
    """Return one line about a game, with its marks. ``stays``: in a message that is read for days."""
    session = mine.session
    voice = app.voice(lang, session)
    facts: dict[str, Fact] = {
        "game": title(voice, session.game),
        "place": place_words(voice, session, mine.link),
        "players": tuple(voice.name(seat) for seat in session.movers),
        "due": "" if mine.due is None else (moment if stays else relative_time)(mine.due),
    }
    marks = [*(part.mark for part in mine.parts), *(["muted"] if mine.is_unreachable else [])]
    return voice.beside([voice.say(f"inbox-{key}", facts) for key in (_status_key(mine), *marks)])


def request_line(app: App, lang: str, mine: OpenRequest, user_id: int) -> str:
    """Return one line about a request."""
    session, request = mine.session, mine.request
    voice = app.voice(lang, session)
    facts: dict[str, Fact] = {
        "game": title(voice, session.game),
        "place": place_words(voice, session, mine.link),
        "asks": what_is_asked(voice, session, request, user_id),
    }
    due = kind_of(request).due(request)
    if due is None:
        return voice.say("inbox-request", facts)
    return voice.say("inbox-request-due", {**facts, "due": relative_time(due)})


def place_words(voice: Speaker, session: Session | SessionRow, link: str) -> str:
    """Return the channel of a game with the link to it."""
    return voice.say("inbox-place", {"channel": channel_words(voice, session), "link": link})


def watched_line(app: App, lang: str, session: Session, link: str) -> str:
    """Return one line about a table that the reader follows without a seat."""
    voice = app.voice(lang, session)
    facts: dict[str, Fact] = {
        "game": title(voice, session.game),
        "place": place_words(voice, session, link),
        "players": tuple(voice.name(seat) for seat in session.movers),
    }
    return voice.say(f"inbox-watched-{'stopped' if session.incident is not None else session.phase}", facts)


def _status_key(mine: OpenGame) -> str:
    session = mine.session
    if session.phase is Phase.LOBBY:
        return "lobby-asked" if mine.player.pending else "lobby"
    if session.incident is not None:
        return "old-rules" if session.incident == OLD_RULES else "stopped"
    if mine.waits:
        if session.is_voted_on(mine.player.seat):
            return "yours-late"
        return "yours" if mine.due is None else "yours-due"
    if mine.player.away:
        return "away"
    return "others"


# --- controls --------------------------------------------------------------------------------------------------


def controls(
    app: App,
    lang: str,
    shown: Sequence[OpenGame],
    asked: Sequence[OpenRequest],
    user_id: int,
    more: Sequence[tuple[str, tuple[str, ...]]] = (),
    beside: Sequence[Button] = (),
) -> tuple[Row, ...]:
    """Return the list of panels to open and requests to answer, and a button for each seat to come back to.

    ``more``: further lines of the list, with their paths; ``beside``: further buttons.
    """
    lines: list[tuple[str, tuple[str, ...]]]
    lines = [(_label(app, lang, "inbox-option", mine), (OPEN, mine.session.id)) for mine in shown if mine.waits]
    lines += [(_request_label(app, lang, one, user_id), (REQUEST, str(one.request.id))) for one in asked]
    lines = [*lines, *more][:OPTIONS]
    rows: list[Row] = []
    if lines:
        labels = unique_labels([label for label, _ in lines])
        options = tuple(Option(label, path_text(path)) for label, (_, path) in zip(labels, lines, strict=True))
        rows.append(Select(custom_id("", 0, (PICK,)), app.voice(lang).say("inbox-open"), options))
    away = [mine for mine in shown if mine.player.away and mine.pov is not None]
    labels = unique_labels([_label(app, lang, "inbox-back", mine) for mine in away])
    buttons = [
        Button(label, custom_id(mine.session.id, 0, (BACK_AGAIN, str(mine.player.seat))), "success")
        for label, mine in zip(labels, away, strict=True)
    ]
    return (*rows, *rows_of([*buttons, *beside][:BUTTONS]))


def part_lines(app: App, lang: str, shown: Sequence[OpenGame]) -> list[ListLine]:
    """Return the lines of the list that features have about these games."""
    return [
        (_label(app, lang, f"inbox-{key}", mine), path)
        for mine in shown
        for part in mine.parts
        for key, path in part.lines
    ]


def nudging(app: App, lang: str, shown: Sequence[OpenGame]) -> list[Button]:
    """Return the buttons that nudge whom these games wait for, once half of their time is gone."""
    buttons = []
    for mine in shown:
        slow = slow_movers(mine.session, mine.player.seat, app.now())
        if slow:
            label = _names(app, lang, "inbox-nudge", mine.session, [mine.session.players[seat] for seat in slow])
            buttons.append(Button(label, custom_id(mine.session.id, 0, (NUDGE,))))
    return buttons


def unwatching(app: App, lang: str, followed: Sequence[Session]) -> list[tuple[str, tuple[str, ...]]]:
    """Return the lines of the list for the tables that the reader may stop following."""
    return [(_names(app, lang, "inbox-unwatch", one, one.players), (UNWATCH, one.id)) for one in followed]


def _request_label(app: App, lang: str, mine: OpenRequest, user_id: int) -> str:
    voice = app.voice(lang, mine.session).plain()
    facts: dict[str, Fact] = {
        "game": title(voice, mine.session.game),
        "asks": what_is_asked(voice, mine.session, mine.request, user_id),
    }
    return cut(voice.say("inbox-answer-option", facts), LABEL)


def _label(app: App, lang: str, key: str, mine: OpenGame) -> str:
    """Return the label of a game in a list: its title and the other players."""
    others = [player for player in mine.session.players if player.seat != mine.player.seat]
    return _names(app, lang, key, mine.session, others)


def _names(app: App, lang: str, key: str, session: Session, players: Sequence[Player]) -> str:
    voice = app.voice(lang, session).plain()
    names = tuple(voice.name(player.seat) for player in players)
    facts: dict[str, Fact] = {"game": title(voice, session.game), "players": names, "count": len(names)}
    return cut(voice.say(key, facts), LABEL)
