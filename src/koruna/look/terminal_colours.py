"""ANSI codes (256 colours) for text boards. Players have the colours of their coats of arms."""

from __future__ import annotations

BOLD, DIM, GOLD = "1", "2", "1;38;5;178"
PLAYERS = [
    *["38;5;69", "38;5;202", "38;5;178", "38;5;36", "38;5;170", "38;5;117"],
    *["38;5;245", "38;5;211", "38;5;230", "38;5;137", "38;5;149", "38;5;87"],
]


def painted(text: str, code: str) -> str:
    return f"\033[{code}m{text}\033[0m" if text else text


def ground(seat: int) -> str:
    """Black letters on the colour of a player."""
    return "38;5;16;4" + PLAYERS[seat][1:]
