"""The words of a review: lines of actions, and amounts of luck and choice in the game's own unit."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts import MINUS, Speaker
from engines.core import Seat
from engines.core.playable import Playable
from engines.core.review.findings import Account, Review
from engines.core.review.retelling import Shown


def line_words(voice: Speaker, game: Playable, seat: Seat, shown: Shown) -> str:
    """Return a line of actions as the buttons for them say it, without what only ends the turn."""
    said = [
        voice.of_game("action", action.kind, game.talk.facts(game.rules.view(state, seat), action))
        for state, action in shown.steps
        if not action.only_ends or len(shown.steps) == 1
    ]
    return "; ".join(" ".join(one.split()) for one in said) if voice.lang != "ja" else "、".join(said)


def amount(voice: Speaker, game: Playable, share: float, error: float | None = None) -> str:
    """Return a share of the spread as players count, points or percent of a win, with its standard error."""
    is_chance = game.mind.heuristics.unit == "chance"

    def number(part: float, sign: str) -> str:
        value = part * game.mind.heuristics.spread
        said = f"{100 * value:{sign}.0f}" if is_chance else f"{value:{sign}.1f}"
        return said.lstrip("+-") if not said.strip("+-0.") else said.replace("-", MINUS)

    beside = "" if error is None else f" ± {number(error, '')}"
    return voice.say("review-chance" if is_chance else "review-points", {"value": number(share, "+") + beside})


def percent(part: float) -> str:
    """Return a chance in percent."""
    return f"{100 * part:.0f}"


def account_line(voice: Speaker, game: Playable, one: Account) -> str:
    """Return what a seat owes to its dice and to its choices."""
    facts = {"player": str(voice.name(Seat(one.seat))), "luck": amount(voice, game, one.luck)}
    if one.quality is None:
        return voice.say("review-account-none", facts)
    more = {"quality": percent(one.quality), "choice": amount(voice, game, one.choice)}
    return voice.say("review-account", {**facts, **more})


def accounts(voice: Speaker, game: Playable, review: Review) -> Iterable[str]:
    """Yield the line of each judged seat, in seat order."""
    return (account_line(voice, game, one) for one in review.accounts)


def curve_title(voice: Speaker, review: Review) -> str:
    """Return what the curve shows."""
    is_alone = bool(review.curve) and len(review.curve[0].chances) == 1
    return voice.say("review-curve-alone" if is_alone else "review-curve")
