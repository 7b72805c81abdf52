"""The panels of a running game: table, private panel, preview. Pure: from points of view to panels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.phrases import mention, relative_time, seat_name
from bot.kit.shapes import CONTENT, LABEL, Button, Option, Panel, Row, Select, cut, fitting, rows_of
from bot.table.model import Phase, Player, Pov, Preview, Session
from bot.texts import Speaker
from engines.core import Event, Seat

from .choices import Choice, Menu, Question, act_path, top_menu
from .standings import ending, scores

HAND, TOP, UNDO, CONFIRM, RULES, AGAIN = ("hand",), "top", "undo", "sure", "rules", "again"
SINCE = "since"
BACK_AGAIN = "back"
TABLE_ROWS = 3
"""Rows of choices on the table panel; one more has the other buttons."""
PRIVATE_ROWS = 3


def story(voice: Speaker, events: Sequence[Event]) -> list[str]:
    """Return the events as lines, oldest first; equal neighbours are one line with a count."""
    return [line for line, _ in _weighted_lines(voice, events)]


def story_above(voice: Speaker, events: Sequence[Event], said: Sequence[str]) -> str:
    """Join the story and the lines ``said`` into one content; if too long, minor events are left out first."""
    lines = _weighted_lines(voice, events)
    spare = [at for at, (_, minor) in enumerate(lines) if minor]
    return fitting([line for line, _ in lines], said, spare=spare)


def _weighted_lines(voice: Speaker, events: Sequence[Event]) -> list[tuple[str, bool]]:
    """Return the lines of the story, each with whether it is minor."""
    lines = []
    rendered = [(voice.of_game("event", event.kind, event.facts()), event.minor) for event in events]
    for (line, minor), same in groupby(rendered):
        count = len(tuple(same))
        lines.append((voice.say("common-times", {"told": line, "count": count}) if count > 1 else line, minor))
    return lines


# --- the table -------------------------------------------------------------------------------------------------


def table_panel(
    voice: Speaker,
    pov: Pov,
    mover: Pov | None,
    events: Sequence[Event],
    *,
    ping: bool,
    called: Sequence[Seat] = (),
    absent: Sequence[Seat] = (),
) -> Panel:
    """Return the public panel of a running game.

    ``mover``: the point of view of the only awaited seat, if it is a person. ``called``: the seats pinged to answer
    other players. ``absent``: the seats for which the computer played, as their time had run out. Text and labels
    are made from the public view, so they cannot reveal a secret.
    """
    session = pov.session
    question = None if mover is None else _public_asking(voice, pov, mover)
    asked, mentions = _asked(voice, pov, question, ping=ping)
    rows: tuple[Row, ...] = ()
    if question is not None and mover is not None:
        menu = top_menu(question, TABLE_ROWS)
        rows = menu_rows(voice, session.id, mover.decision, menu)
        asked += [menu.asks] if menu.asks else []
    answers, also_pinged = _may_answer(voice, session, called)
    below = [Button(voice.say("table-my-panel"), custom_id(session.id, 0, HAND), "secondary")]
    if question is not None and mover is not None and mover.can_undo:  # undoing a secret choice stays private
        below.append(undo_button(voice, mover))
    below.append(rules_button(voice, session.game))
    if any(player.away for player in session.players):
        below.append(back_button(voice, session))
    said = [*played_for(voice, absent), *asked, *answers, *_due(voice, session, pov.movers), *_away(voice, session)]
    return Panel(story_above(voice, events, said), (*rows, *rows_of(below)), (*mentions, *also_pinged))


def played_for(voice: Speaker, absent: Sequence[Seat]) -> list[str]:
    """Return the line of absent players for whom the computer has just played."""
    if not absent:
        return []
    names = tuple(seat_name(voice, seat) for seat in absent)
    return [voice.say("table-absent", {"players": names})]


def _due(voice: Speaker, session: Session, movers: Sequence[Seat]) -> list[str]:
    """Return the lines of the earliest deadline and of players whose time has run out; none without a limit."""
    late = tuple(seat_name(voice, seat) for seat in movers if session.voted(seat))
    known = [at for seat in movers if not session.voted(seat) and (at := session.due_at(seat)) is not None]
    said = [voice.say("table-voted", {"players": late})] if late else []
    if not known:
        return said
    return [
        *said,
        voice.say("table-first-due" if len(known) > 1 else "table-due", {"due": relative_time(min(known))}),
    ]


def _away(voice: Speaker, session: Session) -> list[str]:
    """Return the line of players for whom the computer plays."""
    if session.deserted:
        return []
    away = tuple(seat_name(voice, p.seat) for p in session.players if p.away)
    if not away:
        return []
    return [
        voice.say("table-away-seat", {"player": away[0]})
        if len(away) == 1
        else voice.say("table-away-seats", {"players": away})
    ]


def _public_asking(voice: Speaker, pov: Pov, mover: Pov) -> Question | None:
    """Return the choices for the public panel; None if they are private."""
    game, seat = pov.session.rules, mover.seat
    if seat is None or mover.prompt is None or mover.prompt.private:
        return None
    return Question(game, pov.view, seat, mover.legal, voice.plain())


def _asked(voice: Speaker, pov: Pov, question: Question | None, *, ping: bool) -> tuple[list[str], tuple[int, ...]]:
    """Return the lines about the awaited players and their question, and the users to ping."""
    players = [pov.session.players[seat] for seat in pov.movers]
    names = tuple(_called(voice, player, ping=ping) for player in players)
    pinged = tuple(player.person for player in players if ping and player.person is not None)
    if question is not None:
        prompt = question.game.prompt(pov.view, question.seat)
        what = voice.of_game("prompt", prompt.key, prompt.facts)
        return [voice.say("table-asked", {"turn": pov.turn, "player": names[0], "prompt": what})], pinged
    if pov.session.deserted:
        return [voice.say("table-deserted", {"turn": pov.turn})], pinged
    key = "table-waits" if any(not player.is_computer for player in players) else "table-computer"
    return [voice.say(key, {"turn": pov.turn, "players": names})], pinged


def _may_answer(voice: Speaker, session: Session, called: Sequence[Seat]) -> tuple[list[str], tuple[int, ...]]:
    """Return the line of people who may answer another player, and the users to ping."""
    players = [session.players[seat] for seat in session.asked if not session.players[seat].is_computer]
    names = tuple(_called(voice, player, ping=player.seat in called) for player in players)
    pinged = tuple(player.person for player in players if player.seat in called and player.person is not None)
    return [voice.say("table-may-answer", {"players": names})] if players else [], pinged


def _called(voice: Speaker, player: Player, *, ping: bool) -> str:
    if ping and player.person is not None:
        return mention(player.person)
    return seat_name(voice, player.seat)


# --- the private panel -----------------------------------------------------------------------------------------


def question_of(voice: Speaker, pov: Pov) -> Question | None:
    """Return the reader's choice; None if they have none."""
    if pov.seat is None or not pov.legal or pov.session.players[pov.seat].away:
        return None
    return Question(pov.session.rules, pov.view, pov.seat, pov.legal, voice.plain())


