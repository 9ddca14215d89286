"""The database: schema, statements and migrations."""
