"""Seats and options before the game begins. Pure: a session in, a changed one out, or Refused."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ValidationError

from bot.rows.session import Player, SessionRow
from bot.texts import PlayerName, escape_markdown, free_name, value_text
from engines.core import AnyGame, Seat
from engines.core.history.fairness import OLD, UNTYPED, WORDS, clean_word, opening
from engines.core.opponents.computers import computer_players

from .model import Actor, Phase, Refused, Session
from .moderation import BY_HOST, decides
from .rules import TableRules, option_named, stored_name

M = TypeVar("M", bound=BaseModel)


def new_lobby(
    rules: AnyGame,
    guild_id: int,
    channel_id: int,
    host: Actor,
    lang: str,
    random_bytes: Callable[[int], bytes],
    now: float,
    options: BaseModel | None = None,
    rule: int = WORDS,
) -> SessionRow:
    """Return the row of a new lobby with the host on the first seat. The seed is fixed from here on.

    ``options``: None for the game's own. ``rule``: of the dice, MESSAGE where the commitment is posted.
    """
    seed = random_bytes(32)
    session_id = base64.b32encode(random_bytes(10)).decode().lower()[:10]
    return SessionRow(
        id=session_id,
        game=rules.key,
        rules_version=rules.rules_version,
        phase=Phase.LOBBY.value,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host.user_id,
        lang=lang,
        options=(rules.Options() if options is None else options).model_dump_json(),
        state=None,
        row=-1,
        revision=0,
        draws=0,
        decisions=(),
        takebacks=(),
        barrier=-1,
        seed=seed,
        seed_hash=opening(seed, session_id, rules.key),
        created_at=now,
        changed_at=now,
        table_rules=TableRules().model_dump_json(),
        fairness=rule,
        players=(Player(Seat(0), host.name, user_id=host.user_id, word=UNTYPED),),
    )


def require_open(session: Session) -> None:
    """Raise Refused("not-in-lobby") if the game has begun, ("dice-awaited") if it is only still to be dealt."""
    if session.phase is not Phase.LOBBY:
        raise Refused("not-in-lobby")
    if session.is_frozen:
        raise Refused("dice-awaited")


def require_joined(session: Session, actor: Actor) -> Player:
    """Return the actor's player; Refused("not-seated") without one, ("not-joined") if the seat is only kept."""
    player = _place(session, actor)
    if player.pending:
        raise Refused("not-joined")
    return player


def _place(session: Session, actor: Actor) -> Player:
    player = session.player_of(actor.user_id)
    if player is None:
        raise Refused("not-seated")
    return player


def join(session: Session, actor: Actor) -> Session:
    """Seat the actor under the present terms: on the seat kept for them, else on the next free one."""
    mine = session.player_of(actor.user_id)
    if mine is None:
        mine = Player(Seat(_free(session)), actor.name, user_id=actor.user_id)
    elif not mine.pending:
        raise Refused("already-seated")
    seat = mine.seat
    word = None if session.fairness == OLD else mine.word or UNTYPED
    here = replace(mine, name=actor.name, pending=False, accepted=None, word=word)
    return _seating(session, (*session.players[:seat], here, *session.players[seat + 1 :]))


def invite(session: Session, actor: Actor, guest: Actor) -> Session:
    """Keep the next free seat for a guest of somebody who has joined. Refused: invite-unseated, player-seated."""
    mine = session.player_of(actor.user_id)
    if mine is None or mine.pending:
        raise Refused("invite-unseated")
    if session.player_of(guest.user_id) is not None:
        raise Refused("player-seated")
    return _with(session, Player(Seat(_free(session)), guest.name, user_id=guest.user_id, pending=True))


def set_word(session: Session, actor: Actor, typed: str) -> Session:
    """Change the actor's word for the dice; nothing typed takes it back. Refused: old-dice."""
    mine = require_joined(session, actor)
    if session.fairness == OLD:
        raise Refused("old-dice")
    mine = replace(mine, word=clean_word(typed))
    return replace(session, players=tuple(mine if p.seat == mine.seat else p for p in session.players))


def leave(session: Session, actor: Actor) -> Session:
    """Remove the actor and move the others up; a new host follows, and the last person closes the lobby."""
    leaving = _place(session, actor)
    return _seating(session, _move_up(player for player in session.players if player != leaving))


