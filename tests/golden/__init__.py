"""Golden records: whole games, so that a change of the rules is reviewed as a diff."""
