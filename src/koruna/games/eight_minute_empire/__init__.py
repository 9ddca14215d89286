"""Eight-Minute Empire: a card a turn, its good kept and its action done, on a map of regions and continents."""

from koruna.games.eight_minute_empire.game import GAME

__all__ = ["GAME"]
