"""Opponents of the operator's own. Only the configuration names them: no request can start a program."""

from __future__ import annotations

import shlex

from koruna.bots.own import OwnBot, entry_bot, entry_names, official_names
from koruna.engine.errors import Trouble
from koruna.engine.library import game_ids
from koruna.table.config import ServerConfig


def own_bots_of(config: ServerConfig) -> list[OwnBot]:
    """Those that are configured; raises `Trouble` for one that cannot be."""
    taken = official_names() if config.bots else set()
    found = []
    for name, wanted in config.bots.items():
        unknown = [game for game in wanted.games if game not in game_ids()]
        if name in taken or unknown or bool(wanted.program) == bool(wanted.entry):
            raise Trouble("config-bot", {"bot": name})
        if wanted.entry and wanted.entry not in entry_names():
            raise Trouble("config-bot-entry", {"bot": name, "entry": wanted.entry, "known": ", ".join(entry_names())})
        own = entry_bot(name, wanted.entry) if wanted.entry else OwnBot(name, shlex.split(wanted.program))
        found.append(own._replace(games=wanted.games, seconds=wanted.seconds))
    return found
