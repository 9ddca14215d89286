"""Secret decisions change nothing that uninvolved viewers can request."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import koruna
from koruna.engine.game import Game
from koruna.engine.state import SPECTATOR
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import table_now
from koruna.table.log_lines import Seed
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.pages.replay_moments import moments
from koruna.table.store.store import Head
from tests.how_many import how_many
from tests.laws.tables import TABLES, Table, every_game

WALKS = how_many(interpreted=1, compiled=2, nightly=40)
LONG = how_many(interpreted=40, compiled=120, nightly=400)  # moves of a walk
LOOKED_AT = 0.3  # share of moves before and after which everything is compared
UNDONE = 0.15  # share of moves that are taken back at once, if that is possible
FEW = 4


def seen(table: Live, viewer: int) -> Iterator[tuple[str, object]]:
    """Everything that a viewer can ask for."""
    own = [] if viewer == SPECTATOR else [viewer]
    now = table_now(table, viewer, own, "en", [])
    yield "json", now
    yield "record", table.record(viewer).text()
    yield "moments", len(moments(table, viewer))
    yield "page", parts_of(PageContext(table, viewer, own, "en"))


def walk(table: Table, rng: Random) -> int:
    """How many changes somebody did not see."""
    head = Head("any", table.game.id, table.game.version, table.options, table.seats)
    start = [Seed(str(rng.random()))]
    live = Live(head, [*start, *Live(head, start).deal()])
    unseen = 0
    for _ in range(LONG):
        waiting = live.match.state.waiting()
        if not waiting:
            break
        seat = rng.choice(waiting)
        state = live.match.state
        try:
            takes_back = rng.random() < UNDONE and live.undo(seat)
        except koruna.Trouble:
            takes_back = []
        lines = takes_back or live.move(state.write(rng.choice(state.moves(seat)), seat), seat)[0]
        viewers = [*range(table.seats), SPECTATOR] if rng.random() < LOOKED_AT else []
        before = {viewer: (counted(live, viewer), dict(seen(live, viewer))) for viewer in viewers}
        live.read(lines)
        for viewer, (count, known) in before.items():
            if counted(live, viewer) == count:
                unseen += 1
                for what, now in seen(live, viewer):
                    assert now == known[what], (table, viewer, what, lines)
        assert live.visible_lines.count([seat]) > 0
    return unseen


def counted(live: Live, viewer: int) -> int:
    return live.visible_lines.count([] if viewer == SPECTATOR else [viewer])


@every_game
def test_whoever_is_told_of_nothing_sees_nothing(game: Game) -> None:
    tables = [table for table in TABLES if table.game is game and 1 < table.seats <= FEW]
    unseen = 0
    for number in range(WALKS):
        rng = Random(f"sightings {game.id} {number}")
        unseen += walk(rng.choice(tables), rng)
    if game.id in ("wonderful_kingdom", "suverenita") and koruna.compiled:
        assert unseen, "much is decided in secret there"
