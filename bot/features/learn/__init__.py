"""/learn: lessons that are played on a private board."""
