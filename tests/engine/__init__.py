"""Tests of `koruna.engine`, file by file."""
