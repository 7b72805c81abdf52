"""Tests of the pictures of Hexlands."""