def private_panel(
    voice: Speaker,
    pov: Pov,
    menu: Menu | None,
    said: Sequence[str] = (),
    *,
    narrowed: bool = False,
    others_acted: bool = False,
    asks: bool = False,
) -> Panel:
    """Return one reader's own panel: ``said``, the question, every choice and the takeback.

    ``others_acted``: others have acted since the reader's last turn, so there is something to report. ``asks``: the
    others could be asked to let something be taken back.
    """
    session = pov.session
    rows: list[Row] = []
    if menu is not None:
        rows += menu_rows(voice, session.id, pov.decision, menu)
    below: list[Button] = []
    if narrowed:
        below.append(Button(voice.say("common-back"), custom_id(session.id, pov.decision, HAND)))
    elif pov.can_undo or asks:
        below.append(undo_button(voice, pov, "table-undo" if pov.can_undo else "table-undo-further"))
    if session.phase is Phase.PLAYING and pov.seat is not None and session.players[pov.seat].away:
        below.append(back_button(voice, session))
    if menu is None and session.phase is Phase.PLAYING:
        below.append(Button(voice.say("table-refresh"), custom_id(session.id, pov.decision, HAND)))
    if others_acted and not narrowed:
        below.append(Button(voice.say("log-since-button"), custom_id(session.id, 0, (SINCE,))))
    asked = [*_reader_status(voice, pov), menu.asks if menu is not None else ""]
    return Panel(fitting(list(said), asked), (*rows, *rows_of(below)))


