"""Tables in the middle of a game, written into the store of a running server."""

from __future__ import annotations

from random import Random

import koruna
from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.table.live.live_table import Live
from koruna.table.log_lines import LogLine, Name, Seed, Stop
from koruna.table.store.store import Head, Store
from tests.table.keys import key_lines, key_of

SEEDS = range(1, 100)
FEW_SEEDS, MOST_DECISIONS = 2, 250  # for tables of all kinds of decisions


def table_at(
    store: Store,
    game: str,
    seats: int,
    step: str = "",
    options: Options | None = None,
    after: int = 0,
    stops: str = "",
    also: str = "",
) -> str:
    """The link of the first seat of a table where a step of the game ("" for any) has come to it, by random moves.

    `after` is the least number of decisions before it, so that there is something on the board; `stops` names a
    question that all want to be asked; `also` tells the tables of different tests apart.
    """
    version = koruna.game(game).version
    name = "-".join(
        [game, step, str(seats), *[str(value) for value in (options or {}).values()], *filter(None, [also])]
    )
    head = Head(name[-32:], game, version, options or {}, seats)
    for seed in SEEDS:
        log: list[LogLine] = [Name(seat, f"Player{seat}") for seat in range(seats)]
        log += [Stop(seat, stops) for seat in range(seats) if stops]
        log += Live(head, [*log, Seed(str(seed))]).deal()
        if play_to(Live(head, [*log, Seed(str(seed))]), log, step, after, Random(f"{step} {seed}")):
            store.create(head, [*log, *key_lines(seats)], listed=False)
            return f"/t/{head.id}/sit/{key_of(0)}"
    raise AssertionError(f"the step {step} never came")


def play_to(table: Live, log: list[LogLine], step: str, after: int, rng: Random) -> bool:
    """Whether the step came; the moves up to it are appended to the log."""
    decisions = 0
    while not table.match.over():
        state = table.match.state
        if 0 in state.waiting() and decisions >= after and step in ("", state.view(0).step):
            return True
        seat = rng.choice(state.waiting())
        lines, _ = table.move(state.write(rng.choice(state.moves(seat)), seat), seat)
        table.read(lines)
        log += lines
        decisions += 1
    return step == "over"


def tables_of_all_kinds(store: Store, game: Game) -> dict[str, str]:
    """By step the link of the first seat of a table where that step has come to it, for those that come soon in a game
    of about three players."""
    seats = min(game.seats, key=lambda number: abs(number - 3))
    found: dict[str, str] = {}
    for seed in SEEDS[:FEW_SEEDS]:
        names: list[LogLine] = [Name(seat, f"Player{seat}") for seat in range(seats)]
        head = Head("", game.id, game.version, dict(game.at_once), seats)
        log = [*names, *Live(head, [*names, Seed(str(seed))]).deal()]
        table, rng = Live(head, [*log, Seed(str(seed))]), Random(seed)
        for _ in range(MOST_DECISIONS):
            if table.match.over():
                break
            state = table.match.state
            step = state.view(0).step
            if 0 in state.waiting() and step not in found:
                kept = Head(f"{game.id}-{step}-kind"[-32:], game.id, game.version, head.options, seats)
                store.create(kept, [*log, *key_lines(seats)], listed=False)
                found[step] = f"/t/{kept.id}/sit/{key_of(0)}"
            seat = rng.choice(state.waiting())
            lines, _ = table.move(state.write(rng.choice(state.moves(seat)), seat), seat)
            table.read(lines)
            log += lines
    return found
