"""The pages behind *Set up…*: options, computer players, people and reserved seats."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator, Mapping, Sequence

from bot.features.seats import LET_IN
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.paging import page_buttons
from bot.kit.phrases import seat_name, title
from bot.kit.shapes import OPTIONS, Button, Option, Panel, Row, Select, cut, rows_of, unique_labels
from bot.rows.session import Player
from bot.session.model import Session
from bot.session.rules import stored_name
from bot.texts import Speaker
from engines.core.opponents.computers import levels

from .panel import (
    PLACEHOLDER,
    SET_UP,
    OptionChoice,
    option_choices,
    option_lines,
    option_words,
    policy_key,
    value_words,
)

ADD, DROP, OPTIONS_, SET, FREE, REMOVE, RESERVE = "add", "drop", "options", "set", "free", "remove", "reserve"
DONE = "done"


def set_up_panel(
    voice: Speaker, session: Session, reader: int, removed: Mapping[int, str], said: Sequence[str] = ()
) -> Panel:
    """Return the page of the host; to a moderator who is not the host it has people only.

    ``removed``: the names of those whom the reader may let in again, by user. ``said``: what a press has done.
    """
    is_host = session.host_id == reader
    lines = [voice.say("lobby-set-up-head", {"game": title(voice, session.game)}), *said]
    rows: list[Row] = []
    if is_host:
        held = [one for one in option_choices(session) if one.holds != one.now]  # the list says the others
        lines += [*option_lines(voice, session, held), *_asked_line(voice, session)]
        rows.append(_options_list(voice, session))
        if len(session.players) < session.rules.seats.stop - 1:
            rows.append(_computers(voice, session))
    people = list(_people(voice, session, reader, removed, is_host=is_host))[:OPTIONS]
    if people:
        labels = unique_labels([label for label, _ in people])
        listed = tuple(Option(label, path_text(path)) for label, (_, path) in zip(labels, people, strict=True))
        # Another number, as no two controls of a message may have the same id.
        rows.append(Select(custom_id(session.id, 1, (PICK,)), voice.say("lobby-people"), listed))
    elif not is_host:
        lines.append(voice.say("lobby-remove-nobody"))
    if is_host and len(session.players) < session.rules.seats.stop - 1:
        rows.append(Select(custom_id(session.id, 0, (RESERVE,)), voice.say("lobby-reserve"), users=True))
    rows.append((Button(voice.say("lobby-done"), custom_id(session.id, 0, (SET_UP, DONE))),))
    return Panel("\n".join(lines), tuple(rows))


def _asked_line(voice: Speaker, session: Session) -> list[str]:
    """Say who must accept again if an option changes."""
    others = tuple(
        seat_name(voice, one.seat) for one in session.players if one.user_id not in (None, session.host_id)
        if not one.pending
    )  # fmt: skip
    return [voice.say("lobby-set-up-asks", {"players": others})] if others else []


def _options_list(voice: Speaker, session: Session) -> Select:
    known = option_choices(session)
    labels = unique_labels([_option_now(voice, session.game, option) for option in known])
    listed = tuple(
        Option(label, path_text((OPTIONS_, stored_name(option.name))))
        for label, option in zip(labels, known, strict=True)
    )
    return Select(custom_id(session.id, 0, (PICK,)), voice.say("lobby-which-option"), listed[:OPTIONS])


def _option_now(voice: Speaker, game: str, option: OptionChoice) -> str:
    value = value_words(voice, game, option.name, option.now)
    return voice.say("lobby-option-now", {"option": option_words(voice, game, option.name), "value": value})


def _computers(voice: Speaker, session: Session) -> tuple[Button, ...]:
    def button(level: str) -> Button:
        words = voice.say("lobby-add-computer", {"level": voice.say(policy_key(session.game, level))})
        return Button(words, custom_id(session.id, 0, (ADD, level)))

    return tuple(map(button, levels(session.playable)))


def _people(
    voice: Speaker, session: Session, reader: int, removed: Mapping[int, str], *, is_host: bool
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what can be done about whom: words and path."""
    plain = voice.plain()
    for player in session.players:
        name = {"name": plain.name(player.seat)}
        if player.user_id is None:
            if is_host:
                yield plain.say("lobby-remove-who", name), (DROP, str(mark_of(player)))
        elif player.pending:
            if is_host:
                yield plain.say("lobby-free-who", name), (FREE, str(player.user_id))
        elif player.user_id != reader:
            yield plain.say("lobby-remove-who", name), (REMOVE, str(player.user_id))
    for user, who in removed.items():
        yield plain.say("lobby-let-in-who", {"name": who}), (LET_IN, str(user))


def mark_of(computer: Player) -> int:
    """Return a number that stands for a computer player: its seat changes when somebody leaves."""
    return zlib.crc32(computer.name.encode())


def option_panel(voice: Speaker, session: Session, option: OptionChoice, page: int = 0) -> Panel:
    """Return the values of one option, with the way back."""
    shown = option.values[page * OPTIONS : (page + 1) * OPTIONS]
    labels = unique_labels([value_words(voice, session.game, option.name, value) for value in shown])
    values = tuple(
        Option(label, path_text((SET, stored_name(option.name), value)))
        for label, value in zip(labels, shown, strict=True)
    )
    # No value is marked: the closed list would show that alone, and not of which option it is.
    words = cut(_option_now(voice, session.game, option), PLACEHOLDER)
    below = [Button(voice.say("common-back"), custom_id(session.id, 0, (SET_UP,)))]
    pages = math.ceil(len(option.values) / OPTIONS)
    below += page_buttons(voice, session.id, (OPTIONS_, stored_name(option.name)), page, pages)
    lines = [*option_lines(voice, session, [option]), *_asked_line(voice, session)]
    return Panel("\n".join(lines), (Select(custom_id(session.id, 0, (PICK,)), words, values), *rows_of(below)))
