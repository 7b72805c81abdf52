"""Plans of a game as controls: one press plays a line of actions. Nothing is kept between presses.

A control names its plan by a digest of the line; the press makes the controls again and looks it up, so a control
of a board that has changed is stale. The rules work on a guess that the reader cannot tell from the true state.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2s
from typing import Any

import structlog

from bot.kit.ids import Press, custom_id
from bot.kit.shapes import LABEL, Button, Option, Row, Select, Style, cut, unique_labels
from bot.session.model import Pov, Session
from bot.session.views import pov_of
from bot.texts import Speaker, has_text, text_key
from engines.core import Action, AnyGame, FastChance, IllegalAction, Seat
from engines.core.mind import Controls, Plan, PlanList, suggested_line
from engines.core.playable import policies, strongest_policy

PLAN, TICK, SURE_LINE, MORE = "plan", "tick", "sure-line", "more"
SHORTCUT_MARK = "💡 "
MOST_SHORTCUTS = 3

log = structlog.get_logger(__name__)


class NoSuchPlan(LookupError):
    """No control of the present board has this digest."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The controls of one seat, as one reader sees them."""

    session: Session
    seat: Seat
    decision: int
    controls: Controls
    view: Any
    """What the labels are made from: the seat's view of the guess that the controls were made from."""
    voice: Speaker
    """A plain speaker, as labels have no markdown."""
    shortcuts: tuple[Plan, ...] = ()
    ticked: tuple[str, frozenset[str]] | None = None
    """The key of a list, and the reader's refused ticks in it, which stay ticked."""
    best_shortcut: tuple[Action, ...] = ()
    """The line of the best ready-made plan, where a button has it already: that button is marked."""

    @property
    def marks(self) -> tuple[tuple[Action, str], ...]:
        """The actions to mark in the picture, with their labels."""
        labels = ((plan.marked, self.label(plan)) for row in self.controls.rows for plan in _plans(row))
        return tuple((action, label) for action, label in labels if action is not None)

    def label(self, plan: Plan) -> str:
        """Return the plan's words: the game's own, or else the common ones; without a key those of an action."""
        talk = self.session.playable.talk
        if not plan.key:
            action = plan.focus or plan.line[-1]
            return self.voice.of_game("action", action.kind, talk.facts(self.view, action))
        own, facts = text_key(self.voice.game, "plan", plan.key), talk.plan_facts(self.view, plan)
        return self.voice.say(own if has_text(own) else f"table-plan-{plan.key}", facts)


def sheet_of(voice: Speaker, session: Session, seat: Seat, *, public: bool) -> Sheet | None:
    """Return the controls of a seat; None for a game without plans, or where it has none at this moment.

    ``public``: made from what everybody knows, for the table panel.
    """
    try:
        guess = guess_of(session, None if public else seat)
        controls, view = session.mind.controls(guess, seat), session.rules.view(guess, seat)
    except Exception:
        # The boundary to a game's plans: the menus of its legal actions are always there.
        log.exception("controls-failed", session=session.id, row=session.row)
        return None
    if controls is None:
        return None
    return Sheet(session, seat, session.decisions[seat], controls, view, voice.plain())


def only_mover(pov: Pov) -> Pov | None:
    """Return the point of view of the only awaited person; None for a computer player or several."""
    if len(pov.movers) != 1:
        return None
    player = pov.session.players[pov.movers[0]]
    return None if player.person is None else pov_of(pov.session, player.person)


async def public_sheet(voice: Speaker, mover: Pov) -> Sheet | None:
    """Return the plans of the seat to move as the table panel shows them; None where its choices are private."""
    return await with_shortcuts(_public_sheet(voice, mover))


def _public_sheet(voice: Speaker, mover: Pov) -> Sheet | None:
    if mover.seat is None or not mover.is_asked_publicly:
        return None
    return sheet_of(voice, mover.session, mover.seat, public=True)


def public_marks(voice: Speaker, pov: Pov) -> tuple[tuple[Action, str], ...]:
    """Return the actions that the table's picture marks, for a reader who has none to choose from."""
    mover = only_mover(pov)
    sheet = None if mover is None else _public_sheet(voice, mover)
    return () if sheet is None else sheet.marks


