"""Standing answers: given once, a minute after the asking, by the person who chose them and nobody else."""
