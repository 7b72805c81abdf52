"""The Discord toolkit: routing, answers, custom ids, message shapes, pictures. Features are built from it."""
