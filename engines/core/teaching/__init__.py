"""Lessons: what one is made of (``lesson``), and how a reader gets through it (``course``). Texts are keys."""
