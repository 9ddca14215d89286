"""Every event of every game is heard or silent on purpose."""

from __future__ import annotations

import re
from importlib.resources import files

from koruna.engine.game import Game
from koruna.look.sounds import SILENCE, SOUNDS, sound_of
from tests.laws.tables import every_game
from tests.locale.fluent_files import messages


@every_game
def test_every_event_has_a_sound_or_is_silent_on_purpose(game: Game) -> None:
    events = {message.id.name for message in messages(game.id, "en") if message.id.name.startswith("event-")}
    assert {sound_of(game.id, event) for event in events} <= {SILENCE, *SOUNDS}
    assert len(events) > 3


def test_the_page_can_make_every_sound_and_knows_which_is_the_most_important() -> None:
    script = files("koruna.table").joinpath("static", "sounds.js").read_text("utf-8")
    made = script[script.index("const made") : script.index("const order")]
    assert re.findall(r"^  (\w+)\(place\)", made, re.MULTILINE) == SOUNDS
