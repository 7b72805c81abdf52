"""The panels of a running game: table, private panel, preview. Pure: from points of view to panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.kit.ids import ALSO, PICK, custom_id, path_text
from bot.kit.parts import ListLine
from bot.kit.phone import drop_least
from bot.kit.phrases import (
    beacon_line,
    duration,
    mention,
    relative_time,
    seat_name,
    untyped_line,
    vacation_lines,
)
from bot.kit.shapes import (
    BUTTONS,
    CONTENT,
    LABEL,
    ROWS,
    Button,
    Option,
    Panel,
    Row,
    Select,
    Style,
    cut,
    fitting,
    rows_of,
)
from bot.rows.session import Player
from bot.session.dice import untyped_of
from bot.session.model import Phase, Pov, Preview, RulesCorrection, Session
from bot.session.private_board import OWN, Board, is_fresh
from bot.tables.suggestions import has_suggestions
from bot.texts import Speaker
from engines.core import Event, Seat
from engines.core.history.drand import check_round
from engines.core.mind import PlanList
from engines.core.talk import Sentence

from .beside import WORDS, in_round, rule_button, unasked_button, with_button
from .choices import Choice, Menu, Question, top_menu
from .plans import MORE, SUGGEST, Sheet, plan_rows, sealed
from .private_board import TRY_SURE, TYPE, Controls, aim, controls, opponents
from .standings import ending, scores
from .terms import WHAT, occurring, terms_of, what_button, words_of

HAND, TOP, UNDO, CONFIRM, RULES, AGAIN = ("hand",), "top", "undo", "sure", "rules", "again"
RULEBOOK = "rulebook"
"""Opens the rules in a message of their own, from a private panel; ``RULES`` opens them and turns their pages."""
HINT = "hint"
HAPPENED = "happened"
"""Opens the log of what a message is about: ``happened:<first time>:<last time>``, in milliseconds since 1970."""
BACK_AGAIN = "back"
WATCH, UNWATCH = "watch", "unwatch"
"""``watch``: follow this table without a seat, or stop; ``unwatch:<session>``: stop, from anywhere."""
TABLE_ROWS = 3
"""Rows of choices on the table panel; one more has the other buttons."""
PRIVATE_ROWS = 3
USUAL_LINES, MOST_LINES, MANY = 10, 12, 5
"""Lines of a phone that a message takes at most, and from this many seats on."""
ALONE = 4
"""Lines beside one for each seat, where one person plays with computers."""
UNDONE = 300
"""Characters of what was undone, in a public message."""
CORRECTION = 200
"""Characters of what was corrected on a private board, beside its choices."""
BEGUN_LINES = 3
"""Lines of a turn that is half done."""
OWN_LINES, OWN_LINES_LATER = 9, 4
"""Lines of a phone that one's own panel has in the first round, and later, so that map and buttons share a screen:
a story has as many as its question leaves."""


def event_lines(voice: Speaker, events: Sequence[Event]) -> list[str]:
    """Return the events as lines, oldest first; equal neighbours are one line with a count."""
    return [line for line, _ in voice.lines(events)]


def message_lines(voice: Speaker, pov: Pov, events: Sequence[Event]) -> list[str]:
    """Return the events of one message as the game writes them, or as lines: as many as fit beside a board."""
    return drop_least(weighted_lines(voice, pov, events), "", OWN_LINES, voice.lang, left_out(voice, "own"))


def left_out(voice: Speaker, where: str) -> Callable[[int], str]:
    """Return what says how many lines are left out: on the ``own`` panel, or on the ``public`` one or the card of
    the ``end``, which open them."""
    return lambda count: voice.say("table-more-lines", {"count": count, "where": where})


def story_above(
    voice: Speaker,
    session: Session,
    story: Sequence[tuple[str, int]],
    said: Sequence[str],
    head: Sequence[str] = (),
    where: str = "public",
) -> str:
    """Join headline, story (see ``weighted_lines``) and the lines ``said``: a content of a phone's length."""
    beside = "\n".join((*head, *said))
    told = drop_least(story, beside, most_lines(session), voice.lang, left_out(voice, where))
    return _fitted([*head, *told], said)


