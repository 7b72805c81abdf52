"""Charts that are the same for every game: the course of the scores, and one person's ratings."""