async def with_shortcuts(sheet: Sheet | None) -> Sheet | None:
    """Return the sheet with its ready-made plans, where the table allows them; they are made on a thread."""
    if sheet is None or not sheet.session.table_rules.shortcuts:
        return sheet
    made = await asyncio.to_thread(shortcuts_of, sheet.session, sheet.seat)
    behind = sheet.session.mind.shortcuts_behind_more
    beside = Controls(sheet.controls.more) if behind else sheet.controls
    there = {plan.line for plan in _all_buttons(beside)}  # a button stands on a panel once
    best = made[0].line if made else ()
    shortcuts = tuple(plan for plan in made if plan.line not in there)
    return replace(sheet, shortcuts=shortcuts, best_shortcut=best if best in there and not behind else ())


def _all_buttons(controls: Controls) -> Iterator[Plan]:
    """Yield every plan that is a button, the seal first."""
    if controls.seal is not None:
        yield controls.seal
    for row in (*controls.rows, *controls.more):
        if not isinstance(row, PlanList):
            yield from row


def shortcuts_of(session: Session, seat: Seat) -> tuple[Plan, ...]:
    """Return the ready-made plans of a seat, those of the game or the line of its strongest computer player."""
    game, guess = session.playable, guess_of(session, seat)
    try:
        plans = game.mind.shortcuts(guess, seat)
        if plans is None:
            policy = policies(game)[strongest_policy(game)]
            line = suggested_line(game.rules, guess, seat, policy, f"{session.id}/{session.row}")
            plans = (Plan("suggested", line),) if line else ()
    except Exception:
        # The boundary to a game's computer player: without its plans the turn can be played all the same.
        log.exception("plans-failed", session=session.id, row=session.row)
        return ()
    return tuple(plans[:MOST_SHORTCUTS])


def guess_of(session: Session, reader: Seat | None) -> object:
    """Return a state that this reader cannot tell from the true one, always the same for one row of the log."""
    return session.rules.resample(session.state, reader, FastChance(f"{session.id}/{session.row}/plans"))


# --- controls --------------------------------------------------------------------------------------------------


def plan_rows(sheet: Sheet, *, more: bool = False) -> tuple[Row, ...]:
    """Return the rows of a sheet, ready-made plans below those where the game shows them; ``more``: those behind
    "More"."""
    rows = sheet.controls.more if more else sheet.controls.rows
    shown = [_row(sheet, row) for row in rows]
    if sheet.shortcuts and more == sheet.session.mind.shortcuts_behind_more:
        shown.append(_buttons(sheet, sheet.shortcuts, SHORTCUT_MARK))
    return tuple(shown)


def sealed(sheet: Sheet) -> list[Button]:
    """Return the green button of a sheet, which ends the turn or goes on; none where there is no such plan."""
    seal = sheet.controls.seal
    return [] if seal is None else [_button(sheet, seal, sheet.label(seal), "success")]


def _row(sheet: Sheet, row: Sequence[Plan] | PlanList) -> Row:
    if not isinstance(row, PlanList):
        return _buttons(sheet, row)
    labels = unique_labels([sheet.label(plan) for plan in row.plans])
    names = [digest(sheet.session.rules, plan.line) for plan in row.plans]
    key, ticked = sheet.ticked or ("", frozenset())
    kept = key == row.key and len(ticked) <= row.most
    options = tuple(
        Option(label, name, name in ticked if kept else plan.is_set)
        for label, name, plan in zip(labels, names, row.plans, strict=True)
    )
    hint = cut(sheet.voice.of_game("pick", row.key, row.facts), 150)
    path = (TICK, str(sheet.seat), row.key)
    return Select(custom_id(sheet.session.id, sheet.decision, path), hint, options, row.most)


