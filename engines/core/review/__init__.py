"""Reviews of finished games: what was chosen, what would have been better, and what the dice gave."""
