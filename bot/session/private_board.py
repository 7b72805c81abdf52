"""Private boards: one person alone, shown in their own panel only. Pure; the lines are the board.

A board is stored as what it starts from and what was played since, and is played again when it is read. It has no
public log: taking back removes lines, so there is no end to it.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2s
from itertools import takewhile
from typing import Any, TypeAlias

from pydantic import ValidationError

from bot.rows.log import Entry
from bot.rows.private_board import BoardRow
from bot.rows.session import Player
from bot.texts import LANGUAGES, free_name
from engines.core import Action, BadNotation, BadRecord, FastChance, Frozen, IllegalAction, NotUpgradable, Seat
from engines.core.chance import seed_hash
from engines.core.history.records import BEGIN
from engines.core.history.versions import final_state, upgrade_state
from engines.core.opponents.computers import computer_players
from engines.core.playable import Playable

from . import kinds, lines, play
from .codec import chance_of
from .daily import is_date
from .kinds import SIGN, Kind, kind_named
from .lines import Line, Resolve
from .lobby import options_that_hold
from .model import OLD_RULES, Actor, Phase, Refused, RulesCorrection, Session, Tried
from .play import Move, Origin
from .rules import TableRules

Rolls: TypeAlias = Sequence[Sequence[int]]
"""The faces of each roll of a row."""
OWN = Seat(0)
"""The seat of the owner."""
MOST_FOR_OTHERS = 200
"""Actions that are played for others at once, at most: a seat that is out is never awaited again."""
GUESSES = 16
"""Guesses that are compared to find out whether anything is hidden."""


class Trial(Frozen):
    """What a *Try it* was begun from, beside its table: see ``Tried``."""

    board: str = ""
    """The private board that it was begun from, in place of a table."""
    row: int | None
    known: str
    seat: int | None
    is_running: bool
    is_guess: bool


class Start(Frozen):
    """What the lines of a board are played from."""

    options: str
    """JSON: as they hold for this number of seats."""
    chosen: str | None = None
    """JSON: as the owner has chosen them; None: as ``options``."""
    names: tuple[str, ...]
    policies: tuple[str | None, ...]
    """The computer player of each seat; None: the owner."""
    seed: str
    """Hex: the dice are those of this seed, as at tables, and nobody is promised anything about it."""
    lang: str
    date: str = ""
    """The day whose dice these are, by which its draws are named; "": none's."""
    state: str | None = None
    """JSON: of a board that goes on from here, as its rules were corrected; None: from the beginning."""
    draws: int = 0
    """Draws of the seed before that state."""
    corrected: int | None = None
    """The version of the rules that made that state."""
    trial: Trial | None = None
    """Of a *Try it*."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board that was read: the session that panels and pictures are made of, and its log."""

    row: BoardRow
    start: Start
    session: Session
    entries: tuple[Entry, ...]
    dice: Mapping[int, Rolls] = field(default_factory=dict, kw_only=True)
    """The rolls that the owner of a *Try it* has set, by row."""

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.start.seed)

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer players in seat order."""
        return tuple(policy for policy in self.start.policies if policy is not None)

    @property
    def chosen(self) -> Any:
        """The options as the owner has chosen them, whatever the number of seats makes of them."""
        text = self.start.options if self.start.chosen is None else self.start.chosen
        return self.session.rules.Options.model_validate_json(text)

    @property
    def learned(self) -> str:
        """The lesson that is done; "" while it goes on, and of any other board."""
        return ""

    def with_row(self, row: BoardRow) -> Board:
        """Return the board as it was read, with its present row of the same revision."""
        return replace(self, row=row)

    def act_line(
        self, parts: Sequence[str], resolve: Resolve, origin: Origin, *, by_itself: bool = False
    ) -> tuple[Board, Line | None]:
        """Play a line of the owner as one press; raises as at a table. None instead of a line: nothing moved."""
        line = lines.act_line(self.session, self.seed, origin, parts, resolve, by_itself=by_itself)
        after = replace(self, entries=(*self.entries, *(entry for entry, _ in line.move.before)))
        return _next(_with(after, line.move, line.move.entry.batch), origin), line

    def take_back(self, origin: Origin) -> Board:
        """Take back the owner's newest press and all that followed it; Refused("nothing-to-undo") if there is none.

        The dice stay those of the board: the same press brings the same ones. So a try of an open day is taken back
        as at a table only, never past a roll.
        """
        first = newest_press(self.entries)
        if first is None or self.session.takebacks[OWN] is None:
            raise Refused("nothing-to-undo")
        if not self.session.kind.undoes_all:
            first = max(first, self.session.barrier + 1)
        kept = [
            line
            for line, entry in zip(json.loads(self.row.lines), self.entries[1:], strict=True)
            if entry.row < first
        ]
        return with_lines(self, kept, origin)


def new_id(random: bytes) -> str:
    """Return the id of a new board from ten random bytes."""
    return SIGN + base64.b32encode(random).decode().lower()[:9]


def begin(
    game: Playable,
    owner: Actor,
    lang: str,
    options: Any,
    levels: Sequence[str],
    random: bytes,
    at: float,
    interaction_id: int | None = None,
) -> Board:
    """Begin a game of the owner against computer players of these ``levels``, in seat order.

    ``random``: 42 bytes, for the id and the dice. Refused: unknown-policy, or as Begin of a lobby refuses options
    and players that do not go together.
    """
    for level in levels:
        if level not in computer_players(game):
            raise Refused("unknown-policy", policy=level)
    board_id, names = new_id(random[:10]), [owner.name]
    for _ in levels:
        names.append(free_name(lang, board_id, names))
    rules = game.rules
    if len(names) < min(rules.seats):
        raise Refused("too-few", need=min(rules.seats), have=len(names))
    if len(names) > max(rules.seats):
        raise Refused("lobby-full", seats=max(rules.seats))
    start = Start(
        options=options.model_dump_json(),
        names=tuple(names),
        policies=(None, *levels),
        seed=random[10:42].hex(),
        lang=lang,
    )
    return _dealt(new_row(board_id, kinds.PLAY, game, owner, start, "[]", at, interaction_id), start, game)


def begin_day(
    game: Playable,
    owner: Actor,
    lang: str,
    options: Any,
    date: str,
    seed: bytes,
    kind: Kind,
    random: bytes,
    at: float,
    interaction_id: int | None = None,
) -> Board:
    """Begin the game of a day, alone, with the day's dice; ``kind``: DAILY or ARCHIVE. ``random``: 10 bytes."""
    start = Start(
        options=options.model_dump_json(),
        names=(owner.name,),
        policies=(None,),
        seed=seed.hex(),
        lang=lang,
        date=date,
    )
    return _dealt(new_row(new_id(random), kind, game, owner, start, "[]", at, interaction_id), start, game)


