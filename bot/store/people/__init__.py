"""Statements about people: settings, erasure, results, ratings."""
