"""Bots. Those here play every game; a game may add its own."""

from koruna.bots.roster import bot, bot_names, usual_bot

__all__ = ["bot", "bot_names", "usual_bot"]
