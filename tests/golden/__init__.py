"""Whole games as records, kept so that a change of the rules is reviewed as a diff."""
