"""Dice on a *Try it*: what the newest press has rolled can be set to other faces, in a window."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.router import Verb
from bot.kit.shapes import LINE, Field, Window, cut
from bot.session.model import Refused, Session, Stale
from bot.session.set_dice import faces_text, newest_roll, sides_of
from bot.texts import Speaker
from engines.core import Draw

from .presses import explains_refusals, show_played, show_private
from .private_board import DICE, revision_pressed

SET = "dice-set"
TITLE = 45
"""Characters of the title of a window, and of the label of a field."""


def dice_window(voice: Speaker, session: Session, rolls: Sequence[Draw]) -> Window:
    """Return the window with the faces that were rolled; ``voice`` is plain."""
    field = Field(
        DICE,
        cut(voice.say("board-try-dice-field"), TITLE),
        typed=faces_text(rolls),
        description=cut(_explained(voice, session, rolls), LINE),
    )
    return Window(
        custom_id(session.id, session.revision, (SET,)), cut(voice.say("board-try-dice-title"), TITLE), (field,)
    )


def _explained(voice: Speaker, session: Session, rolls: Sequence[Draw]) -> str:
    """Return which dice these are, in the order of the roll, and the symbols of faces without a number."""
    sides = sides_of(rolls)
    groups = [(most, len(list(same))) for most, same in groupby(sides)]
    dice = tuple(voice.say("board-try-dice-of", {"count": count, "sides": most}) for most, count in groups)
    faces = tuple(one for most in dict.fromkeys(sides) for one in _symbols(voice, session, most))
    key = "board-try-dice-how-symbols" if faces else "board-try-dice-how"
    return voice.say(key, {"dice": dice, "faces": faces})


def _symbols(voice: Speaker, session: Session, sides: int) -> list[str]:
    """Return "1–2: sun" for each symbol of a die; [] if its faces show their numbers."""
    named = [(session.talk.die_face(sides, number), number) for number in range(1, sides + 1)]
    words = []
    for face, same in groupby(named, lambda one: one[0]):
        numbers = [number for _, number in same]
        if face is not None:
            span = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
            words.append(voice.say("board-try-dice-face", {"numbers": span, "face": face}))
    return words


@explains_refusals
async def ask_dice(ctx: Context) -> None:
    """Open the window."""
    session, entries = await ctx.services.tables.with_log(ctx.press.session)
    if session.revision != revision_pressed(ctx):
        raise Stale(session)
    newest = newest_roll(session, entries)
    if newest is None:
        raise Refused("no-dice")
    if not await ctx.answer.ask(dice_window(ctx.voice(session).plain(), session, newest[1])):
        await ctx.say("common-form-late")


@explains_refusals
async def set_dice(ctx: Context) -> None:
    """Play the roll again as it was filled in; the same faces change nothing."""
    typed = ctx.filled.get(DICE)
    if typed is None:
        await show_private(ctx, await ctx.session())
        return
    played = await ctx.services.tables.boards.set_dice(
        ctx.press.session,
        ctx.reader.actor,
        " ".join(typed),
        decision=ctx.press.decision,
        interaction_id=ctx.interaction.id,
    )
    await show_played(ctx, played)


VERBS = {DICE: Verb(ask_dice, form=True, private=True), SET: Verb(set_dice, own_panel=True, private=True)}
