"""``sainome review``: a finished game judged by the searcher."""
