"""The supervisor of several processes, without the processes: which of them it starts again, and what it tells them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from koruna.engine.errors import Trouble
from koruna.table import supervisor
from koruna.table.peers import worker as links
from koruna.table.peers.worker import ALIVE, DRAIN, GO_ON, Worker
from koruna.table.serve import bind
from koruna.table.supervisor import MOST_BEATS_MISSED, Supervisor, signals_for_the_supervisor

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="several processes cannot share a port"),
]
PATIENCE = 10


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "SECONDS_UNTIL_RESTART", 0.01)


class Pretended:
    """What the supervisor knows of a process, and its end of the link."""

    pid = None
    exitcode: int | None = None

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.sentinel, self.ending = os.pipe()
        self.heard = b""

    def start(self) -> None:
        self.link = self.worker.link.dup()
        self.link.setblocking(False)

    def say(self, line: bytes) -> None:
        self.link.sendall(line)

    def has_heard(self, line: bytes) -> bool:
        with suppress(BlockingIOError):
            self.heard += self.link.recv(1 << 20)
        return line in self.heard

    def end(self, code: int) -> None:
        self.exitcode = code
        self.link.close()
        os.close(self.ending)

    def kill(self) -> None:
        self.end(-signal.SIGKILL)

    def join(self) -> None:
        os.close(self.sentinel)


class Scene:
    """A supervisor and its two workers."""

    def __init__(self) -> None:
        self.begun: list[Pretended] = []
        self.supervisor = Supervisor(2, self.begin, lambda: None)
        self.running = asyncio.get_running_loop().create_task(self.supervisor.run())

    def begin(self, worker: Worker) -> Any:
        self.begun.append(Pretended(worker))
        return self.begun[-1]

    def now(self, number: int) -> Pretended:
        """The process of a worker."""
        return [process for process in self.begun if process.worker.number == number][-1]

    async def get_ready(self, number: int) -> None:
        self.now(number).say(b"ready name%d\n" % number)
        await until(lambda: number in self.supervisor.ready)

    async def see_end(self, number: int, code: int) -> None:
        self.now(number).end(code)
        before = self.supervisor.processes[number]
        await until(lambda: self.supervisor.processes.get(number) is not before)

    async def ended(self) -> int:
        return await asyncio.wait_for(self.running, PATIENCE)


async def until(is_so: Callable[[], object]) -> None:
    for _ in range(PATIENCE * 200):
        if is_so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it does not happen")


@asynccontextmanager
async def two_workers(ready: bool = True) -> AsyncIterator[Scene]:
    scene = Scene()
    await until(lambda: len(scene.supervisor.links) == 2)
    if ready:
        await scene.get_ready(0)
        await scene.get_ready(1)
    yield scene
    scene.supervisor.stop()
    for number in list(scene.supervisor.processes):
        scene.now(number).end(0)
    await scene.ended()


@pytest.mark.parametrize("code", [0, 1, -signal.SIGTERM, -signal.SIGKILL])
async def test_a_worker_that_ends_is_started_again_however_it_ended(
    code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_workers() as scene:
        await scene.see_end(0, code)
        await until(lambda: len(scene.begun) == 3)
        assert scene.begun[-1].worker.number == 0
        assert f"worker 0 ended ({code})" in caplog.text


async def test_a_worker_that_is_killed_before_it_serves_is_started_again() -> None:
    async with two_workers(ready=False) as scene:
        await scene.see_end(0, -signal.SIGKILL)
        await until(lambda: len(scene.begun) == 3)


@pytest.mark.parametrize("code", [0, 1])
async def test_if_one_gives_up_before_it_serves_all_do(code: int) -> None:
    scene = Scene()
    await until(lambda: len(scene.supervisor.links) == 2)
    await scene.see_end(0, code)
    assert scene.supervisor.is_stopping
    scene.now(1).end(-signal.SIGTERM)
    assert await scene.ended() == 1
    assert len(scene.begun) == 2


async def test_when_the_operator_lets_the_server_go_on_those_that_have_left_come_back() -> None:
    async with two_workers() as scene:
        scene.now(0).say(DRAIN)
        await until(lambda: scene.now(1).has_heard(DRAIN))
        await scene.see_end(0, 0)
        await asyncio.sleep(0.05)
        assert len(scene.begun) == 2, "it is done, and the other is not yet"
        scene.now(1).say(GO_ON)
        await until(lambda: len(scene.begun) == 3)
        await scene.get_ready(0)
        assert not scene.now(0).has_heard(DRAIN)


async def test_a_worker_that_leaves_while_the_server_goes_on_comes_back() -> None:
    async with two_workers() as scene:
        scene.now(0).say(DRAIN)
        scene.now(0).say(GO_ON)
        await until(lambda: scene.now(1).has_heard(DRAIN + GO_ON))
        await scene.see_end(1, 0)
        await until(lambda: len(scene.begun) == 3)


async def test_a_worker_that_is_killed_while_the_server_drains_is_not_started_again() -> None:
    scene = Scene()
    await until(lambda: len(scene.supervisor.links) == 2)
    await scene.get_ready(0)
    await scene.get_ready(1)
    os.kill(os.getpid(), signal.SIGUSR1)
    await until(lambda: scene.now(0).has_heard(DRAIN) and scene.now(1).has_heard(DRAIN))
    await scene.see_end(0, -signal.SIGKILL)
    await asyncio.sleep(0.05)
    scene.now(1).end(0)
    assert await scene.ended() == 0
    assert len(scene.begun) == 2


async def test_who_waits_to_be_started_again_is_not_when_the_server_drains(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_workers() as scene:
        monkeypatch.setattr(supervisor, "SECONDS_UNTIL_RESTART", 60)
        await scene.see_end(0, 1)
        scene.supervisor.drain(True)
        assert scene.supervisor.restarts == {}
        await scene.see_end(1, 0)
        assert await scene.ended() == 0


async def test_a_worker_that_gets_ready_while_the_server_drains_is_told() -> None:
    async with two_workers(ready=False) as scene:
        scene.supervisor.is_draining = True
        await scene.get_ready(0)
        await until(lambda: scene.now(0).has_heard(DRAIN))


def test_a_process_that_starts_does_not_die_of_the_signal_to_drain() -> None:
    received: list[int] = []
    before = signal.signal(signal.SIGUSR1, lambda number, _: received.append(number))
    try:
        with signals_for_the_supervisor():
            started = subprocess.Popen(["sleep", "0.1"])
            signal.raise_signal(signal.SIGUSR1)
            assert not received
        started.send_signal(signal.SIGUSR1)
        assert started.wait(PATIENCE) == 0
        assert received == [signal.SIGUSR1], "but the supervisor hears it, a little later"
    finally:
        signal.signal(signal.SIGUSR1, before)


async def test_the_others_are_told_at_once_who_is_gone() -> None:
    async with two_workers() as scene:
        scene.now(0).say(b'{"last": 1}\n{"half of a message')
        await scene.see_end(0, -signal.SIGKILL)
        await until(lambda: scene.now(1).has_heard(b"gone name0\n"))
        assert scene.now(1).heard == b'{"last": 1}\ngone name0\n', "after all that it told"


async def test_a_long_message_ends_no_link(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_workers() as scene:
        scene.now(0).say(b'"%s"\n' % (b"x" * 70_000))
        await until(lambda: scene.now(1).has_heard(b'x"\n'))
    monkeypatch.setattr(links, "LONGEST_LINE", 1000)
    async with two_workers() as scene:
        scene.now(0).say(b"x" * 3000)
        await asyncio.sleep(0.05)
        scene.now(0).say(b'\n"rain"\n')
        await until(lambda: scene.now(1).has_heard(b'"rain"\n'))
        assert len(scene.begun) == 2


async def test_a_worker_that_hangs_is_killed_and_started_again(caplog: pytest.LogCaptureFixture) -> None:
    async with two_workers() as scene:
        for beat in range(MOST_BEATS_MISSED + 1):
            assert (len(scene.begun), scene.now(0).exitcode) == (2, None)
            scene.now(1).say(ALIVE)
            await until(lambda: scene.supervisor.missed[1] == 0)
            scene.supervisor.kill_hanging()
            assert scene.supervisor.missed[0] == beat + 1
        await until(lambda: len(scene.begun) == 3)
        assert scene.begun[-1].worker.number == 0
        assert "worker 0 hangs" in caplog.text
        assert not scene.now(1).has_heard(ALIVE)


async def test_a_worker_that_fails_again_and_again_waits_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "SECONDS_UNTIL_RESTART", 0.5)
    async with two_workers() as scene:
        waited = []
        for _ in range(8):
            scene.supervisor.restart(0, 1)
            scene.supervisor.restarts.pop(0).cancel()
            waited.append(scene.supervisor.delays[0])
        assert waited == [0.5, 1, 2, 4, 8, 16, 30, 30]
        scene.supervisor.see_ready(0)
        scene.supervisor.restart(0, 1)
        assert scene.supervisor.delays[0] == 0.5


def test_a_worker_says_its_trouble_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise Trouble("serve-port-taken", {"host": "localhost", "port": 80})

    ended: list[int] = []
    monkeypatch.setattr(supervisor, "serve_as_worker", fail)
    monkeypatch.setattr(supervisor, "end_pools", lambda: None)
    monkeypatch.setattr(supervisor, "ignore_signal_to_drain", lambda: None)
    monkeypatch.setattr(os, "_exit", ended.append)
    supervisor.work("en")
    assert ended == [1]
    assert capsys.readouterr().err.strip() == Trouble("serve-port-taken", {"host": "localhost", "port": 80}).say("en")


def test_the_port_of_a_server_that_was_just_stopped_is_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as former:
        port = former.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)) as visitor:
            former.accept()[0].close()  # who closes first keeps the port for a minute
            assert visitor.recv(1) == b""
            with pytest.raises(Trouble) as told:
                bind("127.0.0.1", port, with_others=True)
            assert told.value.message == "serve-port-taken"
    bind("127.0.0.1", port, with_others=True).close()
