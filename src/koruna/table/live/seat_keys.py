"""Who has which seat of a table: the hashes of keys and of invitations, as its log says.

A key belongs to a browser or to a program, and opens all the seats that it has at any table. An invitation is a
one-time token that a player exchanges for a seat. The token is derived from the inviter's key, the seat and a serial
number, so that it can be shown again to the inviter only, and is stored nowhere.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest

from koruna.table.log_lines import AboutKeys, Free, Host, Invite, LogLine, SeatKey, Withdraw
from koruna.table.store.digests import digest

LENGTH_OF_TOKEN = 32  # hexadecimal digits


class SeatKeys:
    host: str  # the hash of the host's key; "" at tables that are older than invitations
    keys: list[list[str]]  # by seat: the hashes of the keys that open it, one for each device
    invited: list[str]  # by seat: the hash of the token that opens it once, "" for none
    serials: list[int]  # by seat: how many tokens there have been

    def __init__(self, seats: int) -> None:
        self.host = ""
        self.keys = [[] for _ in range(seats)]
        self.invited = [""] * seats
        self.serials = [0] * seats

    def apply(self, line: AboutKeys) -> None:
        match line:
            case Host(hashed):
                self.host = hashed
            case SeatKey(seat, hashed):
                self.keys[seat].append(hashed)
                self.invited[seat] = ""
            case Invite(seat, hashed):
                self.invited[seat] = hashed
                self.serials[seat] += 1
            case Withdraw(seat):
                self.invited[seat] = ""
            case Free(seat):
                self.keys[seat] = []
                self.invited[seat] = ""

    def seats_of(self, keys: Iterable[str]) -> list[int]:
        """The seats these keys open. Every key is compared with every hash, each in constant time."""
        sent = [digest(key) for key in keys]
        return [seat for seat, hashes in enumerate(self.keys) if any_equal(sent, hashes)]

    def is_host(self, keys: Iterable[str]) -> bool:
        return any_equal([digest(key) for key in keys], [self.host])

    def seat_of_token(self, token: str) -> int | None:
        """The seat that an invitation is for; None if it was used, withdrawn, or never made."""
        found = [seat for seat, hashed in enumerate(self.invited) if hashed and compare_digest(hashed, digest(token))]
        return found[0] if found else None

    def token(self, table: str, seat: int, key: str) -> str:
        """The last invitation to a seat, if it was made with this key; "" if there is none."""
        token = token_of(table, seat, self.serials[seat], key)
        return token if self.invited[seat] and compare_digest(self.invited[seat], digest(token)) else ""

    def invite(self, table: str, seat: int, key: str) -> Invite:
        """A new invitation to a seat, which replaces the last one."""
        return Invite(seat, digest(token_of(table, seat, self.serials[seat] + 1, key)))


def token_of(table: str, seat: int, serial: int, key: str) -> str:
    return hmac.new(key.encode(), f"{table} {seat} {serial}".encode(), sha256).hexdigest()[:LENGTH_OF_TOKEN]


def any_equal(sent: list[str], known: list[str]) -> bool:
    return sum(compare_digest(one, other) for one in sent for other in known) > 0


def keys_in(seats: int, log: Iterable[LogLine]) -> SeatKeys:
    """Who has which seat, from the log alone: also for a table that cannot be replayed."""
    found = SeatKeys(seats)
    for line in log:
        if isinstance(line, AboutKeys) and getattr(line, "seat", 0) < seats:
            found.apply(line)
    return found
