"""The web: `pages` and `api` answer requests, both through `requests`; `live` holds the tables, `store` the database."""
