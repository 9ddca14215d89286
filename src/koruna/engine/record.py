"""A whole game as text, one line a move, that people can read, diff, grep and mail.

    koruna 2
    game kingdomino 1
    seats 2
    option harmony
    0 Eva
    1 bot:greedy
    result 41 38
    ---
    * 17
    0 claim 17   # the windmills

The head names the format, the game with its version, the seats, every option that is not at its default, who sat where,
the position it starts from if that is not the usual one, how chance is drawn between people (see fair_draw.py), and the
result once there is one. Below the line each move is preceded by its seat, or `*` for chance. A comment follows a move
or has its own line. Format 1, which had neither position nor result nor comments, is still read, but never written.

While a game goes on, a move that is secret from the reader is written as `1 ?`, and what others decide in secret at the
same time is left out; such a record cannot be replayed.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.content import Content, with_given
from koruna.engine.errors import BadRecord, BadSetup
from koruna.engine.fair_draw import WORDS, FairDraw, read_lines
from koruna.engine.option import Options
from koruna.engine.player_names import clean_name
from koruna.engine.state import CHANCE

FORMAT: Final = "2"
FIRST_FORMAT: Final = "1"
RULE: Final = "---"
HIDDEN: Final = "?"  # stands for a secret move
COMMENT: Final = "#"
GAME_LINES: Final = 2  # lines of the head up to that of the game
LOST: Final = "lost"  # in the result of a game that nobody won


class Record:
    """A game as it is written down: what was set up, who sat where, and every move.

    >>> record = koruna.Match.new("kingdomino", 2, names=["Eva", "Jan"], chance=["3", "11", "24", "41"]).record
    >>> record
    <Record kingdomino 1, 2 seats, 5 lines>
    >>> record.lines[:2]
    [(-1, '3'), (-1, '11')]
    >>> print(record.first(1).text())
    koruna 2
    game kingdomino 1
    seats 2
    0 Eva
    1 Jan
    ---
    * 3
    <BLANKLINE>
    """

    game: str  # its id
    version: int  # of the game that was played
    seats: int  # how many play
    options: Options  # those that differ from their defaults
    names: list[str]  # by seat; "" if unknown
    position: str  # from which the game starts, or "" for its usual start
    fair_draw: FairDraw | None  # how chance is drawn, if several people took part in it
    result: str  # points by seat, after `lost` if nobody won; "" before the end
    lines: list[tuple[int, str]]  # seat or CHANCE, and the text of the move
    comments: dict[int, str]  # by the number of the move, from 0: the rest of its line, with spaces and #
    remarks: dict[int, list[str]]  # on lines of their own, by the number of the move after them
    head_remarks: dict[int, list[str]]  # the same in the head, by the number of lines of the head before them

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: Options | None = None,
        names: list[str] | None = None,
        position: str = "",
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = {} if options is None else dict(options)
        given = [] if names is None else names
        if len(given) > seats:
            raise BadSetup("too-many-names", {"seats": seats, "names": len(given)})
        self.names = [clean_name(given[seat]) if seat < len(given) else "" for seat in range(seats)]
        self.position = position
        self.fair_draw = None
        self.result = ""
        self.lines = []
        self.comments = {}
        self.remarks = {}
        self.head_remarks = {}

    def __reduce__(self) -> tuple[object, ...]:
        set_up = (self.game, self.version, self.seats, self.options, self.names, self.position)
        rest = ("fair_draw", "result", "lines", "comments", "remarks", "head_remarks")
        return Record, set_up, {name: getattr(self, name) for name in rest}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash((self.game, self.seats))

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
        if self.position:
            lines.append(f"position {self.position}")
        if self.fair_draw is not None:
            lines += self.fair_draw.lines()
        if self.result:
            lines.append(f"result {self.result}")
        lines.append(RULE)
        if not self.head_remarks:
            return lines
        with_remarks: list[str] = []
        for number, line in enumerate(lines):
            with_remarks += self.head_remarks.get(number, [])
            with_remarks.append(line)
        return with_remarks

    def text(self) -> str:
        """The whole record as text, which `read_record` reads."""
        lines = self.head()
        for at, (seat, text) in enumerate(self.lines):
            lines += self.remarks.get(at, [])
            lines.append(f"{'*' if seat == CHANCE else seat} {text}{self.comments.get(at, '')}")
        lines += self.remarks.get(len(self.lines), [])
        return "\n".join(lines) + "\n"

    def line_number(self, at: int) -> int:
        """The line number of a move in the text."""
        return len(self.head()) + sum(len(remarks) for move, remarks in self.remarks.items() if move <= at) + at + 1

    def played_with(self, content: Content) -> Record:
        """The same record with this content, which it must name; it is needed to replay the record."""
        again = self.first(len(self.lines))
        try:
            again.options = with_given(again.options, content)
        except BadSetup as refusal:
            raise BadRecord(len(self.head()), "", cause=refusal) from refusal
        return again

    def first(self, moves: int) -> Record:
        """A record of the first moves only, chance included, with their comments; the result only if that is all."""
        short = Record(self.game, self.version, self.seats, self.options, self.names, self.position)
        short.lines = self.lines[:moves]
        short.head_remarks = {line: list(remarks) for line, remarks in self.head_remarks.items()}
        whole = moves >= len(self.lines)
        short.result = self.result if whole else ""
        short.fair_draw = self.fair_draw if whole or self.fair_draw is None else self.fair_draw.without_secret()
        short.comments = {at: comment for at, comment in self.comments.items() if at < moves}
        short.remarks = {at: list(remarks) for at, remarks in self.remarks.items() if at < moves or whole}
        return short

    def hide(self, lines: list[int]) -> None:
        """Hide the moves of some lines, and their comments; only their seats remain."""
        for at in lines:
            self.lines[at] = (self.lines[at][0], HIDDEN)
            self.comments.pop(at, None)
            self.remarks.pop(at + 1, None)

    def leave_out(self, lines: list[int]) -> None:
        """Remove some lines, with their comments."""
        gone = set(lines)
        left = [at for at in range(len(self.lines)) if at not in gone]
        self.comments = {new: self.comments[at] for new, at in enumerate(left) if at in self.comments}
        after = {new: self.remarks[at] for new, at in enumerate(left) if at in self.remarks}
        if len(self.lines) in self.remarks:
            after[len(left)] = self.remarks[len(self.lines)]
        self.remarks = after
        self.lines = [self.lines[at] for at in left]

    def comment(self, at: int, text: str) -> None:
        """Write a comment after a move, given by its number from 0; "" removes it.

        >>> record = koruna.read_record("koruna 2\\ngame kingdomino 1\\nseats 2\\n---\\n* 17\\n")
        >>> record.comment(0, "a mine")
        >>> print(record.text().splitlines()[-1])
        * 17  # a mine
        """
        clean = clean_comment(text)
        if clean:
            self.comments[at] = f"  {COMMENT} {clean}"
        else:
            self.comments.pop(at, None)

    def remark(self, at: int, text: str) -> None:
        """Add a comment on a line of its own before a move, or at the end."""
        self.remarks.setdefault(at, []).append(f"{COMMENT} {clean_comment(text)}")

    def remark_in_head(self, text: str) -> None:
        """Add a comment on a line of its own below the line of the game."""
        self.head_remarks.setdefault(GAME_LINES, []).append(f"{COMMENT} {clean_comment(text)}")


def counted(number: int, word: str) -> str:
    """A number with its noun in English, for `repr` and comments."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def clean_comment(text: str) -> str:
    """A comment that fits on its line."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def read_record(text: str) -> Record:
    """Parse a record; raises `BadRecord` with the line and the reason. `Match` checks whether its moves are legal.

    >>> koruna.read_record("koruna 2\\ngame kingdomino 1\\nseats 2\\n---\\n* 17\\n")
    <Record kingdomino 1, 2 seats, 1 line>
    >>> koruna.read_record("koruna 2\\ngame kingdomino 1\\n---\\n")
    Traceback (most recent call last):
        ...
    koruna.engine.errors.BadRecord: Line 3 of the record: The number of players should be here, for example “seats 2”.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0].split(" ")[0] != "koruna":
        raise BadRecord(1, "record-foreign")
    first_format = lines[0] == f"koruna {FIRST_FORMAT}"
    if not first_format and lines[0] != f"koruna {FORMAT}" and len(lines) > 1:
        raise BadRecord(1, "record-format", {"found": lines[0][7:27], "known": f"{FIRST_FORMAT}, {FORMAT}"})
    if lines.pop() != "":
        raise BadRecord(len(lines) + 1, "record-cut")
    while lines[-1:] == [""]:
        lines.pop()
    if RULE not in lines:
        raise BadRecord(len(lines) + 1, "record-no-rule")
    split = lines.index(RULE)
    record = read_head(lines[1:split], not first_format)
    if record.head()[1:] != lines[1 : split + 1]:
        number = next(i for i, line in enumerate(record.head(), 1) if i > split or (i > 1 and line != lines[i - 1]))
        raise BadRecord(min(number, split + 1), "record-head")
    for number, line in enumerate(lines[split + 1 :], split + 2):
        if first_format:
            record.lines.append(read_move(line, number, record.seats))
        else:
            read_line(record, line, number)
    return record


