"""A server of several processes: they share the port, and the system gives each connection to one of them.

The supervisor starts them, starts those again that die, and passes on what they tell each other; it serves nothing
itself. When it ends, however that may be, they end as well. A worker that ends by itself has been drained.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from secrets import token_hex
from typing import Any

from koruna.engine.content import Content
from koruna.engine.errors import Trouble
from koruna.table.config import ServerConfig
from koruna.table.pages.public_address import LISTENS, address_for_others
from koruna.table.peers.worker import READY, Worker
from koruna.table.serve import address_of, database, listen, make_server, port_number, run, tell_address
from koruna.table.server import make_app
from koruna.table.store.store import Store

SECONDS_UNTIL_RESTART = 0.5
SECONDS_UNTIL_KILLED = 15.0
MOST_UNSENT = 4_000_000  # bytes for a worker that does not read; what is more is lost, and told again later

log = logging.getLogger("koruna.table")


def serve_by_many(
    host: str, port: str, data: str, open_browser: bool, contents: list[Content], language: str, config: ServerConfig
) -> int:
    """Serve with as many processes as configured, until interrupted."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise Trouble("serve-one-process", {})
    listen(host, port_number(port)).close()  # a port in use is reported at once
    url = database(data)
    store = Store(url)
    store.be_the_server()
    with reserved(host, port_number(port)) as bound:
        here, number = bound.getsockname()[:2]
        addresses = address_of(bound), address_for_others(here, number)

        def begin(worker: Worker) -> SpawnProcess:
            arguments = (worker, here, number, url, contents, config)
            return get_context("spawn").Process(target=work, args=arguments, name=f"koruna worker {worker.number}")

        supervisor = Supervisor(config.workers, begin, lambda: tell_address(*addresses, open_browser, language))
        try:
            return asyncio.run(supervisor.run())
        finally:
            store.close()


def reserved(host: str, port: int) -> socket.socket:
    """A socket that keeps the port for the workers, and takes no connection."""
    bound = socket.socket(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0])
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    bound.bind((host, port))
    return bound


def work(*arguments: Any) -> None:
    """The main function of a worker process. It skips the clean-up of multiprocessing, which joins the processes of the
    worker pools and can deadlock; those end by themselves when this process does (see worker_pool.py)."""
    serve_as_worker(*arguments)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def serve_as_worker(
    worker: Worker, host: str, port: int, database: str, contents: list[Content], config: ServerConfig
) -> None:
    app = make_app(database, contents=contents, config=config, worker=worker)
    app.state[LISTENS] = (host, port)
    bound = listen(host, port, with_others=True)  # not before: who connects would wait, while others could answer
    run(make_server(app, config), bound, config)


class Supervisor:
    processes: dict[int, SpawnProcess]  # by the number of the worker, those that run
    links: dict[int, asyncio.StreamWriter]

    def __init__(self, count: int, begin: Callable[[Worker], SpawnProcess], when_ready: Callable[[], None]) -> None:
        self.count = count
        self.begin = begin
        self.when_ready = when_ready
        self.machine = token_hex(4)
        self.processes = {}
        self.links = {}
        self.ready: set[int] = set()
        self.has_served = False  # whether all of them were ready at some time
        self.is_stopping = False
        self.failed = False
        self.all_ended = asyncio.Event()
        self.relaying: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop)
        loop.add_signal_handler(signal.SIGUSR1, self.pass_on, signal.SIGUSR1)
        for worker in range(self.count):
            self.start(worker)
        await self.all_ended.wait()
        return int(self.failed)

    def start(self, number: int) -> None:
        if self.is_stopping:
            return
        ours, theirs = socket.socketpair()
        process = self.begin(Worker(self.machine, number, theirs))
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the supervisor, until a worker serves
        process.start()
        signal.signal(signal.SIGINT, before)
        theirs.close()
        self.processes[number] = process
        loop = asyncio.get_running_loop()
        loop.add_reader(process.sentinel, self.see_end, number)
        task = loop.create_task(self.relay(number, ours))
        self.relaying.add(task)
        task.add_done_callback(self.relaying.discard)

    async def relay(self, number: int, link: socket.socket) -> None:
        """Pass on what a worker tells the others."""
        reader, writer = await asyncio.open_connection(sock=link)
        self.links[number] = writer
        try:
            while line := await reader.readline():
                if line == READY:
                    self.see_ready(number)
                else:
                    self.tell_others(number, line)
        except ConnectionError:
            pass  # it died, which `see_end` tells
        finally:
            writer.close()
            if self.links.get(number) is writer:
                del self.links[number]

    def tell_others(self, number: int, line: bytes) -> None:
        for other, link in self.links.items():
            if other != number and link.transport.get_write_buffer_size() < MOST_UNSENT:
                link.write(line)

    def see_ready(self, number: int) -> None:
        self.ready.add(number)
        if len(self.ready) == self.count and not self.has_served:
            self.has_served = True
            self.when_ready()

    def see_end(self, number: int) -> None:
        """A worker has ended: it was stopped, it was drained, or it died. If it gave up before it was ready, all will;
        if it was killed, they may not."""
        process = self.processes.pop(number)
        loop = asyncio.get_running_loop()
        loop.remove_reader(process.sentinel)
        process.join()
        if process.exitcode and not self.is_stopping:
            if number in self.ready or process.exitcode < 0:
                log.warning("worker %d died (%s) and is started again", number, process.exitcode)
                loop.call_later(SECONDS_UNTIL_RESTART, self.start, number)
                return
            self.failed = True
            self.stop()
        if not self.processes:
            self.all_ended.set()

    def stop(self) -> None:
        if not self.is_stopping:
            self.is_stopping = True
            self.pass_on(signal.SIGTERM)
            asyncio.get_running_loop().call_later(SECONDS_UNTIL_KILLED, self.pass_on, signal.SIGKILL)
        if not self.processes:
            self.all_ended.set()

    def pass_on(self, number: signal.Signals) -> None:
        for process in self.processes.values():
            if process.pid is not None and process.is_alive():
                os.kill(process.pid, number)
