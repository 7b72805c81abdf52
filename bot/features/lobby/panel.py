"""The lobby's panels: seats, the terms of joining, and the options of any game.

The table rules are listed among the options and changed like them.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from bot.features.records import HOW
from bot.features.seats import LET_IN
from bot.features.table.beside import DETAILS
from bot.features.table.lessons import learn_button
from bot.features.table.panels import WATCH, rules_button
from bot.features.table.terms import what_button
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.paging import page_buttons
from bot.kit.phone import phone_lines
from bot.kit.phrases import (
    beacon_facts,
    channel_words,
    duration,
    relative_time,
    seat_name,
    title,
    vacation_lines,
)
from bot.kit.shapes import (
    BUTTONS,
    FIELDS,
    LABEL,
    LINE,
    OPTIONS,
    Button,
    Field,
    Form,
    Option,
    Panel,
    Row,
    Select,
    Style,
    Window,
    cut,
    fitting,
    rows_of,
    unique_labels,
)
from bot.rows.session import Player
from bot.session.lobby import asked_again, changed_options, options_that_hold, undecided_players
from bot.session.model import Phase, Session
from bot.session.rules import Bank, TableRules, stored_name
from bot.tables.banks import ABSENCE
from bot.texts import Speaker, has_text, text_key, value_text, words_of_value
from engines.core import Fact, Seat
from engines.core.history.drand import chain_of
from engines.core.history.fairness import LONGEST_WORD, MESSAGE, OLD
from engines.core.opponents.computers import levels
from engines.core.playable import Playable
from render.covers import cover
from render.easel import Picture

JOIN, LEAVE, ADD, DROP, OPTIONS_, SET, BEGIN = "join", "leave", "add", "drop", "options", "set", "begin"
FREE, REMOVE = "free", "remove"
WORD, WORD_TYPED = "word", "word-typed"
WITHOUT = "without"
PLACEHOLDER = 150
"""Characters of what a closed list shows."""
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


OPTIONS_FORM, OPTIONS_SET = "options-form", "options-set"
"""Open a window of several options, ``options-form:<number>``, and take it."""
TITLE = 45
"""Characters of a window's title, and of a field's label."""


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


@dataclass(frozen=True, slots=True)
class Length:
    """How much of a lobby is said in public; the rest is behind Details."""

    describes: bool
    """Whether it has the description of the game."""
    is_full: bool
    """Whether the values of options are said, and the names of those who are waited for."""
    names_options: bool = True
    """Whether options are named at least, or only counted."""
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

    It fits ``LINES`` of a phone, so that its buttons need no scrolling; what is left out is behind Details.
    ``closed``: lines that say who has closed it. ``vacations``: those to be shown, by their ends.
    """
    game = session.playable
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
        return Panel(content, ((_details_button(voice, session), rules_button(voice, session.game)),))
    return Panel(content, _controls(voice, session, game))


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
        calls = [_missing_players(voice, session, is_full=length.is_full), voice.say("lobby-new")]
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
    """Return the options that somebody has still to accept, then those of the game that are not the usual ones."""
    changed, usual = changed_options(session), session.rules.Options()
    known = {option.name: option for option in option_choices(session)}
    marked = [option for name, option in known.items() if name in changed]
    chosen = [
        option
        for name, option in known.items()
        if name not in changed and name not in TableRules.model_fields
        and option.now != value_text(getattr(usual, name))
    ]  # fmt: skip
    lines: list[str] = []
    if length.is_full:
        lines += [changed_line(voice, session.game, one.name, changed[one.name], one.now) for one in marked]
    elif marked:
        lines.append(voice.say("lobby-changed-names", {"options": _listed(voice, session, marked, length)}))
    if chosen and length.is_full:
        lines.append(voice.say("lobby-chosen", {"options": voice.beside(option_lines(voice, session, chosen))}))
    elif chosen:
        lines.append(voice.say("lobby-chosen", {"options": _listed(voice, session, chosen, length)}))
    return lines


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
    return [voice.say("lobby-opening", {"hash": session.seed_hash, "mixed": mixed}), *_words(voice, session)]


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
        seats.append(voice.say(key, facts))
    most = session.rules.seats.stop - 1
    return voice.say("lobby-players", {"taken": len(seats), "most": most, "players": voice.beside(seats)})


def option_lines(voice: Speaker, session: Session, options: Iterable[OptionChoice]) -> list[str]:
    """Return a line for each option with the value that holds."""
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
        return voice.say("lobby-accept-bank-details" if is_full else "lobby-accept-bank", _bank_facts(voice, bank))
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
        *([voice.say("lobby-accept-reliable")] if table_rules.reliable else []),
    ]
    return [voice.say("lobby-accept-head"), *(voice.say("lobby-accept-line", {"term": term}) for term in terms)]


def _absence_term(voice: Speaker, table_rules: TableRules) -> str:
    if table_rules.bank is None:
        return voice.say("lobby-accept-takeover" if table_rules.stand_ins else "lobby-accept-resign")
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


