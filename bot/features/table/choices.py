"""From the legal actions to what can be pressed: by kind, then field by field. Knows no game and no message.

The same rules serve every game: kinds of up to ten actions are buttons, a kind of more is one button that opens
its own menu ("Change dice…"); there, up to five are buttons, up to 25 a select, and more are asked for field after
field ("from where, to where, how many"), with pages. Nothing is kept between presses: a narrowed menu is named by
the kind, how many fields are fixed, and a digest of their values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import Any

from bot.kit.shapes import BUTTONS, OPTIONS, unique_labels
from bot.texts import Speaker, has_text, text_key
from engines.core import Action, AnyGame, Fact, Seat

ACT, NARROW = "act", "narrow"
SPREAD = 2 * BUTTONS
"""A kind of up to so many actions stands on the panel itself, if there is room: what is one press stays one."""


@dataclass(frozen=True, slots=True)
class Asking:
    """One reader before a choice."""

    game: AnyGame
    view: Any
    seat: Seat
    legal: tuple[Action, ...]
    voice: Speaker
    """Plain: labels know no markdown."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to press: ``action`` where the press is the whole choice, None where it leads to a menu."""

    label: str
    path: tuple[str, ...]
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """What is offered at one point: a few buttons, or a select (pages of 25) with what it asks for."""

    choices: tuple[Choice, ...]
    asks: str = ""
    """What stands above the controls."""
    selecting: bool = False
    hint: str = ""
    """What the select asks while nothing is chosen."""
    earlier: tuple[str, ...] | None = None
    """The path of the page before this one."""
    later: tuple[str, ...] | None = None

    @property
    def leads_on(self) -> bool:
        """The only thing to press is a menu: it may as well be open."""
        return len(self.choices) == 1 and self.choices[0].path[0] == NARROW

    @property
    def actions(self) -> tuple[tuple[Action, str], ...]:
        """The actions of this menu with their words, to be marked in the picture."""
        return tuple((choice.action, choice.label) for choice in self.choices if choice.action is not None)


class NoSuchChoice(LookupError):
    """The path of a menu that no legal action fits any more."""


def action_words(asking: Asking, action: Action) -> str:
    """What the action would mean, in a line: the label of its button."""
    return asking.voice.of_game("action", action.kind, asking.game.facts(asking.view, action))


def act_path(asking: Asking, action: Action) -> tuple[str, ...]:
    """The seat stands in the path, so that a press by another hand can never be taken for one's own."""
    return (ACT, str(asking.seat), asking.game.notation(action))


def top_menu(asking: Asking, rows: int, page: int = 0) -> Menu:
    """All that the reader may do, in at most ``rows`` rows of buttons, or in a select where that is too little.

    Where not all fit, the largest kind becomes a menu first, of equal ones the later, and last of all the kind that
    the game names first, for that is what a turn is mostly about.
    """
    by_kind: dict[str, list[Action]] = {}
    for action in asking.legal:
        by_kind.setdefault(action.kind, []).append(action)
    spread = [kind for kind, actions in by_kind.items() if len(actions) <= SPREAD]
    while sum(len(by_kind[kind]) if kind in spread else 1 for kind in by_kind) > rows * BUTTONS:
        many = [kind for kind in spread if len(by_kind[kind]) > 1]
        if not many:
            break
        later = [kind for kind in reversed(many) if kind != next(iter(by_kind))]
        spread.remove(max(later or many, key=lambda kind: len(by_kind[kind])))
    choices: list[Choice] = []
    asks, opened = "", _opened(asking, by_kind, spread)
    for kind, actions in by_kind.items():
        if kind in spread:
            choices += (_act(asking, action) for action in actions)
        elif kind == opened:
            asks, parts = _parts(asking, actions, 0)
            choices += parts
        else:
            choices.append(Choice(_kind_words(asking, kind), _narrow_path(kind, ())))
    choices = _told_apart(choices)
    if len(choices) <= rows * BUTTONS:
        return Menu(tuple(choices), asks)
    return _paged(choices, "", asking.voice.say("table-choose"), page, lambda number: ("top", str(number)))


def _opened(asking: Asking, by_kind: Mapping[str, Sequence[Action]], spread: Sequence[str]) -> str | None:
    """The kind whose first question stands on the panel itself: there is nothing else but how to stop."""
    folded = [kind for kind in by_kind if kind not in spread]
    if len(folded) != 1 or sum(len(by_kind[kind]) for kind in spread) != 1:
        return None
    left = by_kind[folded[0]]
    at = _asked_first(left, 0)
    asked = has_text(text_key(asking.game.key, "field", f"{folded[0]}-{left[0].fields()[at][0]}"))
    return folded[0] if asked and len({_values(action)[at] for action in left}) <= SPREAD else None