def read_head(lines: list[str], comments: bool) -> Record:
    """Parse lines 2 and on, up to the `---`."""
    remarks: dict[int, list[str]] = {}
    said: list[tuple[int, str]] = []  # the lines that are not comments, with their numbers
    for number, line in enumerate(lines, 2):
        if comments and line.startswith(COMMENT):
            remarks.setdefault(len(said) + 1, []).append(line)
        else:
            said.append((number, line))
    end = len(lines) + 2
    game = said[0][1].split(" ") if said else []
    if len(game) != 3 or game[0] != "game" or not is_number(game[2]):
        raise BadRecord(said[0][0] if said else end, "record-game")
    seats = said[1][1].split(" ") if len(said) > 1 else []
    if len(seats) != 2 or seats[0] != "seats" or not is_number(seats[1]):
        raise BadRecord(said[1][0] if len(said) > 1 else end, "record-seats")
    count = int(seats[1])
    options: Options = {}
    names = [""] * min(count, 99)
    position = ""
    result = ""
    drawn: list[str] = []
    for number, line in said[2:]:
        word, _, rest = line.partition(" ")
        if word == "option" and rest:
            id, _, value = rest.partition(" ")
            options[id] = True if value == "" else False if value == "off" else value
        elif is_number(word) and int(word) < len(names) and rest:
            names[int(word)] = rest
        elif comments and word == "position" and rest:
            position = rest
        elif comments and word in WORDS and rest:
            drawn.append(line)
            if read_lines(drawn, count) is None:
                raise BadRecord(number, "record-head")
        elif comments and word == "result" and is_result(rest, count):
            result = rest
        else:
            raise BadRecord(number, "record-head")
    record = Record(game[1], int(game[2]), count, options, names, position)
    record.fair_draw = read_lines(drawn, count) if drawn else None
    record.result = result
    record.head_remarks = remarks
    return record


