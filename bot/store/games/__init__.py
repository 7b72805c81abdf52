"""Statements about games: sessions, log, clocks, handled interactions, former players."""
