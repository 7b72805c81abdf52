"""What concerns only hands and boxes, and is held by no test."""

PHYSICAL: dict[int | str, str] = {
    2: "Where the lid is put.",
    30: "Which face of a d4 is read.",
}
