"""What the house costs, in figures (design, section 10): ``python -m bench``."""
