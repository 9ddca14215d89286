"""Reads a record and tells what happened: chances of winning, turning points, better moves, and what was luck."""
