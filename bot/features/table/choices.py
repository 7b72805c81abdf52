"""Menus of legal actions: by kind, then field by field. It knows no game and no message.

The same rules serve every game. A kind of up to ten actions becomes buttons; a larger kind is one button that opens
its own menu ("Change dice…"). There up to five actions are buttons, up to 25 a select, and more are asked for field
after field ("from where, to where, how many"), in pages. Nothing is kept between presses: the path of a
narrowed menu has the kind, the number of fixed fields and a digest of their values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import Any

from bot.kit.shapes import BUTTONS, OPTIONS, unique_labels
from bot.texts import Speaker, has_text, text_key
from engines.core import Action, Fact, Seat
from engines.core.playable import Playable

ACT, NARROW = "act", "narrow"
SPREAD = 2 * BUTTONS
"""Actions of a kind that is shown on the panel itself, at most, so that they take one press."""


@dataclass(frozen=True, slots=True)
class Question:
    """A choice that one reader has to make: their view, seat and legal actions."""

    game: Playable
    view: Any
    seat: Seat
    legal: tuple[Action, ...]
    voice: Speaker
    """A plain speaker, as labels have no markdown."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to press; ``action`` is None if it leads to a menu."""

    label: str
    path: tuple[str, ...]
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """One menu: a few buttons, or a select (in pages of 25) with its question."""

    choices: tuple[Choice, ...]
    asks: str = ""
    """The text above the controls."""
    is_select: bool = False
    hint: str = ""
    """The placeholder of the select."""
    earlier: tuple[str, ...] | None = None
    """The path of the previous page."""
    later: tuple[str, ...] | None = None

    @property
    def leads_on(self) -> bool:
        """Whether the only choice is another menu, which is then opened at once."""
        return len(self.choices) == 1 and self.choices[0].path[0] == NARROW

    @property
    def actions(self) -> tuple[tuple[Action, str], ...]:
        """The actions of this menu with their labels, for marking them in the picture."""
        return tuple((choice.action, choice.label) for choice in self.choices if choice.action is not None)


class NoSuchChoice(LookupError):
    """The path leads to a menu without any legal action."""


def action_words(question: Question, action: Action) -> str:
    """Return the label of an action's button."""
    return question.voice.of_game("action", action.kind, question.game.talk.facts(question.view, action))


def act_path(question: Question, action: Action) -> tuple[str, ...]:
    """Return the path of an action, with its seat: another person's press is never taken as one's own."""
    return (ACT, str(question.seat), question.game.rules.notation(action))


def top_menu(question: Question, rows: int, page: int = 0) -> Menu:
    """Return all that the reader may do, in at most ``rows`` rows of buttons, or in a select if that is too little.

    If not all fit, the largest kind becomes a menu first, the later one of two as large. The game's first kind
    comes last, as a turn is mostly about it.
    """
    by_kind: dict[str, list[Action]] = {}
    for action in question.legal:
        by_kind.setdefault(action.kind, []).append(action)
    spread = [kind for kind, actions in by_kind.items() if len(actions) <= SPREAD]
    while sum(len(by_kind[kind]) if kind in spread else 1 for kind in by_kind) > rows * BUTTONS:
        many = [kind for kind in spread if len(by_kind[kind]) > 1]
        if not many:
            break
        later = [kind for kind in reversed(many) if kind != next(iter(by_kind))]
        spread.remove(max(later or many, key=lambda kind: len(by_kind[kind])))
    choices: list[Choice] = []
    asks, opened = "", _kind_shown(question, by_kind, spread)
    for kind, actions in by_kind.items():
        if kind in spread:
            choices += (_act(question, action) for action in actions)
        elif kind == opened:
            asks, parts = _parts(question, actions, 0)
            choices += parts
        else:
            choices.append(Choice(_kind_words(question, kind), _narrow_path(kind, ())))
    choices = _distinct(choices)
    if len(choices) <= rows * BUTTONS:
        return Menu(tuple(choices), asks)
    return _page(choices, "", question.voice.say("table-choose"), page, lambda number: ("top", str(number)))


