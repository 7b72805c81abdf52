"""Records of games: kept, checked, replayed, opened again, and brought to corrected rules."""
