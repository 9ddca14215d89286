"""Tests of Eight-Minute Empire."""
