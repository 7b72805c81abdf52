"""What concerns only hands and boxes, and is held by no test."""

PHYSICAL: dict[int | str, str] = {
    10: "The action board lies where all can see it: all of it is in every view.",
}
