"""Property tests that hold for every game and every combination of its options."""
