"""The log of a game: pages, catch-up, films."""
