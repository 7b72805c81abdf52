"""Statements about the physical material, which no test can check."""

PHYSICAL: dict[int | str, str] = {10: "The action board lies where all can see it: all of it is in every view."}
