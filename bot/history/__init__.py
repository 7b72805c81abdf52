"""Reports from the log of a game: catch-up, end report, scores, audit."""
