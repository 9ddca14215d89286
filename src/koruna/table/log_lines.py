"""The lines of a table's log: a struct for every kind, and the codec between them and the stored text.

    0 claim 17          Move: a move, as in a record
    * 42                Chance: what chance brought
    auto 0 done         Auto: a move that the table made for seat 0, which had nothing to decide
    undo 12             Undo: back to the first 12 moves, chance included
    retract 0           Retract: seat 0 takes its last move back, and what others decided meanwhile stays
    ask 0 12            Ask: seat 0 asks the others for an undo to there
    agree 1             Agree: seat 1 agrees; once all people have, the undo follows
    refuse 1            Refuse: seat 1 does not, so the move stands
    back 0 12           Back: seat 0, alone with bots, undoes to there although new information was revealed
    name 1 Eva          Name: who sits there now
    bot 1 greedy        BotPlays: a bot plays for that seat
    person 1            PersonPlays: the bot hands it back
    failed 1 late       BotFailed: the bot of seat 1 crashed, was late or made an illegal move, so another moves for it
    thought 1 412       BotStopped: time was up after that many iterations of thinking about its next move
    pace 0.2            Pace: the least time a bot takes for a move, in seconds
    seed blue moon      Seed: the seed of what chance brings and bots do, if somebody chose it
    secret 3f2a…        Secret: a random seed, if nobody did; before the end it never leaves the server
    gather              Gather: the game starts when all people have sat down and given a value
    value 1 c0ffee…     SeedValue: what seat 1 adds to the seed
    begin               Begin: all are there; from here on the seed is the secret with all values
    position kingdo…    StartPosition: the game starts from this position, or goes on from it with newer rules
    stop 0 herds        Stop: seat 0 wants to be asked about its herds, which is skipped by default
    skip 0 herds        Skip: seat 0 no longer wants to
    rest 0              Rest: seat 0 does nothing more this season
    hint 0              HintAsked: seat 0 asked what a bot would do; the game stays as it is
    host 9f86d0…        Host: the holder of the key with this hash may invite people and free seats
    key 1 9f86d0…       SeatKey: the holder of the key with this hash has seat 1; its invitation is used up
    invite 1 9f86d0…    Invite: the one-time token with this hash gives seat 1
    withdraw 1          Withdraw: the invitation to seat 1 no longer works
    free 1              Free: nobody has seat 1 any more
    rematch 9f86d08…    Rematch: the table of the rematch
    clock 120           Clock: seconds that people have for a decision; then a bot plays for them
    clock-game 1800     GameClock: the same for all decisions of a person together
    more-time 0         MoreTime: seat 0 gives the others more time (see live/terms.py)
    talk none           Talk: what people at the table may say to each other: all, reactions, none (see live/remarks.py)
    delay 10            Delay: by how many moves spectators see the game late
    end-asked 0         EndAsked: seat 0 wants to end the game, which waits for an absent player
    ended               Ended: all remaining players wanted that
    closed              Closed: the operator ended the game
    lesson rows         LessonBegins: the table is this lesson of its game; always the first line
    step-read 3         StepRead: the learner has read step 3 of it, which asks for no move
    lesson-puzzle {…    PuzzleBegins: the table is this puzzle, as JSON; always the first line
    lesson-try {"mo…    PuzzleTried: how good a move is that somebody tried there, as JSON
    version 2           Version: from here on version 2 of the rules applies, which allows everything played before

A line is its fields separated by single spaces, the last field being the rest of the line. Existing databases contain
this text, so new kinds of lines may be added but old ones stay. Only the store sees text.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from koruna.engine.state import CHANCE

Count = Annotated[int, Meta(ge=0)]


class LogLine(Struct, frozen=True, array_like=True):
    """A change at a table."""


class Move(LogLine, tag="move", frozen=True):
    seat: Count
    text: str


class Chance(LogLine, tag="chance", frozen=True):
    text: str


class Auto(LogLine, tag="auto", frozen=True):
    seat: Count
    text: str


class Undo(LogLine, tag="undo", frozen=True):
    length: Count


class Retract(LogLine, tag="retract", frozen=True):
    seat: Count


class Ask(LogLine, tag="ask", frozen=True):
    seat: Count
    length: Count


class Agree(LogLine, tag="agree", frozen=True):
    seat: Count


class Refuse(LogLine, tag="refuse", frozen=True):
    seat: Count


class Back(LogLine, tag="back", frozen=True):
    seat: Count
    length: Count


class Name(LogLine, tag="name", frozen=True):
    seat: Count
    name: str


class BotPlays(LogLine, tag="bot", frozen=True):
    seat: Count
    level: str


class PersonPlays(LogLine, tag="person", frozen=True):
    seat: Count


class BotFailed(LogLine, tag="failed", frozen=True):
    seat: Count
    why: str


class BotStopped(LogLine, tag="thought", frozen=True):
    seat: Count
    iterations: Count


class AboutTerms(LogLine, frozen=True):
    """The settings of a table."""


class Pace(AboutTerms, tag="pace", frozen=True):
    seconds: Annotated[float, Meta(ge=0)]


class Seed(LogLine, tag="seed", frozen=True):
    seed: str


class Secret(LogLine, tag="secret", frozen=True):
    seed: str


class Gather(LogLine, tag="gather", frozen=True):
    pass


class SeedValue(LogLine, tag="value", frozen=True):
    seat: Count
    value: str


class Begin(LogLine, tag="begin", frozen=True):
    pass


class StartPosition(LogLine, tag="position", frozen=True):
    text: str


class Stop(LogLine, tag="stop", frozen=True):
    seat: Count
    stop: str


class Skip(LogLine, tag="skip", frozen=True):
    seat: Count
    stop: str


class Rest(LogLine, tag="rest", frozen=True):
    seat: Count


class HintAsked(LogLine, tag="hint", frozen=True):
    seat: Count


class Version(LogLine, tag="version", frozen=True):
    version: Count


class AboutKeys(LogLine, frozen=True):
    """Who may sit where."""


class Host(AboutKeys, tag="host", frozen=True):
    digest: str


class SeatKey(AboutKeys, tag="key", frozen=True):
    seat: Count
    digest: str


class Invite(AboutKeys, tag="invite", frozen=True):
    seat: Count
    digest: str


class Withdraw(AboutKeys, tag="withdraw", frozen=True):
    seat: Count


class Free(AboutKeys, tag="free", frozen=True):
    seat: Count


class Rematch(LogLine, tag="rematch", frozen=True):
    table: str


class Clock(AboutTerms, tag="clock", frozen=True):
    limit: Count  # in seconds


class GameClock(AboutTerms, tag="clock-game", frozen=True):
    limit: Count  # in seconds


class MoreTime(AboutTerms, tag="more-time", frozen=True):
    seat: Count


class Talk(AboutTerms, tag="talk", frozen=True):
    allowed: str


class Delay(AboutTerms, tag="delay", frozen=True):
    moves: Count


class EndAsked(LogLine, tag="end-asked", frozen=True):
    seat: Count


class Ended(LogLine, tag="ended", frozen=True):
    pass


class Closed(LogLine, tag="closed", frozen=True):
    pass


class AboutLesson(LogLine, frozen=True):
    """A learner's progress."""


