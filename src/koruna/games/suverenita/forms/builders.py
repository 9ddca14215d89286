"""How fast a number of builders completes a site, from the text of a move (12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.games.suverenita.forms.parsed_move import ParsedMove
from koruna.games.suverenita.rules.numbers import BUILDINGS
from koruna.games.suverenita.rules.setup import FIRST_GAME, MODES

if TYPE_CHECKING:
    from koruna.games.suverenita.forms.view import SuverenitaView
    from koruna.games.suverenita.rules.values import Values

FINISHED = 100  # per cent


def progress_of(view: SuverenitaView, move: ParsedMove) -> dict[str, int | str]:
    """How many builders a season's work needs, and in how many seasons all builders there finish it; 0 for never.

    A move that makes no progress is listed last.
    """
    values = view.values
    content = next(
        content for content, place in zip(view.fields, view.map.fields, strict=True) if place.id == move.fields[0]
    )
    working = workers(values, move.level, move.count)
    if move.word == "join":
        building, done = content.site, content.site_done
        working += sum([workers(values, units.level, units.count) for units in content.stacks if units.place == "site"])
    else:
        building = move.named["building"]
        done = values.quick_site_start if view.mode == MODES[FIRST_GAME] else values.site_start
    least = max(1, values.build_least[BUILDINGS.index(building)])
    each = working // least * values.site_step
    seasons = -(-(FINISHED - done) // each) if each else 0
    return {"least": least, "seasons": seasons, "last": int(not seasons)}


def workers(values: Values, level: str, count: int) -> int:
    """Elites count twice (12.1)."""
    return count * values.elite_counts if level == "elite" else count
