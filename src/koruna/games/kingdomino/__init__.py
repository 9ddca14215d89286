"""Kingdomino: dominoes of land, claimed in rows, laid into kingdoms of five by five."""

from koruna.games.kingdomino.game import GAME

__all__ = ["GAME"]
