"""/daily: the dice of the day."""
