"""What lies on a table: pieces, dice, plates, and the faces of computer players."""
