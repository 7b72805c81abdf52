"""Standings, end card, leaderboards, profiles."""
