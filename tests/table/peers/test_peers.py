"""Processes tell each other what they know, though messages get lost and processes come and go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import pytest

from koruna.table.peers import peers as module
from koruna.table.peers.peers import SECONDS_BETWEEN_COMPLETE_NEWS, SECONDS_OF_SILENCE, Peers, Shared


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    return clock


class Words(Shared):
    """Something to share: words that each process says, and what it heard of the others."""

    item = str

    def __init__(self) -> None:
        self.said: list[str] = []
        self.unsent: list[str] = []
        self.heard: dict[str, list[str]] = {}

    def say(self, *words: str) -> None:
        self.said += words
        self.unsent += words

    def news(self) -> Sequence[str]:
        unsent, self.unsent = self.unsent, []
        return unsent

    def everything(self) -> Sequence[str]:
        return self.said

    def receive(self, peer: str, items: Sequence[str], complete: bool) -> None:
        self.heard.setdefault(peer, []).extend(items)

    def forget(self, peer: str) -> None:
        self.heard.pop(peer, None)


class Process:
    def __init__(self, room: list[Process]) -> None:
        self.peers, self.words, self.room = Peers(), Words(), room
        self.is_cut_off = False
        self.sent: list[str] = []
        self.peers.share("words", self.words)
        self.peers.wire = self
        room.append(self)

    def send(self, text: str) -> None:
        self.sent.append(text)
        for process in self.room:  # also to itself, as PostgreSQL does
            if not self.is_cut_off and not process.is_cut_off:
                process.peers.receive(text)

    def heard(self) -> list[str]:
        return sorted(word for words in self.words.heard.values() for word in words)


def two_after_rain() -> tuple[Process, Process]:
    """Two processes, of which the first has told the second a word."""
    room: list[Process] = []
    one, two = Process(room), Process(room)
    one.words.say("rain")
    for _ in range(2):
        round_of(one, two)
    return one, two


def round_of(*processes: Process) -> None:
    for process in processes:
        process.peers.broadcast_news()
        process.peers.forget_silent()


@pytest.mark.usefixtures("clock")
def test_news_are_told_once_and_not_heard_by_oneself() -> None:
    room: list[Process] = []
    one, two = Process(room), Process(room)
    for _ in range(3):
        round_of(one, two)
    one.words.say("rain")
    for _ in range(3):
        round_of(one, two)
    assert (one.heard(), two.heard()) == ([], ["rain"])


def test_whoever_begins_is_told_everything(clock: Clock) -> None:
    room: list[Process] = []
    one = Process(room)
    one.words.say("rain", "wind")
    round_of(one)
    clock.now += 1
    two = Process(room)
    two.words.say("sun")
    for _ in range(2):
        round_of(one, two)
    assert (one.heard(), two.heard()) == (["sun"], ["rain", "wind"])


def test_what_was_lost_on_the_way_is_told_again(clock: Clock) -> None:
    one, two = two_after_rain()
    one.is_cut_off = True
    one.words.say("wind")
    one.words.said.remove("rain")
    round_of(one)
    one.is_cut_off = False
    round_of(one, two)
    assert two.heard() == ["rain"]
    clock.now += SECONDS_BETWEEN_COMPLETE_NEWS
    round_of(one)
    assert two.heard() == ["wind"], "and what is no longer true is forgotten"


def test_whoever_is_silent_is_forgotten(clock: Clock) -> None:
    _, two = two_after_rain()
    clock.now += SECONDS_OF_SILENCE
    round_of(two)
    assert two.heard() == ["rain"]
    clock.now += 0.1
    round_of(two)
    assert two.heard() == []
    assert two.peers.heard == {}


@pytest.mark.usefixtures("clock")
def test_a_message_fits_into_a_notification_of_postgresql() -> None:
    room: list[Process] = []
    one, two = Process(room), Process(room)
    words = [f"{number} {'ž' * 200}" for number in range(500)]
    one.words.say(*words)
    round_of(one, two, one)
    assert max(len(text.encode()) for text in one.sent) < 8000
    assert two.words.heard[one.peers.me] == words, "told as news, and then once more as everything"


def test_a_message_of_another_version_is_logged_once_and_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    one = Process([])
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            one.peers.receive('{"by": "other", "about": "words", "items": [17]}')
            one.peers.receive('{"by": "other", "about": "weather", "items": [17]}')
    assert len(caplog.records) == 1
    assert one.heard() == []


def test_a_process_that_is_alone_forgets_its_news() -> None:
    one = Process([])
    one.peers.wire = None
    one.words.say("rain")
    round_of(one)
    assert (one.words.unsent, one.sent) == ([], [])


@pytest.mark.usefixtures("clock")
def test_what_fails_of_one_thing_keeps_nobody_from_hearing_of_the_others(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Words):
        def news(self) -> Sequence[str]:
            raise ValueError("broken")

    room: list[Process] = []
    one, two = Process(room), Process(room)
    one.peers.shared = {"broken": Broken(), **one.peers.shared}
    one.words.say("rain")
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            round_of(one, two)
    assert two.heard() == ["rain"]
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("clock")
def test_whoever_says_goodbye_or_is_said_to_be_gone_is_forgotten_at_once() -> None:
    one, two = two_after_rain()
    gone: list[str] = []
    two.peers.when_gone = lambda: gone.append("gone")
    one.peers.say_goodbye()
    one.words.say("wind")
    one.peers.broadcast_news()
    assert (two.heard(), two.peers.heard, gone) == ([], {}, ["gone"])
    one, two = two_after_rain()
    two.peers.when_gone = lambda: gone.append("gone")
    for _ in range(2):
        two.peers.forget(one.peers.me)
    assert (two.heard(), gone) == ([], ["gone"] * 2), "once each"


@pytest.mark.usefixtures("clock")
def test_what_cannot_be_forgotten_keeps_nobody_from_forgetting_the_rest(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Words):
        def forget(self, peer: str) -> None:
            raise ValueError("cannot forget")

    one, two = two_after_rain()
    two.peers.shared = {"broken": Broken(), **two.peers.shared}
    two.peers.forget(one.peers.me)
    assert two.heard() == []
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("clock")
def test_an_item_that_is_too_long_for_a_message_is_dropped_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    room: list[Process] = []
    one, two = Process(room), Process(room)
    one.words.say("x" * 9000, "rain")
    for _ in range(3):
        round_of(one, two)
    assert {*two.heard()} == {"rain"}
    assert max(len(text) for text in one.sent) < 8000
    assert len(caplog.records) == 1


@pytest.mark.usefixtures("clock")
def test_news_can_be_told_at_once() -> None:
    one, two = two_after_rain()
    one.words.say("wind")
    one.words.broadcast_now()
    assert two.heard() == ["rain", "wind"]


@pytest.mark.usefixtures("clock")
def test_who_is_alone_waits_for_nobody_to_hear(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(Peers().until_heard())
    assert waited == []
    asyncio.run(two_after_rain()[0].peers.until_heard())
    assert waited == [module.SECONDS_UNTIL_HEARD]
