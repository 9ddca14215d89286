"""Scenes of a game, such as battles: the latest in a panel, older ones from their line in the chronicle."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from koruna.engine.event import Event
from koruna.engine.game import Game
from koruna.engine.scene import Scene
from koruna.locale import words
from koruna.table.live.live_table import Live

MOST = 3  # in the panel
MARKS = 3 * MOST  # events that may begin a scene; enough to find that many scenes
LONGEST = 150  # events of a scene


def last_scenes(table: Live, seat: int, language: str, called: list[str]) -> list[Scene]:
    """The newest first."""
    events, kinds = table.events_seen(seat), set(table.match.game.scene_kinds)
    marked: list[int] = []
    for at in range(len(events) - 1 if kinds else -1, -1, -1):
        if events[at].kind in kinds:
            marked.append(at)
            if len(marked) > MARKS:
                break
    if not marked:
        return []
    found = scenes_among(table, seat, language, called, marked[-1], marked[0] + LONGEST)
    return found[: -MOST - 1 : -1]


def scene_with(table: Live, seat: int, language: str, called: list[str], event: int) -> Scene | None:
    """The scene that an event belongs to."""
    found = scenes_among(table, seat, language, called, max(0, event - LONGEST), event + LONGEST)
    return next((scene for scene in found if scene.has(event)), None)


def scenes_among(table: Live, seat: int, language: str, called: list[str], first: int, end: int) -> list[Scene]:
    """The scenes among some events, filtered for a seat or a spectator."""
    events = tuple(table.events_seen(seat)[first:end])
    known = tuple([(at, seat in event.knows) for at, event in enumerate(events) if event.secret])
    return known_scenes(table.match.game, tuple(table.head.options.items()), events, known, first, language, (*called,))


@lru_cache(maxsize=128)
def known_scenes(
    game: Game,
    options: tuple[tuple[str, bool | str], ...],
    events: tuple[Event, ...],
    known: tuple[tuple[int, bool], ...],
    first: int,
    language: str,
    called: tuple[str, ...],
) -> list[Scene]:
    """Cached for viewers with the same knowledge: `known` are the events with secrets, and whether the viewer knows
    them."""
    seen = [Event(event.kind, event.seat, event.facts) for event in events]
    for at, knows in known:
        if knows:
            seen[at].facts = {**events[at].facts, **events[at].secret}
    return game.scenes(seen, first, dict(options), language, [*called])


def draw_panel(scenes: list[Scene], language: str, game: str) -> str:
    if not scenes:
        return ""
    title = escape(words(language, game).say("at-scenes"))
    shown = "".join(
        [
            f'<details class="scene" data-scene="{scene.first()}"><summary><b>{escape(scene.title)}</b>'
            f"<span>{escape(scene.outcome)}</span></summary>{draw_beats(scene)}</details>"
            for scene in scenes
        ]
    )
    return f'<section class="panel scenes"><h2>{title}</h2>{shown}</section>'


def draw_beats(scene: Scene) -> str:
    return f'<ol class="beats">{"".join([beat.html for beat in scene.beats])}</ol>'
