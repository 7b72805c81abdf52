"""The words of a review: lines of actions, and amounts of luck and choice in the game's own unit."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts import MINUS, Speaker
from engines.core import Fact, Seat
from engines.core.playable import Playable
from engines.core.review.findings import Account, Judgement, Review
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
    beside = "" if error is None else f" ± {_number(game, error, '')}"
    return voice.say(f"review-{_unit(game)}", {"value": _number(game, share, "+") + beside})


def verdict(voice: Speaker, game: Playable, one: Judgement) -> str:
    """Return what a decision has cost, in a sentence; where the bot had suggested it, what it has found since."""
    facts = {
        "amount": voice.say(
            f"review-verdict-{_unit(game)}",
            {"value": _number(game, one.loss if one.is_suggested else -one.loss, "+")},
        ),
        "error": _number(game, one.error, ""),
    }
    return voice.say("review-verdict-suggested" if one.is_suggested else "review-verdict", facts)


def _unit(game: Playable) -> str:
    return "chance" if game.mind.heuristics.unit == "chance" else "points"


def _number(game: Playable, share: float, sign: str) -> str:
    value = share * game.mind.heuristics.spread
    said = f"{100 * value:{sign}.0f}" if _unit(game) == "chance" else f"{value:{sign}.1f}"
    return said.lstrip("+-") if not said.strip("+-0.") else said.replace("-", MINUS)


def percent(part: float) -> str:
    """Return a chance in percent."""
    return f"{100 * part:.0f}"


def account_line(voice: Speaker, game: Playable, one: Account) -> str:
    """Return what a seat owes to its dice and to its choices."""
    said = _number(game, one.luck, "+")
    facts: dict[str, Fact] = {
        "player": str(voice.name(Seat(one.seat))),
        "luck": amount(voice, game, one.luck),
        "fortune": said.startswith("+") - said.startswith(MINUS),
    }
    if one.quality is None:
        return voice.say("review-account-none", facts)
    more: dict[str, Fact] = {"quality": int(percent(one.quality)), "choice": amount(voice, game, one.choice)}
    return voice.say("review-account", {**facts, **more})


def accounts(voice: Speaker, game: Playable, review: Review) -> Iterable[str]:
    """Yield the line of each judged seat, in seat order."""
    return (account_line(voice, game, one) for one in review.accounts)


def decisive(voice: Speaker, review: Review) -> str | None:
    """Return in a sentence which turn was decisive by the chances, or that none was; None if nobody came first."""
    crossing = review.crossing
    if crossing is None:
        return None
    facts: dict[str, Fact] = {
        "turn": voice.turn(crossing.turn),
        "players": tuple(voice.name(Seat(seat)) for seat in crossing.first),
    }
    if review.is_alone:
        return voice.say("review-decisive-better" if crossing.first else "review-decisive-worse", facts)
    return voice.say("review-decisive" if crossing.turn else "review-decisive-none", facts)


def remarks(voice: Speaker, review: Review) -> list[str]:
    """Return that choices which the bot had suggested count in the sums, if some of them cost something."""
    has_suggested = any(one.is_suggested and one.cost for one in review.judgements)
    return [voice.say("review-sums-suggested")] if has_suggested else []


def curve_title(voice: Speaker, review: Review) -> str:
    """Return what the curve shows."""
    return voice.say("review-curve-alone" if review.is_alone else "review-curve")
