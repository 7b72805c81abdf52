"""The words of Hexlands, each kind in a module of its own."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Event, Fact, Facts, Seat
from ...core.mind import Plan
from ...core.talk import Prompt, Sentence, Talk
from ..actions import Choice
from ..state import State, View
from . import heads, labels, merging, messages, outlook, prompts, resolutions


class HexlandsTalk(Talk[State, Choice, View]):
    def prompt(self, view: View, seat: Seat) -> Prompt:
        return prompts.prompt(view, seat)

    def facts(self, view: View, action: Choice) -> dict[str, Fact]:
        return labels.facts(view, action)

    def plan_facts(self, view: View, plan: Plan) -> Facts:
        return labels.plan_facts(view, plan)

    def given_up(self, event: Event) -> tuple[Fact, ...]:
        return labels.given_up(event)

    def headline(self, view: View) -> Sentence:
        return heads.headline(view)

    def call(self, view: View, seat: Seat) -> Prompt:
        return heads.call(view, seat)

    def message(self, events: Sequence[Event], view: View) -> tuple[Sentence, ...]:
        return messages.message(events, view)

    def about(self, events: Sequence[Event], view: View, seat: Seat) -> Sentence | None:
        return resolutions.about(events, seat)

    def merge_events(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return merging.merge_events(events)

    def outlook(self, view: View, seat: Seat | None) -> tuple[Sentence, ...]:
        return outlook.outlook(view, seat)
