"""The steps of a turn, and the order in which they are asked."""
