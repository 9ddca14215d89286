"""Sealed Bids: treasures sold one by one to the highest of simultaneous sealed bids."""

from .game import GAME

__all__ = ["GAME"]
