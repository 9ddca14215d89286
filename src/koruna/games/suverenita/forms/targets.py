"""What a person clicks to make a move: fields, or the player to deal with.

If several moves share their targets, the page asks which one is meant, beside the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.games.suverenita.forms.parsed_move import parsed_move

if TYPE_CHECKING:
    from koruna.games.suverenita.forms.view import SuverenitaView

# In a battle or a siege the field is obvious; these moves are buttons.
BUTTONS = ("fight", "assault", "keep", "spare", "lose")
# Here the origin is obvious: only the destination is clicked.
WHERE_TO = ("flee", "house")
PLAYERS = ("offer", "revolt", "release")


def targets(view: SuverenitaView, text: str) -> list[str]:
    move = parsed_move(text)
    if move.word in PLAYERS:
        return [f"player:{move.player + 1}"]
    if move.word in BUTTONS or (move.word == "raze" and view.step == "fall"):
        return []
    if move.word in WHERE_TO:
        return [f"field:{move.fields[1]}"]
    return [f"field:{field}" for field in dict.fromkeys(move.fields)]
