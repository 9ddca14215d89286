"""What a person clicks to make a move: fields, or the player to deal with.

Which of the moves that share their targets is meant is asked beside the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.games.suverenita.forms.hearing import Heard

if TYPE_CHECKING:
    from koruna.games.suverenita.forms.view import SuverenitaView

# Moves about a battle or a siege name a field that is plain from the moment; they are buttons.
BUTTONS = ("fight", "assault", "keep", "spare", "lose")
# From where is plain too: only the other field is clicked.
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
