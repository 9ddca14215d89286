"""The faces of the opponents."""

from __future__ import annotations

import re

from koruna.bots import LEVELS
from koruna.look.faces import FACES, crest, face
from koruna.look.symbols import definitions


def test_every_level_has_a_face_of_its_own() -> None:
    assert list(FACES) == list(LEVELS)
    drawings = [re.sub("k-face-[a-z]+", "", definitions()[face(level)]) for level in LEVELS]
    assert len(set(drawings)) == len(LEVELS)
    assert face("greedy") == face("random") == "u-bot"


def test_two_seats_with_the_same_face_differ_by_colour_and_arms() -> None:
    second, third = crest(1, "libuse"), crest(2, "libuse")
    assert second.count("#k-face-libuse") == third.count("#k-face-libuse") == 1
    assert 'class="i p2"' in second
    assert "#k-arms-2" in second
    assert 'class="i p3"' in third
    assert "#k-arms-3" in third
    assert "var(--p,#9b9186)" in definitions()["k-face-libuse"], "its ring has the colour of the seat"


def test_people_and_bots_for_simulations_have_arms_only() -> None:
    assert crest(0) == crest(0, "greedy") == '<svg class="i" aria-hidden="true"><use href="#k-arms-1"/></svg>'
