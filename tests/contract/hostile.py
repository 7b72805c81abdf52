"""Properties of input that no honest player sends: other digits, unknown things, seats that do not exist."""

from __future__ import annotations

import json
from collections.abc import Iterator

from pydantic import ValidationError

from engines.core import Action, AnyGame, Seat

from .properties import alterations, check_refusal, copy, holds, not_read
from .walk import Subject, Walk

SCRIPTS = (0xFEE0, 0x0660 - 0x30, 0x1D7CE - 0x30)
"""Distances from the digits of ASCII to full-width, Arabic and mathematical ones."""
WORDS = ("", "?", "no-such-thing", "\uff11", "\u0000", "x" * 5000)
"""Values that no field of words has."""


@holds
def only_ascii_is_notation(subject: Subject, walk: Walk) -> None:
    """No character has a second spelling: full-width letters and foreign digits are not read."""
    game = subject.game.rules
    for moment in walk.some(20):
        text = game.notation(moment.action)
        for other in spellings(text):
            not_read(game, other)


def spellings(text: str) -> Iterator[str]:
    """The line with its digits, or with one sign, in another script; nothing that is equal to the line."""
    for distance in SCRIPTS:
        other = "".join(chr(ord(sign) + distance) if sign.isdecimal() else sign for sign in text)
        if other != text:
            yield other
    for at, sign in enumerate(text):
        yield text[:at] + ("\u3000" if sign == " " else chr(ord(sign) + SCRIPTS[0])) + text[at + 1 :]


@holds
def nonsense_is_refused(subject: Subject, walk: Walk) -> None:
    """An action with any other value in a field raises IllegalAction, and nothing else, and changes nothing."""
    game = subject.game.rules
    kinds = {moment.action.kind: moment.action for moment in walk.some(40)}
    wild = [other for action in kinds.values() for other in nonsense(game, action)]
    for state in walk.states(4):
        mine = copy(game, state)
        for seat in walk.seats:
            for action in set(wild) - set(game.legal_actions(state, seat)):
                check_refusal(game, state, mine, seat, action)


@holds
def nobody_sits_beside_the_table(subject: Subject, walk: Walk) -> None:
    """A seat that the table does not have, -1 among them, can neither act nor leave."""
    game = subject.game.rules
    known = list({moment.action.kind: moment.action for moment in walk.some(40)}.values())
    for state in walk.states(6):
        mine = copy(game, state)
        listed = [action for seat in walk.seats for action in game.legal_actions(state, seat)[:2]]
        for seat in (-1, -walk.deal.seats, walk.deal.seats, 99):
            for action in (*listed, *known, None):
                check_refusal(game, state, mine, Seat(seat), action)


def nonsense(game: AnyGame, action: Action) -> Iterator[Action]:
    """The action with each field changed to what its type allows, whether or not it can be written."""
    raw = action.model_dump(mode="json")
    for name, value in raw.items():
        for other in (*alterations(value), *(WORDS if isinstance(value, str) and name != "kind" else ())):
            try:
                yield game.actions.validate_json(json.dumps({**raw, name: other}))
            except ValidationError:
                continue  # its type refuses it
