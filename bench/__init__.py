"""Benchmarks of the bot: ``python -m bench``."""