def _dealt(row: BoardRow, start: Start, game: Playable) -> Board:
    """Return a new board, with the options as they hold for its seats."""
    lobby = _lobby(row, start, game)
    held = options_that_hold(lobby).model_dump_json()
    start = start.model_copy(update={"options": held, "chosen": start.options})
    return _stored(_begun(replace(row, start=start.model_dump_json()), start, game))


def begin_try(
    session: Session, owner: Actor, lang: str, random: bytes, at: float, interaction_id: int | None = None
) -> Board:
    """Begin a *Try it* of a table's position, as its owner may know it; ``random``: 42 bytes.

    While the game goes on, what the owner's seat must not know is dealt anew from these bytes: the board depends on
    them and on that seat's knowledge alone. Once it is over nothing is hidden. ``session`` may be of an earlier row
    of a finished game. Refused: not-playing, not-seated (nobody's seat in a running game).
    """
    if session.state is None or session.incident is not None:
        raise Refused("not-playing")
    rules, is_running = session.rules, session.seed is None
    player = session.player_of(owner.user_id)
    if is_running and player is None:
        raise Refused("not-seated")
    seat, state = None if player is None else player.seat, session.state
    from_board = session.id if session.kind.is_private else None
    if is_running:
        state = rules.resample(state, seat, FastChance(f"try/{random[10:42].hex()}"))
    start = Start(
        options=session.options_text,
        names=tuple(one.name for one in session.players),
        policies=(None,) * len(session.players),
        seed=random[10:42].hex(),
        lang=lang,
        state=state.model_dump_json(),
        trial=Trial(
            board=from_board or "",
            row=None if is_running else session.row,
            known=known_to(session, seat) if is_running else "",
            seat=seat,
            is_running=is_running,
            is_guess=is_running and has_secrets(session, seat),
        ),
    )
    game = session.playable
    row = new_row(new_id(random), kinds.TRY, game, owner, start, "[]", at, interaction_id)
    row = replace(row, session_id=None if from_board else session.id)
    return _stored(_begun(row, start, game))


