"""Faults that the tests must find, and a script that plants them."""
