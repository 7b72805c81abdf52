"""The command line: one module a family of commands. ``bot/__main__.py`` puts them together."""
