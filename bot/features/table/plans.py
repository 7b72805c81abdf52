"""Plans of a game as controls: one press plays a line of actions. Only ready-made turns are stored between presses.

A control names its plan by a digest of the line; the press makes the controls again and looks it up, so a control
of a board that has changed is stale. The rules work on a guess that the reader cannot tell from the true state.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from hashlib import blake2s
from itertools import groupby
from typing import Any, TypeVar

import structlog

from bot.kit.ids import Press, custom_id
from bot.kit.shapes import LABEL, Button, Option, Row, Select, Style, cut, face_of, unique_labels
from bot.session.model import Pov, Session
from bot.session.views import pov_of
from bot.texts import Speaker, has_text, text_key
from engines.core import Action, AnyGame, FastChance, IllegalAction, Seat
from engines.core.mind import Controls, Correction, Plan, PlanList
from engines.core.mind import Row as PlanRow
from engines.core.thinking import Line

PLAN, TICK, SURE_LINE, MORE = "plan", "tick", "sure-line", "more"
LINE, INSTEAD = "line", "correct"
"""Play the notations that a press names; ``correct``: in place of what the press before has played."""
SURE = "sure"
"""The last argument of ``line`` once its preview is confirmed."""
BETWEEN = ";"
SUGGEST = "suggest"
"""``more:suggest``: asks for ready-made turns, which are shown behind "More"."""
SHORTCUT_MARK = "💡 "
MOST_SHORTCUTS = 3
BOARDS = 32
"""Boards whose guesses and controls are kept: a press makes those of the panel that it is on again."""
PUBLIC_GUESSES = 4
"""Guesses of the public that must all show a seat what it sees, so that none does by chance."""

log = structlog.get_logger(__name__)
T = TypeVar("T")


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
    win: Plan | None = None
    """What wins the game now for certain: the first button, in place of ready-made plans."""
    turns: tuple[Plan, ...] = ()
    """Whole turns that differ in kind, above the choices of a turn that begins."""
    corrections: tuple[Correction, ...] = ()
    """What may be pressed about the reader's last press, below the choices."""
    shortcuts: tuple[Plan, ...] = ()
    """Ready-made plans, where they were asked for: a panel of their own, with the way back."""
    ticked: tuple[str, frozenset[str]] | None = None
    """The key of a list, and the reader's refused ticks in it, which stay ticked."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """The small pictures that controls may show before their words (``Speaker.signs``)."""

    def plans(self) -> Iterator[Plan]:
        """Yield every plan, ready-made ones last."""
        if self.win is not None:
            yield self.win
        yield from self.controls.plans()
        yield from self.turns
        yield from self.shortcuts

    @property
    def new_shortcuts(self) -> tuple[Plan, ...]:
        """The ready-made plans that no button plays."""
        rows = (row for row in (*self.controls.rows, *self.controls.more) if not isinstance(row, PlanList))
        seal = () if self.controls.seal is None else (self.controls.seal,)
        there = {plan.line for row in (seal, *rows) for plan in row}
        return tuple(plan for plan in self.shortcuts if plan.line not in there)

    @property
    def marks(self) -> tuple[tuple[Action, str], ...]:
        """The actions to mark in the picture, with their labels."""
        labels = ((plan.marked, self.label(plan)) for row in self.controls.rows for plan in _plans(row))
        return tuple((action, label) for action, label in labels if action is not None)

    def label(self, plan: Plan) -> str:
        """Return the plan's words: the game's own, or else the common ones; without a key those of an action."""
        talk = self.session.playable.talk
        if not plan.key and len(plan.line) > 1 and plan.focus is None:
            return step_words(self.voice, self.session, self.seat, plan.line)
        if not plan.key:
            action = plan.focus or plan.line[-1]
            return self.voice.of_game("action", action.kind, talk.facts(self.view, action))
        own, facts = text_key(self.voice.game, "plan", plan.key), talk.plan_facts(self.view, plan)
        return self.voice.say(own if has_text(own) else f"table-plan-{plan.key}", facts)

    def face(self, plan: Plan) -> str:
        """Return the plan's small picture; "" where it has none."""
        if not self.signs:
            return ""
        return face_of(replace(self, voice=replace(self.voice, signs=self.signs)).label(plan))


def sheet_of(voice: Speaker, session: Session, seat: Seat, *, public: bool) -> Sheet | None:
    """Return the controls of a seat; None for a game without plans, or where it has none at this moment.

    ``public``: made from what everybody knows, for the table panel.
    """
    try:
        controls, view = _made(_Board(session, seat, None if public else seat))
    except Exception:
        # The boundary to a game's plans: the menus of its legal actions are always there.
        log.exception("controls-failed", session=session.id, row=session.row)
        return None
    if controls is None:
        return None
    return Sheet(session, seat, session.decisions[seat], controls, view, voice.plain(), signs=voice.signs)


