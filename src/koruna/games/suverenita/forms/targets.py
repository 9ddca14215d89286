"""What a person clicks to make a move: fields, or the player to deal with.

If several moves share their targets, the page asks which one is meant, beside the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.games.suverenita.forms.hearing import Heard

if TYPE_CHECKING:
    from koruna.games.suverenita.forms.view import SuverenitaView

# In a battle or a siege the field is obvious; these moves are buttons.
BUTTONS = ("fight", "assault", "keep", "spare", "lose")
# Here the origin is obvious: only the destination is clicked.
WHERE_TO = ("flee", "house")
PLAYERS = ("offer", "revolt", "release")


def targets(view: SuverenitaView, text: str) -> list[str]:
    heard = Heard(text)
    if heard.word in PLAYERS:
        return [f"player:{heard.player + 1}"]
    if heard.word in BUTTONS or (heard.word == "raze" and view.step == "fall"):
        return []
    if heard.word in WHERE_TO:
        return [f"field:{heard.fields[1]}"]
    return [f"field:{field}" for field in dict.fromkeys(heard.fields)]
