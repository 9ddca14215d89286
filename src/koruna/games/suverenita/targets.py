"""What a person clicks to make a move: fields; which of the moves that share their fields is asked beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.games.suverenita.hearing import Heard

if TYPE_CHECKING:
    from koruna.games.suverenita.view import SuverenitaView

# Moves about a battle or a siege name a field that is plain from the moment; they are buttons.
BUTTONS = ("fight", "assault", "raze", "keep", "flee", "spare", "lose")


def targets(view: SuverenitaView, text: str) -> list[str]:
    heard = Heard(text)
    if heard.word in BUTTONS:
        return []
    return [f"field:{field}" for field in heard.fields]
