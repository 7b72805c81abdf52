"""The lobby as everybody sees it, and what is behind *About…*: the terms of joining, and what the dice are made of.

The table rules are listed among the options and changed like them; ``set_up.py`` has the pages that change them.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from bot.features.export import HOW
from bot.features.table.beside import DETAILS, learn_button
from bot.features.table.panels import WATCH, rules_button
from bot.kit.ids import custom_id
from bot.kit.phone import columns, phone_lines
from bot.kit.phrases import (
    beacon_facts,
    channel_words,
    duration,
    relative_time,
    seat_name,
    title,
    vacation_lines,
)
from bot.kit.shapes import LABEL, Button, Form, Panel, Style, cut, fitting, rows_of, unique_labels
from bot.rows.session import NO_HOST, Player
from bot.seating.reliability import FEW, FINISHED, GAMES
from bot.session.lobby import asked_again, changed_options, options_that_hold, undecided_players
from bot.session.model import Phase, Session
from bot.session.rules import BANKS, Bank, TableRules
from bot.tables.banks import ABSENCE, LEAST
from bot.tables.clock import MISSED_LIMIT
from bot.texts import Speaker, has_text, text_key, value_text, words_of_value
from engines.core import Fact, Seat
from engines.core.history.drand import chain_of
from engines.core.history.fairness import LONGEST_WORD, MESSAGE, OLD, short_hash
from render.covers import cover
from render.easel import Picture

JOIN, LEAVE, BEGIN, SET_UP = "join", "leave", "begin", "set-up"
WORD, WORD_TYPED = "word", "word-typed"
WITHOUT = "without"
IN_TERMS = frozenset({"clock", "rated"})
"""The table rules that the line of the terms has."""
PLACEHOLDER = 150
"""Characters of what a closed list shows."""
USUAL = 16
"""Columns of a usual value that is said beside the chosen one."""
RELIABLE: Mapping[str, Fact] = {"finished": FINISHED, "games": GAMES, "few": FEW}
"""What is asked of people at a table for those who finish their games: variables of its text."""
LINES = 10
"""Lines of a phone (``bot/kit/phone.py``) that an open lobby has at most."""


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One option of a game: its name, its present value and all its values, as text."""

    name: str
    now: str
    values: tuple[str, ...]
    holds: str
    """The value that holds if the game begins with those who have joined (``Game.options_for``)."""


