"""Tests. They mirror `src/`; `laws/` has properties of every game, `golden/` recorded games."""