def only_mover(pov: Pov) -> Pov | None:
    """Return the point of view of the only awaited person; None for a computer player or several."""
    if len(pov.movers) != 1:
        return None
    player = pov.session.players[pov.movers[0]]
    return None if player.person is None else pov_of(pov.session, player.person)


async def public_sheet(voice: Speaker, mover: Pov) -> Sheet | None:
    """Return the plans of the seat to move as the table panel shows them; None where its choices are private.

    A win comes of what the seat knows: it is shown only where everybody knows as much, and in no rated game.
    """
    sheet = _public_sheet(voice, mover)
    if mover.session.is_rated:
        return sheet
    won = await with_win(sheet)
    if won is sheet or won is None or await asyncio.to_thread(knows_more, won.session, won.seat):
        return sheet
    return won


def knows_more(session: Session, seat: Seat) -> bool:
    """Whether a seat sees something that the public can only guess at, such as its hand."""
    rules, view = session.rules, session.rules.view(session.state, seat)
    chance = FastChance(f"{session.id}/{session.row}/public")
    guesses = (rules.resample(session.state, None, chance) for _ in range(PUBLIC_GUESSES))
    return any(rules.view(guess, seat) != view for guess in guesses)


def _public_sheet(voice: Speaker, mover: Pov) -> Sheet | None:
    if mover.seat is None or not mover.is_asked_publicly:
        return None
    return sheet_of(voice, mover.session, mover.seat, public=True)


def public_marks(voice: Speaker, pov: Pov) -> tuple[tuple[Action, str], ...]:
    """Return the actions that the table's picture marks, for a reader who has none to choose from."""
    mover = only_mover(pov)
    sheet = None if mover is None else _public_sheet(voice, mover)
    return () if sheet is None else sheet.marks


async def with_win(sheet: Sheet | None) -> Sheet | None:
    """Return the sheet with a win that is there now, where the table allows ready-made plans."""
    return sheet if sheet is None or not _is_aided(sheet) else await asyncio.to_thread(winning, sheet)


async def with_plans(sheet: Sheet | None) -> Sheet | None:
    """Return the sheet with a win that is there now, else with the whole turns that the game has for it, where the
    table allows ready-made plans."""
    return sheet if sheet is None or not _is_aided(sheet) else await asyncio.to_thread(_planned, sheet)


def _is_aided(sheet: Sheet) -> bool:
    return sheet.session.table_rules.shortcuts and sheet.session.kind.is_aided


def _planned(sheet: Sheet) -> Sheet:
    sheet = winning(sheet)
    if sheet.win is not None:
        return sheet
    turns: tuple[Plan, ...] = _judgement(sheet, "turns-failed", sheet.session.mind.turns, ())
    there = {_core(plan.line) for plan in sheet.controls.plans()}
    return replace(sheet, turns=tuple(plan for plan in turns if _core(plan.line) not in there))


def with_corrections(sheet: Sheet, last: Line, *, can_undo: bool) -> Sheet:
    """Return the sheet with what may be pressed about the reader's ``last`` press."""
    if not last or sheet.win is not None:
        return sheet
    ask = partial(sheet.session.mind.corrections, last=last)
    found: tuple[Correction, ...] = _judgement(sheet, "corrections-failed", ask, ())
    return replace(sheet, corrections=tuple(one for one in found if can_undo or not one.instead))


async def with_shortcuts(sheet: Sheet, lines: Sequence[Line]) -> Sheet:
    """Return the sheet with these ready-made lines as plans, unless a win is there."""
    if not lines or sheet.win is not None:
        return sheet
    return replace(sheet, shortcuts=await asyncio.to_thread(_named, sheet, lines))


def winning(sheet: Sheet) -> Sheet:
    """Return the sheet with the plan that wins now, if there is one."""
    win = _judgement(sheet, "win-failed", sheet.session.mind.winning_plan, None)
    return sheet if win is None else replace(sheet, win=win, controls=_without(sheet.controls, win.line))


def _judgement(sheet: Sheet, fault: str, ask: Callable[[Any, Seat], T], otherwise: T) -> T:
    """Ask the game what it advises on the guess of a sheet's seat; ``otherwise`` (and a log line) if that fails."""
    try:
        return ask(guess_of(sheet.session, sheet.seat), sheet.seat)
    except Exception:
        # The boundary to a game's judgement: its turn can be played all the same.
        log.exception(fault, session=sheet.session.id, row=sheet.session.row)
        return otherwise


