"""The command line: a module for each family of commands, assembled by ``bot/__main__.py``."""
