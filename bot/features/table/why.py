"""Which rule stands against what somebody wants to do, chosen from a list ("Why not?")."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.kit.boundary import refusal_words
from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.router import Verb
from bot.kit.shapes import LABEL, OPTIONS, ROWS, Button, Option, Panel, Row, Select, cut, unique_labels
from bot.session.model import Phase, Refused, Session, Stale
from bot.texts import Speaker
from engines.core import Facts, Seat

from .meaning import barred_actions
from .panels import HAND, WHY
from .plans import digest, guess_of, label_of
from .presses import explains_refusals, show_private

LISTS = ROWS - 1
"""Lists of wishes on one panel, above its button."""


# --- the list of wishes -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that is not possible now: one action, or several of a kind against which the same is said."""

    name: str
    """A short name by which a press finds it again."""
    kind: str
    label: str
    against: str


def wishes_of(voice: Speaker, session: Session, seat: Seat) -> list[Wish]:
    """Return what is not possible now, in the game's order of kinds, up to what the lists of a panel hold."""
    rules, guess, plain = session.rules, guess_of(session, seat), voice.plain()
    view = rules.view(guess, seat)
    groups: dict[tuple[str, str], list[str]] = {}
    names: dict[tuple[str, str], str] = {}
    for action, refusal in barred_actions(session, guess, seat):
        same = action.kind, refusal_words(voice, refusal)
        groups.setdefault(same, []).append(label_of(plain, session, view, action))
        names.setdefault(same, digest(rules, (action,)))
    order = {kind: number for number, kind in enumerate(dict.fromkeys(kind for kind, _ in groups))}
    wishes = []
    for kind, said in sorted(groups, key=lambda same: order[same[0]]):
        labels = groups[kind, said]
        several: Facts = {"action": labels[0], "kind": plain.of_game("kind", kind), "count": len(labels)}
        label = cut(labels[0] if len(labels) == 1 else plain.say("table-why-several", several), LABEL)
        wishes.append(
            Wish(names[kind, said], kind, label, voice.say("table-why-not", {"action": label, "why": said}))
        )
    return wishes[: LISTS * OPTIONS]


def wishes_panel(voice: Speaker, session: Session, decision: int, wishes: Sequence[Wish]) -> Panel:
    """Return the lists of wishes; choosing one shows what stands against it."""
    rows: list[Row] = []
    for number, start in enumerate(range(0, len(wishes), OPTIONS)):
        listed = wishes[start : start + OPTIONS]
        labels = unique_labels([wish.label for wish in listed])
        options = tuple(
            Option(label, path_text((WHY, wish.name))) for label, wish in zip(labels, listed, strict=True)
        )
        kinds = dict.fromkeys(voice.plain().of_game("kind", wish.kind) for wish in listed)
        hint = cut(" · ".join(kinds), 150)
        rows.append(Select(custom_id(session.id, decision, (PICK, str(number))), hint, options))
    back = Button(voice.say("common-back"), custom_id(session.id, decision, HAND))
    return Panel(voice.say("table-why-ask" if wishes else "table-why-nothing"), (*rows, (back,)))


@explains_refusals
async def why_not(ctx: Context) -> None:
    """Show the lists of what is not possible now, or what stands against the chosen one."""
    session = await ctx.session()
    player = session.player_of(ctx.reader.actor.user_id)
    if player is None:
        raise Refused("not-seated")
    if session.phase is not Phase.PLAYING:
        raise Refused("game-over")
    voice = ctx.voice(session)
    wishes = await asyncio.to_thread(wishes_of, voice, session, player.seat)
    if not ctx.press.arguments:
        await ctx.answer.show(wishes_panel(voice, session, session.decisions[player.seat], wishes))
        return
    chosen = next((wish for wish in wishes if wish.name == ctx.press.arguments[0]), None)
    if chosen is None:
        raise Stale(session)
    await show_private(ctx, session, [chosen.against])


VERBS = {WHY: Verb(why_not, anywhere=True, private=True)}
