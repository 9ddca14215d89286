"""Sealed Bids: treasures sold one by one to the highest of the bids that all seal at once."""

from .game import GAME

__all__ = ["GAME"]
