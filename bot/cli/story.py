"""A record as one reader saw it, in text and pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.texts import Speaker, text_key
from engines.core import Event, Outcome, Seat, Standing, Step
from engines.core.history.records import Record, Row, source_table, stored_events
from engines.core.history.replay import (
    Replayed,
    check_takebacks,
    first_played,
    guard,
    is_resumed,
    last_version,
    replay,
    undone_row,
)
from engines.core.playable import Playable
from render import easel
from render.scene import Scene, shown_to

from .terminal import one_line


@dataclass(frozen=True)
class Story:
    """A record up to ``upto`` (a row number; None: all of it) as ``reader`` (None: the public) saw it."""

    game: Playable
    record: Record
    lang: str
    reader: Seat | None = None
    upto: int | None = None

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names, which may hold anything, as they can be printed and drawn."""
        return tuple(map(one_line, self.record.header.seats))

    @cached_property
    def speaker(self) -> Speaker:
        return Speaker(self.lang, self.names, self.game.key, markdown=False)

    @cached_property
    def rows(self) -> tuple[Replayed, ...]:
        """Every row that was not undone and that the present rules can play; BadRecord if one does not fit them."""
        if first_played(self.game.rules, self.record) is None:
            check_takebacks(self.record)
            return ()
        return tuple(replay(self.game.rules, self.record, self.upto))

    @cached_property
    def earlier(self) -> tuple[Row, ...]:
        """Rows from before the newest correction of the rules: listed, not replayed."""
        first = first_played(self.game.rules, self.record)
        rows = self.record.rows if first is None else self.record.rows[:first]
        return tuple(
            row
            for row in rows
            if not row.undone and undone_row(row) is None and (self.upto is None or row.row <= self.upto)
        )

    def text(self) -> list[str]:
        """Return title and story; nothing if nothing was played. BadRecord if the record does not fit the rules."""
        with guard(is_resumed(self.record)):
            is_begun = self.rows or self.earlier
            return [self.title(), *self.earlier_lines(), *self.lines()] if is_begun else []

    def earlier_lines(self) -> Iterator[str]:
        """Yield the story of the earlier rows from their events, or else from their notation."""
        for row in self.earlier:
            events = self._events(row)
            for event in events:
                yield f"{row.row:>4}  {self.speaker.of_game('event', event.kind, event.facts())}"
            if not events and row.notation is not None:
                who = (
                    ""
                    if row.seat is None or not self._is_seat(row.seat)
                    else self.speaker.name(Seat(row.seat)) + ": "
                )
                yield f"{row.row:>4}  {who}{one_line(row.notation)}"
        if self.earlier and (upgrade := next((one.row.upgrade for one in self.rows if one.row.upgrade), None)):
            facts = {"was": str(upgrade.from_version), "now": str(upgrade.to_version)}
            yield self.speaker.say("cli-replay-corrected", facts)
        elif self.earlier:
            versions = {"was": str(last_version(self.record)), "now": str(self.game.rules.rules_version)}
            yield self.speaker.say("cli-replay-earlier", versions)

    def _events(self, row: Row) -> tuple[Event, ...]:
        """The events of an earlier row as this reader may know them; () where they are other events than now."""
        return self.game.events_for(stored_events(self.game.rules, row.events or "[]") or (), self.reader)

    def _is_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.names)

    def visible_events(self, step: Step[Any]) -> tuple[Event, ...]:
        return self.game.events_for(step.events, self.reader)

    def title(self) -> str:
        game = self.speaker.say(text_key(self.game.key, "title"))
        return self.speaker.say("cli-replay-title", {"game": game, "players": self.names})

    def lines(self) -> Iterator[str]:
        """Yield the story as text: every event with its row, then the end or the standings."""
        for one in self.rows:
            if (table := source_table(one.row)) is not None:
                yield self.speaker.say("cli-replay-imported", {"table": table})
            for event in self.visible_events(one.step):
                yield f"{one.row.row:>4}  {self.speaker.of_game('event', event.kind, event.facts())}"
        if self.rows:
            yield from self._standing(self.rows[-1].step.state)

    def _standing(self, state: Any) -> Iterator[str]:
        outcome: Outcome | None = self.game.rules.outcome(state)
        standings = self.game.rules.standings(state)
        if outcome is None:
            yield self.speaker.say("cli-replay-open" if standings else "cli-replay-secret")
        else:
            yield self.speaker.say(
                "cli-replay-over",
                {"reason": self.speaker.of_game("reason", outcome.reason, outcome.facts)},
            )
        for standing in sorted(standings, key=lambda one: (one.rank, one.seat)):
            yield self._score(standing)

    def _score(self, standing: Standing) -> str:
        parts = " · ".join(f"{self.speaker.of_game('score', part)}: {value}" for part, value in standing.parts)
        return self.speaker.say(
            "cli-replay-score",
            {
                "rank": standing.rank,
                "name": self.speaker.name(standing.seat),
                "score": standing.score,
                "parts": parts,
            },
        )

    def png(self) -> bytes:
        """Return the picture after the last shown row."""
        view, scene = self._scene(self.rows[-1].step)
        return easel.picture(self.game.key, view, scene, "png").data

    def gif(self) -> bytes:
        """Return a GIF with a frame for every published step and the last one."""
        last = len(self.rows) - 1
        shown = (one.step for at, one in enumerate(self.rows) if one.step.publish or at == last)
        return easel.film(self.game.key, (self._scene(step) for step in shown))

    def _scene(self, step: Step[Any]) -> tuple[Any, Scene]:
        """Return the reader's view after a step, with its changes marked."""
        events = self.visible_events(step)
        return shown_to(self.game.rules, step.state, self.speaker, self.names, reader=self.reader, events=events)
