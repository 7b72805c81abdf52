"""The lobby's panels: seats, the terms of joining, and the options of any game.

The table rules are listed among the options and changed like them.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from bot.features.table.panels import rules_button
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.paging import page_buttons
from bot.kit.phrases import beacon_facts, seat_name, title
from bot.kit.shapes import OPTIONS, Button, Form, Option, Panel, Row, Select, Style, fitting, rows_of, unique_labels
from bot.rows.session import Player
from bot.session.lobby import options_that_hold, undecided_players
from bot.session.model import Phase, Session
from bot.session.rules import TableRules, stored_name
from bot.texts import Speaker, has_text, text_key, value_text, words_of_value
from engines.core import Fact, Seat
from engines.core.history.fairness import LONGEST_WORD, OLD, Beacon
from engines.core.opponents.computers import levels
from engines.core.playable import Playable
from render.covers import cover
from render.easel import Picture

JOIN, LEAVE, ADD, DROP, OPTIONS_, SET, BEGIN = "join", "leave", "add", "drop", "options", "set", "begin"
FREE, REMOVE, LET_IN = "free", "remove", "let-in"
WORD, WORD_TYPED = "word", "word-typed"


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One option of a game: its name, its present value and all its values, as text."""

    name: str
    now: str
    values: tuple[str, ...]
    holds: str
    """The value that holds if the game begins with those who have joined (``Game.options_for``)."""


def option_choices(session: Session) -> tuple[OptionChoice, ...]:
    """Return the game's options in declaration order, then the table rules, hints only where they can be given."""
    return tuple(
        OptionChoice(name, value_text(getattr(options, name)), _values(field), value_text(getattr(then, name)))
        for options, then in (
            (session.options, options_that_hold(session)),
            (session.table_rules, session.table_rules),
        )
        for name, field in type(options).model_fields.items()
        if name != "hints" or not session.table_rules.rated
    )


def terms(session: Session) -> int:
    """Return a checksum of the terms of joining, for the button's id: an old message may show other terms."""
    return zlib.crc32((session.options.model_dump_json() + session.table_rules.terms()).encode())


def _values(field: FieldInfo) -> tuple[str, ...]:
    if field.annotation is bool:
        return ("true", "false")
    if get_origin(field.annotation) is Literal:
        return tuple(value_text(value) for value in get_args(field.annotation))
    low = next((mark.ge for mark in field.metadata if isinstance(mark, Ge)), None)
    high = next((mark.le for mark in field.metadata if isinstance(mark, Le)), None)
    if not isinstance(low, int) or not isinstance(high, int):
        raise TypeError("an option is a bool, a Literal or an int with bounds (ge, le)")
    return tuple(str(value) for value in range(low, high + 1))


def option_words(voice: Speaker, game: str, name: str) -> str:
    return voice.say(_option_key(game, name))


def _option_key(game: str, *parts: str) -> str:
    of_table = parts[0] in TableRules.model_fields
    return text_key("lobby", "rule", *parts) if of_table else text_key(game, "option", *parts)


def value_words(voice: Speaker, game: str, name: str, value: str) -> str:
    """Return the text of a value: the game's or the table rules' own, else yes, no, or the number."""
    return words_of_value(voice, _option_key(game, name), value)


def lobby_panel(voice: Speaker, session: Session, closed: Sequence[str] = ()) -> Panel:
    """Return the public panel of a lobby; without controls once it is closed or begun.

    ``closed``: lines that say who has closed it.
    """
    game = session.playable
    head = [
        voice.say("lobby-title", {"game": title(voice, session.game)}),
        voice.say(text_key(session.game, "description")),
        "",
    ]
    if session.phase is Phase.CLOSED:
        return Panel("\n".join([*head[:1], voice.say("lobby-closed"), *closed]))
    own = [option for option in option_choices(session) if option.name not in TableRules.model_fields]
    options = _options(voice, session, own)
    lines = [*head, *_seats(voice, session, game), *([""] if options else []), *options, ""]
    lines += [_terms_line(voice, session), *_dice(voice, session)]
    if session.phase is not Phase.LOBBY:
        return Panel(fitting([], [*lines, voice.say("lobby-begun")]))
    if session.is_frozen:
        return Panel(fitting([], [*lines, waiting_line(voice, session)]))
    return Panel(fitting([], [*lines, _missing_players(voice, session, game)]), _controls(voice, session, game))


