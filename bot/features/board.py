"""/play: a whole game against computer players on a private board."""
