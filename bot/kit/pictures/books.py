"""Books of games: each is made once for all who wait for it, beside what people wait for at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import structlog

from bot.book import contents
from bot.book.contents import OwnLine
from bot.book.page import Beside, page
from bot.book.painting import Stopped
from bot.session.model import Refused, Session
from bot.workers import Closed
from engines.core import BadRecord
from engines.core.history.records import Header, Record
from engines.core.review.findings import Review

from .drawing import Pictures

log = structlog.get_logger(__name__)

Key: TypeAlias = tuple[Header, str, Review | None, tuple[OwnLine, ...]]
"""What goes into a book."""


class Books:
    """Makes books. Nothing is kept: what somebody erased is not in the next one.

    One is made at a time, in the order of asking, and whoever asks has one place.
    """

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._making: dict[Key, asyncio.Task[bytes | None]] = {}
        """By what goes into them: once somebody is erased, nobody gets the book that is being made."""
        self._places: set[int] = set()
        """Who has asked for a book that is not made yet."""

    async def make(
        self,
        session: Session,
        record: Record,
        lang: str,
        beside: Beside,
        review: Review | None = None,
        own: tuple[OwnLine, ...] = (),
        *,
        by: int,
    ) -> bytes | None:
        """Return the page of a finished game with its review if there is one; None if it cannot be made.

        ``own``: lines of the one person who gets it. ``by``: who asks. Refused: book-busy (another one that this
        person asked for is not made yet).
        """
        key = (record.header, lang, review, own)
        if key not in self._making:
            if by in self._places:
                raise Refused("book-busy")
            draw = partial(self._draw, session, record, lang, beside, review, own)
            self._making[key] = asyncio.create_task(self._make(session.id, draw))
            self._places.add(by)
            self._making[key].add_done_callback(partial(self._over, key, by))
        return await asyncio.shield(self._making[key])

    def _over(self, key: Key, by: int, task: asyncio.Task[bytes | None]) -> None:
        self._making.pop(key, None)
        self._places.discard(by)

    async def _make(self, session_id: str, draw: Callable[[], bytes]) -> bytes | None:
        try:
            return await self._pictures.run_aside(draw)
        except (Closed, Stopped):
            return None
        except BadRecord as error:
            log.warning("book-impossible", session=session_id, reason=str(error))
            return None
        except Exception:
            # The boundary of foreign code, as for pictures: the game and its card are there without a book.
            log.exception("book-failed", session=session_id)
            return None

    def _draw(
        self,
        session: Session,
        record: Record,
        lang: str,
        beside: Beside,
        review: Review | None,
        own: tuple[OwnLine, ...],
    ) -> bytes:
        book = replace(contents.read(session.playable, record), own=own)
        if review is not None:
            try:
                book = contents.with_review(book, review)
            except BadRecord as error:
                log.warning("book-review-impossible", session=session.id, reason=str(error))
        return page(book, lang, beside, goes_on=self._pictures.goes_on)
