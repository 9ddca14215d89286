"""Scenes: events worth watching step by step, such as a battle; animated as they happen, and readable afterwards."""

from __future__ import annotations


class Beat:
    """One step of a scene, made of consecutive events."""

    events: list[int]  # their indices
    html: str
    text: str  # the same as a line of plain text

    def __init__(self, events: list[int], html: str, text: str) -> None:
        self.events = events
        self.html = html
        self.text = text

    def __reduce__(self) -> tuple[object, ...]:
        return Beat, (self.events, self.html, self.text)


class Scene:
    title: str
    outcome: str  # how it ended, in a sentence; "" while it goes on
    beats: list[Beat]  # at least one; the index of its first event identifies the scene

    def __init__(self, title: str, outcome: str, beats: list[Beat]) -> None:
        self.title = title
        self.outcome = outcome
        self.beats = beats

    def __reduce__(self) -> tuple[object, ...]:
        return Scene, (self.title, self.outcome, self.beats)

    def first(self) -> int:
        return self.beats[0].events[0]

    def has(self, event: int) -> bool:
        return any(event in beat.events for beat in self.beats)
