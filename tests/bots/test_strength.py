"""The measured strength of the five levels, as a game keeps it."""

from __future__ import annotations

import pytest

from koruna.bots import LEVELS
from koruna.bots.strength import NOTHING, Measured, measured, read_strength
from koruna.engine.library import game_ids


def test_a_file_tells_what_was_measured_and_no_more() -> None:
    assert read_strength("# nothing yet\n") == {}
    found = read_strength("[eliska]\nwins = 64\ngames = 400\n[libuse]\nseconds = 1.5\n")
    assert found == {"eliska": Measured(64.0, 400, None), "libuse": Measured(None, None, 1.5)}


@pytest.mark.parametrize(
    "text",
    [
        "[greedy]\nseconds = 1",
        "eliska = 3",
        "[eliska]\nelo = 1500",
        "[eliska]\nwins = 64",
        "[eliska]\ngames = 400",
        "[eliska]\nwins = 101\ngames = 400",
        "[eliska]\nwins = 64\ngames = 0",
        "[eliska]\nseconds = -1",
        "[premysl]\nwins = 64\ngames = 400",
    ],
)
def test_anything_else_in_it_is_a_mistake(text: str) -> None:
    with pytest.raises(ValueError, match=":"):
        read_strength(text)


def test_the_files_of_all_games_can_be_read() -> None:
    for id in game_ids():
        assert measured(id, "greedy") == NOTHING
        for level in LEVELS:
            wins = measured(id, level).wins
            assert wins is None or wins >= 50, f"{level} of {id} is weaker than the level below"