def read_line(record: Record, line: str, number: int) -> None:
    """Parse a line below the head: a move, perhaps followed by a comment, or a comment alone."""
    at = len(record.lines)
    if line.startswith(COMMENT):
        record.remarks.setdefault(at, []).append(line)
        return
    move, mark, _ = line.partition(f" {COMMENT}")
    if mark:
        move = move.rstrip(" ")
        record.comments[at] = line[len(move) :]
    record.lines.append(read_move(move, number, record.seats))


def read_move(line: str, number: int, seats: int) -> tuple[int, str]:
    who, _, text = line.partition(" ")
    if text and who == "*":
        return CHANCE, text
    if text and is_number(who) and int(who) < seats:
        return int(who), text
    raise BadRecord(number, "record-move")


def is_result(text: str, seats: int) -> bool:
    """Whether this is a result: points for every seat, with `lost` before them if nobody won."""
    points = text.removeprefix(f"{LOST} ").split(" ")
    return len(points) == seats and all(is_points(each) for each in points)


def is_points(text: str) -> bool:
    """Whether this is a number of points, which may be negative, as records write it."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9 and str(int(text)) == text


def result_text(points: list[int], lost: bool) -> str:
    """The result as a record has it."""
    written = " ".join([str(each) for each in points])
    return f"{LOST} {written}" if lost else written


def is_number(text: str) -> bool:
    """Whether this is a number as records write it, of at most four digits."""
    return text.isascii() and text.isdigit() and len(text) <= 4 and (text == "0" or text[0] != "0")
