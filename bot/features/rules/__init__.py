"""/rules: the pages of a game's rules with pictures."""