def trial_of(row: BoardRow) -> Trial:
    """Return what a stored *Try it* was begun from."""
    trial = Start.model_validate_json(row.start).trial
    assert trial is not None
    return trial


def is_same_try(stored: BoardRow, new: BoardRow) -> bool:
    """Whether two *Try it* of a table are of the same position and seat, whatever was guessed."""
    return trial_of(stored) == trial_of(new)


def tried_at(row: BoardRow) -> str:
    """Return the table, or the private board, that a stored *Try it* was begun from."""
    return row.session_id or trial_of(row).board


def known_to(session: Session, seat: Seat | None) -> str:
    """Return a short name of a position as a reader may know it.

    The rows of a table count secret choices too, and how often somebody has changed one.
    """
    seen = (session.rules_version, session.options_text, session.rules.view(session.state, seat).model_dump_json())
    return blake2s(repr(seen).encode(), digest_size=12).hexdigest()


def has_secrets(session: Session, seat: Seat | None) -> bool:
    """Whether a reader's guesses differ: then something is hidden from them. It depends on what they know alone.

    Where one coin lies hidden two guesses are often alike, so there are more.
    """
    rules = session.rules
    guesses = (rules.resample(session.state, seat, FastChance(f"secrets/{n}")) for n in range(GUESSES))
    first = next(guesses)
    return any(guess != first for guess in guesses)


@dataclass(frozen=True)
class Run:
    """The first actions in a row of the owner's own seat on a *Try it*."""

    board: Board
    first: int
    """How many actions of others come before them on the board."""
    entries: tuple[Entry, ...]

    @cached_property
    def before(self) -> Session:
        """The board before them: it is played again as far as that."""
        lines = json.loads(self.board.row.lines)[: self.first]
        return read(replace(self.board.row, lines=json.dumps(lines)), self.board.session.playable).session

    @property
    def notations(self) -> tuple[str, ...]:
        return tuple(entry.notation for entry in self.entries)

    @property
    def is_after_roll(self) -> bool:
        """Whether dice were rolled on the board before them: they fall otherwise at the table."""
        earlier = self.board.entries[1 : self.first + 1]
        return any(draw.kind == "roll" for entry in earlier for draw in chance_of(entry))

    @property
    def crosses(self) -> bool:
        """Whether one but the last of them brought dice or a reveal: nobody can plan across it."""
        return any(entry.barrier for entry in self.entries[:-1])


def own_run(board: Board) -> Run | None:
    """Return what the owner has tried in the first turn of their own seat in a running game; None if nothing."""
    own, played = board.session.running_seat, board.entries[1:]
    first = next((at for at, entry in enumerate(played) if entry.seat == own), None)
    if own is None or first is None:
        return None
    return Run(board, first, tuple(takewhile(lambda entry: entry.seat == own, played[first:])))


