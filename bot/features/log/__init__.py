"""/game story: what happened since one's last turn, the whole game by pages, films."""
