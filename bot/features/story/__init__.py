"""The log of a game: its pages, catching up since one's last turn, films."""
