"""The picture of a closed day: drawn once for each date and language, whoever asks for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.kit.phrases import date_words
from bot.kit.pictures import Illustration, Subject
from bot.session.daily import Spread
from bot.texts import Speaker
from render import easel
from render.charts import daily as chart
from render.easel import Picture
from render.kit.encode import Format


def chart_of(voice: Speaker, date: str, spread: Spread, strong: int | None) -> chart.Day:
    """Return the content of the picture in the reader's language. ``strong``: its score, if known."""
    counts = tuple((score, count) for score, count in sorted(spread.counts.items()) if count)
    return chart.Day(date_words(voice.plain(), date, year=True), counts, strong)


class DayDrawing(Illustration):
    """The scores of one day. Nobody's name or sheet is in it, so it is the same on every server."""

    def __init__(self, voice: Speaker, date: str, spread: Spread, strong: int | None, form: Format) -> None:
        self._voice = Speaker(voice.lang, markdown=False, strict=voice.strict)
        self._day = chart_of(self._voice, date, spread, strong)
        self._form = form
        self.subject = Subject(f"daily-{date}", 0, None, voice.lang, f"{form} {self._day!r}")

    @property
    def content(self) -> Subject:
        return self.subject

    @property
    def work(self) -> Callable[[], Picture]:
        return partial(easel.day, self._day, self._voice, self._form)

    def words(self) -> str:
        """Return the alt text for a message without the picture."""
        return chart.alt(self._day, self._voice)
