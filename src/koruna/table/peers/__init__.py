"""Messages between the processes that serve the same tables."""