def line_to_play(board: Board) -> tuple[str, ...]:
    """Return what was done for the owner's seat on a *Try it* before anybody else acted: it may go to the table.

    It ends with the first action that brought dice or a reveal.
    """
    run = own_run(board)
    if run is None or run.first:
        return ()
    last = next((at for at, entry in enumerate(run.entries) if entry.barrier), len(run.entries))
    return run.notations[: last + 1]


def new_row(
    board_id: str,
    kind: Kind,
    game: Playable,
    owner: Actor,
    start: Frozen,
    lines: str,
    at: float,
    interaction_id: int | None,
) -> BoardRow:
    """Return the row of a board that begins; ``lines``: JSON of nothing played."""
    return BoardRow(
        id=board_id,
        owner_id=owner.user_id,
        kind=kind.name,
        game=game.key,
        rules_version=game.rules.rules_version,
        start=start.model_dump_json(),
        state=None,
        lines=lines,
        revision=0,
        begun_by=interaction_id,
        interaction_id=interaction_id,
        advice=None,
        review=None,
        result=None,
        created_at=at,
        changed_at=at,
        expires_at=at + kind.kept,
    )


# --- reading ---------------------------------------------------------------------------------------------------


def read(row: BoardRow, game: Playable) -> Board:
    """Return the board of a row, played again by the present rules; BadRecord if they do not play it.

    A row of earlier rules is first to be ``upgraded``.
    """
    try:
        start = Start.model_validate_json(row.start)
        board = _begun(row, start, game)
        for seat, notation, batch, at, *rolls in json.loads(row.lines):
            origin = Origin(Seat(seat), board.session.players[seat].user_id, None, at)
            move = play.act(board.session, board.seed, origin, game.rules.parse(notation), *rolls)
            board = _with(board, move, batch)
            if rolls:
                board = replace(board, dice={**board.dice, move.entry.row: rolls[0]})
    except (ValidationError, ValueError, TypeError, IndexError, BadNotation, IllegalAction) as error:
        raise BadRecord(f"private board {row.id}: {error}") from error
    return _numbered(board)


def glance(row: BoardRow, game: Playable) -> Session:
    """Return a board as it is now, without its log: from its stored state, not played again.

    BadRecord if it cannot be read, or is of other rules. For a list; to play on, it is ``read``.
    """
    try:
        start, stored = Start.model_validate_json(row.start), json.loads(row.state or "null")
        state = game.rules.State.model_validate_json(json.dumps(stored["state"]))
        lobby, pressed = _lobby(row, start, game), _has_press(row)
    except (ValueError, TypeError, KeyError) as error:
        raise BadRecord(f"private board {row.id}: {type(error).__name__}") from error
    if is_outdated(row, game):
        raise BadRecord(f"private board {row.id}: rules {row.rules_version}")
    seats = len(lobby.players)
    return replace(
        lobby,
        phase=Phase.PLAYING if game.rules.outcome(state) is None else Phase.OVER,
        state=state,
        row=0,
        decisions=(row.revision,) * seats,
        takebacks=tuple(0 if pressed and seat == OWN else None for seat in range(seats)),
    )


def is_over(row: BoardRow) -> bool:
    """Whether a stored game is over, or a lesson is done."""
    return row.result is not None


def date_of(row: BoardRow) -> str:
    """Return the day whose dice a stored board has; "": none's."""
    return str(json.loads(row.start).get("date", ""))


def _day_of(row: BoardRow) -> str:
    """As ``date_of``; "" too of what is no date, or cannot be read."""
    try:
        date = date_of(row)
    except (ValueError, AttributeError):
        return ""
    return date if is_date(date) else ""


def is_same_day(row: BoardRow, kind: Kind, date: str) -> bool:
    """Whether this is a person's board of a day, of which they have one of a kind at most."""
    return kind.is_of_day and row.kind == kind.name and date_of(row) == date


