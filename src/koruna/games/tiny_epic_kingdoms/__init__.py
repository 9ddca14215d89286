"""Tiny Epic Kingdoms: small peoples that patrol, quest, build, learn, grow and trade, and wars with secret dice."""

from koruna.games.tiny_epic_kingdoms.game import GAME

__all__ = ["GAME"]
