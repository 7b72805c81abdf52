"""Leagues: few people, a period in which to play, and a ladder of groups."""
