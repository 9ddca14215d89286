"""Suverenita: farming and conquest for two to twelve, over up to five years."""