def cover_of(voice: Speaker, game: str) -> Picture | None:
    """Return the game's cover in the language of the lobby; None if it has none."""
    data = cover(game, voice.lang)
    if data is None:
        return None
    return Picture(data, "cover.jpg", voice.plain().say("picture-cover", {"game": title(voice.plain(), game)}))


def waiting_line(voice: Speaker, session: Session) -> str:
    """Say that the dice of a frozen lobby wait for a round of the beacon."""
    return voice.say("lobby-awaiting", beacon_facts(session.beacon or Beacon("")))


def _dice(voice: Speaker, session: Session) -> list[str]:
    """What the dice will be made of: the promised seed, and everybody's word."""
    if session.fairness == OLD:
        return [voice.say("lobby-seed", {"hash": session.seed_hash})]
    words = session.words or [player.word for player in session.players]
    listed = [
        voice.say("lobby-word", {"player": str(voice.name(Seat(seat))), "word": word})
        for seat, word in enumerate(words)
        if word
    ]
    promised = voice.say("lobby-opening", {"hash": session.seed_hash})
    return [promised, voice.say("lobby-words", {"words": voice.beside(listed)})]


def _seats(voice: Speaker, session: Session, game: Playable) -> list[str]:
    """Return a line for each player, and one for all free seats."""
    lines = []
    for player in session.players:
        facts: dict[str, Fact] = {"number": player.seat + 1, "name": str(voice.name(player.seat))}
        key = "lobby-kept" if player.pending else "lobby-agrees" if player.agreed else "lobby-seat"
        if player.policy is not None:
            key, facts["level"] = "lobby-computer", level_word(voice, player.policy)
        lines.append(voice.say(key, facts))
    first, last = len(session.players) + 1, game.rules.seats.stop - 1
    if first <= last:
        numbers = str(first) if first == last else voice.say("lobby-range", {"first": first, "last": last})
        lines.append(voice.say("lobby-free", {"numbers": numbers}))
    return lines


def _options(voice: Speaker, session: Session, options: Iterable[OptionChoice]) -> list[str]:
    return [
        voice.say(
            "lobby-option" if option.holds == option.now else "lobby-option-held",
            {
                "option": option_words(voice, session.game, option.name),
                "value": value_words(voice, session.game, option.name, option.holds),
                "chosen": value_words(voice, session.game, option.name, option.now),
            },
        )
        for option in options
    ]


def _terms_line(voice: Speaker, session: Session) -> str:
    """Return the terms of joining in one line."""
    table_rules = session.table_rules
    if table_rules.seconds is None:
        terms = [voice.say("lobby-accept-no-clock")]
    else:
        terms = [
            voice.say("lobby-accept-clock", {"time": value_words(voice, session.game, "clock", table_rules.clock)}),
            voice.say("lobby-accept-computer" if table_rules.absent == "computer" else "lobby-accept-vote"),
        ]
    terms += [
        voice.say("lobby-accept-takeover" if table_rules.stand_ins else "lobby-accept-resign"),
        voice.say("lobby-accept-own" if table_rules.takebacks == "own" else "lobby-accept-ask"),
        voice.say("lobby-accept-rated" if table_rules.rated else "lobby-accept-friendly"),
        *([voice.say("lobby-accept-hints")] if table_rules.gives_hints else []),
    ]
    joined = reduce(lambda one, other: voice.say("lobby-accept-and", {"one": one, "other": other}), terms)
    return voice.say("lobby-accept", {"terms": joined})


