"""Lessons: short games with a script, in which every step says one thing and asks for a move."""
