"""A review as text: a table of luck and choices, the decisions with something better, and curves of chances."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.cli.terminal import one_line
from bot.history.judgements import amount, curve_title, decisive, line_words, percent
from bot.texts import Speaker, text_key
from engines.core import Seat
from engines.core.history.records import Record
from engines.core.playable import Playable
from engines.core.review.findings import Judgement, Review
from engines.core.review.retelling import Retold

BARS = "▁▂▃▄▅▆▇█"
WIDE = 100
"""Characters of a curve and of lines in a file."""


def voice_of(game: Playable, record: Record, lang: str) -> Speaker:
    """Return the speaker of a record, with names that can be printed."""
    return Speaker(lang, tuple(map(one_line, record.header.seats)), game.key, markdown=False)


def print_review(
    console: Console, voice: Speaker, game: Playable, review: Review, shown: tuple[Retold, ...]
) -> None:
    """Print summary, decisions and curves."""
    title = voice.say(text_key(game.key, "title"))
    players = tuple(str(voice.name(Seat(seat))) for seat in range(len(voice.names)))
    console.print(Text(voice.say("review-title", {"game": title, "players": players})))
    console.print(_summary(voice, game, review))
    console.print(_decisions(voice, game, shown) if shown else Text(voice.say("review-none")))
    if shown:
        console.print(Text(voice.say("review-record-suggested")))
    console.print(Text(curve_title(voice, review)))
    for line in _curves(voice, review):
        console.print(Text(line), no_wrap=True, overflow="crop")
    if (said := decisive(voice, review)) is not None:
        console.print(Text(said))
    console.print(Text(voice.say("review-how")))


def _table(voice: Speaker, *columns: str, title: str | None = None, lines: bool = False) -> Table:
    table = Table(title=title, show_lines=lines)
    for column in columns:
        is_number = column in ("quality", "luck", "choice", "judged", "shown", "difference")
        table.add_column(voice.say(f"review-{column}"), justify="right" if is_number else "left")
    return table


def _summary(voice: Speaker, game: Playable, review: Review) -> Table:
    table = _table(voice, "player", "quality", "luck", "choice", "judged", "shown")
    for one in review.accounts:
        quality = "–" if one.quality is None else f"{percent(one.quality)} %"
        amounts = (amount(voice, game, share) for share in (one.luck, one.choice))
        cells = (str(voice.name(Seat(one.seat))), quality, *amounts, str(one.decisions), str(one.shown))
        table.add_row(*map(Text, cells))
    return table


def _decisions(voice: Speaker, game: Playable, shown: tuple[Retold, ...]) -> Table:
    title = voice.say("review-decisions")
    table = _table(voice, "turn", "player", "played", "better", "difference", title=title, lines=True)
    for one in shown:
        table.add_row(*map(Text, _cells(voice, game, one)))
    return table


def _cells(voice: Speaker, game: Playable, one: Retold) -> Iterator[str]:
    judgement: Judgement = one.judgement
    seat = Seat(judgement.seat)
    yield str(judgement.turn)
    yield str(voice.name(seat))
    yield from (line_words(voice, game, seat, line) for line in (one.played, one.better))
    yield amount(voice, game, -judgement.loss, judgement.error)


def _curves(voice: Speaker, review: Review) -> Iterator[str]:
    """Yield a line of bars for each seat: its chances after each turn."""
    curve = review.curve
    every = -(-len(curve) // (WIDE - 40)) or 1
    names = [one_line(str(voice.name(Seat(seat))))[:20] for seat in range(len(voice.names))]
    for seat, name in enumerate(names):
        chances = [one.chances[seat] for one in (*curve[:-1:every], *curve[-1:])]
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)
        yield f"{name:<{max(map(len, names))}}  {bars}  {percent(chances[-1])} %"
