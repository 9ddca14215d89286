"""It's a Wonderful Kingdom: two dukes, or one alone, who offer cards, lay traps and build what they have picked."""

from koruna.games.wonderful_kingdom.game import GAME

__all__ = ["GAME"]