def ended(row: BoardRow, game: Playable) -> Board:
    """Return a finished game that the present rules do not play again: its last state, without a log or an undo.

    Its session has the incident OLD_RULES where even that cannot be shown, or they would score it otherwise.
    NotUpgradable if its row cannot be read.
    """
    try:
        start, begun = Start.model_validate_json(row.start), (begin_row(row, 0),)
        lobby = _lobby(row, start, game)
    except (ValueError, TypeError) as error:
        raise NotUpgradable(f"private board {row.id}: {type(error).__name__}") from error
    session = replace(
        lobby,
        rules_version=row.rules_version,
        phase=Phase.OVER,
        seed=None if lobby.kind.competes else bytes.fromhex(start.seed),
        row=0,
        decisions=(row.revision,) * len(lobby.players),
        takebacks=(None,) * len(lobby.players),
        resumed=True,
    )
    try:
        last = json.dumps(json.loads(row.state or "")["state"])
        state = final_state(game.rules, last, start.options, row.rules_version)
        shown = replace(session, state=state, is_reviewed=row.review is not None)
        if _result(shown) == row.result:
            turn = game.rules.turns(state)
            return Board(row, start, shown, (begin_row(row, turn),))
    except (NotUpgradable, ValueError, TypeError, KeyError):
        pass  # the result stands without a board
    return Board(row, start, replace(session, incident=OLD_RULES), begun)


def _result(session: Session) -> str | None:
    """Return seat, place and score of all, as stored; None while the game goes on."""
    if session.outcome is None:
        return None
    return json.dumps([[one.seat, one.place, one.score] for one in play.results(session)])


def stuck(row: BoardRow, game: Playable) -> Session:
    """Return a board that cannot go on, or be read, for a list: with the incident OLD_RULES and nobody seated."""
    return bare_session(
        row,
        game,
        rules_version=row.rules_version,
        phase=Phase.OVER if is_over(row) else Phase.PLAYING,
        options=game.rules.Options(),
        row=0,
        date=_day_of(row),
        incident=OLD_RULES,
    )


def _has_press(row: BoardRow) -> bool:
    return any(seat == OWN for seat, *_ in json.loads(row.lines))


def is_fresh(session: Session) -> bool:
    """Whether the owner of this board has not pressed anything, and it may begin anew with other options."""
    is_new = session.kind.has_settings and session.incident is None and not session.resumed
    return is_new and session.phase is Phase.PLAYING and session.takebacks[OWN] is None


def is_untouched(row: BoardRow) -> bool:
    """As ``is_fresh``, of a stored board."""
    return kind_named(row.kind).has_settings and is_unplayed(row)


def is_unplayed(row: BoardRow) -> bool:
    """Whether nothing was pressed on a stored game, that of a day too."""
    if kind_named(row.kind).teaches or _has_press(row):
        return False
    return Start.model_validate_json(row.start).state is None


def leads_to_state(board: Board) -> bool:
    """Whether the lines of a board that was read lead to the state that is stored with them."""
    if board.row.state is None:
        return True
    stored = json.loads(board.row.state)
    state = board.session.rules.State.model_validate_json(json.dumps(stored["state"]))
    return bool(state == board.session.state) and stored["draws"] == board.session.draws


def is_outdated(row: BoardRow, game: Playable) -> bool:
    return row.rules_version < game.rules.rules_version


def upgraded(row: BoardRow, game: Playable) -> BoardRow:
    """Return the next revision of a board under the present rules: it goes on from its last state.

    NotUpgradable if it cannot go on.
    """
    try:
        start = Start.model_validate_json(row.start)
        if row.state is None:
            raise NotUpgradable("the board has no state")
        draws = json.loads(row.state)
        state = upgrade_state(
            game.rules, json.dumps(draws["state"]), start.options, row.rules_version, len(start.names)
        )
        begun = start.model_copy(
            update={"state": state.model_dump_json(), "draws": draws["draws"], "corrected": row.rules_version}
        )
        board = _begun(replace(row, start=begun.model_dump_json(), lines="[]"), begun, game)
    except (ValueError, TypeError, KeyError) as error:
        raise NotUpgradable(f"private board {row.id}: {type(error).__name__}") from error
    return replace(
        _stored(board).row, rules_version=game.rules.rules_version, revision=row.revision + 1, advice=None
    )