def _without(controls: Controls, line: Line) -> Controls:
    """Return the controls without the buttons that play this line: a button stands on a panel once."""
    core = _core(line)

    def rest(rows: Sequence[PlanRow]) -> tuple[PlanRow, ...]:
        kept = (
            row if isinstance(row, PlanList) else tuple(plan for plan in row if _core(plan.line) != core)
            for row in rows
        )
        return tuple(row for row in kept if row)

    seal = controls.seal if controls.seal is not None and controls.seal.line != line else None
    return Controls(rest(controls.rows), seal, rest(controls.more))


def _named(sheet: Sheet, lines: Sequence[Line]) -> tuple[Plan, ...]:
    """Return the plans of ready-made lines: those of the panel, or else named by the game or by their actions.

    Of those that read alike the first one stays. One that the board does not allow any more is left out.
    """
    if not lines:
        return ()
    known: dict[Line, Plan] = {}
    for plan in sheet.controls.plans():
        known.setdefault(_core(plan.line), plan)
    named = dict[str, Plan]()
    try:
        own = sheet.session.mind.shortcuts(guess_of(sheet.session, sheet.seat), sheet.seat)
        by_line = {plan.line: plan for plan in own}
        legal = sheet.session.rules.legal_actions(sheet.session.state, sheet.seat)
        for line in (line for line in lines if line[0] in legal):
            plan = known.get(_core(line)) or by_line.get(line) or _suggested(sheet, line)
            named.setdefault(sheet.label(plan), plan)
    except Exception:
        # The boundary to a game's judgement and words: without ready-made plans the turn can be played.
        log.exception("plans-failed", session=sheet.session.id, row=sheet.session.row)
    return tuple(named.values())[:MOST_SHORTCUTS]


def _suggested(sheet: Sheet, line: Line) -> Plan:
    guess = guess_of(sheet.session, sheet.seat)
    return sheet.session.mind.suggested(guess, sheet.seat, line) or Plan("", line)


def searched_words(sheet: Sheet, line: Line) -> str:
    """Return the words of a line that no button plays: the game's own for it, else those of its actions."""
    try:
        return sheet.label(_suggested(sheet, line))
    except Exception:
        # The boundary to a game's judgement and words: its actions have words of their own.
        log.exception("plans-failed", session=sheet.session.id, row=sheet.session.row)
        return step_words(sheet.voice, sheet.session, sheet.seat, line)


def _core(line: Line) -> Line:
    """Return a line without what only ends the turn."""
    end = len(line)
    while end and line[end - 1].only_ends:
        end -= 1
    return line[:end]


def step_words(voice: Speaker, session: Session, seat: Seat, line: Line, begun: int = 0) -> str:
    """Return the words of a line's actions in order, without the first ``begun``; equal neighbours are counted."""
    rules, state, chance = session.rules, guess_of(session, seat), FastChance(0)
    words = []
    for action in line:
        words.append(_action_words(voice.plain(), session, rules.view(state, seat), action))
        try:
            state = rules.apply_action(state, seat, action, chance).state
        except IllegalAction:
            break  # possible on another guess
    counted = [(label, len(list(same))) for label, same in groupby(words[begun:])]
    return "; ".join(label if count == 1 else f"{label} ×{count}" for label, count in counted)


def label_of(voice: Speaker, session: Session, view: Any, action: Action) -> str:
    """Return the words of an action's button; its notation where the game has no words for what cannot be."""
    return cut(_action_words(voice, session, view, action), LABEL)


def _action_words(voice: Speaker, session: Session, view: Any, action: Action) -> str:
    try:
        return voice.of_game("action", action.kind, session.talk.facts(view, action))
    except Exception:
        # The boundary to the words of an action that is not legal: its facts may not exist.
        return session.rules.notation(action)


def guess_of(session: Session, reader: Seat | None) -> object:
    """Return a state that this reader cannot tell from the true one, always the same for one row of the log."""
    return _guess(_Board(session, reader, reader))


@dataclass(frozen=True, slots=True, eq=False)
class _Board:
    """What controls are made from: equal ones give equal controls, whenever their session was read."""

    session: Session
    seat: Seat | None
    reader: Seat | None

    def __hash__(self) -> int:
        return hash((self.session.id, self.session.row, self.seat, self.reader))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Board):
            return NotImplemented
        one, two = self.session, other.session
        same = (one.id, one.row, self.seat, self.reader) == (two.id, two.row, other.seat, other.reader)
        return same and one.playable is two.playable and bool(one.state == two.state)


@lru_cache(maxsize=BOARDS)
def _guess(board: _Board) -> Any:
    session = board.session
    return session.rules.resample(session.state, board.reader, FastChance(f"{session.id}/{session.row}/plans"))