def _fitted(lines: Sequence[str], said: Sequence[str]) -> str:
    """Join lines and what is said below them, no line twice; the earliest are left out if Discord has no room."""
    said = [line for line in said if line not in lines]
    whole = "\n".join((*lines, *said))
    return whole if len(whole) <= CONTENT else fitting(lines, said)


def most_lines(session: Session) -> int:
    """Return the lines of a phone that a public message may take: more where more seats have their say."""
    seats = len(session.players)
    people = sum(not player.is_computer for player in session.players)
    if people < 2:
        return min(MOST_LINES, ALONE + seats)
    return MOST_LINES if seats >= MANY else USUAL_LINES


def lines_of(voice: Speaker, sentences: Sequence[Sentence]) -> list[str]:
    """Return the written lines of a game."""
    return [voice.of_game("message", one.key, one.facts) for one in sentences]


def weighted_lines(voice: Speaker, pov: Pov, events: Sequence[Event]) -> list[tuple[str, int]]:
    """Return the lines of a message, each with its weight (``Sentence.weight``)."""
    sentences = pov.session.talk.message(events, pov.view) if events else ()
    if sentences is None:
        return [(line, 0 if minor else 1) for line, minor in voice.lines(events)]
    lines = lines_of(voice, sentences)
    return [(line.rstrip(), one.weight) for line, one in zip(lines, sentences, strict=True)]


# --- the table -------------------------------------------------------------------------------------------------


def table_panel(
    voice: Speaker,
    pov: Pov,
    mover: Pov | None,
    events: Sequence[Event],
    *,
    begun: Sequence[Event] = (),
    ping: bool,
    called: Sequence[Seat] = (),
    absent: Sequence[Seat] = (),
    ahead: Sequence[tuple[Seat, str]] = (),
    corrections: Sequence[RulesCorrection] = (),
    taken_back: Sequence[tuple[Seat, Sequence[Event]]] = (),
    sheet: Sheet | None = None,
    span: tuple[float, float] | None = None,
    vacations: Mapping[Seat, float] | None = None,
    is_last: bool = False,
) -> Panel:
    """Return the public panel of a running game: a headline, what happened, what threatens, and who is called.

    ``mover``: the point of view of the only awaited seat, if it is a person; ``sheet``: the public plans of that
    seat, in a game that has some. ``begun``: events of a turn that is half done, which the next panel tells too, so
    that they go with what holds now. ``called``: the seats pinged to answer other players. ``absent``: the seats
    for which the computer played, as their time had run out. ``ahead``: as ``played_for_lines``. ``corrections``:
    of the rules, since the last panel. ``taken_back``: who has undone what the last panel told. ``span``: when the
    first and the last event were played. ``vacations``: those to be shown, by their ends (seconds since 1970).
    ``is_last``: the others who were called are done, so that only one player is left.
    Text and labels are made from the public view, so they cannot reveal a secret.
    """
    session = pov.session
    question = None if mover is None else _public_asking(voice, pov, mover)
    rows: tuple[Row, ...] = ()
    below: list[Button] = []
    undo, asks = None, ""
    if question is not None and mover is not None:  # a choice that is taken back in secret stays private
        undo = undo_button(voice, mover) if mover.can_undo else None
        if sheet is not None:
            rows, below = plan_rows(sheet), sealed(sheet)
        else:
            menu = top_menu(question, TABLE_ROWS)
            rows = menu_rows(voice, session.id, mover.decision, menu)
            asks = menu.asks
    call, mentions = _call(voice, pov, question, ping=ping, is_last=is_last)
    answers, also_pinged = _may_answer(voice, session, called)
    leads_on = bool(rows) or _is_coloured(below)
    called_on = any(session.players[seat].person is not None for seat in (*pov.movers, *session.asked))
    style: Style = "primary" if called_on and not leads_on else "secondary"
    below.append(Button(voice.say("table-my-panel"), custom_id(session.id, 0, HAND), style))
    below += [] if undo is None else [undo]
    if span is not None:
        below.append(happened_button(voice, session.id, span))
    below.append(rules_button(voice, session.game))
    if any(player.away for player in session.players):
        rival = _is_coloured(button for row in (*rows, below) if not isinstance(row, Select) for button in row)
        below.append(back_button(voice, session, "secondary" if rival else "success"))
    beside = [
        *_withheld(voice, session), *correction_lines(voice, corrections), *_undone(voice, taken_back),
        *played_for_lines(voice, absent, ahead),
    ]  # fmt: skip
    now = [
        *drop_least(weighted_lines(voice, pov, begun), "", BEGUN_LINES, voice.lang, left_out(voice, "own")),
        *lines_of(voice, session.talk.outlook(pov.view, None)), call, *([asks] if asks else []), *answers,
        *_late(voice, session, pov.movers), *vacation_lines(voice, vacations or {}), *_away(voice, session),
    ]  # fmt: skip
    story = weighted_lines(voice, pov, events)
    content = story_above(voice, session, story, [*beside, *now], [headline(voice, pov)])
    past = content.removesuffix("\n".join(now)).rstrip()
    return Panel(content, (*rows, *rows_of(below))[:ROWS], (*mentions, *also_pinged), past)