# --- playing ---------------------------------------------------------------------------------------------------


def act(board: Board, origin: Origin, action: Action) -> Board:
    """Play an action of a computer player."""
    return _next(_with(board, play.act(board.session, board.seed, origin, action), None), origin)


def may_go_on(session: Session) -> bool:
    """Whether others are awaited on a *Try it*, and not its owner's seat."""
    own = session.tried_seat
    return own is not None and bool(session.movers) and own not in session.awaited


def on_to_own_turn(board: Board, origin: Origin) -> Board:
    """Play for the other seats of a *Try it*, as for absent players, until its owner's is awaited; one press.

    Refused: try-own-turn.
    """
    if not may_go_on(board.session):
        raise Refused("try-own-turn")
    first = board.session.row + 1
    for _ in range(MOST_FOR_OTHERS):
        if not may_go_on(board.session):
            break
        seat = board.session.movers[0]
        action = board.session.rules.default_action(board.session.state, seat)
        move = play.act(board.session, board.seed, replace(origin, seat=seat), action)
        board = _with(board, move, first)
    return _next(board, origin)


def with_lines(board: Board, lines: Sequence[Any], origin: Origin) -> Board:
    """Return the next revision of a board, with these lines in place of its own."""
    return _next(read(replace(board.row, lines=json.dumps(lines)), board.session.playable), origin)


def newest_press(entries: Sequence[Entry]) -> int | None:
    """Return the first row of the owner's newest press; None if they have not pressed anything."""
    own = next((entry for entry in reversed(entries[1:]) if entry.user_id is not None), None)
    return None if own is None else own.row if own.batch is None else own.batch


