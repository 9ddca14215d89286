from __future__ import annotations

from koruna.games.kingdomino.view import KingdominoView


def draw(view: KingdominoView, language: str = "en") -> str:
    return ""
