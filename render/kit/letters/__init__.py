"""Texts in pictures, and the alt texts beside them."""