def _missing_players(voice: Speaker, session: Session, game: Playable) -> str:
    pending = [player for player in session.players if player.pending]
    missing = game.rules.seats.start - len(session.players) + len(pending)
    if missing > 0:
        words = voice.say("lobby-missing", {"missing": missing})
    else:
        full = len(session.players) == game.rules.seats.stop - 1 and not pending
        words = voice.sentences((voice.say("lobby-full" if full else "lobby-ready"), _who_begins(voice, session)))
    if not pending:
        return words
    asked = tuple(seat_name(voice, player.seat) for player in pending)
    return f"{words}\n{voice.say('lobby-asked', {'players': asked})}"


def _who_begins(voice: Speaker, session: Session) -> str:
    left = undecided_players(session)
    if left:
        return voice.say("lobby-all-begin", {"players": tuple(seat_name(voice, player.seat) for player in left)})
    host = session.player_of(session.host_id)
    assert host is not None, "the host sits at the lobby"
    return voice.say("lobby-host-begins", {"host": seat_name(voice, host.seat)})


def _controls(voice: Speaker, session: Session, game: Playable) -> tuple[Row, ...]:
    full = len(session.players) >= game.rules.seats.stop - 1
    pending = any(player.pending for player in session.players)
    enough = sum(not player.pending for player in session.players) >= game.rules.seats.start
    computers = any(player.is_computer for player in session.players)
    others = removable(session)
    by_all = session.table_rules.begins == "everybody"

    def button(key: str, verb: str, *, off: bool = False, style: Style = "secondary") -> Button:
        number = terms(session) if verb == JOIN else 0
        return Button(voice.say(key), custom_id(session.id, number, (verb,)), style, off)

    # One thing is green: to join until there are enough players, then to begin.
    join = "lobby-join-kept" if full and pending else "lobby-join"
    joining: Style = "secondary" if enough else "success"
    beginning: Style = "success" if enough else "secondary"
    first = (
        button(join, JOIN, off=full and not pending, style=joining),
        button("lobby-leave", LEAVE),
        button("lobby-agree" if by_all else "lobby-begin", BEGIN, off=not enough, style=beginning),
        *((button("lobby-give-word", WORD),) if session.fairness != OLD else ()),
        *((button("lobby-remove", REMOVE),) if others else ()),
    )
    second = [button("lobby-add-computer", ADD, off=full)]
    if computers:
        second.append(button("lobby-drop-computer", DROP))
    if pending:
        second.append(button("lobby-free-seat", FREE))
    second.append(button("lobby-options", OPTIONS_))
    second.append(rules_button(voice, session.game))
    return (first, tuple(second))


def removable(session: Session) -> tuple[Player, ...]:
    """Return the people whom the host may remove."""
    return tuple(p for p in session.players if p.user_id not in (None, session.host_id) and not p.pending)


# --- private menus of the lobby -------------------------------------------------------------------------------


def word_form(voice: Speaker, session: Session, word: str) -> Form:
    """Return the form in which somebody types a word for the dice."""
    return Form(
        custom_id(session.id, 0, (WORD_TYPED,)),
        voice.say("lobby-give-word"),
        voice.say("lobby-word-label"),
        voice.say("lobby-word-description"),
        word,
        LONGEST_WORD,
    )


def after_press_panel(voice: Speaker, session: Session, reader: int, result: str = "") -> Panel:
    """Return the result of a press on a private menu of the lobby, with the reader's most likely next buttons.

    It does not repeat the lobby, whose panel is public: a copy would soon be out of date.
    """
    if session.phase is not Phase.LOBBY:
        return Panel(voice.say("lobby-closed" if session.phase is Phase.CLOSED else "lobby-begun"))
    if session.is_frozen:
        return Panel(waiting_line(voice, session))
    may_begin = session.host_id == reader or any(player.user_id == reader for player in undecided_players(session))
    likely = {custom_id(session.id, 0, (verb,)) for verb in (ADD, *((BEGIN,) if may_begin else ()))}
    rows = [row for row in _controls(voice, session, session.playable) if isinstance(row, tuple)]
    shown = [each for row in rows for each in row if each.custom_id in likely and not each.disabled]
    lines = [*([result] if result else []), _missing_players(voice, session, session.playable)]
    return Panel("\n".join(lines), rows_of(shown))


