"""Octa: twenty d8 to pick from, eight routes to climb, for 2 to 5 players."""
