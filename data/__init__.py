"""What is not code: boards, cards, texts. Read with importlib.resources, so that a wheel carries it."""
