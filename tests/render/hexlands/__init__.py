"""The pictures of Hexlands."""
