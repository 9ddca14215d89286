"""Benchmarks, with the figures they must reach."""