def narrowed_menu(asking: Asking, arguments: Sequence[str]) -> Menu:
    """The menu behind a NARROW path: (kind, number of fixed fields, digest of their values, page)."""
    try:
        kind, fixed, digest, page = arguments[0], int(arguments[1]), arguments[2], int(arguments[3])
    except (IndexError, ValueError) as error:
        raise NoSuchChoice(arguments) from error
    left = [action for action in asking.legal if action.kind == kind and _digest(_values(action)[:fixed]) == digest]
    if not left:
        raise NoSuchChoice(arguments)
    if len(left) <= OPTIONS:
        choices = _told_apart([_act(asking, action) for action in left])
        return Menu(tuple(choices), _kind_words(asking, kind), len(left) > BUTTONS, _questions(asking, left))
    return _by_field(asking, left, fixed, page)


def _questions(asking: Asking, left: Sequence[Action]) -> str:
    """What the remaining actions differ in: "Which die? Which face should it show?"."""
    kind, differing = left[0].kind, zip(*(action.fields() for action in left), strict=True)
    names = [values[0][0] for values in differing if len(set(values)) > 1]
    texts = [(text_key(asking.game.key, "field", f"{kind}-{name}"), f"{kind}-{name}") for name in names]
    asked = [asking.voice.of_game("field", field) for key, field in texts if has_text(key)]
    return " ".join(asked) or asking.voice.say("table-choose")


def _by_field(asking: Asking, left: Sequence[Action], fixed: int, page: int) -> Menu:
    """Ask for the next field on which the remaining actions differ."""
    asks, choices = _parts(asking, left, fixed)
    kind, here = left[0].kind, _values(left[0])[:fixed]
    head = _kind_words(asking, kind)
    return _paged(_told_apart(choices), head, asks, page, lambda number: _narrow_path(kind, here, number))


def _asked_first(left: Sequence[Action], fixed: int) -> int:
    """The place of the next field on which the remaining actions differ."""
    at = fixed
    while len({_values(action)[at] for action in left}) == 1:
        at += 1
    return at


def _parts(asking: Asking, left: Sequence[Action], fixed: int) -> tuple[str, list[Choice]]:
    """The question for the next field, and a choice for each of its values."""
    at = _asked_first(left, fixed)
    kind, name = left[0].kind, left[0].fields()[at][0]
    groups: dict[Fact, list[Action]] = {}
    for action in left:
        groups.setdefault(_values(action)[at], []).append(action)
    choices = []
    for value, actions in groups.items():
        if len(actions) == 1:
            choices.append(_act(asking, actions[0]))
        else:
            words = asking.voice.of_game("value", f"{kind}-{name}", {"value": value})
            choices.append(Choice(words, _narrow_path(kind, _values(actions[0])[: at + 1])))
    return asking.voice.of_game("field", f"{kind}-{name}"), choices


def _paged(choices: Sequence[Choice], head: str, asks: str, page: int, path: Any) -> Menu:
    """One page of 25, with the question in the select below ``head``; ``path(number)`` names another."""
    if len(choices) <= BUTTONS:
        return Menu(tuple(choices), asks)
    last = (len(choices) - 1) // OPTIONS
    page = max(0, min(page, last))
    return Menu(
        tuple(choices[page * OPTIONS : (page + 1) * OPTIONS]),
        head,
        selecting=True,
        hint=asks,
        earlier=path(page - 1) if page > 0 else None,
        later=path(page + 1) if page < last else None,
    )


def _values(action: Action) -> tuple[Fact, ...]:
    return tuple(value for _, value in action.fields())


def _digest(values: tuple[Fact, ...]) -> str:
    return blake2s(repr(values).encode(), digest_size=5).hexdigest() if values else "-"


def _narrow_path(kind: str, values: tuple[Fact, ...], page: int = 0) -> tuple[str, ...]:
    return (NARROW, kind, str(len(values)), _digest(values), str(page))


def _kind_words(asking: Asking, kind: str) -> str:
    return asking.voice.of_game("kind", kind)


def _act(asking: Asking, action: Action) -> Choice:
    return Choice(action_words(asking, action), act_path(asking, action), action)


def _told_apart(choices: Sequence[Choice]) -> list[Choice]:
    labels = unique_labels([choice.label for choice in choices])
    return [Choice(label, choice.path, choice.action) for label, choice in zip(labels, choices, strict=True)]