def _kind_shown(question: Question, by_kind: Mapping[str, Sequence[Action]], spread: Sequence[str]) -> str | None:
    """Return the kind whose first question is shown on the panel itself, as only one other action is legal."""
    folded = [kind for kind in by_kind if kind not in spread]
    if len(folded) != 1 or sum(len(by_kind[kind]) for kind in spread) != 1:
        return None
    left = by_kind[folded[0]]
    at = _first_field(left, 0)
    asked = has_text(text_key(question.game.key, "field", f"{folded[0]}-{left[0].fields()[at][0]}"))
    return folded[0] if asked and len({_values(action)[at] for action in left}) <= SPREAD else None


def narrowed_menu(question: Question, arguments: Sequence[str]) -> Menu:
    """Return the menu of a NARROW path: (kind, number of fixed fields, digest of their values, page)."""
    try:
        kind, fixed, digest, page = arguments[0], int(arguments[1]), arguments[2], int(arguments[3])
    except (IndexError, ValueError) as error:
        raise NoSuchChoice(arguments) from error
    left = [
        action for action in question.legal if action.kind == kind and _digest(_values(action)[:fixed]) == digest
    ]
    if not left:
        raise NoSuchChoice(arguments)
    if len(left) <= OPTIONS:
        choices = _distinct([_act(question, action) for action in left])
        return Menu(tuple(choices), _kind_words(question, kind), len(left) > BUTTONS, _questions(question, left))
    return _by_field(question, left, fixed, page)


def _questions(question: Question, left: Sequence[Action]) -> str:
    """Return the questions for the fields in which the actions differ: "Which die? Which face should it show?"."""
    kind, differing = left[0].kind, zip(*(action.fields() for action in left), strict=True)
    names = [values[0][0] for values in differing if len(set(values)) > 1]
    texts = [(text_key(question.game.key, "field", f"{kind}-{name}"), f"{kind}-{name}") for name in names]
    asked = [question.voice.of_game("field", field) for key, field in texts if has_text(key)]
    return question.voice.sentences(asked) or question.voice.say("table-choose")


def _by_field(question: Question, left: Sequence[Action], fixed: int, page: int) -> Menu:
    """Ask for the next field in which the remaining actions differ."""
    asks, choices = _parts(question, left, fixed)
    kind, here = left[0].kind, _values(left[0])[:fixed]
    head = _kind_words(question, kind)
    return _page(_distinct(choices), head, asks, page, lambda number: _narrow_path(kind, here, number))


def _first_field(left: Sequence[Action], fixed: int) -> int:
    """Return the index of the next field in which the remaining actions differ."""
    at = fixed
    while len({_values(action)[at] for action in left}) == 1:
        at += 1
    return at


def _parts(question: Question, left: Sequence[Action], fixed: int) -> tuple[str, list[Choice]]:
    """Return the question for the next field, and a choice for each of its values."""
    at = _first_field(left, fixed)
    kind, name = left[0].kind, left[0].fields()[at][0]
    groups: dict[Fact, list[Action]] = {}
    for action in left:
        groups.setdefault(_values(action)[at], []).append(action)
    choices = []
    for value, actions in groups.items():
        if len(actions) == 1:
            choices.append(_act(question, actions[0]))
        else:
            words = question.voice.of_game("value", f"{kind}-{name}", {"value": value})
            choices.append(Choice(words, _narrow_path(kind, _values(actions[0])[: at + 1])))
    return question.voice.of_game("field", f"{kind}-{name}"), choices


def _page(choices: Sequence[Choice], head: str, asks: str, page: int, path: Any) -> Menu:
    """Return one page of 25 choices in a select below ``head``; ``path(number)`` leads to another page."""
    if len(choices) <= BUTTONS:
        return Menu(tuple(choices), asks)
    last = (len(choices) - 1) // OPTIONS
    page = max(0, min(page, last))
    return Menu(
        tuple(choices[page * OPTIONS : (page + 1) * OPTIONS]),
        head,
        is_select=True,
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


def _kind_words(question: Question, kind: str) -> str:
    return question.voice.of_game("kind", kind)


def _act(question: Question, action: Action) -> Choice:
    return Choice(action_words(question, action), act_path(question, action), action)


def _distinct(choices: Sequence[Choice]) -> list[Choice]:
    labels = unique_labels([choice.label for choice in choices])
    return [Choice(label, choice.path, choice.action) for label, choice in zip(labels, choices, strict=True)]
