"""Worked examples of CONTRIBUTING: complete games that the bot does not offer."""
