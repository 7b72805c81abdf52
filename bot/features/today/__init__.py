"""/daily: everybody gets the same dice, once a day: commands and presses."""