class LessonBegins(AboutLesson, tag="lesson", frozen=True):
    name: str


class StepRead(AboutLesson, tag="step-read", frozen=True):
    step: Count


class PuzzleBegins(AboutLesson, tag="lesson-puzzle", frozen=True):
    puzzle: str


class PuzzleTried(AboutLesson, tag="lesson-try", frozen=True):
    found: str


class Unreadable(LogLine, tag="unreadable", frozen=True):
    """A line that is damaged, lost (""), or of a kind that only a later version knows."""

    text: str


AboutAsking = Stop | Skip | Rest  # what a person says about being asked
# Kinds whose text starts with their tag.
TAGGED: list[type[LogLine]] = [
    *(Auto, Undo, Retract, Ask, Agree, Refuse, Back, Name, BotPlays, PersonPlays, Pace, Seed, Secret),
    *(StartPosition, Stop, Skip, Rest, HintAsked, Version, Host, SeatKey, Invite, Withdraw, Free, Rematch),
    *(Gather, SeedValue, Begin, Clock, GameClock, MoreTime, Talk, Delay, EndAsked, Ended, Closed, BotFailed),
    *(BotStopped, LessonBegins, StepRead, PuzzleBegins, PuzzleTried),
]
# Lines before a position are not replayed.
PLAYED = (
    *(Move, Chance, Auto, Undo, Back, Retract, Ask, Agree, Refuse, Rest, HintAsked, Version, StartPosition),
    *(BotFailed, BotStopped),
)
BY_TAG = {str(kind.__struct_config__.tag): kind for kind in TAGGED}


def encode(line: LogLine) -> str:
    """The stored text of a line."""
    match line:
        case Move(seat, text):
            return f"{seat} {text}"
        case Chance(text):
            return f"* {text}"
        case Unreadable(text):
            return text
    return " ".join(map(str, msgspec.to_builtins(line)))


def decode(text: str) -> LogLine:
    """The line for a stored text."""
    word, _, rest = text.partition(" ")
    if word == "*":
        return Chance(rest)
    if word.isascii() and word.isdigit():
        return Move(int(word), rest)
    kind = BY_TAG.get(word)
    if kind is None:
        return Unreadable(text)
    fields = text.split(" ", len(kind.__struct_fields__))
    try:
        return msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError:
        return Unreadable(text)


def line_of_move(by: int, text: str, auto: bool = False) -> LogLine:
    """The line for a line of the record, made by a seat or by chance."""
    if by == CHANCE:
        return Chance(text)
    return Auto(by, text) if auto else Move(by, text)
