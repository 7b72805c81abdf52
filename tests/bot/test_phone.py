"""How wide a message stands on a phone."""

from __future__ import annotations

from bot.kit.phone import drop_least, phone_lines

LINES = [
    ("", 0),
    ("a" * 38, 1),
    ("a" * 39, 2),
    ("あ" * 19, 1),
    ("あ" * 20, 2),
    ("word " * 7 + "end", 1),
    ("word " * 7 + "ending", 2),
    ("あ" * 10 + "a" * 19 + "い" * 9, 2),  # between a Japanese sign and a word a line may break
    ("あ" * 10 + "a" * 19 + "い" * 10, 3),
    ("あ" * 19 + "。", 2),
    ("one\n\ntwo", 3),
]


def test_lines_of_a_phone_are_counted() -> None:
    assert [phone_lines(text, "ja") for text, _ in LINES] == [lines for _, lines in LINES]


def test_lines_that_are_left_out_are_counted() -> None:
    """The count has a line of its own, so one more gives way to it; the most important one stays."""
    lines = [("small", 0), ("usual", 1), ("battle", 2), ("late", 1)]
    kept = {most: drop_least(lines, "", most, "en", lambda count: f"{count} more") for most in (1, 3, 4)}
    assert kept[4] == ["small", "usual", "battle", "late"]
    assert kept[3] == ["battle", "late", "2 more"]
    assert kept[1] == ["battle", "3 more"]
