"""Tests of the look."""
