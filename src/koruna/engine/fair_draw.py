"""A commitment scheme for chance, so that players need not trust each other or the server.

Before any guest sits down, the table draws a secret and publishes its hash, the commitment. Every player adds a value.
The secret and all values together are the seed of all draws (see keyed_chance.py), and the secret is revealed when the
game is over. Then anybody can repeat the draws (see verifying.py): the table could not choose its secret to suit these
values, and no player could choose a value to suit the secret. Not prevented: the operator may know the secret, and tell
it to the player who gives the last value.

In the head of a record:

    commitment 9f86d0…
    value 0 c0ffee…
    value 1 blue moon
    secret 3f2a…
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

LONGEST_VALUE: Final = 64
NO_VALUE: Final = "-"
WORDS: Final = ("commitment", "value", "secret")  # the first words of its lines in a head


class FairDraw:
    """The public data of a fair draw; without the secret before the end."""

    commitment: str  # the hash of the secret
    values: dict[int, str]  # by seat; bots give none
    secret: str  # "" before the end

    def __init__(self, commitment: str, values: dict[int, str] | None = None, secret: str = "") -> None:
        self.commitment = commitment
        self.values = {} if values is None else dict(values)
        self.secret = secret

    def __reduce__(self) -> tuple[object, ...]:
        return FairDraw, (self.commitment, self.values, self.secret)

    def lines(self) -> list[str]:
        """The lines in the head of a record."""
        found = [f"commitment {self.commitment}"]
        found += [f"value {seat} {self.values[seat]}" for seat in sorted(self.values)]
        return found + ([f"secret {self.secret}"] if self.secret else [])

    def without_secret(self) -> FairDraw:
        return FairDraw(self.commitment, self.values)

    def without_value(self) -> list[int]:
        """The seats of people who gave no value, and so have to trust the others and the table."""
        return [seat for seat in sorted(self.values) if self.values[seat] == NO_VALUE]

    def keeps_its_word(self) -> bool:
        """Whether the secret matches the commitment."""
        return commitment_to(self.secret) == self.commitment

    def seed(self) -> str:
        """The seed of all draws."""
        return joined(self.secret, self.values)


def commitment_to(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def joined(secret: str, values: dict[int, str]) -> str:
    """The seed made of a secret and the values of the players."""
    lines = [secret, *[f"{seat} {values[seat]}" for seat in sorted(values)]]
    return sha256("\n".join(lines).encode()).hexdigest()


def clean_value(text: str) -> str:
    """A value that fits on its line; a dash stands for none."""
    printable = "".join([letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST_VALUE]])
    return " ".join(printable.split())[:LONGEST_VALUE].rstrip() or NO_VALUE


def read_lines(lines: list[str], seats: int) -> FairDraw | None:
    """Parse the lines of a head about a fair draw; None unless they are exactly as `lines` writes them."""
    found = FairDraw("")
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "commitment":
            found.commitment = rest
        elif word == "secret":
            found.secret = rest
        else:
            seat, _, value = rest.partition(" ")
            if not seat.isascii() or not seat.isdigit() or int(seat) >= seats or clean_value(value) != value:
                return None
            found.values[int(seat)] = value
    return found if found.commitment and found.lines() == lines else None
