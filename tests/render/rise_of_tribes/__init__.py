"""The pictures of Rise of Tribes."""