def _buttons(sheet: Sheet, plans: Sequence[Plan], mark: str = "") -> tuple[Button, ...]:
    marks = [mark or (SHORTCUT_MARK if plan.line == sheet.best_shortcut else "") for plan in plans]
    labels = unique_labels([mark + sheet.label(plan) for mark, plan in zip(marks, plans, strict=True)])
    return tuple(_button(sheet, plan, label) for plan, label in zip(plans, labels, strict=True))


def _button(sheet: Sheet, plan: Plan, label: str, style: Style = "secondary") -> Button:
    path = (PLAN, str(sheet.seat), digest(sheet.session.rules, plan.line))
    return Button(cut(label, LABEL), custom_id(sheet.session.id, sheet.decision, path), style)


def _plans(row: Sequence[Plan] | PlanList) -> Sequence[Plan]:
    return row.plans if isinstance(row, PlanList) else row


def digest(game: AnyGame, line: Sequence[Action]) -> str:
    """Return a short name of a line of actions."""
    text = ";".join(game.notation(action) for action in line)
    return blake2s(text.encode(), digest_size=6).hexdigest()


# --- presses ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Chosen:
    """A line that was pressed, its words, and the path of the button that confirms it."""

    line: tuple[Action, ...]
    label: str
    confirm: tuple[str, ...]
    needs_preview: bool = True
    """Whether a line that cannot be taken back is to be previewed."""


def chosen_plan(sheets: Sequence[Sheet], wanted: str) -> Chosen:
    """Return the plan with this digest; NoSuchPlan if no sheet has it."""
    for sheet in sheets:
        for plan in (*sheet.controls.plans(), *sheet.shortcuts):
            if digest(sheet.session.rules, plan.line) == wanted:
                return Chosen(plan.line, sheet.label(plan), (SURE_LINE, str(sheet.seat), wanted), plan.confirm)
    raise NoSuchPlan(wanted)


def chosen_ticks(sheets: Sequence[Sheet], key: str, values: Sequence[str]) -> Chosen:
    """Return the line of the plans ticked in a list; NoSuchPlan if a sheet does not have them all.

    IllegalAction if they do not go together.
    """
    for sheet in sheets:
        game = sheet.session.playable
        for listed in sheet.controls.lists():
            names = [digest(game.rules, plan.line) for plan in listed.plans]
            if listed.key != key or not 0 < len(set(values)) <= listed.most or not set(values) <= set(names):
                continue
            ticked = [plan for plan, name in zip(listed.plans, names, strict=True) if name in values]
            guess = guess_of(sheet.session, sheet.seat)
            joined = game.mind.join(guess, sheet.seat, key, ticked)
            mask = sum(1 << at for at, name in enumerate(names) if name in values)
            label = sheet.voice.join([sheet.label(plan) for plan in joined.parts])
            path = (SURE_LINE, str(sheet.seat), digest(game.rules, joined.line), key, f"{mask:x}")
            return Chosen(joined.line, label, path, any(plan.confirm for plan in ticked))
    raise NoSuchPlan(key)


def ticks_of(press: Press) -> tuple[str, frozenset[str]] | None:
    """Return the key of a ticked list and its ticks; None if the press is another."""
    if press.verb != TICK or len(press.arguments) != 2:
        return None
    return press.arguments[1], frozenset(press.values)


def confirmed_choice(sheets: Sequence[Sheet], arguments: Sequence[str]) -> Chosen:
    """Return the line that a confirmation names, by the arguments after its seat; NoSuchPlan if it is stale."""
    if len(arguments) == 1:
        return chosen_plan(sheets, arguments[0])
    wanted, key, mask = (*arguments, "", "")[:3]
    ticks = int(mask, 16) if mask.isascii() and mask.isalnum() and set(mask) <= set("0123456789abcdef") else 0
    for sheet in sheets:
        for listed in sheet.controls.lists():
            if listed.key == key:
                rules = sheet.session.rules
                values = [digest(rules, plan.line) for at, plan in enumerate(listed.plans) if ticks >> at & 1]
                try:
                    chosen = chosen_ticks([sheet], key, values)
                except (NoSuchPlan, IllegalAction):
                    continue  # it may have come from the other sheet
                if chosen.confirm[2] == wanted:
                    return chosen
    raise NoSuchPlan(key)
