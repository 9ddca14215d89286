"""The interface of all games: states, options, matches and records. Knows no particular game."""
