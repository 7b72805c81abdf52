"""What is resolved for all at once: battles, building, income, event cards, and the score."""
