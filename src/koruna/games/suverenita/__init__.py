"""Suverenita: farming and conquest for two to twelve, over up to five years."""

from koruna.games.suverenita.game import GAME

__all__ = ["GAME"]
