"""The database: its schema, statements and migrations."""
