"""What the log of a game tells afterwards: catch-up, end report, scores, audit."""