def since_press(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the rows since the owner's newest press, which the board shows: with that press itself."""
    first = newest_press(entries)
    return entries if first is None else [entry for entry in entries if entry.row >= first]


# --- the session of a board ------------------------------------------------------------------------------------


def _lobby(row: BoardRow, start: Start, game: Playable) -> Session:
    return bare_session(
        row,
        game,
        lang=start.lang,
        options=game.rules.Options.model_validate_json(start.options),
        players=players_of(row, start.names, start.policies),
        draws=start.draws,
        seed_hash=seed_hash(bytes.fromhex(start.seed)),
        table_rules=TableRules(clock="none", rated=False),
        correction=_correction(start, game),
        resumed=start.state is not None,
        date=start.date,
        tried=_tried(row, start),
    )


def _tried(row: BoardRow, start: Start) -> Tried | None:
    trial = start.trial
    if trial is None:
        return None
    seat = None if trial.seat is None else Seat(trial.seat)
    begun_at = row.session_id or trial.board
    is_of_board = row.session_id is None
    return Tried(begun_at, is_of_board, trial.row, trial.known, seat, trial.is_running, trial.is_guess)


def players_of(row: BoardRow, names: Sequence[str], policies: Sequence[str | None]) -> tuple[Player, ...]:
    """Return the seats of a board: without a computer player that of its owner."""
    return tuple(
        Player(Seat(seat), name, user_id=row.owner_id if policy is None else None, policy=policy)
        for seat, (name, policy) in enumerate(zip(names, policies, strict=True))
    )


def bare_session(row: BoardRow, game: Playable, /, **known: Any) -> Session:
    """Return the session of a board, with nobody seated and nothing dealt but what is ``known``."""
    fields: dict[str, Any] = {
        "rules_version": game.rules.rules_version,
        "phase": Phase.LOBBY,
        "lang": LANGUAGES[0],
        "players": (),
        "state": None,
        "row": -1,
        "draws": 0,
        "decisions": (),
        "seed_hash": "",
    }
    return Session(
        id=row.id,
        game=row.game,
        guild_id=0,
        channel_id=0,
        host_id=row.owner_id,
        revision=row.revision,
        seed=None,
        created_at=row.created_at,
        changed_at=row.changed_at,
        published_row=-1,
        playable=game,
        kind=kind_named(row.kind),
        **fields | known,
    )


def _correction(start: Start, game: Playable) -> RulesCorrection | None:
    was = start.corrected
    return None if was is None else RulesCorrection(0, was, game.rules.rules_version)


def _begun(row: BoardRow, start: Start, game: Playable) -> Board:
    """Return a board before its first line."""
    lobby, origin = _lobby(row, start, game), Origin(None, None, None, row.created_at)
    if start.state is None:
        move = play.begin(lobby, bytes.fromhex(start.seed), origin)
        return _numbered(Board(row, start, move.session, (move.entry,)))
    state = game.rules.State.model_validate_json(start.state)
    entry = begin_row(row, game.rules.turns(state))
    session = replace(
        lobby, phase=Phase.PLAYING, state=state, row=0, barrier=0, fixed_options=start.options,
        decisions=(0,) * len(lobby.players), takebacks=(None,) * len(lobby.players),
    )  # fmt: skip
    return _numbered(Board(row, start, session, (entry,)))


def begin_row(row: BoardRow, turn: int) -> Entry:
    """Return the row with which a log begins that does not begin with the deal."""
    return Entry(0, None, None, BEGIN, "[]", "[]", False, True, True, None, row.created_at, turn=turn)


def _with(board: Board, move: Move, batch: int | None) -> Board:
    """Return the board with a move; its revision stays that of its row."""
    entry = replace(move.entry, batch=batch)
    return replace(board, session=move.session, entries=(*board.entries, entry))


def _next(board: Board, origin: Origin) -> Board:
    """Return the next revision of a board, as it is stored."""
    return _stored(replace(board, row=next_row(board.row, origin)))


def next_row(row: BoardRow, origin: Origin) -> BoardRow:
    """Return the row of the next revision; hint and review of the one before are gone.

    The answers of computer players keep the press that they answer: delivered again, it is known.
    """
    is_press = origin.user_id is not None
    return replace(
        row,
        revision=row.revision + 1,
        interaction_id=origin.interaction_id if is_press else row.interaction_id,
        advice=None,
        review=None,
        changed_at=origin.at,
        expires_at=origin.at + kind_named(row.kind).kept,
    )


def _stored(board: Board) -> Board:
    """Return the board with the row that holds it."""
    dice = {row: [rolls] for row, rolls in board.dice.items()}
    written = [
        [entry.seat, entry.notation, entry.batch, entry.at, *dice.get(entry.row, ())] for entry in board.entries[1:]
    ]
    state = f'{{"draws":{board.session.draws},"state":{board.session.state.model_dump_json()}}}'
    text = json.dumps(written, ensure_ascii=False, separators=(",", ":"))
    row = replace(board.row, lines=text, state=state, result=_result(board.session))
    return _numbered(replace(board, row=row))


def _numbered(board: Board) -> Board:
    """Return the board whose session has the numbers of its row: one for all that a press compares.

    While a day is open its try keeps the takebacks of a table, and its seed to itself.
    """
    was, seats, press = board.session, len(board.session.players), newest_press(board.entries)
    is_mine = [was.kind.plays_for_all or seat == OWN for seat in range(seats)]
    undo_without_end = tuple(press if mine else None for mine in is_mine)
    session = replace(
        was,
        revision=board.row.revision,
        decisions=(board.row.revision,) * seats,
        takebacks=undo_without_end if was.kind.undoes_all else was.takebacks,
        seed=None if was.kind.competes else was.seed,
        changed_at=board.row.changed_at,
    )
    return replace(board, session=session)
