"""The steps of a round, in which players choose."""
