"""The slash commands, one module a noun: ``commands()`` are its commands, ``VERBS`` the presses that they need.

A new family of commands is a module here and a line in ``tree.py``.
"""