def remove(session: Session, actor: Actor, user_id: int, *, moderates: bool = False) -> Session:
    """Remove somebody else who has joined; host or moderator. Refused: as ``decides``, not-joined-here."""
    if decides(session, actor, moderates=moderates) == BY_HOST:
        require_joined(session, actor)
    player = session.player_of(user_id)
    if player is None or player.pending or user_id == actor.user_id:
        raise Refused("not-joined-here")
    return _seating(session, _move_up(one for one in session.players if one != player))


def require_host(session: Session, actor: Actor) -> None:
    """Raise Refused unless the actor has joined and is host."""
    require_joined(session, actor)
    if actor.user_id != session.host_id:
        raise Refused("host-only")


def free(session: Session, actor: Actor, user_id: int) -> Session:
    """Release a seat kept for somebody who has not joined; host only."""
    require_host(session, actor)
    kept = session.player_of(user_id)
    if kept is None or not kept.pending:
        raise Refused("not-kept")
    return _seating(session, _move_up(player for player in session.players if player != kept))


def _seating(session: Session, players: tuple[Player, ...]) -> Session:
    """Return the lobby with these players; closed if no person is left. Prefer a joined player as host."""
    people = [player for player in players if player.user_id is not None]
    if not people:
        return replace(session, phase=Phase.CLOSED, players=players)
    first = min(people, key=lambda player: (player.pending, player.user_id != session.host_id))
    return replace(session, players=players, host_id=first.user_id or session.host_id)


def add_computer(session: Session, actor: Actor, policy: str) -> Session:
    require_joined(session, actor)
    if policy not in computer_players(session.playable):
        raise Refused("unknown-policy", policy=policy)
    seat = _free(session)
    name = free_name(session.lang, session.id, session.names)
    return _with(session, Player(Seat(seat), name, policy=policy))


def remove_computer(session: Session, actor: Actor, name: str | None = None) -> Session:
    """Remove the computer player of this name, or the last one. Refused: no-computer."""
    require_joined(session, actor)
    computers = [player for player in session.players if player.is_computer and name in (None, player.name)]
    if not computers:
        raise Refused("no-computer")
    return replace(session, players=_move_up(player for player in session.players if player != computers[-1]))


def set_option(session: Session, actor: Actor, option: str, value: str) -> Session:
    require_host(session, actor)
    if option == "hints" and session.table_rules.rated:
        raise Refused("hints-rated")
    if option in TableRules.model_fields:
        chosen = with_option(session.table_rules, option, value)
        now = replace(session, table_rules=with_clock(chosen, keeps="clock" if option == "clock" else "rated"))
    elif option in type(session.options).model_fields:
        now = replace(session, options=with_option(session.options, option, value))
    else:
        raise Refused("unknown-option", option=option)
    if (now.table_rules, now.options) == (session.table_rules, session.options):
        return session
    was, changed = _values_text(session), _values_text(now)
    return replace(now, players=tuple(_must_agree_again(player, actor, was, changed) for player in now.players))


def with_clock(rules: TableRules, *, keeps: Literal["clock", "rated"] = "rated") -> TableRules:
    """Return table rules of which a rated table has a clock, so that nobody wins by waiting.

    ``keeps``: what was chosen. A table that is rated gets the usual time, one without a limit is unrated.
    """
    if not rules.rated or rules.seconds is not None:
        return rules
    usual = TableRules().clock
    return rules.model_copy(update={"rated": False} if keeps == "clock" else {"clock": usual})


def _must_agree_again(player: Player, host: Actor, was: str, now: str) -> Player:
    """Make a person other than the host pending unless they have accepted these very options."""
    if player.user_id in (None, host.user_id) or (player.pending and player.accepted is None):
        return player
    accepted = player.accepted if player.pending else was
    if accepted == now:
        return replace(player, pending=False, accepted=None)
    return replace(player, pending=True, accepted=accepted)


def option_values(session: Session) -> Mapping[str, str]:
    """Return the values of the game's options and the table rules as text, by their stored names."""
    return {
        stored_name(name): value_text(getattr(options, name))
        for options in (session.options, session.table_rules)
        for name in type(options).model_fields
    }


def _values_text(session: Session) -> str:
    return json.dumps(option_values(session), separators=(",", ":"))


