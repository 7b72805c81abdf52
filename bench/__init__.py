"""What the bot costs, in figures: ``python -m bench``."""
