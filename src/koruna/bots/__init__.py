"""Bots. Those here play every game; a game may add its own."""

from koruna.bots.levels import LEVELS
from koruna.bots.own import welcome, welcome_named
from koruna.bots.roster import bot, bot_names, usual_bot

__all__ = ["LEVELS", "bot", "bot_names", "usual_bot", "welcome", "welcome_named"]