def headline(voice: Speaker, pov: Pov) -> str:
    """Return the first line of a message: the round, and everybody's points where the game has some."""
    line = pov.session.talk.headline(pov.view)
    if line is None:
        return voice.say("table-headline", {"turn": voice.turn(pov.turn)})
    return voice.of_game("message", line.key, line.facts)


def happened_button(voice: Speaker, session: str, span: tuple[float, float]) -> Button:
    """Return the button that opens the whole log of what was played in this time (seconds since 1970)."""
    path = (HAPPENED, *(str(round(at * 1000)) for at in span))
    return Button(voice.say("table-happened"), custom_id(session, 0, path))


def _withheld(voice: Speaker, session: Session) -> list[str]:
    """Say on the first board, to people among themselves, that the beacon's round did not come, and what follows.

    What was known at Begin is in the message of the commitment.
    """
    beacon, people = session.beacon, sum(player.user_id is not None for player in session.players)
    if session.published_row >= 0 or people < 2 or beacon is None or beacon.randomness is not None:
        return []
    with_message, untyped = session.message is not None, untyped_of(session)
    line = beacon_line(voice, beacon, check_round(beacon, None), with_message=with_message)
    return [line] if untyped is None else [line, untyped_line(voice, untyped)]


def correction_lines(voice: Speaker, corrections: Sequence[RulesCorrection]) -> list[str]:
    """Return what was corrected in the rules of a running game, and from when, as lines."""
    lines = []
    for one in corrections:
        facts = {"was": str(one.from_version), "now": str(one.to_version)}
        lines.append(voice.say("table-corrected", facts))
        versions = range(one.from_version + 1, one.to_version + 1)
        lines += [voice.of_game("upgrade", str(version)) for version in versions]
    return lines


def board_remarks(voice: Speaker, session: Session) -> list[str]:
    """Return what the panel of a private board says below what happened: at first aim and opponents, that its
    rules were corrected since the last press, or what its end does not have.
    """
    if session.outcome is not None:
        words = "board-corrected" if session.correction else "board-ended"
        return [voice.say(words)] if session.resumed and session.kind.replays else []
    if is_fresh(session):
        return [*aim(voice, session), voice.say("board-fresh", {"opponents": opponents(voice, session)})]
    if session.correction is None or session.takebacks[OWN] is not None:
        return []
    _, *what = correction_lines(voice, [session.correction])
    short = what if len(" ".join(what)) <= CORRECTION else []
    return [voice.say("board-resumed"), *short]


def played_for_lines(voice: Speaker, absent: Sequence[Seat], ahead: Sequence[tuple[Seat, str]] = ()) -> list[str]:
    """Return the line of absent players for whom the computer has just played, and of what was decided ``ahead``:
    seats, each with ORDER or ANSWER of ``rows/ahead.py``."""

    def names(seats: Iterable[Seat]) -> tuple[str, ...]:
        return tuple(seat_name(voice, seat) for seat in seats)

    lines = [voice.say("table-absent", {"players": names(absent)})] if absent else []
    for how in dict.fromkeys(how for _, how in ahead):
        facts = {"players": names(seat for seat, its in ahead if its == how)}
        lines.append(voice.say(f"table-ahead-{how}", facts))
    return lines


