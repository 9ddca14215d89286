"""What a game is: states, options, matches and records. Knows no game."""
