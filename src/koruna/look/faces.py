"""The faces of the five opponents for people."""

from __future__ import annotations

from koruna.look.symbols import icon

FACES = {
    "premysl": "k-face-premysl",
    "pribina": "k-face-pribina",
    "eliska": "k-face-eliska",
    "svatopluk": "k-face-svatopluk",
    "libuse": "k-face-libuse",
}


def face(bot: str) -> str:
    """The symbol of a bot; bots for simulations share one."""
    return FACES.get(bot, "u-bot")


def crest(seat: int, bot: str = "", cls: str = "i") -> str:
    """The arms of a seat, or the face of the opponent there, ringed in the seat's colour with its arms in the corner,
    so that two seats of the same opponent can be told apart."""
    arms = f"k-arms-{seat + 1}"
    if bot not in FACES:
        return icon(arms, cls)
    classes = f"{cls} p{seat + 1}".strip()
    return (
        f'<svg class="{classes}" viewBox="0 0 48 48" aria-hidden="true"><use href="#{FACES[bot]}"/>'
        f'<use href="#{arms}" x="27" y="27" width="22" height="22"/></svg>'
    )
