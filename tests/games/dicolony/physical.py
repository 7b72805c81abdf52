"""Rules about hands and paper only, which no test covers."""

PHYSICAL: dict[int | str, str] = {
    9: "Copying shapes into boxes: the cards stay in view.",
    12: "Where unused cards lie.",
    55: "Notes on paper.",
    56: "A hint about marking paper.",
    57: "A hint.",
}
