"""What concerns only hands and boxes, and is held by no test."""

PHYSICAL: dict[int | str, str] = {}
