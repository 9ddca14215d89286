"""The names of the regions in every language, from `data/names.csv`. Moves use ids such as `a3`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from koruna.games.tiny_epic_kingdoms.rules.reading import rows
from koruna.locale import LANGUAGES, Named

if TYPE_CHECKING:
    from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView


@cache
def names_of(side: str) -> list[dict[str, str]]:
    """By region of a side of a card, counted from 0."""
    return [
        {language: row[f"name_{language}"] for language in LANGUAGES}
        for row in rows("names.csv")
        if row["side"] == side
    ]


def region_name(side: str, id: str) -> Named:
    """A region as a fact of a sentence, by its side and its id in moves."""
    return Named(names_of(side)[int(id[1:]) - 1], id)


def region_name_in(view: TinyEpicKingdomsView, id: str) -> Named:
    """The same for a region on the table."""
    [side] = [territory.side for territory in view.territories if territory.letter == id[0]]
    return region_name(side, id)
