"""Lessons: short scripted games, in which every step explains one thing and asks for a move."""