def remove_panel(voice: Speaker, session: Session, removed: Mapping[int, str]) -> Panel:
    """Ask the host whom to remove, or to let in again (``removed``: their names by user)."""
    plain, people = voice.plain(), removable(session)
    options = [
        *((plain.say("lobby-remove-who", {"name": plain.name(p.seat)}), (REMOVE, str(p.user_id))) for p in people),
        *((plain.say("lobby-let-in-who", {"name": name}), (LET_IN, str(user))) for user, name in removed.items()),
    ][:OPTIONS]
    if not options:
        return Panel(voice.say("lobby-remove-nobody"))
    labels = unique_labels([label for label, _ in options])
    listed = tuple(Option(label, path_text(path)) for label, (_, path) in zip(labels, options, strict=True))
    select = Select(custom_id(session.id, 0, (PICK,)), voice.say("lobby-remove-which"), listed)
    return Panel(voice.say("lobby-remove-question"), (select,))


def policy_panel(voice: Speaker, session: Session) -> Panel:
    """Ask which computer player to seat, if the game has several."""
    buttons = [
        Button(policy_words(voice, session.game, name), custom_id(session.id, 0, (ADD, name)))
        for name in levels(session.playable)
    ]
    return Panel(voice.say("lobby-which-computer"), rows_of(buttons))


def free_panel(voice: Speaker, session: Session) -> Panel:
    """Ask which kept seat to free, if there are several."""
    kept = [player for player in session.players if player.pending]
    plain = voice.plain()
    labels = unique_labels([plain.name(player.seat) for player in kept])
    buttons = [
        Button(label, custom_id(session.id, 0, (FREE, str(player.user_id))))
        for label, player in zip(labels, kept, strict=True)
    ]
    return Panel(voice.say("lobby-which-kept"), rows_of(buttons))


def policy_key(game: str, policy: str) -> str:
    """Return the key of a computer player's name: the game's own text, else the shared one."""
    own = text_key(game, "policy", policy)
    return own if has_text(own) else text_key("lobby", "policy", policy)


def level_word(voice: Speaker, policy: str) -> str:
    """Return the word for how well a computer player plays."""
    return _text_or(voice, f"lobby-level-{policy}", policy)


def policy_words(voice: Speaker, game: str, policy: str) -> str:
    return _text_or(voice, policy_key(game, policy), policy)


def _text_or(voice: Speaker, key: str, policy: str) -> str:
    """Return a text; the stored name of the computer player if there is none."""
    return voice.say(key) if has_text(key) else policy


def options_panel(voice: Speaker, session: Session, name: str | None, page: int = 0) -> Panel:
    """Return the options with a select of them, or of the values of the option ``name``."""
    known: Mapping[str, OptionChoice] = {option.name: option for option in option_choices(session)}
    option = known.get(name) if name is not None else None
    lines = _options(voice, session, known.values())
    if option is None:
        labels = unique_labels([option_words(voice, session.game, each) for each in known])
        listed = tuple(
            Option(label, path_text((OPTIONS_, stored_name(each))))
            for label, each in zip(labels, known, strict=True)
        )
        select = Select(custom_id(session.id, 0, (PICK,)), voice.say("lobby-which-option"), listed[:OPTIONS])
        return Panel("\n".join([voice.say("lobby-options-head"), *lines]), (select,))
    shown = option.values[page * OPTIONS : (page + 1) * OPTIONS]
    labels = unique_labels([value_words(voice, session.game, option.name, value) for value in shown])
    values = tuple(
        Option(label, path_text((SET, stored_name(option.name), value)), chosen=value == option.now)
        for label, value in zip(labels, shown, strict=True)
    )
    words = option_words(voice, session.game, option.name)
    below = [Button(voice.say("common-back"), custom_id(session.id, 0, (OPTIONS_,)))]
    below += page_buttons(
        voice, session.id, (OPTIONS_, stored_name(option.name)), page, math.ceil(len(option.values) / OPTIONS)
    )
    return Panel(
        "\n".join([voice.say("lobby-options-head"), *lines]),
        (Select(custom_id(session.id, 0, (PICK,)), words, values), *rows_of(below)),
    )
