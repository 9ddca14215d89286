"""The web: tables, seats, live updates, storage, pages."""
