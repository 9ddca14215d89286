"""A server of several processes, which share the port; the system distributes connections among them.

The supervisor starts and restarts the workers and relays their messages; it serves no requests itself. When it ends, in
whatever way, they end as well. It knows whether the server is draining (see draining.py): then each worker ends when
its tables are idle, and none is restarted unless the operator cancels.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import active_children, get_context, util
from multiprocessing.context import SpawnProcess
from secrets import token_hex
from typing import Any

from koruna.engine.content import Content
from koruna.engine.errors import Trouble
from koruna.table.config import ServerConfig
from koruna.table.pages.public_address import LISTENS, address_for_others
from koruna.table.peers.worker import ALIVE, DRAIN, GO_ON, GONE, READY, SECONDS_BETWEEN_BEATS, Worker, lines_of, opened
from koruna.table.serve import (
    address_of,
    bind,
    database,
    ignore_signal_to_drain,
    listen,
    make_server,
    port_number,
    print_address,
    run,
)
from koruna.table.server import make_app
from koruna.table.store.store import Store

SECONDS_UNTIL_RESTART = 0.5  # doubled each time that a worker fails to get ready
MOST_SECONDS_UNTIL_RESTART = 30.0
SECONDS_UNTIL_KILLED = 15.0
MOST_BEATS_MISSED = 6  # until a worker counts as hung
MOST_UNSENT = 4_000_000  # bytes buffered for a worker that does not read; more is dropped, and sent again later

log = logging.getLogger("koruna.table")


def serve_by_many(
    host: str, port: str, data: str, open_browser: bool, contents: list[Content], language: str, config: ServerConfig
) -> int:
    """Serve with the configured number of processes, until interrupted."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise Trouble("serve-one-process", {})
    ignore_signal_to_drain()
    listen(host, port_number(port)).close()  # a port in use is reported at once
    url = database(data)
    store = Store(url)
    store.be_the_server()
    with bind(host, port_number(port), with_others=True) as bound:  # reserves the port for the workers
        here, number = bound.getsockname()[:2]
        addresses = address_of(bound), address_for_others(here, number)

        def begin(worker: Worker) -> SpawnProcess:
            arguments = (language, worker, here, number, url, contents, config)
            return get_context("spawn").Process(target=work, args=arguments, name=f"koruna worker {worker.number}")

        supervisor = Supervisor(
            config.workers, begin, lambda: print_address(*addresses, open_browser, language, config)
        )
        try:
            return asyncio.run(supervisor.run())
        finally:
            store.close()


def work(language: str, *arguments: Any) -> None:
    """The main function of a worker process."""
    ignore_signal_to_drain()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1])
    failed = False
    try:
        serve_as_worker(*arguments)
    except Trouble as trouble:
        failed = True
        print(trouble.say(language), file=sys.stderr)
    end_pools()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(int(failed))


def end_pools() -> None:
    """Replaces the clean-up of multiprocessing, which joins the processes of the worker pools and can deadlock. Their
    named semaphores must still be removed."""
    for process in active_children():
        process.kill()
    util._run_finalizers(0)  # type: ignore[attr-defined]


def serve_as_worker(
    worker: Worker, host: str, port: int, database: str, contents: list[Content], config: ServerConfig
) -> None:
    app = make_app(database, contents=contents, config=config, worker=worker)
    app.state[LISTENS] = (host, port)
    bound = listen(host, port, with_others=True)  # only now, or early connections would wait here
    run(make_server(app, config), bound, config)


