"""A record as one reader saw it, in text and pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.texts import Speaker, text_key
from engines.core import AnyGame, Event, Outcome, Seat, Standing, Step, seen_by
from engines.core.records import Record
from engines.core.replay import Replayed, replay
from render import Scene, easel

from .terminal import one_line


@dataclass(frozen=True)
class Story:
    """A record up to ``upto`` (a row number; None: all of it) as ``reader`` (None: the public) saw it."""

    game: AnyGame
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
    def played(self) -> tuple[Replayed, ...]:
        """Every row that was not undone; BadRecord if the record does not fit the rules."""
        return tuple(replay(self.game, self.record, self.upto))

    def seen(self, step: Step[Any]) -> tuple[Event, ...]:
        return seen_by(step.events, self.reader)

    def title(self) -> str:
        game = self.speaker.say(text_key(self.game.key, "title"))
        return self.speaker.say("cli-replay-title", {"game": game, "players": self.names})

    def lines(self) -> Iterator[str]:
        """Yield the story as text: every event with its row, then the end or the standings."""
        for one in self.played:
            for event in self.seen(one.step):
                yield f"{one.row.row:>4}  {self.speaker.of_game('event', event.kind, event.facts())}"
        if self.played:
            yield from self._standing(self.played[-1].step.state)

    def _standing(self, state: Any) -> Iterator[str]:
        outcome: Outcome | None = self.game.outcome(state)
        standings = self.game.standings(state)
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
        view, scene = self._scene(self.played[-1].step)
        return easel.picture(self.game.key, view, scene, "png").data

    def gif(self) -> bytes:
        """Return a GIF with a frame for every published step and the last one."""
        last = len(self.played) - 1
        shown = (one.step for at, one in enumerate(self.played) if one.step.publish or at == last)
        return easel.film(self.game.key, (self._scene(step) for step in shown))

    def _scene(self, step: Step[Any]) -> tuple[Any, Scene]:
        """Return the reader's view after a step, with its changes marked."""
        state = step.state
        scene = Scene(
            voice=self.speaker,
            names=self.names,
            movers=self.game.current_players(state),
            standings=self.game.standings(state),
            turn=self.game.turns(state),
            reader=self.reader,
            events=self.seen(step),
            outcome=self.game.outcome(state),
        )
        return self.game.view(state, self.reader), scene
