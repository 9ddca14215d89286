"""Tests. They mirror `src/`; `laws/` holds what must be true of every game, `golden/` whole games kept for review."""