@lru_cache(maxsize=BOARDS)
def _made(board: _Board) -> tuple[Controls | None, Any]:
    """Return the controls of a seat, and its view of the guess that they were made from."""
    session, seat = board.session, board.seat
    assert seat is not None
    guess = guess_of(session, board.reader)
    return session.mind.controls(guess, seat), session.rules.view(guess, seat)


# --- controls --------------------------------------------------------------------------------------------------


def plan_rows(sheet: Sheet, *, more: bool = False) -> tuple[Row, ...]:
    """Return the rows of a sheet, a win first; ``more``: those behind "More". Ready-made plans stand alone."""
    if sheet.shortcuts:
        return (_buttons(sheet, sheet.shortcuts, SHORTCUT_MARK),)
    rows = sheet.controls.more if more else sheet.controls.rows
    shown = [_row(sheet, row) for row in rows]
    if sheet.win is not None and not more:
        words = sheet.voice.say("table-win-plan", {"plan": sheet.label(sheet.win)})
        shown.insert(0, (_button(sheet, sheet.win, words, "success"),))
    if sheet.turns and not more:
        shown.insert(0, _buttons(sheet, sheet.turns))
    if not more and (row := _correction_row(sheet)):
        shown.append(row)
    return tuple(shown)


def _correction_row(sheet: Sheet) -> tuple[Button, ...]:
    """Return what may be pressed about the last press. Its buttons name their actions, as they hold for one press
    only and stand on no panel that is opened again."""
    buttons = []
    for one in sheet.corrections:
        path = (INSTEAD if one.instead else LINE, str(sheet.seat), line_text(sheet.session.rules, one.plan.line))
        with suppress(ValueError):  # too long for an id
            name = custom_id(sheet.session.id, sheet.decision, path)
            buttons.append(Button(cut(sheet.label(one.plan), LABEL), name))
    return tuple(buttons)


def line_text(game: AnyGame, line: Sequence[Action]) -> str:
    """Return a line as an argument of a press."""
    return BETWEEN.join(map(game.notation, line))


def sealed(sheet: Sheet, *, teaches: bool = False) -> list[Button]:
    """Return the button of a sheet that ends the turn or goes on; none where there is no such plan.

    It is green where nothing else is to be done, and where it ``teaches``: what is green is pressed.
    """
    seal = sheet.controls.seal
    style: Style = "success" if teaches or not (sheet.controls.rows or sheet.win) else "secondary"
    return [] if seal is None else [_button(sheet, seal, sheet.label(seal), style)]


def _row(sheet: Sheet, row: Sequence[Plan] | PlanList) -> Row:
    if not isinstance(row, PlanList):
        return _buttons(sheet, row)
    labels = unique_labels([sheet.label(plan) for plan in row.plans])
    names = [digest(sheet.session.rules, plan.line) for plan in row.plans]
    key, ticked = sheet.ticked or ("", frozenset())
    kept = key == row.key and len(ticked) <= row.most
    options = tuple(
        Option(label, name, name in ticked if kept else plan.is_set, sheet.face(plan))
        for label, name, plan in zip(labels, names, row.plans, strict=True)
    )
    hint = cut(sheet.voice.of_game("pick", row.key, row.facts), 150)
    path = (TICK, str(sheet.seat), row.key)
    return Select(custom_id(sheet.session.id, sheet.decision, path), hint, options, row.most)


def _buttons(sheet: Sheet, plans: Sequence[Plan], mark: str = "") -> tuple[Button, ...]:
    labels = unique_labels([mark + sheet.label(plan) for plan in plans])
    return tuple(
        _button(sheet, plan, label, face=sheet.face(plan)) for plan, label in zip(plans, labels, strict=True)
    )


def _button(sheet: Sheet, plan: Plan, label: str, style: Style = "secondary", *, face: str = "") -> Button:
    path = (PLAN, str(sheet.seat), digest(sheet.session.rules, plan.line))
    return Button(cut(label, LABEL), custom_id(sheet.session.id, sheet.decision, path), style, face=face)


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


def chosen_plan(sheets: Iterable[Sheet], wanted: str) -> Chosen:
    """Return the plan with this digest; NoSuchPlan if no sheet has it."""
    for sheet in sheets:
        for plan in sheet.plans():
            if digest(sheet.session.rules, plan.line) == wanted:
                return Chosen(plan.line, sheet.label(plan), (SURE_LINE, str(sheet.seat), wanted), plan.confirm)
    raise NoSuchPlan(wanted)


def chosen_ticks(sheets: Iterable[Sheet], key: str, values: Sequence[str]) -> Chosen:
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


def confirmed_choice(sheets: Iterable[Sheet], arguments: Sequence[str]) -> Chosen:
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
