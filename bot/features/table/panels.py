"""The messages of a game in words and controls: table, private panel, preview. Pure: looks in, panels out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.phrases import mention, moment, named
from bot.kit.shapes import CONTENT, LABEL, Button, Option, Panel, Row, Select, cut, fitting, rows_of
from bot.table.model import Phase, Player, Pov, Preview, Session
from bot.texts import Speaker
from engines.core import Event, Seat

from .choices import Asking, Choice, Menu, act_path, top_menu
from .standings import ending, scores

HAND, TOP, UNDO, CONFIRM, RULES, AGAIN = ("hand",), "top", "undo", "sure", "rules", "again"
SINCE = "since"
BACK_AGAIN = "back"
TABLE_ROWS = 3
"""Rows of choices on the table panel; one more for the rest."""
PRIVATE_ROWS = 3


def story(voice: Speaker, events: Sequence[Event]) -> list[str]:
    """What happened, a line each, oldest first; the same several times in a row is told once, with how often."""
    return [line for line, _ in _weighed(voice, events)]


def story_above(voice: Speaker, events: Sequence[Event], said: Sequence[str]) -> str:
    """The story with what is said below it, as one content; without room for all, minor events go first."""
    lines = _weighed(voice, events)
    spare = [at for at, (_, minor) in enumerate(lines) if minor]
    return fitting([line for line, _ in lines], said, spare=spare)


def _weighed(voice: Speaker, events: Sequence[Event]) -> list[tuple[str, bool]]:
    """The lines of the story, each with whether it is minor."""
    lines = []
    told = [(voice.of_game("event", event.kind, event.facts()), event.minor) for event in events]
    for (line, minor), same in groupby(told):
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
    """The public panel of a running game. ``mover``: what the only seat that is asked may do, if it is a person.
    ``called``: who is pinged to answer what others asked. ``absent``: for whom the computer has played, as their
    time was up.

    Its words and labels are made from the public view, so that nothing here can tell a secret.
    """
    session = pov.session
    asking = None if mover is None else _public_asking(voice, pov, mover)
    asked, mentions = _asked(voice, pov, asking, ping=ping)
    rows: tuple[Row, ...] = ()
    if asking is not None and mover is not None:
        menu = top_menu(asking, TABLE_ROWS)
        rows = menu_rows(voice, session.id, mover.decision, menu)
        asked += [menu.asks] if menu.asks else []
    answers, also_pinged = _may_answer(voice, session, called)
    below = [Button(voice.say("table-my-panel"), custom_id(session.id, 0, HAND), "secondary")]
    if asking is not None and mover is not None and mover.can_undo:  # else it would tell that something was chosen
        below.append(undo_button(voice, mover))
    below.append(rules_button(voice, session.game))
    if any(player.away for player in session.players):
        below.append(back_button(voice, session))
    said = [*played_for(voice, absent), *asked, *answers, *_due(voice, session), *_away(voice, session)]
    return Panel(story_above(voice, events, said), (*rows, *rows_of(below)), (*mentions, *also_pinged))


def played_for(voice: Speaker, absent: Sequence[Seat]) -> list[str]:
    """For whom the computer has played just now, as their time was up."""
    if not absent:
        return []
    names = tuple(named(voice, seat) for seat in absent)
    return [voice.say("table-absent", {"players": names})]


def _due(voice: Speaker, session: Session) -> list[str]:
    """Until when the table waits, of several people for the first; whose time is up already, where others are asked
    about that; nothing where there is no limit."""
    late = tuple(named(voice, seat) for seat in session.movers if session.voted(seat))
    known = [at for seat in session.movers if not session.voted(seat) and (at := session.due_at(seat)) is not None]
    said = [voice.say("table-voted", {"players": late})] if late else []
    if not known:
        return said
    return [
        *said,
        voice.say("table-first-due" if len(known) > 1 else "table-due", {"due": moment(min(known))}),
    ]


def _away(voice: Speaker, session: Session) -> list[str]:
    """For whom the computer plays."""
    if session.deserted:
        return []
    away = tuple(named(voice, p.seat) for p in session.players if p.away)
    if not away:
        return []
    return [
        voice.say("table-away-seat", {"player": away[0]})
        if len(away) == 1
        else voice.say("table-away-seats", {"players": away})
    ]


def _public_asking(voice: Speaker, pov: Pov, mover: Pov) -> Asking | None:
    """The choices that may stand on the table; None where they belong on the private panel only."""
    game, seat = pov.session.rules, mover.seat
    if seat is None or mover.prompt is None or mover.prompt.private:
        return None
    return Asking(game, pov.view, seat, mover.legal, voice.plain())


def _asked(voice: Speaker, pov: Pov, asking: Asking | None, *, ping: bool) -> tuple[list[str], tuple[int, ...]]:
    """Whose turn it is and what is asked, and who is to be pinged for it."""
    players = [pov.session.players[seat] for seat in pov.movers]
    names = tuple(_called(voice, player, ping=ping) for player in players)
    pinged = tuple(player.person for player in players if ping and player.person is not None)
    if asking is not None:
        prompt = asking.game.prompt(pov.view, asking.seat)
        what = voice.of_game("prompt", prompt.key, prompt.facts)
        return [voice.say("table-asked", {"turn": pov.turn, "player": names[0], "prompt": what})], pinged
    if pov.session.deserted:
        return [voice.say("table-deserted", {"turn": pov.turn})], pinged
    key = "table-waits" if any(not player.is_computer for player in players) else "table-computer"
    return [voice.say(key, {"turn": pov.turn, "players": names})], pinged


def _may_answer(voice: Speaker, session: Session, called: Sequence[Seat]) -> tuple[list[str], tuple[int, ...]]:
    """Who may answer what another player asked, and who is to be pinged for it; a computer player just does."""
    players = [session.players[seat] for seat in session.asked if not session.players[seat].is_computer]
    names = tuple(_called(voice, player, ping=player.seat in called) for player in players)
    pinged = tuple(player.person for player in players if player.seat in called and player.person is not None)
    return [voice.say("table-may-answer", {"players": names})] if players else [], pinged


def _called(voice: Speaker, player: Player, *, ping: bool) -> str:
    if ping and player.person is not None:
        return mention(player.person)
    return named(voice, player.seat)


# --- the private panel -----------------------------------------------------------------------------------------


def asking_of(voice: Speaker, pov: Pov) -> Asking | None:
    """What this reader may choose from; None if nothing."""
    if pov.seat is None or not pov.legal or pov.session.players[pov.seat].away:
        return None
    return Asking(pov.session.rules, pov.view, pov.seat, pov.legal, voice.plain())


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
    """One reader's own panel: what just happened (``said``), what is asked, every choice, take back.

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
    asked = [*_told_reader(voice, pov), menu.asks if menu is not None else ""]
    return Panel(fitting(list(said), asked), (*rows, *rows_of(below)))