def _undone(voice: Speaker, taken_back: Sequence[tuple[Seat, Sequence[Event]]]) -> list[str]:
    """Return the line that somebody has undone what the table had been told."""
    lines = []
    for seat, events in taken_back:
        what = cut(" ".join(event_lines(voice, events)), UNDONE)
        facts = {"player": seat_name(voice, seat), "what": what}
        lines.append(voice.say("table-undone", facts) if what else voice.say("table-undone-move", facts))
    return lines


def _late(voice: Speaker, session: Session, movers: Sequence[Seat]) -> list[str]:
    """Return the line of players whose time has run out."""
    late = tuple(seat_name(voice, seat) for seat in movers if session.is_voted_on(seat))
    return [voice.say("table-voted", {"players": late})] if late else []


def deadline(session: Session, movers: Sequence[Seat]) -> float | None:
    """Return the earliest deadline of the awaited seats, in seconds since 1970; None without a limit."""
    known = [at for seat in movers if not session.is_voted_on(seat) and (at := session.due_at(seat)) is not None]
    return min(known, default=None)


def _away(voice: Speaker, session: Session) -> list[str]:
    """Return the line of players for whom the computer plays."""
    if session.is_deserted:
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
    if mover.seat is None or not mover.is_asked_publicly:
        return None
    return Question(pov.session.playable, pov.view, mover.seat, mover.legal, voice.plain())


def _call(
    voice: Speaker, pov: Pov, question: Question | None, *, ping: bool, is_last: bool
) -> tuple[str, tuple[int, ...]]:
    """Return the line that calls the awaited players, with what for and until when, and the users to ping."""
    session = pov.session
    players = [session.players[seat] for seat in pov.movers]
    names = tuple(_name_or_mention(voice, player, ping=ping) for player in players)
    pinged = tuple(player.person for player in players if ping and player.person is not None)
    if session.is_deserted:
        return voice.say("table-deserted"), pinged
    if all(player.is_computer for player in players):
        return voice.say("table-computer", {"players": names}), pinged
    key = "table-called-last" if is_last else "table-called"
    parts = [voice.say(key, {"players": names, "count": len(names)})]
    if len(players) == 1:
        short = session.talk.call(pov.view, players[0].seat)
        if short is not None:
            parts.append(voice.of_game("call", short.key, short.facts))
        elif question is not None:
            prompt = session.talk.prompt(pov.view, question.seat)
            parts.append(voice.of_game("prompt", prompt.key, prompt.facts))
    due = deadline(session, pov.movers)
    if due is not None:
        parts.append(voice.say("table-due", {"due": relative_time(due)}))
    return voice.say("table-call", {"parts": voice.beside(parts)}), pinged


def _may_answer(voice: Speaker, session: Session, called: Sequence[Seat]) -> tuple[list[str], tuple[int, ...]]:
    """Return the line of people who may answer another player, and the users to ping."""
    players = [session.players[seat] for seat in session.asked if not session.players[seat].is_computer]
    names = tuple(_name_or_mention(voice, player, ping=player.seat in called) for player in players)
    pinged = tuple(player.person for player in players if player.seat in called and player.person is not None)
    return [voice.say("table-may-answer", {"players": names})] if players else [], pinged


def _name_or_mention(voice: Speaker, player: Player, *, ping: bool) -> str:
    if ping and player.person is not None:
        return mention(player.person)
    return seat_name(voice, player.seat)


# --- the private panel -----------------------------------------------------------------------------------------


def question_of(voice: Speaker, pov: Pov) -> Question | None:
    """Return the reader's choice; None if they have none."""
    if pov.seat is None or not pov.legal or pov.session.players[pov.seat].away:
        return None
    return Question(pov.session.playable, pov.view, pov.seat, pov.legal, voice.plain())


