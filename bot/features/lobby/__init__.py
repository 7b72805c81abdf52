"""The lobby: join, leave, options, begin."""
