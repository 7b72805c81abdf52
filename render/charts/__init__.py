"""Pictures of figures, the same for every game: how the scores went, and one person's ratings."""
