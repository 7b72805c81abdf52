"""The bot in a local page, without Discord."""
