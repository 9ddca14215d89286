"""A small complete game to copy, and its own tests."""
