"""How long something takes, in words."""

from __future__ import annotations

from bot.texts import Speaker

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def span(voice: Speaker, seconds: float) -> str:
    """The two largest units: "3 days 4 h", "12 min", "0 s"."""
    left = max(0, round(seconds))
    told: list[str] = []
    for unit, size in UNITS:
        count, rest = divmod(left, size)
        if count or (told and unit != "seconds") or size == 1:
            told.append(voice.say(f"common-span-{unit}", {"count": count}) if count or not told else "")
        left = rest
        if len(told) == 2:
            break
    return ("" if voice.lang == "ja" else " ").join(part for part in told if part)
