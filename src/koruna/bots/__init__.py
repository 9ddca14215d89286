"""Bots for all games; a game may add its own."""

from koruna.bots.levels import LEVELS
from koruna.bots.own import allow_bots, allow_named
from koruna.bots.roster import bot, bot_names, usual_bot

__all__ = ["LEVELS", "allow_bots", "allow_named", "bot", "bot_names", "usual_bot"]
