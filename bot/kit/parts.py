"""What features add to panels and lists that are not theirs: collected once, asked in the order of the features."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.book.contents import OwnLine
from bot.history.on_panel import Asking
from bot.services import Services
from bot.session.model import Pov, Session
from bot.texts import Speaker

from .shapes import Button

C = TypeVar("C")
"""The context of an interaction."""
T = TypeVar("T")
ListLine: TypeAlias = tuple[str, tuple[str, ...]]
"""A line of a list: the name of its text in that list, and the path of its press."""


class OnPanel(NamedTuple):
    """Lines above one's own panel, and buttons of it that come before those that may be left out."""

    lines: Sequence[str] = ()
    needed: Sequence[Button] = ()


@dataclass(frozen=True)
class PanelPart(Generic[C, T]):
    """A part of one's own panel at a table."""

    ask: Callable[[C, Pov, bool], Asking[T] | None]
    """Return what has to be read for it, with all else that the panel reads; None where it has nothing to say.

    The truth value: whether the panel shows all that it has.
    """
    show: Callable[[C, Pov, T], OnPanel]


class InInbox(NamedTuple):
    """What the list of one's own tables says of one of them."""

    mark: str
    """The name of a mark behind its line (``inbox-<mark>``)."""
    lines: Sequence[ListLine] = ()
    """Of the list below (``inbox-<name>``)."""


class InBook(NamedTuple, Generic[C]):
    """Lines of the reader alone in a book; a press with ``word`` makes the book with them."""

    word: str
    button: Callable[[Speaker, Session], Button]
    lines: Callable[[C, str], Awaitable[tuple[OwnLine, ...]]]


@dataclass(frozen=True, kw_only=True)
class Parts(Generic[C]):
    """One feature's parts of what others show."""

    instead: Callable[[C, Session, Sequence[str], bool], Awaitable[None] | None] | None = None
    """Shows one's own panel of its sessions, with lines above; None: of others. The truth value: the reader has
    asked for it, so it is a new message."""
    on_panel: PanelPart[C, Any] | None = None
    in_more: Callable[[C, Pov, bool], Awaitable[Sequence[ListLine]]] | None = None
    """Lines of *More…* on one's own panel (``table-also-<name>``); the truth value as of ``on_panel``."""
    in_inbox: Callable[[Services, int, bool], Awaitable[Mapping[str, InInbox]]] | None = None
    """By table, of all tables of a person. The truth value: whether the list shows all that it has, as the daily
    digest does not."""
    in_book: InBook[C] | None = None
