"""Rules about hands and boxes only, which no test covers."""

PHYSICAL: dict[int | str, str] = {
    2: "Where the lid is put.",
    30: "Which face of a d4 is read.",
}
