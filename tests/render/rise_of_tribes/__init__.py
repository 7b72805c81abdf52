"""Tests of the pictures of Rise of Tribes."""