def private_panel(
    voice: Speaker,
    pov: Pov,
    menu: Menu | None,
    said: Sequence[str] = (),
    told: Sequence[tuple[str, int]] = (),
    then: Sequence[str] = (),
    *,
    narrowed: bool = False,
    asks: bool = False,
    sheet: Sheet | None = None,
    beside: Sequence[Button] = (),
    board: Board | None = None,
    offers: Sequence[ListLine] = (),
    explains: bool = False,
    lists: bool = False,
    in_words: bool = False,
) -> Panel:
    """Return one reader's own panel: ``said``, what happened, what is said ``then``, the question, every choice and
    the takeback.

    ``told``: what the reader's press brought, each line with its weight; those of least weight are left out where
    the panel would leave no room for map and buttons on one screen.

    ``asks``: the others could be asked to let something be taken back. ``sheet``: the reader's plans, in a game
    that has some; ``menu`` is then what they open beside it. ``beside``: buttons that what is said needs, such as a
    cited rule. ``board``: of a *Try it*. ``offers``: lines of *More…* that features have for this
    reader. ``explains``: *What is this?* is a button, as it is one of their first panels of the game.
    ``lists``: *More…* in place of the choices, which have left it no room. ``in_words``: it has no picture, so
    that no line has to give way to one.
    """
    session = pov.session
    rows: list[Row] = []
    if sheet is not None and not lists:
        rows += plan_rows(sheet, more=narrowed)
    if menu is not None and not lists:
        rows += menu_rows(voice, session.id, pov.decision, menu)
    chooses = menu is not None or sheet is not None
    undo = None
    if pov.can_undo or asks:
        undo = undo_button(voice, pov, "table-undo" if pov.can_undo else "table-undo-further")
    below: list[Button] = []
    own = controls(voice, pov, board, undo_button(voice, pov))
    if own.end is not None:
        below += own.end
    elif narrowed or lists:
        below.append(Button(voice.say("common-back"), custom_id(session.id, pov.decision, HAND)))
        below += own.back
    else:
        below += [] if sheet is None else sealed(sheet)
        below += [] if undo is None else [undo]
        below += [*own.beside, *own.where_room[: BUTTONS - len(below) - len(beside)]]
    if session.phase is Phase.PLAYING and pov.seat is not None and session.players[pov.seat].away:
        below.append(back_button(voice, session))
    if not (chooses or narrowed or lists) and session.phase is Phase.PLAYING:
        below.append(Button(voice.say("table-refresh"), custom_id(session.id, pov.decision, HAND)))
    outlook = lines_of(voice, session.talk.outlook(pov.view, pov.seat)) if pov.outcome is None else []
    asked = [*_reader_status(voice, pov, outlook), *([menu.asks] if menu is not None and menu.asks else [])]
    most = OWN_LINES if in_round(pov, 1) or session.kind.tells_all else OWN_LINES_LATER
    kept = [line for line, _ in told]
    if not in_words:
        kept = drop_least(told, "\n".join(asked), most, voice.lang, left_out(voice, "own"))
    content = _fitted([*said, *kept, *then], asked)
    shown = Panel(content, (*rows, *rows_of([*below, *beside])))
    what = None
    if explains and occurring(terms_of(session.game), words_of(shown)):
        what = what_button(voice, session.game)
    if what is not None and len(rows) + len(rows_of([*below, what, *beside])) < ROWS:
        below.append(what)
    ways_on = rows_of([*below, *beside])
    also = more_list(
        voice, pov, offers, sheet=sheet, chooses=chooses, narrowed=narrowed, own=own, explained=what in below
    )
    if also is not None and len(rows) + len(ways_on) < ROWS:
        return Panel(content, (*rows, *ways_on, also))
    if also is not None:  # what explains and advises gives way to what plays: a press opens it
        ways_on = rows_of([*below, *beside, Button(also.placeholder, custom_id(session.id, pov.decision, (ALSO,)))])
    return Panel(content, (*rows[: ROWS - len(ways_on)], *ways_on))