def details_panel(voice: Speaker, session: Session, reader: int) -> Panel:
    """Return what the lobby leaves out: the terms of joining, all options, and what the dice are made of."""
    lines = [
        _title(voice, session), voice.say(text_key(session.game, "description")),
        *_terms(voice, session), *_alone(voice, session, reader),
        voice.say("lobby-options-head"), *option_lines(voice, session, option_choices(session)),
        *_dice(voice, session),
    ]  # fmt: skip
    mine = session.player_of(reader)
    may_change = session.phase is Phase.LOBBY and not session.is_frozen and session.fairness != OLD
    word = [Button(voice.say("lobby-give-word"), custom_id(session.id, 0, (WORD,)))]
    how = Button(voice.say("records-how-button"), custom_id(session.id, 0, (HOW, DETAILS)))
    what = what_button(voice, session.game, lobby=True)
    buttons = (
        *(word if may_change and mine is not None and not mine.pending else ()),
        how,
        *(() if what is None else (what,)),
    )
    return Panel(fitting([], lines), (buttons,))


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


def _missing_players(voice: Speaker, session: Session, *, is_full: bool = True) -> str:
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


def _details_button(voice: Speaker, session: Session) -> Button:
    return Button(voice.say("lobby-details"), custom_id(session.id, 0, (DETAILS,)))


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
        _details_button(voice, session),
        *((button("lobby-remove", REMOVE),) if others else ()),
    )
    second = [button("lobby-add-computer", ADD, off=full)]
    if computers:
        second.append(button("lobby-drop-computer", DROP))
    if pending:
        second.append(button("lobby-free-seat", FREE))
    second.append(button("lobby-options", OPTIONS_))
    second.append(rules_button(voice, session.game))
    learn = learn_button(voice, session.game)
    second += [] if learn is None else [learn]
    return (first, *rows_of([*second, button("lobby-tell", WATCH)]))


def removable(session: Session, reader: int | None = None) -> tuple[Player, ...]:
    """Return the people whom the host may remove; ``reader``: a moderator, who may remove the host too."""
    own = session.host_id if reader is None else reader
    return tuple(p for p in session.players if p.user_id not in (None, own) and not p.pending)


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
    lines = [*([result] if result else []), _missing_players(voice, session)]
    return Panel("\n".join(lines), rows_of(shown))


def remove_panel(voice: Speaker, session: Session, removed: Mapping[int, str], reader: int) -> Panel:
    """Ask host or moderator whom to remove, or to let in again (``removed``: their names by user)."""
    plain, people = voice.plain(), removable(session, reader)
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


def options_windows(voice: Speaker, session: Session) -> tuple[Window, ...]:
    """Return the windows that change several options at once; one with more values than a list has is in none."""
    plain = voice.plain()
    options = [each for each in option_choices(session) if 1 < len(each.values) <= OPTIONS]
    parts = [options[at : at + FIELDS] for at in range(0, len(options), FIELDS)]
    return tuple(
        Window(
            custom_id(session.id, 0, (OPTIONS_SET,)),
            cut(plain.say("lobby-options-window", {"number": number, "count": len(parts)}), TITLE),
            tuple(_option_field(plain, session.game, option) for option in part),
        )
        for number, part in enumerate(parts, start=1)
    )


def _several(voice: Speaker, number: int, count: int) -> str:
    return voice.say("lobby-options-several", {"number": number, "count": count})


def _option_field(voice: Speaker, game: str, option: OptionChoice) -> Field:
    labels = unique_labels([value_words(voice, game, option.name, value) for value in option.values], LINE)
    values = tuple(
        Option(label, value, value == option.now) for label, value in zip(labels, option.values, strict=True)
    )
    return Field(stored_name(option.name), cut(option_words(voice, game, option.name), TITLE), values)


def options_panel(
    voice: Speaker, session: Session, name: str | None, page: int = 0, said: Sequence[str] = ()
) -> Panel:
    """Return the options with a select of them, or of the values of the option ``name``; ``said`` below them."""
    known: Mapping[str, OptionChoice] = {option.name: option for option in option_choices(session)}
    option = known.get(name) if name is not None else None
    lines = [*option_lines(voice, session, known.values()), *said]
    if option is None:
        labels = unique_labels([option_words(voice, session.game, each) for each in known])
        listed = tuple(
            Option(label, path_text((OPTIONS_, stored_name(each))))
            for label, each in zip(labels, known, strict=True)
        )
        select = Select(custom_id(session.id, 0, (PICK,)), voice.say("lobby-which-option"), listed[:OPTIONS])
        count = len(options_windows(voice, session))
        windows = tuple(
            Button(_several(voice, number, count), custom_id(session.id, 0, (OPTIONS_FORM, str(number))))
            for number in range(1, min(count, BUTTONS) + 1)
        )
        rows = (select, windows) if windows else (select,)
        return Panel("\n".join([voice.say("lobby-options-head"), *lines]), rows)
    shown = option.values[page * OPTIONS : (page + 1) * OPTIONS]
    labels = unique_labels([value_words(voice, session.game, option.name, value) for value in shown])
    values = tuple(
        Option(label, path_text((SET, stored_name(option.name), value)))
        for label, value in zip(labels, shown, strict=True)
    )
    # No value is marked: the closed list would show that alone, and not of which option it is.
    now = {
        "option": option_words(voice, session.game, option.name),
        "value": value_words(voice, session.game, option.name, option.now),
    }
    words = cut(voice.say("lobby-option-now", now), PLACEHOLDER)
    below = [Button(voice.say("common-back"), custom_id(session.id, 0, (OPTIONS_,)))]
    below += page_buttons(
        voice, session.id, (OPTIONS_, stored_name(option.name)), page, math.ceil(len(option.values) / OPTIONS)
    )
    return Panel(
        "\n".join([voice.say("lobby-options-head"), *lines]),
        (Select(custom_id(session.id, 0, (PICK,)), words, values), *rows_of(below)),
    )