def _reader_status(voice: Speaker, pov: Pov) -> list[str]:
    """Return the reader's situation: the question, the wait, the end, or watching."""
    if pov.outcome is not None:
        return [*ending(voice, pov), *scores(voice, pov.standings)]
    if pov.session.phase is Phase.CLOSED:
        return [voice.say("table-closed")]
    waiting = tuple(voice.name(seat) for seat in pov.movers)
    if pov.seat is not None and pov.session.players[pov.seat].away:
        return [voice.say("table-you-are-away")]
    if pov.seat is None:
        return [voice.say("table-watching", {"players": waiting})]
    asked = [] if pov.prompt is None else [voice.of_game("prompt", pov.prompt.key, pov.prompt.facts)]
    if pov.owes:
        if pov.session.voted(pov.seat):
            return [*asked, voice.say("table-time-up")]
        due = pov.session.due_at(pov.seat)
        return asked if due is None else [*asked, voice.say("table-due", {"due": relative_time(due)})]
    return [*asked, voice.say("table-not-owed" if pov.legal else "table-nothing-now", {"players": waiting})]


def preview_panel(
    voice: Speaker, pov: Pov, question: Question, chosen: Choice, preview: Preview, said: Sequence[str] = ()
) -> Panel:
    """Return the preview of a final action, with Confirm and Back, below ``said``."""
    if chosen.action is None:
        raise ValueError("a preview shows an action")
    action = act_path(question, chosen.action)[1:]
    sure = Button(
        cut(voice.say("table-confirm"), LABEL),
        custom_id(pov.session.id, pov.decision, (CONFIRM, *action)),
        "success",
    )
    back = Button(voice.say("common-back"), custom_id(pov.session.id, pov.decision, HAND))
    why = voice.say("table-preview-last" if preview.last else "table-preview-final")
    asked = [voice.say("table-preview", {"choice": chosen.label}), why]
    lines = story(voice, preview.events)
    would = [voice.say("table-preview-if"), *lines] if lines else []
    return Panel(fitting([*said, *would], asked), ((sure, back),))


def notice_panel(voice: Speaker, session: Session, words: str) -> Panel:
    """Return a refusal with a button to see the board."""
    pov = Button(voice.say("table-show-board"), custom_id(session.id, 0, HAND))
    return Panel(cut(words, CONTENT), ((pov,),))


# --- controls --------------------------------------------------------------------------------------------------


def menu_rows(voice: Speaker, session: str, decision: int, menu: Menu) -> tuple[Row, ...]:
    """Return a menu as rows: buttons in reading order, or a select with its pages below."""
    if not menu.selecting:
        return rows_of([_button(voice, session, decision, choice) for choice in menu.choices])
    options = tuple(Option(choice.label, path_text(choice.path)) for choice in menu.choices)
    select = Select(
        custom_id(session, decision, (PICK,)), cut(menu.hint or voice.say("table-choose"), 150), options
    )
    turns = ((menu.earlier, "common-earlier"), (menu.later, "common-later"))
    pages = [Button(voice.say(key), custom_id(session, decision, path)) for path, key in turns if path is not None]
    return (select, *rows_of(pages))


def _button(voice: Speaker, session: str, decision: int, choice: Choice) -> Button:
    """Return a choice as a blue button; grey buttons only show something or go back."""
    label = (
        choice.label if choice.action is not None else cut(voice.say("table-more", {"what": choice.label}), LABEL)
    )
    return Button(label, custom_id(session, decision, choice.path), "primary")


def undo_button(voice: Speaker, pov: Pov, words: str = "table-undo") -> Button:
    return Button(voice.say(words), custom_id(pov.session.id, pov.decision, (UNDO, str(pov.seat))))


def back_button(voice: Speaker, session: Session) -> Button:
    """Return the button of a returned player for whom the computer plays."""
    return Button(voice.say("table-back-again"), custom_id(session.id, 0, (BACK_AGAIN,)), "success")


def rules_button(voice: Speaker, game: str) -> Button:
    return Button(voice.say("rules-button"), custom_id("", 0, (RULES, game, "0")))
