"""The real process against a Discord on loopback: a bot of its own process, a server, and people who press."""
