"""For whoever runs a server: how it does, what went wrong, and what can be done about it."""
