"""What pages and JSON interface share about a request: who sent it, what it may see and do, its parameters, limits."""
