"""A whole game as text, one line a move, that people can read, diff, grep and mail.

    koruna 1
    game kingdomino 1
    seats 2
    option harmony
    0 Eva
    1 bot:greedy
    ---
    * 17
    0 claim 17

The head names the format, the game with its version, the seats, every option that is not at its
default, and who sat where. Below the line each move has its seat in front, or `*` for chance.

While a game goes on, a move that is secret from the reader is written as `1 ?`; such a record cannot be replayed.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import BadRecord, Trouble
from koruna.engine.option import Options
from koruna.engine.state import CHANCE

FORMAT: Final = "1"
RULE: Final = "---"
LONGEST_NAME: Final = 60
HIDDEN: Final = "?"  # stands for a secret move


class Record:
    """A game as it is written down: what was set up, who sat where, and every move.

    >>> record = koruna.Match.new("kingdomino", 2, names=["Eva", "Jan"], chance=["3", "11", "24", "41"]).record
    >>> record
    <Record kingdomino 1, 2 seats, 5 lines>
    >>> record.lines[:2]
    [(-1, '3'), (-1, '11')]
    >>> print(record.first(1).text())
    koruna 1
    game kingdomino 1
    seats 2
    0 Eva
    1 Jan
    ---
    * 3
    <BLANKLINE>
    """

    game: str
    version: int
    seats: int
    options: Options
    names: list[str]  # by seat; "" if unknown
    lines: list[tuple[int, str]]  # seat or CHANCE, and the text of the move

    def __init__(
        self, game: str, version: int, seats: int, options: Options | None = None, names: list[str] | None = None
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = {} if options is None else dict(options)
        given = [] if names is None else names
        self.names = [clean_name(given[seat]) if seat < len(given) else "" for seat in range(seats)]
        self.lines = []

    def __repr__(self) -> str:
        seats, lines = counted(self.seats, "seat"), counted(len(self.lines), "line")
        return f"<Record {self.game} {self.version}, {seats}, {lines}>"

    def head(self) -> list[str]:
        """The lines before the moves, `---` included."""
        lines = [f"koruna {FORMAT}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        for id, value in self.options.items():
            word = "" if value is True else " off" if value is False else f" {value}"
            lines.append(f"option {id}{word}")
        lines += [f"{seat} {name}" for seat, name in enumerate(self.names) if name]
        return [*lines, RULE]

    def text(self) -> str:
        """The whole record as text, which `read_record` reads."""
        moves = [f"{'*' if seat == CHANCE else seat} {text}" for seat, text in self.lines]
        return "\n".join([*self.head(), *moves]) + "\n"

    def line_number(self, at: int) -> int:
        """The line number of a move in the text."""
        return len(self.head()) + at + 1

    def first(self, moves: int) -> Record:
        """A record of the first moves only, chance included."""
        short = Record(self.game, self.version, self.seats, self.options, self.names)
        short.lines = self.lines[:moves]
        return short

    def hide(self, start: int, end: int) -> None:
        """Hide the moves of some lines; only their seats remain."""
        self.lines[start:end] = [(seat, HIDDEN) for seat, _ in self.lines[start:end]]


def counted(number: int, word: str) -> str:
    """A number of things, for `repr`."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def clean_name(name: str) -> str:
    """A name that fits on its line: no control characters, not longer than LONGEST_NAME."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].rstrip()


def line_of_setup(record: Record, trouble: Trouble) -> int:
    """The line of a record's head that names the option at fault, or else the seats."""
    option = trouble.facts.get("option")
    for number, line in enumerate(record.head(), 1):
        if option is not None and line.split(" ")[:2] == ["option", option]:
            return number
    return 3


def read_record(text: str) -> Record:
    """Parse a record; raises `BadRecord` with the line and the reason. `Match` checks whether its moves are legal.

    >>> koruna.read_record("koruna 1\\ngame kingdomino 1\\nseats 2\\n---\\n* 17\\n")
    <Record kingdomino 1, 2 seats, 1 line>
    >>> koruna.read_record("koruna 1\\ngame kingdomino 1\\n---\\n")
    Traceback (most recent call last):
        ...
    koruna.engine.errors.BadRecord: Line 3 of the record: The number of players should be here, for example “seats 2”.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0].split(" ")[0] != "koruna":
        raise BadRecord(1, "record-foreign")
    if lines[0] != f"koruna {FORMAT}" and len(lines) > 1:
        raise BadRecord(1, "record-format", {"found": lines[0][7:27], "known": FORMAT})
    if lines.pop() != "":
        raise BadRecord(len(lines) + 1, "record-cut")
    if RULE not in lines:
        raise BadRecord(len(lines) + 1, "record-no-rule")
    split = lines.index(RULE)
    record = read_head(lines[1:split])
    for number, line in enumerate(lines[split + 1 :], split + 2):
        record.lines.append(read_move(line, number, record.seats))
    if record.head() != lines[: split + 1]:
        number = next(i for i, line in enumerate(record.head(), 1) if i > split or line != lines[i - 1])
        raise BadRecord(min(number, split + 1), "record-head")
    return record


def read_head(lines: list[str]) -> Record:
    """Parse lines 2 and on, up to the `---`."""
    game = lines[0].split(" ") if lines else []
    if len(game) != 3 or game[0] != "game" or not is_number(game[2]):
        raise BadRecord(2, "record-game")
    seats = lines[1].split(" ") if len(lines) > 1 else []
    if len(seats) != 2 or seats[0] != "seats" or not is_number(seats[1]):
        raise BadRecord(3, "record-seats")
    count = int(seats[1])
    options: Options = {}
    names = [""] * min(count, 99)
    for number, line in enumerate(lines[2:], 4):
        word, _, rest = line.partition(" ")
        if word == "option" and rest:
            id, _, value = rest.partition(" ")
            options[id] = True if value == "" else False if value == "off" else value
        elif is_number(word) and int(word) < len(names) and rest:
            names[int(word)] = rest
        else:
            raise BadRecord(number, "record-head")
    return Record(game[1], int(game[2]), count, options, names)


def read_move(line: str, number: int, seats: int) -> tuple[int, str]:
    who, _, text = line.partition(" ")
    if text and who == "*":
        return CHANCE, text
    if text and is_number(who) and int(who) < seats:
        return int(who), text
    raise BadRecord(number, "record-move")


def is_number(text: str) -> bool:
    """Whether this is a number as records write it, of at most four digits."""
    return text.isascii() and text.isdigit() and len(text) <= 4 and (text == "0" or text[0] != "0")
