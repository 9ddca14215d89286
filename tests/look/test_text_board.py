"""What all text boards share, and the names of players on them."""

from __future__ import annotations

from koruna.locale import words
from koruna.look.names import players_named
from koruna.look.terminal_colours import BOLD
from koruna.look.text_board import TextBoard


class Board(TextBoard):
    def lines(self, width: int) -> list[str]:
        return [self.paint(name, BOLD) + " " for name in self.names]


def test_a_player_without_a_name_gets_a_number() -> None:
    assert players_named(3, ["Eva", ""], words("cs")) == ["Eva", "Hráč 2", "Hráč 3"]
    assert players_named(2, None, words("en")) == ["Player 1", "Player 2"]


def test_lines_end_without_spaces() -> None:
    assert Board(words("en"), 2, ["Eva"], colour=False).text(80) == "Eva\nPlayer 2"


def test_a_board_is_painted_only_in_colour() -> None:
    assert Board(words("en"), 1, ["Eva"], colour=True).text(80) == "\033[1mEva\033[0m"