def more_list(
    voice: Speaker,
    pov: Pov,
    offers: Sequence[ListLine] = (),
    *,
    sheet: Sheet | None,
    chooses: bool,
    narrowed: bool,
    own: Controls,
    explained: bool,
) -> Select | None:
    """Return the list *More…* of one's own panel: what explains, advises and remembers, a line each; None if empty.

    A list, so that nothing moves under the thumb and each line has its explanation. ``offers``: as
    ``private_panel``. ``explained``: *What is this?* is a button.
    """
    session, lines = pov.session, list(own.first)
    is_running = session.phase is Phase.PLAYING
    if is_running and sheet is not None and not narrowed and not _shows_all(pov, sheet):
        lines.append(("moves", (MORE,)))
    if may_ask_for_hint(pov):
        lines.append(("suggestion", (HINT,)))
    elif is_running and sheet is not None and may_ask_for_turn(pov, sheet):
        lines.append(("suggestion", (MORE, SUGGEST)))
    lines += own.middle
    if chooses and terms_of(session.game) and not explained:
        lines.append(("what", (WHAT, session.game)))
    if is_running or own.ends_with_rules:
        lines.append(("rules", (RULEBOOK, session.game)))
    lines.append(("words", (WORDS,)))
    if chooses and own.types:
        lines.append(("type", (TYPE,)))
    lines += [*offers, *own.last]
    return also_list(voice, session.id, pov.decision, lines) if lines else None


def also_list(voice: Speaker, session: str, decision: int, lines: Sequence[ListLine]) -> Select:
    """Return a list of what else can be done; a line has the name of its texts, and the path of its press."""
    options = tuple(
        Option(voice.say(f"table-also-{name}"), path_text(path), about=voice.say(f"table-also-{name}-how"))
        for name, path in lines
    )
    return Select(custom_id(session, decision, (PICK, ALSO)), voice.say("table-more-actions"), options)


def _shows_all(pov: Pov, sheet: Sheet) -> bool:
    """Whether a button or a line of the panel plays each legal action, and nothing beside it."""
    seal = () if sheet.controls.seal is None else (sheet.controls.seal,)
    shown = (plan for row in sheet.controls.rows for plan in (row.plans if isinstance(row, PlanList) else row))
    alone = {plan.line[0] for plan in (*seal, *shown) if len(plan.line) == 1}
    return set(pov.legal) <= alone


def may_ask_for_hint(pov: Pov) -> bool:
    """Whether the reader has a choice to make, at a table that gives hints."""
    session = pov.session
    is_own = pov.seat is not None and not session.players[pov.seat].is_computer
    return is_own and session.phase is Phase.PLAYING and session.gives_hints and len(pov.legal) > 1


def may_ask_for_turn(pov: Pov, sheet: Sheet) -> bool:
    """Whether the reader has a choice for which ready-made turns can be thought of, and has not got them."""
    has_choice = pov.seat is not None and len(pov.legal) > 1 and sheet.win is None and not sheet.shortcuts
    return has_choice and not pov.session.is_rated and has_suggestions(pov.session, sheet.seat)


def _reader_status(voice: Speaker, pov: Pov, outlook: Sequence[str]) -> list[str]:
    """Return the reader's situation: the question, what threatens (``outlook``), the wait, the end, or watching."""
    if pov.outcome is not None:
        return [*ending(voice, pov), *scores(voice, pov)]
    if pov.session.phase is Phase.CLOSED:
        return [voice.say("table-closed")]
    waiting = tuple(voice.name(seat) for seat in pov.movers)
    if pov.seat is not None and pov.session.players[pov.seat].away:
        return [voice.say("table-you-are-away")]
    if pov.seat is None:
        return [*outlook, voice.say("table-watching", {"players": waiting})]
    asked = [] if pov.prompt is None else [voice.of_game("prompt", pov.prompt.key, pov.prompt.facts)]
    asked += outlook
    if pov.owes:
        if pov.session.is_voted_on(pov.seat):
            return [*asked, voice.say("table-time-up")]
        due = pov.session.due_at(pov.seat)
        if due is None:
            return asked
        said = _own_due(voice, pov.session, due)
        joins = pov.prompt is not None and pov.session.table_rules.bank is None
        return [voice.beside([asked[0], said]), *asked[1:]] if joins else [*asked, said]
    waits = voice.say("table-not-owed" if pov.legal else "table-nothing-now", {"players": waiting})
    left = pov.session.bank_of(pov.seat)
    return [
        *asked,
        waits,
        *(() if left is None else (voice.say("table-own-bank", {"left": duration(voice, left)}),)),
    ]


