"""A finished game as one page that can be leafed through offline and checks its own dice."""
