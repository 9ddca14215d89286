"""The JSON interface, and what it shares with the pages: identity, limits, error responses, event streams."""