class Supervisor:
    processes: dict[int, SpawnProcess]  # running workers by number
    links: dict[int, asyncio.StreamWriter]
    restarts: dict[int, asyncio.TimerHandle]  # pending restarts
    delays: dict[int, float]  # the last restart delay of workers that have not been ready since

    def __init__(self, count: int, begin: Callable[[Worker], SpawnProcess], when_ready: Callable[[], None]) -> None:
        self.count = count
        self.begin = begin
        self.when_ready = when_ready
        self.machine = token_hex(4)
        self.processes = {}
        self.links = {}
        self.restarts = {}
        self.delays = {}
        self.missed: dict[int, int] = {}  # heartbeats missed, of workers that are ready
        self.ready: set[int] = set()  # workers that have been ready at least once
        self.has_served = False  # whether all of them have been
        self.is_draining = False
        self.is_stopping = False
        self.failed = False
        self.all_ended = asyncio.Event()
        self.relaying: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop)
        loop.add_signal_handler(signal.SIGUSR1, self.drain, True)
        self.start_missing()
        watching = loop.create_task(self.watch())
        await self.all_ended.wait()
        watching.cancel()
        return int(self.failed)

    def start_missing(self) -> None:
        for number in range(self.count):
            if number not in self.processes and number not in self.restarts:
                self.start(number)

    def start(self, number: int) -> None:
        self.restarts.pop(number, None)
        ours, theirs = socket.socketpair()
        process = self.begin(Worker(self.machine, number, theirs))
        with signals_for_the_supervisor():
            process.start()
        theirs.close()
        self.processes[number] = process
        loop = asyncio.get_running_loop()
        loop.add_reader(process.sentinel, self.see_end, number)
        task = loop.create_task(self.relay(number, ours))
        self.relaying.add(task)
        task.add_done_callback(self.relaying.discard)

    # --- what workers say -------------------------------------------------------------------

    async def relay(self, number: int, link: socket.socket) -> None:
        """Relay a worker's messages to the others, and finally report it gone."""
        reader, writer = await opened(link)
        self.links[number] = writer
        name = b""
        async for line in lines_of(reader):
            if number in self.missed:
                self.missed[number] = 0
            if line.startswith(READY):
                name = line.removeprefix(READY)
                self.see_ready(number)
            elif line in (DRAIN, GO_ON):
                self.drain(line == DRAIN)
            elif line != ALIVE:
                self.send_to_others(number, line)
        writer.close()
        if self.links.get(number) is writer:
            del self.links[number]
            self.missed.pop(number, None)
        if name:
            self.send_to_others(number, GONE + name)

    def send_to_others(self, number: int, line: bytes) -> None:
        for other, link in self.links.items():
            if other != number and link.transport.get_write_buffer_size() < MOST_UNSENT:
                link.write(line)

    def see_ready(self, number: int) -> None:
        self.ready.add(number)
        self.delays.pop(number, None)
        self.missed[number] = 0
        if self.is_draining:
            self.links[number].write(DRAIN)
        if len(self.ready) == self.count and not self.has_served:
            self.has_served = True
            self.when_ready()

    def drain(self, begins: bool) -> None:
        """Start or cancel draining, on a signal or a worker's message. On cancelling, workers that have ended are
        restarted."""
        if begins == self.is_draining or self.is_stopping:
            return
        self.is_draining = begins
        for link in self.links.values():
            link.write(DRAIN if begins else GO_ON)
        if begins:
            self.cancel_restarts()
        else:
            self.start_missing()

    # --- how they end -----------------------------------------------------------------------

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_BEATS)
            self.kill_hanging()

    def kill_hanging(self) -> None:
        """Kill hung workers, which would still get their share of connections. Counts missed heartbeats instead of
        seconds, since the whole machine may have been suspended."""
        for number in self.missed:
            self.missed[number] += 1
            if self.missed[number] > MOST_BEATS_MISSED and number in self.processes:
                log.warning("worker %d hangs and is killed", number)
                self.processes[number].kill()

    def see_end(self, number: int) -> None:
        """A worker has ended. If it exited before it was ever ready, so will all others; if it was killed, perhaps
        not."""
        process = self.processes.pop(number)
        asyncio.get_running_loop().remove_reader(process.sentinel)
        process.join()
        code = process.exitcode or 0
        if self.is_stopping or self.is_draining:
            if code and not self.is_stopping:
                log.warning("worker %d ended (%d), and is not started again: the server drains", number, code)
            self.end_if_all_have()
        elif code >= 0 and number not in self.ready:
            self.failed = True
            self.stop()
        else:
            self.restart(number, code)

    def restart(self, number: int, code: int) -> None:
        before = self.delays.get(number, SECONDS_UNTIL_RESTART / 2)
        delay = self.delays[number] = min(2 * before, MOST_SECONDS_UNTIL_RESTART)
        log.warning("worker %d ended (%d) and is started again in %g s", number, code, delay)
        self.restarts[number] = asyncio.get_running_loop().call_later(delay, self.start, number)

    def cancel_restarts(self) -> None:
        for restart in self.restarts.values():
            restart.cancel()
        self.restarts.clear()
        self.end_if_all_have()

    def end_if_all_have(self) -> None:
        if not self.processes:
            self.all_ended.set()

    def stop(self) -> None:
        if not self.is_stopping:
            self.is_stopping = True
            self.pass_on(signal.SIGTERM)
            asyncio.get_running_loop().call_later(SECONDS_UNTIL_KILLED, self.pass_on, signal.SIGKILL)
        self.cancel_restarts()

    def pass_on(self, number: signal.Signals) -> None:
        for process in self.processes.values():
            if process.pid is not None and process.is_alive():
                os.kill(process.pid, number)


@contextmanager
def signals_for_the_supervisor() -> Iterator[None]:
    """Processes started in here get neither Ctrl-C nor the drain signal until they are ready for them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])  # not ignored: the supervisor gets it a little later
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1])
        signal.signal(signal.SIGINT, before)