def asked_again(session: Session) -> tuple[Player, ...]:
    """Return the people who had joined and have not accepted the changed options yet."""
    return tuple(player for player in session.players if player.pending and player.accepted is not None)


def changed_options(session: Session) -> Mapping[str, str]:
    """Return the options that somebody has still to accept, each with the value that they had accepted."""
    now, changed = option_values(session), dict[str, str]()
    for player in asked_again(session):
        for name, value in json.loads(player.accepted or "{}").items():
            if name in now and now[name] != value:
                changed.setdefault(option_named(name), value)
    return changed


def left_behind(session: Session, actor: Actor) -> tuple[Player, ...]:
    """Return the people asked again whom the game would leave behind if the actor pressed Begin now.

    () if it would not begin. Refused as ``ready`` and ``agree``.
    """
    require_open(session)
    ready(session, actor)
    return () if undecided_players(agree(session, actor)) else asked_again(session)


def agree(session: Session, actor: Actor) -> Session:
    """Let the actor agree to begin where everybody must; elsewhere only the host may begin (host-begins)."""
    mine = require_joined(session, actor)
    if session.table_rules.begins == "host":
        if actor.user_id != session.host_id:
            raise Refused("host-begins")
        return session
    mine = replace(mine, agreed=True)
    return replace(session, players=tuple(mine if p.seat == mine.seat else p for p in session.players))


def undecided_players(session: Session) -> tuple[Player, ...]:
    """Return the people who have joined and not agreed to begin; () where the host alone begins."""
    if session.table_rules.begins == "host":
        return ()
    return tuple(p for p in session.players if p.user_id is not None and not p.pending and not p.agreed)


def without_agreements(was: Session, now: Session) -> Session:
    """Take everybody's agreement to begin back if the terms or the seats have changed."""

    def terms(session: Session) -> tuple[object, ...]:
        seats = tuple((p.user_id, p.policy, p.pending) for p in session.players)
        return session.options, session.table_rules, seats

    if terms(was) == terms(now):
        return now
    return replace(now, players=tuple(replace(player, agreed=False) for player in now.players))


def ready(session: Session, actor: Actor) -> Session:
    """Return the table as it begins, without pending players.

    Refused: too-few, too-few-joined; rated-needs-clock, for a lobby of an earlier version.
    """
    require_joined(session, actor)
    if session.table_rules != with_clock(session.table_rules):
        raise Refused("rated-needs-clock")
    here = _move_up(
        replace(player, agreed=False, accepted=None) for player in session.players if not player.pending
    )
    missing = tuple(PlayerName(escape_markdown(session.names[p.seat])) for p in session.players if p.pending)
    need, have = min(session.rules.seats), len(here)
    if have < need and missing:
        raise Refused("too-few-joined", need=need, have=have, players=missing)
    if have < need:
        raise Refused("too-few", need=need, have=have)
    return _seating(session, here)


def options_that_hold(session: Session) -> BaseModel:
    """Return the game's options as they would hold if the table began with those who have joined."""
    joined = sum(not player.pending for player in session.players)
    return session.rules.options_for(session.options, max(joined, min(session.rules.seats)))


def with_options_that_hold(session: Session) -> Session:
    """Return the table with the options of its number of players: what Begin stores."""
    return replace(session, options=options_that_hold(session))


def _free(session: Session) -> int:
    """Return the next free seat; Refused("lobby-full") if there is none."""
    seats = max(session.rules.seats)
    if len(session.players) >= seats:
        raise Refused("lobby-full", seats=seats)
    return len(session.players)


def _with(session: Session, player: Player) -> Session:
    return replace(session, players=(*session.players, player))


def _move_up(players: Any) -> tuple[Player, ...]:
    return tuple(replace(player, seat=Seat(seat)) for seat, player in enumerate(players))


def with_option(options: M, option: str, value: str) -> M:
    """Return the options with one of them set: to the text itself, or to the int or bool it parses as."""
    readings: list[Any] = [value]
    with suppress(ValueError):
        readings.append(json.loads(value))
    for reading in readings:
        try:
            return type(options).model_validate({**options.model_dump(by_alias=False), option: reading})
        except ValidationError:
            continue
    raise Refused("bad-option", option=option, value=value)
