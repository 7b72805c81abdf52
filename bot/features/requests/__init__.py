"""Requests between people, and takebacks."""
