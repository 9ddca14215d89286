"""Request and response bodies of the JSON interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from koruna.engine.option import Options
from koruna.engine.player_names import clean_name

LONGEST_NAME = 60
LONGEST_NOTE = 120

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Text = Annotated[str, Meta(max_length=200)]


class SeatRequest(Struct, forbid_unknown_fields=True):
    kind: Literal["person", "bot"]
    name: Name = ""
    level: Text | None = None

    def __post_init__(self) -> None:
        self.name = clean_name(self.name)


class NewTable(Struct, forbid_unknown_fields=True):
    game: Text
    seats: Annotated[list[SeatRequest], Meta(max_length=12)]
    options: Options = {}
    listed: bool = False  # whether the lobby shows it to everybody
    value: Text = ""  # what the host adds to the seed, if others are invited (see `commitment` of a table)
    clock: Annotated[int, Meta(ge=10, le=30 * 86_400)] | None = None  # seconds for a decision; then a bot plays
    game_clock: Annotated[int, Meta(ge=60, le=30 * 86_400)] | None = None  # the same for all decisions together
    talk: Literal["all", "reactions", "none"] = "all"  # what those who sit there may say to each other
    delay: Annotated[int, Meta(ge=0, le=10_000)] = 0  # by how many moves spectators see the game late


class RemarkRequest(Struct, forbid_unknown_fields=True):
    reaction: Text = ""  # one of `live.remarks.REACTIONS`
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


class CreatedSeat(Struct):
    seat: int
    key: str | None  # of a named person, who plays through the client that made the table
    link: str | None  # for a browser: with that key, or an invitation that works once; bots have none


class CreatedTable(Struct):
    table: str
    watch: str
    key: str  # of the host, who may invite people and free seats
    seats: list[CreatedSeat]


class SitRequest(Struct, forbid_unknown_fields=True):
    token: Text  # of an invitation: the last part of its link
    name: Name = ""
    value: Text = ""  # what the player adds to the seed


class ReadyRequest(Struct, forbid_unknown_fields=True):
    value: Text = ""  # what the player adds to the seed


class SeatTaken(Struct):
    seat: int
    key: str


class SeatLink(Struct):
    link: str  # works once


class MoveRequest(Struct, forbid_unknown_fields=True):
    seq: int  # of the table as the seat has seen it: others may have seen more or fewer changes
    move: Text


class BotRequest(Struct, forbid_unknown_fields=True):
    level: Text = ""  # which bot; the default opponent if it is left out


class Seq(Struct):
    seq: int


class LegalMove(Struct):
    text: str
    label: str
    targets: list[str]  # what to click, in order
    gain: int | None = None  # points it brings or costs at once, as far as its player may know that
    warning: str = ""  # why a person is asked once more before it is made


class EndingNow(Struct):
    """How a game ended, in sentences to the reader: who won by how much, why it ended, and what decided."""

    outcome: str
    why: str
    details: list[str]
    winners: list[int]  # empty where all lost


class TableNow(Struct):
    """A table as one seat, or a spectator, may see it."""

    table: str
    game: str
    version: int  # of the rules
    begun_with: int  # the version of the rules when the game began; it was carried over if that is older
    options: Options
    seq: int  # how many changes this viewer has seen
    seat: int | None
    names: list[str]
    bots: dict[int, str]
    vacant: list[int]  # seats without anybody present; every player may give them to a bot
    missing: list[int]  # seats without whose people the game does not begin
    commitment: str  # the hash of the secret from which, with a value of every player, chance is drawn; "" if it is not
    turn: int | None
    waiting: list[int]
    over: bool
    ended: bool  # by those who stayed, before it was over
    view: Any
    moves: list[LegalMove]
    scores: list[int]
    ranks: list[int]
    ending: EndingNow | None  # once it is over
    undo: int | None  # the seat that asks the others for an undo
    taken_back: int  # moves undone by a solo player after new information was revealed


class OptionInfo(Struct):
    id: str
    name: str
    about: str
    default: bool | str
    choices: list[str]
    seats: list[int]


class MeasuredStrength(Struct):
    """What has been measured of a level; null where nothing has."""

    wins: float | None  # per cent of two-player games won against the level below
    games: int | None  # of how many
    seconds: float | None  # usual time of a decision


class BotInfo(Struct):
    """A bot. Lists begin with the five levels for people, the strongest first; then those for simulations likewise."""

    level: str
    name: str
    manner: str  # how it plays, in a sentence or two
    strength: int | None  # from 1 to 5; null for a bot for simulations
    measured: MeasuredStrength | None  # null for a bot for simulations
    usual: bool  # whether it is the default opponent


class GameInfo(Struct):
    id: str
    version: int
    name: str
    about: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]


class Why(Struct):
    rule: str
    text: str


class Refused(Struct):
    """The body of every error."""

    error: str
    why: Why | None = None
