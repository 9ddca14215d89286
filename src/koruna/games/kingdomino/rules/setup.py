"""How a game is set up for its number of players and its variants: the table at the head of section A. # K-A"""

from __future__ import annotations

from koruna.engine.option import Option, Options

OPTIONS = [
    Option("dynasty"),  # K-F1
    Option("middle_kingdom"),  # K-F2
    Option("harmony"),  # K-F3
    Option("mighty_duel", seats=[2], why="duel-for-two"),  # K-F4
    Option("wider_selection", seats=[2, 3], why="wider-for-two-or-three"),  # K-F5
    Option("snake_order", seats=[2], why="snake-for-two"),  # K-B2
]


class Setup:
    seats: int
    options: Options  # all of them
    kings: int  # of each player
    row_length: int
    rows: int
    size: int  # the box every kingdom must fit
    middle_kingdom: bool
    harmony: bool
    snake_order: bool

    def __init__(self, seats: int, options: Options) -> None:
        duel = options["mighty_duel"] is True
        wider = options["wider_selection"] is True
        self.seats = seats
        self.options = options
        self.kings = 2 if seats == 2 else 1
        kings_in_play = self.kings * seats
        self.row_length = kings_in_play + 1 if wider else kings_in_play  # K-A1, K-A2, K-F5
        self.size = 7 if duel else 5
        if duel and wider:
            self.rows = 9  # nine rows of five; three dominoes are never drawn  # K-F6
        elif duel:
            self.rows = 12
        else:
            self.rows = 12 // self.kings  # twelve dominoes for each player
        self.middle_kingdom = options["middle_kingdom"] is True
        self.harmony = options["harmony"] is True
        self.snake_order = options["snake_order"] is True
