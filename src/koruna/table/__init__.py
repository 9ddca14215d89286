"""The web: `pages` and `api`, what they share in `requests`, the tables in `live` and the database in `store`."""
