"""The JSON interface, and what it shares with the pages: who asks, how fast, and what went wrong."""
