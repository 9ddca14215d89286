"""What must be true of every game there is, with every combination of its options."""