def _told_reader(voice: Speaker, pov: Pov) -> list[str]:
    """Where this reader stands: the question, the wait, the end, or watching."""
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
        return asked if due is None else [*asked, voice.say("table-due", {"due": moment(due)})]
    return [*asked, voice.say("table-not-owed" if pov.legal else "table-nothing-now", {"players": waiting})]


def preview_panel(
    voice: Speaker, pov: Pov, asking: Asking, chosen: Choice, preview: Preview, said: Sequence[str] = ()
) -> Panel:
    """Before what cannot be taken back: what it would do, Confirm and Back; ``said``: what was done before it."""
    if chosen.action is None:
        raise ValueError("a preview shows an action")
    action = act_path(asking, chosen.action)[1:]
    sure = Button(
        cut(voice.say("table-confirm"), LABEL),
        custom_id(pov.session.id, pov.decision, (CONFIRM, *action)),
        "success",
    )
    back = Button(voice.say("common-back"), custom_id(pov.session.id, pov.decision, HAND))
    why = voice.say("table-preview-last" if preview.last else "table-preview-final")
    asked = [voice.say("table-preview", {"choice": chosen.label}), why]
    told = story(voice, preview.events)
    would = [voice.say("table-preview-if"), *told] if told else []
    return Panel(fitting([*said, *would], asked), ((sure, back),))


def notice_panel(voice: Speaker, session: Session, words: str) -> Panel:
    """A sentence for someone who pressed in vain, with the button that helps."""
    pov = Button(voice.say("table-show-board"), custom_id(session.id, 0, HAND))
    return Panel(cut(words, CONTENT), ((pov,),))


# --- controls --------------------------------------------------------------------------------------------------


def menu_rows(voice: Speaker, session: str, decision: int, menu: Menu) -> tuple[Row, ...]:
    """A menu as rows: buttons in reading order, or a select with its pages below."""
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
    """Whatever leads on is blue, also what asks further; grey looks at something or goes back."""
    label = (
        choice.label if choice.action is not None else cut(voice.say("table-more", {"what": choice.label}), LABEL)
    )
    return Button(label, custom_id(session, decision, choice.path), "primary")


def undo_button(voice: Speaker, pov: Pov, words: str = "table-undo") -> Button:
    return Button(voice.say(words), custom_id(pov.session.id, pov.decision, (UNDO, str(pov.seat))))


def back_button(voice: Speaker, session: Session) -> Button:
    """For whom the computer plays until they press it."""
    return Button(voice.say("table-back-again"), custom_id(session.id, 0, (BACK_AGAIN,)), "success")


def rules_button(voice: Speaker, game: str) -> Button:
    return Button(voice.say("rules-button"), custom_id("", 0, (RULES, game, "0")))
