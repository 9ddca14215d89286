"""Moves as text, and why one is refused.

    bid 3            a secret bid of three coins
    start 2          player 2 is to start (only when the winner of the bid chooses)
    neutral 8        a neutral army in region 8
    take 2           the second card of the row
    add 7            a new army in region 7
    move 3-4         an army from region 3 to region 4, over land or sea
    city 5           a city in region 5
    destroy 4 2      an army of player 2 in region 4; `destroy 4 neutral` one of nobody
    done             end this action

Players are numbered from 1 as they sit. Chance is written as the id of the card that is dealt, as
`token ruby` for the token laid in the next triangle, and as `lot 2` when the lot falls to player 2.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import IllegalMove, NotAMove
from koruna.engine.notation import read_number
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE
from koruna.games.eight_minute_empire.rules.cards import GOODS, IDS
from koruna.games.eight_minute_empire.rules.numbers import (
    ADDS,
    BIDS,
    CITIES,
    DESTROYS,
    DONE,
    LOTS,
    MARCHES,
    MOST_SEATS,
    NEUTRAL,
    NEUTRALS,
    OWNERS,
    STARTS,
    TAKES,
    TOKENS,
)
from koruna.games.eight_minute_empire.rules.refusals import why_not_move
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire

GAME: Final = "eight_minute_empire"
NOBODYS: Final = "neutral"
MOST_BID: Final = 14
MOST_REGIONS: Final = 25


class ParsedMove:
    """A move as the text gives it: what is done, and the numbers in it."""

    word: str
    first: int  # coins, a place in the row, a region, or a seat
    second: int  # the region a march arrives at, or the owner of an army

    def __init__(self, word: str, first: int = 0, second: int = 0) -> None:
        self.word = word
        self.first = first
        self.second = second


# --- writing ------------------------------------------------------------------------------


def write(state: EightMinuteEmpire, move: int) -> str:
    if state.turn() == CHANCE:
        return write_chance(move)
    if move == DONE:
        return "done"
    if move <= TAKES:
        return f"bid {move - BIDS}"
    if move < DONE:
        return f"take {move - TAKES}"
    if move <= CITIES:
        return f"add {move - ADDS}"
    if move < MARCHES:
        return f"city {move - CITIES}"
    if move < STARTS:
        side = state.setup.side
        return f"move {side.departs[move - MARCHES]}-{side.arrives[move - MARCHES]}"
    if move <= NEUTRALS:
        return f"start {move - STARTS + 1}"
    if move < DESTROYS:
        return f"neutral {move - NEUTRALS}"
    region, owner = divmod(move - DESTROYS, OWNERS)
    return f"destroy {region + 1} {NOBODYS if owner == NEUTRAL else owner + 1}"


def write_chance(outcome: int) -> str:
    if outcome >= LOTS:
        return f"lot {outcome - LOTS + 1}"
    return f"token {GOODS[outcome - TOKENS]}" if outcome >= TOKENS else IDS[outcome]


# --- reading ------------------------------------------------------------------------------


def read(state: EightMinuteEmpire, text: str, seat: int) -> int:
    if seat == CHANCE:
        return read_chance(text)
    return number_of(state, parse(text), text)


def parse(text: str) -> ParsedMove:
    """Parse a move without looking at the state: its regions may not be on this board."""
    words = text.split()
    if words == ["done"]:
        return ParsedMove("done")
    if len(words) == 3 and words[0] == "destroy":
        owner = NEUTRAL if words[2] == NOBODYS else read_number(words[2], 1, MOST_SEATS, text, GAME) - 1
        return ParsedMove("destroy", read_number(words[1], 1, MOST_REGIONS, text, GAME), owner)
    if len(words) != 2:
        raise NotAMove(text, GAME)
    word, argument = words
    if word == "move":
        departs, _, arrives = argument.partition("-")
        return ParsedMove(
            word, read_number(departs, 1, MOST_REGIONS, text, GAME), read_number(arrives, 1, MOST_REGIONS, text, GAME)
        )
    if word == "bid":
        return ParsedMove(word, read_number(argument, 0, MOST_BID, text, GAME))
    if word == "take":
        return ParsedMove(word, read_number(argument, 1, DONE - TAKES - 1, text, GAME))
    if word == "start":
        return ParsedMove(word, read_number(argument, 1, MOST_SEATS, text, GAME) - 1)
    if word in ("add", "city", "neutral"):
        return ParsedMove(word, read_number(argument, 1, MOST_REGIONS, text, GAME))
    raise NotAMove(text, GAME)


def number_of(state: EightMinuteEmpire, move: ParsedMove, text: str) -> int:
    if move.word == "done":
        return DONE
    if move.word == "bid":
        return BIDS + move.first
    if move.word == "take":
        return TAKES + move.first
    if move.word == "start":
        return STARTS + move.first
    if move.word == "add":
        return ADDS + move.first
    if move.word == "city":
        return CITIES + move.first
    if move.word == "neutral":
        return NEUTRALS + move.first
    if move.word == "destroy":
        return DESTROYS + (move.first - 1) * OWNERS + move.second
    march = state.setup.side.march(move.first, move.second)
    if march < 0:
        raise IllegalMove(text, Reason("not-adjacent"), GAME)
    return MARCHES + march


def read_chance(text: str) -> int:
    word, _, argument = text.partition(" ")
    if word == "token" and argument in GOODS:
        return TOKENS + GOODS.index(argument)
    if word == "lot":
        return LOTS + read_number(argument, 1, MOST_SEATS, text, GAME) - 1
    if text not in IDS:
        raise NotAMove(text, GAME)
    return IDS.index(text)


def why_not(state: EightMinuteEmpire, text: str, seat: int) -> Reason | None:
    move = parse(text)
    return why_not_move(state, move.word, move.first, move.second, seat)