def _own_due(voice: Speaker, session: Session, due: float) -> str:
    """Return the line of the reader's deadline, which is when their time bank is empty where there is one."""
    bank, facts = session.table_rules.bank, {"due": relative_time(due)}
    if bank is None:
        return voice.say("table-own-due", facts)
    return voice.say("table-own-bank-due", {**facts, "more": duration(voice, bank.increment)})


def preview_panel(
    voice: Speaker, pov: Pov, label: str, confirm: tuple[str, ...], preview: Preview, said: Sequence[str] = ()
) -> Panel:
    """Return the preview of a final action or line below ``said``; ``confirm`` is the path of its Confirm."""
    session = pov.session
    sure = Button(cut(voice.say("table-confirm"), LABEL), custom_id(session.id, pov.decision, confirm), "success")
    back = Button(voice.say("common-back"), custom_id(session.id, pov.decision, HAND))
    why = "table-preview-last" if preview.is_last else "table-preview-final"
    asked = [voice.say("table-preview", {"choice": label}), *([voice.say(why)] if preview.is_final else [])]
    lines = message_lines(voice, replace(pov, view=preview.view), preview.events)
    would = [voice.say("table-preview-if"), *lines] if lines else []
    panel = Panel(fitting([*said, *would], asked), ((sure, back),))
    if confirm[0] == TRY_SURE:  # what was tried is never played without this question
        return panel
    return with_button(panel, unasked_button(voice, session, pov.decision, confirm))


def notice_panel(voice: Speaker, session: Session, words: str) -> Panel:
    """Return a refusal with a button to see the board, and one to read the rule that it cites."""
    board = Button(voice.say("table-show-board"), custom_id(session.id, 0, HAND))
    return with_button(Panel(cut(words, CONTENT), ((board,),)), rule_button(voice, session.game, [words]))


# --- controls --------------------------------------------------------------------------------------------------


def menu_rows(voice: Speaker, session: str, decision: int, menu: Menu) -> tuple[Row, ...]:
    """Return a menu as rows: buttons in reading order, or a select with its pages below."""
    if not menu.is_select:
        lone = len(menu.choices) == 1
        return rows_of([_button(voice, session, decision, choice, lone=lone) for choice in menu.choices])
    options = tuple(Option(choice.label, path_text(choice.path)) for choice in menu.choices)
    select = Select(
        custom_id(session, decision, (PICK,)), cut(menu.hint or voice.say("table-choose"), 150), options
    )
    turns = ((menu.earlier, "common-earlier"), (menu.later, "common-later"))
    pages = [Button(voice.say(key), custom_id(session, decision, path)) for path, key in turns if path is not None]
    return (select, *rows_of(pages))


def _button(voice: Speaker, session: str, decision: int, choice: Choice, *, lone: bool) -> Button:
    """Return a choice as a button, grey as one of several equal ones, blue as the only one."""
    label = (
        choice.label if choice.action is not None else cut(voice.say("table-more", {"what": choice.label}), LABEL)
    )
    return Button(label, custom_id(session, decision, choice.path), "primary" if lone else "secondary")


def undo_button(voice: Speaker, pov: Pov, words: str = "table-undo") -> Button:
    return Button(voice.say(words), custom_id(pov.session.id, pov.decision, (UNDO, str(pov.seat))))


def back_button(voice: Speaker, session: Session, style: Style = "success") -> Button:
    """Return the button of a returned player for whom the computer plays."""
    return Button(voice.say("table-back-again"), custom_id(session.id, 0, (BACK_AGAIN,)), style)


def _is_coloured(buttons: Iterable[Button]) -> bool:
    """Whether a button stands out already: one thing at most does."""
    return any(button.style != "secondary" for button in buttons)


def rules_button(voice: Speaker, game: str) -> Button:
    """Return the button of a public message that opens the rules."""
    return Button(voice.say("rules-button"), custom_id("", 0, (RULES, game, "0")))


def rulebook_button(voice: Speaker, game: str) -> Button:
    """Return the button of a private panel, which stays: the rules open in a message of their own."""
    return Button(voice.say("rules-button"), custom_id("", 0, (RULEBOOK, game)))
