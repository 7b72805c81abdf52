"""A player who uses only what is shown: opens the private panel, presses choices, confirms."""

from __future__ import annotations

import random

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.session.model import Phase, Session
from bot.texts import LANGUAGES, Speaker

from .world import Message, World, controls, is_more, press, private

CONFIRM = {"en": "Confirm", "ja": "確定する"}
NO_MOVES = (
    "table-my-panel", "table-undo", "table-undo-further", "common-back", "common-earlier", "common-later",
    "table-refresh", "table-show-board", "scores-again", "rules-button", "table-back-again", "scores-end-rematch",
    "scores-moment-button", "scores-film-button", "book-button", "review-button", "export-proof-button",
    "table-happened", "table-unasked", "table-what-button", "lobby-tell", "board-again", "daily-share",
    "daily-post", "daily-count-here", "daily-count-no-more", "daily-show-mine", "daily-hide-mine", "daily-past",
    "daily-fair", "daily-strong-sheet", "board-try-button", "board-try-on", "board-try-back", "board-try-play",
    "server-hello-play", "learn-button", "server-hello-open", "server-hello-threads", "server-hello-settings",
    "orders-cancel", "orders-cancel-all", "help-elsewhere", "table-more-actions", "table-also-words",
    "table-also-notes", "table-also-people", "table-also-away", "scores-end-more", "lobby-about",
)  # fmt: skip
"""Buttons that only show something or go back, or do what **Confirm** beside them does and more."""
UTILITIES = {Speaker(lang).say(key) for lang in LANGUAGES for key in NO_MOVES}


def choices(message: Message) -> list[tuple[str, str]]:
    """Return the choices of a panel as (custom id, option value or None), without the utility buttons."""
    found = []
    for control in controls(message):
        if control["type"] == 2 and not control.get("disabled") and control["label"] not in UTILITIES:
            found.append((control["custom_id"], ""))
        for option in () if is_more(control) else control.get("options", ()):
            found.append((control["custom_id"], option["value"]))
    return found


async def take(actor: MemberActor, message: Message, choice: tuple[str, str]) -> InteractionResult:
    """Press a button, or choose an option."""
    custom_id, value = choice
    if value:
        return await actor.select(message, [value], custom_id=custom_id)
    return await actor.click(message, custom_id=custom_id)


async def take_turn(world: World, actor: MemberActor, whim: random.Random) -> ResponseMessage:
    """Play from the table panel to the end of the turn, press by press."""
    shown: Message = world.panel()
    seat = next(p.seat for p in (await world.session()).players if p.user_id == actor.id)
    while True:
        result = await take(actor, shown, whim.choice(choices(shown)))
        shown = private(result)
        if any(label in CONFIRM.values() for label in (c.get("label") for c in controls(shown))):
            sure = next(c["label"] for c in controls(shown) if c.get("label") in CONFIRM.values())
            shown = private(await press(actor, shown, sure))
        if seat not in (await world.session()).movers:
            return shown


async def press_to_end(world: World, seed: str) -> Session:
    """Play the channel's game to its end by pressing random choices, and return it."""
    whim = random.Random(seed)
    while (session := await world.session()).phase is Phase.PLAYING:
        mover = session.players[session.movers[0]]
        actor = next(person for person in world.people.values() if person.id == mover.user_id)
        await take_turn(world, actor, whim)
    assert session.phase is Phase.OVER, session.phase
    return session