def option_choices(session: Session) -> tuple[OptionChoice, ...]:
    """Return the game's options in declaration order, then the table rules that mean something here."""
    idle = {"hints"} if session.table_rules.rated else set[str]()
    idle |= set() if session.rules.undo_past_others else {"takebacks"}
    return tuple(
        OptionChoice(name, value_text(getattr(options, name)), _values(field), value_text(getattr(then, name)))
        for options, then in (
            (session.options, options_that_hold(session)),
            (session.table_rules, session.table_rules),
        )
        for name, field in type(options).model_fields.items()
        if name not in idle
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
    if name == "clock" and value in BANKS:
        return voice.say("lobby-rule-clock-bank", _bank_facts(voice, BANKS[value]))
    return words_of_value(voice, _option_key(game, name), value)


@dataclass(frozen=True, slots=True)
class Length:
    """How much of a lobby is said in public; the rest is behind *About…*."""

    describes: bool
    """Whether it has the description of the game."""
    is_full: bool
    """Whether the former values of changed options are said, and the names of those who are waited for."""
    names_options: bool = True
    """Whether options are named, and what is chosen is said, or options are only counted."""
    name: int | None = None
    """Characters of a name, at most."""


LENGTHS = (
    Length(True, True), Length(False, True), Length(False, False), Length(False, False, False),
    *(Length(False, False, False, name) for name in (20, 14, 10, 7, 5, 3)),
)  # fmt: skip
"""The longest first; the first that fits a phone is shown."""


def lobby_panel(
    voice: Speaker,
    session: Session,
    closed: Sequence[str] = (),
    vacations: Mapping[Seat, float] | None = None,
) -> Panel:
    """Return the public panel of a lobby; without controls once it is closed or begun.

    It fits ``LINES`` of a phone, so that its buttons need no scrolling; what is left out is behind *About…*.
    ``closed``: lines that say who has closed it. ``vacations``: those to be shown, by their ends.
    """
    if session.phase is Phase.CLOSED:
        return Panel("\n".join([_title(voice, session), voice.say("lobby-closed"), *closed]))
    content = ""
    for length in LENGTHS:
        content = "\n".join(_public(voice, session, length, vacations or {}))
        if phone_lines(content, voice.lang) <= LINES:
            break
    if session.phase is not Phase.LOBBY:
        return Panel(fitting([], [content, *_words(voice, session), voice.say("lobby-begun")]))
    if session.is_frozen:
        return Panel(content, ((_about_button(voice, session),),))
    return Panel(content, (_controls(voice, session),))


def _title(voice: Speaker, session: Session) -> str:
    return voice.say("lobby-title", {"game": title(voice, session.game)})


def _public(voice: Speaker, session: Session, length: Length, vacations: Mapping[Seat, float]) -> list[str]:
    """Return the lines of a lobby at this length."""
    if length.name is not None:
        voice = replace(voice, names=unique_labels(session.names, length.name))
    described = [voice.say(text_key(session.game, "description"))] if length.describes else []
    promised = [voice.say("lobby-seed", {"hash": session.seed_hash})] if session.fairness == OLD else []
    if session.phase is not Phase.LOBBY:
        calls = []
    elif session.is_frozen:
        calls = [waiting_line(voice, session)]
    else:
        calls = [missing_players(voice, session, is_full=length.is_full)]
    return [
        _title(voice, session),
        *described,
        _seats(voice, session),
        *(vacation_lines(voice, vacations) if session.phase is Phase.LOBBY else []),
        *_marked_options(voice, session, length),
        *_bank_line(voice, session),
        *([] if session.is_frozen else [_terms_line(voice, session)]),
        *promised,
        *calls,
    ]


def _marked_options(voice: Speaker, session: Session, length: Length) -> list[str]:
    """Return the options that somebody has still to accept, then those that are not the usual ones."""
    changed = changed_options(session)
    marked = [option for option in option_choices(session) if option.name in changed]
    chosen = [option for option in _unusual(session) if option.name not in changed]
    lines: list[str] = []
    if length.is_full:
        lines += [changed_line(voice, session.game, one.name, changed[one.name], one.now) for one in marked]
    elif marked:
        lines.append(voice.say("lobby-changed-names", {"options": _listed(voice, session, marked, length)}))
    if chosen and length.names_options:
        lines.append(voice.say("lobby-chosen", {"options": voice.beside(option_lines(voice, session, chosen))}))
    elif chosen:
        lines.append(voice.say("lobby-chosen", {"options": _listed(voice, session, chosen, length)}))
    return lines


def _unusual(session: Session) -> list[OptionChoice]:
    """Return the options whose values are not the usual ones, without those that the line of the terms has."""
    return [
        one for one in option_choices(session) if one.now != usual_value(session, one) and one.name not in IN_TERMS
    ]


def usual_value(session: Session, option: OptionChoice) -> str:
    """Return the value that an option has in a new lobby."""
    usual = TableRules() if option.name in TableRules.model_fields else session.rules.Options()
    return value_text(getattr(usual, option.name))


def changed_line(voice: Speaker, game: str, name: str, was: str, now: str) -> str:
    """Return an option with the value that somebody had accepted, and the present one."""
    facts = {"was": value_words(voice, game, name, was), "value": value_words(voice, game, name, now)}
    return voice.say("lobby-changed", {"option": option_words(voice, game, name), **facts})


def _listed(voice: Speaker, session: Session, options: Sequence[OptionChoice], length: Length) -> str:
    if not length.names_options and len(options) > 1:
        return voice.say("lobby-options-count", {"count": len(options)})
    return voice.beside([option_words(voice, session.game, option.name) for option in options])


def cover_of(voice: Speaker, game: str) -> Picture | None:
    """Return the game's cover in the language of the lobby; None if it has none."""
    data = cover(game, voice.lang)
    if data is None:
        return None
    return Picture(data, "cover.jpg", voice.plain().say("picture-cover", {"game": title(voice.plain(), game)}))


def waiting_line(voice: Speaker, session: Session) -> str:
    """Say what the dice of a frozen lobby wait for: a round of the beacon, or the message of the commitment."""
    beacon = session.beacon
    if beacon is None or beacon.round is None:
        return voice.say("lobby-awaiting-message")
    chain = chain_of(beacon.url)
    when = "soon" if chain is None else relative_time(chain.published_at(beacon.round))
    return voice.say("lobby-awaiting", beacon_facts(beacon) | {"when": when})


def _dice(voice: Speaker, session: Session) -> list[str]:
    """What the dice will be made of: the promised seed, and everybody's word."""
    if session.fairness == OLD:
        return [voice.say("lobby-seed", {"hash": session.seed_hash})]
    mixed = "more" if session.fairness == MESSAGE else "words"
    facts: dict[str, Fact] = {"hash": short_hash(session.seed_hash), "mixed": mixed}
    return [voice.say("lobby-opening", facts), *_words(voice, session)]


def _words(voice: Speaker, session: Session) -> list[str]:
    """Return the line of everybody's words for the dice."""
    words = session.words or [player.word for player in session.players]
    listed = [
        voice.say("lobby-word", {"player": str(voice.name(Seat(seat))), "word": word})
        for seat, word in enumerate(words)
        if word
    ]
    return [voice.say("lobby-words", {"words": voice.beside(listed)})] if listed else []


def _seats(voice: Speaker, session: Session) -> str:
    """Return the line of the players, and of how many there may be."""
    asked, seats = {player.seat for player in asked_again(session)}, []
    for player in session.players:
        facts: dict[str, Fact] = {"name": str(voice.name(player.seat))}
        key = "lobby-kept" if player.pending else "lobby-agrees" if player.agreed else "lobby-seat"
        if player.seat in asked:
            key = "lobby-asked-again"
        if player.policy is not None:
            key, facts["level"] = "lobby-computer", level_word(voice, player.policy)
        said, is_host = voice.say(key, facts), player.user_id == session.host_id
        seats.append(voice.say("lobby-host", {"seat": said}) if is_host else said)
    most = session.rules.seats.stop - 1
    return voice.say("lobby-players", {"taken": len(seats), "most": most, "players": voice.beside(seats)})


def option_lines(voice: Speaker, session: Session, options: Iterable[OptionChoice]) -> list[str]:
    """Return a line for each option: the value that holds, and the chosen or usual one that it replaces."""
    return [_option_line(voice, session, option) for option in options]


def _option_line(voice: Speaker, session: Session, option: OptionChoice) -> str:
    def words(value: str) -> str:
        return value_words(voice, session.game, option.name, value)

    facts: dict[str, Fact] = {
        "option": option_words(voice, session.game, option.name), "value": words(option.holds)
    }  # fmt: skip
    if option.holds != option.now:
        return voice.say("lobby-option-held", {**facts, "chosen": words(option.now)})
    usual = usual_value(session, option)
    short = _REMARK.sub("", words(usual))
    if option.now == usual or columns(short) > USUAL:
        return voice.say("lobby-option", facts)
    return voice.say("lobby-option-usual", {**facts, "usual": short})


_REMARK = re.compile(r"\s*[(（][^)）]*[)）]$")
"""What a value says beside itself, such as "(as printed)"."""


def _terms_line(voice: Speaker, session: Session) -> str:
    """Return the shortest sentence on the terms of joining; ``_terms`` says all of them."""
    return voice.say(
        "lobby-accept", {"terms": voice.beside([_rated_term(voice, session), _clock_term(voice, session)])}
    )


def _rated_term(voice: Speaker, session: Session) -> str:
    return voice.say("lobby-accept-rated" if session.table_rules.rated else "lobby-accept-friendly")


def _bank_facts(voice: Speaker, bank: Bank) -> dict[str, Fact]:
    seconds = {"start": bank.start, "more": bank.increment, "cap": bank.cap}
    return {name: duration(voice, value) for name, value in seconds.items()}


def _bank_line(voice: Speaker, session: Session) -> list[str]:
    """Return the line that explains a time bank."""
    bank = session.table_rules.bank
    return [] if bank is None else [voice.say("lobby-bank", _bank_facts(voice, bank))]


def _clock_term(voice: Speaker, session: Session, *, is_full: bool = False) -> str:
    bank = session.table_rules.bank
    if bank is not None:
        facts = _bank_facts(voice, bank) | {"least": duration(voice, LEAST)}
        return voice.say("lobby-accept-bank-details" if is_full else "lobby-accept-bank", facts)
    if session.table_rules.seconds is None:
        return voice.say("lobby-accept-no-clock")
    time = value_words(voice, session.game, "clock", session.table_rules.clock)
    return voice.say("lobby-accept-clock", {"time": time})


def _terms(voice: Speaker, session: Session) -> list[str]:
    """Return all terms of joining, a line for each."""
    table_rules = session.table_rules
    terms = [_clock_term(voice, session, is_full=True)]
    if table_rules.seconds is not None:
        terms.append(
            voice.say("lobby-accept-computer" if table_rules.absent == "computer" else "lobby-accept-vote")
        )
    terms += [
        *([] if table_rules.vacations or table_rules.seconds is None else [voice.say("lobby-accept-no-vacations")]),
        _absence_term(voice, table_rules),
        _undo_term(voice, session),
        _rated_term(voice, session),
        *([voice.say("lobby-accept-hints")] if table_rules.gives_hints else []),
        *([voice.say("lobby-accept-reliable", RELIABLE)] if table_rules.reliable else []),
    ]
    return [voice.say("lobby-accept-head"), *(voice.say("lobby-accept-line", {"term": term}) for term in terms)]


def _absence_term(voice: Speaker, table_rules: TableRules) -> str:
    if table_rules.bank is None:
        key = "lobby-accept-takeover" if table_rules.stand_ins else "lobby-accept-resign"
        return voice.say(key, {"missed": MISSED_LIMIT})
    key = "lobby-accept-takeover-bank" if table_rules.stand_ins else "lobby-accept-resign-bank"
    return voice.say(key, {"time": duration(voice, table_rules.bank.start + ABSENCE)})


def _alone(voice: Speaker, session: Session, reader: int) -> list[str]:
    """Return the line for the only person of a lobby, who is given hints whether or not the game is rated."""
    people = [player.user_id for player in session.players if player.user_id is not None]
    if people != [reader] or session.table_rules.gives_hints or not session.table_rules.hints:
        return []
    return [voice.say("lobby-accept-line", {"term": voice.say("lobby-accept-hints-alone")})]


def _undo_term(voice: Speaker, session: Session) -> str:
    if not session.rules.undo_past_others:
        return voice.say("lobby-accept-turn")
    return voice.say("lobby-accept-own" if session.table_rules.takebacks == "own" else "lobby-accept-ask")


def about_panel(voice: Speaker, session: Session, reader: int) -> Panel:
    """Return what stands behind the lobby: the terms of joining, unusual options, and what the dice are made of."""
    lines = [
        _title(voice, session), *_terms(voice, session), *_alone(voice, session, reader),
        *(voice.say("lobby-chosen", {"options": line}) for line in option_lines(voice, session, _unusual(session))),
        *_dice(voice, session),
    ]  # fmt: skip
    if session.host_id == NO_HOST:  # nobody has joined it: all was agreed on where people signed up
        lines = [_title(voice, session), voice.say("lobby-of-league")]
    is_open, mine = session.phase is Phase.LOBBY, session.player_of(reader)
    may_change = is_open and not session.is_frozen and session.fairness != OLD
    learn = learn_button(voice, session.game)
    word = Button(voice.say("lobby-give-word"), custom_id(session.id, 0, (WORD,)))
    buttons = (
        rules_button(voice, session.game),
        *(() if learn is None else (learn,)),
        *((Button(voice.say("lobby-tell"), custom_id(session.id, 0, (WATCH,))),) if is_open else ()),
        Button(voice.say("export-how-button"), custom_id(session.id, 0, (HOW, DETAILS))),
        *((word,) if may_change and mine is not None and not mine.pending else ()),
    )
    return Panel(fitting([], lines), rows_of(buttons))


def new_terms_panel(voice: Speaker, session: Session, *, is_first: bool = False) -> Panel:
    """Return the present terms for somebody who pressed Join on a message that showed other ones, or none."""
    facts = {"game": title(voice, session.game), "place": channel_words(voice, session)}
    head = voice.say("lobby-terms-first", facts) if is_first else voice.say("lobby-terms-changed")
    lines = [head, *_terms(voice, session), voice.say("lobby-options-head")]
    lines += option_lines(voice, session, option_choices(session))
    join = Button(voice.say("lobby-join"), custom_id(session.id, terms(session), (JOIN,)), "success")
    return Panel(fitting([], lines), ((join,),))


def without_panel(voice: Speaker, session: Session, players: Sequence[Player]) -> Panel:
    """Ask whether to begin without people who have not accepted the changed options."""
    names: dict[str, Fact] = {
        "players": tuple(seat_name(voice, player.seat) for player in players),
        "count": len(players),
    }
    plain: dict[str, Fact] = {"players": tuple(voice.plain().name(player.seat) for player in players)}
    label = cut(voice.plain().say("lobby-begin-without", plain), LABEL)
    sure = Button(label, custom_id(session.id, without_number(players), (BEGIN, WITHOUT)), "danger")
    return Panel(voice.say("lobby-not-agreed", names), ((sure,),))


def without_number(players: Sequence[Player]) -> int:
    """Return a checksum of these people: a late press must not leave others behind."""
    return zlib.crc32(" ".join(str(player.user_id) for player in players).encode())


def missing_players(voice: Speaker, session: Session, *, is_full: bool = True) -> str:
    """Say how many players are missing or who begins, then who is invited; ``is_full``: with their names."""
    pending = [player for player in session.players if player.pending]
    missing = session.rules.seats.start - len(session.players) + len(pending)
    if missing > 0:
        words = voice.say("lobby-missing" if is_full else "lobby-missing-short", {"missing": missing})
    else:
        full = len(session.players) == session.rules.seats.stop - 1 and not pending
        begins = _who_begins(voice, session, is_full=is_full)
        ready = (voice.say("lobby-full" if full else "lobby-ready"),) if is_full else ()
        words = voice.sentences((*ready, begins))
    again = asked_again(session)
    invited = [player for player in pending if player not in again]
    asked = [_named(voice, invited, "lobby-asked", "lobby-asked-many", is_full=is_full)] if invited else []
    asked += [_named(voice, again, "lobby-accepts", "lobby-accepts-many", is_full=is_full)] if again else []
    return "\n".join([words, *asked])


def _named(voice: Speaker, players: Sequence[Player], key: str, many: str, *, is_full: bool) -> str:
    """Return the text on these players with their names (``key``), or where there is no room with their number."""
    if not is_full and len(players) > 1:
        return voice.say(many, {"count": len(players)})
    return voice.say(key, {"players": tuple(seat_name(voice, player.seat) for player in players)})


def _who_begins(voice: Speaker, session: Session, *, is_full: bool) -> str:
    left = undecided_players(session)
    if left:
        return _named(voice, left, "lobby-all-begin", "lobby-all-begin-many", is_full=is_full)
    host = session.player_of(session.host_id)
    assert host is not None, "the host sits at the lobby"
    return voice.say("lobby-host-begins", {"host": seat_name(voice, host.seat)})


def _about_button(voice: Speaker, session: Session) -> Button:
    return Button(voice.say("lobby-about"), custom_id(session.id, 0, (DETAILS,)))


def _controls(voice: Speaker, session: Session) -> tuple[Button, ...]:
    """Return the five buttons of a lobby.

    Green is *Join* until there are enough players, then *Begin*, unless somebody is still asked; else none.
    """
    full = len(session.players) >= session.rules.seats.stop - 1
    pending = any(player.pending for player in session.players)
    enough = sum(not player.pending for player in session.players) >= session.rules.seats.start
    begin = "lobby-agree" if session.table_rules.begins == "everybody" else "lobby-begin"

    def button(key: str, verb: str, *, off: bool = False, style: Style = "secondary") -> Button:
        number = terms(session) if verb == JOIN else 0
        return Button(voice.say(key), custom_id(session.id, number, (verb,)), style, off)

    join = "lobby-join-kept" if full and pending else "lobby-join"
    return (
        button(join, JOIN, off=full and not pending, style="secondary" if enough else "success"),
        button(begin, BEGIN, off=not enough, style="success" if enough and not pending else "secondary"),
        button("lobby-leave", LEAVE),
        button("lobby-set-up", SET_UP),
        _about_button(voice, session),
    )


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
    """Return what a press on a private page of the lobby has done, what is missing, and *Begin* for who may press.

    It does not repeat the lobby, whose panel is public: a copy would soon be out of date.
    """
    if session.phase is not Phase.LOBBY:
        return Panel(voice.say("lobby-closed" if session.phase is Phase.CLOSED else "lobby-begun"))
    if session.is_frozen:
        return Panel(waiting_line(voice, session))
    may_begin = session.host_id == reader or any(player.user_id == reader for player in undecided_players(session))
    begin = next(one for one in _controls(voice, session) if one.custom_id == custom_id(session.id, 0, (BEGIN,)))
    lines = [*([result] if result else []), missing_players(voice, session)]
    return Panel("\n".join(lines), ((begin,),) if may_begin and not begin.disabled else ())


def policy_key(game: str, policy: str) -> str:
    """Return the key of a computer player's name: the game's own text, else the word for how well it plays."""
    own = text_key(game, "policy", policy)
    return own if has_text(own) else text_key("lobby", "level", policy)


def level_word(voice: Speaker, policy: str) -> str:
    """Return the word for how well a computer player plays; its stored name if there is none."""
    key = text_key("lobby", "level", policy)
    return voice.say(key) if has_text(key) else policy
