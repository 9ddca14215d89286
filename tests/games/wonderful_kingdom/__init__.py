"""Tests of It's a Wonderful Kingdom."""
