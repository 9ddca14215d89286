"""Several processes that serve the same tables: what they tell each other, and how."""
